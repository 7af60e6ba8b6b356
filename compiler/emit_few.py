"""Sets `up to n` in states: a short ascending list of indices, asked, walked and changed where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_names import safe_name
from rulewright.compiler.emit_states import flat_text, index_texts, outside_text, parameters_text, state_named
from rulewright.compiler.emit_storage import few_parts, state_location
from rulewright.compiler.emit_types import base_of
from rulewright.runtime import ir


@dataclass(frozen=True, slots=True)
class Few:
    """Such a set: the C type of its indices, the text of the first, of its length, and how many there is room for."""

    stored: str
    items: str
    length: str
    room: int


def few_at(state: ir.State, flat: str, module: Module) -> Few:
    """The set at a flat index of a state."""
    location = state_location(state.name, flat, module)
    stored, items, length = few_parts(location.encoding, location.parts)
    return Few(stored, items, length, state.room)


def few_state(node: ir.Expr, module: Module) -> ir.State | None:
    """The state whose element is read, if it is such a set."""
    if not isinstance(node, ir.Read):
        return None
    state = state_named(node.state, module)
    return state if state.room and state.type == node.type else None


def few_query(what: str, node: ir.Expr, extra: str, scope: Scope, module: Module) -> str | None:
    """'size', 'first' (an index, -1 if empty) or 'has' (of a value, in `extra`); None for any other collection."""
    state = few_state(node, module)
    if state is None or not isinstance(node, ir.Read):
        return None
    asked = state
    texts, checks = index_texts(asked, node.index, scope, module)
    name = module.once(
        ("few", what, asked.name, checks), safe_name(what, asked.name), lambda fresh: _query(fresh, what, asked, checks, module)
    )
    return f"{name}(s{texts}{', ' + extra if extra else ''})"


def _query(name: str, what: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    lines = Lines()
    assert isinstance(state.type, ir.SetOf)
    outside = outside_text(state, checks, module)
    if outside:
        with lines.block(f"if {outside}"):
            lines.add("return -1" if what == "first" else "return 0")
    few = few_at(state, flat_text(state, module), module)
    match what:
        case "size":
            lines.add(f"return {few.length}")
        case "first":
            lines.add(f"return (&{few.items})[0] if {few.length} else -1")
        case _:
            base = base_of(state.type.item)
            lines.add(f"return rw_few_{few.stored}_has(&{few.items}, {few.length}, wanted - {base})")
    extra = ", int wanted" if what == "has" else ""
    return lines.text(f"cdef inline int {name}(S* s{parameters_text(state)}{extra}) noexcept nogil")


def few_items(node: ir.Read, scope: Scope, lines: Lines, module: Module) -> tuple[str, str]:
    """Statements that make ready to walk such a set; the texts of its indices as an array and of its length. Where something
    may be written meanwhile they are a copy."""
    state = state_named(node.state, module)
    texts, checks = index_texts(state, node.index, scope, module)
    size = few_query("size", node, "", scope, module)
    count = lines.declare("int", "count")
    few = few_at(state, "0", module)
    finder = module.once(("few items", state.name, checks), safe_name("items", state.name), lambda fresh: _finder(fresh, state, checks, module))
    lines.add(f"{count} = {size}")
    if scope.pure:
        items = lines.declare(f"const {few.stored}*", "items")
        lines.add(f"{items} = {finder}(s{texts})")
        return items, count
    items = lines.names.fresh("items")
    lines.declared.append(f"cdef {few.stored} {items}[{few.room}]")
    lines.add(f"memcpy({items}, {finder}(s{texts}), {count} * sizeof({few.stored}))")
    return items, count


def _finder(name: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    lines = Lines()
    outside = outside_text(state, checks, module)
    if outside:
        with lines.block(f"if {outside}"):
            lines.add(f"return &{few_at(state, '0', module).items}")  # its length is taken to be 0
    few = few_at(state, flat_text(state, module), module)
    lines.add(f"return &{few.items}")
    return lines.text(f"cdef inline const {few.stored}* {name}(S* s{parameters_text(state)}) noexcept nogil")


def few_put(few: Few, index: str) -> str:
    """The condition that there is no room for an index; otherwise it is put in."""
    return f"rw_few_{few.stored}_put(&{few.items}, &{few.length}, {few.room}, {index})"


def few_drop(few: Few, index: str) -> str:
    """The statement that takes an index out."""
    return f"rw_few_{few.stored}_drop(&{few.items}, &{few.length}, {index})"


def few_full(state: ir.State, text: str, module: Module) -> str:
    """The condition that a set has too many members for a state."""
    assert isinstance(state.type, ir.SetOf)
    return f"{sets.size(text, state.type.item, module)} > {state.room}"
