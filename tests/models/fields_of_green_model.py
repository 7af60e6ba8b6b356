"""An independent model of Fields of Green: distance, building, the harvest and the final scoring.

Written from the rulebook alone, as plainly as possible; it knows nothing of the compiler or its definitions. The tables
are in `fields_of_green_cards.py`; the procedures are those of section 8. A harvest is a generator: it yields a
`Question` for every choice of the player and every tile drawn, and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fields_of_green_cards import COPIES, KINDS, TILES, Card, Cost, Effect, Tile, effect_of

Cell = tuple[int, int]
Shares = frozenset[tuple[int, int]]  # how much water from or onto which tower, by number of the card; no zeros
Answer = tuple[Any, ...]

TOWER_CAPACITY, SILO_CAPACITY, REACH = 3, 4, 2


@dataclass
class Built:
    """A card of a farm, by number in the order of building."""

    number: int
    card: Card
    cell: Cell
    face_up: bool = True
    water: int = 0
    tile: Tile | None = None

    @property
    def capacity(self) -> int:
        plain = {"Tower": TOWER_CAPACITY, "Silo": SILO_CAPACITY}.get(self.card.kind, 0)
        return plain + (self.tile.number("capacity") if self.tile else 0)

    @property
    def room(self) -> int:
        return self.capacity - self.water


class Question(NamedTuple):
    """What is asked next, and the possible answers; a `draw` is answered with the name of a tile."""

    what: str
    answers: frozenset[Answer]


Course = Generator[Question, Answer, None]


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def splits(amount: int, limits: Mapping[int, int]) -> set[Shares]:
    """All ways to share an amount over towers."""
    found: set[Shares] = {frozenset()} if amount == 0 else set()
    if limits and amount:
        tower, *others = limits
        for part in range(min(amount, limits[tower]) + 1):
            for rest in splits(amount - part, {other: limits[other] for other in others}):
                found.add(rest | {(tower, part)} if part else rest)
    return found


@dataclass
class Farm:
    """All that lies before one player."""

    built: list[Built]
    coins: int = 0
    food: int = 0
    tokens: int = 0
    aside: Counter[str] = field(default_factory=Counter)

    # ------------------------------------------------------------ geometry

    @property
    def locations(self) -> list[Built]:
        return [one for one in self.built if one.face_up]

    def at(self, number: int) -> Built:
        return self.built[number - 1]

    def distances(self, start: Cell) -> dict[Cell, int]:
        """Breadth-first from a cell: the distance of every cell; every cell passed on the way holds a Location."""
        solid = {one.cell for one in self.locations}
        found, edge, steps = {start: 0}, [start], 0
        while edge:
            steps += 1
            beside = {cell for one in edge for cell in neighbours(one) if cell not in found}
            found |= dict.fromkeys(beside, steps)
            edge = [cell for cell in beside if cell in solid]
        return found

    def reaching(self, cell: Cell) -> list[Built]:
        """The towers that reach a cell."""
        away = self.distances(cell)

        def reach(tower: Built) -> int:
            return REACH + (tower.tile.number("range") if tower.tile else 0)

        return [one for one in self.of_kind("Tower") if away.get(one.cell, 999) <= reach(one)]

    def sites(self) -> set[Cell]:
        """Where something may be built."""
        taken = {one.cell for one in self.built}
        return {cell for one in self.locations for cell in neighbours(one.cell)} - taken

    def of_kind(self, kind: str) -> list[Built]:
        return [one for one in self.locations if kind in ("any", one.card.kind)]

    def adjacent(self, here: Built, kind: str) -> int:
        return sum(one.cell in neighbours(here.cell) for one in self.of_kind(kind))

    def within_two(self, here: Built, kind: str) -> int:
        away = self.distances(here.cell)
        return sum(1 <= away.get(one.cell, 999) <= 2 for one in self.of_kind(kind))

    def line(self, here: Built) -> int:
        solid = {one.cell for one in self.locations}

        def run(dx: int, dy: int) -> int:
            (x, y), length = here.cell, 0
            while (x := x + dx, y := y + dy) in solid:
                length += 1
            return length

        return 1 + max(run(1, 0) + run(-1, 0), run(0, 1) + run(0, -1))

    def largest_group(self, kind: str) -> int:
        left, best = {one.cell for one in self.of_kind(kind)}, 0
        while left:
            group, edge = 0, [left.pop()]
            while edge:
                group += 1
                beside = left.intersection(neighbours(edge.pop()))
                left -= beside
                edge += beside
            best = max(best, group)
        return best

    # ------------------------------------------------------------ resources

    @property
    def storage(self) -> int:
        return sum(one.capacity for one in self.of_kind("Silo"))

    def gain_food(self, amount: int) -> None:
        self.food = min(self.food + amount, self.storage)

    def payments(self, cost: Cost, cell: Cell) -> set[Shares]:
        """The ways to pay a cost at a cell: none if it cannot be paid."""
        if self.coins < cost.get("coins", 0) or self.food < cost.get("food", 0):
            return set()
        if not cost.get("water", 0):
            return {frozenset()}
        return splits(cost["water"], {one.number: one.water for one in self.reaching(cell)})

    def pay(self, cost: Cost, shares: Shares) -> None:
        self.coins -= cost.get("coins", 0)
        self.food -= cost.get("food", 0)
        for number, amount in shares:
            self.at(number).water -= amount

    # ------------------------------------------------------------ what may be done with a picked card

    def actions(self, card: Card, towers_left: int, silos_left: int) -> set[Answer]:
        """Build, tower, silo, market."""
        sites = self.sites()
        found: set[Answer] = {("market", n) for n in range(min(2, self.food) + 1)}
        found |= {("build", cell, shares) for cell in sites for shares in self.payments(card.cost, cell)}
        if towers_left and self.coins >= 2:
            found |= {("tower", cell) for cell in sites}
        if silos_left:
            found |= {("silo", cell) for cell in sites}
        return found

    # ------------------------------------------------------------ harvest

    def harvest(self, tiles_left: int) -> Course:
        """The whole harvest of a player; `tiles_left` is the size of the stack of equipment."""
        todo = [one for one in self.locations if one.card.frame == "harvest"]
        while todo:
            answers: set[Answer] = {("leave", one.number) for one in todo}
            for one in todo:
                for way, cost in enumerate(self.prices(one), 1):
                    answers |= {("harvest", one.number, way, shares) for shares in self.payments(cost, one.cell)}
            answer = yield Question("harvest", frozenset(answers))
            [one] = [one for one in todo if one.number == answer[1]]
            todo.remove(one)
            if answer[0] == "leave":
                one.face_up = one.tile is not None and one.tile.effect == ("no_flip",)
                continue
            bonus = one.tile.effect[1:] if one.tile and one.tile.effect[0] == "harvest_bonus" else ()
            way, shares = answer[2:]
            self.pay(self.prices(one)[way - 1], shares)
            for effect in (*one.card.effects, bonus):
                if effect == ("equipment",):
                    yield from self.find_equipment(min(2, tiles_left))
                    tiles_left -= min(1, tiles_left)
                elif effect:
                    yield from self.resolve(effect, one)

    def prices(self, one: Built) -> list[Cost]:
        """The harvest cost of a card, each alternative, with the discount of its equipment."""
        effect = one.tile.effect if one.tile else ("",)
        if effect[0] != "harvest_discount":
            return list(one.card.harvest_costs)
        return [
            {name: max(0, n - int(effect[2])) if name == effect[1] else n for name, n in cost.items()}
            for cost in one.card.harvest_costs
        ]

    def resolve(self, effect: Effect, here: Built) -> Course:
        """An effect of a harvest ability (E1 to E17, without those that only immediate abilities have)."""
        match effect:
            case ("coins", n):
                self.coins += int(n)
            case ("food", n):
                self.gain_food(int(n))
            case ("vp", n):
                self.tokens += int(n)
            case ("water", n):
                yield from self.pour(int(n), self.of_kind("Tower"))
            case ("water_near", n):
                yield from self.pour(int(n), self.reaching(here.cell))
            case ("coins_per_adjacent", kind, n):
                self.coins += int(n) * self.adjacent(here, kind)
            case ("food_per_adjacent", kind, n):
                self.gain_food(int(n) * self.adjacent(here, kind))
            case ("coins_per_within2", kind, n):
                self.coins += int(n) * self.within_two(here, kind)
            case ("coins_per_kind", kind, n):
                self.coins += int(n) * len(self.of_kind(kind))
            case ("coins_if_isolated", kind, alone, else_):
                self.coins += int(else_ if self.adjacent(here, kind) else alone)
            case ("sell_food", most, price):
                [_, n] = yield from ask("sell", {("sell", n) for n in range(min(int(most), self.food) + 1)})
                self.food -= n
                self.coins += n * int(price)
            case ("buy_food", most, price):
                limit = min(int(most), self.storage - self.food, self.coins // int(price))
                [_, n] = yield from ask("buy", {("buy", n) for n in range(limit + 1)})
                self.coins -= n * int(price)
                self.gain_food(n)
            case ("choose", *options):
                [_, n] = yield from ask("choose", {("choose", n) for n in range(len(options))})
                yield from self.resolve(effect_of(options[n]), here)
            case _:
                raise AssertionError(effect)

    def pour(self, amount: int, towers: list[Built]) -> Course:
        """Water onto towers, as the player likes; as much as fits."""
        limits = {one.number: one.room for one in towers}
        ways = splits(min(amount, sum(limits.values())), limits)
        [_, shares] = yield from ask("pour", {("pour", shares) for shares in ways})
        for number, part in shares:
            self.at(number).water += part

    def find_equipment(self, drawn: int) -> Course:
        """Draw two tiles, keep one; it is placed at once if it can be, else set aside."""
        tiles = []
        for _ in range(drawn):
            [name] = yield Question("draw", frozenset())
            tiles.append(str(name))
        if not tiles:
            return
        [_, kept] = yield from ask("keep", {("keep", name) for name in tiles})
        tile = TILES[kept]
        places = {("fit", one.number) for one in self.locations if one.tile is None and tile.fits(one.card)}
        if not places:
            self.aside[kept] += 1
            return
        [_, number] = yield from ask("fit", places)
        self.at(number).tile = tile
        if tile.effect[0] == "on_place":
            yield from self.resolve(tile.effect[1:], self.at(number))

    # ------------------------------------------------------------ the end

    def score(self, everybody: Iterable[Farm]) -> dict[str, int]:
        """The final score, term by term."""
        farms = list(everybody)
        towers = self.of_kind("Tower")
        tools = [(one.tile.effect, one) for one in self.locations if one.tile]
        ends = [(one.card.effects[0], one) for one in self.locations if one.card.frame == "game_end"]
        return {
            "card_points": sum(one.card.points for one in self.locations),
            "tokens": self.tokens,
            "coins": self.coins // 3,
            "food_stock": self.food // 2,
            "dry_towers": sum(one.water == 0 for one in towers),
            "endgame_cards": sum(self.endgame(effect, here, farms) for effect, here in ends),
            "endgame_tools": sum(self.endgame(effect[1:], here, farms) for effect, here in tools if effect[0] == "end"),
            "spare_equipment": sum(self.aside.values()),
        }

    def endgame(self, effect: Effect, here: Built, farms: list[Farm]) -> int:
        """The points of a game-end effect (G1 to G18)."""
        name, n = effect[0], int(effect[-1])
        kind = effect[1]
        mine = len(self.of_kind(kind)) if kind in COPIES else 0
        match name:
            case "per_adjacent":
                return n * self.adjacent(here, kind)
            case "per_silo":
                return n * len(self.of_kind("Silo"))
            case "per_tower":
                return n * len(self.of_kind("Tower"))
            case "per_kind":
                return n * mine
            case "per_equipped":
                return n * sum(one.tile is not None for one in self.locations)
            case "per_set":
                return n * min(len(self.of_kind(one)) for one in KINDS.values())
            case "per_coins":
                return self.coins // n
            case "per_food":
                return self.food // n
            case "if_surrounded":
                return n if self.adjacent(here, "any") == 4 else 0
            case "per_line":
                return n * self.line(here)
            case "if_majority":
                return n if mine and all(len(farm.of_kind(kind)) <= mine for farm in farms) else 0
            case "largest_group":
                return n * self.largest_group(kind)
            case "per_within2":
                return n * self.within_two(here, kind)
            case "per_empty_tower":
                return n * sum(one.water == 0 for one in self.of_kind("Tower"))
            case "if_no_open_area":
                return n if all(one.face_up for one in self.built) else 0
            case "if_isolated":
                return 0 if self.adjacent(here, kind) else n
            case "per_costly":
                others = (one for one in self.locations if one is not here and one.card.kind in KINDS.values())
                return n * sum(one.card.cost["coins"] >= int(kind) for one in others)
            case "flat":
                return n
        raise AssertionError(effect)


def ask(what: str, answers: Iterable[Answer]) -> Generator[Question, Answer, Answer]:
    """A follow-up choice: with one option it is automatic and no decision."""
    possible = frozenset(answers)
    if len(possible) == 1:
        return next(iter(possible))
    return (yield Question(what, possible))
