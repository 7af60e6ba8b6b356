"""What a search found: every move that is legal now, how often it was tried, and what it was worth."""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn

from rulewright.runtime.moves import Move

Count = tuple[int, float]  # visits, and the sum of what they brought, each between 0 and 1


class Candidate(NamedTuple):
    """A legal move: how many simulations began with it, and the mean of what they brought the seat, from 0 (lost) to 1
    (won)."""

    move: Move
    visits: int
    value: float


class Found(NamedTuple):
    """The outcome of a search: the candidates, the one tried most first; simulations and seconds it took."""

    candidates: tuple[Candidate, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Move:
        """The move that was tried most."""
        return self.candidates[0].move


def merged(results: list[list[Count]]) -> list[Count]:
    """Several searches of one position as one."""
    return [(sum(visits for visits, _ in one), sum(value for _, value in one)) for one in zip(*results, strict=True)]


def ranked(moves: list[Move], counts: list[Count]) -> tuple[Candidate, ...]:
    """Moves with their counts, the one tried most first; of equals the one that brought more, then the first."""
    found = [
        Candidate(move, visits, value / max(1, visits)) for move, (visits, value) in zip(moves, counts, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: (-one.visits, -one.value)))


def raise_site(backend: Any, site: int) -> NoReturn:
    """A rule went wrong in a simulation."""
    backend.raise_site(site)
    raise AssertionError("a place where something goes wrong is told by its module")
