"""Cython text to C, by a process that stands ready for it (`cython_process.py`)."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

from rulewright.compiler.native.cython_process import LOOK, SAID

PROCESS = Path(__file__).resolve().parent / "cython_process.py"
TRIES = 2  # a process that ends since it had nothing to do may have been asked just then
ONE_AT_A_TIME = Lock()
KILLED = -signal.SIGKILL


class Translator:
    """A process with Cython in it, which is ready half a second after it was begun."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        command = (sys.executable, "-P", str(PROCESS))
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True)
        self.codes: dict[str, int] = {}
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            code, source = json.loads(line)
            self.codes[source] = code

    def ask(self, wanted: dict[str, Any]) -> None:
        """Have a text translated."""
        assert self.process.stdin is not None
        with ONE_AT_A_TIME, contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(wanted) + "\n")
            self.process.stdin.flush()

    def end(self) -> None:
        """End it, with all that it does."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # the second where it has ended already
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


_READY: list[Translator] = []  # the one that was begun last


def begin_translator() -> Translator:
    """The process that translates, begun now if there is none."""
    with ONE_AT_A_TIME:
        if not _READY or not _READY[0].listener.is_alive():
            end_translator()
            _READY.append(Translator())
        return _READY[0]


def end_translator() -> None:
    """Whatever is being translated is not wanted any more."""
    while _READY:
        _READY.pop().end()


def _forget_translator() -> None:
    """A copy of this process has none: its pipes are the other's."""
    while _READY:
        _READY.pop().process.returncode = 0


atexit.register(end_translator)
os.register_at_fork(after_in_child=_forget_translator)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a translation may take: seconds, bytes, and until when it is waited for."""

    seconds: int
    memory: int
    stopped: Event


def translated(source: Path, include: Path, rules: bool, limits: Limits) -> subprocess.CompletedProcess[str]:
    """Write the C file beside a Cython file: what became of it, as of a command; KeyboardInterrupt if it was stopped.
    `rules`: there are no Python objects in it."""
    wanted: dict[str, Any] = {"source": str(source), "include": str(include), "rules": rules}
    wanted |= {"seconds": limits.seconds, "memory": limits.memory}
    for _ in range(TRIES):
        translator = begin_translator()
        translator.ask(wanted)
        while translator.listener.is_alive():
            if limits.stopped.wait(LOOK):
                raise KeyboardInterrupt
            if str(source) in translator.codes:
                said = source.with_suffix(SAID)
                heard = said.read_text(encoding="utf-8") if said.exists() else ""
                return subprocess.CompletedProcess((), translator.codes.pop(str(source)), "", heard)
    return subprocess.CompletedProcess((), KILLED, "", "")
