"""Values as the language writes them."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import Components, value_at


def print_value(value: Any, kind: ir.Type, program: Components) -> str:
    """A constant as an author would write it."""
    match kind:
        case ir.Truth():
            return "yes" if value else "no"
        case ir.Number():
            return "none" if value == ir.NIL else str(value)
        case ir.Seat():
            return str(value - 1) if value else "none"
        case ir.Member(enum):
            return program.enums[enum].members[value - 1] if value else "none"
        case ir.Row(table):
            return program.tables[table].ids[value - 1] if value else "none"
        case ir.Cell(board):
            return program.boards[board].names[value - 1] if value else "none"
        case ir.SetOf(item):
            members = [value_at(i, item) for i in range(value.bit_length()) if value >> i & 1]
            return "{" + ", ".join(print_value(one, item, program) for one in members) + "}"
        case ir.BagOf(item):
            parts = [f"{n} of {print_value(value_at(i, item), item, program)}" for i, n in enumerate(value) if n]
            return " + ".join(parts) if parts else "{}"
        case _:
            return str(value)
