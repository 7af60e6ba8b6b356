"""`check` names whatever tells a secret, with the way it takes; `openly` on a line of that way says that it is
meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright import library
from rulewright.cli import main
from rulewright.compiler import front
from rulewright.compiler.syntax.diagnostics import Problem

GAME = """
game "Tells"
players 3

enum Rank: jack, queen, king
state deck: bag of Rank = {jack, queen, king} seen by none
state hand: Rank? per Player seen by owner
state pool: bag of Rank per Player seen by owner
state shown: Rank?
state row: list of Rank up to 9
state heap: bag of Rank
state danger: 0..9
state note: 0..9 per Player seen by owner
state back: list of Rank up to 3 per Player seen by others

def theirs(p: Player) = hand[p]
def high(p: Player) = theirs(p) == king
def plays(p: Player, r) = r in back[p]

action warn(n)
    danger = n

play
    for p in players
        draw r from deck
        hand[p] = r
    for you in players
        BODY
        you choose wait
    finish most(p in players: if hand[p] == king then 1 else 0)
"""


def warnings(tmp_path: Path, body: str) -> list[Problem]:
    path = tmp_path / "tells.game"
    path.write_text(GAME.replace("BODY", body.replace("\n", "\n        ")), encoding="utf-8")
    found = front.check_game(path)
    return [problem for problem in found if problem.code.startswith("RW52")]


def line_of(text: str) -> int:
    return GAME.split("BODY")[0].count("\n") + 1 + text.count("\n")


TELLS = {
    "what others see": ("shown = back[you + 1][0]", "RW524", "back"),
    "what the others see of you": ("you choose bow(n in 0..2)\n    require your back[n] == king", "RW522", ""),
    "what the others see of whoever it is": ("you choose point(at p in players where king in back[p])", "RW521", ""),
    "what the others see of you, by a def": ("you choose bow(r in Rank)\n    require plays(you, r)", "RW522", ""),
    "an effect": ("danger = if hand[0] == king then 2 else 0", "RW524", ""),
    "a copy": ("shown = your hand", "RW524", ""),
    "by a def": ("if high(you + 1)\n    danger = 1", "RW524", "hand → if in line 28 → danger"),
    "by a local": ("let seen = hand[0]\nshown = seen", "RW524", "hand → 'seen' in line 28 → shown"),
    "by an action": ("if hand[0] == king\n    warn 3", "RW524", "hand → if in line 28 → danger"),
    "by an argument": ("warn (if hand[0] == king then 1 else 2)", "RW524", "hand → 'n' → danger"),
    "by a loop": ("for k in 1..3\n    if hand[0] == king\n        stop\n    danger += 1", "RW524", "hand"),
    "by a repetition": (
        "repeat while hand[0] == king and danger < 3\n    danger += 1",
        "RW524",
        "hand → while in line 28 → danger",
    ),
    "by a bag": ("for card in your pool\n    shown = card", "RW524", "pool → 'card' in line 28 → shown"),
    "a question": ("if hand[0] == king\n    you choose bow", "RW525", "hand → if in line 28"),
    "a roll": (
        "if hand[0] == king\n    roll k in 1..6 seen by none\n    note[you] = k",
        "RW525",
        "hand → if in line 28",
    ),
    "how often is drawn": (
        "repeat (if hand[0] == king then 2 else 1)\n    draw c from deck\n    add c to your pool",
        "RW525",
        "hand → repeat → if in line 28",
    ),
    "a guard": ("you choose\n    bow\n        require hand[you + 1] == king\n    stay", "RW522", ""),
    "a guard by a def": ("you choose\n    bow\n        require high(you + 1)\n    stay", "RW522", ""),
    "a guard after an effect": (
        "you choose\n    bow\n        danger = 1\n        require hand[0] == king\n    stay",
        "RW522",
        "",
    ),
    "a preference": ("you choose bow(n in 1..2)\n    prefer n == 1 or hand[0] == king", "RW522", ""),
    "a range": ("you choose point(at c in {hand[0]})", "RW521", ""),
    "a clause of a range": ("you choose point(at q in players where hand[q] == king)", "RW521", ""),
    "a reason": (
        'let card = hand[0]\nyou choose\n    bow\n        require danger < 3  "beware of {card}"\n    stay',
        "RW523",
        "hand → 'card' in line 28",
    ),
}


@pytest.mark.parametrize("name", TELLS)
def test_what_tells_is_named_with_its_way(name: str, tmp_path: Path) -> None:
    body, code, way = TELLS[name]
    found = warnings(tmp_path, body)
    assert [problem.code for problem in found] == [code]
    assert way in found[0].message and sum(found[0].message.count(name) for name in ("'hand'", "'pool'", "'back'")) == 1
    assert "openly" in found[0].hint


@pytest.mark.parametrize("name", TELLS)
def test_openly_says_that_it_is_meant(name: str, tmp_path: Path) -> None:
    """On the very line; and on any line that the secret comes by."""
    body, _, _ = TELLS[name]
    lines = body.split("\n")
    at = warnings(tmp_path, body)[0].span.line - line_of("")
    for number in {
        at,
        *(
            n
            for n, line in enumerate(lines)
            if any(word in line for word in ("hand[", "high(", "in your pool", "back[", "plays("))
        ),
    }:
        if not 0 <= number < len(lines):
            continue  # the effect of an action: the word may stand where the secret comes from
        word, quote, rest = lines[number].partition('  "')
        changed = [*lines[:number], f"{word} openly{quote}{rest}", *lines[number + 1 :]]
        assert warnings(tmp_path, "\n".join(changed)) == [], changed


SILENT = {
    "what you see of opponents": (
        "you choose point(at p in opponents where king in back[p])\n    require count(back[p]) > 1"
    ),
    "what you see of the next player": "you choose bow\n    require king in back[you + 1] or queen in back[you - 1]",
    "what you see of others, by a def": "you choose point(at p in players - {you}, r in Rank)\n    require plays(p, r)",
    "what you see of all others": (
        "you choose bow\n    require any(p in players where p != you: king in back[p])\n    danger = 1"
    ),
    "what you see of another by a local": "let next = you + 1\nyou choose bow\n    require king in back[next]",
    "how many others see of you": "if count(your back) > 1\n    danger = 1",
    "your own hand in a guard": "you choose\n    bow\n        require your hand == king\n    stay",
    "your own hand by a local": "let mine = your hand\nyou choose\n    bow\n        require mine == king\n    stay",
    "your own hand by a def": "you choose\n    bow\n        require high(you)\n    stay",
    "another player's own": "let q = you + 1\nq chooses\n    bow\n        require hand[q] == king\n    stay",
    "a size": "if count(your pool) > 1\n    danger = 1",
    "emptiness": "if your pool is empty\n    danger = 1",
    "what is drawn and laid down": (
        "if danger > 3\n    draw c from deck\n    shown = c\n    if c == king\n        danger = 2"
    ),
    "what begins a row": "draw c from deck\nrow = {c}",
    "what is laid down in a row with others": "draw c from deck\ndraw d from deck\nrow = {c, d}",
    "what is laid down by its number": "draw c from deck\nheap += 1 of c",
    "into a hidden place": "note[you] = if hand[0] == king then 1 else 0",
    "a card played, if there is one": (
        "you may play(card in your pool)\n    remove card from your pool\n    shown = card"
    ),
    "what is told": 'let card = hand[0]\ntell you "it is {card}"',
    "what comes after": "if hand[0] == king\n    note[you] = 1\ndanger = 3",
    "the end": "if hand[0] == king and danger > 8\n    finish you",
    "what is meant for more players": "if count(players) == 4\n    shown = hand[0] openly",
}


@pytest.mark.parametrize("name", SILENT)
def test_what_tells_nothing_is_not_named(name: str, tmp_path: Path) -> None:
    assert warnings(tmp_path, SILENT[name]) == []


FOR_ANOTHER = """
game "For Another"
players 3
enum Rank: jack, queen, king
state hand: Rank per Player seen by owner
state brow: Rank per Player seen by others
state taken: 0..99

