"""Finding games: by name among the author's own and the shipped ones, or by path.

connect_four                  definitions/connect_four/connect_four.game
misere_tic_tac_toe            definitions/*/misere_tic_tac_toe.variant
some/folder                   the .game file in it
some/folder/other.variant     itself
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from rulewright.runtime.errors import UnknownGameError, did_you_mean
from rulewright.runtime.files import Unreadable, read_bytes
from rulewright.runtime.printable import quoted

ENDINGS = (".game", ".variant")
TABLE_ENDINGS = (".yaml", ".yml")
_VARIANT_OF = re.compile(r'^\s*variant\s+"[^"\n]*"\s+of\s+(\w+)', re.MULTILINE)
_FROM = re.compile(r'\bfrom\s+"([^"\n]*)"')


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
    return {path.stem: path for path in sorted(shipped_folder().glob("*/*.game")) if path.stem == path.parent.name}


def find(name: str | os.PathLike[str]) -> Path:
    """The .game or .variant file that a name or path means; relative, as messages show it, where it is below the
    working folder."""
    return shown(_find(os.fspath(name)))


def shown(path: Path) -> Path:
    """A path as messages print it: from the working folder where it lies below it."""
    found, here = resolved(path), resolved(Path.cwd())
    return found.relative_to(here) if found.is_relative_to(here) else found


def resolved(path: Path) -> Path:
    """A path without links, as far as they lead anywhere."""
    return Path(os.path.realpath(path))


def _find(text: str) -> Path:
    path = Path(text)
    if not _can_be_a_path(text):
        raise UnknownGameError(f"There is no file or folder '{quoted(text)}'.")
    if path.suffix in ENDINGS or os.sep in text or os.path.isdir(path):
        found = _by_path(path) if os.path.lexists(path) else None
        if found is None and text.isidentifier():
            found = _by_name(text)  # a folder that merely has the name of a game
        if found is None:
            raise UnknownGameError(_no_game_at(path))
        return found
    by_name = _by_name(text)
    if by_name is None:
        raise UnknownGameError(_unknown(text))
    return by_name


def _can_be_a_path(text: str) -> bool:
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:  # half of a character
        return False


def near(name: str, path: Path) -> Path | None:
    """The game a variant in `path` names: beside it, above it, or by name."""
    path = resolved(path)
    for folder in (path.parent, *list(path.parent.parents)[:2]):
        for candidate in (folder / f"{name}.game", folder / name / f"{name}.game", folder / f"{name}.variant"):
            if os.path.isfile(candidate) and candidate != path:
                return shown(candidate)
    found = _by_name(name)
    return shown(found) if found else None


def definition_files(path: Path) -> list[Path]:
    """Every file that the meaning of a game or variant depends on: itself, the bases of a variant, and the tables they
    name."""
    found, tables = [path], []
    while True:
        path = found[-1]
        text = _text(path)
        tables += [(name, path.parent) for name in _FROM.findall(text)]
        base = _VARIANT_OF.search(text) if path.suffix == ".variant" else None
        below = near(base[1], path) if base else None
        if below is None or below in found:
            break
        found.append(below)
    for name, folder in tables:
        found += [path for path in table_paths(name, (folder, found[-1].parent)) if os.path.isfile(path)]
    return list(dict.fromkeys(found))


def look_files(path: Path) -> list[Path]:
    """The files that say how a game or variant looks: beside each definition that it rests on, the base first."""
    texts = [one for one in definition_files(path) if one.suffix in ENDINGS]
    return [look for one in reversed(texts) if os.path.isfile(look := one.with_suffix(".look"))]


def table_paths(name: str, folders: Iterable[Path]) -> list[Path]:
    """Where a table may lie: in the folder of the text that names it, or in that of the game, and nowhere else."""
    if not _can_be_a_path(name) or Path(name).suffix not in TABLE_ENDINGS:
        return []
    homes = [resolved(folder) for folder in folders]
    return [path for home in homes if (path := resolved(home / name)).is_relative_to(home) and path != home]


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode(errors="replace")
    except Unreadable:
        return ""


def _by_name(name: str) -> Path | None:
    for folder in game_folders():
        direct = folder / name / f"{name}.game"
        if os.path.isfile(direct):
            return direct
    return variants().get(name)


def _by_path(path: Path) -> Path | None:
    if not path.is_dir() or path.suffix in ENDINGS:
        return path if path.suffix in ENDINGS else None
    own = path / f"{resolved(path).name}.game"
    if os.path.isfile(own):
        return own
    candidates = sorted(path.glob("*.game"))
    return candidates[0] if len(candidates) == 1 else None


def _no_game_at(path: Path) -> str:
    name = quoted(path)
    if not os.path.lexists(path):
        return f"There is no file or folder '{name}'."
    if path.is_dir():
        return f"The folder '{name}' has no game: a game is a file '{quoted(resolved(path).name)}.game' in it."
    return f"'{name}' is not a game: a game is a .game or .variant file, or a folder with one."


def _unknown(name: str) -> str:
    known = list(games())
    listed = "\n  ".join(known + [f"{one} (variant)" for one in variants()])
    hint = did_you_mean(name, known + list(variants()))
    return f"There is no game called '{quoted(name)}'.{hint}\nThe games here are:\n  {listed}"
