"""Players by name, as they are given with a command: `random`, `mcts`, `mcts:hard`, `mcts:0.5s`, `mcts:2000`, or your
own as `module:function`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from rulewright.runtime.errors import OptionError, RulewrightError, did_you_mean
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
    return partial(OwnPlayer, quoted(f"{module}:{name}"), made)


class OwnPlayer:
    """A player of the user's own. It is given a copy, so that what it tries there is not played; whatever it does wrong
    is told by its name."""

    def __init__(self, name: str, make: Maker, seed: int) -> None:
        self._name = name
        self._choose: Player = self._asked(make, seed)
        if not callable(self._choose):
            raise RulewrightError(
                f"'{name}' makes {quoted(repr(self._choose))} from a seed, not a function from a state to a move."
            )

    def __call__(self, state: State) -> Move:
        chosen = self._asked(self._choose, state.copy())
        try:
            legal = state.is_legal(chosen)
        except TypeError:  # nothing that could be a move
            legal = False
        if not legal:
            raise RulewrightError(
                f"The player '{self._name}' chose {quoted(repr(chosen))}, which is not legal.\n{state.show_to_mover()}"
            )
        return (
            chosen
            if isinstance(chosen, Move)
            else state.parse(chosen)
            if isinstance(chosen, str)
            else state.action(chosen)
        )

    def _asked(self, function: Callable[[Any], Any], given: Any) -> Any:
        try:
            return function(given)
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - anybody's program, which may do anything
            said = f"{type(problem).__name__}: {problem}".splitlines()[0]
            raise RulewrightError(f"The player '{self._name}' went wrong: {quoted(said)}{_place(problem)}") from None


def _place(problem: BaseException) -> str:
    """Where in the user's own files something went wrong."""
    ours = str(Path(__file__).parent)
    theirs = [frame for frame in extract_tb(problem.__traceback__) if not frame.filename.startswith(ours)]
    return f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
