"""The C programs of `benchmarks/` play by the same rules: their games are played again by the definitions, move by
move."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.bench.playouts import build_c
from rulewright.runtime.state import State

MARKS = dict(zip("abcdefgh", "one two three four five six seven eight".split()))


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = build_c("new_world", tmp_path_factory.mktemp("benchmarks"))
    return built or pytest.skip("no C compiler here")


def test_new_world_by_hand(program: Path, pytestconfig: pytest.Config) -> None:
    games = 400 if pytestconfig.getoption("--long") else 20
    done = subprocess.run([program, str(games), "7", "trace"], capture_output=True, text=True, check=True)
    game = rw.load("new_world", backend="auto")
    for line in done.stdout.splitlines():
        follow(game.new(2, seed=0, chance="explicit"), line.split())


def follow(state: State, words: list[str]) -> None:
    """One game as the program tells it: the starter, two pairs of rows, turns, scores and the number of moves."""
    starter, *pairs = words[:3]
    *turns, one, other, moves = words[3:]
    state = state.play(f"roll {starter}")
    for pair in pairs:
        state = state.play("explorers onto {" + pair.replace("-", ", ") + "}")
    for turn in turns:
        tile, count, *rest = turn.split(":")
        state = state.play(f"draw {tile}")
        if not rest:
            continue  # it fits nowhere, and the same player draws again
        row, column, quarter, options, mark = rest
        state = chosen(state, int(count), f"place at ({row},{column}) turned {quarter}")
        if int(options):
            state = chosen(state, int(options), "nobody" if mark == "-" else f"deploy onto {MARKS[mark]}")
    assert state.over
    assert list(state.scores) == [int(one), int(other)]
    assert len(state.chosen) == int(moves)


def chosen(state: State, count: int, move: str) -> State:
    """After a move that is one of so many."""
    assert len(state.moves) == count
    return state.play(move)
