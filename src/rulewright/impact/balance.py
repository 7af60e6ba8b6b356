"""Games before and after the change with the same seeds: how balance moves, and what is used how often."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import NormalDist

from rulewright.difference.sides import Side
from rulewright.impact.model import Balance, Used
from rulewright.intervals import mean_within
from rulewright.lab.comparing import differences
from rulewright.lab.plan import Plan, plan_of
from rulewright.lab.playing import Tally, merged, play_some
from rulewright.lab.summary import wrong_lines
from rulewright.mutation.noticing import Endless, within
from rulewright.runtime.backend import MAX_DECISIONS
from rulewright.runtime.errors import RuleError

A_PART = 0.5  # seconds of play between two looks at the clock
MOST_GAMES = 100  # in a part


def plans_of(sides: tuple[Side, Side], players: int, seats: str, seed: int, backend: str) -> tuple[Plan, Plan]:
    """Both experiments."""
    one, other = (
        plan_of(str(side.path), dict(side.options), players, seats, seed, backend, MAX_DECISIONS) for side in sides
    )
    return one, other


def balance_of(plans: tuple[Plan, Plan], games: int, seconds: float, say: Callable[[str], None]) -> Balance:
    """Games in parts of equal size, for some seconds or so many; a game that takes longer than that is not finished."""
    parts: tuple[list[Tally], list[Tally]] = ([], [])
    until, first, size = time.time() + seconds, 0, 1
    try:
        with within(max(0.01, seconds), signal.ITIMER_REAL):
            while time.time() < until and first < games:
                began = time.perf_counter()
                pair = [play_some(plan, first, size) for plan in plans]
                for some, one in zip(parts, pair, strict=True):
                    some.append(one)
                first += size
                if len(parts[0]) == 1:  # the others are all of one size
                    size = max(1, min(MOST_GAMES, int(A_PART / max(0.001, time.perf_counter() - began))))
                say(f"{first:,} games before and after")
    except Endless:
        pass
    except RuleError as error:  # one of them does not even begin, or cannot be scored
        return replace(found_in(plans, parts), wrong=(f"no more games were played, since a rule goes wrong: {error}",))
    return found_in(plans, parts)


def found_in(plans: tuple[Plan, Plan], parts: tuple[list[Tally], list[Tally]]) -> Balance:
    """What the games came to."""
    count = min(map(len, parts))
    if not count:
        return Balance(players=", ".join(dict.fromkeys(plans[0].seats)))
    whole = merged(parts[0][:count]), merged(parts[1][:count])
    used = _used((parts[0][:count], parts[1][:count]))
    return Balance(
        whole[0]["count"],
        ", ".join(dict.fromkeys(plans[0].seats)),
        differences(*whole, plans[0].players),
        (whole[0]["lengths"], whole[1]["lengths"]),
        (_means(whole[0]), _means(whole[1])),
        used,
        tuple(
            line
            for side, which in zip(whole, (" before the change", " after it"), strict=True)
            for line in wrong_lines(side["wrong"], side["count"], which)
        ),
    )


def _means(tally: Tally) -> list[float]:
    return [sum(row) / len(row) for row in tally["totals"]]


# ---------------------------------------------------------------- what is used


def _used(parts: tuple[list[Tally], list[Tally]]) -> tuple[Used, ...]:
    """Times a game for everything that can be used, before and after. The interval is that of the parts, which are
    pairs, and so wide that all intervals together hold 19 times out of 20: of hundreds of things some would move by
    luck."""
    if len(parts[0]) > 2:
        parts = parts[0][1:], parts[1][1:]  # the first is smaller than the others
    counts = tuple([_counted(part) for part in side] for side in parts)
    names = dict.fromkeys(name for side in counts for part in side for name in part)
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, len(names)))
    found = []
    for name in names:
        rates = [[part.get(name, 0.0) for part in side] for side in counts]
        low, _, high = mean_within([b - a for a, b in zip(*rates, strict=True)], z)
        before, after = (sum(side) / len(side) for side in rates)
        found.append(Used(*name, before, after, low, high))
    return tuple(found)


def _counted(part: Tally) -> dict[tuple[str, str], float]:
    """How often a game each thing was used in one part."""
    counts = {("options", name): taken for name, (taken, _) in part["options"].items()}
    counts |= {("rules", name): count for name, count in part["rules"].items()}
    counts |= {(kind, name): count for kind, some in part["things"].items() for name, count in some.items()}
    return {name: count / part["count"] for name, count in counts.items()}
