"""One changed rule: where it stands, what is written there instead, and how the changed definition is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.compiler.elaborate.cells import RowText
from rulewright.compiler.syntax.source import Span

Key = str


@dataclass(frozen=True)
class InTree:
    """A declaration of the game stands there changed; None: it is left out."""

    declaration: int
    changed: Any


@dataclass(frozen=True)
class InRow:
    """A row of a table stands there changed, in one of its columns."""

    table: str
    row: str
    column: str
    changed: RowText


@dataclass(frozen=True)
class Mutant:
    """A change, told in the author's words. `keys`: the texts around it, innermost first, by which is known who meets
    it; `cell`: the cell of a table, if it is one."""

    name: str
    kind: str
    span: Span
    before: str
    after: str
    rules: tuple[str, ...]
    made: InTree | InRow = field(repr=False)
    keys: tuple[Key, ...] = ()
    cell: tuple[str, str, str] | None = None

    @property
    def file(self) -> str:
        return self.span.source.name.replace("\\", "/").rpartition("/")[2]

    @property
    def line(self) -> str:
        """The line on which it stands, without comments and spaces around."""
        return " ".join(self.span.source.line_text(self.span.line).split("#")[0].split())

    @property
    def sentence(self) -> str:
        """What is changed, as the end of a sentence that begins with `if`."""
        return change_told(self.before, self.after, self.within)

    @property
    def within(self) -> str:
        """The row and column of a table in which it stands: `Mill.cost`; empty if in none."""
        return f"{self.made.row}.{self.made.column}" if isinstance(self.made, InRow) else ""


def change_told(before: str, after: str, within: str) -> str:
    """A change as the end of a sentence that begins with `if`; `within`: the row and column of a table."""
    what = f'"{before}"' + (f" of {within}" if within else "")
    return f'{what} becomes "{after}"' if after else f"{what} is left out"


def in_context(span: Span, text: str, around: Span | None) -> tuple[str, str]:
    """A stretch and what stands there instead, within the phrase around it."""
    if around is None or around.source is not span.source:
        return _plain(span.text), _plain(text)
    starts = span.source.line_starts
    first = starts[span.line - 1] + span.column - starts[around.line - 1] - around.column
    last = first + len(span.text)
    whole = around.text
    return _plain(whole), _plain(whole[:first] + text + whole[last:])


def _plain(text: str) -> str:
    return " ".join(text.split())
