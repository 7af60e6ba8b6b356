"""Reykholt beside an independent model: ten thousand positions reached in random play.

At every decision of Work Time the performability of action spaces is compared, for any seat; placements and Tourism
turns are played on both, question by question, and must leave the same table. Now and then the display is exchanged for
one card, so that every red card is tried at many tables.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from choosing import Choose, eager, saved
from peek import Peek, numbers_in
from scale import scaled

import rulewright as rw
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, OVER
from rulewright.runtime.interpret import ReferencePosition

sys.path.insert(0, str(Path(__file__).parent / "models"))

import reykholt_model as model
import reykholt_turns as turns
from reykholt_tables import ALL_HOUSES, ALL_SPACES, GOODS, RED, Action, action_of, signpost

GOLDEN = Path(__file__).parent.parent / "definitions" / "reykholt" / "golden.jsonl"
POSITIONS = 10_000  # over all settings
TRIED = 3  # spaces and seats asked about at each decision
EAGER = 0.5
ALL_CARDS = {"service_set": None, "story_cards": True}
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {"service_set": "E", "story_cards": True}),
    ("challenge", 1, {**ALL_CARDS, "solo": "challenge", "story": "S1"}),
    ("two players", 2, {**ALL_CARDS, "story": "S4"}),
    ("three players", 3, {**ALL_CARDS, "story": "S5"}),
    ("four players", 4, {**ALL_CARDS, "story": "S4"}),
]
WORDS = {  # what our tables write of actions, in the words of the rulebook
    "take_random_house": "Take 1 random greenhouse",
    "take_service_card": "Take 1 service card",
    "share_service_card": "Share 1 service card",
    "harvest_twice": "Harvest twice from the same greenhouse",
    "pay_identical 2; discard_houses 2; advance 2": (
        "Discard 2 greenhouses and 2 identical goods → immediately advance 2 times"
    ),
    "pay_identical 3; advance 1": "Discard 3 identical goods → immediately advance 1 time",
    "pay 1 carrot; advance 1": "Discard 1 K → immediately advance 1 time",
    "pay 1 lettuce; take_house 3..6": "Discard 1 L → take 1 greenhouse with 3, 4, 5 or 6 parcels",
    "pay 1 mushroom; take_house 3..6": "Discard 1 M → take 1 greenhouse with 3, 4, 5 or 6 parcels",
    "pay 2 tomato; gain 1 cauliflower + 1 carrot": "Discard 2 T → take 1 F and 1 K",
    "take_house 3..4": "Take 1 greenhouse with 3 parcels OR take 1 greenhouse with 4 parcels",
    "take_house 5..6": "Take 1 greenhouse with 5 parcels OR take 1 greenhouse with 6 parcels",
}
LETTER = {"tomato": "T", "lettuce": "L", "mushroom": "M", "cauliflower": "F", "carrot": "K"}


@cache
def action_named(text: str) -> Action:
    """An action of our tables as the model's."""
    if " or " in text:
        one, other = (action_named(part.strip("()")) for part in text.split(" or "))
        return ("or", one, other)
    if text in WORDS:
        return action_of(WORDS[text])
    verb, _, rest = text.partition(" ")
    for name, letter in LETTER.items():
        rest = rest.replace(name, letter)
    match verb:
        case "gain":
            return action_of("take " + rest.replace("+", "and"))
        case "take_house":
            return action_of(f"take 1 greenhouse with {rest} parcels")
        case "seed_at_least":
            return action_of(f"seed at least {rest} times")
    return action_of(f"{text} times")


