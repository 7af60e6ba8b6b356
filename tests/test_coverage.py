"""Coverage: which scenarios come to a line, a rule, a value, a cell, and in which of them it decides."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulewright.cli import main
from rulewright.compiler.syntax.ast import Scenario
from rulewright.conformance import meeting
from rulewright.conformance.covering import DECIDES, MET, UNMET, covered
from rulewright.conformance.run import Book

POND = """game "Pond"
players 2

option many: yes/no = no

table Fly from "flies.yaml"
    worth: 0..9

state frogs: 0..9 = 5
state purse: 0..99 per Player

play
    for you in turns(0)
        you choose
            catch(n in 1..3)
                require n <= frogs                          @PO-1 "there are not so many frogs"
                require n != 7 or many
                frogs -= n                                  @PO-2
                if frogs == 0
                    finish you                              @PO-3
            snap(fly in Fly)                                @PO-4
                purse[you] += fly.worth
"""
FLIES = "- {id: midge, worth: 1}\n- {id: gnat, worth: 2}\n"
SHOWN = """scenarios for pond

scenario "nobody catches more than there are"
    given
        frogs = 2
    illegal 0: catch 3 because PO-1
    play
        0: catch 1
    expect frogs == 1

scenario "a midge is worth one"
    set many = yes
    play
        0: snap midge
    expect purse[0] == 1
"""


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    folder = tmp_path / "pond"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pond.game").write_text(POND)
    (folder / "flies.yaml").write_text(FLIES)
    (folder / "scenarios" / "pond.scenario").write_text(SHOWN)
    return folder / "pond.game"


def test_a_guard_decides_where_it_is_false_and_a_branch_where_it_is_taken(pond: Path) -> None:
    found = covered(pond)
    by_text = {line.text.split("@")[0].strip(): line for line in found.lines}
    guard, never_false = by_text["require n <= frogs"], by_text["require n != 7 or many"]
    assert guard.shown is not None and guard.shown.met == {0, 1} and guard.state == DECIDES
    assert never_false.state == MET and "'n != 7' always holds" in never_false.remarks
    assert by_text["if frogs == 0"].state == MET and by_text["if frogs == 0"].remarks == ["'frogs == 0' never holds"]
    assert by_text["finish you"].state == UNMET
    assert by_text["state frogs: 0..9 = 5"].state == ""


def test_rules_values_and_cells_are_told_with_their_scenarios(pond: Path) -> None:
    found = covered(pond)
    assert {rule: one.state for rule, one in found.rules.items()} == {
        "PO-1": DECIDES,
        "PO-2": DECIDES,
        "PO-3": UNMET,
        "PO-4": DECIDES,
    }
    assert found.options["many"]["yes"].decides == {1} and found.options["many"]["no"].met == {0}
    assert found.cells["Fly"]["midge"]["worth"].decides == {1}
    assert found.cells["Fly"]["gnat"]["worth"].state == UNMET


def test_the_command_prints_a_summary_and_writes_a_page(
    pond: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "pond.html"
    assert main(["test", str(pond), "--backend", "reference", "--coverage", "--report", str(page)]) == 0
    assert "no scenario comes to" in capsys.readouterr().out
    text = page.read_text()
    assert "finish you" in text and "<b>PO-3</b>" in text and "http" not in text
    assert main(["test", str(pond), "--backend", "reference", "--coverage", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)["coverage"]["pond"]
    assert data["rules"]["PO-3"] == {"met": [], "decides": []}
    assert main(["test", str(pond), "--report", str(page)]) == 2


def test_the_page_says_what_comes_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The Python of docs/mutation.md prints what stands below it."""
    root = Path(__file__).resolve().parent.parent
    page = (root / "docs" / "mutation.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\n\n```output\n(.*?)```", page, re.S)
    assert found is not None
    monkeypatch.chdir(root)
    exec(compile(found[1], "mutation.md", "exec"), {})
    assert capsys.readouterr().out == found[2]


def test_what_scenarios_meet_is_remembered(pond: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run finds the same without carrying out a scenario; of a file that changed all are carried out again."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    tried: list[str] = []
    meet = meeting._meet  # noqa: SLF001 - whether it is called is what is asked

    def counted(book: Book, scenario: Scenario, *more: object) -> object:
        tried.append(scenario.title)
        return meet(book, scenario, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(meeting, "_meet", counted)
    first = covered(pond)
    assert len(tried) == 2
    assert covered(pond) == first and len(tried) == 2
    file = next((pond.parent / "scenarios").iterdir())
    file.write_text(file.read_text() + '\nscenario "one more"\n    play\n        0: catch 2\n    expect frogs == 3\n')
    assert covered(pond) != first and len(tried) == 5
    pond.write_text(POND.replace("= 5", "= 6"))
    covered(pond)
    assert len(tried) == 8
