"""Who gets what is drawn: a value that goes straight into a state `seen by owner` is seen by that owner from the draw
on, one that goes straight into a state `seen by others` by all but its owner, into one that everybody sees, by
everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING, StatesRead, nodes

PUTTING = ("add", "put_top", "put_bottom", "put_at", "plus")


class Receiver(NamedTuple):
    """Into whose state something goes, None if into nobody's, and who sees that state: its owner, the others, all. What
    is in a set already does not show when it is put there again: `held`, if it goes into one."""

    owner: ir.Expr | None
    seen: str
    held: ir.Read | None = None


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
    """Who sees what the value of a chance event is put into, in expressions about the moment of the event; None where
    that depends on what comes after, or nobody does."""
    changed: set[int | str] = {chance.slot, *(() if chance.zone is None else _names(chance.zone))}
    for statement in _straight_from(program, chance.to):
        found = _goes_into(program, statement, chance.slot)
        if found is not None:
            return _receiver(program, *found, changed)
        changed |= _written(statement)
    return None


def _receiver(program: ir.Program, place: ir.Place, is_added: bool, changed: set[int | str]) -> Receiver | None:
    """Who sees a place, if that is the same when chance moves."""
    state = _state(program, place.state)
    if state is None or state.seen not in ("all", *ir.BY_SEAT):
        return None
    owners = (index for kind, index in zip(state.index, place.index) if isinstance(kind, ir.Seat))
    owner = None if state.seen == "all" else next(owners)
    held = ir.Read(state.name, place.index, state.type) if is_added and isinstance(state.type, ir.SetOf) else None
    may_change = _may_change(program, (owner, held), changed)
    return None if may_change else Receiver(owner, state.seen, held)


def _state(program: ir.Program, name: str | None) -> ir.State | None:
    return next((state for state in program.states if state.name == name), None)


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


def _goes_into(program: ir.Program, statement: ir.Stmt, slot: int) -> tuple[ir.Place, bool] | None:
    """Where a statement puts a local so that whoever sees the place knows what it is, and whether it is added to what
    is there."""
    match statement:
        case ir.Store(place, value) if _shows(program, value, slot):
            return place, False
        case ir.Mutate(op, place, (value, *_)) if op in PUTTING and _shows(program, value, slot):
            return place, True
    return None


def _shows(program: ir.Program, value: ir.Expr, slot: int) -> bool:
    """Whether a value shows what a local in it is: the items of a set or bag must not change places with others that
    are unknown."""
    if slot not in held_whole(value):
        return False
    if isinstance(value, ir.Local) or isinstance(value.type, ir.ListOf):
        return True
    for node in nodes(value):
        match node:
            case ir.Local(other) if other != slot:
                return False
            case ir.Read(name) if isinstance(value.type, ir.BagOf):
                if (state := _state(program, name)) is None or state.seen != "all":
                    return False
            case ir.Read() | ir.Call() | ir.Formula() | ir.Fold():
                return False
    return True


# ---------------------------------------------------------------- what changes meanwhile


def _written(statement: ir.Stmt) -> set[int | str]:
    """The locals and states that a statement may change; EVERYTHING where it may be any state."""
    found: set[int | str] = set()
    for node in nodes(statement):
        match node:
            case ir.Assign(slot) | ir.TakeFirst(slot):
                found.add(slot)
            case ir.Place():
                found |= _names(node)
            case ir.Fill(name) | ir.StoreWhole(name) | ir.Reset(name):
                found.add(name)
            case ir.Invoke() | ir.InvokeRules():
                found.add(EVERYTHING)
    return found


def _names(place: ir.Place) -> set[int | str]:
    return {name for name in (place.state, place.slot) if name is not None}


def _may_change(program: ir.Program, asked: object, changed: set[int | str]) -> bool:
    read = StatesRead(program).within(asked)
    local = any(isinstance(node, ir.Local) and node.slot in changed for node in nodes(asked))
    return local or EVERYTHING in read or bool(read and EVERYTHING in changed) or not changed.isdisjoint(read)
