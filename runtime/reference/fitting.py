"""Expressions whose values count as those of a wider type."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.reference.world import Evaluate
from rulewright.runtime.values.conversion import conversion


def fit(evaluate: Evaluate, given: ir.Type, wanted: ir.Type, program: ir.Program) -> Evaluate:
    """The expression, its value counted as `wanted` counts."""
    convert = conversion(given, wanted, program)
    if convert is None:
        return evaluate
    return lambda w, s: convert(evaluate(w, s))
