"""What a backend is: the contract between the runtime's faces and the two ways to carry out a program.

The reference backend (`runtime/interpret.py`) and a compiled module offer the same two things: a `Backend` that makes
positions, and `Position`s. Everything an author sees (notation, views, reasons, score sheets) is built on these by the
runtime, for a compiled position by reading its bytes into a reference position.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rulewright.runtime.travelling import Travelling
from rulewright.runtime.where import Where

DECIDE, CHANCE, OVER = 0, 1, 2
MAX_DECISIONS = 10_000  # of one game, before it counts as one that does not end

Move = tuple[Any, ...]  # (option index in its decision, argument, …); arguments are values as in ir.py


POSTPONED = ("RW601", "RW602", "RW603", "RW604", "RW605")  # faults that a look-ahead leaves to whoever makes the move


class Forced(NamedTuple):
    """A single legal move that was made without asking (`unless forced`): the block and number of its decision, the
    actor, the move."""

    point: int
    decision: int
    actor: int
    move: Move


class Fault(Travelling):
    """A rule went wrong at run time: a bound, a write through none, an empty take, the budget, a stuck decision."""

    def __init__(
        self, code: str, message: str, where: Where = Where(), number: int | None = None, rules: tuple[str, ...] = ()
    ) -> None:
        self.code, self.message, self.where = code, message, where
        self.number = number  # of the game, where many are played
        self.rules = rules  # by which something that must be done cannot be done
        self.callers: tuple[str, ...] = ()  # what was being carried out, innermost first
        place = f"{where.file}:{where.line}:{where.column}: " if where.file else ""
        super().__init__(f"{place}error[{code}]: {message}")

    def at(self, where: Where) -> Fault:
        """The same at another place."""
        moved = Fault(self.code, self.message, where, self.number, self.rules)
        moved.callers = self.callers
        return moved

    def within(self, caller: str) -> None:
        """It came up in something that was being carried out."""
        self.callers = (*self.callers, caller)


def only_chance(limit: int) -> str:
    """What is said of a game that chance alone goes on with, where each of its events is a step."""
    return f"chance moves more than {limit:,} times without anybody being asked"


class Position(Protocol):
    """One position and its run (seed, counters)."""

    @property
    def kind(self) -> int: ...  # DECIDE, CHANCE or OVER
    @property
    def actor(self) -> int: ...  # the Seat (1..) that decides; 0 for chance or nobody
    @property
    def decision(self) -> int: ...  # number of the decision that rests; -1 otherwise
    @property
    def point(self) -> int: ...  # number of the block it rests at
    @property
    def seed(self) -> int: ...
    @property
    def counter(self) -> int: ...  # chance events so far
    def copy(self) -> Position: ...
    def seeded(self, seed: int) -> Position: ...  # a copy to which chance brings other things from here on
    def moves(self) -> list[Move]: ...
    def count(self) -> int: ...  # how many legal moves there are
    def is_legal(self, move: Move) -> bool: ...
    def after(self, move: Move) -> Position | None: ...  # another one, after a move; None if that is not legal
    def numbers(self, plan: Any) -> list[int]: ...  # of the legal moves, as actions.py numbers them; -1: it has none
    def raw_of(self, plan: Any, number: int) -> Move | None: ...  # the move with a number, if that is asked here
    def after_number(self, plan: Any, number: int) -> Position | None: ...
    def mask(self, plan: Any, out: Any) -> bool: ...  # 1 for each legal move into bytes, by its number; False: no room
    def play(self, move: Move) -> None: ...  # a legal move; on a Fault the position is as before
    def outcomes(self) -> list[tuple[int, int]]: ...  # at chance: (value, weight) in index order
    def play_chance(self, value: int) -> None: ...
    def winners(self) -> int: ...  # when over: mask over seats
    def scores(self) -> list[list[int]]: ...  # per score line (declared order), per seat
    def standing(self) -> list[list[int]]: ...  # by what the seats are ranked, seat by seat
    def broken(self) -> list[int]: ...  # the invariants that do not hold, by number
    def to_bytes(self) -> bytes: ...  # the position region


class Backend(Protocol):
    """Makes positions of one program."""

    def new(self, seed: int, explicit_chance: bool) -> Position: ...
    def from_bytes(self, data: bytes, seed: int, counter: int, explicit_chance: bool) -> Position: ...
    def playouts(
        self, count: int, seed: int, threads: int, check: bool = False, limit: int = MAX_DECISIONS, keep: bool = False
    ) -> PlayoutResult: ...  # a game that is not over after `limit` decisions is RW612, unless it is kept
    def playouts_from(
        self,
        position: Any,
        count: int,
        seed: int,
        threads: int,
        check: bool = False,
        limit: int = MAX_DECISIONS,
        keep: bool = False,
    ) -> PlayoutResult: ...  # the same from a position of this backend on
    def record_from(self, position: Any, number: int, seed: int, limit: int) -> tuple[int, list[tuple[int, Move]]]: ...
    def record(
        self, number: int, seed: int, limit: int
    ) -> tuple[int, list[tuple[int, Move]]]: ...  # seed, (point, move) …


class PlayoutResult(Protocol):
    """Uniform random games: per game the ply count (decisions; negative if it is not over), the winners' mask and each
    seat's total score."""

    lengths: Any
    winners: Any
    totals: Any
    moves: Any  # legal moves over all decisions, only counted by the reference backend and on request
