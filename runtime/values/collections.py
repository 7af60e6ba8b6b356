"""Primitives on sets, bags, lists, rings, piles and ranges. Each maker yields a plain function of values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import Components, base_of, counts_from_one, domain_size, index_of, nothing

Plain = Callable[..., Any]
Bag = tuple[int, ...]
WORD = 1024  # bits that are walked one by one


def bits(mask: int) -> Iterator[int]:
    """The indices in a set, ascending."""
    if mask >> WORD:  # of a large number each step below would cost all its digits
        digits = bin(mask)[:1:-1]
        at = digits.find("1")
        while at >= 0:
            yield at
            at = digits.find("1", at + 1)
        return
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def walk(kind: ir.Type) -> Callable[[Any], Iterable[Any]]:
    """The elements of a collection in their order: sets and bags by index, of a bag every copy."""
    match kind:
        case ir.SetOf(item):
            base = base_of(item)
            return lambda mask: [index + base for index in bits(mask)]
        case ir.BagOf(item):
            base = base_of(item)
            return lambda bag: [index + base for index, count in enumerate(bag) for _ in range(count)]
        case ir.Between():
            return lambda ends: range(ends[0], ends[1] + 1)
        case ir.Number():
            return lambda number: (number,)
        case _:
            return lambda items: items


# ---------------------------------------------------------------- sets


def set_maker(kind: ir.Type, program: Components) -> Plain:
    """set: of the arguments, none left out."""
    assert isinstance(kind, ir.SetOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)
    return lambda *values: set_of(values, base, size)


def set_of(values: Iterable[int], base: int, size: int) -> int:
    """The set of some values; those without an index are left out."""
    mask = 0
    for value in values:
        if 0 <= value - base < size:
            mask |= 1 << (value - base)
    return mask


def list_maker(kind: ir.Type) -> Plain:
    """list: of the arguments, none left out."""
    assert isinstance(kind, ir.ListOf)
    none = 0 if counts_from_one(kind.item) else ir.NIL
    return lambda *values: tuple(value for value in values if value != none)


def bounded(kind: ir.Type) -> Plain:
    """room_for: the list or pile itself, if neither it nor a known end is too long."""
    assert isinstance(kind, ir.ListOf | ir.PileOf)
    room, is_pile = kind.capacity, isinstance(kind, ir.PileOf)

    def fitting(value: Any) -> Any:
        length = max(len(value[0]), len(value[2])) if is_pile else len(value)
        if length <= room:
            return value
        raise Fault("RW604", f"{length} items do not fit: there is room for {room}")

    return fitting


def run_maker(kind: ir.Type, program: Components, whole: bool) -> Plain:
    """range: the set of everything from one value to another; if it must be `whole`, what has no room is a fault."""
    assert isinstance(kind, ir.SetOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)

    def run(low: int, high: int) -> int:
        if whole and low <= high and not (base <= low and high < base + size):
            outside = low if low < base else max(low, base + size)
            raise Fault("RW601", f"{outside} does not fit its place: only {base}..{base + size - 1} can be there")
        first, last = max(low - base, 0), min(high - base, size - 1)
        return (1 << (last + 1)) - (1 << first) if first <= last else 0

    return run


def full_set(kind: ir.Type, program: Components) -> int:
    """whole: the set of everything."""
    assert isinstance(kind, ir.SetOf)
    return (1 << domain_size(kind.item, program)) - 1


def membership(kind: ir.Type) -> Plain:
    """in: whether an item is in a collection; none is in nothing."""
    match kind:
        case ir.SetOf(item):
            base = base_of(item)
            return lambda a, mask: mask >> (a - base) & 1 if a >= base else 0
        case ir.BagOf(item):
            base = base_of(item)
            return lambda a, bag: 1 if 0 <= a - base < len(bag) and bag[a - base] else 0
        case ir.Between():
            return lambda a, ends: 1 if a != ir.NIL and ends[0] <= a <= ends[1] else 0
        case ir.Number():
            return lambda a, number: 1 if a == number and a != ir.NIL else 0
        case ir.ListOf(item) | ir.Ring(_, item):
            return lambda a, items: 1 if index_of(a, item) != -1 and a in items else 0
        case _:
            raise ValueError(f"nothing is in {kind}")


def size(kind: ir.Type) -> Plain:
    """size: how many elements."""
    match kind:
        case ir.SetOf():
            return int.bit_count
        case ir.BagOf():
            return sum
        case ir.PileOf():
            return lambda pile: len(pile[0]) + sum(pile[1]) + len(pile[2])
        case ir.Between():
            return lambda ends: max(0, ends[1] - ends[0] + 1)
        case _:
            return len


def first(kind: ir.Type, wanted: ir.Type, program: Components) -> Plain:
    """first: the first element; none of an empty collection."""
    elements = walk(kind)
    empty = ir.NIL if isinstance(wanted, ir.Number) else nothing(wanted, program)
    return lambda collection: next(iter(elements(collection)), empty)


# ---------------------------------------------------------------- bags


def amount(kind: ir.Type, program: Components) -> Plain:
    """amount: so many of one item."""
    assert isinstance(kind, ir.BagOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)

    def make(count: int, item: int) -> Bag:
        counts = [0] * size
        if 0 <= item - base < size:
            counts[item - base] = max(0, count)
        return tuple(counts)

    return make


def bag_maker(kind: ir.Type, program: Components) -> Plain:
    """bag: of the arguments, none left out."""
    assert isinstance(kind, ir.BagOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)
    return lambda *values: bag_of(values, base, size)


def bag_of(values: Iterable[int], base: int, size: int) -> Bag:
    """The bag of some values; those without an index are left out."""
    counts = [0] * size
    for value in values:
        if 0 <= value - base < size:
            counts[value - base] += 1
    return tuple(counts)


def bag_add(a: Bag, b: Bag) -> Bag:
    """All of both."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


