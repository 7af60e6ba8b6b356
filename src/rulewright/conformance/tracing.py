"""Which texts of a definition a scenario meets: it plays on a program made with notes of where everything stands.

The reference backend wraps what it makes of the expressions (`Tracer`), so that nothing is traced, and nothing costs,
elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulewright.compiler.elaborate.context import MARKED, marker
from rulewright.compiler.front import Bound, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.conformance.machine import Machine, Workshop
from rulewright.runtime import ir
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.reference.world import Evaluate, Execute, Prepared, Slots, World
from rulewright.runtime.walking import nodes

PLAYED, HELD, FAILED, TRIED = 1, 2, 4, 8  # how a text was met: in play, as true, as false, in a look-ahead
Key = str  # a stretch of a file: `#file:line:column:line:column`
Cell = tuple[str, str, str]  # table, row, column


@dataclass
class Origins:
    """From which texts the parts of a program were made: by the id of an expression, which is kept so that the id stays
    its own."""

    keys: dict[int, tuple[Key, ...]] = field(default_factory=dict)
    kept: list[ir.Expr] = field(default_factory=list)
    happening: set[Key] = field(default_factory=set)
    constant: set[Key] = field(default_factory=set)  # or names: nothing happens there
    settled: set[Key] = field(default_factory=set)  # in functions that are only asked before the game begins
    called: set[Key] = field(default_factory=set)

    @property
    def traceable(self) -> set[Key]:
        """The texts of which it is known whether they are met."""
        return self.happening - self.constant - (self.settled - self.called)

    def join(self, other: Origins) -> None:
        """What is known of another program of the same definition is known, too."""
        self.happening |= other.happening
        self.constant |= other.constant
        self.settled |= other.settled
        self.called |= other.called

    def noted(self, node: ast.Expr, expr: ir.Expr) -> None:
        """A text became an expression."""
        key, known = marker(node.span), self.keys.get(id(expr), ())
        (self.constant if isinstance(expr, ir.Const | ir.Local) else self.happening).add(key)
        if key not in known:
            self.keys[id(expr)] = (*known, key)
            self.kept.append(expr)

    def statements(self, program: ir.Program) -> None:
        """The markers of a program's statements can be met, too; functions that nobody calls any more cannot."""
        called = {node.function for node in nodes(_code_of(program)) if isinstance(node, ir.Call)}
        columns = [column for table in program.tables.values() for column in table.columns.values()]
        called |= {number for one in columns if isinstance(one, ir.FormulaColumn) for number in one.functions}
        for function in program.functions:
            keys = {key for node in nodes(function.result) for key in self.keys.get(id(node), ())}
            (self.called if function.number in called else self.settled).update(keys)
        touches = [node for node in nodes((program.procs, program.blocks)) if isinstance(node, ir.Touch)]
        self.happening |= {rule for one in touches for rule in one.rules if rule.startswith(MARKED)}


def _code_of(program: ir.Program) -> tuple[object, ...]:
    """Everything in a program that can call a function."""
    told = (program.invariants, program.shows)
    return (
        program.networks,
        program.functions,
        program.procs,
        program.blocks,
        program.decisions,
        program.scores,
        program.rank,
        *told,
    )


@dataclass
class Trace:
    """What one scenario meets: the tracer of the reference backend that plays it."""

    met: dict[Key, int] = field(default_factory=dict)
    rules: set[str] = field(default_factory=set)
    cells: set[Cell] = field(default_factory=set)
    origins: Mapping[int, tuple[Key, ...]] = field(default_factory=dict)

    def expression(self, code: Prepared, node: ir.Expr, made: Evaluate) -> Evaluate:
        """The closure of an expression, which notes that it was asked, and what it said if it is a condition."""
        if isinstance(node, ir.Column | ir.Formula):
            made = self._of_table(code, node, made)
        keys = self.origins.get(id(node), ())
        if not keys or isinstance(node, ir.Const | ir.Local):
            return made
        met, condition = self.met, isinstance(node.type, ir.Truth)

        def traced(w: World, s: Slots) -> Any:
            value = made(w, s)
            how = (PLAYED if w.trial is None else TRIED) | ((HELD if value else FAILED) if condition else 0)
            for key in keys:
                met[key] = met.get(key, 0) | how
            return value

        return traced

    def _of_table(self, code: Prepared, node: ir.Column | ir.Formula, made: Evaluate) -> Evaluate:
        ids, cells, row = code.program.tables[node.table].ids, self.cells, code.expression(node.row)

        def traced(w: World, s: Slots) -> Any:
            at = row(w, s)
            if at:
                cells.add((node.table, ids[at - 1], node.column))
            return made(w, s)

        return traced

    def statement(self, code: Prepared, stmt: ir.Stmt, made: Execute) -> Execute:
        """Statements are marked by what touches them."""
        return made

    def touched(self, rules: tuple[str, ...], played: bool) -> None:
        """Rule ids, or the marker of a statement, are reached."""
        for rule in rules:
            if rule.startswith(MARKED):
                self.met[rule] = self.met.get(rule, 0) | (PLAYED if played else TRIED)


class TracingMachine(Machine):
    """A machine whose plays are traced. What the shortcuts of the interpreter remember is not asked again, so every
    scenario begins with closures of its own."""

    trace: Trace | None = None
    origins = Origins()

    def follow(self, trace: Trace) -> None:
        """The next scenario is noted in a trace."""
        trace.origins = self.origins.keys
        self.trace = trace
        self._backends.clear()

    @cached_property
    def traceable(self) -> frozenset[Key]:
        """The texts of which it is known whether they are met; with the options of this machine others may be
        settled."""
        return frozenset(self.origins.traceable)

    def reference(self, program: ir.Program) -> ReferenceBackend:
        """The reference backend, which tells the trace."""
        length = len(program.functions) + len(program.procs) + len(program.guards)
        if length not in self._backends:
            self._backends[length] = ReferenceBackend(program, tracer=self.trace)
        return self._backends[length]


class TracingWorkshop(Workshop):
    """Makes machines that trace, of a definition that was read before."""

    def __init__(self, definition: Definition, rows: tuple[ast.ExtraRow, ...]) -> None:
        super().__init__(definition.files[-1], rows)
        self.definition, self.origins = definition, Origins()
        self.trace = Trace()

    def follow(self) -> Trace:
        """The trace of the scenario that is carried out next."""
        self.trace = Trace()
        for machine in self._made.values():
            assert isinstance(machine, TracingMachine)
            machine.follow(self.trace)
        return self.trace

    def _make(self, values: dict[str, ast.Expr], seats: int | None, options: tuple[tuple[str, str], ...]) -> Machine:
        origins = Origins(self.origins.keys, self.origins.kept)
        game = remake(self.definition, Bound(values, seats, self.rows), Listeners(noted=origins.noted))
        origins.statements(game.program)
        self.origins.join(origins)
        machine = TracingMachine(game, None, options)
        machine.origins = origins
        machine.follow(self.trace)
        return machine
