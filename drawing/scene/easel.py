"""What every part of a picture asks: how a value is painted, signed and called, and what moves say about it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.drawing.layers import Sight
from rulewright.drawing.scene.palette import OKABE_ITO, PAINTS, seat_form, seat_paint
from rulewright.drawing.scene.shapes import Form, Group, Shape, Words
from rulewright.drawing.tiling import Kind
from rulewright.runtime import ir
from rulewright.runtime.looks import PLAYERS, Looks, Style

SHOWN = {name: name for name in PAINTS} | {
    "yellow": "gold"
}  # the colours of `show` lines; the terminal's yellow is gold
READABLE = 11  # the smallest text, at the picture's own size


class Marks(NamedTuple):
    """Identities that moves name: what may be chosen first, whatever legal moves name at all, and the last move."""

    targets: frozenset[str] = frozenset()
    named: dict[str, tuple[ir.Type, int]] = {}
    recent: frozenset[str] = frozenset()
    mover: int = -1  # who made it


class Easel(NamedTuple):
    """Who looks at what, how it is to look, and how wide the picture may be."""

    sight: Sight
    looks: Looks
    marks: Marks
    width: float
    tiles: dict[str, tuple[Kind, ir.Board]] = {}  # by table: what its rows are as tiles, and on which board

    @property
    def program(self) -> ir.Program:
        return self.sight.program

    def of_player(self, number: int) -> Easel:
        """The same for the things of one player (from 1)."""
        return self._replace(sight=self.sight.of_player(number))

    def write(self, value: Any, kind: ir.Type) -> str:
        """A value in words."""
        return self.sight.seating.notation.words.write(value, kind)

    def identity(self, kind: ir.Type, value: int) -> str:
        """What a value is called, with its type: `grid:c4`."""
        match kind:
            case ir.Cell(name) | ir.Row(name) | ir.Member(name) | ir.Rec(name) | ir.Way(name):
                return f"{name}:{self.write(value, kind)}"
            case ir.Seat():
                return f"Player:{value - 1}"
            case _:
                return ""

    # ------------------------------------------------------------ colours and signs

    def style(self, kind: ir.Type, value: int) -> Style:
        """What look lines say about a value."""
        match kind:
            case ir.Member(enum):
                return self.looks.part(enum, self.write(value, kind))
            case ir.Seat():
                return self.looks.part(PLAYERS, str(value - 1))
            case _:
                return Style()

    def paint(self, kind: ir.Type, value: int) -> str:
        """The colour of a value."""
        said = self.style(kind, value).colour
        match kind:
            case ir.Seat():
                return seat_paint(value, said)
            case ir.Member(enum):
                return said or self._shown(enum, value) or OKABE_ITO[(value - 1) % len(OKABE_ITO)]
            case ir.Row(table):
                return self.row_paint(self.program.tables[table], value)
            case _:
                return "cell"

    def _shown(self, enum: str, value: int) -> str:
        member = self.program.enums[enum].members[value - 1]
        layers = next((show.layers for show in self.program.shows if show.name == enum), ())
        return next((SHOWN[layer.form] for layer in layers if layer.name == member), "")

    def row_paint(self, table: ir.Table, row: int) -> str:
        """The colour of a row of a table: by the column that look lines name, or the first that is a member of an
        enum."""
        parts = self.looks.parts(table.name)
        columns = [one for one in table.columns.values() if isinstance(one, ir.ColumnData) and one.per is None]
        named = [one for one in columns if parts.get(one.name, Style()).form == "colour"]
        for column in named or [one for one in columns if self._is_named(one.type)][:1]:
            value = column.values[row - 1]
            if isinstance(column.type, ir.Member) and value:
                return self.paint(column.type, value)
        return "cell"

    def _is_named(self, kind: ir.Type) -> bool:
        return isinstance(kind, ir.Member) and not self.program.enums[kind.enum].anonymous

    def sign(self, kind: ir.Type, value: int) -> str:
        """A letter or two that double the colour of a value."""
        said = self.style(kind, value).sign
        match kind:
            case ir.Member(enum):
                declared = self.program.enums[enum]
                return said or declared.letters[value - 1] or declared.members[value - 1][0].upper()
            case ir.Row(table):
                return self.program.tables[table].ids[value - 1]
            case _:
                return said or self.write(value, kind)

    def signs(self, kind: ir.Rec, value: int) -> str:
        """A record by the signs that look lines give to its fields, as a card is called: `Q♠`; nothing if some field
        has none."""
        values = self.sight.seating.notation.words.fields(value, kind)
        found = []
        for (name, of), one in zip(self.program.records[kind.record].fields, values, strict=True):
            number = self.looks.part(name, str(one)).sign or str(one) if isinstance(of, ir.Number) else ""
            found.append(number or self.style(of, one).sign)
        return "".join(found) if all(found) and len(found) > 1 else ""

    # ------------------------------------------------------------ tokens

    def seat_token(self, seat: int, x: float, y: float, radius: float, said: Style = Style()) -> list[Shape]:
        """A token of a seat (from 1): its colour, doubled by its number where there is room, else by its shape."""
        paint = said.colour or self.paint(ir.Seat(), seat)
        if said.sign:
            other = "black" if paint != "black" else "white"
            return [Words(x, y, said.sign, radius * 2.1, "middle", paint, outline=other)]
        if not said.shape and radius < 8:
            return [Form(seat_form(seat), x, y, radius, paint)]
        shapes: list[Shape] = [Form(said.shape or "disc", x, y, radius, paint)]
        if radius >= 8:
            return [
                *shapes,
                Words(x, y + radius * 0.1, str(seat - 1), max(READABLE, radius), "middle", on=paint, bold=True),
            ]
        return [*shapes, Form(seat_form(seat), x, y + radius * 0.15, radius * 0.38, "white", "")]

    def member_token(self, kind: ir.Type, value: int, x: float, y: float, radius: float) -> list[Shape]:
        """A token of a member of an enum: its colour and its sign."""
        style, paint = self.style(kind, value), self.paint(kind, value)
        shapes: list[Shape] = [Form(style.shape or "disc", x, y, radius, paint)]
        if radius >= 7 and not style.shape:
            shapes.append(
                Words(x, y, self.sign(kind, value)[:2], max(READABLE, radius * 1.1), "middle", on=paint, bold=True)
            )
        return shapes


def space_of(easel: Easel, state: ir.State, seat: int, number: int) -> str:
    """What the space is called that a seat (from 1) gives a number to: places apart are each seat's own; who sits
    across may count the others from the other end."""
    apart, kind = easel.looks.parts(state.name), state.index[1]
    if str(number) in apart or not isinstance(kind, ir.Number):
        return f"{state.name}:{seat - 1}:{number}"
    shared = [one for one in range(kind.low, kind.high + 1) if str(one) not in apart]
    across = easel.looks.of(state.name).facing and seat > 1
    return f"{state.name}:{shared[0] + shared[-1] - number if across else number}"


def marked(easel: Easel, identity: str, label: str, items: list[Shape | Group], role: str) -> Group:
    """A group; its role tells whether it can be chosen now."""
    return Group("target" if identity in easel.marks.targets else role, identity, label, items)
