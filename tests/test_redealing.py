"""What is dealt anew where no history tells what a seat knows: nothing that the seat may not see has a part in it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.runtime import worlds

HEAD = """game "Made"
players 2

enum Colour: red, blue, green
record Card(colour: Colour, rank: 1..3)
board sea: square 4 by 4

"""
ASKED = """
    for you in turns(0)
        you choose
            wait
            stop
                finish
"""
# a secret of each kind, the states it lies in, and two ways in which it can come about; seat 0 sees none of it
SECRETS = {
    "a record, of which others have a copy": (
        """state deck: bag of Card = {c in Card} seen by count
state hand: Card? per Player seen by none
state sight: Card? per Player, Player seen by owner

play
    for you in players
        draw c from deck seen by {p in players where p != you}
        hand[you] = c
        for p in players where p != you
            sight[p][you] = c
""",
        [("draw (red, 1)", "draw (blue, 2)"), ("draw (green, 3)", "draw (blue, 2)")],
    ),
    "a record that only others see": (
        """state deck: bag of Card = {c in Card} seen by count
state hand: Card? per Player seen by others

play
    for you in players
        draw c from deck
        hand[you] = c
""",
        [("draw (red, 1)", "draw (blue, 2)"), ("draw (green, 3)", "draw (blue, 2)")],
    ),
    "a player": (
        "state spy: Player? seen by none\n\nplay\n    roll p in players seen by none\n    spy = p\n",
        [("roll 0",), ("roll 1",)],
    ),
    "dice": (
        "state cup: bag of 1..6 per Player seen by owner\n\nplay\n    repeat 3\n        roll n in 1..6 seen by 1\n"
        "        add n to cup[1]\n",
        [("roll 1", "roll 1", "roll 6"), ("roll 2", "roll 5", "roll 5")],
    ),
    "a code": (
        "state code: Colour? per 1..3 seen by none\n\nplay\n    for i in 1..3\n        roll c in Colour seen by none\n"
        "        code[i] = c\n",
        [("roll red",) * 3, ("roll blue", "roll blue", "roll green")],
    ),
    "cells that were chosen": (
        "state ships: set of sea per Player seen by owner\n\nplay\n    repeat 2\n"
        "        1 chooses secretly hide(at c in sea)\n            require c not in ships[1]\n"
        "            add c to ships[1]\n",
        [("hide a1", "hide a2"), ("hide d4", "hide b3")],
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_the_same_worlds_whatever_the_secret_is(secret: str, tmp_path: Path) -> None:
    lines, ways = SECRETS[secret]
    (tmp_path / "made.game").write_text(HEAD + lines + ASKED)
    game = rw.load(tmp_path / "made.game", backend="reference")
    dealt = []
    for way in ways:
        state = game.new(chance="explicit", seed=1)
        for move in way:
            state.play(move)
        forgotten = game.from_bytes(bytes(state))  # no history, so that everything is dealt on the spot
        dealt.append([bytes(forgotten.resample(0, seed)) for seed in range(30)])
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) > 1


PENDING = """game "Laid"
players 2

state deck: bag of 1..30 = {n in 1..30} seen by count
state hand: bag of 1..30 per Player seen by owner
state shown: bag of 1..30 per Player

play
    for you in players
        repeat 4
            draw n from deck
            add n to your hand
    repeat 3
        players choose secretly lay(n in your hand)
            remove n from your hand
            add n to your shown
    finish
"""


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_choice_that_waits_is_made_anew(rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others have chosen unseen is no card that they do not hold in the world that is dealt, and tells nothing
    of theirs."""
    monkeypatch.setattr(worlds._Following, "worlds", lambda *_: [])  # as after a long game
    (tmp_path / "laid.game").write_text(PENDING)
    game = rw.load(tmp_path / "laid.game", backend="reference")
    dealt = []
    for choice in (0, 2):
        state = game.new(seed=1)
        for _ in range(rounds):
            state.play(state.moves[1]).play(state.moves[0])
        state.play(state.moves[choice])
        own = state.moves[1]
        others = [state.resample(1, seed).play(own.index) for seed in range(30)]
        dealt.append([bytes(other) for other in others])
        assert all(other.view(1)["states"]["shown"][1][str(own.arguments["n"])] == 1 for other in others)
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) > 10
