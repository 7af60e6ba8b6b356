"""Does a scenario notice? Those that meet the changed place run on the mutant, the likeliest first, until one fails."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import FrameType

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.conformance.meeting import Meeting, Meetings, digest
from rulewright.conformance.model import REFERENCE
from rulewright.conformance.rejection import REFUSALS
from rulewright.conformance.run import carry_out
from rulewright.conformance.setup import setup_of
from rulewright.conformance.steps import Run
from rulewright.mutation.making import MutantWorkshop, Tables
from rulewright.mutation.mutant import Mutant
from rulewright.runtime.backend import Fault, Position

KILLED, SURVIVED, STILLBORN, UNMET = "noticed", "survived", "not a game", "not met"
PATIENCE, SLOWER = 5.0, 20.0  # seconds, and how much slower than the game as it is a mutant may be


class Endless(Exception):
    """A mutant takes much longer than the game."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: who notices it, or how many met it in vain."""

    outcome: str
    scenario: str = ""
    asked: tuple[str, ...] = ()  # the fingerprints of those that ran


@dataclass(frozen=True)
class Strange:
    """A position that only the mutant comes through, in which the invariants are still to be asked."""

    meeting: Meeting
    run: Run
    position: Position

    def is_broken(self) -> bool:
        """Whether an invariant does not hold there, or cannot even be asked."""
        try:
            with within(PATIENCE):
                broken = self.position.broken()
        except (Fault, Endless):
            return True
        invariants = self.run.machine.program.invariants
        return any(invariants[number].text not in self.run.suspended for number in broken)


Rows = tuple[ast.ExtraRow, ...]


@dataclass
class Bench:
    """A game, its scenarios and what they meet: all that mutants are tried on. `noticed` remembers who noticed the last mutant
    of a line."""

    definition: Definition
    meetings: Meetings
    tables: Tables = field(default_factory=Tables)
    noticed: dict[tuple[str, int], Meeting] = field(default_factory=dict)
    kills: Counter[str] = field(default_factory=Counter)  # how often each scenario noticed something
    plain: dict[Rows, MutantWorkshop] = field(default_factory=dict)  # the game as it is

    def __post_init__(self) -> None:
        self._read = {(table, column) for one in self.meetings.found for table, _, column in one.cells}

    def try_out(self, mutant: Mutant, in_vain: tuple[str, ...] = ()) -> Verdict:
        """Whether a scenario notices a mutant, but for those that were asked `in_vain` before. Invariants take longest, so
        they are asked when no scenario says anything."""
        meeting = self.order(mutant)
        if not meeting:
            return Verdict(UNMET)
        shops: dict[Rows, MutantWorkshop] = {}
        strange: dict[bytes, Strange] = {}
        asked = set(in_vain)
        for one in meeting:
            if one.fingerprint in in_vain:
                continue
            asked.add(one.fingerprint)
            try:
                if self._notices(one, self._shop(shops, one.book.tree.rows, mutant), strange):
                    return self._noticed(mutant, one, asked)
            except DefinitionError:
                return Verdict(STILLBORN)
        for position in strange.values():
            if position.is_broken():
                return self._noticed(mutant, position.meeting, asked)
        return Verdict(SURVIVED, "", tuple(sorted(asked)))

    def _noticed(self, mutant: Mutant, by: Meeting, asked: set[str]) -> Verdict:
        self.noticed[mutant.file, mutant.span.line] = by
        self.kills[by.fingerprint] += 1
        return Verdict(KILLED, by.title, tuple(sorted(asked)))

    def _shop(self, shops: dict[Rows, MutantWorkshop], rows: Rows, mutant: Mutant | None) -> MutantWorkshop:
        if rows not in shops:
            shops[rows] = MutantWorkshop(self.definition, rows, mutant, self.tables)
        return shops[rows]

    def _notices(self, meeting: Meeting, shop: MutantWorkshop, strange: dict[bytes, Strange]) -> bool:
        """Whether a scenario fails on a mutant. DefinitionError: the change makes no sense to the compiler."""
        runs: list[Run] = []

        def set_aside(position: Position) -> bool:
            found = digest(position)
            if found not in meeting.positions:
                strange.setdefault(found, Strange(meeting, runs[0], position.copy()))
            return False

        book = replace(meeting.book, workshop=shop)
        try:
            with within(PATIENCE + SLOWER * meeting.seconds):
                if self._is_as_ever(meeting, shop):
                    return False
                carry_out(book, meeting.scenario, REFERENCE, runs.append, set_aside)
        except DefinitionError as error:
            if error.problems[0].span.source.name == book.file or error.problems[0].code in REFUSALS:
                return True
            raise
        except Exception:  # whatever goes wrong, the scenario does not pass
            return True
        return False

    def _is_as_ever(self, meeting: Meeting, shop: MutantWorkshop) -> bool:
        """Whether with the options of a scenario the mutant is the same program: then there is nothing to notice."""
        setup = setup_of(meeting.scenario, meeting.book.tree)
        if setup.rejected:
            return False
        plain = self._shop(self.plain, shop.rows, None)
        return shop.machine(setup).program == plain.machine(setup).program

    # ------------------------------------------------------------ who is asked first

    def order(self, mutant: Mutant) -> list[Meeting]:
        """The scenarios that meet a mutant: first the one that noticed the last change of the line, then those that cover its
        rules, then by machine, since each must be made, then those that notice much, and the quick ones first."""
        found = [one for one in self.meetings.found if not one.failed and self.meets(one, mutant)]
        machines = Counter(one.machine for one in found)
        last = self.noticed.get((mutant.file, mutant.span.line))
        rules = set(mutant.rules)

        def rank(one: Meeting) -> tuple[object, ...]:
            covers = bool(rules & set(one.scenario.covers))
            often = self.kills[one.fingerprint]
            return (one is not last, not covers, -machines[one.machine], str(one.machine), -often, one.seconds)

        return sorted(found, key=rank)

    def meets(self, meeting: Meeting, mutant: Mutant) -> bool:
        """Whether a scenario comes to the changed place; where that cannot be known, it may."""
        if mutant.cell is not None:
            table, _, column = mutant.cell
            return mutant.cell in meeting.cells or (table, column) not in self._read
        for key in mutant.keys:
            if key in self.meetings.traceable:
                return key in meeting.met
        return True


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Endless is raised in what takes longer."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
