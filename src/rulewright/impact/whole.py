"""All parts of what a change does, within one time: the search for a witness and the games here, the rest in a process
beside."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.difference.comparing import seats_of, written_differently
from rulewright.difference.lockstep import Lockstep
from rulewright.difference.report import Found
from rulewright.difference.sides import Side
from rulewright.difference.witness import Looked, search
from rulewright.impact.balance import balance_of, plans_of
from rulewright.impact.clock import Clock
from rulewright.impact.lane import Errand, Lane
from rulewright.impact.model import Balance, Impact, Saves, Scenarios, Survivors
from rulewright.impact.saves import saved_games
from rulewright.loading import is_built, request

BUILT, WITNESS = 0.6, 0.6  # of the time are over when the modules must be there, and when the search ends
LEAST = 0.15  # of the time for the search on the modules, however long they took
Say = Callable[[str], None]


class Asked(NamedTuple):
    """What is asked: two games, what the old one is called, for how many, who plays, where saved games lie, how long,
    and since when (`time.time`; now if none)."""

    sides: tuple[Side, Side]
    against: str
    players: int | None = None
    backend: str = "auto"
    seats: str = "random"
    saved: tuple[Path, ...] = ()
    seed: int = 1
    seconds: float = 50.0
    games: int = 10**6
    began: float | None = None


def impact_of(asked: Asked, say: Say) -> Impact:
    """Everything that can be found out in the time."""
    clock, notes = Clock(asked.began or time.time(), asked.seconds), list[str]()
    references = asked.sides[0].game("reference"), asked.sides[1].game("reference")
    seats = seats_of(references, asked.players)
    structure = written_differently(asked.sides, seats)
    found = Found(asked.sides, structure, Looked())
    saved = saved_games(asked.sides[1].path, asked.saved)
    if structure.same:
        return _put_together(asked, found, {}, Balance(), clock, "reference", notes)
    lane = Lane(Errand(asked.sides, structure, tuple(saved), asked.seed, clock))
    balance, backend, parts = Balance(), "reference", {}
    try:
        with Building(asked, seats) as building:
            table = Lockstep(references[0].seating(seats), references[1].seating(seats))
            found = Found(asked.sides, structure, Looked(), table)
            search(table, asked.seed, clock.left(BUILT), found.looked, say, building.is_done)
            backend = building.finished(clock.left(BUILT), say, notes)
        if backend != "reference" and not _settled(found.looked):
            found = _again(asked, found, backend, seats, clock, say)
        plans = plans_of(asked.sides, seats, asked.seats, asked.seed, backend)
        balance = balance_of(plans, asked.games, clock.left(), say)
        say("waiting for scenarios, saved games and slips")
        parts = lane.ended(clock.left())
    except KeyboardInterrupt:
        found.looked.interrupted = True
        notes.append("interrupted: what was found until then")
    finally:
        parts = parts or lane.ended(0)
    return _put_together(asked, found, parts, balance, clock, backend, notes)


def _settled(looked: Looked) -> bool:
    """Whether the modules have nothing to add."""
    return looked.complete or looked.witness is not None and looked.witness.shortest


def _again(asked: Asked, found: Found, backend: str, seats: int, clock: Clock, say: Say) -> Found:
    """The search once more on the modules, which are faster; a shorter game counts."""
    one, other = (side.game(backend).seating(seats) for side in asked.sides)
    table, looked = Lockstep(one, other), Looked()
    search(table, asked.seed, max(clock.left(WITNESS), LEAST * clock.seconds), looked, say)
    before = found.looked
    looked.positions += before.positions
    looked.games += before.games
    looked.seconds += before.seconds
    if before.witness and (looked.witness is None or len(before.witness.steps) < len(looked.witness.steps)):
        looked.witness = before.witness
    return Found(found.sides, found.structure, looked, table)


def _put_together(
    asked: Asked, found: Found, parts: dict[str, Any], balance: Balance, clock: Clock, backend: str, notes: list[str]
) -> Impact:
    return Impact(
        found,
        parts.get("scenarios", Scenarios()),
        parts.get("saves", Saves()),
        parts.get("survivors", Survivors()),
        balance,
        time.time() - clock.began,
        backend,
        asked.against,
        (*notes, *parts.get("notes", ())),
    )


class Building:
    """The modules of both games, built in a process meanwhile; without them everything is played on the reference."""

    def __init__(self, asked: Asked, seats: int) -> None:
        self._backend = asked.backend
        self._process: Any = None
        wanted = [request(side.path, dict(side.options), asked.backend) for side in asked.sides]
        if asked.backend != "reference" and not all(is_built(one, seats) for one in wanted):
            context = multiprocessing.get_context("spawn")
            self._process = context.Process(target=_build, args=(asked.sides, asked.backend, seats))

    def __enter__(self) -> Building:
        if self._process:
            self._process.start()
        return self

    def is_done(self) -> bool:
        """Whether nobody waits for a module."""
        return self._backend != "reference" and (self._process is None or not self._process.is_alive())

    def finished(self, seconds: float, say: Say, notes: list[str]) -> str:
        """The backend that there is, after at most so many seconds."""
        if self._process:
            say("building the modules")
            self._process.join(seconds)
            if self._process.is_alive():
                notes.append("the modules were not built in time: games were played on the reference")
                return "reference"
        return self._backend

    def __exit__(self, *problem: object) -> None:
        if self._process and self._process.is_alive():
            try:
                os.killpg(self._process.pid, signal.SIGKILL)  # with the C compiler that it started
            except ProcessLookupError:  # it has hardly begun, and leads no group yet
                self._process.kill()
            self._process.join()


def _build(sides: tuple[Side, Side], backend: str, seats: int) -> None:
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for side in sides:
        side.game(backend).seating(seats)
