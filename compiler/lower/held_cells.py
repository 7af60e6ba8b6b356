"""A loop over the cells on which a state holds something: where it is stored in bytes, eight are looked at together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.storage import BYTE, state_location
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir


@contextmanager
def each_held(name: str, cell: low.Expr, is_held: low.Expr, lines: Lines, module: Module) -> Iterator[None]:
    """Statements for each cell, ascending, on which a state `is_held`."""
    field = module.layout.by_name[name]
    if field.encoding.parts != BYTE or field.encoding.kind != "scalar" or isinstance(field.encoding.type, ir.Number):
        (board,) = module.states[name].index  # planes are one field for all cells
        with lines.block(low.count(cell, 1, size_of(board, module) + 1)), lines.block(low.If(is_held)):
            yield
        return
    first = low.address(state_location(name, low.ZERO, module).parts[0])
    index = lines.let("int", "index", low.call("rw_bytes_next", first, 0, field.count))
    with lines.block(low.While(low.lt(index, field.count))):
        lines.set(cell, index + 1)
        yield
        lines.set(index, low.call("rw_bytes_next", first, cell, field.count))
