"""One game played in several ways at once: everything that a position tells must be equal, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from generator.contenders import Contender
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.game import About, Game
from rulewright.runtime.seating import Label, Seating

MOST_STEPS = 120
MOST_MOVES = 4000


class Difference(Exception):
    """Two ways to carry out a game differ."""


@dataclass
class Tally:
    """What happened while games were played."""

    games: int = 0
    steps: int = 0
    faults: list[str] | None = None

    def fault(self, code: str) -> None:
        self.faults = [*(self.faults or []), code]


def outcome(act: Callable[..., Any], *arguments: Any) -> Any:
    """What an act returns, or its fault: the code and the place."""
    try:
        return act(*arguments)
    except Fault as fault:
        return ("fault", fault.code, fault.where.file, fault.where.line, fault.where.column)


def is_fault(result: Any) -> bool:
    return isinstance(result, tuple) and len(result) == 5 and result[0] == "fault"


def compare(found: list[Contender], seed: int, games: int, tally: Tally) -> None:
    """Some random games; Difference where two ways differ."""
    for number in range(games):
        _game(found, seed * 1000 + number, number % 2 == 1, tally)


def _equal(found: list[Contender], results: list[Any], what: str, after: list[Any]) -> Any:
    for contender, result in zip(found[1:], results[1:], strict=True):
        if result != results[0]:
            raise Difference(
                f"{what} after {after}:\n  {found[0].name}: {results[0]}\n  {contender.name}: {result}"
            )
    return results[0]


def _game(found: list[Contender], seed: int, explicit: bool, tally: Tally) -> None:
    choose = random.Random(seed)
    played: list[Any] = []
    positions = [outcome(contender.backend.new, seed, explicit) for contender in found]
    tally.games += 1
    if any(is_fault(position) for position in positions):
        tally.fault(_equal(found, [_fault_at_rest(one, one) for one in positions], "the beginning", played)[1])
        return
    for _ in range(MOST_STEPS):
        tally.steps += 1
        _told(found, positions, choose, played, tally)
        leader = positions[0]
        if leader.kind == OVER:
            break
        raw: Any
        if leader.kind == CHANCE:
            outcomes = _equal(found, [one.outcomes() for one in positions], "outcomes", played)
            raw = choose.choice(outcomes)[0]
            results = [outcome(one.play_chance, raw) for one in positions]
        else:
            moves = outcome(leader.moves)
            if is_fault(moves) or not moves or len(moves) > MOST_MOVES:
                break
            raw = choose.choice(moves)
            results = [outcome(one.play, raw) for one in positions]
        played.append(raw)
        if any(result is not None for result in results):
            told = [_fault_at_rest(result, one) for result, one in zip(results, positions, strict=True)]
            tally.fault(_equal(found, told, "playing", played)[1])
            if all(result is None for result in results[2:]):
                break
            _equal(found, [one.to_bytes() for one in positions], "bytes kept by a fault", played)
            break


def _fault_at_rest(result: Any, position: Any) -> Any:
    """The fault of an act; where it went well, that of asking for the moves: the reference asks for them all when it comes to
    a decision, a module only for as many as it needs to know that there is one."""
    if is_fault(result):
        return result
    moves = outcome(position.moves)
    return moves if is_fault(moves) else "no fault"


def _told(found: list[Contender], positions: list[Any], choose: random.Random, played: list[Any], tally: Tally) -> None:
    """Everything the positions tell."""

    def equal(what: str, ask: Callable[[Any], Any]) -> Any:
        return _equal(found, [outcome(ask, one) for one in positions], what, played)

    equal("kind", lambda one: one.kind)
    equal("place", lambda one: (one.actor, one.decision, one.point, one.counter))
    data = equal("bytes", lambda one: one.to_bytes())
    scores = equal("scores", lambda one: one.scores())
    if is_fault(scores):
        tally.fault(scores[1])
    if positions[0].kind == OVER:
        equal("winners", lambda one: one.winners())
    if positions[0].kind == DECIDE:
        moves = equal("moves", lambda one: one.moves())
        if is_fault(moves):
            tally.fault(moves[1])
        else:
            for move in _odd_moves(moves, choose):
                equal(f"whether {move} is legal", lambda one, move=move: one.is_legal(move))
                _equal(found[:2], [outcome(_reasons, one, move) for one in positions[:2]], f"reasons of {move}", played)
    if choose.random() < 0.15:
        _read_back(found, positions, data, played)


def _reasons(position: Any, move: Any) -> Any:
    """Why a move is not legal, in the reference's words."""
    return [(reason.rules, reason.text) for reason in position.explain(move)] if not position.is_legal(move) else []


def _odd_moves(moves: list[Any], choose: random.Random) -> list[Any]:
    """Some legal moves and some made of parts of them, most of them not legal."""
    if not moves:
        return []
    found = [choose.choice(moves)]
    for _ in range(2):
        one, other = choose.choice(moves), choose.choice(moves)
        if len(one) == len(other) > 1:
            at = choose.randrange(1, len(one))
            found.append((*one[:at], *other[at:]))
            if isinstance(one[at], int):
                found.append((*one[:at], one[at] + choose.choice((-1, 1, 2)), *one[at + 1 :]))
    return found


def _read_back(found: list[Contender], positions: list[Any], data: bytes, played: list[Any]) -> None:
    """Bytes read back are the same position."""
    again = [
        outcome(contender.backend.from_bytes, data, one.seed, one.counter, True)
        for contender, one in zip(found, positions, strict=True)
    ]
    told = [one if is_fault(one) else (one.kind, one.point, one.to_bytes(), outcome(one.moves)) for one in again]
    _equal(found, told, "bytes read back", played)


# ---------------------------------------------------------------- what people see


def compare_faces(found: list[Contender], program: Any, seed: int) -> None:
    """A sampled game by State on the reference and on a compiled module: views, information, history, ranking."""
    compared = [found[1], *found[2:3]]
    shown = [_face(contender, program, seed) for contender in compared]
    if any(isinstance(one[-1], str) for one in shown):
        return  # where a rule goes wrong in the guards of an option is compared by `compare`
    _equal(compared, shown, "what seats see", [])


def _face(contender: Contender, program: Any, seed: int) -> Any:
    kind = "reference" if contender.name == "reference" else "compiled"
    label = Label(program.name, program.options, program.seats)
    about = About(program.name, program.title, program.seats, program.seats)
    game = Game(about, lambda seats: Seating(label, kind, contender.backend, lambda: program))
    told: list[Any] = []
    choose = random.Random(seed)
    try:
        state = game.new(seed=seed)
        for _ in range(12):
            told.append([state.view(seat) for seat in range(state.players)])
            if state.over:
                break
            moves = list(state.moves)
            told.append([str(move) for move in moves[:40]])
            state.play(choose.choice(moves))
        told.append([state.information(seat) for seat in range(state.players)])
        told.append((state.ranking, state.winners, [str(move) for move in state.history], state.score_sheet))
    except (RulewrightError, Fault) as error:
        told.append(str(error))
    return told
