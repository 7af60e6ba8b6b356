"""Shape the lines of a *.look file."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.compiler.syntax.shape.tree import Branch, Origin
from rulewright.compiler.syntax.source import Span


class Word(NamedTuple):
    """A word of a style, where it stands, whether it is a text in quotes, and what it stands behind: `along`, `of` or
    nothing."""

    text: str
    span: Span
    is_sign: bool = False
    behind: str = ""


class PartLine(NamedTuple):
    """What is said about a part."""

    name: Word
    words: tuple[Word, ...]


class LookLine(NamedTuple):
    """What a line says about a name, and about its parts."""

    name: Word
    words: tuple[Word, ...]
    parts: tuple[PartLine, ...]


def shape_looks(origin: Origin, tree: Branch) -> tuple[LookLine, ...]:
    """All lines."""
    return tuple(_line(origin, line) for line in tree.children)


def _line(origin: Origin, tree: Branch) -> LookLine:
    name, style, *parts = tree.children
    shaped = tuple(PartLine(_word(origin, one.children[0]), _style(origin, one.children[1])) for one in parts if one)
    return LookLine(_word(origin, name), _style(origin, style), shaped)


def _style(origin: Origin, tree: Branch | None) -> tuple[Word, ...]:
    return () if tree is None else tuple(_word(origin, one) for one in tree.children)


def _word(origin: Origin, leaf: Branch) -> Word:
    if not isinstance(leaf, str):
        return Word(str(leaf.children[0]), origin.span(leaf.children[0]), behind=str(leaf.data))
    text = str(leaf)
    return Word(text[1:-1], origin.span(leaf), is_sign=True) if text[0] == '"' else Word(text, origin.span(leaf))
