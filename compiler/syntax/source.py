"""Source texts and spans: where in which file a thing was written."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from rulewright.runtime.printable import printable


@dataclass(frozen=True)
class Source:
    """One text an author wrote; `name` is how messages call it."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        return (0, *accumulate(len(line) + 1 for line in self.text.split("\n")[:-1]))

    def line_text(self, line: int) -> str:
        """The text of a line, counted from 1, without its line end. Blank behind the last: a cell of a table may have
        more lines than its file."""
        if line > len(self.line_starts):
            return ""
        start = self.line_starts[line - 1]
        end = self.text.find("\n", start)
        return self.text[start:] if end < 0 else self.text[start:end]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one source; lines and columns are counted from 1, `end_column` is exclusive."""

    source: Source = field(repr=False, compare=False)
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 2

    def to(self, other: Span) -> Span:
        """The stretch from the start of this span to the end of the other."""
        return Span(self.source, self.line, self.column, other.end_line, other.end_column)

    def word_before(self, word: str) -> Span:
        """Where the last such word before this span stands on its line, as the key in `key: value`; this span if there
        is none."""
        at = self.source.line_text(self.line).rfind(word, 0, self.column - 1) if word else -1
        return Span(self.source, self.line, at + 1, self.line, at + 1 + len(word)) if at >= 0 else self

    @property
    def text(self) -> str:
        """What stands there, as written."""
        starts = self.source.line_starts
        first, last = starts[self.line - 1] + self.column - 1, starts[self.end_line - 1] + self.end_column - 1
        return self.source.text[first:last]

    def __str__(self) -> str:
        return f"{printable(self.source.name)}:{self.line}:{self.column}"
