"""Saved games name the version of their rules; `rulewright replay` tells what today's rules refuse, and nothing is
misread."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from nim import NIM

import rulewright as rw
from rulewright.cli import main
from rulewright.runtime.errors import SaveError


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of nim, played to its end: 2, 1, 1."""
    monkeypatch.chdir(tmp_path)
    rules(NIM)
    state = rw.load("nim", backend="reference").new(seed=1)
    for move in ("take 2", "take 1", "take 1"):
        state.play(move)
    Path("game.saved").write_text(state.save())
    return Path("game.saved")


def rules(text: str) -> None:
    Path("nim").mkdir(exist_ok=True)
    Path("nim/nim.game").write_text(text)


def replay(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["replay", "game.saved", "--backend", "reference", "--json", *arguments])
    return code, json.loads(capsys.readouterr().out)


def test_the_same_rules_in_other_words(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names, comments and reasons have changed: it is the same game, and it is read."""
    rules(NIM.replace("take", "grab").replace("heap", "stones").replace("there are not so many", "too few"))
    code, found = replay(capsys)
    assert (code, found["rules"], found["winners"], found["refused"]) == (0, "same", [0], None)
    state = rw.open_saved("game.saved", backend="reference")
    assert [str(move) for move in state.history] == ["grab 2", "grab 1", "grab 1"]


def test_other_rules_are_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever takes the last one loses: every move is legal, and the winner another. That must not be read as the old
    game."""
    rules(NIM.replace("finish you", "finish you + 1"))
    with pytest.raises(SaveError, match="played by other rules"):
        rw.open_saved("game.saved", backend="reference")
    code, found = replay(capsys)
    assert (code, found["rules"], found["winners"]) == (0, "other", [1])
    assert replay(capsys, "--accept")[0] == 0
    assert rw.open_saved("game.saved", backend="reference").winners == (1,)


@pytest.mark.parametrize("nonsense", ["", "yesterday's", "1", "-ab", 7, ["1-ab"]])
def test_a_version_that_is_none_is_refused(saved: Path, nonsense: object) -> None:
    """Else the game would count as one that names no rules, and be read by any."""
    head, *moves = saved.read_text().splitlines()
    saved.write_text("\n".join([json.dumps({**json.loads(head), "rules": nonsense}), *moves]))
    with pytest.raises(SaveError, match="Line 1: 'rules' is missing or not what it should be"):
        rw.open_saved("game.saved", backend="reference")


def test_the_first_move_that_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules(NIM.replace("require n <= heap", "require n == 2"))
    before = saved.read_text()
    code, found = replay(capsys, "--accept")
    assert (code, found["steps"], found["refused"]["line"]) == (1, ["player 0: take 2"], 3)
    assert "there are not so many" in found["refused"]["why"] and "NI-3" in found["refused"]["why"]
    assert saved.read_text() == before


def test_words_and_numbers_that_differ(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_text(saved.read_text().replace('"take 2"', '"take 1"'))
    code, found = replay(capsys)
    assert code == 1 and "are two moves" in found["refused"]["why"]


def test_games_without_a_version_are_read_by_their_words(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, *moves = [json.loads(line) for line in saved.read_text().splitlines()]
    del head["rules"]
    for move in moves:
        del move["as"]
    saved.write_text("\n".join(map(json.dumps, [head, *moves])))
    code, found = replay(capsys)
    assert (code, found["rules"], found["winners"]) == (0, "unknown", [0])
    assert main(["replay", "game.saved", "--positions", "--backend", "reference"]) == 0
    told = capsys.readouterr().out
    assert "2. player 1: take 1" in told and "heap: 1" in told and "played by rules that it does not name" in told
