"""Boards as text: maps of tiles, grids of pieces, and grids of cards that know where they lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.canvas import PLAIN, styled
from rulewright.runtime.show_layers import (
    SEAT_SYMBOLS,
    Sight,
    is_companion,
    pawns,
    seat_colour,
    seat_symbol,
    states_of,
    things_of,
)
from rulewright.runtime.show_maps import Drawing, Paper, Signs, draw_map
from rulewright.runtime.show_tiles import kind_of
from rulewright.runtime.views import ALL_SEEING

EMPTY = "."
WIDEST_CARD = 9
GAP, MARGIN = 3, 4  # between boards side by side; for the labels of rows


def drawings(sight: Sight, paper: Paper) -> Iterator[Drawing]:
    """Every board of the game that has something to show."""
    program = sight.program
    for board in program.boards.values():
        wanted = any(show.name == board.name for show in program.shows)
        layers = layers_of(board, sight)
        states = states_of(layers, program)
        kind = kind_of(board, layers, program)
        if kind is not None:
            yield draw_map(kind, board, layers, states, sight, paper)
        elif wanted and has_cards(board, states):
            yield from _cards(board, states, sight, paper.width)
        elif wanted:
            yield _merged(board, layers, states, sight, paper)
        else:
            yield from _pieces(board, states, sight, paper.colour)


def layers_of(board: ir.Board, sight: Sight) -> tuple[ir.Layer, ...]:
    """What is drawn on a board, from the bottom to the top: what the game says, or what the types of its states say."""
    program = sight.program
    wanted = next((show.layers for show in program.shows if show.name == board.name), None)
    return _by_types(board, program) if wanted is None else _without_secrets(wanted, sight)


def _without_secrets(layers: tuple[ir.Layer, ...], sight: Sight) -> tuple[ir.Layer, ...]:
    """What a seat may be shown: a def that looks at hidden things is for nobody's eyes."""
    if sight.seat == ALL_SEEING:
        return layers
    return tuple(layer for layer in layers if layer.value is None or layer.name not in sight.seating.secrets.layers)


def _by_types(board: ir.Board, program: ir.Program) -> tuple[ir.Layer, ...]:
    """What is drawn on a board of which the game says nothing: the states on it that everybody sees."""
    return tuple(
        ir.Layer(state.name)
        for state in program.states
        if state.index == (ir.Cell(board.name),) and state.seen == "all" and _is_token(state.type, program)
    )


def _is_token(kind: ir.Type, program: ir.Program) -> bool:
    if isinstance(kind, ir.Rec):
        return any(isinstance(field, ir.Row) for _, field in program.records[kind.record].fields)
    return isinstance(kind, ir.Seat | ir.Member | ir.Row | ir.Truth | ir.Number | ir.Way)


# ---------------------------------------------------------------- grids of pieces


def _pieces(board: ir.Board, states: list[ir.State], sight: Sight, colour: bool) -> Iterator[Drawing]:
    """One grid for each state; pieces and whose they are make one."""
    layers = [(state, _tokens(state, sight, colour)) for state in states]
    owners = [tokens for state, tokens in layers if isinstance(state.type, ir.Seat)]
    pieces = [tokens for state, tokens in layers if isinstance(state.type, ir.Member | ir.Row)]
    if len(layers) == 2 and len(owners) == len(pieces) == 1 and owners[0].keys() == pieces[0].keys():
        merged = {cell: _owned(piece, owners[0][cell]) for cell, piece in pieces[0].items()}
        titles = tuple(state.name for state in states)
        yield Drawing(titles, _grid(" and ".join(titles), board, merged), True)
        return
    for state, tokens in layers:
        yield Drawing((state.name,), _grid(state.name, board, tokens), isinstance(state.type, ir.Seat))


