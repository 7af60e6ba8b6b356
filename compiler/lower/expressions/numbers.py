"""Arithmetic lowered. A result that may leave int32, a divisor that may be zero and a number that may be none are
tested."""

from __future__ import annotations

from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW, reach
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.runtime import ir

SIGNS = {"add": "+", "sub": "-", "mul": "*"}
TOO_LARGE = "a number is too large to compute with"


def operands(node: ir.Op, scope: Scope, module: Module) -> list[low.Expr]:
    """What an operator works on, lowered."""
    return [module.lowered(arg, scope) for arg in node.args]


def arithmetic(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """add, sub, mul of numbers."""
    scope = scope.at(node.where)
    left, right = operands(node, scope, module)
    one, two = (arg.type for arg in node.args)
    assert isinstance(one, ir.Number) and isinstance(two, ir.Number)
    least, most = reach(node.op, one, two)
    if INT_LOW <= least and most <= INT_HIGH:
        return low.Binary(SIGNS[node.op], left, right)
    site = module.fault("RW605", TOO_LARGE, scope.where)
    return _in_range(low.call(f"checked_{node.op}", low.STATE, left, right, site), node.type)


def division(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """div and mod, rounded towards minus infinity."""
    scope = scope.at(node.where)
    left, right = operands(node, scope, module)
    kind = node.args[1].type
    if isinstance(kind, ir.Number) and not kind.low <= 0 <= kind.high:
        return low.call(f"rw_{node.op}", left, right)
    site = module.fault("RW605", "a number is divided by zero", scope.where)
    return _in_range(low.call(f"checked_{node.op}", low.STATE, left, right, site), node.type)


def _in_range(value: low.Expr, kind: ir.Type) -> low.Expr:
    """What may be the 0 that a fault leaves behind, brought into the range that all that is computed from it relies on:
    where 0 is not in there, nobody asks whether they divide by it."""
    assert isinstance(kind, ir.Number)
    if kind.low > 0:
        return low.call("rw_max", value, kind.low)
    return low.call("rw_min", value, kind.high) if kind.high < 0 else value


def within(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """within: a number in the range of the result type, or a fault."""
    assert isinstance(node.type, ir.Number)
    site = module.misfit(node.where)
    bounds = (node.type.low, node.type.high, node.type.optional)
    return low.call("within", low.STATE, module.lowered(node.args[0], scope), *bounds, site)


def present(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """present: a number that is none is a fault."""
    value = module.lowered(node.args[0], scope.at(node.where))
    if not (isinstance(node.args[0].type, ir.Number) and node.args[0].type.optional):
        return value
    site = module.fault("RW605", "a number that is none is computed with", node.where)
    return _in_range(low.call("present", low.STATE, value, site), node.type)
