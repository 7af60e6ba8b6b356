"""Sets `up to n` in states: a short ascending list of indices, asked, walked and changed where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import list_parts, state_location
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.states import flat_index, index_values, of_element, state_named
from rulewright.runtime import ir


@dataclass(frozen=True, slots=True)
class Few:
    """Such a set: the C type of its indices, the first of them, their number, and how many there is room for."""

    stored: str
    items: low.Expr
    length: low.Expr
    room: int


def few_at(state: ir.State, flat: low.Expr, module: Module) -> Few:
    """The set at a flat index of a state."""
    location = state_location(state.name, flat, module)
    stored, items, length = list_parts(location)
    return Few(stored, items, length, state.room)


def few_state(node: ir.Expr, module: Module) -> ir.State | None:
    """The state whose element is read, if it is such a set."""
    if not isinstance(node, ir.Read):
        return None
    state = state_named(node.state, module)
    return state if state.room and state.type == node.type else None


def few_items(node: ir.Read, scope: Scope, lines: Lines, module: Module) -> tuple[low.Expr, low.Expr]:
    """Statements that make ready to walk such a set; its indices as an array and its length. Where
    something may be written meanwhile they are a copy."""
    state = state_named(node.state, module)
    values, checks = index_values(state, node.index, scope, module)
    size, few = query("size", node, scope, module), few_at(state, low.ZERO, module)
    assert size is not None

    def first(_: Lines) -> low.Expr:
        return low.address(few_at(state, flat_index(state, module), module).items)

    nowhere = low.address(few.items)  # its length is taken to be 0
    finder = of_element("items", state, checks, f"const {few.stored}*", first, module, outside=nowhere)
    found, count = low.call(finder, low.STATE, *values), lines.let("int", "count", size)
    if scope.pure:
        return lines.let(f"const {few.stored}*", "items", found), count
    (items,) = lines.local(few.stored, lines.names.fresh("items"), extent=few.room)
    lines.add(low.do("memcpy", items, found, count * low.SizeOf(low.type_named(few.stored))))
    return items, count
