"""Expensive computation is counted, and too much of it is a fault (runtime/effort.py)."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.runtime import ir
from rulewright.runtime.effort import TOO_LONG, WORK

PLACE, SPENT, ALARM = map(low.field, ("r_place", "r_spent", "r_alarm"))


def count(
    units: int,
    lines: Lines,
    where: ir.Where,
    module: Module,
    leave: low.Stmt = low.Break(),  # noqa: B008
    times: low.Expr = low.ONE,
) -> None:
    """Statements that count so many units, or leave."""
    if not units:
        return
    spent: low.Expr = low.Const(units)
    if times != low.ONE:
        spent = low.cast("int", low.select(low.gt(times, WORK // units), WORK + 1, units * times))
    lines.set(SPENT, spent, "+")
    site = module.fault("RW611", TOO_LONG, where)
    lines.when(low.both(low.gt(SPENT, ALARM), low.call("alarmed", low.STATE, site)), leave)


def begin_long(units: int, lines: Lines, where: ir.Where, module: Module, leave: low.Stmt) -> low.Stmt | None:
    """The head of a function that can take long: it is counted, and named if it takes too long, unless another is
    that called it. The statement that ends it."""
    if not units:
        return None
    ending = begin_named(lines, where, module)
    count(units, lines, where, module, leave)
    return ending


def begin_named(lines: Lines, where: ir.Where, module: Module) -> low.Stmt:
    """Here begins what is named if it takes too long. The statement that ends it."""
    outer = lines.let("int", "outer", PLACE)
    lines.when(low.eq(outer, 0), low.assign(PLACE, module.fault("RW611", TOO_LONG, where)))
    return low.assign(PLACE, outer)
