"""What is asked of all cells at once, and written to many at once: the same as cell by cell, by hand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from told import told

from rulewright.compiler.front import compile_game
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime.lattices import LATTICES

ASKING = """game "Rays"
players 1

board grid: {board}
state stone: Player? on grid
state wall: yes/no on grid
state {answers}: yes/no on grid

def run(cell, step) = {{c in ray(cell, step) while stone[c] == 0}}

play
    {telling}
    for c in {{x in grid where any(s in {steps}: any(d in ray(x, s): wall[d]))}}
        met[c] = yes
    for c in {{x in grid where any(s in {steps}: any(d in ray(x, s) while stone[d] == 0: wall[d]))}}
        passed[c] = yes
    for c in {{x in grid where any(s in {steps}: any(d in ray(x, s) until wall[d]: stone[d] == 0))}}
        before[c] = yes
    for c in {{x in grid where any(s in {steps}: run(x, s) is not empty)}}
        beside[c] = yes
    for c in {{x in grid where any(s in {steps}: stone[first(d in ray(x, s) where wall[d])] == 0)}}
        behind[c] = yes
    finish
"""
ROOT = Path(__file__).resolve().parents[1]
ANSWERS = ("met", "passed", "before", "beside", "behind")


def marked(values: list[Any], width: int) -> set[tuple[int, int]]:
    """Columns and rows (from 1) of the cells that are marked."""
    return {(place % width + 1, place // width + 1) for place, value in enumerate(values) if value}


def by_hand(width: int, height: int, stones: set[Any], walls: set[Any], steps: list[Any]) -> dict[str, set[Any]]:
    """The answers, cell by cell and step by step."""
    found: dict[str, set[Any]] = {name: set() for name in ANSWERS}
    for cell in ((x, y) for x in range(1, width + 1) for y in range(1, height + 1)):
        for dx, dy in steps:
            ray = []
            x, y = cell[0] + dx, cell[1] + dy
            while 1 <= x <= width and 1 <= y <= height:
                ray.append((x, y))
                x, y = x + dx, y + dy
            run = 0
            while run < len(ray) and ray[run] in stones:
                run += 1
            nearest = next((place for place, one in enumerate(ray) if one in walls), None)
            upto = ray if nearest is None else ray[: nearest + 1]
            answers = {
                "met": nearest is not None,
                "passed": any(one in walls for one in ray[:run]),
                "before": any(one in stones for one in upto),
                "beside": run > 0,
                "behind": nearest is not None and ray[nearest] in stones,
            }
            for name, holds in answers.items():
                if holds:
                    found[name].add(cell)
    return found


@pytest.mark.parametrize(("width", "height"), [(8, 8), (5, 4), (10, 10)])
def test_rays_from_all_cells(width: int, height: int, tmp_path: Path) -> None:
    stones = {(x, y) for x in range(1, width + 1) for y in range(1, height + 1) if (3 * x + 5 * y + x * y) % 4 < 2}
    walls = {(x, y) for x in range(1, width + 1) for y in range(1, height + 1) if (2 * x + 7 * y + x * y) % 5 == 0}
    steps = [(1, 0), (0, -1), (1, 1), (-1, 1)]
    name = "abcdefghij"
    telling = "\n    ".join(
        [f"stone[{name[x - 1]}{y}] = 0" for x, y in sorted(stones)]
        + [f"wall[{name[x - 1]}{y}] = yes" for x, y in sorted(walls)]
    )
    text = ASKING.format(
        board=f"square {width} by {height}",
        telling=telling,
        answers=", ".join(ANSWERS),
        steps="{(1, 0), (0, -1), (1, 1), (-1, 1)}",
    )
    expected = by_hand(width, height, stones, walls, steps)
    for game in told(tmp_path, text):
        states = game.states(game.new())
        assert {one: marked(states[one], width) for one in ANSWERS} == expected, game.name


LINES = """game "Lines"
players 2

board grid: square {width} by {height}
state stone: Player? on grid
state line, gap: yes/no on grid

play
    {telling}
    for c in {{x in grid where in_line(x, 4, s => stone[s] == 0)}}
        line[c] = yes
    for c in {{x in grid where in_line(x, 3, s => stone[s] is empty)}}
        gap[c] = yes
    finish
