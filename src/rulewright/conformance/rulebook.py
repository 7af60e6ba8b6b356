"""The numbered rules of a game: the ids that stand in its RULES.md.

- **TT-1** Two players, one 3 by 3 board.          a bullet that begins with an id in bold
| FJ-13 | A tile must touch at least two tiles. |  a table row whose first cell is an id
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from rulewright.compiler.source import Source, Span

RULE_ID = r"[A-Z][A-Z0-9]*-[0-9]+[a-z]?"
_BULLET = re.compile(rf"\s*(?:[-*+]|[0-9]+[.)])\s+\*\*({RULE_ID})[.:]?\*\*")
_CELL = re.compile(rf"\s*\|\s*(?:\*\*)?({RULE_ID})(?:\*\*)?\s*\|")
_WORD = re.compile(rf"(?<![A-Za-z0-9_-]){RULE_ID}(?![A-Za-z0-9_-])")


def rule_ids(text: str) -> tuple[str, ...]:
    """The rule ids a rulebook defines, in its order, each once."""
    found = (_BULLET.match(line) or _CELL.match(line) for line in text.splitlines())
    return tuple(dict.fromkeys(match[1] for match in found if match))


def read_rulebook(path: Path) -> tuple[str, ...]:
    """The ids of a rulebook file; none if there is no such file."""
    return rule_ids(path.read_text(encoding="utf-8")) if path.is_file() else ()


def rule_spans(source: Source, line: int, wanted: Iterable[str]) -> dict[str, Span]:
    """Where on a line of a scenario file each of the wanted ids is written."""
    names = set(wanted)
    text = source.line_text(line)
    return {
        match[0]: Span(source, line, match.start() + 1, line, match.end() + 1)
        for match in _WORD.finditer(text)
        if match[0] in names
    }


def ids_on_line(source: Source, line: int) -> tuple[str, ...]:
    """The rule ids written as `@ID` at the end of a line, its comment left out."""
    text = source.line_text(line).split("#")[0]
    return tuple(re.findall(rf"@({RULE_ID})(?![A-Za-z0-9_-])", text))
