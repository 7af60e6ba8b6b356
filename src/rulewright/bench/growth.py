"""What `rulewright bench --report` measures besides: how speed changes with the board and the seats, and what each pass
brings."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import rulewright
from rulewright.bench.playouts import ROUNDS, Contender, Echo, Slice, Track, our_playouts, setup_of
from rulewright.compiler.native.build import build_text
from rulewright.compiler.passes import ALL, chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime.backend import MAX_DECISIONS, Backend

DEAR = ("connect_four", "othello", "new_world")  # games whose passes are left out one by one, if none are named
SHORTEST = 0.03  # seconds of a slice


class Family(NamedTuple):
    """A game that can be had in several sizes: the option that says it, or the seats."""

    game: str
    option: str | None
    sizes: tuple[int, ...]


FAMILIES = (
    Family("hex", "size", (3, 5, 7, 11, 15, 19)),
    Family("gomoku", "size", (5, 7, 9, 11, 15, 19)),
    Family("go", "size", (5, 7, 9, 13, 19)),
    Family("reykholt", None, (2, 3, 4)),
    Family("fields_of_green", None, (2, 3, 4)),
)


def run_growth(games: list[str], seconds: float, echo: Echo, limit: int = MAX_DECISIONS) -> list[dict[str, Any]]:
    """Moves per second of each family among the games, size by size, measured in turns."""
    found = []
    for family in FAMILIES:
        if family.game not in games:
            continue
        echo(f"{family.game}: {', '.join(map(str, family.sizes))} {family.option or 'players'}")
        tracks = {size: Track(_of_size(family, size, limit)) for size in family.sizes}
        _measure(list(tracks.values()), seconds)
        rates = {size: round(track.moves_per_second) for size, track in tracks.items()}
        found.append({"game": family.game, "grows": family.option or "players", "moves_per_s": rates})
    return found


def _of_size(family: Family, size: int, limit: int) -> Contender:
    if family.option is None:
        return our_playouts(rulewright.load(family.game), size, limit)
    options: dict[str, Any] = {family.option: size}
    return our_playouts(rulewright.load(family.game, **options), None, limit)


def run_passes(
    games: list[str], seconds: float, echo: Echo, limit: int = MAX_DECISIONS, among: tuple[str, ...] = ALL
) -> dict[str, dict[str, float]]:
    """For each game and pass: moves per second with all passes, by moves per second without this one."""
    return {name: _passes_of(name, seconds, echo, limit, among) for name in games}


def _passes_of(name: str, seconds: float, echo: Echo, limit: int, among: tuple[str, ...]) -> dict[str, float]:
    players, options = setup_of(name)
    program = rulewright.load(name, **options).seating(players).program
    whole, brought, tracks = program_to_text(program, chosen()), {}, {}
    for one in among:
        text = program_to_text(program, chosen((one,)))
        if text == whole:  # it finds nothing to do in this game
            brought[one] = 1.0
        else:
            echo(f"{name} without {one}")
            tracks[one] = Track(_plain_playouts(build_text(text, program.name).Backend(), limit))
    with_all = Track(_plain_playouts(build_text(whole, program.name).Backend(), limit))
    _measure([with_all, *tracks.values()], seconds)
    for one, track in tracks.items():
        brought[one] = round(with_all.moves_per_second / track.moves_per_second, 3)
    return {one: brought[one] for one in among}


def _plain_playouts(backend: Backend, limit: int) -> Contender:
    def run(count: int, seed: int) -> Slice:
        begin = time.process_time()
        lengths = backend.playouts(count, seed, 1, False, limit).lengths
        return Slice(count, float(sum(lengths)), time.process_time() - begin)

    return run


def _measure(tracks: list[Track], seconds: float) -> None:
    """All in turns, so that a busy machine slows them alike; a slice is never so short that its beginning counts."""
    for track in tracks:
        track.run(1, 1)  # not measured: what a module touches for the first time is slow
        track.calibrate(max(SHORTEST, seconds / ROUNDS / len(tracks)))
    for _ in range(ROUNDS):
        for track in tracks:
            track.measure()
