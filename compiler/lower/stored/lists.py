"""Lists in states, and the known ends of piles, changed where they lie instead of being loaded and stored whole."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.storage import item_offset, list_parts, state_location, stored_item
from rulewright.compiler.lower.stored.places import Telling, flat_of
from rulewright.runtime import ir


@dataclass(frozen=True, slots=True)
class LyingList:
    """Such a list: the variable with its flat index (-1 through none), the first of its items, its length, which must
    not be asked through none, the C type of what is stored for an item, and how many it has room for."""

    flat: low.Expr
    first: low.Expr
    length: low.Expr
    stored: str
    item: ir.Type
    room: int

    def size(self) -> low.Expr:
        """How many items it has, if it is there."""
        return self.length if self.flat == low.ZERO else low.select(low.ge(self.flat, 0), self.length, 0)

    def at(self, place: low.Expr) -> low.Expr:
        """The item at a place, which it has."""
        return stored_item(low.address(self.first), place, self.item)

    def cut(self, place: low.Expr) -> low.Stmt:
        """The statement that takes out the item at a place, which it has."""
        each = low.SizeOf(low.type_named(self.stored))
        given = low.address(self.first), low.address(self.length), each
        if place == low.ZERO:
            return low.do("rw_drop_first", *given, max(1, self.room))
        return low.do("rw_cut", *given, place)

    def put(self, place: low.Expr, value: low.Expr) -> list[low.Stmt]:
        """The statements that put in an item at a place, where there is room."""
        items, offset = low.address(self.first), item_offset(self.item)
        moved = (self.length - place) * low.SizeOf(low.type_named(self.stored))
        stored = low.assign(items[place], low.cast(self.stored, value - offset if offset else value))
        longer = low.assign(self.length, 1, "+")
        if place == self.length:
            return [stored, longer]
        return [low.do("memmove", items + place + 1, items + place, moved), stored, longer]

    def clear(self) -> list[low.Stmt]:
        """The statements that take everything out."""
        taken = self.length * low.SizeOf(low.type_named(self.stored))
        return [low.do("memset", low.address(self.first), 0, taken), low.assign(self.length, 0)]


def lying_list(place: ir.Place, telling: Telling) -> LyingList | None:
    """The list at a place, where it lies in a state."""
    kind = place.type
    if not isinstance(kind, ir.ListOf) or not lies_in_a_state(place, telling):
        return None
    return list_at(place, flat_of(place, telling), 0, kind, telling)


def lies_in_a_state(place: ir.Place, telling: Telling) -> bool:
    """Whether what is at a place is a whole element of a state, to be changed where it lies."""
    return place.state is not None and place.element is None and telling.module.uses("in_place")


def list_at(place: ir.Place, flat: low.Expr, first: int, kind: ir.ListOf | ir.PileOf, telling: Telling) -> LyingList:
    """The list at a flat index of a state; of a pile that whose parts begin at `first`."""
    assert place.state is not None
    stored, items, length = list_parts(state_location(place.state, flat, telling.module), first)
    return LyingList(flat, items, length, stored, kind.item, kind.capacity)
