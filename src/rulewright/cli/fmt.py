"""`rulewright fmt`: definitions, variants and scenarios in the usual shape."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from rulewright import library
from rulewright.cli.common import targets

EXAMPLE = "example: rulewright fmt my_game, or rulewright fmt --check definitions/hex"
SUFFIXES = (".game", ".variant", ".scenario")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME|FILE", help="what to format (default: every game within reach)"
    )
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if something would change")


def run(arguments: argparse.Namespace) -> int:
    changed = [path for path in files(arguments.games) if _format(path, arguments.check)]
    for path in changed:
        print(f"{'would change' if arguments.check else 'changed'} {library.shown(path)}")
    if not changed:
        print("nothing to change")
    return 1 if changed and arguments.check else 0


def files(names: list[str]) -> list[Path]:
    """The files to format: single files, or all of a game's folder."""
    direct = [Path(name) for name in names if Path(name).suffix in SUFFIXES and Path(name).is_file()]
    others = [name for name in names if Path(name) not in direct]
    folders = {path.parent for path in targets(others)} if others or not names else set()
    found = [path for folder in sorted(folders) for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    return [*direct, *found]


def _format(path: Path, only_check: bool) -> bool:
    """Bring a file into shape, if it is not; what cannot be read is left alone."""
    from rulewright.compiler.format import formatted

    text = path.read_text(encoding="utf-8")
    new = formatted(text)
    if new == text:
        return False
    if not _same_tree(path, text, new):
        print(f"{library.shown(path)}: left alone, since it has mistakes", file=sys.stderr)
        return False
    if not only_check:
        part = path.with_name(path.name + ".part")
        part.write_text(new, encoding="utf-8")
        os.replace(part, path)
    return True


def _same_tree(path: Path, old: str, new: str) -> bool:
    """Whether two texts mean the same: the same tree but for places."""
    from rulewright.compiler.diagnostics import Problems
    from rulewright.compiler.dump import dump
    from rulewright.compiler.parse import parse_game, parse_scenarios, parse_variant
    from rulewright.compiler.source import Source

    parse = {".game": parse_game, ".variant": parse_variant, ".scenario": parse_scenarios}[path.suffix]
    trees = [parse(Source(path.name, text), Problems()) for text in (old, new)]
    return None not in trees and dump(trees[0]) == dump(trees[1])
