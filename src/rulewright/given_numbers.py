"""Numbers given with a command; what is none is told in a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable

MOST_SECONDS = 1_000_000


def whole_number(least: int | None = None) -> Callable[[str], int]:
    """Reads a whole number that is given with a command."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(f"{number} is too small, it is at least {least}")
        return number

    return read


def seconds(text: str) -> float:
    """Reads a time that is given with a command."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return found
