"""Where everything lies in a state: one flat struct, the same for both backends.

The struct has three regions: the *position* (compared, hashed, saved as `bytes`), the *run* (seed and counters, saved
but not compared) and whatever a backend derives. This file lays out the position. Fields are sorted by alignment (8, 4,
2, 1 bytes), then by declaration, so that a C struct with the same fields in the same order has no padding before its
tail.

    encoding    what                                              stored as
    scalar      Number, Truth, 1..n types, Step, Mark             one integer; an optional Number: value - low + 1, or 0
    between     a range                                           two int32
    set         a set                                             one unsigned integer up to 64 members, else of words
    bag         counts                                            one byte per member
    list        ordered                                           items (unused tail 0), then the length in 2 bytes
    few         a set `up to n` in a state                        indices of its members, ascending, as a list
    pile        top list, middle counts, bottom list              as these three
    bits        yes/no states with an index                       a set over the flat index
    planes      few-valued states on a board, per row of a table  for each value 1..n a set of cells or rows
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import bits_of, domain_size, nothing

PLANE_VALUES = 4  # a state on a board or per row with at most so many values is stored as planes
PLANE_ROWS = 8  # of a table: fewer are soon looked at one by one
PLANE_CELLS = 512
RULES_DEEP = 3  # how deep rules may call rules

Shape = tuple[tuple[int, int, str], ...]  # parts: (how many, bytes each, struct letter)


@dataclass(frozen=True, slots=True)
class Encoding:
    """How one value of a type is stored: `parts` in order; alignment is that of the widest part, which comes first."""

    kind: str
    type: ir.Type
    parts: Shape

    @property
    def size(self) -> int:
        return sum(count * width for count, width, _ in self.parts)

    @property
    def align(self) -> int:
        return max(width for _, width, _ in self.parts)


@dataclass(frozen=True, slots=True)
class Field:
    """A stored thing: `count` values of one encoding, one after the other (by part: all of part 0, then part 1 …)."""

    name: str
    encoding: Encoding
    count: int
    offset: int

    @property
    def size(self) -> int:
        return self.encoding.size * self.count


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of a procedure: return point first after the sorted locals. `fields` by slot number."""

    proc: int
    size: int  # a multiple of 8
    fields: dict[int, Field]
    return_offset: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The position region."""

    fields: tuple[Field, ...]  # states by name, then '#point', '#actor', '#over', '#winners', '#depth', '#base'
    by_name: dict[str, Field]
    frames: dict[int, Frame]  # by procedure, only those that suspend
    stack_offset: int
    stack_size: int
    size: int


def integer(low: int, high: int) -> tuple[int, str]:
    """The smallest storage for low..high: (bytes, struct letter)."""
    for width, letter, least, most in (
        (1, "B", 0, 255),
        (1, "b", -128, 127),
        (2, "H", 0, 65535),
        (2, "h", -32768, 32767),
        (4, "i", -(2**31), 2**31 - 1),
        (4, "I", 0, 2**32 - 1),
    ):
        if least <= low and high <= most:
            return width, letter
    raise ValueError(f"too wide: {low}..{high}")


def words(size: int) -> tuple[int, int, str]:
    """Storage of a bit set with `size` bits: (how many, bytes each, struct letter)."""
    for width, letter in ((1, "B"), (2, "H"), (4, "I")):
        if size <= width * 8:
            return 1, width, letter
    return (size + 63) // 64, 8, "Q"


def encoding_of(kind: ir.Type, program: ir.Program) -> Encoding:
    """How a single value of the type is stored."""
    match kind:
        case ir.Number(low, high, optional):
            width, letter = integer(0, high - low + 1) if optional else integer(low, high)
            return Encoding("scalar", kind, ((1, width, letter),))
        case ir.Truth():
            return Encoding("scalar", kind, ((1, 1, "B"),))
        case ir.Step():
            return Encoding("scalar", kind, ((1, 2, "H"),))
        case ir.Mark():
            return Encoding("scalar", kind, ((1, 8, "Q"),))
        case ir.Between():
            return Encoding("between", kind, ((2, 4, "i"),))
        case ir.SetOf(item):
            return Encoding("set", kind, (words(domain_size(item, program)),))
        case ir.BagOf(item):
            return Encoding("bag", kind, ((domain_size(item, program), 1, "B"),))
        case ir.ListOf(item, capacity):
            return Encoding("list", kind, _list_parts(item, capacity, program))
        case ir.PileOf(item, capacity):
            end = _list_parts(item, capacity, program)
            return Encoding("pile", kind, (*end, *end, (domain_size(item, program), 1, "B")))
        case ir.Ring(size, item):
            _, width, letter = encoding_of(item, program).parts[0]
            return Encoding("ring", kind, ((size, width, letter),))
        case _:
            width, letter = integer(0, domain_size(kind, program))
            return Encoding("scalar", kind, ((1, width, letter),))


def _list_parts(item: ir.Type, capacity: int, program: ir.Program) -> Shape:
    _, width, letter = encoding_of(item, program).parts[0]
    length = (1, 2, "H")
    items = (capacity, width, letter)
    return (length, items) if width < 2 else (items, length)


def _few_parts(item: ir.Type, room: int, program: ir.Program) -> Shape:
    width, letter = integer(0, max(0, domain_size(item, program) - 1))
    length, items = (1, 2, "H"), (room, width, letter)
    return (length, items) if width < 2 else (items, length)


def state_encoding(state: ir.State, program: ir.Program) -> tuple[Encoding, int]:
    """How a state is stored, and how many values of that encoding."""
    count = 1
    for index in state.index:
        count *= domain_size(index, program)
    if state.room and isinstance(state.type, ir.SetOf):
        return Encoding("few", state.type, _few_parts(state.type.item, state.room, program)), count
    if state.index and isinstance(state.type, ir.Truth):
        return Encoding("bits", state.type, (words(count),)), 1
    if is_planes(state, program):
        each, width, letter = words(count)
        return Encoding("planes", state.type, ((each * domain_size(state.type, program), width, letter),)), 1
    return encoding_of(state.type, program), count


def is_planes(state: ir.State, program: ir.Program) -> bool:
    """Whether a state is stored as one set of cells per value."""
    if len(state.index) != 1 or not isinstance(state.index[0], ir.Cell | ir.Row):
        return False
    if not isinstance(state.type, ir.Seat | ir.Member | ir.Row):
        return False
    cells = domain_size(state.index[0], program)
    if isinstance(state.index[0], ir.Row) and cells < PLANE_ROWS:
        return False
    return domain_size(state.type, program) <= PLANE_VALUES and cells <= PLANE_CELLS


def layout_of(program: ir.Program) -> Layout:
    """The layout of a program's position."""
    wanted: list[tuple[str, Encoding, int]] = []
    for state in program.states:
        encoding, count = state_encoding(state, program)
        wanted.append((state.name, encoding, count))
    seat_set = encoding_of(ir.SetOf(ir.Seat()), program)
    number = encoding_of(ir.Number(0, 65535), program)
    small = encoding_of(ir.Number(0, 255), program)
    wanted += [
        ("#point", number, 1),  # the block whose Ask or Chance the flow rests at
        ("#base", number, 1),  # where the current frame begins in the stack
        ("#top", number, 1),  # where the next frame would begin
        ("#winners", seat_set, 1),
        ("#over", small, 1),  # 0 goes on, 1 finished by ranking, 2 finished with named winners
        ("#actor", small, 1),  # the Seat asked, 0 for chance or nobody
    ]
    frames = {proc.number: _frame(proc, program) for proc in program.procs if proc.suspends}
    stack_size = _stack_size(program, frames)
    wanted.sort(key=lambda entry: -entry[1].align)
    fields: list[Field] = []
    offset = 0
    for name, encoding, count in wanted:
        if encoding.align < 8 and not any(f.name == "#stack" for f in fields):
            fields.append(Field("#stack", Encoding("stack", ir.Truth(), ((stack_size, 8, "Q"),)), 1, offset))
            offset += stack_size * 8
        offset += -offset % encoding.align
        fields.append(Field(name, encoding, count, offset))
        offset += encoding.size * count
    by_name = {field.name: field for field in fields}
    return Layout(tuple(fields), by_name, frames, by_name["#stack"].offset, stack_size * 8, offset + -offset % 8)


