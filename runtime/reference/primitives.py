"""Operators (`runtime/ops.py`): their functions of values, lifted over the expressions that yield them."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED, Fault
from rulewright.runtime.domain import counts_from_one, join
from rulewright.runtime.ops import OPERATORS, Alike, Operator, Plain, Site
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.places import checker
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World


def operation(code: Prepared, node: ir.Op) -> Evaluate:
    """The closure that computes an operator."""
    row = OPERATORS[node.op]
    args = _operands(code, node, row)
    if row.meaning is None:
        return _way(args[0]) if node.op == "way" else _within(args[0], node)
    site = Site(tuple(arg.type for arg in node.args), node.type, node.data, code.program, code.lattice)
    shortcut = None if code.sharing is None else _frequent(node, args)
    compute = shortcut or _lifted(row.meaning(site), args)
    return placed(compute, node.where) if node.where.line else compute


def _operands(code: Prepared, node: ir.Op, row: Operator) -> list[Evaluate]:
    """What yields the operands, as the operator counts them."""
    args = code.expressions(node.args)
    if row.alike:
        wanted = node.type if row.alike is Alike.AS_RESULT else join(node.args[0].type, node.args[1].type)
        args = [fit(arg, expr.type, wanted, code.program) for arg, expr in zip(args, node.args, strict=True)]
    return args


def placed(compute: Evaluate, where: ir.Where) -> Evaluate:
    """The same closure, whose faults name the place of the computation; what takes too long is named by the outermost
    at work."""

    def located(w: World, s: Slots) -> Any:
        try:
            return compute(w, s)
        except Fault as fault:
            if fault.where.line or fault.code == "RW611":
                raise
            raise Fault(fault.code, fault.message, where) from None

    return located


def _frequent(node: ir.Op, args: list[Evaluate]) -> Evaluate | None:
    """The commonest operators, without a function call in between; not in the plain interpreter."""
    match node.op, args:
        case "eq", [left, right]:
            return lambda w, s: 1 if left(w, s) == right(w, s) else 0
        case "not", [only]:
            return lambda w, s: 0 if only(w, s) else 1
        case "is_empty", [only] if counts_from_one(node.args[0].type):
            return lambda w, s: 0 if only(w, s) else 1
    return None


def _lifted(plain: Plain, args: list[Evaluate]) -> Evaluate:
    """A function of values as a closure over the expressions that yield them, left to right."""
    match args:
        case [only]:
            return lambda w, s: plain(only(w, s))
        case [left, right]:
            return lambda w, s: plain(left(w, s), right(w, s))
        case _:
            return lambda w, s: plain(*[arg(w, s) for arg in args])


# ---------------------------------------------------------------- operators that values alone do not tell


def _way(condition: Evaluate) -> Evaluate:
    """way: a condition, or yes where it faults."""

    def holds(w: World, s: Slots) -> int:
        try:
            return int(condition(w, s))
        except Fault as fault:
            if fault.code in POSTPONED:
                return 1
            raise

    return holds


def _within(value: Evaluate, node: ir.Op) -> Evaluate:
    """within: a number that a declared parameter can be."""
    check = checker(node.type, node.data, node.where)
    assert check is not None

    def tested(w: World, s: Slots) -> Any:
        number = value(w, s)
        check(number)
        return number

    return tested
