"""States by a record of two things, such as the pits of two players: a grid of numbers."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.scene.boards import Drawn
from rulewright.drawing.scene.easel import Easel
from rulewright.drawing.scene.shapes import Block, Box, Form, Group, Shape, Words
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, value_at

MOST = 20  # rows or columns
SIDE = 54.0


def pits_of(easel: Easel, shown: set[str]) -> Iterator[Drawn]:
    """A grid for each state of numbers that everybody sees and no board shows, by a record of two small things."""
    for state in easel.program.states:
        if (
            state.name not in shown
            and len(state.index) == 1
            and isinstance(state.type, ir.Number)
            and state.seen == "all"
        ):
            kind = state.index[0]
            if isinstance(kind, ir.Rec) and _is_grid(kind, easel.program):
                yield Drawn(_grid(easel, state, kind), (state.name,))


def _is_grid(kind: ir.Rec, program: ir.Program) -> bool:
    fields = [field for _, field in program.records[kind.record].fields]
    small = all(
        isinstance(field, ir.Seat | ir.Number | ir.Member) and domain_size(field, program) <= MOST for field in fields
    )
    return len(fields) == 2 and small


def _grid(easel: Easel, state: ir.State, kind: ir.Rec) -> Block:
    """Rows by the first field, columns by the second. Seats sit around the table: the first is nearest, and who sits
    across sees the columns from the other side."""
    (_, first), (_, second) = easel.program.records[kind.record].fields
    rows = [value_at(at, first) for at in range(domain_size(first, easel.program))]
    columns = [value_at(at, second) for at in range(domain_size(second, easel.program))]
    side = min(SIDE, easel.width / len(columns))
    is_seat = isinstance(first, ir.Seat)
    fields = easel.sight.seating.notation.words.fields
    group = Group("board", state.name, state.name)
    for (value,), number in easel.sight.every(state).items():
        row, column = fields(value, kind)
        down = len(rows) - 1 - rows.index(row) if is_seat else rows.index(row)
        across = columns.index(column)
        if is_seat and rows.index(row) * 2 >= len(rows):
            across = len(columns) - 1 - across
        group.items.append(_pit(easel, kind, value, number, (across * side, down * side), side))
    return Block(len(columns) * side, len(rows) * side, group)


def _pit(easel: Easel, kind: ir.Rec, value: int, number: int, place: tuple[float, float], side: float) -> Group:
    identity = easel.identity(kind, value)
    is_target = identity in easel.marks.targets
    shapes: list[Shape | Group] = [
        Box(2, 2, side - 4, side - 4, side * 0.4, "cell", "glow" if is_target else "line", 2.5 if is_target else 1)
    ]
    for at in range(min(number, 12)):
        x, y = side / 2 + (at % 4 - 1.5) * side * 0.17, side * 0.36 + (at // 4 - 1) * side * 0.15
        shapes.append(Form("disc", x, y, side * 0.07, "brown", "ink", 0.6))
    shapes.append(Words(side / 2, side * 0.76, str(number), 13, "middle", bold=True))
    return Group("target" if is_target else "cell", identity, f"{easel.write(value, kind)}: {number}", shapes, *place)
