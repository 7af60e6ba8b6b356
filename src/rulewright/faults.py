"""A rule that went wrong at the table, shown where it is written."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime.errors import RuleError
from rulewright.runtime.files import Unreadable, read_text


def rule_went_wrong(problem: RuleError, game: Path) -> str:
    """What an author sees when a rule goes wrong at the table: like any other mistake, with the line and a caret."""
    file, line, column = problem.where
    path = next((path for path in library.definition_files(game) if path.name == file), None)
    if path is None or not line:
        return str(problem)
    try:
        source = Source(str(library.shown(path)), read_text(path))
    except Unreadable:
        return str(problem)
    word = re.match(r"\w*", source.line_text(line)[column - 1 :])
    span = Span(source, line, column, line, column + max(1, len(word[0]) if word else 1))
    return (
        Problem(problem.code, span, problem.message, f"'rulewright explain {problem.code}' tells more").render()
        + problem.story
    )
