"""What stood in the way of somebody who wrote a first game and its scenarios from the docs."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli import main
from rulewright.compiler.front import check_game
from rulewright.conformance.model import Failure
from rulewright.conformance.run import Task, run_file

PICNIC = """\
game "Picnic"
players 2

enum Dish: bread, pie

state deck: bag of Dish = {bread, pie} seen by count
state basket: bag of Dish per Player

play
    for you in players
        draw dish from deck
        you choose keep
            add dish to your basket
    finish

score loaves = your basket[bread]
"""
HEAD = 'scenarios for picnic\n\nscenario "first"\n'


def first_failure(folder: Path, steps: str) -> str:
    (folder / "picnic.game").write_text(PICNIC, encoding="utf-8")
    path = folder / "picnic.scenario"
    path.write_text(HEAD + steps, encoding="utf-8")
    [failure] = [outcome.failure for outcome in run_file(Task(path, ("reference",))).outcomes]
    return failure.message if failure else ""


def test_count_of_a_number(tmp_path: Path) -> None:
    (tmp_path / "picnic.game").write_text(
        PICNIC.replace("your basket[bread]", "count(your basket[bread])"), encoding="utf-8"
    )
    [problem] = check_game(tmp_path / "picnic.game")
    assert (problem.code, problem.hint) == ("RW332", "it counts already: leave 'count' out")


def test_a_phase_in_a_game_without_phases(tmp_path: Path) -> None:
    assert "hint: name a block of the telling: 'phase keeping'" in first_failure(tmp_path, "    start at keeping\n")


def test_an_expectation_before_chance_has_moved(tmp_path: Path) -> None:
    said = first_failure(tmp_path, "    expect count(deck) == 1\n")
    assert "chance is to move: say what comes up, 'chance: draw …', or let it move with 'seed 1'" in said
    assert not first_failure(tmp_path, "    seed 1\n    expect count(deck) == 1\n")


def test_a_single_move_is_one_move(tmp_path: Path) -> None:
    (tmp_path / "picnic.game").write_text(PICNIC, encoding="utf-8")
    assert repr(rw.load(tmp_path / "picnic.game", backend="reference").new(seed=1).moves) == "<1 move: keep>"


@pytest.mark.parametrize(
    ("step", "hint"),
    [
        ("expect scores 1, 0", "points are expected seat by seat: 'expect total[0] == 26'"),
        ('from "dealt"', 'it stands in the first line: \'scenario "…" from "dealt"\''),
    ],
)
def test_what_stands_elsewhere(step: str, hint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picnic.game").write_text(PICNIC, encoding="utf-8")
    (tmp_path / "picnic.scenario").write_text(f"{HEAD}    {step}\n", encoding="utf-8")
    assert main(["test", str(tmp_path / "picnic.scenario"), "--backend", "reference", "--jobs", "1"]) == 1
    assert f"hint: {hint}" in capsys.readouterr().out


def hint_of(folder: Path, old: str, new: str) -> tuple[str, str]:
    assert old in PICNIC
    (folder / "picnic.game").write_text(PICNIC.replace(old, new), encoding="utf-8")
    problem = check_game(folder / "picnic.game")[0]
    return problem.code, problem.hint


def test_the_next_player_is_no_sum(tmp_path: Path) -> None:
    lead = "state lead: Player\n\nplay\n    lead = 0\n    lead += 1\n"
    assert hint_of(tmp_path, "play\n", lead) == ("RW323", "write 'lead = lead + …'")


def test_a_word_before_a_parameter_that_is_no_preposition(tmp_path: Path) -> None:
    code, hint = hint_of(tmp_path, "keep\n", "keep(about kind in Dish)\n")
    assert code == "RW105" and hint.startswith("'about' is no preposition here: at, to, from")


def test_a_ranking_shows_its_rule_where_it_decides(tmp_path: Path) -> None:
    """Neither before the end, nor where no tie is to be broken."""
    picnic = PICNIC.replace("{bread, pie}", "1 of bread + 2 of pie")
    (tmp_path / "picnic.game").write_text(
        f"{picnic}rank by total, if you == 0 then 1 else 0  @PI-1\n", encoding="utf-8"
    )
    (tmp_path / "RULES.md").write_text("- **PI-1** Of two with as many loaves the first wins.\n", encoding="utf-8")
    path = tmp_path / "picnic.scenario"
    begun = HEAD.replace('"first"', '"first" covers PI-1') + "    play\n        chance: draw pie\n        0: keep\n"

    def failure(*rest: str) -> Failure | None:
        path.write_text(begun + "".join(f"        {line}\n" for line in rest), encoding="utf-8")
        [outcome] = run_file(Task(path, ("reference",))).outcomes
        return outcome.failure

    for early in (("chance: draw pie",), ("chance: draw bread", "1: keep")):
        found = failure(*early)
        assert found is not None and "RW812" in found.message
    assert failure("chance: draw pie", "1: keep") is None
