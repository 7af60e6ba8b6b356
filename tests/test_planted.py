"""Twelve planted changes in the large games, chosen at random by a seed: one number, one operator or one removed line each. Does a
scenario notice, and how long is the game that shows it? `pytest --long -s tests/test_planted.py` prints the table of docs/change.md."""

from __future__ import annotations

import json
import random
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from scale import is_long

from rulewright import library
from rulewright.cli import main
from rulewright.compiler.pipeline import check_game
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.mutant import Mutant

LARGE = ("fjords", "new_world", "dorfromantik", "reykholt", "fields_of_green")
KINDS = {"number": ("constant",), "operator": ("comparison", "arithmetic", "logic"), "line": ("left out",)}
SEED, COUNT = 12, 12


@dataclass(frozen=True)
class Planted:
    """A change of one text in one line of a definition."""

    game: str
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


def planted(seed: int, count: int) -> list[Planted]:
    """Changes chosen by a seed, game by game and kind by kind; what the compiler refuses is not chosen."""
    rng = random.Random(seed)
    found: list[Planted] = []
    while len(found) < count:
        game, kind = LARGE[len(found) % len(LARGE)], list(KINDS)[len(found) % len(KINDS)]
        path = library.shipped()[game]
        some = [one for one in mutants_of(definition_of(path)) if one.kind in KINDS[kind] and _in_one_line(one, game)]
        one = rng.choice(some)
        change = Planted(game, kind, one.span.line, one.span.column, one.before, one.after, one.rules)
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


def told(change: Planted, seconds: int, capsys: pytest.CaptureFixture[str]) -> tuple[int, int | None]:
    """How many scenarios notice a change, and how many steps the game takes that shows it."""
    shutil.rmtree(change.game, ignore_errors=True)
    copy = Path(shutil.copytree(library.shipped()[change.game].parent, change.game))
    change.put_into(copy)
    capsys.readouterr()
    against = str(library.shipped()[change.game])
    main(["impact", f"{copy}/{change.game}.game", "--against", against, "--seconds", str(seconds), "--json"])
    found = json.loads(capsys.readouterr().out)
    return len(found["scenarios"]["noticing"]), found["witness"]["length"] if found["witness"] else None


def test_the_same_seed_plants_the_same_changes() -> None:
    few = planted(SEED, 3)
    assert few == planted(SEED, 3) and [one.kind for one in few] == list(KINDS)


@pytest.mark.skipif(not is_long(), reason="twelve times a minute")
def test_twelve_planted_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Most are noticed by a scenario, and what no scenario notices is shown by a game, or by neither."""
    monkeypatch.chdir(tmp_path)
    rows = []
    for change in planted(SEED, COUNT):
        noticing, steps = told(change, 50, capsys)
        rows.append(noticing)
        text = f"`{change.before}` becomes `{change.after}`" if change.after else f"`{change.before}` is left out"
        length = "none found" if steps is None else str(steps)
        with capsys.disabled():
            print(f"| {change.game}:{change.line} {' '.join(change.rules)} | {text} | {noticing} | {length} |")
    assert sum(map(bool, rows)) >= 9
