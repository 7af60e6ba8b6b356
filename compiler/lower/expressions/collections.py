"""Primitives on sets and bags; those on lists, rings, piles and ranges are in sequences.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.sequences import SEQUENCES, item_at, none_of
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.values import from_index, of_whole, pointer
from rulewright.compiler.lower.types import c_type, constant, converted, set_words, size_of
from rulewright.compiler.lower.written import MISFIT
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one

BAG_OPERATIONS = {"bag_add": "add", "bag_sub": "sub", "bag_meet": "meet", "bag_join": "join"}


def collection(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A primitive on collections, lowered."""
    return BY_NAME[node.op](node, scope, module)


# ---------------------------------------------------------------- sets


def _set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    parts = [sets.single(module.lowered(arg, scope), item, module) for arg in node.args]
    return reduce(lambda one, two: sets.joined(one, two, item, module), parts) if parts else sets.empty(item, module)


def _set_operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    one, two = (converted(module.lowered(arg, scope), arg.type, node.type, module) for arg in node.args)
    join = {"union": sets.joined, "meet": sets.met, "without": sets.without}[node.op]
    return join(one, two, node.type.item, module)


def _in(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    item, source = node.args
    source = bag_of_kinds(source) or source  # among the kinds of a bag is what is in the bag
    value = module.lowered(item, scope)
    match source.type:
        case ir.SetOf(kind):
            return has(value, source, kind, scope, module)
        case ir.BagOf() | ir.ListOf() | ir.Ring():
            return _in_items(item, value, source, scope, module)
        case ir.Between():
            return low.call("rw_between_has", module.lowered(source, scope), value)
    return low.call("rw_is_just", value, module.lowered(source, scope))


def has(item: low.Expr, source: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    """Whether a set has an item."""
    asked = query("has", source, scope, module, item)
    if asked is not None:
        return asked
    index, size = sets.index(item, kind), size_of(kind, module)
    if set_words(kind, module) == 1:
        return low.call("rw_has", module.lowered(source, scope), index, size)
    return of_whole("has", source, scope, module, index, size)


def _in_items(item: ir.Expr, value: low.Expr, source: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    """In a bag, list or ring. None is in nothing."""
    there, kind = low.gt(_count(source, value, scope, module), 0), source.type
    assert isinstance(kind, ir.BagOf | ir.ListOf | ir.Ring)
    if isinstance(kind, ir.BagOf):
        return there
    if isinstance(kind.item, ir.Number):
        may_be_none = isinstance(item.type, ir.Number) and item.type.optional
        return low.both(low.ne(value, low.NIL), there) if may_be_none else there
    if not counts_from_one(kind.item) or module.is_some(item, scope):
        return there
    return low.both(low.ne(value, 0), there)


def _count(source: ir.Expr, wanted: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """How often an item is in a bag, list, ring, set or pile."""
    name = c_type(source.type, module)
    match source.type:
        case ir.SetOf(kind):
            return low.cast("int", has(wanted, source, kind, scope, module))
        case ir.PileOf(kind):
            return low.call(f"{name}_count", module.lowered(source, scope), wanted, base_of(kind))
        case ir.BagOf() | ir.ListOf():
            asked = query("tally", source, scope, module, wanted)
            if asked is not None:
                return asked
            if isinstance(source.type, ir.BagOf):
                return low.call(f"{name}_count", module.lowered(source, scope), sets.index(wanted, source.type.item))
    return of_whole("count", source, scope, module, wanted)


def _count_of(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    return _count(node.args[0], module.lowered(node.args[1], scope), scope, module)


def _size(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    asked = query("size", source, scope, module)
    if asked is not None:
        return asked
    match source.type:
        case ir.SetOf(item):
            if set_words(item, module) > 1:
                return of_whole("size", source, scope, module)
            return low.call("rw_size", module.lowered(source, scope))
        case ir.Ring(size):
            return low.Const(size)
        case ir.Between():
            return low.call("rw_between_size", module.lowered(source, scope))
    what = "length_v" if isinstance(source.type, ir.ListOf) else "size"
    return low.call(f"{c_type(source.type, module)}_{what}", module.lowered(source, scope))


def _range(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    high, site = low.names("high", "site")
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    first, last = (sets.index(module.lowered(arg, scope), item) for arg in node.args)
    made = sets.call("range", item, module)
    size = size_of(item, module)
    if not node.data:
        return low.call(made, first, last, size)
    name = module.helper(
        ("whole range", node.type),
        "whole_range",
        c_type(node.type, module),
        ("S* s", "int low", "int high", "int site"),
        low.when(
            low.both(low.le(low.Local("low"), high), low.either(low.lt(low.Local("low"), 0), low.ge(high, size))),
            low.fault(site),
        ),
        low.returns(low.call(made, low.Local("low"), high, size)),
    )
    return low.call(name, low.STATE, first, last, module.fault(*MISFIT, node.where))


def _whole_set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    return sets.full(node.type.item, module)


def _first(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    name = c_type(source.type, module)
    asked = query("first", source, scope, module) if isinstance(source.type, ir.SetOf | ir.BagOf) else None
    match source.type:
        case ir.SetOf(item) | ir.BagOf(item) if asked is not None:
            return from_index(asked, item)
        case ir.SetOf(item):
            place = pointer(source, scope, module) if set_words(item, module) > 1 else None
            if place is not None:
                return from_index(low.call(f"{name}_after", place, -1), item)
            return from_index(sets.lowest(module.lowered(source, scope), item, module), item)
        case ir.BagOf(item):
            return from_index(low.call(f"{name}_first", module.lowered(source, scope)), item)
        case ir.ListOf():
            return item_at(source, low.ZERO, none_of(node.type, module), scope, module)
        case ir.Ring():
            return low.call(f"{name}_item_v", module.lowered(source, scope), 0)
        case ir.Between():
            return low.call("rw_between_first", module.lowered(source, scope))
    return module.lowered(source, scope)


# ---------------------------------------------------------------- bags


def _amount(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    count, item = (module.lowered(arg, scope) for arg in node.args)
    return _so_many(count, item, node.type, module)


def _so_many(count: low.Value, item: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    assert isinstance(kind, ir.BagOf)
    return low.call(f"{c_type(kind, module)}_amount", count, sets.index(item, kind.item))


def _bag(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    name = c_type(node.type, module)
    parts = [_so_many(1, module.lowered(arg, scope), node.type, module) for arg in node.args]
    return reduce(lambda one, two: low.call(f"{name}_add", one, two), parts) if parts else low.call(f"{name}_none")


def _bag_operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    one, two = (converted(module.lowered(arg, scope), arg.type, node.type, module) for arg in node.args)
    return low.call(f"{c_type(node.type, module)}_{BAG_OPERATIONS[node.op]}", one, two)


def _as_bag(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """set_bag, list_bag."""
    k, r = low.names("k", "r")
    (source,) = node.args
    assert isinstance(node.type, ir.BagOf)
    value, given, wanted = module.lowered(source, scope), c_type(source.type, module), c_type(node.type, module)
    match source.type:
        case ir.BagOf():
            return converted(value, source.type, node.type, module)
        case ir.SetOf(item):
            same, words = ir.BagOf(item), sets.words_of(low.Local("a"), item, module)
            name = module.helper(
                ("set_bag", given, size_of(item, module)),
                "bag_of",
                c_type(same, module),
                (f"{given} a",),
                low.returns(low.call(f"{c_type(same, module)}_of_words", words)),
            )
            return converted(low.call(name, value), same, node.type, module)
    base = base_of(node.type.item)
    name = module.helper(
        ("list_bag", given, wanted, base),
        "bag_of",
        wanted,
        (f"{given} a",),
        low.declare(wanted, "r", low.call(f"{wanted}_none")),
        low.declare("int", "k"),
        low.loop(
            k,
            0,
            _length(source.type),
            low.when(
                low.within(low.path("a.items")[k] - base, size_of(node.type.item, module)),
                low.assign(low.path("r.n")[low.path("a.items")[k] - base], 1, "+"),
            ),
        ),
        low.returns(r),
    )
    return low.call(name, value)


def _length(kind: ir.Type) -> low.Value:
    return kind.size if isinstance(kind, ir.Ring) else low.path("a.length")


def _bag_set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """The members of a bag or list as a set."""
    a, k, r = low.names("a", "k", "r")
    (source,) = node.args
    assert isinstance(node.type, ir.SetOf)
    value, given, wanted = module.lowered(source, scope), c_type(source.type, module), c_type(node.type, module)
    match source.type:
        case ir.SetOf():
            return converted(value, source.type, node.type, module)
        case ir.BagOf(item):
            same = ir.SetOf(item)
            name = module.helper(
                ("bag_set", given),
                "members_of",
                c_type(same, module),
                (f"{given} a",),
                low.declare(c_type(same, module), "r"),
                low.do(f"{given}_members", a, sets.words_of(r, item, module), set_words(item, module)),
                low.returns(r),
            )
            return converted(low.call(name, value), same, node.type, module)
    item, one = node.type.item, low.path("a.items")[low.Local("k")]
    name = module.helper(
        ("list_set", given, wanted, base_of(item)),
        "members_of",
        wanted,
        (f"{given} a",),
        low.declare(wanted, "r", constant(0, node.type, module)),
        low.declare("int", "k"),
        low.loop(k, 0, _length(source.type), sets.put(low.Local("r"), one - base_of(item), item, module)),
        low.returns(r),
    )
    return low.call(name, value)


Emit = Callable[[ir.Op, Scope, Module], low.Expr]
BY_NAME: dict[str, Emit] = {
    "set": _set,
    "union": _set_operation,
    "meet": _set_operation,
    "without": _set_operation,
    "in": _in,
    "size": _size,
    "range": _range,
    "whole": _whole_set,
    "first": _first,
    "amount": _amount,
    "bag": _bag,
    "bag_add": _bag_operation,
    "bag_sub": _bag_operation,
    "bag_meet": _bag_operation,
    "bag_join": _bag_operation,
    "count_of": _count_of,
    "set_bag": _as_bag,
    "list_bag": _as_bag,
    "bag_set": _bag_set,
    **SEQUENCES,
}
