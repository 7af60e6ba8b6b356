"""Whole games under the leak test of `rulewright.fuzz.leaks`: pairs of positions followed from step to step."""

from __future__ import annotations

import random

from rulewright.fuzz.leaks import Choose, Watched, Watcher, any_move, carry_out, differing
from rulewright.runtime.backend import DECIDE, OVER, Position
from rulewright.runtime.redealing import redealt
from rulewright.runtime.seating import Seating

SHOWN = 4  # of so many pairs one is also drawn


def watch_game(
    seating: Seating,
    seed: int,
    choose: Choose = any_move,
    every: int = 1,
    steps: int = 9999,
    watched: Watched | None = None,
) -> Watched:
    """A random game (its first steps), beside it again and again another one.

    At every step a pair is compared, or at every few; a pair goes on as long as the seat cannot see the difference."""
    rng = random.Random(seed)
    one = seating.reference.new(seed, True)
    other: Position | None = None
    watcher, watched, made = Watcher(seating, 0), watched or Watched(), 0
    while one.kind != OVER and made < steps:
        if other is None and one.kind == DECIDE:
            watcher = Watcher(seating, rng.randrange(seating.seats))
            other = redealt(seating, one, watcher.seat, rng)
        if other is not None and (made % every == 0 or not watched.wanted.isdisjoint(differing(seating, one, other))):
            watcher.compare(one, other)
            if watched.pairs % SHOWN == 0:
                watcher.compare_shown(one, other)
            watched.pairs += 1
            watched.zones |= differing(seating, one, other)
            watched.wanted -= watched.zones
        made += 1
        if other is None:
            carry_out(one, choose(one, rng))
        elif not watcher.step(one, other, choose, rng):
            other = None
    return watched
