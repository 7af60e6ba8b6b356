"""Cards: rows of tables, playing cards, and the backs of what a seat may not see."""

from __future__ import annotations

from math import inf
from typing import Any

from rulewright.drawing.descriptions import rules_text
from rulewright.drawing.scene.easel import READABLE, Easel, marked
from rulewright.drawing.scene.layout import cut, letters_in, width_of
from rulewright.drawing.scene.shapes import Block, Box, Form, Group, Shape, Words
from rulewright.runtime import ir

WIDTH, HEIGHT = 100.0, 62.0
CHIP = 22.0
PIP = 6.5


def row_card(easel: Easel, table: ir.Table, row: int, small: bool = False) -> Block:
    """A row of a table as a card: its name in its colour, and what look lines or types say is printed on it."""
    kind, paint = ir.Row(table.name), easel.row_paint(table, row)
    identity, title = easel.identity(kind, row), table.titles[row - 1]
    label = " ".join(dict.fromkeys((table.ids[row - 1], title)))
    if small or not _has_face(easel, table):
        width = width_of(title[:16], READABLE, True) + 14
        shapes: list[Shape | Group] = [
            Box(0, 0, width, CHIP, 5, paint, "line"),
            Words(7, CHIP / 2, title[:16], READABLE, on=paint, bold=True),
        ]
        return Block(
            width, CHIP, marked(easel, identity, label, [*shapes, *_ring(easel, identity, width, CHIP)], "card")
        )
    return row_face(easel, table, row, WIDTH, HEIGHT)


def row_face(
    easel: Easel,
    table: ir.Table,
    row: int,
    width: float,
    height: float,
    more: list[Shape] | None = None,
    note: str = "",
    whole: bool = False,
) -> Block:
    """A row as a card of some size; `note` stands at its right, below the name. `whole`: what it does is told below
    what is printed."""
    kind, paint = ir.Row(table.name), easel.row_paint(table, row)
    identity, title = easel.identity(kind, row), table.titles[row - 1]
    label = " ".join(dict.fromkeys((table.ids[row - 1], title)))
    corner = _corner(easel, table, row)
    room = width - 10 - (14 if corner else 0)
    low = max(map(len, title.split())) > letters_in(room, READABLE, True)  # no room beside the corner: it goes below
    lines = cut(title, READABLE, width - 8 if low else room, 2, bold=True)
    band = 31.0 if len(lines) > 1 or (low and corner) else 18.0
    shapes: list[Shape | Group] = [Box(0, 0, width, height, 6, "card", "line", 1.2), Box(0, 0, width, band, 6, paint)]
    shapes += [Words(5, 9.5 + 13 * at, text, READABLE, on=paint, bold=True) for at, text in enumerate(lines)]
    if corner:
        shapes.append(Words(width - 5, 22.5 if low else 9.5, corner, 12, "end", on=paint, bold=True))
    printed, bottom = _print(easel, table, row, width, height, band)
    if note:
        ends = [one.x for one in printed if isinstance(one, Words | Form) and one.y < band + 20]
        is_free = max(ends, default=0.0) < width - 18 - width_of(note, READABLE)
        shapes.append(Words(width - 5, band + (9 if is_free else 26), note, READABLE, "end", "dim"))
    shapes += printed
    if whole or not printed:
        shapes += _text(easel, table, row, width, height, bottom - 10)
    shapes += more or []
    return Block(
        width, height, marked(easel, identity, label, [*shapes, *_ring(easel, identity, width, height)], "card")
    )


def _has_face(easel: Easel, table: ir.Table) -> bool:
    """Whether anything stands below the names of a table's cards: rules, amounts, places."""
    columns = [one for one in table.columns.values() if isinstance(one, ir.ColumnData)]
    forms = {style.form for style in easel.looks.parts(table.name).values()}
    return "slots" in forms or any(
        isinstance(one.type.item if isinstance(one.type, ir.ListOf) else one.type, ir.Rules)
        or _is_pips(easel, table, one)
        for one in columns
    )


def _ring(easel: Easel, identity: str, width: float, height: float) -> list[Shape]:
    """A border round what can be chosen, or was last."""
    if identity in easel.marks.targets:
        return [Box(-1, -1, width + 2, height + 2, 6, "", "glow", 2.5)]
    return [Box(-1, -1, width + 2, height + 2, 6, "", "recent", 2)] if identity in easel.marks.recent else []


