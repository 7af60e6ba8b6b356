"""Who meets what: every scenario of a game, traced. What coverage is told from, and by which mutants find their
scenarios."""

from __future__ import annotations

import math
import multiprocessing
import re
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rulewright.compiler.elaborate.context import MARKED
from rulewright.compiler.front import Bound, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.conformance.find import scenario_files
from rulewright.conformance.model import REFERENCE, Unmet
from rulewright.conformance.remembering import Memory, Met, remembered
from rulewright.conformance.run import MISTAKES, Book, carry_out, open_book
from rulewright.conformance.steps import Run
from rulewright.conformance.tracing import Cell, Key, Origins, Trace, TracingMachine, TracingWorkshop
from rulewright.runtime import ir
from rulewright.runtime.backend import Position

Rows = tuple[ast.ExtraRow, ...]
_SPAN = re.compile(r"Span\([^()]*\)")


@dataclass(frozen=True)
class Meeting(Met):
    """One scenario and what it meets."""

    book: Book = field(kw_only=True)
    scenario: ast.Scenario = field(kw_only=True)

    @property
    def title(self) -> str:
        return f'{self.book.file}:{self.scenario.line} "{self.scenario.title}"'

    @cached_property
    def fingerprint(self) -> str:
        """All that the scenario says, of which game, with the positions and rows of its file, in few letters; not on
        which lines."""
        tree = self.book.tree
        said = repr((tree.game, self.scenario.steps, self.scenario.start, tree.positions, tree.rows, tree.without))
        return blake2b(_SPAN.sub("", said).encode(), digest_size=4).hexdigest()


@dataclass(frozen=True)
class Meetings:
    """All scenarios of a game, and the texts of which it can be known whether they are met."""

    found: tuple[Meeting, ...]
    traceable: frozenset[Key]
    program: ir.Program  # the game as it is by default


def digest(position: Position) -> bytes:
    """A position in few bytes."""
    return blake2b(position.to_bytes(), digest_size=12).digest()


def meetings_of(
    definition: Definition,
    path: Path,
    say: Callable[[str], None] = lambda _: None,
    *,
    first: frozenset[str] = frozenset(),
    until: float = math.inf,
    heard: Callable[[Meeting, int], None] = lambda meeting, total: None,
) -> Meetings:
    """Every scenario of a game, or variant, carried out once on the reference backend: those that cover a rule of
    `first` before the others, none begun after the moment `until`. `heard` is told of each, and how many there are."""
    books = _books(definition, path)
    found: list[Meeting] = []
    shops: dict[Rows, TracingWorkshop] = {}
    memories = [remembered(path, book) for book in books]
    wanted = [
        (book, memory, number)
        for book, memory in zip(books, memories, strict=True)
        for number in range(len(book.tree.scenarios))
    ]
    wanted.sort(key=lambda one: not first & set(one[0].tree.scenarios[one[2]].covers))
    for book, memory, number in wanted:
        if time.time() > until:
            break
        shop = shops.setdefault(book.tree.rows, TracingWorkshop(definition, book.tree.rows))
        say(f"{definition.name}: scenario {len(found) + 1} of {len(wanted)}")
        found.append(_meeting(replace(book, workshop=shop), memory, number, shop))
        heard(found[-1], len(wanted))
    plain = remake(definition, Bound({}), Listeners()).program
    return Meetings(tuple(found), _traceable(books, memories), plain)


def _meeting(book: Book, memory: Memory, number: int, shop: TracingWorkshop) -> Meeting:
    """What a scenario meets, as an earlier run found out, or this one."""
    scenario = book.tree.scenarios[number]
    if number not in memory.known:
        memory.known[number] = _meet(book, scenario, shop, memory.origins)
    if len(memory.known) == len(book.tree.scenarios):
        memory.keep()
    known = memory.known[number]
    parts = {part.name: getattr(known, part.name) for part in fields(known)}
    return Meeting(**{**parts, "machine": (*known.machine, book.tree.rows)}, book=book, scenario=scenario)


