"""A second opinion: random games of ours and the same game of OpenSpiel's, played beside each other.

At every step both sides must name the same player, the same legal moves and the same chances, and at the end the same
result.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
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
LONGEST = 100  # moves of ours that are one action together


class Turn(NamedTuple):
    """Whose turn it is, their legal actions, the states of both sides, and moves of ours that belong to the same
    action."""

    player: int = CHANCE
    legal: Sequence[int] = ()
    theirs: Any = None
    ours: State | None = None
    before: tuple[Move, ...] = ()


# A move of ours in its turn, to the action it is on their side; to several, if they take smaller steps; to () if they
# are not asked; to None if they take larger steps: then it is one action together with the moves after it.
ToAction = Callable[["Move", Turn], int | tuple[int, ...] | None]


class Line(NamedTuple):
    """Moves of ours, the actions of theirs that are the same, and their chance if nobody chooses them."""

    moves: tuple[Move, ...]
    actions: tuple[int, ...]
    chance: float

    def __str__(self) -> str:
        return ", then ".join(str(move) for move in self.moves)


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
    """The result as OpenSpiel tells it of most games: 1 for the only winner, -1 for the others, 0 if there is no
    such."""
    if len(state.winners) != 1:
        return [0.0] * state.players
    return [1.0 if seat in state.winners else -1.0 for seat in range(state.players)]


def points(state: State) -> list[float]:
    """The result where it is points or money."""
    return [float(score) for score in state.scores]


def lockstep(
    game: Game,
    theirs: str,
    to_action: ToAction,
    *,
    seeds: Iterable[int] = range(100),
    players: int | None = None,
    returns: Callable[[State], list[float]] = winners_take_all,
    seats: Sequence[int] | None = None,
) -> int:
    """Play random games, one for each seed, on both sides; returns how many steps were compared, or raises
    LockstepError.

    `to_action(move, turn)` is the number of the action that a move of ours is on their side (chance included), a tuple
    of them if it takes several, () if they leave it out, None if the next move of ours belongs to the same action;
    `returns` the result of ours as theirs tells it; `seats[n]` our seat for their player n, if they are not the same.
    """
    other = openspiel_game(theirs)
    return sum(_Walk(game, other, to_action, returns, seats, seed).play(players) for seed in seeds)


class _Walk:
    """One game on both sides."""

    def __init__(
        self,
        game: Game,
        theirs: Any,
        to_action: ToAction,
        returns: Callable[[State], list[float]],
        seats: Sequence[int] | None,
        seed: int,
    ) -> None:
        self.game, self.to_action, self.returns, self.seats, self.seed = game, to_action, returns, seats, seed
        self.theirs = theirs.new_initial_state()

    def play(self, players: int | None) -> int:
        """How many steps were compared."""
        choose = random.Random(self.seed)
        ours = self.game.new(players, seed=self.seed, chance="explicit")
        steps = 0
        while not ours.over:
            lines = list(self._lines(ours))
            if any(line.actions for line in lines):
                self._compare(ours, lines)
            elif len(lines) > 1:
                self._differ(ours, f"theirs is not asked, ours may choose {_listed(lines)}")
            line = lines[choose.randrange(len(lines))]
            for move in line.moves:
                ours.play(str(move) if self.seed % 10 == 0 else move)  # every tenth game by notation
            for action in line.actions:
                self.theirs.apply_action(action)
            steps += 1
        self._compare_results(ours)
        return steps

    def _lines(self, ours: State, before: tuple[Move, ...] = (), chance: float = 1.0) -> Iterator[Line]:
        """All that can be done next on our side, in steps of theirs."""
        chances = {move: float(one) for move, one in ours.outcomes} if ours.player == CHANCE else {}
        turn = Turn(
            CHANCE if ours.player is None else ours.player, self.theirs.legal_actions(), self.theirs, ours, before
        )
        for move in ours.moves:
            action, moves, part = self.to_action(move, turn), (*before, move), chance * chances.get(move, 1.0)
            if action is not None:
                yield Line(moves, action if isinstance(action, tuple) else (action,), part)
                continue
            after = ours.copy().play(move)
            if after.over or len(moves) > LONGEST:
                told = "the game is over" if after.over else f"after {LONGEST} moves of ours there is still none"
                self._differ(ours, f"'{move}' is said to be a part of an action (None), but {told}")
            yield from self._lines(after, moves, part)

    def _compare(self, ours: State, lines: list[Line]) -> None:
        """The same player must be able to do the same things, with the same chances."""
        if self.theirs.is_terminal():
            self._differ(ours, "theirs is over, ours is not")
        if ours.player != self._player():
            self._differ(ours, f"player {ours.player} is to move in ours, {self._player()} in theirs (-1 is chance)")
        self._compare_lines(ours, lines, self.theirs, 0)

    def _player(self) -> int:
        player = int(self.theirs.current_player())
        return self.seats[player] if self.seats is not None and player >= 0 else player

    def _compare_lines(self, ours: State, lines: list[Line], theirs: Any, depth: int) -> None:
        """Lines that are alike up to this action must be all that they have from here on."""
        if ended := [line for line in lines if len(line.actions) == depth]:
            self._differ(ours, f"{_listed(ended)} is no whole action of theirs")
        by_action: dict[int, list[Line]] = {}
        for line in lines:
            by_action.setdefault(line.actions[depth], []).append(line)
        legal = set(theirs.legal_actions())
        only_ours = [line for action, same in by_action.items() if action not in legal for line in same]
        only_theirs = [
            theirs.action_to_string(theirs.current_player(), one) for one in sorted(legal - by_action.keys())
        ]
        if only_ours or only_theirs:
            self._differ(ours, f"only ours has {_listed(only_ours)}, only theirs has {_listed(only_theirs)}")
        if theirs.is_chance_node():
            self._compare_chances(ours, by_action, dict(theirs.chance_outcomes()))
        for action, same in by_action.items():
            if any(len(line.actions) > depth + 1 for line in same):
                self._compare_lines(ours, same, theirs.child(action), depth + 1)
            elif len(same) > 1 and len({bytes(_after(ours, line)) for line in same}) > 1:
                self._differ(ours, f"several moves of ours are their action {action}: {_listed(same)}")

    def _compare_chances(self, ours: State, by_action: dict[int, list[Line]], theirs: dict[int, float]) -> None:
        weights = {action: sum(line.chance for line in same) for action, same in by_action.items()}
        whole = sum(weights.values())
        for action, weight in weights.items():
            if abs(weight / whole - theirs[action]) > CLOSE:
                told = f"has the chance {weight / whole:.6g} in ours, {theirs[action]:.6g} in theirs"
                self._differ(ours, f"'{by_action[action][0]}' {told}")

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


def _after(ours: State, line: Line) -> State:
    """Where a line leads to."""
    reached = ours.copy()
    for move in line.moves:
        reached.play(move)
    return reached


def _listed(things: Sequence[object]) -> str:
    return (
        ", ".join(str(thing) for thing in things[:MENTIONED]) + (" …" if len(things) > MENTIONED else "")
    ) or "nothing"
