"""Scenarios as examples: the position before, what is done and refused in words, the position after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from rulewright.compiler.look import looks_of
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problems
from rulewright.conformance.find import Found, scenario_files
from rulewright.conformance.model import CHANCE_SEAT, REFERENCE, ScenarioError, Unmet
from rulewright.conformance.run import Book, open_book
from rulewright.conformance.setup import Setup, setup_of
from rulewright.conformance.steps import Run
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.state import State

WIDTH = 560
MOST_LISTED = 8  # moves of a list

Say = Callable[[str], None]


@dataclass(frozen=True)
class Example:
    """One scenario as it can be read. `after` is empty where nothing was played."""

    title: str
    covers: tuple[str, ...]
    options: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]  # what kind of line, and what it says
    before: str
    after: str


@dataclass(frozen=True)
class _Candidate:
    book: Book
    scenario: ast.Scenario
    setup: Setup

    @property
    def cost(self) -> tuple[int, int, int]:
        """How much there is to read: the simplest example comes first."""
        played = sum(len(step.moves) for step in self.setup.steps if isinstance(step, ast.PlayMoves))
        return len(self.setup.options), played + len(self.setup.steps), len(self.scenario.covers)


def examples_of(found: Found, rules: list[str], say: Say, most: int = 1) -> dict[str, list[Example]]:
    """For each rule at most so many examples, the simplest ones; a scenario is drawn once, with the first rule that it
    is for."""
    candidates = list(_candidates(found))
    shown: dict[str, list[Example]] = {rule: [] for rule in rules}
    drawn: dict[int, Example] = {}
    for number, rule in enumerate(rules, start=1):
        say(f"rule {number} of {len(rules)}")
        fitting = sorted((one for one in candidates if rule in one.scenario.covers), key=lambda one: one.cost)
        for one in fitting:
            if len(shown[rule]) == most:
                break
            key = id(one.scenario)
            if key not in drawn:
                example = _drawn(one)
                if example is None:
                    continue
                drawn[key] = example
            shown[rule].append(drawn[key])
    return shown


def _candidates(found: Found) -> Iterator[_Candidate]:
    """The scenarios of a game or variant that can be carried out."""
    for file in scenario_files([str(found.path)]):
        try:
            book = open_book(file)
        except (DefinitionError, ScenarioError, RulewrightError):
            continue
        if book.tree.game != found.name:
            continue
        for scenario in book.tree.scenarios:
            try:
                yield _Candidate(book, scenario, setup_of(scenario, book.tree))
            except ScenarioError:
                continue


def _drawn(one: _Candidate) -> Example | None:
    """A scenario carried out and drawn; None if it cannot be."""
    setup, scenario = one.setup, one.scenario
    options = tuple(f"{option.name} = {option.value.span.text}" for option in setup.options)
    if setup.rejected:
        return Example(
            scenario.title, scenario.covers, options, (("refused", "The game cannot begin like this."),), "", ""
        )
    try:
        run = Run(one.book.workshop.machine(setup), setup, REFERENCE)
        first = run.mirror
        before = _picture(one.book.found.path, run, first)
        run.carry_out()
        played = bool(run.history)
        after = _picture(one.book.found.path, run, run.mirror) if played else ""
    except (DefinitionError, ScenarioError, RulewrightError, Unmet, Fault):
        return None
    return Example(scenario.title, scenario.covers, options, tuple(_lines(setup)), before, after)


def _picture(path: Path, run: Run, position: ReferencePosition) -> str:
    seating = run.machine.seating
    seating._read_looks = lambda program: looks_of(path, program, Problems())  # a machine plays without looks
    return State(seating, position, sampled=False).svg(width=WIDTH, targets=False)


# ---------------------------------------------------------------- in words


def _lines(setup: Setup) -> Iterator[tuple[str, str]]:
    for step in setup.steps:
        yield from _line(step)


def _line(step: ast.ScenarioStep) -> Iterator[tuple[str, str]]:
    match step:
        case ast.PlayMoves(moves):
            for text, same in groupby(map(_move, moves)):
                times = len(list(same))
                yield "move", f"{text} ({times} times)" if times > 1 else text
        case ast.Illegal(move, because):
            yield "refused", _move(move) + (f" ({because})" if because else "")
        case ast.Legal(move):
            yield "allowed", _move(move)
        case ast.MovesAre(moves, number, like):
            listed = ", ".join(move.text for move in moves[:MOST_LISTED])
            more = f" and {len(moves) - MOST_LISTED} more" if len(moves) > MOST_LISTED else ""
            kind = f" like '{like.text}'" if like else ""
            yield "moves", f"{number} moves{kind}" if number is not None else f"{listed}{more}"
        case ast.Expect(condition=condition):
            yield "holds", " ".join(condition.span.text.split())
        case ast.ExpectToMove(seat):
            yield "holds", "chance decides" if seat == CHANCE_SEAT else f"player {seat} is to move"
        case ast.ExpectOver():
            yield "holds", "the game is over"
        case ast.ExpectWinner(winners):
            yield "holds", f"winner: {winners.span.text}"
        case ast.ExpectSees(seat, path, hidden, value):
            seen = "hidden" if hidden else f"as {value.span.text}" if value is not None else ""
            yield "holds", f"player {seat} sees {path.span.text} {seen}"
        case ast.ExpectTold(seat, text):
            yield "holds", f"told{f' to player {seat}' if seat is not None else ''}: “{text}”"
        case ast.ExpectForced(move):
            yield "holds", f"without asking: {_move(move)}"


def _move(move: ast.Move) -> str:
    if move.seat is None:
        return move.text
    return f"chance: {move.text}" if move.seat == CHANCE_SEAT else f"player {move.seat}: {move.text}"
