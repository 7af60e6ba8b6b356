"""The bench of the search measures what it says."""

from __future__ import annotations

from importlib import import_module

import pytest

import rulewright as rw
from rulewright.bench import playouts, scale, search, strength
from rulewright.lab.running import runner
from rulewright.solving.equilibrium import Equilibrium, solve


def test_both_sides_make_the_same_simulations() -> None:
    pytest.importorskip("pyspiel")
    said: list[str] = []
    line = search._measured("connect_four", 0.2, True, said.append)
    assert line["simulations_per_s"] > 0 and line["openspiel_simulations_per_s"] > 0
    assert line["ratio"] == pytest.approx(line["simulations_per_s"] / line["openspiel_simulations_per_s"], abs=0.02)
    assert said[0].startswith("connect_four")


def test_a_match_ends_with_a_result() -> None:
    pytest.importorskip("pyspiel")
    assert search._one_game("connect_four", 1) in (-1.0, 0.0, 1.0)


def test_beside_an_equilibrium_nobody_gains() -> None:
    """Kuhn: on both seats together an equilibrium is worth nothing, and who searches can only lose by it; at most two a
    game."""
    said: list[str] = []
    line = strength._beside_equilibrium("kuhn_poker", 3, said.append)
    assert line["unit"] == "points" and said[0].startswith("kuhn_poker against an equilibrium, 3 seeds")
    assert line["difference"][0] == pytest.approx(line["ismcts"][0] - line["determinised"][0], abs=0.001)
    assert all(-1 < line[who][0] <= 0.005 for who in ("ismcts", "determinised"))


def test_the_worth_of_a_player_is_worked_out_exactly() -> None:
    """Kuhn: whatever an equilibrium plays now and then is a best reply to it, so that it is worth -1/18 to the first
    and 1/18 to the second."""
    start = rw.load("kuhn_poker").new(chance="explicit")
    solved = solve(start, 400)
    best = strength._memory(lambda seed: lambda state: _likeliest(solved, state), 1)
    first, second = (strength._worth(start, seat, best, solved) for seat in (0, 1))
    assert first == pytest.approx(-1 / 18, abs=0.01) and second == pytest.approx(1 / 18, abs=0.01)


def _likeliest(solved: Equilibrium, state: rw.State) -> rw.Move:
    """Any move that an equilibrium plays now and then is a best reply to it: the most frequent one, say."""
    assert state.player is not None
    plays = solved.strategies[state.player, state.information_key(state.player)].plays
    return max(state.moves, key=lambda move: plays[str(move)])


def test_every_measurement_has_its_file() -> None:
    for name in playouts.MEASUREMENTS:
        assert callable(getattr(import_module(f"rulewright.bench.{name}"), f"run_{name}"))


def test_rates_of_an_experiment(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, with another game: as many games as parts, and a rate."""
    monkeypatch.setattr(scale, "GAME", "tic_tac_toe")
    between, whole = scale._rate(runner("cores", 1), 2)
    assert between > 0 and whole > 0


def test_what_threads_bring() -> None:
    lines: list[str] = []
    found = scale._threads("tic_tac_toe", 0.01, lines.append)
    assert found["ratio"] > 0 and found["games_per_s"] > 0 and len(lines) == 1
