"""Dorfromantik, straightforwardly: tiles, map, areas, tasks and placements, written from the rule ledger alone, for
comparison with the compiled game. The course of the game and its score are in `dorfromantik_match.py`.

Everything is computed afresh from the map whenever it is asked for. A placement is ("place", cell, shown edges, linked
edges).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any, NamedTuple

Cell = tuple[int, int]
Answer = tuple[Any, ...]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

ORDINARY = """
    L01 FFFNNN; L02 FFFFNN flag F; L03 FFNNGG; L04 FFGGVV
    L05 FFFGGG; L06 FFNVVN sheep 1; L07 FNNFNN sheep 2; L08 FFFFFF flag F
    L09 GGGNNN; L10 GGGGNN flag G; L11 GGNNVV; L12 GGGVVV
    L13 GGNFFN sheep 1; L14 GGGGGG flag G; L15 VVVNNN; L16 VVVVNN flag V
    L17 VVNNFF sheep 1; L18 VVVFFF; L19 VVVVVV flag V; L20 VNVNNN sheep 2
    L21 TNNTNN crossing; L22 TFFTGG; L23 TGGTVV crossing; L24 TVVTFF crossing
    L25 TFFTFF flag F; L26 TGGTNN crossing; L27 TNTGGG; L28 TNTFFF
    L29 TNTVVV crossing; L30 TVTNNN; L31 TNFFFN; L32 TNVVVN
    L33 SNNSNN sheep 1; L34 SFFSGG; L35 SGGSVV; L36 SVVSFF
    L37 SGGSGG flag G; L38 SFFSNN sheep 1; L39 SNSGGG; L40 SNSFFF
    L41 SNSVVV; L42 SGSNNN sheep 2; L43 SNGGGN; L44 SNFFFN
    L45 TSNTSN crossing; L46 TSFTSF; L47 TSVTSV flag V; L48 TNTSGS
"""
SPECIAL = """
    Photographer FFNGGN; Launch NNNNNN; Cabin FFFNNN; Festival GGGNNN; Watchtower VVVNNN; Locomotive TNNTNN; Ship SNNSNN
    GreatMill GGGNNN; Cloud ******; Construction GGFFVV; Hill NNNNNN; Granary GNNGNN; OldOak FNNFNN; School VNNVNN
    Signalman TNNTNN; Shepherdess NNNNNN; Station TVNTVN; Harbour SNNSVV; Circus NNNNNN
"""
TASKS = """
    TF1 FFNNNN; TF2 FFGGNN; TF3 FFVVNN; TF4 FFFNNN; TF5 FNFNFN; TG1 GGNNNN; TG2 GGVVNN; TG3 GGFFNN; TG4 GGGNNN
    TG5 GNGNGN; TV1 VVNNNN; TV2 VVFFNN; TV3 VVGGNN; TV4 VVVNNN; TV5 VNVNVN; TT1 TNNTNN; TT2 TFFTNN; TT3 TGGTNN
    TT4 TNTVVN; TT5 TNTNNN; TS1 SNNSNN; TS2 SVVSNN; TS3 SFFSNN; TS4 SNSGGN; TS5 SNSNNN
    TD1 FFFVVV; TD2 GGGFFF; TD3 VVVGGG; TW4 FNGNVN; TW5 FFGGVV; TW6 NNNNNN
