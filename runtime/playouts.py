"""What many random games came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.runtime.backend import PlayoutResult


class Playouts:
    """Per game: `lengths` (decisions made), `winners` (tuple of seats), `totals` (each seat's score). `unfinished` are the
    numbers of the games that were not over when they had taken as many decisions as they may."""

    def __init__(self, seats: int, result: PlayoutResult) -> None:
        self.seats = seats
        self.unfinished: tuple[int, ...] = ()
        self.lengths: Sequence[int] = result.lengths
        if min(result.lengths, default=0) < 0:
            self.unfinished = tuple(number for number, length in enumerate(result.lengths) if length < 0)
            self.lengths = [abs(length) for length in result.lengths]
        self.totals: Sequence[Any] = result.totals
        self._masks: Sequence[int] = result.winners
        self._moves = result.moves

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
