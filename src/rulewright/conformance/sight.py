"""`expect seat 1 sees hand[0] hidden`, `expect told 1 "…"`: what a seat sees of a state, and what it was told."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.conformance.machine import Machine
from rulewright.conformance.model import ScenarioError, Unmet
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.hidden import Hidden
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.views import view_of


def check_sight(machine: Machine, position: ReferencePosition, step: ast.ExpectSees) -> None:
    """Raises Unmet if the seat sees something else than the scenario says."""
    found = _in_view(machine, position, step)
    hidden = _all_hidden(found)
    if step.hidden:
        if not hidden:
            lines = [("expected", "hidden"), ("found", machine.write_value(position, step.path))]
            raise Unmet(step.span, f"seat {step.seat} sees what it should not", lines)
        return
    if hidden:
        raise Unmet(step.span, f"seat {step.seat} does not see this", [("found", str(found))])
    assert step.value is not None
    verdict = machine.judge(position, ast.Compare("==", step.path, step.value, step.span))
    if not verdict.holds:
        raise Unmet(step.span, f"seat {step.seat} sees something else", verdict.sides)


def check_told(position: ReferencePosition, step: ast.ExpectTold, seats: int) -> None:
    """Raises Unmet if no line told so far to the seat (or to all) is the one that the scenario names."""
    wanted = (1 << seats) - 1 if step.seat is None else 1 << step.seat
    heard = [line.text for line in position.told or () if line.seats & wanted == wanted]
    if step.text not in heard:
        who = "everybody" if step.seat is None else f"seat {step.seat}"
        lines = [("expected", step.text), ("found", "\n".join(heard) or "nothing")]
        raise Unmet(step.span, f"{who} was not told this", lines)


def _in_view(machine: Machine, position: ReferencePosition, step: ast.ExpectSees) -> Any:
    """What the view of the seat holds at the path."""
    expr, values = machine.look_up(position, step.path)
    states = {state.name: state for state in machine.program.states}
    match expr:
        case ir.Read(name) | ir.Whole(name) if name in states:
            found = view_of(machine.seating, position, step.seat)["states"][name]
        case _:
            message = "only a state can be seen or hidden"
            raise ScenarioError("RW813", step.path.span, message, "write a state with its index: 'hand[0]'")
    for value, kind in zip(values, states[name].index, strict=False):
        if isinstance(kind, ir.Seat):
            found = found[value - 1]
        else:
            empty = nothing(states[name].type, machine.program)
            found = found.get(machine.words.write(value, kind), machine.words.plain(empty, states[name].type))
    return found


def _all_hidden(found: Any) -> bool:
    match found:
        case Hidden():
            return True
        case list():
            return bool(found) and all(_all_hidden(one) for one in found)
        case dict():
            return bool(found) and all(_all_hidden(one) for one in found.values())
        case _:
            return False
