"""The catalogue: every code that a message can carry, what it means, an example and the example mended.

`rulewright explain CODE` prints an entry; docs/errors.md holds them all (`python -m rulewright.compiler.errors` writes
it). For each code tests/fixtures/errors has a file that brings it about, and the exact message.
"""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry
from rulewright.compiler.errors.files import FILES
from rulewright.compiler.errors.flow import FLOW
from rulewright.compiler.errors.lints import LINTS
from rulewright.compiler.errors.names import NAMES
from rulewright.compiler.errors.running import RUNNING
from rulewright.compiler.errors.scenarios import SCENARIOS
from rulewright.compiler.errors.tables import TABLES
from rulewright.compiler.errors.text import TEXT
from rulewright.compiler.errors.types import TYPES
from rulewright.compiler.errors.variants import VARIANTS
from rulewright.compiler.errors.warnings import WARNINGS

__all__ = ["CATALOGUE", "Entry", "as_markdown", "story"]

CATALOGUE: dict[str, Entry] = {
    **TEXT,
    **NAMES,
    **TYPES,
    **TABLES,
    **FLOW,
    **RUNNING,
    **VARIANTS,
    **FILES,
    **SCENARIOS,
    **WARNINGS,
    **LINTS,
}

FAMILIES = {
    "1": "Text",
    "2": "Names",
    "3": "Types, bounds, tables and sizes",
    "4": "Decisions and loops",
    "5": "Who sees what",
    "6": "While a game is played",
    "7": "Variants and files",
    "8": "Scenarios",
    "9": "Warnings",
}


def story(code: str) -> str:
    """The long story of a code, as `rulewright explain` prints it."""
    entry = CATALOGUE[code]
    parts = [f"{code}: {entry.title}", _wrapped(entry.explanation), f"for example\n{_indented(entry.wrong)}"]
    parts.append(f"should be\n{_indented(entry.right)}" if entry.right.strip() else "should be left out")
    return "\n\n".join(parts)


def as_markdown() -> str:
    """The whole catalogue as a page."""
    lines = [
        "# Errors",
        "",
        (
            "Every message carries a code, the place, a caret, a sentence and mostly a hint. `rulewright explain CODE`"
            " tells the"
        ),
        "same as this page, which is written from `compiler/errors` by `python -m rulewright.compiler.errors`.",
    ]
    for digit, family in FAMILIES.items():
        lines += ["", f"## RW{digit}xx: {family}"]
        for code, entry in sorted(CATALOGUE.items()):
            if code[2] == digit:
                lines += ["", f"### {code}: {entry.title}", "", *_wrapped(entry.explanation).split("\n"), ""]
                lines += ["```text", *entry.wrong.strip("\n").split("\n"), "```"]
                if entry.right.strip():
                    lines += ["should be", "```text", *entry.right.strip("\n").split("\n"), "```"]
    return "\n".join(lines) + "\n"


def _wrapped(text: str) -> str:
    from textwrap import fill

    return fill(text, 110, break_long_words=False, break_on_hyphens=False)


def _indented(text: str) -> str:
    from textwrap import dedent, indent

    return indent(dedent(text.strip("\n")), "    ")
