"""Who sits at a seat: a person, or a player that needs none, through the public players."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.runtime.moves import Move
from rulewright.runtime.players.random import random_player
from rulewright.runtime.state import State

PERSON, RANDOM = "person", "random"
STRENGTHS = {"easy": 30, "medium": 300, "strong": 2000}  # simulations
KINDS = (PERSON, RANDOM, *STRENGTHS)
PATIENCE = 10.0  # seconds that a bot may think, whatever its strength
LIMIT = 4 * PATIENCE  # seconds until its process is ended: loading a game takes its time, too


def bot(kind: str, seed: int) -> Callable[[State], Move]:
    """A player of some strength. It knows what its seat knows."""
    if kind == RANDOM:
        return random_player(seed)
    from rulewright.searching import ismcts

    return ismcts(STRENGTHS[kind], PATIENCE, seed=seed)


def think(kind: str, seed: int, state: State) -> str:
    """The notation of a bot's move; called in a process of its own."""
    return str(bot(kind, seed)(state))
