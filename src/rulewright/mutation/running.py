"""All mutants of a game, several at once: processes that share the game, its scenarios and what these meet."""

from __future__ import annotations

import gc
import multiprocessing
import random
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path

from rulewright import library
from rulewright.compiler.pipeline import Bound
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.conformance.find import Found
from rulewright.conformance.machine import Machine
from rulewright.conformance.meeting import meetings_of
from rulewright.mutation.equivalent import Proving, marked_in, why_marked
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.making import made
from rulewright.mutation.mutant import Mutant
from rulewright.mutation.noticing import KILLED, STILLBORN, SURVIVED, UNMET, Bench
from rulewright.mutation.setups import setups_of
from rulewright.mutation.witness import Witness, find_witness

EQUIVALENT = "the same game"
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

    @property
    def sentence(self) -> str:
        change = f'"{self.before}" becomes "{self.after}"' if self.after else f'"{self.before}" is left out'
        return f"no scenario notices if {change}"


@dataclass(frozen=True)
class Wanted:
    """What is asked: which rules (all if empty), for how long, on how many processes, how long a witness is looked for."""

    path: Path
    rules: frozenset[str] = frozenset()
    seconds: float | None = None
    jobs: int = 1
    witness: float = 1.0
    seed: int = 1


@dataclass
class Results:
    """What was found out so far. `total`: how many mutants there are."""

    game: str
    total: int = 0
    tried: list[Tried] = field(default_factory=list)
    begun: float = field(default_factory=time.perf_counter)
    seconds: float = 0.0
    interrupted: bool = False

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


@dataclass
class Work:
    """What every process knows: inherited when it is begun, never sent."""

    bench: Bench
    mutants: list[Mutant]
    wanted: Wanted
    marked: dict[tuple[str, str, str], str]
    before: dict[str, Tried] = field(default_factory=dict)  # survivors of an earlier run, by name

    @cached_property
    def game(self) -> Machine:
        """The game as it is, by default."""
        return Machine(made(self.bench.definition, Bound({}), None, self.bench.tables))

    @cached_property
    def by_default(self) -> Proving:
        return Proving(self.game.program)

    @cached_property
    def setups(self) -> list[tuple[Bound, Proving]]:
        """The ways to set up the game, but for options that do not go together."""
        found = []
        for bound in setups_of(self.game.game):
            try:
                found.append((bound, Proving(made(self.bench.definition, bound, None, self.bench.tables).program)))
            except DefinitionError:
                continue
        return found


_work: Work | None = None  # of this process


def prepared(wanted: Wanted, say: Say = lambda _: None) -> Work:
    """A game with its scenarios and its mutants; DefinitionError if it has mistakes."""
    path = library.find(str(wanted.path))
    definition = definition_of(path)
    mutants = [one for one in mutants_of(definition) if not wanted.rules or wanted.rules & set(one.rules)]
    meetings = meetings_of(definition, path, say)
    return Work(Bench(definition, meetings), mutants, wanted, marked_in(Found(path.stem, path).folder))


def mutate(wanted: Wanted, results: Results, kept: dict[str, Tried], say: Say, keep: Callable[[Tried], None]) -> None:
    """Tries all mutants; `kept` is what an earlier run found out, of whose survivors only scenarios are asked that are new.
    `results` holds what is known so far, at any time; they come in no order, so that it is a fair sample."""
    work = prepared(wanted, say)
    work.before = {name: one for name, one in kept.items() if one.outcome in (SURVIVED, UNMET)}
    settled = {name: one for name, one in kept.items() if is_settled(one, work)}
    results.total = len(work.mutants)
    results.tried += [settled[one.name] for one in work.mutants if one.name in settled]
    left = [number for number, one in enumerate(work.mutants) if one.name not in settled]
    random.Random(wanted.seed).shuffle(left)
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
    speed = len(results.tried) / max(0.001, results.seconds)
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
    return try_out(_work, _work.mutants[number])


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
        return _result(mutant, verdict.outcome, witness=before.witness, differs=before.differs, **found)
    proof, witness = _looked_at(work, mutant)
    if proof:
        return _result(mutant, STILLBORN if proof == STILLBORN else EQUIVALENT, why=proof)
    return _result(mutant, verdict.outcome, witness=witness.moves, differs=witness.differs, **found)


def _looked_at(work: Work, mutant: Mutant) -> tuple[str, Witness]:
    """Of a mutant that nobody notices: how it is proved to be the same game, or a game that shows it."""
    game = work.game
    try:
        changed = made(work.bench.definition, Bound({}), mutant, work.bench.tables).program
        proof = same_everywhere(work, mutant) if work.by_default.same(changed) else ""
    except DefinitionError:
        return STILLBORN, Witness()
    if proof:
        return proof, Witness()
    witness = find_witness(game, changed, work.wanted.witness) if work.wanted.witness else Witness()
    low, high = game.game.world.seat_range()
    if witness.same and low == high and not game.game.world.option_decls:
        return f"the same in all {witness.positions} positions", witness
    return "", witness


def same_everywhere(work: Work, mutant: Mutant) -> str:
    """How a mutant is proved to be the same game with every number of players and every value of every option; empty if not."""
    proofs = set()
    for bound, game in work.setups:
        proof = game.same(made(work.bench.definition, bound, mutant, work.bench.tables).program)
        if not proof:
            return ""
        proofs.add(proof)
    return max(proofs, default="")


def _result(mutant: Mutant, outcome: str, **more: object) -> Tried:
    place = (mutant.name, mutant.file, mutant.span.line, mutant.rules, mutant.kind, mutant.before, mutant.after)
    return Tried(*place, outcome, **more)  # type: ignore[arg-type]


def as_data(one: Tried) -> dict[str, object]:
    """A result as it is written."""
    return asdict(one)
