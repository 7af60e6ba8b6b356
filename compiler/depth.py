"""Room for deep definitions: the compiler follows expressions, defs and actions as deep as they go."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def room(calls: int) -> Iterator[None]:
    """Inside, so many calls can stand within calls."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, calls))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
