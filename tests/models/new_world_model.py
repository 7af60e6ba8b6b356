"""New World as plain Python, written from the rulebook alone: slow, short, and without anything of rulewright.

A tile is its list of segments in the rulebook's own words. The `Table` is what lies there; features are found by a
flood fill whenever somebody asks. The course of a game is a generator: it yields each question with all its answers, is
sent the answer, and returns the result.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

Cell = tuple[int, int]  # row, column; columns count from the coast to the west
Answer = tuple[object, ...]

CHANCE = -1
SIDES = "NESW"
STEP: dict[str, Cell] = {"N": (-1, 0), "E": (0, -1), "S": (1, 0), "W": (0, 1)}
AROUND = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
COAST = dict(enumerate("PTPWTPPTWPTP", start=1))  # row: what the starting space prints to the west

LIST = """
L01 3 PPPP farm; plains{N,E,S,W}
L02 1 PPPP farm; plains{N,E,S,W}*1
L03 2 PPTP farm; trail{S}; plains{N,E,S,W}
L04 4 TPTP trail{N,S}; plains{Nb,E,Sa}*1; plains{Sb,W,Na}
L05 2 TPTP trail{N,S}*1; plains{Nb,E,Sa}; plains{Sb,W,Na}
L06 5 PPTT trail{S,W}; plains{Sb,Wa}; plains{N,E,Sa,Wb}*1
L07 2 PPTT trail{S,W}*1; plains{Sb,Wa}; plains{N,E,Sa,Wb}
L08 4 PTTT trail{E}; trail{S}; trail{W}; plains{N,Ea,Wb}*1; plains{Eb,Sa}; plains{Sb,Wa}
L09 1 TTTT trail{N}; trail{E}; trail{S}; trail{W}; plains{Nb,Ea}; plains{Eb,Sa}; plains{Sb,Wa}; plains{Wb,Na}
L10 3 WPPP town{N}; plains{E,S,W}*1
L11 2 WPPP town{N}; plains{E,S,W}*2
L12 2 WWPP town{N,E}; plains{S,W}
L13 1 WWPP town{N,E}*1; plains{S,W}*1
L14 2 WWPP town{N}; town{E}; plains{S,W}*1
L15 1 WPWP town{N,S}; plains{E}; plains{W}
L16 1 WPWP town{N,S}*1; plains{E}; plains{W}
L17 2 WPWP town{N}; town{S}; plains{E,W}*1
L18 2 WWPW town{N,E,W}; plains{S}
L19 1 WWPW town{N,E,W}*1; plains{S}
L20 1 WWTW town{N,E,W}; trail{S}; plains{Sa}; plains{Sb}
L21 1 WWTW town{N,E,W}*1; trail{S}; plains{Sa}; plains{Sb}
L22 1 WWWW town{N,E,S,W}*1
L23 3 WTPT town{N}; trail{E,W}; plains{Ea,Wb}; plains{Eb,S,Wa}*1
L24 1 WTPT town{N}; trail{E,W}*1; plains{Ea,Wb}; plains{Eb,S,Wa}
L25 3 WTTP town{N}; trail{E,S}; plains{Eb,Sa}; plains{Ea,Sb,W}*1
L26 3 WPTT town{N}; trail{S,W}; plains{Sb,Wa}; plains{E,Sa,Wb}*1
L27 3 WTTT town{N}; trail{E}; trail{S}; trail{W}; plains{Ea,Wb}; plains{Eb,Sa}; plains{Sb,Wa}
L28 2 WWTT town{N,E}; trail{S,W}; plains{Sb,Wa}; plains{Sa,Wb}
L29 1 WWTT town{N,E}*1; trail{S,W}; plains{Sb,Wa}; plains{Sa,Wb}
"""


# ---------------------------------------------------------------- tiles


@dataclass(frozen=True)
class Segment:
    """A part of a tile. Its places are sides (`N`, a trail or town) or halves of sides (`Na`, plains)."""

    kind: str
    places: frozenset[str]
    extra: int = 0  # trading posts, flags or animals

    def turned(self, turns: int) -> Segment:
        """The segment after so many quarter turns clockwise."""
        moved = frozenset(SIDES[(SIDES.index(place[0]) + turns) % 4] + place[1:] for place in self.places)
        return Segment(self.kind, moved, self.extra)


Look = frozenset[Segment]


@dataclass(frozen=True)
class Tile:
    """A kind of tile: how many there are, its printed edges, its segments."""

    copies: int
    edges: str
    segments: Look

    def turned(self, turns: int) -> Look:
        """How it lies after so many quarter turns."""
        return frozenset(segment.turned(turns) for segment in self.segments)

    def looks(self) -> set[Look]:
        """The different ways in which it can lie."""
        return {self.turned(turns) for turns in range(4)}


def _segment(text: str) -> Segment:
    found = re.fullmatch(r"(\w+)(?:\{([\w,]*)\})?(?:\*(\d))?", text.strip())
    assert found, text
    kind, names, extra = found[1], (found[2] or "").split(","), int(found[3] or 0)
    places = {name for name in names if name}
    if kind == "plains":
        places = {half for name in places for half in ([name] if len(name) == 2 else [name + "a", name + "b"])}
    return Segment(kind, frozenset(places), extra)


def _tiles(text: str) -> dict[str, Tile]:
    found = {}
    for line in text.strip().splitlines():
        name, copies, edges, segments = line.split(" ", 3)
        found[name] = Tile(int(copies), edges, frozenset(_segment(part) for part in segments.split(";")))
    return found


TILES = _tiles(LIST)


@dataclass(frozen=True)
class Rules:
    """The options of the game."""

    settlers: int = 6
    free_coast: bool = False
    open_strip: bool = False
    reinforce_own: bool = False
    small_town: bool = False
    tied_trails_score: bool = True
    settled_enclosure: bool = False
    explorers: str = "two_per_player"
    per_feature: bool = False
    bonus_points: int = 4
    scored_settlers_only: bool = False
    own_explorers_only: bool = False
    return_before_bonus: bool = False
    removal: bool = True
    deploy_behind: bool = True
    post_points_final: int = 0
    settlers_break_ties: bool = False


# ---------------------------------------------------------------- the table

Node = tuple[Cell, Segment]


def beside(cell: Cell, side: str) -> Cell:
    """The cell next to a cell."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def opposite(place: str) -> str:
    """What a place meets on the other tile: the middle the middle, a first half the second half."""
    side = SIDES[(SIDES.index(place[0]) + 2) % 4]
    return side + {"": "", "a": "b", "b": "a"}[place[1:]]


