"""More text in the world of a compiled game: expectations and givens of scenarios."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.compiler.assemble import as_procs
from rulewright.compiler.elaborate.blocks import ProcDraft
from rulewright.compiler.elaborate.context import Context
from rulewright.compiler.elaborate.fit import settle
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.statements import write_plain
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.runtime import ir


@dataclass(frozen=True)
class MoreExpression:
    """An expression and its locals; `program` is the game's, with the functions the expression needs besides."""

    program: ir.Program
    expr: ir.Expr
    slots: tuple[ir.Slot, ...]


@dataclass(frozen=True)
class MoreStatements:
    """Statements that do not suspend, and their locals; `program` as in MoreExpression."""

    program: ir.Program
    statements: tuple[ir.Stmt, ...]
    slots: tuple[ir.Slot, ...]


class Extension:
    """A game to which more text is added. `program` is the game's with what has been made since; the same object while
    nothing has."""

    def __init__(self, program: ir.Program, procedures: ProcedureMaker) -> None:
        self.program, self.procedures, self.world = program, procedures, procedures.world

    def expression(self, node: ast.Expr, expected: ir.Type | None = None, about_you: bool = False) -> MoreExpression:
        """An expression over the state of the game; DefinitionError if it has mistakes. `about_you`: its first local is
        the player it is about."""
        self.world.budget.begin()
        ctx = Context(self.world, without_you="name the player, or say who it is about: 'expect 0: …'")
        if about_you:
            ctx.bind("you", ir.Seat())
        with self.world.problems.apart() as problems:
            try:
                expr = settle(ctx, ctx.elaborate(node, expected), node.span)
            except Reported:
                problems.raise_if_any()
                raise
        return MoreExpression(self._grown(), expr, tuple(ctx.slots))

    def statements(self, body: tuple[ast.Statement, ...]) -> MoreStatements:
        """Statements over the state of the game; they may not decide, draw or finish."""
        self.world.budget.begin()
        proc = ProcDraft(-1, "given", Context(self.world), False, ir.Where())
        with self.world.problems.apart() as problems:
            for statement in body:
                if self.world.usage.suspends(statement):
                    message = "what is given cannot decide, draw or finish"
                    problems.error("RW808", statement.span, message, "let the scenario play it")
            problems.raise_if_any()
            written = write_plain(self.procedures, proc, body)
            problems.raise_if_any()
        return MoreStatements(self._grown(), written, tuple(proc.ctx.slots))

    def _grown(self) -> ir.Program:
        program, made = self.program, self.procedures
        functions = self.world.draft.functions
        procs = [proc for proc in made.procs if not proc.suspends or proc.number < len(program.procs)]
        if (
            len(functions) > len(program.functions)
            or len(procs) > len(program.procs)
            or len(made.guards) > len(program.guards)
        ):
            kept = program.procs + as_procs(procs[len(program.procs) :])
            self.program = replace(program, functions=tuple(functions), procs=kept, guards=tuple(made.guards))
        return self.program
