"""Sets `up to n` in states: a short ascending list of indices, asked, walked and changed where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import list_parts, state_location
from rulewright.compiler.lower.stored.states import flat_index, index_parameters, index_values, is_outside, state_named
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


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


def few_query(what: str, node: ir.Expr, extra: low.Expr | None, scope: Scope, module: Module) -> low.Expr | None:
    """'size', 'first' (an index, -1 if empty) or 'has' (of a value, in `extra`); None for any other collection."""
    state = few_state(node, module)
    if state is None or not isinstance(node, ir.Read):
        return None
    asked = state
    values, checks = index_values(asked, node.index, scope, module)
    name = module.once(
        ("few", what, asked.name, checks),
        safe_name(what, asked.name),
        lambda fresh: _query(fresh, what, asked, checks, module),
    )
    return low.call(name, low.STATE, *values, *(() if extra is None else (extra,)))


def _query(name: str, what: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> low.Function:
    lines = Lines()
    assert isinstance(state.type, ir.SetOf)
    outside = is_outside(state, checks, module)
    if outside:
        lines.when(outside, low.returns(-1) if what == "first" else low.returns(0))
    few = few_at(state, flat_index(state, module), module)
    match what:
        case "size":
            lines.add(low.returns(few.length))
        case "first":
            lines.add(low.returns(low.select(few.length, low.address(few.items)[0], -1)))
        case _:
            base = base_of(state.type.item)
            asked, wanted = f"rw_few_{few.stored}_has", low.Local("wanted") - base
            lines.add(low.returns(low.call(asked, low.address(few.items), few.length, few.room, wanted)))
    extra = ("int wanted",) if what == "has" else ()
    return lines.function("int", name, "S* s", *index_parameters(state), *extra, inline=True)


def few_items(node: ir.Read, scope: Scope, lines: Lines, module: Module) -> tuple[low.Expr, low.Expr]:
    """Statements that make ready to walk such a set; its indices as an array and its length. Where
    something may be written meanwhile they are a copy."""
    state = state_named(node.state, module)
    values, checks = index_values(state, node.index, scope, module)
    size = few_query("size", node, None, scope, module)
    assert size is not None
    count = lines.declare("int", "count")
    few = few_at(state, low.ZERO, module)
    finder = module.once(
        ("few items", state.name, checks),
        safe_name("items", state.name),
        lambda fresh: _finder(fresh, state, checks, module),
    )
    lines.set(count, size)
    if scope.pure:
        items = lines.let(f"const {few.stored}*", "items", low.call(finder, low.STATE, *values))
        return items, count
    items = low.Local(lines.names.fresh("items"))
    lines.local(few.stored, items.name, extent=few.room)
    lines.add(
        low.do("memcpy", items, low.call(finder, low.STATE, *values), count * low.SizeOf(low.type_named(few.stored)))
    )
    return items, count


def _finder(name: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> low.Function:
    lines = Lines()
    outside = is_outside(state, checks, module)
    if outside:
        lines.when(
            outside, low.returns(low.address(few_at(state, low.ZERO, module).items))
        )  # its length is taken to be 0
    few = few_at(state, flat_index(state, module), module)
    lines.add(low.returns(low.address(few.items)))
    return lines.function(f"const {few.stored}*", name, "S* s", *index_parameters(state), inline=True)


def few_put(few: Few, index: low.Expr) -> low.Expr:
    """The condition that there is no room for an index; otherwise it is put in."""
    return low.call(f"rw_few_{few.stored}_put", low.address(few.items), low.address(few.length), few.room, index)


def few_drop(few: Few, index: low.Expr) -> low.Stmt:
    """The statement that takes an index out."""
    return low.do(f"rw_few_{few.stored}_drop", low.address(few.items), low.address(few.length), index)


def few_full(state: ir.State, value: low.Expr, module: Module) -> low.Expr:
    """The condition that a set has too many members for a state."""
    assert isinstance(state.type, ir.SetOf)
    return low.gt(sets.size(value, state.type.item, module), state.room)
