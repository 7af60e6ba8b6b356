"""Changes of collections in place (`Mutate`, `TakeFirst`): the collection is read, changed and written back."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_context import Module
from rulewright.compiler.emit_hooks import lines_on_write
from rulewright.compiler.emit_loops import put
from rulewright.compiler.emit_places import (
    Telling,
    assign_slot,
    container_type,
    flat_of,
    read_container,
    through_none,
    write_container,
    write_place,
)
from rulewright.compiler.emit_states import first_index, state_named
from rulewright.compiler.emit_storage import item_offset, list_parts, state_location
from rulewright.compiler.emit_types import base_of, c_type, set_words, size_of
from rulewright.runtime import ir

Change = Callable[[str, ir.Mutate, Telling], None]


def mutate(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, put, plus, minus, shuffle."""
    kind = stmt.place.type
    if _appends_to_state(stmt):
        _append(stmt, telling)
        return
    if _changes_large_set(stmt, telling.module):
        _change_large_set(stmt, telling)
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


def _fault(code: str, place: ir.Place, module: Module) -> int:
    told = {
        "RW602": "none cannot be put there",
        "RW603": "what is taken is not there",
        "RW604": "there is no more room",
    }
    return module.fault(code, told[code], place.where)


def _guarded(test: str, code: str, stmt: ir.Mutate, telling: Telling) -> None:
    """A fault where the test holds; what follows is written under the `else` by the caller."""
    lines = telling.lines
    with lines.block(f"if {test}"):
        lines.add(f"fault(s, {_fault(code, stmt.place, telling.module)})")
    lines.add("else:")
    lines.depth += 1


def _index(arg: ir.Expr, item: ir.Type, telling: Telling) -> str:
    at = telling.lines.declare("int", "at")
    telling.lines.add(f"{at} = {telling.text(arg)} - {base_of(item)}")
    return at


def _on_set(held: str, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    size = size_of(item, module)
    depth = lines.depth
    match stmt.op:
        case "add":
            at = _index(stmt.args[0], item, telling)
            _guarded(f"<unsigned int>{at} >= {size}u", "RW602", stmt, telling)
            lines.add(put(held, at, item, module))
        case "remove":
            at = _index(stmt.args[0], item, telling)
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
            at, count = _index(stmt.args[0], item, telling), _count(stmt, telling)
            if stmt.op == "add":
                _guarded(f"<unsigned int>{at} >= {size}u", "RW602", stmt, telling)
                lines.add(f"{held}.n[{at}] += rw_max(0, {count})")
            else:
                _guarded(f"<unsigned int>{at} >= {size}u or {held}.n[{at}] < {count}", "RW603", stmt, telling)
                lines.add(f"{held}.n[{at}] -= rw_max(0, {count})")
        case "plus":
            lines.add(f"{held} = {name}_add({held}, {telling.fitted(stmt.args[0], stmt.place.type)})")
        case _:
            other = lines.declare(name, "other")
            lines.add(f"{other} = {telling.fitted(stmt.args[0], stmt.place.type)}")
            _guarded(f"not {name}_within({other}, {held})", "RW603", stmt, telling)
            lines.add(f"{held} = {name}_minus({held}, {other})")
    _write(stmt.place, held, telling)
    lines.depth = depth


def _is_none(value: str, item: ir.Type) -> str | None:
    """The condition that a value is none of a type that lists hold."""
    match item:
        case ir.Number():
            return f"{value} == RW_NIL"
        case ir.Truth() | ir.SetOf():
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
                lines.add(f"fault(s, {_fault('RW603', stmt.place, module)})", "break")
            lines.add(f"{name}_cut(&{held}, {at})")
        _write(stmt.place, held, telling)
        return
    none = _is_none(value, item)
    if none is not None and not module.facts.is_some(stmt.args[0], lambda slot: slot in telling.scope.some):
        _guarded(none if count == "1" else f"{count} > 0 and {none}", "RW602", stmt, telling)
    place = {"put_top": "0", "put_at": telling.text(stmt.args[1]) if stmt.op == "put_at" else ""}.get(stmt.op)
    insert = f"{name}_put_at(&{held}, {value}, {place})" if place is not None else f"{name}_put(&{held}, {value})"
    if count == "1":
        with lines.block(f"if {insert}"):
            lines.add(f"fault(s, {_fault('RW604', stmt.place, module)})")
    else:
        turn = lines.declare("int", "turn")
        with lines.block(f"for {turn} in range({count})"):
            with lines.block(f"if {insert}"):
                lines.add(f"fault(s, {_fault('RW604', stmt.place, module)})", "break")
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
            none = _is_none(value, item)
            if none is not None:
                _guarded(none, "RW602", stmt, telling)
            call = f"{end}_put_at(&{held}.top, {value}, 0)" if stmt.op == "put_top" else f"{end}_put(&{held}.bottom, {value})"
            with lines.block(f"if {call}"):
                lines.add(f"fault(s, {_fault('RW604', stmt.place, module)})")
        case "add":
            at, count = _index(stmt.args[0], item, telling), _count(stmt, telling)
            _guarded(f"<unsigned int>{at} >= {size_of(item, module)}u", "RW602", stmt, telling)
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


# ---------------------------------------------------------------- a large set in a state, where it lies


def _changes_large_set(stmt: ir.Mutate, module: Module) -> bool:
    place = stmt.place
    if not isinstance(place.type, ir.SetOf) or place.state is None or place.element is not None:
        return False
    return set_words(place.type.item, module) > 1


def _change_large_set(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, plus and minus without loading and storing all of the set."""
    lines, module, depth, place = telling.lines, telling.module, telling.lines.depth, stmt.place
    assert isinstance(place.type, ir.SetOf) and place.state is not None
    item, kind = place.type.item, c_type(place.type, module)
    size = size_of(item, module)
    if stmt.op in ("add", "remove"):
        at = _index(stmt.args[0], item, telling)
        change = f"{kind}_{'put' if stmt.op == 'add' else 'drop'}({{0}}, {at}, {size})"
        if stmt.op == "add":
            _guarded(f"<unsigned int>{at} >= {size}u", "RW602", stmt, telling)
    else:
        other = lines.declare(kind, "other")
        lines.add(f"{other} = {telling.fitted(stmt.args[0], place.type)}")
        change = f"{kind}_{'join' if stmt.op == 'plus' else 'cut'}({{0}}, &{other})"
    flat = "0"
    if place.index:
        flat = lines.declare("int", "flat")
        lines.add(f"{flat} = {flat_of(place, telling)}")
        with lines.block(f"if {flat} < 0"):
            lines.add(f"fault(s, {through_none(place, module)})")
        lines.add("else:")
        lines.depth += 1
    lines.add(change.format(f"<{kind}*>&{state_location(place.state, flat, module).parts[0]}"))
    lines.add(*lines_on_write(place.state, first_index(state_named(place.state, module), flat, module), module))
    lines.depth = depth


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
    none = _is_none(value, place.type.item)
    _guarded(f"{flat} < 0" + (f" or {none}" if none else ""), "RW602", stmt, telling)
    _guarded(f"{length} >= {place.type.capacity}", "RW604", stmt, telling)
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
