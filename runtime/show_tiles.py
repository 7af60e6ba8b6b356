"""Maps of tiles: each tile with what is printed on its edges or corners and in its middle, turned as it lies, and with
the things that stand on it.

A tile is a row of a table with a column like `6 of Terrain` (on a square, `4 of Edge`): one item for each direction of
the board, or two or three. How it is turned is a field `0..5` of the same record, or a state `0..5` of the same board or,
where there is one of each tile, of the tile.
Another such column of the enum that names parts (`record Segment(cell: land, mark: Mark)`, `slots: 12 of Mark`) says where
the parts are.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.canvas import DIM, PLAIN, Canvas
from rulewright.runtime.compass import CENTRE, Compass, Spot
from rulewright.runtime.show_layers import COLOURS, Sight, Thing, cell_field, seat_colour, seat_symbol, states_of

HEX_FRAME = {(-3, 0): "|", (3, 0): "|", (-2, -1): "/", (2, -1): "\\", (-2, 1): "\\", (2, 1): "/"}
SQUARE_FRAME = {(x, y): "|" for x in (-3, 3) for y in (-1, 0, 1)}
LINES = {"": " ", "N": "╵", "E": "╶", "S": "╷", "W": "╴", "NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘",
         "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼"}  # fmt: skip
ROOM = 3  # signs in the middle of a tile


class Kind(NamedTuple):
    """The tiles of a board: where they are kept and which columns are printed on them."""

    state: ir.State
    table: ir.Table
    turn: ir.State | None  # where the turn is kept apart
    printed: ir.ColumnData
    hub: ir.ColumnData | None
    parts: ir.ColumnData | None
    corners: bool


def kind_of(board: ir.Board, layers: tuple[ir.Layer, ...], program: ir.Program) -> Kind | None:
    """The tiles among the layers of a board, if there are any."""
    states = states_of(layers, program)
    corners = any(layer.form == "corners" for layer in layers)
    for state in states:
        if state.index != (ir.Cell(board.name),):
            continue
        rows = [kind for kind in _fields(state.type, program) if isinstance(kind, ir.Row)]
        rings = _rings(program.tables[rows[0].table], board, corners) if len(rows) == 1 else []
        if rings:
            return _kind(state, program.tables[rows[0].table], states, board, rings, corners, program)
    return None


def _kind(
    state: ir.State, table: ir.Table, states: list[ir.State], board: ir.Board, rings: list[ir.ColumnData], corners: bool,
    program: ir.Program,
) -> Kind:  # fmt: skip
    named = part_enums(board, program)
    printed = next((ring for ring in rings if _item(ring) not in named), rings[0])
    parts = next((ring for ring in rings if _item(ring) in named and ring is not printed), None)
    hubs = [one for one in _columns(table) if one.type == _item(printed) and one.per is None]
    turns = [one for one in states if one.type == ir.Number(0, len(board.ways) - 1)]
    turn = next((one for one in turns if one.index in (state.index, (state.type,))), None)
    own_turn = isinstance(state.type, ir.Rec)
    return Kind(
        state,
        table,
        None if own_turn else turn,
        printed,
        hubs[0] if len(hubs) == 1 and not corners else None,
        parts,
        corners,
    )


def _fields(kind: ir.Type, program: ir.Program) -> list[ir.Type]:
    return [field for _, field in program.records[kind.record].fields] if isinstance(kind, ir.Rec) else [kind]


def _columns(table: ir.Table) -> list[ir.ColumnData]:
    return [column for column in table.columns.values() if isinstance(column, ir.ColumnData)]


def _rings(table: ir.Table, board: ir.Board, corners: bool) -> list[ir.ColumnData]:
    ways = len(board.ways)
    found = [
        column
        for column in _columns(table)
        if isinstance(_item(column), ir.Member) and isinstance(column.type, ir.Ring)
    ]
    return [ring for ring in found if _size(ring) % ways == 0 and (_size(ring) == ways or not corners)]


def _item(column: ir.ColumnData) -> ir.Type:
    return column.type.item if isinstance(column.type, ir.Ring) else column.type


def _size(column: ir.ColumnData) -> int:
    return column.type.size if isinstance(column.type, ir.Ring) else 1


def part_enums(board: ir.Board, program: ir.Program) -> list[ir.Type]:
    """The enums that name parts of cells."""
    records = [ir.Rec(name) for name in program.records if cell_field(ir.Rec(name), board.name, program) is not None]
    return [field for record in records for field in _fields(record, program) if isinstance(field, ir.Member)]


class Face(NamedTuple):
    """A tile as it lies: its row and its turn."""

    row: int
    turn: int


class TileMap:
    """Draws the tiles of one board, and what is on them, on a canvas."""

    def __init__(self, kind: Kind, board: ir.Board, sight: Sight) -> None:
        self.kind, self.board, self.sight = kind, board, sight
        self.compass = Compass(board)
        self.canvas = Canvas()
        self.faces = self._read_faces()
        size = _size(kind.printed)
        self.places = self.compass.corners() if kind.corners else self.compass.edges(size)
        self._taken: dict[int, set[Spot]] = {}
        self._middles: dict[int, list[tuple[str, str]]] = {}

    def _read_faces(self) -> dict[int, Face]:
        kind, sight = self.kind, self.sight
        turns = sight.every(kind.turn) if kind.turn else {}
        found = {}
        for element in sight.seen(kind.state):
            if isinstance(kind.state.type, ir.Rec):
                found[element.at[0]] = self._face_of_record(element.value, kind.state.type)
            else:
                key = element.at if kind.turn and kind.turn.index == kind.state.index else (element.value,)
                found[element.at[0]] = Face(element.value, turns.get(key, 0))
        return found

    def _face_of_record(self, value: int, kind: ir.Rec) -> Face:
        fields = _fields(kind, self.sight.program)
        values = self.sight.seating.notation.words.fields(value, kind)
        row = next(inner for field, inner in zip(fields, values, strict=True) if isinstance(field, ir.Row))
        numbers = [inner for field, inner in zip(fields, values, strict=True) if isinstance(field, ir.Number)]
        return Face(row, numbers[0] if numbers else 0)

    # ------------------------------------------------------------ tiles

    def draw_face(self, face: Face, middle: Spot) -> None:
        """A tile with its frame and everything printed on it."""
        self._draw_frame(middle)
        if self.kind.parts is not None and not self.compass.is_hex:
            self._draw_lines(face, middle)
        for place, value in self._turned(self.kind.printed, face):
            self._put_letter(middle, place, value, _item(self.kind.printed))
        if self.kind.hub is not None:
            self._put_letter(middle, CENTRE, self.kind.hub.values[face.row - 1], self.kind.hub.type)

    def _draw_frame(self, middle: Spot) -> None:
        for (x, y), sign in (HEX_FRAME if self.compass.is_hex else SQUARE_FRAME).items():
            self.canvas.put(middle[0] + x, middle[1] + y, sign, DIM)

    def part_names(self, face: Face) -> list[str]:
        """The letters of the parts that are at the edge of a tile, with their names."""
        assert self.kind.parts is not None
        kind = _item(self.kind.parts)
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
                self._put_letter(middle, place, value, _item(self.kind.parts))

    def _turned(self, ring: ir.ColumnData, face: Face) -> list[tuple[Spot, int]]:
        """The items of a ring with their places, turned as the tile lies."""
        size = _size(ring)
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
                    if ring is not None and _item(ring) == thing.part[0]
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
