"""Primitives on boards: cells, directions, steps, rays, distances."""

from __future__ import annotations

from itertools import product

from rulewright.runtime import ir
from rulewright.runtime.ir import step_code, step_of
from rulewright.runtime.lattices import LATTICES


class Lattice:
    """A board with its cells by coordinates and its neighbourhoods as sets."""

    def __init__(self, board: ir.Board) -> None:
        self.board = board
        self.coordinates = tuple(zip(board.first, board.second, strict=True))
        self.cells = {place: cell for cell, place in enumerate(self.coordinates, 1)}
        self.next_to = (0, *(_mask(cells) for cells in board.neighbours))
        self.around = (0, *(_mask(cells) for cells in board.surroundings))
        self._stepped: dict[tuple[int, int], int] = {}
        self._rays: dict[tuple[int, int], tuple[int, ...]] = {}

    def cell_at(self, first: int, second: int) -> int:
        """The cell with these coordinates, around where the board wraps; none outside."""
        return self.cells.get((self._around(0, first), self._around(1, second)), 0)

    def step(self, cell: int, step: int) -> int:
        """The cell moved by a step."""
        if not cell or not step:
            return 0
        if (cell, step) not in self._stepped:
            self._stepped[cell, step] = self._walk(cell, step)
        return self._stepped[cell, step]

    def _walk(self, cell: int, step: int) -> int:
        across, along = step_of(step)
        place = self.coordinates[cell - 1]
        return self.cell_at(place[0] + across, place[1] + along)

    def _around(self, axis: int, coordinate: int) -> int:
        """The coordinate, wrapped around where the board does."""
        board = self.board
        if not board.wrap[axis]:
            return coordinate
        return board.low[axis] + (coordinate - board.low[axis]) % (board.high[axis] - board.low[axis] + 1)

    def go(self, cell: int, way: int) -> int:
        """The cell moved in a direction."""
        return self.board.neighbours[cell - 1][way - 1] if cell and way else 0

    def first_of(self, cell: int) -> int:
        """The first coordinate."""
        return self.board.first[cell - 1] if cell else 0

    def second_of(self, cell: int) -> int:
        """The second coordinate."""
        return self.board.second[cell - 1] if cell else 0

    def neighbours(self, cell: int) -> int:
        """The set of cells next to a cell."""
        return self.next_to[cell]

    def surroundings(self, cell: int) -> int:
        """The set of cells around a cell."""
        return self.around[cell]

    def distance(self, one: int, other: int) -> int:
        """How many steps apart two cells are on the lattice, by the shorter way around where the board wraps."""
        if not one or not other:
            return 0
        (a, b), (c, d) = self.coordinates[one - 1], self.coordinates[other - 1]
        ways = product(self._differences(0, c - a), self._differences(1, d - b))
        return min(LATTICES[self.board.lattice].length(across, along, (a + b) % 2) for across, along in ways)

    def _differences(self, axis: int, difference: int) -> tuple[int, ...]:
        """A difference of coordinates, and where the board wraps those of the two ways around."""
        board = self.board
        size = board.high[axis] - board.low[axis] + 1
        return (difference, difference - size, difference + size) if board.wrap[axis] else (difference,)

    def ray(self, cell: int, step: int, limit: int = ir.MANY) -> tuple[int, ...]:
        """The cells from a cell by a step, until off the board, back at the start, or `limit` are found."""
        if (cell, step) not in self._rays:
            self._rays[cell, step] = self._whole_ray(cell, step)
        ray = self._rays[cell, step]
        return ray if limit >= len(ray) else ray[: max(0, limit)]

    def _whole_ray(self, cell: int, step: int) -> tuple[int, ...]:
        found: list[int] = []
        at = self.step(cell, step)
        while at and at != cell:
            found.append(at)
            at = self.step(at, step)
        return tuple(found)

    def way_step(self, way: int) -> int:
        """The step of a direction."""
        return step_code(*self.board.ways[way - 1][1:]) if way else 0


def _mask(cells: tuple[int, ...]) -> int:
    mask = 0
    for cell in cells:
        if cell:
            mask |= 1 << (cell - 1)
    return mask


def add_steps(one: int, other: int) -> int:
    """The sum of two steps; none with none."""
    if not one or not other:
        return 0
    (a, b), (c, d) = step_of(one), step_of(other)
    return bounded_step(a + c, b + d)


def subtract_steps(one: int, other: int) -> int:
    """The difference of two steps; none with none."""
    if not one or not other:
        return 0
    (a, b), (c, d) = step_of(one), step_of(other)
    return bounded_step(a - c, b - d)


def scale_step(step: int, times: int) -> int:
    """A step taken several times; none of none."""
    if not step:
        return 0
    first, second = step_of(step)
    return bounded_step(first * times, second * times)


def bounded_step(first: int, second: int) -> int:
    """The step with these differences; none where it reaches too far."""
    if abs(first) > ir.STEP_REACH or abs(second) > ir.STEP_REACH:
        return 0
    return step_code(first, second)
