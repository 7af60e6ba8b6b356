"""A second opinion: random games of ours and the same game of OpenSpiel's, played beside each other.

At every step both sides must name the same player, the same legal moves and the same chances, and at the end the same result.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime.errors import OptionError, RulewrightError, did_you_mean
from rulewright.runtime.state import CHANCE

if TYPE_CHECKING:
    from rulewright.runtime.game import Game
    from rulewright.runtime.moves import Move
    from rulewright.runtime.state import State

CLOSE = 1e-9  # probabilities and returns that differ by less are equal
MENTIONED = 8


class Turn(NamedTuple):
    """Whose turn it is on our side, their legal actions, and their state."""

    player: int = CHANCE
    legal: Sequence[int] = ()
    theirs: Any = None


ToAction = Callable[["Move", Turn], int]  # a move of ours in its turn, to the action it is on their side


class LockstepError(RulewrightError):
    """Ours and theirs differ: what, and after which moves of which game."""


def openspiel_game(name: str) -> Any:
    """A game of OpenSpiel's by its name, with parameters in brackets."""
    if find_spec("pyspiel") is None:
        raise OptionError("OpenSpiel is not installed; to compare with it: pip install open_spiel")
    import pyspiel

    known = pyspiel.registered_names()
    bare = name.partition("(")[0]
    if bare not in known:
        raise OptionError(f"OpenSpiel has no game '{bare}'.{did_you_mean(bare, known)}")
    try:
        return pyspiel.load_game(name)
    except (RuntimeError, pyspiel.SpielError) as problem:
        raise OptionError(f"OpenSpiel does not take '{name}': {str(problem).splitlines()[-1]}") from None


def winners_take_all(state: State) -> list[float]:
    """The result as OpenSpiel tells it of most games: 1 for the only winner, -1 for the others, 0 if there is no such."""
    if len(state.winners) != 1:
        return [0.0] * state.players
    return [1.0 if seat in state.winners else -1.0 for seat in range(state.players)]


def points(state: State) -> list[float]:
    """The result where it is points or money."""
    return [float(score) for score in state.scores]


def lockstep(
    game: Game, theirs: str, to_action: ToAction, *, seeds: Iterable[int] = range(100), players: int | None = None,
    returns: Callable[[State], list[float]] = winners_take_all, seats: Sequence[int] | None = None,
) -> int:  # fmt: skip
    """Play random games, one for each seed, on both sides; returns how many steps were compared, or raises LockstepError.

    `to_action(move, turn)` is the number of the action that a move of ours is on their side (chance included); `returns` the
    result of ours as theirs tells it; `seats[n]` our seat for their player n, if they are not the same.
    """
    other = openspiel_game(theirs)
    return sum(_Walk(game, other, to_action, returns, seats, seed).play(players) for seed in seeds)


class _Walk:
    """One game on both sides."""

    def __init__(
        self, game: Game, theirs: Any, to_action: ToAction, returns: Callable[[State], list[float]],
        seats: Sequence[int] | None, seed: int,
    ) -> None:  # fmt: skip
        self.game, self.to_action, self.returns, self.seats, self.seed = game, to_action, returns, seats, seed
        self.theirs = theirs.new_initial_state()

    def play(self, players: int | None) -> int:
        """How many steps were compared."""
        choose = random.Random(self.seed)
        ours = self.game.new(players, seed=self.seed, chance="explicit")
        steps = 0
        while not ours.over:
            if self.theirs.is_terminal():
                self._differ(ours, "theirs is over, ours is not")
            if ours.player != self._player():
                self._differ(ours, f"player {ours.player} is to move in ours, {self._player()} in theirs (-1 is chance)")
            moves = list(ours.moves)
            actions = self._actions(ours, moves)
            at = choose.randrange(len(moves))
            ours.play(str(moves[at]) if self.seed % 10 == 0 else moves[at])  # every tenth game by notation
            self.theirs.apply_action(actions[at])
            steps += 1
        self._compare_results(ours)
        return steps

    def _player(self) -> int:
        player = int(self.theirs.current_player())
        return self.seats[player] if self.seats is not None and player >= 0 else player

    def _actions(self, ours: State, moves: list[Move]) -> list[int]:
        """Our moves as their actions, which must be all that they have, with the same chances."""
        legal = list(self.theirs.legal_actions())
        turn = Turn(CHANCE if ours.player is None else ours.player, legal, self.theirs)
        actions = [self.to_action(move, turn) for move in moves]
        only_ours = [str(move) for move, action in zip(moves, actions, strict=True) if action not in legal]
        only_theirs = [self.theirs.action_to_string(self.theirs.current_player(), one) for one in legal if one not in actions]
        if only_ours or only_theirs:
            self._differ(ours, f"only ours has {_listed(only_ours)}, only theirs has {_listed(only_theirs)}")
        if len(set(actions)) < len(actions):
            twice = next(one for one in actions if actions.count(one) > 1)
            same = [str(move) for move, action in zip(moves, actions, strict=True) if action == twice]
            self._differ(ours, f"several moves of ours are their action {twice}: {_listed(same)}")
        if self.theirs.is_chance_node():
            chances = dict(self.theirs.chance_outcomes())
            for move, chance in ours.outcomes:
                if abs(float(chance) - chances[self.to_action(move, turn)]) > CLOSE:
                    self._differ(ours, f"'{move}' has the chance {chance} in ours, {chances[self.to_action(move, turn)]} in theirs")
        return actions

    def _compare_results(self, ours: State) -> None:
        if not self.theirs.is_terminal():
            self._differ(ours, "ours is over, theirs is not")
        told = list(self.theirs.returns())
        if self.seats is not None:
            told = [told[list(self.seats).index(seat)] for seat in range(len(told))]
        mine = self.returns(ours)
        if len(mine) != len(told) or any(abs(a - b) > CLOSE for a, b in zip(mine, told, strict=True)):
            self._differ(ours, f"the result is {mine} in ours, {told} in theirs")

    def _differ(self, ours: State, what: str) -> None:
        history = ", ".join(str(move) for move in ours.history) or "no move"
        raise LockstepError(f"Game {self.seed} of {self.game.title}: {what}. After {history}.")


def _listed(texts: list[str]) -> str:
    return (", ".join(texts[:MENTIONED]) + (" …" if len(texts) > MENTIONED else "")) or "nothing"
