"""How two experiments differ: game by game with the same seeds, so that luck they share is taken out."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any

from rulewright.intervals import difference_of_shares_within, mean_within
from rulewright.lab.playing import Tally

Within = Callable[[list[float]], tuple[float, float, float]]


def differences(one: Tally, other: Tally, seats: int) -> dict[str, dict[str, float]]:
    """Means of both, and the mean difference (other minus one) with its interval, of all that can be told of a game."""
    count = min(one["count"], other["count"])
    found = {"decisions": _paired(one["lengths"][:count], other["lengths"][:count])}
    for seat in range(seats):
        wins = (_wins(side, seat, count) for side in (one, other))
        found[f"seat {seat} wins"] = _paired(*wins, within=difference_of_shares_within)
    for seat in range(seats):
        totals = [[row[seat] for row in side["totals"][:count]] for side in (one, other)]
        if any(map(any, totals)):
            found[f"seat {seat} score"] = _paired(*totals)
    for name in one["lines"]:
        rows = [side["lines"].get(name, [])[:count] for side in (one, other)]
        if len(one["lines"]) > 1 and len(rows[1]) == len(rows[0]):
            found[name] = _paired(*([sum(row) / len(row) for row in side] for side in rows))
    return found


def _wins(side: Tally, seat: int, count: int) -> list[float]:
    """A win counts one, a shared one its share."""
    return [1 / len(winners) if seat in winners else 0.0 for winners in side["winners"][:count]]


def _paired(one: list[Any], other: list[Any], *, within: Within = mean_within) -> dict[str, float]:
    low, mean, high = within([float(b) - float(a) for a, b in zip(one, other, strict=True)])
    count = max(1, len(one))
    return {"one": sum(one) / count, "other": sum(other) / count, "difference": mean, "low": low, "high": high}


def is_precise(found: dict[str, dict[str, float]], precision: float) -> bool:
    """Whether the shares of wins are known well enough."""
    shares = [one for name, one in found.items() if name.endswith("wins")]
    return all(one["high"] - one["low"] <= 2 * precision for one in shares)


def lines(found: dict[str, dict[str, float]]) -> list[str]:
    """The differences for a terminal; a star where the interval leaves out nothing at all."""
    told = [f"{'':<24}{'A':>10}{'B':>10}{'B - A':>10}   19 times out of 20"]
    for name, one in found.items():
        form = "{:>10.1%}" if name.endswith("wins") else "{:>10.2f}"
        figures = "".join(form.format(one[key]) for key in ("one", "other", "difference"))
        told.append(f"{name:<24}{figures}   {between(one, form)}{' *' if one['low'] > 0 or one['high'] < 0 else ''}")
    return told


def between(one: dict[str, float], form: str) -> str:
    """The interval of a difference; of a single game there is none."""
    ends = one["low"], one["high"]
    return " to ".join(form.format(end).strip() for end in ends) if all(map(isfinite, ends)) else "not known"
