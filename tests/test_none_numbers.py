"""A number that is none: there is nothing to compute with it or to order it by (docs/language.md, Types), on every
backend alike."""

from __future__ import annotations

from typing import Any

import pytest
from told import Told, told

from rulewright.runtime.backend import Fault

HEAD = """game "Nones"
players 2
enum Good: apple, bean, corn
board grid: square 4 by 4
state n: 0..3? = none
state m: 0..9?
state k: 0..9 = 7
state s: set of 0..9
state box: bag of Good up to 9
state good: Good? = apple
state who: Player
state at: grid
state listed: list of 0..9 up to 4
def same(x) = x
"""
FAULTS = (
    "k = n + 1",
    "k = 1 - n",
    "k = n * 0",
    "k = n div 1",
    "k = 4 mod n",
    "k = abs(-n)",
    "k -= n",
    "m += 1",
    "m = min(n, 3)",
    "m = max(1, n, 3)",
    "who = you + n",
    "who = you - n",
    "good = apple + n",
    "at = a1 + (n, 1)",
    "at = a1 + (1, 1) * n",
    "at = (n, 1)",
    "k = count(c in ray(a1, (1, 0), n))",
    "k = count(reach(a1, c => c.neighbours, n))",
    "s = 0..n",
    "s = {x in n..4}",
    "box = n of apple",
    "k = if n < 2 then 1 else 2",
    "k = if 2 >= same(n) then 1 else 2",
    "k = if 2 in n..4 then 1 else 2",
    "k = sum(x in {1, 2}: n)",
    "k = min(x in {1, 2}: n)",
    "k = max(x in {1, 2}: n)",
    "k = median(x in {1, 2}: n)",
    "who = first(most(p in players: n))",
    "repeat n\n    k = 1",
    "for x in 1..n\n    k = 1",
    "put 3 into listed at n",
)
MEANT = {  # what docs/language.md has of none elsewhere
    "k = if n == 0 then 1 else 2": {"k": 2},
    "k = if n is empty then 1 else 2": {"k": 1},
    "k = if n in {0, 1, 2, 3} then 1 else 2": {"k": 2},
    "k = if n in 0..3 then 1 else 2": {"k": 2},
    "k = count({n, 2})": {"k": 1},
    "m = 5\n    m = n": {"m": "none"},
    "m = if n is empty or n < 2 then 1 else 2": {"m": 1},
}
CASES = (*FAULTS, *MEANT)
WIDE = {  # an end of which nobody knows how large it is: v is 0..9, to the sixth power
    (0, 0): [0],
    (0, 1): [0, 1],
    (0, 2): None,
    (3, 1): [],
    (3, 0): [],
}


def whole() -> str:
    text = f"{HEAD}play\n    var j = 0\n    for you in players\n"
    text += f"        you choose\n            try(i in 1..{len(CASES)})\n                j = i\n"
    text += "            wide(l in 0..9, v in 0..9)\n                s = l..(v * v * v * v * v * v)\n"
    for number, body in enumerate(CASES, 1):
        lines = "".join(f"            {line}\n" for line in body.replace("\n    m", "\nm").splitlines())
        text += f"        if j == {number}\n{lines}"
    return text


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    return list(told(tmp_path_factory.mktemp("nones"), whole()))


def played(game: Told, *move: int) -> Any:
    position = game.new()
    position.play(move)
    return game.states(position)


@pytest.mark.parametrize("body", FAULTS)
def test_it_is_not_computed_with(games: list[Told], body: str) -> None:
    line = whole().splitlines().index(f"        if j == {CASES.index(body) + 1}") + 2
    for game in games:
        with pytest.raises(Fault) as caught:
            played(game, 0, CASES.index(body) + 1)
        assert (caught.value.code, caught.value.where.line) == ("RW605", line), game.name


@pytest.mark.parametrize("body", MEANT)
def test_elsewhere_it_is_nothing(games: list[Told], body: str) -> None:
    for game in games:
        found = played(game, 0, CASES.index(body) + 1)
        for name, value in MEANT[body].items():
            assert found[name] == (-(2**31) if value == "none" else value), game.name


@pytest.mark.parametrize("ends", WIDE)
def test_a_range_that_may_end_anywhere_fits_whole_or_is_refused(games: list[Told], ends: tuple[int, int]) -> None:
    for game in games:
        if (wanted := WIDE[ends]) is None:
            with pytest.raises(Fault) as caught:
                played(game, 1, *ends)
            assert caught.value.code == "RW601", game.name
        else:
            assert played(game, 1, *ends)["s"] == sum(1 << one for one in wanted), game.name
