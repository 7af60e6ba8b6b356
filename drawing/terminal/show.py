"""A position as text for a terminal: boards drawn, players side by side, everything else in short lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.drawing.layers import sight_of
from rulewright.drawing.situation import situation
from rulewright.drawing.terminal.boards import drawings
from rulewright.drawing.terminal.grids import beside_each_other
from rulewright.drawing.terminal.maps import Paper
from rulewright.drawing.terminal.players import Line, packed, player_names, rest_of_table, side_by_side
from rulewright.drawing.terminal.rows import tiles_in_hand
from rulewright.drawing.terminal.tables import table_drawings
from rulewright.runtime import backend as machine
from rulewright.runtime import ir, knowledge
from rulewright.runtime.backend import Fault
from rulewright.runtime.hidden import Hidden
from rulewright.runtime.lookers import TABLE, Looker
from rulewright.runtime.views import view_of

if TYPE_CHECKING:
    from rulewright.runtime.state import State

WIDTH = 80


def show(state: State, seat: Looker = TABLE, colour: bool = False, width: int = WIDTH, targets: bool = False) -> str:
    """The whole position; with a seat, only what that seat may see. With `targets`, empty cells of maps that legal
    moves name are labelled for the player who is asked."""
    program = state.seating.program
    sight = sight_of(state, seat)
    seen = view_of(state.seating, state.position, sight.seat)
    paper = Paper(colour, width, _targets(state, sight.seat) if targets else {}, last_cells(state, sight.seat))
    found = [*table_drawings(sight, paper), *drawings(sight, paper)]
    drawn = {name for drawing in found for name in drawing.shows} | set(program.hides)
    own, others = rest_of_table(sight, drawn, seen)
    others += _locals(seen)
    names = player_names(state.players, any(drawing.has_seats for drawing in found))
    lines = beside_each_other([drawing.lines for drawing in found], width)
    lines += side_by_side(own, state.player, names, width, colour)
    lines += packed([f"{line.name}: {line.texts[0]}" for line in others], width)
    lines += tiles_in_hand(sight, drawn, colour)
    if program.together and any(seen["scores"].values()):
        known = {name: values[0] for name, values in seen["scores"].items() if not isinstance(values, Hidden)}
        total = f"points: {sum(known.values())}{'?' if len(known) < len(seen['scores']) else ''}"
        lines += packed([total, *(f"{value} {name}" for name, value in known.items() if value)], width)
    return "\n".join([*lines, situation(state, names)])


def wants_colour() -> bool:
    """Whether the terminal can show colours and nobody has asked not to."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _locals(seen: dict[str, Any]) -> list[Line]:
    """What a procedure keeps in mind, unless a state says it already or it has but a letter for a name."""
    known = [value for value in seen["states"].values() if not isinstance(value, dict | list)]
    found = [(name, value) for name, value in seen["locals"].items() if len(name) > 1 and value not in known]
    return [Line(name, (_plain(value),)) for name, value in found if value not in (None, [], {})]


def _plain(value: Any) -> str:
    """Plain data in few words."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(_plain(one) for one in value)
        case dict():
            return ", ".join(f"{_plain(one)} {name}" for name, one in value.items())
        case _:
            return str(value)


# ---------------------------------------------------------------- what moves say about maps


def _targets(state: State, seat: Looker) -> dict[str, dict[int, str]]:
    """The cells that legal moves name, by board."""
    position, program = state.position, state.seating.program
    found: dict[str, dict[int, str]] = {}
    if not knowledge.is_asked(seat, position):
        return found
    try:
        moves = position.moves()
    except Fault:  # a position that cannot go on can still be looked at
        return found
    for move in moves:
        for board, cell in _cells_named(program, position.decision, move):
            found.setdefault(board, {})[cell] = program.boards[board].names[cell - 1]
    return found


def last_cells(state: State, seat: Looker) -> dict[str, int]:
    """The cell that was named last, by board, in a move that a seat could watch."""
    found: dict[str, int] = {}
    for position, move in state.steps:
        if not move.is_chance and knowledge.sees_event(seat, state.seating, position, move):
            found.update(_cells_named(state.seating.program, move.decision, move.raw))
    return found


def _cells_named(program: ir.Program, decision: int, move: machine.Move) -> Iterator[tuple[str, int]]:
    """The cells that a move names, each with its board."""
    for param, value in zip(program.decisions[decision].options[move[0]].params, move[1:], strict=True):
        if isinstance(param.type, ir.Cell) and value:
            yield param.type.board, value
