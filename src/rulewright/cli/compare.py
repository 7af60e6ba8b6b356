"""`rulewright compare A B`: how two games, variants, options or players differ, with the same seeds."""

from __future__ import annotations

import argparse

from rulewright.cli.codes import INTERRUPTED, WRONG
from rulewright.cli.common import add_settings, json_text, settings
from rulewright.cli.stats import add_experiment, check_report, plan_for, played, write_report
from rulewright.lab.comparing import differences, is_precise, lines
from rulewright.lab.playing import Tally, merged
from rulewright.lab.summary import wrong_lines
from rulewright.runtime.errors import OptionError

EXAMPLE = """\
examples:
  rulewright compare fjords fjords --set rounds=1 --games 2000
  rulewright compare connect_four connect_four --seats mcts:200,random --other-seats mcts:800,random --precision 0.03
  rulewright compare reykholt lantern --players 3 --report lantern.html"""

STEPS = 8  # how often precision is looked at


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("one", metavar="A")
    parser.add_argument("other", metavar="B")
    add_experiment(parser, 2000)
    parser.add_argument("--other-seats", metavar="WHO,WHO", help="who sits where in B (default: the same)")
    precision = "stop when the difference of wins is known to plus or minus so much: 0.02 is two in a hundred games"
    parser.add_argument("--precision", type=_share, metavar="P", help=precision)
    add_settings(parser)
    next(action for action in parser._actions if action.dest == "set").help = "set an option of B"


def _share(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not between 0 and 1")
    return found


def run(arguments: argparse.Namespace) -> int:
    check_report(arguments.report)
    one = plan_for(arguments, arguments.one, {}, arguments.seats)
    other = plan_for(arguments, arguments.other, settings(arguments), arguments.other_seats or arguments.seats)
    if one == other:
        raise OptionError(
            "A and B are the same: give B another game, an option (--set) or other players (--other-seats)."
        )
    if one.players != other.players:
        raise OptionError(f"A has {one.players} seats and B {other.players}: say how many with --players.")
    sides: tuple[list[Tally], list[Tally]] = ([], [])
    stopped = False
    goals = (
        [arguments.games * step // STEPS for step in range(1, STEPS + 1)] if arguments.precision else [arguments.games]
    )
    for before, goal in zip([0, *goals], goals, strict=False):
        if goal == before:
            continue
        parts, stopped = played(arguments, [one, other], arguments.resume, 0 if arguments.resume else before, goal)
        for side, plan in zip(sides, (one, other), strict=True):
            side[:] = parts[plan] if arguments.resume else side + parts[plan]
        tallies = _paired(sides)
        found = differences(*tallies, one.players)
        if stopped or arguments.precision and is_precise(found, arguments.precision):
            break
    titles = (one.title(), other.title())
    count = tallies[0]["count"]
    if arguments.json:
        told = {"a": one._asdict(), "b": other._asdict(), "games": count, "interrupted": stopped, "differences": found}
        print(json_text(told | {"wrong": {"a": tallies[0]["wrong"], "b": tallies[1]["wrong"]}}, indent=2))
    else:
        cut = " (interrupted)" if stopped else ""
        head = (f"A: {titles[0]}", f"B: {titles[1]}", f"{count:,} games each, with the same seeds{cut}")
        wrong = [wrong_lines(side["wrong"], count, f" of {name}") for name, side in zip("AB", tallies, strict=True)]
        print("\n".join((*head, *wrong[0], *wrong[1], *lines(found))))
    if arguments.report and count:
        from rulewright.lab.report import compare_report

        write_report(arguments.report, compare_report(titles, tallies, found))
    return INTERRUPTED if stopped else WRONG if any(side["wrong"] for side in tallies) else 0


def _paired(sides: tuple[list[Tally], list[Tally]]) -> tuple[Tally, Tally]:
    """Only games that both sides have played, in the same order."""
    both = {number for part in sides[0] for number in _numbers(part)} & {n for part in sides[1] for n in _numbers(part)}
    one, other = (merged([_only(part, both) for part in side]) for side in sides)
    return one, other


def _numbers(part: Tally) -> range:
    return range(part["first"], part["first"] + part["count"])


def _only(part: Tally, kept: set[int]) -> Tally:
    """A part without the games that the other side has not played."""
    at = [place for place, number in enumerate(_numbers(part)) if number in kept]
    chosen = {name: [part[name][place] for place in at] for name in ("lengths", "winners", "totals")}
    rows = {name: [values[place] for place in at] for name, values in part["lines"].items()}
    return part | chosen | {"lines": rows, "count": len(at)}
