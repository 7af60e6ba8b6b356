"""Gymnasium's spaces for what a seat sees and does."""

from __future__ import annotations

from typing import Any

from rulewright.bridges import library
from rulewright.runtime.arrays import needed
from rulewright.runtime.seating import Seating


def action_space(seating: Seating) -> Any:
    """The numbers of moves."""
    return library("gymnasium.spaces", "gymnasium").Discrete(seating.numbering.count)


def observation_space(seating: Seating) -> Any:
    """The numbers of observations, each between its bounds; what is not there is 0."""
    numpy, about = needed("A space"), seating.observation
    low, high = (numpy.empty(about.size, about.dtype) for _ in range(2))
    limits = numpy.iinfo(about.dtype)
    for field in about.fields:
        low[field.start : field.start + field.size] = min(0, max(field.low, limits.min))
        high[field.start : field.start + field.size] = max(0, min(field.high, limits.max))
    return library("gymnasium.spaces", "gymnasium").Box(low, high, dtype=getattr(numpy, about.dtype))


def masked_space(seating: Seating) -> Any:
    """An observation and the moves that are legal."""
    numpy, spaces = needed("A space"), library("gymnasium.spaces", "gymnasium")
    mask = spaces.Box(0, 1, (seating.numbering.count,), numpy.int8)
    return spaces.Dict({"observation": observation_space(seating), "action_mask": mask})
