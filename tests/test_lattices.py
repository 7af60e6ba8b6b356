"""Every kind of lattice: whatever its row says of it, both backends measure the same, and it can be drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.runtime.lattices import LATTICES

GAME = """\
game "Pursuit"
players 2

board grid: {kind} 6 by 4{wrapping}
state pawn: grid? per Player
state visited: Player? on grid
state apart: 0..99
state near, around: set of grid

play
    repeat 12
        for you in players
            you choose stand(at c in grid)
                require c != pawn[you + 1]
                pawn[you] = c
                visited[c] = you
                apart = distance(pawn[0], pawn[1])
                near = c.neighbours
                around = c.surroundings
    finish none
"""


@pytest.mark.parametrize("wrapping", ["", " wrapping both"])
@pytest.mark.parametrize("kind", LATTICES)
def test_it_is_measured_alike_and_drawn(kind: str, wrapping: str, tmp_path: Path) -> None:
    path = tmp_path / "pursuit.game"
    path.write_text(GAME.format(kind=kind, wrapping=wrapping))
    reference, compiled = (rw.load(path, backend=backend).new(seed=1) for backend in ("reference", "auto"))
    for move in rw.load(path, backend="reference").random_game(1).history:
        reference.play(str(move))
        compiled.play(str(move))
        assert bytes(reference) == bytes(compiled)
    assert "X" in reference.show() and "<polygon" in reference.svg()
