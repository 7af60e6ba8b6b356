"""Each pass does what its fixture says: a game, lines of its flow before the pass, and what they become."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulewright.compiler.analyse.dump_flow import flow_text
from rulewright.compiler.analyse.verify import Malformed, verify
from rulewright.compiler.front import compile_game
from rulewright.compiler.optimise import PASSES, Pass, optimised

ROOT = Path(__file__).parents[1]
FIXTURES = ROOT / "tests" / "fixtures" / "passes"
GAMES = sorted(ROOT.glob("definitions/*/*.game"))


@pytest.mark.parametrize("one", PASSES, ids=lambda one: one.__name__)
def test_pass_does_what_its_fixture_says(one: Pass, tmp_path: Path) -> None:
    text = (FIXTURES / f"{one.__name__}.txt").read_text(encoding="utf-8")
    game, before, after = text.replace("--- before\n", "--- ").replace("--- after\n", "--- ").split("--- ")
    path = tmp_path / "fixture.game"
    path.write_text(game, encoding="utf-8")
    program = compile_game(path).program
    lines, changed = [{line.strip() for line in flow_text(made).splitlines()} for made in (program, one(program))]
    for line in before.splitlines():
        assert line in lines and line not in changed
    for line in after.splitlines():
        assert line in changed and line not in lines


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_passes_keep_games_well_formed(path: Path) -> None:
    sys.setrecursionlimit(max(10_000, sys.getrecursionlimit()))  # as when a module is written
    optimised(verify(compile_game(path).program), verified=True)


def test_a_broken_program_is_found() -> None:
    from dataclasses import replace

    program = compile_game(ROOT / "definitions" / "tic_tac_toe" / "tic_tac_toe.game").program
    broken = replace(program.blocks[0], number=7)
    with pytest.raises(Malformed, match="block 0 is numbered 7"):
        verify(replace(program, blocks=(broken, *program.blocks[1:])))
