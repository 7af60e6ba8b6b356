"""Primitives on lists, rings, piles, ranges, rays and seats."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.values import from_index, of_whole
from rulewright.compiler.lower.tables import stepped
from rulewright.compiler.lower.types import c_type, converted, maker, nothing_of
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def sequence(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A primitive on lists, rings, piles, ranges, rays and seats, lowered."""
    if node.op == "list":
        return _list(node, scope, module)
    first = node.args[0]
    match node.op:
        case "room_for":
            return _room_for(node, scope, module)
        case "item":
            return _item(node, scope, module)
        case "index_of":
            wanted = module.lowered(node.args[1], scope)
            found = query("find", first, scope, module, wanted) or of_whole("index", first, scope, module, wanted)
            return from_index(found, ir.Number(0, ir.MANY))
        case "tail" | "distinct" | "unknown":
            made = low.call(f"{c_type(first.type, module)}_{node.op}", module.lowered(first, scope))
            return converted(made, first.type, node.type, module)
        case "known_top" | "known_bottom":  # from the top down or from the bottom up
            pile, wanted_type = c_type(first.type, module), c_type(node.type, module)
            module.shape(f"{pile}_ends_{wanted_type}", f"RW_DEFINE_PILE_ENDS({pile}, {wanted_type})")
            return low.call(f"{pile}_{node.op}_{wanted_type}", module.lowered(first, scope))
        case "between":
            return low.call("rw_between_of", *(module.lowered(arg, scope) for arg in node.args))
        case "low" | "high":
            return low.member(fitted(first, ir.Between(), scope, module), node.op)
        case "rotations":
            assert isinstance(first.type, ir.Ring)
            unit = int(node.data or 1)
            turns = ir.SetOf(ir.Number(0, first.type.size // unit - 1))
            return converted(of_whole("rotations", first, scope, module, unit), turns, node.type, module)
        case "ray":
            return _ray(node, scope, module)
        case "clockwise" | "counterclockwise":
            by = 1 if node.op == "clockwise" else -1
            start = module.lowered(first, scope)
            return low.call(f"{c_type(node.type, module)}_around", start, by, module.program.seats)
    raise AssertionError(f"'{node.op}' is not lowered")


def item_at(source: ir.Expr, index: low.Expr, empty: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """The item of a list at an index; `empty` where there is none."""
    assert isinstance(source.type, ir.ListOf)
    given = (scope, module, index, empty)
    return query("item", source, *given) or of_whole("item", source, *given)


def _list(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.ListOf)
    name, item = c_type(node.type, module), c_type(node.type.item, module)
    r, puts = low.Local("r"), []
    for k, arg in enumerate(node.args):
        one, none = low.Local(f"a{k}"), _none_among(arg, scope, module)
        put = low.do(f"{name}_put", low.address(r), one)
        puts.append(put if none is None else low.when(low.ne(one, none), put))
    parameters = tuple(f"{item} a{k}" for k in range(len(node.args)))
    none = low.call(f"{name}_none")
    made = maker(("list", name, tuple(puts)), "list_of", name, parameters, module, *puts, first=none)
    return low.call(made, *(module.lowered(arg, scope) for arg in node.args))


def _none_among(value: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """The none that a value may be; None if it is always there."""
    if isinstance(value.type, ir.Number):
        return low.NIL if value.type.optional else None
    return low.ZERO if counts_from_one(value.type) and not module.is_some(value, scope) else None


def _room_for(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,), kind = node.args, node.type
    assert isinstance(kind, ir.ListOf | ir.PileOf)
    given, wanted = c_type(source.type, module), c_type(kind, module)
    lengths = ("a.length",) if isinstance(kind, ir.ListOf) else ("a.top.length", "a.bottom.length")
    too_long = low.either(*(low.gt(low.path(length), kind.capacity) for length in lengths))
    full = low.when(too_long, low.fault(low.Local("site")))
    found = low.returns(converted(low.Local("a"), source.type, kind, module))
    parameters = ("S* s", f"{given} a", "int site")
    name = module.helper(("room for", given, wanted), "room_for", wanted, parameters, full, found)
    site = module.fault("RW604", "a list or pile is too long for its place", node.where)
    return low.call(name, low.STATE, module.lowered(source, scope), site)


def _item(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    source, at = node.args
    index = module.lowered(at, scope)
    if isinstance(source, ir.Local) and not isinstance(scope.types[source.slot], ir.Ring | ir.ListOf):
        return scope.values[source.slot]  # an array of one
    nothing = nothing_of(node.type, module)
    if not isinstance(source.type, ir.Ring):
        return item_at(source, index, nothing, scope, module)
    if node.data == ir.NAMED and not _is_there(at, scope, module):
        return low.call(f"{c_type(source.type, module)}_named", module.lowered(source, scope), index, nothing)
    return of_whole("item", source, scope, module, index)


def _is_there(position: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether the value that names a position is surely not none."""
    if not (isinstance(position, ir.Op) and position.op == "gap"):
        return isinstance(position, ir.Const) and position.value >= 0
    return module.is_some(position.args[0], scope)


def _ray(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A ray as a list; loops over rays do without."""
    c, cell, limit, r, step = low.names("c", "cell", "limit", "r", "step")
    name, following = c_type(node.type, module), low.assign(c, stepped(node.data, c, step, module))
    ends = low.either(low.eq(c, 0), low.eq(c, cell), low.call(f"{name}_put", low.address(r), c))
    body = (
        low.declare("int", "c", cell),
        low.when(low.either(low.eq(cell, 0), low.eq(step, 0)), low.returns(r)),
        low.While(low.lt(low.path("r.length"), limit), (following, low.when(ends, low.Break()))),
    )
    key, parameters, none = ("ray", node.data, name), ("int cell", "int step", "int limit"), low.call(f"{name}_none")
    ray = maker(key, safe_name("ray", node.data), name, parameters, module, *body, first=none, inline=False)
    values = [module.lowered(arg, scope) for arg in node.args]
    return low.call(ray, *(values if len(values) == 3 else [*values, low.Global("RW_MANY")]))
