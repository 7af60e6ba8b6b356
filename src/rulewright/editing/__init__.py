"""What an editor asks while a text is being written, for the language server and for the studio's page; it knows
neither.

    from rulewright import editing
    editing.problems(text, path)                  what is wrong, with a way out
    editing.hover(text, path, line, column)       what a word says; for a rule id what the rulebook says

Every question is about a text as it stands in the editor and the path where it belongs; what else is not saved yet is
made known by `with unsaved({path: text})` (`runtime/files.py`) around the call. Lines and columns are counted from 1,
columns in characters. A text may be broken anywhere: names are then those of its last good version. No answer takes
longer than `seconds`, as far as the compiler can be stopped; none writes a file, none runs a game except
`play_scenarios`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rulewright import library
from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.format import formatted
from rulewright.compiler.syntax.source import Span
from rulewright.editing.asking import (
    Hover,
    Link,
    Symbol,
    definition_at,
    hover_at,
    links_in,
    named_in,
    references_at,
    symbols_in,
)
from rulewright.editing.completing import Completion, completions_at
from rulewright.editing.mending import Mend, mends_of
from rulewright.editing.moments import moment
from rulewright.editing.problems import SECONDS, problems_in, understood
from rulewright.editing.renaming import CannotRename, Edit, rename_at, renameable_at
from rulewright.editing.scenarios import Played, failures
from rulewright.editing.texts import TABLES
from rulewright.editing.tokens import Token
from rulewright.editing.tokens import tokens as _tokens
from rulewright.editing.words import BY_ENDING
from rulewright.runtime.files import unsaved

Name = str | Path

__all__ = [
    "CannotRename",
    "Completion",
    "Edit",
    "Found",
    "Hover",
    "Link",
    "Mend",
    "Played",
    "Span",
    "Symbol",
    "Token",
    "actions",
    "completions",
    "definition",
    "formatting",
    "hover",
    "links",
    "named",
    "play_scenarios",
    "problems",
    "references",
    "rename",
    "renameable",
    "symbols",
    "tokens",
    "words_of",
]


class Found(NamedTuple):
    """A problem as an editor shows it."""

    span: Span
    code: str
    sentence: str
    hint: str
    warning: bool


def _at(path: Name) -> Path:
    return library.resolved(Path(path))


@contextmanager
def _asked(text: str, path: Name) -> Iterator[None]:
    with unsaved({str(_at(path)): text}), moment():
        yield


def problems(text: str, path: Name, seconds: float = SECONDS, soon: bool = False) -> list[Found]:
    """What is wrong with a text, in its order: mistakes and warnings; `soon` leaves out what needs the whole
    program."""
    with _asked(text, path):
        return [_found(one) for one in (understood(_at(path)) if soon else problems_in(_at(path), seconds))]


def actions(text: str, path: Name, line: int) -> list[tuple[Found, Mend]]:
    """The ways out of the problems of a line that an editor can offer, as edits."""
    with _asked(text, path):
        found = [one for one in problems_in(_at(path)) if one.span.line <= line <= one.span.end_line]
        return [(_found(one), mend) for one in found for mend in mends_of(one, _at(path))]


def _found(one: Problem) -> Found:
    return Found(one.span, one.code, one.message, one.hint, one.warning)


def completions(text: str, path: Name, line: int, column: int) -> list[Completion]:
    """What can be written at a place."""
    with _asked(text, path):
        return completions_at(_at(path), line, column)


def hover(text: str, path: Name, line: int, column: int) -> Hover | None:
    """What the word at a place says."""
    with _asked(text, path):
        return hover_at(_at(path), line, column)


def definition(text: str, path: Name, line: int, column: int) -> list[Span]:
    """Where the name at a place is declared."""
    with _asked(text, path):
        return definition_at(_at(path), line, column)


def references(text: str, path: Name, line: int, column: int) -> list[Span]:
    """Every place where the name at a place stands: in the game, its variants, tables and scenarios."""
    with _asked(text, path):
        return references_at(_at(path), line, column)


def renameable(text: str, path: Name, line: int, column: int) -> Span | None:
    """The name at a place, if it can have another."""
    with _asked(text, path):
        return renameable_at(_at(path), line, column)


def rename(text: str, path: Name, line: int, column: int, name: str) -> list[Edit]:
    """The edits that give the thing at a place another name everywhere; CannotRename if it would be misunderstood."""
    with _asked(text, path):
        return rename_at(_at(path), line, column, name)


def symbols(text: str, path: Name) -> list[Symbol]:
    """What a text declares, as an outline."""
    with _asked(text, path):
        return symbols_in(_at(path))


def links(text: str, path: Name) -> list[Link]:
    """The rule ids of a text that the rulebook tells, and where."""
    with _asked(text, path):
        return links_in(_at(path))


def named(text: str, path: Name) -> list[tuple[Span, str]]:
    """Every name in a text whose meaning is clear, and what kind of thing it is: for colours."""
    with _asked(text, path):
        return named_in(_at(path))


def formatting(text: str, path: Name) -> str:
    """The text in the usual shape; a table stays as it is."""
    return text if Path(path).suffix in TABLES else formatted(text)


def tokens(text: str, path: Name) -> Iterator[Token]:
    """The pieces of a text, for highlighting."""
    return _tokens(text, Path(path).suffix)


def words_of(path: Name) -> set[str]:
    """The words of the language that can stand in a text of this kind."""
    return set(BY_ENDING[Path(path).suffix])


def play_scenarios(text: str, path: Name, seconds: float = SECONDS, keyword: str = "") -> list[Played]:
    """The scenarios of a text carried out on the reference backend, as long as there is time."""
    with _asked(text, path):
        return list(failures(_at(path), seconds, keyword))
