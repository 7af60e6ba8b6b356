"""`rulewright watch GAME`: check and test at every save."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rulewright import library
from rulewright.cli.check import problems_of
from rulewright.given_numbers import seconds

EXAMPLE = "example: rulewright watch my_game"
WATCHED = (".game", ".variant", ".yaml", ".scenario", ".md")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--every", type=seconds, default=0.5, metavar="SECONDS", help="how often to look (default: 0.5)"
    )
    parser.add_argument("--once", action="store_true", help="check and test now, then end")


def run(arguments: argparse.Namespace) -> int:
    path = library.find(arguments.game)
    code = _look(path)
    if arguments.once:
        return code
    seen = _times(path)
    print(f"watching {library.shown(path.parent)}; Ctrl-C ends it", flush=True)
    while True:
        time.sleep(max(0.05, arguments.every))
        now = _times(path)
        if now != seen:
            seen = now
            print(f"\n{time.strftime('%H:%M:%S')} {'-' * 60}", flush=True)
            _look(path)


def _look(path: Path) -> int:
    """Check a game, and test it if it has no mistakes."""
    from rulewright.compiler.syntax.diagnostics import told
    from rulewright.conformance import main as test

    problems = problems_of(
        path, {}, None
    )  # that a file is gone is one: editors that save by renaming take it away for a moment
    if problems:
        print(told(problems) + "\n")
    if any(not problem.warning for problem in problems):
        return 1
    return test([str(path), "--backend", "reference"])


def _times(path: Path) -> dict[Path, int]:
    """When each file of the game's folder was last changed."""
    found = {}
    for file in path.parent.rglob("*"):
        if file.suffix in WATCHED:
            try:
                found[file] = file.stat().st_mtime_ns
            except OSError:  # gone between listing and asking
                continue
    return found
