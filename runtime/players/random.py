"""A player that picks any legal move."""

from __future__ import annotations

import random
from collections.abc import Callable

from rulewright.runtime.arguments import seed_of
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.moves import Move
from rulewright.runtime.state import State


class RandomPlayer:
    """Made by `random_player`; can be sent to another process, like the players that search."""

    def __init__(self, seed: int | None) -> None:
        self._generator = random.Random(None if seed is None else seed_of(seed))

    def __call__(self, state: State) -> Move:
        moves = state.moves
        if not len(moves):
            raise RulewrightError("The game is over, so there is nothing to choose.")
        return moves[self._generator.randrange(len(moves))]


def random_player(seed: int | None = None) -> Callable[[State], Move]:
    """A player; the same seed makes the same choices."""
    return RandomPlayer(seed)
