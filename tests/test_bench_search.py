"""The bench of the search measures what it says."""

from __future__ import annotations

import pytest

from rulewright import bench_search


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
