"""`rulewright fuzz` finds what is planted, and makes it short; the least number of steps is worked out by hand for
each."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from scale import is_long

import rulewright as rw
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


SWAPS = """
game "Swaps"
players 3

enum Rank: jack, queen, king, ace
state deck: bag of Rank = 2 jack + 2 queen + 2 king + 2 ace seen by count
state hand: bag of Rank per Player seen by owner

play
    for p in players
        draw r from deck
        add r to hand[p]
    for you in players
        you choose swap(with p in players)
            let mine = your hand
            your hand = hand[p]
            hand[p] = mine
    finish none
"""


def test_whose_hidden_cards_are_taken_is_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Found in Love Letter: with the king two hands are exchanged. All see whose, and nobody else what is in them."""
    path = tmp_path / "swaps.game"
    path.write_text(SWAPS, encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "40", "--backend", "reference")
    assert code == 0 and found["pairs"] > 0, found


SPIN = """
game "Spin"
players 2

state n: 0..6
state turned: 0..3000

play
    0 chooses begin(k in 1..2)
        n = k
    repeat
        roll d in 1..6
        n = d
        MORE
    finish
"""


@pytest.mark.parametrize(
    ("more", "message", "steps"),
    [
        ("turned = 0", "from here the game can never end: the ", 0),
        ("turned = (turned + d) mod 3000", "chance moves more than 300 times without anybody being asked", 301),
    ],
)
def test_a_game_that_chance_alone_goes_on_with_does_not_end(
    more: str, message: str, steps: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By hand: one decision, then rolls for ever; among few positions that is seen at once, among thousands after as
    many events as a game may have decisions."""
    path = tmp_path / "spin.game"
    path.write_text(SPIN.replace("MORE", more), encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "2", "--backend", "reference", "--max-decisions", "300")
    assert code == 1 and [one["kind"] for one in found["failures"]] == ["endless"]
    assert message in found["failures"][0]["message"] and len(found["failures"][0]["moves"]) == steps


def test_other_verbs_end_such_a_game_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever searches gives up a simulation; a scenario says where chance goes on."""
    path, file = tmp_path / "spin.game", tmp_path / "spin.scenario"
    path.write_text(SPIN.replace("MORE", "turned = 0"), encoding="utf-8")
    state = rw.load(path, backend="reference").new(seed=1)
    assert str(rw.mcts(8, seed=1, longest=50)(state)) in {"begin 1", "begin 2"}
    file.write_text(
        'scenarios for spin\n\nscenario "on"\n    seed 3\n    play\n        0: begin 1\n    expect n == 1\n',
        encoding="utf-8",
    )
    assert main(["test", str(file), "--backend", "reference"]) == 1
    assert "chance moves more than 10,000 times without anybody being asked" in capsys.readouterr().out


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


ODD = """
game "Odd"
players 2..4

option first: 0..3 = 0
require count(players) != 3 "three are a crowd"

play
    for you in turns(first)
        you choose
            wait
                finish
"""


@pytest.mark.parametrize("players", [(), ("--players", "2"), ("--players", "4")])
def test_a_failure_at_the_start_is_told(
    players: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By hand: with two players nobody sits on the third seat. It takes no step to see that."""
    path = tmp_path / "odd.game"
    path.write_text(ODD.replace("= 0", "= 2", 1), encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "20", "--backend", "reference", *players)
    faults = [(one["kind"], one["moves"]) for one in found["failures"]]
    assert faults == ([] if players == ("--players", "4") else [("fault", [])]) and code == len(faults)


def test_a_number_of_players_that_a_game_does_not_take_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a range of players one is not allowed: the others are tried, and who asks for that one is told."""
    path = tmp_path / "odd.game"
    path.write_text(ODD.replace("option first: 0..3 = 0", "option first: 0..1 = 0"), encoding="utf-8")
    code, found = fuzz(capsys, str(path), "--games", "20", "--backend", "reference")
    assert code == 0 and found["games"] == 20 and found["settings"]["tried"] == found["settings"]["planned"]
    assert main(["fuzz", str(path), "--games", "20", "--backend", "reference", "--players", "3"]) == 1
    assert "error[RW322]: three are a crowd" in capsys.readouterr().err


def test_options_that_the_fewest_players_do_not_go_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who asks for an option that only three players may set has games of three players."""
    path = tmp_path / "thirds.game"
    path.write_text(
        'game "Thirds"\nplayers 2..3\n\noption thirds: yes/no = no\n'
        'require not thirds or count(players) == 3                   "thirds are for three"\n\n'
        "play\n    for you in players\n        you choose\n            nod\n            wave\n    finish\n",
        encoding="utf-8",
    )
    code, found = fuzz(capsys, str(path), "--games", "6", "--backend", "reference", "--set", "thirds=yes")
    assert code == 0 and found["games"] == 6 and found["settings"]["tried"] == 1


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
