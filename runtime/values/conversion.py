"""Values of one type as values of a wider one: sets and bags of numbers are counted from the lower bound of their
items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import Components, domain_size, nothing
from rulewright.runtime.values.collections import bits

Convert = Callable[[Any], Any]


def conversion(given: ir.Type, wanted: ir.Type, program: Components) -> Convert | None:
    """How a value of one type becomes one of another; None where they are alike."""
    match given, wanted:
        case ir.SetOf(ir.Number(low, high)), ir.SetOf(ir.Number(least, most) as item) if (low, high) != (least, most):
            if low == least and high <= most:
                return None
            everything = (1 << domain_size(item, program)) - 1
            if low >= least:
                return lambda mask: mask << (low - least) & everything
            return lambda mask: mask >> (least - low) & everything
        case ir.BagOf(ir.Number(low, high)), ir.BagOf(ir.Number(least, most) as item) if (low, high) != (least, most):
            size = domain_size(item, program)
            return lambda bag: _moved(bag, low - least, size)
        case ir.Number(), ir.Between():
            return lambda number: (number, number)
        case _:
            return None


def as_type(given: ir.Type, wanted: ir.Type, program: Components) -> Convert:
    """pick, recast: the same value, as a value of another type; a group is its first node."""
    if isinstance(given, ir.Group) and isinstance(wanted, ir.Number):
        low, empty = wanted.low, nothing(wanted, program)
        return lambda group: group - 1 + low if group else empty
    return conversion(given, wanted, program) or (lambda value: value)


def confined(given: ir.Type, wanted: ir.Type, program: Components) -> Convert:
    """recast where nothing may be lost: a member that the wanted type has no room for is a fault."""
    convert = as_type(given, wanted, program)
    assert isinstance(given, ir.SetOf | ir.BagOf) and isinstance(wanted, ir.SetOf | ir.BagOf)
    assert isinstance(given.item, ir.Number) and isinstance(wanted.item, ir.Number)
    first, low, high = given.item.low, wanted.item.low, wanted.item.high

    def checked(members: Any) -> Any:
        present = bits(members) if isinstance(members, int) else (at for at, count in enumerate(members) if count)
        for number in (at + first for at in present):
            if not low <= number <= high:
                raise Fault("RW601", f"{number} does not fit its place: only {low}..{high} can be there")
        return convert(members)

    return checked


def _moved(bag: tuple[int, ...], by: int, size: int) -> tuple[int, ...]:
    moved = [0] * size
    for index, count in enumerate(bag):
        if 0 <= index + by < size:
            moved[index + by] = count
    return tuple(moved)
