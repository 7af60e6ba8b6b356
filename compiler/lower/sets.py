"""Set algebra on texts: the same words for sets of one machine word and of several."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, Scope
from rulewright.compiler.lower.types import c_type, constant, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def full(item: ir.Type, module: Module) -> low.Expr:
    """The set of everything."""
    return constant((1 << size_of(item, module)) - 1, ir.SetOf(item), module)


def empty(item: ir.Type, module: Module) -> low.Expr:
    """The set of nothing."""
    return constant(0, ir.SetOf(item), module)


def both(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in both."""
    for part, other in ((one, two), (two, one)):
        if part == full(item, module) or other == empty(item, module):
            return other
    return one & two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_and", one, two)


def either(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in one of them."""
    for part, other in ((one, two), (two, one)):
        if part == empty(item, module) or other == full(item, module):
            return other
    return one | two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_or", one, two)


def without(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is only in the first."""
    return one & ~two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_without", one, two)


def is_nothing(text: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """Whether a set is empty."""
    return low.eq(text, 0) if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_is_empty_v", text)


def size(text: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """How many members."""
    return (
        low.call("rw_size", text) if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_size_v", text)
    )


def lowest(text: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The index of the first member; -1 if there is none."""
    return (
        low.call("rw_lowest", text)
        if set_words(item, module) == 1
        else low.call(f"{_name(item, module)}_first_v", text)
    )


def call(function: str, item: ir.Type, module: Module) -> str:
    """The name of 'run', 'until', 'nearest', 'range' or 'single' for sets of these items."""
    return f"rw_{function}" if set_words(item, module) == 1 else f"{_name(item, module)}_{function}"


def join_in(target: low.Expr, value: ir.Expr, item: ir.Type, scope: Scope, module: Module) -> low.Stmt:
    """The statement that takes a value, or the members of a set, into a set variable."""
    text = module.text(value, scope)
    if isinstance(value.type, ir.SetOf):
        return low.assign(target, either(target, text, item, module))
    if set_words(item, module) == 1:
        return low.assign(target, low.call("rw_single", text - base_of(item), size_of(item, module)), "|")
    index = text - base_of(item)
    return low.do(f"{_name(item, module)}_put", low.address(target), index, size_of(item, module))


def _name(item: ir.Type, module: Module) -> str:
    return c_type(ir.SetOf(item), module)
