"""Rows of tables and cells of boards looked at closely: a card with all its columns, a tile with its parts."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from rulewright.drawing.layers import Sight, layers_of, sight_of, states_of, things_of
from rulewright.drawing.numbered import Card, cards_of, has_cards
from rulewright.drawing.terminal.tiles import TileMap
from rulewright.drawing.tiling import Face, Kind, kind_of, part_enums
from rulewright.drawing.words import NOTHING, Brief, id_and_title
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing, value_at
from rulewright.runtime.lookers import Looker

if TYPE_CHECKING:
    from rulewright.runtime.state import State

WIDTH = 80


def look(state: State, name: str, seat: Looker, colour: bool = False) -> list[str]:
    """Everything about the rows or the cell that a name means; nothing if it means none."""
    program = state.seating.program
    sight = sight_of(state, seat)
    wanted = name.casefold().replace(" ", "")
    lines = []
    for table in program.tables.values():
        for number, names in enumerate(zip(table.ids, table.titles, strict=True)):
            if wanted in {one.casefold().replace(" ", "") for one in names}:
                lines += _row(number + 1, table, sight, colour)
    for board in program.boards.values():
        for number, cell in enumerate(board.names):
            if wanted.strip("()") == cell.casefold().strip("()"):
                lines += _cell(number + 1, board, sight, colour)
    return lines


def look_at_parts(state: State, cells: dict[str, int], seat: Looker, colour: bool = False) -> list[str]:
    """When a part of a tile is asked for: the tile in question, with its parts."""
    program, decision = state.seating.program, state.position.decision
    asked = {param.type for option in program.decisions[decision].options for param in option.params}
    for name, cell in cells.items():
        if asked & set(part_enums(program.boards[name], program)):
            return look(state, program.boards[name].names[cell - 1], seat, colour)
    return []


def tiles_in_hand(sight: Sight, drawn: set[str], colour: bool) -> list[str]:
    """Tiles that lie on no board yet, in every way they can be turned."""
    lines = []
    for board in sight.program.boards.values():
        kind = _tiles(board, sight)
        if kind is None:
            continue
        for state in sight.program.states:
            if state.type == ir.Row(kind.table.name) and not state.index and state.name not in drawn:
                for element in sight.seen(state):
                    lines += _turns(element.value, state.name, kind, board, sight, colour)
    return lines


def _turns(row: int, name: str, kind: Kind, board: ir.Board, sight: Sight, colour: bool) -> list[str]:
    map_of_turns = TileMap(kind, board, sight)
    pictures: list[tuple[str, ...]] = []
    heading = " " * len(name)
    for turn in range(len(board.ways)):
        own = TileMap(kind, board, sight)
        own.draw_face(Face(row, turn), (0, 0))
        picture = tuple(own.canvas.line(y, range(-3, 4), False) for y in own.canvas.rows())
        if picture not in pictures:
            pictures.append(picture)
            map_of_turns.draw_face(Face(row, turn), (9 * len(pictures), 0))
            heading = heading.ljust(len(name) + 9 * len(pictures) - 8) + f"turned {turn}"
    window = map_of_turns.canvas.window(WIDTH, None)
    rows = [map_of_turns.canvas.line(y, window, colour) for y in map_of_turns.canvas.rows()]
    return [heading, *(f"{label.ljust(len(name))} {line}" for label, line in zip(("", name, ""), rows, strict=True))]


def _row(row: int, table: ir.Table, sight: Sight, colour: bool) -> list[str]:
    """A row with all columns that say something; a tile with its picture."""
    lines = []
    for board in sight.program.boards.values():
        kind = _tiles(board, sight)
        if kind is not None and kind.table.name == table.name:
            lines += _picture(kind, board, Face(row, 0), sight, colour)
    return [_title(row, table), *lines, *_columns(row, table, sight)]


def _title(row: int, table: ir.Table) -> str:
    return f"{id_and_title(row, table)} ({table.name})  {table.rules[row - 1]}".rstrip()


def _columns(row: int, table: ir.Table, sight: Sight) -> list[str]:
    """What the columns of a row say, rings apart: they are drawn, or mean little as a list."""
    brief, lines = Brief(sight, []), []
    for column in table.columns.values():
        if isinstance(column, ir.ColumnData) and not isinstance(column.type, ir.Ring):
            text = _column(column, column.values[row - 1], brief, sight.program)
            if text != NOTHING:
                lines += textwrap.wrap(f"{column.name}: {text}", WIDTH, initial_indent="  ", subsequent_indent="      ")
    return lines


def _column(column: ir.ColumnData, value: Any, brief: Brief, program: ir.Program) -> str:
    empty = 0 if isinstance(column.type, ir.Number) else nothing(column.type, program)
    if column.per is None:
        return NOTHING if value == empty else brief.write(value, column.type)
    named = (
        (brief.words.write(value_at(at, column.per), column.per), one) for at, one in enumerate(value) if one != empty
    )
    return ", ".join(f"{name} {brief.write(one, column.type)}" for name, one in named) or NOTHING


def _cell(cell: int, board: ir.Board, sight: Sight, colour: bool) -> list[str]:
    """A cell: its tile as it lies, and whatever is on it."""
    lines = [f"{board.names[cell - 1]} of {board.name}"]
    kind = _tiles(board, sight)
    if kind is not None:
        face = TileMap(kind, board, sight).faces.get(cell)
        if face is not None:
            lines[0] += f": {_title(face.row, kind.table)}"
            lines += [*_picture(kind, board, face, sight, colour), *_columns(face.row, kind.table, sight)]
    words = sight.seating.notation.words
    layers = layers_of(board, sight)
    states = states_of(layers, sight.program)
    if has_cards(board, states):
        lines += [_card(card, sight) for card in cards_of(board, states, sight) if card.cell == cell]
        layers = ()
    for layer in layers:
        if kind is None or layer.name not in (kind.state.name, kind.turn.name if kind.turn else ""):
            for thing in things_of(layer, board, sight):
                if thing.cell == cell:
                    part = f" on {words.write(thing.part[1], thing.part[0])}" if thing.part else ""
                    whose = f"player {thing.value - 1}" if isinstance(thing.type, ir.Seat) and thing.value else ""
                    of = f" of player {thing.seat - 1}" if thing.seat and not whose else ""
                    lines.append(f"  {layer.name}{of}: {whose or words.write(thing.value, thing.type)}{part}")
    return lines if len(lines) > 1 else [f"{lines[0]}: empty"]


def _card(card: Card, sight: Sight) -> str:
    """A player's card on a cell, with its number."""
    brief = Brief(sight, [])
    parts = []
    for state, value in card.more:
        if isinstance(state.type, ir.Row):
            parts.append(id_and_title(value, sight.program.tables[state.type.table]))
        else:
            parts.append(f"{state.name} {brief.write(value, state.type)}")
    return f"  player {card.seat - 1}, {card.number}: {', '.join(parts)}{'' if card.up else ', face down'}"


def _tiles(board: ir.Board, sight: Sight) -> Kind | None:
    return kind_of(board, layers_of(board, sight), sight.program)


def _picture(kind: Kind, board: ir.Board, face: Face, sight: Sight, colour: bool) -> list[str]:
    """A tile as it lies; beside it, where its parts are."""
    drawn = TileMap(kind, board, sight)
    drawn.draw_face(face, (0, 0))
    if kind.parts is not None:
        drawn.draw_parts(face, (9, 0))
        drawn.canvas.put(14, 0, ", ".join(drawn.part_names(face)))
    window = drawn.canvas.window(WIDTH, None)
    return [" " * 2 + drawn.canvas.line(y, window, colour) for y in drawn.canvas.rows()]
