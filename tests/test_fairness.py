"""Fair players never read what their seat may not see: in every position that their seat holds possible they choose the
same."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright import library
from rulewright.runtime.knowledge import has_secrets

GAMES = [name for name in library.games() if has_secrets(rw.load(name, backend="reference").seating().program)]


def test_there_are_games_with_secrets() -> None:
    assert {"kuhn_poker", "leduc_poker", "liars_dice", "hearts", "fields_of_green"} <= set(GAMES)


def positions(name: str, count: int) -> list[rw.State]:
    """Some positions of a random game in which there is something to choose."""
    state, rng, found = rw.load(name).new(seed=5), random.Random(5), list[rw.State]()
    while not state.over and len(found) < count:
        moves = state.moves
        if len(moves) > 1 and rng.random() < 0.3:
            found.append(state.copy())
        state.play(moves[rng.randrange(len(moves))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choice_in_every_world(name: str) -> None:
    for state in positions(name, 3):
        assert state.player is not None
        chosen = rw.ismcts(60, seed=1).search(state)
        for seed in (1, 2, 3):
            other = state.resample(state.player, seed)
            again = rw.ismcts(60, seed=1).search(other)
            assert [tuple(one) for one in again.candidates] == [tuple(one) for one in chosen.candidates]


def test_a_player_that_looks_is_found_out() -> None:
    """The test above would see it: the player that searches the whole position chooses by the other's card."""
    kuhn = rw.load("kuhn_poker")
    choices = set()
    for card in ("jack", "king"):
        state = kuhn.new(chance="explicit").play("draw queen").play(f"draw {card}").play("check").play("bet")
        choices.add(str(rw.mcts(200, seed=1, aim="points")(state)))
    assert choices == {"call", "fold"}
