"""stats and compare: figures that are known, the same whoever plays, nothing lost when somebody interrupts."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest
from nim import NIM

from rulewright.cli import main
from rulewright.intervals import difference_of_shares_within, mean_within, wilson
from rulewright.lab import running
from rulewright.lab.keeping import missing
from rulewright.lab.plan import plan_of
from rulewright.lab.playing import merged, play_some

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_wilsons_interval() -> None:
    """Newcombe 1998, table I: 81 of 263 and 15 of 148, to four places."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert mean_within([1.0, 2.0, 3.0])[1] == 2.0


def test_the_interval_of_matched_pairs() -> None:
    """Agresti and Min's: half a pair more in each of the four cells, by hand. Of ten pairs none differs: 1.96 / 12.
    Of 98, twenty differ by 1 and ten by -1: 0.1 in the middle, and the root of (0.31 - 0.01) / 100."""
    assert difference_of_shares_within([0.0] * 10) == pytest.approx((-1.96 / 12, 0, 1.96 / 12))
    found = difference_of_shares_within([1.0] * 20 + [-1.0] * 10 + [0.0] * 68)
    assert found == pytest.approx((0.1 - 1.96 * 0.003**0.5, 10 / 98, 0.1 + 1.96 * 0.003**0.5))


def test_a_few_games_without_a_difference_are_no_certainty(capsys: Capture) -> None:
    """Both always take the first cell that is free, so that no game differs; that is known to 0.03 when 1.96 / (n + 2)
    is no more than that, from 64 games on."""
    seats = ("--seats", "test_lab:steady", "--other-seats", "test_lab:as_steady")
    more = ("--games", "200", "--precision", "0.03", "--processes", "1")
    found = told(capsys, "compare", "tic_tac_toe", "tic_tac_toe", *seats, *more)
    assert 64 <= found["games"] < 200  # type: ignore[operator]


def steady(seed: int) -> object:
    """Always the first move."""
    return lambda state: state.moves[0]


as_steady = steady


def test_random_tic_tac_toe(capsys: Capture) -> None:
    """Of all random games the first player wins 58.5 %, the second 28.8 %, 12.7 % are drawn (a published count)."""
    found = told(capsys, "stats", "tic_tac_toe", "--games", "1500", "--processes", "1")
    shares = [one["share"] for one in found["wins"]]  # type: ignore[attr-defined]
    assert shares == pytest.approx([0.585, 0.288], abs=0.045)
    assert found["shared_or_none"]["share"] == pytest.approx(0.127, abs=0.035)  # type: ignore[index]
    assert found["options"]["mark"]["share"] == 1  # type: ignore[index]
    assert sum(found["things"]["grid"].values()) == round(1500 * found["length"]["mean"])  # type: ignore[index]
    assert set(found["rules"]) <= {"TT-1", "TT-2", "TT-3"}  # type: ignore[call-overload]


def test_what_is_not_known_is_null(capsys: Capture) -> None:
    """Of one game nobody knows the width of a mean; JSON has no word for a number without end."""
    assert main(["stats", "tic_tac_toe", "--games", "1", "--processes", "1", "--json"]) == 0
    text = capsys.readouterr().out
    assert "Infinity" not in text and "NaN" not in text
    assert json.loads(text)["length"]["low"] is None


