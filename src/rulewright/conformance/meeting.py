"""Who meets what: every scenario of a game, traced. What coverage is told from, and by which mutants find their scenarios."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from rulewright.compiler.elaborate.context import MARKED
from rulewright.compiler.pipeline import Bound, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.conformance.find import scenario_files
from rulewright.conformance.model import REFERENCE, Unmet
from rulewright.conformance.run import MISTAKES, Book, carry_out, open_book
from rulewright.conformance.steps import Run
from rulewright.conformance.tracing import Cell, Key, Trace, TracingMachine, TracingWorkshop
from rulewright.runtime import ir
from rulewright.runtime.backend import Position

_SPAN = re.compile(r"Span\([^()]*\)")


@dataclass(frozen=True)
class Meeting:
    """One scenario and what it meets. `machine` says on which options, seats and rows it plays; `positions` are those it comes
    through, in which the invariants are known to hold; `rules` those it reaches."""

    book: Book
    scenario: ast.Scenario
    seconds: float
    machine: tuple[object, ...]
    met: dict[Key, int]
    cells: frozenset[Cell]
    rules: frozenset[str]
    options: dict[str, str]
    positions: frozenset[bytes]
    traceable: frozenset[Key]  # the texts of which it is known whether the scenario meets them
    scored: frozenset[str] = frozenset()  # score lines that count for somebody in the end
    failed: str = ""

    @property
    def title(self) -> str:
        return f'{self.book.file}:{self.scenario.line} "{self.scenario.title}"'

    @cached_property
    def fingerprint(self) -> str:
        """All that the scenario says, with the positions and rows of its file, in few letters; not on which lines."""
        tree = self.book.tree
        said = repr((self.scenario.steps, self.scenario.start, tree.positions, tree.rows, tree.without))
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
    """Every scenario of a game, or variant, carried out once on the reference backend: those that cover a rule of `first` before
    the others, none begun after the moment `until`. `heard` is told of each, and how many there are."""
    books = [book for file in scenario_files([str(path)]) if (book := _book(file, definition.name)) is not None]
    found: list[Meeting] = []
    traceable: set[Key] = set()
    shops: dict[tuple[ast.ExtraRow, ...], TracingWorkshop] = {}
    wanted = [(book, scenario) for book in books for scenario in book.tree.scenarios]
    wanted.sort(key=lambda one: not first & set(one[1].covers))
    for book, scenario in wanted:
        if time.time() > until:
            break
        shop = shops.setdefault(book.tree.rows, TracingWorkshop(definition, book.tree.rows))
        say(f"{definition.name}: scenario {len(found) + 1} of {len(wanted)}")
        found.append(_meet(replace(book, workshop=shop), scenario, shop))
        heard(found[-1], len(wanted))
    for shop in shops.values():
        traceable |= shop.origins.traceable
    plain = remake(definition, Bound({}), Listeners()).program
    return Meetings(tuple(found), frozenset(traceable), plain)


def _book(file: Path, game: str) -> Book | None:
    try:
        book = open_book(file)
    except MISTAKES:
        return None
    return book if book.tree.game == game else None


def _meet(book: Book, scenario: ast.Scenario, shop: TracingWorkshop) -> Meeting:
    trace, positions, runs = shop.follow(), set[bytes](), list[Run]()

    def passing(position: Position) -> bool:
        positions.add(digest(position))
        return False

    begun, failed = time.perf_counter(), ""
    try:
        carry_out(book, scenario, REFERENCE, runs.append, passing)
    except Exception as mistake:  # a scenario that fails tells nothing about mutants, and is told by `rulewright test`
        failed = _told(mistake)
    run = runs[0] if runs else None
    reached = run.machine.reached(run.mirror) if run and not failed else set()
    rules = frozenset(rule for rule in reached if not rule.startswith(MARKED))
    return Meeting(
        book,
        scenario,
        time.perf_counter() - begun,
        _machine_of(run, book),
        *_of_trace(trace),
        rules,
        dict(run.machine.program.options) if run else {},
        frozenset(positions),
        run.machine.traceable if run and isinstance(run.machine, TracingMachine) else frozenset(),
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


def _machine_of(run: Run | None, book: Book) -> tuple[object, ...]:
    """What a machine depends on."""
    if run is None:
        return ("", book.tree.rows)
    options = tuple(sorted((step.name, step.value.span.text) for step in run.setup.options))
    return (options, run.setup.players.count if run.setup.players else None, book.tree.rows)


def _of_trace(trace: Trace) -> tuple[dict[Key, int], frozenset[Cell]]:
    return trace.met, frozenset(trace.cells)
