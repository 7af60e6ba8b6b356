"""`you` goes through players, also where numbers name them."""

from __future__ import annotations

from pathlib import Path

import rulewright as rw

GAME = """game "You"
players 2
state gold: 0..9 per Player
play
    for you in {1}
        you choose take
            gold[you] = 1
    if any(you in {1}: gold[you] == 1)
        finish 0
    finish 1
"""


def test_you_in_numbers_is_a_player(tmp_path: Path) -> None:
    (tmp_path / "you.game").write_text(GAME)
    state = rw.load(tmp_path / "you.game", backend="reference").new(seed=1)
    assert state.player == 1
    state.play("take")
    assert state.winners == (0,)
