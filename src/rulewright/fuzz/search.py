"""Random games under all the checks, setting by setting, within a budget.

The compiled module plays; some steps are looked at closely: the reference is asked about the same position and step,
and where something is hidden, other secrets are put in its place. How many depends on the length of games alone, so
that a seed always finds the same.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.fuzz.checks import check_position, step_on, went_wrong
from rulewright.fuzz.endless import is_trapped, never_ends, too_long
from rulewright.fuzz.failure import Failed, Failure, Kind
from rulewright.fuzz.leaks import Watched, watch
from rulewright.fuzz.settings import Setting, apart, plan
from rulewright.fuzz.shrink import Probe, shrink
from rulewright.fuzz.table import Step, Table
from rulewright.loading import load_request, options_of, request
from rulewright.runtime.backend import DECIDE, OVER, Fault, Position
from rulewright.runtime.errors import OptionError
from rulewright.runtime.game import Game
from rulewright.runtime.ir import Program

CLOSELY = 60  # steps of a game that are looked at closely, about
LOOKS = 20  # steps of a game at which secrets are exchanged, about
A_TURN = 3  # games of a setting before the next one has its turn, at least
ENOUGH = 10  # different failures
SHRINKING = 20.0  # seconds for each

Say = Callable[[str], None]


@dataclass(frozen=True)
class Wanted:
    """What is asked for: a game, options that are fixed, how much to play, and how long a game may be."""

    path: Path
    options: dict[str, str]
    players: int | None
    backend: str
    seed: int
    games: int | None
    seconds: float | None
    max_decisions: int


@dataclass
class Findings:
    """What was found, and how far the search went."""

    failures: list[Failure] = field(default_factory=list)
    tables: dict[Setting, Table] = field(default_factory=dict)
    planned: int = 0
    games: int = 0
    steps: int = 0
    compared: int = 0
    longest: int = 0
    watched: Watched = field(default_factory=Watched)
    seconds: float = 0.0
    interrupted: bool = False


def search(wanted: Wanted, findings: Findings, say: Say) -> None:
    """Play until the budget is spent; what is found is in `findings` at any time, so that an interruption loses
    nothing."""
    began = time.perf_counter()
    try:
        _Search(wanted, findings, say, began).run()
    finally:
        findings.seconds = time.perf_counter() - began


class _Search:
    def __init__(self, wanted: Wanted, findings: Findings, say: Say, began: float) -> None:
        self.wanted, self.findings, self.say, self.began = wanted, findings, say, began
        self.rng = random.Random(wanted.seed)
        self.numbers = iter(range(wanted.seed, wanted.seed + 10**9))  # each game has a seed of its own

    def run(self) -> None:
        """Each setting has its turn, for at least as long as it took to build; then all of them again and again. What
        would probably not be built in time is not begun."""
        tables: list[Table] = []
        began = time.perf_counter()
        for table in self._tables():
            tables.append(table)
            built = time.perf_counter()
            if len(tables) == 1:
                self.began = built  # the budget is for playing
            self._play_at(table, built - began)
            if not self._goes_on(built - began):
                break
            began = time.perf_counter()
        while self._goes_on() and (left := [table for table in tables if not self._is_endless(table)]):
            for table in left:
                self._play_at(table)

    def _goes_on(self, needed: float = 0.0) -> bool:
        """Whether there is something left of the budget, of its time so many seconds at least."""
        wanted, findings = self.wanted, self.findings
        return (
            len(findings.failures) < ENOUGH
            and (wanted.games is None or findings.games < wanted.games)
            and (wanted.seconds is None or time.perf_counter() + needed - self.began < wanted.seconds)
        )

    # ------------------------------------------------------------ settings

    def _tables(self) -> Iterator[Table]:
        """A table for each setting; settings whose options do not go together are taken apart, numbers of players for
        which the game is not are left out."""
        wanted = self.wanted
        game = load_request(request(wanted.path, wanted.options, "reference"))
        players = [wanted.players] if wanted.players is not None else list(game.players)
        types = {name: one["type"] for name, one in options_of(wanted.path).items()}
        waiting = plan(players, types, _program(game, players), wanted.options, self.rng)
        self.findings.planned = len(waiting)
        while waiting:
            setting = waiting.pop(0)
            try:
                made = self._table(setting)
            except (OptionError, DefinitionError) as error:
                only_these = setting.options == tuple(wanted.options.items())
                if not _is_about_options(error) or (only_these and len(players) == 1):
                    raise
                if only_these:
                    players.remove(setting.players)
                    waiting = [one for one in waiting if one.players != setting.players]
                    self.findings.planned = len(self.findings.tables) + len(waiting)
                else:
                    waiting[:0] = apart(setting, len(wanted.options))
                continue
            yield made

    def _table(self, setting: Setting) -> Table:
        wanted = self.wanted
        game = load_request(request(wanted.path, dict(setting.options), wanted.backend), self.say)
        table = self.findings.tables[setting] = Table(setting, game.seating(setting.players))
        return table

    # ------------------------------------------------------------ games

    def _play_at(self, table: Table, seconds: float = 0.0) -> None:
        """Some games of a setting: its share of those that are wanted, or a few and then for some seconds."""
        games = self.wanted.games
        least = A_TURN if games is None else max(1, games // self.findings.planned)
        until = time.perf_counter() + (seconds if games is None else 0.0)
        played = 0
        while self._goes_on() and not self._is_endless(table) and (played < least or time.perf_counter() < until):
            self._game(table, next(self.numbers))
            self.say(f"{self.findings.games} games, {len(self.findings.tables)} settings")
            played += 1

    def _is_endless(self, table: Table) -> bool:
        """Whether games of a setting are known not to end: each of them would take its time."""
        return any(one.found.kind is Kind.ENDLESS and one.setting == table.setting for one in self.findings.failures)

    def _game(self, table: Table, seed: int) -> None:
        # the first game is played to its end whatever that takes, so that one that has none is found
        unlimited = self.wanted.seconds is None or not self.findings.games
        until = math.inf if unlimited else self.began + (self.wanted.seconds or 0.0)
        walk = Walk(table, seed, self.wanted.max_decisions, self.findings, until)
        self.findings.games += 1
        try:
            walk.run()
        except Failed as found:
            self._found(table, Failure(found, table.setting, seed, (*walk.steps, *found.further)))

    def _found(self, table: Table, failure: Failure) -> None:
        if any(failure.found.is_like(known.found) for known in self.findings.failures):
            return
        self.findings.failures.append(failure)
        if failure.found.what == "long":
            return
        self.say(f"found: {failure.found.kind}; looking for a shorter game")
        self.findings.failures[-1] = shrink(table, failure, probe_for(table, failure.found), SHRINKING)


def _program(game: Game, players: Sequence[int]) -> Program:
    """The program for the first number of players that the game takes with its options."""
    for number in players[:-1]:
        with suppress(OptionError):
            return game.seating(number).program
    return game.seating(players[-1]).program


def _is_about_options(error: OptionError | DefinitionError) -> bool:
    """Whether a game does not take a setting (RW322, also of a number of players), which is no mistake of its text."""
    return isinstance(error, OptionError) or {problem.code for problem in error.problems} == {"RW322"}


class Walk:
    """One random game, at most until the time is over. `steps` are those made so far, whatever happens."""

    def __init__(self, table: Table, seed: int, max_decisions: int, findings: Findings, until: float) -> None:
        self.table, self.seed, self.max_decisions, self.findings = table, seed, max_decisions, findings
        self.until = until
        self.steps: list[Step] = []
        self.moving, self.looking = random.Random(seed), random.Random(~seed)

    def run(self) -> None:
        """To the end, to what is wrong, or as far as there is time."""
        decisions = events = 0
        try:
            position = self.table.new(self.seed)
            self._look(position)
            while position.kind != OVER and time.perf_counter() < self.until:
                if position.kind == DECIDE:
                    decisions, events = decisions + 1, 0
                else:
                    events += 1
                if max(decisions, events) > self.max_decisions:
                    self._too_long(position, events)
                step = self.table.any_step(position, self.moving)
                self.steps.append(step)
                position = step_on(self.table, position, step, self._closely())
                self._look(position)
                self.findings.steps += 1
        except Fault as fault:  # at the start, or while moves were listed
            raise went_wrong(fault) from None
        self.findings.longest = max(self.findings.longest, len(self.steps))

    def _now(self, times: int) -> bool:
        """Yes about so many times in a game, as long as games are long."""
        return self.looking.random() * max(self.findings.longest, len(self.steps)) < times

    def _closely(self) -> bool:
        closely = self._now(CLOSELY)
        self.findings.compared += closely
        return closely

    def _look(self, position: Position) -> None:
        check_position(self.table, position, self._closely() or position.kind == OVER)
        if self.table.hides and self._now(LOOKS):
            seat = self.looking.randrange(self.table.seating.seats)
            watch(self.table, position, seat, self.looking, self.findings.watched)

    def _too_long(self, position: Position, events: int) -> None:
        """Where the game is caught in a circle, the first position of it is what matters."""
        positions = is_trapped(self.table, position)
        if not positions:
            raise too_long(self.max_decisions, events > self.max_decisions)
        first, last = 0, len(self.steps)
        while first < last:
            middle = (first + last) // 2
            if is_trapped(self.table, self._after(middle)):
                last = middle
            else:
                first = middle + 1
        del self.steps[first:]
        raise never_ends(is_trapped(self.table, self._after(first)))

    def _after(self, count: int) -> Position:
        position = self.table.new(self.seed)
        for step in self.steps[:count]:
            self.table.make(position, step)
        return position


def probe_for(table: Table, found: Failed) -> Probe:
    """Makes a step and looks for one kind of failure."""

    def probe(position: Position, step: Step | None) -> Position:
        try:
            after = position if step is None else step_on(table, position, step, found.kind is Kind.DIVERGENCE)
            if found.kind in (Kind.INVARIANT, Kind.DIVERGENCE):
                check_position(table, after, closely=True)
            elif found.kind is Kind.LEAK:
                for seat in range(table.seating.seats):
                    watch(table, after, seat, random.Random(seat), Watched(), again=6)
            elif found.kind is Kind.ENDLESS and (caught := is_trapped(table, after)):
                raise never_ends(caught)
            elif found.kind is Kind.FAULT and after.kind == DECIDE:
                after.moves()
        except Fault as fault:
            raise went_wrong(fault) from None
        return after

    return probe
