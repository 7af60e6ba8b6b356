"""What a seat may see, as plain data: numbers, texts, lists and dicts, and `HIDDEN` for the rest."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from rulewright.runtime import backend as machine
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.contents import Element, elements, filled, locals_alive
from rulewright.runtime.domain import counts_from_one, nothing
from rulewright.runtime.errors import OptionError
from rulewright.runtime.hidden import HIDDEN, Hidden

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.moves import Move
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import State

ALL_SEEING: Final = -1  # sees everything; for tests and the table's own eyes


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat may see of a state."""
    if seat not in range(state.players):
        raise OptionError(f"There is no seat {seat}; seats are 0 to {state.players - 1}.")
    return view_of(state.seating, state.position, seat)


def view_of(seating: Seating, position: Position, seat: int) -> dict[str, Any]:
    """What a seat may see of a position: states by name, locals on the table, who is asked, and scores.

        state per Player       a list by seat
        state per anything     a dict by name; what is nothing is left out
        hidden from the seat   `HIDDEN`, or for a collection whose size is known, `Hidden` with a count
    """
    data, program = position.to_bytes(), seating.program
    seen = {one.name: _state_view(one, data, seating, seat) for one in program.states}
    decides = position.kind == machine.DECIDE and position.actor == seat + 1
    return {
        "seat": seat,
        "to_move": None if position.kind != machine.DECIDE else position.actor - 1,
        "over": position.kind == machine.OVER,
        "winners": _winners(position, program.seats),
        "states": seen,
        "locals": _locals(seating, data),
        "chosen": _chosen(seating, position, data, seat),
        "scores": _scores(seating, position, seat),
        "moves": [seating.notation.write(position.decision, raw) for raw in position.moves()] if decides else None,
    }


def _winners(position: Position, seats: int) -> list[int] | None:
    if position.kind != machine.OVER:
        return None
    return [seat for seat in range(seats) if position.winners() >> seat & 1]


# ---------------------------------------------------------------- states


def _state_view(state: ir.State, data: bytes, seating: Seating, seat: int) -> Any:
    """A state by its indices. What is public and nothing is left out, and costs nothing; where something may be hidden,
    what is empty must not show."""
    program, words = seating.program, seating.notation.words
    public = state.seen == "all"
    empty = nothing(state.type, program)

    def shown(element: Element) -> Any:
        if public or may_see(state, element.at, seat):
            return words.plain(element.value, state.type)
        return hidden_form(element.value, state)

    def nest(level: int, part: list[Element]) -> Any:
        if level == len(state.index):
            return shown(part[0] if part else Element((), empty))
        kind = state.index[level]
        groups: dict[int, list[Element]] = {}
        if isinstance(kind, ir.Seat):
            groups = {number + 1: [] for number in range(program.seats)}
        for element in part:
            groups.setdefault(element.at[level], []).append(element)
        if isinstance(kind, ir.Seat):
            return [nest(level + 1, group) for group in groups.values()]
        return {words.write(value, kind): nest(level + 1, group) for value, group in groups.items()}

    return nest(0, (filled if public else elements)(state, data, seating.layout, program))


def may_see(state: ir.State, at: tuple[int, ...], seat: int) -> bool:
    """Whether a seat may see the element of a state at an index."""
    if state.seen == "all" or seat == ALL_SEEING:
        return True
    owner = next((value for kind, value in zip(state.index, at) if isinstance(kind, ir.Seat)), None)
    return state.seen == "owner" and owner == seat + 1


def hidden_form(value: Any, state: ir.State) -> Hidden:
    """What somebody who may not see a value knows of it: at most how much it is."""
    return HIDDEN if state.seen == "none" else _size(value, state.type)


def _size(value: Any, kind: ir.Type) -> Hidden:
    match kind:
        case ir.SetOf():
            return Hidden(int(value).bit_count())
        case ir.BagOf():
            return Hidden(sum(value))
        case ir.ListOf():
            return Hidden(len(value))
        case ir.PileOf():
            return Hidden(len(value[0]) + sum(value[1]) + len(value[2]))
        case _:
            return HIDDEN


# ---------------------------------------------------------------- locals, pending choices, scores


def _locals(seating: Seating, data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for local in locals_alive(data, seating.layout, seating.program):
        if (local.proc, local.slot) in seating.secrets.public_locals and local.values[0] != nothing(local.type, seating.program):
            found.setdefault(local.name, seating.notation.words.plain(local.values[0], local.type))
    return found


def _chosen(seating: Seating, position: Position, data: bytes, seat: int) -> str | None:
    """The seat's own secret choice, while the others have not all chosen yet."""
    if position.kind != machine.DECIDE:
        return None
    decision = seating.program.decisions[position.decision]
    if not decision.pending or position.actor <= seat + 1:
        return None
    alive = {(one.proc, one.slot): one for one in locals_alive(data, seating.layout, seating.program)}
    kept = [alive[decision.proc, slot].values[seat] for slot in decision.pending]
    option = decision.options[kept[0]]
    before = 1 + sum(len(one.params) for one in decision.options[: kept[0]])  # each option has its own places
    arguments = kept[before : before + len(option.params)]
    if any(counts_from_one(param.type) and not one for param, one in zip(option.params, arguments, strict=True)):
        return None  # this seat is not among those who choose
    return seating.notation.write(decision.number, (kept[0], *arguments))


def _scores(seating: Seating, position: Position, seat: int) -> dict[str, Any]:
    secret = seating.secrets.scores if position.kind != machine.OVER and seat != ALL_SEEING else frozenset()
    try:
        lines = list(zip(seating.program.scores, position.scores(), strict=True))
    except Fault:  # a line that cannot be computed yet is no reason not to look at the rest
        return {}
    return {score.name: HIDDEN if score.name in secret else list(values) for score, values in lines}


# ---------------------------------------------------------------- all that was seen


def information(state: State, seat: int) -> tuple[str, ...]:
    """What a seat has seen, step by step: its views, and the moves it could watch."""
    seen = []
    for position, move in state.steps:
        seen.append(json.dumps(view_of(state.seating, position, seat), sort_keys=True))
        seen.append(watched(state.seating, position, move, seat))
    seen.append(json.dumps(view_of(state.seating, state.position, seat), sort_keys=True))
    return tuple(seen)


def watched(seating: Seating, position: Position, move: Move, seat: int) -> str:
    """A move as a seat could watch it being made."""
    program = seating.program
    if move.is_chance:
        return f"{move.name} {HIDDEN}" if move.point in seating.secrets.draws else str(move)
    secretly = bool(program.decisions[move.decision].pending) and position.actor != seat + 1
    return str(HIDDEN) if secretly else str(move)
