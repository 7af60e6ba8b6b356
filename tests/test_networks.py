"""Networks of parts of cells, kept while cells are filled: after every cell they are what a model finds anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import told as games
from told import outcome

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import program_to_text
from rulewright.compiler.syntax.diagnostics import DefinitionError

SIZE = 7
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
GAME = """game "Pipes"
players 1
enum Half: one(a), two(b)
board land: square of row 1..7, column 1..7
    directions N (-1, 0), E (0, 1), S (1, 0), W (0, -1)
record Part(cell: land, half: Half)
state pipe: 0..3 on land                        # nothing, a cross, two that pass each other, two bends
state marks: set of Part up to 5
state reached: 0..99 on land
state leaks: 0..999 on land
state walls: 0..999 on land
state marked: 0..99 on land
state owed: -99999..99999 on land
state crowded: -999..999 on land
state swept: 0..99 on land

def turned(cell, k) = if pipe[cell] == 0 then none else if pipe[cell] == 1 then one else half_of(pipe[cell], k)
def half_of(kind, k) = if kind == 2 and k mod 2 == 0 or kind == 3 and k < 2 then one else two
def next(s, k) = s.cell + (N + k)
def is_part(s) = pipe[s.cell] > 1 or pipe[s.cell] == 1 and s.half == one

network line over s in Part where is_part(s)
    joins to {Part(next(s, k), turned(next(s, k), (k + 2) mod 4)) for k in 0..3 where turned(s.cell, k) == s.half}
    cells = distinct(s.cell)
    leaks = count(k in {0, 1, 2, 3} where turned(s.cell, k) == s.half and pipe[next(s, k)] == 0)
    walls = if pipe[s.cell] == 3 then count(c in s.cell.surroundings where pipe[c] == 0) else 0
    marks = if s in marks then 1 else 0
    owed = if pipe[s.cell] == 2 then -3 else 900 * (pipe[s.cell] - 1)
    crowded = 2 - count(c in s.cell.surroundings where pipe[c] == 0)

network drift over s in Part where is_part(s)
    joins to {Part(next(s, k), two) for k in 1..2 where turned(s.cell, k) == s.half}
    cells = distinct(s.cell)

def wanted(c) = (c.row * 3 + c.column * 5) mod 7
action fill(c: land)
    pipe[c] = (c.row + c.column * c.column) mod 3 + 1
    if c.row == 5
        add Part(c, if c.column mod 2 == 0 then two else one) to marks
    reached[c] = line(Part(c, one)).cells
    leaks[c] = line(Part(c, one)).leaks
    walls[c] = sum(f in line: f.walls)
    marked[c] = sum(f in line where f.marks > 0: f.cells)
    owed[c] = line(Part(c, one)).owed
    crowded[c] = line(Part(c, one)).crowded
    swept[c] = drift(Part(c, one)).cells

play
    for c in land where wanted(c) < 4
        fill c
    for c in land where wanted(c) == 5
        fill c
    for you in turns(0)
        you choose go
            finish
"""

Cell = tuple[int, int]
Part = tuple[Cell, int]


def half(pipes: dict[Cell, int], cell: Cell, k: int) -> int | None:
    """The half of a cell's pipe that lies at a side."""
    kind = pipes.get(cell, 0)
    if kind < 2:
        return 1 if kind else None
    return 1 if (k % 2 == 0 if kind == 2 else k < 2) else 2


def beside(cell: Cell, k: int) -> Cell:
    return cell[0] + WAYS[k][0], cell[1] + WAYS[k][1]


def is_land(cell: Cell) -> bool:
    return 1 <= cell[0] <= SIZE and 1 <= cell[1] <= SIZE


