"""`rulewright bench strength`: how often the fair player wins against random ones, and what it gains from an equilibrium.

Against a player that plays an equilibrium (CFR+) nobody can gain; what is lost tells how well somebody plays. The fair player stands
beside plain determinisation: each possible world searched by itself as if it were the truth, and the move that most of them choose.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import rulewright
from rulewright.bench import Echo
from rulewright.intervals import wilson
from rulewright.runtime.moves import Move
from rulewright.runtime.state import State
from rulewright.solving.equilibrium import Equilibrium, solve

Player = Callable[[State], Move]
AGAINST_RANDOM = (("reykholt", 2), ("hearts", 4), ("fields_of_green", 2))
AGAINST_EQUILIBRIUM = ("leduc_poker",)  # Liar's Dice has too many positions to be solved here
SIMULATIONS, WORLDS, ROUNDS = 1000, 20, 200


def run_strength(seconds: float, echo: Echo) -> dict[str, Any]:
    """Up to 100 games of each, fewer where there are few `seconds`; four times as many beside an equilibrium."""
    games = max(4, min(100, round(25 * seconds)))
    won = [_beside_random(name, players, games, echo) for name, players in AGAINST_RANDOM]
    lost = [_beside_equilibrium(name, 4 * games, echo) for name in AGAINST_EQUILIBRIUM]
    return {"random": won, "equilibrium": lost}


def _beside_random(name: str, players: int, games: int, echo: Echo) -> dict[str, Any]:
    """One seat searches, all others play at random; to be among the winners counts."""
    won = 0
    for number in range(games):
        seat = number % players
        others = [rulewright.random_player(number * players + one) for one in range(players)]
        others[seat] = rulewright.ismcts(SIMULATIONS, seed=number)
        won += seat in _played(name, players, number, others).winners
    low, high = wilson(won, games)
    echo(f"{name}, {players} players, {SIMULATIONS} simulations: {won} of {games} won ({low:.0%} to {high:.0%})")
    return {"game": name, "players": players, "games": games, "won": won, "low": round(low, 4), "high": round(high, 4)}


def _played(name: str, players: int, seed: int, seats: list[Player]) -> State:
    state = rulewright.load(name).new(players, seed=seed)
    while not state.over:
        assert state.player is not None
        state.play(seats[state.player](state))
    return state


# ---------------------------------------------------------------- beside an equilibrium


def _beside_equilibrium(name: str, games: int, echo: Echo) -> dict[str, Any]:
    """The same deals for both players that search; results are points where points are what is played for."""
    solved = solve(rulewright.load(name).new(2, chance="explicit"), ROUNDS)
    aim = "points" if solved.unit == "points" else "win"
    players: dict[str, Callable[[int], Player]] = {
        "ismcts": lambda seed: rulewright.ismcts(SIMULATIONS, seed=seed, aim=aim),
        "determinised": lambda seed: partial(_determinised, random.Random(seed), aim),
    }
    results = {who: [_result(name, number, make, solved) for number in range(games)] for who, make in players.items()}
    apart = [one - other for one, other in zip(results["ismcts"], results["determinised"], strict=True)]
    found = {who: _interval(some) for who, some in {**results, "difference": apart}.items()}
    told = ", ".join(f"{who} {value:+.3f} ± {width:.3f}" for who, (value, width) in found.items())
    echo(f"{name} against an equilibrium, {games} games, {aim}: {told}")
    return {"game": name, "games": games, "unit": solved.unit, **found}


def _interval(results: list[float]) -> tuple[float, float]:
    """The mean, and half the width in which it lies 19 times out of 20."""
    return round(mean(results), 4), round(1.96 * stdev(results) / sqrt(len(results)), 4)


def _result(name: str, number: int, make: Callable[[int], Player], solved: Equilibrium) -> float:
    """What the searching seat gets in a game; it changes seats after every game."""
    seat, rng = number % 2, random.Random(number)
    seats: list[Player] = [partial(_by_strategy, solved, rng)] * 2
    seats[seat] = make(number)
    state = _played(name, 2, number // 2, seats)
    if solved.unit == "points":
        return (state.scores[seat] - state.scores[1 - seat]) / 2
    return state.returns[seat]


def _by_strategy(solved: Equilibrium, rng: random.Random, state: State) -> Move:
    assert state.player is not None
    strategy = solved.strategies.get((state.player, state.information(state.player)), {})
    moves = list(state.moves)
    weights = [strategy.get(str(move), 0.0) for move in moves]
    return rng.choices(moves, weights if sum(weights) > 0 else None)[0]


def _determinised(rng: random.Random, aim: str, state: State) -> Move:
    assert state.player is not None
    moves: Counter[Move] = Counter()
    for _ in range(WORLDS):
        world = state.resample(state.player, rng.getrandbits(62))
        moves[rulewright.mcts(SIMULATIONS // WORLDS, seed=rng.getrandbits(62), aim=aim)(world)] += 1
    return max(moves, key=lambda one: (moves[one], str(one)))
