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
from rulewright.conformance.model import COMPILED, REFERENCE, FileResult, Report
from rulewright.conformance.report import as_json, as_text
from rulewright.conformance.run import Task, available, known_rules, own_rules, run_files

BACKENDS = {"both": (REFERENCE, COMPILED), COMPILED: (COMPILED,), REFERENCE: (REFERENCE,)}
PASSED, FAILED, USAGE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `rulewright test`."""
    parser.add_argument("targets", nargs="*", metavar="GAME|FOLDER|FILE.scenario", help="what to test (default: all games)")
    parser.add_argument("--backend", choices=tuple(BACKENDS), default="both", help="where to play the scenarios")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="files run at once (default: one per core)")
    parser.add_argument("-k", dest="keyword", default="", metavar="TEXT", help="only scenarios with TEXT in title, file or rules")


def main(arguments: list[str] | argparse.Namespace) -> int:
    """Runs the scenarios asked for; 0 if all pass, 1 if one fails, 2 if there is nothing to run."""
    if isinstance(arguments, list):
        parser = argparse.ArgumentParser(prog="rulewright test", description=__doc__)
        add_arguments(parser)
        arguments = parser.parse_args(arguments)
    try:
        files = scenario_files(arguments.targets)
    except NotFound as problem:
        print(f"error: {problem}", file=sys.stderr)
        return USAGE
    if not files:
        print(f"error: there is no scenario file in {', '.join(arguments.targets) or 'any game'}", file=sys.stderr)
        return USAGE
    report = test_files(files, BACKENDS[arguments.backend], arguments.keyword, arguments.jobs)
    print(as_json(report) if arguments.json else as_text(report))
    return FAILED if report.failed else PASSED


def test_files(files: list[Path], backends: tuple[str, ...], keyword: str = "", jobs: int = 0) -> Report:
    """Runs scenario files and holds them against the rulebooks of their games."""
    tasks = [Task(file, backends, keyword) for file in files]
    results = run_files(tasks, jobs or os.cpu_count() or 1, _progress(tasks))
    used, notices = available(backends)
    report = report_of(results, rulebooks_of(results, files))
    return replace(report, notices=(*notices, *report.notices), backends=used)


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
