"""A game as an environment of PettingZoo: turn by turn (AEC), or all at once (Parallel)."""

from __future__ import annotations

from typing import Any

from rulewright.bridges import action_of, check_terms, library
from rulewright.bridges.spaces import action_space, masked_space
from rulewright.runtime.arguments import whole
from rulewright.runtime.errors import RuleError
from rulewright.runtime.game import Game, game_of
from rulewright.runtime.state import State


class Table:
    """What both kinds of environments share: the seats as agents, their spaces, what each sees, and what an end is
    worth."""

    def __init__(
        self, game: Game, players: int | None, utility: str, max_cycles: int | None, render_mode: str | None
    ) -> None:
        check_terms(utility, render_mode)
        self.game, self.seating, self.utility = game, game_of(game).seating(players), utility
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        self.agents = [f"player_{seat}" for seat in range(self.seating.seats)]
        self.observation_spaces = {agent: masked_space(self.seating) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.seating) for agent in self.agents}

    def new(self, seed: int | None) -> State:
        """A new game."""
        return self.game.new(self.seating.seats, seed)

    def observed(self, state: State, agent: str) -> dict[str, Any]:
        """What an agent sees, and its legal moves; it has none if another is to move."""
        seat = self.agents.index(agent)
        mask = state.legal_mask().astype("int8")
        return {"observation": state.observe(seat), "action_mask": mask if state.player == seat else mask * 0}

    def worth(self, state: State) -> dict[str, float]:
        """What the end is worth to each agent."""
        values = state.returns if self.utility == "win" else map(float, state.scores)
        return dict(zip(self.agents, values, strict=True))


def pettingzoo_env(
    game: Game,
    players: int | None = None,
    utility: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """An AEC environment: agents `player_0` …, observations with an `action_mask`. An action that is not legal is an
    IllegalMoveError. After `max_cycles` turns for each agent the game is cut off."""
    pettingzoo = library("pettingzoo", "pettingzoo")
    table = Table(game, players, utility, max_cycles, render_mode)

    class Turns(pettingzoo.AECEnv):  # type: ignore[misc,name-defined]
        """The game, turn by turn."""

        metadata = {"render_modes": ["ansi"], "name": f"{game.name}_v0", "is_parallelizable": False}

        def __init__(self) -> None:
            super().__init__()
            self.possible_agents = list(table.agents)
            self.observation_spaces, self.action_spaces = table.observation_spaces, table.action_spaces
            self.render_mode = render_mode

        def observation_space(self, agent: str) -> Any:
            return table.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return table.action_spaces[agent]

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            self.state_now, self.turns = table.new(seed), 0
            self.agents = list(table.agents)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
            self._next()

        def _next(self) -> None:
            """Who is to move; when the game is over, all are done, one after the other."""
            state = self.state_now
            if state.over:
                self.rewards = table.worth(state)
                self.terminations = dict.fromkeys(self.agents, True)
            elif table.max_cycles is not None and self.turns >= table.max_cycles * len(table.agents):
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = table.agents[state.player or 0]

        def observe(self, agent: str) -> dict[str, Any]:
            return table.observed(self.state_now, agent)

        def step(self, action: Any) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            self._cumulative_rewards[agent] = 0.0
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.state_now.play(action_of(action))
            self.turns += 1
            self._next()
            self._accumulate_rewards()

        def render(self) -> str | None:
            return self.state_now.show() if self.render_mode == "ansi" else None

        def close(self) -> None:
            """Nothing is held open."""

    return Turns()


def pettingzoo_parallel_env(
    game: Game,
    players: int | None = None,
    utility: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A Parallel environment: in each step all agents act, and the action of the one to move counts; where all choose
    in secret (`players choose secretly`), that of each. An agent that is not to move has an empty `action_mask`."""
    pettingzoo = library("pettingzoo", "pettingzoo")
    table = Table(game, players, utility, max_cycles, render_mode)

    class AtOnce(pettingzoo.ParallelEnv):  # type: ignore[misc,name-defined]
        """The game, all agents at once."""

        metadata = {"render_modes": ["ansi"], "name": f"{game.name}_v0"}

        def __init__(self) -> None:
            self.possible_agents, self.render_mode = list(table.agents), render_mode
            self.observation_spaces, self.action_spaces = table.observation_spaces, table.action_spaces
            self.agents: list[str] = []

        def observation_space(self, agent: str) -> Any:
            return table.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return table.action_spaces[agent]

        def _seen(self) -> dict[str, Any]:
            """What each agent sees. In a secret choice the moves of those who come later are found by a choice of those
            before."""
            found = {agent: table.observed(self.state_now, agent) for agent in table.agents}
            state = self.state_now.copy()
            while _is_secret(state):
                mover = table.agents[state.player or 0]
                found[mover]["action_mask"] = state.legal_mask().astype("int8")
                before = state.player
                try:
                    state.play(state.moves[0])
                except RuleError:  # all have chosen, and what comes of these choices goes wrong: nobody made them
                    break
                if state.over or not _is_secret(state) or state.player is None or state.player <= (before or 0):
                    break
            return found

        def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
            self.state_now, self.cycles = table.new(seed), 0
            self.agents = list(table.agents)
            return self._seen(), {agent: {} for agent in self.agents}

        def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
            state, agents, secret, latest = self.state_now.copy(), list(self.agents), True, -1
            while secret and not state.over and state.player is not None and state.player > latest:
                latest, secret = state.player, _is_secret(state)
                state.play(action_of(actions[table.agents[latest]]))
                secret = secret and _is_secret(state)
            self.state_now = state  # all have acted, and legally: what is half done counts nothing
            self.cycles += 1
            cut = table.max_cycles is not None and self.cycles >= table.max_cycles
            rewards = table.worth(state) if state.over else dict.fromkeys(agents, 0.0)
            if state.over or cut:
                self.agents = []
            over, ended = dict.fromkeys(agents, state.over), dict.fromkeys(agents, cut and not state.over)
            return self._seen(), rewards, over, ended, {agent: {} for agent in agents}

        def render(self) -> str | None:
            return self.state_now.show() if self.render_mode == "ansi" else None

        def close(self) -> None:
            """Nothing is held open."""

    return AtOnce()


def _is_secret(state: State) -> bool:
    """Whether everybody chooses in secret now."""
    return bool(
        state.player is not None
        and state.player >= 0
        and state.seating.program.decisions[state.position.decision].pending
    )
