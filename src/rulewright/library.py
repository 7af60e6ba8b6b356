"""Finding games: by name among the author's own and the shipped ones, or by path.

connect_four                  definitions/connect_four/connect_four.game
misere_tic_tac_toe            definitions/*/misere_tic_tac_toe.variant
some/folder                   the .game file in it
some/folder/other.variant     itself
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from rulewright.runtime.errors import UnknownGameError, did_you_mean

ENDINGS = (".game", ".variant")
_VARIANT_OF = re.compile(rb'^\s*variant\s+"[^"\n]*"\s+of\s+(\w+)', re.MULTILINE)


def shipped_folder() -> Path:
    """The folder of the games that come with the package."""
    return Path(__file__).resolve().parent / "definitions"


def game_folders() -> list[Path]:
    """Folders whose subfolders are games: the author's own `definitions`, the working folder, the shipped ones."""
    here = Path.cwd()
    return [folder for folder in (here / "definitions", here, shipped_folder()) if folder.is_dir()]


def games() -> dict[str, Path]:
    """Every game within reach by name; the author's own come before shipped ones of the same name."""
    found: dict[str, Path] = {}
    for folder in game_folders():
        for path in sorted(folder.glob("*/*.game")):
            if path.stem == path.parent.name:
                found.setdefault(path.stem, path)
    return dict(sorted(found.items()))


def variants() -> dict[str, Path]:
    """Every variant within reach by name."""
    found: dict[str, Path] = {}
    for folder in game_folders():
        for pattern in ("*/*.variant", "*/variants/*.variant"):
            for path in sorted(folder.glob(pattern)):
                found.setdefault(path.stem, path)
    return dict(sorted(found.items()))


def shipped() -> dict[str, Path]:
    """The games that come with rulewright."""
    return {
        path.stem: path
        for path in sorted(shipped_folder().glob("*/*.game"))
        if path.stem == path.parent.name
    }


def find(name: str | os.PathLike[str]) -> Path:
    """The .game or .variant file that a name or path means; relative, as messages show it, where it is below the
    working folder."""
    return shown(_find(os.fspath(name)))


def shown(path: Path) -> Path:
    """A path as messages print it: from the working folder where it lies below it."""
    found, here = path.resolve(), Path.cwd().resolve()
    return found.relative_to(here) if found.is_relative_to(here) else found


def _find(text: str) -> Path:
    path = Path(text)
    if path.suffix in ENDINGS or os.sep in text or path.is_dir():
        found = _by_path(path) if path.exists() else None
        if found is None and text.isidentifier():
            found = _by_name(text)  # a folder that merely has the name of a game
        if found is None:
            raise UnknownGameError(_no_game_at(path))
        return found
    by_name = _by_name(text)
    if by_name is None:
        raise UnknownGameError(_unknown(text))
    return by_name


def near(name: str, path: Path) -> Path | None:
    """The game a variant in `path` names: beside it, above it, or by name."""
    path = path.resolve()
    for folder in (path.parent, *list(path.parent.parents)[:2]):
        for candidate in (folder / f"{name}.game", folder / name / f"{name}.game", folder / f"{name}.variant"):
            if candidate.is_file() and candidate != path:
                return shown(candidate)
    found = _by_name(name)
    return shown(found) if found else None


def definition_files(path: Path) -> Iterator[Path]:
    """Every file that the meaning of a game or variant can depend on, bases of variants included."""
    seen: set[Path] = set()
    while path not in seen:
        seen.add(path)
        folder = path.parent.parent if path.parent.name == "variants" else path.parent
        yield path
        yield from sorted(one for one in folder.rglob("*.yaml") if one.is_file())
        base = _VARIANT_OF.search(path.read_bytes()) if path.suffix == ".variant" else None
        found = near(base[1].decode(), path) if base else None
        if found is None:
            return
        path = found


def _by_name(name: str) -> Path | None:
    for folder in game_folders():
        direct = folder / name / f"{name}.game"
        if direct.is_file():
            return direct
    return variants().get(name)


def _by_path(path: Path) -> Path | None:
    if path.is_file():
        return path if path.suffix in ENDINGS else None
    own = path / f"{path.resolve().name}.game"
    if own.is_file():
        return own
    candidates = sorted(path.glob("*.game"))
    return candidates[0] if len(candidates) == 1 else None


def _no_game_at(path: Path) -> str:
    if not path.exists():
        return f"There is no file or folder '{path}'."
    if path.is_dir():
        return f"The folder '{path}' has no game: a game is a file '{path.resolve().name}.game' in it."
    return f"'{path}' is not a game: a game is a .game or .variant file, or a folder with one."


def _unknown(name: str) -> str:
    known = list(games())
    listed = "\n  ".join(known + [f"{one} (variant)" for one in variants()])
    hint = did_you_mean(name, known + list(variants()))
    return f"There is no game called '{name}'.{hint}\nThe games here are:\n  {listed}"
