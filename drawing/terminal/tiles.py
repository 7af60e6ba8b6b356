"""Maps of tiles: each tile with what is printed on its edges or corners and in its middle, turned as it lies, and with
the things that stand on it.
"""

from __future__ import annotations

from typing import Any

from rulewright.drawing.compass import CENTRE, Compass, Spot
from rulewright.drawing.layers import Sight, Thing, seat_colour, seat_symbol
from rulewright.drawing.terminal.canvas import DIM, PLAIN, Canvas
from rulewright.drawing.tiling import Face, Kind, faces_of, item_of, size_of
from rulewright.runtime import ir
from rulewright.runtime.placing import COLOURS

HEX_FRAME = {(-3, 0): "|", (3, 0): "|", (-2, -1): "/", (2, -1): "\\", (-2, 1): "\\", (2, 1): "/"}
SQUARE_FRAME = {(x, y): "|" for x in (-3, 3) for y in (-1, 0, 1)}
LINES = {
    "": " ",
    "N": "╵",
    "E": "╶",
    "S": "╷",
    "W": "╴",
    "NS": "│",
    "EW": "─",
    "NE": "└",
    "ES": "┌",
    "SW": "┐",
    "NW": "┘",
    "NES": "├",
    "ESW": "┬",
    "NSW": "┤",
    "NEW": "┴",
    "NESW": "┼",
}
ROOM = 3  # signs in the middle of a tile


