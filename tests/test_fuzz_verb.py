"""`rulewright fuzz` finds what is planted, and makes it short; the least number of steps is worked out by hand for
each."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from scale import is_long

from rulewright import library
from rulewright.cli import main
from rulewright.compiler import optimise as passes
from rulewright.fuzz import search
from rulewright.loading import load_request
from rulewright.runtime import ir

HEAD = """
game "Planted"
players {players}

enum Rank: jack, queen, king
state deck: bag of Rank = {{jack, queen, king}} seen by none
state hand: Rank? per Player seen by owner
state heap, turn: 0..9
{more}

play
{deal}    for you in turns(0)
{turn}
        turn += 1
        if turn == 9
            finish none
"""
DEAL = """    for p in players
        draw r from deck
        hand[p] = r
"""
WAIT = """        you choose
            wait
            take
                heap = min(9, heap + 1)
"""


class Planted(NamedTuple):
    """A fault: the turn it stands in, what is found, and the fewest steps to it."""

    turn: str
    kind: str
    steps: int
    message: str
    deal: str = ""
    more: str = ""
    players: str = "2"


PLANTED = {
    "an invariant": Planted(
        WAIT, "invariant", 3, 'the invariant "a small heap" does not hold', more='invariant "a small heap": heap < 3'
    ),
    "a fault in an effect": Planted(
        """        you choose
            wait
            take
                heap += 4
""",
        "fault",
        3,
        "RW601",
    ),
    "a fault with an option": Planted(
        """        you choose
            wait
            take
                heap = 10 div (5 - size)
""",
        "fault",
        1,
        "RW605",
        more="option size: 1..5 = 2",
    ),
    "a fault with three players": Planted(
        """        you choose
            wait
                heap = 9 div abs(3 - count(players))
""",
        "fault",
        1,
        "RW605",
        players="2..4",
    ),
    "no way on": Planted(
        """        you choose
            take
                require heap < 2
                heap += 1
""",
        "fault",
        2,
        "RW606",
    ),
    "an endless game": Planted(
        """        repeat
            you choose
                wait
                leave
                    require heap > 0
                    stop
""",
        "endless",
        0,
        "can never end",
    ),
    "a trap": Planted(
        """        repeat
            you choose
                wait
                take
                    require heap < 2
                    heap += 1
                leave
                    require heap != 2
                    stop
""",
        "endless",
        2,
        "can never end: nothing changes",
    ),
    "a guard that tells": Planted(
        """        you choose
            wait
            dare
                require hand[you + 1] != king
""",
        "leak",
        2,
        "sees a difference in moves (dare)",
        deal=DEAL,
    ),
    "a reason that tells": Planted(
        """        let other = hand[you + 1]
        you choose
            wait
            dare
                require heap > 9  "the other has {other}"
""",
        "leak",
        2,
        "different reasons against 'dare'",
        deal=DEAL,
    ),
    "a roll that tells": Planted(
        """        roll n in 1..6
        cup[you] = n
        you choose wait
""",
        "leak",
        0,
        "is told 'roll",
        more="state cup: 0..6 per Player seen by owner",
    ),
    "a range that tells": Planted(
        """        you choose guess(r in {q in Rank where q != hand[you + 1]})
            heap = 1
""",
        "leak",
        2,
        "sees a difference in moves",
        deal=DEAL,
    ),
    "a choice that tells": Planted(
        """        you choose bury(card in Rank)
            hand[you] = card
""",
        "leak",
        0,
        "is told 'bury",
    ),
}


def planted(folder: Path, one: Planted) -> Path:
    path = folder / "planted.game"
    text = HEAD.format(players=one.players, more=one.more, deal=one.deal, turn=one.turn.rstrip("\n"))
    path.write_text(text, encoding="utf-8")
    return path


def fuzz(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    """The exit code and what is told."""
    code = main(["fuzz", *arguments, "--json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, found


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_found(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = PLANTED[name]
    path = planted(tmp_path, one)
    code, found = fuzz(capsys, str(path), "--games", "60", "--backend", "reference", "--max-decisions", "500")
    assert code == 1 and [failure["kind"] for failure in found["failures"]] == [one.kind]
    failure = found["failures"][0]
    assert one.message in failure["message"]
    assert len(failure["moves"]) == one.steps


def test_a_sabotaged_pass_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two steps lead to a heap of two; a pass that forgets the guard lets the module offer a third."""

    def forgetful(program: ir.Program) -> ir.Program:
        import dataclasses

        return dataclasses.replace(
            program,
            decisions=tuple(
                dataclasses.replace(one, options=tuple(dataclasses.replace(o, lead=()) for o in one.options))
                for one in program.decisions
            ),
        )

    forgetful.__name__ = passes.PASSES[0].__name__  # passes are asked for by name
    monkeypatch.setattr(passes, "PASSES", (forgetful, *passes.PASSES))
    one = Planted(
        """        you choose
            wait
            take
                require heap < 2
                heap += 1
""",
        "divergence",
        2,
        "",
    )
    code, found = fuzz(capsys, str(planted(tmp_path, one)), "--games", "20")
    assert code == 1 and found["failures"][0]["kind"] == "divergence"
    assert len(found["failures"][0]["moves"]) == 2


