"""What `where`, `while` and `until` say of an element that comes up in a loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Condition = TypeVar("Condition")
TAKEN, SKIPPED, LAST, ENDS = "taken", "skipped", "last", "ends"  # ENDS: the loop ends before it; LAST: behind it


def judge(clauses: Iterable[tuple[str, Condition]], holds: Callable[[Condition], object]) -> str:
    """What becomes of an element; the clauses are tested in their order."""
    verdict = TAKEN
    for word, condition in clauses:
        met = holds(condition)
        if word == "where" and not met:
            return ENDS if verdict == LAST else SKIPPED
        if word == "while" and not met:
            return ENDS
        if word == "until" and met:
            verdict = LAST
    return verdict
