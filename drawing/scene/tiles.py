"""A tile as it lies: wedges around a hub, lines that run from side to side, or the parts that touch its border."""

from __future__ import annotations

from collections import Counter

from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.lattice import Lattice, centre_of
from rulewright.drawing.scene.shapes import Box, Curve, Form, Point, Polygon, Print, Words
from rulewright.drawing.tiling import Face, Kind, item_of, size_of
from rulewright.runtime import ir
from rulewright.runtime.looks import Style

Drawable = Polygon | Curve | Box | Form | Words
UNIT = 50.0  # the size in which tiles are drawn
CENTRE: Point = (0.0, 0.0)
HUB = 0.46  # of a cell
ROAD, BANK = 0.17, 0.25  # how thick a line is, and with its border, of a cell


class Tiles:
    """Draws the tiles of one kind around the middle of a cell."""

    def __init__(self, kind: Kind, board: ir.Board, easel: Easel, letter: float) -> None:
        self.kind, self.easel, self.letter = kind, easel, letter
        self.lattice = Lattice(board, UNIT)
        self.item = item_of(kind.printed)
        looks = easel.looks.parts(kind.table.name)
        columns = [one for one in kind.table.columns.values() if isinstance(one, ir.ColumnData)]
        part = item_of(kind.parts) if kind.parts else None
        self._kinds = next(
            (one for one in columns if part and one.per == part and looks.get(one.name, Style()).form == "colour"), None
        )
        self._on_parts = [
            one for one in columns if part and one.per == part and isinstance(one.type, ir.Number) and one.name in looks
        ]
        self._extras = [one for one in columns if one.per is None and one.name in looks and one is not kind.hub]
        self._drawn: dict[Face, tuple[Drawable, ...]] = {}
        self._slots: dict[Face, dict[int, list[tuple[Point, Point]]]] = {}

    def print(self, face: Face, size: float) -> Print:
        """Everything on a tile, for a cell of some size."""
        if face not in self._drawn:
            by_parts = self._parted(face) if self._kinds else self._wedged(face)
            self._drawn[face] = (*by_parts, *self._printed(face))
        return Print(self._drawn[face], size / UNIT)

    def turned(self, ring: ir.ColumnData, face: Face) -> list[int]:
        """The items of a ring by the place where they are, as the tile lies."""
        size = size_of(ring)
        step, values = size // len(self.lattice.board.ways), ring.values[face.row - 1]
        return [values[(at - step * face.turn) % size] for at in range(size)]

    # ------------------------------------------------------------ wedges

    def _areas(self, size: int) -> list[tuple[Point, ...]]:
        if self.kind.corners:
            return self.lattice.kites()
        return [(CENTRE, first, last) for first, last in self.lattice.slots(size)]

    def _wedged(self, face: Face) -> list[Drawable]:
        """A wedge for each item of the ring, the hub over them; items that are lines run over what lies beside them."""
        values = self.turned(self.kind.printed, face)
        areas = self._areas(len(values))
        lines = [at for at, value in enumerate(values) if self._is_line(self.item, value)]
        hub = self.kind.hub.values[face.row - 1] if self.kind.hub else 0
        shapes: list[Drawable] = [Polygon(self.lattice.outline(), "cell")]
        for at, value in enumerate(values):
            if at in lines:
                shapes += self._ground(at, values, lines, areas)
            elif value:
                paint = self._paint(self.item, value)
                shapes.append(Polygon(areas[at], paint, paint, 0.7))
        if hub and not self._is_line(self.item, hub):
            paint = self._paint(self.item, hub)
            shapes.append(Polygon(self.lattice.outline(HUB), paint, paint))
        ends: dict[int, list[Point]] = {}
        for at in lines:
            ends.setdefault(values[at], []).append(centre_of(areas[at][1:]))
        shapes += self._lines(ends, self.item)
        shapes += self._signs(values, lines, areas, hub)
        return shapes

    def _ground(self, at: int, values: list[int], lines: list[int], areas: list[tuple[Point, ...]]) -> list[Drawable]:
        """What a line runs over: on each side of it what lies on that side."""
        solid = [one for one in range(len(values)) if one not in lines and values[one]]
        if not solid or len(areas[at]) != 3:
            return []
        size, (_, first, last) = len(values), areas[at]
        half = centre_of((first, last))
        found: list[Drawable] = []
        for sense, points in ((-1, (CENTRE, first, half)), (1, (CENTRE, half, last))):
            near = min(solid, key=lambda one: (sense * (one - at)) % size)
            paint = self._paint(self.item, values[near])
            found.append(Polygon(points, paint, paint, 0.7))
        return found

    def _lines(self, ends: dict[int, list[Point]], kind: ir.Type) -> list[Drawable]:
        """Lines that join the places of one kind: a bend between two, a star of more, a stub for one."""
        found: list[Drawable] = []
        width = self.lattice.size * (1 if self.lattice.is_hex else 0.62)
        for value, places in ends.items():
            runs = [(places[0], CENTRE, places[1])] if len(places) == 2 else [(CENTRE, place) for place in places]
            for thick, paint in ((BANK, "white"), (ROAD, self._paint(kind, value))):
                found += [Curve(run, paint, thick * width) for run in runs]
            if len(places) == 1:
                found.append(Form("disc", 0, 0, BANK * width * 0.8, self._paint(kind, value), "white", 2))
        return found

    def _signs(self, values: list[int], lines: list[int], areas: list[tuple[Point, ...]], hub: int) -> list[Drawable]:
        size = UNIT * 0.26
        places = [(value, self._inside(areas[at])) for at, value in enumerate(values) if value and at not in lines]
        if hub and not lines:
            places.append((hub, CENTRE))
        return [shape for value, place in places for shape in self._sign(value, place, size)]

    def _sign(self, value: int, place: Point, size: float) -> list[Drawable]:
        style = self.easel.style(self.item, value)
        paint = self._paint(self.item, value)
        if style.shape:
            return [Form(style.shape, *place, size * 0.62, SHADES.get(paint, "white"), "")]
        if style.sign or style.colour:
            return [Words(*place, style.sign, size * 1.3, "middle", on=paint)] if style.sign else []
        text = self.easel.sign(self.item, value)[:1]
        return [Words(*place, text, self.letter, "middle", on=paint)] if self.letter else []

    def _inside(self, area: tuple[Point, ...]) -> Point:
        """Where a thing stands on a wedge: nearer to the border than to the hub."""
        x, y = centre_of(area)
        return x * 1.05, y * 1.05

    # ------------------------------------------------------------ parts

    def _parted(self, face: Face) -> list[Drawable]:
        """Parts by their kind: the ground, what covers whole sides, what runs as lines, what touches no side."""
        assert self._kinds is not None
        slots = self._slots_of_parts(face)
        kinds: tuple[int, ...] = self._kinds.values[face.row - 1]
        solid = Counter(
            kinds[part - 1]
            for part in slots
            for _ in slots[part]
            if not self._is_line(self._kinds.type, kinds[part - 1])
        )
        ground = solid.most_common(1)[0][0] if solid else 0
        if 0 < ground and self._covers(solid, ground) is False:
            ground = next((one for one in solid if one != ground), ground)
        shapes: list[Drawable] = [
            Polygon(self.lattice.outline(), self._paint(self._kinds.type, ground) if ground else "cell")
        ]
        for part, places in slots.items():
            if kinds[part - 1] not in (0, ground) and not self._is_line(self._kinds.type, kinds[part - 1]):
                shapes += self._area(places, self._paint(self._kinds.type, kinds[part - 1]))
        for part, places in slots.items():
            if self._is_line(self._kinds.type, kinds[part - 1]):
                shapes += self._lines({kinds[part - 1]: [centre_of(place) for place in places]}, self._kinds.type)
        for part, value in enumerate(kinds, 1):
            if value and part not in slots:
                shapes.append(
                    Form(
                        self.easel.style(self._kinds.type, value).shape or "disc",
                        0,
                        0,
                        self.lattice.size * 0.13,
                        self._paint(self._kinds.type, value),
                    )
                )
        return shapes + self._counts(face)

    @staticmethod
    def _covers(solid: Counter[int], ground: int) -> bool:
        return len(solid) == 1 or solid[ground] * 2 > sum(solid.values())

    def _slots_of_parts(self, face: Face) -> dict[int, list[tuple[Point, Point]]]:
        """The stretches of the border that each part touches; what is nobody's belongs to what lies beside it on that
        side."""
        if face not in self._slots:
            self._slots[face] = self._find_slots(face)
        return self._slots[face]

    def _find_slots(self, face: Face) -> dict[int, list[tuple[Point, Point]]]:
        assert self.kind.parts is not None
        values = self.turned(self.kind.parts, face)
        pieces = len(values) // len(self.lattice.sides)
        found: dict[int, list[tuple[Point, Point]]] = {}
        for at, (first, last) in enumerate(self.lattice.sides):
            side = values[at * pieces : (at + 1) * pieces]
            only = {one for one in side if one}
            if len(only) == 1:
                found.setdefault(only.pop(), []).append((first, last))
                continue
            for number, value in enumerate(side):
                if value:
                    found.setdefault(value, []).append(self.lattice.slots(len(values))[at * pieces + number])
        return found

    def _area(self, places: list[tuple[Point, Point]], paint: str) -> list[Drawable]:
        """A part that covers sides: a cap on one of them, or what lies between several and the middle."""
        if len(places) == 1:
            (first, last) = places[0]
            inner = tuple((x * 0.42, y * 0.42) for x, y in (last, first))
            return [Polygon((first, last, *inner), paint, "ink", 1.2)]
        wedges = [Polygon((CENTRE, first, last), paint, paint) for first, last in places]
        return [*wedges, Polygon(self.lattice.outline(0.45), paint, paint)]

    def _counts(self, face: Face) -> list[Drawable]:
        """Numbers that columns give to parts: so many signs."""
        found: list[Drawable] = []
        at = 0
        for column in self._on_parts:
            style = self.easel.looks.part(self.kind.table.name, column.name)
            for part, number in enumerate(column.values[face.row - 1], 1):
                for _ in range(number or 0):
                    x, y = self.part_place(part, face)
                    place = (x * 0.8 + (at % 3 - 1) * self.lattice.size * 0.16, y * 0.8 + self.lattice.size * 0.12)
                    found += _extra(style, place, self.lattice.size * 0.075)
                    at += 1
        return found

    def part_place(self, part: int, face: Face) -> Point:
        """Where a thing stands on a part."""
        places = self._slots_of_parts(face).get(part)
        if not places:
            return CENTRE
        middles = [centre_of(place) for place in places]
        x, y = centre_of(tuple(middles)) if len(places) < 3 else (middles[0][0] * 0.8, middles[0][1] * 0.8)
        if abs(x) + abs(y) < self.lattice.size * 0.15:
            x, y = middles[0]
        return x * 0.68, y * 0.68

    def place_on(self, part: tuple[ir.Type, int] | None, face: Face | None) -> Point:
        """Where a thing on a part of a tile stands."""
        size = len(self.lattice.sides)
        match part:
            case (ir.Number(low), value) if 0 <= value - low < size_of(self.kind.printed):
                return self._inside(self._areas(size_of(self.kind.printed))[value - low])
            case (ir.Way(), value):
                return self._inside(self._areas(size)[value - 1])
            case (ir.Member() as kind, value) if face is not None and self.kind.parts is not None:
                if item_of(self.kind.parts) == kind:
                    return self.part_place(value, face)
        return CENTRE

    # ------------------------------------------------------------ the rest of the print

    def _printed(self, face: Face) -> list[Drawable]:
        """What other columns that look lines name put on the tile, in a row above the middle."""
        found: list[Drawable] = []
        radius = self.lattice.size * 0.13
        said = [(one, one.values[face.row - 1]) for one in self._extras]
        said = [(column, value) for column, value in said if value]
        for number, (column, value) in enumerate(said):
            place = ((number - (len(said) - 1) / 2) * radius * 2.6, -self.lattice.size * 0.2)
            style = self.easel.looks.part(self.kind.table.name, column.name)
            if isinstance(column.type, ir.Member):
                style = Style(self.easel.paint(column.type, value), style.shape, style.sign)
            found += _extra(style, place, radius)
        return found

    def _is_line(self, kind: ir.Type, value: int) -> bool:
        return bool(value) and self.easel.style(kind, value).form == "line"

    def _paint(self, kind: ir.Type, value: int) -> str:
        return self.easel.paint(kind, value)


SHADES = {
    "green": "teal",
    "lime": "green",
    "grey": "white",
    "blue": "cyan",
    "red": "white",
    "gold": "cream",
    "brown": "cream",
    "cyan": "white",
}


def _extra(style: Style, place: Point, radius: float) -> list[Drawable]:
    if style.sign:
        return [Words(*place, style.sign, radius * 2, "middle")]
    return [Form(style.shape or "disc", *place, radius, style.colour or "white", "ink", 0.8)]


def tiles_of(kind: Kind, board: ir.Board, easel: Easel, size: float) -> Tiles:
    """The tiles of a board, kept with the game; letters are as large as they must be to be read at that size, or left
    out."""
    letter = READABLE * UNIT / size
    fits = round(letter) if letter <= UNIT * 0.42 else 0
    key = ("tiles", board.name, kind.table.name, fits)
    if key not in easel.sight.seating.pictures:
        easel.sight.seating.pictures[key] = Tiles(kind, board, easel, fits)
    kept: Tiles = easel.sight.seating.pictures[key]
    return kept
