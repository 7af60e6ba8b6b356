"""The game a scenario plays on: the one place that knows the compiler's and the runtime's names for what scenarios
need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.compiler.extend import Extension, MoreExpression, MoreStatements
from rulewright.compiler.front import Compiled, compile_game
from rulewright.compiler.native.build import BuildFailed, NoCompiler, find_toolchain
from rulewright.compiler.pipeline import compile_module
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, Problems, did_you_mean
from rulewright.compiler.syntax.parse import parse_variant
from rulewright.compiler.syntax.source import Source, Span
from rulewright.conformance.find import Found, NotFound, find_game, read_text
from rulewright.conformance.findings import findings
from rulewright.conformance.message import tidy
from rulewright.conformance.model import COMPILED, REFERENCE, ScenarioError
from rulewright.conformance.setup import Setup
from rulewright.conformance.unset import read_from, skipped_states, surely_set
from rulewright.runtime import ir
from rulewright.runtime.backend import OVER, Backend, Move, Position
from rulewright.runtime.errors import MoveError
from rulewright.runtime.interpret import Reason, ReferenceBackend, ReferencePosition
from rulewright.runtime.seating import Label, Seating
from rulewright.runtime.state import State
from rulewright.warm import backend_of

WRONG_SEATS, UNKNOWN_OPTION, OPTIONS_CLASH = "RW212", "RW321", "RW322"  # what the compiler says of options and seats


Say = Callable[[str], None]


class NotAMove(Exception):
    """A text that is no move of the decision, legal or not."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an expectation holds, and if not, the values behind it."""

    holds: bool
    sides: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """An expression of a scenario about a position."""

    position: ReferencePosition
    expr: ir.Expr
    slots: tuple[ir.Slot, ...]
    values: tuple[Any, ...] = ()  # of the first slots

    def value(self, part: ir.Expr | None = None) -> Any:
        """The value of the expression, or of a part of it."""
        return self.position.evaluate(part or self.expr, self.slots, self.values)


@contextmanager
def at_own_line(span: Span) -> Iterator[None]:
    """A mistake that comes up in the game's own text is told at the line of the scenario that leads there."""
    try:
        yield
    except DefinitionError as error:
        first = error.problems[0]
        if first.span.source.name == span.source.name:
            raise
        told = Problem(first.code, tidy(span), f"{first.message} (in {first.span})", first.hint)
        raise DefinitionError([told]) from None


class Workshop:
    """Makes the machines of one scenario file: its game with the file's own rows, per options and seats."""

    def __init__(self, path: Path, rows: tuple[ast.ExtraRow, ...], say: Say | None = None) -> None:
        self.path, self.rows, self.say = path, rows, say
        self._made: dict[tuple[tuple[tuple[str, str], ...], int | None], Machine] = {}

    def machine(self, setup: Setup) -> Machine:
        """The machine a scenario asks for; made once."""
        try:
            return self.made(setup)
        except DefinitionError as error:
            raise about_setup(error, setup) from None

    def made(self, setup: Setup) -> Machine:
        """The same; mistakes are those of the compiler, as it tells them."""
        return self._machine(setup.options, setup.players.count if setup.players else None)

    def any_machine(self) -> Machine:
        """Some machine of the game: one already made, else that of its defaults."""
        return next(iter(self._made.values()), None) or self._machine((), None)

    def _machine(self, options: tuple[ast.SetOption, ...], seats: int | None) -> Machine:
        key = tuple(sorted((step.name, step.value.span.text) for step in options)), seats
        if key not in self._made:
            values = {step.name: step.value for step in options}
            self._made[key] = self._make(values, seats, key[0])
        return self._made[key]

    def _make(self, values: dict[str, ast.Expr], seats: int | None, options: tuple[tuple[str, str], ...]) -> Machine:
        """One machine; those who trace or change the rules make it in another way."""
        return Machine(compile_game(self.path, values, seats, self.rows), self.say, options)


