"""A saved game played again by today's rules, as far as they allow it, or kept together with the rules of then."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.library import ENDINGS, definition_files, find, look_files, resolved
from rulewright.loading import load_request, request
from rulewright.pins import pin_folder, pinned_rules
from rulewright.runtime.errors import SaveError
from rulewright.runtime.game import Game
from rulewright.runtime.printable import quoted
from rulewright.runtime.saved import Version, begun, entries, play_entry, read_head, saved_text, version
from rulewright.runtime.state import State


@dataclass
class Replayed:
    """How far a saved game goes: `refused` is the sentence about the first line that does not fit, with its number."""

    head: dict[str, Any]
    version: Version
    state: State
    done: list[str] = field(default_factory=list)
    line: int = 0
    refused: str = ""


def game_of(file: Path, text: str, name: str | None, backend: str) -> tuple[Game, dict[str, Any]]:
    """The game that a text was saved of: by its pinned rules, by the game that is named instead, else by today's."""
    head = read_head(text)
    path = find(name) if name else pinned_rules(file) or find(head["game"])
    return load_request(request(path, head["options"], backend)), head


def replayed(game: Game, head: dict[str, Any], text: str) -> Iterator[Replayed]:
    """The game before its first move, and after each; the last one says what was refused."""
    state = begun(game, head)
    found = Replayed(head, version(head, state), state)
    yield found
    for number, entry in entries(text):
        try:
            play_entry(state, entry, number, found.version is Version.SAME)
        except SaveError as problem:
            found.line, found.refused = number, str(problem).partition(": ")[2] or str(problem)
            yield found
            return
        found.done.append(told(entry))
        yield found


def told(entry: dict[str, Any]) -> str:
    """A line of a saved game in few words."""
    return f"chance: {entry['chance']}" if "chance" in entry else f"player {entry.get('seat')}: {entry.get('move')}"


def pin(file: Path, rules: Path) -> Path:
    """Copy rules beside a saved game, which was played by them: every move is allowed, and the fingerprint is theirs if
    it names one."""
    folder = pin_folder(file)
    if folder.exists():
        raise SaveError(f"'{quoted(folder)}' is there already.")
    text = saved_text(file)
    head = read_head(text)
    game = load_request(request(rules, head["options"], "reference"))
    if version(head, begun(game, head)) is Version.OTHER:
        raise SaveError(f"'{quoted(file)}' was not played by these rules either.")
    game.replay(text)  # raises where they do not allow a move
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
