"""One row per kind of lattice that boards are made of: its directions, what is around a cell, and how far cells are apart.

A new kind is its word in the grammar, a row here, the same length in `compiler/lower/operations.py`, and how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Step = tuple[int, int]
Way = tuple[str, int, int]  # name, first and second difference


@dataclass(frozen=True, slots=True)
class LatticeKind:
    """A row. `axes` are the names of coordinates on a board that grows; `length` is that of a difference of coordinates."""

    ways: tuple[Way, ...]
    around: tuple[Step, ...]
    axes: tuple[str, str]
    length: Callable[[int, int], int]


_SQUARE: tuple[Way, ...] = (("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0))
_HEX: tuple[Way, ...] = (("E", 1, 0), ("SE", 0, 1), ("SW", -1, 1), ("W", -1, 0), ("NW", 0, -1), ("NE", 1, -1))
_KING: tuple[Step, ...] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

LATTICES: dict[str, LatticeKind] = {
    "square": LatticeKind(_SQUARE, _KING, ("column", "row"), lambda x, y: abs(x) + abs(y)),
    "hex": LatticeKind(
        _HEX, tuple((x, y) for _, x, y in _HEX), ("q", "r"), lambda x, y: (abs(x) + abs(y) + abs(x + y)) // 2
    ),
}
