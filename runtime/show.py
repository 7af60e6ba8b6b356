"""A position as text for a terminal: boards drawn as grids, everything else in short lines."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Any

from rulewright.runtime import backend as machine
from rulewright.runtime import ir
from rulewright.runtime.contents import elements
from rulewright.runtime.domain import nothing
from rulewright.runtime.hidden import Hidden
from rulewright.runtime.views import ALL_SEEING, view_of

if TYPE_CHECKING:
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import State

SEAT_SYMBOLS = "XOABCDEFGHIJKLMN"
COLOURS = (31, 34, 32, 33, 35, 36)
EMPTY, WIDEST = ".", 100


def show(state: State, seat: int | None = None, colour: bool = False) -> str:
    """The whole position; with a seat, only what that seat may see."""
    seating, data = state.seating, state.position.to_bytes()
    seen = view_of(seating, state.position, ALL_SEEING if seat is None else seat)
    drawings = _drawings(seating, data, colour)
    drawn = {name for title, _ in drawings for name in title}
    parts = [drawing for _, drawing in drawings]
    lines = [
        (declared.name, seen["states"][declared.name])
        for declared in seating.program.states
        if declared.name not in drawn and not _is_fingerprint(declared.type)
    ]
    lines += list(seen["locals"].items())
    lines += [(name, values) for name, values in seen["scores"].items() if values != seen["states"].get(name)]
    parts += [_cut(f"{name}: {_plain(value)}") for name, value in lines if not _is_nothing(value)]
    parts.append(_situation(state))
    return "\n".join(parts)


def wants_colour() -> bool:
    """Whether the terminal can show colours and nobody has asked not to."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def symbol(seat: int) -> str:
    """How a seat's pieces are drawn."""
    return SEAT_SYMBOLS[seat] if seat < len(SEAT_SYMBOLS) else str(seat)


def _situation(state: State) -> str:
    position = state.position
    if position.kind == machine.OVER:
        winners = state.winners
        if not winners:
            return "over: nobody wins"
        return f"over: {' and '.join(_player(seat, state) for seat in winners)} win{'s' if len(winners) == 1 else ''}"
    return "chance to move" if position.kind == machine.CHANCE else f"{_player(position.actor - 1, state)} to move"


def _player(seat: int, state: State) -> str:
    drawn = any(isinstance(one.type, ir.Seat) and one.index for one in state.seating.program.states)
    return f"player {seat} ({symbol(seat)})" if drawn else f"player {seat}"


# ---------------------------------------------------------------- boards


def _drawings(seating: Seating, data: bytes, colour: bool) -> list[tuple[tuple[str, ...], str]]:
    """The boards, drawn: which states each shows, and the drawing. Pieces and whose they are make one drawing."""
    found: dict[str, list[ir.State]] = {}
    for state in seating.program.states:
        if len(state.index) == 1 and isinstance(state.index[0], ir.Cell) and state.seen == "all" and _is_token(state.type):
            found.setdefault(state.index[0].board, []).append(state)
    drawings = []
    for name, states in found.items():
        board = seating.program.boards[name]
        layers = [(state, _tokens(state, data, seating, colour)) for state in states]
        owners = [tokens for state, tokens in layers if isinstance(state.type, ir.Seat)]
        pieces = [tokens for state, tokens in layers if isinstance(state.type, ir.Member | ir.Row)]
        if len(layers) == 2 and len(owners) == len(pieces) == 1 and owners[0].keys() == pieces[0].keys():
            merged = {cell: _owned(piece, owners[0][cell]) for cell, piece in pieces[0].items()}
            titles = tuple(state.name for state in states)
            drawings.append((titles, _draw(" and ".join(titles), board, merged)))
        else:
            drawings += [((state.name,), _draw(state.name, board, tokens)) for state, tokens in layers]
    return drawings


def _owned(piece: str, owner: str) -> str:
    """A piece with its owner: single letters are large for the first seat and small for the second."""
    bare = next((sign for sign in SEAT_SYMBOLS if sign in owner), owner)
    if len(piece) == 1 and piece.isalpha() and bare in SEAT_SYMBOLS[:2]:
        return owner.replace(bare, piece.upper() if bare == SEAT_SYMBOLS[0] else piece.lower())
    return piece + owner


def _is_token(kind: ir.Type) -> bool:
    return isinstance(kind, ir.Seat | ir.Member | ir.Row | ir.Truth | ir.Number | ir.Way)