"""


@pytest.mark.parametrize(("width", "height"), [(7, 6), (10, 9)])
def test_a_cell_in_line_is_one_of_the_line(width: int, height: int, tmp_path: Path) -> None:
    """Three stones, a gap and a stone are no line of five, nor is the gap in one of four."""
    cells = {(x, y) for x in range(1, width + 1) for y in range(1, height + 1)}
    stones = {(1, 1), (2, 1), (4, 1), (5, 1), (2, 3), (3, 4), (4, 5), (5, 6), (6, 2), (6, 3), (6, 4), (6, 5)}
    text = LINES.format(width=width, height=height, telling="; ".join(f"stone[({x}, {y})] = 0" for x, y in stones))

    def in_line(of: set[tuple[int, int]], wanted: int) -> set[tuple[int, int]]:
        lines = [
            {(x + n * dx, y + n * dy) for n in range(wanted)}
            for x, y in cells
            for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]
        ]
        return set().union(*(line for line in lines if line <= of))

    for game in told(tmp_path, text):
        states = game.states(game.new())
        assert marked(states["line"], width) == in_line(stones, 4), game.name
        assert marked(states["gap"], width) == in_line(cells - stones, 3), game.name


@pytest.mark.parametrize(("way", "sign"), [("rays", "rw_along("), ("bulk_writes", "&= ~cells")])
def test_othello_does_both(way: str, sign: str) -> None:
    """Its rulebook's words are enough: which cells turn a disc, and the discs that are turned."""
    program = compile_game(ROOT / "definitions" / "othello" / "othello.game").program
    assert sign in program_to_text(program, chosen())
    assert sign not in program_to_text(program, chosen((way,)))


def test_moves_are_counted_off() -> None:
    """A man that can go to any of many points: what each leaves is counted, no list is made."""
    program = compile_game(ROOT / "definitions" / "nine_mens_morris" / "nine_mens_morris.game").program
    sign = "weight1 += rw_size("
    assert sign in program_to_text(program, chosen())
    assert sign not in program_to_text(program, chosen(("count_moves",)))


BYTES = """game "Bytes"
players 2

record Pit(side: Player, number: 1..6)
state heap: 0..200 per 0..40
state row: 0..9 per Player, 0..19
state pit: 0..9 per Pit
state least, most, none_at_all: 0..99
state many: 0..99 per 1..6

play
    {telling}
    for you in players
        many[1] += count(n in 0..19 where row[you, n] >= 5)
        many[2] += count(n in 3..19 where 4 > row[you, n - 3])
        many[3] += count(n in 1..6 where pit[Pit(you, n)] == 2)
    many[4] = count(n in 0..40 where heap[n] != heap[7])
    many[5] = if any(n in 5..40: heap[n] > 199) then 1 else 0
    many[6] = if all(n in 0..40: heap[n] <= 200) then 1 else 0
    least = min(n in 2..40 where heap[n] > 100: n)
    most = max(n in 0..38 where heap[n] > 100: n)
    none_at_all = max(n in 3..9 where heap[n] > 200 - n: n)
    finish
"""


def test_bytes_are_compared_at_once(tmp_path: Path) -> None:
    heap = [(37 * n + 5) % 201 for n in range(41)]
    rows = [[(7 * n + 3 * p) % 10 for n in range(20)] for p in range(2)]
    pits = [[(n + p) % 3 for n in range(1, 7)] for p in range(2)]
    telling = "\n    ".join(
        [f"heap[{n}] = {heap[n]}" for n in range(41)]
        + [f"row[{p}, {n}] = {rows[p][n]}" for p in range(2) for n in range(20)]
        + [f"pit[Pit({p}, {n})] = {pits[p][n - 1]}" for p in range(2) for n in range(1, 7)]
    )
    many = [
        sum(one >= 5 for row in rows for one in row),
        sum(one < 4 for row in rows for one in row[:17]),
        sum(one == 2 for row in pits for one in row),
        sum(one != heap[7] for one in heap),
        any(one > 199 for one in heap[5:]),
        1,
    ]
    for game in told(tmp_path, BYTES.format(telling=telling)):
        states = game.states(game.new())
        assert states["many"] == many, game.name
        assert states["least"] == min(n for n in range(2, 41) if heap[n] > 100), game.name
        assert states["most"] == max(n for n in range(39) if heap[n] > 100), game.name
        assert states["none_at_all"] == max((n for n in range(3, 10) if heap[n] > 200 - n), default=0), game.name


