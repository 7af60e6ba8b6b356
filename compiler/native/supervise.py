"""Runs a command with little time and memory, and ends it when whoever asked is gone: `python supervise.py SECONDS
BYTES COMMAND …`.

It is a process of its own, in a session of its own together with the command, and knows nothing of the rest. Its
standard input is a pipe that nobody writes to: when its other end is closed, by whoever holds it or by the system that
buries him, everything here ends.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import subprocess
import sys

OUT_OF_TIME = 124  # as `timeout` has it


def main() -> int:
    """Run the command; its exit code, or OUT_OF_TIME."""
    seconds, memory, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    _limit(resource.RLIMIT_CPU, seconds, seconds + 1)
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, preexec_fn=lambda: _limit(resource.RLIMIT_AS, memory, memory)
    )
    while process.poll() is None:
        waiting, _, _ = select.select([sys.stdin], [], [], 0.01)
        if waiting and not os.read(sys.stdin.fileno(), 1):
            os.killpg(0, signal.SIGKILL)
    return OUT_OF_TIME if process.returncode == -signal.SIGXCPU else process.returncode


def _limit(kind: int, soft: int, hard: int) -> None:
    """Set a limit, or keep the closer one that is set already: it cannot be raised."""
    most = resource.getrlimit(kind)[1]
    if most != resource.RLIM_INFINITY:
        soft, hard = min(soft, most), min(hard, most)
    resource.setrlimit(kind, (soft, hard))


if __name__ == "__main__":
    sys.exit(main())
