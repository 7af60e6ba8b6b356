"""What moves say about a picture: which things may be chosen, and what the last move named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulewright.drawing.scene.easel import Easel, Marks, space_of
from rulewright.runtime import ir, knowledge
from rulewright.runtime.backend import Fault
from rulewright.runtime.looks import ONE, SPACE

if TYPE_CHECKING:
    from rulewright.runtime.moves import Move
    from rulewright.runtime.state import State

MOST = 5000  # moves that are looked through for marks


def marks_of(state: State, easel: Easel) -> Marks:
    """What a looker may know of the moves: those on offer if it is asked, the last one if it could be watched."""
    recent, mover = _recent(state, easel)
    named: dict[str, tuple[ir.Type, int]] = {}
    targets: set[str] = set()
    if knowledge.is_asked(easel.sight.seat, state.position):
        decision = state.seating.program.decisions[state.position.decision]
        for raw in _some_moves(state):
            first = True
            for param, value in zip(decision.options[raw[0]].params, raw[1:], strict=True):
                for kind, one in _things(param.type, value, easel):
                    named[easel.identity(kind, one)] = (kind, one)
                    targets |= {easel.identity(kind, one)} if first else set()
                means = {
                    one for number in _numbers(param.type, value, easel) for one in meant(param.name, number, easel)
                }
                targets |= means if first else set()
                first = first and not _is_thing(param.type)
    return Marks(frozenset(targets), named, frozenset(recent), mover)


def meant(name: str, number: int, easel: Easel) -> Iterator[str]:
    """What a number in a move means in the picture, by its name or by what look lines say of it: the row or column of a
    board (`grid:column:4`), a space, one of several."""
    said = easel.looks.of(name)
    for board in easel.program.boards.values():
        axis = said.form if said.of == board.name else name
        if axis in board.axes:
            yield f"{board.name}:{axis}:{number}"
    state = next((one for one in easel.program.states if one.name == said.of), None)
    if state and said.form == SPACE and len(state.index) == 2:
        yield space_of(easel, state, easel.sight.position.actor, number)
    elif state and said.form == ONE:
        yield f"{state.name}:{number}"


def _numbers(kind: ir.Type, value: Any, easel: Easel) -> Iterable[int]:
    match kind:
        case ir.Number():
            return [value]
        case ir.SetOf(ir.Number() as item):
            return easel.sight.seating.notation.words.members(value, item)
        case ir.BagOf(ir.Number() as item):
            return [one for one, _ in easel.sight.seating.notation.words.counts(value, item)]
        case ir.ListOf(ir.Number()):
            return list(value)
        case _:
            return []


def _some_moves(state: State) -> Iterable[tuple[Any, ...]]:
    try:
        return state.position.moves()[:MOST]
    except Fault:  # a position that cannot go on can still be looked at
        return []


def _recent(state: State, easel: Easel) -> tuple[set[str], int]:
    """The things that the last choice named, as far as the looker could watch it, and who made it."""
    step = state.last_choice
    if step is None:
        return set(), -1
    position, move = step
    if not knowledge.sees_event(easel.sight.seat, state.seating, position, move):
        return set(), -1
    then = easel._replace(sight=easel.sight._replace(position=position))
    option = state.seating.program.decisions[move.decision].options[move.raw[0]]
    means = {
        one
        for param, value in zip(option.params, move.raw[1:], strict=True)
        for number in _numbers(param.type, value, easel)
        for one in meant(param.name, number, then)
    }
    return means | {easel.identity(kind, value) for kind, value in _named(move, easel)}, position.actor - 1


def _named(move: Move, easel: Easel) -> Iterator[tuple[ir.Type, int]]:
    option = easel.sight.seating.program.decisions[move.decision].options[move.raw[0]]
    for param, value in zip(option.params, move.raw[1:], strict=True):
        yield from _things(param.type, value, easel)


def _is_thing(kind: ir.Type) -> bool:
    return isinstance(kind, ir.Cell | ir.Row | ir.Rec | ir.Member | ir.SetOf | ir.ListOf)


def _things(kind: ir.Type, value: Any, easel: Easel) -> Iterator[tuple[ir.Type, int]]:
    """What a value names that can be seen: cells, rows, records, members, alone or in sets and lists."""
    match kind:
        case ir.Cell() | ir.Row() | ir.Rec() | ir.Member() if value:
            yield kind, value
        case ir.SetOf(item):
            for one in easel.sight.seating.notation.words.members(value, item):
                yield from _things(item, one, easel)
        case ir.ListOf(item):
            for one in value:
                yield from _things(item, one, easel)
