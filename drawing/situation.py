"""Who is to move, or how the game ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.runtime import backend as machine

if TYPE_CHECKING:
    from rulewright.runtime.state import State


def situation(state: State, names: list[str] | None = None) -> str:
    """`player 0 to move`, `over: player 1 wins`."""
    named = names or [f"player {seat}" for seat in range(state.players)]
    position = state.position
    if position.kind == machine.OVER:
        winners = state.winners
        if not winners:
            return "over: nobody wins"
        first = f"over: {' and '.join(named[seat] for seat in winners)} win{'s' if len(winners) == 1 else ''}"
        others = [
            " and ".join(named[seat] for seat in place) for place in state.ranking if not set(place) <= set(winners)
        ]
        return f"{first}; then {', then '.join(others)}" if len(others) > 1 else first
    return "chance to move" if position.kind == machine.CHANCE else f"{named[position.actor - 1]} to move"
