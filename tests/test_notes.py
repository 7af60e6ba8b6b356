"""Saved games and secrets: a full save says that it holds everything; a seat's holds what the seat knows; what `play`
shows."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli import main

CARDS = ("jack", "queen", "king")
Said = pytest.CaptureFixture[str]


def kuhn() -> rw.State:
    """The first player holds the king, the second the jack."""
    state = rw.load("kuhn_poker", backend="reference").new(chance="explicit", seed=123456789)
    return state.play("draw king").play("draw jack").play("bet")


def test_a_full_save_says_that_it_holds_everything() -> None:
    head = json.loads(kuhn().save().splitlines()[0])
    assert head["holds"] == "everything" and head["seed"] == 123456789


def test_older_saves_are_read() -> None:
    state = kuhn()
    older = state.save().replace(', "holds": "everything"', "")
    assert "holds" not in older and rw.load("kuhn_poker", backend="reference").replay(older) == state


def test_a_seat_saves_what_it_knows() -> None:
    mine, theirs = kuhn().save(0), kuhn().save(1)
    assert "king" in mine and "jack" not in mine and "queen" not in mine
    assert "jack" in theirs and "king" not in theirs and "queen" not in theirs
    for text in (mine, theirs):
        assert "123456789" not in text and "seed" not in text
        assert '"holds": "what seat' in text.splitlines()[0]


def test_games_that_a_seat_cannot_tell_apart_are_saved_alike() -> None:
    game = rw.load("kuhn_poker", backend="reference")
    other = game.new(chance="explicit", seed=77).play("draw king").play("draw queen").play("bet")
    assert kuhn().save(0) == other.save(0) and kuhn().save(1) != other.save(1)


def test_notes_are_looked_at(tmp_path: Path) -> None:
    state = kuhn()
    path = tmp_path / "mine"
    path.write_text(state.save(0), encoding="utf-8")
    notes = rw.open_notes(path)
    assert (notes.game, notes.players, notes.seat) == ("kuhn_poker", 2, 0)
    assert notes.log == state.log(0) == ("chance: draw king", "chance: draw hidden", "player 0: bet")
    assert notes.views[-1] == json.loads(json.dumps(state.view(0), default=str))
    assert notes.views[0]["states"]["hand"] == ["none", "hidden"] or notes.views[0]["states"]["hand"][1] == "hidden"


def test_notes_are_not_gone_on_with(tmp_path: Path) -> None:
    game = rw.load("kuhn_poker", backend="reference")
    with pytest.raises(rw.SaveError, match="what one seat knows"):
        game.replay(kuhn().save(0))
    path = tmp_path / "whole"
    path.write_text(kuhn().save(), encoding="utf-8")
    with pytest.raises(rw.SaveError, match="no notes"):
        rw.open_notes(path)
    for text in ("", "{}", "[]", "7", '{"rulewright": 1, "seat": 0}', "{" * 5000):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(rw.SaveError, match="no notes"):
            rw.open_notes(path)


def test_reasons_are_for_the_player_who_is_asked() -> None:
    state = kuhn()
    assert state.player == 1 and state.explain("fold", seat=1) == []
    assert state.explain("fold", seat=0) == [rw.Reason("", "another player is asked")]


# ---------------------------------------------------------------- at the table


def played(monkeypatch: pytest.MonkeyPatch, capsys: Said, *words: str, lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", *words, "--backend", "reference"]) == 0
    return capsys.readouterr().out


def test_a_seed_is_not_shown_where_it_would_tell(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    said = played(monkeypatch, capsys, "kuhn_poker", "--seats", "human,random", lines="quit\n")
    assert "seed" not in said
    asked = played(monkeypatch, capsys, "kuhn_poker", "--seats", "human,random", "--seed", "5", lines="quit\n")
    assert asked.startswith("Kuhn Poker, seed 5: ")
    over = played(monkeypatch, capsys, "kuhn_poker", "--seats", "random", lines="")
    seed = int(over.rstrip().rpartition("seed ")[2])
    assert 0 <= seed < 2**64, "when all is over it may be known"
    assert played(monkeypatch, capsys, "pig", "--seats", "human", lines="quit\n").startswith("Pig, seed ")


def test_made_up_seeds_are_long() -> None:
    game = rw.load("kuhn_poker", backend="reference")
    assert max(game.new().seed.bit_length() for _ in range(20)) > 60


def test_a_peeking_opponent_is_called_one(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    said = played(monkeypatch, capsys, "kuhn_poker", "--seats", "human,mcts", lines="quit\n")
    assert said.splitlines()[0] == "Kuhn Poker: 0 human, 1 mcts (normal)"
    assert "sees" not in played(monkeypatch, capsys, "pig", "--seats", "human,mcts", lines="quit\n").splitlines()[0]


def test_save_at_the_table_writes_what_the_person_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("kuhn_poker", "--seats", "human,random", "--seed", "1")
    said = played(monkeypatch, capsys, *words, lines="save mine\nsave all of it everything\nquit\n")
    assert "wrote mine: what player 0 knows; 'save mine everything'" in said
    assert "holds everything, what is hidden too" in said
    assert sum(card in Path("mine").read_text() for card in CARDS) == 1
    assert sum(card in Path("all of it").read_text() for card in CARDS) == 2
    assert "seed" not in Path("mine").read_text()
    again = played(
        monkeypatch, capsys, "kuhn_poker", "--resume", "all of it", "--seats", "human,random", lines="quit\n"
    )
    assert "seed" not in again.splitlines()[0]
    assert main(["play", "kuhn_poker", "--resume", "mine", "--backend", "reference"]) == 1
    assert "what one seat knows" in capsys.readouterr().err


def test_people_at_one_screen_are_warned(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    said = played(monkeypatch, capsys, "kuhn_poker", "--seats", "human,human", lines="quit\n")
    assert "look away when it is not your turn" in said


TOLD = """
game "Told"
players 2

state hand: 0..9 per Player = 4 seen by owner
state turns: 0..9

play
    tell "it begins"
    for you in players
        let card = your hand
        tell you "yours is {card}"
        tell "player {you} looks"
        you choose go
            turns += 1
            tell "turn {turns}"
    finish none
"""


@pytest.mark.parametrize("seats", ["human,human", "human,random"])
def test_what_is_told_is_said_at_the_table(
    seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    path = tmp_path / "told.game"
    path.write_text(TOLD, encoding="utf-8")
    said = played(monkeypatch, capsys, str(path), "--seats", seats, lines="go\ngo\n")
    for line in ("it begins", "player 0 looks", "turn 1", "player 1 looks", "turn 2"):
        assert said.count(f"\n{line}\n") == 1, line
    private = "(to you) yours is 4" if seats == "human,human" else "yours is 4"
    assert said.count(private) == (2 if seats == "human,human" else 1)
