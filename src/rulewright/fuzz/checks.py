"""What must hold in every position and at every step, whatever the game.

No rule goes wrong, every invariant holds, and both backends tell the same: since a position is its bytes, the reference
backend can be asked about any position of the compiled one, and what it would make of a step.
"""

from __future__ import annotations

from typing import Any

from rulewright.fuzz.failure import Failed, Kind
from rulewright.fuzz.table import Step, Table
from rulewright.runtime.backend import CHANCE, DECIDE, Backend, Fault, Position

Told = dict[str, Any]


def check_position(table: Table, position: Position, closely: bool) -> None:
    """Invariants hold; looking closely, both backends tell the same of the position, which its bytes bring back. Raises
    Failed."""
    if closely and table.compiled is not None:
        _compare(told_by(table.mirror(position)), told_by(position))
        _check_bytes(table.compiled, position)
    for number in position.broken():
        text = table.seating.program.invariants[number].text
        raise Failed(Kind.INVARIANT, text, f'the invariant "{text}" does not hold')


def _check_bytes(backend: Backend, position: Position) -> None:
    try:
        backend.from_bytes(position.to_bytes(), 0, 0, True)
    except ValueError:
        message = "the compiled module does not open the position from its own bytes"
        raise Failed(Kind.DIVERGENCE, "own bytes", message) from None


def step_on(table: Table, position: Position, step: Step, closely: bool) -> Position:
    """The position after a step; looking closely, the same on both backends. Raises Failed."""
    after = position.copy()
    fault = _fault_of(table, after, step)
    if table.compiled is not None and (closely or fault):
        mirror = table.mirror(position).copy()
        expected = _fault_of(table, mirror, step)
        _compare({"fault": _named(expected)}, {"fault": _named(fault)})
        if not fault:
            _compare(_resting(mirror), _resting(after))
            table.mirrored = after, mirror
        fault = expected or fault  # the reference knows the numbers
    if fault:
        raise went_wrong(fault)
    return after


def went_wrong(fault: Fault) -> Failed:
    """A rule went wrong."""
    return Failed(Kind.FAULT, f"{fault.code} at line {fault.where.line}", str(fault), fault)


def _fault_of(table: Table, position: Position, step: Step) -> Fault | None:
    try:
        table.make(position, step)
    except Fault as fault:
        return fault
    return None


def _named(fault: Fault | None) -> str:
    return f"{fault.code} at line {fault.where.line}" if fault else "none"


# ---------------------------------------------------------------- what a position tells


def told_by(position: Position) -> Told:
    """Everything a position tells."""
    told = _resting(position) | {"scores": _or_fault(position.scores), "broken invariants": _or_fault(position.broken)}
    if position.kind == DECIDE:
        told["moves"] = _or_fault(position.moves)
    elif position.kind == CHANCE:
        told["outcomes"] = _or_fault(position.outcomes)
    return told


def _resting(position: Position) -> Told:
    return {
        "kind": position.kind,
        "player": position.actor,
        "decision": position.decision,
        "place in the rules": position.point,
        "chance events": position.counter,
        "bytes": position.to_bytes(),
        "winners": position.winners() if position.kind not in (DECIDE, CHANCE) else 0,
    }


def _or_fault(ask: Any) -> Any:
    try:
        return ask()
    except Fault as fault:
        return _named(fault)


def _compare(reference: Told, compiled: Told) -> None:
    for part, expected in reference.items():
        if compiled[part] != expected:
            difference = _difference(part, expected, compiled[part])
            raise Failed(Kind.DIVERGENCE, part, f"the compiled module and the reference differ in {difference}")


def _difference(part: str, expected: Any, got: Any) -> str:
    if part == "bytes":
        at = next(
            (i for i, (one, other) in enumerate(zip(expected, got)) if one != other), min(len(expected), len(got))
        )
        return f"the position, at byte {at}"
    if isinstance(expected, list) and isinstance(got, list):
        return f"{part}: {len(expected)} by the reference, {len(got)} by the module"
    return f"{part}: {expected} by the reference, {got} by the module"
