"""What is wrong with a file of scenarios: as a text, and against its game. `failures` also plays them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.conformance.beginning import Beginning
from rulewright.conformance.machine import Machine, Workshop
from rulewright.conformance.message import tidy
from rulewright.conformance.model import REFERENCE, ScenarioError
from rulewright.conformance.run import Book, check_rule_names, open_book, run_scenario
from rulewright.conformance.setup import Setup, setup_of
from rulewright.editing.names import Place, place_of
from rulewright.editing.texts import source_of, texts_of
from rulewright.runtime import ir
from rulewright.runtime.errors import RulewrightError

Types = dict[Place, object]
KEPT = 8  # games ready for scenarios
MOST = 4000  # scenarios whose problems are known
Key = TypeVar("Key")
Kept = TypeVar("Kept")
_workshops: dict[int, Workshop] = {}
_checked: dict[object, tuple[Problem, ...]] = {}


@dataclass(frozen=True)
class Played:
    """A scenario carried out: where it stands, and why it failed; an empty text if it did not."""

    title: str
    line: int
    message: str
    at: int  # the line to look at


def problems_of_scenarios(path: Path, seconds: float) -> list[Problem]:
    """Mistakes of the text, unknown rules, and what cannot be understood of givens and expectations; nothing is
    played."""
    last = time.thread_time() + seconds
    name = source_of(path).name
    try:
        book, key = _opened(path)
    except (DefinitionError, ScenarioError) as error:
        return [one for one in _told(error) if one.span.source.name == name]
    found = [one for one in book.unreadable if one.span.source.name == name]
    for scenario in book.tree.scenarios:
        known = (key, scenario, book.tree.positions, book.tree.without)
        if known not in _checked:
            if time.thread_time() > last:
                break
            _forget(_checked, MOST)
            _checked[known] = tuple(_problems_of(book, scenario))
        found += [one for one in _checked[known] if one.span.source.name == name]
    return list({(one.code, one.span, one.message): one for one in found}.values())


def _forget(kept: dict[Key, Kept], most: int) -> None:
    """Make room for one more."""
    while len(kept) >= most:
        del kept[next(iter(kept))]


def failures(path: Path, seconds: float, keyword: str = "") -> Iterator[Played]:
    """The scenarios of a file carried out on the reference backend, one after the other, as long as there is time."""
    last = time.thread_time() + seconds
    try:
        book, _ = _opened(path)
    except (DefinitionError, ScenarioError, RulewrightError):
        return
    for scenario in book.tree.scenarios:
        if time.thread_time() > last:
            return
        if keyword in scenario.title:
            failure = run_scenario(book, scenario, REFERENCE).failure
            yield Played(
                scenario.title, scenario.line, failure.message if failure else "", failure.line if failure else 0
            )


def _opened(path: Path) -> tuple[Book, int]:
    """A file of scenarios, and the number of its game: the same texts and rows are compiled once for the same
    options."""
    book = open_book(path)
    texts = tuple((str(one), source_of(one).text) for one in texts_of(book.found.path))
    key = hash((texts, book.tree.rows))
    if key not in _workshops:
        _forget(_workshops, KEPT)
        _workshops[key] = book.workshop
    return Book(book.file, book.tree, book.found, _workshops[key], book.rulebook, book.unreadable), key


def _problems_of(book: Book, scenario: ast.Scenario, types: Types | None = None) -> list[Problem]:
    """The mistakes of one scenario. It is held against its game with the options as they are by default, which is
    compiled once; only what seems wrong there is held against the game with its own options."""
    found: list[Problem] = []
    try:
        setup = setup_of(scenario, book.tree)
        _collect(found, partial(check_rule_names, book, setup, scenario))
        if setup.rejected:
            return found
        usual = replace(setup, options=())
        about = _about_game(book.workshop.machine(usual), setup, types)
        found += _about_game(book.workshop.machine(setup), setup, types) if about and setup.options else about
    except (DefinitionError, ScenarioError) as error:
        found += _told(error)
    except RulewrightError:
        pass  # comes up when it is played
    return found


def _about_game(machine: Machine, setup: Setup, types: Types | None) -> list[Problem]:
    """What a game says to the beginning and the steps of a scenario."""
    found: list[Problem] = []
    if types is not None:
        machine.more.world.given = replace(machine.more.world.given, seen=partial(_note, types))
    for option in setup.options:
        _collect(found, partial(_check_option, machine, option))
    _collect(found, partial(_check_invariants, machine, setup))
    _collect(found, partial(_check_beginning, machine, setup))
    for step in setup.steps:
        _collect(found, partial(_check_step, machine, step))
    return found


def _check_option(machine: Machine, option: ast.SetOption) -> None:
    declared = machine.more.world.option_decls
    if option.name not in declared:
        span = option.value.span.word_before(option.name)
        raise ScenarioError(
            "RW805", span, f"the game has no option '{option.name}'", did_you_mean(option.name, declared)
        )
    machine.expression(option.value, machine.more.world.option(option.name).type)


def _check_invariants(machine: Machine, setup: Setup) -> None:
    machine.suspended(setup)


def _collect(found: list[Problem], check: Callable[[], None]) -> None:
    try:
        check()
    except (DefinitionError, ScenarioError) as error:
        found += _told(error)


def types_in(path: Path) -> Types:
    """The types of the expressions in a file of scenarios, as far as they can be understood."""
    types: Types = {}
    try:
        book, _ = _opened(path)
    except (DefinitionError, ScenarioError, RulewrightError):
        return types
    for scenario in book.tree.scenarios:
        _problems_of(book, scenario, types)
    return types


def _note(types: Types, node: ast.Expr, kind: object) -> None:
    types[place_of(node.span)] = kind


def _check_beginning(machine: Machine, setup: Setup) -> None:
    beginning = Beginning(machine, setup)
    if setup.start is not None:
        beginning.phase(setup.start)
    _ = beginning.blocks


def _check_step(machine: Machine, step: ast.ScenarioStep) -> None:
    match step:
        case ast.Expect(seat, condition):
            machine.expression(condition, ir.Truth(), seat is not None)
        case ast.ExpectSees(path=path, value=value):
            machine.expression(path, None)
            if value is not None:
                machine.expression(value, None)


def _told(error: DefinitionError | ScenarioError) -> list[Problem]:
    problems = error.problems if isinstance(error, DefinitionError) else (error.problem,)
    return [Problem(one.code, _short(one.span), one.message, one.hint, one.warning) for one in problems]


def _short(span: Span) -> Span:
    return tidy(span) if span.line != span.end_line else span
