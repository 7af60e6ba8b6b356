"""Subsets as ranges of options: as many as there are, in the order of their masks, however many members the set has.
Gone through in loops, and never kept."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from told import told

from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.runtime.backend import Fault

GAME = """game "Subsets"
players 1
board grid: square 8 by 8
enum Kind: a, b, c, d, e
state n: 0..9
play
    for you in players
        you choose
"""
ASKED = {  # what is asked: how many members there are, and how many are taken
    "subsets(grid, 2)": (64, [2]),
    "subsets(grid, 63)": (64, [63]),
    "subsets(grid, 64)": (64, [64]),
    "subsets(0..99, 2)": (100, [2]),
    "subsets(0..99, 99)": (100, [99]),
    "subsets(0..63, 1)": (64, [1]),
    "subsets(Kind)": (5, range(6)),
    "subsets(Kind, 2)": (5, [2]),
    "subsets(Kind, 0)": (5, [0]),
    "subsets(Kind, 6)": (5, []),
    "subsets(Kind, n - 1)": (5, []),
}


def test_subsets(tmp_path: Path) -> None:
    text = GAME
    for number, asked in enumerate(ASKED):
        text += f"            option_{number}(s in {asked})\n                n = count(s) mod 9\n"
    wanted = [
        (number, mask)
        for number, (members, sizes) in enumerate(ASKED.values())
        for mask in sorted(sum(1 << one for one in some) for k in sizes for some in combinations(range(members), k))
    ]
    for game in told(tmp_path, text):
        assert game.new().moves() == wanted, game.name


WALKED = """game "Walked"
players 2
state some: set of 0..3 = {0, 1, 2}
state size: 0..9 = 2
state few: 0..1
state many, pairs, ways, sizes: 0..99
state flag: yes/no
play
    many = count(s in subsets(some, size))
    pairs = count(s in subsets(some, size), t in subsets(some, size) where s != t)
    ways = count(b in splits(size, {0, 1}, x => 2))
    sizes = sum(b in splits(size, {0, 1}, x => 2): count(b)) + sum(s in subsets(some, size): 10)
    flag = count(s in subsets(some, size)) > 2
    for you in players
        you choose go
            few = EXPRESSION
"""


@pytest.mark.parametrize("counted", ["count(s in subsets(some, size))", "sum(b in splits(size, {0, 1}, x => 2): 1)"])
def test_as_many_as_there_are(counted: str, tmp_path: Path) -> None:
    """3 sets of two out of three, 6 pairs of different ones, 3 splits of two over two; 3 is no number 0..1 (RW601):
    modules stored it."""
    for game in told(tmp_path, WALKED.replace("EXPRESSION", counted)):
        position = game.new()
        found = game.states(position)
        wanted = {"many": 3, "pairs": 6, "ways": 3, "sizes": 36, "flag": 1}
        assert {name: found[name] for name in wanted} == wanted, game.name
        with pytest.raises(Fault, match="RW601"):
            position.play((0,))


@pytest.mark.parametrize(
    "line",
    [
        "n = count(subsets(0..3))",
        "n = count(splits(2, {0, 1}, x => 2))",
        "let all_of_them = subsets(0..3, 2)",
        "n = if subsets(0..3, 9) is empty then 1 else 2",
        "n = count(s in (if n == 0 then subsets(0..3) else subsets(0..2)))",
        "roll s in subsets(0..3, 2)",
        "n = count(most(s in subsets(0..3, 2): count(s)))",
        "n = count(s in told_by_a_def)",
    ],
)
def test_subsets_are_gone_through_and_never_kept(line: str, tmp_path: Path) -> None:
    """Wherever a single value is wanted they are refused; they were a TypeError."""
    path = tmp_path / "kept.game"
    path.write_text(GAME + f"            go\n                {line}\ndef told_by_a_def = subsets(0..3, 2)\n")
    with pytest.raises(DefinitionError, match="RW307"):
        compile_game(path)
