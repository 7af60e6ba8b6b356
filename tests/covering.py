"""Covering arrays: few settings of many options in which every two values of two options come together.

Greedy, row by row (after AETG): each row is the best of some candidates that are grown from a pair not yet met. Values
nobody has met yet count most, so that the first rows, which are all the suite can afford to build, show each value at
least once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Setting = dict[str, Any]
Row = dict[str, int]  # of each option the place of a value in its list
Part = tuple[str, int]
Pair = frozenset[Part]

CANDIDATES = 30
NEW_VALUE = 100  # what a value that was never met counts, in pairs
TRIES = 200


def covering(options: Mapping[str, Sequence[Any]], valid: Callable[[Setting], bool]) -> list[Setting]:
    """Settings that meet all pairs that can be met; the first has the first value of each option."""
    search = _Search(options, valid)
    return [search.setting(row) for row in search.rows()]


def pairs_of(row: Row) -> set[Pair]:
    return {frozenset(two) for two in combinations(row.items(), 2)}


def pairs_met(settings: Sequence[Setting], options: Mapping[str, Sequence[Any]]) -> set[Pair]:
    """The pairs that some settings meet."""
    placed = ({name: list(options[name]).index(value) for name, value in one.items()} for one in settings)
    return set().union(*map(pairs_of, placed))


def all_pairs(options: Mapping[str, Sequence[Any]]) -> set[Pair]:
    """Every two values of two options."""
    return {
        frozenset(((one, i), (other, j)))
        for one, other in combinations(options, 2)
        for i in range(len(options[one]))
        for j in range(len(options[other]))
    }


@dataclass
class _Search:
    """Pairs still missing and values already seen, while rows are made."""

    options: Mapping[str, Sequence[Any]]
    valid: Callable[[Setting], bool]
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    missing: set[Pair] = field(default_factory=set)
    seen: set[Part] = field(default_factory=set)

    def rows(self) -> list[Row]:
        self.missing = all_pairs(self.options)
        made = [dict.fromkeys(self.options, 0)]
        self._note(made[0])
        while self.missing:
            ordered = sorted(self.missing, key=sorted)
            grown = [self._grown(self.rng.choice(ordered)) for _ in range(CANDIDATES)]
            best = max((row for row in grown if row), key=self._gain, default=None) or self._grown(ordered[0])
            if best is None:
                self.missing.remove(ordered[0])  # these two do not go together
            else:
                made.append(best)
                self._note(best)
        return made

    def _note(self, row: Row) -> None:
        self.missing -= pairs_of(row)
        self.seen |= set(row.items())

    def _gain(self, row: Row) -> int:
        return len(pairs_of(row) & self.missing) + NEW_VALUE * len(set(row.items()) - self.seen)

    def _grown(self, pair: Pair) -> Row | None:
        """A valid row around a pair: one option after the other, in any order, gets the value that meets most."""
        row = self._around(pair)
        if row is None:
            return None
        fixed = dict(pair) | {name: place for name, place in row.items() if place}
        for name in self.rng.sample(sorted(set(row) - set(fixed)), len(row) - len(fixed)):
            places = [at for at in range(len(self.options[name])) if self.valid(self.setting({**row, name: at}))]
            row[name] = max(places, key=lambda at: self._met(name, at, fixed), default=0)  # noqa: B023  # called at once
            fixed[name] = row[name]
        return row

    def _met(self, name: str, place: int, fixed: Row) -> tuple[int, float]:
        new = sum(frozenset(((name, place), part)) in self.missing for part in fixed.items())
        return new + NEW_VALUE * ((name, place) not in self.seen), self.rng.random()

    def _around(self, pair: Pair) -> Row | None:
        """Some valid row with a pair, near the first values; None if there seems to be none."""
        for tried in range(TRIES):
            changes = 0.1 if tried else 0.0
            row = {
                name: self.rng.randrange(len(values)) if self.rng.random() < changes else 0
                for name, values in self.options.items()
            }
            row |= dict(pair)
            if self.valid(self.setting(row)):
                return row
        return None

    def setting(self, row: Row) -> Setting:
        return {name: self.options[name][place] for name, place in row.items()}
