"""What is known not to be empty, from the conditions around a statement."""

from __future__ import annotations

from rulewright.compiler.syntax import ast
from rulewright.runtime import ir


def written(node: ast.Expr) -> str:
    """An expression as it is written, blanks and ends of lines aside."""
    return "".join(node.span.text.split())


def filled_if(condition: ast.Expr, holds: bool) -> frozenset[str]:
    """What is not empty if a condition holds, or if it does not."""
    match condition:
        case ast.IsEmpty(item, negated) if negated == holds:
            return frozenset((written(item),))
        case ast.Logic("and", items) if holds:
            return frozenset().union(*(filled_if(item, True) for item in items))
        case ast.Logic("or", items) if not holds:
            return frozenset().union(*(filled_if(item, False) for item in items))
        case ast.Negation(item):
            return filled_if(item, not holds)
        case _:
            return frozenset()


def never_empty(source: ir.Expr) -> bool:
    """Whether a range surely has a member."""
    match source:
        case ir.Const(value, ir.SetOf()):
            return bool(value)
        case ir.Op("whole"):
            return True
        case ir.Op("between", (low, high)):
            return (
                isinstance(low.type, ir.Number) and isinstance(high.type, ir.Number) and low.type.high <= high.type.low
            )
        case ir.Op("subsets", args):
            return len(args) == 1
        case ir.Op("rotations" | "clockwise" | "counterclockwise"):
            return True
        case _:
            return False
