"""Reading through none gives nothing, on both backends."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.interpret import ReferenceBackend

GAME = """game "Nothing"
players 1
board land: hex 3 by 3
enum Terrain: field(F), forest(W)
table Tile from "tiles.yaml"
    edges: 6 of Terrain
state way: Direction?
state tile: Tile?
state cell: land?
score by_way = if tile.edges[way] is empty then 1 else 0
score by_tile = if tile.edges[E] is empty then 1 else 0
score by_step = if (cell + E) is empty then 1 else 0
play
    for you in players
        you choose
            go(with t in 0..1, d in 0..1, c in 0..1)
                tile = if t == 1 then plain else none
                way = if d == 1 then E else none
                cell = if c == 1 then a1 else none
"""


@pytest.mark.parametrize("passes", [True, False])
def test_nothing_through_none(tmp_path: Path, passes: bool) -> None:
    (tmp_path / "nothing.game").write_text(GAME)
    (tmp_path / "tiles.yaml").write_text("- {id: plain, edges: WWWWWF}\n")
    program = compile_game(tmp_path / "nothing.game").program
    for backend in (ReferenceBackend(program), compile_module(program, passes).Backend()):
        moves = backend.new(1, False).moves()
        seen = []
        for move in moves:
            position = backend.new(1, False)
            position.play(move)
            _, tile, way, cell = move
            seen.append((tile, way, cell))
            assert position.scores() == [[int(not (tile and way))], [int(not tile)], [int(not cell)]], move
        assert len(seen) == 8
