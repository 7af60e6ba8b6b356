"""Bytes from outside: a position only if every number is in its range, the frames are a chain, somebody can go on, and
the bytes are exactly those that this position has."""

from __future__ import annotations

import struct
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import counts_from_one, domain_size
from rulewright.runtime.reference import decide, storage
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.world import Failure, World


class NotAPosition(ValueError):
    """Bytes that are no position of a game."""


def checked(code: Code, data: bytes, seed: int, counter: int, explicit: bool) -> World:
    """The world whose position region is given, if it can be one; NotAPosition if not."""
    if len(data) != code.layout.size:
        raise NotAPosition
    try:
        w = storage.from_bytes(code, data, seed, counter, explicit)
        if not (_fits(w) and storage.to_bytes(w) == data and _rests(w)):
            raise NotAPosition
    except (LookupError, ArithmeticError, ValueError, TypeError, struct.error, Fault, Failure):
        raise NotAPosition from None  # whatever is odd about it, it comes from odd bytes
    w.moves = None
    w.meter.begin()
    return w


def _fits(w: World) -> bool:
    """Whether every value is one of its type, and no local that counts is none where it never is."""
    program = w.code.program
    for state, values in zip(program.states, w.values, strict=True):
        if not all(fits(value, state.type, program) for value in values):
            return False
        if state.room and any(value.bit_count() > state.room for value in values):
            return False
    if w.winners >> program.seats or not 0 <= w.actor <= program.seats or not 0 <= w.over <= 2:
        return False
    following, points = w.block, w.code.return_points
    for frame in reversed(w.frames):
        proc, block = program.procs[frame.proc], program.blocks[following]
        counting = block.kept if frame is w.frames[-1] else block.live
        for number, slot in enumerate(proc.slots):
            held = frame.slots[number] if slot.count > 1 else (frame.slots[number],)
            if slot.framed and not all(fits(value, slot.type, program) for value in held):
                return False
        if any(frame.slots[number] == 0 for number in proc.some if number in counting):
            return False
        following = frame.back
        if frame is not w.frames[0] and following not in points:
            return False
    return True


def fits(value: Any, kind: ir.Type, program: ir.Program) -> bool:
    """Whether a value is one of a type."""
    match kind:
        case ir.Number(low, high, optional):
            return bool(low <= value <= high or optional and value == ir.NIL)
        case ir.Truth():
            return value in (0, 1)
        case ir.Step():
            return bool(0 <= value < ir.STEP_CODES)
        case ir.Mark() | ir.Between():
            return True
        case ir.SetOf(item):
            return not value >> domain_size(item, program)
        case ir.BagOf(_, capacity):
            return bool(sum(value) <= capacity)
        case ir.ListOf(item, capacity):
            least = 1 if counts_from_one(item) else None
            return len(value) <= capacity and all(
                fits(one, item, program) and (least is None or one >= least) for one in value
            )
        case ir.PileOf(item, capacity):
            return all(fits(end, ir.ListOf(item, capacity), program) for end in (value[0], value[2]))
        case ir.Ring(_, item):
            return all(fits(one, item, program) for one in value)
    return bool(0 <= value <= domain_size(kind, program))


def _rests(w: World) -> bool:
    """Whether the game is over, or somebody, or chance, has something to choose from."""
    program = w.code.program
    if w.over:
        return w.block == 0 and w.actor == 0
    if w.block not in w.code.resting_points:
        return False
    if w.winners or not w.frames or w.frames[0].proc != 0 or w.frames[0].back != 0:
        return False
    match program.blocks[w.block].end:
        case ir.Ask(number):
            w.meter.begin()
            return w.actor > 0 and bool(decide.legal_moves(w, w.code.asking(number)))
        case ir.Chance():
            event = w.code.stretch(w.block).event
            return w.actor == 0 and event is not None and bool(event.outcomes(w, w.frames[-1].slots))
    return False
