"""Saved games under both rules, move by move: where they go another way, or are refused."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.conformance.find import Found
from rulewright.difference.pairing import Pairing
from rulewright.difference.report import fired
from rulewright.difference.sides import Side
from rulewright.impact.model import BROKEN, OTHERWISE, PINNED, REFUSED, SAME, SavedGame, Saves
from rulewright.library import shown
from rulewright.loading import load_request, request
from rulewright.pins import pinned_rules
from rulewright.replaying import told
from rulewright.runtime.errors import RulewrightError, SaveError
from rulewright.runtime.saved import begun, entries, play_entry, read_head, saved_text
from rulewright.runtime.state import State

FOLDERS, ENDINGS = (".", "saves", "games"), (".saved", ".jsonl")


def saved_games(path: Path, named: Iterable[Path]) -> list[Path]:
    """The saved games of a game: those in its folder, in `saves` or `games` there, and in files and folders that are
    named."""
    home = Found(path.stem, path).folder
    folders = [home / one for one in FOLDERS]
    files = []
    for one in named:
        if one.is_dir():
            folders.append(one)
        else:
            read_head(saved_text(one))  # whoever names a file wants to know if it is none
            files.append(one)
    files += [file for folder in folders if folder.is_dir() for file in sorted(folder.iterdir()) if _is_of(file, path)]
    return list(dict.fromkeys(map(shown, files)))


def _is_of(file: Path, path: Path) -> bool:
    if file.suffix not in ENDINGS or not file.is_file():
        return False
    try:
        return bool(read_head(saved_text(file))["game"] == path.stem)
    except SaveError:
        return False


def replayed(
    files: list[Path], sides: tuple[Side, Side], rules: frozenset[str], until: float, tell: Callable[[Saves], None]
) -> None:
    """Each of the files, as long as there is time."""
    games: tuple[SavedGame, ...] = ()
    tell(Saves(games, len(files)))
    for file in files:
        if time.time() > until:
            break
        games = (*games, one_saved(file, sides, rules))
        tell(Saves(games, len(files)))


def one_saved(file: Path, sides: tuple[Side, Side], rules: frozenset[str]) -> SavedGame:
    """What becomes of one saved game."""
    if pinned_rules(file) is not None:
        return SavedGame(str(file), PINNED)
    text = saved_text(file)
    head = read_head(text)
    lines = list(entries(text))
    try:
        before = begun_by(sides[0], head)
    except RulewrightError as problem:
        return SavedGame(str(file), BROKEN, len(lines), says=str(problem))
    try:
        after = begun_by(sides[1], head)
    except RulewrightError as problem:
        return SavedGame(str(file), REFUSED, len(lines), says=str(problem))
    return _Walk(str(file), lines, rules).walked(before, after)


def begun_by(side: Side, head: dict[str, Any]) -> State:
    """A saved game before its first move, by the rules of one side; what it was set to stays, unless the side says
    otherwise."""
    options = {**head["options"], **side.options}
    return begun(load_request(request(side.path, options, "reference")), {**head, "options": options})


class _Walk:
    """A saved game played by both rules."""

    def __init__(self, file: str, lines: list[tuple[int, dict[str, Any]]], changed: frozenset[str]) -> None:
        self.file, self.lines, self.changed = file, lines, changed
        self.first: SavedGame | None = None  # where it differs

    def walked(self, before: State, after: State) -> SavedGame:
        pairing = Pairing(before.seating, after.seating)
        self._compare(pairing, before, after, 0, "")
        for step, (number, entry) in enumerate(self.lines, start=1):
            move = told(entry)
            try:
                play_entry(before, entry, number, False)
            except SaveError as problem:
                return self._result(BROKEN, step, move, (), _said(problem))
            try:
                play_entry(after, entry, number, False)
            except SaveError as problem:
                says = _said(problem)
                rules = tuple(rule for rule in self.changed if rule in says)
                return replace(self._result(REFUSED, step, move, rules, says), first=self.first)
            if self.first is None:
                self._compare(pairing, before, after, step, move)
        return self.first or self._result(SAME, 0, "", (), "")

    def _compare(self, pairing: Pairing, before: State, after: State, step: int, move: str) -> None:
        found = pairing.difference(before.position, after.position)
        if found is None:
            return
        rules = {rule for state in (before, after) for rule in _fired_last(state)} & self.changed
        self.first = self._result(OTHERWISE, step, move, tuple(sorted(rules)), found.sentence)

    def _result(self, outcome: str, step: int, move: str, rules: tuple[str, ...], says: str) -> SavedGame:
        return SavedGame(self.file, outcome, len(self.lines), step, move, rules, says)


def _fired_last(state: State) -> tuple[str, ...]:
    """The rules that fired in the last step."""
    if not state.steps:
        return ()
    position, move = state.steps[-1]
    return fired(position.copy(), move.raw)


def _said(problem: SaveError) -> str:
    """The sentence that says what is wrong, without the position below it."""
    return (str(problem).partition(": ")[2] or str(problem)).splitlines()[0]
