"""Boards that are tables: the rows of a table laid out by two of its columns, with what stands on each.

show Space: column, row, flag, open, worker   # columns across and down, marks; a def: which rows are there; states
"""

from __future__ import annotations

import textwrap

from rulewright.drawing.descriptions import description
from rulewright.drawing.layers import Sight
from rulewright.drawing.terminal.canvas import styled
from rulewright.drawing.terminal.maps import Drawing, Paper
from rulewright.drawing.terminal.tiles import letter
from rulewright.runtime import ir, knowledge

LINES = 2  # of what a row does
WIDEST = 24


def table_drawings(sight: Sight, paper: Paper) -> list[Drawing]:
    """The tables that the game says how to lay out."""
    tables = sight.program.tables
    return [_drawing(tables[show.name], show, sight, paper) for show in sight.program.shows if show.name in tables]


def _drawing(table: ir.Table, show: ir.Show, sight: Sight, paper: Paper) -> Drawing:
    across, down = _columns(table, show)[:2]
    rows = _rows(table, show, sight)
    xs = sorted({across.values[row - 1] for row in rows})
    ys = sorted({down.values[row - 1] for row in rows})
    words = sight.seating.notation.words
    margin = max((len(words.write(y, down.type)) for y in ys), default=0) + 1
    each = min(WIDEST, (paper.width - margin) // max(1, len(xs)) - 1)
    lines = [" " * margin + " ".join(words.write(x, across.type)[:each].ljust(each) for x in xs).rstrip()]
    signs = _signs(table, show, sight, paper.colour)
    for y in ys:
        cells = [[row for row in rows if (across.values[row - 1], down.values[row - 1]) == (x, y)] for x in xs]
        parts = [[line for row in cell for line in _cell(row, table, signs, each, sight)] for cell in cells]
        for number in range(max(map(len, parts), default=0)):
            label = words.write(y, down.type).ljust(margin) if number == 0 else " " * margin
            shown = (part[number] if number < len(part) else ("", "") for part in parts)
            lines.append((label + " ".join(text + " " * (each - len(plain)) for plain, text in shown)).rstrip())
    states = {state.name for state in sight.program.states}
    names = tuple(layer.name for layer in show.layers if layer.name in states)
    return Drawing(names, [f"{table.name}:", *lines], _has_seats(names, sight.program))


def _columns(table: ir.Table, show: ir.Show) -> list[ir.ColumnData]:
    """The columns that are named: the one across, the one down, those that mark rows."""
    columns = [table.columns[layer.name] for layer in show.layers if layer.name in table.columns]
    return [column for column in columns if isinstance(column, ir.ColumnData)]


def _has_seats(names: tuple[str, ...], program: ir.Program) -> bool:
    return any(state.name in names and isinstance(state.type, ir.Seat) for state in program.states)


def _rows(table: ir.Table, show: ir.Show, sight: Sight) -> list[int]:
    """The rows that are on the table: those of which every def says yes."""
    asked = [layer for layer in show.layers if layer.value and knowledge.sees_drawn(sight.seat, sight.seating, layer)]
    position = sight.seating.read(sight.position) if asked else None
    return [
        row
        for row in range(1, len(table.ids) + 1)
        if position is None
        or all(layer.value is None or position.evaluate(layer.value, layer.slots, (row,)) for layer in asked)
    ]


def _signs(table: ir.Table, show: ir.Show, sight: Sight, colour: bool) -> dict[int, list[tuple[str, str]]]:
    """What stands on each row: as it counts, and as it is printed."""
    found: dict[int, list[tuple[str, str]]] = {}

    def put(row: int, text: str, style: str) -> None:
        found.setdefault(row, []).append((text, styled(text, style if colour else "")))

    kind = ir.Row(table.name)
    for column in _columns(table, show)[2:]:
        for row, marked in enumerate(column.values, 1):
            if marked:
                put(row, column.name, "")
    for layer in show.layers:
        state = next((one for one in sight.program.states if one.name == layer.name), None)
        if state is None:
            continue
        for element in sight.seen(state):
            if state.index == (kind,):
                put(element.at[0], *letter(element.value, state.type, sight.program))
            elif isinstance(state.type, ir.SetOf):
                for row in sight.seating.notation.words.members(element.value, kind):
                    put(row, state.name, "")
    return found


def _cell(
    row: int, table: ir.Table, signs: dict[int, list[tuple[str, str]]], width: int, sight: Sight
) -> list[tuple[str, str]]:
    """A row in its place: its name and what stands there, then what it does."""
    plain, printed = table.ids[row - 1], table.ids[row - 1]
    for text, coloured in signs.get(row, []):
        plain, printed = f"{plain} {text}", f"{printed} {coloured}"
    told = description(row, ir.Row(table.name), sight.program)
    lines = textwrap.wrap(told, width - 1, break_on_hyphens=False, max_lines=LINES, placeholder=" …")
    return [(plain, printed), *((" " + line, " " + line) for line in lines)]
