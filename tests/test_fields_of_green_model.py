"""Fields of Green beside an independent model: ten thousand positions reached in random play.

At every decision the scores and the reach of the towers are compared, at every action the moves; each harvest is played
on both, question by question, and must leave the same farm.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from choosing import Choose, eager, saved
from peek import Peek, numbers_in
from scale import scaled

import rulewright as rw
from rulewright.runtime.backend import CHANCE, OVER
from rulewright.runtime.interpret import ReferencePosition

sys.path.insert(0, str(Path(__file__).parent / "models"))

import fields_of_green_model as model
from fields_of_green_cards import CARDS, DECK, TILES

FOLDER = Path(__file__).parent.parent / "definitions" / "fields_of_green"
GOLDEN = FOLDER / "golden.jsonl"
POSITIONS = 10_000  # over all numbers of players
EAGER = 0.75  # how often a card is built, or a harvest paid, where it can be
COIN, FOOD, POINT = 0, 2, 3
NUMBERS = 48  # cards for which a farm has room


def tile_id(name: str) -> str:
    return name.replace(" ", "")


TILE_OF = {tile_id(name): name for name in TILES}


class Table:
    """The game for some players, read into the model's terms."""

    def __init__(self, players: int) -> None:
        self.seating = rw.load("fields_of_green", backend="reference").seating(players)
        self.peek = Peek(self.seating)
        self.cards = [DECK.get(f"{name[:2]}-{name[2:]}") or DECK[name] for name in self.peek.rows("Card")]
        self.tiles = [TILES[TILE_OF[name]] for name in self.peek.rows("Equipment")]
        names = self.seating.program.boards["farm"].names
        self.cells = [tuple(map(int, re.findall(r"-?\d+", name))) for name in names]
        self.cell_number = {cell: number for number, cell in enumerate(self.cells, 1)}

    def farm(self, position: ReferencePosition, seat: int) -> model.Farm:
        """The farm of a seat."""
        everything = {name: self.peek.all(position, name) for name in ("card", "place", "water", "tool")}
        purse, up = self.peek.all(position, "purse")[seat], self.peek.all(position, "locations")[seat]
        built = []
        for number in range(1, self.peek.all(position, "built")[seat] + 1):
            card, place, water, tool = (values[seat * NUMBERS + number - 1] for values in everything.values())
            tile = self.tiles[tool - 1] if tool else None
            face_up = bool(up >> number - 1 & 1)
            built.append(model.Built(number, self.cards[card - 1], self.cells[place - 1], face_up, water, tile))
        aside = self.peek.all(position, "aside")[seat]
        spare = Counter({tile.name: n for tile, n in zip(self.tiles, aside) if n})
        return model.Farm(built, purse[COIN], purse[FOOD], purse[POINT], spare)

    def asked(self, position: ReferencePosition) -> str:
        """What is decided: the procedure that asks."""
        return self.peek.decisions[position.decision][0]

    def answer(self, position: ReferencePosition, raw: tuple[Any, ...]) -> model.Answer:
        """A move as the model names it."""
        procedure, options = self.peek.decisions[position.decision]
        match options[raw[0]]:
            case "harvest":
                return ("harvest", raw[1], raw[2], shares(raw[3]))
            case "build":
                return ("build", self.cells[raw[1] - 1], shares(raw[2]))
            case "tower" | "silo" as name:
                return (name, self.cells[raw[1] - 1])
            case "pour":
                return ("pour", shares(raw[1]))
            case "keep":
                return ("keep", self.tiles[raw[1] - 1].name)
            case "leave" | "fit" | "sell" | "buy" | "market" as name:
                return (name, raw[1])
            case _ if procedure == "Card.harvest":  # the two sides of `or`
                return ("choose", raw[0])
        raise AssertionError(options)


def shares(counts: tuple[int, ...]) -> model.Shares:
    return frozenset((number, n) for number, n in enumerate(counts, 1) if n)


@cache
def table(players: int) -> Table:
    return Table(players)


# ---------------------------------------------------------------- comparisons


def compare_scores(at: Table, position: ReferencePosition) -> None:
    """Every line of the score sheet of every seat."""
    farms = [at.farm(position, seat) for seat in range(at.seating.seats)]
    ours = zip(at.seating.program.scores, position.scores(), strict=True)
    expected = [farm.score(farms) for farm in farms]
    for line, values in ours:
        assert list(values) == [sheet[line.name] for sheet in expected], line.name


