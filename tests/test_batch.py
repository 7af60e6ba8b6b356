"""Many games in one block: the same games as one by one, on both backends and with any number of threads."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rulewright as rw
from rulewright.runtime.chance import random64

numpy = pytest.importorskip("numpy")


def choices(rng: random.Random, masks: Any) -> list[int]:
    return [rng.choice([int(at) for at in row.nonzero()[0]]) if row.any() else 0 for row in masks]


@pytest.mark.parametrize("backend", ["auto", "reference"])
@pytest.mark.parametrize("name", ["connect_four", "leduc_poker", "pig", "goofspiel"])
def test_a_batch_plays_the_games_that_states_play(name: str, backend: str) -> None:
    """Masks, observations, rewards, ends and who moves, beside states of the same seeds."""
    game, rng = rw.load(name, backend=backend), random.Random(1)
    batch = rw.batch(game, 5, seed=3)
    states, begun = [game.new(seed=random64(3 + row, 0)) for row in range(5)], [1] * 5
    step = batch.reset(seed=3)
    for _ in range(40 if backend == "reference" else 120):
        for row, state in enumerate(states):
            assert step.players[row] == state.player and bytes(batch.state(row)) == bytes(state)
            assert (step.masks[row] == state.legal_mask()).all()
            assert (step.observations[row] == state.observe(state.player)).all()
        chosen = choices(rng, step.masks)
        step = batch.step(chosen)
        for row, number in enumerate(chosen):
            states[row].play(number)
            assert step.done[row] == states[row].over
            assert tuple(step.rewards[row]) == pytest.approx(states[row].returns)
            if states[row].over:
                states[row] = game.new(seed=random64(3 + row, begun[row]))
                begun[row] += 1
    assert sum(begun) > 5 or (name, backend) == ("pig", "reference")  # long games


def test_threads_and_backends_make_no_difference() -> None:
    """The same actions lead to the same arrays."""
    ways: list[dict[str, Any]] = [{"backend": "auto"}, {"backend": "auto", "threads": 3}, {"backend": "reference"}]
    batches = [
        rw.batch(rw.load("pig", backend=way.pop("backend")), 7, seed=9, players=3, utility="score", **way)
        for way in ways
    ]
    rng, steps = random.Random(2), [batch.reset(9) for batch in batches]
    for _ in range(60):
        chosen = choices(rng, steps[0].masks)
        steps = [batch.step(chosen) for batch in batches]
        for step in steps[1:]:
            for one, other in zip(steps[0], step, strict=True):
                assert (one == other).all()


@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_games_that_are_over_begin_when_they_should(backend: str) -> None:
    game = rw.load("tic_tac_toe", backend=backend)
    line = [0, 3, 1, 4, 2]  # the first seat wins with its third mark
    same, later, never = (rw.batch(game, 1, seed=1, restart=how) for how in ("same", "next", "never"))
    for batch in (same, later, never):
        for number in line:
            step = batch.step([number])
        assert step.done[0] and list(step.rewards[0]) == [1.0, -1.0]
    assert same.step([0]).masks[0].sum() == 8 and not same.step([1]).done[0]
    assert later.state(0).over and later.step([99]).players[0] == 0 and not later.step([0]).done[0]
    assert never.step([0]).done[0] and never.step([0]).players[0] == -1 and not never.step([0]).masks.any()


@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_what_is_not_legal_is_told(backend: str) -> None:
    batch = rw.batch(rw.load("connect_four", backend=backend), 3, seed=1)
    for wrong in (7, -2, 10**9):
        with pytest.raises(rw.IllegalMoveError, match=f"Action {wrong} is not legal in game 1 of the batch"):
            batch.step([0, wrong, 0])
        batch.reset()
    for odd in ([0, 0], "abc", None, [0.5, "x", 1], [0.0, 0.9, 1.0], 0, [[0], [0], [0]], [[0], [0, 1], [0]]):
        with pytest.raises(rw.OptionError, match="actions are 3 numbers"):
            batch.step(odd)
    for terms in ({"utility": "money"}, {"restart": "later"}, {"threads": -1}, {"players": 5}):
        with pytest.raises(rw.OptionError):
            rw.batch(rw.load("connect_four", backend=backend), 3, **terms)


@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_a_game_can_be_left_as_it_is(backend: str) -> None:
    batch = rw.batch(rw.load("connect_four", backend=backend), 2, seed=1)
    before = bytes(batch.state(1))
    assert list(batch.step([3, -1]).players) == [1, 0] and bytes(batch.state(1)) == before


def test_rewards_by_score_are_the_winnings() -> None:
    """Kuhn poker: what one wins the other loses, one or two chips."""
    batch, rng = rw.batch(rw.load("kuhn_poker", backend="auto"), 64, seed=1, utility="score"), random.Random(3)
    step, seen = batch.reset(), set()
    for _ in range(20):
        step = batch.step(choices(rng, step.masks))
        assert (step.rewards.sum(axis=1) == 0).all()
        seen |= {float(value) for value in step.rewards[step.done].flatten()}
    assert seen == {-2.0, -1.0, 1.0, 2.0}


def test_a_batch_is_fifty_times_as_fast_as_pettingzoos_own_game() -> None:
    pytest.importorskip("pettingzoo.classic.connect_four_v3", reason="PettingZoo's classic games need pygame")
    from rulewright.bench.faces import _batch

    if rw.load("connect_four", backend="auto").backend == "compiled":
        assert _batch(0.5, print)["ratio"] >= 50


def test_memory_is_the_positions() -> None:
    batch = rw.batch(rw.load("connect_four", backend="auto"), 4, seed=1, observe=False)
    assert batch.step([0, 1, 2, 3]).observations is None and len(batch) == 4 and batch.bytes_each < 256
