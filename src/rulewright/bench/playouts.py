"""How fast games are: compiled random playouts beside OpenSpiel's, beside C written by hand, beside the interpreter.

Everything runs on one thread and in turns: a slice of ours, a slice of each other, and so on round after round, so that
a busy machine slows all of them alike. Time is processor time; a rate is the median over the rounds, and so is a ratio,
which is taken within each round. Moves are decisions; what chance does is not counted. Ratios are of moves per second:
2.0 means that ours makes twice as many.
Games that OpenSpiel does not have are measured beside its Connect Four, the unit.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import rulewright
from rulewright import library
from rulewright.compiler.native.build import NoCompiler, find_toolchain
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.second_opinion import openspiel_game

ROUNDS = 15
UNIT_GAME = "connect_four"
OPENSPIEL = {
    "tic_tac_toe": "tic_tac_toe",
    "connect_four": "connect_four",
    "hex": "hex",
    "othello": "othello",
    "breakthrough": "breakthrough",
    "chess": "chess",
    "kuhn_poker": "kuhn_poker",
    "leduc_poker": "leduc_poker",
    "pig": "pig(horizon=100000)",
    "mancala": "mancala",
    "gomoku": "gomoku",
    "nine_mens_morris": "nine_mens_morris",
    "checkers": "checkers",
    "amazons": "amazons",
    "y": "y(board_size=11)",
    "liars_dice": "liars_dice",
    "goofspiel": "turn_based_simultaneous_game(game=goofspiel(num_cards=13))",
    "hearts": "hearts",
    "go": "go(board_size=9)",
    "backgammon": "backgammon",
}
MEASUREMENTS = (
    "search",
    "faces",
    "scale",
    "strength",
    "studio",
)  # those that are not games: NAME.py has run_NAME
WITHOUT_OPENSPIEL = "OpenSpiel is not installed, so its columns stay empty; to compare: pip install open_spiel"
BENCHMARKS = Path(__file__).resolve().parents[3] / "benchmarks"

Echo = Callable[[str], None]


class Setup(NamedTuple):
    """How a game is measured: seats (the fewest it has if none are named) and options other than the usual ones."""

    players: int | None = None
    options: dict[str, Any] = {}  # noqa: RUF012 - never written


SETUPS = {
    "fjords": Setup(2, {"rounds": 1, "extra_cap": 0}),  # one round, ties stand
    "new_world": Setup(2),
    "dorfromantik": Setup(1),
    "reykholt": Setup(4),
    "fields_of_green": Setup(4),
}


def setup_of(name: str) -> Setup:
    """How a game is measured."""
    return SETUPS.get(name, Setup())


class Slice(NamedTuple):
    """What one contender did in one slice."""

    playouts: float
    moves: float
    seconds: float


Contender = Callable[[int, int], Slice]  # (playouts, seed) -> what was done


@dataclass
class Track:
    """A contender, how many playouts fill a slice, and its rates so far. `only` is a playout that took as long as all
    slices were to take: no other is played."""

    run: Contender
    count: int = 1
    seed: int = 1
    only: Slice | None = None
    playouts: list[float] = field(default_factory=list)  # a second, round by round
    moves: list[float] = field(default_factory=list)

    def calibrate(self, seconds: float) -> None:
        """Find how many playouts take about `seconds`."""
        while True:
            done = self.run(self.count, self.seed)
            if self.count == 1 and done.seconds >= seconds * ROUNDS:
                self.only = done
            if done.seconds >= seconds / 4 or self.count >= 1 << 24:
                self.count = max(1, round(self.count * seconds / max(done.seconds, 1e-6)))
                return
            self.count *= 4

    def measure(self) -> None:
        """Run one slice."""
        self.seed += 1
        done = self.only or self.run(self.count, self.seed)
        self.playouts.append(done.playouts / done.seconds)
        self.moves.append(done.moves / done.seconds)

    @property
    def playouts_per_second(self) -> float:
        return median(self.playouts)

    @property
    def moves_per_second(self) -> float:
        return median(self.moves)


def _beside(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast, round by round."""
    return round(median(one / other for one, other in zip(ours, theirs, strict=True)), 3)


# ---------------------------------------------------------------- contenders


