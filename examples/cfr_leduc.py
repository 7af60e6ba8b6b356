"""OpenSpiel's counterfactual regret minimisation on our Leduc poker, whose value for the first player is about -0.0856.

    python examples/cfr_leduc.py --iterations 200

It needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
from typing import Any

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import rulewright as rw


def ours() -> Any:
    """Our game, as OpenSpiel takes it: what is won and lost are chips."""
    return rw.openspiel_game(rw.load("leduc_poker"), utility="score")


def solve(game: Any, iterations: int) -> tuple[float, float]:
    """The value for the first player under the average policy, and how far that can be exploited."""
    solver = cfr.CFRPlusSolver(game)
    for number in range(iterations):
        solver.evaluate_and_update_policy()
        if number % 20 == 19:
            print(
                f"{number + 1:5} iterations: {exploitability.exploitability(game, solver.average_policy()):.4f} to gain"
            )
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    return float(value[0]), float(exploitability.exploitability(game, policy))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=200)
    value, gain = solve(ours(), parser.parse_args().iterations)
    print(f"value {value:.4f}, an opponent who knows it gains {gain:.4f}")
