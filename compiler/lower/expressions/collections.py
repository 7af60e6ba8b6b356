"""Primitives on sets and bags; those on lists, rings, piles and ranges are in sequences.py."""

from __future__ import annotations

from functools import reduce

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.sequences import item_at, sequence
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.values import from_index, of_whole, pointer
from rulewright.compiler.lower.types import c_type, converted, maker, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one

SET_OPERATIONS = {"union": sets.joined, "meet": sets.met, "without": sets.without}


def collection(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A primitive on collections, lowered."""
    match node.op, node.type:
        case "set", ir.SetOf(item):
            parts = [sets.single(module.lowered(arg, scope), item, module) for arg in node.args]
            return reduce(lambda one, two: sets.joined(one, two, item, module), parts)
        case (("union" | "meet" | "without"), ir.SetOf(item)):
            one, two = (fitted(arg, node.type, scope, module) for arg in node.args)
            return SET_OPERATIONS[node.op](one, two, item, module)
        case "whole", ir.SetOf(item):
            return sets.full(item, module)
        case "range", ir.SetOf(item):
            return _range(node, item, scope, module)
        case "in", _:
            return _in(node, scope, module)
        case "count_of", _:
            return _count(node.args[0], module.lowered(node.args[1], scope), scope, module)
        case "size", _:
            return _size(node.args[0], scope, module)
        case "first", _:
            return _first(node, scope, module)
        case "amount", ir.BagOf() as kind:
            count, one = (module.lowered(arg, scope) for arg in node.args)
            return _so_many(count, one, kind, module)
        case "bag", ir.BagOf() as kind:
            name = c_type(kind, module)
            parts = [_so_many(1, module.lowered(arg, scope), kind, module) for arg in node.args]
            return reduce(lambda one, two: low.call(f"{name}_add", one, two), parts or [low.call(f"{name}_none")])
        case (("bag_add" | "bag_sub" | "bag_meet" | "bag_join"), _):
            one, two = (fitted(arg, node.type, scope, module) for arg in node.args)
            return low.call(f"{c_type(node.type, module)}_{node.op.removeprefix('bag_')}", one, two)
        case (("set_bag" | "list_bag" | "bag_set"), ir.SetOf() | ir.BagOf()):
            return _regrouped(node, scope, module)
    return sequence(node, scope, module)


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
    asked, index = query("has", source, scope, module, item), sets.index(item, kind)
    return asked or of_whole("has", source, scope, module, index, size_of(kind, module))


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
    """How often an item is in a bag, list or ring."""
    name, asked = c_type(source.type, module), query("tally", source, scope, module, wanted)
    if asked is None and isinstance(source.type, ir.BagOf):
        return low.call(f"{name}_count", module.lowered(source, scope), sets.index(wanted, source.type.item))
    return asked or of_whole("count", source, scope, module, wanted)


def _size(source: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    asked = query("size", source, scope, module)
    if asked is not None:
        return asked
    match source.type:
        case ir.SetOf():
            return of_whole("size", source, scope, module)
        case ir.Ring(size):
            return low.Const(size)
        case ir.Between():
            return low.call("rw_between_size", module.lowered(source, scope))
    what = "length_v" if isinstance(source.type, ir.ListOf) else "size"
    return low.call(f"{c_type(source.type, module)}_{what}", module.lowered(source, scope))


def _range(node: ir.Op, item: ir.Type, scope: Scope, module: Module) -> low.Expr:
    least, most, site = low.names("low", "high", "site")
    first, last = (sets.index(module.lowered(arg, scope), item) for arg in node.args)
    made, size = sets.call("range", item, module), size_of(item, module)
    if not node.data:
        return low.call(made, first, last, size)
    beyond = low.both(low.le(least, most), low.either(low.lt(least, 0), low.ge(most, size)))
    body = low.when(beyond, low.fault(site)), low.returns(low.call(made, least, most, size))
    parameters = ("S* s", "int low", "int high", "int site")
    name = module.helper(("whole range", node.type), "whole_range", c_type(node.type, module), parameters, *body)
    return low.call(name, low.STATE, first, last, module.misfit(node.where))


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
            none = low.NIL if isinstance(node.type, ir.Number) else nothing_of(node.type, module)
            return item_at(source, low.ZERO, none, scope, module)
        case ir.Ring():
            return low.call(f"{name}_item_v", module.lowered(source, scope), 0)
    raise AssertionError(f"'first' of {source.type} is not lowered")


def _so_many(count: low.Value, item: low.Expr, kind: ir.BagOf, module: Module) -> low.Expr:
    return low.call(f"{c_type(kind, module)}_amount", count, sets.index(item, kind.item))


def _regrouped(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """set_bag, list_bag, bag_set: the members of a set, bag, list or ring as a bag or as a set."""
    a, k, r = low.names("a", "k", "r")
    (source,), kind = node.args, node.type
    assert isinstance(kind, ir.SetOf | ir.BagOf)
    value, given, wanted = module.lowered(source, scope), c_type(source.type, module), c_type(kind, module)
    what, parameters = "bag_of" if isinstance(kind, ir.BagOf) else "members_of", (f"{given} a",)
    match source.type, kind:
        case (ir.SetOf(), ir.SetOf()) | (ir.BagOf(), ir.BagOf()):
            return converted(value, source.type, kind, module)
        case ir.SetOf(item), _:
            bag = c_type(ir.BagOf(item), module)
            found = low.returns(low.call(f"{bag}_of_words", sets.words_of(a, item, module)))
            name = module.helper(("set_bag", given, size_of(item, module)), what, bag, parameters, found)
            return converted(low.call(name, value), ir.BagOf(item), kind, module)
        case ir.BagOf(item), _:
            members = c_type(ir.SetOf(item), module)
            put = low.do(f"{given}_members", a, sets.words_of(r, item, module), set_words(item, module))
            name = maker(("bag_set", given), what, members, parameters, module, put)
            return converted(low.call(name, value), ir.SetOf(item), kind, module)
    at, none = low.path("a.items")[k] - base_of(kind.item), nothing_of(kind, module)
    if isinstance(kind, ir.BagOf):
        put = low.when(low.within(at, size_of(kind.item, module)), low.assign(low.path("r.n")[at], 1, "+"))
    else:
        put = sets.put(r, at, kind.item, module)
    length = source.type.size if isinstance(source.type, ir.Ring) else low.path("a.length")
    body = low.declare("int", "k"), low.loop(k, 0, length, put)
    key = ("items", what, given, wanted, base_of(kind.item))
    return low.call(maker(key, what, wanted, parameters, module, *body, first=none), value)