def _corner(easel: Easel, table: ir.Table, row: int) -> str:
    for name, style in easel.looks.parts(table.name).items():
        column = table.columns.get(name)
        if style.form == "corner" and isinstance(column, ir.ColumnData) and column.values[row - 1]:
            return easel.write(column.values[row - 1], column.type)
    return ""


def _text(easel: Easel, table: ir.Table, row: int, width: float, height: float, top: float) -> list[Shape]:
    """What a row does, as far as there is room."""
    told = rules_text(row, ir.Row(table.name), easel.program)
    lines = cut(told, READABLE, width - 10, int((height - top - 4) // 13))
    return [Words(5, top + 10 + at * 13, text, READABLE, colour="dim") for at, text in enumerate(lines)] if told else []


def printed_height(easel: Easel, table: ir.Table, row: int, width: float) -> float:
    """How much room places and amounts take."""
    return _print(easel, table, row, width, inf, 0)[1] - 10


def _print(
    easel: Easel, table: ir.Table, row: int, width: float, height: float, top: float
) -> tuple[list[Shape], float]:
    """What stands below the name: places that are filled or free, amounts as pips; and where the next line goes."""
    found: list[Shape] = []
    y = top + 10
    columns = [one for one in table.columns.values() if isinstance(one, ir.ColumnData) and one.per is None]
    bags = [one for one in columns if _is_pips(easel, table, one)]
    for column in columns:
        if y > height - 8:
            break
        value = column.values[row - 1]
        if easel.looks.part(table.name, column.name).form == "slots":
            found += _slots(easel, table, row, value, width, y)
            y += 22
        elif column in bags:
            kind = column.type
            assert isinstance(kind, ir.BagOf | ir.SetOf)
            amounts = _amounts(easel, value, kind)
            if not amounts:
                continue
            name = column.name.replace("_", " ")
            room = width_of(name, READABLE) + 7 if len(bags) > 1 else 0.0  # one sort of amounts needs no name
            if 5 + room + room_of(amounts) > width:
                room = 0.0
            if room:
                found.append(Words(5, y, name, READABLE, colour="dim"))
            found += pips(easel, amounts, kind.item, 11 + room, y, width - 8)
            y += 17
    return found, y


def _is_pips(easel: Easel, table: ir.Table, column: ir.ColumnData) -> bool:
    kind = column.type
    is_bag = isinstance(kind, ir.BagOf | ir.SetOf) and isinstance(kind.item, ir.Member)
    return is_bag and easel.looks.part(table.name, column.name).form not in ("nothing", "slots")


def _slots(easel: Easel, table: ir.Table, row: int, count: int, width: float, y: float) -> list[Shape]:
    """So many places, filled with what states say lies on the row."""
    filled: list[tuple[ir.Type, int]] = []
    for state in easel.program.states:
        if state.index == (ir.Row(table.name),) and isinstance(state.type, ir.BagOf) and state.seen == "all":
            bag = easel.sight.every(state)[row,]
            filled += [
                (state.type.item, one)
                for one, many in easel.sight.seating.notation.words.counts(bag, state.type.item)
                for _ in range(many)
            ]
    side = min(17.0, (width - 12) / max(1, count) - 2)
    found: list[Shape] = []
    for at in range(count):
        x = 6 + at * (side + 2)
        found.append(Box(x, y - 8, side, side, 2, "brown" if at >= len(filled) else "cell", "line"))
        if at < len(filled):
            found += easel.member_token(*filled[at], x + side / 2, y - 8 + side / 2, side / 2 - 1)
    return found


def _amounts(easel: Easel, value: Any, kind: ir.BagOf | ir.SetOf) -> list[tuple[int, int]]:
    words = easel.sight.seating.notation.words
    if isinstance(kind, ir.BagOf):
        return list(words.counts(value, kind.item))
    return [(one, 1) for one in words.members(value, kind.item)]


def room_of(amounts: list[tuple[int, int]]) -> float:
    """About how wide amounts are as pips."""
    return sum(22 + width_of(str(many), READABLE + 1, True) * (many > 1) for _, many in amounts)


def pips(easel: Easel, amounts: list[tuple[int, int]], item: ir.Type, x: float, y: float, room: float) -> list[Shape]:
    """Amounts: a token of each kind, with its number where there are several."""
    found: list[Shape] = []
    for value, many in amounts:
        found += easel.member_token(item, value, x, y, PIP + 0.6)
        x += PIP + 3
        if many > 1:
            found.append(Words(x - 1, y, str(many), READABLE + 1, bold=True))
            x += width_of(str(many), READABLE + 1, True) - 1
        x += PIP + (5 if many > 1 else 3)
        if x > room:
            break
    return found


# ---------------------------------------------------------------- playing cards and backs


def playing_card(easel: Easel, kind: ir.Rec, value: int) -> Block:
    """A record of a number and a member of an enum, such as a rank and a suit."""
    fields = easel.program.records[kind.record].fields
    values = easel.sight.seating.notation.words.fields(value, kind)
    number = next((name, one) for (name, field), one in zip(fields, values) if isinstance(field, ir.Number))
    suit = next((field, one) for (_, field), one in zip(fields, values) if isinstance(field, ir.Member))
    rank = easel.looks.part(number[0], str(number[1])).sign or str(number[1])
    paint, sign = easel.paint(*suit), easel.sign(*suit)
    identity = easel.identity(kind, value)
    colour = "reddish" if paint in ("red", "vermillion", "pink", "magenta") else "ink"
    shapes: list[Shape | Group] = [
        Box(0, 0, 38, 54, 5, "card", "line", 1.2),
        Words(6, 13, rank, 15, colour=colour, bold=True),
    ]
    shapes.append(Words(19, 37, sign, 24 if easel.style(*suit).sign else 15, "middle", colour))
    label = f"{rank} {easel.write(suit[1], suit[0])}"
    return Block(38, 54, marked(easel, identity, label, [*shapes, *_ring(easel, identity, 38, 54)], "card"))


def is_playing_card(kind: ir.Type, program: ir.Program) -> bool:
    """Whether a type is a record of one number and one member of an enum."""
    if not isinstance(kind, ir.Rec):
        return False
    fields = [type(field) for _, field in program.records[kind.record].fields]
    return sorted(one.__name__ for one in fields) == ["Member", "Number"]


def plain_card(easel: Easel, of: str, kind: ir.Type, value: int) -> Block:
    """A member of an enum, a number or another record as a card; a number is known by what it is one of."""
    text = easel.write(value, kind)
    identity = easel.identity(kind, value) or f"{of}:{text}"
    paint = easel.paint(kind, value) if isinstance(kind, ir.Member | ir.Seat) else "card"
    if isinstance(kind, ir.Number):
        shapes: list[Shape | Group] = [
            Box(0, 0, 28, 36, 4, "card", "line", 1.2),
            Words(14, 18, text, 15, "middle", bold=True),
        ]
        return Block(28, 36, marked(easel, identity, text, [*shapes, *_ring(easel, identity, 28, 36)], "card"))
    width = max(38.0, width_of(text, READABLE) + 10)
    shapes = [Box(0, 0, width, 46, 5, "card", "line", 1.2), Box(0, 0, width, 26, 5, paint)]
    if isinstance(kind, ir.Member):
        shapes.append(Words(width / 2, 13, easel.sign(kind, value), 16, "middle", on=paint, bold=True))
    shapes.append(Words(width / 2, 36, text, READABLE, "middle"))
    return Block(width, 46, marked(easel, identity, text, [*shapes, *_ring(easel, identity, width, 46)], "card"))


def back(count: int | None, name: str, identity: str = "") -> Block:
    """What lies face down: at most so many."""
    shown = min(count or 1, 3)
    shapes: list[Shape | Group] = []
    for at in range(shown):
        shapes += [Box(at * 4, at * 2, 34, 46, 5, "back", "card", 1.5)]
    place = (shown - 1) * 4 + 17, (shown - 1) * 2 + 23
    text = "?" if count is None else str(count)
    shapes.append(Words(*place, text, 15, "middle", on="back", bold=True))
    label = f"{name}: hidden" if count is None else f"{name}: {count} hidden"
    return Block(34 + (shown - 1) * 4, 46 + (shown - 1) * 2, Group("hidden", identity, label, shapes))