def _frame(proc: ir.Proc, program: ir.Program) -> Frame:
    wanted = [
        (number, encoding_of(slot.type, program), slot.count, slot.name)
        for number, slot in enumerate(proc.slots)
        if slot.framed
    ]
    wanted.append((-1, encoding_of(ir.Number(0, 65535), program), 1, "#return"))
    wanted.sort(key=lambda entry: -entry[1].align)
    fields: dict[int, Field] = {}
    offset = 0
    for number, encoding, count, name in wanted:
        offset += -offset % encoding.align
        fields[number] = Field(name, encoding, count, offset)
        offset += encoding.size * count
    back = fields.pop(-1)
    return Frame(proc.number, offset + -offset % 8, fields, back.offset)


def _stack_size(program: ir.Program, frames: dict[int, Frame]) -> int:
    """Words the longest chain of frames can take. Procedures call each other without cycles, except through rules,
    which may be nested `RULES_DEEP` times."""
    calls: dict[int, set[int]] = {number: set() for number in frames}
    through_rules: dict[int, set[int]] = {number: set() for number in frames}
    rules = {snippet.proc for snippet in program.snippets if snippet.proc in frames}
    for block in program.blocks:
        match block.end:
            case ir.CallProc(proc):
                calls[block.proc].add(proc)
            case ir.CallRules():
                through_rules[block.proc] |= rules
    for decision in program.decisions:
        for option in decision.options:
            at = decision.proc
            for proc, _, _ in option.lent_by:
                calls[at].add(proc)
                at = proc
    known: dict[tuple[int, int], int] = {}

    def longest(at: int, deep: int) -> int:
        if (at, deep) not in known:
            inner = [longest(proc, deep) for proc in sorted(calls[at])]
            if deep < RULES_DEEP:
                inner += [longest(proc, deep + 1) for proc in sorted(through_rules[at])]
            known[at, deep] = frames[at].size + max(inner, default=0)
        return known[at, deep]

    return max(longest(number, 0) for number in sorted(frames)) // 8  # `can` begins any of them in a stack of its own


