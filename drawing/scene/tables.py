"""Boards that are tables: the rows laid out by two columns as boxes, or as points joined by lines where rows name
rows."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.descriptions import description
from rulewright.drawing.scene.boards import Drawn
from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.layout import cut
from rulewright.drawing.scene.shapes import Block, Box, Curve, Form, Group, Shape, Words
from rulewright.runtime import ir, knowledge

HIGH, NARROW, LINE = 62.0, 130.0, 13.0
STEP = 52.0  # between points


def tables_of(easel: Easel) -> Iterator[Drawn]:
    """The tables that the game says how to lay out."""
    for show in easel.program.shows:
        table = easel.program.tables.get(show.name)
        if table is None:
            continue
        columns = [table.columns[layer.name] for layer in show.layers if layer.name in table.columns]
        data = [column for column in columns if isinstance(column, ir.ColumnData)]
        joins = next((one for one in table.columns.values() if _names_rows(one, table)), None)
        picture = TablePicture(table, show, data, easel)
        yield Drawn(picture.points(joins) if joins else picture.boxes(), tuple(layer.name for layer in show.layers))


def _names_rows(column: object, table: ir.Table) -> bool:
    return isinstance(column, ir.ColumnData) and column.type == ir.SetOf(ir.Row(table.name)) and column.per is None


class TablePicture:
    """One table laid out."""

    def __init__(self, table: ir.Table, show: ir.Show, columns: list[ir.ColumnData], easel: Easel) -> None:
        self.table, self.show, self.easel = table, show, easel
        self.across, self.down, *self.flags = columns
        self.rows = self._rows()
        self.kind = ir.Row(table.name)
        self.high = HIGH

    def _rows(self) -> list[int]:
        """The rows that are there: those of which every def says yes."""
        sight = self.easel.sight
        asked = [one for one in self.show.layers if one.value and knowledge.sees_drawn(sight.seat, sight.seating, one)]
        position = sight.seating.read(sight.position) if asked else None
        return [
            row
            for row in range(1, len(self.table.ids) + 1)
            if position is None
            or all(layer.value is None or position.evaluate(layer.value, layer.slots, (row,)) for layer in asked)
        ]

    def _on_row(self) -> dict[int, list[tuple[ir.State, int]]]:
        """What states put on rows; a set of rows puts itself."""
        found: dict[int, list[tuple[ir.State, int]]] = {}
        names = [layer.name for layer in self.show.layers]
        for state in self.easel.program.states:
            if state.name not in names:
                continue
            for element in self.easel.sight.seen(state):
                if state.index == (self.kind,):
                    found.setdefault(element.at[0], []).append((state, element.value))
                elif isinstance(state.type, ir.SetOf):
                    for row in self.easel.sight.seating.notation.words.members(element.value, self.kind):
                        found.setdefault(row, []).append((state, 0))
        return found

    def _token(self, state: ir.State, value: int, x: float, y: float, radius: float) -> list[Shape]:
        if isinstance(state.type, ir.Seat) and value:
            return self.easel.seat_token(value, x, y, radius, self.easel.looks.of(state.name))
        if isinstance(state.type, ir.Member) and value:
            return self.easel.member_token(state.type, value, x, y, radius)
        text = state.name[0].upper() if not value else self.easel.write(value, state.type)
        return [Form("square", x, y, radius, "black"), Words(x, y, text[:2], READABLE, "middle", on="black")]

    # ------------------------------------------------------------ boxes

    def boxes(self) -> Block:
        """Every row in a box: its name, what it does, what stands there."""
        easel = self.easel
        xs = sorted({self.across.values[row - 1] for row in self.rows})
        ys = sorted({self.down.values[row - 1] for row in self.rows})
        width = min(190.0, (easel.width - 4) / max(1, len(xs)) - 6)
        self.high = self._tall(width)
        on_row, group = self._on_row(), Group("board", self.table.name, self.table.name)
        for at, x in enumerate(xs):
            paint = easel.paint(self.across.type, x) if isinstance(self.across.type, ir.Member) else "cell"
            place = at * (width + 6)
            text = cut(easel.write(x, self.across.type), 13, width - 12)
            group.items += [
                Box(place, 0, width, 20, 5, paint, "line"),
                *(Words(place + 8, 10, one, 13, on=paint, bold=True) for one in text),
            ]
        for row in self.rows:
            left = xs.index(self.across.values[row - 1]) * (width + 6)
            top = 25 + ys.index(self.down.values[row - 1]) * (self.high + 5)
            group.items.append(self._box(row, left, top, width, on_row.get(row, [])))
        return Block(len(xs) * (width + 6) - 6, 25 + len(ys) * (self.high + 5), group)

    def _tall(self, width: float) -> float:
        """How high boxes are: what the longest one says, and below it the room for what stands there; in wide ones
        beside the last line of three."""
        lines = max(len(self._told(row, width)) for row in self.rows)
        return HIGH if width > NARROW and lines < 3 else max(HIGH, 24 + lines * LINE + 24)

    def _told(self, row: int, width: float) -> list[str]:
        """What a row does, in the lines that a box of this width has."""
        told = description(row, self.kind, self.easel.program)
        return cut(told, READABLE + 0.5, width - 12, 3) if width > NARROW else cut(told, READABLE, width - 8, 8)

    def _box(self, row: int, left: float, top: float, width: float, here: list[tuple[ir.State, int]]) -> Group:
        easel, identity = self.easel, self.easel.identity(self.kind, row)
        edge, line = (
            ("glow", 2.5)
            if identity in easel.marks.targets
            else ("recent", 2.5)
            if identity in easel.marks.recent
            else ("line", 1.0)
        )
        shapes: list[Shape | Group] = [Box(0, 0, width, self.high, 6, "card", edge, line)]
        shapes.append(Words(7, 10, self.table.ids[row - 1], READABLE, colour="dim"))
        for at, flag in enumerate(one for one in self.flags if one.values[row - 1]):
            said = easel.looks.part(self.table.name, flag.name)
            shapes.append(Form(said.shape or "flag", width - 13 - at * 16, 11, 7, said.colour or "gold"))
        told = description(row, self.kind, easel.program)
        size, left_edge = (READABLE + 0.5, 7) if width > NARROW else (READABLE, 4)
        shapes += [Words(left_edge, 24 + at * LINE, text, size) for at, text in enumerate(self._told(row, width))]
        for at, (state, value) in enumerate(here):
            shapes += self._token(state, value, width - 18 - at * 26, self.high - 17, 13)
        role = "target" if identity in easel.marks.targets else "cell"
        return Group(role, identity, f"{self.table.ids[row - 1]}: {told}", shapes, left, top)

    # ------------------------------------------------------------ points

    def points(self, joins: ir.ColumnData | ir.FormulaColumn) -> Block:
        """Rows as points, joined by lines to the rows they name."""
        assert isinstance(joins, ir.ColumnData)
        easel, words = self.easel, self.easel.sight.seating.notation.words
        step = min(STEP, (easel.width - 40) / max(1, max(self.across.values) - min(self.across.values) + 1))
        places = {
            row: (
                20 + (self.across.values[row - 1] - min(self.across.values)) * step,
                20 + (max(self.down.values) - self.down.values[row - 1]) * step,
            )
            for row in self.rows
        }
        group = Group("board", self.table.name, self.table.name)
        for row in self.rows:
            for other in words.members(joins.values[row - 1], self.kind):
                if other > row and other in places:
                    group.items.append(Curve((places[row], places[other]), "line", 3))
        on_row = self._on_row()
        for row, (x, y) in places.items():
            group.items.append(self._point(row, x, y, on_row.get(row, []), step * 0.34))
        width, height = (max(place[axis] for place in places.values()) + 20 for axis in (0, 1))
        return Block(width, height, group)

    def _point(self, row: int, x: float, y: float, here: list[tuple[ir.State, int]], radius: float) -> Group:
        identity = self.easel.identity(self.kind, row)
        shapes: list[Shape | Group] = (
            [Form("disc", 0, 0, radius, "paper", "", 0)] if here else [Form("disc", 0, 0, radius * 0.4, "ink", "")]
        )
        if identity in self.easel.marks.recent:
            shapes.append(Form("disc", 0, 0, radius * 1.2, "", "recent", 2.5))
        for state, value in here:
            shapes += self._token(state, value, 0, 0, radius)
        is_target = identity in self.easel.marks.targets
        if is_target:
            shapes.append(Form("disc", 0, 0, radius * 1.1, "", "glow", 2.5))
        return Group("target" if is_target else "cell", identity, self.table.ids[row - 1], shapes, x, y)
