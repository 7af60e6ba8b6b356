"""The processes that run scenario files: an interruption ends what they do, at once and without a word.

A worker would otherwise finish its file, begin the next one, or print where it was while it waited for one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from types import FrameType
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

LOOKS_UP = 0.5  # seconds
_state = {"working": False, "interrupted": False}  # of this process


def begin() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, _heed)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """A worker whose parent is gone has nobody to tell its results."""
    while os.getppid() == parent:
        time.sleep(LOOKS_UP)
    os._exit(1)


def carry_out(work: Callable[[Task], Result], task: Task) -> Result:
    """Work on a task, unless there was an interruption."""
    if _state["interrupted"]:
        raise KeyboardInterrupt
    _state["working"] = True
    try:
        return work(task)
    finally:
        _state["working"] = False


def say(line: str) -> None:
    """A line on standard error, from whichever process; on a terminal it takes the place of the line of progress."""
    print(f"\r\x1b[K{line}" if sys.stderr.isatty() else line, file=sys.stderr, flush=True)


def interrupt_all() -> None:
    """Hand an interruption on: a terminal tells all processes, another program only the first."""
    for worker in multiprocessing.active_children():
        if worker.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGINT)


def _heed(number: int, frame: FrameType | None) -> None:
    """Once: what is cleaned up after the first interruption is not disturbed by a second."""
    first, _state["interrupted"] = not _state["interrupted"], True
    if first and _state["working"]:
        raise KeyboardInterrupt
