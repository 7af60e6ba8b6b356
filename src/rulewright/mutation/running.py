"""All mutants of a game, several at once: processes that share the game, its scenarios and what these meet."""

from __future__ import annotations

import gc
import multiprocessing
import random
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path

from rulewright import library
from rulewright.compiler.front import Bound
from rulewright.compiler.syntax.definition import Definition
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.conformance.find import Found
from rulewright.conformance.machine import Machine
from rulewright.conformance.meeting import meet_beside, meetings_of
from rulewright.mutation.equivalent import Proving, marked_in, why_marked
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.making import Tables, made
from rulewright.mutation.mutant import Mutant, change_told
from rulewright.mutation.noticing import KILLED, STILLBORN, SURVIVED, UNMET, Bench
from rulewright.mutation.setups import setups_of
from rulewright.mutation.standing import standing_on
from rulewright.mutation.witness import Witness, find_witness
from rulewright.runtime import ir

EQUIVALENT = "the same game"
MOST_SETUPS = 5  # in which a game that shows a survivor is looked for
PROOF = 10.0  # seconds of a processor after which no further way to set up the game is looked at
Say = Callable[[str], None]


@dataclass(frozen=True)
class Tried:
    """What became of one mutant, as plain data: it travels between processes and into `--json`."""

    name: str
    file: str
    line: int
    rules: tuple[str, ...]
    kind: str
    before: str
    after: str
    outcome: str
    scenario: str = ""  # that noticed it
    tried: int = 0  # scenarios
    asked: tuple[str, ...] = ()  # of a survivor: the fingerprints of scenarios that do not notice it
    why: str = ""  # it is the same game
    witness: tuple[str, ...] = ()
    differs: str = ""  # in what, after the moves of the witness
    setup: str = ""  # options and players of the witness, where they are not the defaults
    seconds: float = 0.0  # of a processor
    within: str = ""  # the row and column of a table in which it stands

    @property
    def sentence(self) -> str:
        return f"no scenario notices if {change_told(self.before, self.after, self.within)}"


@dataclass(frozen=True)
class Wanted:
    """What is asked: which rules (all if empty), for how long, on how many processes, how long a witness is looked for
    in each way to set up the game."""

    path: Path
    rules: frozenset[str] = frozenset()
    seconds: float | None = None
    jobs: int = 1
    witness: float = 1.0
    seed: int = 1
    sample: int | None = None  # so many mutants, chosen by the seed; all if none


@dataclass
class Results:
    """What was found out so far. `total`: how many mutants there are."""

    game: str
    total: int = 0
    tried: list[Tried] = field(default_factory=list)
    begun: float = field(default_factory=time.perf_counter)
    seconds: float = 0.0
    interrupted: bool = False
    known: int = 0  # of `tried`: by an earlier run
    failing: tuple[str, ...] = ()  # scenarios that fail as it is, so that they can notice nothing

    def of(self, *outcomes: str) -> list[Tried]:
        """Those that came out so."""
        return [one for one in self.tried if one.outcome in outcomes]

    @property
    def survivors(self) -> list[Tried]:
        return self.of(SURVIVED, UNMET)

    @property
    def score(self) -> float:
        """The share of mutants that are noticed, of those that are games of their own."""
        counted = self.of(KILLED, SURVIVED, UNMET)
        return len(self.of(KILLED)) / len(counted) if counted else 1.0


@dataclass(frozen=True)
class SetUp:
    """One way to set up the game as it is."""

    bound: Bound
    definition: Definition
    tables: Tables

    @cached_property
    def game(self) -> Machine | None:
        """None if these options do not go together."""
        try:
            return Machine(made(self.definition, self.bound, None, self.tables))
        except DefinitionError:
            return None

    @cached_property
    def proving(self) -> Proving:
        assert self.game is not None
        return Proving(self.game.program)

    def changed(self, mutant: Mutant) -> ir.Program:
        """The program of a mutant; DefinitionError where it makes no sense."""
        return made(self.definition, self.bound, mutant, self.tables).program

    def __str__(self) -> str:
        players = [f"{self.bound.seats} players"] if self.bound.seats is not None else []
        return ", ".join([*players, *(f"{name} = {value}" for name, value in self.bound.options.items())])


@dataclass
class Work:
    """What every process knows: inherited when it is begun, never sent."""

    bench: Bench
    mutants: list[Mutant]
    wanted: Wanted
    marked: dict[tuple[str, str, str], str]
    before: dict[str, Tried] = field(default_factory=dict)  # survivors of an earlier run, by name

    @cached_property
    def setups(self) -> list[SetUp]:
        """The ways to set up the game, the defaults first."""
        default = self._set_up(Bound({}))
        assert default.game is not None
        known, found = default.game.program, [default]
        for bound in setups_of(default.game.game):
            as_ever = bound.seats == known.seats or any(known.options[name] == v for name, v in bound.options.items())
            found += [] if as_ever else [self._set_up(bound)]
        return found

    def _set_up(self, bound: Bound) -> SetUp:
        return SetUp(bound, self.bench.definition, self.bench.tables[self.bench.definition.name])


_work: Work | None = None  # of this process


def prepared(wanted: Wanted, say: Say = lambda _: None) -> Work:
    """A game with its scenarios and its mutants; DefinitionError if it has mistakes."""
    path = library.find(str(wanted.path))
    definition = definition_of(path)
    mutants = [one for one in mutants_of(definition) if not wanted.rules or wanted.rules & set(one.rules)]
    standing = standing_on(definition, path)
    played = [(definition, path), *((one.definition, one.path) for one in standing)]
    for one in played:
        meet_beside(*one, wanted.jobs, say)
    met = [meetings_of(*one, say) for one in played]
    meetings = replace(met[0], found=tuple(one for some in met for one in some.found))
    bench = Bench(definition, meetings, {one.definition.name: one for one in standing})
    return Work(bench, mutants, wanted, marked_in(Found(path.stem, path).folder))