class Machine:
    """One program, ready to begin scenarios on either backend and to answer for positions in the author's words."""

    def __init__(self, game: Compiled, say: Say | None = None, options: tuple[tuple[str, str], ...] = ()) -> None:
        self.game, self.program = game, game.program
        self.more = Extension(game.program, game.procedures)
        self._say, self._options = say, options
        self._backends: dict[int, ReferenceBackend] = {}
        self._phases: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
        label = Label(self.program.name, self.program.options, self.program.seats)
        self.seating = Seating(label, REFERENCE, self.reference(self.program), lambda: self.program)
        self.words = self.seating.notation.words

    def reference(self, program: ir.Program) -> ReferenceBackend:
        """The reference backend of the game's program, or of one that a scenario's own text has made longer."""
        length = len(program.functions) + len(program.procs) + len(program.guards)
        if length not in self._backends:
            self._backends[length] = ReferenceBackend(program)
        return self._backends[length]

    @property
    def compiled(self) -> Backend:
        """The compiled backend of the program, built when first asked for; a build that failed is not tried again."""
        if isinstance(self._built, BuildFailed):
            raise self._built
        return self._built

    @cached_property
    def _built(self) -> Backend | BuildFailed:
        try:
            return backend_of(compile_module(self.program, say=self._announce))
        except BuildFailed as failure:
            return failure

    def _announce(self) -> None:
        """Says what is being built, which takes time."""
        if self._say is not None:
            settings = "".join(f", {name} = {value}" for name, value in self._options)
            self._say(f"building the module of {self.program.title} for {self.program.seats}{settings}")

    # ------------------------------------------------------------ positions

    def suspended(self, setup: Setup) -> frozenset[str]:
        """The invariants that a scenario is told without."""
        names = [invariant.text for invariant in self.program.invariants]
        for step in setup.without:
            if step.invariant not in names:
                hint = did_you_mean(step.invariant, names) or (
                    f"there are: {', '.join(names)}" if names else "it has none"
                )
                raise ScenarioError("RW816", step.span, f"the game has no invariant '{step.invariant}'", hint)
        return frozenset(step.invariant for step in setup.without)

    def skipped_by(self, entry: ir.PhaseEntry) -> tuple[frozenset[str], frozenset[str]]:
        """The states that lines before a phase set and what follows reads: all of them, and those that are set on every
        way."""
        if entry.name not in self._phases:
            read = skipped_states(self.program, entry) & read_from(self.program, entry)
            self._phases[entry.name] = (read, read & surely_set(self.program, entry))
        return self._phases[entry.name]

    def on_backend(self, name: str, position: ReferencePosition) -> Position:
        """The same position on the backend under test."""
        if name != COMPILED:
            return position
        return self.compiled.from_bytes(position.to_bytes(), position.seed, position.counter, True)

    def read_back(self, position: Position) -> ReferencePosition:
        """A position of any backend as one that can be asked in words."""
        return position if isinstance(position, ReferencePosition) else self.seating.read(position)

    # ------------------------------------------------------------ moves

    def read_move(self, position: ReferencePosition, text: str) -> Move:
        """The move that a text means in a position, legal or not."""
        try:
            return self._state(position).parse(text).raw
        except MoveError as problem:
            raise NotAMove(problem.sentence) from None

    def write_move(self, position: ReferencePosition, move: Move) -> str:
        """A move, or an outcome of chance, as text."""
        return str(self._state(position).wrap(move))

    def explain(self, position: ReferencePosition, move: Move) -> Reason:
        """Why a move is not legal: the first point that fails."""
        return position.explain(move)[0]

    def show(self, position: ReferencePosition) -> str:
        """The position as text."""
        return self._state(position).show()

    def _state(self, position: ReferencePosition) -> State:
        return State(self.seating, position, sampled=False)

    # ------------------------------------------------------------ expectations

    def reached(self, position: ReferencePosition) -> set[str]:
        """The rules a position's play has come by, those of score lines that count for somebody, and those of the
        ranking if it was asked."""
        lines = zip(self.program.scores, position.scores(), strict=True)
        scored = {rule for line, values in lines if any(values) for rule in line.rules}
        return (position.reached or set()) | scored | self._ranked(position)

    def _ranked(self, position: ReferencePosition) -> set[str]:
        """The rules of the ranking at the end of a game, if its last key was needed: without a tie nobody asks what
        breaks it."""
        keys = [tuple(one)[:-1] for one in position.standing()] if position.kind == OVER else []
        return {rule for key in self.program.rank for rule in key.rules if len(set(keys)) < len(keys)}

    def judge(self, position: ReferencePosition, condition: ast.Expr, you: int | None = None) -> Verdict:
        """Whether a condition holds; `you` is the seat that it is about."""
        question = self._question(position, condition, ir.Truth(), you)
        if question.value():
            return Verdict(True)
        return Verdict(False, tuple(findings(question.expr, question.value, self.words)))

    def look_up(self, position: ReferencePosition, path: ast.Expr) -> tuple[ir.Expr, tuple[Any, ...]]:
        """What a path of a scenario reads, and the values of its indices."""
        question = self._question(position, path, None)
        indices = question.expr.index if isinstance(question.expr, ir.Read) else ()
        return question.expr, tuple(question.value(index) for index in indices)

    def write_value(self, position: ReferencePosition, text: ast.Expr) -> str:
        """The value of an expression, in words."""
        question = self._question(position, text, None)
        return self.words.write(question.value(), question.expr.type)

    def seats_of(self, position: ReferencePosition, winners: ast.Expr) -> int:
        """The set of seats that `expect winner` names: one, several or `none`."""
        wanted: ast.Expr = ast.SetOf((), winners.span) if isinstance(winners, ast.Constant) else winners
        if not isinstance(wanted, ast.SetOf | ast.Comprehension):
            wanted = ast.SetOf((wanted,), winners.span)
        return int(self._question(position, wanted, ir.SetOf(ir.Seat())).value())

    def _question(
        self, position: ReferencePosition, text: ast.Expr, wanted: ir.Type | None, you: int | None = None
    ) -> Question:
        found = self.expression(text, wanted, you is not None)
        asked = self.reference(found.program).from_bytes(position.to_bytes(), position.seed, position.counter, True)
        return Question(asked, found.expr, found.slots, () if you is None else (you + 1,))

    def expression(self, text: ast.Expr, wanted: ir.Type | None, about_you: bool = False) -> MoreExpression:
        """An expression of a scenario in the world of the game."""
        with at_own_line(text.span):
            return self.more.expression(text, wanted, about_you)

    def statements(self, body: tuple[ast.Statement, ...], span: Span) -> MoreStatements:
        """Statements of a scenario in the world of the game."""
        with at_own_line(span):
            return self.more.statements(body)

    def write_seats(self, mask: int) -> str:
        """A set of winners in words."""
        seats = [str(seat) for seat in range(self.program.seats) if mask >> seat & 1]
        return f"seat {' and '.join(seats)}" if seats else "nobody"