def _traceable(books: list[Book], memories: list[Memory]) -> frozenset[Key]:
    """The texts of which it is known whether scenarios meet them: files that add the same rows play on the same
    machines."""
    origins: dict[Rows, Origins] = {}
    for book, memory in zip(books, memories, strict=True):
        origins.setdefault(book.tree.rows, Origins()).join(memory.origins)
    return frozenset(key for one in origins.values() for key in one.traceable)


def meet_beside(definition: Definition, path: Path, jobs: int, say: Callable[[str], None] = lambda _: None) -> None:
    """The same in several processes, file by file: what scenarios meet is kept, for `meetings_of` to find."""
    new = [book for book in _books(definition, path) if not remembered(path, book).is_kept]
    if jobs <= 1 or len(new) <= 1 or "fork" not in multiprocessing.get_all_start_methods():
        return
    new.sort(key=lambda book: -len(book.tree.scenarios))
    pool = multiprocessing.get_context("fork").Pool(min(jobs, len(new)), _begin, (definition, path, new))
    try:
        for done, _ in enumerate(pool.imap_unordered(_meet_all, range(len(new)))):
            say(f"{definition.name}: scenarios of file {done + 1} of {len(new)}")
    finally:
        pool.terminate()
        pool.join()


_files: tuple[Definition, Path, list[Book]] | None = None  # of this process


def _begin(*files: Any) -> None:
    """An interruption is for whoever waits for the results."""
    global _files
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _files = files


def _meet_all(number: int) -> None:
    assert _files is not None
    definition, path, books = _files
    book, memory = books[number], remembered(path, books[number])
    shop = TracingWorkshop(definition, book.tree.rows)
    for one in range(len(book.tree.scenarios)):
        _meeting(replace(book, workshop=shop), memory, one, shop)


def _books(definition: Definition, path: Path) -> list[Book]:
    return [book for file in scenario_files([str(path)]) if (book := _book(file, definition.name)) is not None]


def _book(file: Path, game: str) -> Book | None:
    try:
        book = open_book(file)
    except MISTAKES:
        return None
    return book if book.tree.game == game else None


def _meet(book: Book, scenario: ast.Scenario, shop: TracingWorkshop, origins: Origins) -> Met:
    trace, positions, runs = shop.follow(), set[bytes](), list[Run]()

    def passing(position: Position) -> bool:
        positions.add(digest(position))
        return False

    begun, failed = time.process_time(), ""
    try:
        carry_out(book, scenario, REFERENCE, runs.append, passing)
    except Exception as mistake:  # a scenario that fails tells nothing about mutants, and is told by `rulewright test`
        failed = _told(mistake)
    run = runs[0] if runs else None
    reached = run.machine.reached(run.mirror) if run and not failed else set()
    rules = frozenset(rule for rule in reached if not rule.startswith(MARKED))
    traced = run.machine if run and isinstance(run.machine, TracingMachine) else None
    if traced is not None:
        origins.join(traced.origins)
    return Met(
        time.process_time() - begun,
        _machine_of(run),
        *_of_trace(trace),
        rules,
        dict(run.machine.program.options) if run else {},
        frozenset(positions),
        traced.traceable if traced else frozenset(),
        _scored(run) if run and not failed else frozenset(),
        failed,
    )


def _told(mistake: Exception) -> str:
    """What went wrong, with the line of the scenario that did not hold."""
    told = str(mistake) or type(mistake).__name__
    return f"{told}: {mistake.span.text}" if isinstance(mistake, Unmet) and told.startswith("this ") else told


def _scored(run: Run) -> frozenset[str]:
    lines = zip(run.machine.program.scores, run.mirror.scores(), strict=True)
    return frozenset(line.name for line, values in lines if any(values))


def _machine_of(run: Run | None) -> tuple[object, ...]:
    """What a machine depends on, but for the rows that a file adds."""
    if run is None:
        return ("",)
    options = tuple(sorted((step.name, step.value.span.text) for step in run.setup.options))
    return (options, run.setup.players.count if run.setup.players else None)


def _of_trace(trace: Trace) -> tuple[dict[Key, int], frozenset[Cell]]:
    return trace.met, frozenset(trace.cells)
