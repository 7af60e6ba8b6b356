"""Conformance: scenarios of a game carried out on both backends and held against its numbered rules.

*.scenario -> book -> machines (one per options and seats) -> steps -> outcomes -> coverage -> report

find        which files, which game            findings    both sides of a comparison that failed
rulebook    the ids of RULES.md                 sight       what a seat sees
setup       how a scenario begins               message     what an author reads
machine     the game it plays on                coverage    which rules are shown
beginning   its first position                  unset       what it has left at nothing
rejection   a beginning that is refused         patterns    moves by pattern
steps       one scenario, step by step          meant       the moves that an illegal text means
run         files, several at once              report      text and JSON
model       the data that passes between them   command     `rulewright test`
rows        which rows of tables are shown      plugin      `*.scenario` files as pytest tests
workers     the processes of a run             tracing     which texts of a definition are met
places      where play can come to              meeting     every scenario, and what it meets
covering    coverage of lines, rules, cells     covered_text, covered_page   coverage for the eye
"""

from __future__ import annotations

import argparse

from rulewright.given_numbers import whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `rulewright test`."""
    parser.add_argument("targets", nargs="*", metavar="GAME|FOLDER|FILE.scenario", help="default: all games")
    parser.add_argument(
        "--backend", choices=("both", "compiled", "reference"), default="both", help="where to play the scenarios"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="build no module for options and rows of scenarios: those run on the reference backend only",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="also tell which lines, rules, options and cells the scenarios meet, and where these decide",
    )
    parser.add_argument(
        "--report", metavar="FILE.html", help="with --coverage: write the definition coloured, beside its rulebook"
    )
    parser.add_argument("--table", action="store_true", help="print which scenario shows each card, space, event …")
    parser.add_argument(
        "--jobs", type=whole_number(0), default=0, metavar="N", help="files run at once (default: one per core)"
    )
    only = "only scenarios with TEXT in title, file or rules"
    parser.add_argument("-k", dest="keyword", default="", metavar="TEXT", help=only)


def main(arguments: list[str] | argparse.Namespace) -> int:
    """Runs `rulewright test`; the exit code is 0 if all pass, 1 if a scenario fails, 2 if there is nothing to run."""
    from rulewright.conformance.command import run_command  # the compiler is imported only when it is wanted

    if isinstance(arguments, list):
        parser = argparse.ArgumentParser(prog="rulewright test", description="scenarios, and which rules they cover")
        add_arguments(parser)
        arguments = parser.parse_args(arguments)
    return run_command(arguments)