class TileMap:
    """Draws the tiles of one board, and what is on them, on a canvas."""

    def __init__(self, kind: Kind, board: ir.Board, sight: Sight) -> None:
        self.kind, self.board, self.sight = kind, board, sight
        self.compass = Compass(board)
        self.canvas = Canvas()
        self.faces = faces_of(kind, sight)
        size = size_of(kind.printed)
        self.places = self.compass.corners() if kind.corners else self.compass.edges(size)
        self._taken: dict[int, set[Spot]] = {}
        self._middles: dict[int, list[tuple[str, str]]] = {}

    # ------------------------------------------------------------ tiles

    def draw_face(self, face: Face, middle: Spot) -> None:
        """A tile with its frame and everything printed on it."""
        self._draw_frame(middle)
        if self.kind.parts is not None and not self.compass.is_hex:
            self._draw_lines(face, middle)
        for place, value in self._turned(self.kind.printed, face):
            self._put_letter(middle, place, value, item_of(self.kind.printed))
        if self.kind.hub is not None:
            self._put_letter(middle, CENTRE, self.kind.hub.values[face.row - 1], self.kind.hub.type)

    def _draw_frame(self, middle: Spot) -> None:
        for (x, y), sign in (HEX_FRAME if self.compass.is_hex else SQUARE_FRAME).items():
            self.canvas.put(middle[0] + x, middle[1] + y, sign, DIM)

    def part_names(self, face: Face) -> list[str]:
        """The letters of the parts that are at the edge of a tile, with their names."""
        assert self.kind.parts is not None
        kind = item_of(self.kind.parts)
        assert isinstance(kind, ir.Member)
        members = self.sight.program.enums[kind.enum].members
        found = sorted({value for _, value in self._turned(self.kind.parts, face) if value})
        return [f"{letter(value, kind, self.sight.program)[0]} {members[value - 1]}" for value in found]

    def draw_parts(self, face: Face, middle: Spot) -> None:
        """The letters of the parts, each at the edges that it touches."""
        assert self.kind.parts is not None
        self._draw_frame(middle)
        for place, value in self._turned(self.kind.parts, face):
            if value:
                self._put_letter(middle, place, value, item_of(self.kind.parts))

    def _turned(self, ring: ir.ColumnData, face: Face) -> list[tuple[Spot, int]]:
        """The items of a ring with their places, turned as the tile lies."""
        size = size_of(ring)
        places = self.places if ring is self.kind.printed else self.compass.edges(size)
        step = size // len(self.board.ways)
        values: tuple[Any, ...] = ring.values[face.row - 1]
        return [(places[(at + step * face.turn) % size], value) for at, value in enumerate(values)]

    def _put_letter(self, middle: Spot, place: Spot, value: int, kind: ir.Type) -> None:
        text, style = letter(value, kind, self.sight.program)
        self.canvas.put(middle[0] + place[0], middle[1] + place[1], text[:1], style)

    def _draw_lines(self, face: Face, middle: Spot) -> None:
        """Lines through the middle of a square tile between the edges that one part touches."""
        assert self.kind.parts is not None
        reached: dict[int, str] = {}
        sides = {(0, -1): "N", (2, 0): "E", (0, 1): "S", (-2, 0): "W"}
        for place, value in self._turned(self.kind.parts, face):
            if place in sides and value:
                reached[value] = reached.get(value, "") + sides[place]
        joined = ["".join(sorted(names, key="NESW".index)) for names in reached.values() if len(names) > 1]
        for names in joined:
            for name, x in (("W", -1), ("E", 1)):
                if name in names:
                    self.canvas.put(middle[0] + x, middle[1], "─", DIM)
        if joined:
            self.canvas.put(*middle, LINES[_by_compass(joined[0])] if len(joined) == 1 else "╳", DIM)

    # ------------------------------------------------------------ things

    def put_thing(self, thing: Thing, text: str, style: str) -> None:
        """A thing on its part of the tile, or in the middle."""
        places = self._places_of(thing)
        taken = self._taken.setdefault(thing.cell, set())
        place = next((one for one in places if one not in taken), places[0] if places else CENTRE)
        if place == CENTRE:
            self._middles.setdefault(thing.cell, []).append((text, style))
            return
        taken.add(place)
        x, y = self.compass.middle(thing.cell)
        self.canvas.put(x + place[0], y + place[1], text[:1], style)

    def _places_of(self, thing: Thing) -> list[Spot]:
        face = self.faces.get(thing.cell)
        match thing.part:
            case (ir.Number(low), value) if 0 <= value - low < len(self.places):
                return [self.places[value - low]]
            case (ir.Way(), value):
                return [self.compass.edges(len(self.board.ways))[value - 1]]
            case (ir.Member(), value) if face is not None:
                rings = [
                    ring
                    for ring in (self.kind.parts, self.kind.printed)
                    if ring is not None and item_of(ring) == thing.part[0]
                ]
                found = [place for ring in rings[:1] for place, item in self._turned(ring, face) if item == value]
                return sorted(found, key=lambda place: place[0] != 0 and place[1] != 0)  # the middle of an edge first
            case _:
                return [CENTRE]

    def finish(self, targets: dict[int, str]) -> None:
        """Write what is in the middles, and the names of empty cells that somebody may choose."""
        for cell, signs in self._middles.items():
            x, y = self.compass.middle(cell)
            if sum(len(text) for text, _ in signs) > ROOM:
                signs = (
                    [*((text[:1], style) for text, style in signs[: ROOM - 1]), ("+", PLAIN)]
                    if len(signs) > 1
                    else signs
                )
            x -= (sum(len(text) for text, _ in signs) - 1) // 2
            for text, style in signs:
                self.canvas.put(x, y, text[: ROOM + 2], style)
                x += len(text)
        for cell, name in targets.items():
            if cell not in self.faces and cell not in self._middles:
                self.canvas.middle(*self.compass.middle(cell), name.strip("()")[:5], DIM)


def _by_compass(names: str) -> str:
    """The directions in the order in which `LINES` has them."""
    return next(key for key in LINES if set(key) == set(names))


def letter(value: int, kind: ir.Type, program: ir.Program) -> tuple[str, str]:
    """How a value is drawn where there is little room: a letter and its style."""
    match kind:
        case ir.Member(enum):
            declared = program.enums[enum]
            name = declared.members[value - 1] if value else " "
            return (declared.letters[value - 1] if value else "") or name[0].upper(), colour_of(enum, name, program)
        case ir.Seat():
            return seat_letter(value, False)
        case _:
            return str(value), PLAIN


def seat_letter(seat: int, small: bool) -> tuple[str, str]:
    """The letter of a seat (from 1) on its colour."""
    sign = seat_symbol(seat)
    return sign.lower() if small else sign, f"1;97;{seat_colour(seat) + 10}"


def colour_of(enum: str, member: str, program: ir.Program) -> str:
    """The colour that the game gives to a member."""
    for show in program.shows:
        if show.name == enum:
            return next((str(COLOURS[layer.form]) for layer in show.layers if layer.name == member), PLAIN)
    return PLAIN
