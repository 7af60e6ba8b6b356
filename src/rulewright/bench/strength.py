"""`rulewright bench strength`: how often the fair player wins against random ones, and what it gains from an
equilibrium.

Against a player that plays an equilibrium (CFR+) nobody can gain; what is lost tells how well somebody plays. The fair
player stands beside plain determinisation: each possible world searched by itself as if it were the truth, and the move
that most of them choose. Nothing is left to the cards there: with a seed a player chooses the same whenever it knows
the same, so that what it gets is worked out over everything that chance and the equilibrium may do.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

import rulewright
from rulewright.bench.playouts import Echo
from rulewright.intervals import wilson
from rulewright.runtime.chance import random64
from rulewright.runtime.moves import Move
from rulewright.runtime.state import CHANCE, State
from rulewright.solving.equilibrium import Equilibrium, solve

Player = Callable[[State], Move]
AGAINST_EQUILIBRIUM = ("leduc_poker", "liars_dice")
SIMULATIONS, WORLDS, ROUNDS = 1000, 20, 100
NEVER = 0.001  # what an equilibrium plays less often is left over from its first rounds


class Against(NamedTuple):
    """A game against random players: how many play, how long the fair one thinks, and how else it is set."""

    game: str
    players: int
    simulations: int
    settings: dict[str, Any]


AGAINST_RANDOM = (
    Against("reykholt", 2, SIMULATIONS, {}),
    Against("fields_of_green", 2, SIMULATIONS // 5, {}),
    # a game of many deals: it looks as far as a deal, and is after the points of that
    Against("hearts_to_100", 4, 2 * SIMULATIONS, {"aim": "points", "longest": 64, "exploration": 0.3}),
    Against("hearts", 4, SIMULATIONS, {}),
)


def run_strength(seconds: float, echo: Echo) -> dict[str, Any]:
    """Up to 100 games of each, fewer where there are few `seconds`; a fifth as many seeds beside an equilibrium."""
    games = max(4, min(100, round(25 * seconds)))
    lost = [_beside_equilibrium(name, max(2, games // 5), echo) for name in AGAINST_EQUILIBRIUM]
    won = [_beside_random(one, games, echo) for one in AGAINST_RANDOM]
    return {"random": won, "equilibrium": lost}


def _beside_random(against: Against, games: int, echo: Echo) -> dict[str, Any]:
    """One seat searches, all others play at random; to be among the winners counts."""
    name, players, simulations, settings = against
    won = 0
    for number in range(games):
        seat = number % players
        others = [rulewright.random_player(number * players + one) for one in range(players)]
        others[seat] = rulewright.ismcts(simulations, seed=number, **settings)
        won += seat in _played(name, players, number, others).winners
    low, high = wilson(won, games)
    echo(f"{name}, {players} players, {simulations} simulations: {won} of {games} won ({low:.0%} to {high:.0%})")
    found = {"games": games, "won": won, "low": round(low, 4), "high": round(high, 4)}
    return against._asdict() | found


def _played(name: str, players: int, seed: int, seats: list[Player]) -> State:
    state = rulewright.load(name).new(players, seed=seed)
    while not state.over:
        assert state.player is not None
        state.play(seats[state.player](state))
    return state


# ---------------------------------------------------------------- beside an equilibrium


def _beside_equilibrium(name: str, seeds: int, echo: Echo) -> dict[str, Any]:
    """Both players that search, with the same seeds; results are points where points are what is played for."""
    start = rulewright.load(name).new(2, chance="explicit")
    solved = solve(start, ROUNDS)
    aim = "points" if solved.unit == "points" else "win"
    players: dict[str, Callable[[int], Player]] = {
        "ismcts": lambda seed: rulewright.ismcts(SIMULATIONS, seed=seed, aim=aim),
        "determinised": lambda seed: partial(_determinised, random.Random(seed), aim),
    }
    results = {
        who: [mean(_worth(start, seat, _memory(make, seed), solved) for seat in (0, 1)) for seed in range(seeds)]
        for who, make in players.items()
    }
    apart = [one - other for one, other in zip(results["ismcts"], results["determinised"], strict=True)]
    found = {who: _interval(some) for who, some in {**results, "difference": apart}.items()}
    told = ", ".join(f"{who} {value:+.4f} ± {width:.4f}" for who, (value, width) in found.items())
    echo(f"{name} against an equilibrium, {seeds} seeds, {aim}: {told}")
    return {"game": name, "seeds": seeds, "unit": solved.unit, **found}


def _interval(results: list[float]) -> tuple[float, float]:
    """The mean, and half the width in which it lies 19 times out of 20."""
    return round(mean(results), 4), round(1.96 * stdev(results) / sqrt(len(results)), 4)


def _memory(make: Callable[[int], Player], seed: int) -> Player:
    """A player that chooses once for all positions it cannot tell apart."""
    chosen: dict[bytes, Move] = {}

    def choose(state: State) -> Move:
        assert state.player is not None
        key = state.information_key(state.player)
        if key not in chosen:
            chosen[key] = make(random64(int.from_bytes(key[:8], "little"), seed))(state)
        return chosen[key]

    return choose


def _worth(state: State, seat: int, player: Player, solved: Equilibrium) -> float:
    """What a player may expect on a seat, against the equilibrium on the other."""
    if state.over:
        if solved.unit == "points":
            return (state.scores[seat] - state.scores[1 - seat]) / 2
        return state.returns[seat]
    if state.player == seat:
        return _worth(state.copy().play(player(state)), seat, player, solved)
    if state.player == CHANCE:
        ways = [(move, float(chance)) for move, chance in state.outcomes]
    else:
        plays = solved.strategies[1 - seat, state.information_key(1 - seat)].plays
        ways = [(move, plays[str(move)]) for move in state.moves if plays[str(move)] > NEVER]
        share = sum(chance for _, chance in ways)
        ways = [(move, chance / share) for move, chance in ways]
    return sum(chance * _worth(state.copy().play(move), seat, player, solved) for move, chance in ways)


def _determinised(rng: random.Random, aim: str, state: State) -> Move:
    assert state.player is not None
    moves: Counter[Move] = Counter()
    for _ in range(WORLDS):
        world = state.resample(state.player, rng.getrandbits(62))
        moves[rulewright.mcts(SIMULATIONS // WORLDS, seed=rng.getrandbits(62), aim=aim)(world)] += 1
    return max(moves, key=lambda one: (moves[one], str(one)))