def test_games_in_which_a_rule_goes_wrong(tmp_path: Path, capsys: Capture) -> None:
    """Without its guard more is taken from the last nut than there is: a random game comes to one nut five times out
    of eight, and takes two of it every second time. Such games are told and counted, and the others are not lost."""
    file = tmp_path / "nim.game"
    file.write_text(re.sub(r".*@NI-3.*\n", "", NIM))
    assert main(["stats", str(file), "--games", "600", "--processes", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert len(found["wrong"]) / 600 == pytest.approx(5 / 16, abs=0.06)
    assert found["unfinished"] == len(found["wrong"]) and "RW601" in found["wrong"][0]
    assert main(["stats", str(file), "--games", "40", "--processes", "1"]) == 1
    said = capsys.readouterr().out
    assert re.search(r"a rule goes wrong in \d+ of 40 games; game \d+: .*nim.game:9:.*RW601", said)
    other = tmp_path / "guarded.game"
    other.write_text(NIM)
    assert main(["compare", str(other), str(file), "--games", "40", "--processes", "1"]) == 1
    assert re.search(r"a rule goes wrong in \d+ of 40 games of B", capsys.readouterr().out)


def test_the_same_games_on_one_process_and_on_two(capsys: Capture) -> None:
    words = ("stats", "pig", "--set", "target=20", "--games", "24", "--seats", "mcts:20,random")
    one, two = (told(capsys, *words, "--processes", count) for count in ("1", "2"))
    assert one == two


def test_parts_make_a_whole() -> None:
    plan = plan_of("kuhn_poker", {}, None, "random", 3, "auto", 100)
    whole = play_some(plan, 0, 30)
    pieces = [play_some(plan, first, 10) for first in (20, 0, 10)]
    assert merged(pieces) == merged([whole])
    assert missing([{"first": 2, "count": 3}], 8, 2) == [(0, 2), (5, 2), (7, 1)]


def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("tic_tac_toe", {}, None, "test_lab:deadly", 1, "auto", 100)
    parts = [(plan, first, 5) for first in range(0, 20, 5)]
    monkeypatch.setenv("RULEWRIGHT_DEADLY", str(tmp_path / "marker"))
    found = [tally for _, tally in running.runner("cores", 2)(parts)]
    assert sorted(tally["first"] for tally in found) == [0, 5, 10, 15]
    assert merged(found)["count"] == 20


def deadly(seed: int) -> object:
    """A random player that kills its process once."""
    from rulewright.runtime.players.random import random_player

    marker = Path(os.environ["RULEWRIGHT_DEADLY"])
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return random_player(seed)


def test_an_interrupted_experiment_goes_on(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "parts"
    words = ["stats", "tic_tac_toe", "--games", "40", "--processes", "1", "--json"]
    whole = told(capsys, *words[:-1])
    played = running.play_some

    def tired(*part: object) -> object:
        if part[1] >= 20:  # type: ignore[operator]
            raise KeyboardInterrupt
        return played(*part)  # type: ignore[arg-type]

    monkeypatch.setattr(running, "play_some", tired)
    assert main([*words, "--resume", str(kept)]) == 130
    partly = json.loads(capsys.readouterr().out)
    assert partly["interrupted"] and 0 < partly["games"] <= 20
    monkeypatch.setattr(running, "play_some", lambda *part: tired(part[0], 99))
    assert main(words[:-1]) == 130
    assert "no game was finished" in capsys.readouterr().out
    monkeypatch.undo()
    kept.write_text(kept.read_text() + '{"first": 30, "cou')  # as if it had been cut off
    assert told(capsys, *words[:-1], "--resume", str(kept)) == whole
    assert main([*words, "--seed", "2", "--resume", str(kept)]) == 2
    assert "another experiment" in capsys.readouterr().err


def test_an_interrupted_comparison_says_so(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["compare", "tic_tac_toe", "misere_tic_tac_toe", "--games", "40", "--processes", "1"]
    played = running.play_some

    def tired(*part: object) -> object:
        if part[1] >= 20:  # type: ignore[operator]
            raise KeyboardInterrupt
        return played(*part)  # type: ignore[arg-type]

    monkeypatch.setattr(running, "play_some", tired)
    assert main(words) == 130
    assert "20 games each, with the same seeds (interrupted)" in capsys.readouterr().out


def test_compare_finds_what_differs_and_stops(capsys: Capture) -> None:
    """A searching player beats a random one more often than another random one does."""
    words = ("compare", "tic_tac_toe", "tic_tac_toe", "--seats", "random,random", "--other-seats", "mcts:200,random")
    found = told(capsys, *words, "--games", "400", "--precision", "0.15", "--processes", "1")
    first = found["differences"]["seat 0 wins"]  # type: ignore[index]
    assert first["low"] > 0 and first["high"] - first["low"] <= 0.3 and found["games"] < 400  # type: ignore[operator]
    assert main(["compare", "tic_tac_toe", "tic_tac_toe"]) == 2
    assert "are the same" in capsys.readouterr().err


def test_reports_stand_alone(capsys: Capture, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    stats, both = tmp_path / "stats.html", tmp_path / "compare.html"
    assert (
        main(["stats", "pig", "--set", "target=20", "--games", "20", "--processes", "1", "--report", str(stats)]) == 0
    )
    command = [
        "compare",
        "pig",
        "pig",
        "--set",
        "target=30",
        "--games",
        "20",
        "--processes",
        "1",
        "--report",
        str(both),
    ]
    assert main(command) == 0
    assert "B - A" in capsys.readouterr().out
    for page in (stats.read_text(), both.read_text()):
        assert page.count("<svg") >= 2 and page.startswith("<!doctype html>")
        links = set(re.findall(r"(?:src|href)=['\"]?(https?:[^'\" >]+)", page))
        assert not links, "nothing is fetched from elsewhere"


def test_what_is_wrong_is_told(capsys: Capture, tmp_path: Path) -> None:
    for words, part in (
        (("--seats", "rondom"), "Nobody called 'rondom' can play. Did you mean 'random'?"),
        (("--seats", "mcts:strong"), "'strong' is no strength."),
        (("--seats", "random,random,random"), "3 players were named, but there are 2 seats."),
        (("--seats", "no_such_module:player"), "There is no player 'no_such_module:player'"),
        (("--on", "moon"), "Experiments run on 'cores', 'ray' or 'ray://ADDRESS', not 'moon'."),
        (("--report", str(tmp_path / "no" / "where.html")), "There is no folder for"),
        (("--report", str(tmp_path)), "is a folder: a report is a file."),
    ):
        assert main(["stats", "tic_tac_toe", "--games", "2", *words]) == 2
        assert part in capsys.readouterr().err


def test_of_one_game_no_interval_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "tic_tac_toe", "misere_tic_tac_toe", "--games", "1", "--backend", "reference"]) == 0
    said = capsys.readouterr().out
    assert "inf" not in said and "not known" in said


def raising(seed: int) -> object:
    def choose(state: object) -> object:
        raise ValueError("boom")

    return choose


def leaving(seed: int) -> object:
    def choose(state: object) -> object:
        raise SystemExit(3)

    return choose


def no_function(seed: int) -> object:
    return 5


def without_a_seed() -> object:
    return None


def choosing(what: object) -> object:
    return lambda seed: lambda state: what


nothing, nonsense, off_the_board = choosing(None), choosing("fly away"), choosing(99)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("raising", "The player 'test_lab:raising' went wrong: ValueError: boom (test_lab.py, line"),
        ("leaving", "The player 'test_lab:leaving' went wrong: SystemExit: 3 (test_lab.py, line"),
        ("no_function", "'test_lab:no_function' makes 5 from a seed, not a function from a state to a move."),
        ("without_a_seed", "The player 'test_lab:without_a_seed' went wrong: TypeError: without_a_seed() takes 0"),
        ("nothing", "The player 'test_lab:nothing' chose None, which is not legal."),
        ("nonsense", "The player 'test_lab:nonsense' chose 'fly away', which is not legal."),
        ("off_the_board", "The player 'test_lab:off_the_board' chose 99, which is not legal."),
    ],
)
def test_what_a_player_of_ones_own_does_wrong_is_told_by_its_name(capsys: Capture, name: str, part: str) -> None:
    words = ("stats", "tic_tac_toe", "--games", "2", "--seats", f"test_lab:{name}")
    for processes in ("1", "2") if name == "raising" else ("1",):
        assert main([*words, "--processes", processes]) == 1
        assert part in capsys.readouterr().err


def trying(seed: int) -> object:
    """The first move, tried on the state that it is given, as a text."""
    return lambda state: str(state.play(state.moves[0]).history[-1])


def numbered(seed: int) -> object:
    """The first move, as a number."""
    return lambda state: state.actions[0]


@pytest.mark.parametrize("name", ["trying", "numbered"])
def test_players_of_ones_own_may_try_and_may_say_numbers_and_texts(capsys: Capture, name: str) -> None:
    """a1, b1, c1, a2 …: the first seat has the diagonal with its fourth mark."""
    found = told(capsys, "stats", "tic_tac_toe", "--games", "3", "--processes", "1", "--seats", f"test_lab:{name}")
    assert found["length"]["mean"] == 7 and found["wins"][0]["wins"] == 3  # type: ignore[index,call-overload]


def test_what_was_played_by_other_rules_is_not_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    file, kept = tmp_path / "nim.game", tmp_path / "parts"
    file.write_text(NIM)
    words = ["stats", str(file), "--games", "8", "--processes", "1", "--backend", "reference", "--resume", str(kept)]
    assert main(words) == 0
    file.write_text("# a word about it\n" + NIM)
    assert main(words) == 0, "a comment is no rule"
    file.write_text(NIM.replace("0..9 = 4", "0..9 = 5"))
    assert main(words) == 2
    assert "or other rules" in capsys.readouterr().err
