"""Numbered cards of the players that know where they lie: a grid for each player."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.layers import Sight
from rulewright.drawing.numbered import Card, cards_of
from rulewright.drawing.terminal.grids import grid
from rulewright.drawing.terminal.maps import Drawing
from rulewright.runtime import ir

WIDEST_CARD = 9
MARGIN = 4  # for the labels of rows


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


def _card_text(card: Card, sight: Sight) -> str:
    """The number of a card and its name, then the rest in a line below; brackets round a card that is turned down."""
    words = [str(card.number)]
    for state, value in card.more:
        text = sight.seating.notation.words.write(value, state.type)
        words.append(text + state.name[0] if isinstance(state.type, ir.Number) else text)
    head = " ".join(words[:2])[: WIDEST_CARD - (0 if card.up else 2)]
    tail = " ".join(words[2:])[:WIDEST_CARD]
    return (head if card.up else f"({head})") + ("\n" + tail if tail else "")