def _merged(
    board: ir.Board, layers: tuple[ir.Layer, ...], states: list[ir.State], sight: Sight, paper: Paper
) -> Drawing:
    """All layers in one grid."""
    signs = Signs(board, list(layers), sight)
    tokens: dict[int, str] = {}
    things = [thing for layer in layers for thing in things_of(layer, board, sight)]
    for thing in [*things, *pawns(states, board, sight)]:
        text, style = signs.sign(thing)
        tokens[thing.cell] = tokens.get(thing.cell, "") + (styled(text, style) if paper.colour else text)
    return Drawing(tuple(state.name for state in states), _grid(board.name, board, tokens), bool(signs.owned))


def _owned(piece: str, owner: str) -> str:
    """A piece with its owner: single letters are large for the first seat and small for the second."""
    bare = next((sign for sign in SEAT_SYMBOLS if sign in owner), owner)
    if len(piece) == 1 and piece.isalpha() and bare in SEAT_SYMBOLS[:2]:
        return owner.replace(bare, piece.upper() if bare == SEAT_SYMBOLS[0] else piece.lower())
    return piece + owner


def _tokens(state: ir.State, sight: Sight, colour: bool) -> dict[int, str]:
    """What stands on each cell that is not empty."""
    return {one.at[0]: _token(one.value, state.type, sight, colour) for one in sight.seen(state)}


def _token(value: int, kind: ir.Type, sight: Sight, colour: bool) -> str:
    match kind:
        case ir.Seat():
            return styled(seat_symbol(value), str(seat_colour(value)) if colour else PLAIN)
        case ir.Member(enum):
            declared = sight.program.enums[enum]
            return declared.letters[value - 1] or declared.members[value - 1]
        case ir.Row(table):
            return _row_symbol(sight.program.tables[table], value, sight)
        case ir.Truth():
            return "x"
        case _:
            return sight.seating.notation.words.write(value, kind)


def _row_symbol(table: ir.Table, row: int, sight: Sight) -> str:
    column = table.columns.get("symbol")
    if isinstance(column, ir.ColumnData) and column.per is None and column.values[row - 1]:
        return _token(column.values[row - 1], column.type, sight, False)
    return table.ids[row - 1]


def _grid(title: str, board: ir.Board, tokens: dict[int, str]) -> list[str]:
    """A grid of cells; a token may have several lines."""
    cells = range(1, len(board.names) + 1)
    cells_used = list(cells) if board.sized else [cell for cell in cells if cell in tokens]
    if not cells_used:
        return [f"{title}: empty"]
    across, along = (board.first, board.second) if board.second_major else (board.second, board.first)
    columns = range(min(across[c - 1] for c in cells_used), max(across[c - 1] for c in cells_used) + 1)
    rows = list(range(min(along[c - 1] for c in cells_used), max(along[c - 1] for c in cells_used) + 1))
    if board.lattice == "square" and _north_is_up(board):
        rows.reverse()
    at = {(across[c - 1], along[c - 1]): c for c in cells}
    width = max(
        [_width(part) for text in tokens.values() for part in text.split("\n")]
        + [len(_column_label(board, column)) for column in columns]
    )
    margin = max(len(str(row)) for row in rows)
    lines = []
    for row in rows:
        drawn = [tokens.get(at[column, row], EMPTY).split("\n") if (column, row) in at else [] for column in columns]
        for number in range(max([len(part) for part in drawn], default=1)):
            parts = (_pad(part[number] if number < len(part) else "", width) for part in drawn)
            label = f"{row:>{margin}}" if number == 0 else " " * margin
            lines.append((f"{label} " + _shift(board, row - rows[0], width) + " ".join(parts)).rstrip())
    heading = " " * (margin + 1) + " ".join(_column_label(board, column).ljust(width) for column in columns).rstrip()
    drawing = [*lines, heading] if board.lattice == "square" and _north_is_up(board) else [heading, *lines]
    return [f"{title}:", *drawing]


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
    return len(re.sub("\x1b\\[[0-9;]+m", "", text))


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


# ---------------------------------------------------------------- cards that know where they lie


