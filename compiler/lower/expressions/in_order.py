"""Operands in the order of the reference: from left to right, and before what a statement changes. C leaves the order
of arguments open, and the usual compilers begin with the last one. Where two operands may fault, each is held in a
local before the next is found, so that the first fault is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.own_function import lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.places import Telling
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir

Operands = tuple[ir.Expr, ...]
Step = TypeVar("Step", bound="ir.Stmt | ir.End")


def in_order(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """An expression lowered whose operands may fault; None where their order does not matter."""
    found = _operands(expr)
    if found is None:
        return None
    operands, rebuilt = found
    if sum(not isinstance(one, ir.Const | ir.Local) for one in operands) < 2:
        return None
    if sum(map(module.faulting.may, operands)) < 2:
        return None

    def write(inner: Scope, lines: Lines) -> None:
        held, inner = _held(operands, inner, lines, module)
        lines.add(low.returns(module.lowered(rebuilt(held), inner)))

    return lifted(expr, "in_order", scope, module, write)


def operands_first(stmt: Step, telling: Telling) -> tuple[Step, Telling]:
    """A statement, or what a block ends with, and where it is told: its operands are found already if their order
    matters."""
    operands: Operands
    rebuilt: Callable[[Operands], Step]
    most = 1  # so many of them may fault
    match stmt:
        case ir.Store(ir.Place(index=index, element=element) as place, value):
            operands = (value, *index, *_given(element))
            rebuilt = lambda held: replace(stmt, place=_at(place, held[1:]), value=held[0])  # noqa: E731
        case ir.Mutate(_, ir.Place(index=index, element=element) as place, args):
            operands, most = (*args, *index, *_given(element)), 0 if index or element else 1
            rebuilt = lambda held: replace(stmt, place=_at(place, held[len(args) :]), args=held[: len(args)])  # noqa: E731
        case ir.Reset(index=index) if index is not None:
            operands, rebuilt = index, lambda held: replace(stmt, index=held)
        case ir.Invoke(args=args):
            operands, rebuilt = args, lambda held: replace(stmt, args=held)
        case ir.InvokeRules() | ir.CallRules():  # which fail only then if there are no rules
            operands, with_rules = _with_rules(stmt.rules, stmt.args)
            rebuilt, most = lambda held: replace(stmt, **with_rules(held)), 0
        case _:
            return stmt, telling
    if sum(map(telling.module.faulting.may, operands)) <= most:
        return stmt, telling
    held, scope = _held(operands, telling.scope, telling.lines, telling.module)
    return rebuilt(held), replace(telling, scope=scope)


def _with_rules(rules: ir.Expr, args: Operands) -> tuple[Operands, Callable[[Operands], dict[str, Any]]]:
    """Rules and their arguments; of a column the row is held, since it is the column that tells which rules there
    are."""
    if not isinstance(rules, ir.Column):
        return (rules, *args), lambda held: {"rules": held[0], "args": held[1:]}
    row: Operands = (rules.row, *_given(rules.index))
    rebuilt = _column(rules)
    return (*row, *args), lambda held: {"rules": rebuilt(held[: len(row)]), "args": held[len(row) :]}


def _column(column: ir.Column) -> Callable[[Operands], ir.Expr]:
    return lambda held: replace(column, row=held[0], index=held[1] if column.index is not None else None)


def _given(element: ir.Expr | None) -> Operands:
    return () if element is None else (element,)


def _at(place: ir.Place, held: Operands) -> ir.Place:
    """A place with its index and its element, if it has one, put anew."""
    count = len(place.index)
    return replace(place, index=held[:count], element=held[count] if place.element is not None else None)


def _held(operands: Operands, scope: Scope, lines: Lines, module: Module) -> tuple[Operands, Scope]:
    """Operands of which those that may fault are locals now."""
    held = list(operands)
    for place, one in enumerate(operands):
        if module.faulting.may(one):
            value = lines.let(c_type(one.type, module), "held", module.lowered(one, scope))
            slot = module.written.slots.fresh()
            scope = scope.bind(slot, one.type, value, False)
            held[place] = ir.Local(slot, one.type)
    return tuple(held), scope


def _operands(expr: ir.Expr) -> tuple[Operands, Callable[[Operands], ir.Expr]] | None:
    """What is found before an expression is computed, in order, and how it is put together again."""
    match expr:
        case ir.Can(rules=rules, args=args) if rules is not None:
            operands, with_rules = _with_rules(rules, args)
            return operands, lambda held: replace(expr, **with_rules(held))
        case ir.Op(args=operands) | ir.Call(args=operands) | ir.Can(args=operands):
            return operands, lambda held: replace(expr, args=held)
        case ir.Read(index=operands):
            return operands, lambda held: replace(expr, index=held)
        case ir.Fingerprint(values=operands):
            return operands, lambda held: replace(expr, values=held)
        case ir.Formula(row=row, args=operands):
            return (row, *operands), lambda held: replace(expr, row=held[0], args=held[1:])
        case ir.Column(row=row, index=place) if place is not None:
            return (row, place), _column(expr)
        case ir.TallyOf(group=group, index=place) if place is not None:
            return (group, place), lambda held: replace(expr, group=held[0], index=held[1])
        case ir.Steps(start=start, goal=goal):
            return (start, goal), lambda held: replace(expr, start=held[0], goal=held[1])
        case ir.Reach(start=start, limit=limit) if limit is not None:
            return (start, limit), lambda held: replace(expr, start=held[0], limit=held[1])
    return None
