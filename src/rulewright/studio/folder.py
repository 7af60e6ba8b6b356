"""The files that are written in the page: those of games in the opened folder, and no others."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from rulewright.library import resolved, shipped_folder
from rulewright.runtime.files import Unreadable, Unwritable, put_in_place, read_text
from rulewright.studio.table import Refused

ENDINGS = (".game", ".variant", ".look", ".yaml", ".yml", ".scenario", ".md")
DEEPEST, MOST = 4, 5000  # folders below the opened one, files
LARGEST = 2_000_000  # letters of a file
LONGEST = 200  # bytes of the name of a file or folder


class Folder:
    """An opened folder. Shipped games may be read, too."""

    def __init__(self, root: Path) -> None:
        self.root = resolved(root)

    def games(self) -> list[dict[str, Any]]:
        """Every game or variant in the folder, else every shipped one, with the files that belong to it."""
        found = self._games_in(self.root)
        return found or self._games_in(shipped_folder())

    def _games_in(self, root: Path) -> list[dict[str, Any]]:
        patterns = ["/".join(["*"] * depth + ["*.game"]) for depth in range(DEEPEST)]
        paths = sorted(path for pattern in patterns for path in root.glob(pattern) if path.is_file())[:MOST]
        return [{"game": path.stem, "files": [self.name(one) for one in _files_of(path)]} for path in paths]

    def name(self, path: Path) -> str:
        """How the page calls a file: from the opened folder where it lies in it."""
        found = resolved(path)
        return str(found.relative_to(self.root)) if found.is_relative_to(self.root) else str(found)

    def path(self, name: object) -> Path:
        """The file that a page names, if it may be read."""
        if not isinstance(name, str) or not name or "\0" in name or len(name) > 1000:
            raise Refused("a file has a name")
        if any(len(part.encode()) > LONGEST for part in Path(name).parts):
            raise Refused("this name is too long")
        path = resolved(self.root / name)
        inside = path.is_relative_to(self.root) or path.is_relative_to(resolved(shipped_folder()))
        if not inside or path.suffix not in ENDINGS:
            raise Refused(f"'{name}' is no file of a game in this folder")
        return path

    def read(self, name: object) -> dict[str, Any]:
        """A file: its text, a stamp that tells it from any other text, and whether it may be written."""
        path = self.path(name)
        text = text_of(path, self.name(path))
        return {"name": self.name(path), "text": text, "stamp": stamp_of(text), "ours": self._is_ours(path)}

    def write(self, name: object, text: object, stamp: object) -> dict[str, Any]:
        """Write a file whole, if it is still the one that was read (`stamp`; empty for a new file)."""
        path = self.path(name)
        if not self._is_ours(path):
            raise Refused("this game came with rulewright: 'rulewright new my_game --of NAME' begins a variant of it")
        if not isinstance(text, str) or len(text) > LARGEST:
            raise Refused("a file is a text, and not a huge one")
        if (stamp_of(text_of(path, self.name(path))) if path.is_file() else "") != stamp:
            raise Refused("the file has changed on the disk; read it again, or save under another name")
        try:
            path.parent.mkdir(exist_ok=True)
            put_in_place(path, text.encode())
        except Unwritable as why:
            raise Refused(str(why)) from None
        except OSError as why:
            raise Refused(f"'{self.name(path)}' cannot be written: {why.strerror}") from None
        return {"name": self.name(path), "stamp": stamp_of(text)}

    def _is_ours(self, path: Path) -> bool:
        return path.is_relative_to(self.root)


def text_of(path: Path, name: str) -> str:
    """What a file holds; refused by its name if it holds no text."""
    try:
        return read_text(path)
    except Unreadable as why:
        raise Refused(f"'{name}' {why}") from None


def _files_of(game: Path) -> list[Path]:
    """The files of a game: its rules first, then all that lies beside them and in its folders."""
    beside = sorted(one for one in game.parent.glob("*") if one.suffix in ENDINGS and one != game)
    below = sorted(one for one in game.parent.glob("*/*") if one.suffix in ENDINGS)
    return [game, *beside, *below][:MOST]


def stamp_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
