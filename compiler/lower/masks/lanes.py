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
from rulewright.compiler.lower.few_values import has_few_values
from rulewright.compiler.lower.masks.every import Every, rows_by
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import BYTE, state_location
from rulewright.compiler.lower.stored.states import surely_inside
from rulewright.compiler.lower.tables import combinations, lookup, narrowest, near_table, table_name
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one, values_of
from rulewright.runtime.layout import Shape
from rulewright.runtime.walking import nodes

HALF = ((1, 2, "H"),)  # the parts of a value that is two bytes
MOST = 255  # in a byte
RUNS = 2  # of values for which something holds: so often are bytes compared
# by type of the list and of the state
AMONG: dict[tuple[str, Shape], str] = {("uint8_t", BYTE): "rw_among", ("int16_t", HALF): "rw_among_halves"}
MIRRORED = {"eq": "eq", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}


def lanes(condition: ir.Expr, every: Every) -> low.Expr | None:
    """The values of a slot for which a condition on `state[… x …]` holds; None if it is none of bytes."""
    if not every.module.uses("lanes") or set_words(every.item, every.module) > 1:
        return None
    return _compared(condition, every) or _near(condition, every) or _judged(condition, every)


def _compared(condition: ir.Expr, every: Every) -> low.Expr | None:
    """A comparison with something else."""
    match condition:
        case ir.Op("is_empty", (ir.Read() as element,)) if counts_from_one(element.type):
            ends: tuple[low.Expr, low.Expr] | None = (low.ZERO, low.ZERO)
        case ir.Op(op, (ir.Read() as element, value)) if op in MIRRORED and not every.are_in(value):
            ends = _ends(op, value, every)
        case ir.Op(op, (value, ir.Read() as element)) if op in MIRRORED and not every.are_in(value):
            ends = _ends(MIRRORED[op], value, every)
        case _:
            return None
    first = None if ends is None else _first_place(element, every)
    return None if ends is None or first is None else _between(first, ends, every)


def _judged(condition: ir.Expr, every: Every) -> low.Expr | None:
    """What is known of every value that the state can have: the bytes that lie in one of a few runs of values."""
    scope, module = every.scope, every.module
    elements = {part for part in nodes(condition) if isinstance(part, ir.Read) and every.are_in(part)}
    if len(elements) != 1:
        return None
    (element,), value = elements, module.slot("lane")
    rest = rewritten(condition, lambda node: ir.Local(value, element.type) if node == element else node)
    if every.are_in(rest) or not module.facts.is_static(rest) or not has_few_values(element.type, module):
        return None
    if isinstance(element.type, ir.SetOf):  # its bytes are bits, no values in a row
        return None
    first = _first_place(element, every)
    values = tuple(values_of(element.type, module.program))
    found = rows_by(rest, value, values, scope, module)
    if first is None or found is None:
        return None
    runs = [_runs(row, values[0]) for row in found[0]]
    most = max(map(len, runs))
    if most > RUNS:
        return None
    result: low.Expr = every.empty
    for number in range(most):
        ends = zip(*(one[number] if number < len(one) else (1, 0) for one in runs), strict=True)  # the last: none
        least_one, last = (
            lookup(list(end), ir.Number(0, MOST), found[1], module, table_name("runs", scope)) for end in ends
        )
        lane = _between(first, (least_one, last), every)
        result = lane if number == 0 else every.either(result, lane)
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


