"""Random games from any position: the same on both backends where they are checked, and each can be seen again."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.runtime import compiled

GAMES = ("connect_four", "pig", "kuhn_poker", "leduc_poker", "liars_dice")


def at(name: str, moves: int, seed: int, backend: str) -> rw.State:
    """A position some moves into a game."""
    state = rw.load(name, backend=backend).new(2, seed=seed)
    for _ in range(moves):
        if not state.over:
            state.play(state.moves[0])
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", (0, 3))
def test_both_backends_play_the_same_checked_games(name: str, moves: int) -> None:
    ours, plain = (
        at(name, moves, 3, backend).playouts(20, seed=5, check=True) for backend in ("compiled", "reference")
    )
    assert list(ours.lengths) == list(plain.lengths)
    assert ours.winners == plain.winners
    assert [tuple(one) for one in ours.totals] == [tuple(one) for one in plain.totals]


@pytest.mark.parametrize("backend", ("compiled", "reference"))
@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_seen_again(name: str, backend: str) -> None:
    state = at(name, 2, 4, backend)
    result = state.playouts(6, seed=9, trajectories=True)
    assert len(result.trajectories) == 6
    for number, end in enumerate(result.trajectories):
        assert end.over and end.winners == result.winners[number] and end.scores == tuple(result.totals[number])
        assert [str(move) for move in end.chosen[: len(state.chosen)]] == [str(move) for move in state.chosen]
        assert len(end.chosen) - len(state.chosen) == result.lengths[number]
    assert state.random_game(3, seed=9).history[-1].raw == result.trajectories[3].history[-1].raw


@pytest.mark.parametrize("threads", [1, 2, 7])
@pytest.mark.parametrize("count", [0, 1, 5, 1000, 123_457])
def test_parts_are_all_games_and_the_last_are_small(count: int, threads: int) -> None:
    parts = list(compiled._parts(count, threads))
    assert [number for first, size in parts for number in range(first, first + size)] == list(range(count))
    assert threads == 1 or all(size <= max(1, count // 256) for _, size in parts[-threads:])


def test_threads_change_nothing() -> None:
    state = at("connect_four", 4, 1, "compiled")
    one, two = (state.playouts(1000, seed=2, threads=threads) for threads in (1, 2))
    assert list(one.lengths) == list(two.lengths) and one.winners == two.winners


def test_from_the_start_games_end_as_often_as_they_do() -> None:
    """Without chance before the first decision `state.playouts` and `game.playouts` are the same experiment."""
    game = rw.load("connect_four")
    ours, whole = game.new(seed=1).playouts(20_000, seed=1), game.playouts(20_000, seed=2)
    assert abs(ours.wins[0] - whole.wins[0]) < 5 * 20_000**0.5
    assert abs(ours.mean_length - whole.mean_length) < 0.5


def test_chance_to_move_and_the_end() -> None:
    start = rw.load("kuhn_poker").new(chance="explicit")
    assert start.player == rw.CHANCE
    assert sum(start.playouts(300, seed=1).wins) == 300
    over = at("connect_four", 40, 1, "compiled")
    assert over.over and set(over.playouts(3).lengths) == {0}


def test_a_limit_is_kept_and_told() -> None:
    state = rw.load("connect_four").new(seed=1)
    assert state.playouts(5, max_decisions=3, unfinished="keep").unfinished == (0, 1, 2, 3, 4)
    with pytest.raises(rw.UnfinishedGameError, match="not over after 3 decisions"):
        state.playouts(5, max_decisions=3)
