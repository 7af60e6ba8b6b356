"""What the rulebook says behind an id."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path

from rulewright.library import definition_files
from rulewright.runtime.files import Unreadable, read_text

_LINE = re.compile(
    r"\s*(?:(?:[-*+]|[0-9]+[.)])\s+|\|\s*)(?:\*\*)?([A-Z][A-Z0-9]*-[0-9]+[a-z]?)[.:]?(?:\*\*)?\s*\|?\s*(.*?)\s*\|?\s*$"
)


@lru_cache(64)
def rule_texts(path: Path) -> dict[str, str]:
    """The rules of a game or variant, and of all it stands on, by id; nothing if there is no rulebook."""
    found: dict[str, str] = {}
    for file in definition_files(path):
        books = [file.with_suffix(".rules.md")] if file.suffix == ".variant" else [file.parent / "RULES.md"]
        for book in books if file.suffix in (".game", ".variant") else ():
            found |= {rule: text for rule, text in _read(book).items() if rule not in found}
    return found


def _read(book: Path) -> dict[str, str]:
    if not os.path.isfile(book):
        return {}
    try:
        lines = read_text(book).splitlines()
    except Unreadable:
        return {}
    found: dict[str, str] = {}
    last = ""
    for line in lines:
        match = _LINE.match(line)
        if match:
            last = match[1]
            found.setdefault(last, match[2])
        elif last and line.startswith("  ") and line.strip():
            found[last] += " " + line.strip()
        else:
            last = ""
    return found
