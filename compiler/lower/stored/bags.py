"""Bags in states, drawn from, changed and copied where they lie instead of being loaded and stored as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.elaborate.types import MOST_OF_A_KIND
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.storage import state_location
from rulewright.compiler.lower.stored.places import (
    Telling,
    flat_of,
    guarded,
    index_of_item,
    refused,
    tell,
    through_none,
)
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir

FEW_KINDS = 4  # that are asked and changed one by one


@dataclass(frozen=True, slots=True)
class Bag:
    """Such a bag: the variable with its flat index (-1 through none), its counts, and how many kinds there are."""

    flat: low.Expr
    counts: low.Expr
    size: int

    def total(self) -> low.Expr:
        """How many items it has."""
        return self._if_there(low.call("rw_bytes_total", self.counts, self.size))

    def count(self, at: low.Expr) -> low.Expr:
        """How many of one kind, by its index, which is one."""
        return self._if_there(self.counts[at])

    def _if_there(self, number: low.Expr) -> low.Expr:
        return number if self.flat == low.ZERO else low.select(low.ge(self.flat, 0), number, 0)


def bag_at(place: ir.Place, telling: Telling) -> Bag | None:
    """The bag at a place, where it lies in a state."""
    if not isinstance(place.type, ir.BagOf) or place.state is None or place.element is not None:
        return None
    flat = flat_of(place, telling)
    counts = state_location(place.state, flat, telling.module).parts[0]
    return Bag(flat, low.cast("uint8_t*", low.address(counts)), size_of(place.type.item, telling.module))


def change_bag(stmt: ir.Mutate, telling: Telling) -> bool:
    """Some of one kind are added or removed; False where it is anything else."""
    change = _one_kind(stmt)
    bag = bag_at(stmt.place, telling) if change is not None else None
    if change is None or bag is None:
        return False
    (item, times), strict = change, change[1] is None
    lines, module, place, adds = telling.lines, telling.module, stmt.place, stmt.op in ("add", "plus")
    assert isinstance(place.type, ir.BagOf)
    at = index_of_item(item, place.type.item, telling)
    count = lines.let("int", "count", low.ONE if times is None else low.call("rw_max", 0, telling.lowered(times)))
    outside = low.beyond(at, bag.size)
    if not strict:
        lines.when(outside, low.assign(at, 0), low.assign(count, 0))  # so many of none are nothing
    if adds:
        if strict:
            guarded(outside, "RW602", stmt, telling)
        full = low.gt(bag.count(at) + low.cast("int64_t", count), MOST_OF_A_KIND)
        if place.type.capacity < MOST_OF_A_KIND * bag.size:
            full = low.either(full, low.gt(bag.total() + low.cast("int64_t", count), place.type.capacity))
        refused(full, module.misfit(place.where), telling)
    else:
        few = low.lt(bag.count(at), count)
        guarded(low.either(outside, few) if strict else few, "RW603", stmt, telling)
    _must_be_there(bag, place, telling)
    lines.set(bag.counts[at], low.cast("uint8_t", count), "+" if adds else "-")
    tell(place, bag.flat, telling)
    return True


def change_few_kinds(stmt: ir.Mutate, telling: Telling) -> bool:
    """A constant bag of a few kinds is added or taken away, kind by kind; False where it is anything else."""
    kinds = few_kinds(stmt.args[0], stmt.place.type) if stmt.op in ("plus", "minus") else None
    bag = bag_at(stmt.place, telling) if kinds and telling.module.uses("in_place") else None
    if not kinds or bag is None:
        return False
    place, adds = stmt.place, stmt.op == "plus"
    assert isinstance(place.type, ir.BagOf)
    if adds:
        full = [low.gt(bag.count(low.Const(at)), MOST_OF_A_KIND - many) for at, many in kinds.items()]
        if place.type.capacity < MOST_OF_A_KIND * bag.size:
            full.append(low.gt(bag.total(), place.type.capacity - sum(kinds.values())))
        refused(low.either(*full), telling.module.misfit(place.where), telling)
    else:
        few = [low.lt(bag.count(low.Const(at)), many) for at, many in kinds.items()]
        guarded(low.either(*few), "RW603", stmt, telling)
    _must_be_there(bag, place, telling)
    for at, many in kinds.items():
        telling.lines.set(bag.counts[at], many, "+" if adds else "-")
    tell(place, bag.flat, telling)
    return True


def few_kinds(expr: ir.Expr, wanted: ir.Type) -> dict[int, int] | None:
    """How many there are of each kind, by its index, in a constant bag of a few kinds."""
    match expr, wanted:
        case ir.Const(counts, ir.BagOf(item)), ir.BagOf(kind) if item == kind:
            found = {at: many for at, many in enumerate(counts) if many}
            return found if len(found) <= FEW_KINDS and max(counts) <= MOST_OF_A_KIND else None
    return None


def _must_be_there(bag: Bag, place: ir.Place, telling: Telling) -> None:
    if bag.flat != low.ZERO:
        refused(low.lt(bag.flat, 0), through_none(place.where, telling.module), telling)


def _one_kind(stmt: ir.Mutate) -> tuple[ir.Expr, ir.Expr | None] | None:
    """What is added or removed, if it is one kind, and how many of it: None if one, and there must be such a kind."""
    match stmt.op, stmt.args:
        case "add" | "remove", (item,):
            return item, None
        case "plus" | "minus", (ir.Op("amount", (count, item), ir.BagOf(kind)),) if kind == getattr(
            stmt.place.type, "item", None
        ):
            return item, count
    return None


def copy_bag(place: ir.Place, value: ir.Expr, telling: Telling) -> bool:
    """A bag that becomes what another of the same type is; False where it is anything else."""
    if not isinstance(value, ir.Read) or not value.type == place.type == telling.module.states[value.state].type:
        return False
    old = bag_at(ir.Place(value.state, None, value.index, None, value.type, place.where), telling)
    new = bag_at(place, telling) if old is not None else None
    if old is None or new is None:
        return False
    _must_be_there(new, place, telling)
    copied = low.do("memmove", new.counts, old.counts, new.size)
    if old.flat == low.ZERO:
        telling.lines.add(copied)
    else:
        telling.lines.when(low.ge(old.flat, 0), copied)
        with telling.lines.otherwise():
            telling.lines.add(low.do("memset", new.counts, 0, new.size))
    tell(place, new.flat, telling)
    return True