def _near(condition: ir.Expr, every: Every) -> low.Expr | None:
    """What lies next to a cell: whatever is one of the few cells in a list."""
    module, boards = every.module, every.module.program.boards
    match condition:
        case ir.Op("eq", (ir.Op("distance", pair, _, board), ir.Const(1))) if not any(boards[board].wrap):
            what = "neighbours"
        case ir.Op("in", (ir.Read() as one, ir.Op("neighbours" | "surroundings" as what, (cell,), _, board))):
            pair = (one, cell)
        case _:
            return None
    element, cell = pair if every.are_in(pair[0]) else pair[::-1]
    if not isinstance(element, ir.Read) or every.are_in(cell):
        return None
    table, most = near_table(board, what, module)
    stored = module.layout.by_name[element.state].encoding.parts
    near = boards[board].neighbours if what == "neighbours" else boards[board].surroundings
    name = AMONG.get((narrowest([max((0, *cells)) for cells in near]), stored))
    first = None if name is None else _first_place(element, every, stored)
    if name is None or first is None:
        return None
    return low.call(name, first, every.size, low.address(table[module.lowered(cell, every.scope) * most]), most)


def _between(first: low.Expr, ends: tuple[low.Expr, low.Expr], every: Every) -> low.Expr:
    return low.call("rw_lanes", low.cast("uint8_t*", first), every.size, *ends)


def _ends(op: str, value: ir.Expr, every: Every) -> tuple[low.Expr, low.Expr] | None:
    """Between which numbers the bytes lie for which a comparison with a value holds; of equality it may be none."""
    kind = value.type
    if op != "eq" and not (isinstance(kind, ir.Number) and not kind.optional):
        return None
    lowered, most = every.module.lowered(value, every.scope), low.Const(MOST)
    match op:
        case "eq":
            return lowered, lowered
        case "lt":
            return low.ZERO, lowered - 1
        case "le":
            return low.ZERO, lowered
    return lowered + 1 if op == "gt" else lowered, most


def _first_place(element: ir.Read, every: Every, parts: Shape = BYTE) -> low.Expr | None:
    """Where in a state the byte of the first value of a slot lies, if those of the next values follow it."""
    module, scope = every.module, every.scope
    state = module.states[element.state]
    encoding = module.layout.by_name[state.name].encoding
    optional = isinstance(state.type, ir.Number) and state.type.optional
    if encoding.kind != "scalar" or encoding.parts != parts or optional or not element.index:
        return None
    *outer, last = zip(element.index, state.index, strict=True)
    if any(every.are_in(one) or not surely_inside(one, kind, scope, module) for one, kind in outer):
        return None
    found = _first(*last, every)
    if found is None:
        return None
    before: low.Expr = low.ZERO
    for one, kind in outer:
        place = sets.index(module.lowered(one, scope), kind)
        before = place if before == low.ZERO else before * size_of(kind, module) + place
    start = found if before == low.ZERO else before * size_of(last[1], module) + found
    return low.address(state_location(element.state, start, module).parts[0])


def _first(index: ir.Expr, kind: ir.Type, every: Every) -> low.Expr | None:
    """Which place an index is at the first value of a slot, if it is the next place at each next value."""
    module, scope, size = every.module, every.scope, every.size
    room = size_of(kind, module)
    if isinstance(index, ir.Local):
        place = base_of(every.item) - base_of(kind)
        return low.Const(place) if index.slot == every.slot and 0 <= place <= room - size else None
    found = every.rows(index) if module.facts.is_static(index) else None
    others = [number for number in free_slots(index) if number != every.slot]
    domains = None if found is None else combinations(others, scope, module)
    if domains is None or found is None:
        return None
    starts = []
    for row, combination in zip(found[0], product(*(domain.values for domain in domains[0])), strict=True):
        places = [value - base_of(kind) for value in row]
        if _never_comes(combination, others, scope):
            starts.append(0)
        elif places != list(range(places[0], places[0] + size)) or not 0 <= places[0] <= room - size:
            return None
        else:
            starts.append(places[0])
    return lookup(starts, ir.Number(0, room), found[1], module, table_name("starts", scope))


def _never_comes(combination: tuple[int, ...], slots: list[int], scope: Scope) -> bool:
    """Whether a local would be none that never is."""
    none = [slot for value, slot in zip(combination, slots, strict=True) if value == 0]
    return any(slot in scope.some and counts_from_one(scope.types[slot]) for slot in none)
