"""Functions that passes make: conditions, of which equal ones are one function, and others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.conditions import NO, YES
from rulewright.compiler.analyse.rewrite import renumbered
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

SMALL = 25  # nodes of a condition that is written where it is asked


class NewFunctions:
    """The functions of a program, and those made now. `bound` are the locals of generators that a look-ahead has bound:
    those with numbers below 0."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.made: list[ir.Function] = []
        self._same: dict[Any, int] = {}  # functions made, by what they are

    @property
    def all(self) -> tuple[ir.Function, ...]:
        """Those of the program, and behind them those made now."""
        return (*self.program.functions, *self.made)

    def add(self, function: ir.Function) -> ir.Function:
        """One more, which gets its number here."""
        self.made.append(replace(function, number=len(self.all)))
        return self.made[-1]

    def make(self, what: str, proc: ir.Proc, result: ir.Expr, slots: tuple[ir.Slot, ...], bound: list[ir.Slot]) -> int:
        """The function of a condition, or that it is decided. `slots` are its parameters."""
        if isinstance(result, ir.Const):
            return ir.ALWAYS if result.value else ir.NEVER
        used = sorted({slot for node in nodes(result) if (slot := getattr(node, "slot", 0)) < 0}, reverse=True)
        moved = {slot: len(slots) + place for place, slot in enumerate(used)}
        result = renumbered(result, moved)
        every = (*slots, *(bound[-slot - 1] for slot in used))
        key = (tuple(slot.type for slot in every), len(slots), result)
        if key not in self._same:
            you = any(slot.name == "you" for slot in slots)
            made = ir.Function(-1, f"{what} {proc.name}", len(slots), every, (), result, you, proc.where)
            self._same[key] = self.add(made).number
        return self._same[key]

    def stated(self, what: str, proc: int, result: ir.Expr, bound: list[ir.Slot]) -> ir.Expr:
        """A condition in the locals of a procedure: as it is, or as a function of its own if it is long."""
        parts = list(nodes(result))
        if len(parts) <= SMALL and not any(getattr(node, "slot", 0) < 0 for node in parts):
            return result
        procedure = self.program.procs[proc]
        used = sorted({node.slot for node in parts if isinstance(node, ir.Local) and node.slot >= 0})
        places = {slot: place for place, slot in enumerate(used)}
        slots = tuple(replace(procedure.slots[slot], framed=False) for slot in used)
        number = self.make(what, procedure, renumbered(result, places), slots, bound)
        return told(number, tuple(ir.Local(slot, procedure.slots[slot].type) for slot in used))


def told(function: int, args: tuple[ir.Expr, ...]) -> ir.Expr:
    """What a function made here says."""
    if function < 0:
        return YES if function == ir.ALWAYS else NO
    return ir.Call(function, args, ir.Truth())
