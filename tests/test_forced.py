"""What is done without asking (`unless forced`) stands in the history, marked, and is seen by whoever would see it
chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.cli import main

BACKENDS = ("reference", "compiled")

DROPPING = """game "Dropping"
players 2
state hand: set of 1..3 per Player = {1, 2, 3}
play
    repeat 3
        for you in players
            you choose drop(n in your hand) unless forced
                remove n from your hand
    finish 0
"""
# each has three numbers: the third is forced; by hand, with what the two of them drop first
CHOSEN = ["drop 1", "drop 2", "drop 2", "drop 1"]
FORCED = [(0, "drop 3"), (1, "drop 3")]

HIDING = """game "Hiding"
players 2
state hand: set of 1..2 per Player = {1} seen by owner
state shown: set of 1..2
play
    players choose secretly hide(n in your hand) unless forced
        remove n from your hand
    hand[1] = {2}
    for you in players
        you may wave
    for you in players where you == 1
        you choose give(n in your hand) unless forced
            remove n from your hand; add n to shown
    finish 1
"""


def game(text: str, backend: str, folder: Path) -> Any:
    path = folder / "forced.game"
    path.write_text(text, encoding="utf-8")
    return rw.load(path, backend=backend)


def played(state: rw.State, moves: list[str]) -> rw.State:
    for move in moves:
        state.play(move)
    return state


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_forced_move_stands_in_the_history(backend: str, tmp_path: Path) -> None:
    state = played(game(DROPPING, backend, tmp_path).new(seed=1), CHOSEN[:3])
    assert [str(move) for move in state.history] == CHOSEN[:3] and not any(move.is_forced for move in state.history)
    state.play(CHOSEN[3])
    assert state.over
    assert [str(move) for move in state.history] == CHOSEN + [text for _, text in FORCED]
    assert [(move.forced_on, str(move)) for move in state.history if move.is_forced] == FORCED
    assert repr(state.history[-1]) == "Move('drop 3', forced)"
    assert [str(move) for _, move in state.steps] == CHOSEN


@pytest.mark.parametrize("backend", BACKENDS)
def test_undo_takes_back_what_was_chosen_and_what_it_forced(backend: str, tmp_path: Path) -> None:
    state = played(game(DROPPING, backend, tmp_path).new(seed=1), CHOSEN)
    assert str(state.undo()) == CHOSEN[3]
    assert [str(move) for move in state.history] == CHOSEN[:3]


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_saved_game_holds_what_was_chosen_and_forces_the_same(backend: str, tmp_path: Path) -> None:
    made = game(DROPPING, backend, tmp_path)
    state = played(made.new(seed=1), CHOSEN)
    assert state.save().count('"move"') == len(CHOSEN)
    again = made.replay(state.save())
    assert again == state and again.history == state.history
    assert [move.forced_on for move in again.history] == [move.forced_on for move in state.history]


@pytest.mark.parametrize("backend", BACKENDS)
def test_everybody_watches_it_unless_it_is_secret(backend: str, tmp_path: Path) -> None:
    state = game(HIDING, backend, tmp_path).new(seed=1)
    assert [(move.forced_on, str(move)) for move in state.history] == [
        (0, "hide 1"),
        (1, "hide 1"),
    ]  # before anybody is asked
    played(state, ["pass", "wave"])
    told = {seat: [line for line in state.information(seat) if not line.startswith("{")] for seat in (0, 1)}
    assert told[0] == ["forced: hide 1", "forced: hidden", "pass", "wave", "forced: give 2"]
    assert told[1] == ["forced: hidden", "forced: hide 1", "pass", "wave", "forced: give 2"]


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_nobody_had_to_do_is_no_event(backend: str, tmp_path: Path) -> None:
    text = DROPPING.replace("choose drop(n in your hand) unless forced", "may drop(n in your hand where n > 1)")
    state = played(game(text, backend, tmp_path).new(seed=1), ["drop 2", "drop 2", "drop 3", "drop 3"])
    assert state.over and not any(move.is_forced for move in state.history)  # a third time there was only passing


def test_the_table_is_told_what_was_forced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "forced.game"
    path.write_text(DROPPING, encoding="utf-8")
    assert main(["play", str(path), "--seats", "random,random", "--seed", "3", "--backend", "reference"]) == 0
    assert capsys.readouterr().out.count("forced: drop") == 2
