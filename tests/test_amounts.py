"""`2 of 5` is two fives: constant numbers in sets, bags and lists over every range, on both backends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from told import told

from rulewright import load
from rulewright.compiler.front import check_game
from rulewright.conformance import main
from rulewright.runtime.backend import Fault

# each: the type of a state, what it becomes, what it then holds (bags as counts of 1 to 6, sets as members)
BAG, SET, LIST = "bag of 1..6 up to 20", "set of 2..6", "list of 2..6 up to 4"
VALUES: list[tuple[str, str, Any]] = [
    (BAG, "2 of 5", (0, 0, 0, 0, 2, 0)),
    (BAG, "1 of 3 + 2 of 5", (0, 0, 1, 0, 2, 0)),
    (BAG, "2 of k", (0, 0, 0, 0, 2, 0)),
    (BAG, "2 of n", (0, 0, 0, 0, 2, 0)),
    (BAG, "two_fives", (0, 0, 0, 0, 2, 0)),
    (BAG, "if n == 5 then 2 of 5 else 1 of 3", (0, 0, 0, 0, 2, 0)),
    (BAG, "sum(x in 3..4: 2 of 5)", (0, 0, 0, 0, 4, 0)),
    (BAG, "sum(x in 3..4: 2 of x)", (0, 0, 2, 2, 0, 0)),
    (BAG, "{5, 5, 3}", (0, 0, 1, 0, 2, 0)),
    (BAG, "{5} + {5, 3}", (0, 0, 1, 0, 2, 0)),
    (BAG, "3..5", (0, 0, 1, 1, 1, 0)),
    (BAG, "{x in 3..4} + {x in 4..5}", (0, 0, 1, 2, 1, 0)),
    (BAG, "{x in 3..5 where x != 4} + {5}", (0, 0, 1, 0, 2, 0)),
    (BAG, "{5} + {x in 3..5 where x != 4}", (0, 0, 1, 0, 2, 0)),
    (BAG, "{x in 3..4} | {4}", (0, 0, 1, 1, 0, 0)),
    (BAG, "{x in 3..5} - {4}", (0, 0, 1, 0, 1, 0)),
    (BAG, "{x in 3..5} & {4, 4}", (0, 0, 0, 1, 0, 0)),
    (BAG, "2 of 5 + 1 of 6 - 1 of 5", (0, 0, 0, 0, 1, 1)),
    (BAG, "2 of 5 | 3 of 2", (0, 3, 0, 0, 2, 0)),
    (BAG, "(2 of 5 + 3 of 2) & 2 of 2", (0, 2, 0, 0, 0, 0)),
    (SET, "{5}", {5}),
    (SET, "{5} | {3}", {3, 5}),
    (SET, "{3} + {6} - {3}", {6}),
    (SET, "4..5", {4, 5}),
    (SET, "if n == 5 then {5} else {3}", {5}),
    (SET, "union(x in 3..4: {x, 6})", {3, 4, 6}),
    (SET, "{x + 2 for x in 1..3}", {3, 4, 5}),
    (LIST, "{5, 3}", (5, 3)),
]
TRUTHS = {
    "held == 2 of 5": True,
    "2 of 5 == held": True,
    "1 of 5 <= held": True,
    "3 of 5 <= held": False,
    "5 in 2 of 5": True,
    "1 in 2 of 5": False,
    "(2 of 5)[5] == 2": True,
    "(2 of 5)[1] == 2": False,
    "count(2 of 5) == 2": True,
    "first(2 of 5) == 5": True,
    "2 of 5 == 2 of k": True,
    "2 of 3 == 2 of 3 + 1 of 5": False,
    "1 of 2 <= 1 of 3": False,
    "held == {5, 5}": True,
    "{2} <= {3}": False,
    "{2} < {2, 3}": True,
    "{2} == {2, 3}": False,
    "{2} < {x + 1 for x in 1..2}": True,
    "5 in {3, 4}": False,
    "{n} < {5, 6}": True,
    "{5} < {n, 6}": True,
}


def game() -> str:
    states = "\n".join(f"state v{at}: {kind}" for at, (kind, _, _) in enumerate(VALUES))
    stores = "\n".join(f"    v{at} = {text}" for at, (_, text, _) in enumerate(VALUES))
    truths = "\n".join(f"    t[{at}] = {text}" for at, text in enumerate(TRUTHS))
    return f"""game "Amounts"
