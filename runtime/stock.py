"""What everybody knows of hidden things before the game begins: the cards there are, and what comes out of nowhere.

A deck that lies hidden when the game begins is known to all, since the rules say what is in it. Whatever of it a seat
does not see is where it cannot look. What is rolled, or chosen in secret, without such a deck can be anything.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.backend import Backend
from rulewright.runtime.contents import elements
from rulewright.runtime.domain import alike, index_of
from rulewright.runtime.layout import Layout


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


def item_type(kind: ir.Type) -> ir.Type:
    return kind.item if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf) else kind


def items_of(value: Any, kind: ir.Type) -> list[Any] | None:
    """What lies in a collection, by index in the domain of its items; None for other values."""
    match kind:
        case ir.SetOf():
            return [at for at in range(int(value).bit_length()) if value >> at & 1]
        case ir.BagOf():
            return [at for at, count in enumerate(value) for _ in range(count)]
        case ir.ListOf():
            return list(value)
        case ir.PileOf():
            top, middle, bottom = value
            return [*top, *(at + 1 for at, count in enumerate(middle) for _ in range(count)), *bottom]
    return None


def cards_in(value: Any, kind: ir.Type) -> list[int]:
    """What an element gives to the pool: indices in the domain of its items, counted from one."""
    match kind:
        case ir.BagOf():
            return [at + 1 for at, count in enumerate(value) for _ in range(count)]
        case ir.SetOf():
            return [at + 1 for at in items_of(value, kind) or []]
        case ir.ListOf(item):
            return [index_of(one, item) + 1 for one in value]
        case ir.PileOf(item):
            top, middle, bottom = value
            ends = [index_of(one, item) + 1 for one in (*top, *bottom)]
            return ends + [at + 1 for at, count in enumerate(middle) for _ in range(count)]
        case ir.Row() | ir.Member() | ir.Cell() | ir.Rec():
            return [value] if value else []
    return []
