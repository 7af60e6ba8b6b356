"""`rulewright check`: all mistakes of games, with carets."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright import library, warm
from rulewright.cli.common import json_text, settings, targets
from rulewright.given_numbers import seconds, whole_number
from rulewright.library import definition_files
from rulewright.loading import raise_wrong_options
from rulewright.progress import Ticker
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import printable, quoted

if TYPE_CHECKING:
    from rulewright.compiler.syntax.diagnostics import Problem

EXAMPLE = "example: rulewright check connect_four definitions/hex/misere_hex.variant"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME|FILE", help="what to check (default: every game within reach)"
    )
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="check with an option set")
    parser.add_argument(
        "--players", type=whole_number(), metavar="N", help="check for so many players (default: the least)"
    )
    parser.add_argument("--strict", action="store_true", help="warnings count as mistakes")
    parser.add_argument(
        "--lint",
        action="store_true",
        help=(
            "also tell what is perhaps not meant: rules that never fire, guards that never decide, columns never read …"
        ),
    )
    parser.add_argument(
        "--without", default="", metavar="CODES", help="with --lint: leave out findings by code, as in RW952,RW956"
    )
    parser.add_argument(
        "--games", dest="played", type=whole_number(0), default=40, metavar="N", help="with --lint: random games (40)"
    )
    parser.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="with --lint: for games (20 s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    found: dict[Path, list[Problem]] = {}
    for path in targets(arguments.games):
        found[path] = problems_of(path, settings(arguments), arguments.players)
        if arguments.lint and not any(not problem.warning for problem in found[path]):
            found[path] = [*found[path], *findings_of(path, arguments)]
    if arguments.json:
        print(json_text({"files": [_as_json(path, problems) for path, problems in found.items()]}))
    else:
        _print(found)
    counted = [
        problem for problems in found.values() for problem in problems if arguments.strict or not problem.warning
    ]
    return 1 if counted else 0


def problems_of(path: Path, options: dict[str, Any], seats: int | None) -> list[Problem]:
    """What is wrong with a game or variant. That nothing is wrong with these very files is remembered."""
    beside = [file for file in sorted(path.parent.glob("*.md")) if os.path.isfile(file)]
    key = warm.key_of(
        warm.fingerprint([*definition_files(path), *library.look_files(path), *beside]),
        str(seats),
        *sorted(map(str, options.items())),
    )
    if warm.is_noted("clean", key):
        return []
    from rulewright.compiler.front import check_game

    problems = list(check_game(path, options, seats))
    raise_wrong_options(problems, options)
    if not problems:
        warm.note("clean", key)
    return problems


def findings_of(path: Path, arguments: argparse.Namespace) -> list[Problem]:
    """What is perhaps not meant; what is meant for a reason is only counted."""
    from rulewright.compiler.errors.lints import LINTS
    from rulewright.linting import Effort, lint

    without = frozenset(filter(None, (code.strip() for code in arguments.without.split(","))))
    known = list(LINTS)
    for code in sorted(without - set(known)):
        raise OptionError(f"'{quoted(code)}' is no code of a finding: those are {', '.join(known)}.")
    with Ticker() as say:
        found = lint(path, Effort(arguments.played, arguments.seconds), without, say)
    if found.meant and not arguments.json:
        print(f"{library.shown(path)}: {_count(len(found.meant), 'finding')} meant, see lint.yaml", file=sys.stderr)
    return found.findings


def _print(found: dict[Path, list[Problem]]) -> None:
    problems = [problem for each in found.values() for problem in each]
    if problems:
        from rulewright.compiler.syntax.diagnostics import told

        print(told(problems), flush=True)
    errors = sum(not problem.warning for problem in problems)
    warnings = len(problems) - errors
    number = f"{len(found)} files" if len(found) != 1 else printable(str(library.shown(next(iter(found)))))
    if errors or warnings:
        print(f"\n{number}: {_count(errors, 'mistake')}, {_count(warnings, 'warning')}", file=sys.stderr)
    else:
        print(f"{number}: no mistakes")


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _as_json(path: Path, problems: list[Problem]) -> dict[str, Any]:
    return {
        "file": str(library.shown(path)),
        "problems": [
            {
                "code": problem.code,
                "file": problem.span.source.name,
                "line": problem.span.line,
                "column": problem.span.column,
                "message": problem.message,
                "hint": problem.hint,
                "warning": problem.warning,
            }
            for problem in problems
        ],
    }
