"""What is not wrong, but perhaps not meant: asked for by `check --lint`, from the text alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.compiler.check.idle import Mentions
from rulewright.compiler.elaborate.mentions import nodes_of, texts_of_cells
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir


def lints(world: World, program: ir.Program, looks: str) -> Iterator[Problem]:
    """Every finding in the text of a game; `looks` is the text that says how it is drawn, if there is one."""
    yield from _unread_columns(world, looks)
    yield from _lone_options(world)
    yield from _unread_states(world)
    yield from _twins(world)
    yield from _worthless(world, program)


def _unread_columns(world: World, looks: str) -> Iterator[Problem]:
    """Columns that no line asks for."""
    asked = {node.name for node in _nodes(world) if isinstance(node, ast.Attribute | ast.FormulaCall | ast.Layer)}
    asked |= set(looks.split())
    for table in world.table_decls.values():
        for column in table.columns:
            for name in column.names:
                if name not in asked:
                    text = f"the column '{name}' of {table.name} is never read"
                    yield _finding("RW955", column.span, text, "remove it, or let a rule ask for it")


def _lone_options(world: World) -> Iterator[Problem]:
    """Decisions in which there is one thing to do, and nothing to choose about it."""
    for node in _nodes(world):
        match node:
            case ast.Choice(may=False, forced=False, alternatives=(ast.Alternative(name=str(name), ranges=()),)):
                hint = "let it happen without a choice, or write 'may'"
                yield _finding("RW956", node.span, f"there is nothing to choose here: '{name}' is the only move", hint)


def _unread_states(world: World) -> Iterator[Problem]:
    """States that rules write and never read, and that nobody asked to be drawn."""
    text = Mentions(world)
    drawn = {node.name for node in _nodes(world) if isinstance(node, ast.Layer)}
    for name, declaration in world.state_decls.items():
        if name in text.written and name not in text.read and name not in drawn and declaration.seen != "none":
            span = declaration.name_spans[declaration.names.index(name)]
            yield _finding("RW957", span, f"no rule reads the state '{name}'", "it is only there to be looked at")


def _twins(world: World) -> Iterator[Problem]:
    """Guards of one option that ask the same under different ids."""
    for body in (node.body for node in _nodes(world) if isinstance(node, ast.Alternative | ast.Action | ast.Phase)):
        seen: dict[str, tuple[str, ...]] = {}
        for one in body:
            if isinstance(one, ast.Require) and one.tags.rules:
                text = " ".join(one.condition.span.text.split())
                before = seen.setdefault(text, one.tags.rules)
                if before != one.tags.rules:
                    told = f"this asks what the guard of {', '.join(before)} above has asked already"
                    yield _finding("RW960", one.span, told, "write both ids behind one of them, or ask something else")


def _worthless(world: World, program: ir.Program) -> Iterator[Problem]:
    """Score lines that are zero whatever is played."""
    for line in program.scores:
        if isinstance(line.value, ir.Const) and not line.value.value:
            yield worthless(world, line.name)


def worthless(world: World, name: str) -> Problem:
    """That a score line is always zero."""
    return _finding(
        "RW959", world.score_decls[name].name_span, f"the score '{name}' is always zero", "what should count?"
    )


def _nodes(world: World) -> Iterator[Any]:
    for tree in (*world.game.declarations, *texts_of_cells(world)):
        yield from nodes_of(tree)


def _finding(code: str, span: Span, message: str, hint: str) -> Problem:
    return Problem(code, span, message, hint, warning=True)
