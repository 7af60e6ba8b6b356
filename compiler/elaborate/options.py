"""Options: what is given for them, or their default, as values."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.declared_types import type_of
from rulewright.compiler.elaborate.draft import OptionValue
from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems, Reported
from rulewright.compiler.syntax.parse import parse_formula
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime import ir


def bound_option(world: World, declaration: ast.Option) -> OptionValue:
    """An option with what is given for it."""
    kind = type_of(world, declaration.type)
    given = world.given.options.get(declaration.name)
    if isinstance(given, int | str):
        given = _as_written(given, declaration.span)
    node = given if given is not None else declaration.default
    value, _ = evaluate(world, node, kind)
    _check(world, declaration.name, kind, value, node)
    return OptionValue(kind, value, declaration.tags, declaration.span)


def _check(world: World, name: str, kind: ir.Type, value: Any, node: ast.Expr) -> None:
    if isinstance(kind, ir.Number) and not (kind.low <= value <= kind.high or (kind.optional and value == ir.NIL)):
        message = f"the option '{name}' is a number from {kind.low} to {kind.high}, not {value}"
        world.problems.error("RW320", node.span, message)
        raise Reported


def _as_written(value: int | str, span: Span) -> ast.Expr:
    """A Python value given for an option as an expression."""
    if isinstance(value, bool):
        return ast.Constant("yes" if value else "no", span)
    if isinstance(value, int):
        return ast.Number(value, span) if value >= 0 else ast.Minus(ast.Number(-value, span), span)
    problems = Problems()
    parsed = parse_formula(value, Source("option", value), 1, 1, problems)
    problems.raise_if_any()
    assert parsed is not None
    return parsed
