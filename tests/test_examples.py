"""The examples do what they say, with small budgets."""

from __future__ import annotations

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def test_the_learner_gets_better_than_random() -> None:
    """Random players win about half of their games against each other; after some windows the learner wins more."""
    pytest.importorskip("numpy")
    from reinforce_connect_four import train

    shares = train(18, threads=1)
    assert shares[0] < 0.6 and sum(shares[-4:]) / 4 > 0.62


def test_the_learner_is_short() -> None:
    assert len((EXAMPLES / "reinforce_connect_four.py").read_text(encoding="utf-8").splitlines()) < 100


def test_openspiel_solves_our_leduc_as_its_own() -> None:
    """The same iterations lead to the same value and gain as on OpenSpiel's own game, which goes to the known
    -0.0856."""
    pyspiel = pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    from cfr_leduc import ours, solve

    assert solve(ours(), 3) == pytest.approx(solve(pyspiel.load_game("leduc_poker"), 3), abs=1e-9)
