"""Clauses of defs: names of cells and directions, and seats that are there only with more players."""

from __future__ import annotations

from pathlib import Path

import pytest
from told import told

SEATS = """game "Seats"
players 2..4
state points: 0..99 per Player
state nobody: Player?

def start(0) = 5
def start(2) = 7
def start(p) = 6

play
    for p in players
        points[p] = start(p)
        if p == 2
            points[p] += 10
        if 2 != p and p < 2 and 3 > p and not (p >= 2) and p not in {2, 3}
            points[p] += 20
    if nobody == 2 or 2 == nobody or start(nobody) == 7
        points[0] = 99
    if count(players) > 2
        points[2] += 40
    for you in {0, 3}
        you choose
            stop
                finish 2
"""
WHAT = {2: ([25, 26], 0), 3: ([25, 26, 57], 4), 4: ([25, 26, 57, 6], 4)}  # points; winners as bits


@pytest.mark.parametrize("seats", WHAT)
def test_a_seat_that_is_not_there_is_nobody(seats: int, tmp_path: Path) -> None:
    for game in told(tmp_path, SEATS, seats=seats):
        position = game.new()
        assert game.states(position)["points"] == WHAT[seats][0], game.name
        position.play(position.moves()[0])
        assert position.winners() == WHAT[seats][1], game.name


NAMED = """game "Named"
players 2
board grid: square 3 by 3
state by_way, by_cell: 0..9

def worth(N) = 1
def worth(W) = 2
def worth(d) = 0

def dear(a1) = 5
def dear(c3) = 7
def dear(c) = 1

def beside(c1, c2) = c2 in c1.neighbours

play
    by_way = sum(d in Direction: worth(d))
    by_cell = max(c in grid where not beside(c, b2): dear(c)) + (if beside(a1, a2) then 1 else 0)
    for you in turns(0)
        you choose wait
"""


def test_clauses_for_cells_and_directions(tmp_path: Path) -> None:
    """And a def of one clause may call its cells as a board calls some of its own."""
    for game in told(tmp_path, NAMED):
        assert game.states(game.new()) == {"by_way": 3, "by_cell": 8}, game.name