"""
DOUBLE = {"TD1": "FV", "TD2": "GF", "TD3": "VG"}
HOSTS = {"Cabin": "F", "Festival": "G", "Watchtower": "V", "Locomotive": "T", "Ship": "S"}


class Tile(NamedTuple):
    """A tile as printed. `task` are its terrains, `number` that of its own marker."""

    name: str
    kind: str
    edges: str
    flag: str = ""
    sheep: int = 0
    crossing: int = 0
    task: str = ""
    number: int = 0


def _read(text: str, kind: str) -> Iterator[Tile]:
    for entry in text.replace("\n", ";").split(";"):
        words = entry.split()
        if not words:
            continue
        name, edges, *more = words
        feature = more[0] if more else ""
        tile = Tile(
            name,
            kind,
            edges,
            flag=more[1] if feature == "flag" else "",
            sheep=int(more[1]) if feature == "sheep" else 0,
            crossing=int(feature == "crossing"),
        )
        if kind == "task":
            plain = "" if name[1] in "DW" else name[1]
            number = 6 if name[1] == "D" else int(name[2]) if name[1] == "W" else 0
            tile = tile._replace(task=DOUBLE.get(name, plain), number=number)
        yield tile


TILES = {
    tile.name: tile for tile in chain(_read(ORDINARY, "ordinary"), _read(SPECIAL, "special"), _read(TASKS, "task"))
}


@dataclass(frozen=True)
class Rules:
    """The options of section 5."""

    warehouse: bool = True
    specials: frozenset[str] = frozenset(name for name, tile in TILES.items() if tile.kind == "special")
    discard: int = 3
    running_tasks: int = 3
    task_neighbour: str = "carry"
    hosts: str = "any_terrain"
    host_capacity: int = 31
    red_hearts: int = 1
    gold_hearts: int = 1
    runs: bool = False  # only edges side by side belong together
    simple_path: bool = False
    match_meadow: bool = True
    straight: bool = False
    target: int | None = None


def turned(edges: str, k: int) -> str:
    """The edges shown by a tile that is turned by k."""
    return "".join(edges[(d - k) % 6] for d in range(6))


def looks(edges: str) -> dict[str, int]:
    """Every look of a tile, and the least turn that gives it."""
    found: dict[str, int] = {}
    for k in range(6):
        found.setdefault(turned(edges, k), k)
    return found


def beside(cell: Cell, d: int) -> Cell:
    return cell[0] + STEPS[d % 6][0], cell[1] + STEPS[d % 6][1]


def distance(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


class Laid(NamedTuple):
    """A tile on the map."""

    tile: Tile
    shown: str
    turn: int


Node = tuple[Cell, frozenset[int]]  # a cell and edges of its tile that belong together


class Table:
    """The map."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cells: dict[Cell, Laid] = {}
        self.where: dict[str, Cell] = {}
        self.answers: dict[int, bool] = {}  # of the Cloud, by its edge

    def lay(self, cell: Cell, tile: Tile, shown: str, links: frozenset[int]) -> None:
        self.cells[cell] = Laid(tile, shown, looks(tile.edges)[shown])
        self.where[tile.name] = cell
        for d in self.asked(cell, tile, shown):
            self.answers[d if tile.name == "Cloud" else (d + 3) % 6] = d in links

    def lift(self, cell: Cell) -> None:
        """Take back the tile laid last."""
        tile = self.cells.pop(cell).tile
        del self.where[tile.name]
        if tile.name == "Cloud":
            self.answers = {}
        elif "Cloud" in self.where:
            for d in range(6):
                if beside(self.where["Cloud"], d) == cell:
                    self.answers.pop(d, None)

    def asked(self, cell: Cell, tile: Tile, shown: str) -> list[int]:
        """The edges of a tile on a cell that need an answer because they meet the Cloud, or are the Cloud's."""
        found = []
        for d in range(6):
            other = self.cells.get(beside(cell, d))
            if other is None:
                continue
            if (
                tile.name == "Cloud"
                and other.shown[(d + 3) % 6] != "N"
                or other.tile.name == "Cloud"
                and shown[d] != "N"
            ):
                found.append(d)
        return found

    # ------------------------------------------------------------ areas

    def terrain(self, cell: Cell, d: int) -> str:
        """What an edge shows; an edge of the Cloud what it is linked to, if it is."""
        laid = self.cells[cell]
        if laid.tile.name != "Cloud":
            return laid.shown[d % 6]
        return self.cells[beside(cell, d)].shown[(d + 3) % 6] if self.answers.get(d % 6) else "*"

    def is_joined(self, cell: Cell, d: int) -> bool:
        """Whether two neighbours are joined over an edge that shows a terrain."""
        other = beside(cell, d)
        return (
            other in self.cells
            and self.terrain(cell, d) == self.terrain(other, d + 3)
            and self.terrain(cell, d) in "VFGTS"
        )

    def carries(self, cell: Cell, t: str) -> bool:
        return any(self.terrain(cell, d) == t for d in range(6))

    def part(self, cell: Cell, d: int) -> Node:
        """The edges of a tile that belong to its edge d."""
        t = self.terrain(cell, d)
        alike = [e for e in range(6) if self.terrain(cell, e) == t]
        if self.rules.runs and t in "VFG" and self.cells[cell].tile.name != "Cloud":
            run = {d % 6}
            while more := {e for e in alike if e not in run and ((e + 1) % 6 in run or (e - 1) % 6 in run)}:
                run |= more
            alike = sorted(run)
        return cell, frozenset(alike)

    def area(self, cell: Cell, t: str) -> set[Node]:
        """Everything joined with a tile in a terrain, beginning with its edge printed first."""
        laid = self.cells[cell]
        start = next(d for d in ((i + laid.turn) % 6 for i in range(6)) if self.terrain(cell, d) == t)
        found, waiting = set(), [self.part(cell, start)]
        while waiting:
            node = waiting.pop()
            if node not in found:
                found.add(node)
                at, edges = node
                waiting += [self.part(beside(at, d), d + 3) for d in edges if self.is_joined(at, d)]
        return found

    def area_of(self, name: str, t: str) -> set[Node]:
        """The area of a tile, by name: empty if it is not on the map."""
        return self.area(self.where[name], t) if name in self.where else set()

    def open_edges(self, area: set[Node]) -> int:
        """Edges of an area that face empty cells; for the Cloud, all its empty neighbours."""
        count = 0
        for cell, edges in area:
            facing = range(6) if self.cells[cell].tile.name == "Cloud" else edges
            count += sum(beside(cell, d) not in self.cells for d in facing)
        return count

    def around(self, cell: Cell) -> int:
        return sum(beside(cell, d) in self.cells for d in range(6))

    # ------------------------------------------------------------ tasks

    def is_dead(self, cell: Cell, t: str, number: int) -> bool:
        area = self.area(cell, t)
        size = len({at for at, _ in area})
        return size > number or size < number and self.open_edges(area) == 0

    def status(self, name: str, number: int) -> str:
        """A task: 'running', 'failed', or the terrain for which it is complete ('around' for a wraparound task)."""
        cell, tile = self.where[name], TILES[name]
        if not tile.task:
            around = self.around(cell)
            return "around" if around == number else "failed" if around > number else "running"
        for t in tile.task:
            if len({at for at, _ in self.area(cell, t)}) == number:
                return t
        return "failed" if all(self.is_dead(cell, t, number) for t in tile.task) else "running"

    # ------------------------------------------------------------ placing

    def frontier(self) -> list[Cell]:
        if not self.cells:
            return [(0, 0)]
        return sorted({beside(cell, d) for cell in self.cells for d in range(6)} - set(self.cells))

    def fits(self, cell: Cell, shown: str) -> bool:
        for d in range(6):
            other = self.cells.get(beside(cell, d))
            if other is not None:
                one, two = shown[d], other.shown[(d + 3) % 6]
                if "*" not in (one, two) and one != two and (one in "TS" or two in "TS"):
                    return False
        return True

    def placements(self, tile: Tile, number: int) -> Iterator[Answer]:
        """Every placement that meets the rules, DR-27 aside."""
        faces = looks(tile.edges) if self.cells else {tile.edges: 0}
        for cell in self.frontier():
            for shown in faces:
                if self.fits(cell, shown):
                    asked = self.asked(cell, tile, shown)
                    for links in chain.from_iterable(combinations(asked, n) for n in range(len(asked) + 1)):
                        if tile.kind != "task" or self.survives(cell, tile, shown, frozenset(links), number):
                            yield "place", cell, shown, frozenset(links)

    def survives(self, cell: Cell, tile: Tile, shown: str, links: frozenset[int], number: int) -> bool:
        """Whether a task tile laid there would not fail at once."""
        self.lay(cell, tile, shown, links)
        failed = self.status(tile.name, number) == "failed"
        self.lift(cell)
        return not failed

    def is_home(self, tile: Tile, cell: Cell, shown: str, links: frozenset[int]) -> bool:
        """DR-27, in its three forms."""
        if not tile.task or self.rules.task_neighbour == "off":
            return True
        for d in range(6):
            other = beside(cell, d)
            if other not in self.cells:
                continue
            for t in tile.task:
                carried = self.carries(other, t)
                if self.rules.task_neighbour == "carry" and carried:
                    return True
                meets = self.cells[other].shown[(d + 3) % 6] == t or d in links and carried
                if self.rules.task_neighbour == "joined" and shown[d] == t and meets:
                    return True
        return False

    def legal(self, tile: Tile, number: int) -> set[Answer]:
        every = set(self.placements(tile, number))
        home = {one for one in every if self.is_home(tile, one[1], one[2], one[3])}
        return home or every
