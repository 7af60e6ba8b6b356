"""What the catalogue says about one code."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of mistake: what it is called, what it means and what to do, a text that has it, and the text mended."""

    title: str
    explanation: str
    wrong: str
    right: str
