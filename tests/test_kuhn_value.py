"""The value of Kuhn poker is -1/18 for the first player (H. W. Kuhn, 1950), found over our own chance and views.

Two ways: the known optimal strategies, evaluated exactly; and a solver that is told nothing but the moves, the
probabilities of chance, what each player has seen, and the scores at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import pytest

import rulewright as rw

VALUE = Fraction(-1, 18)
Strategy = Callable[[rw.State], dict[str, Fraction]]


def start() -> rw.State:
    return rw.load("kuhn_poker", backend="reference").new(chance="explicit")


# ---------------------------------------------------------------- the known strategies, exactly


def expected(state: rw.State, strategy: Strategy) -> Fraction:
    """What seat 0 wins on average when both seats follow the strategy."""
    if state.over:
        return Fraction(state.scores[0])
    if state.player == rw.CHANCE:
        return sum(
            (chance * expected(state.copy().play(move), strategy) for move, chance in state.outcomes), Fraction()
        )
    shares = strategy(state)
    return sum(
        (share * expected(state.copy().play(move), strategy) for move, share in shares.items() if share), Fraction()
    )


def kuhn_strategy(bluff: Fraction) -> Strategy:
    """Kuhn's optimal strategies: seat 0 may bluff with a jack as often as `bluff`, from never to a third of the
    time."""
    third = Fraction(1, 3)
    opening = {"jack": bluff, "queen": Fraction(), "king": 3 * bluff}  # bet
    calling = {"jack": Fraction(), "queen": bluff + third, "king": Fraction(1)}  # call after check and bet
    reply = {"jack": third, "queen": Fraction(), "king": Fraction(1)}  # bet after a check
    answer = {"jack": Fraction(), "queen": third, "king": Fraction(1)}  # call a bet

    def strategy(state: rw.State) -> dict[str, Fraction]:
        seat = state.player
        card = state.history[seat].arguments["value"]
        faced = "call" in {move.name for move in state.moves}
        share = ((calling if faced else opening) if seat == 0 else (answer if faced else reply))[card]
        return {"call": share, "fold": 1 - share} if faced else {"bet": share, "check": 1 - share}

    return strategy


@pytest.mark.parametrize("bluff", [Fraction(), Fraction(1, 6), Fraction(1, 3)])
def test_known_strategies_are_worth_it(bluff: Fraction) -> None:
    assert expected(start(), kuhn_strategy(bluff)) == VALUE


# ---------------------------------------------------------------- a solver: regret matching over information


class Solver:
    """Counterfactual regret minimisation; what a player knows is what the player has seen."""

    def __init__(self) -> None:
        self.regret: dict[tuple[str, ...], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.share: dict[tuple[str, ...], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.tree = self.read(start())

    def read(self, state: rw.State) -> tuple:
        """The game tree as plain tuples, read once from the game."""
        if state.over:
            return ("end", float(state.scores[0]))
        if state.player == rw.CHANCE:
            return ("chance", [(float(p), self.read(state.copy().play(move))) for move, p in state.outcomes])
        known = (str(state.player), *state.information(state.player))
        return ("choice", state.player, known, [self.read(state.copy().play(move)) for move in state.moves])

    def mixture(self, known: tuple[str, ...]) -> list[float]:
        positive = [max(0.0, regret) for regret in self.regret[known]]
        return [one / sum(positive) for one in positive] if sum(positive) > 0 else [0.5, 0.5]

    def average(self, known: tuple[str, ...]) -> list[float]:
        total = sum(self.share[known])
        return [one / total for one in self.share[known]] if total else [0.5, 0.5]

    def improve(self, node: tuple, reach: tuple[float, float, float], weight: int) -> float:
        """Walk the tree once; `reach` is how likely seat 0, seat 1 and chance are to have come here."""
        match node:
            case ("end", value):
                return value
            case ("chance", branches):
                return sum(p * self.improve(below, (reach[0], reach[1], reach[2] * p), weight) for p, below in branches)
        _, seat, known, below = node
        mixture = self.mixture(known)
        sign = 1 if seat == 0 else -1
        values = []
        for share, branch in zip(mixture, below, strict=True):
            deeper = (reach[0] * share, reach[1], reach[2]) if seat == 0 else (reach[0], reach[1] * share, reach[2])
            values.append(self.improve(branch, deeper, weight))
        value = sum(share * one for share, one in zip(mixture, values, strict=True))
        others = reach[1 - seat] * reach[2]
        for at, one in enumerate(values):
            self.regret[known][at] = max(0.0, self.regret[known][at] + sign * others * (one - value))
            self.share[known][at] += weight * reach[seat] * mixture[at]
        return value

    def value(self, node: tuple) -> float:
        """What seat 0 wins when both follow their average strategies."""
        match node:
            case ("end", value):
                return value
            case ("chance", branches):
                return sum(p * self.value(below) for p, below in branches)
        _, _, known, below = node
        return sum(share * self.value(one) for share, one in zip(self.average(known), below, strict=True))


def test_solver_finds_the_value() -> None:
    solver = Solver()
    for round_number in range(1, 2001):
        solver.improve(solver.tree, (1.0, 1.0, 1.0), round_number)
    assert solver.value(solver.tree) == pytest.approx(float(VALUE), abs=1e-3)
    assert len(solver.share) == 12  # each of two players: three cards, two situations
