"""`for x in S where P`: S is taken when the loop begins, P is tested as each element comes up (docs/language.md,
Statements), whatever the body changes meanwhile. What is expected is worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from told import Told, told

HEAD = """game "Changing"
players 1
enum Good: apple, bean, corn
table Card from "cards.yaml"
    worth: 0..9
board grid: square 3 by 3
state n, seen: 0..99
state mark: 0..9 on grid
state held: set of 0..9 = {1, 2, 3, 4}
state box: bag of Good up to 9 = 2 apple + 1 bean
state row: list of 0..9 up to 5 = {3, 4, 5}
state cells: set of grid = {a1, b2, c3}
state owner: Good? per Card
action spoil(c)
    for d in c.neighbours
        mark[d] = 1
"""
CARDS = "- {id: Oak, worth: 1}\n- {id: Elm, worth: 2}\n- {id: Ash, worth: 3}\n"
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "a condition of no cell": ("for c in grid where n < 2\n    n += 1", {"n": 2}),
    "a condition of each cell": ("for c in grid where mark[c] == 0\n    spoil c\n    n += 1", {"n": 5}),
    "cells of a set": ("for c in cells where n < 1\n    n += 1", {"n": 1}),
    "a set that becomes smaller": ("for c in cells\n    cells -= {b2, c3}\n    n += 1", {"n": 3}),
    "a local": ("var k = 0\nfor c in grid where k < 4\n    k += 1\n    n += 1", {"n": 4}),
    "numbers": ("for x in 1..9 where x > n\n    n = x + 1", {"n": 10}),
    "numbers of a set": ("for x in held where x != n\n    n = x + 1\n    seen += 1", {"n": 4, "seen": 2}),
    "a range whose end moves": ("n = 3\nfor x in 1..n\n    n += 1", {"n": 6}),
    "a set of numbers that grows": ("for x in held\n    held += {x + 4}\n    n += 1", {"n": 4}),
    "kinds of a bag": ("for g in kinds(box)\n    box = {}\n    n += 1", {"n": 2}),
    "copies of a bag": ("for g in box\n    box = {}\n    n += 1", {"n": 3}),
    "kinds of a bag with a condition": ("for g in kinds(box) where box[g] > 0\n    box = {}\n    n += 1", {"n": 1}),
    "a list": ("for x in row\n    row = {1}\n    n += x", {"n": 12}),
    "a list with a condition": ("for x in row where n < 7\n    n += x", {"n": 7}),
    "rows of a table": ("for c in Card where owner[c] is empty\n    owner[Elm] = apple\n    n += c.worth", {"n": 4}),
    "members": ("for g in Good where box[g] < 2\n    add corn to box\n    n += 1", {"n": 2}),
    "until": ("for c in ray(a1, (1, 0)) until n > 0\n    n += 1", {"n": 2}),
    "neighbours": ("for c in b2.neighbours where mark[c] == 0\n    mark[c + (1, 1)] = 1\n    n += 1", {"n": 2}),
    "the same value for all": (
        "for c in grid where mark[a1] == 0\n    mark[c] = 1\nn = sum(c in grid: mark[c])",
        {"n": 1},
    ),
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    text = (
        f"{HEAD}play\n    var j = 0\n    for you in players\n        you choose try(i in 1..{len(CASES)})\n           "
        " j = i\n"
    )
    for number, (body, _) in enumerate(CASES.values(), 1):
        text += f"        if j == {number}\n" + "".join(f"            {line}\n" for line in body.splitlines())
    folder: Path = tmp_path_factory.mktemp("changing")
    return list(told(folder, text, {"cards.yaml": CARDS}))


@pytest.mark.parametrize("what", CASES)
def test_what_a_loop_changes(games: list[Told], what: str) -> None:
    for game in games:
        position = game.new()
        position.play((0, list(CASES).index(what) + 1))
        found = game.states(position)
        assert {name: found[name] for name in CASES[what][1]} == CASES[what][1], game.name
