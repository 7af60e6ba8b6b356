"""A fault comes at the same place on both backends, with and without passes: nothing that may fault is moved, repeated
or left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from told import Told, told

from rulewright.runtime.backend import Fault

HEAD = """game "Order"
players 1
enum Good: apple, bean
state zero, n: 0..9
state small: 0..5 = 2
state box: bag of Good up to 9
state maybe: 0..9? = none
board grid: square 3 by 3
state mark: 0..9 on grid
def halves(k: 0..9) = 10 div k
def chosen(k: 0..9, other) = if k > 5 then other else 1
"""
# what stands under `play`; what `moves` gives: the moves, or the code and line (from `play` on) of the fault
LISTED: dict[str, tuple[str, Any]] = {
    "a guard before one that faults": (
        "you choose opt(a in 0..3, b in 0..3)\n    require b > 5\n    require 10 div a > 1\n    n = 1",
        [],
    ),
    "a guard that faults before another": (
        "you choose opt(a in 0..3, b in 0..3)\n    require 10 div a > 1\n    require b > 5\n    n = 1",
        ("RW605", 2),
    ),
    "a guard that faults, about no parameter": (
        "you choose opt(a in 1..zero)\n    require 10 div zero > 1\n    n = 1",
        [],
    ),
    "a range that faults behind a guard": (
        "you choose opt(a in 0..3, b in 0..(10 div a))\n    require a > 5\n    n = 1",
        ("RW605", 1),
    ),
    "a clause that faults behind a guard": (
        "you choose opt(a in 0..3, b in 0..3 where 10 div a > b)\n    require b > 5\n    n = 1",
        ("RW605", 1),
    ),
    "a let that faults": (
        "you choose opt(a in 0..3)\n    let half = 10 div a\n    require a > 1\n    n = half",
        ("RW605", 2),
    ),
    "a def whose argument faults and is not used": (
        "you choose opt(a in 0..3)\n    require chosen(a, 10 div zero) == 1\n    n = 1",
        ("RW605", 2),
    ),
    "a def that is not asked": (
        "you choose opt(a in 0..3)\n    require a > 9 and halves(zero) > 1\n    n = 1",
        [],
    ),
    "half of a range": (
        "you choose opt(a in 0..first(0..(10 div zero)))\n    n = 1",
        ("RW605", 1),
    ),
    "a mask that faults for one cell": (
        "you choose opt(c in grid where c.column < 3 and 6 div (3 - c.column) > 2)\n    n = 1",
        6,
    ),
    "a mask that faults": (
        "you choose opt(c in grid where 6 div (3 - c.column) > 2)\n    n = 1",
        ("RW605", 1),
    ),
    "an aggregate that stops before the fault": (
        "you choose opt(a in 1..2 where any(k in {4, 2, 1, 0}: 8 div (k - 2) > 100 or k == 4))\n    n = 1",
        ("RW605", 1),
    ),
    "any in the order of the set": (
        "you choose opt(a in 1..2 where any(k in {1, 2, 3}: k == 1 or 8 div (k - 2) > 100))\n    n = 1",
        2,
    ),
    # look-ahead: what faults on the way counts as a way, and the fault comes when the move is made
    "an effect that faults before a guard": (
        "you choose opt(a in 0..3)\n    small -= a\n    require n > 5",
        [(0, 3)],
    ),
    "an effect that faults before a guard that reads it": (
        "you choose opt(a in 0..3)\n    small -= a\n    require small > 1",
        [(0, 0), (0, 3)],
    ),
    "a guard that faults behind an effect": (
        "you choose opt(a in 0..3)\n    n = 1\n    require 10 div a > 4",
        [(0, 0), (0, 1), (0, 2)],
    ),
    "taking what is not there before a guard": (
        "box = {apple}\nyou choose opt(a in 0..3)\n    remove a of apple from box\n    require n > 5",
        [(0, 2), (0, 3)],
    ),
    "taking what is not there in an action": (
        "box = {apple}\nyou choose opt(a in 0..3)\n    take a\n    require n > 5",
        [(0, 2), (0, 3)],
    ),
    "a fault in a later choice": (
        "you choose opt(a in 0..3)\n    n = 1\n    you choose then(b in 0..(6 div a))\n        require b > 5",
        [(0, 0), (0, 1)],
    ),
    "a fault in one of several later choices": (
        (
            "you choose opt(a in 0..3)\n    n = 1\n    you choose then(b in 1..3)\n        small -= b + a\n       "
            " require n > 5"
        ),
        [(0, 0), (0, 1), (0, 2), (0, 3)],
    ),
    "can with a fault on the way": (
        "you choose opt(a in 0..3)\n    require can take_away(a)\n    n = 1",
        [(0, 3)],
    ),
}
ACTIONS = """action take(k)
    remove k of apple from box
action take_away(k)
    small -= k
    require n > 5
