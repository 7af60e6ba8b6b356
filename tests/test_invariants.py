"""Invariants hold wherever a game is played: on both backends alike, in random games on request, in scenarios
always."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.runtime.checked import next_step, seeds

NEVER_TWO = """
game "Heap"
players 2

state heap: 0..9

invariant "never two": heap != 2
invariant "small": heap < 9

play
    for you in turns(0)
        roll n in 1..2
        you choose
            take
                heap += n
            leave
        if heap >= 3
            finish you
"""
BACKENDS = ("reference", "compiled")


@pytest.fixture
def heap(tmp_path: Path) -> Path:
    (tmp_path / "heap.game").write_text(NEVER_TWO, encoding="utf-8")
    return tmp_path / "heap.game"


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_state_tells_which_invariants_are_broken(heap: Path, backend: str) -> None:
    state = rw.load(heap, backend=backend).new(seed=1, chance="explicit")
    state.play("roll 1").play("take")
    assert state.broken_invariants() == []
    state.play("roll 1").play("take")
    (broken,) = state.broken_invariants()
    assert (broken.text, broken.where.line) == ("never two", 7)


@pytest.mark.parametrize("backend", BACKENDS)
def test_playouts_look_after_invariants_on_request(heap: Path, backend: str) -> None:
    game = rw.load(heap, backend=backend)
    assert len(game.playouts(50).lengths) == 50  # not asked for, not looked after
    with pytest.raises(rw.BrokenInvariantError) as caught:
        game.playouts(50, check=True)
    error = caught.value
    assert (error.code, error.invariant, error.where.line) == ("RW630", "never two", 7)
    taken = [str(move) for move in error.state.history]
    assert taken[-1] == "take" and error.state.broken_invariants()
    assert 'heap.game:7:1: error[RW630]: the invariant "never two" does not hold' in str(error)
    assert f"seed {error.state.seed}" in str(error) and "; take" in str(error) and "heap" in str(error)


def test_both_backends_break_at_the_same_game(heap: Path) -> None:
    told = []
    for backend in BACKENDS:
        with pytest.raises(rw.BrokenInvariantError) as caught:
            rw.load(heap, backend=backend).playouts(50, seed=4, check=True)
        told.append(str(caught.value))
    assert told[0] == told[1]


@pytest.mark.parametrize("name", ["kuhn_poker", "pig", "connect_four"])
def test_checked_games_are_the_same_on_both_backends(name: str) -> None:
    played = [rw.load(name, backend=backend).playouts(30, seed=5, check=True) for backend in BACKENDS]
    for what in ("lengths", "winners", "totals"):
        assert list(getattr(played[0], what)) == list(getattr(played[1], what))


def test_checked_games_can_be_played_again_from_their_seed() -> None:
    """A game is what `seeds` and `next_step` say, whoever plays it."""
    game = rw.load("pig", backend="compiled")
    played = game.playouts(5, seed=9, check=True)
    for number in range(5):
        chance, choices = seeds(9, number)
        state, decisions = game.new(seed=chance, chance="explicit"), 0
        while not state.over:
            step = next_step(state.position, choices, decisions)
            decisions += state.player != rw.CHANCE
            state.play(state.wrap(step))
        assert (decisions, state.winners) == (played.lengths[number], played.winners[number])


def test_an_invariant_that_goes_wrong_itself_is_told_as_such(tmp_path: Path) -> None:
    text = NEVER_TWO.replace("heap != 2", "6 div heap < 7")
    (tmp_path / "heap.game").write_text(text, encoding="utf-8")
    for backend in BACKENDS:
        with pytest.raises(rw.RuleError, match="RW605"):
            rw.load(tmp_path / "heap.game", backend=backend).playouts(3, check=True)


def test_threads_do_not_matter(heap: Path) -> None:
    game = rw.load("connect_four")
    one, three = (game.playouts(40, seed=2, threads=threads, check=True) for threads in (1, 3))
    assert list(one.lengths) == list(three.lengths)
    for threads in (1, 3):
        with pytest.raises(rw.BrokenInvariantError) as caught:
            rw.load(heap).playouts(40, seed=2, threads=threads, check=True)
        assert caught.value.state.seed == first_broken(heap)


def first_broken(heap: Path) -> int:
    with pytest.raises(rw.BrokenInvariantError) as caught:
        rw.load(heap, backend="reference").playouts(40, seed=2, check=True)
    return int(caught.value.state.seed)
