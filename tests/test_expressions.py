"""Two backends can agree and both be wrong: random expressions are worth what an evaluator written from the docs
says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import expressions_of_ways  # noqa: F401  (it registers more forms)
import pytest
from expressions import TYPES, Said, Speaker, game, shown
from generator.contenders import contenders, has_compiler
from scale import scaled

from rulewright.compiler.front import compile_game
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.seating import Label, Seating
from rulewright.runtime.state import State

BATCHES = 15
EXPRESSIONS = 12  # in one game


def written(batch: int) -> list[tuple[str, Said]]:
    speaker = Speaker(batch)
    sorts = random.Random(batch).choices(tuple(TYPES), k=EXPRESSIONS)
    return [(sort, speaker.say(sort, 3)) for sort in sorts]


def worths(text: str, folder: Path) -> Iterator[dict[str, Any]]:
    """What the states hold after the expressions have been worked out, in each way to carry the game out."""
    path = folder / "expressions.game"
    path.write_text(text, encoding="utf-8")
    program = compile_game(path).program
    reference = ReferenceBackend(program, plain=True)
    seating = Seating(Label(program.name, {}, program.seats), "reference", reference, lambda: program)
    for contender in contenders(program, 0, "quick" if has_compiler() else "not"):
        data = contender.backend.new(1, True).to_bytes()
        yield State(seating, reference.from_bytes(data, 1, 0, True), True).view(0)["states"]


@pytest.mark.parametrize("batch", range(scaled(BATCHES)))
def test_expressions_are_worth_what_the_docs_say(batch: int, tmp_path: Path) -> None:
    said = written(batch)
    for states in worths(game(said), tmp_path):
        for number, (_, one) in enumerate(said):
            assert states[f"out_{number}"] == shown(one.worth), one.text