"""
# what stands under `play`, the move, the fault
PLAYED: dict[str, tuple[str, tuple[int, ...], tuple[str, int]]] = {
    "an effect that faults before a guard": (
        "you choose opt(a in 0..3)\n    small -= a\n    require n > 5",
        (0, 3),
        ("RW601", 2),
    ),
    "a guard that faults behind an effect": (
        "you choose opt(a in 0..3)\n    n = 1\n    require 10 div a > 4",
        (0, 0),
        ("RW605", 3),
    ),
    "two numbers that become too large in one loop": (
        "you choose opt(a in 0..3)\n    var late: 0..14 = 0\n    var soon: 0..7 = 0\n"
        "    for c in grid\n        late += a\n        soon += a\n    n = late",
        (0, 3),
        ("RW601", 6),
    ),
    "taking what is not there": (
        "box = {apple}\nyou choose opt(a in 0..3)\n    remove a of apple from box\n    require n > 5",
        (0, 2),
        ("RW603", 3),
    ),
}


CASES = [body for body, _ in LISTED.values()] + [body for body, _, _ in PLAYED.values()]


def whole() -> tuple[str, list[int]]:
    """One game with all bodies, of which the first choice takes one; and the line before each."""
    text, before = f"{HEAD}{ACTIONS}play\n    var k = 0\n    for you in players\n", []
    text += f"        you choose try(j in 1..{len(CASES)})\n            k = j\n"
    for number, body in enumerate(CASES, 1):
        text += f"        {'if' if number == 1 else 'elif'} k == {number}\n"
        before.append(text.count("\n"))
        text += "".join(f"            {line}\n" for line in body.splitlines())
    return text, before


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    return list(told(tmp_path_factory.mktemp("order"), whole()[0]))


def begun(game: Told, number: int) -> Any:
    """A position at the choice of one of the cases."""
    position = game.new()
    position.play((0, number + 1))
    return position


@pytest.mark.parametrize("what", LISTED)
def test_moves(games: list[Told], what: str) -> None:
    wanted, number = LISTED[what][1], list(LISTED).index(what)
    before = whole()[1][number]
    for game in games:
        found: Any
        try:
            found = begun(game, number).moves()
        except Fault as fault:
            found = fault.code, fault.where.line - before
        if isinstance(wanted, int):
            found = len(found)
        assert found == (wanted or ("RW606", 1)), game.name  # without a move: stuck


@pytest.mark.parametrize("what", PLAYED)
def test_moves_that_fault_when_made(games: list[Told], what: str) -> None:
    _, move, wanted = PLAYED[what]
    number = len(LISTED) + list(PLAYED).index(what)
    before = whole()[1][number]
    for game in games:
        position = begun(game, number)
        assert position.is_legal(move), game.name
        with pytest.raises(Fault) as caught:
            position.play(move)
        assert (caught.value.code, caught.value.where.line - before) == wanted, game.name


# ---------------------------------------------------------------- of several operands the first

OPERANDS_HEAD = """game "Operands"
players 1
enum Good: apple, bean
table Card from "cards.yaml"
    does(a: 0..9, b: 0..9): rules
    asks(a: 0..9, b: 0..9): rules
    worth(a: 0..9, b: 0..9): 0..99 = 1
board grid: square 4 by 4
state zero, n: 0..9
state items: list of 0..9 up to 4
state marks: 0..9 per 0..9, 0..9
state held: set of 0..9 per 0..9
state box: bag of 0..9 per 0..9
state at: Card? per 0..9
def both(a, b) = if n > 3 then a + b else b - a
action verb(a, by c)
    n = 1
"""
OPERANDS_CARDS = """- {id: Oak, does: "n = a", asks: "may verb 1 by 2", worth: "a + b"}
- {id: Elm}
"""
# `1 div zero` is what must be told; C compilers like to begin with the last operand
OPERANDS = (
    "n = (1 div zero) div (2 mod zero)",
    "n = (1 div zero) - (2 mod zero)",
    "n = min(1, 1 div zero, 2 mod zero)",
    "n = both(1 div zero, 2 mod zero)",
    "n = if (1 div zero) < (2 mod zero) then 1 else 2",
    "n = count({1 div zero, 2 mod zero} & {2 mod zero})",
    "n = marks[1 div zero, 2 mod zero]",
    "marks[2 mod zero, 2 mod zero] = 1 div zero",
    "marks[1 div zero, 2 mod zero] = 1",
    "clear marks[1 div zero, 2 mod zero]",
    "add (1 div zero) of (2 mod zero) to box[2 mod zero]",
    "box[2 mod zero] += (1 div zero) of (2 mod zero)",
    "add (1 div zero) to held[2 mod zero]",
    "add (1 div zero) to held[14 + zero]",
    "held[14 + zero] += {1 div zero}",
    "put (1 div zero) into items at (2 mod zero)",
    "verb (1 div zero) by (2 mod zero)",
    "n = if can verb (1 div zero) by (2 mod zero) then 1 else 2",
    "n = count({x in (1 div zero)..(2 mod zero)})",
    "n = count(ray(a1, (1 div zero, 2 mod zero), 2 mod zero))",
    "n = distance((1 div zero, 2 mod zero), (2 mod zero, 1))",
    "do at[1 div zero].does(2 mod zero, 2 mod zero)",
    "do Elm.does(1 div zero, 2 mod zero)",
    "do Elm.asks(1 div zero, 2 mod zero)",
    "do Oak.asks(1 div zero, 2 mod zero)",
    "n = at[1 div zero].worth(2 mod zero, 2 mod zero)",
    "n = if steps(1 div zero, 2 mod zero, x => {x + 1}) is empty then 1 else 2",
    "n = count(reach({1 div zero}, x => {x + 1}, 2 mod zero))",
    "n = items[1 div zero] + items[2 mod zero]",
    "n = if fingerprint(1 div zero, 2 mod zero) == fingerprint(2 mod zero) then 1 else 2",
)


def test_of_several_operands_the_first_is_told(tmp_path: Path) -> None:
    text = f"{OPERANDS_HEAD}play\n    for you in players\n        you choose\n"
    for number, line in enumerate(OPERANDS):
        text += f"            opt_{number}\n                {line}\n"
    lines = text.splitlines()
    for game in told(tmp_path, text, {"cards.yaml": OPERANDS_CARDS}):
        for number, line in enumerate(OPERANDS):
            with pytest.raises(Fault) as caught:
                game.new().play((number,))
            where, at = caught.value.where, lines.index(f"                {line}")
            wanted = ("RW605", at + 1, lines[at].index("1 div zero") + 1)
            assert (caught.value.code, where.line, where.column) == wanted, (game.name, line)
