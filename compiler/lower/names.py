"""Names and comments of emitted text: the only way in which anything an author wrote can get into a module.

A name keeps letters, digits and underscores and always has a prefix of ours; a comment keeps printable ASCII on one
line. Nothing else of a definition is ever printed into a module lowered.
"""

from __future__ import annotations

import re

from rulewright.runtime import ir

LONGEST = 40


def safe_name(prefix: str, name: str) -> str:
    """A name for emitted text: the prefix and what can be kept of the author's name."""
    kept = re.sub(r"[^A-Za-z0-9_]+", "_", name).strip("_")[:LONGEST]
    return f"{prefix}_{kept}" if kept else prefix


def safe_comment(text: str) -> str:
    """A text for a comment: printable ASCII, one line, never long."""
    return re.sub(r"[^ -~]+", " ", text).replace("\\", "/").strip()[:100]


def place_comment(where: ir.Where, rules: tuple[str, ...] = ()) -> str:
    """`line 12 @C4-2`: where something emitted comes from."""
    parts = [f"line {int(where.line)}"] if where.line else []
    parts += ["@" + safe_comment(rule) for rule in rules]
    return " ".join(parts)


class Names:
    """Gives each thing a name of its own."""

    def __init__(self) -> None:
        self.taken: set[str] = set()

    def fresh(self, prefix: str, name: str = "") -> str:
        """A name nobody has yet: the plain one, or with a number."""
        wanted = safe_name(prefix, name)
        found, number = wanted, 2
        while found in self.taken:
            found, number = f"{wanted}_{number}", number + 1
        self.taken.add(found)
        return found
