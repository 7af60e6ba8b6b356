"""Numbered cards of the players that know where they lie: a grid for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.show_grids import grid
from rulewright.runtime.show_layers import Sight, is_companion
from rulewright.runtime.show_maps import Drawing

WIDEST_CARD = 9
MARGIN = 4  # for the labels of rows


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


def draw_cards(board: ir.Board, states: list[ir.State], sight: Sight, width: int) -> Iterator[Drawing]:
    """A grid for each player: each card with its number and what other states say about it."""
    shows = tuple(state.name for state in states)
    tokens: dict[int, dict[int, str]] = {seat: {} for seat in range(1, sight.program.seats + 1)}
    for card in cards_of(board, states, sight):
        tokens[card.seat][card.cell] = _card_text(card, sight)
    for seat, own in tokens.items():
        title = board.name if sight.program.seats == 1 else f"{board.name} of player {seat - 1}"
        yield Drawing(shows, grid(title, board, _narrowed(own, board, width)))


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
