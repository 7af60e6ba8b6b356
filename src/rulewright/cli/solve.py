"""`rulewright solve GAME`: the value of a small game, and how to play it perfectly."""

from __future__ import annotations

import argparse
import json
import time
from fractions import Fraction
from typing import Any

from rulewright.cli.common import add_settings, json_text, request_for
from rulewright.given_numbers import whole_number
from rulewright.loading import load_request
from rulewright.progress import Ticker
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.state import State
from rulewright.solving.equilibrium import ITERATIONS, Equilibrium
from rulewright.solving.equilibrium import solve as equilibrium
from rulewright.solving.exact import MOST_POSITIONS, Solution, Solver

EXAMPLE = """\
examples:
  rulewright solve tic_tac_toe
  rulewright solve connect_four --set columns=4 --set rows=4
  rulewright solve kuhn_poker"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument(
        "--positions",
        type=whole_number(1),
        default=MOST_POSITIONS,
        metavar="N",
        help=f"give up after so many (default: {MOST_POSITIONS:,})",
    )
    parser.add_argument(
        "--rounds",
        type=whole_number(1),
        default=ITERATIONS,
        metavar="N",
        help=f"of a game with secrets: how long strategies are improved (default: {ITERATIONS:,})",
    )
    parser.add_argument("--strategies", action="store_true", help="of a game with secrets: print them")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    begun = time.perf_counter()
    with Ticker() as tell:
        game = load_request(request_for(arguments.game, arguments), tell)
        start = game.new(arguments.players, seed=0, chance="explicit")
        if has_secrets(start.seating.program):
            solved: Equilibrium | Solution = equilibrium(start, arguments.rounds, arguments.positions, tell)
        else:
            solved = Solver(start, arguments.positions, tell).solve()
    told = _as_data(solved, start) | {"game": game.name, "seconds": round(time.perf_counter() - begun, 2)}
    if arguments.json:
        print(json_text(told | (_strategies(solved) if arguments.strategies else {}), indent=2))
    elif isinstance(solved, Solution):
        _print_solution(solved, start)
    else:
        _print_equilibrium(solved, arguments.strategies)
    return 0


def _as_data(solved: Solution | Equilibrium, start: State) -> dict[str, Any]:
    if isinstance(solved, Solution):
        values = [float(value) for value in solved.values]
        return {"values": values, "line": list(solved.line), "positions": solved.positions, "players": start.players}
    names = ("value", "low", "high", "unit", "iterations", "nodes")
    return {name: getattr(solved, name) for name in names}


def _strategies(solved: Solution | Equilibrium) -> dict[str, Any]:
    if isinstance(solved, Solution):
        return {}
    found = [
        {"player": seat, "knows": list(one.example.information(seat)), "plays": one.plays}
        for (seat, _), one in solved.strategies.items()
    ]
    return {"strategies": found}


def _print_solution(solved: Solution, start: State) -> None:
    print(_in_words(solved.values))
    print(f"a perfect line: {', '.join(solved.line) or 'chance decides'}")
    print(f"{solved.positions:,} positions")


def _in_words(values: tuple[Fraction, ...]) -> str:
    """Who wins if nobody errs."""
    if all(value == 0 for value in values):
        return "a draw, if nobody errs"
    winners = [seat for seat, value in enumerate(values) if value == 1]
    if len(winners) == 1:
        return f"player {winners[0]} wins, whatever the others do" if len(values) > 1 else "it can be won"
    return "worth, from -1 (lost) to 1 (won): " + ", ".join(
        f"player {seat} {float(value):+.4f}" for seat, value in enumerate(values)
    )


def _print_equilibrium(solved: Equilibrium, strategies: bool) -> None:
    unit = "points" if solved.unit == "points" else "(-1 lost, 1 won)"
    print(
        f"value to player 0: {solved.value:+.4f} {unit}, certainly between {solved.low:+.4f} and {solved.high:+.4f}"
        f" ({solved.iterations:,} rounds, {solved.nodes:,} positions)"
    )
    if strategies:
        for (seat, _), one in solved.strategies.items():
            shown = ", ".join(f"{move} {share:.0%}" for move, share in one.plays.items())
            sees = json.loads(one.example.information(seat)[-1])["states"]
            print(f"  player {seat}, {', '.join(f'{name} {value}' for name, value in sees.items())}: {shown}")
