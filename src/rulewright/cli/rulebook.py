"""`rulewright rulebook GAME`: the rules to read, with components drawn and scenarios as pictured examples."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.given_numbers import whole_number
from rulewright.library import find
from rulewright.progress import Ticker
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import put_in_place

if TYPE_CHECKING:
    from rulewright.rulebook.book import Rulebook

EXAMPLE = """\
examples:
  rulewright rulebook fjords --out fjords.html
  rulewright rulebook fjords --md"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--html", action="store_true", help="one page with pictures that opens anywhere (default)")
    kind.add_argument("--md", action="store_true", help="Markdown, with examples in words")
    parser.add_argument("--out", metavar="FILE", help="where to write it (default: standard output)")
    parser.add_argument(
        "--examples", type=whole_number(), default=1, metavar="N", help="examples for each rule (default: 1; 0: none)"
    )
    parser.add_argument("--open", action="store_true", help="examples are unfolded")


def run(arguments: argparse.Namespace) -> int:
    from rulewright.rulebook.book import rulebook_of

    path = find(arguments.game)
    written = _text() if arguments.md else _page(arguments.open)
    with Ticker(now=True) as say:
        made = written(rulebook_of(path, say, arguments.examples))
    if arguments.out is None:
        sys.stdout.write(made)
        return 0
    put_in_place(arguments.out, made.encode())
    print(f"{arguments.out}: {len(made):,} bytes", file=sys.stderr)
    return 0


def _text() -> Callable[[Rulebook], str]:
    from rulewright.rulebook.markdown import text

    return text


def _page(unfolded: bool) -> Callable[[Rulebook], str]:
    try:
        from rulewright.rulebook.html import page
    except ImportError:
        raise OptionError("Pages need more packages: pip install 'rulewright[rulebook]' (or --md).") from None
    return lambda book: page(book, unfolded)
