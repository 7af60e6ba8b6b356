"""Changes of sets in states where they lie: large ones, and those `up to n`, are not loaded and stored as a whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.loops import loop, nested
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.kept.after_write import lines_on_write
from rulewright.compiler.lower.storage import state_location
from rulewright.compiler.lower.stored.bounded_sets import few_at, few_drop, few_put
from rulewright.compiler.lower.stored.places import (
    Telling,
    change_fault,
    flat_of,
    guarded,
    index_of_item,
    refused,
    through_none,
)
from rulewright.compiler.lower.stored.states import first_index, state_named
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def lies_in_state(stmt: ir.Mutate, module: Module) -> bool:
    """Whether a statement changes such a set."""
    place = stmt.place
    if not isinstance(place.type, ir.SetOf) or place.state is None or place.element is not None:
        return False
    return set_words(place.type.item, module) > 1 or state_named(place.state, module).room > 0


def change_set(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, plus and minus."""
    lines, module, depth, place = telling.lines, telling.module, telling.lines.depth, stmt.place
    assert isinstance(place.type, ir.SetOf) and place.state is not None
    item = place.type.item
    at: low.Expr = low.ZERO
    if stmt.op in ("add", "remove"):
        at = index_of_item(stmt.args[0], item, telling)
        if stmt.op == "add":
            guarded(low.beyond(at, size_of(item, module)), "RW602", stmt, telling)
    flat: low.Expr = low.ZERO
    if place.index:
        flat = lines.let("int", "flat", flat_of(place, telling))
        refused(low.lt(flat, 0), through_none(place, module), telling)
    match stmt.op:
        case "add":
            _put(stmt, flat, at, telling)
        case "remove":
            _drop(stmt, flat, at, telling)
        case "plus":
            _each(stmt, telling, lambda index: _put(stmt, flat, index, telling))
        case _:
            _each(stmt, telling, lambda index: _drop(stmt, flat, index, telling))
    lines.depth = depth


def _put(stmt: ir.Mutate, flat: low.Expr, index: low.Expr, telling: Telling) -> None:
    """One index, which is one, gets in."""
    lines, module, place = telling.lines, telling.module, stmt.place
    assert place.state is not None and isinstance(place.type, ir.SetOf)
    state = state_named(place.state, module)
    if state.room:
        lines.when(few_put(few_at(state, flat, module), index), low.fault(change_fault("RW604", place, module)))
    else:
        kind = c_type(place.type, module)
        lines.add(low.do(f"{kind}_put", _address(stmt, flat, telling), index, size_of(place.type.item, module)))
    _tell(stmt, flat, index, telling)


def _drop(stmt: ir.Mutate, flat: low.Expr, index: low.Expr, telling: Telling) -> None:
    """One index, if it is there, gets out."""
    lines, module, place = telling.lines, telling.module, stmt.place
    assert place.state is not None and isinstance(place.type, ir.SetOf)
    state = state_named(place.state, module)
    if state.room:
        lines.add(few_drop(few_at(state, flat, module), index))
    else:
        kind = c_type(place.type, module)
        lines.add(low.do(f"{kind}_drop", _address(stmt, flat, telling), index, size_of(place.type.item, module)))
    _tell(stmt, flat, index, telling)


def _address(stmt: ir.Mutate, flat: low.Expr, telling: Telling) -> low.Expr:
    assert stmt.place.state is not None
    kind = c_type(stmt.place.type, telling.module)
    return low.cast(f"{kind}*", low.address(state_location(stmt.place.state, flat, telling.module).parts[0]))


def _tell(stmt: ir.Mutate, flat: low.Expr, index: low.Expr, telling: Telling) -> None:
    """What depends on the set is told."""
    place, module = stmt.place, telling.module
    assert place.state is not None and isinstance(place.type, ir.SetOf)
    first = first_index(state_named(place.state, module), flat, module)
    telling.lines.add(*lines_on_write(place.state, first, module, index + base_of(place.type.item)))


def _each(stmt: ir.Mutate, telling: Telling, change: Callable[[low.Expr], None]) -> None:
    """A change for every member of the argument, which is not even made a set where that can be avoided."""
    lines, module, place = telling.lines, telling.module, stmt.place
    (arg,) = stmt.args
    assert isinstance(place.type, ir.SetOf) and place.state is not None
    item = place.type.item
    apart = place.state not in module.facts.reads.within(arg)
    scope = replace(telling.scope, pure=True) if apart else telling.scope
    body = opened(arg, module) if isinstance(arg, ir.Call) and module.uses("in_place") else arg
    index = lines.declare("int", "index")
    if apart and isinstance(body, ir.Fold) and body.op == "set" and body.value is not None and arg.type == place.type:
        value = body.value

        def put(lowered: low.Expr) -> None:
            lines.set(index, lowered - base_of(item))
            with lines.block(low.If(low.within(index, size_of(item, module)))):
                change(index)

        nested(body.gens, scope, lines, module, lambda inner: put(module.lowered(value, inner)))
        return
    slot, whole = module.written.slots.fresh(), module.written.slots.fresh()
    if arg.type != place.type or not apart:
        other = lines.let(c_type(place.type, module), "other", telling.fitted(arg, place.type))
        scope, arg = scope.bind(whole, place.type, other, True), ir.Local(whole, place.type)

    def each(lowered: low.Expr) -> None:
        lines.set(index, lowered - base_of(item))
        change(index)

    loop(ir.Gen(slot, item, arg), scope, lines, module, lambda inner: each(inner.values[slot]))
