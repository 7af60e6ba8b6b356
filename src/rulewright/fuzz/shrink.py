"""A failing game made short: steps left out, looked for anew among short random games, and near the start among all
games.

A game whose steps were left out is played as far as it can be: a step that does not fit any more is left out, too.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from rulewright.fuzz.failure import Failed, Failure
from rulewright.fuzz.table import Step
from rulewright.runtime.backend import OVER, Fault, Position

Steps = tuple[Step, ...]


class Rests(Protocol):
    """A position as far as shrinking asks: what kind of rest, and what tells it apart."""

    @property
    def kind(self) -> int: ...
    def to_bytes(self) -> bytes: ...


At = TypeVar("At", bound=Rests)


class Playable(Protocol[At]):
    """A game, or two in step, whose steps can be left out."""

    def new(self, seed: int) -> At: ...
    def possible(self, position: At) -> list[Step]: ...
    def any_step(self, position: At, rng: random.Random) -> Step: ...
    def fits(self, position: At, step: Step) -> bool: ...


Probe = Callable[[Position, Step | None], Position]
"""Makes a step (None: none, at the start) and looks at the position behind it; raises Failed."""

ALL_GAMES = 1_500  # positions looked at when all short games are tried
TRIES = 400  # short random games
FEW = 40  # steps, of which any two are left out


def shrink(table: Playable[At], failure: Failure, probe: Callable[[At, Step | None], At], seconds: float) -> Failure:
    """The shortest game found that fails in the same way."""
    if not failure.steps:  # at the start, where there may be no position to go on from
        return failure
    search = _Search(table, failure, probe, time.perf_counter() + seconds)
    search.leave_out()
    search.all_short_games()
    search.random_games()
    search.leave_out()
    search.leave_out_pairs()
    return search.best


class _Search(Generic[At]):
    def __init__(
        self, table: Playable[At], failure: Failure, probe: Callable[[At, Step | None], At], until: float
    ) -> None:
        self.table, self.best, self.probe, self.until = table, failure, probe, until

    @property
    def late(self) -> bool:
        return time.perf_counter() > self.until

    def leave_out(self) -> None:
        """Runs of steps are left out, long ones first, as long as that makes the game shorter."""
        size = max(1, len(self.best.steps) // 2)
        while not self.late:
            at, shorter = 0, False
            while at < len(self.best.steps) and not self.late:
                steps = self.best.steps
                if self._fails(steps[:at] + steps[at + size :]):
                    shorter = True
                else:
                    at += size
            if size == 1 and not shorter:
                return
            size = max(1, size // 2)

    def leave_out_pairs(self) -> None:
        """Any two steps are left out: where players take turns, one alone seldom can be."""
        first = 0
        while first < len(self.best.steps) <= FEW and not self.late:
            steps = self.best.steps
            later = range(first + 1, len(steps))
            if not any(self._fails(steps[:first] + steps[first + 1 : at] + steps[at + 1 :]) for at in later):
                first += 1

    def random_games(self) -> None:
        """Other games, shorter than the best so far."""
        rng = random.Random(self.best.seed)
        for _ in range(TRIES):
            if self.late or len(self.best.steps) <= 1:
                return
            self._play(lambda position, made: self.table.any_step(position, rng), len(self.best.steps) - 1)

    def all_short_games(self) -> None:
        """All games, shorter ones first, within a bound: what is found is the shortest of all."""
        start = self.table.new(self.best.seed)
        row: list[tuple[At, Steps]] = [(start, ())]
        seen = {start.to_bytes()}
        looked = 0
        while row and len(row[0][1]) + 1 < len(self.best.steps):
            following = []
            for position, steps in row:
                for step in self.table.possible(position):
                    looked += 1
                    if looked > ALL_GAMES or self.late:
                        return
                    try:
                        after = self.probe(position, step)
                    except Failed as found:
                        if self._is_better(found, (*steps, step)):
                            return
                        continue
                    if after.kind != OVER and after.to_bytes() not in seen:
                        seen.add(after.to_bytes())
                        following.append((after, (*steps, step)))
            row = following

    def _fails(self, steps: Sequence[Step]) -> bool:
        """Plays the steps that fit; whether that fails alike after fewer steps than the best."""
        waiting = list(steps)

        def following(position: At, made: int) -> Step | None:
            while waiting:
                step = waiting.pop(0)
                if self.table.fits(position, step):
                    return step
            return None

        return self._play(following, len(self.best.steps) - 1)

    def _play(self, choose: Callable[[At, int], Step | None], most: int) -> bool:
        made: list[Step] = []
        try:
            position = self.probe(self.table.new(self.best.seed), None)
            while position.kind != OVER and len(made) < most:
                step = choose(position, len(made))
                if step is None:
                    return False
                made.append(step)
                position = self.probe(position, step)
        except Failed as found:
            return self._is_better(found, tuple(made))
        except Fault:  # another mistake came first
            return False
        return False

    def _is_better(self, found: Failed, steps: Steps) -> bool:
        """Whether this is the same failure after fewer steps; then it is the best from now on."""
        steps += found.further
        better = found.is_like(self.best.found) and len(steps) < len(self.best.steps)
        if better:
            self.best = self.best.shortened(found, steps)
        return better
