"""A definition that is renamed, reordered, inlined or has its options bound plays the same."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from generator.definition import Definition, definition
from generator.outcome import is_fault, outcome
from metamorphic import Change, bound, called, inlined, renamed, reordered
from scale import scaled

from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.runtime.backend import CHANCE, OVER
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.notation import Notation

SEEDS = 30
STEPS = 25


def program_of(one: Definition, folder: Path) -> Any:
    folder.mkdir(exist_ok=True)
    return compile_game(one.write(folder)).program


def plain(one: Definition) -> Definition:
    """Without its variant, which names things by the names they had."""
    return Definition(one.text, one.files)


@pytest.mark.parametrize("seed", range(scaled(SEEDS)))
@pytest.mark.parametrize("word", ["renamed", "reordered", "inlined", "called", "bound"])
def test_other_words_play_the_same(word: str, seed: int, tmp_path: Path) -> None:
    one = plain(definition(seed))
    changes = {"renamed": renamed, "inlined": inlined, "called": called, "bound": bound}
    change = reordered(one, seed) if word == "reordered" else changes[word](one)
    if change.definition.text == one.text:
        pytest.skip("nothing to change")
    try:
        before = program_of(one, tmp_path / "before")
    except DefinitionError:
        pytest.skip("this seed has a mistake")
    after = program_of(change.definition, tmp_path / "after")
    play_both(before, after, change, seed)


def play_both(before: Any, after: Any, change: Change, seed: int) -> None:
    """A random game on both, told in words."""
    choose = random.Random(seed)
    notations = Notation(before), Notation(after)
    positions = [outcome(ReferenceBackend(program).new, seed, True) for program in (before, after)]
    for _ in range(STEPS):
        if any(is_fault(position) for position in positions):
            assert [is_fault(position) and position[1] for position in positions].count(positions[0][1]) == 2
            return
        told = [_told(position, notation) for position, notation in zip(positions, notations, strict=True)]
        assert _anew(told[0], change) == told[1]
        if positions[0].kind == OVER or not told[0][-1]:
            return
        number = choose.randrange(len(told[0][-1]))
        results = [outcome(_play, position, number) for position in positions]
        if any(is_fault(result) for result in results):
            assert results[0][1] == results[1][1]
            return


def _told(position: Any, notation: Notation) -> tuple[Any, ...]:
    """Kind, actor, scores, winners, and the moves as text."""
    scores = outcome(position.scores)
    winners = position.winners() if position.kind == OVER else 0
    if position.kind == OVER:
        moves = []
    elif position.kind == CHANCE:
        moves = [str(pair) for pair in position.outcomes()]
    else:
        moves = [notation.write(position.decision, move) for move in position.moves()]
    return position.kind, position.actor, scores[1] if is_fault(scores) else scores, winners, moves


def _play(position: Any, number: int) -> None:
    if position.kind == CHANCE:
        position.play_chance(position.outcomes()[number][0])
    else:
        position.play(position.moves()[number])


def _anew(told: tuple[Any, ...], change: Change) -> tuple[Any, ...]:
    """The moves with the names that were changed."""
    moves = [re.sub(r"\w+", lambda found: change.names.get(found[0], found[0]), move) for move in told[-1]]
    return (*told[:-1], moves)
