"""The search for the shortest game after which two games differ.

First all short games, shorter ones first, for a share of the time: what that finds is the shortest of all. Then random
games, in rounds that allow twice as many steps each time; what is found is made short (`fuzz/shrink.py`), and shorter
games are tried as long as there is time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from rulewright.difference.lockstep import Differs, Lockstep, Pair
from rulewright.difference.pairing import Difference
from rulewright.fuzz.failure import Failed, Failure
from rulewright.fuzz.settings import Setting
from rulewright.fuzz.shrink import shrink
from rulewright.fuzz.table import Step
from rulewright.runtime.backend import OVER, Fault
from rulewright.runtime.errors import RuleError

EXHAUSTIVE = 0.25  # of the time for all short games
PATIENCE = 0.35  # of the time, at least, for a shorter game than the one that was found
MOST_KEPT = 60_000  # positions of one length that are kept
A_ROUND = 0.04  # of the time for random games of one length
LONGEST = 10_000  # steps of a random game
FIRST_LENGTH = 8

Say = Callable[[str], None]
Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Witness:
    """A game after which two games differ: its seed and steps, and in what. `shortest`: there is no shorter one."""

    seed: int
    steps: Steps
    difference: Difference
    shortest: bool = False


@dataclass
class Looked:
    """What was found, and how far the search went: all games of `depth` steps, `positions` compared, `games` at
    random."""

    witness: Witness | None = None
    depth: int = 0
    complete: bool = False  # every position of the game was looked at
    positions: int = 0
    games: int = 0
    longest: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    steps: list[Step] = field(default_factory=list)  # of the game that is being played


def search(
    table: Lockstep, seed: int, seconds: float, looked: Looked, say: Say, enough: Callable[[], bool] = lambda: False
) -> None:
    """Look for a witness until the time is over, or `enough`; what is found is in `looked` at any time."""
    hunt = _Hunt(table, seed, seconds, looked, say, enough)
    try:
        hunt.run()
    finally:
        looked.seconds = time.perf_counter() - hunt.began


class _Hunt:
    def __init__(
        self, table: Lockstep, seed: int, seconds: float, looked: Looked, say: Say, enough: Callable[[], bool]
    ) -> None:
        self.table, self.seed, self.seconds, self.looked, self.say = table, seed, seconds, looked, say
        self.enough = enough
        self.began = time.perf_counter()
        self.until = self.began + seconds
        self.rng = random.Random(seed)

    def run(self) -> None:
        self._all_short_games(self.began + self.seconds * EXHAUSTIVE)
        if self.looked.complete or self.looked.witness:
            return
        self._random_games()

    # ------------------------------------------------------------ all games

    def _all_short_games(self, until: float) -> None:
        """Every game, length by length. Chance is drawn as rarely as it can: all outcomes are tried."""
        try:
            row = [(self._begun(), Steps())]
        except Differs as found:
            self.looked.witness = Witness(self.seed, (), found.difference, True)
            return
        except Fault as fault:  # neither of them begins
            raise RuleError(fault) from None
        seen = {row[0][0].to_bytes()}
        while row:
            following: list[tuple[Pair, Steps]] = []
            for pair, steps in row:
                if self.enough():
                    return
                for step in self.table.possible(pair):
                    if time.perf_counter() > until or len(following) > MOST_KEPT:
                        return
                    self._look(pair, (*steps, step), seen, following)
                    if self.looked.witness:
                        return
            self.looked.depth += 1
            row = following
            self.say(f"all games of {self.looked.depth} steps: {self.looked.positions:,} positions")
        self.looked.complete = True

    def _look(self, pair: Pair, steps: Steps, seen: set[bytes], following: list[tuple[Pair, Steps]]) -> None:
        self.looked.positions += 1
        try:
            after = self.table.probe(pair, steps[-1])
        except Differs as found:
            self.looked.witness = Witness(self.seed, steps, found.difference, True)
            return
        except Fault:
            return
        key = after.to_bytes()
        if after.kind != OVER and key not in seen:
            seen.add(key)
            following.append((after, steps))

    def _begun(self) -> Pair:
        self.looked.positions += 1
        return self.table.probe(self.table.new(self.seed), None)

    # ------------------------------------------------------------ random games

    def _random_games(self) -> None:
        """Random games of at most 8, 16, 32, … steps, then from the beginning again; once one is found, shorter ones
        only."""
        most = max(FIRST_LENGTH, self.looked.depth + 1)
        until = self.until
        while time.perf_counter() < until and not self._is_shortest() and not self.enough():
            if self._round(most, time.perf_counter() + self.seconds * A_ROUND):
                best = self.looked.witness
                assert best is not None
                most = len(best.steps) - 1
                until = max(
                    time.perf_counter() + self.seconds * PATIENCE / 2, self.until - self.seconds * (1 - PATIENCE)
                )
                until = min(until, self.until)
            elif self.looked.witness is None:
                ended = self.looked.longest < most
                most = max(FIRST_LENGTH, self.looked.depth + 1) if ended or most >= LONGEST else 2 * most

    def _is_shortest(self) -> bool:
        """Whether no shorter game is left to be tried."""
        best = self.looked.witness
        if best is None or len(best.steps) > self.looked.depth + 1:
            return False
        self.looked.witness = Witness(best.seed, best.steps, best.difference, True)
        return True

    def _round(self, most: int, until: float) -> bool:
        """Games of at most so many steps; whether one was a (shorter) witness."""
        self.looked.longest = 0
        while time.perf_counter() < until and not self.enough():
            seed = self.rng.getrandbits(32)
            self.looked.games += 1
            self.looked.steps = []
            try:
                self._game(seed, most)
            except Differs as found:
                self._found(found, seed)
                return True
            except Fault:
                continue
            self.say(f"{self.looked.games:,} random games, {self.looked.positions:,} positions compared")
        return False

    def _game(self, seed: int, most: int) -> None:
        rng = random.Random(seed)
        pair = self._begun()
        while pair.kind != OVER and len(self.looked.steps) < most and time.perf_counter() < self.until:
            step = self.table.any_step(pair, rng)
            self.looked.steps.append(step)
            self.looked.positions += 1
            pair = self.table.probe(pair, step)
        self.looked.longest = max(self.looked.longest, len(self.looked.steps))

    def _found(self, found: Differs, seed: int) -> None:
        """A game that differs is kept at once, and then made shorter."""
        steps = tuple(self.looked.steps)
        self.looked.witness = Witness(self.seed, steps, found.difference)
        self.say(f"found after {len(steps)} steps; looking for a shorter game")
        failure = Failure(found, Setting(self.table.one.seats, ()), self.seed, steps)
        left = max(0.0, self.until - time.perf_counter())
        shorter = shrink(self.table, failure, self.table.probe, min(left, self.seconds * PATIENCE))
        assert isinstance(shorter.found, Differs)
        self.looked.witness = Witness(self.seed, shorter.steps, shorter.found.difference)


__all__ = ["Failed", "Looked", "Witness", "search"]
