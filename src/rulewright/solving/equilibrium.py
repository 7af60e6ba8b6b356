"""Games of two with secrets, solved: an equilibrium by counterfactual regret minimisation (CFR+, Tammelin 2014).

The whole tree is walked once, with chance explicit; what a seat knows (`State.information_key`) names its decisions.
The value is that of the average strategies; how far the true value can be from it is told by the best replies to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.state import CHANCE, State

MOST_NODES = 500_000
ITERATIONS = 2000
CHECKED = 50  # rounds between two looks at how far the value can be off
PRECISION = 0.005
Say = Callable[[str], None]


class Known:
    """All positions that a seat cannot tell apart at a decision: regrets, and the sum of the strategies so far."""

    __slots__ = ("example", "moves", "policy", "regrets", "seat", "sums")

    def __init__(self, seat: int, example: State, moves: tuple[str, ...]) -> None:
        self.seat, self.example, self.moves = seat, example, moves
        self.regrets = [0.0] * len(moves)
        self.sums = [0.0] * len(moves)
        self.policy = [1 / len(moves)] * len(moves)

    def average(self) -> list[float]:
        """The strategy to be played."""
        total = sum(self.sums)
        return [one / total for one in self.sums] if total else [1 / len(self.moves)] * len(self.moves)

    def renew(self) -> None:
        """Moves that are regretted are played in proportion."""
        self.regrets = [max(0.0, one) for one in self.regrets]
        total = sum(self.regrets)
        if total:
            self.policy = [one / total for one in self.regrets]
        else:
            self.policy = [1 / len(self.moves)] * len(self.moves)


class Node(NamedTuple):
    """A position: who decides (None at chance and at the end), the chances of what follows, what follows, and the worth
    to the first seat."""

    known: Known | None
    chances: tuple[float, ...]
    children: tuple[Any, ...]
    worth: float


class Strategy(NamedTuple):
    """How often each move is played where a seat cannot tell the position from this one."""

    example: State
    plays: dict[str, float]


class Equilibrium(NamedTuple):
    """The value to the first seat, between `low` and `high` for certain; in points, or from -1 to 1; the strategies by
    seat and by the key of what it knows."""

    value: float
    low: float
    high: float
    unit: str
    iterations: int
    nodes: int
    strategies: dict[tuple[int, bytes], Strategy]


class Walk:
    """The whole tree of a game."""

    def __init__(self, start: State, most: int, say: Say) -> None:
        self.sets: dict[tuple[int, bytes], Known] = {}
        self.nodes, self._most, self._say = 0, most, say
        self.in_points = True
        self._scored = False
        self.root = self._walked(start)
        self.in_points = self.in_points and self._scored

    def _walked(self, state: State) -> Node:
        self.nodes += 1
        if self.nodes > self._most:
            raise RulewrightError(f"There are more than {self._most:,} positions: the game is too large to be solved.")
        if self.nodes % 100 == 0:
            self._say(f"{self.nodes:,} positions")
        if state.over:
            scores = state.scores
            self.in_points, self._scored = self.in_points and sum(scores) == 0, self._scored or any(scores)
            return Node(None, (), (state.returns[0], scores[0]), 0.0)
        if state.player == CHANCE:
            outcomes = state.outcomes
            children = tuple(self._walked(state.copy().play(move)) for move, _ in outcomes)
            return Node(None, tuple(float(chance) for _, chance in outcomes), children, 0.0)
        assert state.player is not None
        moves = list(state.moves)
        names = tuple(str(move) for move in moves)
        key = state.player, state.information_key(state.player)
        known = self.sets.get(key)
        if known is None:
            known = self.sets[key] = Known(state.player, state, names)
        if known.moves != names:
            raise RulewrightError(
                "A player would be offered different moves in positions that look the same to that player."
            )
        return Node(known, (), tuple(self._walked(state.copy().play(move)) for move in moves), 0.0)

    def settled(self, node: Node | None = None) -> Node:
        """The tree with the worth of its ends in points, where those always add up to nothing, or by who wins."""
        node = node or self.root
        if node.known is None and not node.chances:
            return node._replace(children=(), worth=float(node.children[1 if self.in_points else 0]))
        return node._replace(children=tuple(self.settled(child) for child in node.children))


def solve(
    start: State,
    iterations: int = ITERATIONS,
    most: int = MOST_NODES,
    say: Say | None = None,
    precision: float = PRECISION,
) -> Equilibrium:
    """An equilibrium of a game of two, from its start: so many rounds, or until the value is known within
    `precision`."""
    if start.players != 2 or start.seating.program.together:
        raise RulewrightError("Only games of two, one against the other, have a value in equilibrium.")
    tell = say or (lambda text: None)
    walk = Walk(start.with_chance(False), most, tell)
    root = walk.settled()
    for number in range(iterations):
        for seat in (0, 1):
            _regret(root, seat, 1.0, 1.0, number + 1)
            for known in walk.sets.values():
                if known.seat == seat:
                    known.renew()
        tell(f"{number + 1:,} of {iterations:,} rounds")
        if (number + 1) % CHECKED == 0 or number + 1 == iterations:
            averages = {id(known): known.average() for known in walk.sets.values()}
            best = [_best_reply(root, seat, averages) for seat in (0, 1)]
            if best[0] + best[1] < precision:
                break
    value = _expected(root, averages)
    named = {
        key: Strategy(known.example, dict(zip(known.moves, averages[id(known)], strict=True)))
        for key, known in walk.sets.items()
    }
    unit = "points" if walk.in_points else "wins"
    return Equilibrium(value, -best[1], best[0], unit, number + 1, walk.nodes, named)


def _regret(node: Node, seat: int, mine: float, others: float, weight: int) -> float:
    """The value to a seat under the present policies; regrets and sums are added up on the way."""
    known = node.known
    if known is None:
        if not node.chances:
            return node.worth if seat == 0 else -node.worth
        pairs = zip(node.chances, node.children, strict=True)
        return sum(chance * _regret(child, seat, mine, others * chance, weight) for chance, child in pairs)
    policy = known.policy
    if known.seat != seat:
        total = 0.0
        for chance, child in zip(policy, node.children, strict=True):
            if chance:
                total += chance * _regret(child, seat, mine, others * chance, weight)
        return total
    values = [
        _regret(child, seat, mine * chance, others, weight) for chance, child in zip(policy, node.children, strict=True)
    ]
    mean = sum(chance * value for chance, value in zip(policy, values, strict=True))
    for at, value in enumerate(values):
        known.regrets[at] += others * (value - mean)
        known.sums[at] += weight * mine * policy[at]
    return mean


def _expected(node: Node, averages: dict[int, list[float]]) -> float:
    """The value to the first seat."""
    if node.known is None and not node.chances:
        return node.worth
    chances = node.chances if node.known is None else averages[id(node.known)]
    return sum(
        chance * _expected(child, averages) for chance, child in zip(chances, node.children, strict=True) if chance
    )


def _best_reply(root: Node, seat: int, averages: dict[int, list[float]]) -> float:
    """What a seat gets at best against the other's average strategy."""
    reached: dict[int, list[tuple[float, Node]]] = {}

    def gather(node: Node, reach: float) -> None:
        known = node.known
        if known is not None and known.seat == seat:
            reached.setdefault(id(known), []).append((reach, node))
        chances: Any = (
            node.chances
            if known is None
            else (1.0,) * len(node.children)
            if known.seat == seat
            else averages[id(known)]
        )
        for chance, child in zip(chances, node.children, strict=True):
            gather(child, reach * chance)

    chosen: dict[int, int] = {}

    def choice(known: Known) -> int:
        if id(known) not in chosen:
            totals = [
                sum(reach * value(node.children[at]) for reach, node in reached[id(known)])
                for at in range(len(known.moves))
            ]
            chosen[id(known)] = max(range(len(totals)), key=totals.__getitem__)
        return chosen[id(known)]

    def value(node: Node) -> float:
        known = node.known
        if known is None and not node.chances:
            return node.worth if seat == 0 else -node.worth
        if known is not None and known.seat == seat:
            return value(node.children[choice(known)])
        chances = node.chances if known is None else averages[id(known)]
        return sum(chance * value(child) for chance, child in zip(chances, node.children, strict=True) if chance)

    gather(root, 1.0)
    return value(root)
