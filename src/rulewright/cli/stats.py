"""`rulewright stats GAME`: many games between chosen players, and what they came to."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from rulewright.cli.codes import INTERRUPTED, WRONG
from rulewright.cli.common import add_settings, json_text, settings
from rulewright.given_numbers import whole_number
from rulewright.lab.keeping import Keeper, missing
from rulewright.lab.plan import Plan, plan_of
from rulewright.lab.playing import Tally, merged
from rulewright.lab.running import Clock, processes_wanted, runner
from rulewright.lab.summary import lines, summary
from rulewright.progress import Ticker
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.runtime.errors import OptionError

EXAMPLE = """\
examples:
  rulewright stats fields_of_green --players 2 --games 500 --report fields.html
  rulewright stats connect_four --seats mcts:hard,random --games 100
  rulewright stats my_game --seats my_players:careful,random --resume my_game.parts"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_experiment(parser)
    add_settings(parser)


def add_experiment(parser: argparse.ArgumentParser, games: int = 1000) -> None:
    """What `stats` and `compare` share."""
    who = (
        "who sits where: random, mcts, mcts:easy, mcts:0.5s, mcts:2000, module:function; the last named also takes the"
        " seats left"
    )
    parser.add_argument("--seats", default="random", metavar="WHO,WHO", help=f"{who} (default: random)")
    parser.add_argument("--games", type=whole_number(1), default=games, metavar="N", help=f"(default: {games:,})")
    parser.add_argument("--seed", type=whole_number(), default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--report", metavar="FILE.html", help="write a report with pictures, in one file")
    parser.add_argument("--resume", metavar="FILE", help="keep what is played in a file, and go on with what is there")
    parser.add_argument("--processes", type=whole_number(1), metavar="N", help="(default: one for each core)")
    parser.add_argument("--on", default="cores", metavar="WHERE", help="cores, ray, or ray://ADDRESS (default: cores)")
    parser.add_argument(
        "--max-decisions", type=whole_number(1), default=MAX_DECISIONS, metavar="N", help="of one game (default: 10000)"
    )


def run(arguments: argparse.Namespace) -> int:
    plan = plan_for(arguments, arguments.game, settings(arguments), arguments.seats)
    check_report(arguments.report)
    parts, stopped = played(arguments, [plan], arguments.resume)
    tally = merged(parts[plan])
    found = summary(tally, plan.players)
    if arguments.json:
        print(json_text({"game": plan.game, "plan": plan._asdict(), "interrupted": stopped, **found}, indent=2))
    else:
        print("\n".join([plan.title() + (" (interrupted)" if stopped else ""), *lines(found)]))
    if arguments.report and tally["count"]:
        from rulewright.lab.report import stats_report

        write_report(arguments.report, stats_report(plan.title(), tally, found))
    return INTERRUPTED if stopped else WRONG if tally["wrong"] else 0


def plan_for(arguments: argparse.Namespace, game: str, options: dict[str, str], seats: str) -> Plan:
    """The plan that a command asks for."""
    more = (arguments.seed, arguments.backend, arguments.max_decisions)
    return plan_of(game, options, arguments.players, seats, *more)


def check_report(path: str | None) -> None:
    """What a report needs is there before the games are played."""
    if path:
        from importlib.util import find_spec

        if find_spec("matplotlib") is None:
            raise OptionError("Reports need matplotlib: pip install 'rulewright[report]'.")
        if not Path(path).resolve().parent.is_dir():
            raise OptionError(f"There is no folder for '{path}'.")
        if Path(path).is_dir():
            raise OptionError(f"'{path}' is a folder: a report is a file.")
        if not os.access(Path(path).resolve().parent, os.W_OK | os.X_OK):
            raise OptionError(f"Nothing may be written into the folder of '{path}'.")


def write_report(path: str, text: str) -> None:
    """The report into its file, whole."""
    from rulewright.runtime.files import put_in_place

    put_in_place(Path(path), text.encode())
    print(f"written: {path}", file=sys.stderr)


def played(
    arguments: argparse.Namespace, plans: list[Plan], resume: str | None, first: int = 0, games: int | None = None
) -> tuple[dict[Plan, list[Tally]], bool]:
    """The parts of each plan, of games up to a number; what is there when the user interrupts, and whether that was
    so."""
    games, processes = games or arguments.games, processes_wanted(arguments.processes)
    keepers = {plan: Keeper(_file(resume, at), plan.key()) for at, plan in enumerate(plans)} if resume else {}
    parts: dict[Plan, list[Tally]] = {plan: list(keepers[plan].parts) if resume else [] for plan in plans}
    size = max(1, min(min(map(_most, plans)), games // (8 * processes)))
    todo = [(plan, *span) for plan in plans for span in missing(parts[plan], games, size) if span[0] >= first]
    todo.sort(key=lambda part: part[1])
    clock = Clock(games * len(plans), sum(part["count"] for found in parts.values() for part in found))
    try:
        with Ticker() as tell:
            for (plan, *_), tally in runner(arguments.on, processes)(todo) if todo else ():
                parts[plan].append(tally)
                if resume:
                    keepers[plan].add(tally)
                tell(clock.told(tally["count"]))
    except KeyboardInterrupt:
        return parts, True
    return parts, False


def _most(plan: Plan) -> int:
    """Games of a part: enough that handing it out costs nothing beside it, not so many that nobody hears of it for
    long. Whoever does not play at random may think."""
    return 1000 if set(plan.seats) == {"random"} else 50


def _file(resume: str, at: int) -> Path:
    return Path(resume) if at == 0 else Path(f"{resume}.{at + 1}")
