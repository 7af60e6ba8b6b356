"""Set algebra: the same words for sets of one machine word and of several."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import is_pure
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, constant, set_words, size_of, words_at
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def full(item: ir.Type, module: Module) -> low.Expr:
    """The set of everything."""
    return constant((1 << size_of(item, module)) - 1, ir.SetOf(item), module)


def empty(item: ir.Type, module: Module) -> low.Expr:
    """The set of nothing."""
    return constant(0, ir.SetOf(item), module)


def both(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in both; nothing is said where that is one of them. What may fault is worked out all the same."""
    for part, other in ((one, two), (two, one)):
        if part == full(item, module) or other == empty(item, module) and is_pure(part):
            return other
    return met(one, two, item, module)


def either(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in one of them; nothing is said where that is the other."""
    for part, other in ((one, two), (two, one)):
        if part == empty(item, module) or other == full(item, module) and is_pure(part):
            return other
    return joined(one, two, item, module)


def met(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in both."""
    return one & two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_and", one, two)


def joined(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is in one of them."""
    return one | two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_or", one, two)


def without(one: low.Expr, two: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """What is only in the first."""
    return one & ~two if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_without", one, two)


def is_nothing(value: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """Whether a set is empty."""
    return low.eq(value, 0) if set_words(item, module) == 1 else low.call(f"{_name(item, module)}_is_empty_v", value)


def size(value: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """How many members."""
    if isinstance(value, low.Call) and value.function == "rw_run":
        return low.call("rw_run_size", *value.args)
    return low.call("rw_size" if set_words(item, module) == 1 else f"{_name(item, module)}_size_v", value)


def lowest(value: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The index of the first member; -1 if there is none."""
    return low.call("rw_lowest" if set_words(item, module) == 1 else f"{_name(item, module)}_first_v", value)


def take(held: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The index of the first member of a variable, which is taken out of it; -1 if there is none."""
    return low.call(call("take", item, module), low.address(held))


def nth(held: low.Expr, number: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The index of a member of a variable, by its number from 0 on."""
    return low.call(call("nth", item, module), _lying(held, item, module), number)


def has(held: low.Expr, index: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """Whether an index is in a variable."""
    return low.call(call("has", item, module), _lying(held, item, module), index, size_of(item, module))


def _lying(held: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    return held if set_words(item, module) == 1 else low.address(held)


def call(function: str, item: ir.Type, module: Module) -> str:
    """The name of 'run', 'until', 'nearest', 'range' or 'single' for sets of these items."""
    return f"rw_{function}" if set_words(item, module) == 1 else f"{_name(item, module)}_{function}"


def index(value: low.Expr, item: ir.Type) -> low.Expr:
    """The index of a value."""
    return value - base_of(item) if base_of(item) else value


def single(value: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The set with one value; empty if it is none."""
    return low.call(call("single", item, module), index(value, item), size_of(item, module))


def put(target: low.Expr, at: low.Expr, item: ir.Type, module: Module) -> low.Stmt:
    """The statement that puts an index (if it is one) into a set variable."""
    if set_words(item, module) == 1:
        return low.assign(target, low.call("rw_single", at, size_of(item, module)), "|")
    return low.do(f"{_name(item, module)}_put", low.address(target), at, size_of(item, module))


def drop(target: low.Expr, at: low.Expr, item: ir.Type, module: Module) -> low.Stmt:
    """The statement that takes an index out of a set variable."""
    if set_words(item, module) == 1:
        return low.assign(target, ~low.call("rw_single", at, size_of(item, module)), "&")
    return low.do(f"{_name(item, module)}_drop", low.address(target), at, size_of(item, module))


def join_in(target: low.Expr, value: ir.Expr, item: ir.Type, scope: Scope, module: Module) -> low.Stmt:
    """The statement that takes a value, or the members of a set, into a set variable."""
    lowered = module.lowered(value, scope)
    if isinstance(value.type, ir.SetOf):
        return low.assign(target, either(target, lowered, item, module))
    return put(target, lowered - base_of(item), item, module)


def words_of(held: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """Where the words of a set variable lie."""
    return words_at(held, set_words(item, module))


def _name(item: ir.Type, module: Module) -> str:
    return c_type(ir.SetOf(item), module)
