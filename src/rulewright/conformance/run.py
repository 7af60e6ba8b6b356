"""Runs scenario files: each file is parsed once, each scenario carried out on every backend asked for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright import library
from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import read_source
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, Problems, did_you_mean
from rulewright.compiler.syntax.parse import parse_scenarios
from rulewright.compiler.syntax.source import Source, Span
from rulewright.conformance import workers
from rulewright.conformance.borrowed import with_borrowed
from rulewright.conformance.find import Found, NotFound, find_game, header_name, read_text
from rulewright.conformance.machine import Workshop, base_of, why_not_compiled
from rulewright.conformance.message import message_of, problem_of, tidy
from rulewright.conformance.model import COMPILED, REFERENCE, Failure, FileResult, Outcome, ScenarioError, Unmet
from rulewright.conformance.rejection import check_rejected
from rulewright.conformance.rows import Row, named_rows, rows_with_rules
from rulewright.conformance.rulebook import ids_on_line, read_rulebook, rule_span
from rulewright.conformance.setup import Setup, setup_of
from rulewright.conformance.steps import Run
from rulewright.runtime.backend import Position
from rulewright.runtime.errors import RulewrightError

MISTAKES = (DefinitionError, ScenarioError, RulewrightError)


@dataclass(frozen=True, slots=True)
class Task:
    """A file to run: on which backends, and only scenarios whose title, file or rules hold `keyword`. `quick`: on the
    compiled backend only what needs no module but that of the game as it is."""

    file: Path
    backends: tuple[str, ...]
    keyword: str = ""
    quick: bool = False
    aloud: bool = False  # say on standard error what is built


@dataclass(frozen=True, slots=True)
class Book:
    """A parsed scenario file and the game it is about."""

    file: str
    tree: ast.Scenarios
    found: Found
    workshop: Workshop
    rulebook: tuple[str, ...]  # every id a scenario may name: of the game, and of the games it is a variant of
    unreadable: tuple[Problem, ...]  # what is wrong with the parts of the file that could not be read


def open_book(path: Path, say: Callable[[str], None] | None = None) -> Book:
    """Parses a scenario file and finds its game; raises DefinitionError or ScenarioError."""
    name = str(library.shown(path))
    problems = Problems()
    source = read_source(Path(name), problems)
    tree = parse_scenarios(source, problems) if source else None
    if tree is None:
        problems.raise_if_any()
    assert tree is not None
    tree = with_borrowed(tree, path, problems)
    try:
        found = find_game(tree.game, path)
    except NotFound as missing:
        raise ScenarioError("RW804", tree.game_span, str(missing), missing.hint) from None
    return Book(name, tree, found, Workshop(found.path, tree.rows, say), known_rules(found), tuple(problems.found))


def check_game(book: Book) -> None:
    """Raises what is wrong with the game itself or with the file's rows, to be told once and not by every scenario."""
    first = min((scenario.span.line for scenario in book.tree.scenarios), default=0)
    for scenario in book.tree.scenarios[:1]:
        try:
            book.workshop.machine(setup_of(scenario, book.tree))
        except ScenarioError:
            return
        except DefinitionError as error:
            spans = [problem.span for problem in error.problems]
            if any(span.source.name != book.file or span.line < first for span in spans):
                raise


def known_rules(found: Found) -> tuple[str, ...]:
    """The ids of a game's rulebook; for a variant its own and those of the game it changes."""
    base = base_of(found)
    return (*own_rules(found), *(known_rules(base) if base else ()))


def own_rules(found: Found) -> tuple[str, ...]:
    """The ids in the rulebook of a game (RULES.md) or of a variant (<variant>.rules.md)."""
    if found.is_variant:
        return read_rulebook(found.path.with_suffix(".rules.md"))
    return read_rulebook(found.folder / "RULES.md")


def run_file(task: Task) -> FileResult:
    """Every scenario of a file, on every backend."""
    name = str(library.shown(task.file))
    try:
        book = open_book(task.file, workers.say if task.aloud else None)
        check_game(book)
    except MISTAKES as mistake:
        span, told, _ = problem_of(mistake, first_span(name, task.file))
        line = span.line if span.source.name == name else 1
        return FileResult(name, header_name(task.file), broken=(Failure("", name, line, told),))
    broken = tuple(
        Failure("", problem.span.source.name, problem.span.line, problem.render()) for problem in book.unreadable
    )
    scenarios = [scenario for scenario in book.tree.scenarios if _wanted(scenario, book, task.keyword)]
    rows = demanded_rows(book)
    named = named_rows(book.tree, rows)
    outcomes = [
        replace(run_scenario(book, scenario, backend), rows=named[scenario.line])
        for scenario in scenarios
        for backend in task.backends
        if not (task.quick and backend == COMPILED and needs_own_module(book, scenario))
    ]
    return FileResult(name, book.tree.game, tuple(outcomes), broken, carried_rules(book), rows)


def needs_own_module(book: Book, scenario: ast.Scenario) -> bool:
    """Whether a scenario sets options or its file adds rows, so that a module must be built for it."""
    try:
        return bool(book.tree.rows or setup_of(scenario, book.tree).options)
    except ScenarioError:
        return False


