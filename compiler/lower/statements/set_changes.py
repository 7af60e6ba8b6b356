"""Changes of sets in states where they lie: large ones, and those `up to n`, are not loaded and stored as a whole."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.expressions.loops import loop, nested
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.storage import state_location
from rulewright.compiler.lower.stored import places
from rulewright.compiler.lower.stored.places import Telling, change_fault, flat_of, guarded, index_of_item, refused
from rulewright.compiler.lower.stored.queries import few_at
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def change_set(stmt: ir.Mutate, telling: Telling) -> bool:
    """add, remove, plus and minus; False where it is not such a set that is changed."""
    place, module = stmt.place, telling.module
    if not isinstance(place.type, ir.SetOf) or place.state is None:
        return False
    if set_words(place.type.item, module) == 1 and not module.states[place.state].room:
        return False
    at = index_of_item(stmt.args[0], place.type.item, telling) if stmt.op in ("add", "remove") else None
    if at is not None and stmt.op == "add":
        guarded(low.beyond(at, size_of(place.type.item, module)), "RW602", stmt, telling)
    flat = flat_of(place, telling)
    if place.index:
        refused(low.lt(flat, 0), places.through_none(place.where, module), telling)
    if at is not None:
        _change(stmt, flat, at, telling)
    else:
        _each(stmt, flat, telling)
    return True


def _change(stmt: ir.Mutate, flat: low.Expr, index: low.Expr, telling: Telling) -> None:
    """One index, which is one, gets in, or it gets out if it is there."""
    lines, module, place, puts = telling.lines, telling.module, stmt.place, stmt.op in ("add", "plus")
    assert place.state is not None and isinstance(place.type, ir.SetOf)
    state = module.states[place.state]
    if state.room:
        stored, items, length = few_at(state, flat, module)
        given = low.address(items), low.address(length)
        if puts:
            full = low.call(f"rw_few_{stored}_put", *given, state.room, index)
            lines.when(full, low.fault(change_fault("RW604", place, module)))
        else:
            lines.add(low.do(f"rw_few_{stored}_drop", *given, index))
    else:
        kind = c_type(place.type, module)
        held = low.cast(f"{kind}*", low.address(state_location(place.state, flat, module).parts[0]))
        lines.add(low.do(f"{kind}_{'put' if puts else 'drop'}", held, index, size_of(place.type.item, module)))
    places.tell(place, flat, telling, index + base_of(place.type.item))


def _each(stmt: ir.Mutate, flat: low.Expr, telling: Telling) -> None:
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
        for inner in nested(body.gens, scope, lines, module):
            lines.set(index, module.lowered(body.value, inner) - base_of(item))
            with lines.block(low.If(low.within(index, size_of(item, module)))):
                _change(stmt, flat, index, telling)
        return
    slot, whole = module.fresh_slot(), module.fresh_slot()
    if arg.type != place.type or not apart:
        other = lines.let(c_type(place.type, module), "other", telling.fitted(arg, place.type))
        scope, arg = scope.bind(whole, place.type, other, True), ir.Local(whole, place.type)
    for inner in loop(ir.Gen(slot, item, arg), scope, lines, module):
        lines.set(index, inner.values[slot] - base_of(item))
        _change(stmt, flat, index, telling)
