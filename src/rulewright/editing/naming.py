"""Names in a text: where each is declared, and where it is mentioned, as the walk over a syntax tree finds them
(`visits.py`).

    let cell = first(c in grid where …)     declares the locals `cell` and `c`, mentions `grid`

What a mention stands for is decided later, by `names.py`: here it only says which kinds of thing it can be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children

TYPES = ("enum", "record", "table", "board")
VALUES = ("option", "state", "score", "def", "network", "member", "row", *TYPES, "direction")
CALLS = ("def", "record", "network")
PARTS = ("column", "field", "tally", "axis")
MOVES = ("choice", "action", "member", "row")
OPTION = "option:"  # before an owner: whatever the type of that option is
PLACE = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Declared:
    """A thing with a name: its kind, whose part it is, where the name stands, and the line that declares it."""

    kind: str
    name: str
    owner: str
    span: Span
    whole: Span
    detail: str = ""


@dataclass(frozen=True)
class Mention:
    """A name in use: the kinds of thing it can be, first those that come first; `owner` and `of` narrow them."""

    name: str
    kinds: tuple[str, ...]
    span: Span
    owner: str = ""  # the table, enum or place of declaration, where that is known
    of: Span | None = None  # the expression before the point


@dataclass(frozen=True)
class Names:
    """The names of one text."""

    declared: tuple[Declared, ...] = ()
    mentioned: tuple[Mention, ...] = ()


def word_in(span: Span, word: str, skip: int = 0) -> Span:
    """Where a word stands first in a span, after so many other words; the span itself if it is not there."""
    text = span.source.text
    starts = span.source.line_starts
    offset = starts[span.line - 1] + span.column - 1
    for found in WORD.finditer(text, offset):
        if skip > 0:
            skip -= 1
        elif found[0] == word:
            line = span.line + text.count("\n", offset, found.start())
            column = found.start() - starts[line - 1] + 1
            return Span(span.source, line, column, line, column + len(word))
    return span


Visit = Callable[["Finder", Any], None]


class Finder:
    """Walks trees, innermost scope last."""

    def __init__(self, visits: Mapping[type, Visit]) -> None:
        self.visits = visits
        self.declared: dict[tuple[str, str, str, Span], Declared] = {}
        self.mentioned: dict[tuple[str, Span, tuple[str, ...]], Mention] = {}
        self.scopes: list[dict[str, str]] = [{}]

    def names(self) -> Names:
        return Names(tuple(self.declared.values()), tuple(self.mentioned.values()))

    # ------------------------------------------------------------ noting

    def declare(self, kind: str, name: str, span: Span, whole: Span, owner: str = "", detail: str = "") -> None:
        if _stands(span, name):
            self.declared[kind, name, owner, span] = Declared(kind, name, owner, span, whole, detail or _line(whole))

    def mention(self, name: str, kinds: tuple[str, ...], span: Span, owner: str = "", of: Span | None = None) -> None:
        if _stands(span, name):
            self.mentioned[name, span, kinds] = Mention(name, kinds, span, owner, of)

    def local(self, name: str, span: Span, whole: Span) -> None:
        """A name for the rest of the innermost scope."""
        place = f"{span.line}:{span.column}"
        self.scopes[-1][name] = place
        self.declare("local", name, span, whole, place)

    def word(self, name: str, span: Span, kinds: tuple[str, ...] = VALUES) -> None:
        """A word where a local may stand, or something declared."""
        for scope in reversed(self.scopes):
            if name in scope:
                self.mention(name, ("local",), span, scope[name])
                return
        self.mention(name, kinds, span)

    @contextmanager
    def scope(self) -> Iterator[None]:
        self.scopes.append({})
        try:
            yield
        finally:
            self.scopes.pop()

    # ------------------------------------------------------------ walking

    def visit(self, node: Any) -> None:
        if node.__class__ is tuple:
            with self.scope():
                for one in node:
                    self.visit(one)
            return
        visit = self.visits.get(type(node))
        if visit is not None:
            visit(self, node)
        else:
            self.parts(node)
        self.reason(node)

    def parts(self, node: Any, *others: Any) -> None:
        """What is in a node, except for some of it."""
        for part in children(node):
            if not any(part is one for one in others):
                self.visit(part)

    def reason(self, node: Any) -> None:
        tags = getattr(node, "tags", None)
        if isinstance(tags, ast.Tags) and tags.reason_span is not None and tags.reason:
            for found in PLACE.finditer(tags.reason):
                at = tags.reason_span
                column = at.column + 1 + found.start(1)
                self.word(found[1], Span(at.source, at.line, column, at.line, column + len(found[1])))

    def statements(self, body: Iterable[Any]) -> None:
        """Statements in the scope that is open."""
        for one in body:
            self.visit(one)

    def generators(self, generators: Iterable[ast.Generator]) -> None:
        for one in generators:
            self.visit(one.source)
            self.local(one.name, word_in(one.span, one.name), one.span)
            self.visit(one.clauses)

    def parameters(self, parameters: Iterable[ast.Parameter]) -> None:
        for one in parameters:
            if one.constant is None:
                self.local(one.name, word_in(one.span, one.name), one.span)
            self.parts(one)

    def fields(self, fields: Iterable[ast.Field], owner: str, kind: str = "field") -> None:
        for one in fields:
            span = word_in(one.span, one.name)
            if owner:
                self.declare(kind, one.name, span, one.span, owner)
            else:
                self.local(one.name, span, one.span)
            self.parts(one)


def _stands(span: Span, name: str) -> bool:
    try:
        return span.text == name
    except IndexError:
        return False


def _line(span: Span) -> str:
    return span.source.line_text(span.line).split("#")[0].split("@")[0].strip()
