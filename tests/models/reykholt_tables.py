"""The components of Reykholt as the rulebook lists them (sections 2.2 to 2.4), for the independent model."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

GOODS = "TLMFK"  # from the most common to the rarest
Goods = Counter[str]
Action = tuple[Any, ...]  # ('take', 'TL'), ('random',), ('house', (3, 4)), ('seed', least, most), ('or', one, other) …
MANY = 99  # no upper limit

SPACES = """
P1   | Take 1 random greenhouse; take 1 T
F1   | Harvest 2 times
M1   | Take 2 T
H1   | Take 1 service card
P2 ⚑ | Take 1 greenhouse with 3 parcels
F2 ⚑ | Seed at least 1 time
M2   | Take 1 T and 1 L
H2   | Take 1 service card OR take 1 M
P3 ⚑ | Take 1 greenhouse with 4 parcels
F3 ⚑ | Seed at least 2 times; harvest 1 time
M3   | Take 1 L and 1 M
H3 ⚑ | Share 1 service card; take 1 T
P4 ⚑ | Take 1 greenhouse with 5 parcels
F4   | Seed 1 time; harvest up to 2 times
M4 ⚑ | Take 1 T and 1 F
H4 ⚑ | Discard 2 greenhouses and 2 identical goods → immediately advance 2 times
P5 ⚑ | Take 1 greenhouse with 6 parcels
F5   | Harvest up to 3 times
M5 ⚑ | Take 1 K
H5 ⚑ | Discard 3 identical goods → immediately advance 1 time
P6   | Take 1 random greenhouse OR (discard 1 L → take 1 greenhouse with 3, 4, 5 or 6 parcels)
F6   | Seed up to 2 times OR harvest twice from the same greenhouse
M6   | Discard 2 T → take 1 F and 1 K
H6   | Take 1 L; discard 1 K → immediately advance 1 time
sP1 ⚑ | Take 1 greenhouse with 3 parcels OR take 1 greenhouse with 4 parcels
sF1 ⚑ | Seed at least 1 time
sM1   | Take 1 T and 1 L
sH1   | Take 1 service card OR take 1 T
sP2 ⚑ | Take 1 greenhouse with 5 parcels OR take 1 greenhouse with 6 parcels
sF2 ⚑ | Seed at least 2 times; harvest 1 time
sM2 ⚑ | Take 1 L and 1 M
sH2 ⚑ | Discard 2 greenhouses and 2 identical goods → immediately advance 2 times
sP3   | Take 1 random greenhouse; take 1 T
sF3   | Harvest up to 2 times OR harvest twice from the same greenhouse
sM3 ⚑ | Take 1 F OR take 1 K
sH3 ⚑ | Take 1 T; discard 3 identical goods → immediately advance 1 time
sP0   | Discard 1 M → take 1 greenhouse with 3, 4, 5 or 6 parcels
sF0   | Seed 1 time; harvest 1 time
sM0   | Take 2 T
sH0   | Take 1 service card OR take 1 M
"""

HOUSES = """
G3a G3b G3c G3d | 3 | TLMFK | K
G4a G4b G4c G4d | 4 | TLMF  | F
G5a G5b G5c G5d | 5 | TLM   | M
G6a G6b G6c G6d | 6 | TL    | L
R1 | 4 | TLM  | M
R2 | 3 | TLMF | F
R3 | 4 | TF   | F
R4 | 5 | TL   | L
R5 | 5 | LM   | M
R6 | 3 | TK   | K
R7 | 6 | T    | T
"""

RED = ("A3", "A5", "B1", "C4", "D3", "E3", "E5", "SA3", "SB1", "SC3", "SD3", "SE4")  # immediately and once only
ANY_TIME = {"A6": "round", "B6": "round", "C7": "game", "E4": "round", "SB3": "round", "SE3": "game"}


class Kind(NamedTuple):
    """What is printed on a greenhouse."""

    name: str
    parcels: int
    allowed: str
    golden: str


class Space(NamedTuple):
    """An action space."""

    name: str
    flag: bool
    actions: tuple[Action, ...]

    @property
    def small(self) -> bool:
        return self.name.startswith("s")

    @property
    def column(self) -> str:
        return self.name[-2]

    @property
    def row(self) -> int:
        return int(self.name[-1])


def goods_of(text: str) -> str:
    """`1 T and 1 L` as `TL`."""
    return "".join(letter * int(n) for n, letter in re.findall(r"(\d) ([TLMFK])\b", text))


def action_of(text: str) -> Action:
    """An action as data, from its words."""
    text = text.strip().strip("()")
    if " OR " in text:
        one, other = map(action_of, text.split(" OR "))
        if one[0] == other[0] == "house":
            return ("house", one[1] + other[1])  # one of two piles
        return ("or", one, other)
    if "→" in text:
        cost, result = text.split("→")
        houses, same = re.search(r"(\d) greenhouses", cost), re.search(r"(\d) identical", cost)
        return (
            "convert",
            goods_of(cost),
            int(same[1]) if same else 0,
            int(houses[1]) if houses else 0,
            action_of(result),
        )
    words = text.lower()
    number = re.search(r"(?<!with )\d", words)
    count = int(number[0]) if number else 0
    if "random greenhouse" in words:
        return ("random",)
    if "parcels" in words:
        return ("house", tuple(map(int, re.findall(r"\d", words.split("with")[1]))))
    if "service card" in words:
        return ("share",) if "share" in words else ("card",)
    if "twice" in words:
        return ("twice",)
    if "advance" in words:
        return ("advance", count)
    if words.startswith(("seed", "harvest")):
        least, most = (count, MANY) if "at least" in words else (1, count) if "up to" in words else (count, count)
        return (words.split()[0], least, most)
    return ("take", goods_of(text))


def _space(line: str) -> Space:
    name, text = line.split("|")
    return Space(name.split()[0], "⚑" in name, tuple(map(action_of, text.split(";"))))


def _kinds(line: str) -> list[Kind]:
    names, parcels, allowed, golden = (part.strip() for part in line.split("|"))
    return [Kind(name, int(parcels), allowed, golden) for name in names.split()]


ALL_SPACES = {space.name: space for space in map(_space, SPACES.strip().splitlines())}
ALL_HOUSES = {kind.name: kind for line in HOUSES.strip().splitlines() for kind in _kinds(line)}


def signpost(step: int) -> tuple[str, int]:
    """The type and number of goods a table asks for."""
    return GOODS[(step - 1) % 5], 1 + (step - 1) // 5
