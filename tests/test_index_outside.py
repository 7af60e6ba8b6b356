"""Numbers that are read where nothing is (docs/language.md, Types): by a place outside they are none, through none they
are 0 where their range has it and none otherwise. On every backend alike."""

from __future__ import annotations

from typing import Any

import pytest
from told import Told, told

from rulewright.runtime.backend import Fault

NONE = -(2**31)
CARDS = """
- {id: ace, cost: 2, worth: 0, chance: 3, wheel: [2, 4], prices: {apple: 4, bean: 5}, fees: {apple: 4}, gain: 1}
- {id: king, cost: 5, worth: 7, chance: 1, wheel: [1, 3], prices: {apple: 6, bean: 2}, fees: {bean: 3}, gain: at - 4}
"""
HEAD = """game "Outside"
players 2
enum Good: apple, bean, corn
board grid: square 3 by 3
record Pit(side: Player, number: 1..6)
table Card from "cards.yaml"
    cost: 1..5
    worth: 0..9
    chance: 1..6 = 4
    wheel: 2 of 1..4
    prices: 1..9 per Good
    fees: 0..9 per Good = 7
    gain: 1..9
state at: 0..20
state below: -9..9
state m: -99..99?
state k: 0..99 = 50
state die: 1..6 = 3
state dice: list of 1..6 up to 4 = {6, 5}
state counts: list of 0..6 up to 4 = {6, 5}
state goods: list of Good up to 4 = {corn}
state rolled: 1..6 per Player, 0..3 = 2
state held: 0..6 per Player, 1..3 = 4
state open: yes/no per 1..3 = yes
state face: 2..6 per Player = 5
state height: 1..3 on grid = 2
state depth: 0..3 on grid = 2
state faces: list of 1..6 up to 3 per Player = {4}
state nobody: Player
state nowhere: grid
state no_card: Card? = none
state card: Card? = king
state no_pit: Pit? = none
state pit: Pit? = none
state good: Good? = none
state n: 0..3? = none
def same(x) = x
"""
# what is written, with `at` 9 and `below` -1: what m holds then, from the docs
READ = {
    "dice[0]": 6,
    "dice[at]": NONE,
    "dice[below]": NONE,
    "dice[count(dice)]": NONE,
    "dice[count(dice) - 1]": 5,
    "dice[n]": NONE,
    "counts[at]": NONE,
    "faces[you][at]": NONE,
    "faces[nobody][0]": NONE,
    "same(dice[at])": NONE,
    "if dice[at] == 1 then 1 else 2": 2,
    "if dice[at] != 1 then 1 else 2": 1,
    "if dice[at] is empty then 1 else 2": 1,
    "if dice[at] in {1, 2, 3, 4, 5, 6} then 1 else 2": 2,
    "if dice[at] in 1..6 then 1 else 2": 2,
    "if dice[at] in dice then 1 else 2": 2,
    "if dice[at] is empty or dice[at] > 3 then 1 else 2": 1,
    "count({dice[at], 2})": 1,
    "if goods[at] is empty then 1 else 2": 1,
    "rolled[you, 0]": 2,
    "rolled[you, at]": NONE,
    "rolled[you, below]": NONE,
    "rolled[you, n]": NONE,
    "rolled[nobody, 0]": NONE,
    "held[you, 3]": 4,
    "held[you, at]": NONE,
    "held[you][at]": NONE,
    "your held[0 + below]": NONE,
    "held[nobody, 2]": 0,
    "held[nobody, at]": NONE,
    "held[nobody, at mod 3 + 1]": 0,
    "if open[at] then 1 else 2": 2,
    "face[you]": 5,
    "face[nobody]": NONE,
    "if face[nobody] == 2 then 1 else 2": 2,
    "face[nobody + 1]": NONE,
    "height[nowhere]": NONE,
    "height[a1]": 2,
    "height[a1 + W]": NONE,
    "if height[c3 + N] == 1 then 1 else 2": 2,
    "count(c in grid where height[c + W] == 1)": 0,
    "count(c in grid where height[c + E] is empty)": 3,
    "depth[a1 + W]": 0,
    "count(c in grid where depth[c + W] == 0)": 3,
    "card.cost": 5,
    "no_card.cost": NONE,
    "no_card.worth": 0,
    "no_card.chance": 4,
    "card.chance": 1,
    "card.wheel[0]": 1,
    "card.wheel[3]": 3,
    "card.wheel[below]": 3,
    "no_card.wheel[0]": NONE,
    "card.prices[bean]": 2,
    "card.prices[corn]": NONE,
    "card.prices[good]": NONE,
    "no_card.prices[apple]": NONE,
    "card.fees[apple]": 7,
    "card.fees[good]": 7,
    "no_card.fees[bean]": 7,
    "card.gain": 5,
    "no_card.gain": NONE,
    "Pit(you, 4).number": 4,
    "no_pit.number": NONE,
    "if no_pit.number == 1 then 1 else 2": 2,
}
FAULTS = {  # computed with, ordered by, or stored where a number must be
    "k = dice[at] + 1": "RW605",
    "k = 7 - dice[below]": "RW605",
    "k = if dice[at] < 3 then 1 else 2": "RW605",
    "k = max(dice[at], 2)": "RW605",
    "k = sum(i in 0..3: dice[i])": "RW605",
    "k = sum(i in {0, 9}: counts[i])": "RW605",
    "k = rolled[you, at] * 2": "RW605",
    "k = held[you, at] * 2": "RW605",
    "k = same(held[you, at]) div 2": "RW605",
    "k = face[nobody] + 1": "RW605",
    "k = height[nowhere] + 1": "RW605",
    "k = sum(c in grid: height[c + E])": "RW605",
    "k = no_card.cost + 1": "RW605",
    "k = card.prices[good] + 1": "RW605",
    "k = no_card.gain + 1": "RW605",
    "k = no_card.wheel[1] + 1": "RW605",
    "k = card.wheel[n]": "RW605",
    "k = no_pit.number + 1": "RW605",
    "k = first(most(p in players: rolled[p, at])) - first(players)": "RW605",
    "repeat dice[at]\n    k = 1": "RW605",
    "for i in 1..dice[at]\n    k = 1": "RW605",
    "k = dice[at]": "RW601",
    "die = dice[at]": "RW601",
    "die = face[nobody]": "RW601",
    "add dice[at] to counts": "RW602",
    "counts[at] += 1": "RW605",
    "held[you, at] -= 1": "RW605",
    "face[nobody] -= 1": "RW605",
    "held[nobody, 2] += 1": "RW602",
    "k = held[nobody, 1 div (at - 9)]": "RW605",
    "k = held[you, at]": "RW601",
}
WRITTEN = {  # what is there is not in the way of anything
    "k = sum(i in 0..count(dice) - 1: dice[i])": 11,
    "k = sum(i in 0..1: held[you, i + 1])": 8,
    "k = sum(p in players: face[p]) + card.cost": 15,
    "counts[1] -= 3; k = counts[1] + 1": 3,
    "pit = Pit(you, 6); k = if pit is empty then 9 else pit.number + 1": 7,
    "k = depth[nowhere] + 1": 1,
    "k = held[nobody, 1] + 1": 1,
    "k = no_card.chance + no_card.worth": 4,
}
CASES = (*(f"m = {text}" for text in READ), *FAULTS, *WRITTEN)


