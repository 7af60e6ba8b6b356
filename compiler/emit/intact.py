"""Bytes from outside: what must hold of a position and of its frames, as rows that rules.h goes through."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from rulewright.compiler.analyse.number_ranges import Check, checks_of
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.stored.states import element_count
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one
from rulewright.runtime.layout import Field, items_part
from rulewright.runtime.reached import return_points

FEW = {"B": "f", "H": "F"}  # how rules.h calls a set as a list, by how its members are stored


def check_tables(module: Module) -> tuple[low.Table, dict[str, list[int]]]:
    """All checks, in groups, and where each begins. By block, groups: what must hold of the frame of its procedure, and
    of those locals that count while the flow rests there or has called another; and whether a call comes back there."""
    blocks, returns = module.program.blocks, return_points(module.program)
    groups: dict[tuple[Check, ...], int] = {_states(module): 0}  # numbered as they come up

    def group(checks: tuple[Check, ...]) -> int:
        return groups.setdefault(checks, len(groups))

    frames = {number: group(_checks(frame.fields.values(), module)) for number, frame in module.layout.frames.items()}
    found = {
        "IN_FRAME": [frames[one.proc] for one in blocks],
        "FILLED_RESTING": [group(_filled(one.proc, one.kept, module)) for one in blocks],
        "FILLED": [group(_filled(one.proc, one.live, module)) for one in blocks],
        "RETURNED_TO": [int(one.number in returns) for one in blocks],
    }
    found["CHECKED"] = [0, *accumulate(map(len, groups))]
    rows = [low.braces((at, count, f"'{how}'", *ends)) for some in groups for at, count, how, *ends in some]
    return low.Table(low.type_named("rw_check"), "CHECKS", low.braces(rows or ["{0}"]), len(rows) or 1), found


def _states(module: Module) -> tuple[Check, ...]:
    """What must hold of the states of a position."""
    found: list[Check] = []
    for state in module.program.states:
        field, elements = module.layout.by_name[state.name], element_count(state, module)
        found += _checks([field], module, elements)
        if field.encoding.kind == "planes":  # a cell has one value
            planes = size_of(state.type, module)
            found.append((field.offset, planes, "=", field.size // planes, 0))
    return tuple(found)


def _checks(fields: Iterable[Field], module: Module, elements: int = 1) -> tuple[Check, ...]:
    """What must hold of some fields; lists are looked at when their lengths have been."""
    each = ((*checks_of(field, module.program, elements), *_whole_lists(field)) for field in fields)
    return tuple(check for checks in each for check in checks)


def _whole_lists(field: Field) -> list[Check]:
    """Within its length, no item of a list is none, and the members of a set that lies as a list are in order."""
    kind, parts = field.encoding.type, field.encoding.parts
    is_list = field.encoding.kind == "list" and isinstance(kind, ir.ListOf) and counts_from_one(kind.item)
    if not is_list and field.encoding.kind != "few":
        return []
    items = items_part(parts)
    room, width, letter = parts[items]
    offsets = [field.offset, field.offset + field.count * parts[0][0] * parts[0][1]]
    how = (width, str(width)) if is_list else (room, FEW[letter])
    return [(offsets[items] + k * room * width, *how, offsets[1 - items] + 2 * k, 0) for k in range(field.count)]


def _filled(proc: int, slots: tuple[int, ...], module: Module) -> tuple[Check, ...]:
    """Those of some locals that are never none are not."""
    about, fields = module.program.procs[proc].slots, module.layout.frames[proc].fields
    return tuple(
        (fields[slot].offset, 1, fields[slot].encoding.parts[0][2], 1, size_of(about[slot].type, module))
        for slot in slots
        if slot in fields and about[slot].count == 1 and counts_from_one(about[slot].type)
        if (("p", proc), slot) in module.facts.some
    )
