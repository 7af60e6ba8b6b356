"""A definition as the author wrote it, cut into clauses: one for each declaration and each statement, with the rule ids
on it.

Comments, spaces, rule ids and reasons are no part of a clause: they do not change what is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import LIBRARY, Definition
from rulewright.compiler.syntax.source import Source, Span
from rulewright.compiler.syntax.walk import children
from rulewright.library import shown

_STATEMENTS = ast.Statement.__args__
_CLAUSES = (*_STATEMENTS, ast.Alternative, ast.Column, ast.Tally)
_WHOLE = (ast.Can, ast.Either, ast.MayDo, ast.Does, ast.Sequence)  # what stands in them stands on the same line
_NOT_RULES = (ast.Title, ast.Show, ast.Hide, ast.Invariant)
_TAGS = re.compile(r'\s*@[A-Z][A-Z0-9]*-\d+[a-z]?(\s*"[^"\n]*")?')
_COMMENT = re.compile(r'("[^"\n]*")|\#[^\n]*')


@dataclass(frozen=True)
class Clause:
    """A piece of a definition: its text, the rules it is, and where it stands, within how many others."""

    text: str
    rules: tuple[str, ...]
    place: str  # file:line
    depth: int = 0


@dataclass(frozen=True)
class _Line:
    """A line that is no statement: `elif C`, `return e`, `joins to S`."""

    text: str
    rules: tuple[str, ...]
    span: Span


Key = tuple[str, str]  # what kind of declaration, and its name


def clauses_of(definition: Definition) -> dict[Key, tuple[Clause, ...]]:
    """Every declaration that can matter for play, in clauses; those of the library are the same everywhere."""
    found: dict[Key, tuple[Clause, ...]] = {}
    for declaration in definition.game.declarations:
        if isinstance(declaration, _NOT_RULES) or declaration.span.source.name == LIBRARY:
            continue
        key = (_kind_of(declaration), _name_of(declaration))
        found[key] = (*found.get(key, ()), *_in_clauses(declaration))
    return found


def _kind_of(declaration: Any) -> str:
    return type(declaration).__name__.lower()


def _name_of(declaration: Any) -> str:
    names = getattr(declaration, "names", ())
    return str(getattr(declaration, "name", "") or ", ".join(names))


def _in_clauses(declaration: Any) -> Iterator[Clause]:
    """The head of a declaration, then what stands in it, as read."""
    for node, depth in ((declaration, 0), *_inner(declaration)):
        if isinstance(node, _Line):
            yield Clause(_tidy(node.text), node.rules, place_of(node.span), depth)
            continue
        inner = [one.span for one, _ in _inner(node) if one.span.source is node.span.source]
        tags = getattr(node, "tags", None)
        text = _tidy(_head(node.span, inner))
        if tags and tags.reason is not None:  # behind no rule id
            text = text.removesuffix(f'"{" ".join(tags.reason.split())}"').rstrip()
        if isinstance(node, ast.Choice) and node.forced and "unless forced" not in text:
            text += " unless forced"  # it stands behind the option on the same line
        if text:
            yield Clause(text, tags.rules if tags else (), place_of(node.span), depth)


def place_of(span: Span) -> str:
    """Where something stands: file and line."""
    return f"{shown(Path(span.source.name))}:{span.line}"


def _inner(node: Any, depth: int = 1) -> Iterator[tuple[Any, int]]:
    """The clauses and lines that stand in a node, as they are read, each with how many it stands in."""
    for child in _read(node):
        is_clause = isinstance(child, _CLAUSES)
        if is_clause or isinstance(child, _Line):
            yield child, depth
        if not isinstance(child, _Line):
            yield from _inner(child, depth + is_clause)


def _read(node: Any) -> Iterator[Any]:
    """The direct parts of a node in which clauses can stand, and the lines below its head that are none."""
    match node:
        case ast.If(((_, body), *others), otherwise):
            yield body
            for condition, block in others:
                yield from (_Line(f"elif {condition.span.text}", (), condition.span), block)
            if otherwise:
                yield from (_Line("else", (), otherwise[0].span), otherwise)
        case ast.Def(lets=(_, *_)):
            yield from (node.lets, _Line(f"return {node.result.span.text}", node.tags.rules, node.result.span))
        case ast.Network():
            yield from (_Line(f"joins to {node.joins.span.text}", node.tags.rules, node.joins.span), node.tallies)
        case ast.Board(directions=(first, *_)):
            steps = first.span.to(node.directions[-1].span)
            yield _Line(f"directions {steps.text}", node.tags.rules, steps)
        case _ if not isinstance(node, _WHOLE):
            yield from children(node)


def _head(span: Span, inner: list[Span]) -> str:
    """What stands in a span before the first thing within it."""
    start = _offset(span.source, span.line, span.column)
    end = _offset(span.source, span.end_line, span.end_column)
    first = min((_offset(one.source, one.line, one.column) for one in inner), default=end)
    return span.source.text[start : max(start, min(first, end))]


def _offset(source: Source, line: int, column: int) -> int:
    return source.line_starts[line - 1] + column - 1


def _tidy(text: str) -> str:
    bare = _TAGS.sub("", _COMMENT.sub(lambda found: found[1] or "", text))
    return " ".join(bare.split()).rstrip(";, ")


WORD = re.compile(r"[A-Za-z_]\w*|\d+|[^\w\s]")


def tokens(text: str) -> list[str]:
    """The words, numbers and signs of a clause."""
    return WORD.findall(text)
