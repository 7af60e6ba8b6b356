"""Processes of their own, for work that takes long or must not be trusted: few at once, with little time and memory.

What waits, waits in a queue of limited length. A process that takes too long ends by its own alarm, also when nobody is
left who asked for it; a new one takes its place.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from rulewright.runtime.errors import RulewrightError

P = ParamSpec("P")
R = TypeVar("R")
MEMORY = 3 << 30  # bytes of one process


class Busy(RulewrightError):
    """Too much is waiting already."""


class TookTooLong(RulewrightError):
    """The work was ended: it took more time or memory than it may."""


class Crew:
    """Some processes; `do` gives work to the next that is free."""

    def __init__(self, size: int, seconds: float, waiting: int, memory: int = MEMORY, niceness: int = 0) -> None:
        self.size, self.seconds, self.waiting, self._terms = size, seconds, waiting, (memory, niceness)
        self._idle: list[ProcessPoolExecutor] = []
        self._places = asyncio.Semaphore(size)
        self._asked = 0

    async def do(self, work: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """The result of some work of a module, done elsewhere; its errors are raised here."""
        if self._asked >= self.size + self.waiting:
            raise Busy("too much is to be done already; try again in a moment")
        self._asked += 1
        try:
            async with self._places:
                result: R = await self._given(work, arguments, named)
                return result
        finally:
            self._asked -= 1

    async def _given(self, work: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        one = self._idle.pop() if self._idle else self._hired()
        try:
            result = await asyncio.wrap_future(one.submit(_timed, self.seconds, work, arguments, named))
        except BrokenProcessPool:
            one.shutdown(wait=False)
            raise TookTooLong(f"this took longer than {self.seconds:g} s, or too much memory, and was ended") from None
        except asyncio.CancelledError:
            dismiss(one)
            raise
        except BaseException:
            self._idle.append(one)
            raise
        self._idle.append(one)
        return result

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, self._terms)

    def close(self) -> None:
        """Ends those that are idle; whoever works is ended by the alarm at last."""
        while self._idle:
            dismiss(self._idle.pop())


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Ends a process in the middle of its work."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _begin(memory: int, niceness: int) -> None:
    """What a process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    most = resource.getrlimit(resource.RLIMIT_AS)[1]
    limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    os.nice(niceness)


def _timed(seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*arguments, **named)
    except MemoryError:
        raise TookTooLong("this takes too much memory") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
