"""The tile-laying games with every option switched and every number of players, invariants on.

Usually each value of each option occurs in some game, which is broken off after a while and played on the reference backend. In the long mode every
pair of values occurs, the games are played to their end, and the compiled backend must agree at every step.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest
from scale import is_long
from test_agreement import Contender, compare_positions

import rulewright as rw
from rulewright import library
from rulewright.loading import options_of
from rulewright.runtime.backend import CHANCE, OVER

Setting = dict[str, str]
GAMES = ("dorfromantik", "fjords", "new_world")
SEATS = "players"
STEPS = 90  # after which a game is broken off, unless in the long mode
CHECKED = 10  # steps between two looks at the invariants
VALUES = {  # where the neighbours of the default would be slow or say little
    ("fjords", "rounds"): ("1", "2"),
    ("fjords", "extra_cap"): ("1", "0"),
    ("dorfromantik", "specials"): ("{t in Tile where t.kind == special}", "{}", "{Cloud, Ship, Cabin, Launch}"),
    ("dorfromantik", "host_capacity"): ("31", "1"),
    ("dorfromantik", "target_score"): ("none", "40"),
}


def values_of(name: str, option: str, kind: str, default: str) -> tuple[str, ...]:
    """The values of an option that are tried, its default first."""
    if (name, option) in VALUES:
        return VALUES[name, option]
    if kind == "yes/no":
        others = ["yes", "no"]
    elif "|" in kind:
        others = [word.strip() for word in kind.split("|")]
    else:
        low, high = (int(bound) for bound in kind.rstrip("?").split(".."))
        others = [str(max(low, int(default) - 1)), str(min(high, int(default) + 1)), *(["none"] if kind.endswith("?") else [])]
    return tuple(dict.fromkeys([default, *others]))


def choices(name: str) -> dict[str, tuple[str, ...]]:
    """All options of a game with their values, and the number of players as one of them."""
    game = rw.load(name, backend="reference")
    found = {
        option: values_of(name, option, about["type"], about["default"])
        for option, about in options_of(library.find(name)).items()
    }
    return {SEATS: tuple(str(count) for count in range(game.players[0], game.players[-1] + 1)), **found}


def each_once(name: str) -> list[Setting]:
    """As few settings as there are values of the option with most of them; every value occurs."""
    every = choices(name)
    rows = max(map(len, every.values()))
    return [
        {option: values[(row + place) % len(values)] for place, (option, values) in enumerate(every.items())}
        for row in range(rows)
    ]


def all_pairs(name: str) -> list[Setting]:
    """Settings in which every pair of values occurs, found greedily."""
    every, rng = choices(name), random.Random(1)
    missing = {
        ((one, a), (two, b)) for one, two in combinations(every, 2) for a in every[one] for b in every[two]
    }
    found: list[Setting] = []
    while missing:
        (one, a), (two, b) = min(missing)
        tries = [{**{option: rng.choice(values) for option, values in every.items()}, one: a, two: b} for _ in range(60)]
        best = max(tries, key=lambda setting: len(missing & pairs(setting)))
        found.append(best)
        missing -= pairs(best)
    return found


def pairs(setting: Setting) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    return set(combinations(setting.items(), 2))


def loaded(name: str, setting: Setting, backend: str) -> Any:
    """The backend with these options; of options that do not go together one is left at its default."""
    options = {option: value for option, value in setting.items() if option != SEATS}
    while True:
        for left_out in [None, *options]:
            kept = {option: value for option, value in options.items() if option != left_out}
            try:
                return rw.load(name, backend=backend, **kept).seating(int(setting[SEATS])).backend
            except rw.OptionError:
                continue
        options.popitem()


def settings(name: str) -> list[Setting]:
    return all_pairs(name) if is_long() else each_once(name)


@pytest.mark.parametrize("name", GAMES)
def test_every_option(name: str) -> None:
    """One random game with each setting."""
    for number, setting in enumerate(settings(name)):
        backends = ["reference", "compiled"] if is_long() else ["reference"]
        play([Contender(backend, loaded(name, setting, backend)) for backend in backends], number, f"{name} {setting}")


def play(machines: list[Contender], seed: int, told: str) -> None:
    """One random game on all machines."""
    choose = random.Random(seed)
    positions: list[Any] = [machine.backend.new(seed, True) for machine in machines]
    step = 0
    while True:
        if len(machines) > 1:
            compare_positions(machines, positions, f"{told} after {step} steps")
        leader = positions[0]
        if step % CHECKED == 0 or leader.kind == OVER:
            assert not leader.invariants(), f"{told} after {step} steps: {leader.invariants()}"
        if leader.kind == OVER or step >= STEPS and not is_long():
            return
        if leader.kind == CHANCE:
            value, _ = choose.choice(leader.outcomes())
            for position in positions:
                position.play_chance(value)
        else:
            move = choose.choice(leader.moves())
            for position in positions:
                position.play(move)
        step += 1


def test_pairs_are_complete() -> None:
    """Each pair of values of two options is in some setting."""
    for name in GAMES:
        every, found = choices(name), set().union(*(pairs(setting) for setting in all_pairs(name)))
        assert all(
            ((one, a), (two, b)) in found for one, two in combinations(every, 2) for a in every[one] for b in every[two]
        )
