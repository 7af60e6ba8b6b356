"""`rulewright impact GAME`: what a change does, on one page."""

from __future__ import annotations

import argparse
import json

from rulewright.cli.common import add_settings, settings
from rulewright.cli.diff import before
from rulewright.cli.numbers import seconds, whole_number
from rulewright.difference.report import as_json as difference_as_json
from rulewright.difference.report import told as difference_told
from rulewright.difference.sides import sides
from rulewright.drawing.terminal.show import wants_colour
from rulewright.impact import as_json, impact_of, told
from rulewright.progress import Ticker

EXAMPLE = """\
what is written differently, a game that shows it, which scenarios notice, and how balance moves.

examples:
  rulewright impact fjords --against HEAD
  rulewright impact fjords --set diagonal=no"""
SECONDS = 50.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--against", metavar="REVISION|FILE", help="what it was (default: HEAD, with --set the game as it is)"
    )
    parser.add_argument(
        "--seconds", type=seconds, default=SECONDS, metavar="S", help=f"in all, about (default: {SECONDS:.0f})"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    against = arguments.against or ("" if arguments.set else "HEAD")
    one = before(arguments.game, against) if against else arguments.game
    with sides((one, {}), (arguments.game, settings(arguments))) as both:
        with Ticker() as say:
            found = impact_of(both, arguments.players, arguments.backend, arguments.seed, arguments.seconds, say)
        if arguments.json:
            print(json.dumps({**difference_as_json(found.found), **as_json(found)}, ensure_ascii=False))
        else:
            print(difference_told(found.found, wants_colour()))
            if not found.found.structure.same:
                print(f"\n{told(found)}")
    return 1 if found.found.looked.witness else 0
