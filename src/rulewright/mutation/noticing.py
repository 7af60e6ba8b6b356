"""Does a scenario notice? Those that meet the changed place run on the mutant, the likeliest first, until one fails."""

from __future__ import annotations

import signal
from collections import Counter, defaultdict
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
from rulewright.conformance.rows import named_rows
from rulewright.conformance.run import carry_out
from rulewright.conformance.setup import setup_of
from rulewright.conformance.steps import Run
from rulewright.mutation.making import MutantWorkshop, Tables
from rulewright.mutation.mutant import InRow, Mutant
from rulewright.mutation.standing import Standing
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault, Position
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.walking import nodes

KILLED, SURVIVED, STILLBORN, UNMET = "noticed", "survived", "not a game", "not met"
NEAR = 4  # lines
PATIENCE, SLOWER = 5.0, 20.0  # seconds of the processor, and how much slower than the game as it is a mutant may be


class Endless(Exception):
    """A mutant takes much longer than the game."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: who notices it, or how many met it in vain."""

    outcome: str
    scenario: str = ""
    asked: tuple[str, ...] = ()  # the fingerprints of those that ran


@dataclass(frozen=True)
class Unasked:
    """A position of a mutant in which invariants are still to be asked: all where only the mutant comes there, else
    those that say something else than in the game as it is."""

    meeting: Meeting
    run: Run
    position: ReferencePosition
    invariants: tuple[ir.Invariant, ...]

    def is_broken(self) -> bool:
        """Whether one of them does not hold there, or cannot even be asked."""
        asked = [one for one in self.invariants if one.text not in self.run.suspended]
        try:
            with within(PATIENCE):
                return not all(self.position.evaluate(one.condition, one.slots) for one in asked)
        except (Fault, Endless):
            return True


def other_invariants(program: ir.Program, plain: ir.Program) -> tuple[ir.Invariant, ...]:
    """The invariants of a program that do not say what they say in another: they, or what they call, were changed."""
    before = {one.text: list(_called(one.condition, plain)) for one in plain.invariants}
    return tuple(one for one in program.invariants if list(_called(one.condition, program)) != before.get(one.text))


def _called(expr: ir.Expr, program: ir.Program) -> Iterator[object]:
    """An expression and the functions that are called for it."""
    yield expr
    waiting: list[object] = [expr]
    seen: set[int] = set()
    while waiting:
        for node in nodes(waiting.pop()):
            if isinstance(node, ir.Call) and node.function not in seen:
                seen.add(node.function)
                function = program.functions[node.function]
                yield function.lets, function.result
                waiting.append((function.lets, function.result))


Played = tuple[str, tuple[ast.ExtraRow, ...]]  # the game or variant of a file of scenarios, and the rows it adds
Shops = dict[Played, MutantWorkshop]


