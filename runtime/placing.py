"""Which states say where things are on a board, as their types tell; and the words that `show` lines use.

A state has to do with a board if its index or its value is a cell, a record with one cell, or a tile that lies there.
"""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.domain import Components

COLOURS = {
    "black": 30,
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "magenta": 35,
    "cyan": 36,
    "white": 37,
    "grey": 90,
}
FORMS = ("corners",)


def lies_on(state: ir.State, board: str, program: Components, states: tuple[ir.State, ...]) -> bool:
    """Whether a state says where things are on a board."""
    kinds = [*state.index, state.type]
    match state.type:
        case ir.SetOf(item) | ir.ListOf(item):
            kinds.append(item)
        case ir.Number() if state.index and state.name in program.boards[board].axes:
            return True
    return any(is_place(kind, board, program, states) for kind in kinds)


def is_companion(state: ir.State, board: str, states: tuple[ir.State, ...]) -> bool:
    """Whether a state says more about pawns: it has the index of a state of cells, or is a set of such indices."""
    return any(
        one.type == ir.Cell(board) and one.index and one.index in (state.index, _index_with_members(state))
        for one in states
    )


def _index_with_members(state: ir.State) -> tuple[ir.Type, ...]:
    return (*state.index, state.type.item) if isinstance(state.type, ir.SetOf) else ()


def is_place(kind: ir.Type, board: str, program: Components, states: tuple[ir.State, ...]) -> bool:
    is_tile = isinstance(kind, ir.Row) and any(one.type == kind and one.index == (ir.Cell(board),) for one in states)
    return is_tile or kind == ir.Cell(board) or cell_field(kind, board, program) is not None


def cell_field(kind: ir.Type, board: str, program: Components) -> int | None:
    """Which field of a record is a cell of the board; None for other types, and for records of several cells."""
    if not isinstance(kind, ir.Rec):
        return None
    found = [at for at, (_, field) in enumerate(program.records[kind.record].fields) if field == ir.Cell(board)]
    return found[0] if len(found) == 1 else None
