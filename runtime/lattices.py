"""One row per kind of lattice that boards are made of: its directions, what is next to a cell and around it, and how
far cells are apart.

A new kind is its word in the grammar, a row here with its length in `native/rulewright.h`, and how it is drawn.

Triangles stand side by side in rows, in turn on a side and on a tip: those whose coordinates have an even sum stand on
a side, which is the one to the south.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Step = tuple[int, int]
Way = tuple[str, int, int]  # name, first and second difference
Leads = Callable[[int, int, int, int], bool]  # coordinates of a cell, and a difference


def _everywhere(first: int, second: int, x: int, y: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class LatticeKind:
    """A row. `cells` is what its cells are called, `about` what more there is to say of them; `axes` are the names of
    coordinates on a board that grows; `length` is that of a difference of coordinates from a cell the sum of whose
    coordinates is odd or not, and `native` the same function in C. `is_next` and `is_around` say from which cells a
    direction, and a difference in `around`, lead to such a cell; a side that wraps has a multiple of `period` cells."""

    cells: str
    ways: tuple[Way, ...]
    around: tuple[Step, ...]
    axes: tuple[str, str]
    length: Callable[[int, int, int], int]
    native: str
    is_next: Leads = _everywhere
    is_around: Leads = _everywhere
    period: int = 1
    about: str = ""


_SQUARE: tuple[Way, ...] = (("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0))
_HEX: tuple[Way, ...] = (("E", 1, 0), ("SE", 0, 1), ("SW", -1, 1), ("W", -1, 0), ("NW", 0, -1), ("NE", 1, -1))
_KING: tuple[Step, ...] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_TOUCHING: tuple[Step, ...] = tuple((x, y) for y in (1, 0, -1) for x in range(-2, 3) if x or y)


def _is_side(first: int, second: int, y: int) -> bool:
    """Whether a triangle has a side, and not a tip, towards the rows to the north (y > 0) or south."""
    return (y > 0) == bool((first + second) % 2)


def _across_triangles(x: int, y: int, odd: int) -> int:
    """Between two steps to another row there is one within a row, and one before if the tip is in the way."""
    if y == 0:
        return abs(x)
    least = abs(y) - 1 + ((y > 0) != bool(odd))
    return abs(y) + max(abs(x), least + (least - x) % 2)


LATTICES: dict[str, LatticeKind] = {
    "square": LatticeKind(
        "squares", _SQUARE, _KING, ("column", "row"), lambda x, y, odd: abs(x) + abs(y), "rw_squares"
    ),
    "hex": LatticeKind(
        "hexagons",
        _HEX,
        tuple((x, y) for _, x, y in _HEX),
        ("q", "r"),
        lambda x, y, odd: (abs(x) + abs(y) + abs(x + y)) // 2,
        "rw_hexes",
    ),
    "triangle": LatticeKind(
        "triangles",
        _SQUARE,
        _TOUCHING,
        ("column", "row"),
        _across_triangles,
        "rw_triangles",
        is_next=lambda first, second, x, y: x != 0 or abs(y) != 1 or _is_side(first, second, y),
        is_around=lambda first, second, x, y: y == 0 or abs(x) < 2 or _is_side(first, second, y),
        period=2,
        about=", in rows, on a side and on a tip in turn",
    ),
}