players 1
option k: 1..6 = 5
state n: 1..6 = 5
state held: {BAG} = 2 of 5
state begun: {BAG} = 1 of 3 + 2 of 5
state more, kept: {BAG}
state t: yes/no per 0..{len(TRUTHS)}
{states}
def two_fives = 2 of 5
play
{stores}
{truths}
    more = 2 of 1 + 4 of 4
    add 2 of 5 to more
    remove 1 of 4 from more
    more += 1 of k
    more -= 2 of 4
    more[6] = 2
    for you in players
        you choose wait
"""


def test_every_value(tmp_path: Path) -> None:
    for one in told(tmp_path, game()):
        states = one.states(one.new())
        for at, (kind, text, wanted) in enumerate(VALUES):
            mask = sum(1 << member - 2 for member in wanted) if kind == SET else wanted
            assert states[f"v{at}"] == mask, (one.name, text)
        assert dict(zip(TRUTHS, map(bool, states["t"]), strict=False)) == TRUTHS, one.name
        assert states["begun"] == (0, 0, 1, 0, 2, 0)
        assert states["more"] == (2, 0, 0, 1, 3, 2), one.name


SCENARIO = """scenarios for told
scenario "two fives"
    players 1
    given
        held = 2 of 5
        kept = 1 of 3 + 2 of k
    expect held[5] == 2 and held[1] == 0 and kept[5] == 2 and kept[3] == 1
    expect held == 2 of 5
    expect kept == 2 of 5 + 1 of 3
    expect count(held) == 2
"""


def test_in_scenarios(tmp_path: Path) -> None:
    (tmp_path / "told.game").write_text(game())
    file = tmp_path / "told.scenario"
    file.write_text(SCENARIO)
    assert main([str(file)]) == 0


OUTSIDE = {
    "held = 2 of 9": "9 is outside 1..6",
    "held = {1, 7}": "7 is outside 1..6",
    "held += 2 of 0": "0 is outside 1..6",
    "add 2 of 9 to held": "9 is outside 1..6",
    "add 9 to held": "9 is outside 1..6",
    "some = {0}": "0 is outside 2..6",
    "some = 4..9": "7 is outside 2..6",  # the first that has no room
    "line = {3, 8}": "8 is outside 2..6",
    "add 8 to line": "8 is outside 2..6",
    "put 8 onto line": "8 is outside 2..6",
}


@pytest.mark.parametrize("statement", OUTSIDE)
def test_constants_outside_are_refused(tmp_path: Path, statement: str) -> None:
    """They would be lost without a word."""
    file = tmp_path / "outside.game"
    file.write_text(
        f'game "Outside"\nplayers 1\nstate held: {BAG}\nstate some: {SET}\nstate line: {LIST}\nplay\n    {statement}\n'
        "    for you in players\n        you choose wait\n"
    )
    found = [problem for problem in check_game(file) if problem.code == "RW302"]
    assert [problem.message for problem in found] == [OUTSIDE[statement]]


LATER = f"""game "Later"
players 1
state held: {BAG}
state some: {SET}
state line: {LIST}
state n: 0..9 = 9
play
    for you in players
        you choose go(with k in 1..6)
            if k == 1
                add n to line
            elif k == 2
                line = {{n}}
            elif k == 3
                put n onto line
            elif k == 4
                add n to held
            elif k == 5
                add n to some
            else
                line = {{3}}; line[0] = n
