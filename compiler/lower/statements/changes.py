"""Changes of collections in place (`Mutate`, `TakeFirst`): the collection is read, changed and written back."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.kept.after_write import lines_on_write
from rulewright.compiler.lower.statements.set_changes import change_set, lies_in_state
from rulewright.compiler.lower.storage import item_offset, list_parts, state_location
from rulewright.compiler.lower.stored.bags import change_bag
from rulewright.compiler.lower.stored.places import (
    Telling,
    assign_slot,
    change_fault,
    container_type,
    flat_of,
    guarded,
    index_of_item,
    read_container,
    write_container,
    write_place,
)
from rulewright.compiler.lower.stored.states import first_index, state_named
from rulewright.compiler.lower.stored.whole_states import in_range
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

Change = Callable[[low.Expr, ir.Mutate, Telling], None]


def mutate(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, put, plus, minus, shuffle."""
    kind = stmt.place.type
    if _puts_at_an_end(stmt):
        _put_at_an_end(stmt, telling)
        return
    if lies_in_state(stmt, telling.module):
        change_set(stmt, telling)
        return
    if change_bag(stmt, telling):
        return
    held = telling.lines.declare(c_type(kind, telling.module), "held")
    telling.lines.set(held, _present(stmt.place, telling))
    match kind:
        case ir.SetOf(item):
            _on_set(held, item, stmt, telling)
        case ir.BagOf(item):
            _on_bag(held, item, stmt, telling)
        case ir.ListOf(item):
            _on_list(held, item, stmt, telling)
        case ir.PileOf(item):
            _on_pile(held, item, stmt, telling)


def _present(place: ir.Place, telling: Telling) -> low.Expr:
    """What is at a place now."""
    if place.element is None:
        return read_container(place, telling)
    kind = container_type(place, telling)
    whole = telling.lines.let(c_type(kind, telling.module), "whole", read_container(place, telling))
    return low.member(whole, "items")[telling.lowered(place.element)]


def _write(place: ir.Place, held: low.Expr, telling: Telling) -> None:
    if isinstance(place.type, ir.BagOf):
        write_place(place, held, place.type, telling)
    else:
        write_container(place, held, telling)


