"""Primitives on numbers, truths and the 1..n types. Each maker yields a plain function of values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import Components, base_of, domain_size, index_of, through_none

Plain = Callable[..., Any]
MOST = 2**31 - 1
LEAST = -MOST  # the int32 below it is NIL


class Overflow(Fault):
    """A number beyond int32."""


def checked(number: int) -> int:
    """The number, if it is an int32 other than NIL."""
    if LEAST <= number <= MOST:
        return number
    raise Overflow("RW605", f"the number {number} is too large to compute with")


def present(number: int) -> int:
    """The number, if it is not none."""
    if number != ir.NIL:
        return number
    raise Fault("RW605", "a number that is none is computed with")


def add(a: int, b: int) -> int:
    """a + b"""
    return checked(a + b)


def subtract(a: int, b: int) -> int:
    """a - b"""
    return checked(a - b)


def multiply(a: int, b: int) -> int:
    """a * b"""
    return checked(a * b)


def divide(a: int, b: int) -> int:
    """a div b, rounded towards minus infinity."""
    if b == 0:
        raise Fault("RW605", f"{a} is divided by zero")
    return checked(a // b)


def remainder(a: int, b: int) -> int:
    """a mod b, with the sign of b."""
    if b == 0:
        raise Fault("RW605", f"{a} is divided by zero")
    return a % b


def negate(a: int) -> int:
    """-a"""
    return checked(-a)


def comparison(op: str, kind: ir.Type) -> Plain:
    """eq, ne, lt, le, gt, ge for values of a type."""
    match op:
        case "eq":
            return lambda a, b: 1 if a == b else 0
        case "ne":
            return lambda a, b: 1 if a != b else 0
    match kind:
        case ir.SetOf():
            return _by_containment(op, _is_subset)
        case ir.BagOf():
            return _by_containment(op, _can_be_taken)
    match op:
        case "lt":
            return lambda a, b: 1 if a < b else 0
        case "le":
            return lambda a, b: 1 if a <= b else 0
        case "gt":
            return lambda a, b: 1 if a > b else 0
        case _:
            return lambda a, b: 1 if a >= b else 0


def _is_subset(a: int, b: int) -> bool:
    return not a & ~b


def _can_be_taken(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return all(x <= y for x, y in zip(a, b, strict=True))


def _by_containment(op: str, contained: Callable[[Any, Any], bool]) -> Plain:
    match op:
        case "lt":
            return lambda a, b: 1 if a != b and contained(a, b) else 0
        case "le":
            return lambda a, b: 1 if contained(a, b) else 0
        case "gt":
            return lambda a, b: 1 if a != b and contained(b, a) else 0
        case _:
            return lambda a, b: 1 if contained(b, a) else 0


def emptiness(kind: ir.Type) -> Plain:
    """is_empty for values of a type."""
    match kind:
        case ir.Number(_, _, optional):
            return (lambda a: 1 if a == ir.NIL else 0) if optional else (lambda a: 0)
        case ir.Truth():
            return lambda a: 0
        case ir.BagOf():
            return lambda a: 0 if any(a) else 1
        case ir.PileOf():
            return lambda a: 0 if a[0] or any(a[1]) or a[2] else 1
        case ir.Between():
            return lambda a: 1 if a[0] > a[1] else 0
        case _:
            return lambda a: 0 if a else 1


def turning(kind: ir.Type, program: Components) -> Plain:
    """turn: around the circle of a cyclic type."""
    size = domain_size(kind, program)
    return lambda a, b: (a - 1 + b) % size + 1 if a else 0


def shifting(kind: ir.Type, program: Components) -> Plain:
    """shift: along the order of a 1..n type; off its ends is none."""
    size = domain_size(kind, program)
    return lambda a, b: a + b if a and 1 <= a + b <= size else 0


def record_maker(name: str, program: Components) -> Plain:
    """record: mixed radix of the fields' indices, plus 1; none where a field is none or outside."""
    fields = tuple((kind, domain_size(kind, program)) for _, kind in program.records[name].fields)

    def make(*values: int) -> int:
        code = 0
        for value, (kind, size) in zip(values, fields, strict=True):
            index = index_of(value, kind)
            if not 0 <= index < size:
                return 0
            code = code * size + index
        return code + 1

    return make


def field_reader(name: str, number: int, read: ir.Type, program: Components) -> Plain:
    """field: one field of a record, as a value of a type; nothing through none."""
    fields = program.records[name].fields
    kind = fields[number][1]
    size, unit = domain_size(kind, program), 1
    for _, later in fields[number + 1 :]:
        unit *= domain_size(later, program)
    empty = through_none(kind, read, program)
    base = base_of(kind)
    return lambda a: (a - 1) // unit % size + base if a else empty


def around_the_table(seats: int, by: int) -> Plain:
    """clockwise, counterclockwise: all seats from one on."""
    return lambda start: tuple((start - 1 + by * turn) % seats + 1 for turn in range(seats)) if start else ()
