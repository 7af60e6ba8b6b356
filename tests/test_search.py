"""Players that search: they see what is near, keep their budget, and choose the same for the same seed."""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest

import rulewright as rw

BACKENDS = ("compiled", "reference")


def after(name: str, *moves: str, backend: str = "compiled", **options: object) -> rw.State:
    state = rw.load(name, backend=backend, **options).new(seed=1)
    for move in moves:
        state.play(move)
    return state


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("player", (rw.mcts, rw.ismcts))
def test_a_win_is_taken_and_a_loss_prevented(player: object, backend: str) -> None:
    """Three in a column: the one to move wins there, or must play there."""
    win = after("connect_four", "drop 4", "drop 1", "drop 4", "drop 1", "drop 4", "drop 1", backend=backend)
    assert str(player(400, seed=1)(win)) == "drop 4"  # type: ignore[operator]
    threat = after("connect_four", "drop 4", "drop 1", "drop 4", "drop 1", "drop 4", backend=backend)
    assert str(player(600, seed=1)(threat)) == "drop 4"  # type: ignore[operator]


def test_well_played_tic_tac_toe_is_a_draw() -> None:
    for seed in range(4):
        state, player = after("tic_tac_toe"), rw.mcts(3000, seed=seed)
        while not state.over:
            state.play(player(state))
        assert state.winners == ()


def test_the_same_seed_makes_the_same_choices() -> None:
    state = after("othello")
    for threads in (1, 2):
        one, two, other = (rw.mcts(500, seed=seed, threads=threads).search(state) for seed in (3, 3, 4))
        assert [tuple(candidate) for candidate in one.candidates] == [tuple(candidate) for candidate in two.candidates]
        assert [tuple(candidate) for candidate in one.candidates] != [
            tuple(candidate) for candidate in other.candidates
        ]
        assert one.simulations == 500 == sum(candidate.visits for candidate in one.candidates)


def test_a_budget_in_seconds() -> None:
    state = after("othello")
    rw.mcts(1).search(state)  # whatever must be built is
    found = rw.mcts(seconds=0.3, threads=2).search(state)
    assert 0.25 < found.seconds < 1.5 and found.simulations > 50
    both = rw.mcts(10, seconds=60).search(state)
    assert both.simulations == 10 and both.seconds < 5


def test_values_are_chances_to_win() -> None:
    """At pig with target 10 a turn total of 8 and a roll to come: any face but 1 wins at once, with 1 the other goes
    on. So the chance is at least 5/6, and less than 1."""
    state = rw.load("pig", target=10).new(chance="explicit")
    for move in ("roll", "roll 4", "roll", "roll 4"):
        state.play(move)
    found = rw.mcts(3000, seed=1).search(state)
    assert str(found.best) == "roll"
    assert 5 / 6 - 0.03 < found.candidates[0].value < 0.99


def test_positions_met_again_are_one_node() -> None:
    """From the empty tic-tac-toe board 5478 positions can be reached (a published count); moves in order make many more
    nodes."""
    from rulewright.engine import search_engine

    state, engine = after("tic_tac_toe"), search_engine()
    assert engine is not None
    sizes = []
    for positions in (True, False):
        tree = engine.Tree(state.seating.backend, [bytes(state)], bytes(state), 1, 5.0, 100, positions, False, 1 << 28)
        tree.think(150_000, -1.0)
        sizes.append(tree.nodes)
    assert 3000 < sizes[0] <= 5478 < sizes[1]


def test_trees_that_are_full_grow_no_more() -> None:
    from rulewright.engine import search_engine

    state, engine = after("connect_four"), search_engine()
    assert engine is not None
    for positions in (True, False):
        tree = engine.Tree(state.seating.backend, [bytes(state)], bytes(state), 1, 1.0, 100, positions, False, 10_000)
        tree.think(5000, -1.0)
        assert tree.nodes < 500 and tree.simulations == 5000
        assert sum(visits for visits, _ in tree.found()) == 5000


def test_whoever_plays_alone_is_after_points() -> None:
    state = rw.load("dorfromantik").new(1, seed=1)
    while len(state.moves) == 1:
        state.play(state.moves[0])
    found = rw.mcts(60, seed=1).search(state)
    assert 0 < found.candidates[0].value <= 1


@pytest.mark.parametrize("threads", (1, 2))
def test_ctrl_c_ends_a_search(threads: int) -> None:
    state = after("othello")
    rw.mcts(1).search(state)
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored where tests run in the background
    try:
        timer.start()
        begun = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            rw.mcts(seconds=30, threads=threads).search(state)
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert time.monotonic() - begun < 5
    assert rw.mcts(10).search(state).simulations == 10, "the next search is not interrupted"


def test_nobody_chooses_at_the_end() -> None:
    end = rw.load("tic_tac_toe", backend="auto").random_game(0, seed=1)
    for player in (rw.random_player(seed=1), rw.mcts(10, seed=1), rw.ismcts(10, seed=1)):
        with pytest.raises(rw.RulewrightError, match="nothing to"):
            player(end)


def test_what_cannot_be_searched_is_told() -> None:
    over = after("tic_tac_toe", "mark a1", "mark b1", "mark a2", "mark b2", "mark a3")
    with pytest.raises(rw.RulewrightError, match="nothing to search for"):
        rw.mcts(10)(over)
    for wrong in ({"simulations": 0}, {"seconds": -1}, {"threads": 0}, {"aim": "glory"}, {"exploration": "much"}):
        with pytest.raises(rw.OptionError):
            rw.mcts(**wrong)  # type: ignore[arg-type]
    forced = rw.load("fjords").new(2, seed=1)
    assert len(forced.moves) == 1 and rw.ismcts(10)(forced) == forced.moves[0]


@pytest.mark.parametrize("backend", BACKENDS)
def test_at_poker_points_count(backend: str) -> None:
    """Kuhn: who holds the king and was bet against gains by calling; with the jack by folding (dominated
    strategies)."""
    for cards, best in ((("king", "queen"), "call"), (("jack", "queen"), "fold")):
        state = rw.load("kuhn_poker", backend=backend).new(chance="explicit")
        state.play(f"draw {cards[0]}").play(f"draw {cards[1]}").play("check").play("bet")
        assert str(rw.ismcts(400, seed=1, aim="points")(state)) == best
