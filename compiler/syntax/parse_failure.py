"""Where and why reading a text ended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright.compiler.syntax.shape.tree import Origin
from rulewright.compiler.syntax.source import Span
from rulewright.runtime.lattices import LATTICES

LAYOUT = {"_NL", "_INDENT", "_DEDENT"}
WORDS = {
    "FORCED": ("unless forced",),
    "LATTICE": tuple(LATTICES),
    "WRAP": ("columns", "rows", "both"),
    "SEEN_BY": ("all", "owner", "others", "count", "none"),
    "_CHOOSE": ("choose", "chooses"),
    "PREPOSITION": ("at", "to", "from", "into", "onto", "under", "with", "by", "turned", "as", "linking", "beside"),
    "_AT_LEAST": ("at least",),
    "_UP_TO": ("up to",),
    "_TO_MOVE": ("to move",),
    "_OVER": ("over",),
    "_SEAT": ("seat",),
    "_WINNER": ("winner",),
    "CHANCE": ("chance",),
}
WORD = re.compile(r'[^\W\d]\w*|\d+|"[^"\n]*"|==|!=|<=|>=|=>|\.\.|\+=|-=|&&|\|\||[^\s]')


@dataclass(frozen=True, slots=True)
class Found:
    """A word or sign that was read: its terminal in the grammar and its offsets in the text."""

    kind: str
    start: int
    end: int


@dataclass(frozen=True)
class Stuck:
    """Where and why reading ended."""

    text: str
    origin: Origin  # of the text
    found: Found  # what cannot stand here
    before: tuple[Found, ...]  # what was read, line ends and blocks included
    accepts: frozenset[str]  # terminals that could stand here
    accepted: frozenset[str]  # terminals that could have stood one place before
    written_as: Mapping[str, str]  # how the terminals that are always written alike are written

    def span(self, start: int, end: int) -> Span:
        """The span between two offsets."""
        return span_between(self.text, self.origin, start, end)

    def written(self, found: Found) -> str:
        return self.text[found.start : found.end]

    def words(self, terminals: Iterable[str]) -> list[str]:
        """All words and signs that terminals can be written as, if they are few."""
        plain = [self.written_as[kind] for kind in terminals if kind in self.written_as]
        return sorted(plain + [word for kind in terminals for word in WORDS.get(kind, ())])

    @property
    def start(self) -> int:
        return self.found.start

    @property
    def last(self) -> Found | None:
        """The last word or sign that was read, leaving out line ends and blocks."""
        return next((found for found in reversed(self.before) if found.kind not in LAYOUT), None)

    @property
    def word(self) -> str:
        """The word or sign that cannot stand here, as a reader would take it."""
        match = WORD.match(self.text, self.start)
        return match[0] if match else ""

    @property
    def line(self) -> tuple[Found, ...]:
        """What was read of the line, or of the lines joined by brackets, that reading ended in."""
        first = len(self.before)
        while first and self.before[first - 1].kind not in LAYOUT:
            first -= 1
        return self.before[first:]

    @property
    def head(self) -> Found | None:
        """The first word of that line."""
        return next(iter(self.line), None)

    @property
    def statement(self) -> Found | None:
        """The first word of the statement that reading ended in: of the line, or after the last ';'."""
        head = None
        for found in reversed(self.before):
            if found.kind in LAYOUT or self.written(found) == ";":
                break
            head = found
        return head

    @property
    def head_before(self) -> Found | None:
        """The first word of the line reading ended in, or of the line before if it ended at a line's start."""
        before: list[Found] = list(self.before)
        while before and before[-1].kind in LAYOUT:
            before.pop()
        head = None
        while before and before[-1].kind not in LAYOUT:
            head = before.pop()
        return head

    @property
    def begins_line(self) -> bool:
        """Whether what was found is the first on its line."""
        return not self.text[self.text.rfind("\n", 0, self.start) + 1 : self.start].strip()


def span_between(text: str, origin: Origin, start: int, end: int) -> Span:
    """The span between two offsets of a text that stands at `origin`."""
    return origin.span(_Place(text, start, end))


class _Place:
    """Offsets as lines and columns of the text."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self.line, self.column = _line_and_column(text, start)
        self.end_line, self.end_column = _line_and_column(text, max(end, start + 1) if start < len(text) else end)


def _line_and_column(text: str, offset: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
