"""A game that shows a mutant: the same random moves on both, until moves, position, score or result differ.

Small games are gone through whole: where nothing differs in any position, the mutant is the same game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.conformance.machine import Machine
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault, Move
from rulewright.runtime.interpret import ReferenceBackend, ReferencePosition

POSITIONS = 4000  # of a game that is gone through whole
MOST_MOVES = 400  # of one random game


@dataclass(frozen=True)
class Witness:
    """The moves after which a mutant differs, and in what; `same`: it was gone through whole and differs nowhere."""

    moves: tuple[str, ...] = ()
    differs: str = ""
    same: bool = False
    positions: int = 0


@dataclass(frozen=True)
class Pair:
    """The game as it is, and changed."""

    game: ReferencePosition
    mutant: ReferencePosition

    def copy(self) -> Pair:
        return Pair(self.game.copy(), self.mutant.copy())

    def play(self, kind: int, move: Move) -> str:
        """Make a move in both; what differs in how that goes."""
        told = []
        for position in (self.game, self.mutant):
            try:
                position.play(move) if kind == DECIDE else position.play_chance(move[0])
                told.append("")
            except Fault as fault:
                told.append(fault.code)
        return "" if told[0] == told[1] else "a rule goes wrong"


def find_witness(game: Machine, changed: ir.Program, seconds: float, seed: int = 1) -> Witness:
    """A game that shows the difference, as far as it is found in the time given."""
    end = time.perf_counter() + seconds
    mutant = ReferenceBackend(changed)
    found = _everywhere(game, mutant, end)
    for number in range(10**6) if found is None else ():
        if time.perf_counter() > end:
            break
        shown = _random_game(game, mutant, random.Random(f"{seed}:{number}"), end)
        if shown is not None:
            return shown
    return found or Witness()


def differs(pair: Pair, program: ir.Program) -> str:
    """In what two positions differ, in a word; nothing if they do not."""
    game, mutant = pair.game, pair.mutant
    if game.kind != mutant.kind:
        return "the end" if OVER in (game.kind, mutant.kind) else "who is to move"
    if game.actor != mutant.actor or game.decision != mutant.decision:
        return "who is to move"
    if game.kind == OVER and game.winners() != mutant.winners():
        return "who wins"
    if game.kind == DECIDE and game.moves() != mutant.moves():
        return "what may be done"
    if game.kind == CHANCE and game.outcomes() != mutant.outcomes():
        return "what chance can bring"
    if _values(game, program) != _values(mutant, program):
        return "the position"
    if game.kind == OVER and game.scores() != mutant.scores():
        return "the score"
    return ""


def _values(position: ReferencePosition, program: ir.Program) -> list[object]:
    """All states, by value: bytes may lie elsewhere in a mutant."""
    return [position.evaluate(ir.Whole(state.name, state.type)) for state in program.states]


def _begin(game: Machine, mutant: ReferenceBackend, seed: int) -> Pair | None:
    try:
        return Pair(game.reference(game.program).new(seed, True), mutant.new(seed, True))
    except Fault:
        return None


def _steps(pair: Pair) -> list[Move]:
    return pair.game.moves() if pair.game.kind == DECIDE else [(value,) for value, _ in pair.game.outcomes()]


def _random_game(game: Machine, mutant: ReferenceBackend, chooser: random.Random, end: float) -> Witness | None:
    pair = _begin(game, mutant, chooser.getrandbits(32))
    if pair is None:
        return Witness((), "it cannot begin")
    moves: list[str] = []
    for _ in range(MOST_MOVES):
        told = differs(pair, game.program)
        if told:
            return Witness(tuple(moves), told)
        if pair.game.kind == OVER or time.perf_counter() > end:
            return None
        move = chooser.choice(_steps(pair))
        moves.append(_written(game, pair.game, move))
        told = pair.play(pair.game.kind, move)
        if told:
            return Witness(tuple(moves), told)
    return None


def _written(game: Machine, position: ReferencePosition, move: Move) -> str:
    who = "chance" if position.kind == CHANCE else str(position.actor - 1)
    return f"{who}: {game.write_move(position, move)}"


def _everywhere(game: Machine, mutant: ReferenceBackend, end: float) -> Witness | None:
    """Every position that can come up, the nearest first; None if there are too many."""
    first = _begin(game, mutant, 1)
    if first is None:
        return Witness((), "it cannot begin")
    waiting: list[tuple[Pair, tuple[str, ...]]] = [(first, ())]
    seen = {first.game.to_bytes()}
    for pair, moves in _growing(waiting):
        if len(seen) > POSITIONS or time.perf_counter() > end:
            return None
        told = differs(pair, game.program)
        if told:
            return Witness(moves, told)
        for move in _steps(pair) if pair.game.kind != OVER else ():
            after = pair.copy()
            told = after.play(pair.game.kind, move)
            path = (*moves, _written(game, pair.game, move))
            if told:
                return Witness(path, told)
            if after.game.to_bytes() not in seen:
                seen.add(after.game.to_bytes())
                waiting.append((after, path))
    return Witness(same=True, positions=len(seen))


def _growing(waiting: list[tuple[Pair, tuple[str, ...]]]) -> Iterator[tuple[Pair, tuple[str, ...]]]:
    at = 0
    while at < len(waiting):
        yield waiting[at]
        at += 1
