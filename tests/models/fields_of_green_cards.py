"""The cards and tiles of Fields of Green as the rulebook lists them (sections 2.4 and 2.5), for the independent
model."""

from __future__ import annotations

import re
from typing import NamedTuple

Cost = dict[str, int]  # coins, water, food
Effect = tuple[str, ...]  # ('food', '2'), ('coins_per_adjacent', 'Field', '1'), ('choose', 'coins 2', 'water_near 2')

CARDS = """
FI-01 | 2/0/0 | 1 | harvest | water 1 → food 2
FI-02 | 3/0/0 | 1 | harvest | water 2 → food 4
FI-03 | 1/0/0 | 0 | harvest | water 1 → food 1, coins 1
FI-04 | 3/1/0 | 2 | harvest | water 1 → food 1, coins 2
FI-05 | 4/1/0 | 2 | harvest | water 1 → vp 1, food 1
FI-06 | 5/1/0 | 2 | harvest | water 2 → vp 2, coins 1
FI-07 | 2/0/0 | 1 | harvest | free → food_per_adjacent Livestock 1
FI-08 | 3/0/0 | 1 | harvest | water 1 → coins 1, coins_per_adjacent Field 1
FI-09 | 2/1/0 | 3 | harvest | water 1 → coins 1
FI-10 | 2/2/0 | 2 | harvest | water 2 → food 3
FI-11 | 4/0/0 | 2 | harvest | either(water 1, coins 2) → food 2
LI-01 | 2/0/0 | 1 | harvest | food 1 → coins 3
LI-02 | 4/1/0 | 2 | harvest | food 2 → coins 6
LI-03 | 3/0/0 | 1 | harvest | food 1 → coins 2, vp 1
LI-04 | 3/0/1 | 2 | harvest | food 2 → vp 2, coins 1
LI-05 | 5/0/0 | 3 | harvest | food 1 + water 1 → vp 2
LI-06 | 2/0/0 | 1 | harvest | free → coins_per_within2 Field 1
LI-07 | 3/0/0 | 2 | harvest | food 1 → coins_if_isolated Livestock 5 2
LI-08 | 2/0/0 | 1 | harvest | food 1 → choose(coins 2, water_near 2)
LI-09 | 2/1/0 | 1 | harvest | water 1 → food 1, coins 2
LI-10 | 5/0/1 | 2 | harvest | food 2 → coins 2, coins_per_kind Livestock 1
LI-11 | 3/2/0 | 3 | harvest | water 1 → food 2
FA-01 | 2/0/0 | 1 | immediate | water_near 3
FA-02 | 3/0/0 | 1 | immediate | equipment
FA-03 | 4/0/0 | 1 | harvest | coins 2 → equipment
FA-04 | 2/0/0 | 1 | immediate | free_silo
FA-05 | 3/0/0 | 1 | immediate | fill_tower
FA-06 | 4/0/0 | 2 | harvest | free → sell_food 3 2
FA-07 | 3/0/0 | 1 | immediate | coins 1, coins_per_kind Field 1
FA-08 | 3/0/0 | 1 | harvest | coins 1 → water_near 2
FA-09 | 2/0/0 | 1 | harvest | free → buy_food 2 1
FA-10 | 4/0/0 | 1 | immediate | free_tower
FA-11 | 5/0/0 | 2 | harvest | food 2 → vp 2, water 1
BU-01 | 4/0/0 | 2 | game_end | per_adjacent any 1
BU-02 | 3/0/0 | 1 | game_end | per_silo 2
BU-03 | 3/0/0 | 1 | game_end | per_tower 1
BU-04 | 5/0/0 | 1 | game_end | per_kind Field 1
BU-05 | 5/0/0 | 1 | game_end | per_kind Livestock 1
BU-06 | 4/0/0 | 1 | game_end | per_equipped 2
BU-07 | 6/0/0 | 2 | game_end | per_set 3
BU-08 | 4/0/0 | 1 | game_end | per_coins 4
BU-09 | 3/0/0 | 1 | game_end | if_surrounded 6
BU-10 | 4/0/0 | 1 | game_end | per_line 1
BU-11 | 5/0/0 | 1 | game_end | if_majority Livestock 6
BU-12 | 4/0/0 | 1 | game_end | largest_group Field 1
BU-13 | 3/0/0 | 1 | game_end | per_within2 Facility 1
BU-14 | 3/1/0 | 1 | game_end | per_empty_tower 2
BU-15 | 3/0/0 | 2 | game_end | if_no_open_area 4
BU-16 | 2/0/0 | 1 | game_end | if_isolated Building 4
BU-17 | 7/1/1 | 4 | game_end | per_costly 4 1
BU-18 | 3/0/1 | 1 | game_end | per_food 3
"""

