"""What a change does, part by part: what is written differently, a game that shows it, scenarios that notice, balance before and after."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.conformance.find import scenario_files
from rulewright.conformance.model import REFERENCE
from rulewright.conformance.run import Task, run_files
from rulewright.difference.comparing import compared
from rulewright.difference.report import Found
from rulewright.difference.sides import Side
from rulewright.lab.comparing import differences, lines
from rulewright.lab.plan import plan_of
from rulewright.lab.playing import Tally, merged, play_some
from rulewright.runtime.backend import MAX_DECISIONS

A_PART = 10  # games played between two looks at the clock
Say = Callable[[str], None]


@dataclass(frozen=True)
class Impact:
    """All parts: how the games differ, the scenarios that fail now, how many there are, and figures before and after."""

    found: Found
    noticed: tuple[str, ...]
    scenarios: int
    balance: dict[str, dict[str, float]]
    games: int


def impact_of(
    sides: tuple[Side, Side], players: int | None, backend: str, seed: int, seconds: float, say: Say
) -> Impact:
    """The parts, each with its share of the time; scenarios take as long as they take."""
    found = compared(sides, players, backend, seed, seconds * 0.4, say)
    noticed, count = ((), 0) if found.structure.same else _noticed(sides[1].path, say)
    balance, games = ({}, 0) if found.structure.same else _balance(sides, players, backend, seed, seconds * 0.3, say)
    return Impact(found, noticed, count, balance, games)


def _noticed(path: Path, say: Say) -> tuple[tuple[str, ...], int]:
    """The scenarios of the game that fail by today's rules, on the reference."""
    tasks = [Task(file, (REFERENCE,)) for file in scenario_files([str(path)])]
    results = run_files(tasks, 2, lambda done: say(f"{done} of {len(tasks)} scenario files"))
    outcomes = [one for result in results for one in result.outcomes]
    return tuple(f'{one.file}:{one.line} "{one.scenario}"' for one in outcomes if one.failure), len(outcomes)


def _balance(
    sides: tuple[Side, Side], players: int | None, backend: str, seed: int, seconds: float, say: Say
) -> tuple[dict[str, dict[str, float]], int]:
    """Random games before and after with the same seeds, for some seconds."""
    plans = [
        plan_of(str(one.path), dict(one.options), players, "random", seed, backend, MAX_DECISIONS) for one in sides
    ]
    parts: list[list[Tally]] = [[], []]
    until, first = time.perf_counter() + seconds, 0
    while not first or time.perf_counter() < until:
        for plan, some in zip(plans, parts, strict=True):
            some.append(play_some(plan, first, A_PART))
        first += A_PART
        say(f"{first} games before and after")
    return differences(merged(parts[0]), merged(parts[1]), plans[0].players), first


def told(impact: Impact) -> str:
    """Scenarios and balance for a terminal; what differs is told by `difference.report`."""
    noticed = [f"  {one}" for one in impact.noticed]
    head = f"{len(impact.noticed)} of {impact.scenarios} scenarios notice" + (":" if noticed else "")
    balance = [f"{impact.games} random games before (A) and after (B), with the same seeds", *lines(impact.balance)]
    return "\n".join([head, *noticed, "", *balance])


def as_json(impact: Impact) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "scenarios": impact.scenarios,
        "noticed": list(impact.noticed),
        "games": impact.games,
        "balance": impact.balance,
    }
