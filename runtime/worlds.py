"""Positions that a seat holds possible: the game played again from its start with other secrets, as long as the seat sees the same.

Worlds are followed side by side through the history. What the seat saw happens in all of them, and those where it cannot happen
are given up; what it did not see branches into everything that leaves the seat the same to see. The weight of a world is the
probability that chance deals it. A choice of another player that the seat saw must be legal, and says nothing more; one that it did
not see may have been any of those that were legal, each as likely.

As long as there are no more than `MOST` worlds, all are followed, and what is drawn from them is exact. Beyond that so many are drawn
as are followed (`FOLLOWED`), each with one branch at a time: an approximation. Where a game does not begin at its start, or no
world is left, hidden things are dealt anew on the spot (redealing.py), as long as the seat sees the same: an approximation, too.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime.backend import CHANCE, DECIDE, Fault, Position
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.keys import START
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.moves import Move
from rulewright.runtime.redealing import redealt
from rulewright.runtime.state import Played, State

if TYPE_CHECKING:
    pass

MOST = 1_024  # worlds that are all followed
BRANCHES = 8_192  # of a step that are all tried
FOLLOWED = 24  # worlds that are followed where there are more
TRIES = 200  # deals on the spot
FEWEST = 4  # worlds that are dealt whatever it takes


class World(NamedTuple):
    """A position that is possible, how it came about, and how likely chance makes it."""

    position: Position
    last: Played | None
    weight: float


def resampled(state: State, seat: int, seed: int) -> State:
    """A state drawn from those that a seat holds possible."""
    return drawn(state, seat, seed, 1)[0]


def drawn(state: State, seat: int, seed: int, count: int, patience: float | None = None) -> list[State]:
    """States drawn from those that a seat holds possible, each with a future of its own. With `patience`, in seconds, those that
    have to be dealt one by one may be fewer that come several times."""
    rng, seating = random.Random(seed), state.seating
    if has_secrets(seating.program):
        worlds = _Following(state, seat, random.Random(seed)).worlds() or _on_the_spot(
            state, seat, rng, count, patience
        )
        chosen = rng.choices(worlds, [world.weight for world in worlds], k=count)
    else:
        chosen = [World(state.position, state._last, 1.0)] * count
    return [State(seating, one.position, state.sampled, one.last).copy(rng.getrandbits(64)) for one in chosen]


class _Following:
    """Worlds on their way through a history, as one seat sees it."""

    def __init__(self, state: State, seat: int, rng: random.Random) -> None:
        self.seating, self.state, self.seat, self.rng = state.seating, state, seat, rng
        self.keys = state.seating.keys
        self.all = True  # whether no world was left out

    def look(self, position: Position) -> bytes:
        """What the seat sees of a position now, without what was before."""
        return self.keys.look(position, self.seat, START)

    def worlds(self) -> list[World]:
        """All worlds, or some of very many; none if the history does not begin at the start of the game, or none is left."""
        start = self.seating.backend.new(0, True)
        if start.to_bytes() != self.state.first.to_bytes():
            return []
        worlds = [World(start, None, 1.0)]
        played = self.state._played()
        afters = [*(one.before for one in played[1:]), self.state.position] if played else []
        for step, after in zip(played, afters, strict=True):
            worlds = self._step(worlds, step, after)
            if not worlds:
                return []
        return worlds

    def _step(self, worlds: list[World], step: Played, after: Position) -> list[World]:
        """The worlds after a step of the history that leads the seat to what it sees then."""
        wanted, kind = self.look(after), after.kind
        move, code = self.keys.event(step, self.seat)
        seen = move is not None or code > 2
        texts = self.keys.texts(step, self.seat)
        found: dict[bytes, World] = {}
        if not seen and self.all and len(worlds) * len(self._weights(worlds[0].position)) > BRANCHES:
            worlds = self._some(worlds)
        for world in worlds:
            if world.position.kind != step.before.kind:
                continue
            for next_one in self._branches(world, step.move.raw if seen else None):
                if next_one.position.kind == kind and self.look(next_one.position) == wanted:
                    if texts is None or self.keys.texts(next_one.last, self.seat) == texts:
                        self._keep(found, next_one)
                        if not self.all:
                            break
        return self._few(list(found.values()))

    def _branches(self, world: World, raw: tuple[Any, ...] | None) -> Iterator[World]:
        """What can happen in a world: what the seat saw, or anything."""
        weights = self._weights(world.position)
        total = sum(weights.values())
        options = list(weights) if raw is None else [raw] if raw in weights else []
        if not self.all:
            options.sort(key=lambda one: self.rng.random() ** (1 / weights[one]), reverse=True)
        for one in options:
            try:
                after = self.seating.step(world.position, one)
            except Fault:
                continue
            position = world.position
            move = Move(self.seating, position.point, position.decision if position.kind == DECIDE else -1, one)
            # a choice that was seen is no matter of chance
            share = 1.0 if raw is not None and position.kind == DECIDE else weights[one] / total
            yield World(after, Played(position, move, world.last), world.weight * share)

    def _weights(self, position: Position) -> dict[tuple[Any, ...], int]:
        if position.kind == CHANCE:
            return {(value,): weight for value, weight in position.outcomes()}
        return dict.fromkeys(position.moves(), 1)

    def _keep(self, found: dict[bytes, World], world: World) -> None:
        """Worlds that have come to the same position are one, with one of the ways there."""
        key = world.position.to_bytes() if self.all else len(found).to_bytes(8, "little")
        other = found.get(key)
        if other is not None:
            weight = other.weight + world.weight
            kept = world if self.rng.random() * weight < world.weight else other
            world = kept._replace(weight=weight)
        found[key] = world

    def _few(self, worlds: list[World]) -> list[World]:
        """The same worlds, or where there are too many some that are drawn; weights are kept in bounds."""
        if not worlds:
            return []
        total = sum(world.weight for world in worlds)
        if len(worlds) > MOST or (not self.all and len(worlds) < FOLLOWED // 2):
            return self._some(worlds)
        return [world._replace(weight=world.weight / total) for world in worlds]

    def _some(self, worlds: list[World]) -> list[World]:
        self.all = False
        chosen = self.rng.choices(worlds, [world.weight for world in worlds], k=FOLLOWED)
        return [world._replace(weight=1.0) for world in chosen]


def _on_the_spot(state: State, seat: int, rng: random.Random, count: int, patience: float | None) -> list[World]:
    """The position with what the seat may not see dealt anew."""
    seating, keys = state.seating, state.seating.keys
    wanted, found, begun = keys.look(state.position, seat, START), list[World](), time.perf_counter()
    for _ in range(TRIES * count):
        try:
            other = redealt(seating, state.position, seat, rng, fair=True)
            made = seating.backend.from_bytes(other.to_bytes(), 0, state.position.counter, True)
            if keys.look(made, seat, START) == wanted and (made.kind != DECIDE or made.moves()):
                found.append(World(made, None, 1.0))
        except (Fault, ValueError):  # what was dealt anew need not be a possible position
            continue
        if len(found) == count or (patience and len(found) >= FEWEST and time.perf_counter() - begun > patience):
            break
    if not found:
        raise RulewrightError(f"No position of {seating.name} was found that seat {seat} could hold possible.")
    return found
