"""A game of ours as one of OpenSpiel's, so that OpenSpiel's algorithms run on it."""

from __future__ import annotations

from functools import partial
from typing import Any

from rulewright.bridges import library
from rulewright.runtime import ir
from rulewright.runtime.arrays import needed
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.runtime.errors import MoveError, OptionError
from rulewright.runtime.game import Game, game_of
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.seating import Seating

_REGISTERED: dict[str, tuple[object, ...]] = {}  # OpenSpiel's names, and what each of ours stands for there


def openspiel_game(
    game: Game,
    players: int | None = None,
    utility: str = "win",
    bounds: tuple[float, float] | None = None,
    longest: int | None = None,
    name: str | None = None,
) -> Any:
    """The game registered with OpenSpiel, as `rulewright_NAME` if no name is given, and loaded. Its utility is
    `returns` or, with 'score', the totals; `bounds` of them and the `longest` game must be told where they are not
    known."""
    pyspiel, seating = library("pyspiel", "openspiel"), game_of(game).seating(players)
    lowest, highest = bounds or game.utility_bounds(utility, players) or _unknown(utility)
    short = name or f"rulewright_{game.name}_{seating.seats}_{utility}"
    chances = any(isinstance(block.end, ir.Chance) for block in seating.program.blocks)
    kind, about = pyspiel.GameType, seating.observation
    shared = _shared(seating, utility)
    game_type = kind(
        short_name=short,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if chances else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if has_secrets(seating.program)
        else kind.Information.PERFECT_INFORMATION,
        utility=_kind_of_utility(kind.Utility, seating, shared),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seating.seats,
        min_num_players=seating.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=seating.numbering.count,
        max_chance_outcomes=seating.numbering.chance_count,
        num_players=seating.seats,
        min_utility=float(lowest),
        max_utility=float(highest),
        utility_sum=shared,
        max_game_length=longest or game.longest(players) or MAX_DECISIONS,
    )

    class State(pyspiel.State):  # type: ignore[misc,name-defined]
        """One of our states, in which chance is a player."""

        def __init__(self, owner: Any) -> None:
            super().__init__(owner)
            self.ours = game.new(seating.seats, seed=0, chance="explicit")

        def current_player(self) -> Any:
            if self.ours.over:
                return pyspiel.PlayerId.TERMINAL
            player = self.ours.player
            return pyspiel.PlayerId.CHANCE if player == -1 else player

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.ours.actions)

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(move.index or 0, float(probability)) for move, probability in self.ours.outcomes]

        def _apply_action(self, action: int) -> None:
            self.ours.play(action)

        def _action_to_string(self, player: int, action: int) -> str:
            for asked in (self.ours.action, partial(game.action, players=seating.seats)):  # here, or elsewhere
                try:
                    return str(asked(action))
                except (MoveError, OptionError):
                    continue
            return f"action {action}"

        def is_terminal(self) -> bool:
            return self.ours.over

        def returns(self) -> list[float]:
            if not self.ours.over:
                return [0.0] * seating.seats
            return list(self.ours.returns if utility == "win" else map(float, self.ours.scores))

        def resample_from_infostate(self, player: int, sampler: Any) -> Any:
            """A state that the player holds possible, for searchers; its moves are played once more, since OpenSpiel
            keeps them too."""
            world = self.ours.resample(player, int(sampler() * 2**53))
            if len(world.history) != len(self.ours.history):
                raise OptionError("What is hidden here was dealt anew on the spot: no moves lead there.")
            again = self.get_game().new_initial_state()
            for move in world.history:
                if not move.is_forced:
                    again.apply_action(next(n for n in again.ours.actions if again.ours.action(n) == move))
            return again

        def __str__(self) -> str:
            return "\n".join(map(str, self.ours.history)) or "start"

    class Observer:
        """What OpenSpiel asks for what a player sees and knows."""

        def __init__(self, wanted: Any, params: Any) -> None:
            if params:
                raise ValueError(f"there are no observation parameters, not {params}")
            self.recalls = wanted.perfect_recall
            self.tensor = needed("An observation").zeros(about.size, "float32")
            self.dict = about.split(self.tensor)

        def set_from(self, state: Any, player: int) -> None:
            self.tensor[:] = state.ours.observe(player)

        def string_from(self, state: Any, player: int) -> str:
            if self.recalls:
                return str(state.ours.information_key(player).hex())
            return str(state.ours.observe(player).tobytes().hex())

    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc,name-defined]
        """The game, for OpenSpiel."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> Any:
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    meant = (seating.program, utility, lowest, highest, info.max_game_length)
    known = _REGISTERED.get(short)
    if known != meant if known else short in pyspiel.registered_names():
        raise OptionError(f"OpenSpiel has a game '{short}' already: give another name.")
    if not known:
        pyspiel.register_game(game_type, OpenSpielGame)
        _REGISTERED[short] = meant
    return pyspiel.load_game(short)


def _shared(seating: Seating, utility: str) -> float | None:
    """What the seats have together at the end of every game; None if that is not always the same, or not known."""
    if seating.seats == 1 or seating.program.together:
        return None
    if utility == "win":
        return 0.0
    found = seating.extent
    return float(found.least_sum) if found and found.least_sum == found.greatest_sum else None


def _kind_of_utility(kinds: Any, seating: Seating, shared: float | None) -> Any:
    if seating.program.together and seating.seats > 1:
        return kinds.IDENTICAL
    if shared is None:
        return kinds.GENERAL_SUM
    return kinds.CONSTANT_SUM if shared else kinds.ZERO_SUM


def _unknown(utility: str) -> tuple[float, float]:
    raise OptionError(f"Between what {utility}s lie is not known of this game: say it with bounds=(lowest, highest).")
