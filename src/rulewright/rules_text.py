"""What the rulebook says behind an id: `FJ-13` is "A tile must touch at least two tiles"."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rulewright.library import definition_files
from rulewright.runtime.files import Unreadable, read_text

_LINE = re.compile(
    r"\s*(?:(?:[-*+]|[0-9]+[.)])\s+|\|\s*)(?:\*\*)?([A-Z][A-Z0-9]*-[0-9]+[a-z]?)[.:]?(?:\*\*)?\s*\|?\s*(.*?)\s*\|?\s*$"
)


@dataclass(frozen=True)
class RuleText:
    """A rule of a rulebook: what it says, and where."""

    text: str
    book: Path
    line: int


def rules_by_id(path: Path) -> dict[str, RuleText]:
    """The rules of a game or variant, and of all it stands on, by id; nothing if there is no rulebook."""
    found: dict[str, RuleText] = {}
    for file in definition_files(path):
        if file.suffix in (".game", ".variant"):
            book = file.with_suffix(".rules.md") if file.suffix == ".variant" else file.parent / "RULES.md"
            for rule, (text, line) in _rules_of(_text(book)).items():
                found.setdefault(rule, RuleText(text, book, line))
    return found


def rule_texts(path: Path) -> dict[str, str]:
    """The same, only what they say."""
    return {rule: found.text for rule, found in rules_by_id(path).items()}


def _text(book: Path) -> str:
    if not os.path.isfile(book):
        return ""
    try:
        return read_text(book)
    except Unreadable:
        return ""


@lru_cache(64)
def _rules_of(text: str) -> dict[str, tuple[str, int]]:
    """The rules of a rulebook, and the line of each."""
    found: dict[str, tuple[str, int]] = {}
    last = ""
    for number, line in enumerate(text.splitlines(), start=1):
        match = _LINE.match(line)
        if match:
            last = match[1]
            found.setdefault(last, (match[2], number))
        elif last and line.startswith("  ") and line.strip():
            found[last] = (f"{found[last][0]} {line.strip()}", found[last][1])
        else:
            last = ""
    return found
