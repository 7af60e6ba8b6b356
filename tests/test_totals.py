"""Totals that ranking has found are told once the game is over, unless they depend on who wins."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text

GAME = """game "Sums"
players 3
state taken: set of 1..20 per Player
play
    for you in turns(0)
        you choose take(n in 1..20)
            require all(p in players: n not in taken[p])
            add n to your taken
        if sum(p in players: count(taken[p])) == 9
            finish
score small = sum(n in your taken where n < 10: n)
score large = 2 * count(n in your taken where n >= 10){crown}
{rank}
"""
KEPT = {"by total": "", "by total at last": "rank by count(your taken), total"}
CROWN = "\nscore crown = if you in winners then 100 else 0"


def played(path: Path, backend: str) -> list[tuple[int, ...]]:
    """The scores of a game in which numbers are taken in turn: 1 to 3, then 10 to 12, then 4 to 6."""
    state = rw.load(path, backend=backend).new(3, seed=1)
    for number in (1, 2, 3, 10, 11, 12, 4, 5, 6):
        state.play(f"take {number}")
    assert state.over
    return [tuple(state.scores), tuple(state.copy().scores), state.winners]


@pytest.mark.parametrize("backend", ["compiled", "reference"])
@pytest.mark.parametrize("rank", KEPT)
@pytest.mark.parametrize("crown", ["", CROWN], ids=["plain", "crowned"])
def test_totals_are_those_of_the_end(tmp_path: Path, backend: str, rank: str, crown: str) -> None:
    path = tmp_path / "sums.game"
    path.write_text(GAME.format(crown=crown, rank=KEPT[rank]))
    totals = (1 + 4 + 2, 2 + 5 + 2, 3 + 6 + 2 + (100 if crown else 0))
    assert played(path, backend) == [totals, totals, (2,)]


@pytest.mark.parametrize(
    ("crown", "rank", "kept"), [("", "", True), ("", "rank by count(your taken)", False), (CROWN, "", False)]
)
def test_they_are_kept_where_they_are_what_is_ranked_by(tmp_path: Path, crown: str, rank: str, kept: bool) -> None:
    path = tmp_path / "sums.game"
    path.write_text(GAME.format(crown=crown, rank=rank))
    program = compile_game(path).program
    assert ("(s)->k_ranked |= (seat) == SEATS" in program_to_text(program, chosen())) == kept
    assert "k_ranked" not in program_to_text(program, chosen(("keep_totals",)))