def bag_subtract(a: Bag, b: Bag) -> Bag:
    """What is left of a, never below 0."""
    return tuple(max(0, x - y) for x, y in zip(a, b, strict=True))


def bag_meet(a: Bag, b: Bag) -> Bag:
    """The least counts."""
    return tuple(map(min, a, b))


def bag_join(a: Bag, b: Bag) -> Bag:
    """The greatest counts."""
    return tuple(map(max, a, b))


def count_of(kind: ir.Type) -> Plain:
    """count_of: how many of an item are in a bag."""
    assert isinstance(kind, ir.BagOf)
    base = base_of(kind.item)
    return lambda bag, a: bag[a - base] if 0 <= a - base < len(bag) else 0


def as_bag(given: ir.Type, kind: ir.Type, program: Components) -> Plain:
    """set_bag, list_bag: the elements counted."""
    assert isinstance(kind, ir.BagOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)
    elements = walk(given)
    return lambda collection: bag_of(elements(collection), base, size)


def as_set(given: ir.Type, kind: ir.Type, program: Components) -> Plain:
    """bag_set: the members."""
    assert isinstance(kind, ir.SetOf)
    base, size = base_of(kind.item), domain_size(kind.item, program)
    elements = walk(given)
    return lambda collection: set_of(elements(collection), base, size)


# ---------------------------------------------------------------- lists and rings


def item_reader(kind: ir.Type, wanted: ir.Type, program: Components, named: bool) -> Plain:
    """item: by position; a ring wraps unless the position was none, outside a list is nothing."""
    if isinstance(kind, ir.Ring) and named:
        void = nothing(wanted, program)
        return lambda ring, at: ring[at % len(ring)] if at >= 0 else void
    if isinstance(kind, ir.Ring):
        if kind.size == 1:  # an array for a single seat is kept as its only element
            return lambda ring, at: ring[0] if isinstance(ring, tuple) else ring
        return lambda ring, at: ring[at % len(ring)]
    empty = nothing(wanted, program)
    return lambda items, at: items[at] if 0 <= at < len(items) else empty


def position_of(items: tuple[Any, ...], item: Any) -> int:
    """index_of: where an item stands in a list, from 0; NIL if it does not."""
    return items.index(item) if item in items else ir.NIL


def rotations(unit: int) -> Plain:
    """rotations: the turns, each by `unit` places, after which a ring looks different from all before."""

    def different(ring: tuple[Any, ...]) -> int:
        mask, seen = 0, set()
        for turn in range(len(ring) // unit):
            start = len(ring) - turn * unit
            turned = ring[start:] + ring[:start]
            if turned not in seen:
                seen.add(turned)
                mask |= 1 << turn
        return mask

    return different


# ---------------------------------------------------------------- ranges of options


def subsets(mask: int, sizes: tuple[int, int] | None) -> Iterator[int]:
    """All subsets, ordered as integers; only those with a size in the range, if there is one."""
    members = list(bits(mask))
    low, high = (0, len(members)) if sizes is None else sizes
    number = (1 << max(0, low)) - 1 if low <= min(high, len(members)) and high >= 0 else 1 << len(members)
    while number < 1 << len(members):
        yield sum(1 << members[at] for at in bits(number))
        number = _following(number, low, high)


def _following(number: int, low: int, high: int) -> int:
    """The next number with so many bits, which no walk over those in between could find in time."""
    number += 1
    while number.bit_count() > high:
        if high <= 0:
            return 1 << number.bit_length() + 64
        number += number & -number
    while number.bit_count() < low:
        number |= number + 1
    return number


def splits(total: int, members: list[int], caps: Bag) -> Iterator[Bag]:
    """The bags of a total over some indices, at most `caps` of each, in order of the counts."""
    counts = [0] * len(caps)
    if not _split_rest(total, counts, members, caps, 0):
        return
    while True:
        yield tuple(counts)
        after = 0
        for at in reversed(range(len(members))):
            member = members[at]
            if after > 0 and counts[member] < caps[member]:
                counts[member] += 1
                _split_rest(after - 1, counts, members, caps, at + 1)
                break
            after += counts[member]
        else:
            return


def _split_rest(total: int, counts: list[int], members: list[int], caps: Bag, first: int) -> bool:
    """The least split of a total over the members from a place on; whether there is one."""
    for at in reversed(range(first, len(members))):
        counts[members[at]] = max(0, min(total, caps[members[at]]))
        total -= counts[members[at]]
    return total == 0
