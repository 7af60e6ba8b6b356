"""Shape the parser's tree into the syntax tree: what every kind of text needs.

    Tree('binary', [a, +, b])    ->    Binary('+', a, b, span)

Branches of the tree have `data` (the grammar's rule), `children` and `meta` (where); leaves are strings that
know their `type` and where they stand. Optional parts that are absent are None.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Source, Span

DEEPEST = 100  # levels of blocks and operators; every later pass may recurse over them
LONGEST_NUMBER = 18  # digits

Branch = Any  # the parser's types stay in parse.py
Leaf = Any
Node = Any


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a text stands in its source: line and column of its first character, counted from 1."""

    source: Source
    line: int = 1
    column: int = 1

    def span(self, place: Any) -> Span:
        """The span of a leaf or of a branch's `meta`, which are counted from the start of the text."""
        down, right = self.line - 1, self.column - 1
        return Span(
            self.source, place.line + down, place.column + right, place.end_line + down, place.end_column + right
        )


class TooDeep(Exception):
    """Nested deeper than anybody can read."""

    def __init__(self, place: Any) -> None:
        super().__init__()
        self.place = place


class TooLong(TooDeep):
    """A number with more digits than any state can hold, or that asks for more than there is room for: `hint` says how
    much."""

    def __init__(self, place: Any, hint: str = "numbers have at most 18 digits") -> None:
        super().__init__(place)
        self.hint = hint


NO_TAGS = ast.Tags()


class Shaper:
    """Shapes one text. Methods are named after the grammar's rules, or their aliases."""

    def __init__(self, origin: Origin) -> None:
        self.span = origin.span
        self.depth = 0

    def tags(self, tree: Branch) -> ast.Tags:
        word, *others = tree.children
        openly = self.span(word) if word is not None else None
        if not others:
            return NO_TAGS if openly is None else ast.Tags(openly_span=openly)
        rules = [leaf for leaf in others if leaf[0] == "@"]
        spans = tuple(map(self.span, rules))
        named = tuple(leaf[1:] for leaf in rules)
        if len(rules) == len(others):
            return ast.Tags(named, None, spans, None, openly)
        reason = others[-1]
        return ast.Tags(named, reason[1:-1], spans, self.span(reason), openly)

    def integer(self, leaf: Leaf) -> int:
        if len(leaf) > LONGEST_NUMBER:
            raise TooLong(leaf)
        return int(leaf)

    def descend(self, tree: Branch) -> None:
        """One level deeper; whoever calls this comes up again unless it fails."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooDeep(tree.meta)


def rule_of(branch: Branch) -> str:
    """The rule's name as game.lark has it; lark prefixes what other grammars import."""
    return str(branch.data.removeprefix("game__"))


def words(leaves: list[Leaf]) -> tuple[str, ...]:
    return tuple(map(str, leaves))


def word_or_none(leaf: Leaf | None) -> str | None:
    return None if leaf is None else str(leaf)


def joined_tags(first: ast.Tags, second: ast.Tags) -> ast.Tags:
    """The tags of two lines that make one declaration."""
    if second is NO_TAGS:
        return first
    reason = first if first.reason else second
    return ast.Tags(first.rules + second.rules, reason.reason, first.spans + second.spans, reason.reason_span)
