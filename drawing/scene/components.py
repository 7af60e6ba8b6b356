"""What is in the box: the rows of a table side by side, as tiles or as cards. No position is needed but the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.drawing.descriptions import rules_text
from rulewright.drawing.layers import layers_of, sight_of
from rulewright.drawing.scene.cards import HEIGHT, WIDTH, printed_height, row_face
from rulewright.drawing.scene.easel import READABLE, Easel, Marks
from rulewright.drawing.scene.lattice import SIZES
from rulewright.drawing.scene.layout import cut, flow
from rulewright.drawing.scene.shapes import Block, Group, Scene, Shape, Words, moved
from rulewright.drawing.scene.tiles import Tiles, tiles_of
from rulewright.drawing.tiling import Face, kind_of
from rulewright.runtime import ir
from rulewright.runtime.lookers import TABLE

if TYPE_CHECKING:
    from rulewright.runtime.state import State

TILE = 34.0  # from the middle of a tile to its corner
WIDE, LINE = 168.0, 13.0  # a card that says what it does, and a line on it
LINES = 7
EDGE = 4.0


def components(state: State, table: ir.Table, width: float = 720) -> Scene:
    """All rows of a table."""
    easel = Easel(sight_of(state, TABLE), state.seating.looks, Marks(), width - 2 * EDGE)
    tiles = _tiles_of(easel, table)
    blocks = [_tile(tiles, table, row) if tiles else _card(easel, table, row) for row in range(1, len(table.ids) + 1)]
    body = flow(blocks, easel.width, "scene", 8)
    title = f"{table.name}: {len(table.ids)} rows"
    return Scene(min(width, body.width + 2 * EDGE), body.height + 2 * EDGE, title, moved(body, EDGE, EDGE))


def _tiles_of(easel: Easel, table: ir.Table) -> Tiles | None:
    for board in easel.program.boards.values():
        kind = kind_of(board, layers_of(board, easel.sight), easel.program)
        if kind is not None and kind.table.name == table.name:
            return tiles_of(kind, board, easel, SIZES[board.lattice].largest_tile)
    return None


def _tile(tiles: Tiles, table: ir.Table, row: int) -> Block:
    title = table.titles[row - 1]
    face = Group(
        "card", f"{table.name}:{table.ids[row - 1]}", title, [tiles.print(Face(row, 0), TILE)], TILE + 2, TILE + 2
    )
    words = [
        Words(TILE + 2, 2 * TILE + 12, text, READABLE, "middle", "dim") for text in cut(title, READABLE, 2 * TILE + 8)
    ]
    return Block(2 * TILE + 6, 2 * TILE + 20, Group("part", "", title, [face, *words]))


def _cells(easel: Easel, table: ir.Table, row: int) -> str:
    """The numbers and members of a row in words, for a card that has nothing else printed on it."""
    columns = [one for one in table.columns.values() if isinstance(one, ir.ColumnData) and one.per is None]
    if any(isinstance(one.type, ir.SetOf | ir.BagOf | ir.ListOf | ir.Ring) for one in columns):
        return ""
    plain = [one for one in columns if isinstance(one.type, ir.Number | ir.Member) and one.values[row - 1]]
    return ", ".join(f"{one.name.replace('_', ' ')} {easel.write(one.values[row - 1], one.type)}" for one in plain)


def _card(easel: Easel, table: ir.Table, row: int) -> Block:
    """A card as wide as what it says needs."""
    told = rules_text(row, ir.Row(table.name), easel.program)
    if not told:
        lines = cut(_cells(easel, table, row), READABLE, WIDTH - 10, 3)
        more: list[Shape] = [Words(5, 28 + at * LINE, text, READABLE, colour="dim") for at, text in enumerate(lines)]
        return row_face(easel, table, row, WIDTH, HEIGHT, more)
    count = len(cut(told, READABLE, WIDE - 10, LINES))
    height = max(HEIGHT, 38 + printed_height(easel, table, row, WIDE) + count * LINE)
    return row_face(easel, table, row, WIDE, height, whole=True)
