"""What comes up, is chosen or is told for some eyes only: `seen by` behind a draw or a roll, `choose secretly` of one
player, `tell`. On both backends: whatever is in words is the same for a compiled game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import rulewright as rw
from rulewright.runtime import ir

BACKENDS = ("reference", "compiled")


def made(tmp_path: Path, text: str, backend: str = "reference") -> rw.Game:
    path = tmp_path / "made.game"
    path.write_text(text, encoding="utf-8")
    return rw.load(path, backend=backend)


# ---------------------------------------------------------------- chance

DICE = """
game "Dice"
players 3

state cup: 0..6 per Player seen by owner
state rounds: 0..9

play
    for you in players
        roll n in 1..6 SEEN
        your cup = n
        you choose wait
            rounds += 1
    finish none
"""


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("seen", "seats"),
    [
        ("", {0, 1, 2}),
        ("seen by all", {0, 1, 2}),
        ("seen by none", set()),
        ("seen by you", {0}),
        ("seen by {you, you + 1}", {0, 1}),
    ],
)
def test_a_roll_is_seen_by_those_it_names(seen: str, seats: set[int], backend: str, tmp_path: Path) -> None:
    state = made(tmp_path, DICE.replace("SEEN", seen), backend).new(chance="explicit", seed=1).play("roll 5")
    for seat in range(3):
        watched = state.information(seat)[1]
        assert watched == ("roll 5" if seat in seats else "roll hidden")
        assert state.log(seat) == (f"chance: {watched}",)
        assert ("n" in state.view(seat)["locals"]) is False, "it is put away before anybody is asked"
    assert state.log(rw.SPECTATOR) == ("chance: roll 5" if len(seats) == 3 else "chance: roll hidden",)
    assert state.log() == ("chance: roll 5",)
    assert state.view(0)["states"]["cup"][0] == 5 and state.view(1)["states"]["cup"][0] == rw.HIDDEN


HANDS = """
game "Hands"
players 3

enum Rank: jack, queen, king
state deck: bag of Rank = {jack, queen, king} seen by count
state hand: bag of Rank per Player seen by owner
state last: Rank? per Player seen by owner
state heap: bag of Rank seen by count
state other, turns: 0..9

play
    for you in players
        draw card from deck
        PUT
        you choose keep
            turns += 1
    finish none
