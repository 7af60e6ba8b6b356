"""`rulewright mutate GAME`: which slips of the pen no scenario would notice; see `rulewright.mutation`."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from rulewright import library
from rulewright.cli.codes import INTERRUPTED, WRONG
from rulewright.cli.common import json_text
from rulewright.given_numbers import seconds, whole_number
from rulewright.mutation.keeping import Keeper
from rulewright.mutation.report import as_json, told
from rulewright.mutation.running import Results, Wanted, mutate
from rulewright.progress import Ticker
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted

EXAMPLE = """\
changes one thing in the rules at a time (a number off by one, a line left out, another comparison, the other player, a
cell of a table) and runs the scenarios that come to it: those that nobody notices are told, with a game that shows the
difference.
A change that is none is marked, with a reason, in equivalent.yaml beside the game.

examples:
  rulewright mutate connect_four
  rulewright mutate fjords --rules FJ-13..20 --seconds 60 --resume fjords.mutants"""
WITNESS = 1.0
_RANGE = re.compile(r"(.*?)(\d+)\.\.(\d+)$")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--rules", default="", metavar="IDS", help="only lines of these rules: FJ-13,FJ-20 or FJ-13..20"
    )
    parser.add_argument(
        "--seconds", type=seconds, metavar="S", help="how long; what there is time for is a fair sample"
    )
    parser.add_argument("--jobs", type=whole_number(1), metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--witness",
        type=float,
        default=WITNESS,
        metavar="S",
        help=f"how long a game that shows a survivor is looked for (default: {WITNESS:.0f} s, 0: not at all)",
    )
    parser.add_argument("--sample", type=whole_number(1), metavar="N", help="only so many mutants, chosen by the seed")
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="N", help="of the sample (default: 1)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep what was tried, and go on with what is there")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(arguments: argparse.Namespace) -> int:
    path = library.find(arguments.game)
    keeper = Keeper(arguments.resume, path) if arguments.resume else None
    wanted = Wanted(
        path,
        rules_named(arguments.rules),
        arguments.seconds,
        arguments.jobs or os.cpu_count() or 1,
        arguments.witness,
        arguments.seed,
        arguments.sample,
    )
    results = Results(path.stem)
    try:
        with Ticker() as say:
            mutate(wanted, results, keeper.done if keeper else {}, say, keeper.add if keeper else lambda _: None)
    except KeyboardInterrupt:
        results.interrupted = True
    if not results.total and not results.interrupted:
        raise OptionError(f"Nothing in '{path.stem}' can be changed" + (" by these rules." if wanted.rules else "."))
    print(json_text(as_json(results), indent=2) if arguments.json else told(results))
    return INTERRUPTED if results.interrupted else WRONG if results.survivors else 0


def rules_named(text: str) -> frozenset[str]:
    """The ids that a text names: `FJ-13`, `FJ-13,FJ-20`, `FJ-13..20`."""
    found: set[str] = set()
    for part in filter(None, (one.strip() for one in text.split(","))):
        ends = _RANGE.match(part)
        if ends is None:
            found.add(part)
            continue
        width, first, last = len(ends[2]), int(ends[2]), int(ends[3])
        found |= {f"{ends[1]}{number:0{width}d}" for number in range(first, last + 1)}
    if text and not found:
        raise OptionError(f"'{quoted(text)}' names no rules: FJ-13, FJ-13,FJ-20 or FJ-13..20 does.")
    return frozenset(found)
