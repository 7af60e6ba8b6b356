"""Boards of triangles: what is next to what, and how far apart, found again by walking from neighbour to neighbour."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.elaborate.boards import make_board
from rulewright.runtime.values.lattice import Lattice

GAME = """\
game "Facets"
players 2

board facet: triangle 6 by 4{wrapping}
state stone: Player? on facet
state near: 0..24
state far: 0..24

play
    for you in turns(0)
        if count(c in facet where stone[c] == none) == 0
            finish none
        you choose stone(at c in facet)
            require stone[c] == none   @F-1 "a stone lies there"
            stone[c] = you
            near = count(d in c.neighbours where stone[d] == none) + count(c.surroundings)
            far = max(d in facet where stone[d] != none: distance(c, d))
"""


def walked(one: int, lattice: Lattice) -> dict[int, int]:
    """How many steps each cell is away."""
    found, edge = {one: 0}, [one]
    for cell in edge:
        for near in filter(None, lattice.board.neighbours[cell - 1]):
            if near not in found:
                found[near] = found[cell] + 1
                edge.append(near)
    return found


@pytest.mark.parametrize("wraps", [False, True])
def test_the_distance_is_what_one_walks(wraps: bool) -> None:
    if not wraps:  # in the open: a way may leave a small board, as on the other lattices
        lattice = Lattice(make_board("facet", "triangle", ("column", "row"), ((-9, 9), (-9, 9))))
        middle = [cell for cell, (x, y) in enumerate(lattice.coordinates, 1) if abs(x) <= 3 and abs(y) <= 3]
    else:
        lattice = Lattice(make_board("facet", "triangle", ("column", "row"), ((1, 8), (1, 6)), wrap=(True, True)))
        middle = list(range(1, 49))
    for one in middle[:12]:
        steps = walked(one, lattice)
        assert all(lattice.distance(one, other) == steps[other] for other in middle)


def test_three_cells_are_next_and_twelve_around() -> None:
    lattice = Lattice(make_board("facet", "triangle", ("column", "row"), ((-4, 4), (-4, 4))))
    for place in ((0, 0), (1, 0)):
        cell = lattice.cells[place]
        assert lattice.neighbours(cell).bit_count() == 3 and lattice.surroundings(cell).bit_count() == 12
    above, below = lattice.cells[0, 1], lattice.cells[0, -1]
    assert not lattice.neighbours(lattice.cells[0, 0]) >> (above - 1) & 1, "its tip is to the north"
    assert lattice.neighbours(lattice.cells[0, 0]) >> (below - 1) & 1


@pytest.mark.parametrize("wrapping", ["", " wrapping both"])
def test_both_backends_agree(wrapping: str, tmp_path: Path) -> None:
    path = tmp_path / "facets.game"
    path.write_text(GAME.format(wrapping=wrapping))
    states = [rw.load(path, backend=backend).new(seed=1) for backend in ("reference", "auto")]
    while not states[0].over:
        moves = list(states[0].moves)
        assert [str(move) for move in moves] == [str(move) for move in states[1].moves]
        for state in states:
            state.play(str(moves[len(moves) * 5 // 7]))
        assert states[0].position.to_bytes() == states[1].position.to_bytes()


def test_a_ring_of_triangles_is_even(tmp_path: Path) -> None:
    path = tmp_path / "facets.game"
    path.write_text(GAME.format(wrapping=" wrapping columns").replace("6 by 4", "5 by 4"))
    with pytest.raises(rw.DefinitionError, match="5 columns of triangles does not close to a ring"):
        rw.load(path, backend="reference")


def test_how_it_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "facets.game"
    path.write_text(GAME.format(wrapping=""))
    shown = rw.load(path, backend="reference").new(seed=1).show()
    assert "△ ▽ △" in shown and "▽ △ ▽" in shown


def test_a_picture_numbers_each_row_once(tmp_path: Path) -> None:
    """The triangles of a row lie at two heights, and are one row. (A 1 stands for a player as well.)"""
    (tmp_path / "facets.game").write_text(GAME.format(wrapping=""), encoding="utf-8")
    picture = rw.load(tmp_path / "facets.game", backend="reference").new(seed=1).svg()
    assert [picture.count(f">{row}<") for row in (2, 3, 4)] == [1, 1, 1]
