"""How a command ended, for whoever called it."""

from __future__ import annotations

WRONG, USAGE, INTERRUPTED = 1, 2, 130
