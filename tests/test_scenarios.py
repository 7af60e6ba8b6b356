"""The shipped games do what their rulebooks say: every scenario passes, every rule is covered, every row that carries
rules (card, space, event, tile …) is shown by a scenario.

The large games take minutes to build for all the seats and options their scenarios ask for. Here they are carried out
on the reference backend; those that are built quickly also on the compiled one, as far as they need no options and rows
of their own. `--long` and `rulewright test` do all of them on both; that the backends agree is seen to by
test_options_agree.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scale import is_long

from rulewright import library
from rulewright.cli import main

LARGE = ("dorfromantik", "fields_of_green", "fjords", "new_world", "reykholt")
BUILT_QUICKLY = ("fjords", "new_world")
SMALL = [name for name in library.shipped() if name not in LARGE]


def test_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    """Programs rely on these keys and no others."""
    main(["test", "tic_tac_toe", "--backend", "reference", "--json", "--jobs", "1"])
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"passed", "failed", "failures", "rules"}


def report_of(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    code = main(["test", *arguments, "--json", "--table", "--jobs", "1"])
    report: dict[str, object] = json.loads(capsys.readouterr().out)
    assert code == (1 if report["failed"] else 0)
    return report


def assert_all_well(report: dict[str, object]) -> None:
    assert set(report) == {"passed", "failed", "failures", "rules", "tables"}
    assert not report["failures"], json.dumps(report["failures"], indent=1)
    assert report["failed"] == 0
    assert report["passed"]
    rules = report["rules"]
    assert isinstance(rules, dict)
    for name, coverage in rules.items():
        assert coverage["uncovered"] == [], f"{name} has rules without a scenario"
        assert coverage["covered"] == coverage["total"] > 0
    tables = report["tables"]
    assert isinstance(tables, dict)
    bare = [(game, row) for game, shown in tables.items() for rows in shown.values() for row in rows if not rows[row]]
    assert not bare, "rows with rules that no scenario shows"


@pytest.mark.parametrize("name", SMALL)
def test_small_games_on_both_backends(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_all_well(report_of([name], capsys))


@pytest.mark.parametrize("name", LARGE)
def test_large_games(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_PLAIN", "1")  # building takes longer than playing
    ways = () if is_long() else ("--quick",) if name in BUILT_QUICKLY else ("--backend", "reference")
    assert_all_well(report_of([name, *ways], capsys))


def test_a_folder_and_a_single_file_may_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(library.find("tic_tac_toe")).parent
    [file] = [path for path in (folder / "scenarios").glob("*.scenario") if path.stem == "tic_tac_toe"]
    whole = report_of([str(folder), "--backend", "reference"], capsys)
    single = report_of([str(file), "--backend", "reference"], capsys)
    assert isinstance(whole["passed"], int) and isinstance(single["passed"], int)
    assert 0 < single["passed"] < whole["passed"]
