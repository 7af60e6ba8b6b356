"""Each way of lowering does what its fixture says: a small game, lines of its low IR without the way, and what stands
there with it. Whether it is taken or not, the game is played as the reference plays it."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator.compare import Tally, compare
from generator.contenders import Contender, has_compiler
from generator.quick import quick_backend
from generator.samples import compare_samples

from rulewright.compiler.front import compile_game
from rulewright.compiler.lower.ways import WAYS
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import low_text, program_to_text
from rulewright.runtime import ir
from rulewright.runtime.interpret import ReferenceBackend

FIXTURES = Path(__file__).parent / "fixtures" / "ways"
GAMES = 4


def told_by(way: str, folder: Path) -> tuple[ir.Program, list[str], list[str]]:
    """The program of a fixture's game, and its lines without the way and with it."""
    text = (FIXTURES / f"{way}.txt").read_text(encoding="utf-8")
    game, before, after = text.replace("--- before\n", "--- ").replace("--- after\n", "--- ").split("--- ")
    path = folder / "fixture.game"
    path.write_text(game, encoding="utf-8")
    return compile_game(path).program, before.splitlines(), after.splitlines()


def test_every_way_has_a_fixture_and_nothing_else_has() -> None:
    assert {path.name for path in FIXTURES.iterdir()} == {f"{way}.txt" for way in WAYS}


@pytest.mark.parametrize("way", WAYS)
def test_way_does_what_its_fixture_says(way: str, tmp_path: Path) -> None:
    program, before, after = told_by(way, tmp_path)
    lines, changed = (
        {line.strip() for line in low_text(program, passes).splitlines()} for passes in (chosen((way,)), chosen())
    )
    assert before or after
    for line in before:
        assert line in lines and line not in changed
    for line in after:
        assert line in changed and line not in lines


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
@pytest.mark.parametrize("way", WAYS)
def test_way_changes_nothing_but_the_speed(way: str, tmp_path: Path) -> None:
    program, _, _ = told_by(way, tmp_path)
    found = [
        Contender("plain reference", ReferenceBackend(program, plain=True)),
        Contender("reference", ReferenceBackend(program)),
    ]
    for name, passes in ((f"with {way}", chosen()), (f"without {way}", chosen((way,)))):
        found.append(Contender(name, quick_backend(program_to_text(program, passes, verify=True), sure=True)))
    tally = Tally()
    compare(found, 0, GAMES, tally)
    compare_samples(found, 0)
    assert tally.games == GAMES and not tally.faults
