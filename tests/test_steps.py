"""Steps: what is told of none, and directions where a step is wanted."""

from __future__ import annotations

from pathlib import Path

from told import outcome

NONE = """game "Steps of none"
players 2

board grid: square 99 by 99
state same, more, less, back, far, near, there: grid?
state n: 0..9

play
    let step = first(s in four_ways where n > 3)
    let way = first(d in Direction where n > 3)
    let high = first(c in grid where c == (80, 80))
    let low = first(c in grid where c == (10, 10))
    same = high + (step - step)
    more = high + (step + (1, 1))
    less = low + ((-1, -1) - step)
    back = high - step
    far = high + step * n
    near = high + way * n
    there = low + ((1, 1) - (1, 1))
    finish
"""


def test_no_step_comes_of_none(tmp_path: Path) -> None:
    """Compiled, none was a step far away to a corner, which may lie on a large board."""
    for backend, states in outcome(tmp_path, NONE):
        there = states.pop("there")
        assert there == 9 * 99 + 10, backend
        assert set(states.values()) == {0}, backend


WAYS = """game "Ways"
players 2

board grid: square 9 by 9
board comb: hex 5 by 5
state twice, before, opposite, aslant, still, behind: grid?
state hex_twice, hex_before, hex_opposite: comb?
state n: 0..9 = 2

def far(a, d, k) = a + d * k

play
    let way = first(d in Direction where d != E)
    let middle = first(c in comb where c == (3, 3))
    twice = far(e5, way, n)
    before = e5 - E
    opposite = e5 + -way
    aslant = e5 + (N + E * 2)
    still = e5 + way * (n - 2)
    behind = e5 - (way + (1, 0))
    hex_twice = middle + NE * 2
    hex_before = middle - E
    hex_opposite = middle + -NE
    finish
"""


def test_a_direction_is_a_step_where_one_is_wanted(tmp_path: Path) -> None:
    """`way` is N. Cells are counted row by row; a name such as E is that of the board of the cell."""
    square = {"twice": "e7", "before": "d5", "opposite": "e4", "aslant": "g6", "still": "e5", "behind": "d4"}
    hexes = {"hex_twice": (5, 1), "hex_before": (2, 3), "hex_opposite": (2, 4)}
    expected = {name: 9 * (int(cell[1]) - 1) + "abcdefghi".index(cell[0]) + 1 for name, cell in square.items()}
    expected |= {name: 5 * (row - 1) + column for name, (column, row) in hexes.items()}
    for backend, states in outcome(tmp_path, WAYS):
        assert {name: states[name] for name in expected} == expected, backend
