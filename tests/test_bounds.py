"""Nesting, sizes and effort are bounded: a definition that asks for too much is told so, soon, and one that does not
compiles."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rulewright.compiler.front import check_game

HEAD = 'game "Example"\nplayers 2\n'
PLAY = "\nplay\n    for you in turns(0)\n        you choose wait\n"
SECONDS = 20


def lines(count: int, line: str) -> str:
    """So many lines; `{n}` is the number of each, `{m}` the next."""
    return "".join(line.format(n=n, m=n + 1) + "\n" for n in range(count))


def in_play(text: str) -> str:
    return f"state gold: 0..9 per Player\n\nplay\n{text}    finish\n"


TOO_MUCH = {
    "a board of a billion cells": ("RW311", f"board grid: square 99999 by 99999\n{PLAY}"),
    "a growing board without end": ("RW311", f"board grid: hex growing within 2000000000\n{PLAY}"),
    "many boards": ("RW375", lines(500, "board b{n}: square 60 by 60") + PLAY),
    "a huge record": ("RW370", f"record Spot(a: 0..9999, b: 0..9999, c: 0..9999)\n{PLAY}"),
    "records of records": (
        "RW370",
        "record R0(a: 0..9, b: 0..9)\n" + lines(30, "record R{m}(a: R{n}, b: R{n})") + PLAY,
    ),
    "a set over everything": ("RW309", f"state seen: set of 0..2000000000\n{PLAY}"),
    "a bag over a large record": ("RW309", f"record Spot(a: 0..999, b: 0..999)\nstate seen: bag of Spot\n{PLAY}"),
    "a state with too many elements": ("RW371", f"state heat: 0..9 per 0..2000000000\n{PLAY}"),
    "a position of a hundred megabytes": (
        "RW376",
        lines(30, "state s{n}: list of 0..60000 up to 4096 per 0..999") + PLAY,
    ),
    "a long ring": ("RW367", f'enum A: x(X)\ntable T from "t.yaml"\n    ring: 999999999 of A\n{PLAY}'),
    "a comprehension over a million records": (
        "RW372",
        f"record Spot(a: 0..999, b: 0..999)\nstate most: 0..9 = count(s in Spot where s.a == s.b) mod 9\n{PLAY}",
    ),
    "a range of two thousand million": ("RW372", f"state most: 0..9 = count(n in 1..2000000000)\n{PLAY}"),
    "loops in loops before the game": (
        "RW372",
        f"state most: 0..9 = sum(a in 1..99, b in 1..99, c in 1..99, d in 1..99: 1) mod 9\n{PLAY}",
    ),
    "defs that double their work": (
        "RW372",
        "def d0(n: 0..9) = n\n"
        + lines(40, "def d{m}(n: 0..9) = d{n}(n) + d{n}(n)")
        + f"state most: 0..9 = d40(0)\n{PLAY}",
    ),
    "functions that double": (
        "RW373",
        "board grid: square 3 by 3\ndef d0(c: grid, f) = if f(c) then 1 else 0\n"
        + lines(40, "def d{m}(c: grid, f) = d{n}(c, x => f(x)) + d{n}(c, y => f(y))")
        + f"score points = sum(c in grid: d40(c, x => x == a1))\n{PLAY}",
    ),
    "a chain of defs": ("RW221", lines(500, "def d{n} = d{m}") + f"def d500 = 1\nscore points = d0\n{PLAY}"),
    "a chain of actions": (
        "RW221",
        lines(500, "action a{n}\n    a{m}") + "action a500\n    finish\n\nplay\n    a0\n",
    ),
    "brackets in brackets": ("RW108", f"def f = {'(' * 5000}1{')' * 5000}\n{PLAY}"),
    "blocks in blocks": (
        "RW108",
        in_play("".join(f"{'    ' * (n + 1)}if gold[0] == {n % 9}\n" for n in range(300)) + "    " * 301 + "finish\n"),
    ),
    "a sum of ten thousand terms": ("RW108", f"def f = {' + '.join(['1'] * 10_000)}\n{PLAY}"),
    "indices in indices": ("RW108", in_play(f"    gold[0] = {'gold[' * 400}0{']' * 400}\n")),
    "numbers that explode": (
        "RW305",
        "def d0 = 65536\n" + lines(20, "def d{m} = d{n} * d{n}") + f"state most: 0..9 = d20 mod 9\n{PLAY}",
    ),
    "a table of a million brackets": ("RW348", 'table T from "t.yaml"\n    cost: 0..9\n' + PLAY),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_too_much(what: str, tmp_path: Path) -> None:
    code, text = TOO_MUCH[what]
    (tmp_path / "t.yaml").write_text("[" * 100_000 if code == "RW348" else "- {id: a, ring: X}\n", encoding="utf-8")
    found, seconds = checked(tmp_path, HEAD + text)
    assert code in found
    assert seconds < SECONDS


MUCH = {
    "three hundred options": (
        "\nplay\n    for you in turns(0)\n        you choose\n" + lines(300, "            o{n}(k in 1..3)")
    ),
    "two hundred branches": in_play(
        "    if gold[0] == 9\n        finish\n" + lines(200, "    elif gold[0] == {n} mod 9\n        gold[1] = 3")
    ),
    "a thousand members": (
        f"enum A: {', '.join(f'm{n}' for n in range(1000))}\nstate a: A?\nscore points = if a == m1 then 1 else 0\n"
        + in_play("    a = m2\n    gold[0] = 1\n")
    ),
    "two thousand lines": in_play(lines(2000, "    gold[0] = {n} mod 9")),
    "a thousand states": lines(1000, "state s{n}: 0..9") + in_play(lines(1000, "    s{n} = 3")),
    "a hundred loops": in_play(lines(100, "    for n{n} in 1..9\n        gold[0] = n{n}")),
    "a def for each of many types": (
        "def same(x, y) = x == y\n" + in_play(lines(300, "    if same({n}, {m})\n        gold[0] = 1"))
    ),
    "forty defs that call twice": (
        "def d0(n) = n\n"
        + lines(40, "def d{m}(n) = max(d{n}(n), d{n}(n + 1))")
        + in_play("    gold[0] = d40(gold[1])\n")
    ),
}


@pytest.mark.parametrize("what", MUCH)
def test_much_but_not_too_much(what: str, tmp_path: Path) -> None:
    found, seconds = checked(tmp_path, HEAD + MUCH[what])
    assert not {code for code in found if code < "RW9"}
    assert seconds < SECONDS


def checked(folder: Path, text: str) -> tuple[set[str], float]:
    """The codes of all problems of a text, and how long it took to find them."""
    path = folder / "example.game"
    path.write_text(text, encoding="utf-8")
    start = time.process_time()
    found = check_game(path)
    assert all(problem.render() for problem in found)
    return {problem.code for problem in found}, time.process_time() - start
