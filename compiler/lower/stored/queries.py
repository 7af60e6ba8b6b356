"""Questions about collections that lie in states, answered in place instead of loading the whole collection."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import Location, item_offset, list_parts, state_location
from rulewright.compiler.lower.stored.states import flat_index, index_parameters, index_values, is_outside, state_named
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def query(what: str, node: ir.Expr, extra: list[low.Expr], scope: Scope, module: Module) -> low.Expr | None:
    """'size', 'first', 'item', 'find' or 'tally' of a bag, list or pile in a state; None for anything else.

    'item' is what stands at a place, or else what is given for it, 'find' the position of an item (-1 if absent),
    'tally' how many there are, 'first' an index (-1 if empty)."""
    if not isinstance(node, ir.Read):
        return None
    state = state_named(node.state, module)
    if not isinstance(state.type, ir.BagOf | ir.ListOf | ir.PileOf) or node.type != state.type:
        return None
    values, checks = index_values(state, node.index, scope, module)
    name = module.once(
        ("query", what, state.name, checks),
        safe_name(what, state.name),
        lambda fresh: _query(fresh, what, state, checks, module),
    )
    return low.call(name, low.STATE, *values, *extra)


def _query(name: str, what: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> low.Function:
    lines = Lines()
    outside = is_outside(state, checks, module)
    if outside:
        nothing = {"item": low.Local("empty"), "find": low.Const(-1), "first": low.Const(-1)}.get(what, low.ZERO)
        lines.when(outside, low.returns(nothing))
    location = state_location(state.name, flat_index(state, module), module)
    assert isinstance(state.type, ir.BagOf | ir.ListOf | ir.PileOf)
    item = c_type(state.type.item, module)
    match state.type:
        case ir.BagOf(kind):
            _bag_query(what, location.parts[0], kind, lines, module)
        case ir.ListOf():
            _list_query(what, location, state.type, lines, module)
        case ir.PileOf(kind):
            _, _, top = list_parts(location)
            _, _, bottom = list_parts(location, 2)
            lines.add(
                low.returns(
                    top + bottom + low.call("rw_bytes_total", low.address(location.parts[4]), size_of(kind, module))
                )
            )
    wanted = (f"{item} wanted",)
    extra = {"item": ("int k", f"{item} empty"), "find": wanted, "tally": wanted}.get(what, ())
    result = item if what == "item" else "int"
    return lines.function(result, name, "S* s", *index_parameters(state), *extra, inline=True)


def _bag_query(what: str, counts: low.Expr, item: ir.Type, lines: Lines, module: Module) -> None:
    size, base = size_of(item, module), base_of(item)
    match what:
        case "size":
            lines.add(low.returns(low.call("rw_bytes_total", low.address(counts), size)))
        case "first":
            lines.add(low.returns(low.call("rw_bytes_first", low.address(counts), size)))
        case _:
            lines.add(low.returns(low.call("rw_bytes_at", low.address(counts), low.Local("wanted") - base, size)))


def _list_query(what: str, location: Location, kind: ir.ListOf, lines: Lines, module: Module) -> None:
    k, wanted, n = low.names("k", "wanted", "n")
    stored, items, length = list_parts(location)
    offset = item_offset(kind.item)
    if what == "size":
        lines.add(low.returns(length))
        return
    lines.local(f"{stored}*", "items")
    lines.set(low.Local("items"), low.address(items))
    item = low.Local("items")[k] + offset if offset else low.Local("items")[k]
    match what:
        case "item":
            lines.add(low.returns(low.select(low.both(low.le(0, k), low.lt(k, length)), item, low.Local("empty"))))
        case "find":
            lines.local("int", "k")
            with lines.block(low.count(k, 0, length)):
                lines.when(low.eq(item, wanted), low.returns(k))
            lines.add(low.returns(-1))
        case "tally":
            lines.local("int", "k")
            lines.local("int", "n", value=0)
            with lines.block(low.count(k, 0, length)):
                lines.set(n, low.eq(item, wanted), "+")
            lines.add(low.returns(n))
