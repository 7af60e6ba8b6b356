"""What is known not to be empty, from the conditions around a statement."""

from __future__ import annotations

from rulewright.compiler import ast


def written(node: ast.Expr) -> str:
    """An expression as it is written, blanks aside."""
    span = node.span
    if span.line != span.end_line:
        return ""
    return "".join(span.text.split())


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
