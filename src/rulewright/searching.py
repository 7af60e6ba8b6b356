"""Players that search: `mcts`, which looks at the whole position, and `ismcts`, which knows only what its seat may
know.

The tree is grown by the compiled engine (`runtime/players/engine.pyx`), without Python, or by its plain twin where a
game is not compiled.
"""

from __future__ import annotations

import os
import time
from threading import Thread
from typing import Any

from rulewright.engine import search_engine
from rulewright.runtime.arguments import seed_of, whole
from rulewright.runtime.backend import Fault
from rulewright.runtime.chance import random64
from rulewright.runtime.errors import OptionError, RulewrightError
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.moves import Move
from rulewright.runtime.players.plain import PlainTree
from rulewright.runtime.players.result import Count, Found, merged, ranked
from rulewright.runtime.printable import quoted
from rulewright.runtime.retelling import about_move
from rulewright.runtime.state import CHANCE, State
from rulewright.worlds import possible_worlds

SIMULATIONS = 1000
EXPLORATION = 1.0  # of values between 0 and 1
LONGEST = 2000  # decisions of a simulation; then nobody has won
AIMS = {"win": 0.0, "points": 1.0}  # how much of a result are points: see decision 36
MEMORY = 1 << 30  # bytes of all trees of a search; when they are full, they grow no more


class Searcher:
    """A player that searches; made by `mcts` and `ismcts`. Called with a state it gives a move; `search` tells more."""

    def __init__(
        self,
        fair: bool,
        simulations: int | None,
        seconds: float | None,
        seed: int | None,
        threads: int,
        exploration: float,
        longest: int,
        aim: str,
    ) -> None:
        if aim not in AIMS:
            raise OptionError(f"aim is {' or '.join(map(repr, AIMS))}, not {quoted(repr(aim))}.")
        if simulations is None and seconds is None:
            simulations = SIMULATIONS
        self._fair, self._threads = fair, whole(threads, "threads", 1, 1024)
        self._simulations = -1 if simulations is None else whole(simulations, "simulations", 1)
        self._seconds = -1.0 if seconds is None else _positive(seconds, "seconds")
        self._exploration, self._longest = _positive(exploration, "exploration"), whole(longest, "longest", 1)
        self._seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        self._asked, self._points = 0, AIMS[aim]

    def __call__(self, state: State) -> Move:
        return self.search(state).best

    def search(self, state: State) -> Found:
        """Search from a state in which a player is asked."""
        if state.player is None or state.player == CHANCE:
            raise RulewrightError("Nobody is asked here, so there is nothing to search for.")
        begun, self._asked = time.perf_counter(), self._asked + 1
        moves = list(state.moves)
        if len(moves) == 1:
            return Found(ranked(moves, [(0, 0.0)]), 0, time.perf_counter() - begun)
        seed = random64(self._seed, self._asked)
        open_game = not self._fair or not has_secrets(state.seating.program)
        worlds = [bytes(state)] if open_game else self._worlds(state, seed)
        trees = [self._tree(state, worlds, seed + 1 + number, open_game) for number in range(self._threads)]
        left = self._seconds if self._seconds < 0 else max(0.001, self._seconds - (time.perf_counter() - begun))
        counts = self._think(state, trees, left)
        done = sum(tree.simulations for tree in trees)
        return Found(ranked(moves, counts), done, time.perf_counter() - begun)

    def _worlds(self, state: State, seed: int) -> list[bytes]:
        assert state.player is not None
        simulations = SIMULATIONS if self._simulations < 0 else self._simulations
        wanted = max(8, min(200, simulations // 10))
        patience = None if self._seconds < 0 else self._seconds / 4
        return possible_worlds(state, state.player, seed, wanted, patience, self._seed)

    def _tree(self, state: State, worlds: list[bytes], seed: int, positions: bool) -> Any:
        seating, shown = state.seating, bytes(state)
        engine = search_engine() if seating.kind == "compiled" else None
        if engine is None:
            return PlainTree(seating, worlds, shown, seed, self._exploration, self._longest, self._points)
        terms = (seed & (2**64 - 1), self._exploration, self._longest)
        return engine.Tree(seating.backend, worlds, shown, *terms, positions, self._points, MEMORY // self._threads)

    def _think(self, state: State, trees: list[Any], seconds: float) -> list[Count]:
        """All trees side by side, each with its share of the simulations."""
        shares = [(self._simulations + at) // len(trees) if self._simulations > 0 else -1 for at in range(len(trees))]
        problems: list[BaseException] = []

        def think(tree: Any, share: int) -> None:
            try:
                tree.think(share, seconds)
            except BaseException as problem:  # noqa: BLE001 - handed on to the thread that waits
                problems.append(problem)
                _stop(state, True)

        others = [Thread(target=think, args=pair) for pair in zip(trees[1:], shares[1:], strict=True)]
        for other in others:
            other.start()
        think(trees[0], shares[0])
        for other in others:
            other.join()
        _stop(state, False)
        for problem in sorted(problems, key=lambda one: isinstance(one, KeyboardInterrupt)):
            raise about_move(problem, state, None) if isinstance(problem, Fault) else problem
        return merged([tree.found() for tree in trees])


def _stop(state: State, wanted: bool) -> None:
    """Ends whatever is searched, or lets it begin again."""
    if state.seating.kind == "compiled":
        engine: Any = search_engine()
        if engine is not None:
            engine.stop(wanted)
        backend: Any = state.seating.backend
        backend.stop(wanted)


def _positive(number: Any, name: str) -> float:
    if isinstance(number, bool) or not isinstance(number, int | float) or not 0 < number < 1e9:
        raise OptionError(f"{name} is a number above 0, not {quoted(repr(number))}.")
    return float(number)


def mcts(
    simulations: int | None = None,
    seconds: float | None = None,
    *,
    seed: int | None = None,
    threads: int = 1,
    exploration: float = EXPLORATION,
    longest: int = LONGEST,
    aim: str = "win",
) -> Searcher:
    """A player that searches the whole position, hidden cards included: fair in open games only. The budget is in
    simulations (1000 if nothing is said), in seconds, or both; `threads` trees grow side by side. The same seed, budget
    and threads make the same choices. `aim` is 'win' or 'points' (which is what counts in poker)."""
    return Searcher(False, simulations, seconds, seed, threads, exploration, longest, aim)


def ismcts(
    simulations: int | None = None,
    seconds: float | None = None,
    *,
    seed: int | None = None,
    threads: int = 1,
    exploration: float = EXPLORATION,
    longest: int = LONGEST,
    aim: str = "win",
) -> Searcher:
    """A fair player: it searches positions that its seat holds possible, never the one that is. In open games the same
    as `mcts`."""
    return Searcher(True, simulations, seconds, seed, threads, exploration, longest, aim)
