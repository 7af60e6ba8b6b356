"""What emitted modules leave to Python: faults, and random games shared out to threads."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from threading import Thread
from typing import Any, NamedTuple, NoReturn, Protocol

from rulewright.runtime.backend import MAX_DECISIONS as MAX_DECISIONS

SHARE = 4  # a part is so many times smaller than what each thread would have of all that is left
SMALLEST = 256  # but never so many times smaller than all
FaultEntry = tuple[str, str, str, int, int]  # code, message, file, line, column
NOT_LEGAL: FaultEntry = ("RW607", "not a legal move", "", 0, 0)
NOT_CHANCE: FaultEntry = ("RW607", "chance cannot bring this now", "", 0, 0)
STUCK: FaultEntry = ("RW608", "the rules got stuck", "", 0, 0)


class Player(Protocol):
    """What a module offers here: games of a range of numbers, and an end to all of them."""

    def play_range(
        self,
        first: int,
        count: int,
        seed: int,
        check: bool,
        limit: int,
        keep: bool,
        lengths: array[int],
        winners: array[int],
        totals: array[int],
    ) -> None: ...
    def stop(self, wanted: bool) -> None: ...


def raise_fault(entry: FaultEntry | None, number: int | None = None) -> NoReturn:
    """A rule went wrong, perhaps in one of many games."""
    from rulewright.runtime.backend import Fault
    from rulewright.runtime.ir import Where

    code, message, file, line, column = entry or STUCK
    if code == "memory":
        raise MemoryError(message)
    raise Fault(code, message, Where(file, line, column), number)


def raise_foreign() -> NoReturn:
    """Bytes that are no position."""
    raise ValueError("these bytes are not a position of this game")


def raise_broken(game: int) -> NoReturn:
    """An invariant does not hold in a random game."""
    from rulewright.runtime.checked import BrokenAt

    raise BrokenAt(game)


def taken(kind: int, data: bytes) -> int | tuple[int, ...]:
    """An argument of a move out of a module's memory: a set of several words (2) or counts (3)."""
    return int.from_bytes(data, "little") if kind == 2 else tuple(data)


def given(kind: int, value: Any, size: int) -> bytes:
    """An argument of a move as a module's memory wants it; ValueError if it does not fit."""
    data = int.to_bytes(value, size, "little") if kind == 2 else bytes(tuple(value) if len(value) == size else ())
    if len(data) != size:
        raise ValueError(value)
    return data


class Totals(Sequence[tuple[int, ...]]):
    """Each seat's total, game by game."""

    def __init__(self, seats: int, numbers: array[int]) -> None:
        self._seats, self._numbers = seats, numbers

    def __len__(self) -> int:
        return len(self._numbers) // self._seats

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        start = at % len(self) * self._seats
        return tuple(self._numbers[start : start + self._seats])


class CompiledPlayouts(NamedTuple):
    """Per game: decisions made, the mask of winners, each seat's total."""

    lengths: array[int]
    winners: array[int]
    totals: Totals
    moves: None = None


def playouts(
    player: Player, seats: int, count: int, seed: int, threads: int, check: bool, limit: int, keep: bool
) -> CompiledPlayouts:
    """Uniform random games; the same for a seed, however many threads share them. `threads` 0: one per processor. A
    game that is not over after `limit` decisions is a fault, or kept with a negative length."""
    threads = max(1, min(threads or os.cpu_count() or 1, max(1, count)))
    lengths, winners, totals = array("i", [0]) * count, array("Q", [0]) * count, array("i", [0]) * (count * seats)
    games = _Games(list(_parts(count, threads)), (lengths, winners, totals))
    terms = (seed & (2**64 - 1), check, limit, keep)
    workers = [Thread(target=games.play, args=(player, *terms)) for _ in range(threads - 1)]
    try:
        for worker in workers:
            worker.start()
        games.play(player, *terms)
        for worker in () if games.is_interrupted else workers:
            worker.join()
    finally:
        games.end()
        _end(player, workers)
    if games.problems:
        raise games.problem
    return CompiledPlayouts(lengths, winners, Totals(seats, totals))


def _end(player: Player, workers: list[Thread]) -> None:
    """Nobody plays on after an interruption."""
    working = [worker for worker in workers if worker.is_alive()]
    player.stop(bool(working))
    for worker in working:
        worker.join()
    player.stop(False)


def _parts(count: int, threads: int) -> Iterator[tuple[int, int]]:
    """The first game of each part, and how many: large parts first, then smaller and smaller ones, so that no thread
    waits long for the one that plays the last."""
    first = 0
    while first < count:
        left = count - first
        size = left if threads == 1 else min(left, max(1, count // SMALLEST, left // (SHARE * threads)))
        yield first, size
        first += size


class _Games:
    """Games that threads play part by part into the results: whoever is on a slower core gets fewer parts."""

    def __init__(self, parts: list[tuple[int, int]], results: tuple[array[int], array[int], array[int]]) -> None:
        self._waiting = parts[::-1]
        self._results = results
        self.problems: dict[int, BaseException] = {}  # by the first game of a part

    @property
    def problem(self) -> BaseException:
        """That of the first part that has one; an interruption comes before all."""
        return self.problems[min(self.problems, key=lambda first: (isinstance(self.problems[first], Exception), first))]

    @property
    def is_interrupted(self) -> bool:
        """Whether somebody does not want to wait."""
        return bool(self.problems) and not isinstance(self.problem, Exception)

    def end(self) -> None:
        """Nothing more is handed out."""
        self._waiting.clear()

    def play(self, player: Player, seed: int, check: bool, limit: int, keep: bool) -> None:
        """Plays parts until there is none, or one went wrong: all before that one have been handed out then."""
        while not self.problems:
            try:
                first, count = self._waiting.pop()  # at once: no two threads get the same
            except IndexError:
                return
            try:
                player.play_range(first, count, seed, check, limit, keep, *self._results)
            except BaseException as problem:  # noqa: BLE001 - handed on to the thread that waits
                self.problems[first] = problem
