"""Who knows what: lookers, errors, drawings, hidden values. What leaks by play is in test_leaks.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright as rw

CARDS = ("jack", "queen", "king")


def kuhn(chance: str = "sampled") -> rw.State:
    return rw.load("kuhn_poker", backend="reference").new(seed=5, chance=chance)


def made(tmp_path: Path, text: str, backend: str = "reference") -> rw.Game:
    path = tmp_path / "made.game"
    path.write_text(text, encoding="utf-8")
    return rw.load(path, backend=backend)


# ---------------------------------------------------------------- lookers


def test_nobody_who_looks_is_a_number_that_chance_is() -> None:
    """`show(seat=state.player)` at a chance point showed everything: chance and the all-seeing eyes were both -1."""
    state = kuhn("explicit")
    assert state.player == rw.CHANCE and rw.CHANCE not in (rw.TABLE, rw.SPECTATOR)
    for look in (state.show, state.view, state.information):
        with pytest.raises(rw.OptionError, match="There is no seat -1; seats are 0 to 1."):
            look(rw.CHANCE)


@pytest.mark.parametrize("seat", [2, -1, None, True, "0", 0.0])
def test_a_seat_that_is_none(seat: object) -> None:
    """Also None, which `state.player` is when the game is over."""
    state = kuhn()
    for look in (state.show, state.view, state.information):
        with pytest.raises(rw.OptionError, match=f"There is no seat {seat!r}"):
            look(seat)  # type: ignore[operator]


def test_the_first_argument_of_show_is_the_seat() -> None:
    state = kuhn()
    assert state.show(0) == state.show(seat=0) != state.show(1) and "\x1b" not in state.show(1)
    with pytest.raises(TypeError):
        state.show(0, True)  # type: ignore[misc]


def test_the_table_and_a_spectator() -> None:
    state = kuhn()
    hands = state.view(rw.TABLE)["states"]["hand"]
    assert all(card in CARDS for card in hands) and state.view(rw.TABLE)["moves"] == ["check", "bet"]
    watching = state.view(rw.SPECTATOR)
    assert watching["states"]["hand"] == [rw.HIDDEN, rw.HIDDEN] and watching["moves"] is None
    assert not any(card in state.show(rw.SPECTATOR) for card in CARDS)
    assert state.information(rw.SPECTATOR)[1] == "draw hidden"


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        ("roll n in 1..6", False),
        ("roll n in 1..6 seen by all", False),
        ("roll n in 1..6 seen by none", True),
        ("roll n in 1..6 seen by {0}", True),
        ('tell "all"', False),
        ('tell {1} "one"', True),
        ("you choose secretly wait", True),
        ("you choose wait", False),
    ],
)
def test_what_makes_a_game_one_with_secrets(line: str, secret: bool, tmp_path: Path) -> None:
    from rulewright.runtime.knowledge import has_secrets

    text = (
        f'game "One"\nplayers 2\n\nplay\n    for you in players\n        {line}\n        you choose go\n    finish'
        " none\n"
    )
    assert has_secrets(made(tmp_path, text).seating().program) == secret


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize("text", ["nonsense", "call", "", "raise"])
def test_an_error_about_a_move_holds_what_the_mover_sees(text: str) -> None:
    state = kuhn()
    theirs = state.view(rw.TABLE)["states"]["hand"][1]
    with pytest.raises(rw.MoveError) as caught:
        state.play(text)
    assert theirs not in str(caught.value) and theirs not in caught.value.position
    assert caught.value.position == state.show(0) and state.view(0)["states"]["hand"][0] in str(caught.value)


def test_an_error_where_nobody_is_asked_holds_what_all_see() -> None:
    state = kuhn("explicit").play("draw king")
    with pytest.raises(rw.MoveError) as caught:
        state.play("draw king")
    assert caught.value.position == state.show(rw.SPECTATOR) and "king" not in caught.value.position


# ---------------------------------------------------------------- what hidden things are


def test_hidden_is_no_text() -> None:
    """`view["states"]["hand"].count` was the method of a text."""
    assert not isinstance(rw.HIDDEN, str) and not hasattr(rw.HIDDEN, "count")
    assert rw.Hidden(3).size == 3 and str(rw.Hidden(3)) == "hidden (3)" and rw.Hidden(3) != rw.HIDDEN
    assert json.loads(json.dumps(kuhn().view(0), default=str))["states"]["hand"][1] == "hidden"


def test_a_number_that_never_is_0_is_not_drawn_as_0(tmp_path: Path) -> None:
    text = 'game "Dice"\nplayers 2\n\nstate die: 1..3 per Player\n\nplay\n    die[1] = 2\n    for you in players\n'
    state = made(tmp_path, text + "        you choose wait\n    finish none\n").new(seed=1)
    (line,) = (line for line in state.show().splitlines() if line.startswith("die"))
    assert line.split() == ["die", "1", "2"]


# ---------------------------------------------------------------- locals

LOCAL = """
game "Local"
players 2

