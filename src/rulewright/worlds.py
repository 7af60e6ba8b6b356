"""Worlds that a seat holds possible, for those who search without looking."""

from __future__ import annotations

from rulewright.runtime.state import State
from rulewright.runtime.worlds import drawn


def possible_worlds(
    state: State, seat: int, seed: int, wanted: int, patience: float | None, followed_by: int
) -> list[bytes]:
    """So many worlds, as runtime/worlds.py draws them; which ones depends on what the seat knows and on the seeds
    alone."""
    return [bytes(world) for world in drawn(state, seat, seed, wanted, patience, followed_by)]
