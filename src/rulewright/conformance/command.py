"""`rulewright test`: scenarios of games, folders or single files, and which rules they cover."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rulewright.conformance.coverage import report_of
from rulewright.conformance.find import NotFound, find_game, scenario_files
from rulewright.conformance.model import BACKENDS, FileResult, Report
from rulewright.conformance.report import as_json, as_text
from rulewright.conformance.run import Task, available, known_rules, own_rules, run_files

PASSED, FAILED, USAGE = 0, 1, 2


def run_command(arguments: argparse.Namespace) -> int:
    """Runs the scenarios asked for; 0 if all pass, 1 if one fails, 2 if there is nothing to run."""
    try:
        files = scenario_files(arguments.targets)
    except NotFound as problem:
        print(f"error: {problem}", file=sys.stderr)
        return USAGE
    if not files:
        print(f"error: there is no scenario file in {', '.join(arguments.targets) or 'any game'}", file=sys.stderr)
        return USAGE
    backends, notice = available(BACKENDS[arguments.backend])
    if notice:
        print(f"note: {notice}", file=sys.stderr)
    report = check_files(files, backends, arguments.keyword, arguments.jobs)
    print(as_json(report) if arguments.json else as_text(report))
    return FAILED if report.failed else PASSED


def check_files(files: list[Path], backends: tuple[str, ...], keyword: str = "", jobs: int = 0) -> Report:
    """Runs scenario files and holds them against the rulebooks of their games."""
    tasks = [Task(file, backends, keyword) for file in files]
    results = run_files(tasks, jobs or os.cpu_count() or 1, _progress(tasks))
    return replace(report_of(results, rulebooks_of(results, files)), backends=backends)


def rulebooks_of(results: list[FileResult], files: list[Path]) -> dict[str, tuple[str, ...]]:
    """The rules each game is held against: its rulebook, or, without one, the ids that stand in its definition. A variant
    answers only for what it adds; the rules it keeps are those of its game."""
    rulebooks: dict[str, tuple[str, ...]] = {}
    for result, file in zip(results, files, strict=True):
        if result.game and result.game not in rulebooks:
            found = find_game(result.game, file)
            own = own_rules(found)
            known = known_rules(found)
            added = tuple(rule for rule in result.rules if rule not in known) if found.is_variant or not own else ()
            rulebooks[result.game] = own + added
    return rulebooks


def _progress(tasks: list[Task]) -> Callable[[int], None]:
    """Says on a terminal how far the run is; elsewhere nothing."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        line = f"{done}/{len(tasks)} scenario files" if done < len(tasks) else ""
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return show
