"""`rulewright variants GAME`: its options, and the variants that stand on it, with what each changes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rulewright import library
from rulewright.compiler.pipeline import compile_game
from rulewright.difference.report import structure_lines
from rulewright.difference.structure import Structure, structure_of
from rulewright.drawing.terminal.show import wants_colour
from rulewright.loading import options_of
from rulewright.progress import Ticker
from rulewright.rules_text import rule_texts
from rulewright.runtime.files import read_text

EXAMPLE = "example: rulewright variants chess"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    path = library.find(arguments.game)
    with Ticker(now=True) as say:
        options, family = _options(path), []
        for variant in variants_of(path):
            say(f"reading {variant.stem}")
            family.append((variant, structure_of(compile_game(path), compile_game(variant))))
    if arguments.json:
        print(json.dumps({"game": path.stem, "options": options, "variants": [_as_json(*one) for one in family]}))
    else:
        print("\n\n".join([_told_options(path, options), *(_told(*one) for one in family)]))
    return 0


def variants_of(path: Path) -> list[Path]:
    """The variants within reach that stand on a game, or on a variant of it."""
    wanted = library.resolved(path)
    bases = {
        one: [library.resolved(file) for file in library.definition_files(one)] for one in library.variants().values()
    }
    return [one for one, files in bases.items() if wanted in files and library.resolved(one) != wanted]


def lines_in(path: Path) -> int:
    """The lines of a text that say something."""
    return sum(bool(line.partition("#")[0].strip()) for line in read_text(path).splitlines())


def _options(path: Path) -> list[dict[str, Any]]:
    texts, found = rule_texts(path), []
    for name, about in options_of(path).items():
        rules = about["rules"].split()
        found.append({"name": name, **about, "rules": rules, "rulebook": [texts[one] for one in rules if one in texts]})
    return found


def _told_options(path: Path, options: list[dict[str, Any]]) -> str:
    lines = [
        f"{path.stem}: {len(options)} option{'' if len(options) == 1 else 's'}"
        if options
        else f"{path.stem} has no options"
    ]
    for one in options:
        lines.append(f"  {one['name']}: {one['type']} = {one['default']}  {' '.join(one['rules'])}".rstrip())
        lines += [f"      {text}" for text in [one["says"] or " ".join(one["rulebook"])] if text]
    return "\n".join(lines)


def _told(path: Path, structure: Structure) -> str:
    head = f"{path.stem} ({lines_in(path)} lines)"
    return "\n".join([head, *(f"  {line}" for line in structure_lines(structure, wants_colour()))])


def _as_json(path: Path, structure: Structure) -> dict[str, Any]:
    changes = [
        {"where": one.where, "rules": list(one.rules), "before": one.before, "after": one.after}
        for one in structure.changes
    ]
    return {"name": path.stem, "lines": lines_in(path), "rules": list(structure.rules), "changes": changes}
