"""`rulewright replay FILE`: a saved game step by step, and the first move that today's rules refuse."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulewright.cli.common import json_text
from rulewright.cli.diff import before
from rulewright.difference.sides import side
from rulewright.drawing.terminal.show import show, wants_colour
from rulewright.pins import pin_folder, pinned_rules
from rulewright.progress import Ticker
from rulewright.replaying import Replayed, game_of, pin, replayed
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted
from rulewright.runtime.saved import Version, read_head, saved_text, write_saved
from rulewright.runtime.state import State

EXAMPLE = """\
plays a saved game again and shows where it leads; if the rules have changed since, how far it goes by today's.

examples:
  rulewright replay game.saved --positions
  rulewright replay old.saved --accept        # today's rules from now on, if they allow every move
  rulewright replay old.saved --pin HEAD~3    # the rules of then from now on: they are kept beside it"""
WELL, REFUSED = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--game", metavar="GAME", help="the game or file to play it by (default: the one it names)")
    parser.add_argument("--positions", action="store_true", help="show the position after every step")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every step")
    parser.add_argument("--accept", action="store_true", help="write the file anew, as played by today's rules")
    parser.add_argument(
        "--pin", metavar="REVISION|FILE", help="keep the rules it was played by beside it; they hold from now on"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--backend", choices=("compiled", "reference", "auto"), default="auto", help="what plays")


def run(arguments: argparse.Namespace) -> int:
    text, file = saved_text(arguments.file), Path(arguments.file)
    if arguments.pin and arguments.accept:
        raise OptionError("A saved game goes on by today's rules ('--accept') or by its own ('--pin'), not by both.")
    if arguments.accept and pinned_rules(file):
        raise OptionError(f"The game is pinned: delete '{quoted(pin_folder(file))}' if today's rules are to hold.")
    if arguments.pin:
        return _pin(file, before(read_head(text)["game"], arguments.pin))
    with Ticker(now=True):
        game, head = game_of(file, text, arguments.game, arguments.backend)
    found = None
    for found in replayed(game, head, text):
        if not arguments.json:
            _tell(found, arguments.positions or arguments.step)
        if arguments.step and sys.stdin.isatty() and not found.refused:
            input("Enter goes on ")
    assert found is not None
    if arguments.json:
        print(json_text(as_json(found)))
    else:
        print("\n".join(_ending(found, arguments.accept)))
    if arguments.accept and not found.refused:
        sampled = found.state.with_chance(head["chance"] == "sampled")
        write_saved(sampled, Path(arguments.file), seated=head.get("seated") or ())
        print(f"written: {arguments.file}", file=sys.stderr)
    return REFUSED if found.refused else WELL


def _pin(file: Path, rules: str) -> int:
    with side(rules, {}) as old:
        folder = pin(file, old.path)
    print(f"pinned: {file} goes by the rules in {folder} from now on")
    return WELL


def _tell(found: Replayed, positions: bool) -> None:
    if found.done and not found.refused:
        print(f"{len(found.done)}. {found.done[-1]}")
    if positions and not found.refused:
        print(_shown(found.state))


def _shown(state: State) -> str:
    return "\n".join(f"  {line}".rstrip() for line in show(state, colour=wants_colour()).splitlines())


def _ending(found: Replayed, accepted: bool) -> list[str]:
    """The last position, by which rules it was played, and what was refused."""
    lines = ["the last position:", _shown(found.state), f"played by {found.version.value}"]
    if found.version is Version.OTHER and not found.refused:
        lines[-1] += ", and today's allow every move; " + (
            "they hold from now on" if accepted else "'--accept' takes them for it"
        )
    if found.refused:
        lines.append(f"line {found.line} is refused today: {found.refused}")
        lines += ["the file stays as it is"] if accepted else []
    return lines


def as_json(found: Replayed) -> dict[str, object]:
    """How far a saved game goes, as plain data."""
    return {
        "game": found.head["game"],
        "rules": found.version.name.lower(),
        "steps": found.done,
        "refused": {"line": found.line, "why": found.refused} if found.refused else None,
        "over": found.state.over,
        "scores": list(found.state.scores),
        "winners": list(found.state.winners),
    }
