"""Planted changes, chosen at random by a seed: one number, one operator or one removed line each. Twelve in the large
games: does a scenario notice, and how long is the game that shows it? One in every game: does `impact` keep its time?
`pytest --long -s tests/test_planted.py` prints the tables of docs/change.md."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from scale import is_long

from rulewright import library
from rulewright.cli import main
from rulewright.compiler.front import Bound, Listeners, check_game, remake
from rulewright.conformance.find import scenario_files
from rulewright.conformance.meeting import Meeting, Meetings
from rulewright.conformance.run import open_book
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.mutant import Mutant
from rulewright.mutation.noticing import Bench

LARGE = ("fjords", "new_world", "dorfromantik", "reykholt", "fields_of_green")
KINDS = {"number": ("constant",), "operator": ("comparison", "arithmetic", "logic"), "line": ("left out",)}
SEED, COUNT = 12, 12
# a scenario notices all twelve; a change that none does stands here, by name, until one is written
UNNOTICED: set[str] = set()


@dataclass(frozen=True)
class Planted:
    """A change of one text in one line of a definition."""

    game: str
    name: str
    kind: str
    line: int
    column: int
    before: str
    after: str
    rules: tuple[str, ...]

    def put_into(self, folder: Path) -> None:
        """Change the text in a copy of the game's folder."""
        file = folder / f"{self.game}.game"
        lines = file.read_text(encoding="utf-8").split("\n")
        text, at = lines[self.line - 1], self.column - 1
        assert text[at : at + len(self.before)] == self.before
        lines[self.line - 1] = text[:at] + (self.after or "let nothing_here = 0") + text[at + len(self.before) :]
        file.write_text("\n".join(lines), encoding="utf-8")


def planted(seed: int, count: int, games: tuple[str, ...] = LARGE) -> list[Planted]:
    """Changes chosen by a seed, game by game and kind by kind; what the compiler refuses is not chosen."""
    rng = random.Random(seed)
    found: list[Planted] = []
    while len(found) < count:
        game, kind = games[len(found) % len(games)], list(KINDS)[len(found) % len(KINDS)]
        path = library.shipped()[game]
        some = [one for one in mutants_of(definition_of(path)) if one.kind in KINDS[kind] and _in_one_line(one, game)]
        one = rng.choice(some)
        change = Planted(game, one.name, kind, one.span.line, one.span.column, one.before, one.after, one.rules)
        if _compiles(change, path.parent):
            found.append(change)
    return found


def _in_one_line(one: Mutant, game: str) -> bool:
    """Whether the words of a change are those of the file."""
    return one.cell is None and one.file == f"{game}.game" and one.span.text == one.before and "\n" not in one.before


def _compiles(change: Planted, folder: Path) -> bool:
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        copy = Path(shutil.copytree(folder, Path(place) / change.game))
        change.put_into(copy)
        return not [problem for problem in check_game(copy / f"{change.game}.game") if not problem.warning]


def noticed_by(change: Planted) -> str:
    """The scenario that notices a change, those that cover its rules asked first; nothing if none does."""
    path = library.shipped()[change.game]
    definition = definition_of(path)
    everything = {"cells": frozenset(), "rules": frozenset(), "options": {}, "positions": frozenset()}
    found = [
        Meeting(0.0, (book.tree.rows,), {}, **everything, traceable=frozenset(), book=book, scenario=scenario)
        for file in scenario_files([str(path)])
        if (book := open_book(file)).tree.game == change.game
        for scenario in book.tree.scenarios
    ]  # nothing is known of what they meet, so each is asked
    plain = remake(definition, Bound({}), Listeners()).program
    mutant = next(one for one in mutants_of(definition) if one.name == change.name)
    return Bench(definition, Meetings(tuple(found), frozenset(), plain)).try_out(mutant).scenario


def changed_copy(change: Planted) -> Path:
    """The definition with a change, in a folder of its own here."""
    shutil.rmtree(change.game, ignore_errors=True)
    copy = Path(shutil.copytree(library.shipped()[change.game].parent, change.game))
    change.put_into(copy)
    return copy / f"{change.game}.game"


def shown_after(change: Planted, seconds: int, capsys: pytest.CaptureFixture[str]) -> int | None:
    """How many steps the game takes that shows a change; none if none is found in the time given."""
    copy = changed_copy(change)
    capsys.readouterr()
    main(
        [
            "diff",
            str(library.shipped()[change.game]),
            str(copy),
            "--seconds",
            str(seconds),
            "--backend",
            "reference",
            "--json",
        ]
    )
    witness = json.loads(capsys.readouterr().out)["witness"]
    return witness["length"] if witness else None


def test_the_same_seed_plants_the_same_changes() -> None:
    few = planted(SEED, 3)
    assert few == planted(SEED, 3) and [one.kind for one in few] == list(KINDS)


@pytest.mark.skipif(not is_long(), reason="twelve times a minute")
def test_twelve_planted_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A scenario notices each, but for those of UNNOTICED."""
    monkeypatch.chdir(tmp_path)
    unnoticed = set()
    for change in planted(SEED, COUNT):
        scenario, steps = noticed_by(change), shown_after(change, 60, capsys)
        if not scenario:
            unnoticed.add(change.name)
        length = "none found" if steps is None else str(steps)
        with capsys.disabled():
            place = f"{change.game}:{change.line} {' '.join(change.rules)}".strip()
            print(f"| {place} | {told(change)} | {scenario or 'none'} | {length} |", flush=True)
    assert unnoticed == UNNOTICED


def told(change: Planted) -> str:
    return f"`{change.before}` becomes `{change.after}`" if change.after else f"`{change.before}` is left out"


@pytest.mark.skipif(not is_long(), reason="a minute for each game")
def test_impact_keeps_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`impact` as a person calls it, in a process of its own, for one change of each shipped game. It is for a machine
    with nothing else to do: there it ends within a minute."""
    monkeypatch.chdir(tmp_path)
    games = tuple(sorted(name for name, path in library.shipped().items() if path.suffix == ".game"))
    late = {}
    for change in planted(SEED, len(games), games):
        original, copy = library.shipped()[change.game], changed_copy(change)
        command = [sys.executable, "-m", "rulewright", "impact", str(copy), "--against", str(original), "--json"]
        begun = time.monotonic()
        done = subprocess.run(command, capture_output=True, text=True)
        seconds = time.monotonic() - begun
        found = json.loads(done.stdout)
        if seconds > 60:
            late[change.game] = round(seconds)
        length = "none found" if found["witness"] is None else found["witness"]["length"]
        with capsys.disabled():
            print(f"| {change.game}:{change.line} | {told(change)} | {seconds:.0f} | {length} |", flush=True)
    assert not late
