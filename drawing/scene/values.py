"""A value of any type as blocks: cards, pips, stacks, backs; what has no picture of its own is written."""

from __future__ import annotations

from typing import Any

from rulewright.drawing.scene.cards import back, is_playing_card, pips, plain_card, playing_card, room_of, row_card
from rulewright.drawing.scene.easel import Easel
from rulewright.drawing.scene.lattice import SIZES
from rulewright.drawing.scene.layout import flow
from rulewright.drawing.scene.shapes import Block, Group, Shape, Words
from rulewright.drawing.scene.tiles import Tiles, tiles_of
from rulewright.drawing.tiling import Face
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.hidden import Hidden

MANY = 8  # rows beyond which cards become chips
LARGE, SMALL = 72.0, 40.0  # tiles beside the board, and where there are many


def block_of(easel: Easel, name: str, value: Any, kind: ir.Type, width: float) -> Block | None:
    """A value as a block; None where there is nothing, or a word says it as well."""
    if isinstance(value, Hidden):
        return None if value.size == 0 else back(value.size, name)
    if value == nothing(kind, easel.program):
        return None
    match kind:
        case ir.SetOf(item):
            members = list(easel.sight.seating.notation.words.members(value, item))
            return _several(easel, name, [(one, 1) for one in members], item, width)
        case ir.ListOf(item):
            return _several(easel, name, [(one, 1) for one in value], item, width)
        case ir.BagOf(item):
            return _several(easel, name, list(easel.sight.seating.notation.words.counts(value, item)), item, width)
        case ir.PileOf(item):
            return _pile(easel, name, value, item, width)
        case ir.Row() | ir.Rec() | ir.Member():
            return _one(easel, name, value, kind, small=False)
        case _:
            return None


def _several(easel: Easel, name: str, amounts: list[tuple[int, int]], item: ir.Type, width: float) -> Block | None:
    """Values with how many there are of each."""
    match item:
        case ir.Member():
            shapes: list[Shape | Group] = [*pips(easel, amounts, item, 8, 9, 10_000)]
            label = ", ".join(f"{many} {easel.write(one, item)}" for one, many in amounts)
            return Block(room_of(amounts), 18, Group("stock", "", label, shapes))
        case ir.Row() | ir.Rec() | ir.Number():
            small = len(amounts) > MANY
            ordered = _by_suit(easel, amounts, item) if is_playing_card(item, easel.program) else amounts
            blocks = [_counted(_one(easel, name, one, item, small), many) for one, many in ordered]
            return flow(blocks, width, "stock", 4)
        case _:
            return None


def _by_suit(easel: Easel, amounts: list[tuple[int, int]], item: ir.Type) -> list[tuple[int, int]]:
    """Playing cards as people hold them: suit by suit."""
    assert isinstance(item, ir.Rec)
    fields = easel.program.records[item.record].fields
    suit = next(at for at, (_, kind) in enumerate(fields) if isinstance(kind, ir.Member))
    words = easel.sight.seating.notation.words
    return sorted(amounts, key=lambda one: (words.fields(one[0], item)[suit], one[0]))


def _one(easel: Easel, name: str, value: int, kind: ir.Type, small: bool) -> Block:
    if isinstance(kind, ir.Row):
        if kind.table not in easel.tiles:
            return row_card(easel, easel.program.tables[kind.table], value, small)
        as_tile, board = easel.tiles[kind.table]  # it looks as on its board, in a size of its own
        return _tile(easel, tiles_of(as_tile, board, easel, SIZES[board.lattice].largest_tile), value, small)
    if isinstance(kind, ir.Rec) and is_playing_card(kind, easel.program):
        return playing_card(easel, kind, value)
    return plain_card(easel, name, kind, value)


def _tile(easel: Easel, tiles: Tiles, row: int, small: bool) -> Block:
    """A tile that lies on no board."""
    side = (SMALL if small else LARGE) / (2 if tiles.lattice.is_hex else 1)
    size = side * (2 if tiles.lattice.is_hex else 1)
    kind = ir.Row(tiles.kind.table.name)
    inner = Group("wedge", "", "", [tiles.print(Face(row, 0), side)], size / 2, size / 2)
    return Block(size, size, Group("card", easel.identity(kind, row), easel.write(row, kind), [inner]))


def _counted(block: Block, many: int) -> Block:
    if many == 1:
        return block
    block.group.items.append(Words(block.width + 2, block.height / 2, f"×{many}", 12, bold=True))
    return Block(block.width + 24, block.height, block.group)


def _pile(easel: Easel, name: str, value: Any, item: ir.Type, width: float) -> Block:
    """A pile: what is known to lie on top, and how many there are below."""
    top, middle, bottom = value
    blocks = [_one(easel, name, one, item, small=True) for one in top]
    if sum(middle):
        blocks.append(back(sum(middle), name))
    return flow([*blocks, *(_one(easel, name, one, item, small=True) for one in bottom)], width, "stock", 4)
