"""Players by name, as they are given with a command: `random`, `mcts`, `mcts:hard`, `mcts:0.5s`, `mcts:2000`, or your
own as `module:function`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import NamedTuple

from rulewright.runtime.errors import OptionError, did_you_mean
from rulewright.runtime.moves import Move
from rulewright.runtime.players.random import random_player
from rulewright.runtime.printable import quoted
from rulewright.runtime.state import State
from rulewright.searching import ismcts

Player = Callable[[State], Move]
Maker = Callable[[int], Player]  # from a seed


class Strength(NamedTuple):
    """How long a searching player thinks: simulations at most, seconds at most."""

    simulations: int | None
    seconds: float | None


STRENGTHS = {  # nobody waits for more than two seconds
    "easy": Strength(50, 0.5),
    "normal": Strength(1_000, 1.0),
    "hard": Strength(20_000, 1.5),
}
USUAL = "normal"
KINDS = ("random", "mcts")


def strength_of(text: str) -> Strength:
    """A strength as it is given: `easy`, `normal`, `hard`, simulations (`2000`) or seconds (`0.5s`)."""
    if text in STRENGTHS:
        return STRENGTHS[text]
    try:
        if text.endswith("s") and 0 < float(text[:-1]) < 1e6:
            return Strength(None, float(text[:-1]))
        if int(text) > 0:
            return Strength(int(text), None)
    except ValueError:
        pass
    hint = did_you_mean(text, list(STRENGTHS))
    raise OptionError(
        f"'{quoted(text)}' is no strength.{hint} There are {', '.join(STRENGTHS)}, simulations ('2000') and seconds"
        " ('0.5s')."
    )


def player_named(text: str) -> Maker:
    """What makes the player of a name from a seed."""
    kind, colon, rest = text.partition(":")
    if kind == "random" and not colon:
        return random_player
    if kind == "mcts":
        return partial(_searching, strength_of(rest if colon else USUAL))
    if colon:
        return _own(kind, rest)
    hint = did_you_mean(kind, list(KINDS))
    raise OptionError(
        f"Nobody called '{quoted(text)}' can play.{hint} There are {', '.join(KINDS)}, mcts:easy, mcts:0.5s, mcts:2000,"
        " and module:function."
    )


def _searching(strength: Strength, seed: int) -> Player:
    return ismcts(strength.simulations, strength.seconds, seed=seed)


def _own(module: str, name: str) -> Maker:
    """A function of the user's own: called with a seed it gives a player, that is a function from a state to a move."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` does
    try:
        made: Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise OptionError(f"There is no player '{quoted(module)}:{quoted(name)}': {problem}.") from None
    if not callable(made):
        raise OptionError(f"'{quoted(module)}:{quoted(name)}' is no function that makes a player from a seed.")
    return made
