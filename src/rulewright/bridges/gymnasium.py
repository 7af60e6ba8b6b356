"""A game as an environment of Gymnasium: one seat against players, one game at a time or many (over
`rulewright.batch`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.bridges import action_of, check_terms, library
from rulewright.bridges.spaces import action_space, observation_space
from rulewright.runtime.arguments import whole
from rulewright.runtime.arrays import needed
from rulewright.runtime.batch import SKIP, Batch
from rulewright.runtime.game import Game, game_of
from rulewright.runtime.moves import Move
from rulewright.runtime.state import State

Player = Callable[[State], Move]
ILLEGAL = -1.0  # what an action that is not legal is worth, which also ends the game


def gymnasium_env(
    game: Game,
    seat: int = 0,
    opponent: Player | None = None,
    players: int | None = None,
    utility: str = "win",
    render_mode: str | None = None,
) -> Any:
    """An environment in which one seat plays against `opponent`, a function from a state to a move (at random, if none
    is given). `info["action_mask"]` says which actions are legal; one that is not ends the game with a reward of -1."""
    gymnasium, seating = library("gymnasium", "gymnasium"), game_of(game).seating(players)
    check_terms(utility, render_mode)
    mine = whole(seat, "seat", 0, seating.seats - 1)

    class AgainstPlayers(gymnasium.Env):  # type: ignore[misc,name-defined]
        """One seat of the game."""

        metadata = {"render_modes": ["ansi"]}

        def __init__(self) -> None:
            self.observation_space, self.action_space = observation_space(seating), action_space(seating)
            self.render_mode = render_mode

        def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            super().reset(seed=seed)
            self.state = game.new(seating.seats, int(self.np_random.integers(2**63)))
            self._others()
            return self._seen()

        def _others(self) -> None:
            """The others move until the seat is asked."""
            while not self.state.over and self.state.player != mine:
                moves = self.state.moves
                chosen = opponent(self.state.copy()) if opponent else moves[int(self.np_random.integers(len(moves)))]
                self.state.play(chosen)

        def _seen(self) -> tuple[Any, dict[str, Any]]:
            return self.state.observe(mine), {"action_mask": self.state.legal_mask().astype("int8")}

        def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            number = action_of(action)
            if not self.state.is_legal(number):
                seen, info = self._seen()
                return seen, ILLEGAL, True, False, info | {"illegal": True}
            self.state.play(number)
            self._others()
            worth = 0.0
            if self.state.over:
                worth = float(self.state.returns[mine] if utility == "win" else self.state.scores[mine])
            seen, info = self._seen()
            return seen, worth, self.state.over, False, info

        def render(self) -> str | None:
            return self.state.show(mine) if self.render_mode == "ansi" else None

    return AgainstPlayers()


def gymnasium_vector_env(
    game: Game,
    num_envs: int,
    seat: int = 0,
    opponent: Callable[[Any, Any], Any] | None = None,
    players: int | None = None,
    utility: str = "win",
    threads: int = 1,
) -> Any:
    """Many games at once, one seat in each, in one batch. `opponent` is a function from observations and masks, row by
    row, to actions (at random, if none is given). A game that has ended begins anew with the next step
    (`AutoresetMode.NEXT_STEP`); actions must be legal by `infos["action_mask"]`, else it is an IllegalMoveError."""
    vector, numpy = library("gymnasium.vector", "gymnasium"), needed("A batch")
    utils = library("gymnasium.vector.utils", "gymnasium")
    seating = game_of(game).seating(players)
    mine = whole(seat, "seat", 0, seating.seats - 1)

    class ManyAgainstPlayers(vector.VectorEnv):  # type: ignore[misc,name-defined]
        """One seat of each game."""

        metadata = {"autoreset_mode": vector.AutoresetMode.NEXT_STEP}

        def __init__(self) -> None:
            self.num_envs = num_envs
            self.single_observation_space, self.single_action_space = observation_space(seating), action_space(seating)
            self.observation_space = utils.batch_space(self.single_observation_space, num_envs)
            self.action_space = utils.batch_space(self.single_action_space, num_envs)
            terms: dict[str, Any] = {"threads": threads, "utility": utility, "restart": "next"}
            self.batch = Batch(game, num_envs, seating.seats, 0, **terms)

        def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(2**63)))
            self._others(numpy.zeros(num_envs, "float32"), numpy.zeros(num_envs, "bool"))
            return self._seen()

        def _others(self, rewards: Any, done: Any) -> None:
            """The others move until the seat is asked, or the game is over, in every row."""
            step = self.batch.latest
            while (waiting := (step.players >= 0) & (step.players != mine)).any():
                chosen = opponent(step.observations, step.masks) if opponent else self._at_random(step.masks)
                step = self.batch.step(numpy.where(waiting, chosen, SKIP))
                rewards += step.rewards[:, mine]
                done |= step.done

        def _at_random(self, masks: Any) -> Any:
            return numpy.where(masks, self.np_random.random(masks.shape), -1).argmax(axis=1)

        def _seen(self) -> tuple[Any, dict[str, Any]]:
            step = self.batch.latest
            seen = step.observations.copy()
            for row in numpy.flatnonzero(step.players < 0):  # at the end the batch shows what the first seat sees
                self.batch.state(int(row)).observe(mine, seen[row])
            return seen, {"action_mask": step.masks.astype("int8")}

        def step(self, actions: Any) -> tuple[Any, ...]:
            step = self.batch.step(actions)
            rewards, done = step.rewards[:, mine].copy(), step.done.copy()
            self._others(rewards, done)
            seen, infos = self._seen()
            return seen, rewards, done, numpy.zeros(num_envs, "bool"), infos

    return ManyAgainstPlayers()
