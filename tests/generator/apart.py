"""Work done in a process of its own: a definition that brings a module down, or never ends, is a failure like any
other."""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import json
import math
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 60  # of work
PATIENCE = 20  # times as long on the clock, where others work as well


def apart(work: Callable[[], dict[str, Any]], seconds: float = SECONDS) -> dict[str, Any]:
    """What the work returns; {'failure': …} if its process dies or takes too long."""
    reading, writing = os.pipe()
    parent = os.getpid()
    child = os.fork()
    if child == 0:
        os.close(reading)
        gc.disable()  # it ends soon
        faulthandler.disable()  # a crash is told by the parent, in one line
        _die_with(parent)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))
        try:
            data = json.dumps(work()).encode()
        except BaseException as error:  # told by the parent
            data = json.dumps({"failure": f"{type(error).__name__}: {error}"}).encode()
        with os.fdopen(writing, "wb") as file:
            file.write(data)
        os._exit(0)
    os.close(writing)
    data = _read(reading, time.monotonic() + PATIENCE * seconds)
    if data is None:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return {"failure": f"takes more than {seconds} seconds"}
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
        return {"failure": f"takes more than {seconds} seconds"}
    if os.WIFSIGNALED(status):
        return {"failure": f"the process was ended by {signal.Signals(os.WTERMSIG(status)).name}"}
    found: dict[str, Any] = json.loads(data)
    return found


def _die_with(parent: int) -> None:
    """A killed parent leaves no child behind, where the system can see to it (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    if os.getppid() != parent:
        os._exit(1)


def _read(source: int, end: float) -> bytes | None:
    """All that comes through a pipe; None if it is not closed in time."""
    data = b""
    with os.fdopen(source, "rb", buffering=0) as file:
        while True:
            ready, _, _ = select.select([file], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            part = file.read(1 << 16)
            if not part:
                return data
            data += part
