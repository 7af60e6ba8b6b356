"""Numbered cards of the players that know where they lie on a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.drawing.layers import Sight
from rulewright.runtime import ir
from rulewright.runtime.placing import is_companion


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


def _low(place: ir.State) -> int:
    kind = place.index[1]
    return kind.low if isinstance(kind, ir.Number) else 1
