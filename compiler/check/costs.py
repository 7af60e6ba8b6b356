"""Costs in tables that nobody can ever pay: a cell of rules that asks for more than a state has room for.

A cell is followed as a look-ahead would follow it. What must hold for it to be possible is then held against the bounds
of the states: a comparison that no position can fulfil is no, and if nothing else is left the cell is a mistake. What
is impossible only with the options at hand is none.
"""

from __future__ import annotations

from typing import Any

from rulewright.compiler.analyse.conditions import NO, YES
from rulewright.compiler.analyse.rewrite import rewritten
from rulewright.compiler.elaborate.types import MOST_OF_A_KIND
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.optimise.look_ahead import follow, unknown_rules
from rulewright.compiler.optimise.simplify import simpler
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.walk import children
from rulewright.runtime import ir


def check_costs(world: World, program: ir.Program, problems: Problems) -> None:
    """Tell of cells that can never be carried out."""
    use = StateUse(program)
    least = min((room for state in program.states if (room := _room(state.type)) > 1), default=0)
    for draft, snippet in zip(world.draft.snippets, program.snippets, strict=True):
        proc = program.procs[snippet.proc]
        if not proc.can_fail or _largest(draft.statements) <= least:
            continue  # as nearly always, and following it takes time
        possible = follow(program, proc, use, lambda actor: unknown_rules)[0].possible
        if possible in (YES, NO):
            continue
        bounds = _Bounds()
        if rewritten(possible, bounds.decided) == NO:
            message = f"this can never be carried out: '{bounds.state}' never holds so much"
            problems.error("RW368", draft.span, message, f"it has room for {bounds.room}")


def _room(kind: ir.Type) -> int:
    """How much of something a state can hold; 0 if that is no question."""
    match kind:
        case ir.Number(_, high):
            return high
        case ir.BagOf(_, capacity):
            return min(capacity, MOST_OF_A_KIND)
    return 0


def _largest(tree: Any) -> int:
    """The largest number that is written in a text."""
    own = tree.value if isinstance(tree, ast.Number) else 0
    return max((own, *(_largest(part) for part in children(tree))))


class _Bounds:
    """Decides comparisons by what states have room for; remembers the last that it denied."""

    def __init__(self) -> None:
        self.state, self.room = "", 0

    def decided(self, node: Any) -> Any:
        """A comparison that asks for too much is no."""
        match node:
            case ir.Op("le", (ir.Const(tuple() as wanted, ir.BagOf()), ir.Read(state, _, ir.BagOf(_, capacity)))):
                if self._denied(state, max(wanted), MOST_OF_A_KIND) or self._denied(state, sum(wanted), capacity):
                    return NO
            case ir.Op(("ge" | "gt") as sign, (held, ir.Const(int() as wanted))):
                return self._at_least(node, held, wanted + (sign == "gt"))
            case ir.Op(("le" | "lt") as sign, (ir.Const(int() as wanted), held)):
                return self._at_least(node, held, wanted + (sign == "lt"))
        return simpler(node)

    def _at_least(self, node: ir.Op, held: ir.Expr, wanted: int) -> Any:
        match held:
            case ir.Read(state, _, ir.Number(_, high)) if self._denied(state, wanted, high):
                return NO
            case ir.Op("count_of", (ir.Read(state, _, ir.BagOf(_, capacity)), _)) if self._denied(
                state, wanted, min(MOST_OF_A_KIND, capacity)
            ):
                return NO
        return simpler(node)

    def _denied(self, state: str, wanted: int, room: int) -> bool:
        if wanted > room:
            self.state, self.room = state, room
        return wanted > room
