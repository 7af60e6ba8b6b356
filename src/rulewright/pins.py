"""Rules that a saved game is pinned to: a folder beside it that holds them as they were.

game.saved            the saved game
game.rules/           its rules: fjords.game, tiles.yaml, …

Where the folder lies, the game is read and gone on with by these rules, whatever becomes of today's.
"""

from __future__ import annotations

import os
from pathlib import Path

from rulewright.library import ENDINGS
from rulewright.runtime.errors import SaveError
from rulewright.runtime.printable import quoted
from rulewright.runtime.saved import read_head, saved_text

FOLDER = ".rules"


def pin_folder(file: str | os.PathLike[str]) -> Path:
    """Where the pinned rules of a saved game lie, if it has some."""
    return Path(file).with_suffix(FOLDER)


def pinned_rules(file: str | os.PathLike[str]) -> Path | None:
    """The definition that a saved game is pinned to; None if it goes by today's rules."""
    folder = pin_folder(file)
    if not folder.is_dir():
        return None
    name = read_head(saved_text(file))["game"]
    found = next((path for ending in ENDINGS if (path := folder / f"{name}{ending}").is_file()), None)
    if found is None:
        raise SaveError(f"'{quoted(folder)}' holds no rules of {name}: the saved game is pinned to nothing.")
    return found
