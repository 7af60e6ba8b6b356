"""Where cells, edges and corners of a board are on the screen: x to the right, y downwards.

A cell of a map is seven signs wide and three high, and shares its left and right border with its neighbours:

     /F M\\          | F |          hex                square
    |F   F|        |M + S|
     \\S S/          | F |
"""

from __future__ import annotations

from rulewright.runtime import ir

Spot = tuple[int, int]

HEX = {"E": (2, 0), "SE": (1, 1), "SW": (-1, 1), "W": (-2, 0), "NW": (-1, -1), "NE": (1, -1)}  # in half cells
SQUARE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
HEX_CORNERS = ((0, -1), (1, -1), (1, 1), (0, 1), (-1, 1), (-1, -1))  # clockwise from the top
SQUARE_CORNERS = ((2, -1), (2, 1), (-2, 1), (-2, -1))
CENTRE = (0, 0)


class Compass:
    """The directions of one board on the screen."""

    def __init__(self, board: ir.Board) -> None:
        self.board, self.is_hex = board, board.lattice == "hex"
        self._columns = _matrix(board)
        self.ways = [self._turned(first, second) for _, first, second in board.ways]
        self.sense = 1 if len(self.ways) < 2 or _cross(self.ways[0], self.ways[1]) > 0 else -1  # 1: clockwise

    def _turned(self, first: int, second: int) -> Spot:
        (a, b), (c, d) = self._columns
        return a * first + c * second, b * first + d * second

    def unit(self, cell: int) -> Spot:
        """A cell in whole (on hexes, half) cells."""
        return self._turned(self.board.first[cell - 1], self.board.second[cell - 1])

    def middle(self, cell: int) -> Spot:
        """The middle of a cell, in signs."""
        x, y = self.unit(cell)
        return (3 * x if self.is_hex else 6 * x), 3 * y

    def coordinate(self, cell: int, axis: int) -> str:
        """The coordinate of a cell of a square board that runs across the screen (0) or down (1)."""
        values = self.board.first if self._columns[0][axis] else self.board.second
        return str(values[cell - 1])

    def edges(self, size: int) -> list[Spot]:
        """The places along the border of a cell for a ring of so many items, beginning with the first direction."""
        pieces = size // len(self.ways)
        shifts = {1: (0,), 2: (-1, 1)}.get(pieces, range(-(pieces // 2), pieces - pieces // 2))
        return [self._along(way, self.sense * shift) for way in self.ways for shift in shifts]

    def _along(self, way: Spot, shift: int) -> Spot:
        x, y = way
        if self.is_hex:
            return x, y
        return 2 * x - y * shift, y + x * shift

    def corners(self) -> list[Spot]:
        """The corners, beginning at the top (on squares, to the right of it), in the sense of the directions."""
        if self.is_hex:
            return [HEX_CORNERS[self.sense * number % 6] for number in range(6)]
        first = 0 if self.sense > 0 else 3
        return [SQUARE_CORNERS[(first + self.sense * number) % 4] for number in range(4)]


def _cross(one: Spot, other: Spot) -> int:
    return one[0] * other[1] - one[1] * other[0]


def _matrix(board: ir.Board) -> tuple[Spot, Spot]:
    """What a step along the first and the second coordinate is on the screen: found from two directions whose names are
    points of the compass; without such names, the coordinates run to the right and upwards (on hexes, downwards to the
    right)."""
    known = HEX if board.lattice == "hex" else SQUARE
    named = [((first, second), known[name]) for name, first, second in board.ways if name in known]
    for one, on_screen in named:
        for other, other_on_screen in named:
            turn = _cross(one, other)
            if abs(turn) == 1:
                first = _mixed(on_screen, other[1] * turn, other_on_screen, -one[1] * turn)
                second = _mixed(on_screen, -other[0] * turn, other_on_screen, one[0] * turn)
                return first, second
    return ((2, 0), (1, 1)) if board.lattice == "hex" else ((1, 0), (0, -1))


def _mixed(one: Spot, times: int, other: Spot, other_times: int) -> Spot:
    return one[0] * times + other[0] * other_times, one[1] * times + other[1] * other_times