def about_setup(error: DefinitionError, setup: Setup) -> Exception:
    """A mistake in options or seats, told at the scenario's own line; any other mistake as it is."""
    problem = error.problems[0]
    if problem.code == WRONG_SEATS and setup.players:
        return ScenarioError("RW810", setup.players.span, problem.message)
    for step in setup.options:
        if problem.code == UNKNOWN_OPTION and problem.span == step.value.span:
            return ScenarioError("RW805", step.value.span.word_before(step.name), problem.message, problem.hint)
    if problem.code == OPTIONS_CLASH and setup.options:
        told = f"{problem.message} (in {problem.span})"
        return DefinitionError(
            [Problem(problem.code, tidy(setup.options[-1].span), told, problem.hint), *error.problems[1:]]
        )
    return error


def base_of(found: Found) -> Found | None:
    """The game or variant that a variant changes; None for a game, or if it cannot be found."""
    if not found.is_variant:
        return None
    variant = parse_variant(Source(str(found.path), read_text(found.path)), Problems())
    if variant is None or variant.of == found.name:
        return None
    try:
        return find_game(variant.of, found.path)
    except NotFound:
        return None


def why_not_compiled() -> str:
    """Empty if this machine can build modules, else the sentence that says what is missing."""
    try:
        find_toolchain()
    except NoCompiler as missing:
        return str(missing)
    return ""