def mutate(wanted: Wanted, results: Results, kept: dict[str, Tried], say: Say, keep: Callable[[Tried], None]) -> None:
    """Tries all mutants; `kept` is what an earlier run found out, of whose survivors only scenarios are asked that are
    new. `results` holds what is known so far, at any time; they come in no order, so that it is a fair sample."""
    work = prepared(wanted, say)
    work.before = {name: one for name, one in kept.items() if one.outcome in (SURVIVED, UNMET)}
    settled = {name: one for name, one in kept.items() if is_settled(one, work)}
    results.total = len(work.mutants)
    results.failing = tuple(one.title for one in work.bench.meetings.found if one.failed)
    chosen = [*range(len(work.mutants))]
    random.Random(wanted.seed).shuffle(chosen)
    chosen = chosen[: wanted.sample]
    results.tried += [settled[name] for number in chosen if (name := work.mutants[number].name) in settled]
    results.known = len(results.tried)
    left = [number for number in chosen if work.mutants[number].name not in settled]
    left.sort(key=lambda number: work.mutants[number].name not in work.before)  # these are quick
    results.begun = time.perf_counter()
    for one in _tried(work, left, wanted.jobs):
        results.tried.append(one)
        keep(one)
        results.seconds = time.perf_counter() - results.begun
        say(_told(results))
        if wanted.seconds is not None and results.seconds > wanted.seconds:
            break


def is_settled(one: Tried, work: Work) -> bool:
    """Whether nothing new can be said of a mutant: not of survivors, nor of what is marked, since marks may change."""
    return one.outcome in (KILLED, STILLBORN) or one.outcome == EQUIVALENT and one.why not in work.marked.values()


def _told(results: Results) -> str:
    speed = (len(results.tried) - results.known) / max(0.001, results.seconds)
    survived = len(results.survivors)
    return f"{results.game}: {len(results.tried)} of {results.total} mutants, {survived} not noticed, {speed:.1f}/s"


def _tried(work: Work, numbers: list[int], jobs: int) -> Iterator[Tried]:
    global _work
    _work = work
    gc.freeze()  # what all mutants share is neither gone through again nor copied from process to process
    if jobs <= 1 or len(numbers) < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(_try_one, numbers)
        return
    pool = multiprocessing.get_context("fork").Pool(jobs, _deaf)
    try:
        yield from pool.imap_unordered(_try_one, numbers)
    finally:
        pool.terminate()
        pool.join()


def _deaf() -> None:
    """An interruption is for whoever waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _try_one(number: int) -> Tried:
    assert _work is not None
    begun = time.process_time()
    tried = try_out(_work, _work.mutants[number])
    return replace(tried, seconds=round(time.process_time() - begun, 3))


def try_out(work: Work, mutant: Mutant) -> Tried:
    """What becomes of one mutant."""
    why = why_marked(mutant, work.marked)
    if why:
        return _result(mutant, EQUIVALENT, why=why)
    before = work.before.get(mutant.name)
    verdict = work.bench.try_out(mutant, before.asked if before else ())
    if verdict.outcome not in (SURVIVED, UNMET):
        return _result(mutant, verdict.outcome, scenario=verdict.scenario, tried=len(verdict.asked))
    found = {"tried": len(verdict.asked), "asked": verdict.asked}
    if before:
        shown = {"witness": before.witness, "differs": before.differs, "setup": before.setup}
        return _result(mutant, verdict.outcome, **shown, **found)
    proof, witness, where = looked_at(work, mutant)
    if proof:
        return _result(mutant, STILLBORN if proof == STILLBORN else EQUIVALENT, why=proof)
    return _result(mutant, verdict.outcome, witness=witness.moves, differs=witness.differs, setup=where, **found)


def looked_at(work: Work, mutant: Mutant) -> tuple[str, Witness, str]:
    """Of a mutant that nobody notices: how it is proved to be the same game, or a game that shows it and how that is
    set up. To prove takes longer, so games are looked for first; where one way to set up the game cannot be proved, no
    other is."""
    proof, other, end = "the same program", 0, time.process_time() + PROOF
    for setup in work.setups:
        if setup.game is None:
            continue
        try:
            changed = setup.changed(mutant)
        except DefinitionError:
            if setup is work.setups[0]:
                return STILLBORN, Witness(), ""
            return "", Witness((), "whether it can be played"), str(setup)
        if changed == setup.game.program:
            continue
        other += 1
        looking = work.wanted.witness and other <= MOST_SETUPS
        witness = find_witness(setup.game, changed, work.wanted.witness) if looking else Witness()
        if witness.differs:
            return "", witness, str(setup)
        if witness.same and len(work.setups) == 1:
            return f"the same in all {witness.positions} positions", Witness(), ""
        if proof:
            proof = setup.proving.same(changed) if time.process_time() < end else ""
        if not proof and other >= MOST_SETUPS:
            break
    return proof, Witness(), ""


def _result(mutant: Mutant, outcome: str, **more: object) -> Tried:
    place = (mutant.name, mutant.file, mutant.span.line, mutant.rules, mutant.kind, mutant.before, mutant.after)
    return Tried(*place, outcome, within=mutant.within, **more)  # type: ignore[arg-type]


def as_data(one: Tried) -> dict[str, object]:
    """A result as it is written."""
    return asdict(one)
