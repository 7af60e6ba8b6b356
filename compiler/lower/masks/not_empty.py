"""That a set is not empty, said as a condition: what is said of one cell can be asked of all cells at once.

{a + s for s in ways where man[a + s] is empty} is not empty
    ->  any(s in ways where man[a + s] is empty: a + s is there)
"""

from __future__ import annotations

from rulewright.compiler.analyse.conditions import NO, YES, is_there
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.optimise.simplify import simpler
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def inhabited(source: ir.Expr, module: Module) -> ir.Expr | None:
    """The condition that a set has a member; none where that says no more than that it is not empty."""
    match source:
        case ir.Const(value):
            return YES if value else NO
        case ir.Call():
            body = opened(source, module, lets=True)
            return None if body is None else inhabited(body, module)
        case ir.Fold("set", gens, value) if value is not None and (there := _is_there(value, gens)) is not None:
            return ir.Fold("any", gens, there, ir.Truth())
        case ir.Fold("union", gens, value) if value is not None:
            inner = inhabited(value, module)
            return None if inner is None else ir.Fold("any", gens, inner, ir.Truth())
        case ir.Op("union", (one, two)) | ir.If(_, one, two):
            first, second = inhabited(one, module), inhabited(two, module)
            if first is None or second is None:
                return None
            if isinstance(source, ir.Op):
                return ir.Or((first, second))
            found: ir.Expr = simpler(ir.If(source.condition, first, second, ir.Truth()))
            return found
    return None


def _is_there(value: ir.Expr, gens: tuple[ir.Gen, ...]) -> ir.Expr | None:
    """The condition that a value that is gathered is a member."""
    if isinstance(value, ir.Local) and any(gen.slot == value.slot for gen in gens):
        return YES
    if not counts_from_one(value.type):
        return None
    return is_there(value)
