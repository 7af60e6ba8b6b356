"""Walking a bag visits each copy, `kinds` each different member, and a range of an option offers each different move
once."""

from __future__ import annotations

from pathlib import Path

from told import told

CARDS = """- {id: Ace, worth: 11, likes: [Ace, King]}
- {id: King, worth: 4, likes: [Ace]}
- {id: Queen, worth: 3}
"""
# your hand is three aces and a king: worth 3 * 11 + 4
NUMBERS: dict[str, int] = {
    "count(your hand)": 4,
    "count(c in your hand)": 4,
    "count(c in your hand where c.worth > 5)": 3,
    "count(c in your hand where c.worth > limit)": 3,
    "count(c in kinds(your hand))": 2,
    "count(kinds(your hand))": 2,
    "sum(c in your hand: c.worth)": 37,
    "sum(c in your hand where c.worth > limit: c.worth - limit)": 18,
    "sum(c in kinds(your hand): c.worth)": 15,
    "count(a in your hand, b in your hand)": 16,
    "count(a in your hand, b in your hand where a == b)": 10,
    "count(a in your hand, b in a.likes)": 7,
    "count(b in {Ace, King}, a in your hand where a == b)": 4,
    "sum(a in your hand, b in your hand where a != b: a.worth)": 45,
    "max(c in your hand: c.worth)": 11,
    "min(c in your hand: c.worth)": 4,
    "count(most(c in your hand: c.worth))": 1,
    "count(least(c in your hand: c.worth))": 1,
    "count({c in your hand where c.worth > 0})": 2,
    "count({c.worth for c in your hand})": 2,
    "count(union(c in your hand: {x in c.likes}))": 2,
    "count(sum(c in your hand: 2 of c))": 8,
    "count(sum(c in your hand: bonus))": 8,
    "sum(c in your hand: 2 of c)[Ace]": 6,
    "count(c in your hand + 2 of Queen)": 6,
    "sum(c in your hand + 2 of Queen: c.worth)": 43,
    "sum(c in 2 of Ace + 1 of Queen: c.worth)": 25,
    "count(c in nobody where c.worth > 0)": 0,
    "count(n in dice where n > 2)": 5,
    "sum(n in dice: n)": 20,
    "count(kinds(dice))": 3,
    "count(kinds(line))": 2,
    "sum(n in kinds(line): n)": 5,
    "count(n in line)": 3,
    "if any(c in your hand: c == King) then 1 else 0": 1,
    "if all(c in your hand: c.worth > 4) then 1 else 0": 0,
    "if Ace in kinds(your hand) then 1 else 0": 1,
    "if Queen in kinds(your hand) then 1 else 0": 0,
    "if kinds(your hand) == {Ace, King} then 1 else 0": 1,
    "first(n in dice where n > 1)": 2,
}
GAME = f"""game "Walking"
players 2
table Card from "cards.yaml"
    worth: 0..20
    likes: set of Card = {{}}
state hand: bag of Card up to 30 per Player
state out, seen, met, doubled, told: bag of Card up to 60
state nobody: bag of Card
state bonus: bag of Card up to 9 = 1 of King + 1 of Queen
state dice: bag of 1..6 up to 9 = 2 of 2 + 2 of 3 + 3 of 4 - 1 of 2
state line: list of 1..6 up to 4 = {{2, 3, 2}}
state limit: 0..9 = 5
state steps, stopped: 0..99
state found: 0..99 per 0..{len(NUMBERS)}
def held(p: Player) = sum(c in hand[p]: 1 of c)
play
    dice += 1 of 2 - 1 of 2
    hand = 3 of Ace + 1 of King
    for you in {{1}}
{chr(10).join(f"        found[{at}] = {text}" for at, text in enumerate(NUMBERS))}
    for card in hand[0]
        add card to out
    for card in hand[0] where card.worth > limit
        add card to seen
    for card in hand[0]
        remove card from hand[0]
        add card to met
    for card in hand[1]
        if card == King
            stop
        stopped += 1
    for card in kinds(hand[1])
        steps += 1
    doubled = held(1) + held(1)
    for card in hand[1]
        for you in {{0}}
            you choose
                show
                    add card to told
                skip
    for you in {{1}}
        you choose discard(card in your hand)
            remove card from your hand
    for you in {{1}}
        you choose pick(n in line)
            limit = n
"""
ACES_AND_KING = (3, 1, 0)


