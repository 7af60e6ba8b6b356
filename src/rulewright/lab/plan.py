"""What an experiment is: a game with its options, who sits where, a seed. The same plan gives the same games, wherever
they are played."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from rulewright.library import find
from rulewright.loading import load_request, request, rules_of
from rulewright.named_players import player_named
from rulewright.runtime.errors import OptionError, RulewrightError
from rulewright.runtime.game import Game
from rulewright.runtime.printable import quoted


class Plan(NamedTuple):
    """One experiment, as plain data: it can be sent to another process."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    seats: tuple[str, ...]  # names of players, one for each seat
    seed: int
    backend: str
    limit: int
    rules: str  # tells rules apart: games by others are not counted with these

    def key(self) -> str:
        """Tells plans apart, for what is kept of them in a file."""
        return json.dumps(self)

    def loaded(self) -> Game:
        """The game, loaded once in each process."""
        return _loaded(self.game, self.options, self.backend, self.rules)

    def title(self) -> str:
        """The plan in a few words."""
        options = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game}{options}, {' – '.join(self.seats)}"


Part = tuple[Plan, int, int]  # some games of an experiment: the number of the first, and how many


@cache
def _loaded(name: str, options: tuple[tuple[str, str], ...], backend: str, rules: str) -> Game:
    path = find(name)
    if rules_of(path) != rules:
        raise RulewrightError(f"The rules of {quoted(name)} differ: '{path}' is not what the experiment began with.")
    return load_request(request(path, dict(options), backend))


def plan_of(
    game: str, options: dict[str, Any], players: int | None, seats: str, seed: int, backend: str, limit: int
) -> Plan:
    """A plan, checked: the game is there, the options and players are its own, everybody who is named can play."""
    settings = tuple(sorted((name, str(value)) for name, value in options.items()))
    _loaded.cache_clear()  # an experiment begins with what is written now
    rules = rules_of(find(game))
    loaded = _loaded(game, settings, backend, rules)
    count = loaded.seating(players).seats
    named = [word.strip() for word in seats.split(",")]
    if len(named) > count:
        raise OptionError(f"{len(named)} players were named, but there are {count} seats.")
    for name in named:
        player_named(name)
    return Plan(game, settings, count, tuple(named + named[-1:] * (count - len(named))), seed, backend, limit, rules)
