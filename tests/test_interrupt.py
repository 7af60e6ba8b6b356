"""Ctrl-C while a command works: one line, soon, and nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SLOW_COMPILER = """#!/bin/sh
echo begun >> {marks}
exec sleep 60
"""


@pytest.mark.parametrize("at_terminal", [True, False], ids=["all processes", "the first process"])
@pytest.mark.parametrize(
    "command",
    [("compile", "pig", "tic_tac_toe", "kuhn_poker"), ("test", "pig", "tic_tac_toe", "kuhn_poker"), ("play", "pig"), ("bench", "pig")],
    ids=lambda command: command[0],
)
def test_an_interruption_ends_everything(command: tuple[str, ...], at_terminal: bool, tmp_path: Path) -> None:
    """The C compiler is at work when the signal comes: to all processes, as from a terminal, or to the command alone."""
    marks, compiler, drafts = tmp_path / "marks", tmp_path / "slow-cc", tmp_path / "drafts"
    compiler.write_text(SLOW_COMPILER.format(marks=marks))
    compiler.chmod(0o755)
    drafts.mkdir()
    around = {**os.environ, "CC": str(compiler), "RULEWRIGHT_CACHE": str(tmp_path / "cache"), "TMPDIR": str(drafts)}
    process = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *command],
        env=around, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        _wait_for(marks)
        (os.killpg if at_terminal else os.kill)(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=20)
    finally:
        process.kill()
    assert said.splitlines()[-1] == "interrupted" and "Traceback" not in said and "RW900" not in said
    assert process.returncode == 130
    assert not list(drafts.glob("rulewright-*")), "unfinished work is cleared away"
    assert not list((tmp_path / "cache").rglob("*.so")) and not (tmp_path / "cache" / "failed").exists()


def _wait_for(file: Path) -> None:
    for _ in range(600):
        if file.exists():
            return
        time.sleep(0.1)
    raise AssertionError("the compiler was never called")
