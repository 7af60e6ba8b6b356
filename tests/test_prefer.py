"""What is preferred: among the moves of an option, those that satisfy it are the only legal ones if there are any. Each
case is worked out by hand from that sentence in docs/language.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from told import told

GAME = """game "Preferred"
players 2
state coins: 0..9
action give
    you choose hand(k in 1..2)
        coins = k
action get
    you choose take(k in 3..4)
        prefer k == 4
        coins = k
play
    for you in turns(0)
        you choose
            act(n in 0..3)
                {}
"""
CASES = {
    "one": (["prefer n > 1"], [2, 3]),
    "one after the other": (["prefer n != 2", "prefer n > 1"], [3]),
    "the second is waived": (["prefer n < 2", "prefer n > 1"], [0, 1]),
    "behind an effect": (["coins = n", "prefer coins > 1"], [2, 3]),
    "before options that an action lends": (["prefer n > 1", "coins = n", "may give"], [2, 3]),
    "before lent options, one of them preferred": (["prefer n > 1", "coins = n", "give or get"], [2, 3]),
    "before a decision of its own": (["prefer n > 1", "you choose other(k in 1..2)", "    coins = k"], [2, 3]),
    "where it is only asked sometimes": (["if n > 1", "    prefer n == 3", "coins = n"], [3]),
}


@pytest.mark.parametrize("case", CASES)
def test_only_what_is_preferred_is_legal(case: str, tmp_path: Path) -> None:
    lines, expected = CASES[case]
    for one in told(tmp_path, GAME.format("\n                ".join(lines))):
        assert one.new().moves() == [(0, n) for n in expected], one.name
