"""Loops that only count are taken many rounds at once: the same beans lie in the same pits as when they are sown one by
one, and where a pit overflows the same bean is too many. Expected are sums modulo the number of pits."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from told import Told, told

from rulewright.compiler.front import compile_game
from rulewright.compiler.native.build import build_text
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime.backend import Fault

PITS, MOST = 7, 60
GAME = """game "Sowing"
players 2
state beans: 0..{most} per 1..7 = 8
state sown: 0..200
state passed: 0..200 per Player
def next_pit(n) = if n == 7 then 1 else n + 1
play
    for you in turns(0)
        you choose sow(number in 1..7)
            require beans[number] > 0
            var pit: 1..7 = number
            var hand: 0..60 = beans[number]
            beans[number] = 0
            {head}
                pit = next_pit(pit)
                beans[pit] += 1
                if pit == 1
                    passed[you] += 2
            {tail}
"""
WORDINGS = {
    "while some are left": ("repeat while hand > 0\n                hand -= 1", "sown += 1"),
    "so many times": ("repeat hand", "sown += 1"),
}


def text_of(wording: str, most: int) -> str:
    head, tail = WORDINGS[wording]
    return GAME.format(most=most, head=head, tail=tail)


class Pits:
    """The game with beans sown one by one."""

    def __init__(self, most: int) -> None:
        self.most, self.beans, self.passed, self.seat = most, [8] * PITS, [0, 0], 0

    def sow(self, number: int) -> bool:
        """Whether every pit holds its beans."""
        hand, self.beans[number - 1] = self.beans[number - 1], 0
        for far in range(1, hand + 1):
            pit = (number - 1 + far) % PITS
            self.beans[pit] += 1
            if self.beans[pit] > self.most:
                return False
            self.passed[self.seat] += 2 * (pit == 0)
            if self.passed[self.seat] > 200:
                return False
        self.seat = 1 - self.seat
        return True


def follow(one: Told, most: int, seed: int) -> str:
    """A random game beside the pits, to its first fault."""
    chance, pits, position = random.Random(seed), Pits(most), one.new()
    while True:
        number = chance.choice([at + 1 for at, beans in enumerate(pits.beans) if beans])
        fits = pits.sow(number)
        try:
            position.play((0, number))
        except Fault as fault:
            assert not fits
            return f"{fault.code} at line {fault.where.line}"
        assert fits, one.name
        held = one.states(position)
        assert (held["beans"], held["passed"]) == (pits.beans, pits.passed), one.name


@pytest.mark.parametrize(("wording", "most"), list(zip(WORDINGS, (12, MOST), strict=True)))
def test_beans_lie_where_they_are_sown_one_by_one(wording: str, most: int, tmp_path: Path) -> None:
    games = list(told(tmp_path, text_of(wording, most)))
    for seed in range(4):
        assert len({follow(one, most, seed) for one in games}) == 1  # the same bean is too many, at the same place


@pytest.mark.parametrize("wording", WORDINGS)
def test_such_loops_are_taken_many_rounds_at_once(wording: str, tmp_path: Path) -> None:
    path = tmp_path / "sowing.game"
    path.write_text(text_of(wording, MOST), encoding="utf-8")
    program = compile_game(path).program
    assert "rw_add_bytes(" in program_to_text(program)
    assert "rw_add_bytes(" not in program_to_text(program, chosen(("strides",)))


LARGE = """game "Large"
players 2
state heaps: 0..254 per 0..3
play
    for you in turns(0)
        you choose heap(number in 1..9)
            var hand: 0..9 = number
            repeat while hand > 0
                hand -= 1
                heaps[2] += 30
                heaps[2] += {more}
"""
LEAST = """game "Least"
players 2
state heaps: 0..254 per 0..3
play
    for you in turns(0)
        you choose heap(number in 3..9)
            var hand: 2..9 = number
            repeat while hand > 0
                hand -= 1
                heaps[2] += 1
"""


@pytest.mark.parametrize("more", [1, 30])
def test_what_a_round_adds_to_one_byte_may_be_more_than_a_byte_holds(more: int, tmp_path: Path) -> None:
    for one in told(tmp_path, LARGE.format(more=more)):
        for number in range(1, 10):
            position, fits = one.new(), number * (30 + more) <= 254
            if fits:
                position.play((0, number))
                assert one.states(position)["heaps"] == [0, 0, number * (30 + more), 0], one.name
            else:
                with pytest.raises(Fault) as caught:
                    position.play((0, number))
                assert caught.value.code == "RW601", one.name


@pytest.mark.parametrize("without", [(), ("simplify",), ("known_numbers", "simplify")])
def test_a_counter_that_cannot_be_nothing_falls_out_of_its_range(without: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "least.game").write_text(LEAST, encoding="utf-8")
    program = compile_game(tmp_path / "least.game").program
    position = build_text(program_to_text(program, chosen(without)), "least", fast=False).Backend().new(1, False)
    with pytest.raises(Fault) as caught:
        position.play((0, 5))
    assert (caught.value.code, caught.value.where.line) == ("RW601", 9)


@pytest.mark.parametrize(
    "tail",
    [
        "beans[pit] += hand",
        "if beans[1] > 3\n                    beans[pit] += 1",
        "beans[pit] -= 1",
        "beans[pit] += 1\n                if pit == 2\n                    hand -= 1",
    ],
    ids=["what is left", "what lies there", "taken away", "counted twice now and then"],
)
def test_a_loop_that_does_more_is_not(tail: str, tmp_path: Path) -> None:
    text = text_of("while some are left", MOST).replace("beans[pit] += 1", tail, 1)
    path = tmp_path / "sowing.game"
    path.write_text(text, encoding="utf-8")
    assert "rw_add_bytes(" not in program_to_text(compile_game(path).program)
