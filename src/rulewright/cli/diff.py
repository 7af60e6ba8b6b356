"""`rulewright diff A B`: what is written differently in two games, and the shortest game found that shows it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulewright import library
from rulewright.cli.codes import INTERRUPTED, WRONG
from rulewright.cli.common import add_settings, json_text, settings
from rulewright.difference.comparing import compared
from rulewright.difference.report import Found, as_json, scenario, told
from rulewright.difference.sides import AT, sides
from rulewright.drawing.terminal.show import wants_colour
from rulewright.given_numbers import seconds, whole_number
from rulewright.progress import Ticker
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import put_in_place

EXAMPLE = """\
A and B are games, variants or files; A may be left out with --against, B with --set.
GAME@REVISION is a game as git has it.

examples:
  rulewright diff chess king_of_the_hill
  rulewright diff fjords --set diagonal=no --save diagonal.scenario
  rulewright diff fjords --against HEAD~3
  rulewright diff old/my.game my.game --seconds 60"""
SECONDS = 30.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("one", metavar="A")
    parser.add_argument("other", metavar="B", nargs="?", help="(default: A again, with --set or --against)")
    parser.add_argument(
        "--against", metavar="REVISION|GAME", help="compare B with what it was at a revision, or with a game or file"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=SECONDS,
        metavar="S",
        help=f"how long to look for a game (default: {SECONDS:.0f})",
    )
    parser.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="N", help="where random play begins (default: 1)"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write a scenario that passes on A and fails on B")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser)
    next(action for action in parser._actions if action.dest == "set").help = "set an option of B"


def run(arguments: argparse.Namespace) -> int:
    one, other = named(arguments.one, arguments.other, arguments.against, bool(arguments.set))
    if arguments.save and arguments.save.exists():
        raise OptionError(f"'{arguments.save}' is there already, so nothing is written over it.")
    with sides((one, {}), (other, settings(arguments))) as both:
        with Ticker() as say:
            found = compared(both, arguments.players, arguments.backend, arguments.seed, arguments.seconds, say)
        print(json_text(as_json(found)) if arguments.json else told(found, wants_colour()))
        if arguments.save:
            print(_saved(found, arguments.save), file=sys.stderr)
    return INTERRUPTED if found.looked.interrupted else WRONG if found.looked.witness else 0


def _saved(found: Found, file: Path) -> str:
    """The scenario is written; what became of it."""
    if not found.looked.witness:
        return f"not written: {file} (no game found that shows a difference)"
    text = scenario(found)
    if text is None:
        return f"not written: {file} (a scenario has no words for what differs)"
    put_in_place(file, text.encode())
    return f"written: {file}"


def named(one: str, other: str | None, against: str | None, has_settings: bool) -> tuple[str, str]:
    """Which two games are meant: A and B by name; with `against`, A is what B was."""
    if against is not None:
        if other is not None:
            raise OptionError("'--against' says what A is: name one game.")
        return before(one, against), one
    if other is None and not has_settings:
        raise OptionError("Name two games, or one with '--against REVISION' or '--set OPTION=VALUE'.")
    return one, other or one


def before(game: str, against: str) -> str:
    """The game that `against` means: a game or variant by name, a file, or the same game at a revision."""
    is_named = against in library.games() or against in library.variants()
    return against if is_named or Path(against).exists() else f"{game}{AT}{against}"
