"""Tiles of a map: where they are kept, which columns are printed on them, and how each lies.

A tile is a row of a table with a column like `6 of Terrain` (on a square, `4 of Edge`): one item for each direction of
the board, or two or three. How it is turned is a field `0..5` of the same record, or a state `0..5` of the same board
or, where there is one of each tile, of the tile. Another such column of the enum that names parts (`record
Segment(cell: land, mark: Mark)`, `slots: 12 of Mark`) says where the parts are.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.drawing.layers import Sight, states_of
from rulewright.runtime import ir
from rulewright.runtime.placing import cell_field


class Kind(NamedTuple):
    """The tiles of a board: where they are kept and which columns are printed on them."""

    state: ir.State
    table: ir.Table
    turn: ir.State | None  # where the turn is kept apart
    printed: ir.ColumnData
    hub: ir.ColumnData | None
    parts: ir.ColumnData | None
    corners: bool


def kind_of(board: ir.Board, layers: tuple[ir.Layer, ...], program: ir.Program) -> Kind | None:
    """The tiles among the layers of a board, if there are any."""
    states = states_of(layers, program)
    corners = any(layer.form == "corners" for layer in layers)
    for state in states:
        if state.index != (ir.Cell(board.name),):
            continue
        rows = [kind for kind in fields_of(state.type, program) if isinstance(kind, ir.Row)]
        rings = _rings(program.tables[rows[0].table], board, corners) if len(rows) == 1 else []
        if rings:
            return _kind(state, program.tables[rows[0].table], states, board, rings, corners, program)
    return None


def _kind(
    state: ir.State,
    table: ir.Table,
    states: list[ir.State],
    board: ir.Board,
    rings: list[ir.ColumnData],
    corners: bool,
    program: ir.Program,
) -> Kind:
    named = part_enums(board, program)
    printed = next((ring for ring in rings if item_of(ring) not in named), rings[0])
    parts = next((ring for ring in rings if item_of(ring) in named and ring is not printed), None)
    hubs = [one for one in _columns(table) if one.type == item_of(printed) and one.per is None]
    turns = [one for one in states if one.type == ir.Number(0, len(board.ways) - 1)]
    turn = next((one for one in turns if one.index in (state.index, (state.type,))), None)
    own_turn = isinstance(state.type, ir.Rec)
    return Kind(
        state,
        table,
        None if own_turn else turn,
        printed,
        hubs[0] if len(hubs) == 1 and not corners else None,
        parts,
        corners,
    )


def fields_of(kind: ir.Type, program: ir.Program) -> list[ir.Type]:
    return [field for _, field in program.records[kind.record].fields] if isinstance(kind, ir.Rec) else [kind]


def _columns(table: ir.Table) -> list[ir.ColumnData]:
    return [column for column in table.columns.values() if isinstance(column, ir.ColumnData)]


def _rings(table: ir.Table, board: ir.Board, corners: bool) -> list[ir.ColumnData]:
    ways = len(board.ways)
    found = [
        column
        for column in _columns(table)
        if isinstance(item_of(column), ir.Member) and isinstance(column.type, ir.Ring)
    ]
    return [ring for ring in found if size_of(ring) % ways == 0 and (size_of(ring) == ways or not corners)]


def item_of(column: ir.ColumnData) -> ir.Type:
    return column.type.item if isinstance(column.type, ir.Ring) else column.type


def size_of(column: ir.ColumnData) -> int:
    return column.type.size if isinstance(column.type, ir.Ring) else 1


def part_enums(board: ir.Board, program: ir.Program) -> list[ir.Type]:
    """The enums that name parts of cells."""
    records = [ir.Rec(name) for name in program.records if cell_field(ir.Rec(name), board.name, program) is not None]
    return [field for record in records for field in fields_of(record, program) if isinstance(field, ir.Member)]


class Face(NamedTuple):
    """A tile as it lies: its row and its turn."""

    row: int
    turn: int


def faces_of(kind: Kind, sight: Sight) -> dict[int, Face]:
    """Every tile that lies on the board, by its cell."""
    turns = sight.every(kind.turn) if kind.turn else {}
    found = {}
    for element in sight.seen(kind.state):
        if isinstance(kind.state.type, ir.Rec):
            found[element.at[0]] = _face_of_record(element.value, kind.state.type, sight)
        else:
            key = element.at if kind.turn and kind.turn.index == kind.state.index else (element.value,)
            found[element.at[0]] = Face(element.value, turns.get(key, 0))
    return found


def _face_of_record(value: int, kind: ir.Rec, sight: Sight) -> Face:
    fields = fields_of(kind, sight.program)
    values = sight.seating.notation.words.fields(value, kind)
    row = next(inner for field, inner in zip(fields, values, strict=True) if isinstance(field, ir.Row))
    numbers = [inner for field, inner in zip(fields, values, strict=True) if isinstance(field, ir.Number)]
    return Face(row, numbers[0] if numbers else 0)