@dataclass
class Bench:
    """A game, its scenarios, those of variants that stand on it, and what they meet: all that mutants are tried on.
    `noticed` remembers on which lines of which file each scenario noticed something."""

    definition: Definition
    meetings: Meetings
    standing: dict[str, Standing] = field(default_factory=dict)  # by name
    tables: defaultdict[str, Tables] = field(
        default_factory=lambda: defaultdict(Tables)
    )  # of the game and each variant
    noticed: defaultdict[str, list[tuple[str, int]]] = field(default_factory=lambda: defaultdict(list))
    plain: Shops = field(default_factory=dict)  # the game as it is

    def __post_init__(self) -> None:
        self._read = {(table, column) for one in self.meetings.found for table, _, column in one.cells}
        rows = [(table.name, row) for table in self.meetings.program.tables.values() for row in table.ids]
        trees = {one.book.file: one.book.tree for one in self.meetings.found}
        self._named = {file: named_rows(tree, rows) for file, tree in trees.items()}

    def try_out(self, mutant: Mutant, in_vain: tuple[str, ...] = ()) -> Verdict:
        """Whether a scenario notices a mutant, but for those that were asked `in_vain` before. Invariants take longest,
        so they are asked when no scenario says anything."""
        meeting = self.order(mutant)
        if not meeting:
            return Verdict(UNMET)
        shops: Shops = {}
        unasked: dict[bytes, Unasked] = {}
        asked = set(in_vain)
        for one in meeting:
            if one.fingerprint in in_vain:
                continue
            asked.add(one.fingerprint)
            try:
                if self._notices(one, self._shop(shops, _played(one), mutant), unasked):
                    return self._noticed(mutant, one, asked)
            except DefinitionError:
                if self._is_own(one):
                    return Verdict(STILLBORN)
        for position in unasked.values():
            if position.is_broken():
                return self._noticed(mutant, position.meeting, asked)
        return Verdict(SURVIVED, "", tuple(sorted(asked)))

    def _noticed(self, mutant: Mutant, by: Meeting, asked: set[str]) -> Verdict:
        self.noticed[by.fingerprint].append((mutant.file, mutant.span.line))
        return Verdict(KILLED, by.title, tuple(sorted(asked)))

    def _is_own(self, meeting: Meeting) -> bool:
        """Whether a scenario is one of the game itself and not of a variant."""
        return meeting.book.tree.game not in self.standing

    def _shop(self, shops: Shops, played: Played, mutant: Mutant | None) -> MutantWorkshop:
        if played not in shops:
            name, rows = played
            shops[played] = MutantWorkshop(self.definition, rows, mutant, self.tables[name], self.standing.get(name))
        return shops[played]

    def _notices(self, meeting: Meeting, shop: MutantWorkshop, unasked: dict[bytes, Unasked]) -> bool:
        """Whether a scenario fails on a mutant. DefinitionError: the change makes no sense to the compiler."""
        runs: list[Run] = []

        def set_aside(position: Position) -> bool:
            run, found = runs[0], digest(position)
            if found not in meeting.positions and found not in unasked:
                mine = run.machine.read_back(position).copy()
                unasked[found] = Unasked(meeting, run, mine, run.machine.program.invariants)
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
        for run in runs:
            others = self._other_invariants(run, shop, _played(meeting))
            if others:
                unasked.setdefault(digest(run.mirror), Unasked(meeting, run, run.mirror, others))
        return False

    def _is_as_ever(self, meeting: Meeting, shop: MutantWorkshop) -> bool:
        """Whether with the options of a scenario the mutant is the same program: then there is nothing to notice."""
        setup = setup_of(meeting.scenario, meeting.book.tree)
        if setup.rejected:
            return False
        plain = self._shop(self.plain, _played(meeting), None)
        return shop.machine(setup).program == plain.machine(setup).program

    def _other_invariants(self, run: Run, shop: MutantWorkshop, played: Played) -> tuple[ir.Invariant, ...]:
        program = run.machine.program
        if id(program) not in shop.others:
            plain = self._shop(self.plain, played, None).machine(run.setup).program
            shop.others[id(program)] = other_invariants(program, plain)
        return shop.others[id(program)]

    # ------------------------------------------------------------ who is asked first

    def order(self, mutant: Mutant) -> list[Meeting]:
        """The scenarios that meet a mutant: first those that noticed a change on its line or a few lines away, then
        those that cover its rules, those of the game before those of variants, then by machine, since each must be
        made, then those that notice much, and the quick ones first."""
        found = [one for one in self.meetings.found if not one.failed and self.meets(one, mutant)]
        machines = Counter(one.machine for one in found)
        rules = set(mutant.rules)

        def rank(one: Meeting) -> tuple[object, ...]:
            noticed = self.noticed[one.fingerprint]
            away = min((abs(line - mutant.span.line) for file, line in noticed if file == mutant.file), default=NEAR)
            covers = bool(rules & set(one.scenario.covers))
            machine = (-machines[one.machine], str(one.machine))
            return (min(away, NEAR), not covers, not self._is_own(one), *machine, -len(noticed), one.seconds)

        return sorted(found, key=rank)

    def meets(self, meeting: Meeting, mutant: Mutant) -> bool:
        """Whether a scenario comes to the changed place; where that cannot be known, it may. A variant with rows of its
        own is not asked about tables."""
        standing = self.standing.get(meeting.book.tree.game)
        if standing and standing.definition.changed_rows and isinstance(mutant.made, InRow):
            return False
        if mutant.cell is not None:
            table, row, column = mutant.cell
            if mutant.cell in meeting.cells or (table, column) not in self._read:
                return True
            return (table, row) in self._named[meeting.book.file].get(meeting.scenario.line, ())  # read by the compiler
        for key in mutant.keys:
            if key in meeting.traceable:
                return key in meeting.met
        return True


def _played(meeting: Meeting) -> Played:
    return meeting.book.tree.game, meeting.book.tree.rows


@contextmanager
def within(seconds: float, timer: int = signal.ITIMER_PROF) -> Iterator[None]:
    """Endless is raised in what takes longer: time of the processor, for on a busy machine everything takes long; with
    `signal.ITIMER_REAL` time on the clock."""
    rings = signal.SIGALRM if timer == signal.ITIMER_REAL else signal.SIGPROF

    def ring(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(rings, ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(rings, before)
