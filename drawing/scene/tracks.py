"""Tracks: numbers of the players as tokens on a row of spaces, which may go along the rows of a table."""

from __future__ import annotations

from typing import Any

from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.shapes import Block, Box, Group, Shape, Words
from rulewright.runtime import ir

SIDE, HIGH = 34.0, 46.0
LONGEST = 50  # spaces of a track of its own; then it begins again


def track(easel: Easel, name: str, values: list[int], kind: ir.Number, along: str) -> Block:
    """A track with a token for each seat; who has gone round more than once has the number of rounds beside the
    token."""
    table = easel.program.tables.get(along)
    first = 1 if table else kind.low
    length = len(table.ids) if table else min(LONGEST, kind.high - kind.low + 1)
    columns = max(1, min(length + 1, int((easel.width - 4) // SIDE)))
    group = Group("track", name, name)
    high = HIGH if len(values) < 3 else HIGH + 12  # room for a second row of tokens
    for at in range(-1 if table else 0, length):
        x, y = _place(at + (1 if table else 0), columns, high)
        here = [seat for seat, value in enumerate(values) if _space(value, first, length) == at]
        shapes: list[Shape | Group] = [Box(0, 0, SIDE - 3, high - 4, 4, "cell", "line")]
        shapes += (
            _printed(easel, table, at)
            if table
            else [Words(SIDE / 2 - 1.5, 10, str(at + first), READABLE, "middle", "ink")]
        )
        for number, seat in enumerate(here):
            shapes += easel.seat_token(seat + 1, 9 + number % 2 * 14, 27 + number // 2 * 15, 8.5, easel.looks.of(name))
        label = f"{name} {at + first}" + "".join(f", player {seat}" for seat in here)
        group.items.append(Group("cell", f"{name}:{at + first}", label, shapes, x, y))
    rows = (length + (1 if table else 0) + columns - 1) // columns
    return Block(columns * SIDE, rows * high, group)


def _place(at: int, columns: int, high: float) -> tuple[float, float]:
    """Rows run to and fro, so that the track is one path."""
    row, column = divmod(at, columns)
    return (column if row % 2 == 0 else columns - 1 - column) * SIDE, row * high


def _space(value: int, first: int, length: int) -> int:
    return (value - first) % length if value >= first else -1


def _printed(easel: Easel, table: ir.Table, at: int) -> list[Shape]:
    """What a row of the table prints on its space: the colour and sign of its member, and its number."""
    if at < 0:
        return [Words(SIDE / 2 - 1.5, 10, "start", READABLE, "middle", "dim")]
    found: list[Shape] = []
    columns = [one for one in table.columns.values() if isinstance(one, ir.ColumnData) and one.per is None]
    x = 9.0
    for column in columns:
        value: Any = column.values[at]
        if isinstance(column.type, ir.Member) and value:
            found += easel.member_token(column.type, value, x, 11, 7.5)
            x += 13
        elif isinstance(column.type, ir.Number):
            found.append(Words(x, 11, str(value), 12, bold=True))
            x += 12
    return found
