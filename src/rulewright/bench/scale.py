"""`rulewright bench scale`: what more cores bring, by the clock. Threads of `playouts` beside one thread; games per
second of an experiment on the cores of this machine and on Ray.

Pool and Ray play the same parts of the same plan. A rate counts from the first part that comes back to the last one, so
that the start of processes and of a cluster is left out. All are measured in turns, and a figure is the median.
"""

from __future__ import annotations

import os
import time
from importlib.util import find_spec
from statistics import median
from typing import Any

import rulewright
from rulewright.bench.playouts import Echo
from rulewright.lab.plan import Part, plan_of
from rulewright.lab.running import Runner, processes_wanted, runner
from rulewright.runtime.backend import MAX_DECISIONS

GAME, ROUNDS, PARTS = "fjords", 3, 12
THREADED = ("connect_four", "fjords", "reykholt")
PAIRS = 7  # of one thread and of all: more than one may be disturbed


def run_scale(seconds: float, echo: Echo) -> dict[str, Any]:
    """What threads bring; games per second on cores and on Ray, as many games as fit into `seconds` of a round."""
    return {"threads": [_threads(name, seconds, echo) for name in THREADED], **_experiments(seconds, echo)}


def _threads(name: str, seconds: float, echo: Echo) -> dict[str, Any]:
    """How many times as fast random games are on all cores as on one."""
    game, cores, games = rulewright.load(name), processes_wanted(None), 16

    def taken(threads: int) -> float:
        begun = time.perf_counter()
        game.playouts(games, seed=1, threads=threads)
        return time.perf_counter() - begun

    taken(1)  # its module may have to be built
    while taken(1) < seconds / (2 * PAIRS):
        games *= 2
    times = [(taken(1), taken(cores)) for _ in range(PAIRS)]
    ratio = round(median(one / all_ for one, all_ in times), 3)
    alone = round(games / median(one for one, _ in times))
    echo(f"{name}, playouts: {alone:,} games/s on one thread, {ratio:.2f} × on {cores}")
    return {"game": name, "threads": cores, "games": games, "games_per_s": alone, "ratio": ratio}


def _experiments(seconds: float, echo: Echo) -> dict[str, Any]:
    os.environ.setdefault("RAY_worker_niceness", "0")  # its workers yield to all others: here both have the same right
    processes = processes_wanted(None)
    places = ["cores", *(["ray"] if find_spec("ray") else [])]
    runners = {place: runner(place, processes) for place in places}
    _, alone = _rate(runner("cores", 1), 3)
    size = max(1, round(alone * processes * seconds / PARTS))
    rates: dict[str, list[float]] = {place: [] for place in places}
    for _ in range(ROUNDS):
        for place, run in runners.items():
            rates[place].append(_rate(run, size)[0])
    found = {place: round(median(some), 1) for place, some in rates.items()}
    ratio = (
        round(median(a / b for a, b in zip(rates["ray"], rates["cores"], strict=True)), 3) if len(places) > 1 else None
    )
    beside = "" if ratio is None else f", on Ray {found['ray']:,.1f}: {ratio:.2f} ×"
    echo(f"{GAME}, {processes} processes: {found['cores']:,.1f} games/s on cores{beside}")
    return {"game": GAME, "processes": processes, "games": size * PARTS, "games_per_s": found, "ray_ratio": ratio}


def _rate(run: Runner, size: int) -> tuple[float, float]:
    """Games per second between the first part and the last one that comes back; and from the beginning."""
    plan = plan_of(GAME, {}, None, "random", 1, "auto", MAX_DECISIONS)
    parts: list[Part] = [(plan, number * size, size) for number in range(PARTS)]
    begun = time.perf_counter()
    moments = [time.perf_counter() for _ in run(parts)]
    return (PARTS - 1) * size / max(1e-9, moments[-1] - moments[0]), PARTS * size / (moments[-1] - begun)
