"""Parts of experiments, played side by side: on the cores of this machine, or on a Ray cluster.

A part is named by its first game and how many; whoever plays it, and how often it has to be begun again, the numbers
are the same.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from rulewright.lab.on_ray import on_ray
from rulewright.lab.plan import Part
from rulewright.lab.playing import Tally, play_some
from rulewright.runtime.errors import OptionError, RulewrightError

Runner = Callable[[list[Part]], Iterator[tuple[Part, Tally]]]

PATIENCE = 3  # how often a part is begun anew after whoever played it has died


def runner(on: str, processes: int) -> Runner:
    """Where parts are played: 'cores', 'ray' or 'ray://ADDRESS'."""
    if on == "cores":
        return alone if processes == 1 else lambda parts: _on_cores(parts, processes)
    if on == "ray" or on.startswith("ray://"):
        return lambda parts: on_ray(parts, None if on == "ray" else on)
    raise OptionError(f"Experiments run on 'cores', 'ray' or 'ray://ADDRESS', not '{on}'.")


def alone(parts: list[Part]) -> Iterator[tuple[Part, Tally]]:
    """In this process."""
    for part in parts:
        yield part, play_some(*part)


def _on_cores(parts: list[Part], processes: int) -> Iterator[tuple[Part, Tally]]:
    left = {(part[0].key(), *part[1:]): part for part in parts}
    for _ in range(PATIENCE):
        try:
            for part, tally in _in_a_pool(list(left.values()), min(processes, len(left))):
                del left[part[0].key(), *part[1:]]
                yield part, tally
            return
        except BrokenProcessPool:  # somebody was killed: what is left is played by others
            continue
    raise RulewrightError("The processes that play die again and again: there may be too little memory.")


def _in_a_pool(parts: list[Part], processes: int) -> Iterator[tuple[Part, Tally]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(max(1, processes), context, initializer=_deaf)
    try:
        waiting: dict[Any, Part] = {pool.submit(play_some, *part): part for part in parts}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _deaf() -> None:
    """An interruption is for whoever waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes_wanted(given: int | None) -> int:
    """How many processes play: all cores if nothing is said."""
    return given or os.cpu_count() or 1


class Clock:
    """How far an experiment is, and how long it will take."""

    def __init__(self, games: int, done: int = 0) -> None:
        self._begun, self._games, self._before, self.done = time.perf_counter(), games, done, done

    def told(self, more: int) -> str:
        """After `more` games: a line for whoever waits."""
        self.done += more
        seconds, played = time.perf_counter() - self._begun, self.done - self._before
        left = seconds / max(1, played) * (self._games - self.done)
        return f"{self.done:,} of {self._games:,} games, {_time(left)} left"


def _time(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