def whole() -> str:
    text = f"{HEAD}play\n    var j = 0\n    at = 9; below = -1\n    for you in players\n"
    text += f"        you choose try(i in 1..{len(CASES)})\n            j = i\n"
    for number, body in enumerate(CASES, 1):
        lines = "".join(f"            {line}\n" for line in body.splitlines())
        text += f"        if j == {number}\n{lines}"
    return text


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    return list(told(tmp_path_factory.mktemp("outside"), whole(), {"cards.yaml": CARDS}))


def played(game: Told, body: str) -> Any:
    position = game.new()
    position.play((0, CASES.index(body) + 1))
    return game.states(position)


@pytest.mark.parametrize("text", READ)
def test_what_is_read_there(games: list[Told], text: str) -> None:
    assert [played(game, f"m = {text}")["m"] for game in games] == [READ[text]] * len(games)


@pytest.mark.parametrize("body", FAULTS)
def test_it_is_never_taken_for_a_number(games: list[Told], body: str) -> None:
    line = whole().splitlines().index(f"        if j == {CASES.index(body) + 1}") + 2
    for game in games:
        with pytest.raises(Fault) as caught:
            played(game, body)
        assert (caught.value.code, caught.value.where.line) == (FAULTS[body], line), game.name


@pytest.mark.parametrize("body", WRITTEN)
def test_what_is_there_is_a_number(games: list[Told], body: str) -> None:
    assert [played(game, body)["k"] for game in games] == [WRITTEN[body]] * len(games)
