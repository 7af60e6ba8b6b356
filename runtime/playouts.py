"""Many random games: what is asked for, and what they came to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime.arguments import seed_of, whole
from rulewright.runtime.backend import Fault, PlayoutResult
from rulewright.runtime.checked import BrokenAt, seeds
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted

if TYPE_CHECKING:
    from rulewright.runtime.state import State


class Terms(NamedTuple):
    """How many random games are played, and how, as backends take it."""

    games: int
    seed: int
    threads: int
    check: bool
    limit: int
    keep: bool


def terms(count: int, seed: int, threads: int | None, check: bool, max_decisions: int, unfinished: str) -> Terms:
    """What a caller asks for, checked."""
    if unfinished not in ("error", "keep"):
        raise OptionError(f"unfinished is 'error' or 'keep', not {quoted(repr(unfinished))}.")
    share = whole(threads or os.cpu_count() or 1, "threads", 1)
    limit = whole(max_decisions, "max_decisions", 1)
    return Terms(whole(count, "count", 0), seed_of(seed), share, check, limit, unfinished == "keep")


class Playouts:
    """Per game: `lengths` (decisions made), `winners` (tuple of seats), `totals` (each seat's score). `unfinished` are
    the numbers of the games that were not over when they had taken as many decisions as they may. `trajectories` are
    the games themselves, if they were asked for."""

    def __init__(self, seats: int, result: PlayoutResult, kept: bool) -> None:
        self.seats = seats
        self.unfinished: tuple[int, ...] = ()
        self.lengths: Sequence[int] = result.lengths
        if kept and min(result.lengths, default=0) < 0:
            self.unfinished = tuple(number for number, length in enumerate(result.lengths) if length < 0)
            self.lengths = [abs(length) for length in result.lengths]
        self.totals: Sequence[Any] = result.totals
        self._masks: Sequence[int] = result.winners
        self._moves = result.moves
        self.trajectories: Sequence[State] = ()

    def __len__(self) -> int:
        return len(self.lengths)

    @property
    def winners(self) -> list[tuple[int, ...]]:
        """The winners of each game, as seats."""
        named = {mask: tuple(s for s in range(self.seats) if mask >> s & 1) for mask in set(self._masks)}
        return [named[mask] for mask in self._masks]

    @property
    def wins(self) -> list[int]:
        """How many games each seat won alone."""
        masks = list(self._masks)
        return [masks.count(1 << seat) for seat in range(self.seats)]

    @property
    def shared(self) -> int:
        """How many games had several winners, or none."""
        return len(self) - sum(self.wins)

    @property
    def mean_length(self) -> float:
        """Decisions per game."""
        return sum(self.lengths) / max(1, len(self))

    @property
    def mean_branching(self) -> float | None:
        """Legal moves per decision; None where the backend did not count them."""
        plies = sum(self.lengths)
        return None if self._moves is None or not plies else sum(self._moves) / plies

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat}: {count}" for seat, count in enumerate(self.wins))
        return f"<{len(self)} playouts: wins {wins}, shared or none {self.shared}, {self.mean_length:.1f} moves each>"


class Trajectories(Sequence[Any]):
    """Random games from a state, each played once more when it is asked for: the state at its end, with its whole
    history."""

    def __init__(self, start: State, asked: Terms) -> None:
        self._start, self._asked = start.copy(), asked

    def __len__(self) -> int:
        return self._asked.games

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return game_from(self._start, at % len(self), self._asked)


def game_from(start: State, number: int, asked: Terms) -> State:
    """Random game `number` of those that are played from a state."""
    from rulewright.runtime.retelling import retold

    return retold(start.seating, number, asked.seed, asked.limit, asked.check, start)[0]


def playouts_from(start: State, asked: Terms, trajectories: bool) -> Playouts:
    """Random games from a state to the end."""
    seating = start.seating
    try:
        result = Playouts(seating.seats, seating.backend.playouts_from(start.position, *asked), asked.keep)
    except Fault as fault:
        from rulewright.runtime.retelling import about_random_game

        raise about_random_game(fault, seating, asked.seed, asked.limit, asked.check, start) from None
    except BrokenAt as broken:
        from rulewright.runtime.retelling import broken_game

        chance, choices = seeds(asked.seed, broken.game)
        raise broken_game(start.copy(seed=chance).with_chance(False), choices) from None
    if trajectories:
        result.trajectories = Trajectories(start, asked)
    return result
