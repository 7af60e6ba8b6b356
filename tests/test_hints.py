"""What a newcomer writes wrong, and the way out that is offered: one mistake in a small game, one hint."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import load
from rulewright.compiler.front import check_game

GAME = """\
game "Market"
players 2..3

option pace: slow | fast = slow
option open: yes/no = yes

enum Good: wood, clay
table Card from "market.yaml"
    cost: 0..5
    gain: rules

board grid: square 5 by 5
state mark: Player? on grid
state stock: bag of Good per Player
state deck: pile of Card
state met: list of Card up to 9
state score_of: 0..9 per Player

def free = {c in grid where mark[c] is empty}

action take(goods: bag of Good)
    your stock += goods

action give(n)
    your stock += n of wood

play
    for card in Card
        put card onto deck
    for you in turns(0)
        you choose
            mark(at cell in free)
                require cell.row != 3 or pace == fast  "not yet"
                mark[cell] = you
            buy(card in Card)
                require open  "the market is closed"
                do card.gain
            otherwise
                finish
"""
TABLE = """\
- {id: hut, cost: 0, gain: "take 1 wood"}
- {id: inn, cost: 2, gain: "take 2 clay"}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "code", "hint"),
    [
        ("players 2..3", "players 3..2", "RW213", "the smaller number comes first"),
        (
            "mark[cell] = you",
            "you + 1 does give 2",
            "RW105",
            "give the seat a name: 'let other = you + 1', then 'other does …'",
        ),
        (
            "you choose",
            "(you + 1) chooses",
            "RW105",
            "give the seat a name: 'let other = you + 1', then 'other chooses …'",
        ),
        (
            "require cell.row != 3",
            "require cell not in {c + d for c in free for d in Direction}",
            "RW105",
            "write 'for' once: 'for c in free, d in Direction …'",
        ),
        (
            "mark(at cell in free)",
            "mark(at cell in free, to way in left | right)",
            "RW201",
            "a choice of words is an enum: 'enum Way: left, right', and here 'way in Way'",
        ),
        (
            "mark(at cell in free)",
            "mark(at cell in free, to way: left | right)",
            "RW105",
            "a choice of words is an enum: 'enum Way: left, right', and here 'way in Way'",
        ),
        ("buy(card in Card)", "buy(card: Card)", "RW105", "an option says what can be chosen: 'card in Card'"),
        ("buy(card in Card)", "buy(card in met | Crad)", "RW201", "did you mean 'Card'?"),
        (
            "buy(card in Card)",
            "buy(at in 0..2)",
            "RW105",
            "'at' is a preposition here: a name is still to come, or choose another",
        ),
        (
            "mark[cell] = you",
            "var at = 3\n                let far = {n in 1..at where n > 1}",
            "RW105",
            "'at' is a preposition: choose another name",
        ),
        ("fast = slow", "fast = brisk", "RW201", "here stands one of slow, fast"),
        ("yes/no = yes", "yes/no = on", "RW201", "here stands yes or no"),
        ("gain: rules", "gain: rule", "RW205", "did you mean 'rules'?"),
        (
            "state mark: Player? on grid",
            "state mark: Player? on grid\nstate way: Step",
            "RW205",
            "steps are not kept: a def tells them, 'def ways(rook) = {(1, 0), (0, 1)}'",
        ),
        (
            "board grid: square 5 by 5",
            (
                "board grid: square 5 by 5\nboard rim: square 4 by 4\nscore far = count({c + d for c in rim, d in"
                " Direction})"
            ),
            "RW323",
            "that is a direction of 'grid'; on 'rim' say a step such as (1, 0)",
        ),
        (
            "mark[cell] = you",
            "let far = if cell.row == 1 then 1\n                    else 2",
            "RW113",
            "a line goes on only within brackets: put the whole in ( )",
        ),
        ("require open ", "require: open ", "RW105", "remove the ':'"),
        ("square 5 by 5", "square 5 - 1 by 5", "RW105", "a size that is computed stands in brackets: '(5 - 1)'"),
        (
            "cost: 0..5",
            "cost: 0..5 per 1..2",
            "RW105",
            "a column is per an enum, a table or Player; numbers one after the other are a ring, '2 of 0..3'",
        ),
        ("buy(card in Card)", "buy(card in {met[9]})", "RW913", "the first is 0, the last 8"),
        ("buy(card in Card)", "buy(card in {met[-1]})", "RW913", "the last of a list is 'l[count(l) - 1]'"),
        (
            "score_of: 0..9 per Player",
            "score_of: 0..9 per 2..4\nscore far = score_of[5]",
            "RW913",
            "the first is 2, the last 4",
        ),
        (
            "action give(n)",
            "action give(n, of good)",
            "RW105",
            "'n of x' is one argument, an amount: 'goods: bag of T'; or say 'with good'",
        ),
        ("mark[c] is empty", "mark[c] == empty", "RW201", "write 'is empty' or 'is not empty'"),
        ("mark[c] is empty", "mark(c) is empty", "RW207", "'mark' is a state: write mark[…]"),
        ("market.yaml", "../market.yaml", "RW343", 'a table lies beside the game, as in from "cards.yaml"'),
        ("market.yaml", "zoo.yaml", "RW344", "there is market.yaml"),
        ("mark[cell] = you", "mark[z9] = you", "RW201", "the board 'grid' has a1 to e5"),
        ("cell.row != 3", "cell.row <> 3", "RW117", "write '!='"),
        ("you choose", "you chose", "RW114", "did you mean 'choose' instead of 'chose'?"),
        ("you choose", "choose", "RW114", "say who chooses: 'you choose'"),
        ("state deck", "state none", "RW220", "choose another name"),
        ("enum Good: wood, clay", "enum Good: wood, clay, none", "RW220", "choose another name"),
        ("id: inn", "id: none", "RW220", "choose another id"),
        (
            "put card onto deck",
            "for i in 0..1\n            score_of[i] = 1",
            "RW301",
            "a player is no number: 'for p in players', 'p + 1' is the next; a parameter says so: 'f(p: Player)'",
        ),
        ("action take", "action add", "RW220", "choose another name"),
        ("take(goods: bag of Good)", "take(n, good)", "RW364", "an amount such as '2 coin' is one argument"),
        (
            "pile of Card",
            "pile of Card = {c in Card}",
            "RW301",
            "a pile begins empty: 'put' things 'onto' it, then 'shuffle' it",
        ),
        ("take 2 clay", "give clay", "RW301", "'give' is given a Good in market.yaml:2:29"),
        ("cost: 2", "cost: two", "RW201", "here stands a number 0..5"),
        (
            "put card onto deck",
            "add card to met at 0",
            "RW364",
            "at a place of a list: 'put x into l at i'; on top: 'put x onto l'",
        ),
        (
            "put card onto deck",
            "put card onto deck at 0",
            "RW364",
            "at a place of a list: 'put x into l at i'; on top: 'put x onto l'",
        ),
        ("mark(at cell in free)", "mark(at cell)", "RW105", "say what can be chosen: 'cell in …'"),
        ("buy(card in Card)", "buy(n in 1..score_of)", "RW339", "in brackets stands which one: a Player"),
        ("put card onto deck", "met = {c in Card}", "RW301", "a list has an order: 'add' one after the other to it"),
        ("id: inn", "id: hut", "RW340", "the other stands in market.yaml:1:8"),
        (
            "mark[cell] = you",
            "let homes = {(1, 1), (5, 5)}\n                require cell in homes",
            "RW301",
            "a pair is a step where nothing asks for a cell: 'def spot(c: grid) = c' makes one of it, 'spot((2, 3))'",
        ),
        (
            "action give(n)\n    your stock += n of wood",
            "action give(n)\n    if n is empty\n        your stock += 1 wood\n\naction lend\n    give none",
            "RW317",
            "give the parameter 'n' a type",
        ),
        (
            "action give(n)\n    your stock += n of wood",
            "action give(n, good: Good)\n    your stock += n of good\n\naction lend\n    give(2, clay)",
            "RW228",
            "write 'action give(n, at good)', and call it as 'give n at good'",
        ),
        (
            "action give(n)\n    your stock += n of wood",
            "action give(n, good: Good)\n    your stock += n of good\n\naction lend\n    give(2, clay)",
            "RW364",
            "declare it as 'action give(n, at good)', and call it as 'give n at good'",
        ),
        (
            "action give(n)\n    your stock += n of wood",
            "action give(n, to p: Player, as good: Good)\n    stock[p] += n of good\n\naction lend\n"
            "    give(2, 0, clay)",
            "RW364",
            "without brackets and commas: 'give n to p as good'",
        ),
        (
            "action give(n)\n    your stock += n of wood",
            "action give(n, to p: Player)\n    stock[p] += n of wood\n\naction lend\n    give(2, 0)",
            "RW364",
            "without brackets and commas: 'give n to p'",
        ),
        (
            "def free =",
            "def near(at: grid) = at\ndef free =",
            "RW105",
            "'at' is a preposition here: a name is still to come, or choose another",
        ),
        (
            "state deck: pile of Card",
            "state deck: pile of Card\nstate more: pile of bag of Card",
            "RW105",
            "a pile holds no collections: with an index a state has several, 'state x: list of T up to 9 per 1..3'",
        ),
        (
            "list of Card up to 9",
            "list of Card? up to 9",
            "RW105",
            "what is in a list is never none: write 'list of Card'",
        ),
        (
            "buy(card in Card)",
            "buy(card in Card, as sure in yes/no)",
            "RW111",
            "'yes/no' is a type: both as a set are {yes, no}",
        ),
        ("do card.gain", "do deck[0].gain", "RW329", "of a pile 'top(p)' and 'bottom(p)' are known"),
        ("do card.gain", "require top(met) is empty", "RW332", "the first of a list is 'l[0]'"),
        ("do card.gain", "require top(your stock) is empty", "RW332", "a bag has no order: 'draw x from' it"),
        (
            "do card.gain",
            "require card in deck",
            "RW332",
            "of a pile 'known_top(p)', 'known_bottom(p)' and 'unknown(p)' tell what is in it",
        ),
        ("your stock += goods", "your stock = your stock - wood", "RW323", "say how many of it: '1 of x'"),
        ("put card onto deck", "add card onto deck", "RW364", "a pile is laid on: 'put x onto p', 'put x under p'"),
        (
            "put card onto deck",
            "put card into deck at 0",
            "RW364",
            "a pile has no places: 'put x onto p', 'put x under p'",
        ),
        (
            "def free =",
            "network chain over c in grid\n    joins to c.neighbours\n    size = 1\ndef n = chain(a1).len\ndef free =",
            "RW330",
            "it has first, size",
        ),
        (
            "def free =",
            "network chain over c in grid where your score_of > 0\n    joins to c.neighbours\n    size = 1\ndef free =",
            "RW203",
            "a network is everybody's: "
            "let it go over a record that says whose, 'record Spot(owner: Player, cell: grid)'",
        ),
        ("put card onto deck", "met[9] = card", "RW913", "the first is 0, the last 8"),
        ("put card onto deck", "met[-1] = card", "RW913", "the last of a list is 'l[count(l) - 1]'"),
        (
            "                mark[cell] = you",
            "                var at: grid = cell\n                give at to cell",
            "RW105",
            "'at' is a preposition: choose another name",
        ),
        ("take 2 clay", "take cost of clay", "RW201", "write 'this.cost'"),
        (
            "def free =",
            "def known = kinds(deck)\ndef free =",
            "RW332",
            "of a pile 'unknown(p)' is the bag of what is not known, 'known_top(p)' and 'known_bottom(p)' are lists",
        ),
        (
            "            otherwise\n                finish",
            "            otherwise give\n                stop\n            otherwise\n                finish",
            "RW402",
            "let the first of them be an option with a guard, which says when it is there",
        ),
        (
            "            otherwise\n                finish",
            "            else\n                finish",
            "RW123",
            "what is there when nothing above is possible is 'otherwise'",
        ),
        (
            "gain: rules",
            "gain: rules\n    weight: 1..4",
            "RW351",
            "every row needs it, unless the column has a default, such as '= 1'",
        ),
    ],
)
def test_hint(right: str, wrong: str, code: str, hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (GAME + TABLE).count(right) >= 1
    Path("market.game").write_text(GAME.replace(right, wrong, 1), encoding="utf-8")
    Path("market.yaml").write_text(TABLE.replace(right, wrong, 1), encoding="utf-8")
    found = {problem.code: problem.hint for problem in reversed(check_game(Path("market.game")))}
    assert found.get(code) == hint, found


@pytest.mark.parametrize("condition", ["score_of[0] <= 2", "any(p in players: score_of[p] <= 2)"])
def test_what_a_variant_puts_in_place_of_a_line_is_one_line_or_a_block(condition: str, tmp_path: Path) -> None:
    (tmp_path / "market.game").write_text(GAME, encoding="utf-8")
    (tmp_path / "market.yaml").write_text(TABLE, encoding="utf-8")
    lines = f'variant "Other" of market\n\nreplace MA-1 with if {condition}\n    finish\n'
    (tmp_path / "other.variant").write_text(lines, encoding="utf-8")
    [problem] = check_game(tmp_path / "other.variant")
    assert problem.hint == "a block stands below 'replace MA-1 with', indented"


ROUNDS = """\
game "Rounds"
players 2

state left: set of 1..5 per Player = 1..5
state luck: 0..99

play
    repeat 5
        players choose secretly ride(at n in left[you])
            remove n from left[you]
        roll d in 1..6
        luck += d
"""


@pytest.mark.parametrize(
    ("loop", "more"),
    [
        ("repeat 5", "; if line 8 tells rounds, 'for round in 1..n': 'repeat n' is one choice of n"),
        ("repeat", None),
        ("for round in 1..5", None),
    ],
)
def test_rounds_that_are_told_as_so_many_choices(loop: str, more: str | None, tmp_path: Path) -> None:
    (tmp_path / "rounds.game").write_text(ROUNDS.replace("repeat 5", loop), encoding="utf-8")
    told = [problem.hint for problem in check_game(tmp_path / "rounds.game") if not problem.warning]
    assert told == ([] if more is None else [f"{OUT_OF_CHANCE}{more}"])


OUT_OF_CHANCE = "move the guard before the chance event, or give the choice an 'otherwise'"


def test_a_cell_about_a_broken_def_brings_no_mistake_of_its_own(tmp_path: Path) -> None:
    """The cell asks about the player who acts, and it may: only the def is wrong."""
    rules = GAME.replace("gain: rules", "gain: rules\n    worth: 0..9 = 0") + "score total_worth = 0\n"
    rules = rules.replace("def free =", "def mine = kinds(deck) + your stock\ndef free =")
    (tmp_path / "market.game").write_text(rules, encoding="utf-8")
    table = TABLE.replace("cost: 0,", 'cost: 0, worth: "count(mine)",')
    (tmp_path / "market.yaml").write_text(table, encoding="utf-8")
    assert [problem.code for problem in check_game(tmp_path / "market.game") if not problem.warning] == ["RW332"]


def test_the_distance_of_members_tells_of_which_enum_they_are(tmp_path: Path) -> None:
    """Where two enums have a word in common: hearts are 1 behind clubs in a Bid, 2 in a Suit."""
    rules = GAME.replace("enum Good:", "enum Bid: clubs, hearts\nenum Suit: clubs, spades, hearts\nenum Good:")
    rules = rules.replace("state deck:", "state bid: Bid = hearts\nstate suit: Suit = hearts\nstate deck:")
    rules += 'invariant "apart": bid - clubs == 1 and suit - clubs == 2\n'
    (tmp_path / "market.game").write_text(rules, encoding="utf-8")
    (tmp_path / "market.yaml").write_text(TABLE, encoding="utf-8")
    assert not [problem for problem in check_game(tmp_path / "market.game") if not problem.warning]
    assert load(tmp_path / "market.game", backend="reference").new(seed=1).broken_invariants() == []


def test_rows_without_a_cell_are_told_together(tmp_path: Path) -> None:
    (tmp_path / "market.game").write_text(
        GAME.replace("gain: rules", "gain: rules\n    sold: yes/no"), encoding="utf-8"
    )
    (tmp_path / "market.yaml").write_text(TABLE, encoding="utf-8")
    [problem] = [problem for problem in check_game(tmp_path / "market.game") if not problem.warning]
    assert problem.message == "2 rows have no 'sold': 'hut', 'inn'" and problem.span.line == 1


def test_the_game_is_right(tmp_path: Path) -> None:
    (tmp_path / "market.game").write_text(GAME, encoding="utf-8")
    (tmp_path / "market.yaml").write_text(TABLE, encoding="utf-8")
    assert not [problem for problem in check_game(tmp_path / "market.game") if not problem.warning]
