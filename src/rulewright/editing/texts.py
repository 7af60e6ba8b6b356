"""Which texts belong together: a game, the variants of it, their tables, looks and scenarios. Texts that an editor has
open count as it shows them (`runtime/files.py`, `unsaved`)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax.source import Source
from rulewright.conformance.find import NotFound, find_game, header_name
from rulewright.editing.moments import remembered
from rulewright.runtime.files import Unreadable, read_bytes

DEFINITIONS = (".game", ".variant")
TABLES = (".yaml", ".yml")
ENDINGS = (*DEFINITIONS, *TABLES, ".scenario", ".look")
_ROWS_FROM = re.compile(
    r'^[ \t]*(?:(?:replace|new)[ \t]+)?(?:table|rows)[ \t]+(\w+)[ \t]+from[ \t]+"([^"\n]*)"', re.MULTILINE
)


@remembered
def source_of(path: Path) -> Source:
    """The text of a file as it stands now; empty if it cannot be read."""
    try:
        text = read_bytes(path).decode(errors="replace").replace("\r\n", "\n")
    except Unreadable:
        text = ""
    return _source(str(library.shown(path)), text)


@lru_cache(256)
def _source(name: str, text: str) -> Source:
    return Source(name, text)  # one object for one text: what is made of it is kept by it


@remembered
def definition_of(path: Path) -> Path | None:
    """The game or variant that a text belongs to: itself, the one it is a scenario of, the first that names it as a
    table."""
    path = library.resolved(path)
    if path.suffix in DEFINITIONS:
        return path
    if path.suffix == ".scenario":
        try:
            return library.resolved(find_game(header_name(path), path).path)
        except NotFound:
            return None
    if path.suffix == ".look":
        beside = (path.with_suffix(ending) for ending in DEFINITIONS)
        return next((one for one in beside if os.path.isfile(one)), None)
    if path.suffix in TABLES:
        return next((one for one in _beside(path.parent) if path in tables_of(one)), None)
    return None


def _beside(folder: Path) -> list[Path]:
    """The definitions in a folder, and in the one above it: games first."""
    found = [*sorted(folder.glob("*.game")), *sorted(folder.glob("*.variant"))]
    return found + [*sorted(folder.parent.glob("*.game")), *sorted(folder.glob("variants/*.variant"))]


@remembered
def stack_of(definition: Path) -> tuple[Path, ...]:
    """A definition and those it stands on, the base first."""
    files = [library.resolved(one) for one in library.definition_files(definition) if one.suffix in DEFINITIONS]
    return tuple(reversed(files))


@remembered
def tables_of(definition: Path) -> dict[Path, str]:
    """The files of rows that a definition names itself, and the table of each."""
    found: dict[Path, str] = {}
    folders = (definition.parent, stack_of(definition)[0].parent)
    for table, file in _ROWS_FROM.findall(source_of(definition).text):
        paths = library.table_paths(file, folders)
        if path := next((one for one in paths if os.path.isfile(one)), None):
            found[path] = table
    return found


@remembered
def family_of(definition: Path) -> list[Path]:
    """Every text that shares names with a definition: all that stands on its base, with tables, looks and scenarios."""
    base = stack_of(definition)[0]
    around = [*base.parent.glob("*.variant"), *base.parent.glob("variants/*.variant"), *library.variants().values()]
    others = {library.resolved(one) for one in around}
    stacked = [base, *sorted(one for one in others if stack_of(one)[0] == base)]
    tables = [table for one in stacked for table in tables_of(one)]
    looks = [look for one in stacked if os.path.isfile(look := one.with_suffix(".look"))]
    return list(dict.fromkeys([*stacked, *tables, *looks, *_scenarios(base.parent, stacked)]))


def _scenarios(folder: Path, definitions: Iterable[Path]) -> list[Path]:
    names = {one.stem for one in definitions}
    files = [*folder.glob("*.scenario"), *folder.glob("scenarios/**/*.scenario")]
    return sorted(library.resolved(one) for one in files if header_name(one) in names)


@remembered
def rulebooks_of(definition: Path) -> list[Path]:
    """The rulebooks of a definition and of those it stands on, its own first."""
    books = [
        one.with_suffix(".rules.md") if one.suffix == ".variant" else one.parent / "RULES.md"
        for one in stack_of(definition)
    ]
    return [book for book in reversed(books) if os.path.isfile(book)]


def texts_of(definition: Path) -> list[Path]:
    """Every text on which the problems of a definition depend."""
    books = [one.with_suffix(".rules.md") for one in definition.parent.glob("*.variant")]
    return [
        *library.definition_files(definition),
        *library.look_files(definition),
        definition.parent / "RULES.md",
        *(book for book in books if book.is_file()),
    ]