"""
MINE, NEXT, NOBODY = (0, 1, 2), (1, 2, 0), (None, None, None)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    "put",
    [
        "shown = card",
        "other += 1; add card to out",
        "shown = card; shown = none",
        "row = {card}",
        "row = {king, card}",
        "out = {card}",
        "out += {card}",
        "out += 1 of card",
        "out = out + 1 of card",
    ],
)
def test_what_is_laid_open_at_once_was_drawn_openly(put: str, backend: str, tmp_path: Path) -> None:
    """As in Fjords: the tile comes from a hidden stack and lies before everybody at once, so the log may name it."""
    places = "state shown: Rank?\nstate out: bag of Rank\nstate row: list of Rank up to 2\nstate heap"
    text = HANDS.replace("state heap", places).replace("PUT", put)
    state = made(tmp_path, text, backend).new(seed=1, chance="explicit").play("draw queen")
    for looker in (0, 1, 2, rw.SPECTATOR):
        assert state.log(looker) == ("chance: draw queen",) and state.information(looker)[1] == "draw queen"


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("put", "owners"),
    [
        ("add card to your hand", MINE),
        ("last[you] = card", MINE),
        ("your hand += {card}", MINE),
        ("hand[you + 1] = {card}", NEXT),
        ("your hand += other of card", NOBODY),  # as many as there are, perhaps none
        ("other += 1; add card to hand[you + 1]", NEXT),
        ("add card to heap", NOBODY),
        ("if other == 0\n            add card to your hand", NOBODY),  # it depends, though here it is put there
        ("var p = you; p = you + 1; add card to hand[p]", NOBODY),  # whose it is, is settled after the draw
        ("add card to heap; add card to your hand", NOBODY),
    ],
)
def test_whoever_gets_what_is_drawn_sees_it(
    put: str, owners: tuple[int | None, ...], backend: str, tmp_path: Path
) -> None:
    """In the log, the information and the saved notes of that seat, and of nobody else."""
    state = made(tmp_path, HANDS.replace("PUT", put), backend).new(seed=1, chance="explicit")
    for card in ("queen", "king", "jack"):
        state.play(f"draw {card}").play("keep")
    for seat in range(3):
        drawn = [line for line in state.log(seat) if line.startswith("chance")]
        wanted = [card if owners[at] == seat else "hidden" for at, card in enumerate(("queen", "king", "jack"))]
        assert drawn == [f"chance: draw {card}" for card in wanted]
        assert [step for step in state.information(seat) if str(step).startswith("draw")] == [
            f"draw {card}" for card in wanted
        ]
    assert not any("queen" in line for line in state.log(rw.SPECTATOR))
    assert "chance: draw queen" in state.log(rw.TABLE)


@pytest.mark.parametrize("backend", BACKENDS)
def test_whose_it_is_may_be_drawn_only_then(backend: str, tmp_path: Path) -> None:
    """The owner comes off a list after the card: before, nobody could know who must not see it."""
    places = "state row: list of Player up to 3\nstate brow: Rank? per Player seen by others\nstate heap"
    text = HANDS.replace("state heap", places).replace("play\n", "play\n    row = {2, 0, 1}\n")
    state = made(tmp_path, text.replace("PUT", "draw p from row; brow[p] = card"), backend).new(chance="explicit")
    state.play("draw queen")
    assert [state.log(seat) for seat in (0, 1, 2)] == [("chance: draw hidden",)] * 3
    assert [state.view(seat)["states"]["brow"][2] for seat in (0, 1, 2)] == ["queen", "queen", rw.HIDDEN]


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_a_set_holds_already_is_not_shown_by_adding_it(backend: str, tmp_path: Path) -> None:
    """The first queen changes the set that everybody sees; after the second nobody can tell which of both it was."""
    text = HANDS.replace("{jack, queen, king}", "2 jack + 2 queen").replace(
        "state heap", "state known: set of Rank\nstate heap"
    )
    game = made(tmp_path, text.replace("PUT", "add card to known; add card to heap"), backend)
    games = [game.new(chance="explicit") for _ in range(2)]
    for cards in (("queen", "queen"), ("jack", "jack"), ("queen", "jack")):
        for state, card in zip(games, cards, strict=True):
            state.play(f"draw {card}").play("keep")
    drawn = [line for line in games[0].log(rw.SPECTATOR) if "draw" in line]
    assert drawn == ["chance: draw queen", "chance: draw jack", "chance: draw hidden"]
    for seat in (0, 1, 2):
        assert games[0].log(seat) == games[1].log(seat)
        assert games[0].information_key(seat) == games[1].information_key(seat)


@pytest.mark.parametrize("backend", BACKENDS)
def test_two_in_a_bag_are_not_told_apart(backend: str, tmp_path: Path) -> None:
    """Both lie open, but not which of them went where afterwards."""
    text = HANDS.replace("state heap", "state out: bag of Rank\nstate heap")
    put = "draw next from deck; out = {card, next}; last[0] = card; last[1] = next"
    state = (
        made(tmp_path, text.replace("PUT", put), backend).new(chance="explicit").play("draw queen").play("draw king")
    )
    assert state.log(2) == ("chance: draw hidden", "chance: draw hidden")


DEAL = """
game "Deal"
players 2

enum Rank: jack, queen, king
state deck: ZONE of Rank seen by none
state shown: Rank?
state turns: 0..9

play
    FILL
    for you in players
        draw card from deck SEEN
        you choose keep
            turns += 1
        shown = card
    finish none
