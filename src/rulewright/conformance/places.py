"""The places of a definition that play can come to: statements, conditions, and what defs and scores are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.compiler.elaborate.context import marker
from rulewright.compiler.elaborate.mentions import nodes_of
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children

DONE, GUARD, BRANCH, VALUE = "done", "guard", "branch", "value"
TOLD = (ast.Title, ast.Players, ast.Invariant, ast.Show, ast.Hide, ast.Enum)  # no rules of the game
APART = (*TOLD, ast.Option, ast.Claim, ast.State, ast.Board, ast.Table, ast.Record)


@dataclass(frozen=True)
class Place:
    """A stretch of text. What it takes to decide: a line is done, a guard is false, a branch is taken, a value is
    asked."""

    span: Span
    role: str
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        return marker(self.span)

    @property
    def is_condition(self) -> bool:
        return self.role in (GUARD, BRANCH)


def places_of(definition: Definition) -> list[Place]:
    """The places of the text of a game, or of what a variant says itself, in the order of the text."""
    own = str(definition.files[-1])
    declarations = definition.game.declarations
    apart = only_told(declarations)
    rules = [one for one in declarations if not isinstance(one, APART) and getattr(one, "name", None) not in apart]
    found = [place for one in rules for place in _within(one, ())]
    kept = {place.span: place for place in reversed(found) if place.span.source.name == own}
    return sorted(kept.values(), key=lambda place: (place.span.line, place.span.column))


def _within(node: Any, rules: tuple[str, ...]) -> Iterator[Place]:
    if isinstance(node, tuple):
        for one in node:
            yield from _within(one, rules)
        return
    tags = getattr(node, "tags", None)
    rules = tags.rules if tags is not None and tags.rules else rules
    if isinstance(node, ast.Statement) and not isinstance(node, ast.Sequence | ast.Phase):
        yield Place(node.span, DONE, rules)
    for condition, role in _conditions(node):
        yield from _parts(condition, role, rules)
    for child in children(node):
        yield from _within(child, rules)


def _conditions(node: Any) -> Iterator[tuple[ast.Expr, str]]:
    """The conditions of a node, and what each does: holds something back, or leads somewhere."""
    match node:
        case ast.Require(condition) | ast.Prefer(condition) | ast.Clause(condition=condition):
            yield condition, GUARD
        case ast.If(branches):
            for condition, _ in branches:
                yield condition, BRANCH
        case ast.Repeat(kind="while" | "until", value=value) if value is not None:
            yield value, GUARD
        case ast.Conditional(condition):
            yield condition, BRANCH
        case ast.Def(result=result) | ast.Tally(value=result):
            yield result, VALUE
        case ast.Score(value=value) if value is not None:
            yield value, VALUE


def _parts(condition: ast.Expr, role: str, rules: tuple[str, ...]) -> Iterator[Place]:
    """A condition, and each of those that `and` and `or` join."""
    if isinstance(condition, ast.Logic):
        for item in condition.items:
            yield from _parts(item, GUARD if role == VALUE else role, rules)
    else:
        yield Place(condition.span, role, rules)


def only_told(declarations: tuple[Any, ...]) -> set[str]:
    """The defs that no rule of the game asks, but only invariants and pictures."""
    defs: dict[str, list[ast.Def]] = {}
    for one in declarations:
        if isinstance(one, ast.Def):
            defs.setdefault(one.name, []).append(one)
    waiting: list[Any] = [one for one in declarations if not isinstance(one, (*TOLD, ast.Def))]
    asked: set[str] = set()
    while waiting:
        for node in nodes_of(waiting.pop()):
            name = getattr(node, "name", None)
            if isinstance(node, ast.Name | ast.Call) and name in defs and name not in asked:
                asked.add(node.name)
                waiting.extend(defs[node.name])
    return set(defs) - asked
