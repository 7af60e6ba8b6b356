"""`rulewright new NAME`: a small working game with a scenario, or (`--of GAME`) a variant of a game that there is."""

from __future__ import annotations

import argparse
from pathlib import Path

from rulewright.new_game import write_game

EXAMPLE = """\
examples:
  rulewright new my_game && rulewright test my_game
  rulewright new wide_four --of connect_four"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _: my_game")
    parser.add_argument("--of", metavar="GAME", help="write a variant of this game instead")
    parser.add_argument(
        "--in", dest="folder", metavar="FOLDER", help="where (default: ./definitions if there is one, else here)"
    )


def run(arguments: argparse.Namespace) -> int:
    home = _home(arguments.folder)
    made = write_game(arguments.name, home, arguments.of)
    for path in made:
        print(f"wrote {path}")
    folder = home / arguments.name
    first = folder if arguments.of is None else made[0]
    print(f"Now: rulewright check {first}, rulewright test {folder}, rulewright play {first}")
    return 0


def _home(folder: str | None) -> Path:
    if folder is not None:
        return Path(folder)
    return Path("definitions") if Path("definitions").is_dir() else Path()
