"""A definition becomes a program, with every mistake on the way told: the front of pipeline.py.

text ─read→ definition ─elaborate→ parts ─assemble→ program ─check→ the same, and warnings
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.compiler.assemble import assemble
from rulewright.compiler.check import idle
from rulewright.compiler.check.costs import check_costs
from rulewright.compiler.check.rulebook import check_rulebook
from rulewright.compiler.check.taking import check_taking
from rulewright.compiler.check.telltale import check_secrets
from rulewright.compiler.collecting import without_collecting
from rulewright.compiler.depth import room
from rulewright.compiler.elaborate.begin import MAKERS, new_world
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.whole import elaborate_game
from rulewright.compiler.elaborate.world import Given, Makers, World
from rulewright.compiler.look import looks_of
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition, read_definition
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, Problems, TooMany
from rulewright.compiler.syntax.parse import trees_kept
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime import ir

MOST = 200  # mistakes that are looked for in one definition
DEEP = 3000  # calls within calls


@dataclass(frozen=True)
class Compiled:
    """A program and what it was made from, for those who elaborate more text in its world."""

    program: ir.Program
    world: World
    procedures: ProcedureMaker
    definition: Definition
    warnings: tuple[Problem, ...]


@dataclass(frozen=True)
class Listeners:
    """Who is told on the way: the type of each expression, when every text is understood (with what is wrong by then),
    and what became of each expression."""

    seen: Callable[[ast.Expr, object], None] | None = None
    elaborated: Callable[[list[Problem]], None] | None = None
    noted: Callable[[ast.Expr, ir.Expr], None] | None = None


@dataclass(frozen=True)
class Examined:
    """Every mistake and warning of a definition, and the program if there is one."""

    problems: list[Problem]
    compiled: Compiled | None


@dataclass(frozen=True)
class Bound:
    """What a definition is compiled with: options, seats, and rows that scenarios add."""

    options: dict[str, Any]
    seats: int | None = None
    extra_rows: tuple[ast.ExtraRow, ...] = ()


# ---------------------------------------------------------------- the way


def text_to_program(path: Path, bound: Bound, problems: Problems, listeners: Listeners) -> Compiled | None:
    """The way from a text to a program; None where there are mistakes."""
    definition = read_definition(path, problems)
    if definition is None or problems.errors:
        return None
    world = new_world(definition.game, definition.name, _given(definition, bound, listeners), problems)
    if world.unread_tables:
        return None  # names of rows are missing everywhere; one mistake would be told a hundred times
    idle.check_names(world)
    parts = elaborate_game(world)
    if parts is None:
        return None
    if listeners.elaborated is not None:
        listeners.elaborated(list(problems.found))  # what is still looked for needs the whole program, and time
    program = assemble(parts)
    if program is None:
        return None
    idle.check_mentioned(world)
    idle.check_used(world)
    check_secrets(program, problems, parts.procedures.sources)
    check_costs(world, program, problems)
    check_taking(world, problems)
    problems.forget_idle({str(below) for below in definition.files[:-1]})  # a variant may make lines of its game idle
    return Compiled(program, world, parts.procedures, definition, tuple(p for p in problems.found if p.warning))


# ---------------------------------------------------------------- for those who use it


def compile_game(
    path: Path,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    extra_rows: tuple[ast.ExtraRow, ...] = (),
) -> Compiled:
    """The program of a `.game` or `.variant` file with its options and seats bound; DefinitionError if it has
    mistakes."""
    problems = Problems(most=MOST)
    compiled = None
    with _limited(path, problems), without_collecting():
        compiled = text_to_program(path, Bound(options or {}, seats, extra_rows), problems, Listeners())
    problems.raise_if_any()
    assert compiled is not None
    return compiled


def remake(definition: Definition, bound: Bound, listeners: Listeners, makers: Makers = MAKERS) -> Compiled:
    """The program of a definition that was changed after it was read; DefinitionError if it has mistakes. Nobody is
    warned."""
    problems = Problems(most=1)
    parts = program = None
    with _limited(definition.files[-1], problems):
        world = new_world(definition.game, definition.name, _given(definition, bound, listeners), problems, makers)
        parts = elaborate_game(world)
        program = assemble(parts) if parts is not None else None
    problems.raise_if_any()
    assert parts is not None and program is not None
    return Compiled(program, parts.world, parts.procedures, definition, ())


def check_game(path: Path, options: dict[str, Any] | None = None, seats: int | None = None) -> list[Problem]:
    """Every mistake and warning of a definition."""
    with trees_kept(path):
        return examine(path, options, seats).problems


def examine(
    path: Path, options: dict[str, Any] | None = None, seats: int | None = None, listeners: Listeners | None = None
) -> Examined:
    """A definition compiled as far as its mistakes allow."""
    problems = Problems(most=MOST)
    compiled = None
    with _limited(path, problems), without_collecting():
        compiled = text_to_program(path, Bound(options or {}, seats), problems, listeners or Listeners())
        if compiled is not None:
            check_rulebook(compiled.world, compiled.definition, problems)
            looks_of(path, compiled.program, problems)
    return Examined(problems.found, compiled)


def _given(definition: Definition, bound: Bound, listeners: Listeners) -> Given:
    options = {**definition.options, **bound.options}
    return Given(
        definition.folder,
        bound.seats,
        options,
        bound.extra_rows,
        definition.changed_rows,
        listeners.seen,
        listeners.noted,
    )


@contextmanager
def _limited(path: Path, problems: Problems) -> Iterator[None]:
    """What goes deeper than there is room for is a mistake of the author, not of the compiler."""
    try:
        with room(DEEP):
            yield
    except TooMany:
        pass
    except RecursionError:
        hint = "let fewer defs and actions call each other, and give parts of long expressions a name"
        problems.error("RW221", Span(Source(str(path), "")), "this game is nested too deeply", hint)


@dataclass(frozen=True)
class Description:
    """What a definition offers before it is compiled."""

    name: str
    title: str
    seats: tuple[int, int]
    options: dict[str, tuple[str, str, str, str]]  # name -> (type, default, ids of rules, what it is for), as written


def describe(path: Path) -> Description:
    """Title, seats and options of a definition; what a variant sets is the default there."""
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    world = new_world(definition.game, definition.name, _given(definition, Bound({}), Listeners()), problems)
    problems.raise_if_any()
    defaults = {name: one.default for name, one in world.option_decls.items()} | definition.options
    options = {
        name: (one.type.span.text, defaults[name].span.text, " ".join(one.tags.rules), one.tags.reason or "")
        for name, one in world.option_decls.items()
    }
    return Description(definition.name, definition.title or world.draft.title, world.seat_range(), options)


__all__ = [
    "Bound",
    "Compiled",
    "DefinitionError",
    "Examined",
    "Listeners",
    "check_game",
    "compile_game",
    "describe",
    "examine",
    "remake",
]