action show(r)
    require your hand == r
    taken += 1
action look(r)
    require brow[you + 1] == r
    taken += 1
action all_show(r)
    for you in players
        require your hand == r
    taken += 1

play
    for p in players
        roll r in Rank seen by p
        hand[p] = r
        roll b in Rank seen by players - {p}
        brow[p] = b
    for you in players
        BODY
    finish
"""
ASKED = {  # what a player is offered to do, and whether that tells what this player may not see
    "another does it": ("you choose take(p in opponents, r in Rank)\n    p does show r", 1),
    "you do it": ("you choose take(r in Rank)\n    show r", 0),
    "one of two does it": (
        "you choose\n    mine\n        show king\n    theirs(p in opponents)\n        p does show king",
        1,
    ),
    "another looks at you": ("you choose take(p in opponents, r in Rank)\n    p does look r", 1),
    "you look at another": ("you choose take(r in Rank)\n    look r", 0),
    "all do it": ("you choose take(r in Rank)\n    all_show r", 1),
    "all do it, in the option": (
        "you choose take(r in Rank)\n    for you in players\n        require your hand == r",
        1,
    ),
    "what you saw is asked of others": (
        "let mine = your hand\nfor you in opponents\n    you choose take(r in Rank)\n        require r == mine",
        1,
    ),
    "what you saw is asked of you": (
        "let mine = your hand\nfor p in opponents\n    you choose take(r in Rank)\n        require r == mine",
        0,
    ),
    "who is asked does it": ("let p = you + 1\np chooses take(r in Rank)\n    show r", 0),
    "another is asked then": ("you choose take(p in opponents)\n    p chooses give(r in Rank)\n        show r", 0),
    "outside any option": ("for p in opponents\n    p does show king\nyou choose wait", 0),
    "it is meant": ("you choose take(p in opponents, r in Rank)\n    p does show r openly", 0),
}


@pytest.mark.parametrize("name", ASKED)
def test_whoever_is_asked_learns_what_guards_tell(name: str, tmp_path: Path) -> None:
    """`you` is whose turn it is where a guard stands; what it tells is told to the player who chooses."""
    body, number = ASKED[name]
    path = tmp_path / "for_another.game"
    path.write_text(FOR_ANOTHER.replace("BODY", body.replace("\n", "\n        ")), encoding="utf-8")
    found = [problem.code for problem in front.check_game(path)]
    assert [code for code in found if code.startswith("RW5")] == ["RW522"] * number


@pytest.mark.parametrize("folder", sorted(library.shipped_folder().glob("*/*.game")), ids=lambda path: path.parent.name)
def test_the_word_is_rare_in_shipped_games(folder: Path) -> None:
    """Where a game of ours says `openly`, a comment or a rule says why: there are few such places."""
    assert folder.read_text(encoding="utf-8").count(" openly ") <= 2


MEANT = """
game "Guess"
players 2

