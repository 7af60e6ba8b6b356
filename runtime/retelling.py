"""Where and how a rule went wrong: which game, seed, decision and move, who called whom, and how to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.runtime.backend import CHANCE, Fault
from rulewright.runtime.chance import random64
from rulewright.runtime.checked import next_step, seeds
from rulewright.runtime.errors import RuleError, UnfinishedGameError
from rulewright.runtime.state import State

if TYPE_CHECKING:
    from rulewright.runtime.ir import Invariant
    from rulewright.runtime.moves import Move
    from rulewright.runtime.seating import Seating

LATEST = 5  # moves that a message names,
LAST_MOVES = 8  # that of a broken invariant


class BrokenInvariantError(RuleError):
    """An invariant of the definition does not hold: `invariant` is its text, `state` the game that shows it, with its
    history."""

    def __init__(self, invariant: Invariant, state: State) -> None:
        self.invariant, self.state = invariant.text, state
        moves = [str(move) for move in state.history]
        last = "; ".join((["…"] if len(moves) > LAST_MOVES else []) + moves[-LAST_MOVES:])
        told = f'the invariant "{invariant.text}" does not hold, {state.players} players, seed {state.seed}'
        lines = (told, f"after {len(moves)} moves: {last}" if moves else "before the first move", state.show())
        super().__init__(Fault("RW630", "\n".join(lines), invariant.where))


def broken_game(state: State, choices: int) -> BrokenInvariantError:
    """What is to be said of a random game that breaks an invariant: it is played once more, from its first rest."""
    decisions = 0
    while not (broken := state.broken_invariants()):
        step = next_step(state.position, choices, decisions)
        decisions += state.position.kind != CHANCE
        state.play(state.known(step))
    return BrokenInvariantError(broken[0], state)


def retold(
    seating: Seating, number: int, seed: int, limit: int, check: bool = False, start: State | None = None
) -> tuple[State, Move | None]:
    """Random game `number` of those that `playouts(seed=seed)` plays, of the game or of the state `start`, with its
    history, to its end or to the decision that has `limit` before it; or to where a move goes wrong, and that move."""
    made, backend = 0, seating.backend
    plan: Iterator[tuple[int, tuple[Any, ...]]]
    if check:
        chance, choices = seeds(seed, number)
    elif start is None:
        chance, moves = backend.record(number, seed, limit)
    else:
        chance, moves = backend.record_from(start.position, number, seed, limit)
    state = (
        State(seating, backend.new(chance, True), True).settled()
        if start is None
        else start.copy(seed=chance).with_chance(True)
    )
    plan = _choosing(state, choices, limit) if check else iter(moves)
    for point, raw in plan:
        if made == limit or state.position.point != point:
            break
        move = state.known(raw)
        try:
            state.play(move)
        except RuleError:
            return state, move
        made += 1
    return state, None


def _choosing(state: State, choices: int, limit: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """The moves of a game in which invariants are looked after, as it goes on."""
    for made in range(limit):
        if state.over:
            return
        yield state.position.point, next_step(state.position, choices, made)


def about_random_game(
    fault: Fault, seating: Seating, seed: int, limit: int, check: bool, start: State | None = None
) -> RuleError:
    """What went wrong in one of many random games."""
    number = fault.number or 0
    try:
        state, move = retold(seating, number, seed, limit, check, start)
    except (Fault, RuleError):  # it goes wrong before the first decision
        return about_start(fault, seating, random64(seed, 2 * number))
    checked = ", check=True" if check else ""
    again = f"{_loading(seating)}.random_game({number}, seed={seed}, players={seating.seats}{checked})"
    if start is not None:
        again = f"state.random_game({number}, seed={seed}{checked}) of the state that was played from"
    if fault.code == UnfinishedGameError.code:
        sentence = f"the game with seed {state.seed} is not over after {limit:,} decisions"
        return UnfinishedGameError(Fault(fault.code, sentence, fault.where, number), _story(state, None, again))
    told = seating.in_words(fault, lambda: move and seating.step(seating.read(state.position), move.raw))
    return RuleError(told, _story(state, move, again, told))


def about_move(fault: Fault, state: State, move: Move | None) -> RuleError:
    """What went wrong when a move was made, or when the moves, scores or outcomes of a state were asked for."""
    again = f"{_loading(state.seating)}.new(players={state.players}, seed={state.seed})"
    if state.chosen:
        again += ", then the moves of state.history"
    return RuleError(fault, _story(state, move, again, fault))


def about_start(fault: Fault, seating: Seating, seed: int) -> RuleError:
    """What went wrong before the first decision."""
    again = f"{_loading(seating)}.new(players={seating.seats}, seed={seed})"
    return RuleError(fault, _lines(_which(seating, seed), "before the first decision", fault, again))


def _story(state: State, move: Move | None, again: str, fault: Fault | None = None) -> str:
    made = [str(one) for one in state.chosen]
    at = f"decision {len(made) + 1}" + (f", '{move}'" if move is not None else "")
    if made:
        at += f" (before it: {'… ' if len(made) > LATEST else ''}{', '.join(made[-LATEST:])})"
    return _lines(_which(state.seating, state.seed), at, fault, again)


def _lines(which: str, at: str, fault: Fault | None, again: str) -> str:
    lines = [f"in {which}: {at}"]
    if fault is not None and fault.callers:
        lines.append(f"carried out by {' < '.join(fault.callers)}")
    return "".join(f"\n  {line}" for line in (*lines, f"again: {again}"))


def _which(seating: Seating, seed: int) -> str:
    options = ", ".join(f"{name} {value}" for name, value in seating.options.items())
    return f"{seating.name} for {seating.seats}{f' ({options})' if options else ''}, seed {seed}"


def _loading(seating: Seating) -> str:
    options = "".join(f", {name}={value!r}" for name, value in seating.options.items())
    return f"rulewright.load({seating.name!r}{options})"
