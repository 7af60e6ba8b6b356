"""Names and comments of emitted text: the only way in which anything an author wrote can get into a module.

A name keeps letters, digits and underscores and always has a prefix of ours; a comment keeps printable ASCII on one
line. Nothing else of a definition is ever printed into a module lowered.
"""

from __future__ import annotations

import re
from hashlib import sha256

from rulewright.runtime import ir

LONGEST = 40


def safe_name(prefix: str, name: str) -> str:
    """A name for emitted text: the prefix and what can be kept of the author's name, in which no two underscores stand
    together. Different names stay different; texts need not."""
    kept = re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_")[:LONGEST]
    if kept != name and name.isidentifier():
        kept += f"_{sha256(name.encode()).hexdigest()[:16]}"
    return f"{prefix}_{kept}" if kept else prefix


def safe_pair(prefix: str, one: str, other: str) -> str:
    """A name for emitted text of two of the author's names: no other two have the same."""
    return safe_name(f"{safe_name(prefix, one)}_", other)


def safe_comment(text: str) -> str:
    """A text for a comment: printable ASCII, one line, never long."""
    return re.sub(r"[^ -~]+", " ", text).replace("\\", "/").strip()[:100]


def place_comment(where: ir.Where, rules: tuple[str, ...] = ()) -> str:
    """`line 12 @C4-2`: where something emitted comes from."""
    parts = [f"line {int(where.line)}"] if where.line else []
    parts += ["@" + safe_comment(rule) for rule in rules]
    return " ".join(parts)


class Names:
    """Gives each thing a name of its own, other than those that are taken from the beginning."""

    def __init__(self, taken: frozenset[str] = frozenset()) -> None:
        self.taken = set(taken)

    def fresh(self, prefix: str, name: str = "") -> str:
        """A name nobody has yet: the plain one, or with a number."""
        wanted = safe_name(prefix, name)
        found, number = wanted, 2
        while found in self.taken:
            found, number = f"{wanted}_{number}", number + 1
        self.taken.add(found)
        return found
