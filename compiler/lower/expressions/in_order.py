"""Operands in the order of the reference: from left to right, and before what a statement changes. C leaves the order
of arguments open, and the usual compilers begin with the last one. Where two operands may fault, each is held in a
local before the next is found, so that the first fault is told."""

from __future__ import annotations

from collections.abc import Iterator
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
PARTS: dict[type, tuple[str, ...]] = {  # what is found before a node is carried out, in order
    ir.Op: ("args",),
    ir.Call: ("args",),
    ir.Can: ("rules", "args"),
    ir.Read: ("index",),
    ir.Fingerprint: ("values",),
    ir.Formula: ("row", "args"),
    ir.Column: ("row", "index"),
    ir.TallyOf: ("group", "index"),
    ir.Steps: ("start", "goal"),
    ir.Reach: ("start", "limit"),
    ir.Place: ("index", "element"),
    ir.Store: ("value", "place"),
    ir.Mutate: ("args", "place"),
    ir.Reset: ("index",),
    ir.Invoke: ("args",),
    ir.InvokeRules: ("rules", "args"),
    ir.CallRules: ("rules", "args"),
}


def in_order(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """An expression lowered whose operands may fault; None where their order does not matter."""
    operands = _operands(expr)
    if sum(not isinstance(one, ir.Const | ir.Local) for one in operands) < 2:
        return None
    if sum(map(module.faulting.may, operands)) < 2:
        return None

    def write(inner: Scope, lines: Lines) -> None:
        held, inner = _held(operands, inner, lines, module)
        lines.add(low.returns(module.lowered(_with(expr, iter(held)), inner)))

    return lifted(expr, "in_order", scope, module, write)


def operands_first(stmt: Step, telling: Telling) -> tuple[Step, Telling]:
    """A statement, or what ends a block, and where it is told: its operands are found first if their order matters."""
    match stmt:  # so many of them may fault
        case ir.Store() | ir.Reset() | ir.Invoke():
            most = 1
        case ir.Mutate(_, ir.Place(index=index, element=element)):
            most = 0 if index or element else 1
        case ir.InvokeRules() | ir.CallRules():  # which fail only then if there are no rules
            most = 0
        case _:
            return stmt, telling
    operands = _operands(stmt)
    if sum(map(telling.module.faulting.may, operands)) <= most:
        return stmt, telling
    held, scope = _held(operands, telling.scope, telling.lines, telling.module)
    return _with(stmt, iter(held)), replace(telling, scope=scope)


def _held(operands: Operands, scope: Scope, lines: Lines, module: Module) -> tuple[Operands, Scope]:
    """Operands of which those that may fault are locals now."""
    held = list(operands)
    for place, one in enumerate(operands):
        if module.faulting.may(one):
            value = lines.let(c_type(one.type, module), "held", module.lowered(one, scope))
            slot = module.fresh_slot()
            scope = scope.bind(slot, one.type, value, False)
            held[place] = ir.Local(slot, one.type)
    return tuple(held), scope


def _operands(node: Any) -> Operands:
    """What is found before a node is carried out, in order."""
    found: Operands = ()
    for name in PARTS.get(type(node), ()):
        part = getattr(node, name)
        if _is_opened(name, part):
            found += _operands(part)
        elif part is not None:
            found += part if isinstance(part, tuple) else (part,)
    return found


def _with(node: Any, held: Iterator[ir.Expr]) -> Any:
    """A node with all this put anew."""
    changed: dict[str, Any] = {}
    for name in PARTS[type(node)]:
        part = getattr(node, name)
        if _is_opened(name, part):
            changed[name] = _with(part, held)
        elif part is not None:
            changed[name] = tuple(next(held) for _ in part) if isinstance(part, tuple) else next(held)
    return replace(node, **changed)


def _is_opened(name: str, part: Any) -> bool:
    """Of a column of rules the row is held, since it is the column that tells which rules there are."""
    return isinstance(part, ir.Place) or name == "rules" and isinstance(part, ir.Column)
