"""Boards: from a shape to cells, names, directions and neighbours."""

from __future__ import annotations

from functools import lru_cache

from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.types import describe
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.lattices import LATTICES

CELLS_MAX = 40_000
SIDE_MAX = 200


def declared_board(world: World, declaration: ast.Board) -> ir.Board:
    """The board that a declaration describes."""

    def number(node: ast.Expr) -> int:
        value, kind = evaluate(world, node)
        if not isinstance(kind, ir.Number):
            world.problems.error("RW301", node.span, f"the size of a board is a number, not {describe(kind)}")
            raise Reported
        return int(value)

    ways = tuple((d.name, number(d.first), number(d.second)) for d in declaration.directions)
    shape = declaration.shape
    match shape:
        case ast.SizedShape(lattice, width, height):
            wide, high = number(width), number(height)
            _check_cells(world, shape.span, wide, high)
            wrap = (shape.wrap in ("columns", "both"), shape.wrap in ("rows", "both"))
            _check_ring(world, shape, (wide, high), wrap)
            return make_board(
                declaration.name, lattice, ("column", "row"), ((1, wide), (1, high)), ways=ways, wrap=wrap
            )
        case ast.GrowingShape(lattice, within):
            reach = number(within)
            _check_cells(world, shape.span, 2 * reach + 1, 2 * reach + 1)
            axes = LATTICES[lattice].axes
            return make_board(
                declaration.name, lattice, axes, ((-reach, reach), (-reach, reach)), ways=ways, sized=False
            )
        case ast.AxesShape(lattice, ((first, range0), (second, range1))):
            ends = []
            for node in (range0, range1):
                if not isinstance(node, ast.Range) or node.low is None or node.high is None:
                    world.problems.error("RW311", node.span, "an axis has a range like 1..12")
                    raise Reported
                ends.append((number(node.low), number(node.high)))
            _check_cells(world, shape.span, ends[0][1] - ends[0][0] + 1, ends[1][1] - ends[1][0] + 1)
            return make_board(
                declaration.name,
                lattice,
                (first, second),
                (ends[0], ends[1]),
                ways=ways,
                sized=False,
                second_major=False,
            )


def _check_cells(world: World, span: Span, wide: int, high: int) -> None:
    if wide < 1 or high < 1 or wide * high > CELLS_MAX or max(wide, high) > SIDE_MAX:
        world.problems.error(
            "RW311",
            span,
            f"a board of {wide} by {high} is not possible",
            f"a board has at least one cell, at most {CELLS_MAX}, and no side over {SIDE_MAX}",
        )
        raise Reported


def _check_ring(world: World, shape: ast.SizedShape, sizes: tuple[int, int], wrap: tuple[bool, bool]) -> None:
    kind = LATTICES[shape.lattice]
    for what, size, wraps in zip(("columns", "rows"), sizes, wrap, strict=True):
        if wraps and size % kind.period:
            world.problems.error(
                "RW311",
                shape.span,
                f"a board with {size} {what} of {kind.cells} does not close to a ring",
                f"{kind.cells} close to a ring where their number can be divided by {kind.period}",
            )
            raise Reported


@lru_cache(maxsize=32)  # a definition is made again and again while it is written, tried and changed
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
    kind = LATTICES[lattice]
    chosen = ways or kind.ways

    def at(a: int, b: int) -> int:
        if wrap[0]:
            a = low0 + (a - low0) % (high0 - low0 + 1)
        if wrap[1]:
            b = low1 + (b - low1) % (high1 - low1 + 1)
        return number.get((a, b), 0)

    return ir.Board(
        name=name,
        lattice=lattice,
        axes=axes,
        low=(low0, low1),
        high=(high0, high1),
        wrap=wrap,
        first=tuple(a for a, _ in cells),
        second=tuple(b for _, b in cells),
        names=tuple(_cell_name(a, b, sized and high0 <= 26) for a, b in cells),
        ways=chosen,
        neighbours=tuple(
            tuple(at(a + x, b + y) if kind.is_next(a, b, x, y) else 0 for _, x, y in chosen) for a, b in cells
        ),
        surroundings=tuple(
            tuple(at(a + x, b + y) if kind.is_around(a, b, x, y) else 0 for x, y in kind.around) for a, b in cells
        ),
        sized=sized,
        second_major=second_major,
    )


def _cell_name(a: int, b: int, letters: bool) -> str:
    return f"{chr(96 + a)}{b}" if letters else f"({a},{b})"
