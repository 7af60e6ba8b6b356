"""Changes of collections in place (`Mutate`, `TakeFirst`): the collection is read, changed and written back."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_bags import change_bag
from rulewright.compiler.emit_hooks import lines_on_write
from rulewright.compiler.emit_loops import put
from rulewright.compiler.emit_places import (
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
from rulewright.compiler.emit_set_changes import change_set, lies_in_state
from rulewright.compiler.emit_states import first_index, state_named
from rulewright.compiler.emit_storage import item_offset, list_parts, state_location
from rulewright.compiler.emit_types import base_of, c_type, set_words, size_of
from rulewright.compiler.emit_whole import in_range
from rulewright.runtime import ir

Change = Callable[[str, ir.Mutate, Telling], None]


def mutate(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, put, plus, minus, shuffle."""
    kind = stmt.place.type
    if _appends_to_state(stmt):
        _append(stmt, telling)
        return
    if lies_in_state(stmt, telling.module):
        change_set(stmt, telling)
        return
    if change_bag(stmt, telling):
        return
    held = telling.lines.declare(c_type(kind, telling.module), "held")
    telling.lines.add(f"{held} = {_present(stmt.place, telling)}")
    match kind:
        case ir.SetOf(item):
            _on_set(held, item, stmt, telling)
        case ir.BagOf(item):
            _on_bag(held, item, stmt, telling)
        case ir.ListOf(item):
            _on_list(held, item, stmt, telling)
        case ir.PileOf(item):
            _on_pile(held, item, stmt, telling)


def _present(place: ir.Place, telling: Telling) -> str:
    """What is at a place now."""
    if place.element is None:
        return read_container(place, telling)
    kind = container_type(place, telling)
    whole = telling.lines.declare(c_type(kind, telling.module), "whole")
    telling.lines.add(f"{whole} = {read_container(place, telling)}")
    return f"{whole}.items[{telling.text(place.element)}]"


def _write(place: ir.Place, held: str, telling: Telling) -> None:
    if isinstance(place.type, ir.BagOf):
        write_place(place, held, place.type, telling)
    else:
        write_container(place, held, telling)


