"""A player that searches: Monte Carlo tree search (UCT) with random games to the end.

It looks at the whole position, hidden parts included, so it is a sparring partner for open games; what chance will bring
it cannot see. Chance is sampled anew on every visit.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from rulewright.runtime import backend as machine
from rulewright.runtime.backend import Position
from rulewright.runtime.moves import Move
from rulewright.runtime.seating import Seating
from rulewright.runtime.state import State

EXPLORATION = 1.4


class Node:
    """A position met in the search: visits, and the sum of the points of the seat that moved here."""

    __slots__ = ("children", "mover", "value", "visits")

    def __init__(self, mover: int) -> None:
        self.mover = mover  # the seat (from 0) whose move led here
        self.children: dict[tuple[Any, ...], Node] = {}
        self.visits = 0
        self.value = 0.0


def mcts_player(simulations: int = 400, seed: int | None = None, longest: int = 2000) -> Callable[[State], Move]:
    """A player that runs so many simulations for each move."""
    generator = random.Random(seed)

    def choose(state: State) -> Move:
        root = Node(-1)
        for _ in range(simulations):
            _simulate(root, state.position, state.seating, generator, longest)
        best = max(root.children.items(), key=lambda entry: entry[1].visits)
        return state.known(best[0])

    return choose


def _simulate(root: Node, position: Position, seating: Seating, generator: random.Random, longest: int) -> None:
    """One walk down the tree, one new node, one random game, and the result carried back up."""
    path, node = [root], root
    while position.kind != machine.OVER and len(path) < longest:
        if position.kind == machine.CHANCE:
            position = seating.step(position, _outcome(position, generator))
            continue
        raw, fresh = _next(node, position, generator)
        mover = position.actor - 1
        position = seating.step(position, raw)
        node = node.children.setdefault(raw, Node(mover))
        path.append(node)
        if fresh:
            break
    shares = _shares(_finish(position, seating, generator, longest), seating.seats)
    for visited in path:
        visited.visits += 1
        if visited.mover >= 0:
            visited.value += shares[visited.mover]


def _next(node: Node, position: Position, generator: random.Random) -> tuple[tuple[Any, ...], bool]:
    """An untried move if there is one, else the most promising; after chance the legal moves may differ."""
    legal = position.moves()
    untried = [raw for raw in legal if raw not in node.children]
    if untried:
        return generator.choice(untried), True
    scale = math.log(max(1, node.visits))

    def promise(raw: tuple[Any, ...]) -> float:
        child = node.children[raw]
        return child.value / child.visits + EXPLORATION * math.sqrt(scale / child.visits)

    return max(legal, key=promise), False


def _outcome(position: Position, generator: random.Random) -> tuple[Any, ...]:
    values, weights = zip(*position.outcomes(), strict=True)
    return (generator.choices(values, weights)[0],)


def _finish(position: Position, seating: Seating, generator: random.Random, longest: int) -> Position:
    """A random game from here to the end, in place on a copy."""
    position = position.copy()
    for _ in range(longest):
        if position.kind == machine.OVER:
            break
        if position.kind == machine.CHANCE:
            position.play_chance(_outcome(position, generator)[0])
        else:
            position.play(generator.choice(position.moves()))
    return position


def _shares(position: Position, seats: int) -> list[float]:
    """One point, shared by the winners; shared by all if nobody has won."""
    mask = position.winners() if position.kind == machine.OVER else 0
    mask = mask or (1 << seats) - 1
    return [1 / mask.bit_count() if mask >> seat & 1 else 0.0 for seat in range(seats)]
