"""Sets `up to n` in states: a short ascending list of indices, asked, walked and changed where it lies."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import list_parts, state_location
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.states import flat_index, index_values, of_element
from rulewright.runtime import ir


def few_at(state: ir.State, flat: low.Expr, module: Module) -> tuple[str, low.Expr, low.Expr]:
    """The set at a flat index of a state: the C type of its indices, the first of them, their number."""
    return list_parts(state_location(state.name, flat, module))


def few_state(node: ir.Expr, module: Module) -> ir.State | None:
    """The state whose element is read, if it is such a set."""
    if not isinstance(node, ir.Read):
        return None
    state = module.states[node.state]
    return state if state.room and state.type == node.type else None


def few_items(node: ir.Read, scope: Scope, lines: Lines, module: Module) -> tuple[low.Expr, low.Expr]:
    """Statements that make ready to walk such a set; its indices as an array and its length. Where
    something may be written meanwhile they are a copy."""
    state = module.states[node.state]
    values, checks = index_values(state, node.index, scope, module)
    size, (stored, nowhere, _) = query("size", node, scope, module), few_at(state, low.ZERO, module)
    assert size is not None

    def first(_: Lines) -> low.Expr:
        return low.address(few_at(state, flat_index(state, module), module)[1])

    # outside its length is taken to be 0
    finder = of_element("items", state, checks, f"const {stored}*", first, module, outside=low.address(nowhere))
    found, count = low.call(finder, low.STATE, *values), lines.let("int", "count", size)
    if scope.pure:
        return lines.let(f"const {stored}*", "items", found), count
    (items,) = lines.local(stored, lines.names.fresh("items"), extent=state.room)
    lines.add(low.do("memcpy", items, found, count * low.SizeOf(low.type_named(stored))))
    return items, count