def our_playouts(game: rulewright.Game, players: int | None, limit: int = MAX_DECISIONS) -> Contender:
    """Random playouts of a loaded game, on whichever backend it has."""

    def run(count: int, seed: int) -> Slice:
        begin = time.process_time()
        result = game.playouts(count, seed=seed, threads=1, players=players, max_decisions=limit)
        seconds = time.process_time() - begin
        return Slice(count, float(sum(result.lengths)), seconds)

    return run


def openspiel_rollouts(theirs: str, mean_length: float) -> Contender:
    """OpenSpiel's rollouts in C++: one simulation of its tree search, whose evaluator plays `count` whole games."""
    game = openspiel_game(theirs)
    import pyspiel

    start = game.new_initial_state()
    while start.is_chance_node():  # the search begins at a decision; later chance is part of the rollouts
        start.apply_action(start.legal_actions()[0])

    def run(count: int, seed: int) -> Slice:
        evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, seed, False)
        begin = time.process_time()
        bot.step(start)
        seconds = time.process_time() - begin
        return Slice(count, count * mean_length, seconds)

    return run


def c_playouts(program: Path) -> Contender:
    """A program of `benchmarks/`, which takes its own time."""

    def run(count: int, seed: int) -> Slice:
        done = subprocess.run([str(program), str(count), str(seed)], capture_output=True, text=True, check=True)
        playouts, moves, seconds = done.stdout.split()
        return Slice(float(playouts), float(moves), float(seconds))

    return run


def build_c(name: str, folder: Path) -> Path | None:
    """The hand-written C of a game, built; None where there is none, or nothing to build it with."""
    source = BENCHMARKS / f"{name}.c"
    if not source.exists():
        return None
    try:
        tools = find_toolchain()
    except NoCompiler:
        return None
    target = folder / name
    done = subprocess.run([*tools.command, "-O3", "-march=native", "-o", str(target), str(source)], check=False)
    return target if done.returncode == 0 else None


# ---------------------------------------------------------------- compiling and loading

LOADING = """
import json, sys, time
import rulewright
begin = time.perf_counter()
players, options = json.loads(sys.argv[2])
rulewright.load(sys.argv[1], backend="compiled", **options).new(players, seed=1)
print(time.perf_counter() - begin)
"""


