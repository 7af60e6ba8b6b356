"""From a text to a move of a state: not a move, not asked now, ambiguous, or found (legal or not)."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

from rulewright.runtime import backend as machine
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing, value_at
from rulewright.runtime.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    InvalidMoveError,
    Reason,
    RulewrightError,
    because,
    did_you_mean,
)
from rulewright.runtime.moves import Move
from rulewright.runtime.notation import LEFT_OUT, MoveReading
from rulewright.runtime.printable import quoted
from rulewright.runtime.state import State

MENTIONED, COMPARED = 8, 500  # moves named in a message, and looked through for one that was meant
COMPLETED = 64  # ways to complete a text that are tried to say why none is legal


def parse(state: State, text: str) -> Move:
    """The move a text means in a state, legal or not."""
    position = state.position
    if position.kind == machine.OVER:
        raise IllegalMoveError(f"'{quoted(text)}' cannot be played: the game is over.", text, state.show_to_mover())
    if position.kind == machine.CHANCE:
        return _parse_chance(state, text)
    readings = state.seating.notation.read(position.decision, text)
    if not readings:
        raise _not_a_move(state, text)
    return _settled(state, text, readings)


def _settled(state: State, text: str, readings: list[MoveReading]) -> Move:
    """The one move that the readings leave: by themselves, or because only one of them is legal."""
    first = readings[0]
    if len(readings) == 1 and first.complete:
        return state.known((first.option, *first.arguments))
    fitting = [raw for raw in state.raw_moves() if any(reading.fits(raw) for reading in readings)]
    if len(fitting) == 1:
        return state.known(fitting[0])
    if fitting:
        raise _ambiguous(state, text, [str(state.known(raw)) for raw in fitting])
    if first.complete:
        return state.known((first.option, *first.arguments))
    reasons = _reasons(state, readings)
    why = f": {because(reasons)}" if reasons else ""
    raise IllegalMoveError(
        f"No move that '{quoted(text)}' could mean is legal now{why}.", text, state.show_to_mover(), reasons
    )


def _reasons(state: State, readings: list[MoveReading]) -> list[Reason]:
    """Why none of the moves is legal that a text with arguments left out could mean; the nearest to legal comes
    first."""
    program, found = state.seating.program, []
    options = program.decisions[state.position.decision].options
    for reading in readings:
        params = options[reading.option].params
        ranges = [
            [given] if given is not LEFT_OUT else _values(param.type, program)
            for given, param in zip(reading.arguments, params, strict=True)
        ]
        for arguments in islice(product(*ranges), COMPLETED):
            found.append(tuple(state.explain(state.known((reading.option, *arguments)))))
    fewest = min(found, key=len, default=())
    return list(fewest)


def _values(kind: ir.Type, program: ir.Program) -> list[Any]:
    """All values that an argument can have, where there are few; of collections, the empty one."""
    if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf):
        return [nothing(kind, program)]
    try:
        size = domain_size(kind, program)
    except ValueError:
        return []
    return [value_at(index, kind) for index in range(size)] if size <= COMPLETED else []


def _parse_chance(state: State, text: str) -> Move:
    values = state.seating.notation.read_chance(state.position.point, text)
    if len(values) == 1:
        return state.known((values[0],))
    possible = [move for move, _ in state.outcomes]
    if values:
        fitting = [move for move in possible if move.raw[0] in values]
        if len(fitting) == 1:
            return fitting[0]
        raise _ambiguous(state, text, [str(move) for move in fitting or [state.known((value,)) for value in values]])
    texts = [str(move) for move in possible]
    sentence = f"'{quoted(text)}' is not something chance can do here: {_listed(texts)}.{did_you_mean(text, texts)}"
    raise InvalidMoveError(sentence, text, state.show_to_mover())


def _ambiguous(state: State, text: str, candidates: list[str]) -> AmbiguousMoveError:
    sentence = f"'{quoted(text)}' is ambiguous: it could be {_listed(candidates)}."
    return AmbiguousMoveError(sentence, text, state.show_to_mover(), candidates)


def _listed(texts: list[str]) -> str:
    return ", ".join(texts[:MENTIONED]) + (" or others" if len(texts) > MENTIONED else "")


def _not_a_move(state: State, text: str) -> RulewrightError:
    """Not a move at all, or one of another decision."""
    notation, here = state.seating.notation, state.position.decision
    shape = " or ".join(notation.shape(here))
    first = text.strip().partition(" ")[0].casefold()
    for other in state.seating.program.decisions:
        names = [name.casefold() for name in notation.names(other.number)]
        if other.number != here and first in names and notation.read(other.number, text):
            return IllegalMoveError(f"'{quoted(text)}' is not asked now; it is: {shape}.", text, state.show_to_mover())
    sentence = f"'{quoted(text)}' is not a move here; a move is: {shape}.{_nearest(state, text)}"
    return InvalidMoveError(sentence, text, state.show_to_mover())


def _nearest(state: State, text: str) -> str:
    """What was perhaps meant: another option with the same arguments, or a legal move that looks like it."""
    notation, here = state.seating.notation, state.position.decision
    names = notation.names(here)
    first, space, rest = text.strip().partition(" ")
    if first.casefold() not in [name.casefold() for name in names]:
        meant = [f"{name}{space}{rest}" for name in names]
        known = [one for one in meant if notation.read(here, one)]
        return did_you_mean(text, known) if known else did_you_mean(first, names)
    return did_you_mean(text, [str(state.known(raw)) for raw in state.raw_moves()[:COMPARED]])
