"""An independent model of Reykholt: the table, and what can be performed on it.

Written from the rulebook alone; it knows nothing of the compiler or its definitions. `reykholt_turns.py` makes the
turns.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from reykholt_tables import ALL_SPACES, ANY_TIME, GOODS, RED, Action, Goods, Kind, Space

Answer = tuple[Any, ...]


@dataclass
class House:
    """A greenhouse of a player."""

    kind: Kind
    goods: Goods = field(default_factory=Counter)

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def number(self) -> int:
        return self.goods.total()


@dataclass
class RandomPile:
    """The random greenhouses: what is known on top, what lies shuffled below, and what was put under the pile."""

    top: list[str]
    shuffled: set[str]
    bottom: list[str]

    def next(self) -> set[str]:
        """What may come next."""
        return set(self.top[:1]) or self.shuffled or set(self.bottom[:1])

    @property
    def known(self) -> bool:
        """Whether everybody knows what comes next: no chance is needed."""
        return bool(self.top) or not self.shuffled

    def take(self, name: str) -> None:
        part = self.top or self.shuffled or self.bottom
        part.remove(name)


@dataclass
class Table:
    """All that lies on the table. Seats count from 0."""

    stock: list[Goods]
    farm: list[list[House]]
    piles: dict[int, set[str]]  # open piles by size
    randoms: RandomPile
    display: set[str]
    cards: list[set[str]]
    shared: set[str]
    used: list[set[str]]
    hoard: list[str]  # of Secret Hoard, bottom to top
    workers: dict[str, int]  # by space
    blocked: set[str]
    progress: list[int]
    track: list[int]  # front to back
    start: int
    event: str | None = None
    story: str | None = None
    challenge: bool = False

    @property
    def seats(self) -> int:
        return len(self.stock)

    # ------------------------------------------------------------ the board

    @property
    def bottom(self) -> int:
        return 3 if self.seats <= 2 else 6

    def is_open(self, space: Space) -> bool:
        if space.small != (self.seats <= 2) or (self.event == "EV05" and space.row == self.bottom):
            return False
        if space.row == 0:
            return self.seats == 2 or self.challenge
        if self.challenge and space.name in ("sP1", "sP2"):
            return False
        return self.seats != 3 or space.row != 1

    def is_free(self, space: Space) -> bool:
        return space.name not in self.workers and space.name not in self.blocked

    def flag_allows(self, seat: int, space: Space) -> bool:
        if not space.flag or self.event == "EV10":
            return True
        mine = [ALL_SPACES[name] for name, owner in self.workers.items() if owner == seat]
        limit = 2 if space.column == "P" and "A7" in self.cards[seat] else 1
        return sum(one.flag and one.column == space.column for one in mine) < limit

    def is_performable(self, seat: int, space: Space) -> bool:
        return any(self.can(seat, action) for action in space.actions)

    def placements(self, seat: int) -> set[Answer]:
        """What a seat with a worker in hand may do."""
        spaces: set[Answer] = {
            ("place", space.name)
            for space in ALL_SPACES.values()
            if self.is_open(space)
            and self.is_free(space)
            and self.flag_allows(seat, space)
            and self.is_performable(seat, space)
        }
        return (spaces or {("lay_aside",)}) | self.uses(seat)

    # ------------------------------------------------------------ performable

    def can(self, seat: int, action: Action) -> bool:
        """Whether an action can be performed now."""
        match action:
            case ("take", _) | ("random",) | ("advance", _):
                return True
            case ("house", sizes):
                return any(self.piles[size] for size in sizes)
            case ("card",):
                return any(self.can_take(seat, card) for card in self.display)
            case ("share",):
                return bool(self.sharable(seat))
            case ("seed", least, _):
                return self.matching(seat) >= int(least)
            case ("harvest", least, _):
                return self.reapable(seat, set()) >= int(least)
            case ("twice",):
                return any(house.number >= 2 for house in self.farm[seat])
            case ("convert", goods, same, houses, result):
                needed = min(houses, 1) if "D4" in self.cards[seat] else houses
                payable = Counter(goods) <= self.stock[seat] and (not same or bool(self.payable(seat, same)))
                return payable and len(self.farm[seat]) >= needed and self.can(seat, result)
            case ("or", one, other):
                return self.can(seat, one) or self.can(seat, other)
        raise AssertionError(action)

    def payable(self, seat: int, number: int) -> set[str]:
        """The types of which a seat has so many in stock."""
        return {good for good in GOODS if self.stock[seat][good] >= number}

    def allowed(self, seat: int, house: House) -> str:
        return GOODS if "C6" in self.cards[seat] and house.kind.parcels == 4 else house.kind.allowed

    def matching(self, seat: int, stock: Goods | None = None, without: House | None = None) -> int:
        """The most seedings that are possible: a matching of empty houses to goods of the stock."""
        left = self.stock[seat] if stock is None else stock
        empty = [house for house in self.farm[seat] if not house.number and house is not without]
        goods = [(good, n) for good in GOODS for n in range(min(left[good], len(empty)))]
        taken: dict[tuple[str, int], House] = {}

        def place(house: House, tried: set[tuple[str, int]]) -> bool:
            for good in goods:
                if good[0] in self.allowed(seat, house) and good not in tried:
                    tried.add(good)
                    if good not in taken or place(taken[good], tried):
                        taken[good] = house
                        return True
            return False

        return sum(place(house, set()) for house in empty)

    def reapable(self, seat: int, visited: set[str]) -> int:
        """How many more goods can be harvested, each from another greenhouse."""
        if "E7" in self.cards[seat]:
            return sum(house.number for house in self.farm[seat])
        return sum(house.number > 0 for house in self.farm[seat] if house.name not in visited)

    # ------------------------------------------------------------ service cards

    def can_take(self, seat: int, card: str) -> bool:
        """Whether a card of the display may be taken: red ones only if they can be used, with the goods that come
        along."""
        return self.can_use_red(seat, card, self.stack_good() + self.gift())

    def stack_good(self) -> str:
        """The good that comes with the next card of the display."""
        return {3: "T", 2: "L", 1: "M"}.get(len(self.display), "")

    def gift(self) -> str:
        return "L" if self.story == "S4" else ""

    def sharable(self, seat: int) -> set[str]:
        """The cards a seat may share."""
        if self.seats < 3:
            return set()
        beside = self.cards[(seat + 1) % self.seats] | self.cards[(seat - 1) % self.seats]
        return {card for card in beside - self.shared - self.cards[seat] if self.can_use_red(seat, card, self.gift())}

    def can_use_red(self, seat: int, card: str, extra: str) -> bool:
        """The list below the cards: when a red card is usable."""
        if card not in RED:
            return True
        stock, farm = self.stock[seat] + Counter(extra), self.farm[seat]
        match card:
            case "A3":
                return any(house.number < house.kind.parcels for house in farm)
            case "B1":
                return any(house.number == 0 and house.kind.parcels == 5 for house in farm)
            case "C4":
                return any(house.number for house in farm)
            case "E3":
                return bool(self.markets(seat, extra))
            case "E5":
                return any(self.piles.values())
            case "SB1":
                return stock["T"] >= 1
            case "SC3":
                return self.matching(seat, stock) >= 1
            case "SE4":
                return any(house.number >= 2 for house in farm)
        return True

    def markets(self, seat: int, extra: str = "") -> set[str]:
        """The Market spaces that Second Helping may use."""
        stock = self.stock[seat]
        self.stock[seat] = stock + Counter(extra)
        found = {
            space.name
            for space in ALL_SPACES.values()
            if space.column == "M" and self.is_open(space) and self.is_free(space) and self.is_performable(seat, space)
        }
        self.stock[seat] = stock
        return found

    def uses(self, seat: int) -> set[Answer]:
        """The any-time effects a seat can use."""
        return {("use", card) for card in self.cards[seat] - self.used[seat] if self.can_use(seat, card)}

    def can_use(self, seat: int, card: str) -> bool:
        stock = self.stock[seat]
        match card:
            case "A6":
                return bool(self.payable(seat, 2))
            case "B6":
                return bool(self.payable(seat, 4))
            case "E4":
                return stock["F"] >= 1
            case "SB3" | "SE3":
                return stock["K"] >= 1
        return card in ANY_TIME

    # ------------------------------------------------------------ moving goods and managers

    def gain(self, seat: int, goods: str) -> None:
        self.stock[seat].update(goods)

    def pay(self, seat: int, goods: str) -> None:
        assert Counter(goods) <= self.stock[seat]
        self.stock[seat] -= Counter(goods)

    def advance(self, seat: int, steps: int) -> None:
        """Step by step; whoever arrives stands in front of those who are there."""
        for _ in range(steps):
            self.progress[seat] += 1
            self.track.remove(seat)
            ahead = sum(self.progress[other] > self.progress[seat] for other in self.track)
            self.track.insert(ahead, seat)

    def turn_order(self) -> list[int]:
        return [(self.start + step) % self.seats for step in range(self.seats)]
