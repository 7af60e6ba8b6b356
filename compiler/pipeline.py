"""The compiler in one view: a definition becomes a program.

text ─parse→ tree ─patch→ tree ─elaborate→ procedures ─analyse→ program
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.compiler import ast
from rulewright.compiler.assemble import assemble
from rulewright.compiler.costs import check_costs
from rulewright.compiler.definition import Definition, read_definition
from rulewright.compiler.diagnostics import DefinitionError, Problem, Problems, TooMany
from rulewright.compiler.extend import elaborate_expression, elaborate_statements
from rulewright.compiler.rulebook import check_rulebook
from rulewright.compiler.source import Source, Span
from rulewright.compiler.taking import check_taking
from rulewright.compiler.world import World
from rulewright.runtime import ir

__all__ = [
    "Compiled",
    "DefinitionError",
    "check_game",
    "compile_game",
    "describe",
    "elaborate_expression",
    "elaborate_statements",
]


@dataclass(frozen=True)
class Compiled:
    """A program and what it was made from, for those who elaborate more text in its world."""

    program: ir.Program
    world: World
    definition: Definition
    warnings: tuple[Problem, ...]
    latest: list[ir.Program] = field(default_factory=list)  # the program with what was elaborated after it

    def __post_init__(self) -> None:
        self.latest.append(self.program)


def compile_game(
    path: Path,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    extra_rows: tuple[ast.ExtraRow, ...] = (),
) -> Compiled:
    """The program of a `.game` or `.variant` file with its options and seats bound; DefinitionError if it has mistakes."""
    problems = Problems(most=MOST)
    compiled = None
    with _room(path, problems):
        compiled = _compile(path, options or {}, seats, extra_rows, problems)
    problems.raise_if_any()
    assert compiled is not None
    return compiled


def check_game(path: Path, options: dict[str, Any] | None = None, seats: int | None = None) -> list[Problem]:
    """Every mistake and warning of a definition."""
    problems = Problems(most=MOST)
    with _room(path, problems):
        compiled = _compile(path, options or {}, seats, (), problems)
        if compiled is not None:
            check_rulebook(compiled.world, compiled.definition, problems)
    return problems.found


MOST = 200  # mistakes that are looked for in one definition
DEEP = 3000  # calls within calls; the compiler follows expressions, defs and actions as deep as they go


@contextmanager
def _room(path: Path, problems: Problems) -> Iterator[None]:
    """Room for deep definitions; what needs still more is a mistake of the author, not of the compiler."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEP))
    try:
        yield
    except TooMany:
        pass
    except RecursionError:
        hint = "let fewer defs and actions call each other, and give parts of long expressions a name"
        problems.error("RW221", Span(Source(str(path), "")), "this game is nested too deeply", hint)
    finally:
        sys.setrecursionlimit(before)


def _compile(
    path: Path, options: dict[str, Any], seats: int | None, extra_rows: tuple[ast.ExtraRow, ...], problems: Problems
) -> Compiled | None:
    definition = read_definition(path, problems)
    if definition is None or problems.errors:
        return None
    world = World(
        definition.game,
        name=definition.name,
        folder=definition.folder,
        seats=seats,
        options={**definition.options, **options},
        problems=problems,
        extra_rows=extra_rows,
        changed_rows=definition.changed_rows,
    )
    program = assemble(world)
    if program is None:
        return None
    check_costs(world, program, problems)
    check_taking(world, problems)
    problems.forget_idle({str(below) for below in definition.files[:-1]})  # a variant may make lines of its game idle
    return Compiled(program, world, definition, tuple(p for p in problems.found if p.warning))


@dataclass(frozen=True)
class Description:
    """What a definition offers before it is compiled."""

    name: str
    title: str
    seats: tuple[int, int]
    options: dict[str, tuple[str, str]]  # name -> (type, default), as written


def describe(path: Path) -> Description:
    """Title, seats and options of a definition."""
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    world = World(
        definition.game, name=definition.name, folder=definition.folder, seats=None, options=dict(definition.options),
        problems=problems, changed_rows=definition.changed_rows,
    )  # fmt: skip
    problems.raise_if_any()
    options = {name: (_text(d.type), _text(d.default)) for name, d in world.option_decls.items()}
    return Description(definition.name, definition.title or world.components.title, world.seat_range(), options)


def _text(node: Any) -> str:
    span = node.span
    return str(span.source.line_text(span.line)[span.column - 1 : span.end_column - 1])
