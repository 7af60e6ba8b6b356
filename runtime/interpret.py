"""The reference backend: the meaning of the IR, slow and obvious. Every compiled module must agree with it.

Expressions and statements become Python closures once per program (`runtime/reference/`); a position is plain lists of
values as `ir.py` describes them.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, MAX_DECISIONS, OVER, Fault, Move, Position
from rulewright.runtime.chance import random64
from rulewright.runtime.checked import BrokenAt, next_step, play_checked, seeds
from rulewright.runtime.reference import storage
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.intact import checked
from rulewright.runtime.reference.position import ReferencePosition
from rulewright.runtime.reference.world import Reason, Tracer, World

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

    def __init__(self, program: ir.Program, plain: bool = False, tracer: Tracer | None = None) -> None:
        """`plain`: the meaning and nothing else. Without it, shortcuts make the backend usable
        (`reference/shortcuts.py`, `foresight.py`, states that copies share); they are held against the plain one, as
        compiled modules are. `tracer` is told what is computed, for coverage."""
        self.program = program
        self._code = Code(program, plain, tracer)

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

    def checked(self, data: bytes, seed: int, counter: int, explicit_chance: bool) -> ReferencePosition:
        """The position that some bytes from outside hold; ValueError if they hold none."""
        return ReferencePosition(self._code, checked(self._code, data, seed, counter, explicit_chance))

    def playouts(
        self,
        count: int,
        seed: int,
        threads: int = 1,
        check: bool = False,
        limit: int = MAX_DECISIONS,
        keep: bool = False,
    ) -> RandomGames:
        """Uniform random games, one after the other; with `check` the invariants are looked after. One that is not over
        after `limit` decisions is a fault, or kept with a negative length."""
        return self._playouts(None, count, seed, check, limit, keep)

    def playouts_from(
        self,
        position: Position,
        count: int,
        seed: int,
        threads: int = 1,
        check: bool = False,
        limit: int = MAX_DECISIONS,
        keep: bool = False,
    ) -> RandomGames:
        """The same from a position on."""
        return self._playouts(position, count, seed, check, limit, keep)

    def _playouts(
        self, start: Position | None, count: int, seed: int, check: bool, limit: int, keep: bool
    ) -> RandomGames:
        if check:
            return self._checked(start, count, seed, limit, keep)
        results = RandomGames()
        for number in range(count):
            position, length, offered = None, 0, 0
            for current, moves, _ in self._random_game(start, number, seed):
                position = current
                if length == limit:
                    break
                length, offered = length + bool(moves), offered + len(moves)
            assert position is not None
            if position.kind != OVER and not keep:
                raise Fault("RW612", "the game is not over", number=number)
            results.lengths.append(length if position.kind == OVER else -length)
            results.winners.append(position.winners())
            results.totals.append(position.totals())
            results.moves.append(offered)
        return results

    def _begun(self, start: Position | None, seed: int, explicit_chance: bool) -> ReferencePosition:
        """A new game, or a position with another seed, where chance has moved if it moves by itself."""
        if start is None:
            return self.new(seed, explicit_chance)
        position = self.from_bytes(start.to_bytes(), seed, start.counter, explicit_chance)
        if position.kind == CHANCE and not explicit_chance:
            position.play_chance(next_step(position, 0, 0)[0])
        return position

    def _checked(self, start: Position | None, count: int, seed: int, limit: int, keep: bool) -> RandomGames:
        results = RandomGames()
        for game in range(count):
            chance, choices = seeds(seed, game)
            try:
                position = self._begun(start, chance, explicit_chance=True)
                decisions = play_checked(position, choices, limit)
            except Fault as fault:
                fault.number = game
                raise
            if decisions is None:
                raise BrokenAt(game)
            if position.kind != OVER and not keep:
                raise Fault("RW612", "the game is not over", number=game)
            results.lengths.append(decisions if position.kind == OVER else -decisions)
            results.winners.append(position.winners())
            results.totals.append(position.totals())
        return results

    def record(self, number: int, seed: int, limit: int) -> tuple[int, list[tuple[int, Move]]]:
        """The seed of one of many random games, and its moves, each with the point where it is made; to the end, the
        `limit` or the move that goes wrong."""
        return self._record(None, number, seed, limit)

    def record_from(self, position: Position, number: int, seed: int, limit: int) -> tuple[int, list[tuple[int, Move]]]:
        """The same of a random game from a position on."""
        return self._record(position, number, seed, limit)

    def _record(self, start: Position | None, number: int, seed: int, limit: int) -> tuple[int, list[tuple[int, Move]]]:
        made: list[tuple[int, Move]] = []
        with contextlib.suppress(Fault):
            for position, _, move in self._random_game(start, number, seed):
                if move is None or len(made) == limit:
                    break
                made.append((position.point, move))
        return random64(seed, 2 * number), made

    def _random_game(
        self, start: Position | None, number: int, seed: int
    ) -> Iterator[tuple[ReferencePosition, list[Move], Move | None]]:
        """Each position of a game with its legal moves and the one that is made next; at the end there are none."""
        chooser = random.Random(random64(seed, 2 * number + 1))
        try:
            position = self._begun(start, random64(seed, 2 * number), explicit_chance=False)
            while position.kind != OVER:
                moves = position.moves()
                move = chooser.choice(moves)
                yield position, moves, move
                position.play(move)
            yield position, [], None
        except Fault as fault:
            fault.number = number
            raise
