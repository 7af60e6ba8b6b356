"""The game a scenario plays on: the one place that knows the compiler's and the runtime's names for what scenarios need."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.compiler import ast
from rulewright.compiler.build import NoCompiler, compile_module, find_toolchain
from rulewright.compiler.diagnostics import Problems, did_you_mean
from rulewright.compiler.parse import parse_variant
from rulewright.compiler.pipeline import compile_game, elaborate_expression, elaborate_statements
from rulewright.compiler.source import Source
from rulewright.conformance.find import Found, NotFound, find_game, read_text
from rulewright.conformance.findings import findings
from rulewright.conformance.model import COMPILED, REFERENCE, ScenarioError
from rulewright.conformance.setup import Setup
from rulewright.runtime import ir
from rulewright.runtime.backend import Backend, Move, Position
from rulewright.runtime.errors import MoveError
from rulewright.runtime.interpret import Reason, ReferenceBackend, ReferencePosition
from rulewright.runtime.seating import Label, Seating
from rulewright.runtime.state import State
from rulewright.warm import backend_of


class NotAMove(Exception):
    """A text that is no move of the decision, legal or not."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an expectation holds, and if not, the values behind it."""

    holds: bool
    sides: tuple[tuple[str, str], ...] = ()


class Workshop:
    """Makes the machines of one scenario file: its game with the file's own rows, per options and seats."""

    def __init__(self, path: Path, rows: tuple[ast.ExtraRow, ...]) -> None:
        self.path, self.rows = path, rows
        self._made: dict[tuple[tuple[tuple[str, str], ...], int | None], Machine] = {}

    def machine(self, setup: Setup) -> Machine:
        """The machine a scenario asks for; made once."""
        options = {step.name: option_value(step.value) for step in setup.options}
        return self._machine(options, setup.players.count if setup.players else None)

    def any_machine(self) -> Machine:
        """Some machine of the game: one already made, else that of its defaults."""
        return next(iter(self._made.values()), None) or self._machine({}, None)

    def _machine(self, options: dict[str, object], seats: int | None) -> Machine:
        key = tuple(sorted((name, repr(value)) for name, value in options.items())), seats
        if key not in self._made:
            self._made[key] = Machine(compile_game(self.path, options, seats, self.rows))
        return self._made[key]


class Machine:
    """One program, ready to begin scenarios on either backend and to answer for positions in the author's words."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.reference = ReferenceBackend(program)
        label = Label(program.name, program.options, program.seats)
        self.seating = Seating(label, REFERENCE, self.reference, lambda: program)
        self.words = self.seating.notation.words

    @cached_property
    def compiled(self) -> Backend:
        """The compiled backend of the program, built when first asked for."""
        return backend_of(compile_module(self.program))

    # ------------------------------------------------------------ beginning

    def begin(self, setup: Setup) -> ReferencePosition:
        """The position a scenario begins with."""
        position = self.reference.blank(setup.seed_value, explicit_chance=True)
        position.reached = set()
        if setup.given:
            position.execute(*elaborate_statements(self.program, setup.given.body))
        if setup.start:
            position.start_at(*self._entry(setup.start))
        else:
            position.run_play()
        return position

    def _entry(self, start: ast.StartAt) -> tuple[ir.PhaseEntry, dict[str, Any]]:
        entry = next((phase for phase in self.program.phases if phase.name == start.phase), None)
        if entry is None:
            names = [phase.name for phase in self.program.phases]
            hint = did_you_mean(start.phase, names) or (f"its phases are {', '.join(names)}" if names else "")
            raise ScenarioError("RW803", start.span, f"{self.program.name} has no phase '{start.phase}'", hint)
        slots = {
            slot.name: slot.type for proc, _, _ in entry.path for slot in self.program.procs[proc].slots if slot.name
        }
        bindings = {}
        for name, value in start.bindings:
            if name not in slots:
                message = f"no loop around the phase '{start.phase}' has a variable '{name}'"
                raise ScenarioError("RW806", value.span, message, did_you_mean(name, sorted(slots)))
            expr, locals_ = elaborate_expression(self.program, value, slots[name])
            bindings[name] = self.reference.blank(0).evaluate(expr, locals_)
        return entry, bindings

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
        """The rules a position's play has come by, and those of score lines that count for somebody."""
        lines = zip(self.program.scores, position.scores(), strict=True)
        scored = {rule for line, values in lines if any(values) for rule in line.rules}
        return (position.reached or set()) | scored

    def judge(self, position: ReferencePosition, condition: ast.Expr) -> Verdict:
        """Whether a condition holds."""
        expr, slots = elaborate_expression(self.program, condition, ir.Truth())
        if position.evaluate(expr, slots):
            return Verdict(True)
        return Verdict(False, tuple(findings(expr, lambda part: position.evaluate(part, slots), self.words)))

    def look_up(self, position: ReferencePosition, path: ast.Expr) -> tuple[ir.Expr, tuple[Any, ...]]:
        """What a path of a scenario reads, and the values of its indices."""
        expr, slots = elaborate_expression(self.program, path)
        indices = expr.index if isinstance(expr, ir.Read) else ()
        return expr, tuple(position.evaluate(index, slots) for index in indices)

    def seats_of(self, position: ReferencePosition, winners: ast.Expr) -> int:
        """The set of seats that `expect winner` names: one, several or `none`."""
        wanted = ast.SetOf((), winners.span) if isinstance(winners, ast.Constant) else winners
        if not isinstance(wanted, ast.SetOf | ast.Comprehension):
            wanted = ast.SetOf((wanted,), winners.span)
        expr, slots = elaborate_expression(self.program, wanted, ir.SetOf(ir.Seat()))
        return int(position.evaluate(expr, slots))

    def write_seats(self, mask: int) -> str:
        """A set of winners in words."""
        seats = [str(seat) for seat in range(self.program.seats) if mask >> seat & 1]
        return f"seat {' and '.join(seats)}" if seats else "nobody"


def option_value(value: ast.Expr) -> object:
    """The value of `set option = value` as the compiler takes it."""
    match value:
        case ast.Number(number):
            return number
        case ast.Constant("yes"):
            return True
        case ast.Constant("no"):
            return False
        case ast.Constant():
            return None
        case ast.Name(name):
            return name
    raise ScenarioError("RW805", value.span, "an option is set to a number, a name, yes, no or none")


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