class Card(NamedTuple):
    """A numbered card of a player: where it lies, whether face up, and what other states say about it."""

    seat: int
    number: int
    cell: int
    up: bool
    more: list[tuple[ir.State, int]]


def has_cards(board: ir.Board, states: list[ir.State]) -> bool:
    """Whether players' numbered cards lie on a board."""
    return any(_is_numbered(state, board) for state in states)


def _is_numbered(state: ir.State, board: ir.Board) -> bool:
    """Whether a state keeps the cells of a player's numbered cards."""
    return state.type == ir.Cell(board.name) and len(state.index) == 2 and isinstance(state.index[0], ir.Seat)


def cards_of(board: ir.Board, states: list[ir.State], sight: Sight) -> Iterator[Card]:
    """All numbered cards of all players."""
    place = next(state for state in states if _is_numbered(state, board))
    more = [state for state in states if state.index == place.index and state is not place]
    sets = [state for state in states if is_companion(state, board.name, (place,)) and state.index != place.index]
    seen = {state.name: {one.at: one.value for one in sight.seen(state)} for state in (*more, *sets)}
    for element in sight.seen(place):
        seat, number = element.at
        up = all(seen[state.name].get((seat,), 0) >> (number - _low(place)) & 1 for state in sets)
        said = [(state, seen[state.name][element.at]) for state in more if element.at in seen[state.name]]
        yield Card(seat, number, element.value, up, said)


def _cards(board: ir.Board, states: list[ir.State], sight: Sight, width: int) -> Iterator[Drawing]:
    """A grid for each player: each card with its number and what other states say about it."""
    shows = tuple(state.name for state in states)
    tokens: dict[int, dict[int, str]] = {seat: {} for seat in range(1, sight.program.seats + 1)}
    for card in cards_of(board, states, sight):
        tokens[card.seat][card.cell] = _card_text(card, sight)
    for seat, own in tokens.items():
        title = board.name if sight.program.seats == 1 else f"{board.name} of player {seat - 1}"
        yield Drawing(shows, _grid(title, board, _narrowed(own, board, width)))


def _narrowed(cards: dict[int, str], board: ir.Board, width: int) -> dict[int, str]:
    """Cards as narrow as they must be to stand in one row."""
    across = board.first if board.second_major else board.second
    columns = {across[cell - 1] for cell in cards}
    room = (width - MARGIN) // (max(columns, default=0) - min(columns, default=0) + 1) - 1
    return {cell: "\n".join(part[:room] for part in text.split("\n")) for cell, text in cards.items()}


def _low(place: ir.State) -> int:
    kind = place.index[1]
    return kind.low if isinstance(kind, ir.Number) else 1


def _card_text(card: Card, sight: Sight) -> str:
    """The number of a card and its name, then the rest in a line below; brackets round a card that is turned down."""
    words = [str(card.number)]
    for state, value in card.more:
        text = sight.seating.notation.words.write(value, state.type)
        words.append(text + state.name[0] if isinstance(state.type, ir.Number) else text)
    head = " ".join(words[:2])[: WIDEST_CARD - (0 if card.up else 2)]
    tail = " ".join(words[2:])[:WIDEST_CARD]
    return (head if card.up else f"({head})") + ("\n" + tail if tail else "")


def beside_each_other(blocks: list[list[str]], width: int) -> list[str]:
    """Blocks of lines, side by side where two or more fit into the width."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in [*blocks, []]:
        if row and (not block or sum(_block_width(one) + GAP for one in row) + _block_width(block) > width):
            height = max(map(len, row))
            padded = [
                [_pad(line, _block_width(one)) for line in one] + [" " * _block_width(one)] * (height - len(one))
                for one in row
            ]
            lines += [(" " * GAP).join(parts).rstrip() for parts in zip(*padded, strict=True)]
            row = []
        row.append(block)
    return lines


def _block_width(block: list[str]) -> int:
    return max(map(_width, block), default=0)
