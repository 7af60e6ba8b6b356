"""Which scenario files an argument names, and which game a scenario file is about."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax.diagnostics import did_you_mean
from rulewright.runtime.errors import UnknownGameError
from rulewright.runtime.files import Unreadable, read_bytes
from rulewright.runtime.printable import quoted


class NotFound(Exception):
    """Nothing goes by the name asked for."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Found:
    """A game or variant by its file."""

    name: str
    path: Path

    @property
    def is_variant(self) -> bool:
        return self.path.suffix == ".variant"

    @property
    def folder(self) -> Path:
        """The folder of the game, with its scenarios and its rulebook."""
        return self.path.parent.parent if self.path.parent.name == "variants" else self.path.parent


def find_game(name: str, file: Path) -> Found:
    """The game or variant called `name`: beside a scenario (or variant) file or above it, else among those within
    reach."""
    file = library.resolved(file)
    above = (file.parent, *list(file.parent.parents)[:2])
    own = next((path for folder in above if (path := folder / "variants" / f"{name}.variant").is_file()), None)
    found = library.shown(own) if own else library.near(name, file)
    if found is None:
        raise NotFound(f"there is no game or variant called '{name}'", did_you_mean(name, _names_around(above)))
    return Found(name, found)


def _names_around(folders: Iterable[Path]) -> list[str]:
    patterns = ("*.game", "*/*.game", "*.variant")
    beside = {path.stem for folder in folders for pattern in patterns for path in folder.glob(pattern)}
    return sorted({*beside, *library.games(), *library.variants()})


def scenario_files(arguments: Iterable[str]) -> list[Path]:
    """The scenario files of games, folders and single files, each once; of all games if nothing is named."""
    found: dict[Path, None] = {}
    for argument in list(arguments) or [str(path) for path in library.games().values()]:
        for path in _files_of(argument):
            found[library.resolved(path)] = None
    return list(found)


def games_named(arguments: Iterable[str]) -> list[Found]:
    """The games that the arguments name other than by a scenario file: they are held against their rules in any
    case."""
    paths: list[Path] = []
    for argument in list(arguments) or [str(path) for path in library.games().values()]:
        path = Path(argument)
        if path.is_dir():
            paths += sorted(path.rglob("*.game"))
        elif path.suffix != ".scenario":
            paths.append(library.find(argument))
    return [Found(path.stem, path) for path in paths if path.suffix == ".game"]


def _files_of(argument: str) -> list[Path]:
    path = Path(argument)
    if path.suffix == ".scenario":
        if not os.path.lexists(path):
            raise NotFound(f"there is no file '{quoted(argument)}'")
        return [path]
    if path.is_dir():
        return sorted(path.rglob("*.scenario"))
    try:
        file = library.find(argument)
    except UnknownGameError as problem:
        raise NotFound(str(problem)) from None
    return _files_beside(Found(file.stem, file))


def _files_beside(found: Found) -> list[Path]:
    """The scenario files in a game's folder; for a variant those that say `scenarios for` its name."""
    files = sorted([*found.folder.glob("*.scenario"), *found.folder.glob("scenarios/**/*.scenario")])
    return [file for file in files if header_name(file) == found.name] if found.is_variant else files


def header_name(file: Path) -> str:
    """The game a scenario file is for, read without parsing the file; empty if it does not say."""
    for line in read_text(file).splitlines():
        words = line.split("#")[0].split()
        if words:
            return words[2] if words[:2] == ["scenarios", "for"] and len(words) > 2 else ""
    return ""


def read_text(file: Path) -> str:
    """The text of a file an author wrote, to look at; empty if it cannot be read, which the parser will tell."""
    try:
        return read_bytes(file).decode(errors="replace")
    except Unreadable:
        return ""
