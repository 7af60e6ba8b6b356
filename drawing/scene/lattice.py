"""Where the cells of a board lie in a picture, and the corners, edges and parts of each."""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from typing import NamedTuple

from rulewright.drawing.compass import Compass
from rulewright.drawing.scene.shapes import Point
from rulewright.runtime import ir

HALF = sqrt(3) / 2


class Sizes(NamedTuple):
    """How large the cells of a kind of lattice can be, and what stands on one beside the size of its cell."""

    largest: float  # where only pieces stand
    largest_tile: float
    piece: float
    ring: float


SIZES = {
    "square": Sizes(56.0, 78.0, 0.4, 0.46),
    "hex": Sizes(28.0, 46.0, 0.62, 0.72),
    "triangle": Sizes(84.0, 110.0, 0.24, 0.27),
}


class Lattice:
    """A board drawn at a size: the side of a square or a triangle, or the radius of a hexagon."""

    def __init__(self, board: ir.Board, size: float) -> None:
        self.board, self.size, self.sizes = board, size, SIZES[board.lattice]
        self.compass = Compass(board)
        self.is_hex = self.compass.is_hex
        self.is_triangle = board.lattice == "triangle"
        self.step = (HALF * size, 1.5 * size) if self.is_hex else (size, size)
        if self.is_triangle:
            self.step = (size / 2, HALF * size)

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        x, y = self.compass.unit(cell)
        return x * self.step[0], y * self.step[1] + (self._tip(cell) * self.step[1] / 6 if self.is_triangle else 0)

    def _tip(self, cell: int) -> int:
        """Where the tip of a triangle is on the screen: 1 above its middle, -1 below."""
        turned = self.compass.ways[0][1] * self.board.ways[0][2] > 0 if self.board.ways[0][2] else False
        return 1 if ((self.board.first[cell - 1] + self.board.second[cell - 1]) % 2 == 0) != turned else -1

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The corners of a cell around its middle, clockwise: of a hexagon and of a triangle with its tip above from
        the top, of a square from the upper right."""
        r = self.size
        if self.is_triangle:
            return ((0, -r * HALF * 2 / 3), (r / 2, r * HALF / 3), (-r / 2, r * HALF / 3))
        if self.is_hex:
            return ((0, -r), (HALF * r, -r / 2), (HALF * r, r / 2), (0, r), (-HALF * r, r / 2), (-HALF * r, -r / 2))
        return ((r / 2, -r / 2), (r / 2, r / 2), (-r / 2, r / 2), (-r / 2, -r / 2))

    @cached_property
    def sides(self) -> list[tuple[Point, Point]]:
        """The side of a cell in each direction of the board, its ends in the sense of the directions."""
        found = []
        for x, y in self.compass.ways:
            across = (x * self.step[0], y * self.step[1])
            near = sorted(self.corners, key=lambda one: -one[0] * across[0] - one[1] * across[1])[:2]
            turn = across[0] * (near[1][1] - near[0][1]) - across[1] * (near[1][0] - near[0][0])
            found.append((near[0], near[1]) if turn * self.compass.sense > 0 else (near[1], near[0]))
        return found

    def slots(self, size: int) -> list[tuple[Point, Point]]:
        """The stretches of the border of a cell for a ring of so many items."""
        pieces = size // len(self.sides)
        return [
            (_between(first, last, at / pieces), _between(first, last, (at + 1) / pieces))
            for first, last in self.sides
            for at in range(pieces)
        ]

    def kites(self) -> list[tuple[Point, ...]]:
        """The parts of a cell around its corners, from the first corner in the sense of the directions."""
        count, sense = len(self.corners), self.compass.sense
        start = 0 if self.is_hex or sense > 0 else count - 1
        found: list[tuple[Point, ...]] = []
        for number in range(count):
            at = (start + sense * number) % count
            before, here, after = (self.corners[(at + step) % count] for step in (-1, 0, 1))
            found.append(((0, 0), _between(before, here, 0.5), here, _between(here, after, 0.5)))
        return found

    def outline(self, grow: float = 1, cell: int = 0) -> tuple[Point, ...]:
        """The border of a cell around its middle; of triangles it must be said which."""
        down = -1 if self.is_triangle and cell and self._tip(cell) < 0 else 1
        return tuple((x * grow, y * grow * down) for x, y in self.corners)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def centre_of(points: tuple[Point, ...]) -> Point:
    """The middle of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
