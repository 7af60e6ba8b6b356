"""Bags in states, changed in every way: what is there afterwards, or which fault it is, on both backends, by a few
lines of Python."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.backend import Fault
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.layout import Layout, layout_of

GAME = """game "Bags"
players 2
enum Good: apple, bean, corn
state box: bag of Good up to 300 per Player
state sack: bag of Good up to 6 per Player
state whose: Player? = none
state what: Good? = none
play
    for you in turns(0)
        you choose
            change(way in 1..11, who in 0..2, which in 0..3, many in 0..8)
                let n = if many < 6 then many - 1 else 100 * (many - 5)
                box[0] = 2 apple + 250 of bean; sack[1] = 1 apple + 4 bean
                whose = none; what = none
                if who > 0
                    whose = if who == 1 then 0 else 1
                if which > 0
                    what = if which == 1 then apple else (if which == 2 then bean else corn)
                if way == 1
                    add what to box[whose]
                elif way == 2
                    remove what from box[whose]
                elif way == 3
                    box[whose] += n of what
                elif way == 4
                    box[whose] -= n of what
                elif way == 5
                    sack[whose] += n of what
                elif way == 6
                    sack[whose] -= n of what
                elif way == 7
                    box[0] = box[whose]
                elif way == 8
                    sack[whose] = sack[1]
                elif way == 10
                    box[whose][what] = n
                elif way == 11
                    sack[whose][what] = n
                else
                    draw one from sack[whose]
            enough
                finish you
"""
FIRST = GAME.splitlines().index("                if way == 1")
LINES = {way: FIRST + 2 * (way if way < 9 else way - 1) for way in (*range(1, 9), 10, 11)}
MANY = (0, 1, 2, 6, 8)  # -1, 0, 1, 100 and 300
ROOM = {"box": 300, "sack": 6}
Bags = dict[tuple[str, int], list[int]]


def expected(way: int, who: int, which: int, many: int) -> Bags | str:
    """The bags after a change by the language reference, or the code of the fault."""
    given = many - 1 if many < 6 else 100 * (many - 5)
    n = max(0, given)
    bags: Bags = {("box", 0): [2, 250, 0], ("box", 1): [0, 0, 0], ("sack", 0): [0, 0, 0], ("sack", 1): [1, 4, 0]}
    name = "box" if way in (1, 2, 3, 4, 7, 10) else "sack"
    there = bags[name, who - 1] if who else [0, 0, 0]  # through none there is nothing
    if way == 7:
        bags["box", 0] = list(there)
        return bags
    if way == 8:
        if not who:
            return "RW602"
        bags["sack", who - 1] = list(bags["sack", 1])
        return bags
    if way >= 10 and given < 0:
        return "RW601"
    count = 1 if way <= 2 else n
    if not which:
        if way >= 10:
            return "RW602"  # of none there is no number
        if way == 1:
            return "RW602"  # none cannot be put anywhere
        if way == 2:
            return "RW603"  # and is nowhere to be taken
        count = 0
    after = list(there)
    at = which - 1 if which else 0
    after[at] = count if way >= 10 else after[at] + (count if way in (1, 3, 5) else -count)
    if min(after) < 0:
        return "RW603"
    if max(after) > 255 or sum(after) > ROOM[name]:
        return "RW601"
    if not who:
        return "RW602"
    bags[name, who - 1] = after
    return bags


@pytest.fixture(scope="module", params=["reference", "compiled", "without passes"])
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Layout]:
    file = tmp_path_factory.mktemp("bags") / "bags.game"
    file.write_text(GAME)
    program = compile_game(file).program
    if request.param == "reference":
        return ReferenceBackend(program), layout_of(program)
    return compile_module(program, request.param == "compiled").Backend(), layout_of(program)


def bags_of(position: Any, layout: Layout) -> Bags:
    data = position.to_bytes()
    places = {(name, seat): layout.by_name[name].offset + 3 * seat for name in ROOM for seat in (0, 1)}
    return {key: list(data[at : at + 3]) for key, at in places.items()}


@pytest.mark.parametrize("way", LINES)
def test_changes(table: tuple[Any, Layout], way: int) -> None:
    backend, layout = table
    for who, which, many in product(range(3), range(4), MANY):
        position = backend.new(1, False)
        wanted = expected(way, who, which, many)
        move = (0, way, who, which, many)
        if isinstance(wanted, str):
            with pytest.raises(Fault) as caught:
                position.play(move)
            assert (caught.value.code, caught.value.where.line) == (wanted, LINES[way]), move
        else:
            position.play(move)
            assert bags_of(position, layout) == wanted, move


def test_draws(table: tuple[Any, Layout]) -> None:
    backend, layout = table
    seen = set()
    for seed in range(40):
        position = backend.new(seed, False)
        position.play((0, 9, 2, 1, 1))
        bags = bags_of(position, layout)
        assert bags["box", 0] == [2, 250, 0] and bags["sack", 1] in ([0, 4, 0], [1, 3, 0])
        seen.add(tuple(bags["sack", 1]))
    assert len(seen) == 2
    for who in (0, 1):  # through none, and from an empty bag, there is nothing to draw, so it cannot be chosen
        assert (0, 9, who, 1, 1) not in backend.new(1, False).moves()
