"""`rulewright impact GAME`: what a change does, on one page."""

from __future__ import annotations

import argparse
from pathlib import Path

from rulewright.cli.codes import INTERRUPTED, WRONG
from rulewright.cli.common import add_settings, json_text, settings
from rulewright.cli.diff import before
from rulewright.cli.stats import check_report, write_report
from rulewright.difference.sides import sides
from rulewright.drawing.terminal.show import wants_colour
from rulewright.given_numbers import seconds, whole_number
from rulewright.impact.told import as_json, told
from rulewright.impact.whole import Asked, impact_of
from rulewright.progress import Ticker

EXAMPLE = """\
what is written differently, a game that shows it, which scenarios notice, which saved games go another way, which slips
in the changed rules would go unnoticed, and how balance and use move.

examples:
  rulewright impact fjords --against HEAD --report impact.html
  rulewright impact fjords --set diagonal=no
  rulewright impact my_game --saves games/ --seats mcts:50"""
SECONDS = 50.0
MOST_GAMES = 10**6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--against", metavar="REVISION|GAME", help="what it was (default: HEAD, with --set the game as it is)"
    )
    parser.add_argument("--report", metavar="FILE", help="write one HTML page with plots")
    parser.add_argument(
        "--saves",
        type=Path,
        action="append",
        default=[],
        metavar="PATH",
        help="saved games or folders with some (those in the game's folder are always asked)",
    )
    parser.add_argument(
        "--seconds", type=seconds, default=SECONDS, metavar="S", help=f"in all (default: {SECONDS:.0f})"
    )
    parser.add_argument(
        "--games",
        type=whole_number(1),
        default=MOST_GAMES,
        metavar="N",
        help="for balance, at most (default: as there is time)",
    )
    parser.add_argument("--seats", default="random", metavar="WHO,WHO", help="who plays for balance (default: random)")
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    check_report(arguments.report)
    against = arguments.against or ("" if arguments.set else "HEAD")
    one = before(arguments.game, against) if against else arguments.game
    with sides((one, {}), (arguments.game, settings(arguments))) as both:
        asked = Asked(
            both,
            against,
            arguments.players,
            arguments.backend,
            arguments.seats,
            tuple(arguments.saves),
            arguments.seed,
            arguments.seconds,
            arguments.games,
            arguments.begun,
        )
        with Ticker() as say:
            found = impact_of(asked, say)
        print(json_text(as_json(found)) if arguments.json else told(found, wants_colour()))
        if arguments.report:
            from rulewright.impact.page import impact_page

            write_report(arguments.report, impact_page(found))
    looked = found.found.looked
    return INTERRUPTED if looked.interrupted else WRONG if looked.witness else 0
