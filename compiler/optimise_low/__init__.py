"""Passes over the low IR, in the order in which they are made: each takes a module and returns one that computes the
same."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.types import Surroundings
from rulewright.compiler.optimise_low.drop_casts import drop_casts
from rulewright.compiler.optimise_low.drop_unused import drop_unused
from rulewright.compiler.optimise_low.known_values import known_values
from rulewright.compiler.optimise_low.tidy import tidy

LowPass = Callable[[low.Functions, Surroundings], low.Functions]
LOW_PASSES: tuple[LowPass, ...] = (
    drop_casts,  # a = <int>b        ->  a = b
    known_values,  # cdef int a = 3       ->
    tidy,  # if not (not a)      ->  if a
    drop_unused,  # cdef int a          ->
)


def optimised_low(module: low.Functions, names: frozenset[str], around: Surroundings) -> list[low.Functions]:
    """The module, and what each of the passes that are asked for by name makes of it."""
    stages = [module]
    for one in LOW_PASSES:
        if one.__name__ in names:
            stages.append(one(stages[-1], around))
    return stages
