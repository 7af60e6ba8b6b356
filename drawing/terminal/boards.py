"""Boards as text: maps of tiles and grids of pieces, one for all or one for each player."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.layers import (
    SEAT_SYMBOLS,
    Sight,
    ground_of,
    is_figure,
    is_on_own,
    is_own,
    is_owned_figure,
    is_wanted,
    item_of,
    layers_of,
    members_of,
    parts_of_figure,
    pawns,
    player_index,
    seat_colour,
    seat_symbol,
    states_of,
    things_of,
)
from rulewright.drawing.numbered import has_cards
from rulewright.drawing.terminal.canvas import PLAIN, styled
from rulewright.drawing.terminal.cards import draw_cards
from rulewright.drawing.terminal.grids import grid
from rulewright.drawing.terminal.maps import Drawing, Paper, Signs, draw_map, title_of
from rulewright.drawing.tiling import kind_of
from rulewright.drawing.words import NOTHING
from rulewright.runtime import ir, knowledge


def drawings(sight: Sight, paper: Paper) -> Iterator[Drawing]:
    """Every board of the game that has something to show; one for each player of a board that each player has."""
    program = sight.program
    for board in program.boards.values():
        layers = layers_of(board, sight)
        own = is_own(board.name, layers, program)
        if not own:
            yield from _drawn(board, layers, sight, paper)
        elif not is_wanted(board, program):
            yield from _drawn(board, tuple(one for one in layers if not _is_of_player(one, program)), sight, paper)
            layers = tuple(one for one in layers if _is_of_player(one, program))
        for number in range(1, program.seats + 1) if own else ():
            theirs = paper if number == sight.position.actor else paper._replace(targets={})
            yield from _of_player(board, layers, sight.of_player(number), theirs)


def _drawn(board: ir.Board, layers: tuple[ir.Layer, ...], sight: Sight, paper: Paper) -> Iterator[Drawing]:
    """A board with its layers, in the way that fits what they are."""
    states = states_of(layers, sight.program)
    kind = kind_of(board, layers, sight.program)
    if kind is not None:
        yield draw_map(kind, board, layers, states, sight, paper)
    elif not is_wanted(board, sight.program):
        yield from _pieces(board, states, sight, paper.colour)
    elif has_cards(board, states):
        yield from draw_cards(board, states, sight, paper.width)
    else:
        yield _merged(board, layers, states, sight, paper)


def _of_player(board: ir.Board, layers: tuple[ir.Layer, ...], sight: Sight, paper: Paper) -> Iterator[Drawing]:
    """The board of one player; only a word if nothing of it may be seen."""
    states = states_of(layers, sight.seating.program)
    own = [state for state in states if is_on_own(state, board.name)]
    if own and not any(knowledge.sees(sight.seat, state, (sight.of,) * len(state.index)) for state in own):
        yield Drawing(tuple(state.name for state in states), [f"{title_of(board.name, sight)}: hidden"])
    else:
        yield from _drawn(board, layers, sight, paper)


def _is_of_player(layer: ir.Layer, program: ir.Program) -> bool:
    return any(player_index(state) is not None for state in states_of((layer,), program))


# ---------------------------------------------------------------- grids of pieces


def _pieces(board: ir.Board, states: list[ir.State], sight: Sight, colour: bool) -> Iterator[Drawing]:
    """One grid for each state; pieces and whose they are make one."""
    layers = [(state, _tokens(state, sight, colour)) for state in states]
    owners = [tokens for state, tokens in layers if isinstance(state.type, ir.Seat)]
    pieces = [tokens for state, tokens in layers if isinstance(state.type, ir.Member | ir.Row)]
    if len(layers) == 2 and len(owners) == len(pieces) == 1 and owners[0].keys() == pieces[0].keys():
        merged = {cell: _owned(piece, owners[0][cell]) for cell, piece in pieces[0].items()}
        titles = tuple(state.name for state in states)
        yield Drawing(titles, grid(title_of(" and ".join(titles), sight), board, merged), True)
        return
    for state, tokens in layers:
        title = title_of(state.name, sight)
        kind = item_of(state.type, sight.program)
        is_owned = isinstance(kind, ir.Seat) or is_owned_figure(kind, sight.program)
        yield Drawing((state.name,), grid(title, board, tokens), is_owned)


def _merged(
    board: ir.Board, layers: tuple[ir.Layer, ...], states: list[ir.State], sight: Sight, paper: Paper
) -> Drawing:
    """All layers in one grid."""
    ground = ground_of(layers, board, sight)
    layers = layers if ground is None else layers[1:]
    signs = Signs(board, list(layers), sight)
    tokens: dict[int, str] = {}
    things = [thing for layer in layers for thing in things_of(layer, board, sight)]
    for thing in [*things, *pawns(states, board, sight)]:
        text, style = signs.sign(thing)
        tokens[thing.cell] = tokens.get(thing.cell, "") + (styled(text, style) if paper.colour else text)
    title = title_of(board.name, sight)
    return Drawing(tuple(state.name for state in states), grid(title, board, tokens, ground), bool(signs.owned))


def _owned(piece: str, owner: str) -> str:
    """A piece with its owner: single letters are large for the first seat and small for the second."""
    bare = next((sign for sign in SEAT_SYMBOLS if sign in owner), owner)
    if len(piece) == 1 and piece.isalpha() and bare in SEAT_SYMBOLS[:2]:
        return owner.replace(bare, piece.upper() if bare == SEAT_SYMBOLS[0] else piece.lower())
    return piece + owner


def _tokens(state: ir.State, sight: Sight, colour: bool) -> dict[int, str]:
    """What stands on each cell that is not empty; of a list one item after the other."""
    kind = item_of(state.type, sight.program)
    if kind == state.type:
        return {one.at[0]: _token(one.value, kind, sight, colour) for one in sight.seen(state)}
    return {
        one.at[0]: " ".join(_token(item, kind, sight, colour) for _, item in members_of(one.value, state.type, sight))
        for one in sight.seen(state)
    }


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
        case ir.Rec() if is_figure(kind, sight.program):
            return _figure(value, kind, sight, colour)
        case _:
            return sight.seating.notation.words.write(value, kind)


def _figure(value: int, kind: ir.Rec, sight: Sight, colour: bool) -> str:
    """A piece by what it is, the fields that hold by their letters, and whose."""
    parts = parts_of_figure(value, kind, sight)
    owner = parts.pop() if parts and isinstance(parts[-1].type, ir.Seat) else None
    what = "".join(
        part.field[0] if isinstance(part.type, ir.Truth) else _token(part.value, part.type, sight, colour)
        for part in parts
    )
    return _owned(what, _token(owner.value, owner.type, sight, colour)) if owner else what or NOTHING


def _row_symbol(table: ir.Table, row: int, sight: Sight) -> str:
    column = table.columns.get("symbol")
    if isinstance(column, ir.ColumnData) and column.per is None and column.values[row - 1]:
        return _token(column.values[row - 1], column.type, sight, False)
    return table.ids[row - 1]
