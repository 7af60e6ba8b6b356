"""Piles: how many known cards they hold, and looking at them, on both backends."""

from __future__ import annotations

from pathlib import Path

import pytest
from told import told

from rulewright.compiler.front import check_game
from rulewright.conformance import main
from rulewright.runtime.backend import Fault

GAME = """game "Piles"
players 1
enum Card: ace, king, queen
state deck: pile of Card
state low: pile of Card up to 3
state dice: pile of 3..8 up to 4
state long: pile of Card up to 150
state top_card, bottom_card: Card? per 0..9
state tops, bottoms: list of Card up to 9 per 0..9
state middle: bag of Card up to 20 per 0..9
state sizes: 0..200 per 0..9
state die: 0..9? per 0..3
action look(at k: 0..9)
    top_card[k] = top(deck); bottom_card[k] = bottom(deck)
    tops[k] = known_top(deck); bottoms[k] = known_bottom(deck)
    middle[k] = unknown(deck); sizes[k] = count(deck)
play
    look at 0
    put ace onto deck; put king onto deck; put queen under deck
    look at 1
    shuffle deck
    look at 2
    put ace onto deck; put king onto deck; put queen under deck; put ace under deck
    look at 3
    draw one from deck
    look at 4
    die[0] = top(dice)
    put 5 onto dice; put 7 under dice
    die[1] = top(dice); die[2] = bottom(dice)
    repeat 100
        put ace onto long
    sizes[9] = count(known_top(long))
    for you in players
        you choose fill(n in 1..4)
            repeat n
                put ace onto low
"""
ACE, KING, QUEEN = 1, 2, 3
NIL = -(2**31)


def test_looking_at_piles(tmp_path: Path) -> None:
    for one in told(tmp_path, GAME):
        states = one.states(one.new())
        assert states["top_card"][:5] == [0, KING, 0, KING, ACE], one.name
        assert states["bottom_card"][:5] == [0, QUEEN, 0, ACE, ACE], one.name
        assert states["tops"][:5] == [(), (KING, ACE, QUEEN), (), (KING, ACE), (ACE,)], one.name
        assert states["bottoms"][:5] == [(), (QUEEN, ACE, KING), (), (ACE, QUEEN), (ACE, QUEEN)], one.name
        assert states["middle"][:5] == [(0, 0, 0), (0, 0, 0), (1, 1, 1), (1, 1, 1), (1, 1, 1)], one.name
        assert states["sizes"][:5] == [0, 3, 3, 7, 6] and states["sizes"][9] == 100, one.name
        assert states["die"][:3] == [NIL, 5, 7], one.name


def test_a_bound_is_kept(tmp_path: Path) -> None:
    for one in told(tmp_path, GAME):
        one.new().play((0, 3))
        with pytest.raises(Fault) as caught:
            one.new().play((0, 4))
        assert (caught.value.code, caught.value.where.line) == (
            "RW604",
            GAME[: GAME.index("put ace onto low")].count("\n") + 1,
        )


def test_without_a_bound_copies_have_room(tmp_path: Path) -> None:
    """Three kinds of cards, sixty of them at one end."""
    text = GAME.replace("    look at 0\n", "    repeat 58\n        put ace onto deck\n    look at 0\n", 1)
    text = text.replace("state tops, bottoms: list of Card up to 9", "state tops, bottoms: list of Card up to 200")
    text = text.replace("state middle: bag of Card up to 20", "state middle: bag of Card up to 200")
    (tmp_path / "many.game").write_text(text)
    assert [problem for problem in check_game(tmp_path / "many.game") if not problem.warning] == []
    next(told(tmp_path, text)).new()


UNKNOWN = """game "Shuffled"
players 2
enum Card: ace, king
state deck: pile of Card per Player
state heap: pile of Card
play
    for you in turns(0)
        you choose
            fill(way in 0..2)
                if way == 0
                    repeat 26
                        repeat 10
                            put ace onto deck[you]
                        shuffle deck[you]
                elif way == 1
                    repeat 26
                        repeat 10
                            put ace onto heap
                        shuffle heap
                else
                    var own = heap
                    repeat 26
                        repeat 10
                            put ace onto own
                        shuffle own
                    heap = own
            enough
                finish you
"""


@pytest.mark.parametrize("way", range(3))
def test_more_than_255_of_a_kind_are_not_known_of(tmp_path: Path, way: int) -> None:
    """A pile counts what is unknown in it as a bag does, wherever it lies."""
    lines = [number for number, line in enumerate(UNKNOWN.splitlines(), 1) if "shuffle" in line]
    for one in told(tmp_path, UNKNOWN):
        with pytest.raises(Fault) as caught:
            one.new().play((0, way))
        assert (caught.value.code, caught.value.where.line) == ("RW601", lines[way]), one.name


def test_in_scenarios(tmp_path: Path) -> None:
    (tmp_path / "told.game").write_text(GAME)
    scenario = """scenarios for told
scenario "what lies where"
    players 1
    given
        put king onto long; put ace under long
    expect top(long) == ace and bottom(long) == ace
    expect known_top(low) is empty and count(long) == 102
"""
    (tmp_path / "told.scenario").write_text(scenario)
    assert main([str(tmp_path / "told.scenario")]) == 0


def test_a_def_of_that_name_counts_instead(tmp_path: Path) -> None:
    text = (
        'game "Own"\nplayers 1\nstate n: 0..9\ndef bottom = 3\ndef top(k: 0..9) = k + 1\nplay\n    n = bottom +'
        " top(4)\n"
    )
    for one in told(tmp_path, text + "    for you in players\n        you choose wait\n"):
        assert one.states(one.new())["n"] == 8, one.name
