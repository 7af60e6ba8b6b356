"""`rulewright bench search`: simulations per second and strength of our tree search beside OpenSpiel's.

Both search the same position with the same rollouts (one uniform random game per simulation), in turns, on one thread,
by processor time; a rate is the median over the rounds. Strength is how matches at equal simulations end, with the
seats changed after every game.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any

import rulewright
from rulewright.bench.playouts import OPENSPIEL, WITHOUT_OPENSPIEL, Echo, setup_of
from rulewright.intervals import wilson
from rulewright.runtime.moves import Move
from rulewright.second_opinion import openspiel_game

BESIDE = ("connect_four", "othello", "chess")
ALONE = ("reykholt", "fields_of_green")
ROUNDS = 5
GAMES, SIMULATIONS = 200, 200  # of the match
EXPLORATION = 2.0  # OpenSpiel's own example; its results lie between -1 and 1, ours between 0 and 1
NUMBERS: dict[str, Callable[[Move], int]] = {"connect_four": lambda move: int(move.arguments["column"]) - 1}

Rate = Callable[[int, int], float]  # (simulations, seed) -> simulations per second


def run_search(seconds: float, echo: Echo) -> dict[str, Any]:
    """All figures; `seconds` for each game, more for the match."""
    theirs = find_spec("pyspiel") is not None
    if not theirs:
        echo(WITHOUT_OPENSPIEL)
    echo(f"{'game':<18}{'seats':>6}{'simulations/s':>16}{'OpenSpiel':>12}{'ratio':>8}")
    lines = [_measured(name, seconds, theirs and name in BESIDE, echo) for name in (*BESIDE, *ALONE)]
    match = _match(echo) if theirs else None
    return {"search": lines, "match": match}


def _measured(name: str, seconds: float, beside: bool, echo: Echo) -> dict[str, Any]:
    game = rulewright.load(name)
    state = game.new(setup_of(name).players, seed=1)
    while len(state.moves) == 1:
        state.play(state.moves[0])
    contenders = [_ours(state), *([_theirs(OPENSPIEL[name])] if beside else [])]
    simulations = min(_calibrated(rate, seconds / ROUNDS / len(contenders)) for rate in contenders)
    rates: list[list[float]] = [[] for _ in contenders]
    for turn in range(ROUNDS):
        for found, rate in zip(rates, contenders, strict=True):
            found.append(rate(simulations, turn + 1))
    ours = median(rates[0])
    other = median(rates[1]) if beside else None
    ratio = None if other is None else round(ours / other, 2)
    shown = "–" if other is None else f"{other:,.0f}"
    echo(f"{name:<18}{state.players:>6}{ours:>16,.0f}{shown:>12}{ratio if ratio is not None else '–':>8}")
    return {
        "game": name,
        "players": state.players,
        "simulations": simulations,
        "simulations_per_s": round(ours),
        "openspiel_simulations_per_s": None if other is None else round(other),
        "ratio": ratio,
    }


def _ours(state: rulewright.State) -> Rate:
    def rate(simulations: int, seed: int) -> float:
        player = rulewright.mcts(simulations, seed=seed, exploration=EXPLORATION / 2)
        begin = time.process_time()
        player.search(state)
        return simulations / max(1e-9, time.process_time() - begin)

    return rate


def _theirs(name: str) -> Rate:
    game = openspiel_game(name)
    import pyspiel

    start = game.new_initial_state()

    def rate(simulations: int, seed: int) -> float:
        bot = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, seed), EXPLORATION, simulations, 1000, False, seed, False
        )
        begin = time.process_time()
        bot.mcts_search(start)
        return simulations / max(1e-9, time.process_time() - begin)

    return rate


def _calibrated(rate: Rate, seconds: float) -> int:
    """How many simulations take about so long. The slower side says how many both make: a deeper tree has another
    pace."""
    rate(10, 0)
    return max(20, round(rate(50, 0) * seconds))


def _match(echo: Echo) -> dict[str, Any]:
    """Connect Four, at equal simulations: the share of points of ours."""
    name = "connect_four"
    points, won, lost = 0.0, 0, 0
    for number in range(GAMES):
        result = _one_game(name, number)
        points += (result + 1) / 2
        won, lost = won + (result > 0), lost + (result < 0)
    low, high = wilson(points, GAMES)
    share = points / GAMES
    echo(
        f"{name}, {GAMES} games at {SIMULATIONS} simulations a move: {won} won, {lost} lost, {GAMES - won - lost}"
        f" drawn; {share:.1%} of the points ({low:.1%} to {high:.1%})"
    )
    found: dict[str, Any] = {"game": name, "games": GAMES, "simulations": SIMULATIONS, "won": won, "lost": lost}
    return found | {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _one_game(name: str, number: int) -> float:
    """What ours gets, from -1 to 1; it begins every second game."""
    import pyspiel

    theirs = openspiel_game(OPENSPIEL[name])
    evaluator = pyspiel.RandomRolloutEvaluator(1, number)
    bot = pyspiel.MCTSBot(theirs, evaluator, EXPLORATION, SIMULATIONS, 1000, False, number, False)
    player = rulewright.mcts(SIMULATIONS, seed=number, exploration=EXPLORATION / 2)
    state, other, seat = rulewright.load(name).new(seed=1), theirs.new_initial_state(), number % 2
    while not state.over:
        if state.player == seat:
            move = player(state)
            action = NUMBERS[name](move)
        else:
            action = bot.step(other)
            move = next(one for one in state.moves if NUMBERS[name](one) == action)
        state.play(move)
        other.apply_action(action)
    return float(other.returns()[seat])
