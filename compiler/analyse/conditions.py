"""Conditions: the two that are decided, the opposite of one, and what must hold one by one."""

from __future__ import annotations

from rulewright.runtime import ir

YES, NO = ir.Const(1, ir.Truth()), ir.Const(0, ir.Truth())
SOME = {("ne", 0), ("gt", 0), ("ge", 1)}  # how a number from 0 on is compared with another if it is not 0,
NONE = {("eq", 0), ("le", 0), ("lt", 1)}  # and if it is


def opposite(condition: ir.Expr) -> ir.Expr:
    """That a condition does not hold."""
    return ir.Op("not", (condition,), ir.Truth())


def is_empty(value: ir.Expr) -> ir.Expr:
    """That a value is none, or that a collection has nothing."""
    return ir.Op("is_empty", (value,), ir.Truth())


def is_there(value: ir.Expr) -> ir.Expr:
    """That a value is not none, or that a collection has something."""
    return opposite(is_empty(value))


def parts_of(condition: ir.Expr) -> tuple[ir.Expr, ...]:
    """What must hold for a condition to hold, one by one."""
    return condition.items if isinstance(condition, ir.And) else (condition,)


def only_where(clauses: tuple[tuple[str, ir.Expr], ...]) -> bool:
    """Whether it does not matter in which order elements come up."""
    return all(clause == "where" for clause, _ in clauses)
