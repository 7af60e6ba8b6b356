"""Text that came from outside, fit for a terminal: nothing in it moves the cursor, changes colours or turns lines
around."""

from __future__ import annotations

import re

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
LONG = 200  # characters of something quoted


def printable(text: str) -> str:
    """The text with a mark in place of each control character and each half of a character; ends of lines and tabs
    stay."""
    return CONTROL.sub("\ufffd", text)


def quoted(text: object, most: int = LONG) -> str:
    """Something as it can be quoted in a sentence: printable, on one line, and cut where it is long."""
    plain = printable(str(text)).replace("\n", " ")
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
