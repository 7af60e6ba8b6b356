"""Passes over the low IR, in the order in which they are made: each takes a module and returns one that computes the
same."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.optimise_low.drop_unused import drop_unused
from rulewright.compiler.optimise_low.tidy import tidy

LowPass = Callable[[low.Module], low.Module]
LOW_PASSES: tuple[LowPass, ...] = (
    tidy,  # if not (not a)      ->  if a
    drop_unused,  # cdef int a          ->
)


def optimised_low(module: low.Module, names: frozenset[str]) -> list[low.Module]:
    """The module, and what each of the passes that are asked for by name makes of it."""
    stages = [module]
    for one in LOW_PASSES:
        if one.__name__ in names:
            stages.append(one(stages[-1]))
    return stages
