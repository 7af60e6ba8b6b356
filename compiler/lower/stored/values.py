"""Values as they lie: whether two are the same, where one lies in memory, questions about it, and which value has an
index."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.states import address, index_values
from rulewright.compiler.lower.types import c_type, is_scalar, is_word, set_words
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def equal(one: low.Expr, two: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    """Whether two values of a type are the same."""
    if is_scalar(kind) or is_word(kind, module):
        return low.eq(one, two)
    return low.call(f"{c_type(kind, module)}_eq", one, two)


def _address(value: low.Expr) -> low.Expr | None:
    """Where a value lies: a local, a constant or an element of one, a struct as in `(<rw_set2*>&s.m_stone[0])[0]`."""
    match value:
        case low.Local() | low.Global() | low.Element(low.Local() | low.Global() | low.Cast()):
            return low.address(value)
    return None


def pointer(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """The address of a value that lies in memory as it is; None if it must be computed."""
    match expr:
        case ir.Local(slot, kind) if scope.types[slot] == kind:
            return _address(scope.values[slot])
        case ir.Read(name, index, ir.SetOf(item)) if index and set_words(item, module) > 1:
            state = module.states[name]
            if state.type != expr.type or state.room:
                return None
            values, checks = index_values(state, index, scope, module)
            return low.call(address(state, checks, module), low.STATE, *values)
        case ir.Const() | ir.Column() | ir.Read():
            return _address(module.lowered(expr, scope))
    return None


def of_whole(what: str, source: ir.Expr, scope: Scope, module: Module, *more: low.Value) -> low.Expr:
    """A question about a set, list or ring: asked of what lies in memory if it does, of its value otherwise."""
    if is_word(source.type, module):
        return low.call(f"rw_{what}", module.lowered(source, scope), *more)
    name, place = c_type(source.type, module), pointer(source, scope, module)
    if place is not None:
        return low.call(f"{name}_{what}", place, *more)
    return low.call(f"{name}_{what}_v", module.lowered(source, scope), *more)


def from_index(index: low.Expr, item: ir.Type) -> low.Expr:
    """The value at an index; -1 stands for none (NIL of Numbers)."""
    if counts_from_one(item):
        return index + 1
    return low.call("rw_numbered", index, item.low) if isinstance(item, ir.Number) else low.call("rw_max", 0, index)
