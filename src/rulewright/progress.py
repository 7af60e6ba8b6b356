"""How far long work is: one line that changes on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO

QUICKLY, SLOWLY = 0.1, 20.0  # seconds from line to line on a terminal, and elsewhere


class Ticker:
    """Called with a text that says how far the work is; shown on standard error, not too often. A context: the line on
    a terminal is gone when the work is done."""

    def __init__(self, stream: TextIO | None = None, now: bool = False) -> None:
        self._stream = stream or sys.stderr
        self._terminal = self._stream.isatty()
        self._last = 0.0 if now or self._terminal else time.perf_counter()

    def __call__(self, text: str) -> None:
        moment = time.perf_counter()
        if moment - self._last < (QUICKLY if self._terminal else SLOWLY):
            return
        self._last = moment
        print(
            f"\r\x1b[K{text}" if self._terminal else text,
            end="" if self._terminal else "\n",
            file=self._stream,
            flush=True,
        )

    def __enter__(self) -> Ticker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", file=self._stream, flush=True)
