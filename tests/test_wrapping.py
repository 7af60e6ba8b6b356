"""Boards that close to a ring: cells by coordinates, steps, rays and distances, held against a walk over the lattice in
Python."""

from __future__ import annotations

from collections import deque
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from told import told

WIDE, HIGH, LOW, TOP = 6, 4, -3, 9
BOARDS = {"flat": (False, False), "tube": (True, False), "drum": (False, True), "torus": (True, True)}
WORDS = {"tube": " wrapping columns", "drum": " wrapping rows", "torus": " wrapping both", "flat": ""}
WAYS = {
    "square": ((1, 0), (-1, 0), (0, 1), (0, -1)),
    "hex": ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)),
}
STEPS = [step for step in product(range(-2, 3), repeat=2)]
Place = tuple[int, int]


def on(board: str, place: Place) -> Place | None:
    """Where coordinates are on a board: around on the axes that wrap, nowhere outside the others."""
    found = []
    for value, size, wraps in zip(place, (WIDE, HIGH), BOARDS[board], strict=True):
        if not wraps and not 1 <= value <= size:
            return None
        found.append((value - 1) % size + 1)
    return found[0], found[1]


def distances(board: str, lattice: str, start: Place) -> dict[Place, int]:
    """How many single steps away every cell is."""
    found, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for x, y in WAYS[lattice]:
            there = on(board, (here[0] + x, here[1] + y))
            if there is not None and there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def ray(board: str, start: Place, step: Place) -> list[Place]:
    """The cells from one by a step, until off the board or back."""
    found: list[Place] = []
    here = on(board, (start[0] + step[0], start[1] + step[1]))
    while here is not None and here != start:
        found.append(here)
        here = on(board, (here[0] + step[0], here[1] + step[1]))
    return found


CELLS = [(column, row) for row in range(1, HIGH + 1) for column in range(1, WIDE + 1)]


def game(lattice: str) -> str:
    parts = ["\n".join(f"board {name}: {lattice} {WIDE} by {HIGH}{WORDS[name]}" for name in BOARDS)]
    tell = []
    for name in BOARDS:
        parts.append(f"state {name}_at: 0..99 per {LOW}..{TOP}, {LOW}..{TOP}")
        parts.append(f"state {name}_step, {name}_far: 0..99 per {name}, {name}")
        parts.append(f"state {name}_ray, {name}_last: 0..99 per {name}, -2..2, -2..2")
        parts.append(f"state {name}_slant, {name}_three: 0..99 on {name}")
        parts.append(f"state {name}_mark: yes/no on {name}")
        parts.append(f"def {name}_code(c: {name}) = if c is empty then 0 else 10 * c.column + c.row")
        parts.append(f"state {name}_here: {name}?")
        tell.append(f"""
    for x in {LOW}..{TOP}
        for y in {LOW}..{TOP}
            {name}_here = (x, y)
            {name}_at[x, y] = {name}_code({name}_here)
    for c in {name}
        for d in {name}
            {name}_far[c, d] = distance(c, d)
            {name}_here = c + (d.column - 3, d.row - 2)
            {name}_step[c, d] = {name}_code({name}_here)
        for x in -2..2
            for y in -2..2
                {name}_ray[c, x, y] = count(d in ray(c, (x, y)))
                {name}_last[c, x, y] = sum(d in ray(c, (x, y), 3): {name}_code(d)) mod 100
        {name}_slant[c] = count(d in ray(c, (1, 1)))
        {name}_three[c] = count(d in ray(c, (1, 0)) where d.column > 2)""")
    for name in ("tube", "torus"):
        tell.append(f"    {name}_mark[(0, 2)] = yes; {name}_mark[({WIDE + 2}, 3)] = yes")
    return (
        'game "Rings"\nplayers 1\n'
        + "\n".join(parts)
        + "\nplay"
        + "\n".join(tell)
        + "\n    for you in players\n        you choose wait\n"
    )


def code(place: Place | None) -> int:
    return 0 if place is None else 10 * place[0] + place[1]


@pytest.mark.parametrize("lattice", WAYS)
def test_every_board(tmp_path: Path, lattice: str) -> None:
    for one in told(tmp_path, game(lattice)):
        states = one.states(one.new())
        for board in BOARDS:
            check(board, lattice, states, one.name)


def check(board: str, lattice: str, states: dict[str, Any], backend: str) -> None:
    both = list(product(range(LOW, TOP + 1), repeat=2))
    assert states[f"{board}_at"] == [code(on(board, place)) for place in both], (backend, board)
    far, stepped = [], []
    for c in CELLS:
        apart = distances(board, lattice, c)
        far += [apart[d] for d in CELLS]
        stepped += [code(on(board, (c[0] + d[0] - 3, c[1] + d[1] - 2))) for d in CELLS]
    assert states[f"{board}_far"] == far, (backend, board)
    assert states[f"{board}_step"] == stepped, (backend, board)
    rays = [ray(board, c, step) for c in CELLS for step in STEPS]
    assert states[f"{board}_ray"] == [len(cells) for cells in rays], (backend, board)
    assert states[f"{board}_last"] == [sum(map(code, cells[:3])) % 100 for cells in rays], (backend, board)
    assert states[f"{board}_slant"] == [len(ray(board, c, (1, 1))) for c in CELLS], (backend, board)
    straight = [sum(x > 2 for x, _ in ray(board, c, (1, 0))) for c in CELLS]
    assert states[f"{board}_three"] == straight, (backend, board)
    if board in ("tube", "torus"):
        assert states[f"{board}_mark"] == [int(c in ((WIDE, 2), (2, 3))) for c in CELLS], (backend, board)
