"""Sets `up to n` in states: the same on both backends, short, in order, and full when they are full."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.backend import DECIDE, Fault
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.layout import layout_of

GAME = """game "Few"
players 2
state held: set of 0..999 up to 4 per Player
state marks: set of 1..40 up to 5 = {7, 9}
state seen: 0..999 = 0
play
    for you in turns(0)
        you choose
            take(n in {3, 250, 251, 600, 998, 999})
                add n to your held
            give(n in your held)
                remove n from your held
                add n to held[you + 1]
            copy
                marks += {k for k in {1, 20, 40} where k mod 20 == count(held[0]) mod 20}
            swap
                marks -= {7, 20, 30}
                your held = {n in held[you + 1] where n > 250}
            look
                require first(held[0]) is not empty and 250 not in held[1]
                for n in held[0] | held[1]
                    seen = n
                for n in your held
                    if n mod 2 == 0
                        remove n from your held
            wipe
                held = {999}
                clear marks
"""


def machines(tmp_path: Path) -> list[Any]:
    """The reference backend, and compiled ones with and without passes."""
    file = tmp_path / "few.game"
    file.write_text(GAME)
    program = compile_game(file).program
    return [ReferenceBackend(program), *(compile_module(program, passes).Backend() for passes in (True, False))]


def played(position: Any, move: Any) -> str:
    """Make a move; the code of the fault if there is one."""
    try:
        position.play(move)
    except Fault as fault:
        return f"{fault.code} in line {fault.where.line}"
    return ""


def test_backends_agree_and_full_sets_fault(tmp_path: Path) -> None:
    backends = machines(tmp_path)
    chooser = random.Random(3)
    seen = set()
    for seed in range(20):
        positions = [backend.new(seed, False) for backend in backends]
        for _ in range(60):
            assert positions[0].kind == DECIDE
            told = [(position.moves(), position.to_bytes()) for position in positions]
            assert told[0] == told[1] == told[2]
            move = chooser.choice(told[0][0])
            results = {played(position, move) for position in positions}
            assert len(results) == 1
            seen |= results
            again = [
                backend.from_bytes(position.to_bytes(), 1, 0, False) for backend, position in zip(backends, positions)
            ]
            assert [one.moves() for one in again] == [position.moves() for position in positions]
    assert seen == {"", "RW604 in line 10", "RW604 in line 13"}


def test_bytes_are_in_order_or_refused(tmp_path: Path) -> None:
    reference, compiled, _ = machines(tmp_path)
    layout = layout_of(reference.program)
    field = layout.by_name["held"]
    assert field.size == 2 * (4 * 2 + 2)  # four indices of two bytes and a length, per player
    position = compiled.new(1, False)
    for number in (999, 3):  # of player 0, then of player 1
        position.play(next(move for move in position.moves() if move == (0, number)))
    data = bytearray(position.to_bytes())
    start = field.offset
    assert data[start : start + 4] == bytes((999 % 256, 999 // 256, 0, 0))
    data[start + 2 : start + 4] = bytes((5, 0))  # something behind the last member
    with pytest.raises(ValueError):
        compiled.from_bytes(bytes(data), 1, 0, False)
