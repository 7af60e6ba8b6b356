"""One game played in several ways at once: everything that a position tells must be equal, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from generator.contenders import Contender
from generator.outcome import is_fault, outcome
from rulewright.runtime.backend import CHANCE, DECIDE, OVER

LONG = frozenset(("RW609", "RW610", "RW611", "RW613"))
MOST_STEPS = 120
MOST_MOVES = 4000
FEW_MOVES = 12  # after each of which the ways to go on are counted


class Difference(Exception):
    """Two ways to carry out a game differ."""


@dataclass
class Tally:
    """What happened while games were played."""

    games: int = 0
    steps: int = 0
    faults: list[str] | None = None

    @property
    def took_long(self) -> bool:
        """Whether a game ended by what takes too long: then one is enough."""
        return not LONG.isdisjoint(self.faults or ())

    def fault(self, code: str) -> None:
        self.faults = [*(self.faults or []), code]


def compare(found: list[Contender], seed: int, games: int, tally: Tally) -> None:
    """Some random games; Difference where two ways differ."""
    for number in range(games):
        if not tally.took_long:
            _game(found, seed * 1000 + number, number % 2 == 1, tally)


def equal_all(found: list[Contender], results: list[Any], what: str, after: list[Any]) -> Any:
    for contender, result in zip(found[1:], results[1:], strict=True):
        if result != results[0]:
            raise Difference(f"{what} after {after}:\n  {found[0].name}: {results[0]}\n  {contender.name}: {result}")
    return results[0]


def _game(found: list[Contender], seed: int, explicit: bool, tally: Tally) -> None:
    choose = random.Random(seed)
    played: list[Any] = []
    positions = [outcome(contender.backend.new, seed, explicit) for contender in found]
    tally.games += 1
    if any(is_fault(position) for position in positions):
        tally.fault(
            equal_all(
                found, [_fault_at_rest(one, one, found[1].backend) for one in positions], "the beginning", played
            )[1]
        )
        return
    for _ in range(MOST_STEPS):
        tally.steps += 1
        _told(found, positions, choose, played, tally, explicit)
        leader = positions[0]
        if leader.kind == OVER:
            break
        raw: Any
        if leader.kind == CHANCE:
            outcomes = equal_all(found, [one.outcomes() for one in positions], "outcomes", played)
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
            equal_all(found[:2], results[:2], "playing", played)
            reference = found[1].backend
            told = [_fault_at_rest(result, one, reference) for result, one in zip(results, positions, strict=True)]
            tally.fault(equal_all(found, told, "playing", played)[1])
            if all(result is None for result in results[2:]):
                break
            equal_all(found, [one.to_bytes() for one in positions], "bytes kept by a fault", played)
            break


def _fault_at_rest(result: Any, position: Any, reference: Any) -> Any:
    """The fault of an act; where it went well, that of asking for the moves: the reference asks for them all when it
    comes to a decision, a module only for as many as it needs to know that there is one. So it must be a fault of
    listing those moves, not of an effect on the way."""
    if is_fault(result):
        return result
    moves = outcome(position.moves)
    if not is_fault(moves):
        return "no fault"
    again = outcome(reference.from_bytes(position.to_bytes(), position.seed, position.counter, True).moves)
    return moves if again == moves else (*moves, "too late")


def _told(
    found: list[Contender],
    positions: list[Any],
    choose: random.Random,
    played: list[Any],
    tally: Tally,
    explicit: bool,
) -> None:
    """Everything the positions tell."""

    def equal(what: str, ask: Callable[[Any], Any]) -> Any:
        return equal_all(found, [outcome(ask, one) for one in positions], what, played)

    equal("kind", lambda one: one.kind)
    equal("place", lambda one: (one.actor, one.decision, one.point, one.counter))
    data = equal("bytes", lambda one: one.to_bytes())
    scores = equal("scores", lambda one: one.scores())
    if is_fault(scores):
        tally.fault(scores[1])
    if not is_fault(scores):
        equal("totals", lambda one: tuple(one.totals()))
    equal("standing", lambda one: one.standing())
    equal("broken invariants", lambda one: one.broken())
    if positions[0].kind == OVER:
        equal("winners", lambda one: one.winners())
    if positions[0].kind == DECIDE:
        moves = equal("moves", lambda one: one.moves())
        if is_fault(moves):
            tally.fault(moves[1])
        else:
            for move in odd_moves(moves, choose):
                equal(f"whether {move} is legal", lambda one, move=move: one.is_legal(move))
                told = [outcome(_reasons, one, move) for one in (*positions[:2], *_read_by_reference(found, positions))]
                equal_all(found, told, f"reasons of {move}", played)
            if explicit and len(moves) <= FEW_MOVES and choose.random() < 0.3:
                _ways(found, positions, played)
    if choose.random() < 0.15:
        _read_back(found, positions, data, played)


def _read_by_reference(found: list[Contender], positions: list[Any]) -> list[Any]:
    """The positions of modules as the reference reads them: it says why a move is not legal for them as well."""
    return [found[1].backend.from_bytes(one.to_bytes(), one.seed, one.counter, True) for one in positions[2:]]


def _reasons(position: Any, move: Any) -> Any:
    """Why a move is not legal, in the reference's words."""
    return [(reason.rules, reason.text) for reason in position.explain(move)] if not position.is_legal(move) else []


def odd_moves(moves: list[Any], choose: random.Random) -> list[Any]:
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
    equal_all(found, told, "bytes read back", played)


# ---------------------------------------------------------------- counting ahead


def _ways(found: list[Contender], positions: list[Any], played: list[Any]) -> None:
    """Perft, two moves deep: counted by the modules, and by hand on the reference."""
    counting = [getattr(contender.backend, "perft", ways) for contender in found]
    counts = [outcome(count, one, 2) for count, one in zip(counting[1:], positions[1:], strict=True)]
    equal_all(found[1:], counts, "perft", played)


def ways(position: Any, depth: int) -> int:
    """How many ways there are to play so many moves; outcomes of chance count as moves."""
    at_chance = position.kind == CHANCE
    found = [value for value, _ in position.outcomes()] if at_chance else position.moves()
    if depth == 1:
        return len(found)
    total = 0
    for raw in found:
        after = position.copy()
        after.play_chance(raw) if at_chance else after.play(raw)
        total += ways(after, depth - 1)
    return total
