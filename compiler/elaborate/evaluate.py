"""Expressions that must be known when compiling, as values."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.constants import NotConstant, TooLarge, TooMuch, constant
from rulewright.compiler.elaborate.context import Context
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.runtime import ir


def evaluate(world: World, node: ast.Expr, expected: ir.Type | None = None) -> tuple[Any, ir.Type]:
    """The value and type of an expression that must be known when compiling."""
    expr = Context(world).elaborate(node, expected)
    try:
        return constant(expr, world), expr.type
    except TooMuch:
        hint = "let it range over less, or compute it while the game is played"
        world.problems.error("RW372", node.span, "this takes too long to compute before the game begins", hint)
    except TooLarge:
        world.too_large(node.span)
    except NotConstant:
        hint = "only options, numbers, members and tables may be used here"
        world.problems.error("RW310", node.span, "this must be known before the game begins", hint)
    raise Reported