# ---------------------------------------------------------------- values to bytes and back


def pack_value(value: Any, encoding: Encoding, program: ir.Program) -> list[bytes]:
    """One value as the bytes of each part."""
    kind = encoding.type
    match encoding.kind:
        case "scalar":
            if isinstance(kind, ir.Number) and kind.optional:
                value = 0 if value == ir.NIL else value - kind.low + 1
            return [struct.pack("<" + encoding.parts[0][2], value)]
        case "between":
            return [struct.pack("<2i", *value)]
        case "set" | "bits":
            count, width, _ = encoding.parts[0]
            return [int(value).to_bytes(count * width, "little")]
        case "few":
            items = items_part(encoding.parts)
            room, width, _ = encoding.parts[items]
            members = list(bits_of(value))
            packed = b"".join(index.to_bytes(width, "little") for index in members).ljust(room * width, b"\0")
            length = struct.pack("<H", len(members))
            return [length, packed] if items == 1 else [packed, length]
        case "bag":
            return [bytes(value)]
        case "list":
            assert isinstance(kind, ir.ListOf)
            return _pack_list(value, kind.item, encoding.parts, program)
        case "pile":
            assert isinstance(kind, ir.PileOf)
            top, middle, bottom = value
            ends = encoding.parts[:2]
            return [
                *_pack_list(top, kind.item, ends, program),
                *_pack_list(bottom, kind.item, ends, program),
                bytes(middle),
            ]
        case "ring":
            assert isinstance(kind, ir.Ring)
            item = encoding_of(kind.item, program)
            return [b"".join(pack_value(one, item, program)[0] for one in value)]
    raise ValueError(encoding.kind)


def _pack_list(value: tuple[Any, ...], item: ir.Type, parts: Shape, program: ir.Program) -> list[bytes]:
    encoding = encoding_of(item, program)
    capacity, width, _ = (
        max(parts, key=lambda part: part[0]) if parts[0][0] != parts[1][0] else parts[items_part(parts)]
    )
    items = b"".join(pack_value(one, encoding, program)[0] for one in value).ljust(capacity * width, b"\0")
    length = struct.pack("<H", len(value))
    return [length, items] if items_part(parts) == 1 else [items, length]


def items_part(parts: Shape) -> int:
    """Which of the two parts of a list holds the items: the second if items are single bytes."""
    return 1 if parts[1][1] == 1 else 0


