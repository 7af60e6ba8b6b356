"""Many positions of a game, in one block of memory, stepped together: what learners want.

    batch = rulewright.batch(game, 1024, seed=1)
    step = batch.reset()
    while True:
        step = batch.step(choose(step.observations, step.masks))

What a step came to is written into the same arrays again and again; whoever wants to keep it copies it.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from rulewright.runtime.arguments import seed_of, whole
from rulewright.runtime.arrays import needed
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import IllegalMoveError, OptionError, RuleError
from rulewright.runtime.game import Game, game_of
from rulewright.runtime.printable import quoted
from rulewright.runtime.state import State

UTILITIES, RESTARTS = ("win", "score"), ("never", "same", "next")
SKIP = -1  # in place of an action: the game stays as it is
ALIKE = 2  # how the native step knows a game that all win or lose


class Step(NamedTuple):
    """Where the positions of a batch stand, in rows: what the seat sees that is to move, which moves it may make, what
    each seat has gained in the last step, which games ended in it, and who is to move (-1: the game is over)."""

    observations: Any
    masks: Any
    rewards: Any
    done: Any
    players: Any


class Batch:
    """Made by `rulewright.batch`. `step` has the arrays; `action_count`, `seats` and `bytes_each` say how large things
    are."""

    def __init__(
        self,
        game: Game,
        count: int,
        players: int | None = None,
        seed: int | None = None,
        threads: int = 1,
        utility: str = "win",
        restart: str = "same",
        observe: bool = True,
    ) -> None:
        numpy = needed("A batch")
        for name, value, allowed in (("utility", utility, UTILITIES), ("restart", restart, RESTARTS)):
            if value not in allowed:
                raise OptionError(f"{name} is one of {', '.join(allowed)}, not {quoted(repr(value))}.")
        self._seating = seating = game_of(game).seating(players)
        self.count, self.seats = whole(count, "count", 1), seating.seats
        number = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        self._native = _made(seating, self.count, number)
        self.action_count, about = seating.numbering.count, seating.observation
        self._terms = (
            ALIKE
            if utility == "win" and (seating.seats == 1 or seating.program.together)
            else UTILITIES.index(utility),
            RESTARTS.index(restart),
        )
        rows = self.count
        self._chosen = numpy.zeros(rows, "int64")
        self._step = Step(
            numpy.zeros((rows, about.size), about.dtype) if observe else None,
            numpy.zeros((rows, self.action_count), "bool"),
            numpy.zeros((rows, seating.seats), "float32"),
            numpy.zeros(rows, "bool"),
            numpy.zeros(rows, "int8"),
        )
        self._share(whole(threads or os.cpu_count() or 1, "threads", 1))
        self._plan, self._views = seating.plan, _padded([about.plan(seat) for seat in range(seating.seats)])
        self.reset()

    def _share(self, threads: int) -> None:
        """Which rows each thread steps."""
        threads = min(threads, self.count)
        bounds = [self.count * share // threads for share in range(threads + 1)]
        self._shares = [(first, last - first) for first, last in zip(bounds, bounds[1:], strict=False)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    @property
    def _memory(self) -> tuple[Any, ...]:
        step = self._step
        plans, each = self._views
        return self._chosen, step.masks, step.rewards, step.done, step.players, step.observations, each

    @property
    def latest(self) -> Step:
        """Where the positions stand."""
        return self._step

    @property
    def bytes_each(self) -> int:
        """Bytes of one position."""
        return int(self._native.bytes_each)

    def reset(self, seed: int | None = None) -> Step:
        """All games begin anew; with a seed, those that it stands for."""
        number = None if seed is None else seed_of(seed)
        self._step.rewards[:] = 0
        self._step.done[:] = False
        try:
            self._native.restart(0, self.count, number, self._plan, self._views[0], self._memory)
        except Fault as fault:
            raise RuleError(fault) from None
        return self._step

    def step(self, actions: Any) -> Step:
        """One move in each game, by its number; -1 leaves a game as it is. One that ends has its rewards and is `done`;
        it begins anew at once (restart 'same'), with the next step, whose action for it counts nothing ('next'), or not
        at all ('never')."""
        self._chosen[:] = self._numbers(actions)
        shares = [partial(self._some, *share) for share in self._shares]
        waiting = [self._pool.submit(share) for share in shares[1:]] if self._pool else []
        try:
            wrong = [shares[0](), *(one.result() for one in waiting)]
        except Fault as fault:
            raise RuleError(fault) from None
        for row in wrong:
            if row >= 0:
                raise self._illegal(row)
        return self._step

    def _numbers(self, actions: Any) -> Any:
        """What is given as actions, if it is whole numbers, one for each game."""
        numpy = needed("A batch")
        try:
            found = numpy.asarray(actions)
        except ValueError:  # rows of several lengths
            found = numpy.zeros(0)
        if found.shape != (self.count,) or found.dtype.kind not in "iu":
            raise OptionError(f"actions are {self.count} numbers, whole ones, one for each game.")
        return found

    def _some(self, first: int, count: int) -> int:
        return int(self._native.step(first, count, self._plan, self._views[0], self._memory, *self._terms))

    def _illegal(self, row: int) -> IllegalMoveError:
        number, state = int(self._chosen[row]), self.state(row)
        legal = ", ".join(map(str, state.actions[:12]))
        sentence = f"Action {number} is not legal in game {row} of the batch; legal there: {legal}."
        return IllegalMoveError(sentence, str(number), state.show_to_mover(), [])

    def state(self, row: int) -> State:
        """One of the positions as a state, without history; what is done with it does not touch the batch."""
        return State(self._seating, self._native.position(whole(row, "row", 0, self.count - 1)), True)

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<Batch of {self.count} games of {self._seating.name}, {self.bytes_each} bytes each>"


def batch(game: Game, count: int, **terms: Any) -> Batch:
    """`count` games side by side, for learners. `players`, `seed`, `threads`; `utility`: rewards by who wins ('win') or
    by totals ('score'); `restart`: 'same', 'next' or 'never'; `observe`: whether observations are wanted."""
    return Batch(game, count, **terms)


def _made(seating: Any, count: int, seed: int) -> Any:
    if seating.kind == "compiled":
        return seating.backend.batch(count, seed)
    from rulewright.runtime.plain_batch import PlainBatch

    return PlainBatch(seating, count, seed)


def _padded(plans: list[bytes]) -> tuple[bytes, int]:
    """The plans of all seats, equally long, one after the other, and how many numbers each has."""
    longest = max(map(len, plans))
    return b"".join(plan.ljust(longest, b"\0") for plan in plans), longest // 4
