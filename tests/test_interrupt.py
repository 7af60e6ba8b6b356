"""Ctrl-C while a command works: one line, soon, and nothing left behind."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.native import build
from rulewright.side_by_side import side_by_side

SLOW_COMPILER = """#!/bin/sh
touch "$TMPDIR/of_the_compiler"
echo begun >> {marks}
exec sleep 60
"""
# Python itself ends by the signal where that met it inside of `exec`, as while it makes a dataclass; a shell says 130
INTERRUPTED = (130, -signal.SIGINT)


@pytest.mark.parametrize("at_terminal", [True, False], ids=["all processes", "the first process"])
@pytest.mark.parametrize(
    "command",
    [
        ("compile", "pig", "tic_tac_toe", "kuhn_poker"),
        ("test", "pig", "tic_tac_toe", "kuhn_poker"),
        ("play", "pig"),
        ("bench", "pig"),
    ],
    ids=lambda command: command[0],
)
def test_an_interruption_ends_everything(command: tuple[str, ...], at_terminal: bool, tmp_path: Path) -> None:
    """The C compiler is at work when the signal comes: to all processes, as from a terminal, or to the command
    alone."""
    marks, compiler, drafts = tmp_path / "marks", tmp_path / "slow-cc", tmp_path / "drafts"
    compiler.write_text(SLOW_COMPILER.format(marks=marks))
    compiler.chmod(0o755)
    drafts.mkdir()
    around = {**os.environ, "CC": str(compiler), "RULEWRIGHT_CACHE": str(tmp_path / "cache"), "TMPDIR": str(drafts)}
    process = begun([sys.executable, "-m", "rulewright", *command], around)
    try:
        _wait_for(marks)
        (os.killpg if at_terminal else os.kill)(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=20)
    finally:
        process.kill()
    assert said.splitlines()[-1] == "interrupted" and "Traceback" not in said and "RW900" not in said
    assert process.returncode in INTERRUPTED
    assert not list(drafts.iterdir()), "unfinished work is cleared away, the compiler's too"
    assert not list((tmp_path / "cache").rglob("*.so")) and not (tmp_path / "cache" / "failed").exists()


def test_what_was_begun_beside_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late it looks up: an interruption waits for it, since the process would wait for its compiler at the
    end."""

    def slow() -> None:
        while not build.STOPPED.is_set():
            time.sleep(0.3)

    monkeypatch.setattr(build, "BESIDE", [])
    monkeypatch.setattr(build, "positions_module", slow)

    def interrupted(_: int) -> None:
        build.begin_positions()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        for _, done in side_by_side(interrupted, [1]):
            done.result()
    assert build.BESIDE and not build.BESIDE[0].is_alive()
    assert not build.STOPPED.is_set(), "what is asked for after that is built"


@pytest.mark.parametrize("command", ["compile", "test"])
def test_a_killed_command_leaves_no_process_behind(command: str, tmp_path: Path) -> None:
    """Whoever builds or waits for work ends soon after the one who asked for it."""
    marks, compiler = tmp_path / "marks", tmp_path / "slow-cc"
    compiler.write_text(SLOW_COMPILER.format(marks=marks))
    compiler.chmod(0o755)
    around = {**os.environ, "CC": str(compiler), "RULEWRIGHT_CACHE": str(tmp_path / "cache")}
    process = begun([sys.executable, "-m", "rulewright", command, "pig", "tic_tac_toe", "kuhn_poker"], around)
    try:
        _wait_for(marks)
        assert _processes_with(str(tmp_path)), "the compiler is at work"
        process.kill()
        process.wait()
        for _ in range(100):
            if not _processes_with(str(tmp_path)):
                break
            time.sleep(0.1)
        assert not _processes_with(str(tmp_path))
    finally:
        process.kill()


