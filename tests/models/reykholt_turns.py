"""An independent model of Reykholt: a whole placement and a whole Tourism turn.

Written from the rulebook alone. Both are generators: they yield a `Question` with all answers wherever the player
decides (or a random greenhouse is drawn), and are sent the answer. Choices of one option that follow from a decision
are made without asking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from reykholt_model import Answer, House, Table
from reykholt_tables import ALL_HOUSES, ALL_SPACES, GOODS, MANY, Action, Goods, Space, signpost

PASS: Answer = ("pass",)


class Question(NamedTuple):
    """What is asked next, and the possible answers; a `draw` is answered with the greenhouse drawn."""

    what: str
    answers: frozenset[Answer]


Course = Generator[Question, Answer, None]


@dataclass
class Deeds:
    """What an action has done so far, for the cards that look at it."""

    seedings: int = 0
    printed_at_least: bool = False
    harvested: str = ""
    emptied: bool = False
    discarded_houses: int = 0
    paid: bool = False
    advanced: bool = False
    taken: House | None = None


def ask(what: str, answers: Iterable[Answer], forced: bool = True) -> Generator[Question, Answer, Answer]:
    """A choice; with one option it is made without asking, unless it is always to be presented."""
    possible = frozenset(answers)
    assert possible
    if forced and len(possible) == 1:
        return next(iter(possible))
    return (yield Question(what, possible))


class Turn:
    """One seat acts: a placement, or a Tourism turn."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.stock, self.farm, self.cards = table.stock, table.farm[seat], table.cards[seat]
        self.deeds = Deeds()

    def gain(self, goods: str) -> None:
        self.table.gain(self.seat, goods)

    # ------------------------------------------------------------ a placement

    def place(self, space: Space) -> Course:
        """The worker is placed, and the actions of the space are carried out, with all triggers."""
        self.table.workers[space.name] = self.seat
        if "D5" in self.cards and space.row == self.table.bottom:
            self.gain("T")
        yield from self.carry_out(space, placed=True)
        if "D6" in self.cards and space.column == "M":
            self.gain("T")

    def carry_out(self, space: Space, placed: bool) -> Course:
        todo = list(space.actions)
        while acts := {("act", action) for action in todo if self.table.can(self.seat, action)}:
            answer = yield from ask("act", acts | (self.table.uses(self.seat) if placed else set()))
            if answer[0] == "use":
                yield from self.use(answer[1])
                continue
            todo.remove(answer[1])
            self.deeds = Deeds()
            yield from self.perform(answer[1])
            if placed:
                yield from self.triggers(self.deeds)

    def perform(self, action: Action) -> Course:
        """One action; `deeds` notes what it does."""
        match action:
            case ("take", goods):
                self.gain(goods)
            case ("random",):
                yield from self.take_random()
            case ("house", sizes):
                yield from self.take_house(sizes)
            case ("card",):
                yield from self.take_card()
            case ("share",):
                answer = yield from ask("share", {("share", card) for card in self.table.sharable(self.seat)}, False)
                self.table.shared.add(answer[1])
                yield from self.new_card(answer[1])
            case ("seed", least, most):
                self.deeds.printed_at_least = most == MANY
                yield from self.seed(least, most)
            case ("harvest", least, most):
                yield from self.harvest(least, most)
            case ("twice",):
                yield from self.harvest_twice()
            case ("convert", goods, same, houses, result):
                yield from self.convert(goods, same, houses, result)
            case ("advance", steps):
                self.table.advance(self.seat, steps)
                self.deeds.advanced = True
            case ("or", *sides):
                yield from self.either([side for side in sides if self.table.can(self.seat, side)])

    def either(self, sides: list[Action]) -> Course:
        """One of two alternatives; a side that begins with a choice is presented as that choice."""
        answers: set[Answer] = set()
        for side in sides:
            match side:
                case ("card",):
                    answers |= self.takable()
                case ("twice",):
                    answers |= self.reapings()
                case _:
                    answers.add(("or", side))
        answer = yield from ask("or", answers, False)
        match answer:
            case ("or", side):
                yield from self.perform(side)
            case ("card", card):
                yield from self.take(card)
            case ("reap", house):
                yield from self.reap(house)

    def convert(self, goods: str, same: int, houses: int, result: Action) -> Course:
        self.table.pay(self.seat, goods)
        if same:
            answer = yield from ask("pay", {("pay", good) for good in self.table.payable(self.seat, same)})
            self.table.pay(self.seat, answer[1] * same)
        self.deeds.paid = True
        if houses:
            number = 1 if "D4" in self.cards else houses
            names = (house.name for house in self.farm)
            answer = yield from ask("discard", {("discard", frozenset(some)) for some in combinations(names, number)})
            for name in sorted(answer[1]):  # the rulebook leaves the order of two open
                self.discard(name)
        yield from self.perform(result)

    # ------------------------------------------------------------ greenhouses

    def discard(self, name: str) -> None:
        house = self.house(name)
        self.farm.remove(house)
        self.deeds.discarded_houses += 1
        if name.startswith("R"):
            self.table.randoms.bottom.append(name)
        else:
            self.table.piles[house.kind.parcels].add(name)

    def house(self, name: str) -> House:
        return next(house for house in self.farm if house.name == name)

    def take_random(self) -> Course:
        possible = self.table.randoms.next()
        if not possible:
            self.gain("T")
            return
        answer = yield from ask("draw", {("draw", name) for name in possible}, self.table.randoms.known)
        self.table.randoms.take(answer[1])
        self.receive(answer[1])

    def take_house(self, sizes: Iterable[int]) -> Course:
        answer = yield from ask("house", {("house", size) for size in sizes if self.table.piles[size]})
        pile = self.table.piles[answer[1]]
        self.receive(min(pile))  # all are alike; the lowest letter lies on top
        pile.remove(min(pile))

    def receive(self, name: str) -> None:
        house = House(ALL_HOUSES[name])
        self.farm.append(house)
        self.deeds.taken = house

    def sowings(self, more: int, stock: Goods) -> set[Answer]:
        """The seedings that leave enough others possible."""
        found = set()
        for house in self.farm:
            for good in GOODS:
                if not house.number and stock[good] and good in self.table.allowed(self.seat, house):
                    rest = stock - Counter(good)
                    if more <= 1 or self.table.matching(self.seat, rest, house) >= more - 1:
                        found.add(("sow", good, house.name))
        return found

    def seed(self, least: int, most: int) -> Course:
        made = 0
        while made < most and (answers := self.sowings(least - made, self.stock[self.seat])):
            answer = yield from ask("seed", answers | ({PASS} if made >= least else set()), False)
            if answer == PASS:
                return
            made += 1
            self.sow(answer[1], self.house(answer[2]))

    def sow(self, good: str, house: House) -> None:
        self.table.pay(self.seat, good)
        house.goods = Counter({good: house.kind.parcels})
        self.deeds.seedings += 1

    def harvest(self, least: int, most: int) -> Course:
        made, visited = 0, set[str]()
        while made < most and (answers := self.picks(visited, least - made)):
            answer = yield from ask("harvest", answers | ({PASS} if made >= least else set()), False)
            if answer == PASS:
                return
            made += 1
            visited.add(answer[2])
            self.pick(answer[1], self.house(answer[2]))

    def picks(self, visited: set[str], more: int) -> set[Answer]:
        if self.table.reapable(self.seat, visited) < max(1, more):
            return set()
        repeated = "E7" in self.cards
        return {
            ("pick", good, house.name)
            for house in self.farm
            for good in house.goods
            if house.goods[good] and (repeated or house.name not in visited)
        }

    def pick(self, good: str, house: House) -> None:
        house.goods -= Counter(good)
        self.gain(good)
        self.deeds.harvested += good
        self.deeds.emptied |= not house.number

    def reapings(self) -> set[Answer]:
        return {("reap", house.name) for house in self.farm if house.number >= 2}

    def harvest_twice(self) -> Course:
        answer = yield from ask("reap", self.reapings(), False)
        yield from self.reap(answer[1])

    def reap(self, name: str) -> Course:
        for _ in range(2):
            yield from self.pick_one(self.house(name))

    def pick_one(self, house: House) -> Course:
        answer = yield from ask("pick one", {("pick one", good) for good in house.goods if house.goods[good]})
        self.pick(answer[1], house)

    # ------------------------------------------------------------ service cards

    def takable(self) -> set[Answer]:
        return {("card", card) for card in self.table.display if self.table.can_take(self.seat, card)}

    def take_card(self) -> Course:
        answer = yield from ask("card", self.takable(), False)
        yield from self.take(answer[1])

    def take(self, card: str) -> Course:
        self.gain(self.table.stack_good())
        self.table.display.remove(card)
        if card == "C1":
            self.table.hoard[:] = "KFMLT"
        yield from self.new_card(card)

    def new_card(self, card: str) -> Course:
        """The card, the gift of the scenario, the red effect; effects of cards fire nothing."""
        self.cards.add(card)
        self.gain(self.table.gift())
        deeds, self.deeds = self.deeds, Deeds()
        yield from self.red(card)
        self.deeds = deeds

    def red(self, card: str) -> Course:
        match card:
            case "A3":
                for house in self.farm:
                    house.goods.update("K" if house.number < house.kind.parcels else "")
            case "A5" | "SA3" | "SD3":
                self.gain({"A5": "TTT", "SA3": "FL", "SD3": "TLM"}[card])
            case "B1":
                empty = {house.name for house in self.farm if not house.number and house.kind.parcels == 5}
                answer = yield from ask("fill", {("fill", name) for name in empty})
                self.house(answer[1]).goods = Counter(GOODS)
            case "C4":
                for house in self.farm:
                    if house.number:
                        yield from self.pick_one(house)
            case "D3":
                yield from self.take_random()
                self.gain("L")
            case "E3":
                answer = yield from ask("space", {("space", name) for name in self.table.markets(self.seat)}, False)
                yield from self.carry_out(ALL_SPACES[answer[1]], placed=False)
            case "E5":
                yield from self.take_house((3, 4, 5, 6))
            case "SB1":
                self.table.pay(self.seat, "T")
                self.table.advance(self.seat, 1)
            case "SC3":
                yield from self.seed(1, MANY)
            case "SE4":
                yield from self.harvest_twice()

    def use(self, card: str) -> Course:
        """An any-time effect; it fires nothing."""
        table, seat = self.table, self.seat
        table.used[seat].add(card)
        match card:
            case "A6":
                pairs = {(good, other) for good in table.payable(seat, 2) for other in GOODS if good != other}
                answer = yield from ask("swap", {("swap", *pair) for pair in pairs})
                table.pay(seat, answer[1] * 2)
                self.gain(answer[2])
            case "B6":
                answer = yield from ask("pay", {("pay", good) for good in table.payable(seat, 4)})
                table.pay(seat, answer[1] * 4)
                table.advance(seat, 1)
            case "C7":
                self.gain(signpost(table.progress[seat] + 1)[0] * 2)
            case "E4":
                table.pay(seat, "F")
                self.gain("K")
            case "SB3":
                table.pay(seat, "K")
                self.gain("LLT")
            case "SE3":
                table.pay(seat, "K")
                table.advance(seat, 1)

    # ------------------------------------------------------------ triggers

    def triggers(self, deeds: Deeds) -> Course:
        """What the action fires: in turn order, those of one player in the order he chooses."""
        for seat in self.table.turn_order():
            beside = ((seat + 1) % self.table.seats, (seat - 1) % self.table.seats)
            if seat == self.seat:
                todo = {card for card in self.cards if self.fires(card, deeds)}
                while todo:
                    answer = yield from ask("trigger", {("trigger", card) for card in todo})
                    todo.remove(answer[1])
                    yield from self.fire(answer[1], deeds)
                    todo = {card for card in todo if self.fires(card, deeds)}
            elif self.seat in beside and "SD1" in self.table.cards[seat] - self.table.used[seat] and deeds.seedings:
                self.table.used[seat].add("SD1")
                self.table.gain(seat, "T")

    def fires(self, card: str, deeds: Deeds) -> bool:
        together = self.table.progress.count(self.table.progress[self.seat]) > 1
        conditions = {
            "A2": deeds.seedings >= 1,
            "A4": bool(deeds.harvested),
            "B3": deeds.discarded_houses > 0,
            "B4": "L" in deeds.harvested,
            "B5": deeds.taken is not None,
            "C2": deeds.taken is not None,
            "C1": deeds.printed_at_least and deeds.seedings >= 1,
            "C5": deeds.advanced,
            "E8": deeds.paid,
            "SB2": deeds.advanced and together,
            "SC2": deeds.seedings >= 2,
            "SD2": deeds.emptied,
        }
        return conditions.get(card, False)

    def fire(self, card: str, deeds: Deeds) -> Course:
        match card:
            case "A2" if self.picks(set(), 1):
                if (yield from ask("may", {("yes", card), PASS})) != PASS:
                    yield from self.harvest(1, 1)
            case "B3":
                self.gain("M" * deeds.discarded_houses)
            case "B5":
                yield from self.seed_taken(deeds.taken)
            case "C1" if self.table.hoard:
                if (yield from ask("may", {("yes", card), PASS})) != PASS:
                    self.gain(self.table.hoard.pop())
            case "C2" if self.stock[self.seat]["T"] and deeds.taken:
                if (yield from ask("may", {("yes", card), PASS})) != PASS:
                    self.table.pay(self.seat, "T")
                    self.gain(deeds.taken.kind.golden)
            case "A4" | "B4" | "C5" | "E8" | "SB2" | "SC2" | "SD2":
                self.gain({"A4": "M", "B4": "L", "SB2": "M", "SC2": "F"}.get(card, "T"))

    def seed_taken(self, house: House | None) -> Course:
        """Seedling Nursery: the greenhouse just taken."""
        assert house
        goods = {("sow", good) for good in self.table.allowed(self.seat, house) if self.stock[self.seat][good]}
        if goods:
            answer = yield from ask("may sow", goods | {PASS})
            if answer != PASS:
                self.sow(answer[1], house)

    # ------------------------------------------------------------ a Tourism turn

    def price(self, first: bool) -> tuple[str, int]:
        """What the next table costs."""
        good, count = signpost(self.table.progress[self.seat] + 1)
        less = ("C3" in self.cards and first) + ("SE2" in self.cards and count >= 5)
        return good, max(1, count + (self.table.event == "EV12") - less)

    def tourism(self) -> Course:
        """Paid advances and exactly one Bonus, in any order."""
        table, seat = self.table, self.seat
        bonus_left = first = True
        while True:
            good, price = self.price(first)
            answers = table.uses(seat) | {("bonus",) if bonus_left else ("end",)}
            if table.stock[seat][good] >= price:
                answers.add(("serve",))
            match (yield Question("tourism", frozenset(answers))):
                case ("serve",):
                    table.pay(seat, good * price)
                    first = False
                    table.advance(seat, 1)
                case ("bonus",):
                    bonus_left = False
                    good, count = signpost(table.progress[seat] + 1)
                    self.gain(good * (count + ("E6" in self.cards) + (table.event == "EV06")))
                    table.advance(seat, 1)
                case ("use", card):
                    yield from self.use(card)
                case _:
                    return
