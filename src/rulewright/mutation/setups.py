"""The ways a game can be set up, one thing changed at a time: every number of players, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler.front import Bound, Compiled
from rulewright.fuzz.settings import values_of


def setups_of(game: Compiled) -> Iterator[Bound]:
    """The defaults first; of a range its ends and its middle."""
    low, high = game.world.seat_range()
    for seats in range(low, high + 1):
        yield Bound({}, seats)
    for name, option in game.world.option_decls.items():
        for value in values_of(option.type.span.text, game.program):
            yield Bound({name: value})
