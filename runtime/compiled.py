"""What emitted modules leave to Python: faults, and random games shared out to threads."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, NamedTuple, NoReturn

FaultEntry = tuple[str, str, str, int, int]  # code, message, file, line, column
NOT_LEGAL: FaultEntry = ("RW607", "not a legal move", "", 0, 0)
NOT_CHANCE: FaultEntry = ("RW607", "chance cannot bring this now", "", 0, 0)
STUCK: FaultEntry = ("RW608", "the rules got stuck", "", 0, 0)
PlayRange = Callable[[int, int, int, bytearray, bytearray, bytearray], None]


def raise_fault(entry: FaultEntry | None) -> NoReturn:
    """A rule went wrong."""
    from rulewright.runtime.backend import Fault
    from rulewright.runtime.ir import Where

    code, message, file, line, column = entry or STUCK
    if code == "memory":
        raise MemoryError(message)
    raise Fault(code, message, Where(file, line, column))


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
    data = int.to_bytes(value, size, "little") if kind == 2 else bytes(value)
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


def playouts(play_range: PlayRange, seats: int, count: int, seed: int, threads: int = 1) -> CompiledPlayouts:
    """Uniform random games; the same for a seed, however many threads share them. `threads` 0: one per processor."""
    threads = max(1, min(threads or os.cpu_count() or 1, max(1, count)))
    bounds = [count * share // threads for share in range(threads + 1)]
    parts = [_Share(first, last - first, seats) for first, last in zip(bounds, bounds[1:], strict=False)]
    workers = [Thread(target=part.play, args=(play_range, seed & (2**64 - 1))) for part in parts[1:]]
    for worker in workers:
        worker.start()
    parts[0].play(play_range, seed & (2**64 - 1))
    for worker in workers:
        worker.join()
    for part in parts:
        if part.problem is not None:
            raise part.problem
    lengths, winners, totals = array("i"), array("Q"), array("i")
    for part in parts:
        lengths.frombytes(part.lengths)
        winners.frombytes(part.winners)
        totals.frombytes(part.totals)
    return CompiledPlayouts(lengths, winners, Totals(seats, totals))


class _Share:
    """Some of the games: played by one thread into memory of its own."""

    def __init__(self, first: int, count: int, seats: int) -> None:
        self.first, self.count = first, count
        self.lengths, self.winners, self.totals = bytearray(4 * count), bytearray(8 * count), bytearray(4 * count * seats)
        self.problem: Exception | None = None

    def play(self, play_range: PlayRange, seed: int) -> None:
        try:
            play_range(self.first, self.count, seed, self.lengths, self.winners, self.totals)
        except Exception as problem:  # noqa: BLE001 - handed on to the thread that waits
            self.problem = problem
