"""`rulewright impact`: what a change does, from end to end. What must come out is worked out by hand, or stands in the
rulebook."""

from __future__ import annotations

import json
import multiprocessing
import re
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from nim import NIM

import rulewright as rw
from rulewright import library
from rulewright.cli import main
from rulewright.compiler.front import compile_game
from rulewright.difference.structure import structure_of
from rulewright.impact.survivors import concerns
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.runtime.errors import SaveError

SCENARIOS = """scenarios for nim

scenario "the last one wins"                                covers NI-4
    play
        0: take 2
        1: take 2
    expect winner 1

scenario "one after the other"
    play
        0: take 1
    expect to move 1
"""
STARTS = {(0, 0), (1, 0), (0, 1)}  # FJ-05
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def impact(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["impact", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of nim was saved by the old rules: 2, 1, 1. Now whoever takes the last one loses."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nim" / "scenarios").mkdir(parents=True)
    (tmp_path / "old").mkdir()
    for file in (tmp_path / "nim" / "nim.game", tmp_path / "old" / "nim.game"):
        file.write_text(NIM)
    (tmp_path / "nim" / "scenarios" / "nim.scenario").write_text(SCENARIOS)
    state = rw.load("nim", backend="reference").new(seed=1)
    for move in ("take 2", "take 1", "take 1"):
        state.play(move)
    (tmp_path / "nim" / "one.saved").write_text(state.save())
    (tmp_path / "nim" / "nim.game").write_text(NIM.replace("finish you", "finish you + 1"))
    return tmp_path


def test_the_whole_story(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The scenario that says otherwise notices, the saved game is won by the other, and so is every game that is
    played."""
    page = changed / "impact.html"
    arguments = [
        "nim",
        "--against",
        "old/nim.game",
        "--seconds",
        "55",
        "--games",
        "400",
        "--backend",
        "reference",
        "--report",
        str(page),
    ]
    code, found = impact(capsys, *arguments)
    assert code == 1 and found["rules"] == ["NI-4"] and found["witness"]["length"] == 2
    assert [one["title"] for one in found["scenarios"]["noticing"]] == ["the last one wins"]
    assert (found["scenarios"]["run"], found["scenarios"]["total"]) == (2, 2)
    saved = found["saves"]["games"]
    assert [(one["outcome"], one["step"], one["rules"]) for one in saved] == [("goes otherwise", 3, ["NI-4"])]
    assert saved[0]["says"] == "player 0 wins in A, player 1 wins in B"
    assert found["survivors"]["tried"] == found["survivors"]["total"] > 0
    assert any("NI-4" in slip["rules"] for slip in found["survivors"]["slips"]), "the only scenario of it fails now"
    figures = found["balance"]["figures"]
    for one, other in ((0, 1), (1, 0)):
        assert figures[f"seat {one} wins"]["one"] == figures[f"seat {other} wins"]["other"]
    assert {one["kind"] for one in found["used"]} >= {"options"}
    text = page.read_text()
    assert text.count("<svg") >= 4 and "src=" not in text and "href=" not in text.replace("xlink:href", "")
    for words in ("finish you + 1", "the last one wins", "replay nim/one.saved --pin old/nim.game", "19 times"):
        assert words in text


def test_accept_or_pin(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pinned game goes by the rules of then; an accepted one by today's."""
    saved = changed / "nim" / "one.saved"
    with pytest.raises(SaveError, match="other rules"):
        rw.open_saved(saved, backend="reference")
    assert main(["replay", str(saved), "--pin", "nim/nim.game"]) == 1, "it was not played by these"
    assert not saved.with_suffix(".rules").exists()
    assert main(["replay", str(saved), "--pin", "old/nim.game"]) == 0
    assert rw.open_saved(saved, backend="reference").winners == (0,)
    assert main(["replay", str(saved), "--accept"]) == 2
    assert "is pinned" in capsys.readouterr().err
    _, found = impact(
        capsys, "nim", "--against", "old/nim.game", "--seconds", "50", "--games", "40", "--backend", "reference"
    )
    assert found["saves"]["games"][0]["outcome"] == "is pinned"
    shutil.rmtree(saved.with_suffix(".rules"))
    assert main(["replay", str(saved), "--accept", "--backend", "reference"]) == 0
    assert rw.open_saved(saved, backend="reference").winners == (1,)


def test_a_move_that_is_refused(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (changed / "nim" / "nim.game").write_text(NIM.replace("require n <= heap", "require n == 2 or heap == 1"))
    _, found = impact(
        capsys, "nim", "--against", "old/nim.game", "--seconds", "50", "--games", "40", "--backend", "reference"
    )
    saved = found["saves"]["games"][0]
    assert (saved["outcome"], saved["step"], saved["rules"]) == ("is refused", 2, ["NI-3"])
    assert (saved["first"]["step"], saved["first"]["says"]) == (0, "legal in A only: take 1"), "of four, two are taken"


def test_slips_in_lines_without_a_rule_id(changed: Path) -> None:
    """A line that changed is known by its place, wherever the game lies; a row of a table by its name."""
    game, table = changed / "nim" / "nim.game", "table Heap from 'heaps.yaml'\n    size: 1..9\n".replace("'", '"')
    texts = {"old": ("if heap == 0", 4), "nim": ("if heap < 1", 5)}
    for folder, (line, size) in texts.items():
        text = (
            NIM.replace("if heap == 0", line)
            .replace("state heap", f"{table}\nstate heap")
            .replace("= 4", "= First.size")
        )
        (changed / folder / "nim.game").write_text(text)
        (changed / folder / "heaps.yaml").write_text(f"- id: First\n  size: {size}\n- id: Second\n  size: 7\n")
    structure = structure_of(compile_game(changed / "old" / "nim.game"), compile_game(game))
    slips = [one for one in mutants_of(definition_of(game)) if concerns(one, structure)]
    assert {(one.file, one.before) for one in slips} == {("nim.game", "heap < 1"), ("heaps.yaml", "5")}


def test_a_game_that_goes_wrong_now(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the guard three of ten random games take more than there is: that is told, with all the rest."""
    (changed / "nim" / "nim.game").write_text(re.sub(r".*@NI-3.*\n", "", NIM))
    page = changed / "impact.html"
    budget = ("--seconds", "50", "--games", "40", "--backend", "reference", "--report", str(page))
    code, found = impact(capsys, "nim", "--against", "old/nim.game", *budget)
    assert code == 1 and found["balance"]["games"] >= 40 and found["scenarios"]["run"] == 2
    said = re.fullmatch(
        r"a rule goes wrong in (\d+) of \d+ games after it; game .*RW601.*", found["balance"]["wrong"][0], re.S
    )
    assert said and 0 < int(said[1]) < found["balance"]["games"]
    assert "a rule goes wrong in" in page.read_text()


def test_a_game_that_does_not_begin_now(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The heap is one larger than it can be: no move can be made any more."""
    broken = NIM.replace("play\n", "play\n    heap += 6\n")
    (changed / "nim" / "nim.game").write_text(broken)
    page = changed / "impact.html"
    budget = ("--seconds", "50", "--games", "40", "--backend", "reference", "--report", str(page))
    code, found = impact(capsys, "nim", "--against", "old/nim.game", *budget)
    assert code == 1 and found["witness"]["length"] == 0 and found["witness"]["shortest"]
    assert "a rule goes wrong in B only" in found["witness"]["sentence"] and "RW601" in found["witness"]["sentence"]
    assert found["balance"]["games"] == 0 and "RW601" in found["balance"]["wrong"][0]
    assert "RW601" in page.read_text() and len(found["scenarios"]["noticing"]) == 2
    assert main(["diff", "nim", "old/nim.game", "--backend", "reference"]) == 1
    said = capsys.readouterr().out
    assert "a rule goes wrong in A only" in said and "the position in A" not in said
    (changed / "old" / "nim.game").write_text(broken.replace("1..2", "1..3"))
    assert main(["diff", "nim", "old/nim.game", "--backend", "reference"]) == 1
    heard = capsys.readouterr()
    assert "RW601" in heard.err and "RW900" not in heard.err + heard.out


def test_other_words_are_no_change(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (changed / "nim" / "nim.game").write_text(NIM.replace("heap", "stones"))
    page = changed / "impact.html"
    code, found = impact(capsys, "nim", "--against", "old/nim.game", "--report", str(page))
    assert code == 0 and found["same_rules"] and found["balance"]["games"] == 0
    assert "only names differ" in page.read_text()


# ---------------------------------------------------------------- fjords, held against its rulebook


@pytest.fixture
def fjords(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of fjords to be changed."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(library.find("fjords").parent, tmp_path / "fjords")
    return tmp_path / "fjords"


def told(capsys: pytest.CaptureFixture[str], name: str, *more: str) -> dict[str, Any]:
    shipped = library.shipped_folder() / "fjords" / f"{name}"
    code, found = impact(capsys, f"fjords/{name}", "--against", str(shipped), *more)
    assert code == 1
    return found


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text()
    assert text.count(before) == 1
    file.write_text(text.replace(before, after))


def test_one_neighbour_is_enough(fjords: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """FJ-13: what may be done now and might not before is to lay a tile beside one of the three tiles that lie
    there."""
    change(fjords / "fjords.game", "min_neighbours: 1..3 = 2", "min_neighbours: 1..3 = 1")
    found = told(capsys, "fjords.game", "--seconds", "20", "--games", "1", "--backend", "reference")
    assert found["rules"] == ["FJ-13"] and found["witness"]["shortest"]
    assert [one["who"] for one in found["witness"]["steps"]] == ["chance", "0", "chance"]  # FJ-07, FJ-09, FJ-11
    sentence = found["witness"]["sentence"]
    assert sentence.startswith("legal in B only: place at") and "in A only" not in sentence
    cells = [(int(x), int(y)) for x, y in re.findall(r"at \((-?\d+),(-?\d+)\)", sentence)]
    assert cells
    for x, y in cells:
        assert sum((x + a, y + b) in STARTS for a, b in AROUND) == 1


def test_a_tile_less(fjords: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """FJ-03: three whole farmlands lie in the box. With two, the stack is another one as soon as it is made."""
    change(
        fjords / "tiles.yaml",
        "{id: FFFFFF_F, wedges: FFFFFF, hub: F, copies: 3}",
        "{id: FFFFFF_F, wedges: FFFFFF, hub: F, copies: 2}",
    )
    found = told(capsys, "fjords.game", "--seconds", "20", "--games", "1", "--backend", "reference")
    assert found["rules"] == ["FJ-03"] and found["changes"][0]["after"] == "FFFFFF_F.copies = 2"
    assert found["witness"]["shortest"] and found["witness"]["length"] == 1  # who begins is rolled first, FJ-07
    assert "stack is" in found["witness"]["sentence"] and "FFFFFF_F" in found["witness"]["sentence"]
    saved = found["saves"]["games"]
    assert not saved or saved[0]["outcome"] != "goes as before", "the published game draws all three"


def test_corners_do_not_meet(fjords: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """FJ-40, in a box with one tile to draw, FFFFSS, and where the sea may cut the land (without FJ-15). Beside (0, 0)
    and (1, 0) the tile touches sea only, so a farm on it is next to nothing but the farmland of (1, 0), which it meets
    in the corner at the end of the sea between them (E of it, NE of the other)."""
    tiles = re.sub(r"copies: \d+", "copies: 0", (fjords / "tiles.yaml").read_text())
    (fjords / "tiles.yaml").write_text(tiles.replace("FFFFSS, hub: F, copies: 0", "FFFFSS, hub: F, copies: 1"))
    change(fjords / "fjords.game", "landmass: yes/no = yes", "landmass: yes/no = no")
    shutil.copytree(fjords, fjords.parent / "before" / "fjords")
    change(fjords / "fjords.game", "diagonal: yes/no = yes", "diagonal: yes/no = no")
    arguments = ["--seconds", "20", "--games", "1", "--backend", "reference"]
    code, found = impact(capsys, "fjords/fjords.game", "--against", "before/fjords/fjords.game", *arguments)
    assert code == 1 and found["rules"] == ["FJ-40"] and found["witness"]["shortest"]
    *_, laid, farm = [one["move"] for one in found["witness"]["steps"]]
    assert laid.startswith("place at (1,-1)") and farm == "farm on ((1,-1), 0)"
    # with corners player 0 has a field to lay; without, nobody has (FJ-47), and player 1 begins the next round (FJ-52)
    assert found["witness"]["sentence"] == "player 0 is asked in A, player 1 is asked in B"


def test_modules_whose_building_has_hardly_begun_are_given_up() -> None:
    """Its process leads no group yet, so there is none to end: only the process itself."""
    from rulewright.impact.whole import Building

    building = Building.__new__(Building)
    building._backend, building._process = (
        "auto",
        multiprocessing.get_context("spawn").Process(target=time.sleep, args=(99,)),
    )
    with building:
        pass
    assert not building._process.is_alive()
