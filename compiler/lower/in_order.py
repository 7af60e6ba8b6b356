"""Operands from left to right. C leaves the order of arguments open, and the usual compilers begin with the last one. Where two
operands may fault, each but the last is held in a local before the next is found, so that the first fault is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.lifted import lifted
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir

Operands = tuple[ir.Expr, ...]


def in_order(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """The text of an expression whose operands may fault; None where their order does not matter."""
    found = _operands(expr)
    if found is None:
        return None
    operands, rebuilt = found
    if sum(not isinstance(one, ir.Const | ir.Local) for one in operands) < 2:
        return None
    faulting = [place for place, one in enumerate(operands) if module.faulting.may(one)]
    if len(faulting) < 2:
        return None

    def write(inner: Scope, lines: Lines) -> None:
        held = list(operands)
        for place in faulting[:-1]:
            one = operands[place]
            text = lines.declare(c_type(one.type, module), "held")
            lines.add(low.assign(text, module.text(one, inner)))
            slot = module.fresh_slot()
            inner = inner.bind(slot, one.type, text, False)
            held[place] = ir.Local(slot, one.type)
        lines.add(low.returns(module.text(rebuilt(tuple(held)), inner)))

    return lifted(expr, "in_order", scope, module, write)


def _operands(expr: ir.Expr) -> tuple[Operands, Callable[[Operands], ir.Expr]] | None:
    """What is found before an expression is computed, in order, and how it is put together again."""
    match expr:
        case ir.Op(args=operands) | ir.Call(args=operands) | ir.Can(args=operands):
            return operands, lambda held: replace(expr, args=held)
        case ir.Read(index=operands):
            return operands, lambda held: replace(expr, index=held)
        case ir.Fingerprint(values=operands):
            return operands, lambda held: replace(expr, values=held)
        case ir.Formula(row=row, args=operands):
            return (row, *operands), lambda held: replace(expr, row=held[0], args=held[1:])
        case ir.Column(row=row, index=place) if place is not None:
            return (row, place), lambda held: replace(expr, row=held[0], index=held[1])
        case ir.TallyOf(group=group, index=place) if place is not None:
            return (group, place), lambda held: replace(expr, group=held[0], index=held[1])
        case ir.Steps(start=start, goal=goal):
            return (start, goal), lambda held: replace(expr, start=held[0], goal=held[1])
        case ir.Reach(start=start, limit=limit) if limit is not None:
            return (start, limit), lambda held: replace(expr, start=held[0], limit=held[1])
    return None
