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

from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import Domain, static_values
from rulewright.compiler.lower.types import constant, size_of
from rulewright.compiler.optimise.simplify import YES
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

Masks = Callable[[ir.Expr, int], low.Expr | None]  # the cells for which a condition on a slot holds


@dataclass(frozen=True, slots=True)
class Walk:
    """Rays of one step: by how many places it leads, from which cells, and how often at most."""

    by: int
    reaching: int
    longest: int


def along(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module, masks: Masks) -> low.Expr | None:
    """The cells for which a condition on what lies along a ray from them holds; None if it is no such condition."""
    if not module.uses("rays"):
        return None
    match condition:
        case ir.Fold("any", (gen,), value) if value is not None:
            walk = _walk(gen, slot, item, scope, module)
            return None if walk is None else _met(walk, gen, value, item, module, masks)
        case ir.Op("eq", (ir.Read(index=(ir.Fold("first", (gen,), ir.Local(found)) as first,)) as element, value)):
            if found != gen.slot or slot in free_slots(value):
                return None
            if isinstance(value.type, ir.Number) or not module.is_some(value, scope):  # none is not none's disc
                return None
            walk = _walk(gen, slot, item, scope, module)
            there = _said_of_it(condition, element, first, gen)
            return None if walk is None else _first(walk, gen, there, item, module, masks)
    return None


def _said_of_it(condition: ir.Op, element: ir.Read, first: ir.Fold, gen: ir.Gen) -> ir.Expr:
    """The condition said of the cell itself that is found first."""
    read = ir.Read(element.state, (ir.Local(gen.slot, first.type),), element.type)
    return ir.Op(condition.op, (read, condition.args[1]), condition.type)


def _walk(gen: ir.Gen, slot: int, item: ir.Type, scope: Scope, module: Module) -> Walk | None:
    """The ray of a generator as steps that are the same from every cell."""
    source = gen.source
    if not isinstance(source, ir.Op) or source.op != "ray" or free_slots(source) != [slot]:
        return None
    if item != ir.Cell(source.data) or not module.facts.is_static(source):
        return None
    size, base = size_of(item, module), base_of(item)
    found = static_values(source, [], (slot, Domain(tuple(range(base, base + size)), low.ZERO)), scope, module)
    if found is None:
        return None
    rays = {cell: tuple(ray) for cell, ray in zip(range(base, base + size), found[0], strict=True)}
    far = {ray[0] - cell for cell, ray in rays.items() if ray}
    if len(far) != 1 or any(ray[1:] != rays[ray[0]] for ray in rays.values() if ray):
        return None
    reaching = sum(1 << (cell - base) for cell, ray in rays.items() if ray)
    return Walk(far.pop(), reaching, max(len(ray) for ray in rays.values()))


def _met(walk: Walk, gen: ir.Gen, value: ir.Expr, item: ir.Type, module: Module, masks: Masks) -> low.Expr | None:
    """The cells from which something that is wanted is met, among what clauses leave of the ray."""
    everything = sets.full(item, module)
    goal = everything if value == YES else masks(value, gen.slot)
    if goal is None:
        return None
    through = everything
    for number, (clause, condition) in enumerate(gen.clauses):
        holds = masks(condition, gen.slot)
        if holds is None or clause != "where" and len(gen.clauses) > 1 or number and clause != "where":
            return None
        match clause:
            case "where":
                goal = sets.both(goal, holds, item, module)
            case "while":
                goal, through = sets.both(goal, holds, item, module), holds
            case "until":
                through = sets.without(everything, holds, item, module)
            case _:
                return None
    # what is met at all is met at once where nothing else may be passed
    steps = 1 if goal == through or goal == everything else walk.longest
    return _along(walk, goal, through, steps, item, module)


def _first(walk: Walk, gen: ir.Gen, there: ir.Expr, item: ir.Type, module: Module, masks: Masks) -> low.Expr | None:
    """The cells from which the first one that clauses leave of the ray is wanted."""
    goal = masks(there, gen.slot)
    found: low.Expr | None = None
    for clause, condition in gen.clauses:
        holds = masks(_of_itself(condition, gen), gen.slot) if clause == "where" else None
        if holds is None:
            return None
        found = holds if found is None else sets.both(found, holds, item, module)
    if goal is None or found is None:
        return None
    through = sets.without(sets.full(item, module), found, item, module)
    return _along(walk, sets.both(goal, found, item, module), through, walk.longest, item, module)


def _of_itself(condition: ir.Expr, gen: ir.Gen) -> ir.Expr:
    """What is first not in the run at the beginning of the same ray is what first ends it:
    c not in {d in ray while P(d)}   ->  not P(c)"""
    match condition:
        case ir.Op("not", (ir.Op("in", (ir.Local(one), ir.Fold("set", (run,), ir.Local(other)))),)):
            if one == gen.slot and other == run.slot and run.source == gen.source and len(run.clauses) == 1:
                ((clause, holds),) = run.clauses
                if clause == "while":
                    return ir.Op("not", (substituted(holds, {run.slot: ir.Local(gen.slot, gen.type)}),), ir.Truth())
    return condition


def _along(walk: Walk, goal: low.Expr, through: low.Expr, steps: int, item: ir.Type, module: Module) -> low.Expr:
    reaching = constant(walk.reaching, ir.SetOf(item), module)
    return low.call(sets.call("along", item, module), goal, through, walk.by, reaching, steps)
