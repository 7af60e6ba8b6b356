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
from rulewright.mutation.making import MutantWorkshop, Tables
from rulewright.mutation.mutant import Mutant
from rulewright.runtime.backend import Position

KILLED, SURVIVED, STILLBORN, UNMET = "noticed", "survived", "not a game", "not met"
PATIENCE, SLOWER = 5.0, 20.0  # seconds, and how much slower than the game as it is a mutant may be


class Endless(Exception):
    """A mutant takes much longer than the game."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: who notices it, or how many met it in vain."""

    outcome: str
    scenario: str = ""
    tried: int = 0


@dataclass
class Bench:
    """A game, its scenarios and what they meet: all that mutants are tried on. `noticed` remembers who noticed the last mutant
    of a line."""

    definition: Definition
    meetings: Meetings
    tables: Tables = field(default_factory=Tables)
    noticed: dict[tuple[str, int], Meeting] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._read = {(table, column) for one in self.meetings.found for table, _, column in one.cells}

    def try_out(self, mutant: Mutant) -> Verdict:
        """Whether a scenario notices a mutant."""
        meeting = self.order(mutant)
        if not meeting:
            return Verdict(UNMET)
        shops: dict[tuple[ast.ExtraRow, ...], MutantWorkshop] = {}
        for tried, one in enumerate(meeting, start=1):
            rows = one.book.tree.rows
            if rows not in shops:
                shops[rows] = MutantWorkshop(self.definition, rows, mutant, self.tables)
            try:
                if self._notices(one, shops[rows]):
                    self.noticed[mutant.file, mutant.span.line] = one
                    return Verdict(KILLED, one.title, tried)
            except DefinitionError:
                return Verdict(STILLBORN)
        return Verdict(SURVIVED, "", len(meeting))

    def _notices(self, meeting: Meeting, shop: MutantWorkshop) -> bool:
        """Whether a scenario fails on a mutant. DefinitionError: the change makes no sense to the compiler."""

        def differs(position: Position) -> bool:
            return digest(position) not in meeting.positions

        book = replace(meeting.book, workshop=shop)
        try:
            with within(PATIENCE + SLOWER * meeting.seconds):
                carry_out(book, meeting.scenario, REFERENCE, None, differs)
        except DefinitionError as error:
            if error.problems[0].span.source.name == book.file or error.problems[0].code in REFUSALS:
                return True
            raise
        except Exception:  # whatever goes wrong, the scenario does not pass
            return True
        return False

    # ------------------------------------------------------------ who is asked first

    def order(self, mutant: Mutant) -> list[Meeting]:
        """The scenarios that meet a mutant: first the one that noticed the last change of the line, then those that cover its
        rules, then by machine, since each must be made, and the quick ones first."""
        found = [one for one in self.meetings.found if not one.failed and self.meets(one, mutant)]
        machines = Counter(one.machine for one in found)
        last = self.noticed.get((mutant.file, mutant.span.line))
        rules = set(mutant.rules)

        def rank(one: Meeting) -> tuple[bool, bool, int, str, float]:
            covers = bool(rules & set(one.scenario.covers))
            return (one is not last, not covers, -machines[one.machine], str(one.machine), one.seconds)

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
