"""What cannot be carried out faults on both backends: same code, same line, and the position before the move is
kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.backend import Fault
from rulewright.runtime.interpret import ReferenceBackend

GAME = """game "Faults"
players 1
state large: -2147483647..2147483647
state small: 0..5
state maybe: 0..5? = none
play
    for you in players
        you choose
            go(with n in 1..8)
                if n == 1
                    large = 2000000000
                    large = large + large
                elif n == 2
                    large = -2147483647
                    large -= 1
                elif n == 3
                    large = 65536
                    large = large * large
                elif n == 4
                    large = 1 + maybe
                elif n == 5
                    large = 2000000000
                    large = sum(k in 1..4: large)
                elif n == 6
                    large = sum(k in 1..4: maybe)
                elif n == 7
                    large = 3 div small
                else
                    large = 2000000000
                    large = sum(k in 1..4: if k mod 2 == 0 then large else 0 - large)
    finish
"""
FAULTS = {1: 12, 2: 15, 3: 18, 4: 20, 5: 23, 6: 25, 7: 27}


@pytest.mark.parametrize("passes", [True, False])
def test_arithmetic_faults_alike(tmp_path: Path, passes: bool) -> None:
    file = tmp_path / "faults.game"
    file.write_text(GAME)
    program = compile_game(file).program
    for backend in (ReferenceBackend(program), compile_module(program, passes).Backend()):
        for number, move in enumerate(backend.new(1, False).moves(), 1):
            position = backend.new(1, False)
            before = position.to_bytes()
            if number not in FAULTS:  # only a sum on the way to it is too large
                position.play(move)
                continue
            with pytest.raises(Fault) as caught:
                position.play(move)
            assert (caught.value.code, caught.value.where.line) == ("RW605", FAULTS[number]), number
            assert position.to_bytes() == before


ENDLESS = {
    "loops in an expression": (
        "n = count(a in 1..60000, b in 1..60000, c in 1..60000 where (a + b * c) mod 7 == 3) mod 9"
    ),
    "loops of statements": (
        "for a in 1..60000\n                for b in 1..60000\n                    n = (a + b) mod 7"
    ),
    "defs that call twice": "n = d40(n) mod 9",
    "moves without number": "you choose go(a in 1..60000, b in 1..60000)\n                n = (a + b) mod 9",
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_would_take_hours_is_ended(what: str, tmp_path: Path) -> None:
    """On both backends, within the time this test may take. The interpreter remembers results, so it masters some of
    it."""
    file = tmp_path / "endless.game"
    defs = "\n".join(f"def d{k + 1}(n: 0..9) = (d{k}(n) + d{k}((n + 1) mod 10) + m) mod 10" for k in range(40))
    head = (
        f'game "Endless"\nplayers 1\nstate n: 0..9\nstate m: 0..9\ndef d0(n: 0..9) = n\n{defs}\nplay\n    for you in'
        " players\n"
    )
    file.write_text(f"{head}        you choose stop\n            {ENDLESS[what]}\n")
    program = compile_game(file).program
    for backend in (ReferenceBackend(program), compile_module(program).Backend()):
        position = backend.new(1, False)
        try:
            position.play(position.moves()[0])
            position.moves()
        except Fault as fault:
            assert fault.code == ("RW613" if what == "moves without number" else "RW611")
        else:
            assert what == "defs that call twice" and isinstance(backend, ReferenceBackend)
