"""What lies a step away, for all cells at once: a set of cells moved by as many places as the step takes.

man[a + (1, 1)] == you, for every a
    ->  (the plane of `you`, moved down by 9 places) & (cells with a cell up to their right)

any(n in a.neighbours: man[n] == you), for every a
    ->  the plane of `you` moved to each side, all of it together

Whether an index is such a step is seen from what it is for each cell, so that it does not matter how it is written.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.masks.every import Every
from rulewright.compiler.lower.tables import lookup, table_name
from rulewright.compiler.lower.types import set_words
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, bits_of

DISTANCES = 3  # of one step: more than one where a board wraps around
AROUND = 32  # words that are moved for all distances to the cells of a set


@dataclass(frozen=True, slots=True)
class Shift:
    """By how many places cells are moved, and for which of them that leads to what is wanted."""

    by: low.Expr
    reaching: low.Expr


def shifts_of(index: ir.Expr, every: Every) -> tuple[Shift, ...] | None:
    """How to move a set of values, so that x is in it where the index made of x was; none if the index is no step."""
    module, size = every.module, every.size
    if isinstance(index, ir.Local) or index.type != every.item or not module.uses("shifts"):
        return None
    found = every.rows(index) if module.facts.is_static(index) else None
    if found is None:
        return None
    rows, place = found
    ways = [_distances(row, base_of(every.item)) for row in rows]
    if len(ways) == 1 and len(ways[0]) <= DISTANCES:
        told = ways[0].items()
        return tuple(Shift(low.Const(by), every.looked_up([mask], low.ZERO, "reaching")) for by, mask in told)
    if any(len(way) > 1 for way in ways):
        return None
    distances, name = [next(iter(way), 0) for way in ways], table_name("moved", every.scope)
    by = lookup(distances, ir.Number(-size, size), place, module, name)
    return (Shift(by, every.looked_up([next(iter(way.values()), 0) for way in ways], place, "reaching")),)


def shifts_among(source: ir.Expr, every: Every) -> tuple[Shift, ...] | None:
    """How to move a set of cells, so that x is in one of what comes of it where a cell of the source made of x was."""
    module = every.module
    if source.type != ir.SetOf(every.item) or not module.uses("shifts") or not module.facts.is_static(source):
        return None
    found = every.rows(source)
    if found is None or len(found[0]) > 1:
        return None
    told: dict[int, int] = {}
    for place, members in enumerate(found[0][0]):
        for member in bits_of(members):
            told[member - place] = told.get(member - place, 0) | 1 << place
    if not 0 < len(told) * every.words <= AROUND:
        return None
    return tuple(Shift(low.Const(by), every.looked_up([mask], low.ZERO, "reaching")) for by, mask in told.items())


def _distances(values: list[int], base: int) -> dict[int, int]:
    """Which places (as a mask) lead how far."""
    found: dict[int, int] = {}
    for place, value in enumerate(values):
        if value != 0:
            by = value - base - place
            found[by] = found.get(by, 0) | 1 << place
    return found


def moved(value: low.Expr, shifts: tuple[Shift, ...] | None, every: Every) -> low.Expr:
    """The values whose index is in a set; the set itself if there is no step."""
    if shifts is None:
        return value
    found: low.Expr | None = None
    for shift in shifts:
        part = every.both(_by(value, shift.by, every), shift.reaching)
        found = part if found is None else every.either(found, part)
    return every.empty if found is None else found


def _by(value: low.Expr, by: low.Expr, every: Every) -> low.Expr:
    if set_words(every.item, every.module) == 1 and isinstance(by, low.Const):
        return value >> by if by.value > 0 else value << -by.value if by.value < 0 else value
    return low.call(sets.call("moved", every.item, every.module), value, -by)
