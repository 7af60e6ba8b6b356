"""A declared range is the range of a parameter: inside the body, for what is passed, and of a fault where it does not
hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.runtime.backend import Fault
from rulewright.runtime.contents import elements
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.layout import layout_of

BACKENDS = ("reference", "compiled", "compiled without passes")
GAME = """game "Ranges"
players 2
table Card from "cards.yaml"
    play(times: 1..3): rules
    worth(times: 1..3): 0..9 = 1
state dice: bag of 1..9 up to 9 = {2, 5}
state big: 0..20
state got: 0..20
def twice(n: 1..6) = 2 * n
action ask(n: 1..6)
    for you in players where you == 0
        you choose take(d in {n})
            got = d
action keep(k: 1..6? = none)
    got = if k is empty then 0 else k
play
    for you in players where you == 0
        you choose set(k in 0..20)
            big = k
    {call}
    finish
"""
CARDS = '- {id: axe, play: "got = times", worth: 2 * times}\n'

CALLS = {  # what is called, and what `got` is for each `big` that is allowed
    "ask max(d in dice: d)": lambda big: 5,
    "ask big": lambda big: big if 1 <= big <= 6 else None,
    "keep big": lambda big: big if 1 <= big <= 6 else None,
    "keep": lambda big: 0,
    "got = twice(big)": lambda big: 2 * big if 1 <= big <= 6 else None,
    "for you in players\n        do axe.play(big)": lambda big: big if 1 <= big <= 3 else None,
    "got = axe.worth(big)": lambda big: 2 * big if 1 <= big <= 3 else None,
}


def program_of(call: str, folder: Path) -> Any:
    (folder / "ranges.game").write_text(GAME.replace("{call}", call), encoding="utf-8")
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return compile_game(folder / "ranges.game").program


def outcome(backend: Any, program: Any, big: int) -> int | str:
    position = backend.new(0, True)
    try:
        position.play((0, big))
        if position.kind == 0:
            position.play(position.moves()[0])
    except Fault as fault:
        line = GAME.partition("{call}")[0].count("\n") + 1
        assert line <= fault.where.line <= line + 1, "the caller's line"
        return fault.code
    got = next(state for state in program.states if state.name == "got")
    return int(elements(got, position.to_bytes(), layout_of(program), program)[0].value)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("kind", BACKENDS)
def test_what_is_passed_lies_in_the_range_or_is_a_fault(kind: str, call: str, tmp_path: Path) -> None:
    program = program_of(call, tmp_path)
    backend = (
        ReferenceBackend(program)
        if kind == "reference"
        else compile_module(program, passes=kind == "compiled").Backend()
    )
    for big in (0, 1, 3, 4, 6, 7, 20):
        expected = CALLS[call](big)
        assert outcome(backend, program, big) == ("RW601" if expected is None else expected), big


def test_the_fault_names_the_parameter(tmp_path: Path) -> None:
    position = ReferenceBackend(program_of("ask big", tmp_path)).new(0, True)
    with pytest.raises(Fault, match=r"'n' cannot be 9: its range is 1\.\.6"):
        position.play((0, 9))


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("ask 7", "7 is outside 1..6"),
        ("ask big + 10", "'n' is 1..6, but this is 10..30"),
        ("got = twice(0)", "0 is outside 1..6"),
        ("keep 9", "9 is outside 1..6"),
        ("for you in players\n        do axe.play(4)", "4 is outside 1..3"),
    ],
)
def test_what_can_never_fit_is_a_mistake(call: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match="RW302") as told:
        program_of(call, tmp_path)
    assert text in str(told.value)
