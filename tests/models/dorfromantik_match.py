"""Dorfromantik, straightforwardly: the course of the game and the score sheet, written from the rule ledger alone.

`Match.play` is a generator: it yields a question and is sent one of its answers. Answers are tuples: ("place", cell,
shown edges, linked edges), ("draw", tile), ("store",) and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from copy import copy
from dataclasses import dataclass

from dorfromantik_model import HOSTS, TILES, Answer, Cell, Laid, Node, Rules, Table, Tile, beside, distance, turned


@dataclass(frozen=True)
class Question:
    """Who is asked (None: chance), and what can be answered; found only when somebody wants to know."""

    player: int | None
    answers: Callable[[], set[Answer]]


Course = Generator[Question, Answer, None]


def rotated(cell: Cell, turns: int) -> Cell:
    """A cell turned about (0,0) in steps of an edge."""
    for _ in range(turns):
        cell = (cell[0] + cell[1], -cell[0])
    return cell


def fixed(*answers: Answer) -> Callable[[], set[Answer]]:
    """Answers that need no finding."""
    return lambda: set(answers)


class Match:
    """One game. Public facts are attributes."""

    def __init__(self, players: int, rules: Rules) -> None:
        self.players, self.rules = players, rules
        self.table = Table(rules)
        self.landscape = {name for name, tile in TILES.items() if tile.kind == "ordinary"}
        self.task_tiles = {name for name, tile in TILES.items() if tile.kind == "task"}
        self.markers = {t: Counter({4: 1, 5: 2, 6: 2}) for t in "VFGTS"}
        self.running: dict[str, int] = {}  # in the order they were laid
        self.won: list[tuple[str, int]] = []
        self.hosted: list[tuple[str, int]] = []
        self.stored: str | None = None
        self.red: set[str] = set()
        self.gold: set[str] = set()
        self.balloon: str | None = None
        self.photographer: str | None = None
        self.cameras: set[str] = set()
        self.is_over = False

    # ------------------------------------------------------------ the course

    def play(self) -> Course:
        """The whole game."""
        for _ in range(self.rules.discard):
            yield from self.draw()
        self.landscape |= self.rules.specials
        _, player = yield Question(None, fixed(*(("roll", seat) for seat in range(self.players))))
        while True:
            yield from self.turn(player)
            if self.is_over:
                return
            player = (player + 1) % self.players

    def draw(self) -> Generator[Question, Answer, str]:
        _, name = yield Question(None, fixed(*(("draw", name) for name in self.landscape)))
        self.landscape.remove(name)
        return str(name)

    def turn(self, player: int) -> Course:
        """Until a tile is laid or stored."""
        while True:
            number = 0
            is_task = len(self.running) < self.rules.running_tasks and bool(self.task_tiles)
            if is_task:
                _, name = yield Question(None, fixed(*(("draw", one) for one in self.task_tiles)))
                self.task_tiles.remove(name)
                number = yield from self.marker_of(TILES[name])
            else:
                found = yield from self.fetch(player)
                if found is None:
                    self.is_over = True
                    return
                name = found
            done = yield from self.use(player, TILES[name], number)
            if done:
                return

    def marker_of(self, tile: Tile) -> Generator[Question, Answer, int]:
        if tile.number:
            return tile.number
        stack = self.markers[tile.task]
        _, number = yield Question(None, fixed(*(("marker", n) for n in stack if stack[n])))
        stack[number] -= 1
        return int(number)

    def is_placeable(self, name: str) -> bool:
        return next(self.table.placements(TILES[name], 0), None) is not None

    def fetch(self, player: int) -> Generator[Question, Answer, str | None]:
        """A landscape tile, drawn or stored; None if the game ends."""
        if self.stored is not None and self.is_placeable(self.stored):
            other = ("draw",) if self.landscape else ("end_game",)
            (choice,) = yield Question(player, fixed(other, ("play_stored",)))
            if choice == "play_stored":
                return self.stored
            if choice == "end_game":
                return None
        if not self.landscape:
            return None
        return (yield from self.draw())

    def use(self, player: int, tile: Tile, number: int) -> Generator[Question, Answer, bool]:
        """Lay or store a tile; False if it leaves the game instead."""
        storable = self.rules.warehouse and tile.kind != "task" and self.stored is None
        fits = next(self.table.placements(tile, number), None) is not None
        if not fits and not storable:
            return False

        def answers() -> set[Answer]:
            found = self.table.legal(tile, number)
            return found | ({("store",)} | (set() if fits else {("remove",)}) if storable else set())

        choice = yield Question(player, answers)
        if choice[0] == "store":
            self.stored = tile.name
            return True
        if choice[0] == "remove":
            return False
        _, cell, shown, links = choice
        self.table.lay(cell, tile, shown, links)
        if self.stored == tile.name:
            self.stored = None
        if tile.kind == "task":
            self.running[tile.name] = number
        yield from self.decorate(player, tile, cell)
        yield from self.check(player)
        return True

    def decorate(self, player: int, tile: Tile, cell: Cell) -> Course:
        """Heart, balloon, photographer."""
        near = {self.table.cells[n].tile.name for d in range(6) if (n := beside(cell, d)) in self.table.cells}
        hearts: list[Answer] = []
        if len(self.red) < self.rules.red_hearts:
            hearts.append(("red_heart",))
        if len(self.gold) < self.rules.gold_hearts:
            hearts.append(("gold_heart",))
        if tile.kind == "ordinary" and hearts:
            (choice,) = yield Question(player, fixed(*hearts, ("pass",)))
            if choice != "pass":
                (self.red if choice == "red_heart" else self.gold).add(tile.name)
        if tile.name == "Launch":
            self.balloon = tile.name
        elif self.balloon in near:
            (choice,) = yield Question(player, fixed(("fly",), ("pass",)))
            if choice == "fly":
                self.balloon = tile.name
        if tile.name == "Photographer":
            self.photographer = tile.name
        elif self.photographer in near:
            (choice,) = yield Question(player, fixed(("photograph",), ("pass",)))
            if choice == "photograph":
                self.photographer = tile.name
                if len(self.cameras) < 15:
                    self.cameras.add(tile.name)

    def check(self, player: int) -> Course:
        """All tasks, judged on one map."""
        judged = {name: self.table.status(name, number) for name, number in self.running.items()}
        for name, status in judged.items():
            if status == "running":
                continue
            number = self.running.pop(name)
            if status != "failed":
                self.won.append((status, number))
                hosts = self.hosts_for(name, status)
                if len(hosts) > 1:
                    _, host = yield Question(player, fixed(*(("host", one) for one in hosts)))
                    self.hosted.append((host, number))
                elif hosts:
                    self.hosted.append((hosts[0], number))

    def hosts_for(self, task: str, terrain: str) -> list[str]:
        found = []
        for host, own in HOSTS.items():
            taken = sum(one == host for one, _ in self.hosted)
            if host not in self.table.where or taken >= self.rules.host_capacity:
                continue
            if self.rules.hosts != "any_terrain" and own != terrain:
                continue
            if self.rules.hosts == "own_area":
                area = self.table.area_of(task, terrain)
                if not self.table.area_of(host, terrain) <= area:
                    continue
            found.append(host)
        return found

    def moved(self, turns: int, offset: Cell) -> Match:
        """The same position with the whole map turned and shifted, good for its score sheet."""
        other = copy(self)
        other.table = Table(self.rules)
        for cell, laid in self.table.cells.items():
            to = rotated(cell, turns)
            place = (to[0] + offset[0], to[1] + offset[1])
            other.table.cells[place] = Laid(laid.tile, turned(laid.shown, turns), (laid.turn + turns) % 6)
            other.table.where[laid.tile.name] = place
        other.table.answers = {(d + turns) % 6: linked for d, linked in self.table.answers.items()}
        return other

    # ------------------------------------------------------------ the score sheet

    def size(self, area: set[Node]) -> int:
        return len({cell for cell, _ in area})

    def closed_size(self, name: str, t: str) -> int:
        area = self.table.area_of(name, t)
        return self.size(area) if area and self.table.open_edges(area) == 0 else 0

    def flags(self, t: str) -> int:
        return sum(self.closed_size(name, t) for name in self.table.where if TILES[name].flag == t)

    def longest(self, t: str) -> int:
        cells = [cell for cell in self.table.cells if self.table.carries(cell, t)]
        if self.rules.simple_path:
            return max((self.longest_path(cell, t, {cell}) for cell in cells), default=0)
        return max((self.size(self.table.area(cell, t)) for cell in cells), default=0)

    def longest_path(self, cell: Cell, t: str, visited: set[Cell]) -> int:
        """The longest path over joins from a cell that visits no tile twice."""
        best = 0
        for d in range(6):
            other = beside(cell, d)
            if other not in visited and self.table.is_joined(cell, d) and self.table.terrain(cell, d) == t:
                best = max(best, self.longest_path(other, t, visited | {other}))
        return 1 + best

    def matching(self, name: str) -> int:
        cell, table = self.table.where[name], self.table
        count = 0
        for d in range(6):
            if beside(cell, d) in table.cells:
                letter = table.terrain(cell, d)
                same = letter == table.terrain(beside(cell, d), d + 3) and letter != "*"
                count += same and (letter != "N" or self.rules.match_meadow)
        return count

    def near(self, name: str) -> list[Cell]:
        """Cells with tiles at distance 1 or 2."""
        if name not in self.table.where:
            return []
        return [cell for cell in self.table.cells if 1 <= distance(cell, self.table.where[name]) <= 2]

    def reached(self, start: Cell, sheep_only: bool) -> dict[Cell, int]:
        """Tiles reached over neighbours, and in how many steps."""
        steps, waiting = {start: 0}, [start]
        while waiting:
            cell = waiting.pop(0)
            for d in range(6):
                other = beside(cell, d)
                if (
                    other in self.table.cells
                    and other not in steps
                    and (self.table.cells[other].tile.sheep or not sheep_only)
                ):
                    steps[other] = steps[cell] + 1
                    waiting.append(other)
        return steps

    def flown(self) -> int:
        if self.balloon is None:
            return 0
        start, end = self.table.where["Launch"], self.table.where[self.balloon]
        return distance(start, end) if self.rules.straight else self.reached(start, False)[end]

    def mill(self) -> int:
        if not self.closed_size("GreatMill", "G"):
            return 0
        tiles = [self.table.cells[cell].tile for cell in {cell for cell, _ in self.table.area_of("GreatMill", "G")}]
        return 2 * sum("G" in tile.task for tile in tiles) + 2 * sum(tile.flag == "G" for tile in tiles)

    def sheet(self) -> dict[str, int]:
        """The lines of W5."""
        table = self.table
        where = table.where
        won = {t: sum(n for terrain, n in self.won if terrain == t) for t in (*"VFGTS", "around")}
        flock = self.reached(where["Shepherdess"], True) if "Shepherdess" in where else {}
        return {
            "villages": won["V"],
            "forests": won["F"],
            "grain_fields": won["G"],
            "tracks": won["T"],
            "streams": won["S"],
            "wraparounds": won["around"],
            "host_bonus": sum(n for _, n in self.hosted),
            "forest_flags": self.flags("F"),
            "grain_flags": self.flags("G"),
            "village_flags": self.flags("V"),
            "longest_track": self.longest("T"),
            "longest_stream": self.longest("S"),
            "red_matches": sum(map(self.matching, self.red)),
            "gold_matches": 2 * sum(map(self.matching, self.gold)),
            "circus": 10 if "Circus" in where and table.around(where["Circus"]) == 6 else 0,
            "signalman": 2 * sum(table.cells[cell].tile.crossing for cell, _ in table.area_of("Signalman", "T")),
            "shepherdess": sum(table.cells[cell].tile.sheep for cell in flock),
            "train_station": self.closed_size("Station", "T"),
            "harbour": self.closed_size("Harbour", "S"),
            "construction_site": 7 * sum(self.size(table.area_of("Construction", t)) >= 7 for t in "GFV"),
            "hill": 2 * sum(table.cells[cell].tile.kind == "task" for cell in self.near("Hill")),
            "granary": sum(table.carries(cell, "G") for cell in self.near("Granary")),
            "old_oak": sum(table.carries(cell, "F") for cell in self.near("OldOak")),
            "school": sum(table.carries(cell, "V") for cell in self.near("School")),
            "balloon_ride": 2 * self.flown(),
            "photographs": len(self.cameras),
            "great_mill": self.mill(),
        }
