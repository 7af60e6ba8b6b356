"""Observations: what a seat sees now, as an array of numbers with named fields. `game.observation` says what lies
where."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir, knowledge
from rulewright.runtime.arrays import CODES
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.seeing import (
    PUT_SUM,
    Element,
    Field,
    Shown,
    Step,
    elements,
    merged,
    shown,
    size_steps,
    steps_of,
)

if TYPE_CHECKING:
    from rulewright.runtime.seating import Seating

COLLECTIONS = (ir.SetOf, ir.BagOf, ir.ListOf, ir.PileOf)
TYPES = (("int8", -128, 127), ("int16", -32768, 32767), ("int32", -(2**31), 2**31 - 1))


class Observation:
    """What observations of a game are made of: `fields`, how many numbers (`size`) and of what `dtype`. Every seat has
    the same fields; `split` takes an array apart."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self.dtype = "int32"
        self.low = self.high = 0
        self.fields: tuple[Field, ...] = ()
        self.size: int = 0
        self._states: list[_OfState] = self._of_states()
        self._locals: list[_OfLocal] = self._of_locals()
        program = seating.program
        self._ends = tuple(
            self._field(name, (count,), 0, 1)
            for name, count in (("to_move", program.seats), ("decision", max(1, len(program.decisions))), ("over", 1))
        )
        field: Field
        for field in self.fields:
            self.low, self.high = min(self.low, field.low), max(self.high, field.high)
        fitting = [name for name, least, most in TYPES if least <= self.low and self.high <= most]
        self.dtype = fitting[0] if fitting else "int32"
        self._plans: dict[int, bytes] = {}

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: one row of numbers."""
        return (self.size,)

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def split(self, seen: Any) -> dict[str, Any]:
        """An observation, or many in rows, taken apart: each field in its shape. Parts of a numpy array, not copies."""
        return {
            field.name: seen[..., field.start : field.start + field.size].reshape(*seen.shape[:-1], *field.shape)
            for field in self.fields
        }

    def __repr__(self) -> str:
        return f"<Observation of {self.size} {self.dtype}: {', '.join(field.name for field in self.fields)}>"

    def _field(self, name: str, shape: tuple[int, ...], low: int, high: int) -> Field:
        field = Field(name, shape, self.size, low, high)
        self.fields += (field,)
        self.size += field.size
        return field

    # ------------------------------------------------------------ states

    def _of_states(self) -> list[_OfState]:
        program, layout = self._seating.program, self._seating.layout
        found = []
        for state in program.states:
            stored = layout.by_name[state.name]
            look = shown(state.type, stored.encoding, program)
            owned = state.seen == "owner"
            dims = [kind for at, kind in enumerate(state.index) if not (owned and at == _owner(state))]
            field = None
            if look is not None and state.seen in ("all", *ir.BY_SEAT):
                shape = tuple(number for kind in dims for number in _extents(kind, program))
                field = self._field(state.name, _shape(shape, look, state.type), look.low, look.high)
            sizes = None
            if state.seen in ("count", *ir.BY_SEAT) and isinstance(state.type, COLLECTIONS):
                shape = tuple(number for kind in state.index for number in _extents(kind, program)) or (1,)
                sizes = self._field(f"{state.name}.size", shape, 0, 32767)
            found.append(_OfState(state, look, field, sizes))
        return found

    # ------------------------------------------------------------ locals

    def _of_locals(self) -> list[_OfLocal]:
        program, found = self._seating.program, []
        for proc, slot, own in seen_slots(self._seating):
            declared = program.procs[proc].slots[slot]
            look = shown(declared.type, self._seating.layout.frames[proc].fields[slot].encoding, program)
            if look is not None:
                name = f"{program.procs[proc].name}.{declared.name}"
                field = self._field(name, _shape((), look, declared.type), look.low, look.high)
                found.append(_OfLocal(proc, slot, own, look, field))
        return found

    # ------------------------------------------------------------ for one who looks

    def plan(self, seat: int) -> bytes:
        """The steps that make the observation of a seat, as backends take them."""
        if seat not in self._plans:
            self._plans[seat] = self._made(seat)
        return self._plans[seat]

    def _made(self, seat: int) -> bytes:
        program = self._seating.program
        simple: list[Step] = []
        sums: list[Step] = []
        by_proc: dict[int, list[Step]] = {}
        for state in self._states:
            simple += state.steps(self._seating, seat)
            sums += state.size_steps(self._seating, seat)
        for local in self._locals:
            by_proc.setdefault(local.proc, []).extend(local.steps(self._seating, seat))
        first = [*merged(iter(sorted(simple, key=lambda step: (step.kind, step.out)))), *sums]
        to_move, decision, over = (field.start for field in self._ends)
        width = array(CODES[self.dtype]).itemsize
        head = [self.size, width, to_move, decision, over, seat]
        return packed(head, first, by_proc, len(program.procs))


class _OfState:
    """A state as a part of observations."""

    def __init__(self, state: ir.State, look: Shown | None, field: Field | None, sizes: Field | None) -> None:
        self.state, self.look, self.field, self.sizes = state, look, field, sizes

    def _elements(self, seating: Seating) -> Iterator[tuple[tuple[int, ...], Element]]:
        yield from state_elements(self.state, seating)

    def steps(self, seating: Seating, seat: int) -> Iterator[Step]:
        """The steps for what the seat sees."""
        if self.field is None or self.look is None:
            return
        program, look = seating.program, self.look
        owned = _owner(self.state) if self.state.seen == "owner" else -1
        kinds = [kind for at, kind in enumerate(self.state.index) if at != owned]
        count = prod(domain_size(kind, program) for kind in kinds)
        for at, element in self._elements(seating):
            if knowledge.sees(seat, self.state, at):
                left = [value for number, value in enumerate(at) if number != owned]
                place = _place(left, kinds, seat, program)
                out, stride = (place, count) if look.planes else (place * look.size, 1)
                yield from steps_of(element, self.state.type, look, self.field.start + out, stride, seat, program.seats)

    def size_steps(self, seating: Seating, seat: int) -> Iterator[Step]:
        """The steps for how much lies where the seat does not see what."""
        if self.sizes is None:
            return
        for at, element in self._elements(seating):
            place = _place(list(at), list(self.state.index), seat, seating.program)
            yield from size_steps(element)
            yield Step(PUT_SUM, 0, out=self.sizes.start + place)


class _OfLocal:
    """A local as a part of observations."""

    def __init__(self, proc: int, slot: int, own: bool, look: Shown, field: Field) -> None:
        self.proc, self.slot, self.own, self.look, self.field = proc, slot, own, look, field

    def steps(self, seating: Seating, seat: int) -> Iterator[Step]:
        """The steps, from the beginning of the frame."""
        element = local_element(seating, self.proc, self.slot, seat if self.own else 0)
        kind = seating.program.procs[self.proc].slots[self.slot].type
        yield from steps_of(element, kind, self.look, self.field.start, 1, seat, seating.program.seats)


def seen_slots(seating: Seating) -> list[tuple[int, int, bool]]:
    """The locals in frames that a seat sees, as (procedure, slot, whether it sees only its own entry)."""
    frames, secrets = seating.layout.frames, seating.secrets
    public = [
        (proc, slot, False) for proc, slot in secrets.public_locals if proc in frames and slot in frames[proc].fields
    ]
    own = [(one.proc, slot, True) for one in seating.program.decisions for slot in one.pending if one.proc in frames]
    return sorted({*public, *own})


def state_elements(state: ir.State, seating: Seating) -> Iterator[tuple[tuple[int, ...], Element]]:
    """Each element of a state: the values of its indices, and where it lies."""
    program, stored = seating.program, seating.layout.by_name[state.name]
    ranges = ([value_at(i, kind) for i in range(domain_size(kind, program))] for kind in state.index)
    flat = prod(domain_size(kind, program) for kind in state.index)
    yield from zip(product(*ranges), elements(stored.encoding, stored.count, stored.offset, flat), strict=True)


def local_element(seating: Seating, proc: int, slot: int, entry: int) -> Element:
    """Where a local lies in its frame."""
    stored = seating.layout.frames[proc].fields[slot]
    return elements(stored.encoding, stored.count, stored.offset, stored.count)[entry]


def packed(head: list[int], first: list[Step], by_proc: dict[int, list[Step]], procs: int) -> bytes:
    """A plan: six numbers, how many steps for the states, how many procedures, first and count of the steps of each,
    steps."""
    places, at = [], len(first)
    for proc in range(procs):
        places += [at, len(by_proc.get(proc, ()))]
        at += len(by_proc.get(proc, ()))
    steps = [*first, *(step for proc in range(procs) for step in by_proc.get(proc, ()))]
    return array("i", [*head, len(first), procs, *places, *(number for step in steps for number in step)]).tobytes()


def _owner(state: ir.State) -> int:
    return next((at for at, kind in enumerate(state.index) if isinstance(kind, ir.Seat)), -1)


def _extents(kind: ir.Type, program: ir.Program) -> tuple[int, ...]:
    """The size of an index; of a whole board its rows and columns, in the order of its cells."""
    if isinstance(kind, ir.Cell):
        board = program.boards[kind.board]
        first, second = (high - low + 1 for low, high in zip(board.low, board.high))
        if first * second == len(board.names):
            return (second, first) if board.second_major else (first, second)
    return (domain_size(kind, program),)


def _shape(dims: tuple[int, ...], look: Shown, kind: ir.Type) -> tuple[int, ...]:
    if look.planes:
        return (look.size, *dims)
    return (*dims, look.size) if look.size > 1 or isinstance(kind, COLLECTIONS) or not dims else dims


def _place(at: list[int], kinds: list[ir.Type], seat: int, program: ir.Program) -> int:
    """The flat place of an element, seats counted from the one who looks."""
    place = 0
    for value, kind in zip(at, kinds, strict=True):
        size = domain_size(kind, program)
        index = value - value_at(0, kind)
        place = place * size + ((index - seat) % size if isinstance(kind, ir.Seat) else index)
    return place
