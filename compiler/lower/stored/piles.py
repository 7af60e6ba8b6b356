"""Piles in states, drawn from, laid on and shuffled where they lie: two known ends, and the others as a bag."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.elaborate.types import MOST_OF_A_KIND
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.storage import state_location
from rulewright.compiler.lower.stored.bags import Bag
from rulewright.compiler.lower.stored.lists import LyingList, lies_in_a_state, list_at
from rulewright.compiler.lower.stored.places import Telling, flat_of, refused, tell, through_none
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

TOP, BOTTOM, MIDDLE = 0, 2, 4  # the parts with which each begins


@dataclass(frozen=True, slots=True)
class Pile:
    """Such a pile."""

    top: LyingList
    middle: Bag
    bottom: LyingList


def pile_at(place: ir.Place, telling: Telling) -> Pile | None:
    """The pile at a place, where it lies in a state."""
    kind = place.type
    if not isinstance(kind, ir.PileOf) or not lies_in_a_state(place, telling):
        return None
    assert place.state is not None
    flat = flat_of(place, telling)
    top, bottom = (list_at(place, flat, first, kind, telling) for first in (TOP, BOTTOM))
    counts = state_location(place.state, flat, telling.module).parts[MIDDLE]
    middle = Bag(flat, low.cast("uint8_t*", low.address(counts)), size_of(kind.item, telling.module))
    return Pile(top, middle, bottom)


def shuffle_pile(place: ir.Place, telling: Telling) -> bool:
    """All that is known of a pile is forgotten; False where it does not lie in a state."""
    pile, lines = pile_at(place, telling), telling.lines
    if pile is None:
        return False
    assert isinstance(place.type, ir.PileOf)
    if pile.middle.flat != low.ZERO:
        refused(low.lt(pile.middle.flat, 0), through_none(place.where, telling.module), telling)
    at, base = lines.declare("int", "at"), base_of(place.type.item)
    for end in (pile.top, pile.bottom):
        with lines.block(low.count(at, 0, end.length)):
            counted = pile.middle.counts[end.at(at) - base]
            lines.when(low.eq(counted, MOST_OF_A_KIND), low.fault(telling.module.misfit(place.where)))
            lines.set(counted, 1, "+")
        lines.add(*end.clear())
    tell(place, pile.middle.flat, telling)
    return True
