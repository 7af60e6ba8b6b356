"""Decide what is decided: constant conditions, double negations, conditions inside conditions.

not not x                    ->  x
x and yes                    ->  x
if yes then a else b         ->  a
if x then yes else y         ->  x or y
(a and b) and c              ->  a and b and c
0 * n                        ->  0
n + 1, n in 0..9             ->  the same, known to have a result
count(cards) < 0             ->  no
{x in cards where yes}       ->  cards
sum(…: if x then 1 else 0)   ->  count(… where x)
"""

from __future__ import annotations

import operator
from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.conditions import NO, YES, is_empty, opposite
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import rewritten_program
from rulewright.compiler.elaborate.types import can_fault
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

COMPARE = {"lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge}


def simplify(program: ir.Program) -> ir.Program:
    """The program with every decided condition decided."""
    faulting = Faulting(program)

    def changed(node: Any) -> Any:
        match node:
            case ir.Op("mul", (ir.Const(0), _) | (_, ir.Const(0))) if not faulting.may(node):
                return ir.Const(0, node.type)
        return simpler(node)

    return rewritten_program(program, changed)


def simpler(node: Any) -> Any:
    """One node, simpler if it can be."""
    match node:
        case ir.Op("not", (ir.Op("not", (inner,)),)):
            return inner
        case ir.Op("not", (ir.Const(value),)):
            return NO if value else YES
        case ir.Op(
            ("lt" | "le" | "gt" | "ge") as sign, (ir.Const(int() as a, ir.Number()), ir.Const(int() as b, ir.Number()))
        ):
            return YES if COMPARE[sign](a, b) else NO
        case ir.Op(("lt" | "le" | "gt" | "ge") as sign, (left, right)) if (
            (decided := _by_range(sign, left.type, right.type)) is not None and _is_plain(left) and _is_plain(right)
        ):
            return decided
        case ir.Op(("add" | "sub" | "mul" | "div" | "mod") as op, (left, right), where=place) if (
            place.line and isinstance(left.type, ir.Number) and isinstance(right.type, ir.Number)
        ):
            return node if can_fault(op, left.type, right.type) else replace(node, where=ir.Where())
        case ir.Op("is_empty", (ir.Op("bag_set", (inner,)),)):
            return is_empty(inner)
        case ir.Op("low", (ir.Op("between", (end, other)),)) | ir.Op("high", (ir.Op("between", (other, end)),)) if (
            _is_plain(other)
        ):
            return end
        case ir.If(ir.Const(value), then, otherwise):
            return then if value else otherwise
        case ir.If(condition, ir.Const(value), otherwise, ir.Truth()):
            return simpler(ir.Or((condition, otherwise)) if value else ir.And((negated(condition), otherwise)))
        case ir.If(condition, then, ir.Const(value), ir.Truth()):
            return simpler(ir.Or((negated(condition), then)) if value else ir.And((condition, then)))
        case ir.When(ir.Const(value), then, otherwise) if len(then if value else otherwise) == 1:
            return (then if value else otherwise)[0]
        case ir.Gen(clauses=clauses) if ("where", YES) in clauses:
            return replace(node, clauses=tuple(each for each in clauses if each != ("where", YES)))
        case ir.Fold("set", (ir.Gen(slot, _, source, ()),), ir.Local(told)) if (
            slot == told and source.type == node.type
        ):
            return source
        case ir.Fold("sum", (*gens, last), ir.If(condition, told, ir.Const(0))):
            narrower = (*gens, replace(last, clauses=(*last.clauses, ("where", condition))))
            return simpler(replace(node, gens=narrower, value=told))
        case ir.Fold("sum", value=ir.Const(1)):
            return replace(node, op="count", value=None)
        case ir.And(items):
            return _joined(items, ir.And, YES, NO)
        case ir.Or(items):
            return _joined(items, ir.Or, NO, YES)
        case _:
            return node


def _by_range(sign: str, left: ir.Type, right: ir.Type) -> ir.Const | None:
    """What comes of comparing two numbers, if all that they can be compare alike."""
    match left, right:
        case ir.Number(least, most, False), ir.Number(low, high, False):
            ends = {COMPARE[sign](least, high), COMPARE[sign](most, low)}
            return None if len(ends) > 1 else YES if ends == {True} else NO
    return None


def negated(condition: ir.Expr) -> ir.Expr:
    """The opposite of a condition, simpler if it can be."""
    found: ir.Expr = simpler(opposite(condition))
    return found


def _is_plain(expr: ir.Expr) -> bool:
    """Whether an expression surely has a value, so that nobody notices if it is not computed."""
    deep = (ir.Call, ir.Formula, ir.Fold, ir.Can, ir.GroupOf, ir.TallyOf, ir.Groups, ir.ScoreOf)
    return not any(isinstance(node, deep) or isinstance(node, ir.Op) and node.where.line for node in nodes(expr))


def _joined(
    items: tuple[ir.Expr, ...], kind: type[ir.And] | type[ir.Or], neutral: ir.Const, deciding: ir.Const
) -> ir.Expr:
    flat: list[ir.Expr] = []
    for item in items:
        flat += item.items if isinstance(item, kind) else (item,)
    kept: list[ir.Expr] = []
    for item in flat:
        if item == neutral:
            continue
        kept.append(item)
        if item == deciding:
            break
    if not kept:
        return neutral
    return kept[0] if len(kept) == 1 else kind(tuple(kept))
