"""Two executions, one meaning: random games on the reference backend and on compiled modules, passes on and off.

At every step: the same kind of position, the same player, the same decision, the same moves in the same order, the same
bytes; at the end the same winners and scores; and from one seed the same chance.
"""

from __future__ import annotations

import random
from itertools import product
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, NamedTuple

import pytest
from scale import is_long, scaled

import rulewright as rw
from rulewright import library
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Position
from rulewright.runtime.interpret import ReferenceBackend

GAMES, GAMES_OF_A_VARIANT = 200, 50
LARGE = (
    "dorfromantik",
    "fields_of_green",
    "fjords",
    "new_world",
    "reykholt",
)  # see test_options_agree.py; here with --long
SLOW = ("amazons", "backgammon", "checkers", "chess", "hearts", "nine_mens_morris")  # on the reference backend
MIDDLING = ("draughts", "go", "gomoku", "goofspiel", "mancala", "y")
FEWER = {**dict.fromkeys((*LARGE, *SLOW), 4), **dict.fromkeys(MIDDLING, 20)}
PLAIN, PLAIN_GAMES = "plain reference", 2  # the interpreter without shortcuts is slow
PLAIN_STEPS = {"new_world": 12}  # of a large game, in the suite; of the others:
USUAL_STEPS = 40
BATCHES = 2  # the games are shared out, so that two processes can work on them
SETTINGS: dict[str, tuple[dict[str, Any], ...]] = {  # played in turn; the reference backend is quick on small boards
    "hex": ({}, {"size": 5, "pie_rule": True}),
    "go": ({"size": 3}, {"size": 4, "ko": "simple"}),
    "gomoku": ({"size": 6, "run": 4},),
    "y": ({"size": 5},),
    "misere_hex": ({"size": 4},),
    "connect_four": ({}, {"columns": 4, "rows": 3}),
    "breakthrough": ({}, {"columns": 5, "rows": 6}),
    "chess": (
        {"quiet_moves": 4},
    ),  # so that games are short: with the usual fifty moves they are played beside OpenSpiel
    "king_of_the_hill": ({"quiet_moves": 4},),
    "los_alamos_chess": ({"quiet_moves": 4},),
    "no_castling_chess": ({"quiet_moves": 4},),
    "straight_breakthrough": ({"columns": 3, "rows": 5},),
}


class Contender(NamedTuple):
    """A way to carry out the game."""

    name: str
    backend: Any


def contenders(name: str, options: dict[str, Any]) -> list[Contender]:
    """The plain reference, the usual one, and the compiled one with the passes and without."""
    ways = [("reference", True), ("compiled", True), ("compiled", False)]
    return [plain_reference(name, options)] + [
        Contender(
            backend if passes else f"{backend} without passes",
            rw.load(name, backend=backend, passes=passes, **options).seating().backend,
        )
        for backend, passes in ways
    ]


def plain_reference(name: str, options: dict[str, Any]) -> Contender:
    """The meaning and nothing else."""
    program = rw.load(name, backend="reference", **options).seating().program
    return Contender(PLAIN, ReferenceBackend(program, plain=True))


def names() -> list[str]:
    """All games and their variants; the large ones only in the long mode."""
    games = sorted(
        path.stem for ending in ("game", "variant") for path in library.shipped_folder().glob(f"*/*.{ending}")
    )
    return [name for name in games if base_of(name) not in LARGE or is_long()]


def base_of(name: str) -> str:
    """The game that a game or variant is, or is a variant of: the name of its folder."""
    return library.find(name).parent.name


def games_of(name: str) -> int:
    """How many games are played."""
    base = base_of(name)
    return FEWER.get(base, GAMES if name == base else GAMES_OF_A_VARIANT)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", names())