def unpack_value(parts: list[bytes], encoding: Encoding, program: ir.Program) -> Any:
    """The inverse of `pack_value`."""
    kind = encoding.type
    match encoding.kind:
        case "scalar":
            (value,) = struct.unpack("<" + encoding.parts[0][2], parts[0])
            if isinstance(kind, ir.Number) and kind.optional:
                value = ir.NIL if value == 0 else value + kind.low - 1
            return value
        case "between":
            return struct.unpack("<2i", parts[0])
        case "set" | "bits":
            return int.from_bytes(parts[0], "little")
        case "few":
            items = items_part(encoding.parts)
            width = encoding.parts[items][1]
            (length,) = struct.unpack("<H", parts[1 - items])
            starts = range(0, length * width, width)
            members = {int.from_bytes(parts[items][at : at + width], "little") for at in starts}
            return sum(1 << index for index in members)
        case "bag":
            return tuple(parts[0])
        case "list":
            assert isinstance(kind, ir.ListOf)
            return _unpack_list(parts, kind.item, encoding.parts, program)
        case "pile":
            assert isinstance(kind, ir.PileOf)
            ends = encoding.parts[:2]
            top = _unpack_list(parts[0:2], kind.item, ends, program)
            bottom = _unpack_list(parts[2:4], kind.item, ends, program)
            return (top, tuple(parts[4]), bottom)
        case "ring":
            assert isinstance(kind, ir.Ring)
            item = encoding_of(kind.item, program)
            return tuple(
                unpack_value([parts[0][i : i + item.size]], item, program) for i in range(0, len(parts[0]), item.size)
            )
    raise ValueError(encoding.kind)


def _unpack_list(parts: list[bytes], item: ir.Type, shape: Shape, program: ir.Program) -> tuple[Any, ...]:
    at = items_part(shape)
    (length,) = struct.unpack("<H", parts[1 - at])
    encoding = encoding_of(item, program)
    return tuple(
        unpack_value([parts[at][i : i + encoding.size]], encoding, program)
        for i in range(0, length * encoding.size, encoding.size)
    )


def _is_plain(encoding: Encoding) -> bool:
    """Whether the bytes of a value are the value itself, so that many are packed at once."""
    return encoding.kind == "scalar" and not (isinstance(encoding.type, ir.Number) and encoding.type.optional)


def pack_field(values: list[Any], encoding: Encoding, program: ir.Program) -> bytes:
    """Several values of one field: all of part 0, then all of part 1, and so on."""
    if _is_plain(encoding):
        return struct.pack(f"<{len(values)}{encoding.parts[0][2]}", *values)
    packed = [pack_value(value, encoding, program) for value in values]
    return b"".join(one[part] for part in range(len(encoding.parts)) for one in packed)


def unpack_field(data: bytes, count: int, encoding: Encoding, program: ir.Program) -> list[Any]:
    """The inverse of `pack_field`."""
    if _is_plain(encoding):
        return list(struct.unpack(f"<{count}{encoding.parts[0][2]}", data[: count * encoding.size]))
    sizes = [number * width for number, width, _ in encoding.parts]
    starts, at = [], 0
    for size in sizes:
        starts.append(at)
        at += size * count
    return [
        unpack_value(
            [data[start + i * size : start + (i + 1) * size] for start, size in zip(starts, sizes)], encoding, program
        )
        for i in range(count)
    ]


def pack_state(values: list[Any], state: ir.State, field: Field, program: ir.Program) -> bytes:
    """All elements of a state, in flat index order, as its field's bytes."""
    encoding = field.encoding
    if encoding.kind == "bits":
        return pack_value(sum(1 << i for i, value in enumerate(values) if value), encoding, program)[0]
    if encoding.kind == "planes":
        each, width, _ = words(len(values))
        planes = domain_size(state.type, program)
        masks = [sum(1 << i for i, value in enumerate(values) if value == plane + 1) for plane in range(planes)]
        return b"".join(mask.to_bytes(each * width, "little") for mask in masks)
    return pack_field(values, encoding, program)


def unpack_state(data: bytes, state: ir.State, field: Field, program: ir.Program) -> list[Any]:
    """The inverse of `pack_state`."""
    encoding = field.encoding
    count = 1
    for index in state.index:
        count *= domain_size(index, program)
    if encoding.kind == "bits":
        mask = int.from_bytes(data, "little")
        return [mask >> i & 1 for i in range(count)]
    if encoding.kind == "planes":
        each, width, _ = words(count)
        values = [nothing(state.type, program)] * count
        for plane in range(domain_size(state.type, program)):
            mask = int.from_bytes(data[plane * each * width : (plane + 1) * each * width], "little")
            for i in bits_of(mask):
                values[i] = plane + 1
        return values
    return unpack_field(data, count, encoding, program)
