"""`rulewright perft GAME DEPTH`: how many ways there are to play the first moves."""

from __future__ import annotations

import argparse
import time

from rulewright.cli.common import add_settings, json_text, request_for
from rulewright.given_numbers import whole_number
from rulewright.loading import load_request

EXAMPLE = "example: rulewright perft connect_four 6"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "depth", metavar="DEPTH", type=whole_number(1), help="how many moves; outcomes of chance count as moves"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    game = load_request(request_for(arguments.game, arguments))
    rows = []
    for depth in range(1, arguments.depth + 1):
        began = time.perf_counter()
        count = game.perft(depth, players=arguments.players)
        seconds = time.perf_counter() - began
        rows.append({"depth": depth, "count": count, "seconds": round(seconds, 4)})
        if not arguments.json:
            print(f"{depth:>3} {count:>16,} {seconds:>9.2f} s", flush=True)
    if arguments.json:
        print(json_text({"game": game.name, "options": game.options, "perft": rows}))
    return 0