class Board:
    """The game for some players with some options, read into the model's terms."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players, self.options = players, options
        self.seating = rw.load("reykholt", backend="reference", **options).seating(players)
        self.peek = peek = Peek(self.seating)
        self.houses, self.cards = peek.rows("House"), peek.rows("Service")
        self.spaces, self.events = peek.rows("Space"), peek.rows("Event")

    def named(self, mask: int, names: tuple[str, ...]) -> set[str]:
        return {names[number - 1] for number in numbers_in(mask)}

    def table(self, position: ReferencePosition) -> model.Table:
        """Everything that lies on the table."""
        read, one = self.peek.all, self.peek.one
        planted = read(position, "planted")
        top, middle, bottom = one(position, "randoms")
        shed = self.named(one(position, "shed"), self.houses)
        weather, hoards = one(position, "weather"), read(position, "hoard")
        return model.Table(
            stock=[goods(counts) for counts in read(position, "stock")],
            farm=[
                [model.House(ALL_HOUSES[self.houses[at - 1]], goods(planted[at - 1])) for at in farm]
                for farm in read(position, "farm")
            ],
            piles={size: {name for name in shed if ALL_HOUSES[name].parcels == size} for size in range(3, 7)},
            randoms=model.RandomPile(
                [self.houses[at - 1] for at in top],
                {name for name, n in zip(self.houses, middle) if n},
                [self.houses[at - 1] for at in bottom],
            ),
            display=self.named(one(position, "display"), self.cards),
            cards=[self.named(mask, self.cards) for mask in read(position, "cards")],
            shared=self.named(one(position, "shared"), self.cards),
            used=[self.named(mask, self.cards) for mask in read(position, "used")],
            hoard=[GOODS[good - 1] for good in reversed(hoards[self.cards.index("C1")])],
            workers={name: seat - 1 for name, seat in zip(self.spaces, read(position, "worker")) if seat},
            blocked=self.named(one(position, "blocked"), self.spaces),
            progress=list(read(position, "progress")),
            track=[seat - 1 for seat in one(position, "track")],
            start=one(position, "starter") - 1,
            event=self.events[weather - 1] if weather else None,
            story=self.options.get("story"),
            challenge=self.options.get("solo") == "challenge",
        )

    def asked(self, position: ReferencePosition) -> str:
        """What is decided: the procedure that asks."""
        return self.peek.decisions[position.decision][0]

    def answer(self, position: ReferencePosition, raw: tuple[Any, ...], question: str) -> model.Answer:
        """A move as the model names it, as an answer to a question."""
        name, values = self.peek.decisions[position.decision][1][raw[0]], raw[1:]
        match name:
            case "place" | "space":
                return (name, self.spaces[values[0] - 1])
            case "use" | "card" | "share" | "trigger":
                return (name, self.cards[values[0] - 1])
            case "act":
                return (name, action_named(self.seating.program.snippets[values[0] - 1].text))
            case "house":
                return (name, values[0])
            case "pay":
                return (name, GOODS[values[0] - 1])
            case "swap":
                return (name, GOODS[values[0] - 1], GOODS[values[1] - 1])
            case "discard":
                return (name, frozenset(self.named(values[0], self.houses)))
            case "fill" | "reap":
                return (name, self.houses[values[0] - 1])
            case "sow" | "pick" if len(values) == 2:
                return (name, GOODS[values[0] - 1], self.houses[values[1] - 1])
            case "sow" | "pick":
                return (question.removeprefix("may "), GOODS[values[0] - 1])
            case "pass" | "lay_aside" | "serve" | "bonus" | "end":
                return (name,)
        return ("yes",) if question == "may" else ("or", action_named(name))


def goods(counts: tuple[int, ...]) -> Counter[str]:
    return Counter({good: n for good, n in zip(GOODS, counts) if n})


@cache
def board(number: int) -> Board:
    _, players, options = SETTINGS[number]
    return Board(players, options)


# ---------------------------------------------------------------- comparisons


def compare_performable(at: Board, position: ReferencePosition, rng: random.Random) -> None:
    """Whether spaces are performable for seats: any, on either side of the board."""
    table = at.table(position)
    for _ in range(TRIED):
        seat, number = rng.randrange(at.players), rng.randrange(len(at.spaces))
        space = ALL_SPACES[at.spaces[number]]
        ours = bool(at.peek.call(position, "performable", number + 1, seat + 1))
        assert ours == table.is_performable(seat, space), (space.name, seat)


def compare_red_card(at: Board, position: ReferencePosition, rng: random.Random) -> None:
    """Whether a red card may be taken, were it the last of the display: then M comes with it."""
    card = rng.choice(RED)
    table = at.table(position)
    if any(card in cards for cards in table.cards):
        return
    changed = position.copy()
    display = ir.Place("display", None, (), None, ir.SetOf(ir.Row("Service")), ir.Where())
    changed.execute((ir.Store(display, ir.Const(1 << at.cards.index(card), display.type)),))
    seat, table.display = rng.randrange(at.players), {card}
    ours = bool(at.peek.call(changed, "performable", at.spaces.index("H1") + 1, seat + 1))
    assert ours == table.can_take(seat, card), (card, seat)


def differences(one: model.Table, other: model.Table) -> str:
    """Where two tables differ, for messages."""
    return "; ".join(
        f"{name}: {value} and {getattr(other, name)}"
        for name, value in vars(one).items()
        if value != getattr(other, name)
    )


def is_liked(answer: model.Answer) -> bool:
    """Service cards are taken, shared and used more often than by chance."""
    return answer[0] in ("card", "share", "use") or (answer[0] == "place" and "H" in answer[1])


def follow(at: Board, position: ReferencePosition, table: model.Table, course: turns.Course, choose: Choose) -> int:
    """A turn here and by the model; returns how many positions were compared."""
    seat, compared = position.actor, 0
    try:
        question = next(course)
        while True:
            asked = question.what
            if asked == "draw":
                outcomes = {("draw", at.houses[value - 1]): value for value, _ in position.outcomes()}
                assert set(outcomes) == question.answers
                answer = choose(outcomes)
                position.play_chance(outcomes[answer])
            else:
                moves = {at.answer(position, raw, asked): raw for raw in position.moves()}
                wanted = {one[:1] if asked == "may" else one for one in question.answers}
                assert (position.actor, set(moves)) == (seat, wanted), asked
                answer = choose(moves)
                position.play(moves[answer])
            compared += 1
            question = course.send(answer)
            assert table == at.table(position), f"{asked}: {differences(table, at.table(position))}"
    except StopIteration:
        return compared


def play_placement(at: Board, position: ReferencePosition, choose: Choose) -> int:
    """Any move of a seat with a worker in hand; a placement is followed to its end."""
    seat, table = position.actor - 1, at.table(position)
    moves = {at.answer(position, raw, "place"): raw for raw in position.moves()}
    assert set(moves) == table.placements(seat)
    answer = choose(moves)
    if answer[0] != "place":
        position.play(moves[answer])
        return 1
    course = turns.Turn(table, seat).place(ALL_SPACES[answer[1]])
    last = sum(at.peek.all(position, "idle")) == 1
    position.play(moves[answer])
    compared = 1 + follow(at, position, table, course, choose)
    if not last:
        assert table == at.table(position), f"{answer}: {differences(table, at.table(position))}"
    return compared


def play_tourism(at: Board, position: ReferencePosition, choose: Choose) -> int:
    """A whole Tourism turn."""
    table = at.table(position)
    return follow(at, position, table, turns.Turn(table, position.actor - 1).tourism(), choose)


def play_game(at: Board, seed: int) -> int:
    """One random game, compared all along; returns how many positions were compared."""
    rng = random.Random(seed)
    position, choose = at.seating.reference.new(seed, True), eager(rng, is_liked, EAGER)
    compared = 0
    while position.kind != OVER:
        if position.kind == DECIDE and at.asked(position) == "place_worker":
            compare_performable(at, position, rng)
            compare_red_card(at, position, rng)
        compared += play_on(at, position, choose)
    return compared


def play_on(at: Board, position: ReferencePosition, choose: Choose) -> int:
    """The next thing that happens: a placement, a Tourism turn, or one step that is not in the model."""
    if position.kind == CHANCE:
        position.play_chance(choose({(value,): value for value, _ in position.outcomes()})[0])
        return 0
    match at.asked(position):
        case "place_worker":
            return play_placement(at, position, choose)
        case "serve_tourists":
            return play_tourism(at, position, choose)
    position.play(choose({raw: raw for raw in position.moves()}))
    return 0


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=[one[0] for one in SETTINGS])
def test_positions_agree(number: int) -> None:
    wanted, seed = scaled(POSITIONS // len(SETTINGS)), number * 1000
    while wanted > 0:
        wanted -= play_game(board(number), seed)
        seed += 1


# ---------------------------------------------------------------- the worked round of the rulebook

WORKED_ROUND = {  # section 8: after how many moves, the stocks of A and B and what grows in their greenhouses
    "steps 1 and 2": (10, ("", ""), ({"G6a": ""}, {"G3a": ""})),
    "step 3": (11, ("TT", ""), ({"G6a": ""}, {"G3a": ""})),
    "step 4": (13, ("TT", "K"), ({"G6a": ""}, {"G3a": ""})),
    "step 5": (15, ("T", "K"), ({"G6a": "TTTTTT"}, {"G3a": ""})),
    "step 6": (17, ("T", ""), ({"G6a": "TTTTTT"}, {"G3a": "KKK"})),  # the harvest is still to come
    "steps 6 and 7": (18, ("TT", "KK"), ({"G6a": "TTTTT"}, {"G3a": "K"})),
    "step 8": (21, ("TL", "KK"), ({"G6a": "TTTTT"}, {"G3a": "K"})),
    "steps 9 and 10": (23, ("TL", "TKK"), ({"G6a": "TTTTT"}, {"G3a": "K"})),
}


def test_golden_round() -> None:
    """The saved game is the worked round of the rulebook, table by table, and a round by the model."""
    at = Board(2, {})
    state = rw.load("reykholt", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    steps = state.steps
    assert len(steps) == 23 and steps[0][1].arguments == {"value": 0}
    forced = [(move.forced_on, str(move)) for move in state.history if move.is_forced]
    assert forced[-2:] == [
        (0, "pick tomato"),
        (1, "pick carrot"),
    ]  # step 7, Harvest Time: one good each, nobody is asked
    for name, (moves, stocks, farms) in WORKED_ROUND.items():
        table = at.table(steps[moves][0] if moves < len(steps) else state.position)  # type: ignore[arg-type]
        assert table.stock == [Counter(goods) for goods in stocks], name
        grown = [{house.name: "".join(sorted(house.goods.elements())) for house in farm} for farm in table.farm]
        assert grown == list(farms), name
    assert (table.progress, table.start, table.workers, state.player) == ([2, 1], 1, {}, 1)
    assert {size: len(pile) for size, pile in table.piles.items()} == {3: 1, 4: 2, 5: 2, 6: 1}
    supply = [at.peek.call(state.position, "wood_left", good) for good in range(1, 6)]  # type: ignore[arg-type]
    assert supply == [32, 34, 31, 28, 21] and at.peek.one(state.position, "round") == 2  # type: ignore[arg-type]
    position = at.seating.reference.new(state.seed, True)
    choose = saved(move.raw if not move.is_chance else move.raw[0] for _, move in steps)
    while position.to_bytes() != bytes(state):
        play_on(at, position, choose)


# ---------------------------------------------------------------- the model itself, against the rulebook


def table_of(farm: list[tuple[str, str]], stock: str, **changes: Any) -> model.Table:
    """Three players, the first with some greenhouses and goods."""
    houses = [model.House(ALL_HOUSES[name], Counter(planted)) for name, planted in farm]
    plain: dict[str, Any] = {
        "stock": [Counter(stock), Counter(), Counter()],
        "farm": [houses, [], []],
        "piles": {3: {"G3b"}, 4: set(), 5: {"G5a"}, 6: {"G6a"}},
        "randoms": model.RandomPile(["R1"], set(), []),
        "display": set(),
        "cards": [set(), set(), set()],
        "shared": set(),
        "used": [set(), set(), set()],
        "hoard": [],
        "workers": {},
        "blocked": set(),
        "progress": [0, 0, 0],
        "track": [0, 1, 2],
        "start": 0,
    }
    return model.Table(**{**plain, **changes})


def test_model_track() -> None:
    """RK-09 and RK-95 of the rulebook."""
    assert [signpost(step) for step in (1, 10, 18, 30, 31)] == [("T", 1), ("K", 2), ("M", 4), ("K", 6), ("T", 7)]
    assert len(ALL_SPACES) == 40 and len(ALL_HOUSES) == 23


@pytest.mark.parametrize(
    ("space", "farm", "stock", "expected"),
    [
        ("F2", [], "", False),
        ("M2", [], "", True),  # RK-28
        ("M6", [], "T", False),
        ("M6", [], "TT", True),  # RK-33
        ("F3", [("G6a", ""), ("G6b", "")], "TK", False),  # RK-45: neither two seedings nor a harvest
        ("F3", [("G3a", ""), ("G6b", "")], "TK", True),
        ("F1", [("G4a", "TTT")], "", False),  # RK-49
        ("F6", [("G3a", "K"), ("G4a", "T")], "", False),  # RK-51
        ("P3", [], "", False),
        ("P2", [], "", True),  # RK-54
        ("H4", [("G3a", "KKK"), ("G3c", "")], "K", False),  # RK-60
        ("H1", [], "TTT", False),
        ("H2", [], "", True),  # RK-64
    ],
)
def test_model_performable(space: str, farm: list[tuple[str, str]], stock: str, expected: bool) -> None:
    assert table_of(farm, stock).is_performable(0, ALL_SPACES[space]) is expected


def test_model_seeding_looks_ahead() -> None:
    """RK-46: T into G3 would make the second seeding impossible."""
    turn = turns.Turn(table_of([("G3a", ""), ("G6a", "")], "TK"), 0)
    assert turn.sowings(2, turn.table.stock[0]) == {("sow", "T", "G6a"), ("sow", "K", "G3a")}


def test_model_red_card_with_stack_good() -> None:
    """RK-68: the tomato of the stack pays for Grand Opening."""
    table = table_of([], "", display={"SB1", "B2", "B3"})
    assert table.can_take(0, "SB1")
    table.display.add("B4")
    assert not table.can_take(0, "SB1")


def test_model_tourism() -> None:
    """RK-94: the Bonus on table 1 helps to pay for table 6."""
    table = table_of([], "TLMFK")
    course = turns.Turn(table, 0).tourism()
    next(course)
    for move in ("bonus", "serve", "serve", "serve", "serve", "serve"):
        assert course.send((move,)).what == "tourism"
    assert table.progress[0] == 6 and not table.stock[0].total() and table.track == [0, 1, 2]
