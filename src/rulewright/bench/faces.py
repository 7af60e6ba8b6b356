"""`rulewright bench faces`: what learners and searchers in Python feel, each beside the library they would use
otherwise.

Times are of the processor, not of the clock, and the two of a pair are measured in turns; a figure is the median over
the rounds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

import rulewright
from rulewright.bench.playouts import Echo

ROUNDS = 5
STEPS = ("connect_four", "othello", "chess", "breakthrough")
SEEN = ("connect_four", "reykholt")
BATCH, GAMES = 1024, 12


def run_faces(seconds: float, echo: Echo) -> dict[str, Any]:
    """All figures; those beside a library that is missing are left out."""
    found: dict[str, Any] = {}
    if find_spec("pyspiel"):
        for name in STEPS:
            found[f"step {name}"] = _beside(f"play + len(moves), {name}", _our_steps(name), _their_steps(name), echo)
        found["walk leduc_poker"] = _beside("all of Leduc with keys", _our_walk(), _their_walk(), echo)
    for name in SEEN:
        found[f"see {name}"] = _seen(name, echo)
    found["playouts connect_four"] = _playouts("connect_four", echo)
    if find_spec("numpy"):
        found["batch"] = _batch(max(0.2, seconds / 4), echo)
    return found


def _spent(work: Callable[[], int]) -> float:
    """Seconds of processor time for each of the things that some work says it did."""
    begun = time.process_time()
    done = work()
    return (time.process_time() - begun) / done


def _beside(what: str, ours: Callable[[], int], theirs: Callable[[], int], echo: Echo) -> dict[str, float]:
    pairs = [(_spent(ours), _spent(theirs)) for _ in range(ROUNDS)]
    mine, other = (median(pair[at] for pair in pairs) * 1e6 for at in (0, 1))
    ratio = median(one / another for one, another in pairs)
    echo(f"{what:<40}{mine:>10.2f} µs{other:>10.2f} µs of pyspiel{ratio:>8.2f} ×")
    return {"microseconds": round(mine, 3), "pyspiel": round(other, 3), "ratio": round(ratio, 3)}


# ---------------------------------------------------------------- a step, a walk


def _our_steps(name: str) -> Callable[[], int]:
    game = rulewright.load(name)
    lines = [game.random_game(number, seed=1).chosen for number in range(GAMES)]

    def work() -> int:
        done = 0
        for line in lines:
            state = game.new(seed=1)
            for move in line:
                state.play(move)
                len(state.moves)
            done += len(line)
        return done

    return work


def _their_steps(name: str) -> Callable[[], int]:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    lines = []
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        lines.append(state.history())

    def work() -> int:
        done = 0
        for line in lines:
            state = game.new_initial_state()
            for action in line:
                state.apply_action(action)
                state.legal_actions()
            done += len(line)
        return done

    return work


def _our_walk() -> Callable[[], int]:
    game = rulewright.load("leduc_poker")

    def walk(state: rulewright.State) -> int:
        player = state.player
        if player is None:
            return 1
        if player >= 0:
            state.information_key(player)
        return 1 + sum(walk(state.copy().play(move)) for move in state.moves)

    return lambda: walk(game.new(seed=1, chance="explicit"))


def _their_walk() -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def walk(state: Any) -> int:
        if state.is_terminal():
            return 1
        if not state.is_chance_node():
            state.information_state_string(state.current_player())
        return 1 + sum(walk(state.child(action)) for action in state.legal_actions())

    return lambda: walk(game.new_initial_state())


# ---------------------------------------------------------------- seeing, batches


def _seen(name: str, echo: Echo) -> dict[str, float]:
    """Observing into memory that is there; and what it costs to ask for a key after every move of random games, and
    once more."""
    game = rulewright.load(name)
    players = 2 if 2 in game.players else None
    lines = [_line(game, players, number) for number in range(GAMES)]
    state = game.new(players, seed=0)
    for move in lines[0][: len(lines[0]) // 2]:
        state.play(move)
    out = state.observe(0)

    def observing() -> int:
        for _ in range(2000):
            state.observe(0, out)
        return 2000

    def along(keys: int) -> int:
        for number, line in enumerate(lines):
            one = game.new(players, seed=number)
            for move in line:
                one.play(move)
                for _ in range(keys):
                    one.information_key(0)
        return sum(map(len, lines))

    observe = median(_spent(observing) for _ in range(ROUNDS)) * 1e6
    spent = [[_spent(partial(along, keys)) * 1e6 for keys in range(3)] for _ in range(ROUNDS)]
    key, again = (median(one[at] - one[at - 1] for one in spent) for at in (1, 2))
    echo(f"{name + ': observe, key of a new step, again':<40}{observe:>10.2f} µs{key:>10.2f} µs{again:>10.2f} µs")
    return {"observe": round(observe, 3), "key": round(key, 3), "key_again": round(again, 3)}


def _line(game: rulewright.Game, players: int | None, seed: int) -> list[rulewright.Move]:
    """The choices of a random game."""
    rng, state = random.Random(seed), game.new(players, seed=seed)
    while not state.over:
        state.play(rng.choice(state.actions))
    return state.chosen


def _playouts(name: str, echo: Echo) -> dict[str, float]:
    """Random games from a state beside those of the game, a move each."""
    game = rulewright.load(name)
    start = game.new(seed=1)

    def here() -> int:
        return sum(start.playouts(20_000, seed=1, threads=1).lengths)

    def whole() -> int:
        return sum(game.playouts(20_000, seed=1, threads=1).lengths)

    pairs = [(_spent(here), _spent(whole)) for _ in range(ROUNDS)]
    ratio = median(one / another for one, another in pairs)
    nanoseconds = median(one for one, _ in pairs) * 1e9
    echo(f"{name + ': state.playouts, a move':<40}{nanoseconds:>10.1f} ns{ratio:>8.2f} × of game.playouts")
    return {"nanoseconds": round(nanoseconds, 1), "ratio": round(ratio, 3)}


def _batch(seconds: float, echo: Echo) -> dict[str, float]:
    """Steps per second of a processor, masks and observations included, beside PettingZoo's own Connect Four."""
    import numpy

    batch, rng = rulewright.batch(rulewright.load("connect_four"), BATCH, seed=1), numpy.random.default_rng(1)
    spent, done, begun = 0.0, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        actions = numpy.where(batch.latest.masks, rng.random((BATCH, 7)), -1).argmax(axis=1)
        before = time.process_time()
        batch.step(actions)
        spent, done = spent + time.process_time() - before, done + BATCH
    ours, theirs = done / spent, _pettingzoo(seconds)
    ratio = f"{theirs:>12,.0f} of PettingZoo{ours / theirs:>8.0f} ×" if theirs else ""
    echo(f"{'batch of connect_four, steps/s':<40}{ours:>13,.0f}{ratio}")
    return {"steps": round(ours), "pettingzoo": round(theirs), "ratio": round(ours / theirs, 1) if theirs else 0.0}


def _pettingzoo(seconds: float) -> float:
    """Steps per second of PettingZoo's own game, its observation and mask taken at every step; 0 where it is not
    installed."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return 0.0
    env, rng, done = connect_four_v3.env(), random.Random(1), 0
    begun, clock = time.process_time(), time.perf_counter()
    while time.perf_counter() - clock < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            legal = [] if over or cut else [int(at) for at in seen["action_mask"].nonzero()[0]]
            env.step(rng.choice(legal) if legal else None)
            done += 1
    return done / (time.process_time() - begun)