def _on_set(held: str, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    size = size_of(item, module)
    depth = lines.depth
    match stmt.op:
        case "add":
            at = index_of_item(stmt.args[0], item, telling)
            guarded(f"<unsigned int>{at} >= {size}u", "RW602", stmt, telling)
            lines.add(put(held, at, item, module))
        case "remove":
            at = index_of_item(stmt.args[0], item, telling)
            if set_words(item, module) == 1:
                lines.add(f"{held} &= ~rw_single({at}, {size})")
            else:
                lines.add(f"{c_type(stmt.place.type, module)}_drop(&{held}, {at}, {size})")
        case _:
            other = telling.fitted(stmt.args[0], stmt.place.type)
            join = sets.either if stmt.op == "plus" else sets.without
            lines.add(f"{held} = {join(held, other, item, module)}")
    _write(stmt.place, held, telling)
    lines.depth = depth


def _count(stmt: ir.Mutate, telling: Telling) -> str:
    """How many are added or removed."""
    if len(stmt.args) < 2:
        return "1"
    count = telling.lines.declare("int", "count")
    telling.lines.add(f"{count} = {telling.text(stmt.args[1])}")
    return count


def _on_bag(held: str, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    size, name, depth = size_of(item, module), c_type(stmt.place.type, module), lines.depth
    match stmt.op:
        case "add" | "remove":
            at, count = index_of_item(stmt.args[0], item, telling), _count(stmt, telling)
            if stmt.op == "add":
                guarded(f"<unsigned int>{at} >= {size}u", "RW602", stmt, telling)
                lines.add(f"{held}.n[{at}] += rw_max(0, {count})")
            else:
                guarded(f"<unsigned int>{at} >= {size}u or {held}.n[{at}] < {count}", "RW603", stmt, telling)
                lines.add(f"{held}.n[{at}] -= rw_max(0, {count})")
        case "plus":
            lines.add(f"{held} = {name}_add({held}, {telling.fitted(stmt.args[0], stmt.place.type)})")
        case _:
            other = lines.declare(name, "other")
            lines.add(f"{other} = {telling.fitted(stmt.args[0], stmt.place.type)}")
            guarded(f"not {name}_within({other}, {held})", "RW603", stmt, telling)
            lines.add(f"{held} = {name}_minus({held}, {other})")
    _write(stmt.place, held, telling)
    lines.depth = depth


def _is_none(value: str, given: ir.Type, item: ir.Type) -> str | None:
    """The condition that a value is none of those that a list or pile can hold."""
    match item, given:
        case ir.Number(low, high), ir.Number(least, most, False) if low <= least and most <= high:
            return None
        case ir.Number(low, high), _:
            return f"not {in_range(value, ir.Number(low, high))}"
        case (ir.Truth() | ir.SetOf()), _:
            return None
    return f"{value} == 0"


def _value(arg: ir.Expr, item: ir.Type, telling: Telling) -> str:
    value = telling.lines.declare(c_type(item, telling.module), "value")
    telling.lines.add(f"{value} = {telling.fitted(arg, item)}")
    return value


def _on_list(held: str, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, depth = telling.lines, telling.module, telling.lines.depth
    name, value = c_type(stmt.place.type, module), _value(stmt.args[0], item, telling)
    count = _count(stmt, telling) if stmt.op in ("add", "remove", "put_bottom") else "1"
    if stmt.op == "remove":
        at, turn = lines.declare("int", "at"), lines.declare("int", "turn")
        with lines.block(f"for {turn} in range({count})"):
            lines.add(f"{at} = {name}_index(&{held}, {value})")
            with lines.block(f"if {at} < 0"):
                lines.add(f"fault(s, {change_fault('RW603', stmt.place, module)})", "break")
            lines.add(f"{name}_cut(&{held}, {at})")
        _write(stmt.place, held, telling)
        return
    none = _is_none(value, stmt.args[0].type, item)
    if none is not None and not module.facts.is_some(stmt.args[0], lambda slot: slot in telling.scope.some):
        guarded(none if count == "1" else f"{count} > 0 and {none}", "RW602", stmt, telling)
    place = {"put_top": "0", "put_at": telling.text(stmt.args[1]) if stmt.op == "put_at" else ""}.get(stmt.op)
    insert = f"{name}_put_at(&{held}, {value}, {place})" if place is not None else f"{name}_put(&{held}, {value})"
    if count == "1":
        with lines.block(f"if {insert}"):
            lines.add(f"fault(s, {change_fault('RW604', stmt.place, module)})")
    else:
        turn = lines.declare("int", "turn")
        with lines.block(f"for {turn} in range({count})"):
            with lines.block(f"if {insert}"):
                lines.add(f"fault(s, {change_fault('RW604', stmt.place, module)})", "break")
    _write(stmt.place, held, telling)
    lines.depth = depth


def _on_pile(held: str, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
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
            call = f"{end}_put_at(&{held}.top, {value}, 0)" if stmt.op == "put_top" else f"{end}_put(&{held}.bottom, {value})"
            with lines.block(f"if {call}"):
                lines.add(f"fault(s, {change_fault('RW604', stmt.place, module)})")
        case "add":
            at, count = index_of_item(stmt.args[0], item, telling), _count(stmt, telling)
            guarded(f"<unsigned int>{at} >= {size_of(item, module)}u", "RW602", stmt, telling)
            lines.add(f"{held}.middle.n[{at}] += rw_max(0, {count})")
        case "plus":
            lines.add(f"{held}.middle = {bag}_add({held}.middle, {telling.fitted(stmt.args[0], ir.BagOf(item))})")
        case _:
            _shuffle(held, end, item, telling)
    _write(stmt.place, held, telling)
    lines.depth = depth


def _shuffle(held: str, end: str, item: ir.Type, telling: Telling) -> None:
    lines, base = telling.lines, base_of(item)
    at = lines.declare("int", "at")
    for part in ("top", "bottom"):
        with lines.block(f"for {at} in range({held}.{part}.length)"):
            lines.add(f"{held}.middle.n[{held}.{part}.items[{at}] - {base}] += 1")
        lines.add(f"{held}.{part}.length = 0")


# ---------------------------------------------------------------- one item at the end of a list in a state


def _appends_to_state(stmt: ir.Mutate) -> bool:
    """The common case that need not load and store the whole list."""
    place = stmt.place
    if not isinstance(place.type, ir.ListOf) or place.state is None or place.element is not None:
        return False
    return stmt.op in ("add", "put_bottom") and len(stmt.args) == 1


def _append(stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, depth = telling.lines, telling.module, telling.lines.depth
    place = stmt.place
    assert isinstance(place.type, ir.ListOf) and place.state is not None
    value, flat = _value(stmt.args[0], place.type.item, telling), lines.declare("int", "flat")
    lines.add(f"{flat} = {flat_of(place, telling)}")
    location = state_location(place.state, flat, module)
    stored, items, length = list_parts(location.encoding, location.parts, 0)
    none = _is_none(value, stmt.args[0].type, place.type.item)
    guarded(f"{flat} < 0" + (f" or {none}" if none else ""), "RW602", stmt, telling)
    guarded(f"{length} >= {place.type.capacity}", "RW604", stmt, telling)
    offset = item_offset(place.type.item)
    lines.add(f"(&{items})[{length}] = <{stored}>({value} - {offset})" if offset else f"(&{items})[{length}] = <{stored}>{value}")
    lines.add(f"{length} += 1")
    for line in lines_on_write(place.state, first_index(state_named(place.state, module), flat, module), module):
        lines.add(line)
    lines.depth = depth


def take_first(stmt: ir.TakeFirst, telling: Telling) -> None:
    """The front of a list, removed; an empty one fails."""
    lines, module = telling.lines, telling.module
    kind = stmt.zone.type
    assert isinstance(kind, ir.ListOf)
    name = c_type(kind, module)
    held = lines.declare(name, "held")
    lines.add(f"{held} = {_present(stmt.zone, telling)}")
    with lines.block(f"if {held}.length == 0"):
        telling.fail(module.fault("RW603", "the rules got stuck: there is nothing left to take", stmt.guard.where))
    first = lines.declare(c_type(kind.item, module), "first")
    lines.add(f"{first} = {held}.items[0]", f"{name}_cut(&{held}, 0)")
    write_container(stmt.zone, held, telling)
    assign_slot(telling, stmt.slot, first)
