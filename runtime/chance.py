"""Random numbers that both backends make alike: a counter-based generator (splitmix64)."""

from __future__ import annotations

MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix64(x: int) -> int:
    """The finaliser of splitmix64."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return x ^ (x >> 31)


def random64(seed: int, counter: int) -> int:
    """The random number number `counter` of a seed."""
    return mix64((mix64(seed & MASK) + (counter + 1) * GOLDEN) & MASK)


def bounded(random: int, limit: int) -> int:
    """A number below `limit`, by multiplication: the high half of random * limit."""
    return random * limit >> 64


def weighed(outcomes: list[tuple[int, int]], at: int) -> int:
    """The outcome, of (value, weight) in order, whose cumulative weight is the first to exceed `at`."""
    for value, weight in outcomes:
        if at < weight:
            return value
        at -= weight
    raise ValueError("beyond the last outcome")
