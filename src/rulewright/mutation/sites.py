"""Where a definition can be changed: every node of its rules, with what stands around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.walk import children
from rulewright.conformance.places import TOLD, only_told

TYPES = (ast.NamedType, ast.RangeType, ast.ChoiceType, ast.CollectionType, ast.RingType, ast.OptionalType)
OTHER_TYPES = (ast.YesNoType, ast.RulesType)


@dataclass(frozen=True)
class Site:
    """A node that can be changed, the nodes around it (the innermost last), and the rules that its line tells."""

    node: Any
    around: tuple[Any, ...]
    rules: tuple[str, ...]

    @property
    def parent(self) -> Any:
        return self.around[-1] if self.around else None


def sites_of(declarations: tuple[Any, ...]) -> Iterator[tuple[int, Site]]:
    """Every site of some declarations, with the number of its declaration."""
    apart = only_told(declarations)
    for number, declaration in enumerate(declarations):
        if not isinstance(declaration, TOLD) and getattr(declaration, "name", None) not in apart:
            for site in sites_in(declaration):
                yield number, site


def sites_in(tree: Any) -> Iterator[Site]:
    """Every site of a tree, in the order of the text."""
    yield from _within(tree, (), ())


def _within(node: Any, around: tuple[Any, ...], rules: tuple[str, ...]) -> Iterator[Site]:
    if isinstance(node, TYPES + OTHER_TYPES):
        return
    if isinstance(node, tuple):
        for one in node:
            if isinstance(one, tuple) or hasattr(one, "span"):
                yield from _within(one, around, rules)
        return
    tags = getattr(node, "tags", None)
    rules = tags.rules if tags is not None and tags.rules else rules
    yield Site(node, around, rules)
    for child in _parts(node):
        yield from _within(child, (*around, node), rules)


def _parts(node: Any) -> Iterator[Any]:
    """The parts of a node in which rules stand: directions of a board, for one, are none."""
    match node:
        case ast.Board(shape=ast.SizedShape(width=width, height=height)):
            yield from (width, height)
        case ast.Board() | ast.Parameter():
            return
        case _:
            yield from children(node)


def put(tree: Any, target: Any, instead: Any) -> Any:
    """The tree with another node in the place of one of its nodes; None leaves it out of the list in which it
    stands."""
    if tree is target:
        return instead
    if isinstance(tree, tuple):
        return _put_among(tree, target, instead)
    if not hasattr(tree, "span") and not isinstance(tree, ast.SeenBy):
        return tree
    for field in fields(tree):
        old = getattr(tree, field.name)
        if isinstance(old, tuple) or hasattr(old, "span"):
            new = put(old, target, instead)
            if new is not old:
                return replace(tree, **{field.name: new})
    return tree


def _put_among(items: tuple[Any, ...], target: Any, instead: Any) -> tuple[Any, ...]:
    for at, item in enumerate(items):
        if item is target:
            if instead is not None:
                return (*items[:at], instead, *items[at + 1 :])
            rest = (*items[:at], *items[at + 1 :])
            return rest if rest or not isinstance(target, ast.Statement) else (_nothing(target),)
        if isinstance(item, tuple) or hasattr(item, "span"):
            new = put(item, target, instead)
            if new is not item:
                return (*items[:at], new, *items[at + 1 :])
    return items


def _nothing(statement: ast.Statement) -> ast.Statement:
    """What stands in a block from which the only statement is left out."""
    return ast.Sequence((), ast.Tags(), statement.span)