def groups(pipes: dict[Cell, int], drifting: bool) -> list[set[Part]]:
    """The groups of all parts that lie: `drifting` leads east and south only, to the second half of what is there."""
    parts = [(cell, one) for cell, kind in pipes.items() for one in ((1,) if kind == 1 else (1, 2))]
    group = {part: {part} for part in parts}
    for cell, one in parts:
        for k in (1, 2) if drifting else (0, 1, 2, 3):
            there = beside(cell, k)
            other = (there, 2 if drifting else half(pipes, there, (k + 2) % 4))
            if half(pipes, cell, k) == one and other in group and group[other] is not group[cell, one]:
                joined = group[cell, one] | group[other]
                group.update(dict.fromkeys(joined, joined))
    return list({id(found): found for found in group.values()}.values())


def model() -> Iterator[tuple[Cell, dict[str, int]]]:
    """What is told after each cell."""
    land = [(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
    pipes: dict[Cell, int] = {}
    marks: set[Part] = set()
    for which in ({0, 1, 2, 3}, {5}):
        for cell in land:
            row, column = cell
            if (row * 3 + column * 5) % 7 not in which:
                continue
            pipes[cell] = (row + column * column) % 3 + 1
            marks |= {(cell, 2 - column % 2)} if row == 5 else set()  # a cross has no second half
            lines, drifts = groups(pipes, False), groups(pipes, True)
            mine = next(found for found in lines if (cell, 1) in found)
            empty = {one for one in land if one not in pipes}
            around = {one: {(one[0] + a, one[1] + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & empty for one in pipes}
            sides = [beside(at, k) for at, one in mine for k in range(4) if half(pipes, at, k) == one]
            yield (
                cell,
                {
                    "reached": len({at for at, _ in mine}),
                    "leaks": sum(there not in pipes for there in sides),
                    "walls": sum(len(around[at]) for found in lines for at, _ in found if pipes[at] == 3),
                    "marked": sum(len({at for at, _ in found}) for found in lines if found & marks),
                    "owed": sum(-3 if pipes[at] == 2 else 900 * (pipes[at] - 1) for at, _ in mine),
                    "crowded": sum(2 - len(around[at]) for at, _ in mine),
                    "swept": len({at for at, _ in next(found for found in drifts if (cell, 1) in found)}),
                },
            )


def test_networks_are_kept_as_a_model_finds_them(tmp_path: Path) -> None:
    expected = dict(model())
    assert len({told["reached"] for told in expected.values()}) > 3  # short lines and long ones
    assert max(told["marked"] for told in expected.values()) > 5
    assert min(told["crowded"] for told in expected.values()) < 0 < max(told["crowded"] for told in expected.values())
    for name, states in outcome(tmp_path, GAME):
        for (row, column), told in expected.items():
            found = {what: states[what][(row - 1) * SIZE + column - 1] for what in told}
            assert found == told, (name, row, column)


def test_what_is_joined_both_ways_is_joined_once(tmp_path: Path) -> None:
    (tmp_path / "told.game").write_text(GAME)
    text = program_to_text(compile_game(tmp_path / "told.game", {}, 1).program)
    assert "net_join_line(S* s, int cell) " in text
    assert "net_join_drift(S* s, int node, int toward) " in text
    assert "s.n_line_shares[" in text and "s.n_line_own_cells" not in text
    assert "for way in range(4)" in text  # of what lies beside a cell only the pipes that lead there look at it


# The same pipes with numbers for their halves, from 0 on, and two parts of a cross: what is 0 is not none.
NUMBERED = """game "Pipes by numbers"
players 1
board land: square of row 1..7, column 1..7
    directions N (-1, 0), E (0, 1), S (1, 0), W (0, -1)
record Part(cell: land, half: 0..1)
state pipe: 0..3 on land
state reached: 0..99 on land
state leaks: 0..999 on land
def turned(cell, k) = if pipe[cell] == 1 then 0 else if pipe[cell] == 2 then k mod 2 else if k < 2 then 0 else 1
def next(s, k) = s.cell + (N + k)
network line over s in Part where pipe[s.cell] > 0
    joins to {Part(next(s, k), turned(next(s, k), (k + 2) mod 4)) for k in 0..3 where turned(s.cell, k) == s.half}
    cells = distinct(s.cell)
    leaks = count(k in {0, 1, 2, 3} where turned(s.cell, k) == s.half and pipe[next(s, k)] == 0)
def wanted(c) = (c.row * 3 + c.column * 5) mod 7
action fill(c: land)
    pipe[c] = (c.row + c.column * c.column) mod 3 + 1
    reached[c] = line(Part(c, 0)).cells
    leaks[c] = line(Part(c, 0)).leaks
play
    for c in land where wanted(c) < 4
        fill c
    for c in land where wanted(c) == 5
        fill c
    for you in turns(0)
        you choose go
            finish
"""


def test_a_part_may_be_the_number_0(tmp_path: Path) -> None:
    for name, states in outcome(tmp_path, NUMBERED):
        for (row, column), told in model():
            at = (row - 1) * SIZE + column - 1
            assert {what: states[what][at] for what in ("reached", "leaks")} == {
                what: told[what] for what in ("reached", "leaks")
            }, (name, row, column)


def test_of_a_large_network_only_the_groups_that_are_asked_for_count(tmp_path: Path) -> None:
    """Two kingdoms on boards of 81 cells: one has lines of 2 and 5, the other of 3."""
    game = """game "Kingdoms"
players 2
board land: square 9 by 9
record Square(owner: Player, cell: land)
state stone: yes/no per Player, land
state size, largest, many, low: 0..99 per Player

network realm over s in Square where stone[s.owner][s.cell]
    joins to {Square(s.owner, n) for n in s.cell.neighbours where stone[s.owner][n]}
    size = 1

network row over c in land where stone[0][c]
    joins to {n in c.neighbours where stone[0][n]}
    size = 1

play
    for c in land where c.row == 2 and c.column <= 2 or c.row == 7 and c.column > 4
        stone[0][c] = yes
    for c in land where c.row == 4 and c.column <= 3
        stone[1][c] = yes
    for you in players
        size[you] = sum(f in realm where f.first.owner == you: f.size)
        largest[you] = max(f in realm where f.first.owner == you: f.size)
        many[you] = count(f in realm where f.first.owner == you and f.size < 5)
        low[you] = max(f in row where f.first.row == 2: f.size)
    for you in turns(0)
        you choose go
            finish
"""
    for name, states in outcome(tmp_path, game):
        found = {name: states[name] for name in ("size", "largest", "many", "low")}
        assert found == {"size": [7, 3], "largest": [5, 3], "many": [1, 1], "low": [2, 2]}, name


LARGEST = """game "Largest"
players 2
record Spot(a: 0..254, b: 0..NUMBER)
state lit: yes/no per Spot
state last, first_one, none_there, groups: 0..9
network net over x in Spot where lit[x]
    joins to {Spot(x.a, x.b + 1)}
    size = 1
play
    lit[Spot(254, NUMBER)] = yes; lit[Spot(254, NUMBER - 1)] = yes; lit[Spot(0, 0)] = yes
    last = net(Spot(254, NUMBER)).size
    first_one = net(Spot(0, 0)).size
    none_there = net(Spot(9, 9)).size
    groups = count(f in net)
    for you in turns(0)
        you choose go
            finish
"""


def test_the_largest_network(tmp_path: Path) -> None:
    """255 times 257 is 65,535: the last node is one like any other. Of 65,536 the last was none in modules."""
    for game in games.told(tmp_path, LARGEST.replace("NUMBER", "256")):
        found = game.states(game.new())
        assert [found[name] for name in ("last", "first_one", "none_there", "groups")] == [2, 1, 0, 2], game.name
    path = tmp_path / "larger.game"
    path.write_text(LARGEST.replace("254", "255").replace("NUMBER", "255"))
    with pytest.raises(DefinitionError, match="RW309"):
        compile_game(path)