NEAR = """game "Near"
players 2

enum Kind: wood, stone, straw
table House from "house.yaml"
    kind: Kind
{board}
state place, second: grid? per Player, 1..20
state house: House? per Player, 1..20
state many: 0..999 per Player, 1..7
def near(n, cell) = distance(place[you, n], cell) == 1
def disc = {{c in grid where distance(c, ({x}, {y})) <= 2}}

play
    {telling}
    for you in players
        many[you, 1] = count(n in 1..20 where near(n, ({x}, {y})))
        many[you, 2] = count(n in 1..20 where place[you, n] in ({x}, {y}).surroundings)
        many[you, 3] = count(n in 1..20 where place[you, n] in second[you, 3].neighbours)
        many[you, 4] = count(n in 3..20 where distance(({x}, {y}), second[you, n - 2]) != 1)
        many[you, 5] = count(n in 1..20 where house[you, n].kind == stone)
        for kind in Kind
            many[you, 6] += 5 * count(n in 1..20 where house[you, n].kind >= kind)
        many[you, 7] = count(disc - {{place[you, n] for n in 1..20}})
    finish
"""
HOUSES = "- {{id: h{0}, kind: {1}}}"


@pytest.mark.parametrize(
    ("board", "x", "y"), [("board grid: square growing within 32", 0, 0), ("board grid: square 9 by 9", 5, 5)]
)
def test_what_lies_next_to_a_cell(board: str, x: int, y: int, tmp_path: Path) -> None:
    """By hand: places around a cell on a small board, kept in bytes, and on a large one, in two; some lie nowhere."""
    kinds = ["stone", "wood", "wood", "stone", "straw", "stone", "wood"]
    (tmp_path / "house.yaml").write_text("\n".join(HOUSES.format(n, kind) for n, kind in enumerate(kinds, 1)))
    places = [
        [(x + (7 * n + p) % 5 - 2, y + (3 * n + p) % 4 - 1) if n % 6 else None for n in range(1, 21)] for p in (0, 1)
    ]
    houses = [[(5 * n + p) % 8 for n in range(1, 21)] for p in (0, 1)]
    telling = []
    for p in (0, 1):
        telling += [f"place[{p}, {n}] = ({a}, {b})" for n, (a, b) in one_by_one(places[p])]
        telling += [f"second[{p}, {21 - n}] = ({a}, {b})" for n, (a, b) in one_by_one(places[p])]
        telling += [f"house[{p}, {n}] = h{house}" for n, house in enumerate(houses[p], 1) if house]

    def apart(one: tuple[int, int] | None, other: tuple[int, int] | None) -> int:
        return 0 if one is None or other is None else abs(one[0] - other[0]) + abs(one[1] - other[1])

    expected = []
    for p in (0, 1):
        second = places[p][::-1]
        built = [kinds[house - 1] for house in houses[p] if house]
        disc = {(x + a, y + b) for a in range(-2, 3) for b in range(-2, 3) if abs(a) + abs(b) <= 2}
        expected += [
            sum(apart(one, (x, y)) == 1 for one in places[p]),
            sum(one is not None and one != (x, y) and max(abs(one[0] - x), abs(one[1] - y)) == 1 for one in places[p]),
            sum(apart(one, second[2]) == 1 for one in places[p]),
            sum(apart(one, (x, y)) != 1 for one in second[:18]),
            built.count("stone"),
            5 * sum({"wood": 1, "stone": 2, "straw": 3}[kind] for kind in built),
            len(disc - {one for one in places[p] if one}),
        ]
    text = NEAR.format(board=board, x=x, y=y, telling="\n    ".join(telling))
    for game in told(tmp_path, text):
        assert game.states(game.new())["many"] == expected, game.name
    among = program_to_text(game.program)
    assert ("rw_among_halves(" if "growing" in board else "rw_among(") in among and "rw_lanes(" in among


