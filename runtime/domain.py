"""Sizes, indices and nothings of types: the arithmetic both backends and the compiler share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from rulewright.runtime import ir


class Components(Protocol):
    """What sizes depend on: a program, or one that is still being made."""

    @property
    def seats(self) -> int: ...
    @property
    def enums(self) -> Mapping[str, ir.Enum]: ...
    @property
    def records(self) -> Mapping[str, ir.Record]: ...
    @property
    def tables(self) -> Mapping[str, ir.Table]: ...
    @property
    def boards(self) -> Mapping[str, ir.Board]: ...
    @property
    def networks(self) -> Sequence[ir.Network]: ...
    @property
    def snippets(self) -> Sequence[object]: ...


def domain_size(kind: ir.Type, program: Components) -> int:
    """How many values of a type can be an index or a member of a set."""
    match kind:
        case ir.Number(low, high):
            return high - low + 1
        case ir.Truth():
            return 2
        case ir.Member(enum):
            return len(program.enums[enum].members)
        case ir.Seat():
            return program.seats
        case ir.Way(board):
            return len(program.boards[board].ways)
        case ir.Cell(board):
            return len(program.boards[board].names)
        case ir.Row(table):
            return len(program.tables[table].ids)
        case ir.Rec(record):
            size = 1
            for _, field in program.records[record].fields:
                size *= domain_size(field, program)
            return size
        case ir.Step():
            return ir.STEP_CODES
        case ir.Rules():
            return len(program.snippets)
        case ir.Group(network):
            return domain_size(next(n.over for n in program.networks if n.name == network), program)
        case _:
            raise ValueError(f"no domain: {kind}")


def counts_from_one(kind: ir.Type) -> bool:
    """Whether values of the type are 1..n with 0 for none."""
    return isinstance(kind, ir.Member | ir.Seat | ir.Way | ir.Cell | ir.Row | ir.Rec | ir.Rules | ir.Group)


def index_of(value: int, kind: ir.Type) -> int:
    """The index of a value in its domain; -1 for none."""
    if counts_from_one(kind):
        return value - 1
    if isinstance(kind, ir.Number):
        return -1 if value == ir.NIL else value - kind.low
    return value


def value_at(index: int, kind: ir.Type) -> int:
    """The value with an index; the inverse of `index_of`."""
    if counts_from_one(kind):
        return index + 1
    if isinstance(kind, ir.Number):
        return index + kind.low
    return index


def base_of(kind: ir.Type) -> int:
    """The value whose index is 0."""
    return value_at(0, kind)


def values_of(kind: ir.Type, program: Components) -> range:
    """All values of a type that can be an index or a member, before them none where that is 0."""
    least, size = base_of(kind), domain_size(kind, program)
    return range(0 if counts_from_one(kind) else least, least + size)


def nothing(kind: ir.Type, program: Components) -> Any:
    """The value that stands for nothing."""
    match kind:
        case ir.Number(low, high, optional):
            return ir.NIL if optional else max(low, min(0, high))
        case ir.Between():
            return (0, 0)
        case ir.BagOf(item):
            return (0,) * domain_size(item, program)
        case ir.ListOf():
            return ()
        case ir.PileOf(item):
            return ((), (0,) * domain_size(item, program), ())
        case ir.Ring(size, item):
            return (nothing(item, program),) * size
        case _:
            return 0


def through_none(kind: ir.Type, read: ir.Type, program: Components) -> Any:
    """What comes of reading values of a type, as values of type `read`, through none: their nothing; of a number that
    cannot be 0, that of `read`."""
    return nothing(read if isinstance(kind, ir.Number) and nothing(kind, program) else kind, program)


def join(one: ir.Type, other: ir.Type) -> ir.Type:
    """The least type that holds the values of both of two alike types, so that they can be compared."""
    match one, other:
        case ir.SetOf(a), ir.SetOf(b):
            return ir.SetOf(join(a, b))
        case ir.BagOf(a, n), ir.BagOf(b, m):
            return ir.BagOf(join(a, b), max(n, m))
        case ir.ListOf(a, n), ir.ListOf(b, m):
            return ir.ListOf(join(a, b), max(n, m))
        case ir.PileOf(a, n), ir.PileOf(_, m):
            return ir.PileOf(a, max(n, m))
        case ir.Ring(n, a), ir.Ring(_, b):
            return ir.Ring(n, join(a, b))
        case ir.Number(a, b), ir.Number(c, d):
            return ir.Number(min(a, c), max(b, d), one.optional or other.optional)
        case ir.Number(), ir.Between():
            return other
        case _:
            return one


def alike(one: object, other: object) -> bool:
    """Whether two types hold values of the same sort, whatever their ranges."""
    match one, other:
        case ir.Number(), ir.Number():
            return True
        case (ir.SetOf(a), ir.SetOf(b)) | (ir.BagOf(a), ir.BagOf(b)) | (ir.ListOf(a), ir.ListOf(b)):
            return alike(a, b)
        case ir.PileOf(a), ir.PileOf(b):
            return a == b
        case ir.Ring(n, a), ir.Ring(m, b):
            return n == m and alike(a, b)
        case _:
            return one == other


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest. Costs what is set, not what could be."""
    for at, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        while byte:
            low = byte & -byte
            yield 8 * at + low.bit_length() - 1
            byte ^= low