def compare_reach(at: Table, position: ReferencePosition, seat: int, rng: random.Random) -> None:
    """Which towers reach some cells of the farm, and where can be built."""
    farm = at.farm(position, seat)
    sites = {at.cells[number - 1] for number in numbers_in(at.peek.call(position, "building_sites", seat + 1))}
    assert sites == farm.sites()
    cells = sorted(
        sites | {one.cell for one in farm.locations if one.card.kind != "Tower"}
    )  # where water can be asked for
    for cell in rng.sample(cells, 4):
        towers = numbers_in(at.peek.call(position, "reaching", at.cell_number[cell], seat + 1))
        assert towers == [one.number for one in farm.reaching(cell)], cell


def compare_actions(at: Table, position: ReferencePosition, seat: int) -> None:
    """What may be done with the card that was picked."""
    card = at.cards[at.peek.all(position, "pick")[seat] - 1]
    stack = at.peek.all(position, "stack")
    ours = [at.answer(position, raw) for raw in position.moves()]
    assert len(ours) == len(set(ours))
    assert set(ours) == at.farm(position, seat).actions(card, *stack[-2:])


# ---------------------------------------------------------------- playing


def is_liked(answer: model.Answer) -> bool:
    """Cards are built and harvests paid more often than not."""
    return answer[0] in ("build", "harvest")


def play_harvest(at: Table, position: ReferencePosition, choose: Choose) -> int:
    """The whole harvest of a player, here and by the model; returns how many positions were compared."""
    seat = position.actor - 1
    farm = at.farm(position, seat)
    top, middle, bottom = at.peek.one(position, "equipment")
    course = farm.harvest(len(top) + sum(middle) + len(bottom))
    question = next(course)
    compared, year = 0, at.peek.one(position, "year")
    while True:
        if question.what == "draw":
            assert position.kind == CHANCE
            tiles = {(at.tiles[value - 1].name,): value for value, _ in position.outcomes()}
            answer = choose(tiles)
            position.play_chance(tiles[answer])
        else:
            moves = {at.answer(position, raw): raw for raw in position.moves()}
            assert (position.actor, set(moves)) == (seat + 1, question.answers), question.what
            answer = choose(moves)
            position.play(moves[answer])
        compared += 1
        try:
            question = course.send(answer)
        except StopIteration:
            break
        finally:
            after = at.farm(position, seat)
            assert farm == after if at.peek.one(position, "year") == year else lasting(farm) == lasting(after)
    return compared


def lasting(farm: model.Farm) -> Any:
    """What the income of the next year, which follows the last harvest without a rest, leaves as it is."""
    return [(one.card, one.cell, one.face_up, one.tile) for one in farm.built], farm.tokens, farm.aside


def play_game(at: Table, seed: int, choose: Choose) -> int:
    """One game, compared all along; returns how many positions were compared."""
    rng = random.Random(seed)
    position = at.seating.reference.new(seed, True)
    compared = 0
    while position.kind != OVER:
        if position.kind == CHANCE:
            position.play_chance(choose({(value,): value for value, _ in position.outcomes()})[0])
            continue
        seat, what = position.actor - 1, at.asked(position)
        if what == "harvest_farm":
            compared += play_harvest(at, position, choose)
            compare_scores(at, position)
            continue
        compare_reach(at, position, seat, rng)
        moves = position.moves()
        if what == "use_pick":
            compare_actions(at, position, seat)
            compare_scores(at, position)
            by_answer = {at.answer(position, raw): raw for raw in moves}
            position.play(by_answer[choose(by_answer)])
        else:
            position.play(choose({raw: raw for raw in moves}))
        compared += 1
    compare_scores(at, position)
    return compared


