"""Open games, solved: what the end is worth to each seat if all play perfectly, and a line of play that shows it.

Every seat takes the best for itself, chance is weighed exactly. Positions that are met again are looked up; whoever can
win at once or is sure to looks no further.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from rulewright.runtime.backend import CHANCE, OVER, Position
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.state import State

Values = tuple[Fraction, ...]
Say = Callable[[str], None]

MOST_POSITIONS = 5_000_000
DEEP = 20_000


class Solution(NamedTuple):
    """The worth of a position to each seat, from -1 to 1; a perfect line, as text, outcomes of chance left out;
    positions looked at."""

    values: Values
    line: tuple[str, ...]
    positions: int


class TooManyPositions(RulewrightError):
    """The game is too large to be solved here."""


class Solver:
    """Solves positions of one game."""

    def __init__(self, start: State, most: int = MOST_POSITIONS, say: Say | None = None) -> None:
        self._start, self._most, self._say = start, most, say or (lambda text: None)
        self._seats, self._seating = start.players, start.seating
        self._known: dict[bytes, Values] = {}
        self._under_way: set[bytes] = set()

    def solve(self) -> Solution:
        """The value of the start, and a line that shows it."""
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(max(before, DEEP))
        try:
            values = self._value(self._start.position)
            return Solution(values, self._line(), len(self._known))
        finally:
            sys.setrecursionlimit(before)

    def _value(self, position: Position) -> Values:
        key = position.to_bytes()
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._under_way:
            raise RulewrightError(
                "Positions can come up again in this game, so that it need not end: it cannot be solved this way."
            )
        if len(self._known) >= self._most:
            raise TooManyPositions(f"There are more than {self._most:,} positions: the game is too large to be solved.")
        if len(self._known) % 1000 == 0:
            self._say(f"{len(self._known):,} positions")
        self._under_way.add(key)
        found = self._known[key] = self._worked_out(position)
        self._under_way.discard(key)
        return found

    def _worked_out(self, position: Position) -> Values:
        if position.kind == OVER:
            return self._worth(position)
        if position.kind == CHANCE:
            return self._expected(position)
        best: Values | None = None
        seat = position.actor - 1
        for raw in position.moves():
            values = self._value(self._seating.step(position, raw))
            if best is None or values[seat] > best[seat]:
                best = values
            if best[seat] == 1:
                break
        assert best is not None
        return best

    def _expected(self, position: Position) -> Values:
        outcomes = position.outcomes()
        total = sum(weight for _, weight in outcomes)
        sums = [Fraction(0)] * self._seats
        for value, weight in outcomes:
            for seat, worth in enumerate(self._value(self._seating.step(position, (value,)))):
                sums[seat] += Fraction(weight, total) * worth
        return tuple(sums)

    def _worth(self, position: Position) -> Values:
        """As `State.returns`, exactly."""
        winners = [seat for seat in range(self._seats) if position.winners() >> seat & 1]
        if self._seats == 1 or self._seating.program.together:
            return (Fraction(1 if winners else -1),) * self._seats
        share, scale = Fraction(1, len(winners) or self._seats), Fraction(self._seats, self._seats - 1)
        return tuple(
            ((share if not winners or seat in winners else 0) - Fraction(1, self._seats)) * scale
            for seat in range(self._seats)
        )

    def _line(self) -> tuple[str, ...]:
        """Best moves to the end, or to where chance decides."""
        state, line = self._start.with_chance(False), list[str]()
        while not state.over and state.position.kind != CHANCE:
            state.play(self._best(state))
            line.append(str(state.history[-1]) if not state.history[-1].is_forced else str(state.chosen[-1]))
        return tuple(line)

    def _best(self, state: State) -> Any:
        position = state.position
        wanted = self._value(position)[position.actor - 1]
        for raw in position.moves():
            if self._value(self._seating.step(position, raw))[position.actor - 1] == wanted:
                return state.known(raw)
        raise AssertionError("one of the moves has the value of the position")