def test_backends_agree(name: str, batch: int) -> None:
    machines = [contenders(name, options) for options in SETTINGS.get(name, ({},))]
    for seed in range(batch, scaled(games_of(name)), BATCHES):
        playing = machines[seed // BATCHES % len(machines)]
        compare_game([one for one in playing if one.name != PLAIN or seed < PLAIN_GAMES], seed)


@pytest.mark.parametrize("name", LARGE)
def test_shortcuts_change_nothing_in_large_games(name: str) -> None:
    """What the compiled modules are held against in test_options_agree.py is what the plain interpreter tells."""
    usual = Contender("reference", rw.load(name, backend="reference").seating().backend)
    for seed in range(PLAIN_GAMES):
        compare_game([plain_reference(name, {}), usual], seed, scaled(PLAIN_STEPS.get(name, USUAL_STEPS)))


def compare_game(machines: list[Contender], seed: int, steps: int | None = None) -> None:
    """One random game on all machines, or its first steps; chance is sampled in even games and forced in odd ones."""
    choose = random.Random(seed)
    explicit = seed % 2 == 1
    positions = [machine.backend.new(seed, explicit) for machine in machines]
    played: list[Any] = []
    while True:
        compare_positions(machines, positions, f"game {seed} after {played}")
        leader = positions[0]
        if leader.kind == OVER or len(played) == steps:
            return
        if leader.kind == CHANCE:
            value, _ = choose.choice(leader.outcomes())
            played.append(value)
            for position in positions:
                position.play_chance(value)
        else:
            move = choose.choice(leader.moves())
            played.append(move)
            for position in positions:
                position.play(move)


def compare_positions(machines: list[Contender], positions: list[Position], where: str) -> None:
    """All positions must tell the same."""
    expected = told_by(positions[0])
    for machine, position in zip(machines[1:], positions[1:], strict=True):
        assert told_by(position) == expected, f"{machine.name} and {machines[0].name} differ in {where}"


def told_by(position: Position) -> dict[str, Any]:
    """Everything a position tells."""
    told: dict[str, Any] = {
        "kind": position.kind,
        "actor": position.actor,
        "decision": position.decision,
        "point": position.point,
        "chance events": position.counter,
        "bytes": position.to_bytes(),
        "scores": position.scores(),
    }
    if position.kind == DECIDE:
        told["moves"] = position.moves()
        assert position.is_legal(told["moves"][0]) and position.is_legal(told["moves"][-1])
    elif position.kind == CHANCE:
        told["outcomes"] = position.outcomes()
    else:
        told["winners"] = position.winners()
    return told


# ---------------------------------------------------------------- random play by the backends themselves


def drawn_by() -> list[tuple[str, str]]:
    """Games and backends. On the reference few games of a slow one would show nothing."""
    ways = [
        *product(names(), ["reference", "compiled"]),
        *(() if is_long() else ((name, "compiled") for name in LARGE)),
    ]
    return [
        (name, backend) for name, backend in ways if backend == "compiled" or is_long() or base_of(name) not in FEWER
    ]


@pytest.mark.parametrize(("name", "backend"), drawn_by())
def test_playouts_are_uniform(name: str, backend: str) -> None:
    """Playouts sample moves without listing them; on average they must look like choosing from the list."""
    game = rw.load(name, backend=backend, **SETTINGS.get(name, ({},))[-1])
    quick = backend == "compiled"
    if base_of(name) in FEWER:
        many, few = (400, 100) if quick else (5, 5)
    else:
        many, few = (5000, 300) if quick else (20, 20)
    result = game.playouts(many, seed=3, threads=1)
    listed = [play_from_list(game.seating().backend, seed) for seed in range(few)]
    assert_alike([float(length) for length in result.lengths], [float(length) for length, _ in listed])
    wins = [float(0 in winners) for winners in result.winners]
    assert_alike(wins, [float(won) for _, won in listed])


def play_from_list(backend: Any, seed: int) -> tuple[int, bool]:
    """One game by choosing from the list of moves: how many decisions it had, and whether seat 0 won."""
    choose = random.Random(seed)
    position = backend.new(seed, False)
    length = 0
    while position.kind != OVER:
        position.play(choose.choice(position.moves()))
        length += 1
    return length, bool(position.winners() & 1)


def assert_alike(first: list[float], second: list[float]) -> None:
    """Two samples of one distribution: their means differ by less than five times the error of the difference."""
    error = sqrt(pvariance(first) / len(first) + pvariance(second) / len(second))
    assert abs(fmean(first) - fmean(second)) <= 5 * error + 1e-9


@pytest.mark.parametrize("name", sorted({*names(), *LARGE}))
def test_threads_change_nothing(name: str) -> None:
    game = rw.load(name, **SETTINGS.get(name, ({},))[-1])
    alone, shared = (game.playouts(40, seed=5, threads=threads) for threads in (1, 2))
    assert list(alone.lengths) == list(shared.lengths)
    assert alone.winners == shared.winners
