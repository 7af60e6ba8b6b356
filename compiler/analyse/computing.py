"""Expressions that read nothing that changes, worked out while compiling: by the reference interpreter, so that they
mean the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulewright.compiler.analyse.rewrite import renumbered
from rulewright.runtime import ir
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.world import World
from rulewright.runtime.walking import nodes

Computed = Callable[[Mapping[int, Any]], Any]  # by the values of locals; those that are not told are 0


class Computing:
    """Works out the expressions of one program."""

    def __init__(self, program: ir.Program) -> None:
        self._code = Code(program)
        self._world = World(self._code)

    def of(self, expr: ir.Expr) -> Computed:
        """What an expression is; `Fault` where that is a mistake."""
        used = sorted({node.slot for node in nodes(expr) if isinstance(node, ir.Local | ir.Gen | ir.Reach | ir.Steps)})
        compute = self._code.expression(renumbered(expr, {slot: place for place, slot in enumerate(used)}))
        return lambda values: compute(self._world, [values.get(slot, 0) for slot in used])
