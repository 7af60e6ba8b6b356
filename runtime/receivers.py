"""Who gets what is drawn: a value that goes straight into a state `seen by owner` is seen by that owner from the draw
on, one that goes straight into a state that everybody sees, by everybody."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

PUTTING = ("add", "put_top", "put_bottom", "put_at")


def receiver(program: ir.Program, chance: ir.Chance) -> ir.Expr | None:
    """The seat that owns what the value of a chance event is put into, as an expression about the moment of the event;
    None where that depends on what comes after, or it goes to no owner."""
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
        case ir.Store(place, ir.Local(value)) if value == slot:
            return place
        case ir.Mutate(op, place, (ir.Local(value), *_)) if value == slot and op in PUTTING:
            return place
    return None


def _owner(program: ir.Program, place: ir.Place, changed: set[int]) -> ir.Expr | None:
    """The first Player index of a state that only its owner sees, if it says the same when chance moves."""
    state = _state(program, place)
    if state is None or state.seen != "owner":
        return None
    owners = (index for kind, index in zip(state.index, place.index) if isinstance(kind, ir.Seat))
    owner = next(owners, None)
    return None if owner is None or any(_may_change(node, changed) for node in nodes(owner)) else owner


def _may_change(node: object, changed: set[int]) -> bool:
    return isinstance(node, ir.Read | ir.Whole | ir.Call) or (isinstance(node, ir.Local) and node.slot in changed)
