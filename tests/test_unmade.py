"""Large sets that are only walked are not made: each element counts once, what is none not at all, in whatever order
they come."""

from __future__ import annotations

from pathlib import Path

from told import outcome

from rulewright.compiler.front import compile_game
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text

SIZE = 25
GAME = """game "Walks"
players 1
board land: square of row 1..25, column 1..25
    directions N (-1, 0), E (0, 1), S (1, 0), W (0, -1)
record Post(cell: land, half: 1..2)
state near: 0..625 on land
state lonely: yes/no on land
state inside: yes/no on land
state posts: 0..1250 on land
state beside: 0..625 on land
state room: 0..625 on land
state shut: yes/no on land
state swept: set of land = {c in land where c.row == 5}
def cross(c) = {c + d for d in Direction}
def doubled(c) = {n for n in c.surroundings, k in 0..1 where n.row > k}
def both(c) = cross(c) | doubled(c)
def halves(c) = {Post(n, h) for n in cross(c), h in 1..2 where n.row != 3}
def free(c) = {n for n in cross(c) where n.row mod 5 != 0 or n.column == 5}
def hall(c) = reach(c, x => free(x))
play
    for c in land
        if c.row mod 6 == 0
            room[c] = count(hall(c))
            shut[c] = not any(n in hall(c): n.column == 25)
        near[c] = count({n for n in both(c) where n.row != n.column})
        lonely[c] = not any(n in cross(c) | {c}: n.row == 7)
        inside[c] = all(p in halves(c) | halves(c + N): p.cell.column > 1)
        posts[c] = count({Post(p.cell, 1) for p in halves(c) | {Post(c, 2)}})
        beside[c] = count(union(n in cross(c): n.neighbours))
        for n in {c + E}
            if n.row == n.column
                remove n from swept
    for you in turns(0)
        you choose go
            finish
"""


def cross(row: int, column: int) -> set[tuple[int, int]]:
    """The cells next to one."""
    near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return {(r, c) for r, c in near if 1 <= r <= SIZE and 1 <= c <= SIZE}


def around(row: int, column: int) -> set[tuple[int, int]]:
    """The cells next to one and across its corners."""
    near = {(row + a, column + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b}
    return {(r, c) for r, c in near if 1 <= r <= SIZE and 1 <= c <= SIZE}


def hall(start: tuple[int, int]) -> set[tuple[int, int]]:
    """What is reached from a cell by free cells: those on no fifth row, and those of column 5."""
    found, waiting = {start}, [start]
    while waiting:
        for row, column in cross(*waiting.pop()) - found:
            if row % 5 or column == 5:
                found.add((row, column))
                waiting.append((row, column))
    return found


def without_row_three(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(r, c) for r, c in cells if r != 3}


def test_sets_that_are_walked_hold_what_they_would_hold(tmp_path: Path) -> None:
    """Unions, sets of records, functions, cells off the board, and one cell as a set."""
    cells = [(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
    halves = {cell: without_row_three(cross(*cell)) for cell in cells}
    halls = {cell: hall(cell) if cell[0] % 6 == 0 else set() for cell in cells}
    wanted = {
        "room": [len(halls[cell]) for cell in cells],
        "shut": [cell[0] % 6 == 0 and all(c != SIZE for _, c in halls[cell]) for cell in cells],
        "near": [len({(r, c) for r, c in cross(*cell) | around(*cell) if r != c}) for cell in cells],
        "lonely": [all(r != 7 for r, _ in cross(*cell) | {cell}) for cell in cells],
        "inside": [
            all(c > 1 for _, c in halves[row, column] | halves.get((row - 1, column), set())) for row, column in cells
        ],
        "posts": [len(halves[cell] | {cell}) for cell in cells],
        "beside": [len({far for near in cross(*cell) for far in cross(*near)}) for cell in cells],
        "swept": sum(1 << cells.index((5, c)) for c in range(1, SIZE + 1) if c != 5),
    }
    for backend, found in outcome(tmp_path, GAME):
        assert {name: found[name] for name in wanted} == wanted, backend


# Rows of posts; those with as many as were asked for are cleared, all at once. Sets of 2,000 cells are large.
LATE = """game "Late"
players 1
board land: square of row 1..50, column 1..40
state post: yes/no on land
state wanted: 1..40
state cleared, asked: 0..2000
def full(r) = count(c in land where c.row == r and post[c]) == wanted
def whole = {c in land where post[c] and full(c.row)}
action clear_rows
    let gone = whole
    if gone is not empty
        for c in gone
            post[c] = no
        cleared += count(gone)
    asked += 1
play
    for r in 1..50
        for k in 1..(r mod 4)
            post[(r, k)] = yes
    for n in 2..4
        wanted = n
        clear_rows
    for you in turns(0)
        you choose go
            finish
"""


def test_a_set_is_made_where_it_is_not_empty(tmp_path: Path) -> None:
    """Of fifty rows 13 have two posts and 12 have three; none has four."""
    for name, states in outcome(tmp_path, LATE):
        assert (states["cleared"], states["asked"]) == (13 * 2 + 12 * 3, 3), name
        assert sum(states["post"]) == 13, name
    program = compile_game(tmp_path / "told.game").program
    made = [program_to_text(program, ways, verify=True) for ways in (chosen(), chosen(("late_sets",)))]
    assert ["_is_empty(&v0_gone)" in text for text in made] == [False, True]


# Sets of 100 cells are large. Each is named, then what it was read from or read by changes, or does not.
IN_PLACE = """game "In place"
players 2
board land: square of row 1..10, column 1..10
state mine: set of land per Player
state whose: Player?
state before, after, other: 0..100
action reckon
    let kept = mine[whose]
    before = count(c in land where any(d in kept: d.row == c.row))
    let changing = mine[0]
    remove first(land) from mine[0]
    after = count(c in land where any(d in changing: d.row == c.row))
    let named = mine[whose]
    whose = 1
    other = count(c in land where any(d in named: d.row == c.row))
play
    mine[0] = {c in land where c.row == c.column}
    mine[1] = {c in land where c.row > 3 and c.column == 1}
    whose = 0
    reckon
    for you in turns(0)
        you choose go
            finish
"""


def test_a_named_set_is_what_it_was_when_it_was_named(tmp_path: Path) -> None:
    """Player 0 holds a cell of each row; without the first cell, of nine rows; player 1 would hold seven."""
    for name, states in outcome(tmp_path, IN_PLACE):
        assert (states["before"], states["after"], states["other"]) == (100, 100, 90), name