"""
BAG, PILE, LIST = "add r to deck", "put r onto deck", "put r under deck"


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(("zone", "fill"), [("bag", BAG), ("pile", PILE), ("list", LIST)])
def test_a_draw_is_seen_by_those_it_names(zone: str, fill: str, backend: str, tmp_path: Path) -> None:
    """Also where nothing is left to chance: the known card of a pile, the first of a list."""
    text = DEAL.replace("ZONE", zone).replace("FILL", f"for r in {{jack, king}}\n        {fill}")
    text = text.replace("list of Rank", "list of Rank up to 9")
    state = made(tmp_path, text.replace("SEEN", "seen by you"), backend).new(seed=1)
    if zone == "bag":
        assert "chance: draw hidden" in state.log(1) and "chance: draw hidden" not in state.log(0)
    drawn = [line.removeprefix("chance: ") for line in state.log(0) if "draw" in line]
    assert drawn in (["draw jack"], ["draw king"]) and not any(
        "king" in line or "jack" in line for line in state.log(1)
    )
    assert any(drawn[0] in line for line in state.information(0))
    assert not any(drawn[0] in line for line in state.information(1))


# ---------------------------------------------------------------- a choice face down

BURY = """
game "Bury"
players 2

enum Rank: jack, queen, king
state hand: bag of Rank per Player = {jack, queen, king} seen by owner
state buried: bag of Rank per Player seen by owner

play
    for you in players
        you choose secretly
            bury(card in your hand)
                remove card from your hand
                add card to your buried
            keep
    finish none
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_one_player_chooses_face_down(backend: str, tmp_path: Path) -> None:
    """Others learn that a choice was made, not even which option it was."""
    state = made(tmp_path, BURY, backend).new(seed=1)
    assert [str(move) for move in state.moves] == ["bury jack", "bury queen", "bury king", "keep"]
    assert state.view(1)["moves"] is None and state.view(0)["moves"] is not None
    state.play("bury queen").play("keep")
    assert state.log(0) == ("player 0: bury queen", "player 1: hidden")
    assert state.log(1) == ("player 0: hidden", "player 1: keep")
    assert state.information(1)[1] == "hidden" and state.information(0)[1] == "bury queen"
    assert state.view(1)["states"]["buried"][0] == rw.Hidden(1), "how many there are everybody may count"


def test_what_is_chosen_face_down_is_no_local_for_all(tmp_path: Path) -> None:
    """While somebody else is asked, the parameter is still in mind."""
    text = BURY.replace("                add card to your buried\n", "                guess (you + 1) at card\n")
    text = text.replace(
        "play\n",
        """action guess(p: Player, at card: Rank)
    p chooses say(c in Rank)
        add (if c == card then c else c) to buried[p]

play
""",
    )
    state = made(tmp_path, text).new(seed=1).play("bury queen")
    assert state.player == 1 and "card" not in state.view(0)["locals"] and "card" not in state.view(1)["locals"]


# ---------------------------------------------------------------- telling

TELL = """
game "Tell"
players 3

enum Rank: jack, king
state hand: Rank? per Player seen by owner
state turns: 0..9

def twice = 2 * turns

action peek(p: Player)
    let card = hand[p]
    tell you "player {p} holds {card}"
    tell "player {you} looks at the card of player {p}"

play
    for p in players
        hand[p] = king
    tell "the cards are dealt"                              @TE-1
    for you in players
        you choose
            look(at p in players)
                require p != you                            @TE-2 "that is your own"
                turns += 1
                peek p
            pass_by
                tell players - {you} "twice is {twice}"
                tell none "nobody hears this"
    finish none
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_line_is_told_to_those_it_names(backend: str, tmp_path: Path) -> None:
    state = made(tmp_path, TELL, backend).new(seed=1).play("look at 1").play("pass_by")
    common = ("the cards are dealt", "player 0: look at 1")
    looks = "player 0 looks at the card of player 1"
    assert state.log(0) == (*common, "player 1 holds king", looks, "player 1: pass_by", "twice is 2")
    assert state.log(1) == (*common, looks, "player 1: pass_by")
    assert state.log(2) == (*common, looks, "player 1: pass_by", "twice is 2")
    assert state.log(rw.SPECTATOR) == state.log(1)
    assert "nobody hears this" in state.log(), "the table hears everything"
    assert "player 1 holds king" in state.information(0) and "player 1 holds king" not in state.information(1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_telling_is_no_part_of_the_position(backend: str, tmp_path: Path) -> None:
    told = made(tmp_path, TELL, backend).new(seed=1).play("look at 1")
    silent = "\n".join(line for line in TELL.splitlines() if " tell " not in line or "nobody hears" in line)
    quiet = made(tmp_path, silent.replace("def twice = 2 * turns\n", ""), backend).new(seed=1).play("look at 1")
    assert bytes(told) == bytes(quiet)


def test_nothing_is_told_by_looking_ahead(tmp_path: Path) -> None:
    """A guard behind a line told makes the move illegal; trying it tells nothing, and neither does `can`."""
    text = """
