"""Cells that all get the same value are written at once.

for c in turned(cell): disc[c] = you     ->  the planes of `disc` without the cells, the plane of `you` with them
"""

from __future__ import annotations

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.kept.after_write import lines_on_write
from rulewright.compiler.lower.masks.conditions import is_maskable, narrowed
from rulewright.compiler.lower.stored.places import Telling, misfit
from rulewright.compiler.lower.stored.states import kind_of, plane_unit, plane_words
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING


def written_at_once(stmt: ir.ForEach, telling: Telling) -> bool:
    """Write the statements for a loop that gives all its cells one value; False if it is no such loop."""
    lines, module, gen = telling.lines, telling.module, stmt.gen
    stores = [one for one in stmt.body if not isinstance(one, ir.Touch)]
    if not module.uses("bulk_writes") or len(stores) != 1 or not isinstance(stores[0], ir.Store):
        return False
    place, value = stores[0].place, stores[0].value
    if place.state is None or place.element is not None or not is_maskable(gen.source, module):
        return False
    assert isinstance(gen.source.type, ir.SetOf)
    item, state = gen.source.type.item, module.states[place.state]
    kind = kind_of(state, module)
    if kind not in ("planes", "bits") or state.index != (item,) or place.index != (ir.Local(gen.slot, gen.type),):
        return False
    conditions = tuple(condition for _, condition in gen.clauses)
    read = module.facts.reads.within((conditions, value))
    if gen.slot in free_slots(value) or place.state in read or EVERYTHING in read or module.faulting.may(value):
        return False
    if lines_on_write(state.name, low.ZERO, module):
        return False
    cells, clauses = narrowed(gen, telling.scope, module)
    if clauses:
        return False
    given = lines.declare(c_type(place.type, module), "held")
    if misfit(given, value.type, place.type, module) is not None:
        return False
    many = lines.declare(c_type(gen.source.type, module), "cells")
    lines.add(low.assign(given, telling.fitted(value, place.type)), low.assign(many, cells))
    _write(state, kind, given, many, item, telling)
    return True


def _write(state: ir.State, kind: str, given: low.Expr, many: low.Expr, item: ir.Type, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    each, width = plane_words(state, module)

    def plane(number: low.Expr) -> low.Expr:
        unit = plane_unit(state, number, low.ZERO, module)
        return unit if each == 1 else low.cast(f"rw_set{each}*", low.address(unit))[0]

    def stored(at: low.Expr, value: low.Expr) -> low.Stmt:
        return low.assign(at, low.cast(f"uint{width}_t", value) if each == 1 else value)

    planes = 1 if kind == "bits" else size_of(state.type, module)
    for number in range(planes):
        at = plane(low.Const(number))
        lines.add(stored(at, sets.without(at, many, item, module)))
    at = plane(low.ZERO if kind == "bits" else given - 1)
    lines.when(low.gt(given, 0), stored(at, sets.either(at, many, item, module)))
