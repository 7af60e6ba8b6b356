"""Positions as bytes and back, by `runtime/layout.py`."""

from __future__ import annotations

import struct
from typing import Any

from rulewright.runtime.layout import Frame as FrameLayout
from rulewright.runtime.layout import pack_field, pack_state, pack_value, unpack_field, unpack_state, unpack_value
from rulewright.runtime.reference.world import Frame, Prepared, World


def to_bytes(w: World) -> bytes:
    """The position region of a world."""
    code, layout, program = w.code, w.code.layout, w.code.program
    data = bytearray(layout.size)
    for state, values in zip(program.states, w.values, strict=True):
        field = layout.by_name[state.name]
        packed = pack_state(values, state, field, program)
        data[field.offset : field.offset + len(packed)] = packed
    base = top = 0
    for frame in w.frames:
        shape = layout.frames[frame.proc]
        base, top = top, top + shape.size
        _put_frame(code, frame, shape, data, layout.stack_offset + base)
    numbers = {"#point": w.block, "#base": base, "#top": top, "#winners": w.winners, "#over": w.over, "#actor": w.actor}
    for name, number in numbers.items():
        field = layout.by_name[name]
        packed = pack_value(number, field.encoding, program)[0]
        data[field.offset : field.offset + len(packed)] = packed
    return bytes(data)


def _put_frame(code: Prepared, frame: Frame, shape: FrameLayout, data: bytearray, start: int) -> None:
    for slot, field in shape.fields.items():
        values = [frame.slots[slot]] if field.count == 1 else list(frame.slots[slot])
        packed = pack_field(values, field.encoding, code.program)
        data[start + field.offset : start + field.offset + len(packed)] = packed
    struct.pack_into("<H", data, start + shape.return_offset, frame.back)


def from_bytes(code: Prepared, data: bytes, seed: int, counter: int, explicit: bool) -> World:
    """The world whose position region is given."""
    layout, program = code.layout, code.program
    w = World(code, seed, counter, explicit)
    for number, state in enumerate(program.states):
        field = layout.by_name[state.name]
        w.values[number] = unpack_state(data[field.offset : field.offset + field.size], state, field, program)

    def number_at(name: str) -> int:
        field = layout.by_name[name]
        return int(unpack_value([data[field.offset : field.offset + field.size]], field.encoding, program))

    w.block, w.winners, w.over, w.actor = (number_at(name) for name in ("#point", "#winners", "#over", "#actor"))
    if not w.over:
        w.frames = _frames(code, data, w.block, number_at("#base"))
    return w


def _frames(code: Prepared, data: bytes, block: int, base: int) -> list[Frame]:
    """The chain of frames, found from the innermost outwards: a return block says whose frame lies below."""
    layout, program = code.layout, code.program
    frames: list[Frame] = []
    proc = program.blocks[block].proc
    while base >= 0:
        frame = _take_frame(code, data, proc, layout.stack_offset + base)
        frames.insert(0, frame)
        if base == 0:
            return frames
        proc = program.blocks[frame.back].proc
        base -= layout.frames[proc].size
    raise ValueError("the frames are no chain")


def _take_frame(code: Prepared, data: bytes, proc: int, start: int) -> Frame:
    shape = code.layout.frames[proc]
    slots: list[Any] = code.frame_slots(proc, [])
    for slot, field in shape.fields.items():
        at = start + field.offset
        values = unpack_field(data[at : at + field.size], field.count, field.encoding, code.program)
        slots[slot] = values[0] if field.count == 1 else tuple(values)
    (back,) = struct.unpack_from("<H", data, start + shape.return_offset)
    return Frame(proc, back, slots)