game "Ahead"
players 2

state n: 0..9

action try_it(k)
    tell "trying {k}"
    require n + k < 3
    n += k

play
    for you in turns(0)
        if not can try_it 1
            finish you
        you choose add(k in 1..4)
            try_it k
"""
    state = made(tmp_path, text).new(seed=1)
    assert [str(move) for move in state.moves] == ["add 1", "add 2"] and state.log() == ()
    assert state.play("add 1").log() == ("player 0: add 1", "trying 1")


def test_a_value_that_cannot_be_had_does_not_stop_the_game(tmp_path: Path) -> None:
    """Compiled code does not look at it, so it may not be a fault on the reference either."""
    text = TELL.replace("def twice = 2 * turns", "def twice = 7 div (turns - 1)")
    for backend in BACKENDS:
        state = made(tmp_path, text, backend).new(seed=1).play("look at 1").play("pass_by")
        assert state.log(0)[-1] == "twice is ?"


def test_a_game_that_begins_in_the_middle_has_no_first_lines(tmp_path: Path) -> None:
    game = made(tmp_path, TELL)
    middle = bytes(game.new(seed=1).play("look at 1"))
    assert game.from_bytes(middle).log() == () and game.new(seed=1).log() == ("the cards are dealt",)


# ---------------------------------------------------------------- in scenarios

SCENARIO = """
scenarios for made

scenario "who hears what"
    players 3
    play
        0: look at 1
        1: pass_by
    expect told "the cards are dealt"
    expect told 0 "player 1 holds king"
    expect told "player 0 looks at the card of player 1"
    expect told 2 "twice is 2"
    EXPECTED
"""


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("expect turns == 1", ""),
        ('expect told 1 "player 1 holds king"', "seat 1 was not told this"),
        ('expect told "player 1 holds king"', "everybody was not told this"),
        ('expect told 7 "player 1 holds king"', "there is no seat 7"),
    ],
)
def test_scenarios_expect_what_is_told(
    expected: str, said: str, backend: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from rulewright.cli import main

    (tmp_path / "made.game").write_text(TELL, encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    file = tmp_path / "scenarios" / "made.scenario"
    file.write_text(SCENARIO.replace("EXPECTED", expected), encoding="utf-8")
    assert main(["test", str(file), "--backend", backend]) == (1 if said else 0)
    assert said in capsys.readouterr().out


SAID = """
game "Said"
players 2

enum Fruit: apple, plum

table Card from "cards.yaml"
    worth: 0..9 = 0

board grid: square 3 by 3
state none_of, bowl: bag of Fruit = BOWL
state dice: bag of 1..6 = {5, 5, 2}
state hand: bag of Card = {Baron, Guard, Guard}
state marked: set of grid = {a1, b2}
state row: list of Fruit up to 3 = {plum, apple, plum}

play
    none_of = {}
    for you in turns(0)
        you choose
            look
                tell "{none_of} - {bowl} - {dice} - {hand} - {marked} - {row}"
            take
                require bowl is empty                       "first {none_of}, then {bowl}"
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_collections_are_told_as_people_say_them(backend: str, tmp_path: Path) -> None:
    """As positions are drawn; what is empty takes no other value's place."""
    (tmp_path / "cards.yaml").write_text("- {id: Guard}\n- {id: Baron}\n")
    state = made(tmp_path, SAID.replace("BOWL", "{plum, apple, plum}"), backend).new(seed=1).play("look")
    told = "nothing - 1 apple, 2 plum - 1 x 2, 2 x 5 - 2 Guard, Baron - a1, b2 - plum, apple, plum"
    assert state.log(1)[-1] == told
    assert [reason.text for reason in state.explain("take")] == ["first nothing, then 1 apple, 2 plum"]


