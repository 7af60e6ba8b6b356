"""`rulewright test`: scenarios of games, folders or single files, and which rules they cover."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.conformance.coverage import report_of
from rulewright.conformance.covered_page import coverage_page
from rulewright.conformance.covered_text import as_lines
from rulewright.conformance.covering import Covered, covered
from rulewright.conformance.find import Found, NotFound, find_game, games_named, header_name, scenario_files
from rulewright.conformance.model import BACKENDS, FileResult, Report
from rulewright.conformance.report import as_json, as_text
from rulewright.conformance.run import Task, available, known_rules, own_rules, run_files
from rulewright.progress import Ticker
from rulewright.runtime.files import put_in_place

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
    tasks = [Task(file, backends, arguments.keyword, arguments.quick, aloud=True) for file in files]
    if arguments.report and not arguments.coverage:
        print("error: --report shows coverage: write --coverage as well", file=sys.stderr)
        return USAGE
    report = check_files(tasks, games_named(arguments.targets), arguments.jobs)
    games = covered_games(files) if arguments.coverage else []
    if arguments.json:
        print(as_json(report, arguments.table, games))
    else:
        print("\n\n".join([*map(as_lines, games), as_text(report, arguments.table)]))
    if arguments.report:
        put_in_place(arguments.report, coverage_page(games).encode())
        print(f"written: {arguments.report}", file=sys.stderr)
    if not report.passed + report.failed:
        return USAGE
    return FAILED if report.failed else PASSED


def covered_games(files: list[Path]) -> list[Covered]:
    """The coverage of every game and variant that some scenario files are about."""
    paths: dict[Path, None] = {}
    for file in files:
        with contextlib.suppress(NotFound):
            paths[find_game(header_name(file), file).path] = None
    found = []
    with Ticker() as say:
        for path in paths:
            with contextlib.suppress(DefinitionError):  # told by the scenarios already
                found.append(covered(path, say))
    return found


def check_files(tasks: list[Task], games: Iterable[Found] = (), jobs: int = 0) -> Report:
    """Runs scenario files and holds them against the rulebooks of their games, and of `games` besides."""
    with Ticker() as say:
        results = run_files(
            tasks, jobs or os.cpu_count() or 1, lambda done: say(f"{done} of {len(tasks)} scenario files")
        )
    named = {game.name: own_rules(game) for game in games}
    covering = {result.game for result in results if any(outcome.covers for outcome in result.outcomes)}
    rulebooks = dict(named)
    for result, task in zip(results, tasks, strict=True):
        with contextlib.suppress(NotFound):
            if not rulebooks.get(result.game) and (result.game in covering or result.game in named):
                rulebooks[result.game] = rulebook_of(find_game(result.game, task.file), result)
    return replace(report_of(results, rulebooks), backends=tasks[0].backends if tasks else ())


def rulebook_of(found: Found, result: FileResult) -> tuple[str, ...]:
    """The rules a game is held against: its rulebook, or, without one, the ids that stand in its definition. A variant
    answers only for what it adds; the rules it keeps are those of its game."""
    own, known = own_rules(found), known_rules(found)
    if own and not found.is_variant:
        return own
    return own + tuple(rule for rule in result.rules if rule not in known)
