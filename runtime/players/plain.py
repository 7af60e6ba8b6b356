"""The search in plain Python, for games that are not compiled: slow, and the same idea as `engine.pyx`.

It is always a tree of moves, as the engine's for games with secrets: a simulation begins in one of some positions,
chance is drawn anew on every visit, and the moves are listed afresh.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any

from rulewright.runtime import backend as machine
from rulewright.runtime.backend import Position
from rulewright.runtime.players.result import Count
from rulewright.runtime.seating import Seating


class Node:
    """What is known of a move: how often it was made, how often it could have been, and the sum of what it brought."""

    __slots__ = ("children", "seen", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[Any, ...], Node] = {}
        self.visits = self.seen = 0
        self.value = 0.0


class PlainTree:
    """A tree over some positions from which a search begins; offers what the engine's trees offer."""

    def __init__(
        self,
        seating: Seating,
        worlds: list[bytes],
        shown: bytes,
        seed: int,
        exploration: float,
        limit: int,
        points: float,
    ) -> None:
        self._seating, self._exploration, self._limit = seating, exploration, limit
        self._worlds: list[Position] = [seating.backend.from_bytes(data, seed, 0, True) for data in worlds]
        self._shown: Position = seating.backend.from_bytes(shown, seed, 0, True)
        self._random, self._root = random.Random(seed), Node()
        alone = seating.seats == 1 or seating.program.together
        self._points, self._least, self._most = 1.0 if alone else points, math.inf, -math.inf
        self.simulations = 0

    def think(self, simulations: int, seconds: float) -> None:
        """Search on: so many simulations (-1: no end), or so many seconds (-1: no end)."""
        goal, end = self.simulations + simulations, time.monotonic() + seconds
        while (simulations < 0 or self.simulations < goal) and (seconds < 0 or time.monotonic() < end):
            self._simulate(self._worlds[self.simulations % len(self._worlds)])
            self.simulations += 1

    def found(self) -> list[Count]:
        """By legal move of the position that is shown: visits and value."""
        children = self._root.children
        known = [children.get(raw) for raw in self._shown.moves()]
        return [(one.visits, one.value) if one else (0, 0.0) for one in known]

    def _simulate(self, position: Position) -> None:
        """One walk down the tree, one new node, one random game, and the result carried back up."""
        node, position = self._root, position.copy()
        path: list[tuple[Node, int]] = []
        for _ in range(self._limit):  # chance counts, too: it may go on for ever
            if position.kind == machine.OVER:
                break
            if position.kind == machine.CHANCE:
                position.play_chance(self._outcome(position))
                continue
            raw = self._next(node, position.moves())
            fresh, actor = raw not in node.children, position.actor
            node = node.children.setdefault(raw, Node())
            path.append((node, actor))
            position.play(raw)
            if fresh:
                break
        shares = self._shares(self._finished(position))
        for visited, actor in path:
            visited.visits += 1
            visited.value += shares[actor - 1]

    def _next(self, node: Node, legal: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """An untried move if there is one, else the most promising."""
        untried = []
        for raw in legal:
            child = node.children.get(raw)
            if child is None:
                untried.append(raw)
            else:
                child.seen += 1
        if untried:
            return self._random.choice(untried)

        def promise(raw: tuple[Any, ...]) -> float:
            child = node.children[raw]
            visits = max(1, child.visits)
            return child.value / visits + self._exploration * math.sqrt(math.log(child.seen + 1) / visits)

        return max(legal, key=promise)

    def _outcome(self, position: Position) -> int:
        values, weights = zip(*position.outcomes(), strict=True)
        return int(self._random.choices(values, weights)[0])

    def _finished(self, position: Position) -> Position:
        """After a random game to the end."""
        for _ in range(self._limit):
            if position.kind == machine.OVER:
                break
            if position.kind == machine.CHANCE:
                position.play_chance(self._outcome(position))
            else:
                position.play(self._random.choice(position.moves()))
        return position

    def _shares(self, position: Position) -> list[float]:
        """One point, shared by the winners, or by all if nobody has won; some of it, or all, by points: as the engine
        does it."""
        seats = self._seating.seats
        winners = position.winners() if position.kind == machine.OVER else 0
        mask = winners or (1 << seats) - 1
        shares = [1 / mask.bit_count() if mask >> seat & 1 else 0.0 for seat in range(seats)]
        if self._points <= 0:
            return shares
        lines = position.scores()
        totals = [sum(line[seat] for line in lines) for seat in range(seats)]
        self._least, self._most = min(self._least, *totals), max(self._most, *totals)
        if (
            winners
            and self._points < 1
            and any(totals[seat] < max(totals) for seat in range(seats) if winners >> seat & 1)
        ):
            self._points = 0.0  # those with fewer points win, or points do not count: they tell nothing
        width = self._most - self._least
        if self._points <= 0 or not width:
            return shares
        if self._points >= 1:
            return [(total - self._least) / width for total in totals]
        ahead = [totals[seat] - max(totals[:seat] + totals[seat + 1 :]) for seat in range(seats)]
        return [
            share + self._points * (0.5 + 0.5 * far / width - share) for share, far in zip(shares, ahead, strict=True)
        ]