EQUIPMENT = """
Sprinkler | Field harvest | harvest_discount water 1
Spreader | Field harvest | harvest_bonus food 1
Harvester | Field harvest | harvest_bonus coins 2
Milking Machine | Livestock harvest | harvest_bonus coins 2
Feeding Trough | Livestock harvest | harvest_discount food 1
Show Ribbon | Livestock harvest | harvest_bonus vp 1
Extension Tank | Tower any | capacity 1
Long Hose | Tower any | range 1
Extra Bin | Silo any | capacity 2
Solar Panels | Facility any | upkeep coins 1
Signboard | Building game_end | end flat 2
Weather Vane | Building game_end | end per_adjacent any 1
Frost Cover | any harvest | no_flip
Toolbox | Facility immediate | on_place coins 4
Rain Barrel | Tower any | upkeep water 1
"""

KINDS = {"FI": "Field", "LI": "Livestock", "FA": "Facility", "BU": "Building"}
COPIES = {"Field": 3, "Livestock": 3, "Facility": 3, "Building": 2, "Tower": 0, "Silo": 0}
SINGLE = ("BU-16", "BU-17", "BU-18")


class Card(NamedTuple):
    """A Location card, Water Tower or Silo."""

    name: str
    kind: str
    cost: Cost
    points: int
    frame: str
    harvest_costs: tuple[Cost, ...]  # the alternatives
    effects: tuple[Effect, ...]

    @property
    def copies(self) -> int:
        return 1 if self.name in SINGLE else COPIES[self.kind]


class Tile(NamedTuple):
    """A tile of equipment."""

    name: str
    kind: str  # where it may lie: kind and frame of the Location
    frame: str
    effect: Effect

    def fits(self, card: Card) -> bool:
        return self.kind in ("any", card.kind) and self.frame in ("any", card.frame)

    def number(self, effect: str) -> int:
        return int(self.effect[1]) if self.effect[0] == effect else 0


def _split(text: str, comma: str) -> list[str]:
    """The parts between commas that stand outside brackets."""
    return [part.strip() for part in re.split(comma + r"(?![^()]*\))", text) if part.strip()]


def effect_of(text: str) -> Effect:
    name, _, inner = text.partition("(")
    return (name, *_split(inner.rstrip(")"), ",")) if inner else tuple(text.split())


def _cost(text: str) -> Cost:
    return {} if text == "free" else {name: int(n) for name, n in (part.split() for part in text.split("+"))}


def _card(line: str) -> Card:
    name, cost, points, frame, ability = (part.strip() for part in line.split("|"))
    coins, water, food = map(int, cost.split("/"))
    price, _, effects = ability.rpartition("→")
    ways = effect_of(price.strip())[1:] if price.startswith("either") else (price.strip(),) if price else ()
    costs = tuple(map(_cost, ways))
    return Card(
        name,
        KINDS[name[:2]],
        {"coins": coins, "water": water, "food": food},
        int(points),
        frame,
        costs,
        tuple(map(effect_of, _split(effects, ","))),
    )


def _tile(line: str) -> Tile:
    name, valid, effect = (part.strip() for part in line.split("|"))
    kind, frame = valid.split()
    return Tile(name, kind, frame, effect_of(effect))


TILES = {tile.name: tile for tile in map(_tile, EQUIPMENT.strip().splitlines())}
DECK = {card.name: card for card in map(_card, CARDS.strip().splitlines())}
TOWER = Card("Tower", "Tower", {}, 0, "none", (), ())
SILO = Card("Silo", "Silo", {}, 0, "none", (), ())
DECK |= {"Tower": TOWER, "Silo": SILO}
