"""More text in the world of a compiled game: expectations and givens of scenarios."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulewright.compiler import ast
from rulewright.compiler import expressions as ex
from rulewright.compiler.assemble import as_procs
from rulewright.compiler.context import Context
from rulewright.compiler.diagnostics import Problems, Reported
from rulewright.compiler.fit import settle
from rulewright.compiler.flow import ProcDraft
from rulewright.compiler.statements import Telling
from rulewright.compiler.tell import Teller
from rulewright.compiler.world import World
from rulewright.runtime import ir

if TYPE_CHECKING:
    from rulewright.compiler.pipeline import Compiled


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


def elaborate_expression(
    compiled: Compiled, node: ast.Expr, expected: ir.Type | None = None, about_you: bool = False
) -> MoreExpression:
    """An expression over the state of a compiled game; DefinitionError if it has mistakes. `about_you`: its first local is
    the player it is about."""
    world = compiled.world
    world.effort = world.constant_steps = 0
    problems = world.problems = Problems()
    ctx = Context(world)
    if about_you:
        ctx.bind("you", ir.Seat())
    try:
        expr = settle(ctx, ex.elaborate(ctx, node, expected), node.span)
    except Reported:
        problems.raise_if_any()
        raise
    return MoreExpression(_extended(compiled), expr, tuple(ctx.slots))


def elaborate_statements(compiled: Compiled, body: tuple[ast.Statement, ...]) -> MoreStatements:
    """Statements over the state of a compiled game; they may not decide, draw or finish."""
    world = compiled.world
    world.effort = world.constant_steps = 0
    problems = world.problems = Problems()
    teller = _teller(world)
    for statement in body:
        if teller.usage.suspends(statement):
            problems.error(
                "RW808", statement.span, "what is given cannot decide, draw or finish", "let the scenario play it"
            )
    problems.raise_if_any()
    proc = ProcDraft(-1, "given", Context(world), False, ir.Where())
    telling = Telling(teller, proc)
    telling.tell(body)
    problems.raise_if_any()
    return MoreStatements(_extended(compiled), tuple(telling.out), tuple(proc.ctx.slots))


def _teller(world: World) -> Teller:
    found = getattr(world, "teller", None)
    assert isinstance(found, Teller)
    return found


def _extended(compiled: Compiled) -> ir.Program:
    """The program with what has been made since; the same object while nothing has."""
    program, world = compiled.latest[0], compiled.world
    teller = _teller(world)
    procs = [proc for proc in teller.procs if not proc.suspends or proc.number < len(program.procs)]
    if (
        len(world.functions) > len(program.functions)
        or len(procs) > len(program.procs)
        or len(teller.guards) > len(program.guards)
    ):
        kept = program.procs + as_procs(procs[len(program.procs) :])
        compiled.latest[0] = replace(program, functions=tuple(world.functions), procs=kept, guards=tuple(teller.guards))
    return compiled.latest[0]
