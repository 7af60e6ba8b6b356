"""The reference backend: the meaning of the IR, slow and obvious. Every compiled module must agree with it.

Expressions and statements become Python closures once per program (`runtime/reference/`); a position is plain lists of
values as `ir.py` describes them.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from rulewright.runtime import ir
from rulewright.runtime.backend import DECIDE, OVER
from rulewright.runtime.checked import BrokenAt, play_checked, seeds
from rulewright.runtime.reference import storage
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.position import ReferencePosition
from rulewright.runtime.reference.world import Reason, World

__all__ = ["RandomGames", "Reason", "ReferenceBackend", "ReferencePosition"]


@dataclass(slots=True)
class RandomGames:
    """Per game: decisions made, the mask of winners, each seat's total, and how many legal moves there were in all."""

    lengths: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    totals: list[tuple[int, ...]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)


class ReferenceBackend:
    """Makes positions of one program."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self._code = Code(program)

    def blank(self, seed: int = 0, explicit_chance: bool = False) -> ReferencePosition:
        """A position before `play` has begun: every state as at the start."""
        return ReferencePosition(self._code, World(self._code, seed, 0, explicit_chance))

    def new(self, seed: int, explicit_chance: bool) -> ReferencePosition:
        """A fresh game at its first rest."""
        position = self.blank(seed, explicit_chance)
        position.run_play()
        return position

    def from_bytes(self, data: bytes, seed: int, counter: int, explicit_chance: bool) -> ReferencePosition:
        """The position that some bytes hold."""
        return ReferencePosition(self._code, storage.from_bytes(self._code, data, seed, counter, explicit_chance))

    def playouts(self, count: int, seed: int, threads: int = 1, check: bool = False) -> RandomGames:
        """Uniform random games, one after the other; with `check` the invariants are looked after."""
        if check:
            return self._checked(count, seed)
        results = RandomGames()
        chooser = random.Random(seed)
        for _ in range(count):
            position = self.new(chooser.getrandbits(63), explicit_chance=False)
            length = offered = 0
            while position.kind != OVER:
                assert position.kind == DECIDE
                moves = position.moves()
                length, offered = length + 1, offered + len(moves)
                position.play(chooser.choice(moves))
            results.lengths.append(length)
            results.winners.append(position.winners())
            results.totals.append(position.totals())
            results.moves.append(offered)
        return results

    def _checked(self, count: int, seed: int) -> RandomGames:
        results = RandomGames()
        for game in range(count):
            chance, choices = seeds(seed, game)
            position = self.new(chance, explicit_chance=True)
            decisions = play_checked(position, choices)
            if decisions is None:
                raise BrokenAt(game)
            results.lengths.append(decisions)
            results.winners.append(position.winners())
            results.totals.append(position.totals())
        return results