def one_by_one(places: list[tuple[int, int] | None]) -> list[tuple[int, tuple[int, int]]]:
    """Numbers from 1, and the places that are some."""
    return [(n, place) for n, place in enumerate(places, 1) if place is not None]


@pytest.mark.parametrize("kind", LATTICES)
def test_one_apart_is_next_to_each_other(kind: str) -> None:
    """What `lanes` takes for the same, on every kind of lattice: from cells with an even and an odd sum."""
    lattice = LATTICES[kind]
    for first, second in ((0, 0), (0, 1)):
        ways = {(x, y) for _, x, y in lattice.ways if lattice.is_next(first, second, x, y)}
        steps = {(x, y) for x in range(-4, 5) for y in range(-4, 5) if lattice.length(x, y, (first + second) % 2) == 1}
        assert steps == ways


@pytest.mark.parametrize("sign", ["rw_among_halves(", "rw_lanes(", "_drop(&r"])
def test_farms_are_asked_at_once(sign: str) -> None:
    """Fields of Green: the cards beside a cell, the towers, and building sites without the cells that are taken."""
    program = compile_game(ROOT / "definitions" / "fields_of_green" / "fields_of_green.game").program
    assert sign in program_to_text(program, chosen())
    assert sign not in program_to_text(program, chosen(("lanes", "unmade_sets")))


def test_a_row_of_bytes_is_a_mask() -> None:
    """Backgammon's points with men on them."""
    program = compile_game(ROOT / "definitions" / "backgammon" / "backgammon.game").program
    assert "rw_lanes(" in program_to_text(program, chosen())
    assert "rw_lanes(" not in program_to_text(program, chosen(("lanes",)))


ROWS = """game "Rows"
players {seats}
board grid: square {side} by {side}
state stone: yes/no per Player, grid
state who: Player?
state held, nobody, below, both: 0..64 per Player
def marked(p, c) = (c.row * 7 + c.column * 3 + 5 * count(q in clockwise(0) until q == p)) mod 4 == 0
play
    for p in players
        for c in grid where marked(p, c)
            stone[p, c] = yes
    for p in players
        held[p] = count(c in grid where stone[p, c])
        below[p] = count(c in grid where stone[p, c + (0, 1)] and not stone[p, c])
        both[p] = count(c in grid where all(q in players: stone[q, c] == stone[p, c]))
        nobody[p] = count(c in grid where stone[who, c])
        who = p
    finish
"""


BY_CELL = re.sub(
    r"stone\[(\w+), ([^]]+)\]", r"stone[\2, \1]", ROWS.replace("per Player, grid", "on grid per Player")
)  # the same as columns


@pytest.mark.parametrize("text", [ROWS, BY_CELL], ids=["rows", "columns"])
@pytest.mark.parametrize(("seats", "side"), [(2, 2), (3, 3), (2, 5), (2, 7), (4, 7), (2, 8), (3, 8)])
def test_a_row_of_a_state_is_asked_at_once(text: str, seats: int, side: int, tmp_path: Path) -> None:
    """Rows of less than a word, across the end of one, and of whole words; by a seat that may be nobody."""
    grid = [(column, row) for row in range(1, side + 1) for column in range(1, side + 1)]
    stones = [{(c, r) for c, r in grid if (r * 7 + c * 3 + 5 * (p + 1)) % 4 == 0} for p in range(seats)]
    wanted = {
        "held": [len(stones[p]) for p in range(seats)],
        "below": [sum((c, r + 1) in stones[p] and (c, r) not in stones[p] for c, r in grid) for p in range(seats)],
        "both": [
            sum(all((at in stones[q]) == (at in stones[p]) for q in range(seats)) for at in grid) for p in range(seats)
        ],
        "nobody": [0, *(len(stones[p]) for p in range(seats - 1))],
    }
    for one in told(tmp_path, text.format(seats=seats, side=side)):
        found = one.states(one.new())
        assert {name: found[name] for name in wanted} == wanted, one.name
