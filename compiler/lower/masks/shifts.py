"""What lies a step away, for all cells at once: a set of cells moved by as many places as the step takes.

man[a + (1, 1)] == you, for every a
    ->  (the plane of `you`, moved down by 9 places) & (cells with a cell up to their right)

Whether an index is such a step is seen from what it is for each cell, so that it does not matter how it is written.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import Domain, lookup, static_values, table_name
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

DISTANCES = 3  # of one step: more than one where a board wraps around


@dataclass(frozen=True, slots=True)
class Move:
    """By how many places cells are moved, and for which of them that leads to what is wanted."""

    by: low.Expr
    reaching: low.Expr


def moves_of(index: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> tuple[Move, ...] | None:
    """How to move a set of values, so that x is in it where the index made of x was; none if the index is no step."""
    if isinstance(index, ir.Local) or index.type != item or not module.uses("shifts"):
        return None
    if not module.facts.is_static(index):
        return None
    size, base = size_of(item, module), base_of(item)
    others = [number for number in free_slots(index) if number != slot]
    members = Domain(tuple(range(base, base + size)), low.ZERO)
    found = static_values(index, others, (slot, members), scope, module)
    if found is None:
        return None
    values, place = found
    ways = [_distances(values[start : start + size], base) for start in range(0, len(values), size)]
    if len(ways) == 1 and len(ways[0]) <= DISTANCES:
        return tuple(Move(low.Const(by), _mask([mask], low.ZERO, item, scope, module)) for by, mask in ways[0].items())
    if any(len(way) > 1 for way in ways):
        return None
    by = lookup([next(iter(way), 0) for way in ways], ir.Number(-size, size), place, module, table_name("moved", scope))
    masks = [next(iter(way.values()), 0) for way in ways]
    return (Move(by, _mask(masks, place, item, scope, module)),)


def _mask(masks: list[int], place: low.Expr, item: ir.Type, scope: Scope, module: Module) -> low.Expr:
    return lookup(masks, ir.SetOf(item), place, module, table_name("reaching", scope))


def _distances(values: list[int], base: int) -> dict[int, int]:
    """Which places (as a mask) lead how far."""
    found: dict[int, int] = {}
    for place, value in enumerate(values):
        if value != 0:
            by = value - base - place
            found[by] = found.get(by, 0) | 1 << place
    return found


def moved(value: low.Expr, moves: tuple[Move, ...] | None, item: ir.Type, module: Module) -> low.Expr:
    """The values whose index is in a set; the set itself if there is no step."""
    if moves is None:
        return value
    found: low.Expr | None = None
    for move in moves:
        part = sets.both(_by(value, move.by, item, module), move.reaching, item, module)
        found = part if found is None else sets.either(found, part, item, module)
    return sets.empty(item, module) if found is None else found


def _by(value: low.Expr, by: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    if set_words(item, module) == 1 and isinstance(by, low.Const):
        return value >> by if by.value > 0 else value << -by.value if by.value < 0 else value
    return low.call(sets.call("moved", item, module), value, -by)
