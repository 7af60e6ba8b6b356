"""Games in the shapes of other libraries, judged by those libraries' own checks."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rulewright as rw

PICKS = """game "Picks"
players 2
state points: 0..99 per Player
play
    repeat 20
        players choose secretly pick(n in 1..3)
            your points += n
    finish
score picked = points[you]
"""


@pytest.fixture(scope="module")
def picks(tmp_path_factory: pytest.TempPathFactory) -> rw.Game:
    """A game in which both choose at once and every action is legal."""
    file = tmp_path_factory.mktemp("picks") / "picks.game"
    file.write_text(PICKS)
    return rw.load(file, backend="auto")


# ---------------------------------------------------------------- PettingZoo


@pytest.mark.parametrize("name", ["connect_four", "leduc_poker", "pig", "goofspiel"])
def test_pettingzoo_says_it_is_one_of_its_environments(name: str) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    from pettingzoo.test import api_test, seed_test

    game = rw.load(name, backend="auto")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like images as observations
        api_test(rw.pettingzoo_env(game), num_cycles=100)
    seed_test(lambda: rw.pettingzoo_env(game), num_cycles=30)


@pytest.mark.parametrize("name", ["goofspiel", "connect_four"])
def test_pettingzoo_says_it_is_a_parallel_one(name: str) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    game = rw.load(name, backend="auto")
    parallel_api_test(rw.pettingzoo_parallel_env(game), num_cycles=60)
    parallel_seed_test(lambda: rw.pettingzoo_parallel_env(game), num_cycles=3)


def test_pettingzoo_counts_cycles(picks: rw.Game) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    from pettingzoo.test import max_cycles_test

    def env(max_cycles: int) -> Any:
        return rw.pettingzoo_env(picks, max_cycles=max_cycles)

    def parallel_env(max_cycles: int) -> Any:
        return rw.pettingzoo_parallel_env(picks, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_a_game_of_pettingzoo_is_one_of_ours() -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    env = rw.pettingzoo_env(rw.load("tic_tac_toe", backend="auto"), render_mode="ansi")
    env.reset(seed=1)
    for action in (0, 3, 1, 4, 2):
        env.step(action)
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0} and all(env.terminations.values())
    assert env.render().endswith("over: player 0 (X) wins")
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(rw.IllegalMoveError):
        env.step(0)


def test_in_parallel_all_choose_at_once(picks: rw.Game) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    env = rw.pettingzoo_parallel_env(picks, utility="score")
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        assert all(seen[agent]["action_mask"].all() for agent in env.agents)
        seen, rewards, over, cut, _ = env.step({"player_0": 0, "player_1": 2})
    assert rewards == {"player_0": 20.0, "player_1": 60.0} and all(over.values()) and not any(cut.values())


# ---------------------------------------------------------------- Gymnasium


@pytest.mark.parametrize("name", ["connect_four", "leduc_poker", "liars_dice"])
def test_gymnasium_says_it_is_one_of_its_environments(name: str) -> None:
    pytest.importorskip("gymnasium", reason="the extra 'gymnasium' is not installed")
    from gymnasium.utils.env_checker import check_env

    for seat in (0, 1):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like environments that are registered
            check_env(rw.gymnasium_env(rw.load(name, backend="auto"), seat), skip_render_check=True)


def test_one_seat_plays_against_a_player() -> None:
    pytest.importorskip("gymnasium", reason="the extra 'gymnasium' is not installed")
    game = rw.load("tic_tac_toe", backend="auto")
    env = rw.gymnasium_env(game, 0, lambda state: state.moves[0])
    env.reset(seed=1)
    for action, over in ((4, False), (2, False), (6, True)):  # the diagonal, while the other fills a1, b1
        _, reward, ended, cut, info = env.step(action)
        assert ended is over and not cut
    assert reward == 1.0
    env.reset(seed=1)
    env.step(4)
    assert env.step(4)[1:3] == (-1.0, True)


def test_many_seats_play_against_players() -> None:
    """Rows are games of their own: rewards come once, at the end, and the next step begins anew."""
    pytest.importorskip("gymnasium", reason="the extra 'gymnasium' is not installed")
    rng = random.Random(1)
    for seat in (0, 1):
        env = rw.gymnasium_vector_env(rw.load("connect_four", backend="auto"), 8, seat)
        seen, infos = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        ended, total, fresh = 0, 0.0, [False] * 8
        for _ in range(150):
            actions = [rng.choice([*mask.nonzero()[0]] or [0]) for mask in infos["action_mask"]]
            seen, rewards, over, cut, infos = env.step(actions)
            assert env.observation_space.contains(seen) and not cut.any()
            assert all(not (was and (one or value)) for was, one, value in zip(fresh, over, rewards, strict=True))
            assert all(one == (not mask.any()) for one, mask in zip(over, infos["action_mask"], strict=True))
            fresh, ended, total = list(over), ended + int(over.sum()), total + float(abs(rewards).sum())
        assert ended > 20 and total > ended * 0.8


# ---------------------------------------------------------------- OpenSpiel


@pytest.mark.parametrize("name", ["connect_four", "kuhn_poker", "leduc_poker", "liars_dice", "pig"])
def test_openspiel_plays_it(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    game = rw.openspiel_game(rw.load(name, backend="auto"))
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_openspiel_finds_the_value_of_kuhn_poker() -> None:
    """The game is worth -1/18 to the first player."""
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = rw.openspiel_game(rw.load("kuhn_poker", backend="auto"), utility="score")
    solver = cfr.CFRSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.02
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value[0] == pytest.approx(-1 / 18, abs=0.01) and value[0] == -value[1]


def test_openspiel_needs_to_know_how_far_it_goes() -> None:
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    game = rw.load("pig", backend="auto", target=20)
    with pytest.raises(rw.OptionError, match="bounds="):
        rw.openspiel_game(game, utility="score")
    assert rw.openspiel_game(game, utility="score", bounds=(0, 30), name="our_pig").max_utility() == 30


def test_the_same_rules_may_be_registered_twice_but_not_others_under_their_name() -> None:
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    first, again = (rw.load("tic_tac_toe", backend="reference") for _ in range(2))
    assert first is not again
    for game in (first, again):
        assert rw.openspiel_game(game, name="our_rows").num_distinct_actions() == 9
    with pytest.raises(rw.OptionError, match="'our_rows' already"):
        rw.openspiel_game(rw.load("kuhn_poker", backend="reference"), name="our_rows")


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pettingzoo", "gymnasium", "gymnasium.vector", "pyspiel"):
        monkeypatch.setitem(__import__("sys").modules, name, None)
    game = rw.load("tic_tac_toe", backend="reference")
    for make, extra in (
        (rw.pettingzoo_env, "pettingzoo"),
        (rw.gymnasium_env, "gymnasium"),
        (rw.openspiel_game, "openspiel"),
    ):
        with pytest.raises(rw.OptionError, match=rf"pip install 'rulewright\[{extra}\]'"):
            make(game)
    assert Path(rw.__file__).parent.joinpath("bridges").is_dir()
