"""What an expectation that does not hold is told with: the values of both sides of the comparison that failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.words import Words

Evaluate = Callable[[ir.Expr], Any]
COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")


def findings(condition: ir.Expr, evaluate: Evaluate, words: Words) -> list[tuple[str, str]]:
    """The labelled values behind a condition that is false."""

    def written(expr: ir.Expr) -> str:
        return words.write(evaluate(expr), expr.type)

    match condition:
        case ir.And(items):
            failing = next((item for item in items if not evaluate(item)), items[-1])
            return findings(failing, evaluate, words)
        case ir.Or(items):
            return [(label, text) for item in items for label, text in findings(item, evaluate, words)]
        case ir.Op(op, (left, right)) if op in COMPARISONS:
            return [("left side", written(left)), ("right side", written(right))]
        case ir.Op("in", (item, collection)):
            return [("item", written(item)), ("collection", written(collection))]
        case ir.Op("not", (item,)):
            return _of_negation(item, evaluate, words)
        case ir.Op("is_empty", (item,)):
            return [("found", written(item))]
        case _:
            return [("expected", "yes"), ("found", "no")]


def _of_negation(item: ir.Expr, evaluate: Evaluate, words: Words) -> list[tuple[str, str]]:
    match item:
        case ir.Op(op) if op in (*COMPARISONS, "in", "is_empty"):
            return findings(item, evaluate, words)
        case _:
            return [("expected", "no"), ("found", "yes")]
