"""How far a game goes: its longest course and the scores it can end with, found by trying everything, where that is not
too much."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.runtime.backend import DECIDE, OVER, Fault, Position

if TYPE_CHECKING:
    from rulewright.runtime.seating import Seating

POSITIONS = 50_000  # different ones that are looked at before it is given up


class Extent(NamedTuple):
    """Decisions in the longest game; the least and the greatest total of a seat at the end of any, and of all seats
    together."""

    longest: int
    least: int
    greatest: int
    least_sum: int
    greatest_sum: int


class _TooFar(Exception):
    """More positions than are tried, or a game that can go on for ever."""


def extent(seating: Seating) -> Extent | None:
    """The extent of a game; None if there are too many positions or it can come back to one."""
    try:
        start = seating.backend.new(0, True)
        return _from(seating, start, {})
    except (_TooFar, Fault):
        return None


def _from(seating: Seating, start: Position, known: dict[bytes, Extent | None]) -> Extent:
    """Depth first, without recursion: `known` has None for positions that are not left yet."""
    path = [(start, [seating.step(start, raw) for raw in seating.raw_moves(start)])]
    waiting = [list(path[0][1])]
    known[start.to_bytes()] = None
    while path:
        position, nexts = path[-1]
        if position.kind != OVER and waiting[-1]:
            child = waiting[-1].pop()
            key = child.to_bytes()
            if key in known:
                if known[key] is None:
                    raise _TooFar
                continue
            if len(known) >= POSITIONS:
                raise _TooFar
            known[key] = None
            path.append((child, [seating.step(child, raw) for raw in seating.raw_moves(child)]))
            waiting.append(list(path[-1][1]))
            continue
        known[position.to_bytes()] = _here(position, [known[one.to_bytes()] for one in nexts])
        path.pop()
        waiting.pop()
    found = known[start.to_bytes()]
    assert found is not None
    return found


def _here(position: Position, below: list[Extent | None]) -> Extent:
    found = [one for one in below if one is not None]
    if position.kind == OVER or not found:
        totals = [sum(values) for values in zip(*position.scores(), strict=True)] or [0]
        return Extent(0, min(totals), max(totals), sum(totals), sum(totals))
    longest = max(one.longest for one in found) + (position.kind == DECIDE)
    return Extent(
        longest,
        min(one.least for one in found),
        max(one.greatest for one in found),
        min(one.least_sum for one in found),
        max(one.greatest_sum for one in found),
    )
