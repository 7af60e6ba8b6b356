"""Rules that a saved game is pinned to: a folder beside it that holds them as they were.

game.saved            the saved game
game.rules/           its rules: fjords.game, tiles.yaml, …

Where the folder lies, the game is read and gone on with by these rules, whatever becomes of today's.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from rulewright.library import ENDINGS, definition_files, look_files, resolved
from rulewright.loading import load_request, request
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


def pin(file: Path, rules: Path) -> Path:
    """Copy rules beside a saved game, which was played by them: every move is allowed, and the fingerprint is theirs if
    it names one."""
    folder = pin_folder(file)
    if folder.exists():
        raise SaveError(f"'{quoted(folder)}' is there already.")
    text = saved_text(file)
    head = read_head(text)
    load_request(request(rules, head["options"], "reference")).replay(
        text
    )  # raises if it was not played by these rules
    making = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir()
    texts = [one for one in definition_files(rules) if one.suffix in ENDINGS]
    for one in [*definition_files(rules), *look_files(rules)]:
        target = making / _inside(one, texts)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(one, target)
    making.rename(folder)
    return folder


def _inside(file: Path, texts: list[Path]) -> Path:
    """Where a file lies as the definitions see it: beside them, or in a folder below."""
    home = next(text.parent for text in texts if resolved(file).is_relative_to(resolved(text.parent)))
    return resolved(file).relative_to(resolved(home))
