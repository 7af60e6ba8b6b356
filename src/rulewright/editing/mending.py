"""What mends a problem, as its hint says: "did you mean 'sunk'?" is one edit."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Span
from rulewright.editing.renaming import Edit
from rulewright.editing.texts import definition_of, rulebooks_of, source_of

_MEANT = re.compile(r"did you mean '([^']+)'\?")
_QUOTED = re.compile(r"'([^']+)'")
_ADD_RULE = re.compile(r"add it: '(- \*\*[^*]+\*\*) …'")


@dataclass(frozen=True)
class Mend:
    """A way out of a problem: what it does in words, and the edits."""

    title: str
    edits: tuple[Edit, ...]


def mends_of(problem: Problem, path: Path) -> list[Mend]:
    """The ways out that an editor can offer."""
    found = []
    if meant := _MEANT.search(problem.hint):
        if (span := _wrong_word(problem)) is not None:
            found.append(Mend(f"write '{meant[1]}'", (Edit(path, span, meant[1]),)))
    if problem.hint == "remove the line":
        found.append(Mend("remove the line", (_without_line(problem.span, path),)))
    if (new := _ADD_RULE.search(problem.hint)) and (edit := _new_rule(new[1], path)):
        found.append(Mend(f"add the rule to {edit.path.name}", (edit,)))
    return found


def _wrong_word(problem: Problem) -> Span | None:
    """The word that was meant otherwise: it stands in quotes in the message, and in the text."""
    span = problem.span
    line = span.source.line_text(span.line)
    end = span.end_column - 1 if span.end_line == span.line else len(line)
    quoted = [*_QUOTED.findall(problem.message), *re.findall(r"\b[A-Z][A-Z0-9]*-[0-9]+[a-z]?\b", problem.message)]
    for word in quoted:
        found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)").search(line, span.column - 1, end)
        if found:
            return Span(span.source, span.line, found.start() + 1, span.line, found.end() + 1)
    return None


def _without_line(span: Span, path: Path) -> Edit:
    after = min(span.line + 1, len(span.source.line_starts))
    column = 1 if after > span.line else len(span.source.line_text(span.line)) + 1
    return Edit(path, Span(span.source, span.line, 1, after, column), "")


def _new_rule(line: str, path: Path) -> Edit | None:
    definition = definition_of(path)
    books = rulebooks_of(definition) if definition else []
    if not books:
        return None
    source = source_of(books[0])
    last = len(source.line_starts)
    end = len(source.line_text(last)) + 1
    return Edit(books[0], Span(source, last, end, last, end), ("" if end == 1 else "\n") + f"{line} …\n")