def available(backends: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """The backends this machine can run, and if that is not what was asked for, the sentence that says why."""
    missing = why_not_compiled() if COMPILED in backends else ""
    return ((REFERENCE,), missing) if missing else (backends, "")


def run_scenario(book: Book, scenario: ast.Scenario, backend: str) -> Outcome:
    """One scenario on one backend."""
    failure = _attempt(book, scenario, backend)
    return Outcome(scenario.title, book.file, scenario.line, book.tree.game, scenario.covers, backend, failure)


def run_files(tasks: list[Task], jobs: int, progress: Callable[[int], None]) -> list[FileResult]:
    """All files, several at once if `jobs` allows; results in the order of the tasks."""
    if jobs <= 1 or len(tasks) <= 1:
        results = []
        for task in tasks:
            results.append(run_file(task))
            progress(len(results))
        return results
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=workers.begin) as pool:
        futures = [pool.submit(workers.carry_out, run_file, task) for task in tasks]
        try:
            for done, _ in enumerate(as_completed(futures), start=1):
                progress(done)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            workers.interrupt_all()
            raise
        return [_result_of(future, task) for future, task in zip(futures, tasks, strict=True)]


def _result_of(future: Future[FileResult], task: Task) -> FileResult:
    try:
        return future.result()
    except BrokenProcessPool:  # a module crashed: our mistake, but no reason to lose what the other files gave
        name = str(library.shown(task.file))
        message = (
            f"{name}:1:1: failed: a process running scenarios died; this is a mistake in rulewright, not in the game"
        )
        return FileResult(name, header_name(task.file), broken=(Failure("", name, 1, message),))


def carried_rules(book: Book) -> tuple[str, ...]:
    """The rule ids that stand in the definition itself; none if it cannot be compiled."""
    try:
        return book.workshop.any_machine().program.rules
    except MISTAKES:
        return ()


def demanded_rows(book: Book) -> tuple[Row, ...]:
    """The rows with rules that scenarios of a file's game should name: for a variant only those that it adds."""
    try:
        rows = rows_with_rules(book.workshop.any_machine().program)
        base = base_of(book.found) if rows else None
        kept = set(rows_with_rules(compile_game(base.path).program)) if base else set()
    except MISTAKES:
        return ()
    return tuple(row for row in rows if row not in kept)


def carry_out(
    book: Book,
    scenario: ast.Scenario,
    backend: str,
    begun: Callable[[Run], None] | None = None,
    watched: Callable[[Position], bool] | None = None,
) -> None:
    """Carries out a scenario; whatever goes wrong is raised. `begun` is told of the run; `watched` as in Run."""
    setup = setup_of(scenario, book.tree)
    reached: set[str] = set()
    if setup.rejected:
        check_rejected(book.workshop, setup)
    else:
        run = Run(book.workshop.machine(setup), setup, backend, watched)
        if begun is not None:
            begun(run)
        run.carry_out()
        reached = run.machine.reached(run.mirror)
    check_claims(scenario, setup, reached)


def _attempt(book: Book, scenario: ast.Scenario, backend: str) -> Failure | None:
    runs: list[Run] = []
    try:
        check_rule_names(book, setup_of(scenario, book.tree), scenario)
        carry_out(book, scenario, backend, runs.append)
        return None
    except Exception as mistake:  # whatever goes wrong is this scenario's failure, and the others still run
        run = runs[0] if runs else None
        span, told, lines = problem_of(mistake, run.at if run else scenario.span)
        if run and isinstance(mistake, Unmet):
            lines += run.changed()
        if scenario.example:
            lines.insert(0, ("example", f"line {scenario.line}, {scenario.example.text}"))
        message = message_of(told, scenario.title, lines, run.shown() if run else "", run.history if run else ())
        line = span.line if span.source.name == book.file else scenario.span.line
        return Failure(scenario.title, book.file, line, message)


def check_rule_names(book: Book, setup: Setup, scenario: ast.Scenario) -> None:
    """Every id after `covers` and `because`, and on expectations, is one of the game (RW811)."""
    known = {*book.rulebook, *carried_rules(book)}
    if not known:
        return
    named = [(rule, scenario.span) for rule in scenario.covers]
    for step in setup.steps:
        if isinstance(step, ast.PlayMoves):
            named += [(move.because, move.span) for move in step.moves if move.because]
        else:
            named += [(rule, step.span) for rule in _shown_by(step)]
    for rule, place in named:
        if rule not in known:
            span = rule_span(place.source, place.line, rule) or tidy(scenario.span)
            raise ScenarioError(
                "RW811", span, f"{book.tree.game} has no rule {rule}", did_you_mean(rule, sorted(known))
            )


def check_claims(scenario: ast.Scenario, setup: Setup, reached: set[str]) -> None:
    """A scenario that claims to cover a rule reaches it, or shows it by an expectation (RW812)."""
    shown = {rule for step in setup.steps for rule in _shown_by(step)} | reached
    for rule in scenario.covers:
        if rule not in shown:
            span = rule_span(scenario.span.source, scenario.span.line, rule) or tidy(scenario.span)
            hint = f"play on until the rule matters, or show it: 'expect … @{rule}', 'illegal … because {rule}'"
            raise ScenarioError("RW812", span, f"the scenario claims to cover {rule} but never reaches it", hint)


def _shown_by(step: ast.ScenarioStep) -> tuple[str, ...]:
    """The rules that a step shows: those on its line, and after `because`."""
    match step:
        case ast.Illegal(because=str(because)) | ast.Rejected(because=str(because)):
            return (because, *ids_on_line(step.span.source, step.span.line))
        case ast.PlayMoves(moves):
            return tuple(move.because for move in moves if move.because)
        case _:
            return ids_on_line(step.span.source, step.span.line)


def _wanted(scenario: ast.Scenario, book: Book, keyword: str) -> bool:
    texts = (scenario.title, book.file, book.tree.game, *scenario.covers)
    return any(keyword.casefold() in text.casefold() for text in texts)


def first_span(name: str, path: Path) -> Span:
    """The first letter of a file."""
    return Span(Source(name, read_text(path)))
