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


DIVIDED = """game "Divided"
players 2
state bid: 0..3 per Player
state share: 0..6
play
    players choose secretly bid(n in 0..3)
        bid[you] = n
        if you == 1
            share = 6 div (bid[0] + bid[1])
    finish
"""


def test_to_look_at_moves_is_not_to_make_them(tmp_path: Path) -> None:
    """The moves of those who choose later are found by a choice of those before; what would come of all is nobody's
    matter yet, here that 6 cannot be divided by 0 + 0."""
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    (tmp_path / "divided.game").write_text(DIVIDED)
    env = rw.pettingzoo_parallel_env(rw.load(tmp_path / "divided.game", backend="reference"))
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].all() for agent in env.agents)
    env.step({"player_0": 1, "player_1": 2})
    assert env.state_now.over


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


def test_an_action_that_is_not_legal_ends_it_with_a_mask_like_any_other() -> None:
    pytest.importorskip("gymnasium", reason="the extra 'gymnasium' is not installed")
    env = rw.gymnasium_env(rw.load("tic_tac_toe", backend="auto"))
    env.reset(seed=1)
    _, _, over, _, info = env.step(0)
    taken = int((info["action_mask"] == 0).argmax())
    _, reward, over, cut, info = env.step(taken)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    assert info["action_mask"].sum() == 7, "two of nine cells are taken"


def test_half_of_a_step_counts_nothing(picks: rw.Game) -> None:
    pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")
    env = rw.pettingzoo_parallel_env(picks, utility="score")
    env.reset(seed=1)
    with pytest.raises(rw.MoveError):
        env.step({"player_0": 2, "player_1": 99})
    for _ in range(20):
        _, rewards, over, _, _ = env.step({"player_0": 0, "player_1": 1})
    assert over == {"player_0": True, "player_1": True}
    assert rewards == {"player_0": 20.0, "player_1": 40.0}, "one and two, twenty times each"


def test_what_environments_are_asked_for_is_checked(picks: rw.Game) -> None:
    for needed in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(needed, reason="an extra is not installed")
    for made in (rw.pettingzoo_env, rw.pettingzoo_parallel_env, rw.gymnasium_env, rw.openspiel_game):
        with pytest.raises(TypeError, match="a game is what rulewright.load gives, not 'chess'"):
            made("chess")  # type: ignore[operator]
        with pytest.raises(rw.OptionError, match="utility is 'win' or 'score'"):
            made(picks, utility="money")  # type: ignore[operator]
    with pytest.raises(TypeError, match="a game is"):
        rw.batch("chess", 2)  # type: ignore[arg-type]
    for made in (rw.pettingzoo_env, rw.pettingzoo_parallel_env, rw.gymnasium_env):
        with pytest.raises(rw.OptionError, match="render_mode is 'ansi' or nothing, not 'human'"):
            made(picks, render_mode="human")  # type: ignore[operator]
    with pytest.raises(rw.OptionError, match="max_cycles"):
        rw.pettingzoo_env(picks, max_cycles=0)
    env = rw.gymnasium_env(picks)
    env.reset(seed=1)
    with pytest.raises(rw.OptionError, match="An action is a whole number, not 0.5"):
        env.step(0.5)


# ---------------------------------------------------------------- OpenSpiel


def spiel_game(folder: Path, name: str, players: str, effect: str, score: str) -> rw.Game:
    """Everybody picks 0, 1 or 2, once."""
    lines = (f'game "{name}"', f"players {players}", "state n: 0..2 per Player", "play", "    for you in players")
    more = ("        you choose pick(k in 0..2)", "            your n = k", f"    {effect}", f"score points = {score}")
    file = folder / f"{name}.game"
    file.write_text("\n".join((*lines, *more)) + "\n")
    return rw.load(file, backend="reference")


def test_openspiel_is_told_what_seats_have_together(tmp_path: Path) -> None:
    """By OpenSpiel's own check at the end of every game. Totals from -1 to 1 need not make 0 together."""
    pyspiel = pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    kinds = pyspiel.GameType.Utility
    won = "if n[0] == 2\n        finish players"
    cases = (
        (spiel_game(tmp_path, "helping", "2 together", won, "n[0]"), "win", kinds.IDENTICAL),
        (spiel_game(tmp_path, "helping", "2 together", won, "n[0]"), "score", kinds.IDENTICAL),
        (spiel_game(tmp_path, "alone", "1", won, "n[0]"), "win", kinds.GENERAL_SUM),
        (spiel_game(tmp_path, "apart", "2", "finish", "your n - 1"), "score", kinds.GENERAL_SUM),
        (spiel_game(tmp_path, "apart", "2", "finish", "your n - 1"), "win", kinds.ZERO_SUM),
        (spiel_game(tmp_path, "against", "2", "finish", "your n - n[you + 1]"), "score", kinds.ZERO_SUM),
        (spiel_game(tmp_path, "sharing", "2", "finish", "3 + your n - n[you + 1]"), "score", kinds.CONSTANT_SUM),
    )
    for game, utility, kind in cases:
        ours = rw.openspiel_game(game, utility=utility)
        assert ours.get_type().utility == kind, game.title
        assert ours.utility_sum() == {kinds.ZERO_SUM: 0, kinds.CONSTANT_SUM: 6}.get(kind)
        pyspiel.random_sim_test(ours, num_sims=8, serialize=False, verbose=False)


def test_a_name_of_openspiels_own_is_not_taken() -> None:
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    with pytest.raises(rw.OptionError, match="OpenSpiel has a game 'breakthrough' already"):
        rw.openspiel_game(rw.load("tic_tac_toe", backend="reference"), name="breakthrough")


def test_every_action_has_a_name() -> None:
    """OpenSpiel asks for the text of any number, also of one that belongs to another decision."""
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    state = rw.openspiel_game(rw.load("kuhn_poker", backend="auto"), name="our_kuhn").new_initial_state()
    state.apply_action(0)
    state.apply_action(1)
    assert sorted(state.action_to_string(0, number) for number in range(4)) == ["bet", "call", "check", "fold"]


@pytest.mark.parametrize(("card", "answer"), [("jack", "fold"), ("king", "call")])
def test_openspiels_own_search_plays_kuhn_poker(card: str, answer: str) -> None:
    """It searches worlds of ours. Whoever is bet at folds the lowest card and calls with the highest: nothing else can
    be better."""
    pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    game = rw.openspiel_game(rw.load("kuhn_poker", backend="auto"), utility="score", name="our_kuhn_by_score")
    state = game.new_initial_state()
    for text in ("draw queen", f"draw {card}", "bet"):
        state.apply_action(state.string_to_action(state.current_player(), text))
    luck = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 200, random_state=luck)
    assert state.action_to_string(1, bot.step(state)) == answer


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
