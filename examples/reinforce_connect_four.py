"""A small learner: REINFORCE with a two-layer network, against random players, over a batch of Connect Four.

    python examples/reinforce_connect_four.py            # about a minute
    python examples/reinforce_connect_four.py --steps 40

It needs numpy and nothing else. Rows of the batch take turns in who begins; what the batch shows is seen from the seat
to move.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import rulewright as rw

GAMES, WINDOW, HIDDEN, RATE, DISCOUNT = 512, 48, 96, 0.003, 0.97


class Network:
    """Observations to the odds of each legal action; learns by Adam."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        self.weights = [first, np.zeros(HIDDEN), rng.normal(0, 0.01, (HIDDEN, outputs)), np.zeros(outputs)]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.updates = 0

    def odds(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer and the probabilities of the legal actions."""
        hidden = np.maximum(0, seen @ self.weights[0] + self.weights[1])
        logits = np.where(masks, hidden @ self.weights[2] + self.weights[3], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, gains: np.ndarray) -> None:
        """One step along the gradient of log odds times gain."""
        hidden, odds = self.odds(seen, masks)
        slope = -odds
        slope[np.arange(len(actions)), actions] += 1
        slope *= gains[:, None] / len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.updates += 1
        for at, gradient in enumerate((seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))):
            mean, square = self.moments[at]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            scaled = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[at] += RATE * scaled


def chosen(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action of each row, by its odds."""
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)).argmax(axis=1)


def play(network: Network, batch: rw.Batch, rng: np.random.Generator) -> tuple[tuple[np.ndarray, ...], float]:
    """A window of steps: what the learner saw and did, with what it gained; and the share of games it won."""
    mine, rows, step = np.arange(batch.count) % 2, np.arange(batch.count), batch.latest
    kept = []
    for _ in range(WINDOW):
        seen, masks, moving = step.observations.astype("float32"), step.masks.copy(), step.players == mine
        odds = np.where(moving[:, None], network.odds(seen, masks)[1], masks)
        actions = chosen(odds, rng)
        step = batch.step(actions)
        kept.append((seen, masks, actions, moving, step.done.copy(), step.rewards[rows, mine].copy()))
    gain, known, found, ends = np.zeros(batch.count), np.zeros(batch.count, bool), [], []
    for seen, masks, actions, moving, done, rewards in reversed(kept):
        gain, known = np.where(done, rewards, gain * DISCOUNT), known | done
        ends.extend(rewards[done] > 0)
        here = moving & known
        found.append((seen[here], masks[here], actions[here], gain[here]))
    return tuple(np.concatenate(one) for one in zip(*found, strict=True)), float(np.mean(ends))


def train(steps: int, seed: int = 1, threads: int = 2) -> list[float]:
    """Learns for so many windows; the share of games won in each."""
    rng, batch = np.random.default_rng(seed), rw.batch(rw.load("connect_four"), GAMES, seed=seed, threads=threads)
    network, shares = Network(batch.latest.observations.shape[1], batch.action_count, rng), []
    for number in range(steps):
        (seen, masks, actions, gains), share = play(network, batch, rng)
        network.learn(seen, masks, actions, gains - gains.mean())
        shares.append(share)
        if number % 20 == 0:
            print(f"{number:5} windows: {share:.0%} of the games against random players are won")
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=120, help="windows to learn from (120)")
    begun = time.time()
    last = train(parser.parse_args().steps)[-20:]
    print(f"at the end {np.mean(last):.0%}, after {time.time() - begun:.0f} s")
