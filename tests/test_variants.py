"""Variants: where they may lie, and what several lines of one make of the same thing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import editing, library
from rulewright.cli import main
from rulewright.compiler.syntax.format import formatted
from rulewright.conformance.find import scenario_files
from rulewright.loading import options_of

VARIANT = """\
variant "Reykholt at home" of reykholt

rows Service from "home.yaml"
"""
ROWS = '- {id: Z9, set: A, name: Hearth, when: {acted: "gain 1 tomato"}}\n'
SCENARIO = """\
scenarios for home

scenario "a row of our own"
    expect count(c in Service where c == Z9) == 1
"""


def test_a_variant_of_a_shipped_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    Path("mine/home.variant").write_text(VARIANT, encoding="utf-8")
    Path("mine/home.yaml").write_text(ROWS, encoding="utf-8")
    Path("mine/home.scenario").write_text(SCENARIO, encoding="utf-8")
    assert main(["check", "home"]) == 0, capsys.readouterr()
    assert main(["test", "mine/home.scenario", "--backend", "reference"]) == 0, capsys.readouterr()
    Path("mine/home.yaml").write_text(ROWS.replace("gain", "gian"), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "home"]) == 1
    assert capsys.readouterr().out.startswith("mine/home.yaml:1:49: error[RW218]: there is no action named 'gian'")
    Path("mine/home.variant").write_text(VARIANT.replace("home.yaml", "../home.yaml"), encoding="utf-8")
    assert main(["check", "home"]) == 1
    assert "error[RW343]" in capsys.readouterr().out


BASE = """\
game "Clauses"
players 2
def worth(1) = 10
def worth(2) = 20
def worth(n) = 0
state sum: 0..99
play
    sum = worth(1) + worth(2) + worth(3)
    finish
"""
CLAUSES = """\
variant "Other worths" of clauses

replace def worth(1) = 1
replace def worth(2) = 2
replace def worth(n) = 5
"""


def test_a_def_is_replaced_by_several_clauses(tmp_path: Path) -> None:
    (tmp_path / "clauses.game").write_text(BASE, encoding="utf-8")
    (tmp_path / "other.variant").write_text(CLAUSES, encoding="utf-8")
    sums = [
        rw.load(tmp_path / name, backend="reference").new().view(0)["states"]["sum"]
        for name in ("clauses.game", "other.variant")
    ]
    assert sums == [30, 8]


BLOCK = """\
variant "Only if it is high" of clauses

replace CL-1 with
    let found = worth(1) + worth(2)
    if found > 20
        sum = 1                                             @CL-1
    else
        sum = found
"""


def test_a_statement_is_replaced_by_a_block(tmp_path: Path) -> None:
    (tmp_path / "clauses.game").write_text(BASE.replace("worth(3)\n", "worth(3)  @CL-1\n"), encoding="utf-8")
    (tmp_path / "block.variant").write_text(BLOCK, encoding="utf-8")
    state = rw.load(tmp_path / "block.variant", backend="reference").new()
    assert state.view(0)["states"]["sum"] == 1
    assert formatted(BLOCK) == BLOCK


def test_one_clause_for_one_case_leaves_the_others_open(tmp_path: Path) -> None:
    (tmp_path / "clauses.game").write_text(BASE, encoding="utf-8")
    (tmp_path / "one.variant").write_text(CLAUSES.split("replace def worth(2)")[0], encoding="utf-8")
    with pytest.raises(rw.DefinitionError, match="RW209(.|\\n)*all clauses of 'worth' are replaced"):
        rw.load(tmp_path / "one.variant", backend="reference").new()


def test_options_that_a_variant_does_not_allow_together_are_told() -> None:
    """The condition stands in the variant, behind `new`; the fuzzer met it."""
    with pytest.raises(rw.OptionError, match="These options do not go together: no line may overtake itself"):
        rw.load("cylinder_connect_four", backend="reference", columns=5, run=6)


# ---------------------------------------------------------------- options in words


def test_every_shipped_option_says_what_it_is_for() -> None:
    silent = [
        f"{name}.{option}"
        for name, path in {**library.games(), **library.variants()}.items()
        for option, about in options_of(path).items()
        if len(about["says"]) < 8
    ]
    assert not silent


def test_an_option_says_what_it_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "fjords"]) == 0
    told = capsys.readouterr().out
    assert "  min_neighbours: 1..3 = 2  FJ-13\n      how many tiles a new one must touch\n" in told
    path = library.find("fjords")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if text.startswith("option min_neigh"))
    hover = editing.hover(path.read_text(), path, line, 10)
    assert hover is not None and "an option: how many tiles a new one must touch" in hover.text


# ---------------------------------------------------------------- the family


def test_the_gallery_is_as_the_files_are(capsys: pytest.CaptureFixture[str]) -> None:
    """`rulewright variants --markdown > docs/variants_gallery.md` writes it anew."""
    page = Path(__file__).parent.parent / "docs" / "variants_gallery.md"
    assert main(["variants", "--markdown"]) == 0
    assert capsys.readouterr().out == page.read_text(encoding="utf-8")


def test_at_least_fifteen_variants_most_of_them_short(capsys: pytest.CaptureFixture[str]) -> None:
    """Each says what it is about and has a scenario of its own."""
    assert main(["variants", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["variants"]
    assert len(found) >= 15 and sum(one["lines"] < 10 for one in found) > 0.7 * len(found)
    assert all(one["says"] for one in found)
    for one in found:
        assert scenario_files([one["name"]]), one["name"]
