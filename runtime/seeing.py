"""What a seat sees, as numbers: which bytes of a position may be read for whom, and where they go.

One list of small steps for each looker serves both backends, since both keep a position as the same bytes: `rw_observe`
and `rw_digest` of native/seeing.h carry it out on a compiled position, this file on any. Whether somebody may see
something is asked of knowledge.py, element by element, when the list is made.

    what is seen                         as numbers
    yes/no                               0 or 1
    a number                             itself; an optional one counts from 1, and 0 is none
    one of few (up to 16), a seat        a 1 at its place; of a state with indices a plane for each value
    one of many                          its place from 1 on, 0 is none
    a set, a bag                         1 for each member; how many of each
    a list                               its items, then how many there are
    a hidden collection                  how much it is, where that may be known: a field `name.size`

Seats are counted from the one who looks: itself first, then the others in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size
from rulewright.runtime.layout import Encoding, words

FEW = 16  # values up to so many have a place each
NUMBERS, BITS, PLACES, MEMBERS, TURNED, ADD_BITS, ADD_BYTES, ADD_NUMBER, PUT_SUM, SPAN = range(10)


class Step(NamedTuple):
    """One step: `times` things from byte (or bit) `source` on, `width` bytes each (negative: signed), to place `out`;
    `values` that one can have, `stride` between their places, and by how much seats are `turned`."""

    kind: int
    source: int
    width: int = 0
    times: int = 1
    out: int = 0
    values: int = 0
    stride: int = 0
    turned: int = 0

    def goes_on(self, other: Step) -> bool:
        """Whether another step continues this one, so that one is enough for both."""
        if (
            self.kind not in (NUMBERS, BITS, PLACES, SPAN)
            or other[:1] + other[2:3] + other[5:] != self[:1] + self[2:3] + self[5:]
        ):
            return False
        size = 1 if self.kind in (BITS, SPAN) else abs(self.width)
        return other.source == self.source + size * self.times and (
            self.kind == SPAN or other.out == self.out + self.times
        )


class Field(NamedTuple):
    """A part of an observation: what it is called, its shape, where it begins, and between what its numbers lie."""

    name: str
    shape: tuple[int, ...]
    start: int
    low: int
    high: int

    @property
    def size(self) -> int:
        return prod(self.shape)


def merged(steps: Iterator[Step]) -> list[Step]:
    """The same steps, fewer."""
    found: list[Step] = []
    for step in steps:
        if found and found[-1].goes_on(step):
            found[-1] = found[-1]._replace(times=found[-1].times + step.times)
        else:
            found.append(step)
    return found


# ---------------------------------------------------------------- where elements lie


class Element(NamedTuple):
    """An element of a state or a local in memory: where each part of it begins, in bytes (in bits for yes/no states and
    planes)."""

    parts: tuple[int, ...]
    encoding: Encoding
    planes: int = 0  # bits from one plane to the next


def elements(encoding: Encoding, count: int, offset: int, flat: int) -> list[Element]:
    """Where `flat` elements lie that are stored as `count` values of an encoding."""
    if encoding.kind in ("bits", "planes"):
        each = encoding.parts[0][0] * encoding.parts[0][1] * 8
        apart = each // len_of_planes(encoding, flat) if encoding.kind == "planes" else 0
        return [Element((8 * offset + at,), encoding, apart) for at in range(flat)]
    starts, at = [], offset
    for number, width, _ in encoding.parts:
        starts.append((at, number * width))
        at += number * width * count
    return [Element(tuple(start + i * size for start, size in starts), encoding) for i in range(count)]


def len_of_planes(encoding: Encoding, flat: int) -> int:
    """How many planes there are."""
    return encoding.parts[0][0] // words(flat)[0]


def letter_width(letter: str, width: int) -> int:
    """Bytes of a number, negative if it has a sign."""
    return -width if letter.islower() else width


# ---------------------------------------------------------------- one element as steps


class Shown(NamedTuple):
    """How an element is written: numbers it takes, whether it is a place among planes, and between what numbers lie."""

    size: int
    planes: bool
    low: int
    high: int


def shown(kind: ir.Type, encoding: Encoding, program: ir.Program) -> Shown | None:
    """How a value of a type is written; None if it is not."""
    match kind:
        case ir.Mark() | ir.ListOf(ir.Mark()) | ir.PileOf(ir.Mark()) | ir.Ring(_, ir.Mark()):
            return None  # a fingerprint is no quantity, and longer than any number that is written
        case ir.Truth():
            return Shown(1, False, 0, 1)
        case ir.Number(low, high, optional):
            return Shown(1, False, 0, high - low + 1) if optional else Shown(1, False, low, high)
        case ir.Between():
            return Shown(2, False, -(2**31), 2**31 - 1)
        case ir.SetOf(item):
            return Shown(domain_size(item, program), False, 0, 1)
        case ir.BagOf(item):
            return Shown(domain_size(item, program), False, 0, 255)
        case ir.ListOf() | ir.PileOf() | ir.Ring():
            return Shown(sum(count for count, _, _ in encoding.parts), False, *_bounds(encoding))
    size = domain_size(kind, program)
    if size <= FEW or isinstance(kind, ir.Seat) or encoding.kind == "planes":
        return Shown(size, True, 0, 1)
    return Shown(1, False, 0, size)


def _bounds(encoding: Encoding) -> tuple[int, int]:
    """What can lie in the parts of a list."""
    most = max(width for _, width, _ in encoding.parts)
    signed = any(letter.islower() for _, _, letter in encoding.parts)
    return (-(2 ** (8 * most - 1)) if signed else 0), min(2**31 - 1, 2 ** (8 * most) - 1)


def steps_of(
    element: Element, kind: ir.Type, look: Shown, out: int, stride: int, turned: int, seats: int
) -> Iterator[Step]:
    """The steps that write a seen element at `out`; places of values are `stride` apart."""
    encoding, at = element.encoding, element.parts
    if encoding.kind == "planes":
        for value in range(look.size):
            place = (value - turned) % seats if isinstance(kind, ir.Seat) else value
            yield Step(BITS, at[0] + value * element.planes, times=1, out=out + place * stride)
    elif encoding.kind == "bits":
        yield Step(BITS, at[0], times=1, out=out)
    elif encoding.kind == "set":
        for member in _turned_members(kind, look.size, turned, seats):
            yield Step(BITS, 8 * at[0] + member[0], times=1, out=out + member[1])
    elif encoding.kind == "few":
        items = 1 if encoding.parts[1][1] == 1 else 0
        yield Step(MEMBERS, at[items], encoding.parts[items][1], 1, out, look.size, at[1 - items])
    elif encoding.kind in ("scalar", "bag", "between", "ring", "list", "pile"):
        for start, (count, width, letter) in zip(at, encoding.parts, strict=True):
            signed = letter_width(letter, width)
            if look.planes:
                turn = turned if isinstance(kind, ir.Seat) else 0
                yield Step(PLACES, start, signed, 1, out, look.size, stride, turn)
            elif _holds_seats(kind):
                yield Step(TURNED, start, signed, count, out, seats, 0, turned)
            else:
                yield Step(NUMBERS, start, signed, count, out)
            out += count


def _turned_members(kind: ir.Type, size: int, turned: int, seats: int) -> Iterator[tuple[int, int]]:
    """Each member of a set, and its place for the one who looks."""
    for member in range(size):
        of_seats = isinstance(kind, ir.SetOf) and isinstance(kind.item, ir.Seat)
        yield member, (member - turned) % seats if of_seats else member


def _holds_seats(kind: ir.Type) -> bool:
    return isinstance(kind, ir.ListOf | ir.Ring) and isinstance(kind.item, ir.Seat)


def size_steps(element: Element) -> Iterator[Step]:
    """The steps that add up how much a hidden collection holds; none for other things."""
    encoding, at = element.encoding, element.parts
    match encoding.kind:
        case "set":
            yield Step(ADD_BITS, 8 * at[0], times=8 * encoding.parts[0][0] * encoding.parts[0][1])
        case "bag":
            yield Step(ADD_BYTES, at[0], 1, encoding.parts[0][0])
        case "few" | "list":
            length = 0 if encoding.parts[1][1] == 1 else 1
            yield Step(ADD_NUMBER, at[length], 2)
        case "pile":
            length = 0 if encoding.parts[1][1] == 1 else 1
            yield Step(ADD_NUMBER, at[length], 2)
            yield Step(ADD_NUMBER, at[2 + length], 2)
            yield Step(ADD_BYTES, at[4], 1, encoding.parts[4][0])


def raw_steps(element: Element) -> Iterator[Step]:
    """The steps that read a seen element as it lies in memory, for a digest."""
    encoding = element.encoding
    if encoding.kind == "bits":
        yield Step(BITS, element.parts[0], out=element.parts[0])
    elif encoding.kind == "planes":
        for value in range(encoding.parts[0][0] * encoding.parts[0][1] * 8 // element.planes):
            place = element.parts[0] + value * element.planes
            yield Step(BITS, place, out=place)
    else:
        for start, (count, width, _) in zip(element.parts, encoding.parts, strict=True):
            yield Step(SPAN, start, times=count * width)
