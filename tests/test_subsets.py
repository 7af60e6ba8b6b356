"""Subsets as ranges of options: as many as there are, in the order of their masks, however many members the set has."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from told import told

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