def _on_set(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    size = size_of(item, module)
    depth = lines.depth
    match stmt.op:
        case "add":
            at = index_of_item(stmt.args[0], item, telling)
            guarded(low.beyond(at, size), "RW602", stmt, telling)
            lines.add(sets.put(held, at, item, module))
        case "remove":
            at = index_of_item(stmt.args[0], item, telling)
            if set_words(item, module) == 1:
                lines.set(held, ~low.call("rw_single", at, size), "&")
            else:
                lines.add(low.do(f"{c_type(stmt.place.type, module)}_drop", low.address(held), at, size))
        case _:
            other = telling.fitted(stmt.args[0], stmt.place.type)
            join = sets.either if stmt.op == "plus" else sets.without
            lines.set(held, join(held, other, item, module))
    _write(stmt.place, held, telling)
    lines.depth = depth


def _count(stmt: ir.Mutate, telling: Telling) -> low.Expr:
    """How many are added or removed."""
    if len(stmt.args) < 2:
        return low.ONE
    count = telling.lines.let("int", "count", telling.lowered(stmt.args[1]))
    return count


def _on_bag(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    size, name, depth = size_of(item, module), c_type(stmt.place.type, module), lines.depth
    match stmt.op:
        case "add" | "remove":
            at, count = index_of_item(stmt.args[0], item, telling), _count(stmt, telling)
            if stmt.op == "add":
                guarded(low.beyond(at, size), "RW602", stmt, telling)
                lines.set(low.member(held, "n")[at], low.call("rw_max", 0, count), "+")
            else:
                guarded(
                    low.either(low.beyond(at, size), low.lt(low.member(held, "n")[at], count)), "RW603", stmt, telling
                )
                lines.set(low.member(held, "n")[at], low.call("rw_max", 0, count), "-")
        case "plus":
            lines.set(held, low.call(f"{name}_add", held, telling.fitted(stmt.args[0], stmt.place.type)))
        case _:
            other = lines.let(name, "other", telling.fitted(stmt.args[0], stmt.place.type))
            guarded(low.negate(low.call(f"{name}_within", other, held)), "RW603", stmt, telling)
            lines.set(held, low.call(f"{name}_minus", held, other))
    _write(stmt.place, held, telling)
    lines.depth = depth


def _is_none(value: low.Expr, given: ir.Type, item: ir.Type) -> low.Expr | None:
    """The condition that a value is none of those that a list or pile can hold."""
    match item, given:
        case ir.Number(first, last), ir.Number(least, most, False) if first <= least and most <= last:
            return None
        case ir.Number(first, last), _:
            return low.negate(in_range(value, ir.Number(first, last)))
        case ((ir.Truth() | ir.SetOf()), _):
            return None
    return low.eq(value, 0)


def _value(arg: ir.Expr, item: ir.Type, telling: Telling) -> low.Expr:
    value = telling.lines.let(c_type(item, telling.module), "value", telling.fitted(arg, item))
    return value


def _on_list(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, depth = telling.lines, telling.module, telling.lines.depth
    name, value = c_type(stmt.place.type, module), _value(stmt.args[0], item, telling)
    count = _count(stmt, telling) if stmt.op in ("add", "remove", "put_bottom") else low.ONE
    if stmt.op == "remove":
        at, turn = lines.declare("int", "at"), lines.declare("int", "turn")
        with lines.block(low.count(turn, 0, count)):
            lines.set(at, low.call(f"{name}_index", low.address(held), value))
            lines.when(low.lt(at, 0), low.fault(change_fault("RW603", stmt.place, module)), low.Break())
            lines.add(low.do(f"{name}_cut", low.address(held), at))
        _write(stmt.place, held, telling)
        return
    none = _is_none(value, stmt.args[0].type, item)
    some = module.is_some(stmt.args[0], telling.scope)
    if none is not None and (isinstance(item, ir.Number) or not some):  # a number may be some and yet out of range
        guarded(none if count == low.ONE else low.both(low.gt(count, 0), none), "RW602", stmt, telling)
    place = {"put_top": low.ZERO, "put_at": telling.lowered(stmt.args[1]) if stmt.op == "put_at" else low.ZERO}.get(
        stmt.op
    )
    insert = (
        low.call(f"{name}_put_at", low.address(held), value, place)
        if place is not None
        else low.call(f"{name}_put", low.address(held), value)
    )
    if count == low.ONE:
        lines.when(insert, low.fault(change_fault("RW604", stmt.place, module)))
    else:
        turn = lines.declare("int", "turn")
        with lines.block(low.count(turn, 0, count)):
            lines.when(insert, low.fault(change_fault("RW604", stmt.place, module)), low.Break())
    _write(stmt.place, held, telling)
    lines.depth = depth


def _on_pile(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, depth = telling.lines, telling.module, telling.lines.depth
    assert isinstance(stmt.place.type, ir.PileOf)
    end = c_type(ir.ListOf(item, stmt.place.type.capacity), module)
    bag = c_type(ir.BagOf(item), module)
    match stmt.op:
        case "put_top" | "put_bottom":
            value = _value(stmt.args[0], item, telling)
            none = _is_none(value, stmt.args[0].type, item)
            if none is not None:
                guarded(none, "RW602", stmt, telling)
            call = (
                low.call(f"{end}_put_at", low.address(low.member(held, "top")), value, 0)
                if stmt.op == "put_top"
                else low.call(f"{end}_put", low.address(low.member(held, "bottom")), value)
            )
            lines.when(call, low.fault(change_fault("RW604", stmt.place, module)))
        case "add":
            at, count = index_of_item(stmt.args[0], item, telling), _count(stmt, telling)
            guarded(low.beyond(at, size_of(item, module)), "RW602", stmt, telling)
            lines.set(low.member(held, "middle", "n")[at], low.call("rw_max", 0, count), "+")
        case "plus":
            lines.set(
                low.member(held, "middle"),
                low.call(f"{bag}_add", low.member(held, "middle"), telling.fitted(stmt.args[0], ir.BagOf(item))),
            )
        case _:
            _shuffle(held, item, telling)
    _write(stmt.place, held, telling)
    lines.depth = depth


def _shuffle(held: low.Expr, item: ir.Type, telling: Telling) -> None:
    lines, base = telling.lines, base_of(item)
    at = lines.declare("int", "at")
    for part in ("top", "bottom"):
        with lines.block(low.count(at, 0, low.member(low.member(held, part), "length"))):
            lines.set(low.member(held, "middle", "n")[low.member(low.member(held, part), "items")[at] - base], 1, "+")
        lines.set(low.member(low.member(held, part), "length"), 0)


# ---------------------------------------------------------------- one item at an end of a list or pile in a state


def _puts_at_an_end(stmt: ir.Mutate) -> bool:
    """The common case that need not load and store the whole."""
    place = stmt.place
    if place.state is None or place.element is not None or len(stmt.args) > 1:
        return False
    match place.type:
        case ir.ListOf():
            return stmt.op in ("add", "put_bottom", "put_top")
        case ir.PileOf():
            return stmt.op in ("put_bottom", "put_top")
    return False


def _put_at_an_end(stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, depth = telling.lines, telling.module, telling.lines.depth
    place = stmt.place
    assert isinstance(place.type, ir.ListOf | ir.PileOf) and place.state is not None
    value, flat = _value(stmt.args[0], place.type.item, telling), lines.declare("int", "flat")
    lines.set(flat, flat_of(place, telling))
    location = state_location(place.state, flat, module)
    is_bottom = isinstance(place.type, ir.PileOf) and stmt.op == "put_bottom"
    stored, items, length = list_parts(location, 2 if is_bottom else 0)
    none = _is_none(value, stmt.args[0].type, place.type.item)
    guarded(low.either(low.lt(flat, 0), none) if none else low.lt(flat, 0), "RW602", stmt, telling)
    guarded(low.ge(length, place.type.capacity), "RW604", stmt, telling)
    offset = item_offset(place.type.item)
    at: low.Expr = length
    if stmt.op == "put_top":
        at = low.ZERO
        moved = length * low.SizeOf(low.type_named(stored))
        lines.add(low.do("memmove", low.address(items) + 1, low.address(items), moved))
    lines.set(low.address(items)[at], low.cast(stored, value - offset if offset else value))
    lines.set(length, 1, "+")
    lines.add(*lines_on_write(place.state, first_index(state_named(place.state, module), flat, module), module))
    lines.depth = depth


def take_first(stmt: ir.TakeFirst, telling: Telling) -> None:
    """The front of a list, removed; an empty one fails."""
    lines, module = telling.lines, telling.module
    kind = stmt.zone.type
    assert isinstance(kind, ir.ListOf)
    name = c_type(kind, module)
    held = lines.declare(name, "held")
    lines.set(held, _present(stmt.zone, telling))
    with lines.block(low.If(low.eq(low.member(held, "length"), 0))):
        telling.fail(module.fault("RW603", "the rules got stuck: there is nothing left to take", stmt.guard.where))
    first = lines.declare(c_type(kind.item, module), "first")
    lines.add(low.assign(first, low.member(held, "items")[0]), low.do(f"{name}_cut", low.address(held), 0))
    write_container(stmt.zone, held, telling)
    assign_slot(telling, stmt.slot, first)
