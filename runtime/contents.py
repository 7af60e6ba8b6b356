"""What lies in a position: the values of its states and of the locals that are alive, read from its bytes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing, value_at
from rulewright.runtime.layout import Layout, unpack_field, unpack_state


class Element(NamedTuple):
    """One element of a state: where it is (values of its indices, in the declared order) and its value."""

    at: tuple[int, ...]
    value: Any


class LocalValue(NamedTuple):
    """A local alive in a frame: `values` has one entry, or one per seat for pending secret choices."""

    proc: int
    slot: int
    name: str
    type: ir.Type
    values: list[Any]


def elements(state: ir.State, data: bytes, layout: Layout, program: ir.Program) -> list[Element]:
    """All elements of a state, in flat order."""
    field = layout.by_name[state.name]
    values = unpack_state(data[field.offset : field.offset + field.size], state, field, program)
    ranges = ([value_at(i, kind) for i in range(domain_size(kind, program))] for kind in state.index)
    return [Element(index, value) for index, value in zip(product(*ranges), values, strict=True)]


def filled(state: ir.State, data: bytes, layout: Layout, program: ir.Program) -> list[Element]:
    """The elements of a state that are not nothing, in flat order: most of a large board is empty."""
    field = layout.by_name[state.name]
    values = unpack_state(data[field.offset : field.offset + field.size], state, field, program)
    empty = nothing(state.type, program)
    sizes = [domain_size(kind, program) for kind in state.index]
    return [Element(_index(at, state.index, sizes), value) for at, value in enumerate(values) if value != empty]


def index_at(place: int, state: ir.State, program: ir.Program) -> tuple[int, ...]:
    """The values of the indices of an element of a state."""
    return _index(place, state.index, [domain_size(kind, program) for kind in state.index])


def _index(at: int, kinds: tuple[ir.Type, ...], sizes: list[int]) -> tuple[int, ...]:
    """The values of the indices of the element at a flat place."""
    found = []
    for kind, size in zip(reversed(kinds), reversed(sizes), strict=True):
        at, rest = divmod(at, size)
        found.append(value_at(rest, kind))
    return tuple(reversed(found))


def locals_alive(data: bytes, layout: Layout, program: ir.Program) -> Iterator[LocalValue]:
    """The framed locals of every active procedure, innermost first."""

    def number(name: str) -> int:
        field = layout.by_name[name]
        return int(unpack_field(data[field.offset : field.offset + field.size], 1, field.encoding, program)[0])

    if number("#over"):
        return
    base, proc = number("#base"), program.blocks[number("#point")].proc
    while True:
        frame = layout.frames[proc]
        start = layout.stack_offset + base
        for slot, field in sorted(frame.fields.items()):
            packed = data[start + field.offset : start + field.offset + field.size]
            declared = program.procs[proc].slots[slot]
            yield LocalValue(
                proc, slot, declared.name, declared.type, unpack_field(packed, field.count, field.encoding, program)
            )
        if base == 0:
            return
        back = int.from_bytes(data[start + frame.return_offset : start + frame.return_offset + 2], "little")
        proc = program.blocks[back].proc
        base -= layout.frames[proc].size
