"""Where scenario files, games, variants and rulebooks lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import rulewright
from rulewright.compiler.diagnostics import did_you_mean

ENDINGS = (".game", ".variant")


class NotFound(Exception):
    """Nothing goes by the name asked for; the text says what there is."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game or variant by its file."""

    name: str
    path: Path

    @property
    def is_variant(self) -> bool:
        return self.path.suffix == ".variant"


def shipped_folder() -> Path:
    """The folder of the games that come with the package."""
    return Path(rulewright.__file__).resolve().parent / "definitions"


def game_folders() -> tuple[Path, ...]:
    """Folders whose subfolders are games: the author's own `definitions`, the working folder, the shipped ones."""
    here = Path.cwd()
    candidates = (here / "definitions", here, shipped_folder())
    return tuple(dict.fromkeys(folder.resolve() for folder in candidates if folder.is_dir()))


def shipped_games() -> list[str]:
    """The names of all games within reach."""
    names = {path.stem for folder in game_folders() for path in folder.glob("*/*.game") if path.stem == path.parent.name}
    return sorted(names)


def find_game(name: str, near: Path | None = None) -> Found:
    """The game or variant called `name`: next to a scenario file or above it, else among the games within reach."""
    for path in _candidates(name, near):
        if path.is_file():
            return Found(name, path)
    hint = did_you_mean(name, sorted(_known_names(near)))
    raise NotFound(f"there is no game or variant called '{name}'" + (f"; {hint}" if hint else ""))


def scenario_files(arguments: Iterable[str]) -> list[Path]:
    """The scenario files that the arguments name: games, folders or files, each file once; all games if there are none."""
    found: dict[Path, None] = {}
    for argument in list(arguments) or shipped_games():
        for path in _files_of(argument):
            found[path.resolve()] = None
    return list(found)


def _files_of(argument: str) -> list[Path]:
    path = Path(argument)
    if path.suffix == ".scenario":
        if not path.is_file():
            raise NotFound(f"there is no file '{argument}'")
        return [path]
    if path.is_dir():
        return sorted(path.rglob("*.scenario"))
    if path.suffix in ENDINGS and path.is_file():
        return _files_beside(Found(path.stem, path))
    return _files_beside(find_game(argument))


def _files_beside(found: Found) -> list[Path]:
    """Scenario files of a game's folder; for a variant those that begin with `scenarios for` its name."""
    folder = found.path.parent
    if folder.name == "variants":
        folder = folder.parent
    files = sorted([*folder.glob("*.scenario"), *folder.glob("scenarios/**/*.scenario")])
    return [file for file in files if header_name(file) == found.name] if found.is_variant else files


def header_name(file: Path) -> str:
    """The game a scenario file is for, read without parsing the file; empty if it does not say."""
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        words = line.split("#")[0].split()
        if words:
            return words[2] if words[:2] == ["scenarios", "for"] and len(words) > 2 else ""
    return ""


def _candidates(name: str, near: Path | None) -> Iterator[Path]:
    for folder in _around(near):
        for ending in ENDINGS:
            yield folder / f"{name}{ending}"
        yield folder / "variants" / f"{name}.variant"
    for folder in game_folders():
        yield folder / name / f"{name}.game"
        yield from sorted(folder.glob(f"*/{name}.variant"))
        yield from sorted(folder.glob(f"*/variants/{name}.variant"))
        yield folder / f"{name}.game"


def _around(near: Path | None) -> list[Path]:
    """The folder of a scenario file and the two above it."""
    return [] if near is None else [near.resolve().parent, *list(near.resolve().parent.parents)[:2]]


def _known_names(near: Path | None) -> set[str]:
    names = {path.stem for folder in _around(near) for ending in ENDINGS for path in folder.glob(f"*{ending}")}
    for folder in game_folders():
        names |= {path.stem for pattern in ("*/*.game", "*/*.variant") for path in folder.glob(pattern)}
    return names


def shown_path(path: Path) -> str:
    """A path as messages print it: relative to the working folder where that is shorter."""
    try:
        return str(path.resolve().relative_to(Path.cwd().resolve()))
    except ValueError:
        return str(path)
