"""`rulewright explain CODE`: the long story of an error, with an example."""

from __future__ import annotations

import argparse
import sys

from rulewright.runtime.errors import did_you_mean
from rulewright.runtime.printable import quoted

EXAMPLE = "example: rulewright explain RW201"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code", nargs="?", metavar="CODE", help="as it stands in a message: RW201 (default: list them all)"
    )


def run(arguments: argparse.Namespace) -> int:
    from rulewright.compiler.errors import CATALOGUE, story

    if arguments.code is None:
        for code, entry in sorted(CATALOGUE.items()):
            print(f"{code}  {entry.title}")
        return 0
    code = arguments.code.upper()
    if code not in CATALOGUE:
        hint = did_you_mean(code, sorted(CATALOGUE))
        print(
            f"error: there is no error '{quoted(arguments.code)}'.{hint} ('rulewright explain' lists them all.)",
            file=sys.stderr,
        )
        return 2
    print(story(code))
    return 0