def edge(look: Look, side: str) -> str:
    """What a side shows."""
    kinds = {segment.kind for segment in look if side in segment.places}
    return "T" if "trail" in kinds else "W" if "town" in kinds else "P"


@dataclass(frozen=True)
class Feature:
    """A maximal joined set of segments."""

    kind: str
    nodes: frozenset[Node]

    @property
    def tiles(self) -> int:
        return len({cell for cell, _ in self.nodes})

    @property
    def extras(self) -> int:
        return sum(segment.extra for _, segment in self.nodes)


@dataclass
class Table:
    """Tiles and settlers."""

    rules: Rules
    tiles: dict[Cell, Look] = field(default_factory=dict)
    settlers: dict[Node, int] = field(default_factory=dict)

    def is_filled(self, cell: Cell) -> bool:
        """Whether a tile or a starting space is there."""
        return cell in self.tiles or cell[1] == 0 and cell[0] in COAST

    # ------------------------------------------------------------ placing

    def violation(self, cell: Cell, look: Look) -> str | None:
        """The first rule a tile on a cell violates."""
        if cell in self.tiles or not any(self.is_filled(beside(cell, side)) for side in SIDES):
            return "NW-11"
        if cell[1] < 1 or cell[0] not in COAST and not self.rules.open_strip:
            return "NW-14"
        for side in SIDES:
            there = self.tiles.get(beside(cell, side))
            if there is not None and edge(there, opposite(side)) != edge(look, side):
                return "NW-12"
        if cell[1] == 1 and cell[0] in COAST and not self.rules.free_coast and edge(look, "E") != COAST[cell[0]]:
            return "NW-13"
        return None

    def cells(self) -> set[Cell]:
        """Every cell beside a tile or a starting space."""
        filled = {*self.tiles, *((row, 0) for row in COAST)}
        return {beside(cell, side) for cell in filled for side in SIDES}

    def placements(self, tile: Tile) -> set[tuple[Cell, Look]]:
        """Where and how a tile may be placed."""
        return {(cell, look) for cell in self.cells() for look in tile.looks() if self.violation(cell, look) is None}

    # ------------------------------------------------------------ features

    def feature(self, node: Node) -> Feature:
        """The feature of a segment."""
        seen, spread = {node}, [node]
        while spread:
            cell, segment = spread.pop()
            for place in segment.places:
                there = beside(cell, place[0])
                for other in self.tiles.get(there, frozenset()):
                    if other.kind == segment.kind and opposite(place) in other.places and (there, other) not in seen:
                        seen.add((there, other))
                        spread.append((there, other))
        return Feature(node[1].kind, frozenset(seen))

    def features(self) -> set[Feature]:
        """All of them."""
        found: set[Feature] = set()
        known: set[Node] = set()
        for cell, look in self.tiles.items():
            for segment in look:
                if (cell, segment) not in known:
                    feature = self.feature((cell, segment))
                    known |= feature.nodes
                    found.add(feature)
        return found

    def open_ends(self, feature: Feature) -> int:
        """What a trail, town or farm lacks; plains are never complete."""
        if feature.kind == "plains":
            return 1
        if feature.kind == "farm":
            ((cell, _),) = feature.nodes
            return sum(not self._encloses((cell[0] + r, cell[1] + c)) for r, c in AROUND)
        ends = [beside(cell, side) for cell, segment in feature.nodes for side in segment.places]
        return sum(not self.is_filled(end) for end in ends)

    def _encloses(self, cell: Cell) -> bool:
        if cell in self.tiles and self.rules.settled_enclosure:
            return any(segment.kind in ("town", "trail") for segment in self.tiles[cell])
        return self.is_filled(cell)

    def settlers_in(self, feature: Feature) -> Counter[int]:
        """How many settlers each player has in a feature."""
        return Counter(player for node, player in self.settlers.items() if node in feature.nodes)

    def majority(self, feature: Feature) -> set[int]:
        """Who has most settlers in it."""
        inside = self.settlers_in(feature)
        return {player for player, number in inside.items() if number == max(inside.values())}

    def worth(self, feature: Feature) -> int:
        """The value of a completed feature."""
        match feature.kind:
            case "trail":
                return feature.tiles + 2 * feature.extras
            case "town":
                value = 2 * feature.tiles + 2 * feature.extras
                return value // 2 if self.rules.small_town and feature.tiles == 2 else value
            case _:
                return 9

    def worth_at_end(self, feature: Feature) -> int:
        """The value of an incomplete feature or of plains when the game is over."""
        match feature.kind:
            case "trail":
                return feature.tiles + self.rules.post_points_final * feature.extras
            case "town":
                return 2 * feature.tiles + feature.extras
            case "farm":
                ((cell, _),) = feature.nodes
                return 1 + sum((cell[0] + r, cell[1] + c) in self.tiles for r, c in AROUND)
            case _:
                return feature.extras

    def completed_by(self, cell: Cell) -> set[Feature]:
        """The trails and towns with a part on a new tile and the farms on or around it that are complete."""
        near = [(cell, segment) for segment in self.tiles[cell]]
        for row, column in AROUND:
            there = (cell[0] + row, cell[1] + column)
            near += [(there, segment) for segment in self.tiles.get(there, ()) if segment.kind == "farm"]
        return {feature for feature in map(self.feature, near) if self.open_ends(feature) == 0}


