"""`make demo`: the shipped games compiled and shown at work, in a few minutes."""

from __future__ import annotations

import random
import sys
import time
import warnings
from pathlib import Path

import rulewright as rw
from rulewright import library
from rulewright.conformance import main as test
from rulewright.side_by_side import side_by_side

PLAYOUTS = {"compiled": (20_000, 1_000), "reference": (5, 1)}  # of a small game, of a large one
SMALL = 60  # lines of a definition whose scenarios take seconds


def main() -> int:
    """Show everything; the exit code is that of the scenarios."""
    warnings.simplefilter("ignore", RuntimeWarning)  # the missing compiler is mentioned below, once
    _compile_all()
    _a_game()
    _a_refusal()
    _a_map()
    _say("Every scenario of the small games" + (", on both backends" if _compiled() else ""))
    code = test([name for name, path in library.shipped().items() if _lines(path) <= SMALL])
    _say("Where to go next")
    print("  rulewright test fjords --quick      the scenarios of a large game, rule by rule")
    print("  rulewright play connect_four        play against a searching opponent")
    print("  rulewright new my_game              a small working game to start from")
    print("  docs/tutorial.md                    a first game in ten minutes")
    return code


def _say(heading: str) -> None:
    print(f"\n== {heading} ==\n", flush=True)


def _compiled() -> bool:
    return rw.load("tic_tac_toe", backend="auto").backend == "compiled"


def _compile_all() -> None:
    """Compile every shipped game, several at a time, and let each play at random."""
    from rulewright.compiler.native.build import ADVICE

    _say("The shipped games, compiled")
    ready = _load_all(list(library.shipped()))
    _say("… and played at random")
    print(f"{'game':<16}{'lines':>6}{'state':>9}{'ready in':>10}{'games/s':>12}{'moves/s':>14}", flush=True)
    for name, path in library.shipped().items():
        game, seconds_to_load = ready[name]
        count = PLAYOUTS[game.backend][_lines(path) > SMALL]
        began = time.perf_counter()
        result = game.playouts(count)
        seconds = time.perf_counter() - began
        size = len(bytes(game.new(seed=1)))
        rate = f"{count / seconds:>12,.0f}{sum(result.lengths) / seconds:>14,.0f}"
        print(f"{name:<16}{_lines(path):>6}{size:>7} B{seconds_to_load:>8.1f} s{rate}", flush=True)
    if not _compiled():
        print(f"\nNote: {ADVICE}")


def _lines(path: Path) -> int:
    return sum(1 for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def _load_all(names: list[str]) -> dict[str, tuple[rw.Game, float]]:
    """The games by name, and how long each took to be ready."""

    def load(name: str) -> tuple[rw.Game, float]:
        began = time.perf_counter()
        game = rw.load(name, backend="auto")
        game.seating()
        return game, time.perf_counter() - began

    ready = {}
    for name, done in side_by_side(load, names):
        ready[name] = done.result()
        print(f"  {len(ready)}/{len(names)} {name}", flush=True)
    return ready


def _a_game() -> None:
    """A game of Connect Four between two players that search."""
    from rulewright.searching import mcts

    _say("Connect Four, two searching players")
    state = rw.load("connect_four", backend="auto").new(seed=7)
    effort = 300 if state.seating.kind == "compiled" else 3
    players = [mcts(effort, seed=seed) for seed in (1, 2)]
    while not state.over:
        assert state.player is not None
        state.play(players[state.player](state))
    print("  " + ", ".join(str(move) for move in state.history) + "\n")
    print(state)


def _a_refusal() -> None:
    """A move that a rule forbids, and what the game says about it."""
    _say("A rule that says no, and why")
    state = rw.load("connect_four", backend="auto").new(seed=1)
    for _ in range(6):
        state.play("drop 4")
    print(">>> state.explain('drop 4')")
    print(state.explain("drop 4"))
    print(">>> state.play('drop 4')")
    try:
        state.play("drop 4")
    except rw.IllegalMoveError as refusal:
        print(f"IllegalMoveError: {refusal}")


def _a_map() -> None:
    """A map of tiles in the middle of a game."""
    _say("Fjords after twelve random moves, as the terminal shows it")
    state = rw.load("fjords", backend="auto").new(seed=3)
    chooser = random.Random(3)
    for _ in range(12):
        state.play(chooser.choice(list(state.moves)))
    print(state.show())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\ninterrupted")