def test_every_way_to_walk(tmp_path: Path) -> None:
    for one in told(tmp_path, GAME, {"cards.yaml": CARDS}):
        position = one.new()
        states = one.states(position)
        found = dict(zip(NUMBERS, states["found"], strict=False))
        assert found == NUMBERS, one.name
        assert states["out"] == ACES_AND_KING and states["met"] == ACES_AND_KING, one.name
        assert states["seen"] == (3, 0, 0) and states["doubled"] == (6, 2, 0), one.name
        assert states["hand"][0] == (0, 0, 0) and states["stopped"] == 3 and states["steps"] == 2, one.name
        for _ in range(4):  # a loop that decides goes through every copy as well
            position.play(position.moves()[0])
        assert one.states(position)["told"] == ACES_AND_KING, one.name
        assert position.moves() == [(0, 1), (0, 2)], one.name  # three aces are one move
        assert all(position.is_legal(move) for move in [(0, 1), (0, 2)]) and not position.is_legal((0, 3))
        position.play((0, 1))
        assert one.states(position)["hand"][1] == (2, 1, 0), one.name
        assert position.moves() == [(0, 2), (0, 3)], one.name  # of a list, too, in its order


def test_playouts_offer_each_move_once(tmp_path: Path) -> None:
    """Of three aces and a king each is discarded in half of the random games."""
    text = """game "Once"
players 1
enum Card: ace, king
state hand: bag of Card up to 9 = {ace, ace, ace, king}
state line: list of Card up to 9 = {ace, ace, ace, king}
score kings = if hand[king] == 0 then 1 else 0
score late = if king not in line then 1 else 0
play
    for you in players
        you choose discard(card in your_hand)
            remove card from hand
        you choose drop(card in line)
            remove card from line
def your_hand = hand
"""
    for one in told(tmp_path, text):
        assert len(one.new().moves()) == 2
        totals = one.backend.playouts(2000, 1, 1).totals
        assert 1800 < sum(row[0] for row in totals) < 2200, one.name  # half of the kings from each


# your hand is two fives and a six; the line is 2, 2, 3
BAGS: dict[str, dict[int, int]] = {
    "{x in hand where x != 6}": {5: 2},
    "{7 - x for x in hand}": {1: 1, 2: 2},
    "{x in line where x == 2}": {2: 2},
    "{(x mod 2) + 1 for x in 1..6}": {1: 3, 2: 3},
    "{x in 1..6 where x > 4}": {5: 1, 6: 1},
    "{x in kinds(hand) where x > 4}": {5: 1, 6: 1},
    "{x in hand, y in hand where x == y}": {5: 4, 6: 1},
    "{asked[p] for p in players}": {3: 1},
    "if hand[6] == 1 then {x in hand where x == 5} else {}": {5: 2},
    "hand + {x in hand where x == 5}": {5: 4, 6: 1},
    "hand - {x in hand where x == 5}": {6: 1},
    "first_two({x in hand where x == 5})": {5: 2},
}


def test_braces_around_a_bag_lose_no_copy_where_a_bag_is_wanted(tmp_path: Path) -> None:
    """Dice that are kept: `your cup = {d in your cup where …}` keeps both fives."""
    text = f"""game "Kept"
players 2
state hand: bag of 1..6 up to 9 = {{5, 5, 6}}
state line: list of 1..6 up to 5 = {{2, 2, 3}}
state asked: 0..6? per Player
state out: bag of 1..6 up to 40 per 1..{len(BAGS)}
state added, taken: bag of 1..6 up to 40 = {{5, 5, 5}}
state same: yes/no
def first_two(dice: bag of 1..6) = dice
play
    asked[0] = 3
{chr(10).join(f"    out[{at}] = {written}" for at, written in enumerate(BAGS, 1))}
    added += {{x in hand where x == 5}}
    taken -= {{x in hand where x == 5}}
    same = {{x in hand where x == 5}} == 2 of 5 and 2 of 5 == {{x in hand where x == 5}}
    for you in players
        you choose wait
"""
    for one in told(tmp_path, text):
        states = one.states(one.new())
        found = [{at: count for at, count in enumerate(bag, 1) if count} for bag in states["out"]]
        assert dict(zip(BAGS, found, strict=True)) == BAGS, one.name
        assert states["added"][4] == 5 and states["taken"][4] == 1 and states["same"] == 1, one.name
