"""The parts that run beside the search and the games, in a process of their own, which is ended when the time is
over."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.difference.sides import Side
from rulewright.difference.structure import Structure
from rulewright.impact.clock import Clock
from rulewright.impact.model import Parts
from rulewright.runtime.errors import RulewrightError

SCENARIOS, SAVES = 0.6, 0.7  # of the time are over when these must be done; survivors have the rest


class Errand(NamedTuple):
    """What is asked of the process."""

    sides: tuple[Side, Side]
    structure: Structure
    saved: tuple[Path, ...]
    seed: int
    clock: Clock


class Lane:
    """A process that tells what it finds as it goes; `parts` holds the newest of each."""

    def __init__(self, errand: Errand) -> None:
        self.parts: Parts = {}
        context = multiprocessing.get_context("spawn")
        receiving, sending = context.Pipe(False)
        self._process = context.Process(target=_run, args=(errand, sending), daemon=True)
        self._process.start()
        sending.close()
        self._reader = Thread(target=self._read, args=(receiving,), daemon=True)
        self._reader.start()

    def _read(self, receiving: Connection) -> None:
        try:
            while True:
                name, part = receiving.recv()
                self.parts[name] = part
        except (EOFError, OSError):
            return

    def ended(self, seconds: float) -> Parts:
        """What is known when the process is done, or after so many seconds."""
        self._reader.join(seconds)
        if self._process.is_alive():
            self._process.kill()
        self._reader.join(1)
        return self.parts


def _run(errand: Errand, sending: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for whoever waits for the results
    try:
        work(errand, lambda name, part: sending.send((name, part)))
    except (DefinitionError, RulewrightError) as problem:
        sending.send(("notes", (f"scenarios, saved games and slips were given up: {problem}",)))


def work(errand: Errand, tell: Callable[[str, Any], None]) -> None:
    """Saved games first if there are few, scenarios, then slips."""
    from rulewright.impact.saves import replayed
    from rulewright.impact.scenarios import Noticed
    from rulewright.impact.survivors import tried_out

    old, new = errand.sides
    rules, clock = frozenset(errand.structure.rules), errand.clock
    meetings = Noticed(old, lambda part: tell("scenarios", part)).meetings(new, rules, clock.at(SCENARIOS))
    replayed(list(errand.saved), errand.sides, rules, clock.at(SAVES), lambda part: tell("saves", part))
    tried_out(new, errand.structure, meetings, errand.seed, clock.at(1), lambda part: tell("survivors", part))
