"""Whether there are any is asked, and they are not counted.

count(n in S where P(n)) == 0    ->  not any(n in S: P(n))
count(n in S where P(n)) >= 1    ->  any(n in S: P(n))

What may fault is counted to its end.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.conditions import NONE, SOME, YES, opposite
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import rewritten_program
from rulewright.runtime import ir

TURNED = {"eq": "eq", "ne": "ne", "lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


def ask_any(program: ir.Program) -> ir.Program:
    """The program with such questions."""
    faulting = Faulting(program)

    def changed(node: Any) -> Any:
        match node:
            case ir.Op(sign, (ir.Const(int(), ir.Number()) as number, ir.Fold("count") as counted)) if sign in TURNED:
                return changed(replace(node, op=TURNED[sign], args=(counted, number)))
            case ir.Op(sign, (ir.Fold("count") as counted, ir.Const(number, ir.Number()))) if (
                sign,
                number,
            ) in SOME | NONE and not faulting.may(counted):
                found = _any(counted)
                return found if (sign, number) in SOME else opposite(found)
        return node

    return rewritten_program(program, changed)


def _any(counted: ir.Fold) -> ir.Fold:
    *before, last = counted.gens
    condition: ir.Expr = YES
    if last.clauses and last.clauses[-1][0] == "where":
        last, condition = replace(last, clauses=last.clauses[:-1]), last.clauses[-1][1]
    return ir.Fold("any", (*before, last), condition, ir.Truth(), counted.where)
