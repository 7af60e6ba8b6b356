"""`state.why`: what fired and what it did, and where points came from; worked out by hand from the rulebooks."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright import library
from rulewright.cli import main
from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime.state import State
from rulewright.runtime.why import SheetLine


def line(state: State, name: str, seat: int, looker: Any = rw.TABLE) -> SheetLine:
    return next(one for one in state.why(looker).sheet if (one.name, one.seat) == (name, seat))


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_discs_are_turned(backend: str) -> None:
    """Black at d3 takes the white disc on d4 between d3 and d5."""
    state = rw.load("othello", backend=backend).new(seed=1).play("place d3")
    (step,) = state.why().steps
    assert (step.who, step.move) == ("player 0", "place d3")
    assert [one.rule for one in step.fired] == ["OT-3", "OT-4", "OT-5", ""]
    turned, placed = step.fired[2:]
    assert [str(change) for change in turned.changes] == ["disc[d4]: 1 → 0"] and turned.file == "othello.game"
    assert turned.text.startswith("All discs that are outflanked") and not step.fired[0].changes
    assert [str(change) for change in placed.changes] == ["disc[d3]: none → 0"]
    found = line(state, "discs", 0)
    assert found.total == 4 and {(one.points, one.thing) for one in found.points} == {
        (1, at) for at in ("d3", "d4", "d5", "e4")
    }


def test_a_number_is_told_by_the_moves_that_made_it() -> None:
    """From pit 3 the last of four beans falls into the own store: one point, and another turn."""
    state = rw.load("mancala", backend="reference").new(seed=1).play("sow 3")
    assert state.scores[0] == 1 + 4 + 4 + 5 + 5 + 5
    assert [(one.points, one.thing) for one in line(state, "in_store", 0).points] == [(1, "sow 3 (MA-3)")]
    assert {(one.points, one.thing) for one in line(state, "in_pits", 0).points} == {
        (4, "1"),
        (4, "2"),
        (5, "4"),
        (5, "5"),
        (5, "6"),
    }


@pytest.mark.parametrize("game", ["fields_of_green", "hearts"])
def test_pieces_add_up(game: str) -> None:
    """Whatever was played: the pieces of each line are its total, and each piece has something it is for."""
    state = rw.load(game, backend="reference").new(seed=3)
    for _ in range(24):
        if not state.over:
            state.play(state.moves[len(state.moves) // 2])
    sheet = {(one.name, one.seat): one for one in state.why().sheet}
    for score in state.score_sheet:
        for seat, total in enumerate(score.values):
            found = sheet.get((score.name, seat))
            assert total == (found.total if found else 0)
            assert not found or not found.points or sum(one.points for one in found.points) == total


SECRET = """game "Whisper"
players 2

state hand: 0..9 per Player seen by owner
state shown: 0..9
score luck = hand[you]

play
    for p in players
        roll n in 1..9
        hand[p] = n
    for you in turns(0)
        you choose
            wait                                            @WH-1
                if your hand > 4
                    shown = shown                           @WH-2
                shown = min(9, shown + 1)                   @WH-3
            swap                                            @WH-4
                hand[you] = 5                               @WH-5
"""


def test_a_seat_is_told_no_more_than_it_may_know(tmp_path: Path) -> None:
    """WH-2 fires only with a high hand: whoever hears of it knows the hand. What is put into a hand is for its
    owner."""
    path = tmp_path / "whisper.game"
    path.write_text(SECRET)
    game = rw.load(path, backend="reference")
    high = next(state for seed in range(50) if (state := game.new(seed=seed)).view(rw.TABLE)["states"]["hand"][0] > 5)
    state = high.copy().play("wait")
    assert "WH-2" in str(state.why()) and "WH-2" not in str(state.why(1)) and "WH-3" in str(state.why(1))
    assert not state.why(1).sheet and line(state, "luck", 0).total == state.view(rw.TABLE)["states"]["hand"][0]
    state = high.copy().play("swap")
    assert "hand[0]: " in str(state.why(0)) and "hand[0]" not in str(state.why(1)) and "WH-4" in str(state.why(1))


COUNTED = """game "Counted"
players 2

enum Card: bat, cat, owl, rat

state deck: bag of Card = {c in Card} seen by count
state hand: bag of Card per Player seen by owner
state order: list of Card up to 2 per Player seen by others
state laid: bag of Card per Player = 1 rat

def many(cards) = count(cards)

play
    for p in players
        draw card from deck
        add card to hand[p]
        draw other from deck
        add other to order[p]
    for you in turns(0)
        you choose
            wait
                laid[you] += 1 owl

