"""`rulewright fuzz GAME`: random games, and everything that is wrong with them; see `rulewright.fuzz`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulewright import library
from rulewright.cli.common import add_settings, json_text, settings
from rulewright.fuzz.report import as_json, scenarios, told
from rulewright.fuzz.search import Findings, Wanted, search
from rulewright.given_numbers import seconds, whole_number
from rulewright.progress import Ticker
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import put_in_place

EXAMPLE = """\
plays random games at all numbers of players and across options, and looks at every step: does a rule go wrong, does
every invariant hold, do both backends tell the same, can a seat tell what it may not know, does the game end?

example: rulewright fuzz fjords --seconds 30 --save found.scenario"""
SECONDS = 60.0
MOST_DECISIONS = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=whole_number(1), metavar="N", help="how many games (default: as many as there is time for)"
    )
    parser.add_argument(
        "--seconds", type=seconds, metavar="S", help=f"how long (default: {SECONDS:.0f}, without --games)"
    )
    parser.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="N", help="where random play begins (default: 1)"
    )
    parser.add_argument(
        "--max-decisions",
        type=whole_number(1),
        default=MOST_DECISIONS,
        metavar="N",
        help=f"a game with more decisions, or events of chance in a row, does not end (default: {MOST_DECISIONS:,})",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the failing games as scenarios")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser, players="number of players (default: every number)")


def run(arguments: argparse.Namespace) -> int:
    path = library.find(arguments.game)
    if arguments.save and arguments.save.exists():
        raise OptionError(f"'{arguments.save}' is there already, so nothing is written over it.")
    limit = arguments.seconds or (None if arguments.games else SECONDS)
    wanted = Wanted(
        path,
        settings(arguments),
        arguments.players,
        arguments.backend,
        arguments.seed,
        arguments.games,
        limit,
        arguments.max_decisions,
    )
    findings = Findings()
    try:
        with Ticker() as say:
            search(wanted, findings, say)
    except KeyboardInterrupt:
        findings.interrupted = True
    print(json_text(as_json(path.stem, findings)) if arguments.json else told(path, findings))
    if arguments.save and findings.failures:
        put_in_place(arguments.save, scenarios(path.stem, findings).encode())
        print(f"written: {arguments.save}", file=sys.stderr)
    return 130 if findings.interrupted else 1 if findings.failures else 0
