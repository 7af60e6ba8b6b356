"""Batches without a compiled module: the same games, the same numbers, slowly."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from rulewright.runtime.backend import OVER, Position
from rulewright.runtime.chance import MASK, random64
from rulewright.runtime.following import observe
from rulewright.runtime.state import State

if TYPE_CHECKING:
    from rulewright.runtime.seating import Seating


class PlainBatch:
    """What `Batch` asks for, position by position."""

    def __init__(self, seating: Seating, count: int, seed: int) -> None:
        self._seating, self._seed = seating, seed
        self._positions: list[Position] = [seating.backend.new(seed, False)] * count
        self._begun = [0] * count

    @property
    def bytes_each(self) -> int:
        """Bytes of one position."""
        return self._seating.layout.size

    def position(self, row: int) -> Position:
        """A copy of one of them."""
        one = self._positions[row]
        return self._seating.backend.from_bytes(one.to_bytes(), one.seed, one.counter, True)

    def _begin(self, row: int) -> None:
        self._positions[row] = self._seating.backend.new(random64(self._seed + row & MASK, self._begun[row]), False)
        self._begun[row] += 1

    def restart(
        self, first: int, count: int, seed: int | None, plan: Any, views: bytes, memory: tuple[Any, ...]
    ) -> None:
        """New games."""
        if seed is not None:
            self._seed, self._begun = seed, [0] * len(self._begun)
        for row in range(first, first + count):
            self._begin(row)
            self._tell(row, plan, views, memory)

    def _tell(self, row: int, plan: Any, views: bytes, memory: tuple[Any, ...]) -> None:
        position, each = self._positions[row], 4 * memory[6]
        seat = -1 if position.kind == OVER else position.actor - 1
        memory[4][row] = seat
        position.mask(plan, memory[1][row])
        if memory[5] is not None:
            at = each * max(seat, 0)
            observe(self._seating, position, _cut(views[at : at + each]), memory[5][row])

    def step(
        self, first: int, count: int, plan: Any, views: bytes, memory: tuple[Any, ...], utility: int, restart: int
    ) -> int:
        """One move in each; the row whose move is not legal, or -1."""
        chosen, _, rewards, done = memory[:4]
        for row in range(first, first + count):
            rewards[row], position = 0, self._positions[row]
            if chosen[row] == -1:
                done[row] = False
                continue
            if position.kind == OVER:
                done[row] = restart == 0
                if restart == 0:
                    continue
                self._begin(row)
            else:
                after = position.after_number(plan, int(chosen[row]))
                if after is None:
                    return row
                self._positions[row] = after
                done[row] = after.kind == OVER
                if after.kind == OVER:
                    state = State(self._seating, after, False)
                    rewards[row] = state.scores if utility == 1 else state.returns
                    if restart == 1:
                        self._begin(row)
            self._tell(row, plan, views, memory)
        return -1


def _cut(plan: bytes) -> bytes:
    """A plan without what makes it as long as the others."""
    numbers = array("i", plan)
    places = numbers[8 : 8 + 2 * numbers[7]]
    steps = numbers[6] + sum(places[1::2])
    return plan[: 4 * (8 + 2 * numbers[7] + 8 * steps)]
