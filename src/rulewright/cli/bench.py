"""`rulewright bench`: speed beside OpenSpiel, C by hand and the interpreter; see `rulewright/bench/`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from rulewright.bench.beside import run_beside
from rulewright.bench.growth import DEAR, run_growth, run_passes
from rulewright.bench.playouts import MEASUREMENTS, Echo, run_bench
from rulewright.bench.report import bench_report
from rulewright.cli.common import json_text
from rulewright.cli.stats import check_report, write_report
from rulewright.given_numbers import seconds as seconds_given
from rulewright.given_numbers import whole_number
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.runtime.errors import OptionError
from rulewright.second_opinion import openspiel_game

EXAMPLE = "example: rulewright bench connect_four othello --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `rulewright bench`."""
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help=(
            "games to measure; all shipped ones if none is named; 'search': the tree search; 'faces': what Python"
            " feels, batches; 'scale': threads, cores and Ray; 'strength': fair players beside random ones and an"
            " equilibrium; 'studio': 200 clients at 50 tables; several of these may be named"
        ),
    )
    parser.add_argument("--beside", metavar="OTHER", help="compare one game with another one, a variant of it, say")
    parser.add_argument(
        "--openspiel", metavar="NAME", help="the same game in OpenSpiel, for a game of yours: 'go(board_size=9)'"
    )
    parser.add_argument("--players", type=whole_number(1), metavar="N", help="seats, with --beside")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument(
        "--report", metavar="FILE.html", help="one page with plots: also growth with sizes, and what each pass brings"
    )
    parser.add_argument(
        "--seconds", type=seconds_given, default=4.0, metavar="S", help="time for each game (default: 4)"
    )
    parser.add_argument(
        "--max-decisions", type=whole_number(1), default=MAX_DECISIONS, metavar="N", help="of one game (default: 10000)"
    )


def run(args: argparse.Namespace) -> int:
    """Measure what is asked for."""

    def echo(text: str) -> None:
        print(text, file=sys.stderr if args.json else sys.stdout, flush=True)

    _check_together(args)
    if args.beside:
        return _beside(args, echo)
    if args.games and set(args.games) <= set(MEASUREMENTS):
        found: dict[str, Any] = {}
        for name in args.games:
            measure = getattr(import_module(f"rulewright.bench.{name}"), f"run_{name}")
            found |= {name: measure(args.seconds, echo)} if len(args.games) > 1 else measure(args.seconds, echo)
        if args.json:
            print(json_text(found, indent=2))
        return 0
    if args.openspiel:
        openspiel_game(args.openspiel)  # a wrong name is told before anything is measured
    check_report(args.report)
    result = run_bench(args.games, args.seconds, echo, args.max_decisions, args.openspiel)
    if args.report:
        _report(args, result, echo)
    if args.json:
        print(json_text(result, indent=2))
    else:
        rate = result["unit"]["openspiel_connect_four_moves_per_s"]
        if rate:
            print(f"\nOpenSpiel makes {rate:,} Connect Four moves per second on this machine, in this run: the unit.")
            print(
                "Games that are not paired with one of its own (--openspiel NAME) are compared with that: playouts,"
                " moves."
            )
    return 0


def _check_together(args: argparse.Namespace) -> None:
    """Whatever would not be heeded is refused."""
    measurements = [name for name in args.games if name in MEASUREMENTS]
    if args.players and not args.beside:
        raise OptionError("--players goes with --beside.")
    if args.beside and (len(args.games) != 1 or measurements):
        raise OptionError("--beside compares one game with another: name one game before it.")
    if args.openspiel and (len(args.games) != 1 or measurements):
        raise OptionError("--openspiel names the same game of OpenSpiel's: name one game before it.")
    if measurements and len(measurements) < len(args.games):
        raise OptionError(f"'{measurements[0]}' is measured apart from games: rulewright bench {measurements[0]}.")
    for option in ("--openspiel", "--report"):
        if getattr(args, option[2:]) and (args.beside or measurements):
            raise OptionError(f"{option} goes with games, not with {measurements[0] if measurements else '--beside'}.")


def _report(args: argparse.Namespace, result: dict[str, Any], echo: Echo) -> None:
    """Measure what only the page tells, and write it."""
    result["growth"] = run_growth(list(result["games"]), args.seconds, echo, args.max_decisions)
    result["passes"] = run_passes(args.games or list(DEAR), args.seconds, echo, args.max_decisions)
    write_report(args.report, bench_report(result))


def _beside(args: argparse.Namespace, echo: Echo) -> int:
    result = run_beside(args.games[0], args.beside, args.players, args.seconds, echo, args.max_decisions)
    if args.json:
        print(json_text(result, indent=2))
    return 0
