"""Looking into positions of the reference backend: values of states and of defs, as the models of tests need them.

Through bytes and views the same could be had, ten times slower.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.seating import Seating


class Peek:
    """Reads positions of one program."""

    def __init__(self, seating: Seating) -> None:
        self.seating, self.program = seating, seating.program
        self._places = {state.name: at for at, state in enumerate(self.program.states)}
        self._functions = {function.name: function for function in self.program.functions}

    def all(self, position: ReferencePosition, state: str) -> list[Any]:
        """The values of a state, in the order of its indices."""
        return position._world.values[self._places[state]]

    def one(self, position: ReferencePosition, state: str) -> Any:
        """The value of a state without an index."""
        return self.all(position, state)[0]

    def rows(self, table: str) -> tuple[str, ...]:
        """The ids of a table."""
        return self.program.tables[table].ids

    @cached_property
    def farm_cells(self) -> list[tuple[int, int]]:
        """The coordinates of the cells of a farm."""
        found = (re.findall(r"-?\d+", name) for name in self.program.boards["farm"].names)
        return [(int(x), int(y)) for x, y in found]

    def members(self, enum: str) -> tuple[str, ...]:
        """The names of an enum."""
        return self.program.enums[enum].members

    @cached_property
    def decisions(self) -> list[tuple[str, tuple[str, ...]]]:
        """For each decision its procedure and the names of its options."""
        return [
            (self.program.procs[one.proc].name, tuple(option.name for option in one.options))
            for one in self.program.decisions
        ]

    def call(self, position: ReferencePosition, name: str, *arguments: Any) -> Any:
        """The value of a def; `you` comes last."""
        function = self._functions[name]
        constants = tuple(ir.Const(value, slot.type) for value, slot in zip(arguments, function.slots))
        return position.evaluate(ir.Call(function.number, constants, function.result.type))


def numbers_in(mask: int) -> list[int]:
    """The members of a set, counted from one."""
    return [at + 1 for at in range(mask.bit_length()) if mask >> at & 1]


def values_of(kind: ir.Type, program: ir.Program) -> list[int]:
    """All values of a type."""
    return [value_at(index, kind) for index in range(domain_size(kind, program))]