@pytest.mark.parametrize("players", range(2, 7))
def test_positions_agree(players: int) -> None:
    wanted, seed = scaled(POSITIONS // 5), players * 1000
    while wanted > 0:
        wanted -= play_game(table(players), seed, eager(random.Random(seed), is_liked, EAGER))
        seed += 1


def test_golden_game() -> None:
    """The saved game of three players is a game by the model, too, with the same end."""
    state = rw.load("fields_of_green", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    assert state.over and state.scores == (33, 26, 32) and state.winners == (0,)
    moves = [move.raw[0] if move.is_chance else move.raw for _, move in state.steps]
    assert play_game(table(3), state.seed, saved(moves)) > 150


# ---------------------------------------------------------------- the model itself, against the rulebook


def test_cards_are_those_of_the_rulebook() -> None:
    """Our tables have the same cards and tiles, with the same costs, points and copies; the sums are those of the
    box."""
    assert len(CARDS.strip().splitlines()) == 51 and len(TILES) == 15
    copies = Counter[str]()
    for card in DECK.values():
        copies[card.kind] += card.copies
    assert copies == {"Field": 33, "Livestock": 33, "Facility": 33, "Building": 33, "Tower": 0, "Silo": 0}
    rows = {row["id"]: row for row in yaml.safe_load((FOLDER / "cards.yaml").read_text(encoding="utf-8"))}
    assert len(rows) == len(DECK)
    for name, card in DECK.items():
        row = rows[name.replace("-", "")]
        assert (row["kind"], row.get("points", 0), row.get("copies", 0)) == (
            card.kind.lower(),
            card.points,
            card.copies,
        )
        assert resources(row.get("cost", "")) == {what: n for what, n in card.cost.items() if n}, name
        ways = [resources(row[column]) for column in ("pays", "or_pays") if column in row] or [{}]
        assert card.frame != "harvest" or ways == list(card.harvest_costs), name
        assert [column for column in ("immediate", "harvest", "endgame") if column in row] == [
            {"game_end": "endgame"}.get(card.frame, card.frame)
        ] * (card.frame != "none")
    assert sorted(table(2).peek.rows("Equipment")) == sorted(TILE_OF)


def resources(text: str) -> dict[str, int]:
    """`4 coin + 1 water` as the model writes it."""
    pairs = (part.split() for part in text.split("+") if part)
    return {{"coin": "coins"}.get(what, what): int(n) for n, what in pairs}


def farm_of(*cards: tuple[str, model.Cell], water: int = 3, **stock: int) -> model.Farm:
    """The first tower and silo, and some cards more."""
    laid = [("Tower", (0, 0)), ("Silo", (1, 0)), *cards]
    built = [model.Built(number, DECK[name], cell) for number, (name, cell) in enumerate(laid, 1)]
    built[0].water = water
    return model.Farm(built, **stock)


def test_model_distance() -> None:
    """W1 of the rulebook: distances, before and after Wheat became an Open Area."""
    farm = farm_of(("FI-01", (0, 1)))
    away = farm.distances((0, 0))
    assert [away[cell] for cell in ((0, 1), (0, 2), (1, 1), (-1, 1))] == [1, 2, 2, 2]
    assert (0, 3) not in farm.sites()
    farm.at(3).face_up = False
    assert farm.distances((0, 0))[1, 1] == 2
    assert farm.sites().isdisjoint({(0, 2), (-1, 1)})


@pytest.mark.parametrize(
    ("order", "coins", "food", "water"), [(["pay", "pay"], 4, 1, 1), (["coop first", "pay"], 1, 2, 1)]
)
def test_model_harvest(order: list[str], coins: int, food: int, water: int) -> None:
    """W2 of the rulebook: Wheat feeds the Chicken Coop, if it comes first."""
    farm = farm_of(("FI-01", (0, 1)), ("LI-01", (1, 1)), water=2, coins=1)
    course = farm.harvest(0)
    question = next(course)
    with pytest.raises(StopIteration):
        for one in order:
            paying = sorted((answer for answer in question.answers if answer[0] == "harvest"), key=repr)
            question = course.send(paying[0] if one == "pay" else ("leave", 4))
    assert (farm.coins, farm.food, farm.at(1).water) == (coins, food, water)


def test_model_score() -> None:
    """W5 of the rulebook: 14 points."""
    farm = farm_of(
        ("Tower", (-1, 0)), ("Silo", (2, 0)), ("FI-01", (0, 1)), ("BU-02", (1, 1)), water=0, coins=8, food=5, tokens=2
    )
    farm.at(3).water = 1
    farm.aside["Sprinkler"] = 1
    assert sum(farm.score([farm]).values()) == 14
