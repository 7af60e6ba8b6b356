"""States kept in bytes, compared all at once: a mask of the bytes whose values lie between two ends.

men[you, n] > 0, for every n             ->  which of the 26 bytes of `men[you]` are from 1 to 255
beans[Pit(you, n)] > 0, for every n      ->  the same of 6 bytes, which begin where Pit(you, 1) lies
card[you, n].kind == tower, for every n  ->  which bytes of `card[you]` are one of the rows of which it holds
distance(place[you, n], c) == 1          ->  which of `place[you]` are among the few cells next to c

Whether an index runs on byte by byte is seen from what it is for each value, so that it does not matter how it is
written.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from rulewright.compiler.analyse.rewrite import free_slots, rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import has_few_values
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import state_location
from rulewright.compiler.lower.stored.states import state_named, surely_inside
from rulewright.compiler.lower.tables import (
    Domain,
    combinations,
    lookup,
    narrowest,
    near_table,
    static_values,
    table_name,
)
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one
from rulewright.runtime.layout import Shape
from rulewright.runtime.walking import nodes

BYTE, HALF = ((1, 1, "B"),), ((1, 2, "H"),)
MOST = 255  # in a byte
RUNS = 2  # of values for which something holds: so often are bytes compared
AMONG: dict[tuple[str, Shape], str] = {
    ("uint8_t", BYTE): "rw_among",
    ("int16_t", HALF): "rw_among_halves",
}  # by type of the list and of the state
MIRRORED = {"eq": "eq", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}


def lanes(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """The values of a slot for which a condition on `state[… x …]` holds; None if it is none of bytes."""
    if not module.uses("lanes") or set_words(item, module) > 1:
        return None
    return (
        _compared(condition, slot, item, scope, module)
        or _near(condition, slot, item, scope, module)
        or _judged(condition, slot, item, scope, module)
    )


def _compared(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """A comparison with something else."""
    match condition:
        case ir.Op("is_empty", (ir.Read() as element,)) if counts_from_one(element.type):
            ends: tuple[low.Expr, low.Expr] | None = (low.ZERO, low.ZERO)
        case ir.Op(op, (ir.Read() as element, value)) if op in MIRRORED and slot not in free_slots(value):
            ends = _ends(op, value, scope, module)
        case ir.Op(op, (value, ir.Read() as element)) if op in MIRRORED and slot not in free_slots(value):
            ends = _ends(MIRRORED[op], value, scope, module)
        case _:
            return None
    first = None if ends is None else _first_byte(element, slot, item, scope, module)
    return None if ends is None or first is None else low.call("rw_lanes", first, size_of(item, module), *ends)


def _judged(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """What is known of every value that the state can have: the bytes that lie in one of a few runs of values."""
    elements = {part for part in nodes(condition) if isinstance(part, ir.Read) and slot in free_slots(part)}
    if len(elements) != 1:
        return None
    (element,), value = elements, module.slot("lane")
    rest = rewritten(condition, lambda node: ir.Local(value, element.type) if node == element else node)
    others = [number for number in free_slots(rest) if number != value]
    if slot in others or not module.facts.is_static(rest) or not has_few_values(element.type, module):
        return None
    if isinstance(element.type, ir.SetOf):  # its bytes are bits, no values in a row
        return None
    first = _first_byte(element, slot, item, scope, module)
    least, size = base_of(element.type), size_of(element.type, module)
    values = tuple(range(0 if counts_from_one(element.type) else least, least + size))
    found = static_values(rest, others, (value, Domain(values, low.ZERO)), scope, module)
    if first is None or found is None:
        return None
    holds, at = found
    runs = [_runs(holds[start : start + len(values)], values[0]) for start in range(0, len(holds), len(values))]
    if max(map(len, runs)) > RUNS:
        return None
    result: low.Expr = sets.empty(item, module)
    for number in range(max(map(len, runs))):
        ends = zip(*(one[number] if number < len(one) else (1, 0) for one in runs), strict=True)  # the last: none
        low_end, high_end = (
            lookup(list(end), ir.Number(0, MOST), at, module, table_name("runs", scope)) for end in ends
        )
        lane = low.call("rw_lanes", first, size_of(item, module), low_end, high_end)
        result = lane if number == 0 else sets.either(result, lane, item, module)
    return result


def _runs(holds: list[Any], first: int) -> list[tuple[int, int]]:
    """The runs of values for which something holds, with their ends."""
    found: list[tuple[int, int]] = []
    for value, held in enumerate(holds, first):
        if held and found and found[-1][1] == value - 1:
            found[-1] = (found[-1][0], value)
        elif held:
            found.append((value, value))
    return found


def _near(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """What lies next to a cell: whatever is one of the few cells in a list."""
    match condition:
        case ir.Op("eq", (ir.Op("distance", pair, _, board), ir.Const(1))) if not any(
            module.program.boards[board].wrap
        ):
            what = "neighbours"
        case ir.Op("in", (ir.Read() as one, ir.Op("neighbours" | "surroundings" as what, (cell,), _, board))):
            pair = (one, cell)
        case _:
            return None
    element, cell = pair if slot in free_slots(pair[0]) else pair[::-1]
    if not isinstance(element, ir.Read) or slot in free_slots(cell):
        return None
    table, most = near_table(board, what, module)
    stored = module.layout.by_name[element.state].encoding.parts
    about = module.program.boards[board]
    listed_as = narrowest(
        [max((0, *cells)) for cells in (about.neighbours if what == "neighbours" else about.surroundings)]
    )
    name = AMONG.get((listed_as, stored))
    start = None if name is None else _start(element, slot, item, scope, module, stored)
    if name is None or start is None:
        return None
    first = low.address(state_location(element.state, start, module).parts[0])
    listed = low.address(table[module.lowered(cell, scope) * most])
    return low.call(name, first, size_of(item, module), listed, most)


def _first_byte(element: ir.Read, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    start = _start(element, slot, item, scope, module)
    return (
        None
        if start is None
        else low.cast("uint8_t*", low.address(state_location(element.state, start, module).parts[0]))
    )


def _ends(op: str, value: ir.Expr, scope: Scope, module: Module) -> tuple[low.Expr, low.Expr] | None:
    """Between which numbers the bytes lie for which a comparison with a value holds; of equality it may be none."""
    kind = value.type
    if op != "eq" and not (isinstance(kind, ir.Number) and not kind.optional):
        return None
    lowered = module.lowered(value, scope)
    match op:
        case "eq":
            return lowered, lowered
        case "lt":
            return low.ZERO, lowered - 1
        case "le":
            return low.ZERO, lowered
        case "gt":
            return lowered + 1, low.Const(MOST)
        case _:
            return lowered, low.Const(MOST)


def _start(
    element: ir.Read, slot: int, item: ir.Type, scope: Scope, module: Module, parts: Shape = BYTE
) -> low.Expr | None:
    """Where the byte of the first value of a slot lies in a state, if those of the next values follow it."""
    state = state_named(element.state, module)
    encoding = module.layout.by_name[state.name].encoding
    optional = isinstance(state.type, ir.Number) and state.type.optional
    if encoding.kind != "scalar" or encoding.parts != parts or optional or not element.index:
        return None
    *outer, last = element.index
    if any(slot in free_slots(one) for one in outer):
        return None
    if not all(surely_inside(one, kind, scope, module) for one, kind in zip(outer, state.index[:-1], strict=True)):
        return None
    found = _first(last, state.index[-1], slot, item, scope, module)
    if found is None:
        return None
    before: low.Expr = low.ZERO
    for one, kind in zip(outer, state.index[:-1], strict=True):
        place = module.lowered(one, scope) - base_of(kind) if base_of(kind) else module.lowered(one, scope)
        before = place if before == low.ZERO else before * size_of(kind, module) + place
    return found if before == low.ZERO else before * size_of(state.index[-1], module) + found


def _first(index: ir.Expr, kind: ir.Type, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """Which place an index is at the first value of a slot, if it is the next place at each next value."""
    size, base = size_of(item, module), base_of(item)
    if isinstance(index, ir.Local):
        place = base - base_of(kind)
        fits = index.slot == slot and 0 <= place and place + size <= size_of(kind, module)
        return low.Const(place) if fits else None
    others = [number for number in free_slots(index) if number != slot]
    if not module.facts.is_static(index) or any(number not in scope.values for number in others):
        return None
    domains = combinations(others, scope, module)
    members = Domain(tuple(range(base, base + size)), low.ZERO)
    found = None if domains is None else static_values(index, others, (slot, members), scope, module)
    if domains is None or found is None:
        return None
    values, at = found
    starts = []
    for number, combination in enumerate(product(*(domain.values for domain in domains[0]))):
        places = [value - base_of(kind) for value in values[number * size : (number + 1) * size]]
        if _never_comes(combination, others, scope):
            starts.append(0)
        elif places != list(range(places[0], places[0] + size)) or not 0 <= places[0] <= size_of(kind, module) - size:
            return None
        else:
            starts.append(places[0])
    return lookup(starts, ir.Number(0, size_of(kind, module)), at, module, table_name("starts", scope))


def _never_comes(combination: tuple[int, ...], slots: list[int], scope: Scope) -> bool:
    """Whether a local would be none that never is."""
    kinds = [scope.types[slot] for slot in slots]
    return any(
        value == 0 and slot in scope.some and counts_from_one(kind)
        for value, slot, kind in zip(combination, slots, kinds, strict=True)
    )
