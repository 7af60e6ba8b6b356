"""Where things are stored: reading and writing a place, and what may be stored there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import base_of, counts_from_one, nothing
from rulewright.runtime.reference.indexing import flat_index
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World

Write = Callable[[World, Slots, Any], None]
Check = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place made ready. `read` gives nothing through none; `write` refuses it, and values that do not fit."""

    name: str
    type: ir.Type
    where: ir.Where
    read: Evaluate
    write: Write


def spot(code: Prepared, place: ir.Place, slots: tuple[ir.Slot, ...]) -> Spot:
    """How a place is read and written."""
    name, kind, read, write = _container(code, place, slots)
    state = code.program.states[code.state_number[place.state]] if place.state is not None else None
    write = _checked(write, checker(kind, name, place.where) if state is None else state_checker(state, place.where))
    if place.element is not None:
        read, write = _within(code, place, kind, read, write)
        write = _checked(write, item_checker(kind, place.type, name, place.where))
    return Spot(name, place.type, place.where, read, write)


def _checked(write: Write, check: Check | None) -> Write:
    if check is None:
        return write
    confirm = check

    def checked_write(w: World, s: Slots, value: Any) -> None:
        confirm(value)
        write(w, s, value)

    return checked_write


def _container(code: Prepared, place: ir.Place, slots: tuple[ir.Slot, ...]) -> tuple[str, ir.Type, Evaluate, Write]:
    """The state element or local, without `element`."""
    if place.state is not None:
        number = code.state_number[place.state]
        state = code.program.states[number]
        where = flat_index(code, place.index, state.index)
        return place.state, state.type, *_state_element(number, where, nothing(state.type, code.program), place)
    assert place.slot is not None
    slot, local = place.slot, slots[place.slot]

    def write(w: World, s: Slots, value: Any) -> None:
        s[slot] = value

    return local.name, local.type, lambda w, s: s[slot], write


def _state_element(number: int, where: Evaluate, empty: Any, place: ir.Place) -> tuple[Evaluate, Write]:
    def read(w: World, s: Slots) -> Any:
        at = where(w, s)
        return w.values[number][at] if at >= 0 else empty

    def write(w: World, s: Slots, value: Any) -> None:
        at = where(w, s)
        if at < 0:
            raise through_none(str(place.state), place.where)
        w.elements(number)[at] = value

    return read, write


def _within(code: Prepared, place: ir.Place, kind: ir.Type, read: Evaluate, write: Write) -> tuple[Evaluate, Write]:
    """The count of an item of a bag, or an item of a list by its position."""
    assert place.element is not None
    element, empty = code.expression(place.element), nothing(place.type, code.program)
    base = base_of(kind.item) if isinstance(kind, ir.BagOf) else 0

    def read_part(w: World, s: Slots) -> Any:
        values, at = read(w, s), element(w, s) - base
        return values[at] if 0 <= at < len(values) else empty

    def write_part(w: World, s: Slots, value: Any) -> None:
        values, at = read(w, s), element(w, s) - base
        if not 0 <= at < len(values):
            raise through_none(place.state or "a local", place.where)
        write(w, s, replaced(values, at, value))

    return read_part, write_part


def replaced(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one element changed."""
    return (*values[:at], value, *values[at + 1 :])


def through_none(name: str, where: ir.Where) -> Fault:
    """The fault of writing where nothing is."""
    return Fault("RW602", f"'{name}' is written through none: there is no such place", where)


def checker(kind: ir.Type, name: str, where: ir.Where) -> Check | None:
    """What refuses a value that does not fit a place; None where every value fits."""
    match kind:
        case ir.Number(low, high, optional):
            return _number_checker(low, high, optional, name, where)
        case ir.BagOf(_, capacity):
            return _bag_checker(capacity, name, where)
        case ir.ListOf(ir.Number() as item, capacity):
            return _numbers_checker(item, capacity, name, where)
        case ir.ListOf(_, capacity):
            return lambda items: _check_length(len(items), capacity, name, where)
        case ir.PileOf(_, capacity):
            return _pile_checker(capacity, name, where)
        case _:
            return None


def item_checker(kind: ir.Type, item: ir.Type, name: str, where: ir.Where) -> Check | None:
    """The same for a count of a bag or an item of a list: there no item is none."""
    if not isinstance(kind, ir.ListOf) or not counts_from_one(item):
        return checker(item, name, where)

    def check(value: Any) -> None:
        if value == 0:
            raise Fault("RW602", f"'{name}' cannot hold none", where)

    return check


def state_checker(state: ir.State, where: ir.Where) -> Check | None:
    """The same for an element of a state, which may have a bound of its own."""
    if state.room:
        return lambda mask: _check_length(mask.bit_count(), state.room, state.name, where)
    return checker(state.type, state.name, where)


def _number_checker(low: int, high: int, optional: bool, name: str, where: ir.Where) -> Check:
    def check(value: Any) -> None:
        if not low <= value <= high and not (optional and value == ir.NIL):
            shown = "none" if value == ir.NIL else value
            raise Fault("RW601", f"'{name}' cannot be {shown}: its range is {low}..{high}", where)

    return check


def _numbers_checker(item: ir.Number, capacity: int, name: str, where: ir.Where) -> Check:
    number = _number_checker(item.low, item.high, False, name, where)

    def check(items: Any) -> None:
        for value in items:
            number(value)
        _check_length(len(items), capacity, name, where)

    return check


def _bag_checker(capacity: int, name: str, where: ir.Where) -> Check:
    def check(bag: Any) -> None:
        if min(bag, default=0) < 0 or max(bag, default=0) > 255:
            wrong = min(bag) if min(bag) < 0 else max(bag)
            raise Fault("RW601", f"'{name}' cannot hold {wrong} of one item: its range is 0..255", where)
        if sum(bag) > capacity:
            raise Fault("RW601", f"'{name}' cannot hold {sum(bag)} items: it holds up to {capacity}", where)

    return check


def _pile_checker(capacity: int, name: str, where: ir.Where) -> Check:
    middle = _bag_checker(ir.MANY, name, where)

    def check(pile: Any) -> None:
        middle(pile[1])
        _check_length(max(len(pile[0]), len(pile[2])), capacity, name, where)

    return check


def _check_length(length: int, capacity: int, name: str, where: ir.Where) -> None:
    if length > capacity:
        raise Fault("RW604", f"'{name}' is full: it holds up to {capacity}", where)
