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


SEATS = """game "Seats"
players 2
state gold: 0..9 per Player

action earn(n)
    gold[you] += n

play
    1 does earn 3
    0 chooses take
        earn 1
    1 may rob
        earn 2
    finish
score points = gold[you]
"""


def test_a_seat_number_acts_and_chooses(tmp_path: Path) -> None:
    (tmp_path / "seats.game").write_text(SEATS)
    state = rw.load(tmp_path / "seats.game", backend="reference").new(seed=1)
    assert (state.player, state.scores) == (0, (0, 3))
    state.play("take")
    assert (state.player, state.scores) == (1, (1, 3))
    assert state.play("rob").scores == (1, 5)


TALLY = """game "Tally"
players 2
state gold: 0..9 per Player = 3
score towns

action settle
    for p in players
        towns[p] += gold[p]
        if total[p] > 2
            gold[p] = 1

play
    settle
    0 chooses rest
    finish
"""


def test_a_score_of_a_named_player_is_nothing_of_yours(tmp_path: Path) -> None:
    """An action that fills the tally of `p` may be called where nobody acts."""
    (tmp_path / "tally.game").write_text(TALLY)
    for backend in ("reference", "compiled"):
        state = rw.load(tmp_path / "tally.game", backend=backend).new(seed=1)
        assert state.scores == (3, 3) and state.view(rw.TABLE)["states"]["gold"] == [1, 1]
