"""What lies along a ray, for all cells at once: sets of cells moved step by step.

any(c in ray(a, north) while disc[c] == other: goal[c]), for every a
    ->  rw_along(goal, discs of the other, one row, …)
disc[first(c in ray(a, north) where c not in run)] == you, for every a
    ->  rw_along(discs of yours, not the run's, one row, …)

The ray must be one step, the same from every cell, after the other: that is seen from its cells, not from how it is
written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compiler.analyse.conditions import YES, opposite
from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.masks.every import Every
from rulewright.compiler.lower.types import constant
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

Masks = Callable[[ir.Expr, int], low.Expr | None]  # the cells for which a condition on a slot holds


@dataclass(frozen=True, slots=True)
class Walk:
    """Rays of one step: by how many places it leads, from which cells, and how often at most."""

    by: int
    reaching: int
    longest: int


def along(condition: ir.Expr, every: Every, masks: Masks) -> low.Expr | None:
    """The cells for which a condition on what lies along a ray from them holds; None if it is no such condition."""
    if not every.module.uses("rays"):
        return None
    match condition:
        case ir.Fold("any", (gen,), value) if value is not None:
            walk = _walk(gen, every)
            return None if walk is None else _met(walk, gen, value, every, masks)
        case ir.Op("eq", (ir.Read(index=(ir.Fold("first", (gen,), ir.Local(found)) as first,)) as element, value)):
            if found != gen.slot or every.are_in(value):
                return None
            if isinstance(value.type, ir.Number) or not every.module.is_some(value, every.scope):
                return None  # none is not none's disc
            walk = _walk(gen, every)
            read = ir.Read(element.state, (ir.Local(gen.slot, first.type),), element.type)  # of the cell itself
            there = ir.Op(condition.op, (read, value), condition.type)
            return None if walk is None else _first(walk, gen, there, every, masks)
    return None


def _walk(gen: ir.Gen, every: Every) -> Walk | None:
    """The ray of a generator as steps that are the same from every cell."""
    source, base = gen.source, base_of(every.item)
    if not isinstance(source, ir.Op) or source.op != "ray" or free_slots(source) != [every.slot]:
        return None
    is_static = every.item == ir.Cell(source.data) and every.module.facts.is_static(source)
    found = every.rows(source) if is_static else None
    if found is None:
        return None
    rays = {cell: tuple(ray) for cell, ray in enumerate(found[0][0], base)}
    far = {ray[0] - cell for cell, ray in rays.items() if ray}
    if len(far) != 1 or any(ray[1:] != rays[ray[0]] for ray in rays.values() if ray):
        return None
    reaching = sum(1 << (cell - base) for cell, ray in rays.items() if ray)
    return Walk(far.pop(), reaching, max(len(ray) for ray in rays.values()))


def _met(walk: Walk, gen: ir.Gen, value: ir.Expr, every: Every, masks: Masks) -> low.Expr | None:
    """The cells from which something that is wanted is met, among what clauses leave of the ray."""
    everything = through = every.full
    goal = everything if value == YES else masks(value, gen.slot)
    if goal is None:
        return None
    for clause, condition in gen.clauses:
        holds = masks(condition, gen.slot)
        if holds is None or clause != "where" and len(gen.clauses) > 1:
            return None
        match clause:
            case "where":
                goal = every.both(goal, holds)
            case "while":
                goal, through = every.both(goal, holds), holds
            case "until":
                through = every.without(everything, holds)
            case _:
                return None
    # what is met at all is met at once where nothing else may be passed
    steps = 1 if goal == through or goal == everything else walk.longest
    return _along(walk, goal, through, steps, every)


def _first(walk: Walk, gen: ir.Gen, there: ir.Expr, every: Every, masks: Masks) -> low.Expr | None:
    """The cells from which the first one that clauses leave of the ray is wanted."""
    goal = masks(there, gen.slot)
    found: low.Expr | None = None
    for clause, condition in gen.clauses:
        holds = masks(_of_itself(condition, gen), gen.slot) if clause == "where" else None
        if holds is None:
            return None
        found = holds if found is None else every.both(found, holds)
    if goal is None or found is None:
        return None
    through = every.without(every.full, found)
    return _along(walk, every.both(goal, found), through, walk.longest, every)


def _of_itself(condition: ir.Expr, gen: ir.Gen) -> ir.Expr:
    """What is first not in the run at the beginning of the same ray is what first ends it:
    c not in {d in ray while P(d)}   ->  not P(c)"""
    match condition:
        case ir.Op("not", (ir.Op("in", (ir.Local(one), ir.Fold("set", (run,), ir.Local(other)))),)):
            if one == gen.slot and other == run.slot and run.source == gen.source and len(run.clauses) == 1:
                ((clause, holds),) = run.clauses
                if clause == "while":
                    return opposite(substituted(holds, {run.slot: ir.Local(gen.slot, gen.type)}))
    return condition


def _along(walk: Walk, goal: low.Expr, through: low.Expr, steps: int, every: Every) -> low.Expr:
    reaching = constant(walk.reaching, ir.SetOf(every.item), every.module)
    return low.call(sets.call("along", every.item, every.module), goal, through, walk.by, reaching, steps)
