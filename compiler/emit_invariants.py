"""Invariants: a function each, called by whoever checks a position, never by fast code."""

from __future__ import annotations

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_names import place_comment
from rulewright.runtime import ir


def invariant_functions(module: Module) -> list[str]:
    """A function per invariant, and the one that asks for any of them by its number."""
    invariants = module.program.invariants
    return [*(_invariant(number, one, module) for number, one in enumerate(invariants)), _holds(len(invariants))]


def _invariant(number: int, invariant: ir.Invariant, module: Module) -> str:
    lines = Lines()
    lines.add(f"return {module.text(invariant.condition, Scope(where=invariant.where, pure=True))}")
    return lines.text(f"cdef bint invariant_{number}(S* s) noexcept nogil", place_comment(invariant.where))


def _holds(count: int) -> str:
    lines = Lines()
    for number in range(count):
        with lines.block(f"{'if' if number == 0 else 'elif'} number == {number}"):
            lines.add(f"return invariant_{number}(s)")
    lines.add("return True")
    return lines.text("cdef bint invariant_holds(S* s, int number) noexcept nogil")
