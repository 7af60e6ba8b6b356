"""A function or procedure under construction: its locals and what names mean inside it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir

MARKED = "#"  # no rule id begins so


@dataclass(frozen=True)
class Closure:
    """A function given as an argument: `x => e`, with what the names in it mean."""

    parameter: str
    body: ast.Expr
    names: dict[str, Binding]


@dataclass(frozen=True)
class Variable:
    """A local that may be assigned (`var`) or not (`let`, parameters, loop variables)."""

    slot: int
    type: ir.Type
    changes: bool = False


@dataclass(frozen=True)
class Broken:
    """A name whose value has a mistake; using it is no further mistake."""


Binding = Variable | Closure | ir.Const | Broken


@dataclass
class Context:
    """Locals (`slots`) and names, innermost scope last."""

    world: World
    slots: list[ir.Slot] = field(default_factory=list)
    scopes: list[dict[str, Binding]] = field(default_factory=lambda: [{}])
    without_you: str = "name the player, or loop: 'for you in players'"  # the way out where nobody acts
    walked: ast.Expr | None = None  # what was asked for to go through it last

    def elaborate(self, node: ast.Expr, expected: ir.Type | None) -> ir.Expr:
        """The expression in IR; of the expected type, if one is given."""
        return self.world.make.expression(self, node, expected)

    def loose(self, node: ast.Expr, hint: ir.Type | None) -> ir.Expr:
        """The expression in IR, where `hint` only helps to understand it."""
        return self.world.make.loose_expression(self, node, hint)

    def walk(self, node: ast.Expr) -> ir.Expr:
        """The expression in IR, to go through it member by member or to choose one: it may be what nothing can hold."""
        self.walked = node
        return self.elaborate(node, None)

    def add_slot(self, name: str, kind: ir.Type, count: int = 1, keeps: str = "") -> int:
        """A new local without a name in scope."""
        self.slots.append(ir.Slot(name, kind, False, count, keeps))
        return len(self.slots) - 1

    def bind(self, name: str, kind: ir.Type, *, changes: bool = False) -> int:
        """A new local with a name in the innermost scope."""
        slot = self.add_slot(name, kind)
        self.scopes[-1][name] = Variable(slot, kind, changes)
        return slot

    def find(self, name: str) -> Binding | None:
        """What a local name means, or None."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return None

    def you(self) -> ir.Expr | None:
        """The player who acts, or None if nobody does."""
        found = self.find("you")
        return (
            ir.Local(found.slot, found.type)
            if isinstance(found, Variable)
            else found
            if isinstance(found, ir.Const)
            else None
        )

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Names bound inside are forgotten after it."""
        self.scopes.append({})
        try:
            yield
        finally:
            self.scopes.pop()

    @contextmanager
    def only(self, names: dict[str, Binding]) -> Iterator[None]:
        """Only these names are known inside: the body of a function given as an argument."""
        kept, self.scopes = self.scopes, [dict(names)]
        try:
            yield
        finally:
            self.scopes = kept


def where(span: Span) -> ir.Where:
    """A span as a place for messages at run time."""
    return ir.Where(file_name(span.source.name), span.line, span.column)


def marker(span: Span) -> str:
    """What stands for a statement among the rule ids that are reached, where somebody wants to know which lines are."""
    return f"{MARKED}{file_name(span.source.name)}:{span.line}:{span.column}:{span.end_line}:{span.end_column}"


def file_name(path: str) -> str:
    """The name of a file without its folder: a program must not depend on where its definition lies."""
    return path.replace("\\", "/").rpartition("/")[2]
