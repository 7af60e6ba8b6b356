"""The figures of `rulewright bench`: their shape, and that the games are measured as their issues say."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rulewright.bench.beside import run_beside
from rulewright.bench.growth import run_growth, run_passes
from rulewright.bench.playouts import ROUNDS, Setup, Slice, Track, run_bench, setup_of
from rulewright.bench.report import bench_report
from rulewright.cli import main

ROOT = Path(__file__).parents[1]

KEYS = {
    "playouts_per_s",
    "moves_per_s",
    "openspiel_ratio",
    "c_ratio",
    "reference_ratio",
    "unit_playouts_ratio",
    "unit_moves_ratio",
    "state_bytes",
    "compile_s",
    "load_ms",
}


def test_shape() -> None:
    said: list[str] = []
    result = run_bench(["pig", "tic_tac_toe"], 0.2, said.append)
    assert set(result) == {"unit", "games"}
    assert set(result["unit"]) == {"openspiel_connect_four_playouts_per_s", "openspiel_connect_four_moves_per_s"}
    assert all(set(line) == KEYS for line in result["games"].values())
    line = result["games"]["tic_tac_toe"]
    assert line["c_ratio"] is None and line["state_bytes"] == 24
    assert 5 <= line["moves_per_s"] / line["playouts_per_s"] <= 9  # a game has so many moves
    assert len(said) == 3 and said[1].startswith("pig ")


def test_a_game_of_the_users_beside_openspiels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    mine = tmp_path / "three.game"
    mine.write_text(
        (ROOT / "definitions" / "tic_tac_toe" / "tic_tac_toe.game").read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert main(["bench", str(mine), "--openspiel", "tic_tac_toe", "--seconds", "0.2", "--json"]) == 0
    [line] = json.loads(capsys.readouterr().out)["games"].values()
    assert line["openspiel_ratio"] > 0
    assert main(["bench", str(mine), "--openspiel", "tictactoe"]) == 2
    assert "OpenSpiel has no game 'tictactoe'. Did you mean 'tic_tac_toe'" in capsys.readouterr().err
    assert main(["bench", "--openspiel", "tic_tac_toe"]) == 2


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("pig --players 2", "--players goes with --beside."),
        ("pig othello --beside pig", "--beside compares one game with another: name one game before it."),
        ("pig --beside pig --openspiel pig", "--openspiel goes with games, not with --beside."),
        ("pig --beside pig --report page.html", "--report goes with games, not with --beside."),
        ("search --openspiel pig", "--openspiel names the same game of OpenSpiel's: name one game before it."),
        ("search faces --report page.html", "--report goes with games, not with search."),
        ("search pig", "'search' is measured apart from games: rulewright bench search."),
    ],
)
def test_what_would_not_be_heeded_is_refused(asked: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *asked.split()]) == 2
    assert capsys.readouterr().err == f"error: {told}\n"


def test_setups() -> None:
    assert setup_of("reykholt") == setup_of("fields_of_green") == Setup(4)
    assert setup_of("fjords").options["rounds"] == 1
    assert setup_of("connect_four") == Setup()


def test_a_game_beside_another() -> None:
    said: list[str] = []
    result = run_beside("tic_tac_toe", "connect_four", None, 0.2, said.append)
    assert result["pairs"] >= 11 and not result["same_games"] and len(said) == 2
    assert 1 < result["low"] <= result["ratio"] <= result["high"]  # at most nine moves on nine cells, not 42 on 42
    assert run_beside("pig", "pig", 2, 0.2, said.append)["same_games"]


def test_the_report_is_one_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    found = {
        "unit": {"openspiel_connect_four_playouts_per_s": 100, "openspiel_connect_four_moves_per_s": 2000},
        "games": {
            "fast": {**dict.fromkeys(KEYS, 3), "moves_per_s": 4000, "unit_moves_ratio": 0.25},
            "slow": {**dict.fromkeys(KEYS), "playouts_per_s": 1, "moves_per_s": 500, "state_bytes": 8},
        },
        "growth": [
            {"game": "fast", "grows": "size", "moves_per_s": {3: 5000, 5: 900}},
            {"game": "slow", "grows": "players", "moves_per_s": {2: 500, 3: 400}},
        ],
        "passes": {"fast": {"masks": 2.5, "tables": 1.001}},
    }
    text = bench_report(found)
    assert text.count("<svg") == 6 and "src=" not in text and "<link" not in text and "<script" not in text
    assert "<td>0.25</td>" in text
    assert "Within 2 % in all of these games: tables." in text
    assert main(["bench", "pig", "--report", str(tmp_path / "none" / "page.html")]) == 2
    assert "no folder" in capsys.readouterr().err
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write everywhere
    assert main(["bench", "pig", "--report", str(tmp_path / "page.html")]) == 2
    assert "Nothing may be written into the folder" in capsys.readouterr().err


def test_growth_and_passes() -> None:
    growth = run_growth(["pig"], 0.2, str)
    assert growth == []  # not a family
    passes = run_passes(["tic_tac_toe"], 0.2, str, among=("keep_networks", "draw_directly"))
    assert passes["tic_tac_toe"]["keep_networks"] == 1  # there is no network
    assert passes["tic_tac_toe"]["draw_directly"] > 0


def test_a_contender_slower_than_the_whole_time_plays_once() -> None:
    """It was played in each of fifteen rounds: a bench of two seconds took a minute and a half."""
    played = []

    def slow(count: int, seed: int) -> Slice:
        played.append(seed)
        return Slice(count, 30.0 * count, 5.0)

    track = Track(slow)
    track.calibrate(0.1)
    for _ in range(ROUNDS):
        track.measure()
    assert len(played) == 1 and (track.playouts_per_second, track.moves_per_second) == (0.2, 6.0)
