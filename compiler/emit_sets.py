"""Set algebra on texts: the same words for sets of one machine word and of several."""

from __future__ import annotations

from rulewright.compiler.emit_context import Module, Scope
from rulewright.compiler.emit_types import base_of, c_type, constant, set_words, size_of
from rulewright.runtime import ir


def full(item: ir.Type, module: Module) -> str:
    """The set of everything."""
    return constant((1 << size_of(item, module)) - 1, ir.SetOf(item), module)


def empty(item: ir.Type, module: Module) -> str:
    """The set of nothing."""
    return constant(0, ir.SetOf(item), module)


def both(one: str, two: str, item: ir.Type, module: Module) -> str:
    """What is in both."""
    return f"({one} & {two})" if set_words(item, module) == 1 else f"{_name(item, module)}_and({one}, {two})"


def either(one: str, two: str, item: ir.Type, module: Module) -> str:
    """What is in one of them."""
    return f"({one} | {two})" if set_words(item, module) == 1 else f"{_name(item, module)}_or({one}, {two})"


def without(one: str, two: str, item: ir.Type, module: Module) -> str:
    """What is only in the first."""
    return f"({one} & ~{two})" if set_words(item, module) == 1 else f"{_name(item, module)}_without({one}, {two})"


def is_nothing(text: str, item: ir.Type, module: Module) -> str:
    """Whether a set is empty."""
    return f"({text} == 0)" if set_words(item, module) == 1 else f"{_name(item, module)}_is_empty_v({text})"


def size(text: str, item: ir.Type, module: Module) -> str:
    """How many members."""
    return f"rw_size({text})" if set_words(item, module) == 1 else f"{_name(item, module)}_size_v({text})"


def lowest(text: str, item: ir.Type, module: Module) -> str:
    """The index of the first member; -1 if there is none."""
    return f"rw_lowest({text})" if set_words(item, module) == 1 else f"{_name(item, module)}_first_v({text})"


def call(function: str, item: ir.Type, module: Module) -> str:
    """The name of 'run', 'until', 'nearest', 'range' or 'single' for sets of these items."""
    return f"rw_{function}" if set_words(item, module) == 1 else f"{_name(item, module)}_{function}"


def join_in(target: str, value: ir.Expr, item: ir.Type, scope: Scope, module: Module) -> str:
    """The statement that takes a value, or the members of a set, into a set variable."""
    text = module.text(value, scope)
    if isinstance(value.type, ir.SetOf):
        return f"{target} = {either(target, text, item, module)}"
    if set_words(item, module) == 1:
        return f"{target} |= rw_single({text} - {base_of(item)}, {size_of(item, module)})"
    return f"{_name(item, module)}_put(&{target}, {text} - {base_of(item)}, {size_of(item, module)})"


def _name(item: ir.Type, module: Module) -> str:
    return c_type(ir.SetOf(item), module)
