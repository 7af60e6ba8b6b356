"""`rulewright variants [GAME]`: its options, and the variants that stand on it, with what each changes; or all variants
there are."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulewright import library
from rulewright.cli.common import json_text
from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax.definition import read_definition
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.difference.report import structure_lines
from rulewright.difference.structure import Structure, structure_of
from rulewright.drawing.terminal.show import wants_colour
from rulewright.loading import options_of
from rulewright.progress import Ticker
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import read_text

EXAMPLE = """\
without GAME: all variants, with what each is about and how many lines it takes.

examples:
  rulewright variants chess
  rulewright variants --markdown > gallery.md"""
PAGE = """\
# All variants

Every variant that comes with rulewright, by game. Lines are those of its `.variant` file that say something; tables of
new tiles or cards lie in files of their own. `rulewright variants GAME` tells what each changes, `rulewright variants
--markdown` writes this page, and a test holds it against the files. [docs/variants.md](variants.md) shows how to make
one.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--markdown", action="store_true", help="all variants as a page in Markdown")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    if arguments.game is None:
        return _gallery(arguments)
    if arguments.markdown:
        raise OptionError("'--markdown' writes a page of all variants: leave the game out.")
    path = library.find(arguments.game)
    with Ticker(now=True) as say:
        options = _options(path)
        itself = [_beside(base_of(path), path, say)] if path.suffix == ".variant" else []
        family = [_beside(path, variant, say) for variant in variants_of(path)]
    if arguments.json:
        about = _as_json(*itself[0]) if itself else {}
        told = {**about, "game": path.stem, "options": options, "variants": [_as_json(*one) for one in family]}
        print(json_text(told))
    else:
        parts = [_told_options(path, options), *(_told(*one) for one in (*itself, *family))]
        print("\n\n".join(parts))
    return 0


def _beside(base: Path, variant: Path, say: Callable[[str], None]) -> tuple[Path, Structure]:
    """A variant, and what it changes."""
    say(f"reading {variant.stem}")
    return variant, structure_of(compile_game(base), compile_game(variant))


def _gallery(arguments: argparse.Namespace) -> int:
    """All variants within reach."""
    rows = [_row(path) for path in library.variants().values()]
    rows.sort(key=lambda row: (row["of"], row["name"]))
    if arguments.json:
        print(json_text({"variants": rows}))
    elif arguments.markdown:
        head = ["| game | variant | lines | |", "|---|---|---|---|"]
        cells = [f"| {row['of']} | `{row['name']}` | {row['lines']} | {row['title']}: {row['says']} |" for row in rows]
        short = sum(row["lines"] < 10 for row in rows)
        print("\n".join([PAGE, f"{len(rows)} variants, {short} of them under ten lines.\n", *head, *cells]))
    else:
        print("\n".join(f"{row['name']:<24} {row['of']:<18} {row['lines']:>3} lines  {row['says']}" for row in rows))
    return 0


def _row(path: Path) -> dict[str, Any]:
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    of = definition.files[0].stem
    return {"name": path.stem, "title": definition.title, "of": of, "lines": lines_in(path), "says": definition.says}


def variants_of(path: Path) -> list[Path]:
    """The variants within reach that stand on a game, or on a variant of it."""
    wanted = library.resolved(path)
    bases = {
        one: [library.resolved(file) for file in library.definition_files(one)] for one in library.variants().values()
    }
    return [one for one, files in bases.items() if wanted in files and library.resolved(one) != wanted]


def base_of(variant: Path) -> Path:
    """The game or variant that a variant stands on."""
    return library.definition_files(variant)[1]


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
    says = _row(path)["says"]
    head = f"{path.stem} ({lines_in(path)} lines)" + (f": {says}" if says else "")
    return "\n".join([head, *(f"  {line}" for line in structure_lines(structure, wants_colour()))])


def _as_json(path: Path, structure: Structure) -> dict[str, Any]:
    changes = [
        {"where": one.where, "rules": list(one.rules), "before": one.before, "after": one.after}
        for one in structure.changes
    ]
    return {**_row(path), "rules": list(structure.rules), "changes": changes}
