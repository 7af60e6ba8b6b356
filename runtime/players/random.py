"""A player that picks any legal move."""

from __future__ import annotations

import random
from collections.abc import Callable

from rulewright.runtime.moves import Move
from rulewright.runtime.state import State


def random_player(seed: int | None = None) -> Callable[[State], Move]:
    """A player; the same seed makes the same choices."""
    generator = random.Random(seed)

    def choose(state: State) -> Move:
        moves = state.moves
        return moves[generator.randrange(len(moves))]

    return choose