@pytest.mark.parametrize("turn", ["wait", "sell(card in your hand)\n            remove card from your hand"])
def test_what_everybody_saw_is_no_secret(turn: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Found in Dorfromantik: whose turn begins is not in a view while chance is to move, but everybody saw the roll.
    Found in a game written from the docs: a card that is sold from a hand lies nowhere afterwards, but was named
    aloud."""
    path = tmp_path / "begins.game"
    path.write_text(BEGINS.replace("wait", turn), encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "20", "--backend", "reference")
    assert code == 0 and found["pairs"] > 0, found


def test_a_roll_is_seen_by_those_it_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Found in a game written from the docs: one seat knows the code, which lies where nobody looks."""
    path = tmp_path / "code.game"
    text = """game "Code"
players 2
state code: 0..3 seen by none
play
    roll n in 1..3 seen by 0
    code = n
    repeat 2
        1 chooses guess(k in 1..3)
            if code == k openly
                finish 1
    finish 0
"""
    path.write_text(text, encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "20", "--backend", "reference")
    assert code == 0 and found["pairs"] > 0, found


BEGINS = """
game "Begins"
players 2

enum Rank: jack, queen, king
state deck: bag of Rank = 2 jack + 2 queen + 2 king seen by count
state hand: bag of Rank per Player seen by owner

play
    roll starter in players
    for you in clockwise(starter)
        repeat 2
            draw r from deck
            add r to your hand
        you choose wait
    finish none
"""


def test_failing_games_are_written_as_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What goes wrong in the game goes wrong in the scenario, too, until it is mended."""
    one = PLANTED["a fault in an effect"]
    path, file = planted(tmp_path, one), tmp_path / "found.scenario"
    assert main(["fuzz", str(path), "--games", "9", "--backend", "reference", "--save", str(file)]) == 1
    assert "1 failure" in capsys.readouterr().out
    assert main(["test", str(file), "--backend", "reference"]) == 1
    assert "RW601" in capsys.readouterr().out
    path.write_text(path.read_text().replace("heap += 4", "heap = min(9, heap + 4)"))
    assert main(["test", str(file), "--backend", "reference"]) == 0


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "precious").write_text("mine")
    assert main(["fuzz", "pig", "--games", "1", "--save", str(tmp_path / "precious")]) == 2
    assert "is there already" in capsys.readouterr().err and (tmp_path / "precious").read_text() == "mine"


def test_an_interruption_tells_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = iter(range(10))

    def interrupted(walk: Any) -> None:
        if next(played) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr("rulewright.fuzz.search.Walk.run", interrupted)
    assert main(["fuzz", "pig", "--backend", "reference", "--games", "10"]) == 130
    assert capsys.readouterr().out.startswith("interrupted: nothing is wrong (6 games")


def test_every_number_of_players_and_every_word_is_tried(capsys: pytest.CaptureFixture[str]) -> None:
    """Hex has a size and a pie rule; Pig is for two to ten."""
    code, found = fuzz(capsys, "pig", "--games", "60", "--backend", "reference")
    assert code == 0 and found["settings"]["tried"] == found["settings"]["planned"] >= 9 and found["games"] == 60


def test_no_module_is_begun_that_would_not_be_built_in_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of our own the game takes 10 s to load, so does each setting, a game 1 s. The first setting is played
    for 20 s: of 35, too little is left to begin another."""
    clock = [0.0]

    def slowly(*arguments: Any, **named: Any) -> Any:
        clock[0] += 10
        return load_request(*arguments, **named)

    def played(*arguments: Any) -> None:
        clock[0] += 1
        arguments[0].findings.games += 1

    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(search, "load_request", slowly)
    monkeypatch.setattr(search._Search, "_game", played)
    code, found = fuzz(capsys, "pig", "--seconds", "35", "--backend", "reference")
    assert code == 0 and found["settings"]["tried"] == 1 < found["settings"]["planned"] and found["games"] == 35


SMALL = ("breakthrough", "connect_four", "kuhn_poker", "leduc_poker", "othello", "pig", "tic_tac_toe")


def test_a_game_is_left_where_the_time_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of our own each step takes a second; a game of Pig has more than ten."""
    clock, steps = [0.0], list[float]()

    def looked(*_: object) -> None:
        clock[0] += 1
        steps.append(clock[0])

    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(search, "check_position", looked)
    code, found = fuzz(capsys, "pig", "--seconds", "200", "--players", "2", "--backend", "reference")
    assert code == 0 and found["games"] > 1 and max(steps) == 200
    steps.clear()
    clock[0] = 0.0
    code, found = fuzz(capsys, "pig", "--seconds", "3", "--players", "2", "--backend", "reference")
    assert found["games"] == 1 and max(steps) > 10  # the first goes to its end


@pytest.mark.parametrize("name", SMALL)
def test_shipped_games_are_clean(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The large ones: `test_all_shipped_games_are_clean`, with --long."""
    code, found = fuzz(capsys, name, "--games", "12")
    assert code == 0, found["failures"]


@pytest.mark.skipif(not is_long(), reason="only with --long: builds every setting of every game")
@pytest.mark.parametrize("path", [*library.games().values(), *library.variants().values()], ids=lambda path: path.stem)
def test_all_shipped_games_are_clean(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = fuzz(capsys, str(path), "--seconds", "120")
    assert code == 0, found["failures"]