def _is_fingerprint(kind: ir.Type) -> bool:
    """Fingerprints tell nobody anything."""
    match kind:
        case ir.Mark() | ir.ListOf(ir.Mark()):
            return True
        case _:
            return False


def _tokens(state: ir.State, data: bytes, seating: Seating, colour: bool) -> dict[int, str]:
    """What stands on each cell that is not empty."""
    empty = nothing(state.type, seating.program)
    found = elements(state, data, seating.layout, seating.program)
    return {one.at[0]: _token(one.value, state.type, seating, colour) for one in found if one.value != empty}


def _token(value: int, kind: ir.Type, seating: Seating, colour: bool) -> str:
    match kind:
        case ir.Seat():
            text = symbol(value - 1)
            return f"\x1b[{COLOURS[(value - 1) % len(COLOURS)]}m{text}\x1b[0m" if colour else text
        case ir.Member(enum):
            declared = seating.program.enums[enum]
            return declared.letters[value - 1] or declared.members[value - 1]
        case ir.Row(table):
            return _row_symbol(seating.program.tables[table], value, seating)
        case ir.Truth():
            return "x"
        case _:
            return seating.notation.words.write(value, kind)


def _row_symbol(table: ir.Table, row: int, seating: Seating) -> str:
    column = table.columns.get("symbol")
    if isinstance(column, ir.ColumnData) and column.per is None and column.values[row - 1]:
        return _token(column.values[row - 1], column.type, seating, False)
    return table.ids[row - 1]


def _draw(title: str, board: ir.Board, tokens: dict[int, str]) -> str:
    cells = range(1, len(board.names) + 1)
    if not board.sized:
        cells_used = [cell for cell in cells if cell in tokens]
        if not cells_used:
            return f"{title}: empty"
    else:
        cells_used = list(cells)
    across, along = (board.first, board.second) if board.second_major else (board.second, board.first)
    columns = range(min(across[c - 1] for c in cells_used), max(across[c - 1] for c in cells_used) + 1)
    rows = list(range(min(along[c - 1] for c in cells_used), max(along[c - 1] for c in cells_used) + 1))
    if board.lattice == "square" and _north_is_up(board):
        rows.reverse()
    at = {(across[c - 1], along[c - 1]): c for c in cells}
    width = max([_width(text) for text in tokens.values()] + [len(_column_label(board, column)) for column in columns])
    margin = max(len(str(row)) for row in rows)
    lines = []
    for row in rows:
        drawn = (_pad(tokens.get(at[column, row], EMPTY) if (column, row) in at else "", width) for column in columns)
        lines.append(f"{row:>{margin}} " + _shift(board, row - rows[0], width) + " ".join(drawn).rstrip())
    heading = " " * (margin + 1) + " ".join(_column_label(board, column).ljust(width) for column in columns).rstrip()
    drawing = [*lines, heading] if board.lattice == "square" and _north_is_up(board) else [heading, *lines]
    return "\n".join([f"{title}:", *drawing])


def _north_is_up(board: ir.Board) -> bool:
    """Whether the second coordinate (the first, on boards told row by row) grows upwards."""
    return next(((dy if board.second_major else dx) > 0 for name, dx, dy in board.ways if name == "N"), True)


def _shift(board: ir.Board, row: int, width: int) -> str:
    """Hex rows lean to the right by half a cell each."""
    return " " * (row * (width + 1) // 2) if board.lattice == "hex" else ""


def _column_label(board: ir.Board, column: int) -> str:
    """`a`, `b` … where cells are called by letters."""
    return chr(96 + column) if board.names[0][0].isalpha() and board.second_major else str(column)


def _width(text: str) -> int:
    return len(re.sub("\x1b\\[[0-9]+m", "", text))


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


# ---------------------------------------------------------------- lines


def _cut(line: str) -> str:
    return line if len(line) <= WIDEST else line[: WIDEST - 2] + " …"


def _is_nothing(value: Any) -> bool:
    return value is None or value == [] or value == {}


def _plain(value: Any) -> str:
    """Plain data as an author would write it."""
    match value:
        case Hidden():
            return str(value)
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case list():
            return "[" + ", ".join(_plain(one) for one in value) + "]"
        case dict():
            return "{" + ", ".join(f"{name}: {_plain(one)}" for name, one in value.items()) + "}"
        case _:
            return str(value)
