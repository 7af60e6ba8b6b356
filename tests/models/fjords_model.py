"""Fjords as plain Python, written from the rulebook alone: slow, short, and without anything of rulewright.

The geometry is a `Table` of faces (seven letters: the six edges clockwise from E, then the hub) and tokens. The course
of a game is a generator: it yields each question with all its answers, is sent the answer, and returns the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
Spot = tuple[int, int, int]  # a cell and the lowest part of the farmland section; the hub is part 6
Answer = tuple[object, ...]

STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HUB = 6
CHANCE = -1
START: dict[Cell, str] = {(0, 0): "FMFFSSF", (1, 0): "FMFFSFF", (0, 1): "MFSFMFF"}
DRAWN: dict[str, int] = {
    "FFFFFFF": 3,
    "FFFFFMF": 2,
    "FFFFMMF": 3,
    "FFFMMMF": 2,
    "FFMFFMM": 3,
    "FFFMFMM": 2,
    "FMFMFMM": 1,
    "FFMMMMF": 1,
    "FFFFFSF": 2,
    "FFFFSSF": 3,
    "FFFSSSF": 3,
    "FFSSSSF": 2,
    "FFSFFSF": 2,
    "FFSFFSS": 1,
    "FFFMSSF": 2,
    "FFFSSMF": 2,
    "FFMMSSF": 1,
    "FMMFSSM": 1,
    "FFMFSSM": 1,
}


@dataclass(frozen=True)
class Rules:
    """The options of the game."""

    rounds: int = 3
    farms: int = 4
    fields: int | None = 20
    min_neighbours: int = 2
    landmass: bool = True
    sea_edges_free: bool = False
    diagonal: bool = True
    reuse: bool = True
    display: int = 0
    challenge: bool = False
    guest_farms: bool = False
    phase2_pass: bool = False
    farm_points: int = 0
    extra_rounds: int = 1
    extra_cap: int = 3

    def matches(self, one: str, other: str) -> bool:
        """Whether two edges may lie against each other."""
        return one == other or self.sea_edges_free and "S" in (one, other)


# ---------------------------------------------------------------- one tile


def turned(face: str, turns: int) -> str:
    """The face after so many sixths of a turn clockwise: what was at edge i is at edge i + turns."""
    edges = [""] * 6
    for at in range(6):
        edges[(at + turns) % 6] = face[at]
    return "".join(edges) + face[HUB]


def looks(face: str) -> set[str]:
    """The different faces a tile can show."""
    return {turned(face, turns) for turns in range(6)}


def components(face: str, letters: str) -> list[set[int]]:
    """The maximal sets of touching parts that carry one of the letters."""
    todo = {part for part in range(7) if face[part] in letters}
    found = []
    while todo:
        group: set[int] = set()
        spread = {min(todo)}
        while spread:
            group |= spread
            spread = {other for part in spread for other in todo - group if _touch(part, other)}
        found.append(group)
        todo -= group
    return found


def _touch(one: int, other: int) -> bool:
    return HUB in (one, other) or (one - other) % 6 in (1, 5)


# ---------------------------------------------------------------- the table


@dataclass
class Table:
    """What lies on the table: tiles, farms and fields."""

    rules: Rules
    faces: dict[Cell, str] = field(default_factory=lambda: dict(START))
    farms: dict[Spot, int] = field(default_factory=dict)
    fields: dict[Spot, int] = field(default_factory=dict)

    def neighbours(self, cell: Cell) -> list[tuple[int, Cell]]:
        """The directions in which tiles lie, with their cells."""
        around = [(d, (cell[0] + q, cell[1] + r)) for d, (q, r) in enumerate(STEPS)]
        return [(d, there) for d, there in around if there in self.faces]

    def free_cells(self, touching: int) -> list[Cell]:
        """The empty cells that touch at least so many tiles."""
        around = {(q + dq, r + dr) for q, r in self.faces for dq, dr in STEPS} - set(self.faces)
        return sorted(cell for cell in around if len(self.neighbours(cell)) >= touching)

    # ------------------------------------------------------------ placing

    def violation(self, cell: Cell, face: str) -> str | None:
        """The first rule a face on a cell violates."""
        beside = self.neighbours(cell)
        if len(beside) < self.rules.min_neighbours:
            return "FJ-13"
        if not all(self.rules.matches(face[d], self.faces[there][(d + 3) % 6]) for d, there in beside):
            return "FJ-14"
        if self.rules.landmass and not self.is_tied(cell, face):
            return "FJ-15"
        return None

    def is_tied(self, cell: Cell, face: str) -> bool:
        """Whether each land part of the face is linked to a tile that lies there."""
        beside = self.neighbours(cell)
        linked = {d for d, there in beside if face[d] in "MF" and face[d] == self.faces[there][(d + 3) % 6]}
        return all(part & linked for part in components(face, "MF"))

    def placements(self, tile: str) -> set[tuple[Cell, str]]:
        """Where and how a tile may be placed."""
        cells = self.free_cells(1)
        return {(cell, face) for cell in cells for face in looks(tile) if self.violation(cell, face) is None}

    def is_one_landmass(self) -> bool:
        """Whether the graph of all land parts is connected, looked at as a whole."""
        nodes = [(cell, frozenset(part)) for cell, face in self.faces.items() for part in components(face, "MF")]
        if not nodes:
            return True
        seen, spread = {nodes[0]}, [nodes[0]]
        while spread:
            cell, part = spread.pop()
            for d, there in self.neighbours(cell):
                if d in part and self.faces[cell][d] == self.faces[there][(d + 3) % 6]:
                    for node in nodes:
                        if node not in seen and node[0] == there and (d + 3) % 6 in node[1]:
                            seen.add(node)
                            spread.append(node)
        return len(seen) == len(nodes)

    # ------------------------------------------------------------ spots

    def spots(self, cell: Cell) -> list[Spot]:
        """The farmland sections of a tile."""
        return [(*cell, min(part)) for part in components(self.faces[cell], "F")]

    def spot_at(self, cell: Cell, wedge: int) -> Spot | None:
        """The spot a wedge belongs to."""
        for part in components(self.faces[cell], "F"):
            if wedge % 6 in part:
                return (*cell, min(part))
        return None

    def adjacent(self, spot: Spot) -> set[Spot]:
        """The spots that farmland meets over an edge, or in a corner at the end of a sea edge."""
        found = set()
        cell = spot[:2]
        face = self.faces[cell]
        for d, there in self.neighbours(cell):
            other = self.faces[there]
            shared = {face[d], other[(d + 3) % 6]}
            pairs = []
            if shared == {"F"}:
                pairs = [(d, d + 3)]
            elif shared == {"S"} and self.rules.diagonal:
                pairs = [(d + 1, d + 2), (d - 1, d + 4)]
            for mine, theirs in pairs:
                meets = self.spot_at(there, theirs)
                if meets is not None and self.spot_at(cell, mine) == spot:
                    found.add(meets)
        return found

    def taken(self) -> set[Spot]:
        return set(self.farms) | set(self.fields)

    def reachable(self, player: int) -> set[Spot]:
        """The free spots next to a farm or field of the player."""
        own = [spot for tokens in (self.farms, self.fields) for spot, owner in tokens.items() if owner == player]
        return {near for spot in own for near in self.adjacent(spot)} - self.taken()

    def count(self, tokens: dict[Spot, int], player: int) -> int:
        """How many of these tokens a player has on the table."""
        return sum(owner == player for owner in tokens.values())


# ---------------------------------------------------------------- the course of the game


@dataclass(frozen=True)
class Question:
    """Somebody is asked, or chance. About a placement the table and the tile come with it."""

    player: int
    what: str
    answers: frozenset[Answer]
    table: Table | None = None
    tile: str = ""


@dataclass
class Result:
    """How a game ended."""

    scores: list[dict[int, int]]  # of each round
    ranking: list[set[int]]  # best first; the first are the winners


Course = Generator[Question, Answer, Result]


class Match:
    """One game."""

    def __init__(self, players: int, rules: Rules, drawn: dict[str, int] = DRAWN) -> None:
        self.seats, self.rules, self.drawn = range(players), rules, drawn
        self.table = Table(rules)
        self.stack: Counter[str] = Counter()
        self.pool: list[str] = []
        self.late: list[str] = []  # of these, the ones set aside too lately to be taken

    def after(self, player: int, playing: Iterable[int]) -> list[int]:
        """The others who play, clockwise."""
        order = [(player + step) % len(self.seats) for step in range(1, len(self.seats))]
        return [seat for seat in order if seat in set(playing)]

    def play(self) -> Course:
        """The whole game."""
        _, rolled = yield Question(CHANCE, "roll", frozenset(("roll", seat) for seat in self.seats))
        starter = next(seat for seat in self.seats if seat == rolled)
        playing = set(self.seats)
        scores: list[dict[int, int]] = []
        for number in range(self.rules.rounds):
            if number:
                starter = self.next_starter(starter, scores[-1], playing)
            scores.append((yield from self.round(starter, playing)))
        main = self.judged(playing, scores)
        playing = _best(playing, main)
        extra: dict[int, int] = {}  # who took part in extra matches, with the score in the last of them
        for _ in range(self.rules.extra_cap):
            if len(playing) > 1:
                match = []
                for _ in range(self.rules.extra_rounds):
                    starter = self.next_starter(starter, scores[-1], playing)
                    scores.append((yield from self.round(starter, playing)))
                    match.append(scores[-1])
                judged = self.judged(playing, match)
                extra |= {seat: total for seat, (total, _) in judged.items()}
                playing = _best(playing, judged)
        places = {seat: (True, extra[seat], 0) if seat in extra else (False, *main[seat]) for seat in self.seats}
        others = sorted({places[seat] for seat in self.seats if seat not in playing}, reverse=True)
        shared = [{seat for seat in self.seats if seat not in playing and places[seat] == place} for place in others]
        return Result(scores, [playing, *shared])

    def judged(self, playing: set[int], scores: list[dict[int, int]]) -> dict[int, tuple[int, int]]:
        """The total of each, and among those with the highest total the rounds won."""
        totals = {seat: sum(one[seat] for one in scores) for seat in playing}
        won = {seat: sum(_best(self.seats, one) == {seat} for one in scores) for seat in playing}
        return {seat: (total, won[seat] if total == max(totals.values()) else 0) for seat, total in totals.items()}

    def next_starter(self, starter: int, last: dict[int, int], playing: set[int]) -> int:
        """The one with fewest points; of several the first after the last starter."""
        fewest = min(last[seat] for seat in playing)
        return next(seat for seat in [*self.after(starter, playing), starter] if last[seat] == fewest)

    def round(self, starter: int, playing: set[int]) -> Generator[Question, Answer, dict[int, int]]:
        """Both phases; returns the points of each player."""
        self.table, self.stack, self.pool, self.late = Table(self.rules), Counter(self.drawn), [], []
        yield from self.refill()
        player = starter
        while True:
            cell = yield from self.turn(player, playing)
            if cell is not None:
                yield from self.build(player, cell)
                if self.rules.guest_farms and len(self.table.spots(cell)) >= 2:
                    for guest in self.after(player, playing):
                        yield from self.build(guest, cell)
                player = self.after(player, playing)[0]
            if not self.stack.total():
                break
        yield from self.land_taking(player, playing)
        table, points = self.table, self.rules.farm_points
        return {
            seat: table.count(table.fields, seat) + points * table.count(table.farms, seat) if seat in playing else 0
            for seat in self.seats
        }

    # ------------------------------------------------------------ discovery

    def turn(self, player: int, playing: set[int]) -> Generator[Question, Answer, Cell | None]:
        """Draw until a tile lies; returns its cell, or nothing if the stack ran out before."""
        if self.rules.reuse:
            self.late = []
        while True:
            takes = {("take", tile) for tile in self.offered() if self.table.placements(tile)}
            answer = yield Question(player, "draw", frozenset({("draw",), *takes}))
            if answer[0] == "draw":
                tile = yield from self.reveal()
            else:
                tile = str(answer[1])
                self.pool.remove(tile)
            cell = None
            if self.table.placements(tile):
                cell = yield from self.put(player, tile, playing)
            if cell is None:
                self.pool.append(tile)
                self.late.append(tile)
            yield from self.refill()
            if cell is not None or not self.stack.total():
                return cell

    def offered(self) -> Counter[str]:
        """The face-up tiles that may be taken, if they fit."""
        return Counter(self.pool) - Counter(self.late)

    def refill(self) -> Generator[Question, Answer, None]:
        """The open display is made full again, as long as the stack lasts."""
        while self.offered().total() < self.rules.display and self.stack.total():
            self.pool.append((yield from self.reveal()))

    def reveal(self) -> Generator[Question, Answer, str]:
        """The top tile of the stack."""
        _, tile = yield Question(CHANCE, "draw", frozenset(("draw", tile) for tile in +self.stack))
        self.stack[str(tile)] -= 1
        return str(tile)

    def put(self, player: int, tile: str, playing: set[int]) -> Generator[Question, Answer, Cell | None]:
        """Place a tile that has a legal place; nothing if it is set aside after a challenge."""
        legal = {("place", *where) for where in self.table.placements(tile)}
        if not self.rules.challenge:
            answer = yield Question(player, "place", frozenset(legal), self.table, tile)
            return self.lay(answer)
        anything = {("place", cell, face) for cell in self.table.free_cells(1) for face in looks(tile)}
        answer = yield Question(player, "place", frozenset(anything))
        wrong = answer not in legal
        cell = self.lay(answer)
        for opponent in self.after(player, playing):
            said = yield Question(opponent, "challenge", frozenset({("challenge",), ("accept",)}))
            if said == ("challenge",):
                break
        else:
            return cell
        if not wrong:
            return cell
        del self.table.faces[cell]
        answer = yield Question(player, "place", frozenset({*legal, ("set_aside",)}), self.table, tile)
        return self.lay(answer) if answer[0] == "place" else None

    def lay(self, answer: Answer) -> Cell:
        _, cell, face = answer
        assert isinstance(cell, tuple) and isinstance(face, str)
        self.table.faces[cell] = face
        return cell

    def build(self, player: int, cell: Cell) -> Generator[Question, Answer, None]:
        """A farm on the new tile, if there is room and the player likes."""
        free = set(self.table.spots(cell)) - self.table.taken()
        if free and self.table.count(self.table.farms, player) < self.rules.farms:
            answer = yield Question(player, "farm", frozenset({("pass",), *(("farm", spot) for spot in free)}))
            if answer[0] == "farm":
                self.table.farms[answer[1]] = player  # type: ignore[index]

    # ------------------------------------------------------------ land taking

    def land_taking(self, player: int, playing: set[int]) -> Generator[Question, Answer, None]:
        """Fields, one at a time, until nobody can lay one."""
        order = [player, *self.after(player, playing)]
        resting: set[int] = set()
        while any(self.choices(seat) for seat in order if seat not in resting):
            for seat in order:
                choices = self.choices(seat)
                if choices and seat not in resting:
                    fields = frozenset(("field", spot) for spot in choices)
                    rest = {("rest",)} if self.rules.phase2_pass else set()
                    answer = yield Question(seat, "field", fields | rest)
                    if answer == ("rest",):
                        resting.add(seat)
                    else:
                        self.table.fields[answer[1]] = seat  # type: ignore[index]

    def choices(self, player: int) -> set[Spot]:
        limit = self.rules.fields
        if limit is not None and self.table.count(self.table.fields, player) >= limit:
            return set()
        return self.table.reachable(player)


def _best(players: Iterable[int], points: dict[int, Any]) -> set[int]:
    most = max(points[seat] for seat in players)
    return {seat for seat in players if points[seat] == most}
