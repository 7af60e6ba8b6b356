"""Who gets what is drawn: a value that goes straight into a state `seen by owner` is seen by that owner from the draw
on, one that goes straight into a state `seen by others` by all but its owner, into one that everybody sees, by
everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

PUTTING = ("add", "put_top", "put_bottom", "put_at", "plus")


class Receiver(NamedTuple):
    """Into whose state something goes, and who sees that state: its owner, or the others."""

    owner: ir.Expr
    seen: str


def held_whole(value: object) -> Iterator[int]:
    """The locals that stand in a value as they are: `x`, `{x, y}`, `1 of x`, and sums of such."""
    match value:
        case ir.Local(slot):
            yield slot
        case ir.Op("pick" | "set" | "bag" | "list" | "union" | "bag_add", args):
            yield from (slot for arg in args for slot in held_whole(arg))
        case ir.Op("amount", (ir.Const(int(count)), item)) if count > 0:
            yield from held_whole(item)


def receiver(program: ir.Program, chance: ir.Chance) -> Receiver | None:
    """Who owns what the value of a chance event is put into, as an expression about the moment of the event; None where
    that depends on what comes after, or it goes to no owner."""
    found = _first_place(program, chance)
    return None if found is None else _owner(program, *found)


def is_laid_open(program: ir.Program, chance: ir.Chance) -> bool:
    """Whether the value of a chance event is put straight into what everybody sees."""
    found = _first_place(program, chance)
    state = None if found is None else _state(program, found[0])
    return state is not None and state.seen == "all"


def _first_place(program: ir.Program, chance: ir.Chance) -> tuple[ir.Place, set[int]] | None:
    """Where the value is surely put first, and the locals that have changed by then."""
    changed = {chance.slot}
    for statement in _straight_from(program, chance.to):
        place = _goes_into(statement, chance.slot)
        if place is not None:
            return place, changed
        changed |= {node.slot for node in nodes(statement) if isinstance(node, ir.Assign)}
    return None


def _state(program: ir.Program, place: ir.Place) -> ir.State | None:
    return next((state for state in program.states if state.name == place.state), None)


def _straight_from(program: ir.Program, number: int) -> Iterator[ir.Stmt]:
    """The statements that are surely carried out next."""
    seen: set[int] = set()
    while number not in seen:
        seen.add(number)
        block = program.blocks[number]
        yield from block.body
        if not isinstance(block.end, ir.Jump):
            return
        number = block.end.to


def _goes_into(statement: ir.Stmt, slot: int) -> ir.Place | None:
    match statement:
        case ir.Store(place, value) if slot in held_whole(value):
            return place
        case ir.Mutate(op, place, (value, *_)) if op in PUTTING and slot in held_whole(value):
            return place
    return None


def _owner(program: ir.Program, place: ir.Place, changed: set[int]) -> Receiver | None:
    """The first Player index of a state that only its owner sees, or does not see, if it says the same when chance
    moves."""
    state = _state(program, place)
    if state is None or state.seen not in ir.BY_SEAT:
        return None
    owners = (index for kind, index in zip(state.index, place.index) if isinstance(kind, ir.Seat))
    owner = next(owners, None)
    if owner is None or any(_may_change(node, changed) for node in nodes(owner)):
        return None
    return Receiver(owner, state.seen)


def _may_change(node: object, changed: set[int]) -> bool:
    return isinstance(node, ir.Read | ir.Whole | ir.Call) or (isinstance(node, ir.Local) and node.slot in changed)
