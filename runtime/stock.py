"""What everybody knows of hidden things before the game begins: the cards there are, and what comes out of nowhere.

A deck that lies hidden when the game begins is known to all, since the rules say what is in it. Whatever of it a seat
does not see is where it cannot look. What is rolled, or chosen in secret, without such a deck can be anything.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.backend import Backend
from rulewright.runtime.contents import elements
from rulewright.runtime.domain import alike
from rulewright.runtime.layout import Layout
from rulewright.runtime.redealing import cards_in, item_type


class Stock(NamedTuple):
    """The cards of each kind of which some lie hidden at the start, all of them; and the kinds that are rolled or
    chosen unseen."""

    cards: dict[ir.Type, Counter[int]]
    made: frozenset[ir.Type]

    def is_made(self, kind: ir.Type) -> bool:
        """Whether things of a kind can be anything."""
        return kind not in self.cards and any(alike(kind, one) for one in self.made)


def stock_of(program: ir.Program, layout: Layout, backend: Backend) -> Stock:
    data = backend.new(0, True).to_bytes()
    cards: dict[ir.Type, Counter[int]] = {}
    hidden = set[ir.Type]()
    for state in program.states:
        kind = item_type(state.type)
        found = [card for one in elements(state, data, layout, program) for card in cards_in(one.value, state.type)]
        cards.setdefault(kind, Counter()).update(found)
        if found and state.seen != "all":
            hidden.add(kind)
    rolled = {
        program.procs[block.proc].slots[block.end.slot].type
        for block in program.blocks
        if isinstance(block.end, ir.Chance) and block.end.kind == "roll"
    }
    chosen = {
        item_type(param.type)
        for decision in program.decisions
        if decision.pending or decision.unseen
        for option in decision.options
        for param in option.params
    }
    return Stock({kind: cards[kind] for kind in hidden}, frozenset(rolled | chosen))
