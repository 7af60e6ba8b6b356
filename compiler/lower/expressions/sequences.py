"""Primitives on lists, rings, piles, ranges, rays and seats."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.values import from_index, of_whole
from rulewright.compiler.lower.tables import board_table, cell_function
from rulewright.compiler.lower.types import c_type, converted, nothing_of
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def none_of(kind: ir.Type, module: Module) -> low.Expr:
    """What stands for none where something of a type is looked for."""
    return low.NIL if isinstance(kind, ir.Number) else nothing_of(kind, module)


def item_at(source: ir.Expr, index: low.Expr, empty: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """The item of a list at an index; `empty` where there is none."""
    assert isinstance(source.type, ir.ListOf)
    asked = query("item", source, scope, module, index, empty)
    return of_whole("item", source, scope, module, index, empty) if asked is None else asked


def _list(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.ListOf)
    name, item = c_type(node.type, module), c_type(node.type.item, module)
    if not node.args:
        return low.call(f"{name}_none")
    r, puts = low.Local("r"), []
    for k, arg in enumerate(node.args):
        one, none = low.Local(f"a{k}"), _none_among(arg, scope, module)
        put = low.do(f"{name}_put", low.address(r), one)
        puts.append(put if none is None else low.when(low.ne(one, none), put))
    maker = module.helper(
        ("list", name, tuple(puts)),
        "list_of",
        name,
        tuple(f"{item} a{k}" for k in range(len(node.args))),
        low.declare(name, "r", low.call(f"{name}_none")),
        *puts,
        low.returns(r),
    )
    return low.call(maker, *(module.lowered(arg, scope) for arg in node.args))


def _none_among(value: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """The none that a value may be; None if it is always there."""
    if isinstance(value.type, ir.Number):
        return low.NIL if value.type.optional else None
    return low.ZERO if counts_from_one(value.type) and not module.is_some(value, scope) else None


def _room_for(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    given, wanted = c_type(source.type, module), c_type(node.type, module)
    name = module.helper(
        ("room for", given, wanted),
        "room_for",
        wanted,
        ("S* s", f"{given} a", "int site"),
        low.when(low.gt(low.path("a.length"), _capacity(node.type)), low.fault(low.Local("site"))),
        low.returns(converted(low.Local("a"), source.type, node.type, module)),
    )
    site = module.fault("RW604", "a list is too long for its place", node.where)
    return low.call(name, low.STATE, module.lowered(source, scope), site)


def _capacity(kind: ir.Type) -> int:
    assert isinstance(kind, ir.ListOf)
    return kind.capacity


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


def _changed(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """tail, distinct: a list made of another."""
    (source,) = node.args
    made = low.call(f"{c_type(source.type, module)}_{node.op}", module.lowered(source, scope))
    return converted(made, source.type, node.type, module)


def _index_of(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    source, item = node.args
    wanted = module.lowered(item, scope)
    asked = query("find", source, scope, module, wanted) or of_whole("index", source, scope, module, wanted)
    return from_index(asked, ir.Number(0, ir.MANY))


def _known_end(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """The known cards of a pile, from the top down or from the bottom up."""
    (source,) = node.args
    pile, wanted = c_type(source.type, module), c_type(node.type, module)
    module.shape(f"{pile}_ends_{wanted}", f"RW_DEFINE_PILE_ENDS({pile}, {wanted})")
    return low.call(f"{pile}_{node.op}_{wanted}", module.lowered(source, scope))


def _unknown(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    return low.call(f"{c_type(source.type, module)}_unknown", module.lowered(source, scope))


def _between(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    first, last = (module.lowered(arg, scope) for arg in node.args)
    return low.call("rw_between_of", first, last)


def _end(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    value = converted(module.lowered(source, scope), source.type, ir.Between(), module)
    return low.member(value, node.op)


def _rotations(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    assert isinstance(source.type, ir.Ring) and isinstance(node.type, ir.SetOf)
    unit = int(node.data or 1)
    turns = ir.SetOf(ir.Number(0, source.type.size // unit - 1))
    return converted(of_whole("rotations", source, scope, module, unit), turns, node.type, module)


def _ray(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A ray as a list; loops over rays do without."""
    c, cell, limit, r, step = low.names("c", "cell", "limit", "r", "step")
    name = c_type(node.type, module)
    first, second = board_table(node.data, "first", module), board_table(node.data, "second", module)
    at = cell_function(node.data, module)
    maker = module.helper(
        ("ray", node.data, name),
        safe_name("ray", node.data),
        name,
        ("int cell", "int step", "int limit"),
        low.declare(name, "r", low.call(f"{name}_none")),
        low.declare("int", "c", cell),
        low.when(low.either(low.eq(cell, 0), low.eq(step, 0)), low.returns(r)),
        low.While(
            low.lt(low.path("r.length"), limit),
            (
                low.assign(
                    c,
                    low.call(
                        at, first[c] + low.call("rw_step_first", step), second[c] + low.call("rw_step_second", step)
                    ),
                ),
                low.when(
                    low.either(low.eq(c, 0), low.eq(c, cell), low.call(f"{name}_put", low.address(r), c)), low.Break()
                ),
            ),
        ),
        low.returns(r),
        inline=False,
    )
    values = [module.lowered(arg, scope) for arg in node.args]
    return low.call(maker, *(values if len(values) == 3 else [*values, low.Global("RW_MANY")]))


def _seats(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    by = 1 if node.op == "clockwise" else -1
    start = module.lowered(node.args[0], scope)
    return low.call(f"{c_type(node.type, module)}_around", start, by, module.program.seats)


SEQUENCES: dict[str, Callable[[ir.Op, Scope, Module], low.Expr]] = {
    "list": _list,
    "room_for": _room_for,
    "item": _item,
    "index_of": _index_of,
    "tail": _changed,
    "distinct": _changed,
    "known_top": _known_end,
    "known_bottom": _known_end,
    "unknown": _unknown,
    "between": _between,
    "low": _end,
    "high": _end,
    "rotations": _rotations,
    "ray": _ray,
    "clockwise": _seats,
    "counterclockwise": _seats,
}
