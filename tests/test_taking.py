"""Taking what may not be there, in an option: named by `check`, unless something before it says that there is
enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.front import check_game

HEAD = """game "Taking"
players 2
enum Good: apple, bean
state wood, stone: 0..9 per Player = 3
state debt: -9..9 per Player
state level: 2..9 = 5
state hand, shop: bag of Good up to 20 per Player
state row: list of Good up to 9
state done: set of Good
def price(good) = if good == apple then 1 else 2
def beans = {c in your hand where c == bean}
action pay(n: 0..9)
    require your wood >= n
    your wood -= n
action lose(n: 0..9)
    your wood -= n
action swap(good, to other: Good)
    remove good from your hand
    add other to your hand
play
    for you in players
        you choose
"""
# the option; and the guard that the hint says, or nothing if all is well
CASES: dict[str, str] = {
    "go\n    your wood -= 2": "require your wood >= 2",
    "go\n    require your wood >= 2\n    your wood -= 2": "",
    "go\n    require your wood > 1\n    your wood -= 2": "",
    "go\n    require your wood > 0\n    your wood -= 2": "require your wood >= 2",
    "go\n    require wood[you] != 0\n    your wood -= 1": "",
    "go\n    require 2 <= your wood and your stone > 0\n    your wood -= 2; your stone -= 1": "",
    "go\n    require your wood >= 2\n    your wood -= 2; your wood -= 2": "require your wood >= 2",
    "go\n    require your wood >= 2\n    wood[you + 1] -= 2": "require wood[you + 1] >= 2",
    "go\n    if your wood >= 2\n        your wood -= 2": "",
    "go\n    if your wood < 2\n        stone[you] = 1\n    else\n        your wood -= 2": "",
    "go\n    your wood -= min(2, your wood)": "",
    "go\n    your wood = max(0, your wood - 2)": "",
    "go\n    your wood -= if your wood > 1 then 2 else your wood": "",
    "go\n    let n = min(your wood, 4)\n    your wood -= n": "",
    "go(n in 0..your wood)\n    your wood -= n": "",
    "go(n in 1..3)\n    your wood -= n": "require your wood >= n",
    "go(n in 1..3 where your wood >= n)\n    your wood -= n": "",
    "go(n in 0..min(4, your wood))\n    your wood -= n": "",
    "go(n in 0..your wood div 2)\n    your wood -= n * 2": "",
    "go\n    repeat while your wood > 0\n        your wood -= 1": "",
    "go\n    repeat 2\n        your wood -= 1": "require your wood >= 1",
    "go\n    your debt -= 2": "",  # who goes below nothing has said how far
    "go\n    level -= 1": "require level >= 1 + 2",
    "go\n    require level > 2\n    level -= 1": "",
    "go\n    pay 2": "",
    "go\n    lose 2": "require your wood >= n",
    "go\n    require your wood >= 2\n    lose 2": "",
    "go(n in 1..3)\n    require your wood >= n\n    lose n": "",
    "go(card in your hand)\n    remove card from your hand": "",
    "go(card in kinds(your hand))\n    remove card from your hand": "",
    "go(card in {c in your hand where c == bean})\n    remove card from your hand": "",
    "go(card in beans)\n    remove card from your hand": "",
    "go(card in Good)\n    remove card from your hand": "require card in your hand",
    "go(card in Good)\n    require card in your hand\n    remove card from your hand": "",
    "go(card in Good)\n    require your hand[card] >= 1\n    remove card from your hand": "",
    "go(card in your hand)\n    remove card from your shop": "require card in your shop",
    "go(card in your hand)\n    swap card to bean": "",
    "go(card in Good)\n    swap card to bean": "require good in your hand",
    "go\n    your hand -= 2 apple": "require 2 apple <= your hand",
    "go\n    require your hand[apple] >= 2\n    your hand -= 2 apple": "",
    "go\n    require 2 apple <= your hand\n    your hand -= 2 apple": "",
    "go\n    require 2 apple + 1 bean <= your hand\n    your hand -= 2 apple + 1 bean": "",
    "go(n in 1..2)\n    require your hand[bean] >= n\n    remove n of bean from your hand": "",
    "go(cards in splits(2, Good, g => your hand[g]))\n    your hand -= cards": "",
    "go(cards in splits(2, Good, g => 2))\n    your hand -= cards": "require cards <= your hand",
    "go\n    for card in your hand\n        remove card from your hand": "",
    "go(cards in subsets(your hand, 2))\n    for card in cards\n        remove card from your hand": "",
    "go\n    your hand -= your hand & your shop": "",
    "go\n    require row is not empty\n    remove first(row) from row": "",
    "go\n    require row is not empty\n    let last = row[count(row) - 1]\n    remove last from row": "",
    "go\n    require row is not empty\n    remove row[0] from row": "",
    "go\n    let last = row[count(row) - 1]\n    remove last from row": "require last in row",
    "go(at n in 0..8)\n    require n < count(row)\n    let x = row[n]\n    remove x from row": "",
    "go(at n in 0..8)\n    require n <= count(row)\n    let x = row[n]\n    remove x from row": "require x in row",
    "go(at n in 0..8)\n    require n < count(row)\n    let x = row[n + 1]\n    remove x from row": "require x in row",
    "go(at n in -1..8)\n    require n < count(row)\n    let x = row[n]\n    remove x from row": "require x in row",
    "go(at n in 0..(count(row) - 1))\n    remove row[n] from row": "",
    "go(at n in 0..8)\n    let x = row[n]\n    require x is not empty\n    remove x from row": "",
    "go(at n in 0..8 where row[n] is not empty)\n    let x = row[n]\n    remove x from row": "",
    "go(at n in 0..8 where n < count(row))\n    clear row\n    remove row[n] from row": "require row[n] in row",
    "go\n    remove apple from row": "require apple in row",
    "go\n    require your wood >= 2\n    put apple into row at 0\n    your wood -= 2": "",
    "go\n    require apple in row\n    put bean into row at 0\n    remove apple from row": "require apple in row",
    "go\n    remove apple from done": "",  # a set without it stays as it is
}


@pytest.mark.parametrize("option", CASES)
def test_takes(tmp_path: Path, option: str) -> None:
    text = HEAD + "".join(f"            {line}\n" for line in option.splitlines())
    file = tmp_path / "taking.game"
    file.write_text(text)
    found = check_game(file)
    assert [problem.message for problem in found if not problem.warning] == []
    guard = CASES[option]
    assert [problem.hint for problem in found if problem.code == "RW412"] == (
        [f"say it before: {guard}"] if guard else []
    )


def test_the_telling_itself_is_not_meant(tmp_path: Path) -> None:
    """What the rules do by themselves is no move that could be illegal."""
    file = tmp_path / "taking.game"
    file.write_text(HEAD.replace("        you choose\n", "        your wood -= 2\n        you choose wait\n"))
    assert [problem for problem in check_game(file) if problem.code == "RW412"] == []