# ---------------------------------------------------------------- the course of the game


@dataclass(frozen=True)
class Question:
    """Somebody is asked, or chance."""

    player: int
    what: str
    answers: frozenset[Answer]


@dataclass
class Explorer:
    """An explorer of a player, or of nobody."""

    owner: int
    row: int
    column: int = 0


Course = Generator[Question, Answer, set[int]]


class Match:
    """One game."""

    def __init__(self, players: int, rules: Rules, tiles: Mapping[str, Tile] = TILES) -> None:
        self.seats, self.rules, self.box = range(players), rules, tiles
        self.table = Table(rules)
        self.pile = Counter({name: tile.copies for name, tile in tiles.items()})
        self.supply = [rules.settlers - 1 for _ in self.seats]
        self.scores = [0 for _ in self.seats]
        self.explorers: list[Explorer] = []
        self.events = 0  # turns in which something was scored
        self.removed = 0
        self.newest: Cell | None = None
        self.hand = ""

    def play(self) -> Course:
        """The whole game; returns the winners."""
        _, rolled = yield Question(CHANCE, "roll", frozenset(("roll", seat) for seat in self.seats))
        starter = next(seat for seat in self.seats if seat == rolled)
        order = [(starter + step) % len(self.seats) for step in self.seats]
        yield from self.landing(order)
        while True:
            for player in order:
                yield from self.turn(player)
                if not self.pile.total():
                    return self.finish()

    def landing(self, order: list[int]) -> Generator[Question, Answer, None]:
        """The explorers go ashore."""
        number = {"two_per_player": len(order), "shared_two": 1, "no_explorers": 0}[self.rules.explorers]
        for player in order[:number]:
            free = [row for row in COAST if row not in {explorer.row for explorer in self.explorers}]
            answers = frozenset(("explorers", pair) for pair in combinations(free, 2))
            _, chosen = yield Question(player, "explorers", answers)
            assert isinstance(chosen, tuple)
            self.explorers += [Explorer(player, row) for row in chosen]

    def turn(self, player: int) -> Generator[Question, Answer, None]:
        """Draw, place, deploy, score."""
        self.newest = None
        while self.newest is None and self.pile.total():
            _, name = yield Question(CHANCE, "draw", frozenset(("draw", name) for name in +self.pile))
            self.hand = str(name)
            self.pile[self.hand] -= 1
            places = self.table.placements(self.box[self.hand])
            if places:
                _, cell, look = yield Question(player, "place", frozenset(("place", *place) for place in places))
                assert isinstance(cell, tuple) and isinstance(look, frozenset)
                self.table.tiles[cell] = look
                self.newest = cell
        if self.newest is not None:
            if self.supply[player]:
                yield from self.deploy(player, self.newest)
            self.score(self.newest)

    def deploy(self, player: int, cell: Cell) -> Generator[Question, Answer, None]:
        """A settler onto the new tile, or not."""
        free = {segment for segment in self.table.tiles[cell] if self.may_claim(player, (cell, segment))}
        _, *onto = yield Question(
            player, "deploy", frozenset({("nobody",), *(("deploy", segment) for segment in free)})
        )
        if onto:
            assert isinstance(onto[0], Segment)
            self.table.settlers[cell, onto[0]] = player
            self.supply[player] -= 1

    def may_claim(self, player: int, node: Node) -> bool:
        """Whether a settler may go there."""
        if not self.rules.deploy_behind and self.explorers and node[0][1] < self.rear():
            return False
        inside = set(self.table.settlers_in(self.table.feature(node)))
        return not inside or self.rules.reinforce_own and inside == {player}

    def rear(self) -> int:
        """The column of the easternmost explorer."""
        return min(explorer.column for explorer in self.explorers)

    # ------------------------------------------------------------ scoring

    def score(self, cell: Cell) -> None:
        """What happens after a tile was placed."""
        done = [feature for feature in self.table.completed_by(cell) if self.table.settlers_in(feature)]
        scored = [feature for feature in done if self._pays(feature)]
        for feature in scored:
            for player in self.table.majority(feature):
                self.scores[player] += self.table.worth(feature)
        leaving = {node for feature in done for node in feature.nodes if node in self.table.settlers}
        if self.rules.return_before_bonus:
            self.send_home(leaving)
        if scored:
            self.events += 1
            self.move_explorers(len(scored) if self.rules.per_feature else 1)
            self.pay_bonus({node for feature in scored for node in feature.nodes})
        if not self.rules.return_before_bonus:
            self.send_home(leaving)
        if scored and self.rules.removal and self.explorers:
            behind = {node for node in self.table.settlers if node[1].kind != "plains" and node[0][1] < self.rear()}
            self.removed += len(behind)
            self.send_home(behind)

    def _pays(self, feature: Feature) -> bool:
        return feature.kind != "trail" or self.rules.tied_trails_score or len(self.table.majority(feature)) == 1

    def move_explorers(self, times: int) -> None:
        """The easternmost goes west, the northernmost of several."""
        for _ in range(times if self.explorers else 0):
            min(self.explorers, key=lambda explorer: (explorer.column, explorer.row)).column += 1

    def pay_bonus(self, scored: set[Node]) -> None:
        """Points for settlers in the columns of explorers."""
        for player in self.seats:
            columns = {
                cell[1]
                for (cell, segment), owner in self.table.settlers.items()
                if owner == player and ((cell, segment) in scored or not self.rules.scored_settlers_only)
            }
            for explorer in self.explorers:
                if explorer.column in columns and (explorer.owner == player or not self.rules.own_explorers_only):
                    self.scores[player] += self.rules.bonus_points

    def send_home(self, nodes: Iterable[Node]) -> None:
        """Settlers go back to the supply."""
        for node in nodes:
            self.supply[self.table.settlers.pop(node)] += 1

    def finish(self) -> set[int]:
        """The final scoring; returns the winners."""
        for feature in self.table.features():
            if self.table.open_ends(feature):
                for player in self.table.majority(feature):
                    self.scores[player] += self.table.worth_at_end(feature)
        points = [
            (self.scores[seat], self.supply[seat] if self.rules.settlers_break_ties else 0) for seat in self.seats
        ]
        return {seat for seat in self.seats if points[seat] == max(points)}
