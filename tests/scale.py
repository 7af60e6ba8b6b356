"""How much the slow tests do: less on the reference backend, more with `pytest --long` (or RULEWRIGHT_LONG=1)."""

from __future__ import annotations

import os

LONGER = 20  # what --long multiplies by


def is_long() -> bool:
    """Whether the long mode was asked for."""
    return os.environ.get("RULEWRIGHT_LONG", "") not in ("", "0")


def scaled(number: int) -> int:
    """A number of games, times twenty in the long mode."""
    return number * LONGER if is_long() else number