def load_seconds(name: str, cache: str) -> float:
    """How long a fresh process takes from `load` to the first position, with this cache folder."""
    environment = {**os.environ, "RULEWRIGHT_CACHE": cache, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", LOADING, name, json.dumps(setup_of(name))],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return float(done.stdout)


def loading_times(name: str) -> tuple[float, float]:
    """Seconds of a cold compile, and milliseconds of a warm load."""
    with tempfile.TemporaryDirectory(prefix="rulewright-bench-") as cache:
        cold = load_seconds(name, cache)
        return cold, 1000 * min(load_seconds(name, cache) for _ in range(3))


# ---------------------------------------------------------------- one game, all games


def bench_game(
    name: str, seconds: float, folder: Path, limit: int = MAX_DECISIONS, theirs: str | None = None
) -> tuple[dict[str, Any], Track | None]:
    """The line of one game, and the track of the unit if it took part; `theirs` is the same game of OpenSpiel's."""
    theirs = theirs or OPENSPIEL.get(name)
    players, options = setup_of(name)
    game = rulewright.load(name, **options)
    compiled = game.seating(players).kind == "compiled"
    tracks = {"ours": Track(our_playouts(game, players, limit))}
    if theirs and find_spec("pyspiel"):
        trial = game.playouts(2000 if compiled else 20, seed=1, threads=1, max_decisions=limit)
        tracks["openspiel"] = Track(openspiel_rollouts(theirs, sum(trial.lengths) / len(trial.lengths)))
    elif find_spec("pyspiel"):
        tracks["unit"] = unit_track()
    if program := build_c(name, folder):
        tracks["c"] = Track(c_playouts(program))
    if compiled:
        tracks["reference"] = Track(our_playouts(rulewright.load(name, backend="reference", **options), players, limit))
    for track in tracks.values():
        track.calibrate(seconds / ROUNDS / len(tracks))
    for _ in range(ROUNDS):
        for track in tracks.values():
            track.measure()
    compile_s, load_ms = loading_times(name) if compiled else (None, None)
    line = line_of(tracks, len(bytes(game.new(players, seed=1))), compile_s, load_ms)
    return line, tracks.get("openspiel" if name == UNIT_GAME else "unit")


def line_of(
    tracks: dict[str, Track], state_bytes: int, compile_s: float | None, load_ms: float | None
) -> dict[str, Any]:
    """The JSON of one game."""
    ours = tracks["ours"]

    def ratio(other: str) -> float | None:
        return _beside(ours.moves, tracks[other].moves) if other in tracks else None

    return {
        "playouts_per_s": round(ours.playouts_per_second),
        "moves_per_s": round(ours.moves_per_second),
        "openspiel_ratio": ratio("openspiel"),
        "c_ratio": ratio("c"),
        "reference_ratio": ratio("reference"),
        "unit_playouts_ratio": _beside(ours.playouts, tracks["unit"].playouts) if "unit" in tracks else None,
        "unit_moves_ratio": ratio("unit"),
        "state_bytes": state_bytes,
        "compile_s": compile_s and round(compile_s, 2),
        "load_ms": load_ms and round(load_ms, 1),
    }


def run_bench(
    games: Sequence[str], seconds: float, echo: Echo, limit: int = MAX_DECISIONS, theirs: str | None = None
) -> dict[str, Any]:
    """Measure games (all shipped ones if none is named), each for about `seconds`; what to read goes to `echo`."""
    chosen = list(games) or list(library.shipped())
    for name in chosen:
        library.find(name)  # a wrong name is told before anything is measured
    openspiel = find_spec("pyspiel") is not None
    if not openspiel:
        echo(WITHOUT_OPENSPIEL)
    lines: dict[str, Any] = {}
    units: list[Track] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rulewright-bench-")))
        echo(HEADING)
        for name in chosen:
            lines[name], unit = bench_game(name, seconds, folder, limit, theirs)
            echo(row_of(name, lines[name]))
            units += [unit] if unit else []
        if not units and openspiel:
            units = [unit_alone(seconds)]
    return {
        "unit": {
            "openspiel_connect_four_playouts_per_s": _middle([rate for unit in units for rate in unit.playouts]),
            "openspiel_connect_four_moves_per_s": _middle([rate for unit in units for rate in unit.moves]),
        },
        "games": lines,
    }


def _middle(rates: list[float]) -> int | None:
    return round(median(rates)) if rates else None


def unit_track() -> Track:
    """OpenSpiel's Connect Four, by which games that OpenSpiel does not have are measured."""
    trial = rulewright.load(UNIT_GAME).playouts(500, seed=1, threads=1)
    return Track(openspiel_rollouts(OPENSPIEL[UNIT_GAME], sum(trial.lengths) / len(trial.lengths)))


def unit_alone(seconds: float) -> Track:
    """The same, when that game was not among those asked for."""
    track = unit_track()
    track.calibrate(seconds / ROUNDS / 4)
    for _ in range(ROUNDS):
        track.measure()
    return track


# ---------------------------------------------------------------- the table

COLUMNS = ("game", "playouts/s", "moves/s", "× OpenSpiel", "× unit", "× C", "× reference", "bytes", "compile", "load")
WIDTHS = (22, 12, 14, 12, 15, 8, 12, 7, 9, 9)


def _aligned(cells: Iterable[str]) -> str:
    first, *rest = cells
    return first.ljust(WIDTHS[0]) + "".join(cell.rjust(width) for cell, width in zip(rest, WIDTHS[1:], strict=True))


HEADING = f"{_aligned(COLUMNS)}\n{'─' * sum(WIDTHS)}"


def row_of(name: str, line: dict[str, Any]) -> str:
    """One line of the table; playouts and moves beside those of the unit, if it took part."""

    def shown(key: str, form: str, unit: str = "") -> str:
        return "–" if line[key] is None else format(line[key], form) + unit

    playouts, moves = line["unit_playouts_ratio"], line["unit_moves_ratio"]
    return _aligned(
        (
            name,
            shown("playouts_per_s", ",d"),
            shown("moves_per_s", ",d"),
            shown("openspiel_ratio", ".2f"),
            "–" if moves is None else f"{playouts:.3f}, {moves:.2f}",
            shown("c_ratio", ".3f"),
            shown("reference_ratio", ",.0f"),
            shown("state_bytes", "d"),
            shown("compile_s", ".1f", " s"),
            shown("load_ms", ".0f", " ms"),
        )
    )
