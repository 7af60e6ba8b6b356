"""States and moves as pickles: which game, how it began, and what was played. Positions are not kept: they are played
again, so that a pickle is small and cannot say anything that the rules do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.moves import Move
from rulewright.runtime.state import Played, State, played

if TYPE_CHECKING:
    from rulewright.runtime.game import Game
    from rulewright.runtime.seating import Seating

Kept = tuple[bytes, int, int, bool, tuple[tuple[Any, ...], ...], bytes]


def kept(state: State) -> tuple[Any, ...]:
    """What `pickle` keeps of a state."""
    first, position = state.first, state.position
    made = tuple(move.raw for _, move in state.steps)
    begin = (first.to_bytes(), first.seed, first.counter, position.seed)
    return restored, (game_of(state.seating), state.players, begin, state.sampled, made, position.to_bytes())


def restored(
    game: Game, players: int, begin: tuple[bytes, int, int, int], sampled: bool, made: tuple[Any, ...], end: bytes
) -> State:
    """The state again, with its history."""
    seating = game.seating(players)
    try:
        state = _played(seating, begin, sampled, made)
    except (Fault, ValueError):
        state = None
    if state is None or state.position.to_bytes() != end:
        raise RulewrightError(
            f"This game of {game.title} cannot be played again: its rules are not the ones it was played by."
        )
    return state


def _played(seating: Seating, begin: tuple[bytes, int, int, int], sampled: bool, made: tuple[Any, ...]) -> State:
    data, seed, counter, latest = begin
    last: Played | None = None
    position = seating.backend.from_bytes(data, seed, counter, True)
    for raw in made:
        before, position = position, seating.step(position, raw)
        last = played(position, before, Move(seating, before.point, before.decision, raw), last)
    state = State(seating, position, sampled, last)
    return state if latest == position.seed else state.copy(latest)


def kept_move(move: Move, seating: Seating) -> tuple[Any, ...]:
    """What `pickle` keeps of a move."""
    return restored_move, (game_of(seating), seating.seats, move.point, move.decision, move.raw, move.forced_on)


def restored_move(
    game: Game, players: int, point: int, decision: int, raw: tuple[Any, ...], forced_on: int | None
) -> Move:
    """The move again."""
    return Move(game.seating(players), point, decision, raw, forced_on)


def game_of(seating: Seating) -> Game:
    """The game that a seating is of."""
    if seating.game is None:
        raise RulewrightError(f"{seating.name} was not made by rulewright.load, so nothing of it can be pickled.")
    return seating.game
