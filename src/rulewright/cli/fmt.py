"""`rulewright fmt`: definitions, variants and scenarios in the usual shape."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import rulewright
from rulewright import library
from rulewright.cli.common import targets
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import Unwritable, put_in_place
from rulewright.runtime.printable import printable

if TYPE_CHECKING:
    from rulewright.compiler.syntax.diagnostics import Problems
    from rulewright.compiler.syntax.source import Source

EXAMPLE = "example: rulewright fmt my_game, or rulewright fmt --check definitions/hex"
SUFFIXES = (".game", ".variant", ".scenario")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME|FILE", help="what to format (default: your games below the working folder)"
    )
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if something would change")


def run(arguments: argparse.Namespace) -> int:
    from rulewright.compiler.syntax.diagnostics import Problems, so_many, told

    problems, changed, failed = Problems(), 0, False
    paths = files(arguments.games)
    if not paths:
        raise OptionError("There is no game below the working folder; name what is to be formatted.")
    for path in paths:
        try:
            if _format(path, arguments.check, problems):
                changed += 1
                print(f"{'would change' if arguments.check else 'changed'} {printable(str(library.shown(path)))}")
        except Unwritable as why:
            failed = True
            print(f"error: {printable(str(why))}.", file=sys.stderr)
    if problems.found:
        print(told(problems.found), file=sys.stderr)
    elif not changed and not failed:
        print(f"nothing to change in {so_many(len(paths), 'file')}")
    return 1 if problems.found or failed or (changed and arguments.check) else 0


def files(names: list[str]) -> list[Path]:
    """The files to format: single files, or all of a game's folder."""
    direct = [Path(name) for name in names if Path(name).suffix in SUFFIXES and Path(name).is_file()]
    others = [name for name in names if Path(name) not in direct]
    paths = targets(others) if others else [] if names else _own_games()
    folders = {path.parent for path in paths}
    found = [path for folder in sorted(folders) for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    return [*direct, *found]


def _own_games() -> list[Path]:
    """The games below the working folder, without those of an installation that may lie there too."""
    installed, here = Path(rulewright.__file__).parent, library.resolved(Path.cwd())
    return [
        path
        for path in targets([])
        if (full := library.resolved(path)).is_relative_to(here) and not full.is_relative_to(installed)
    ]


def _format(path: Path, only_check: bool, problems: Problems) -> bool:
    """Bring a file into shape, if it is not; what cannot be read is left alone and told."""
    from rulewright.compiler.syntax.definition import read_source
    from rulewright.compiler.syntax.format import formatted
    from rulewright.compiler.syntax.source import Source

    source = read_source(path, problems)
    tree = source and _tree(source, problems)
    if source is None or tree is None:
        return False
    new = formatted(source.text)
    if new == source.text:
        return False
    if _tree(Source(source.name, new), problems) != tree:
        print(f"{printable(str(library.shown(path)))}: left alone, since it would mean something else", file=sys.stderr)
        return False
    if not only_check:
        put_in_place(path, new.encode())
    return True


def _tree(source: Source, problems: Problems) -> str | None:
    """What a text means, but for places."""
    from rulewright.compiler.analyse.dump import dump
    from rulewright.compiler.syntax.parse import parse_game, parse_scenarios, parse_variant

    parse = {".game": parse_game, ".variant": parse_variant, ".scenario": parse_scenarios}[Path(source.name).suffix]
    known = len(problems.found)
    tree = parse(source, problems)
    return None if tree is None or len(problems.found) > known else dump(tree)
