"""`rulewright bench GAME --beside OTHER`: what a change of the rules costs.

Both play random games with the same seeds, in pairs of slices that take turns to be first. Each pair gives a ratio of
times; their median is told with the interval in which the true median lies, 19 times out of 20, however noisy the
machine.
"""

from __future__ import annotations

import math
import time
from statistics import median
from typing import Any, NamedTuple

import rulewright
from rulewright.bench.playouts import Echo, setup_of
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.runtime.game import Game

SLICE = 0.1  # seconds: short, so that a machine changes little while a pair is measured
FEWEST = 11  # pairs


class Pair(NamedTuple):
    """Seconds of one slice of each, and whether the games had the same lengths."""

    one: float
    other: float
    same: bool


def run_beside(
    one: str, other: str, players: int | None, seconds: float, echo: Echo, limit: int = MAX_DECISIONS
) -> dict[str, Any]:
    """Measure a game beside another for about `seconds`."""
    games = [rulewright.load(name) for name in (one, other)]
    players = players or setup_of(one).players
    count = min(_calibrated(game, players, limit) for game in games)
    pairs: list[Pair] = []
    begin = time.monotonic()
    while len(pairs) < FEWEST or time.monotonic() - begin < seconds:
        pairs.append(_pair(games, players, count, len(pairs), limit))
    low, middle, high = _median_within([pair.other / pair.one for pair in pairs])
    same = all(pair.same for pair in pairs)
    echo(
        f"{one} is {middle:.3f} × as fast as {other} (between {low:.3f} and {high:.3f}; {len(pairs)} pairs of {count}"
        " playouts)."
    )
    if not same:
        echo("The games they played differ in length, so this compares the whole games, not the same decisions.")
    return {
        "game": one,
        "beside": other,
        "players": players,
        "pairs": len(pairs),
        "playouts": count,
        "same_games": same,
        "ratio": round(middle, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _calibrated(game: Game, players: int | None, limit: int) -> int:
    """How many playouts fill a slice."""
    _timed(game, players, 1, 0, limit)  # builds the module
    count = 1
    while True:
        seconds, _ = _timed(game, players, count, 0, limit)
        if seconds >= SLICE / 4:
            return max(1, round(count * SLICE / seconds))
        count *= 4


def _timed(game: Game, players: int | None, count: int, seed: int, limit: int) -> tuple[float, list[int]]:
    begin = time.process_time()
    lengths = game.playouts(count, seed=seed, threads=1, players=players, max_decisions=limit).lengths
    return time.process_time() - begin, list(lengths)


def _pair(games: list[Game], players: int | None, count: int, number: int, limit: int) -> Pair:
    order = (0, 1) if number % 2 == 0 else (1, 0)
    found = {place: _timed(games[place], players, count, number, limit) for place in order}
    return Pair(found[0][0], found[1][0], found[0][1] == found[1][1])


def _median_within(ratios: list[float]) -> tuple[float, float, float]:
    """The median, between the two values among which the true one lies 19 times out of 20 (sign test)."""
    ordered = sorted(ratios)
    reach = math.ceil(0.98 * math.sqrt(len(ordered)))
    below = max(0, len(ordered) // 2 - reach)
    return ordered[below], median(ordered), ordered[len(ordered) - 1 - below]
