"""Rings in tables: as many values as declared, by letters or in brackets, and an index that goes round. By hand, on
every backend."""

from __future__ import annotations

from pathlib import Path

import pytest
from told import told

from rulewright.compiler.front import check_game

GAME = """
game "Rings"
players 2

enum Land: wood(W), lake(L)

table Domino from "dominoes.yaml"
    ends: 2 of Land
    crowns: 2 of 0..3
    plain: 3 of Land

state first_crown, second_crown, third_crown: 0..3 per Domino
state second_end: Land? per Domino

play
    for d in Domino
        first_crown[d] = d.crowns[0]
        second_crown[d] = d.crowns[1]
        third_crown[d] = d.crowns[2]
        second_end[d] = d.ends[1]
    for you in turns(0)
        you choose wait
"""
ROWS = (
    "- {id: A, ends: WL, crowns: [0, 2], plain: WWL}\n- {id: B, ends: [lake, wood], crowns: [3, 1], plain: [L, L, W]}\n"
)


def test_values_in_brackets_fill_a_ring(tmp_path: Path) -> None:
    for one in told(tmp_path, GAME, {"dominoes.yaml": ROWS}):
        states = one.states(one.new())
        assert (states["first_crown"], states["second_crown"]) == ([0, 3], [2, 1]), one.name
        assert states["third_crown"] == [0, 3], one.name  # once round
        assert states["second_end"] == [2, 1], one.name


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("[0, 2]", "[0, 2, 1]", "2 values are needed here, not 3"),
        ("[0, 2]", '"{0, 2}"', "'{0, 2}' is not 2 values"),
        ("[0, 2]", "2", "'2' is not 2 values"),
        ("[0, 2]", "[0, 9]", "9 is outside 0..3, the range of 'crowns'"),
        ("WL", "WLL", "2 letters are needed here, not 3"),
    ],
)
def test_what_does_not_fill_it(right: str, wrong: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "rings.game").write_text(GAME)
    (tmp_path / "dominoes.yaml").write_text(ROWS.replace(right, wrong, 1))
    assert [problem.message for problem in check_game(tmp_path / "rings.game") if not problem.warning] == [message]
