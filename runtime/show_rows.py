"""Rows of tables and cells of boards looked at closely: a card with all its columns, a tile with its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir
from rulewright.runtime.domain import nothing, value_at
from rulewright.runtime.show_boards import layers_of, states_of
from rulewright.runtime.show_layers import Sight, things_of
from rulewright.runtime.show_tiles import Face, Kind, TileMap, kind_of, part_enums
from rulewright.runtime.show_words import NOTHING, Brief
from rulewright.runtime.views import ALL_SEEING

if TYPE_CHECKING:
    from rulewright.runtime.state import State


def description(row: int, kind: ir.Row, program: ir.Program) -> str:
    """What a row is, in a few words: its title if it has one, otherwise the rules that stand in its cells, as people read."""
    table = program.tables[kind.table]
    if table.titles[row - 1] != table.ids[row - 1]:
        return table.titles[row - 1]
    texts = [_rules(column, row, program) for column in table.columns.values() if isinstance(column, ir.ColumnData)]
    return "; ".join(text for text in texts if text).replace("_", " ")


def _rules(column: ir.ColumnData, row: int, program: ir.Program) -> str:
    value: Any = column.values[row - 1]
    if column.per is not None:
        return ""
    match column.type:
        case ir.Rules() if value:
            return str(program.snippets[value - 1].text)
        case ir.ListOf(ir.Rules()):
            return ", ".join(program.snippets[one - 1].text for one in value)
        case _:
            return ""


def look(state: State, name: str, seat: int | None) -> list[str]:
    """Everything about the rows or the cell that a name means; nothing if it means none."""
    program = state.seating.program
    sight = Sight(state.seating, state.position, state.position.to_bytes(), ALL_SEEING if seat is None else seat)
    wanted = name.casefold().replace(" ", "")
    lines = []
    for table in program.tables.values():
        for number, names in enumerate(zip(table.ids, table.titles, strict=True)):
            if wanted in {one.casefold().replace(" ", "") for one in names}:
                lines += _row(number + 1, table, sight)
    for board in program.boards.values():
        for number, cell in enumerate(board.names):
            if wanted.strip("()") == cell.casefold().strip("()"):
                lines += _cell(number + 1, board, sight)
    return lines


def look_at_parts(state: State, cells: dict[str, int], seat: int | None) -> list[str]:
    """When a part of a tile is asked for: the tile in question, with its parts."""
    program, decision = state.seating.program, state.position.decision
    asked = {param.type for option in program.decisions[decision].options for param in option.params}
    for name, cell in cells.items():
        if asked & set(part_enums(program.boards[name], program)):
            return look(state, program.boards[name].names[cell - 1], seat)
    return []


def _row(row: int, table: ir.Table, sight: Sight) -> list[str]:
    """A row with all columns that say something."""
    program, brief = sight.program, Brief(sight, [])
    title = "" if table.titles[row - 1] == table.ids[row - 1] else f" {table.titles[row - 1]}"
    rule = f"  {table.rules[row - 1]}" if table.rules[row - 1] else ""
    lines = [f"{table.ids[row - 1]}{title} ({table.name}){rule}"]
    for board in program.boards.values():
        kind = _tiles(board, sight)
        if kind is not None and kind.table.name == table.name:
            lines += _picture(kind, board, Face(row, 0), sight)
    for column in table.columns.values():
        if isinstance(column, ir.ColumnData):
            text = _column(column, column.values[row - 1], brief, program)
            if text != NOTHING:
                lines.append(f"  {column.name}: {text}")
    return lines


def _column(column: ir.ColumnData, value: Any, brief: Brief, program: ir.Program) -> str:
    empty = nothing(column.type, program)
    if column.per is None:
        return NOTHING if value == empty else brief.write(value, column.type)
    named = ((brief.words.write(value_at(at, column.per), column.per), one) for at, one in enumerate(value) if one != empty)
    return ", ".join(f"{name} {brief.write(one, column.type)}" for name, one in named) or NOTHING


def _cell(cell: int, board: ir.Board, sight: Sight) -> list[str]:
    """A cell: its tile as it lies, and whatever is on it."""
    lines = [f"{board.names[cell - 1]} of {board.name}"]
    kind = _tiles(board, sight)
    if kind is not None:
        face = TileMap(kind, board, sight).faces.get(cell)
        if face is not None:
            row = _row(face.row, kind.table, sight)
            lines += [*_picture(kind, board, face, sight), row[0], *(line for line in row[1:] if line.startswith("  "))]
    words = sight.seating.notation.words
    for layer in layers_of(board, sight):
        if kind is None or layer.name not in (kind.state.name, kind.turn.name if kind.turn else ""):
            for thing in things_of(layer, board, sight):
                if thing.cell == cell:
                    part = f" on {words.write(thing.part[1], thing.part[0])}" if thing.part else ""
                    whose = f"player {thing.value - 1}" if isinstance(thing.type, ir.Seat) and thing.value else ""
                    lines.append(f"  {layer.name}: {whose or words.write(thing.value, thing.type)}{part}")
    return lines if len(lines) > 1 else [f"{lines[0]}: empty"]


def _tiles(board: ir.Board, sight: Sight) -> Kind | None:
    layers = layers_of(board, sight)
    corners = any(layer.form == "corners" for layer in layers)
    return kind_of(board, states_of(layers, sight.program), corners, sight.program)


def _picture(kind: Kind, board: ir.Board, face: Face, sight: Sight) -> list[str]:
    """A tile as it lies; beside it, the letters of its parts."""
    drawn = TileMap(kind, board, sight)
    drawn.draw_face(face, (0, 0))
    if kind.parts is not None:
        drawn.draw_parts(face, (12, 0))
    window = drawn.canvas.window(80, None)
    return [" " * 3 + drawn.canvas.line(y, window, False) for y in drawn.canvas.rows()]
