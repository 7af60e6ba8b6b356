"""Games, states and moves travel: to copies, to other processes, to machines with the same definition. And what a game
is worth."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import re
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import rulewright as rw

SMALL = (
    'game "Small"\nplayers 2\nstate n: 0..9\nplay\n    repeat 3\n        for you in players\n            you choose'
    " up(k in 1..2)\n                n += 1\n    finish\n"
)


def played(backend: str = "auto", chance: str = "sampled") -> rw.State:
    state = rw.load("pig", backend=backend).new(players=3, seed=5, chance=chance)
    for _ in range(6):
        state.play(state.moves[0])
    return state


@pytest.mark.parametrize("backend", ["auto", "reference"])
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_state_comes_back_with_its_history(backend: str, chance: str) -> None:
    state = played(backend, chance)
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.history == state.history and again.seed == state.seed
    assert again.sampled == state.sampled and again.save() == state.save()
    assert again.play(again.moves[0]) == state.play(state.moves[0])
    again.undo()
    assert again.history == played(backend, chance).history


def test_games_and_moves_come_back() -> None:
    game = rw.load("connect_four", backend="reference", columns=8)
    state = game.new(seed=1)
    other = pickle.loads(pickle.dumps(game))
    assert other.options == game.options and other.backend == "reference"
    assert pickle.loads(pickle.dumps(other)) is other  # once in a process
    move = pickle.loads(pickle.dumps(state.moves[3]))
    assert move == state.moves[3] and state.play(move).history == [move]


def test_deep_copies_are_copies() -> None:
    state = played()
    other = copy.deepcopy({"state": state, "game": state.seating.game, "move": state.history[0]})
    assert other["state"] == state and other["state"] is not state and other["game"] is state.seating.game
    other["state"].play(other["state"].moves[0])
    assert len(state.history) < len(other["state"].history)


def _elsewhere(state: rw.State) -> tuple[rw.State, list[str]]:
    return state.play(state.moves[0]), [str(move) for move in state.history]


def test_a_state_goes_to_a_spawned_process_and_back() -> None:
    state = played("reference")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there, told = pool.apply(_elsewhere, (state,))
    assert there == state.play(state.moves[0]) and told == [str(move) for move in state.history]


TOO_FAR = SMALL.replace("n += 1", "n += 9").replace("n: 0..9", "n: 0..9 = 1")
KEPT = SMALL.replace("play\n", 'invariant "it stays small": n < 2\nplay\n', 1)


def _illegal(text: str, move: str) -> None:
    state = rw.load("connect_four", backend="reference").new(seed=1)
    for _ in range(7):  # one more than a column holds
        state.play(move)


def _definition(text: str, move: str) -> None:
    file = Path(tempfile.mkdtemp()) / "small.game"
    file.write_text(text)
    game = rw.load(file, backend="reference")
    game.playouts(1, check=True) if move == "check" else game.new(seed=1).play(move)


@pytest.mark.parametrize(
    ("work", "text", "move", "kind", "told"),
    [
        (_illegal, "", "drop 1", rw.IllegalMoveError, "the column is full"),
        (_illegal, "", "jump", rw.InvalidMoveError, "'jump' is not a move here"),
        (_illegal, "", "drop", rw.AmbiguousMoveError, "drop"),
        (_definition, TOO_FAR, "up 1", rw.RuleError, "RW601"),
        (_definition, "game 1", "", rw.DefinitionError, "RW1"),
        (_definition, KEPT, "check", rw.BrokenInvariantError, "it stays small"),
    ],
)
def test_an_error_comes_through_from_another_process(
    work: Callable[[str, str], None], text: str, move: str, kind: type[Exception], told: str
) -> None:
    """As it was raised there, with all that it says; a pool goes on with its next work."""
    with pytest.raises(kind) as here:
        work(text, move)
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as pool:
        with pytest.raises(kind, match=told) as there:
            pool.submit(work, text, move).result()
        assert pool.submit(abs, -3).result() == 3
    assert type(there.value) is type(here.value)
    assert _without_folder(str(there.value)) == _without_folder(str(here.value))
    assert set(vars(here.value)) <= set(vars(there.value))


def _without_folder(text: str) -> str:
    return re.sub(r"/\S*/", "", text)


def test_rules_that_differ_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "small.game"
    file.write_text(SMALL)
    state = rw.load(file, backend="reference").new(seed=1).play(0)
    data = pickle.dumps(state)
    file.write_text("# a comment\n" + SMALL.replace("    repeat 3", "    repeat 3   # thrice"))
    assert pickle.loads(data).history == state.history
    monkeypatch.setattr("rulewright.loading._REOPENED", {})
    file.write_text(SMALL.replace("n += 1", "n += k"))
    with pytest.raises(rw.RulewrightError, match="The rules of small differ"):
        pickle.loads(data)


def test_a_copy_may_have_another_future() -> None:
    state = rw.load("pig", backend="auto").new(seed=1)
    futures = {str(state.copy(seed=seed).play("roll").history[-1]) for seed in range(30)}
    assert len(futures) == 6
    assert state.copy(seed=3) == state and state.copy(seed=3).seed == 3 and state.copy().seed == 1
    again = pickle.loads(pickle.dumps(state.play("roll").copy(seed=4)))
    assert again.seed == 4 and again == state


def test_what_a_game_is_worth() -> None:
    state = rw.load("tic_tac_toe", backend="reference").new(seed=1)
    assert state.returns == (0.0, 0.0)
    for number in (0, 3, 1, 4, 2):
        state.play(number)
    assert state.returns == (1.0, -1.0)
    pig = rw.load("pig", backend="reference", target=10).new(players=3, seed=1)
    while not pig.over:
        pig.play(pig.moves[-1] if pig.moves[-1].name == "hold" and len(pig.history) % 2 else pig.moves[0])
    assert sorted(pig.returns) == [-0.5, -0.5, 1.0] and sum(pig.returns) == 0


# Kuhn: at most check, bet, call; winnings up to 2. Tic-tac-toe: 9 cells.
# Leduc: at most 4 actions in each of 2 rounds, up to 13 lost.
@pytest.mark.parametrize(
    ("name", "longest", "bounds"),
    [("kuhn_poker", 3, (-2, 2)), ("tic_tac_toe", 9, (0, 0)), ("leduc_poker", 8, (-13, 13))],
)
def test_small_games_are_measured(name: str, longest: int, bounds: tuple[int, int]) -> None:
    game = rw.load(name, backend="auto")
    assert game.longest() == longest
    assert game.utility_bounds("score") == bounds and game.utility_bounds() == (-1.0, 1.0)


def test_games_that_are_large_or_endless_are_not() -> None:
    assert rw.load("connect_four", backend="auto").longest() is None
    assert rw.load("nine_mens_morris", backend="auto").utility_bounds("score") is None


def test_players_travel_too() -> None:
    """A player that was sent elsewhere goes on as the one that stayed."""
    state = rw.load("tic_tac_toe", backend="auto").new(seed=1)
    for player in (rw.random_player(seed=5), rw.mcts(20, seed=5), rw.ismcts(20, seed=5)):
        player(state)
        there = pickle.loads(pickle.dumps(player))
        assert [there(state) for _ in range(6)] == [player(state) for _ in range(6)]
