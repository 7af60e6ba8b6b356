"""Several boards in one game: names of cells and directions are those of the board that is wanted; and steps that are
computed. Cells by hand, on every backend: they are numbered row by row from a1 = 1."""

from __future__ import annotations

from pathlib import Path

from told import outcome

# from c3 on a board of five columns, 13; s is the step (1, 1), to d4, 19
STEPS = {"s": 19, "-s": 7, "-(1, 0)": 12, "s + (0, 1)": 24, "s - (0, 1)": 14, "s * -1": 7, "-(s + s)": 1, "s * 2": 25}
GAME = f"""
game "Boards"
players 2

record Wall(post: posts, high: yes/no)

board grid: square 5 by 5
board posts: square 4 by 4
state built: set of Wall
state here, unsaid, north: grid?
state there, east, up: posts?
state found: yes/no
state walked: grid? per 0..9

play
    here = b2
    there = b2
    let c = b2
    unsaid = c
    north = b2 + N
    east = a1 + E
    up = b2
    up = up + N
    add Wall(b2, yes) to built
    found = Wall((2, 2), yes) in built and any(w in built: w.post == b2)
    let s = (1, 1)
    let start = c3
    {"; ".join(f"walked[{number}] = start + ({step})" for number, step in enumerate(STEPS))}
    for you in turns(0)
        you choose wait
"""
CELLS = {"here": 7, "unsaid": 7, "north": 12, "there": 6, "east": 2, "up": 10, "found": 1}


def test_names_are_of_the_board_that_is_wanted(tmp_path: Path) -> None:
    for name, states in outcome(tmp_path, GAME):
        assert {state: states[state] for state in CELLS} == CELLS, name
        assert states["walked"][: len(STEPS)] == list(STEPS.values()), name
