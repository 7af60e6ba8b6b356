"""The bench of the search measures what it says."""

from __future__ import annotations

from importlib import import_module

import pytest

from rulewright import bench, bench_scale, bench_search, bench_strength
from rulewright.lab.running import runner


def test_both_sides_make_the_same_simulations() -> None:
    pytest.importorskip("pyspiel")
    said: list[str] = []
    line = bench_search._measured("connect_four", 0.2, True, said.append)
    assert line["simulations_per_s"] > 0 and line["openspiel_simulations_per_s"] > 0
    assert line["ratio"] == pytest.approx(line["simulations_per_s"] / line["openspiel_simulations_per_s"], abs=0.02)
    assert said[0].startswith("connect_four")


def test_a_match_ends_with_a_result() -> None:
    pytest.importorskip("pyspiel")
    assert bench_search._one_game("connect_four", 1) in (-1.0, 0.0, 1.0)


def test_beside_an_equilibrium_both_players_have_the_same_deals() -> None:
    """Kuhn: nobody can gain or lose more than two a game; the difference is that of the two."""
    said: list[str] = []
    line = bench_strength._beside_equilibrium("kuhn_poker", 12, said.append)
    assert line["unit"] == "points" and said[0].startswith("kuhn_poker against an equilibrium, 12 games")
    assert line["difference"][0] == pytest.approx(line["ismcts"][0] - line["determinised"][0], abs=0.001)
    assert all(-2 <= line[who][0] <= 2 for who in ("ismcts", "determinised"))


def test_every_measurement_has_its_file() -> None:
    for name in bench.MEASUREMENTS:
        assert callable(getattr(import_module(f"rulewright.bench_{name}"), f"run_{name}"))


def test_rates_of_an_experiment(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, with another game: as many games as parts, and a rate."""
    monkeypatch.setattr(bench_scale, "GAME", "tic_tac_toe")
    between, whole = bench_scale._rate(runner("cores", 1), 2)
    assert between > 0 and whole > 0