"""
FAULTS = {1: ("RW602", 11), 2: ("RW601", 13), 3: ("RW602", 15), 4: ("RW602", 17), 5: ("RW602", 19), 6: ("RW601", 21)}


def test_numbers_outside_are_never_stored(tmp_path: Path) -> None:
    """A list holds only what its type says: compiled code relies on it."""
    for one in told(tmp_path, LATER):
        for way, wanted in FAULTS.items():
            with pytest.raises(Fault) as caught:
                one.new().play((0, way))
            assert (caught.value.code, caught.value.where.line) == wanted, (one.name, way)


NO_ROOM_HEAD = """game "Room"
players 1
state n: 0..20 = 12
state few: 0..9 = 3
state held: set of 0..9 = {1}
state box: bag of 0..9 = {1}
state some: set of 0..9 up to 3 = {1}
state each: set of 0..9 per 0..1
def asked(g: set of 0..9) = count(g)
action given(g: set of 0..9)
    held = g
play
    for you in players
        you choose
"""
# statements, and the code of the fault, or what `held` has then
NO_ROOM: tuple[tuple[str, str | set[int]], ...] = (
    ("add n to held", "RW602"),
    ("held += {n, few}", "RW601"),
    ("held = {n, few}", "RW601"),
    ("held = held | {n}", "RW601"),
    ("held = 0..n", "RW601"),
    ("held = {x + few for x in 0..9}", "RW601"),
    ("each = {n}", "RW601"),
    ("some += {n}", "RW601"),
    ("box = {n}", "RW601"),
    ("box += 2 of n", "RW601"),
    ("box -= 1 of n", "RW601"),
    ("given {n}", "RW601"),
    ("few = asked({n})", "RW601"),
    ("var v: set of 0..9 = {n}; held = v", "RW601"),
    ("held -= {n, 1}", set()),
    ("remove n from held", {1}),
    ("held += {few, few + 4}", {1, 3, 7}),
    ("held = {x in 0..n where x < 3}", {0, 1, 2}),
    ("held = 0..few", {0, 1, 2, 3}),
    ("held = held - {n, 1}", set()),
    ("if held == {n} or {n} <= held or n in held then clear held", {1}),
    ("let all = count(held | 0..n); held = {all - 9}", {4}),  # 13 numbers
)


def test_what_has_no_room_is_not_left_out_in_silence(tmp_path: Path) -> None:
    text = NO_ROOM_HEAD
    for number, (line, _) in enumerate(NO_ROOM):
        condition, _, then = line.partition(" then ")
        text += f"            opt_{number}\n"
        text += f"                {condition}\n                    {then}\n" if then else f"                {line}\n"
    for one in told(tmp_path, text):
        for number, (line, wanted) in enumerate(NO_ROOM):
            position, found = one.new(), None
            try:
                position.play((number,))
            except Fault as fault:
                found = fault.code
            else:
                found = {at for at in range(10) if one.states(position)["held"] >> at & 1}
            assert found == wanted, (one.name, line)


def test_amounts_in_moves(tmp_path: Path) -> None:
    """A bid of two parameters reads as it is said; a bag may be typed as it stands in rules."""
    file = tmp_path / "bids.game"
    file.write_text(
        'game "Bids"\nplayers 1\nstate n: 0..9\nstate b: bag of 1..6 up to 9\nplay\n    for you in players\n'
        "        you choose\n            bid(count in 1..2, of face in 1..6)\n                n = count\n"
        "            lay(dice in splits(2, 4..6, d => 2), with k in 1..2)\n                b = dice; n = k\n"
    )
    state = load(str(file), backend="reference").new()
    texts = [str(move) for move in state.moves]
    assert texts[:2] == ["bid 1 of 1", "bid 1 of 2"] and len(texts) == len(set(texts))
    assert [str(state.parse(text)) for text in texts] == texts
    assert state.parse("bid 2 of 5").arguments == {"count": 2, "face": 5}
    assert state.parse("lay 1 of 4 + 1 of 6 with 2").arguments == {"dice": {"4": 1, "6": 1}, "k": 2}
    assert state.parse("lay 2 of 5 with 1") == state.parse("lay {5: 2} with 1")
