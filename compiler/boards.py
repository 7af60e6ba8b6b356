"""Boards: from a shape to cells, names, directions and neighbours."""

from __future__ import annotations

from rulewright.runtime import ir

SQUARE_WAYS = (("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0))
HEX_WAYS = (("E", 1, 0), ("SE", 0, 1), ("SW", -1, 1), ("W", -1, 0), ("NW", 0, -1), ("NE", 1, -1))
KING_STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
CELLS_MAX = 40_000
SIDE_MAX = 200


def make_board(
    name: str,
    lattice: str,
    axes: tuple[str, str],
    ranges: tuple[tuple[int, int], tuple[int, int]],
    *,
    ways: tuple[tuple[str, int, int], ...] = (),
    wrap: tuple[bool, bool] = (False, False),
    sized: bool = True,
    second_major: bool = True,
) -> ir.Board:
    """A board with the given coordinate ranges; cells are numbered row by row."""
    (low0, high0), (low1, high1) = ranges
    cells = (
        [(a, b) for b in range(low1, high1 + 1) for a in range(low0, high0 + 1)]
        if second_major
        else [(a, b) for a in range(low0, high0 + 1) for b in range(low1, high1 + 1)]
    )
    number = {cell: at + 1 for at, cell in enumerate(cells)}
    chosen = ways or (SQUARE_WAYS if lattice == "square" else HEX_WAYS)

    def at(a: int, b: int) -> int:
        if wrap[0]:
            a = low0 + (a - low0) % (high0 - low0 + 1)
        if wrap[1]:
            b = low1 + (b - low1) % (high1 - low1 + 1)
        return number.get((a, b), 0)

    around = KING_STEPS if lattice == "square" else tuple((x, y) for _, x, y in HEX_WAYS)
    return ir.Board(
        name=name,
        lattice=lattice,
        axes=axes,
        low=(low0, low1),
        high=(high0, high1),
        wrap=wrap,
        first=tuple(a for a, _ in cells),
        second=tuple(b for _, b in cells),
        names=tuple(_cell_name(a, b, sized and lattice in ("square", "hex") and high0 <= 26) for a, b in cells),
        ways=chosen,
        neighbours=tuple(tuple(at(a + x, b + y) for _, x, y in chosen) for a, b in cells),
        surroundings=tuple(tuple(at(a + x, b + y) for x, y in around) for a, b in cells),
        sized=sized,
        second_major=second_major,
    )


def _cell_name(a: int, b: int, letters: bool) -> str:
    return f"{chr(96 + a)}{b}" if letters else f"({a},{b})"
