"""Random small definitions mean the same on both backends: a property of the language, not of the games we ship."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from random_definitions import definition

from rulewright.compiler.build import NoCompiler, compile_module, find_toolchain
from rulewright.compiler.passes import PASSES
from rulewright.compiler.pipeline import compile_game
from rulewright.compiler.verify import verify
from rulewright.runtime.backend import CHANCE, DECIDE, Fault
from rulewright.runtime.interpret import ReferenceBackend

DEFINITIONS = 12
GAMES = 12


def has_compiler() -> bool:
    try:
        find_toolchain()
    except NoCompiler:
        return False
    return True


def seeds(config: pytest.Config) -> range:
    return range(DEFINITIONS * (20 if config.getoption("--long") else 1))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", seeds(metafunc.config))


def program_of(seed: int, folder: Path) -> Any:
    path = folder / "random.game"
    path.write_text(definition(seed), encoding="utf-8")
    return compile_game(path).program


def test_definition_compiles_and_passes_keep_it_well_formed(seed: int, tmp_path: Path) -> None:
    program = program_of(seed, tmp_path)
    verify(program)
    for one in PASSES:
        program = one(program)
        verify(program)


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
def test_both_backends_agree(seed: int, tmp_path: Path) -> None:
    program = program_of(seed, tmp_path)
    reference = ReferenceBackend(program)
    compiled = compile_module(program, passes=seed % 3 != 0).Backend()
    for game in range(GAMES):
        explicit = game % 2 == 1
        assert played(reference, compiled, game, explicit), f"seed {seed}, game {game}"


def played(reference: Any, compiled: Any, seed: int, explicit: bool) -> bool:
    """One game on both, move for move and byte for byte."""
    choose = random.Random(seed)
    ours, theirs = outcome(reference.new, seed, explicit), outcome(compiled.new, seed, explicit)
    if isinstance(ours, str) or isinstance(theirs, str):
        assert ours == theirs
        return True
    while True:
        assert (ours.kind, ours.actor, ours.decision, ours.point) == (theirs.kind, theirs.actor, theirs.decision, theirs.point)
        assert ours.to_bytes() == theirs.to_bytes()
        assert (ours.seed, ours.counter) == (theirs.seed, theirs.counter)
        if ours.kind == DECIDE:
            moves = ours.moves()
            assert moves == theirs.moves()
            move = choose.choice(moves)
            mine, other = outcome(ours.play, move), outcome(theirs.play, move)
        elif ours.kind == CHANCE:
            outcomes = ours.outcomes()
            assert outcomes == theirs.outcomes()
            value = choose.choice(outcomes)[0]
            mine, other = outcome(ours.play_chance, value), outcome(theirs.play_chance, value)
        else:
            assert (ours.winners(), ours.scores()) == (theirs.winners(), theirs.scores())
            return True
        assert mine == other
        if mine is not None:
            return True  # both found the same fault


def outcome(act: Any, *arguments: Any) -> Any:
    """What an act returns, or the code of its fault."""
    try:
        return act(*arguments)
    except Fault as fault:
        return fault.code
