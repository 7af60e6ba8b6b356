"""At the table: moves by number, rows of tables by their names, and the screen between two people."""

from __future__ import annotations

import io
import os
import pty
import select
import signal
import sys
import time
from pathlib import Path

import pytest

from rulewright.cli import main

SHOP = """\
game "Shop"
players 2

table Card from "shop.yaml"
    cost: 0..9

state owner: Player? per Card

play
    for you in turns(0)
        you choose
            buy(card in Card)
                require owner[card] is empty  "it is sold"
                owner[card] = you
            bid(n in 3..5)
            close
                finish you
"""
CARDS = "- {id: A1, name: Old Mill, cost: 2}\n- {id: A2, name: Inn, cost: 3}\n- {id: A3, cost: 4}\n"
FISTS = """\
game "Fists"
players 2

enum Fist: rock, paper

state shown: Fist? per Player

play
    players choose secretly show(fist in Fist)
        shown[you] = fist
    finish {p in players where shown[p] == paper}
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    (tmp_path / "shop.yaml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "shop.game").write_text(SHOP, encoding="utf-8")
    return tmp_path / "shop.game"


def conversation(
    game: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["play", str(game), "--seats", "human", "--seed", "1", "--backend", "reference"]) == 0
    return capsys.readouterr().out


def test_moves_are_chosen_by_number(
    shop: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = conversation(shop, ["#9", "#2", "moves bid", "4", "6", "#6"], monkeypatch, capsys)
    listed = ["  #1   buy A1  Old Mill", "  #2   buy A2  Inn", "  #3   buy A3", "  #4-6 bid 3, 4, 5", "  #7   close"]
    assert "\n".join(listed) in said
    assert "There are the moves #1 to #7." in said
    assert "player 0: buy A2" in said
    assert "> moves bid\n  #3-5 bid 3, 4, 5\n> 4\n" in said, "without A2 the numbers are one less"
    assert "player 1: bid 4\n" in said, "4 can be read as a move, so it is no number of the list"
    assert "player 0: close" in said, "6 can mean nothing else than a number"
    assert "over: player 0 wins" in said


def test_rows_are_told_and_read_by_name(
    shop: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = conversation(shop, ["buy old mill", "buy A1", "buy A3", "inn", "close"], monkeypatch, capsys)
    assert "player 0: buy A1 (Old Mill)" in said and "player 1: buy A3\n" in said and "player 0: buy A2 (Inn)" in said
    assert "'buy A1' is not legal: it is sold" in said


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """What the first has chosen is cleared from the screen before the second looks at it."""
    (tmp_path / "fists.game").write_text(FISTS, encoding="utf-8")
    command = ["-m", "rulewright", "play", str(tmp_path / "fists.game"), "--seats", "human", "--backend", "reference"]
    child, terminal = pty.fork()
    if not child:
        os.execv(sys.executable, [sys.executable, *command])
    said = b""
    give_up = time.monotonic() + 60
    answers = iter([(b"> ", b"show paper\n"), (b"nobody else looks ", b"\n"), (b"> ", b"show rock\n")])
    waited, answer = next(answers)
    asked = 0
    while time.monotonic() < give_up:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            said += os.read(terminal, 4096)
        except OSError:  # the child has closed its end
            break
        if waited and said[asked:].endswith(waited):
            asked = len(said)
            os.write(terminal, answer)
            waited, answer = next(answers, (b"", b""))
    else:
        os.kill(child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    clear = b"\x1b[2J\x1b[H"
    first, asks, second = said.partition(clear + b"player 1, press Enter when nobody else looks ")
    assert b"> show paper" in first and asks, "the screen is cleared before the other is called"
    looked_at, answered, end = second.partition(b"> show rock")
    assert answered and clear in looked_at and b"over: player 0 wins" in end
    assert looked_at.count(b"paper") == 1, "paper is among the moves to choose from, and nowhere else"


def test_a_move_called_like_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fists.game").write_text(FISTS, encoding="utf-8")
    said = conversation(tmp_path / "fists.game", ["/show", "show paper", "show rock"], monkeypatch, capsys)
    assert "> /show\n\nplayer 0 to move" in said and "over: player 0 wins" in said


DEAL = """\
game "Deal"
players 2

enum Card: ace

state deck: bag of Card = 4 of ace seen by count
state row, face_down: bag of Card up to 4

play
    repeat 2
        draw card from deck seen by all
        add card to row
    repeat 2
        draw card from deck seen by none
    0 chooses stop
    finish
"""


def test_every_card_that_is_seen_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two aces are laid open, and two cards go away unseen, which says nothing the second time."""
    (tmp_path / "deal.game").write_text(DEAL, encoding="utf-8")
    said = conversation(tmp_path / "deal.game", ["stop"], monkeypatch, capsys)
    line = next(line for line in said.splitlines() if line.startswith("chance: "))
    assert line.count("draw ace") == 2 and len(line.split(";")) == 3


def last_first(seed: int) -> object:
    """A player of one's own: the last of the moves."""
    return lambda state: state.moves[len(state.moves) - 1]


def test_the_same_players_sit_at_the_table_as_in_stats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["play", "tic_tac_toe", "--seed", "1", "--backend", "reference", "--seats"]
    monkeypatch.setattr("sys.stdin", io.StringIO("a1\nquit\n"))
    assert main([*words, "human,test_play:last_first"]) == 0
    assert "player 1: mark c3" in capsys.readouterr().out
    kept = tmp_path / "game.saved"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"a1\nsave {kept}\nquit\n"))
    assert main([*words, "human,mcts:20"]) == 0
    assert "1 mcts:20" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "tic_tac_toe", "--backend", "reference", "--resume", str(kept)]) == 0
    assert "1 mcts:20" in capsys.readouterr().out
    kept.write_text(kept.read_text().replace("mcts:20", "test_play:raise_alarm"))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "tic_tac_toe", "--backend", "reference", "--resume", str(kept)]) == 0
    assert "1 mcts (normal)" in capsys.readouterr().out, "no file says which program is begun"
    for seats, said in (("human,mcts:hrad", "Did you mean 'hard'?"), ("human,mtcs", "Did you mean 'mcts'?")):
        assert main([*words, seats]) == 2
        assert said in capsys.readouterr().err
