"""Collections that lie in states, asked and walked in place instead of loading the whole collection."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import Location, list_parts, state_location, stored_item
from rulewright.compiler.lower.stored.states import flat_index, index_values, of_element
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

WANTED = low.Local("wanted")


def query(what: str, node: ir.Expr, scope: Scope, module: Module, *given: low.Expr) -> low.Expr | None:
    """'size', 'any', 'first', 'item', 'find', 'tally' or 'has' of a bag, list, pile or set `up to n` in a state, as
    far as there is such a thing; None for anything else.

    'any' is whether a bag has items, 'item' what stands at a place, or else what is given for it, 'find' the position
    of an item (-1 if absent), 'tally' how many there are, 'first' an index (-1 if empty)."""
    if not isinstance(node, ir.Read):
        return None
    state = module.states[node.state]
    kind = state.type
    if not isinstance(kind, ir.BagOf | ir.ListOf | ir.PileOf | ir.SetOf) or node.type != kind:
        return None
    if isinstance(kind, ir.SetOf) and not state.room:
        return None
    values, checks = index_values(state, node.index, scope, module)
    item = c_type(kind.item, module)
    taken: dict[str, tuple[str, ...]] = {"item": ("int k", f"{item} empty"), "size": (), "any": (), "first": ()}
    outside = {"item": low.Local("empty"), "find": low.Const(-1), "first": low.Const(-1)}.get(what, low.ZERO)

    def found(lines: Lines) -> low.Expr:
        location = state_location(state.name, flat_index(state, module), module)
        match kind:
            case ir.BagOf(item):
                return _of_bag(what, location.parts[0], item, module)
            case ir.SetOf(item):
                return _of_few(what, location, item, state.room)
            case ir.ListOf():
                return _of_list(what, location, kind, lines)
            case ir.PileOf(item):
                _, _, top = list_parts(location)
                _, _, bottom = list_parts(location, 2)
                return top + bottom + _of_bag("size", location.parts[4], item, module)

    more = taken.get(what, (f"{item} wanted",))
    result = item if what == "item" else "int"
    name = of_element(what, state, checks, result, found, module, *more, outside=outside)
    return low.call(name, low.STATE, *values, *given)


def _of_bag(what: str, counts: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    given = (low.address(counts), size_of(item, module))
    match what:
        case "size":
            return low.call("rw_bytes_total", *given)
        case "any":
            return low.call("rw_bytes_any", *given)
        case "first":
            return low.call("rw_bytes_first", *given)
    return low.call("rw_bytes_at", low.address(counts), WANTED - base_of(item), size_of(item, module))


def _of_few(what: str, location: Location, item: ir.Type, room: int) -> low.Expr:
    stored, items, length = list_parts(location)
    match what:
        case "size":
            return length
        case "first":
            return low.select(length, low.address(items)[0], -1)
    return low.call(f"rw_few_{stored}_has", low.address(items), length, room, WANTED - base_of(item))


def _of_list(what: str, location: Location, kind: ir.ListOf, lines: Lines) -> low.Expr:
    k = low.Local("k")
    stored, first, length = list_parts(location)
    if what == "size":
        return length
    (items,) = lines.local(f"{stored}*", "items")
    lines.set(items, low.address(first))
    item = stored_item(items, k, kind.item)
    if what == "item":
        return low.select(low.both(low.le(0, k), low.lt(k, length)), item, low.Local("empty"))
    lines.local("int", "k")
    if what == "find":
        with lines.block(low.count(k, 0, length)):
            lines.when(low.eq(item, WANTED), low.returns(k))
        return low.Const(-1)
    (n,) = lines.local("int", "n", value=0)
    with lines.block(low.count(k, 0, length)):
        lines.set(n, low.eq(item, WANTED), "+")
    return n


# ---------------------------------------------------------------- sets `up to n`: short ascending lists of indices


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
