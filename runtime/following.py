"""Carrying out the plans of seeing.py on any position, by its bytes: as seeing.h does it for compiled ones, number for
number."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir, seeing
from rulewright.runtime.arrays import put_in
from rulewright.runtime.backend import DECIDE, OVER
from rulewright.runtime.chance import MASK
from rulewright.runtime.domain import domain_size
from rulewright.runtime.seeing import Step

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.seating import Seating

HEAD = 8  # numbers before those of the procedures
FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9


def parts(plan: bytes, data: bytes, seating: Seating, over: bool) -> Iterator[tuple[list[Step], int]]:
    """The steps for the states, then for each frame that is alive, innermost first, and where their bytes begin."""
    numbers = array("i", plan)
    start = HEAD + 2 * numbers[7]

    def steps(first: int, count: int) -> list[Step]:
        return [Step(*numbers[start + 8 * at : start + 8 * at + 8]) for at in range(first, first + count)]

    yield steps(0, numbers[6]), 0
    if over:
        return
    layout, program = seating.layout, seating.program
    base, block = (_whole(data, layout.by_name[name].offset, 2) for name in ("#base", "#point"))
    met = set()
    while True:
        proc = program.blocks[block].proc
        if proc not in met:
            yield steps(*numbers[HEAD + 2 * proc : HEAD + 2 * proc + 2]), layout.stack_offset + base
        met.add(proc)
        if base == 0:
            return
        block = _whole(data, layout.stack_offset + base + layout.frames[proc].return_offset, 2)
        base -= layout.frames[program.blocks[block].proc].size


def _whole(data: bytes, at: int, width: int) -> int:
    return int.from_bytes(data[at : at + abs(width)], "little", signed=width < 0)


def _bits(data: bytes, step: Step, at: int) -> int:
    first = 8 * at + step.source
    return (
        int.from_bytes(data[first // 8 : (first + step.times + 7) // 8], "little") >> first % 8 & (1 << step.times) - 1
    )


def _added(step: Step, data: bytes, at: int) -> int:
    """What a step adds to the sum."""
    match step.kind:
        case seeing.ADD_BITS:
            return _bits(data, step, at).bit_count()
        case seeing.ADD_BYTES:
            return sum(data[at + step.source : at + step.source + step.times])
    return _whole(data, at + step.source, step.width)


# ---------------------------------------------------------------- numbers


def observe(seating: Seating, position: Position, plan: bytes, out: Any) -> bool:
    """What a plan sees of a position, into `out`; False if there is not just room enough."""
    head, data = array("i", plan)[:HEAD], position.to_bytes()
    seen = [0] * head[0]
    for steps, at in parts(plan, data, seating, position.kind == OVER):
        total = 0
        for step in steps:
            total = _write(step, data, at, seen, total)
    if position.kind == DECIDE:
        seen[head[2] + (position.actor - 1 - head[5]) % seating.seats] = 1
        if position.actor - 1 == head[5]:
            seen[head[3] + position.decision] = 1
    seen[head[4]] = int(position.kind == OVER)
    return put_in(out, array({1: "b", 2: "h", 4: "i"}[head[1]], seen).tobytes())


def _write(step: Step, data: bytes, at: int, seen: list[int], total: int) -> int:
    """One step; the sum so far."""
    values = (_whole(data, at + step.source + i * abs(step.width), step.width) for i in range(step.times))
    match step.kind:
        case seeing.NUMBERS:
            seen[step.out : step.out + step.times] = values
        case seeing.BITS:
            mask = _bits(data, step, at)
            seen[step.out : step.out + step.times] = [mask >> i & 1 for i in range(step.times)]
        case seeing.PLACES:
            for i, value in enumerate(values):
                if value:
                    seen[step.out + i + (value - 1 - step.turned) % step.values * step.stride] = 1
        case seeing.MEMBERS:
            for i in range(_whole(data, at + step.stride, 2)):
                seen[step.out + _whole(data, at + step.source + i * step.width, step.width)] = 1
        case seeing.TURNED:
            seen[step.out : step.out + step.times] = [
                (value - 1 - step.turned) % step.values + 1 if value else 0 for value in values
            ]
        case seeing.PUT_SUM:
            seen[step.out] = total
            return 0
        case _:
            return total + _added(step, data, at)
    return total


# ---------------------------------------------------------------- digests


class Digest:
    """Two words that take in words, one after the other; what went in differently comes out differently."""

    def __init__(self, before: bytes) -> None:
        self.one, self.other = int.from_bytes(before[:8], "little"), int.from_bytes(before[8:], "little")

    def feed(self, word: int) -> None:
        """Take in a word."""
        self.one = ((self.one ^ word & MASK) * FIRST) & MASK
        self.one ^= self.one >> 32
        self.other = ((self.other + word) * SECOND) & MASK
        self.other ^= self.other >> 29

    def feed_bytes(self, data: bytes) -> None:
        """Take in bytes, eight at a time."""
        for at in range(0, len(data), 8):
            self.feed(int.from_bytes(data[at : at + 8], "little"))

    def __bytes__(self) -> bytes:
        return self.one.to_bytes(8, "little") + self.other.to_bytes(8, "little")


def digest(
    seating: Seating,
    position: Position,
    plan: bytes,
    before: bytes,
    earlier: Position | None,
    move: tuple[Any, ...] | None,
    happened: int,
) -> bytes:
    """All that was seen before, then the move that was made in an earlier position, or the code of what happened; then
    what a plan sees of a position."""
    found, numbers = Digest(before), array("i", plan)
    if earlier is not None and move is not None:
        _feed_move(seating.program, numbers, earlier.decision, move, found)
    elif happened:
        found.feed(happened)
    over, asked = position.kind == OVER, position.kind == DECIDE and position.actor - 1 == numbers[5]
    for steps, at in parts(plan, position.to_bytes(), seating, over):
        total = 0
        for step in steps:
            total = _take_in(step, position.to_bytes(), at, found, total)
    found.feed(position.actor if position.kind == DECIDE else 0)
    found.feed(int(over))
    codes = numbers[numbers[3] + 2 * position.decision :][:2] if asked else (0, 0)
    found.feed(codes[0])
    if over:
        _end(position, found)
    if asked and codes[1]:
        for raw in position.moves():
            _feed_move(seating.program, numbers, position.decision, raw, found)
    return bytes(found)


def _take_in(step: Step, data: bytes, at: int, found: Digest, total: int) -> int:
    match step.kind:
        case seeing.SPAN:
            found.feed_bytes(data[at + step.source : at + step.source + step.times])
        case seeing.BITS:
            mask = _bits(data, step, at)
            for first in range(0, step.times, 64):
                found.feed(mask >> first & MASK)
        case seeing.PUT_SUM:
            found.feed(total)
            return 0
        case _:
            return total + _added(step, data, at)
    return total


def _end(position: Position, found: Digest) -> None:
    """At the end everybody knows who has won, and all scores."""
    found.feed(position.winners())
    for line in position.scores():
        for value in line:
            found.feed(value & MASK)


def _feed_move(program: ir.Program, numbers: array[int], decision: int, raw: tuple[Any, ...], found: Digest) -> None:
    option = sum(len(one.options) for one in program.decisions[:decision]) + raw[0]
    found.feed(numbers[numbers[2] + option])
    for value, param in zip(raw[1:], program.decisions[decision].options[raw[0]].params, strict=True):
        if isinstance(value, tuple):
            found.feed_bytes(bytes(value))
        elif isinstance(param.type, ir.SetOf):
            found.feed_bytes(value.to_bytes((domain_size(param.type.item, program) + 63) // 64 * 8, "little"))
        else:
            found.feed(value & MASK)
