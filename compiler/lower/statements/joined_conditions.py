"""Conditions that take a few instructions each are worked out together, without a branch after each of them.

Whether such a condition holds can seldom be foretold, and a branch that goes the wrong way takes longer than all of
them. Every condition has a value by itself, whatever those before it say; one that may fault is no candidate.

    a[x] == 1 and b[y] > 0  ->  (a[x] == 1) & (b[y] > 0)
"""

from __future__ import annotations

from functools import reduce
from itertools import groupby

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.scope import Scope
from rulewright.runtime import ir

MOST = 24  # nodes of a condition, those of what it calls counted
QUICK = frozenset({"first_frame", "rw_place"})  # functions of the header that are a few instructions
PLAIN = (
    low.Const | low.Local | low.Global | low.Member | low.Element | low.Compare | low.Cast | low.Binary | low.Unary
)  # what an expression without a branch consists of, besides calls


def joined(condition: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    """A condition on which a statement depends."""
    if not module.uses("join_conditions") or not isinstance(condition, ir.And | ir.Or):
        return module.lowered(condition, scope)
    sign, join = ("&", low.both) if isinstance(condition, ir.And) else ("|", low.either)
    items = [module.lowered(item, scope) for item in condition.items]
    found: list[low.Expr] = []
    for quick, group in groupby(items, lambda item: _cost(item, module) <= MOST):
        some = list(group)
        if quick and len(some) > 1:
            some = [reduce(lambda one, other: low.Binary(sign, one, other), map(_truth, some))]
        found += some
    return join(*found)


def _truth(item: low.Expr) -> low.Expr:
    """A condition as 0 or 1. Looked-up ones are that as they are; compared with 0, they would be branched on again."""
    match item:
        case low.Cast(_, low.Element(low.Global())):
            return item
    return item if low.is_truth(item) else low.ne(item, 0)


def _cost(item: low.Expr, module: Module) -> int:
    """How many nodes are worked out for a condition; more than `MOST` if there is a branch, or something may happen."""
    cost = 0
    for part in walk(item):
        match part:
            case low.Binary("//" | "%"):
                return MOST + 1
            case low.Call(name):
                cost += 1 if name in QUICK else _cost_of(name, module)
            case _ if isinstance(part, PLAIN):
                cost += 1
            case _:
                return MOST + 1
    return cost


@remembered
def _cost_of(name: str, module: Module) -> int:
    """The same of a function that the module has: a value, perhaps after a look at whether there is one."""
    function = next((one for one in module.written.functions.written if one.name == name), None)
    if function is None or not function.inline or len(function.body) > 2:
        return MOST + 1
    cost = 0
    for stmt in function.body:
        match stmt:
            case low.If(condition, (low.Return(low.Const()),), ()):
                cost += _cost(condition, module)
            case low.Return(low.Expr() as value):
                cost += _cost(value, module)
            case _:
                return MOST + 1
    return cost
