"""Invariants: a function each, called by whoever checks a position, never by fast code."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment
from rulewright.compiler.lower.scope import Scope
from rulewright.runtime import ir


def invariant_functions(module: Module) -> list[low.Function]:
    """A function per invariant, and the one that asks for any of them by its number."""
    invariants = module.program.invariants
    return [*(_invariant(number, one, module) for number, one in enumerate(invariants)), _holds(len(invariants))]


def _invariant(number: int, invariant: ir.Invariant, module: Module) -> low.Function:
    holds = (low.returns(module.lowered(invariant.condition, Scope(where=invariant.where, pure=True))),)
    return low.function("bint", f"invariant_{number}", ("S* s",), holds, comment=place_comment(invariant.where))


def _holds(count: int) -> low.Function:
    lines = Lines()
    calls = (low.returns(low.call(f"invariant_{number}", low.STATE)) for number in range(count))
    lines.switch(low.Local("number"), enumerate(calls))
    lines.add(low.returns(low.TRUE))
    return lines.function("bint", "invariant_holds", "S* s", "int number", known_as="rules_holds")
