"""What a seat may see, as plain data: numbers, texts, lists and dicts, and `HIDDEN` for the rest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from rulewright.runtime import backend as machine
from rulewright.runtime import ir, knowledge
from rulewright.runtime.backend import Fault
from rulewright.runtime.contents import Element, elements, filled, locals_alive
from rulewright.runtime.domain import counts_from_one, nothing
from rulewright.runtime.hidden import HIDDEN
from rulewright.runtime.lookers import Looker, checked
from rulewright.runtime.state import forced_after

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.moves import Move
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import Played, State


def view(state: State, seat: Looker) -> dict[str, Any]:
    """What a seat may see of a state."""
    return view_of(state.seating, state.position, checked(seat, state.players))


def view_of(seating: Seating, position: Position, seat: Looker) -> dict[str, Any]:
    """What a seat may see of a position: states by name, locals on the table, who is asked, and scores.

    state per Player       a list by seat
    state per anything     a dict by name; what is nothing is left out
    hidden from the seat   `HIDDEN`, or for a collection whose size is known, `Hidden` with a count
    """
    data, program = position.to_bytes(), seating.program
    seen = {one.name: _state_view(one, data, seating, seat) for one in program.states}
    return {
        "seat": seat if isinstance(seat, int) else seat.value,
        "to_move": None if position.kind != machine.DECIDE else position.actor - 1,
        "over": position.kind == machine.OVER,
        "winners": _winners(position, program.seats),
        "states": seen,
        "locals": locals_of(seating, data),
        "chosen": _chosen(seating, position, data, seat),
        "scores": scores_of(seating, position, seat),
        "moves": _moves(seating, position, seat),
    }


def _winners(position: Position, seats: int) -> list[int] | None:
    if position.kind != machine.OVER:
        return None
    return [seat for seat in range(seats) if position.winners() >> seat & 1]


def _moves(seating: Seating, position: Position, seat: Looker) -> list[str] | None:
    """The moves on offer, for the seat that is asked."""
    if not knowledge.is_asked(seat, position):
        return None
    return [seating.notation.write(position.decision, raw) for raw in position.moves()]


# ---------------------------------------------------------------- states


def _state_view(state: ir.State, data: bytes, seating: Seating, seat: Looker) -> Any:
    """A state by its indices. What is public and nothing is left out, and costs nothing; where something may be hidden,
    what is empty must not show."""
    program, words = seating.program, seating.notation.words
    public = state.seen == "all"
    empty = nothing(state.type, program)

    def shown(element: Element) -> Any:
        if public or knowledge.sees(seat, state, element.at):
            return words.plain(element.value, state.type)
        return knowledge.hidden_form(element.value, state)

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


# ---------------------------------------------------------------- locals, pending choices, scores


def locals_of(seating: Seating, data: bytes) -> dict[str, Any]:
    """What procedures keep in mind and everybody may see, by name; one whose name is used further in, too, with where
    it stands."""
    found: dict[str, Any] = {}
    for local in locals_alive(data, seating.layout, seating.program):
        if knowledge.sees_local(seating, local) and local.values[0] != nothing(local.type, seating.program):
            outer = f"{local.name} of {seating.program.procs[local.proc].name}"
            name = outer if local.name in found else local.name
            found.setdefault(name, seating.notation.words.plain(local.values[0], local.type))
    return found


def _chosen(seating: Seating, position: Position, data: bytes, seat: Looker) -> str | None:
    """The seat's own secret choice, while the others have not all chosen yet."""
    if position.kind != machine.DECIDE or not isinstance(seat, int):
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


def scores_of(seating: Seating, position: Position, seat: Looker) -> dict[str, Any]:
    """The lines of the sheet by seat, or HIDDEN; without those that cannot be computed yet. Whether a hidden one can be
    would tell what it reads."""
    names = [score.name for score in seating.program.scores]
    try:
        known = dict(zip(names, position.scores(), strict=True))
    except Fault:
        known = dict(_computable(seating, position))
    seen = {name: knowledge.sees_score(seat, seating, position, name) for name in names}
    return {name: list(known[name]) if seen[name] else HIDDEN for name in names if name in known or not seen[name]}


def _computable(seating: Seating, position: Position) -> Iterator[tuple[str, list[int]]]:
    """The lines that can be computed, where not all can."""
    reading = seating.read(position)
    for score in seating.program.scores:
        with suppress(Fault):
            yield score.name, [reading.score(score.name, seat + 1) for seat in range(seating.seats)]


# ---------------------------------------------------------------- all that was seen


def information(state: State, seat: Looker) -> tuple[str, ...]:
    """What a seat has seen, step by step: its views, and what it could watch happen."""
    seat, seating = checked(seat, state.players), state.seating
    seen = list(knowledge.told_first(seat, seating, state.first))
    for position, move in state.events:
        if move.is_forced:
            seen.append(knowledge.watched(seat, seating, position, move))
            continue
        seen.append(as_text(view_of(seating, position, seat)))
        seen.append(knowledge.watched(seat, seating, position, move))
        seen += knowledge.told(seat, seating, position, move)
    seen.append(as_text(view_of(seating, state.position, seat)))
    return tuple(seen)


def log(state: State, seat: Looker) -> tuple[str, ...]:
    """What happened, in words, as a seat could watch it: moves, what chance brought, and the lines it was told."""
    seat, seating = checked(seat, state.players), state.seating
    first = (line_of(seat, seating, position, move) for position, move in state.forced_first)
    told = knowledge.told_first(seat, seating, state.first)
    return (*told, *first, *state.lines_of_steps(partial(_step_in_words, seating, seat), seat))


def _step_in_words(seating: Seating, seat: Looker, step: Played) -> tuple[str, ...]:
    """A step: the move, what it told, and what was done without asking."""
    before, move = step.before, step.move
    forced = (line_of(seat, seating, before, one) for one in forced_after(step, seating))
    return line_of(seat, seating, before, move), *knowledge.told(seat, seating, before, move), *forced


def line_of(seat: Looker, seating: Seating, position: Position, move: Move) -> str:
    """A line of the log: who did what, as a seat could watch it."""
    whose = position.actor - 1 if move.forced_on is None else move.forced_on
    return f"{'chance' if move.is_chance else f'player {whose}'}: {knowledge.watched(seat, seating, position, move)}"


def as_text(seen: dict[str, Any]) -> str:
    """A view as JSON; what is hidden is a text there."""
    return json.dumps(seen, sort_keys=True, default=str)
