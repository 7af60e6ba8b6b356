"""Walking over low nodes, and making changed ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.header import writing
from rulewright.runtime.node import values_of

PLAIN = (str, int, low.Type)  # what a node says itself
SAID = ("str", "int", "bool", "Type")  # the same, as fields are declared
Values = Callable[[Any], tuple[Any, ...]]
ChangeExpr = Callable[[low.Expr], low.Expr]
ChangeBody = Callable[[low.Body], low.Body]


def rewritten(expr: low.Expr, change: ChangeExpr) -> low.Expr:
    """An expression changed from the inside out."""
    found: low.Expr = _remade(expr, change, None)
    return found


def rewritten_body(body: low.Body, change: ChangeExpr | None, again: ChangeBody) -> low.Body:
    """Statements with their expressions changed, then each body by `again`, from the inside out."""
    return again(tuple(_remade(stmt, change, again) for stmt in body))


def without(body: low.Body, is_left_out: Callable[[low.Stmt], bool]) -> low.Body:
    """Statements but some of them, wherever they stand."""
    return rewritten_body(body, None, lambda some: tuple(stmt for stmt in some if not is_left_out(stmt)))


def _remade(part: Any, change: ChangeExpr | None, again: ChangeBody | None) -> Any:
    """Whatever stands in a node, with the expressions and bodies in it changed."""
    if part.__class__ is tuple:
        made = _same(part, tuple([_remade(one, change, again) for one in part]))
        return again(made) if again is not None and made and isinstance(made[0], low.Stmt) else made
    is_expression = isinstance(part, low.Expr)
    if change is None if is_expression else not isinstance(part, low.Stmt):
        return part
    node, everything = part, _everything_in(part.__class__)
    if everything is not None:
        before = everything(part)
        given = _same(before, tuple([one if one.__class__ in PLAIN else _remade(one, change, again) for one in before]))
        node = part if given is before else part.__class__(*given)
    return change(node) if is_expression and change is not None else node


def _same(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    """Parts after a change: those before it if they are the very same, so that what stays is not made anew."""
    for one, other in zip(before, after, strict=True):
        if one is not other:
            return after
    return before


def walk(node: Any) -> Iterator[Any]:
    """A node and everything in it."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if one.__class__ is tuple:
            waiting.extend(reversed(one))
            continue
        parts = _parts_of(one.__class__)
        if parts is not None:
            yield one
            waiting.extend(parts(one))


@cache
def _parts_of(kind: type) -> Values | None:
    """What a node of a class has in it but what it says itself, last first; None for what is not a node."""
    if not is_dataclass(kind) or issubclass(kind, low.Type):
        return None
    return values_of(*(field.name for field in reversed(fields(kind)) if field.type not in SAID))


@cache
def _everything_in(kind: type) -> Values | None:
    """All fields of a node of a class; None if there is no other node among them."""
    if all(field.type in SAID for field in fields(kind)):
        return None
    return values_of(*(field.name for field in fields(kind)))


def is_pure(expr: low.Expr) -> bool:
    """Whether nothing happens when an expression is worked out: it calls nothing but what the header offers (its names
    begin alike), and tells no function where something lies that it could change."""
    return not any(
        isinstance(part, low.Address)
        or (isinstance(part, low.Call) and (not part.function.startswith("rw_") or part.function in writing()))
        for part in walk(expr)
    )