score held = count(your hand)
score both = 2 * count(your hand) + count(your laid)
score ordered = count(your order) + many(your laid)
"""


def test_points_for_how_much_is_hidden_do_not_say_what_it_is(tmp_path: Path) -> None:
    """How many cards somebody holds is known to all, so such a line is no secret; which cards they are is one."""
    path = tmp_path / "counted.game"
    path.write_text(COUNTED)
    state = rw.load(path, backend="reference").new(seed=1).play("wait")
    everything = state.view(rw.TABLE)["states"]
    for seat in (0, 1):
        (card,) = everything["hand"][seat]
        (other,) = everything["order"][seat]
        found = {name: line(state, name, seat) for name in ("held", "both", "ordered")}
        assert [card] == [one.thing for one in found["held"].points], "whoever sees everything is told all"
        for looker in (0, 1, rw.SPECTATOR):
            told = {one.name: one for one in state.why(looker).sheet if one.seat == seat}
            assert {name: one.total for name, one in told.items()} == {n: one.total for n, one in found.items()}
            assert [one.thing for one in told["held"].points] == [""]
            kept = {1: [(2, ""), (1, "rat")], 0: [(2, ""), (1, "owl"), (1, "rat")]}[seat]
            assert sorted((one.points, one.thing) for one in told["both"].points) == sorted(kept)
            assert {one.thing for one in told["ordered"].points} == {"", *(thing for _, thing in kept[1:])}
            assert all(sum(one.points for one in of.points) == of.total for of in told.values())
        assert card not in str(state.why(1 - seat)) or card in ("owl", "rat")
        assert other not in str(state.why(seat)) or other in ("owl", "rat")


def test_a_scenario_says_which_rule_fires(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "effects.scenario"
    file.write_text(
        'scenarios for othello\n\nscenario "a disc is turned"  covers OT-5\n    play\n        0: place d3  because'
        " OT-5\n"
    )
    assert main(["test", str(file), "--backend", "reference"]) == 0
    file.write_text(file.read_text().replace("because OT-5", "because OT-7"))
    assert main(["test", str(file), "--backend", "reference"]) == 1
    told = capsys.readouterr().out
    assert "OT-7 should fire at 'place d3'" in told and "rules that fired: OT-3, OT-4, OT-5" in told


def test_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["mark b2", "why", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    main(["play", "tic_tac_toe", "--seats", "human,human", "--backend", "reference"])
    told = capsys.readouterr().out
    assert "player 0: mark b2" in told and "mark[b2]: none → 0" in told


@pytest.mark.parametrize("name", ["othello", "chess"])
def test_what_fires_costs_nothing_in_a_module(name: str, tmp_path: Path) -> None:
    """A module of a game without rule ids is the same module but for comments and how much effort is counted."""
    folder = Path(shutil.copytree(library.shipped()[name].parent, tmp_path / name))
    file = folder / f"{name}.game"
    text = file.read_text(encoding="utf-8")
    bare = re.sub(r" *@[A-Z0-9]+-\d+", "", text)
    assert bare != text
    with_ids = _work_of(program_to_text(compile_game(file).program))
    file.write_text(bare, encoding="utf-8")
    assert _work_of(program_to_text(compile_game(file).program)) == with_ids


def _work_of(module: str) -> list[str]:
    """The lines of a module that do something."""
    lines = [re.sub(r"#.*|(?<=spent \+= )\d+", "", line).rstrip() for line in module.splitlines()]
    return [line for line in lines if line]


DRAW = """game "Draw"
players 2

enum Card: ace

state deck: bag of Card = 3 of ace
state row: bag of Card up to 3

play
    repeat 2
        draw card from deck                                 @DR-1
        add card to row
    0 chooses stop
    finish                                                  @DR-2
"""


def test_chance_before_a_move_is_not_done_by_it(tmp_path: Path) -> None:
    (tmp_path / "draw.game").write_text(DRAW, encoding="utf-8")
    for rule, code in (("DR-1", 1), ("DR-2", 0)):
        scenario = f'scenarios for draw\n\nscenario "stop"\n    seed 1\n    play\n        0: stop because {rule}\n'
        (tmp_path / "draw.scenario").write_text(scenario, encoding="utf-8")
        assert main(["test", str(tmp_path / "draw.scenario"), "--backend", "reference"]) == code


def test_what_was_drawn_is_gone_by_the_line_that_draws(tmp_path: Path) -> None:
    (tmp_path / "draw.game").write_text(DRAW, encoding="utf-8")
    state = rw.load(tmp_path / "draw.game", backend="reference").new(seed=1, chance="explicit")
    state.play("draw ace")
    fired = state.why().steps[-1].fired
    assert [(one.rule, one.line, [str(change) for change in one.changes]) for one in fired] == [
        ("DR-1", 11, ["deck: −1 ace"]),
        ("", 12, ["row: +1 ace"]),
    ]
