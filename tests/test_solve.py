"""Small games solved: values that are published, on both ways to solve."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.cli import main
from rulewright.solving import equilibrium, exact


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["solve", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_tic_tac_toe_is_a_draw(capsys: pytest.CaptureFixture[str]) -> None:
    found = solved(capsys, "tic_tac_toe")
    assert found["values"] == [0, 0]
    state = rw.load("tic_tac_toe").new(seed=1)
    for move in found["line"]:  # type: ignore[attr-defined]
        state.play(move)
    assert state.over and state.winners == ()


@pytest.mark.parametrize("size", (2, 3))
def test_whoever_begins_wins_hex(size: int) -> None:
    """Nash's theorem."""
    found = exact.Solver(rw.load("hex", size=size).new(seed=1)).solve()
    assert found.values == (1, -1)
    state = rw.load("hex", size=size).new(seed=1)
    for move in found.line:
        state.play(move)
    assert state.winners == (0,)


def test_connect_four_of_four_by_four_is_a_draw() -> None:
    """John Tromp's table of solved sizes: 4 × 4 is a draw."""
    assert exact.Solver(rw.load("connect_four", columns=4, rows=4).new(seed=1)).solve().values == (0, 0)


def test_kuhn_poker(capsys: pytest.CaptureFixture[str]) -> None:
    """Kuhn 1950: -1/18 to the first player."""
    found = solved(capsys, "kuhn_poker")
    assert found["value"] == pytest.approx(-1 / 18, abs=0.002)
    assert found["low"] <= -1 / 18 <= found["high"] and found["unit"] == "points"  # type: ignore[operator]


def test_leduc_poker() -> None:
    """OpenSpiel and the literature have -0.0856 for the first player."""
    found = equilibrium.solve(rw.load("leduc_poker").new(chance="explicit"), iterations=100)
    assert found.low <= -0.0856 <= found.high
    assert found.value == pytest.approx(-0.0856, abs=0.01)


def test_what_is_too_large_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "othello", "--positions", "100"]) == 1
    assert "too large" in capsys.readouterr().err
    assert main(["solve", "hearts", "--positions", "20"]) == 1
    assert "games of two" in capsys.readouterr().err


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "hex", "--set", "size=2"]) == 0
    assert capsys.readouterr().out.startswith("player 0 wins, whatever the others do\na perfect line: place ")
    assert main(["solve", "kuhn_poker", "--strategies", "--rounds", "200"]) == 0
    out = capsys.readouterr().out
    assert "value to player 0: -0.05" in out and "call 100%" in out