def _processes_with(text: str) -> list[str]:
    """The commands of all processes that have a text in their environment (other than this one)."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if text.encode() in (entry / "environ").read_bytes() and int(entry.name) != os.getpid():
                found.append((entry / "cmdline").read_text())
        except OSError:
            continue
    return found


def begun(command: list[str], around: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """A process that can be interrupted: where the tests run in the background the signal is ignored, and that is
    inherited."""
    return subprocess.Popen(
        command,
        env=around,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


ENDLESS = """game "Endless"
players 1
state n: 0..5
state heap: 0..9 per 0..400
play
    for you in turns(0)
        you choose
            wait
                n = 0
            ponder
                heap[n] = count(a in 0..400, b in 0..400 where heap[a] + heap[b] == 19) mod 9
            climb
                repeat 12
                    you choose
                        up
                            n = min(5, n + 1)
                        down
                            n = max(0, n - 1)
                require n > 5
            stop_it
                require n > 5
                finish
"""
WORK = {
    "playouts": "game.playouts(10, threads=1, max_decisions=2**31 - 1)",
    "playouts in threads": "game.playouts(10, threads=3, max_decisions=2**31 - 1)",
    "perft": "game.new(seed=1).perft(60)",
    "search": "rulewright.mcts(simulations=10**9).search(game.new(seed=1))",
    "positions": "while True: state = game.new(seed=1); state.play('ponder'); state.moves",
    "playouts, by reference": "reference.playouts(1, max_decisions=2**31 - 1)",
}
CATCHING = """
import sys, time, rulewright
game = rulewright.load(sys.argv[1], backend="compiled")
reference = rulewright.load(sys.argv[1], backend="reference")
game.new(seed=1)
print("ready", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print(time.process_time())
"""
AT_ONCE = 0.2  # seconds of work after the signal; the processor's, since others may be busy on this machine


def worked(process: subprocess.Popen[str]) -> float:
    """The seconds that a process has been at work."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def interrupted_at_work(process: subprocess.Popen[str], seconds: float) -> tuple[float, str, str]:
    """Interrupts a process when it has been at work for some seconds; how long it had worked when the signal came, and
    what it said."""
    try:
        until = time.monotonic() + 60
        while worked(process) < seconds and time.monotonic() < until:
            time.sleep(0.01)
        before = worked(process)
        os.kill(process.pid, signal.SIGINT)
        return before, *process.communicate(timeout=20)
    finally:
        process.kill()


@pytest.mark.parametrize("work", WORK)
def test_modules_stop_at_once(work: str, tmp_path: Path) -> None:
    """Ctrl-C in the middle of what would never end: the exception comes within a fifth of a second."""
    file = tmp_path / "endless.game"
    file.write_text(ENDLESS)
    process = begun([sys.executable, "-c", CATCHING.format(work=WORK[work]), str(file)])
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    before, said, warned = interrupted_at_work(process, worked(process) + 0.5)
    assert process.returncode == 0, warned
    assert float(said) - before < AT_ONCE


@pytest.mark.parametrize(
    "command", [("perft", "60"), ("bench", "--max-decisions", "1000000000")], ids=lambda command: command[0]
)
def test_commands_stop_at_once(command: tuple[str, ...], tmp_path: Path) -> None:
    """The same at the terminal, where leaving takes a moment, too."""
    file = tmp_path / "endless.game"
    file.write_text(ENDLESS)
    rw.load(file, backend="compiled").new(seed=1)
    process = begun([sys.executable, "-m", "rulewright", command[0], str(file), *command[1:]])
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    before, _, said = interrupted_at_work(process, 2.0)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert process.returncode in INTERRUPTED and said.splitlines()[-1] == "interrupted"
    whole = after.ru_utime + after.ru_stime - children.ru_utime - children.ru_stime
    assert whole - before < AT_ONCE + 0.1


def _wait_for(file: Path) -> None:
    for _ in range(600):
        if file.exists():
            return
        time.sleep(0.1)
    raise AssertionError("the compiler was never called")
