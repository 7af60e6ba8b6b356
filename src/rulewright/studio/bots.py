"""Who sits at a seat: a person, or a player that needs none, through the public players."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.runtime.moves import Move
from rulewright.runtime.state import State

PERSON = "person"
STRENGTHS = {"easy": 30, "medium": 300, "strong": 2000}  # simulations
KINDS = (PERSON, "random", *STRENGTHS)


def bot(kind: str, seed: int) -> Callable[[State], Move]:
    """A player of some strength. It knows what its seat knows."""
    if kind == "random":
        from rulewright.runtime.players.random import random_player

        return random_player(seed)
    from rulewright.searching import ismcts

    return ismcts(STRENGTHS[kind], seed=seed)
