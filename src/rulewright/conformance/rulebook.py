"""The numbered rules of a game: the ids that stand in its RULES.md, and where scenarios name them."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.compiler.check.rulebook import RULE_ID, rules_of
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime.files import Unreadable, read_bytes

_WORD = re.compile(rf"(?<![A-Za-z0-9_-]){RULE_ID}(?![A-Za-z0-9_-])")


def rule_ids(text: str) -> tuple[str, ...]:
    """The rule ids a rulebook defines, in its order, each once."""
    return tuple(rules_of(Source("RULES.md", text)))


def read_rulebook(path: Path) -> tuple[str, ...]:
    """The ids of a rulebook file; none if there is no such file, or none that can be read."""
    try:
        return rule_ids(read_bytes(path).decode(errors="replace"))
    except Unreadable:
        return ()


def rule_span(source: Source, line: int, rule: str) -> Span | None:
    """Where on a line of a scenario file a rule id is written last."""
    matches = [match for match in _WORD.finditer(source.line_text(line)) if match[0] == rule]
    return Span(source, line, matches[-1].start() + 1, line, matches[-1].end() + 1) if matches else None


def ids_on_line(source: Source, line: int) -> tuple[str, ...]:
    """The rule ids written as `@ID` at the end of a line, its comment left out."""
    text = source.line_text(line).split("#")[0]
    return tuple(re.findall(rf"@({RULE_ID})(?![A-Za-z0-9_-])", text))