state hand: 1..3 per Player seen by owner
state points: 0..9 per Player

play
    for p in players
        roll n in 1..3 seen by p
        hand[p] = n
    for you in players
        you choose
            dare
                require hand[you + 1] == 3 openly           @GU-1 "they hold {theirs}"
                your points += 1
            guess(n in 1..3)
                if hand[you + 1] == n openly                @GU-2
                    your points += 1
    finish

def theirs = hand[you + 1]

score hits = points[you]
"""


@pytest.mark.parametrize(("word", "code"), [("openly", 0), ("      ", 1)])
def test_random_games_take_the_author_at_his_word(
    word: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the list of moves and the reasons tell is a leak, unless it is meant."""
    path = tmp_path / "guess.game"
    path.write_text(MEANT.replace("openly", word), encoding="utf-8")
    assert main(["fuzz", str(path), "--games", "40", "--seed", "1"]) == code
    assert ("a secret is told" in capsys.readouterr().out) == bool(code)


MEANT_BEFORE = {  # openly, but not on the line of the guard
    "by a let": "let theirs = hand[you + 1] openly\nyou choose\n    dare\n        require theirs == 3\n    wait",
    "by a let in the option": (
        "you choose\n    dare\n        let x = hand[you + 1] openly\n        require x == 3\n    wait"
    ),
    "by a call": "you choose\n    dare\n        three hand[you + 1] openly\n    wait",
    "by who does it": "you choose\n    dare\n        you + 1 does mine openly\n    wait",
}


@pytest.mark.parametrize("name", MEANT_BEFORE)
def test_it_is_meant_wherever_the_author_says_so(name: str, tmp_path: Path) -> None:
    """On the way to the guard: then it is no leak for random games, and who is offered other moves has another key."""
    body = MEANT_BEFORE[name].replace("\n", "\n        ").replace("you + 1 does", "p does")
    text = MEANT[: MEANT.index("        you choose")] + f"        let p = you + 1\n        {body}\n    finish\n"
    text += "action three(n)\n    require n == 3\naction mine\n    require your hand == 3\n"
    path = tmp_path / "guess.game"
    path.write_text(text, encoding="utf-8")
    assert not [one for one in front.check_game(path) if one.code.startswith("RW52")]
    assert main(["fuzz", str(path), "--games", "40", "--seed", "1"]) == 0
    game = rw.load(path, backend="reference")
    low, high = (game.new(chance="explicit").play("roll 2").play(f"roll {n}") for n in (1, 3))
    assert low.information(0) != high.information(0) and low.information_key(0) != high.information_key(0)


CELLS = """game "Cells"
players 2
table Card from "cards.yaml"
    does: rules
    gained(n: 0..3): rules
state secret: 0..3 per Player seen by owner
state shown: 0..3
play
    for you in players
        for card in Card
            do card.does
            do card.gained(your secret)
        you choose wait
    finish
"""


@pytest.mark.parametrize(
    ("cell", "told"), [("if n > 1 then 1 else 0", ["RW524"]), ("1", [])], ids=["tells", "does not tell"]
)
def test_each_column_of_rules_has_its_own_arguments(cell: str, told: list[str], tmp_path: Path) -> None:
    """Columns of rules with other numbers of parameters: a secret handed to one is none in the other."""
    path = tmp_path / "cells.game"
    path.write_text(CELLS, encoding="utf-8")
    rows = f"- {{id: Axe, does: 'shown = 1', gained: 'shown = {cell}'}}\n"
    (tmp_path / "cards.yaml").write_text(rows, encoding="utf-8")
    found = [problem.code for problem in front.check_game(path)]
    assert [code for code in found if code.startswith("RW52")] == told