# ---------------------------------------------------------------- after which steps something may be told

WAY = """
game "A way to tell"
players 2

enum Card: jack, queen, king
table Charm from "charms.yaml"
    does: rules = none

state deck: pile of Card seen by count
state hand: bag of Card per Player seen by owner
state turns: 0..99
state yes_it_is: yes/no

action whisper
    tell "told"
action shout
    whisper
action rest
    you choose quietly
        turns += 1
action talk
    tell "told"
    rest
action bid_on
    you choose bid(n in 0..1)
        turns += n
action overdo
    require yes_it_is
    turns += 1
action look
    require deck is not empty
    draw card from deck seen by you; put card onto deck

play
    put king onto deck
    repeat while turns < 20
        for you in players
            turns += 1
            you choose go
                BODY
            you choose on
                turns += 1
    finish none
"""
CHARMS = """
- {id: quiet}
- {id: loud, does: 'tell "told"'}
"""
WAYS = {
    "here": ["tell \"told\""],
    "by what is called": ["shout"],
    "by what is called and asks": ["talk"],
    "by a cell": ["let x = first(y in Charm where y.does is not empty)", "do x.does"],
    "by a known card": ["look"],
    "where the one who was asked comes back to": ["rest", "tell \"told\""],
    "where lent options come back to": ["rest or bid_on", "tell \"told\""],
    "behind what nobody can do": ["may overdo", "tell \"told\""],
    "where nothing else is possible": [
        "you choose", "    never", "        require yes_it_is", "    otherwise", "        tell \"told\"",
    ],
    "by what is done without asking": ["you choose alone unless forced", "    tell \"told\""],
    "behind chance": ["roll n in 1..2", "if n == 2", "    tell \"told\""],
    "behind secret choices": ["players choose secretly vote(n in 0..2)", "    turns += n", "tell \"told\""],
}  # fmt: skip


def heard(state: rw.State) -> list[tuple[object, list[str]]]:
    """Each step of a game with what is told on the way from it to the next rest, by playing it again."""
    seating, found = state.seating, []
    for step in state.played:
        reading = seating.read(step.before)
        reading.told = told = []
        reading.play_chance(step.move.raw[0]) if step.move.is_chance else reading.play(step.move.raw)
        found.append((step.move, [line.text for line in told]))
    return found


@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_told_comes_after_a_step_that_may_tell(way: str, tmp_path: Path) -> None:
    (tmp_path / "charms.yaml").write_text(CHARMS, encoding="utf-8")
    body = "\n".join(16 * " " + line for line in WAYS[way]).lstrip()
    game, random, count = made(tmp_path, WAY.replace("BODY", body)), Random(7), 0
    for number in range(10):
        state = game.new(seed=number, chance=("sampled", "explicit")[number % 2])
        while not state.over:
            state.play(random.choice(state.moves))
        for move, told in heard(state):
            assert not told or state.seating.telling.may_follow(move.decision, move.point), str(move)
            assert not told or move.name != "on", "the next question comes first"
            count += len(told)
    assert count
    names = {option.name for one in state.seating.telling.decisions for option in decisions(state)[one].options}
    assert "on" not in names


def decisions(state: rw.State) -> Sequence[ir.Decision]:
    return state.seating.program.decisions


def test_few_steps_are_played_again_for_what_is_told() -> None:
    """In Reykholt only who looks at the next event, by the Weather Station, is told something (RK-103)."""
    seating = rw.load("reykholt").seating(2)
    asked = [seating.program.decisions[one] for one in seating.telling.decisions]
    assert [[option.name for option in one.options] for one in asked] == [["look_at_event", "pass"]]
    assert not seating.telling.chances