enum Rank: jack, king
state deck: bag of Rank = {jack, king} seen by none
state hand: Rank? per Player seen by owner
state turns: 0..9

play
    for p in players
        draw r from deck
        hand[p] = r
    var danger: 0..9 = 1
    TELLS
    for you in players
        you choose wait
            turns = min(9, turns + danger)
    finish none
"""


@pytest.mark.parametrize(
    "tells",
    [
        "if hand[1] == king\n        danger = 2",
        "for card in Rank\n        if card in {hand[1]}\n            danger = 2",
        "repeat while hand[1] == king and danger < 3\n        danger += 1",
        "let high = hand[1] == king\n    if high\n        danger = 2",
        "roll die in {n in 1..6 where hand[1] == king or n < 3}\n    danger = die",
    ],
)
def test_a_local_that_depends_on_a_secret_is_not_shown(tells: str, tmp_path: Path) -> None:
    game = made(tmp_path, LOCAL.replace("TELLS", tells))
    state = game.new(seed=1)
    assert "danger" not in state.view(0)["locals"] and "danger" not in state.show(0)


def test_a_local_that_depends_on_nothing_secret_is_shown(tmp_path: Path) -> None:
    """Not everything behind a condition is secret: what both ways come to is not, nor what a size decides."""
    game = made(tmp_path, LOCAL.replace("TELLS", "if hand[1] == king\n        turns = 0\n    danger = 4"))
    assert game.new(seed=1).view(0)["locals"]["danger"] == 4


@pytest.mark.parametrize("name", ["times_left", "still_to_choose", "rest_of_you"])
def test_a_local_of_the_author_is_shown_whatever_its_name(name: str, tmp_path: Path) -> None:
    """The compiler keeps books of loops and choices in locals of its own; it is not their names that hide them."""
    game = made(tmp_path, LOCAL.replace("    TELLS\n", "").replace("danger", name))
    assert game.new(seed=1).view(0)["locals"] == {name: 1}


SHADOWED = """game "Shadowed"
players 3
state n: 0..9
action everybody_agrees
    for p in players where p != you
        p choose nod
            n = 1
        if p == you + 1
            n = 2
play
    for you in turns(0)
        you choose point(at p in players)
            everybody_agrees
            if p == you
                finish
"""


def test_a_local_is_seen_behind_another_of_its_name(tmp_path: Path) -> None:
    """Whom somebody points at is known to all while the others are asked; the fuzzer met a seat that was told and did
    not see it."""
    (tmp_path / "shadowed.game").write_text(SHADOWED)
    state = rw.load(tmp_path / "shadowed.game", backend="reference").new(seed=1).play("point at 2")
    assert state.view(0)["locals"] == {"p": 1, "p of play": 2}


# ---------------------------------------------------------------- scores

DIVIDED = """game "Divided"
players 2

state hand: 0..3 per Player seen by owner
state points: 0..9 per Player = 4

play
    for you in players
        you choose secretly hold(n in 0..3)
            hand[you] = n
    for you in players
        you choose
            wait
                points[you] += 1

score open_points = points[you]
score luck = 6 div hand[you]
"""


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_whether_a_hidden_line_can_be_computed_is_hidden(backend: str, tmp_path: Path) -> None:
    """6 div 0 cannot; who sees that knows the other hand. What lies open is told whatever becomes of the rest."""
    game = made(tmp_path, DIVIDED, backend)
    states = [game.new(seed=1).play("hold 2").play(f"hold {n}") for n in (0, 3)]
    for state in states:
        assert state.view(0)["scores"] == {"open_points": [4, 4], "luck": rw.HIDDEN}
        assert [line.name for line in state.why(0).sheet] == ["open_points"] * 2
    assert states[0].show(0) == states[1].show(0) and states[0].svg(0) == states[1].svg(0)
    assert states[1].view(rw.TABLE)["scores"] == {"open_points": [4, 4], "luck": [3, 2]}
    assert states[0].view(rw.TABLE)["scores"] == {"open_points": [4, 4]}
    assert sorted(line.total for line in states[0].why().sheet) == [3, 4, 4], "of player 1 what there is"
