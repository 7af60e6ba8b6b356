"""Random games in which the invariants are looked after at every rest: after each move and each outcome of chance.

Which move is made depends on the seed, the number of the game and the number of the decision alone, so that both
backends play the same games, and a game that breaks an invariant can be played again to be told in words.
"""

from __future__ import annotations

from rulewright.runtime.backend import CHANCE, OVER, Move, Position
from rulewright.runtime.chance import bounded, random64, weighed


class BrokenAt(Exception):
    """The number of the first random game in which an invariant does not hold."""

    def __init__(self, game: int) -> None:
        self.game = game
        super().__init__(game)


def seeds(seed: int, game: int) -> tuple[int, int]:
    """What chance, and what the choices of a random game are made of."""
    return random64(seed, 2 * game), random64(seed, 2 * game + 1)


def next_step(position: Position, choices: int, decisions: int) -> Move:
    """The move, or the outcome of chance, that comes next in a random game."""
    if position.kind == CHANCE:
        outcomes = position.outcomes()
        at = bounded(random64(position.seed, position.counter), sum(weight for _, weight in outcomes))
        return (weighed(outcomes, at),)
    moves = position.moves()
    return moves[bounded(random64(choices, decisions), len(moves))]


def play_checked(position: Position, choices: int, limit: int) -> int | None:
    """A random game to its end, or to so many decisions or events of chance in a row: how many decisions it took; None
    if an invariant does not hold on the way."""
    decisions = events = 0
    while not position.broken():
        if position.kind == OVER or decisions == limit or events == limit:
            return decisions
        step = next_step(position, choices, decisions)
        if position.kind == CHANCE:
            position.play_chance(step[0])
            events += 1
        else:
            position.play(step)
            decisions, events = decisions + 1, 0
    return None
