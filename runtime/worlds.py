"""Positions that a seat holds possible: the game played again from its start with other secrets, as long as the seat
sees the same.

Worlds are followed side by side through the history. What the seat saw happens in all of them, and those where it
cannot happen are given up; what it did not see branches into everything that leaves the seat the same to see. The
weight of a world is the probability that chance deals it. A choice of another player that the seat saw must be legal,
and says nothing more; one that it did not see may have been any of those that were legal, each as likely.

As long as there are no more than `MOST` worlds, all are followed, and what is drawn from them is exact. Beyond that so
many are drawn as are followed (`FOLLOWED`), each with one branch at a time: an approximation. Where a game does not
begin at its start, or no world is left, hidden things are dealt anew on the spot (redealing.py), as long as the seat
sees the same: an approximation, too.

Whoever asks again after some more moves, with the same seed, goes on from where the worlds were: the last step of the
history keeps them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.runtime.backend import CHANCE, DECIDE, Fault, Position
from rulewright.runtime.chance import random64
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.keys import START, UNSEEN_CHANCE
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.moves import Move
from rulewright.runtime.redealing import Hidden
from rulewright.runtime.state import Played, State, played

MOST = 1_024  # worlds that are all followed
BRANCHES = 8_192  # of a step that are all tried
TOLD = 16  # so many times fewer where words are compared, which takes long
FOLLOWED = 24  # worlds that are followed where there are more
TRIES = 200  # deals on the spot
FEWEST = 4  # worlds that are dealt whatever it takes


class World(NamedTuple):
    """A position that is possible, how it came about, and how likely chance makes it."""

    position: Position
    last: Played | None
    weight: float


class Sight(NamedTuple):
    """What a seat saw of a step: what was to happen, the move or outcome if it saw it, what it was told, and what it
    sees then."""

    before: int
    raw: tuple[Any, ...] | None
    texts: list[str] | None
    after: int
    look: bytes


class Followed(NamedTuple):
    """The worlds after a step of the history, how many steps there were, and whether no world was left out."""

    worlds: list[World]
    steps: int
    all: bool


def resampled(state: State, seat: int, seed: int) -> State:
    """A state drawn from those that a seat holds possible."""
    return drawn(state, seat, seed, 1)[0]


def drawn(
    state: State, seat: int, seed: int, count: int, patience: float | None = None, followed_by: int | None = None
) -> list[State]:
    """States drawn from those that a seat holds possible, each with a future of its own. With `patience`, in seconds,
    they may be fewer that come several times. `followed_by` is the seed by which worlds are followed, the same
    throughout a game; without it nothing is kept for the next time."""
    rng, seating = random.Random(seed), state.seating
    if not has_secrets(seating.program):
        return [state.copy(rng.getrandbits(64)) for _ in range(count)]
    end = time.perf_counter() + (patience or 1e9)
    following = _Following(state, seat, seed if followed_by is None else followed_by)
    worlds = following.worlds(followed_by is not None, end)
    # a world that is dealt on the spot has no history to tell what was seen; those who search do not ask for it
    seen = None if worlds or followed_by is not None else (seat, following.sights())
    dealt = [] if worlds else _on_the_spot(state, seat, rng, count, end)
    if len(dealt) == count:  # each is as likely as any other, so all are taken
        chosen = dealt
    else:
        worlds = worlds or dealt
        chosen = rng.choices(worlds, [world.weight for world in worlds], k=count)
    return [State(seating, one.position, state.sampled, one.last, seen).copy(rng.getrandbits(64)) for one in chosen]


class _Following:
    """Worlds on their way through a history, as one seat sees it."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.seating, self.state, self.seat, self.seed = state.seating, state, seat, seed
        self.keys, self.rng = state.seating.keys, random.Random(seed)
        self.all = True  # whether no world was left out
        self.most = MOST // TOLD if self.keys.told else MOST
        self.branches = BRANCHES // TOLD if self.keys.told else BRANCHES

    def look(self, position: Position) -> bytes:
        """What the seat sees of a position now, without what was before."""
        return self.keys.look(position, self.seat, START)

    def worlds(self, keep: bool, end: float) -> list[World]:
        """All worlds, or some of very many; none if the history does not begin at the start of the game, none is left,
        or it takes too long."""
        key, last = (self.seat, self.seed), self.state._last
        (worlds, number, self.all), sights = self._kept(key)
        for sight in sights:
            if time.perf_counter() > end:
                return []
            if worlds:
                self.rng.seed(random64(self.seed, number))  # the same, however far it was followed before
                worlds = self._step(worlds, sight)
            number += 1
        if keep and last is not None:
            last.worlds = {**(last.worlds or {}), key: Followed(worlds, number, self.all)}
        return worlds

    def _kept(self, key: tuple[int, int]) -> tuple[Followed, list[Sight]]:
        """Where the worlds were last, and what was seen since then. What was kept is taken, so that a history keeps it
        once."""
        played = self.state.played
        for at in range(len(played) - 1, -1, -1):
            kept = played[at].worlds
            if kept and key in kept:
                return kept.pop(key), self._sights(played[at + 1 :])
        start = self.seating.backend.new(0, True)
        known = bool(self._seen_before()) or start.to_bytes() == self.state.first.to_bytes()
        return Followed([World(start, None, 1.0)] if known else [], 0, True), self.sights() if known else []

    def sights(self) -> list[Sight]:
        """All that the seat saw since the game began."""
        return [*self._seen_before(), *self._sights(self.state.played)]

    def _seen_before(self) -> list[Sight]:
        """What the seat saw before the history begins."""
        seen: tuple[int, list[Sight]] | None = self.state._seen
        return seen[1] if seen and seen[0] == self.seat else []

    def _sights(self, played: list[Played]) -> list[Sight]:
        afters = [*(one.before for one in played[1:]), self.state.position] if played else []
        return [self._sight(step, after) for step, after in zip(played, afters, strict=True)]

    def _sight(self, step: Played, after: Position) -> Sight:
        move, code = self.keys.event(step, self.seat)
        raw = step.move.raw if move is not None or code > UNSEEN_CHANCE else None
        return Sight(step.before.kind, raw, self.keys.texts(step, self.seat), after.kind, self.look(after))

    def _step(self, worlds: list[World], sight: Sight) -> list[World]:
        """The worlds after a step of the history that leads the seat to what it sees then."""
        texts = sight.texts
        compares = bool(texts) or (texts is not None and self.all)  # when it is no longer exact, silence tells nothing
        found: dict[bytes, World] = {}
        if sight.raw is None and self.all and len(worlds) * len(self._weights(worlds[0].position)) > self.branches:
            worlds = self._some(worlds)
        for world in worlds:
            if world.position.kind != sight.before:
                continue
            for next_one in self._branches(world, sight.raw):
                if next_one.position.kind == sight.after and self.look(next_one.position) == sight.look:
                    if not compares or self.keys.texts(next_one.last, self.seat) == texts:
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
            yield World(after, played(after, position, move, world.last), world.weight * share)

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
        if len(worlds) > self.most or (not self.all and len(worlds) < FOLLOWED // 2):
            return self._some(worlds)
        return [world._replace(weight=world.weight / total) for world in worlds]

    def _some(self, worlds: list[World]) -> list[World]:
        self.all = False
        chosen = self.rng.choices(worlds, [world.weight for world in worlds], k=FOLLOWED)
        return [world._replace(weight=1.0) for world in chosen]


def _on_the_spot(state: State, seat: int, rng: random.Random, count: int, end: float) -> list[World]:
    """The position with what the seat may not see dealt anew; choices that others have made unseen and that wait for
    the rest are made anew as well."""
    seating, keys, waiting = state.seating, state.seating.keys, _waiting(state)
    before = waiting[0].before if waiting else state.position
    hidden, found = Hidden(seating, before, seat), list[World]()
    first, last = (keys.look(position, seat, START) for position in (before, state.position))
    for _ in range(TRIES * count):
        try:
            made = seating.backend.from_bytes(hidden.dealt(rng, fair=True), 0, before.counter, True)
            if keys.look(made, seat, START) == first:
                for step in waiting:
                    made = seating.step(made, _chosen(made, step, seat, rng))
                if keys.look(made, seat, START) == last and (made.kind != DECIDE or made.count()):
                    found.append(World(made, None, 1.0))
        except (Fault, ValueError, IndexError):  # what was dealt anew need not be a possible position
            continue
        if len(found) == count or (len(found) >= FEWEST and time.perf_counter() > end):
            break
    if not found:
        raise RulewrightError(f"No position of {seating.name} was found that seat {seat} could hold possible.")
    return found


def _waiting(state: State) -> list[Played]:
    """The last steps of a history, as far as they are choices that wait until everybody has chosen: seats choose in
    their order."""
    played, after = state.played, state.position
    if after.kind != DECIDE or not state.seating.program.decisions[after.decision].pending:
        return []
    first = len(played)
    while first:
        before = played[first - 1].before
        if before.kind != DECIDE or before.decision != after.decision or before.actor >= after.actor:
            break
        first, after = first - 1, before
    return played[first:]


def _chosen(made: Position, step: Played, seat: int, rng: random.Random) -> tuple[Any, ...]:
    """What is chosen in another world: by the seat itself what it chose, by others anything."""
    if step.before.actor == seat + 1:
        return step.move.raw
    return rng.choice(made.moves())
