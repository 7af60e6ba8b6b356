"""Walking over low nodes, and making changed ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.compiler.low import nodes as low

HEADER = Path(__file__).resolve().parents[2] / "runtime" / "native" / "rulewright.pxi"
PROTOTYPE = re.compile(r"^    [\w *]+?(rw_\w+)\((.*)\)$", re.MULTILINE)
ChangeExpr = Callable[[low.Expr], low.Expr]
ChangeBody = Callable[[low.Body], low.Body]
_parts: dict[type, tuple[str, ...] | None] = {}


def rewritten(expr: low.Expr, change: ChangeExpr) -> low.Expr:
    """An expression changed from the inside out."""
    match expr:
        case low.Const() | low.Local() | low.Global() | low.SizeOf():
            return change(expr)
        case low.Member(of, name):
            return change(low.Member(rewritten(of, change), name))
        case low.Element(of, index):
            return change(low.Element(rewritten(of, change), rewritten(index, change)))
        case low.Unary(op, of):
            return change(low.Unary(op, rewritten(of, change)))
        case low.Binary(op, left, right):
            return change(low.Binary(op, rewritten(left, change), rewritten(right, change)))
        case low.Compare(op, left, right):
            return change(low.Compare(op, rewritten(left, change), rewritten(right, change)))
        case low.Logic(op, items):
            return change(low.Logic(op, tuple(rewritten(item, change) for item in items)))
        case low.Select(condition, then, otherwise):
            return change(
                low.Select(rewritten(condition, change), rewritten(then, change), rewritten(otherwise, change))
            )
        case low.Cast(kind, of):
            return change(low.Cast(kind, rewritten(of, change)))
        case low.Address(of):
            return change(low.Address(rewritten(of, change)))
        case low.Call(function, args):
            return change(low.Call(function, tuple(rewritten(arg, change) for arg in args)))
    raise TypeError(expr)


def rewritten_body(body: low.Body, change: ChangeExpr, again: ChangeBody = lambda body: body) -> low.Body:
    """Statements with their expressions changed, then each body by `again`, from the inside out."""
    return again(tuple(rewritten_stmt(stmt, change, again) for stmt in body))


def rewritten_stmt(stmt: low.Stmt, change: ChangeExpr, again: ChangeBody) -> low.Stmt:
    """One statement, with what stands under it."""

    def deeper(body: low.Body) -> low.Body:
        return rewritten_body(body, change, again)

    match stmt:
        case low.Declare(value=low.Expr() as value):
            return replace(stmt, value=rewritten(value, change))
        case low.Assign(target, value, op):
            return low.Assign(rewritten(target, change), rewritten(value, change), op)
        case low.If(condition, then, otherwise):
            return low.If(rewritten(condition, change), deeper(then), deeper(otherwise))
        case low.While(condition, body):
            return low.While(rewritten(condition, change), deeper(body))
        case low.For(name, first, last, step, body):
            first, last, step = (rewritten(one, change) for one in (first, last, step))
            return low.For(name, first, last, step, deeper(body))
        case low.Return(low.Expr() as value):
            return low.Return(rewritten(value, change))
        case low.Fault(site, of):
            return low.Fault(rewritten(site, change), of)
        case low.Do(call):
            return low.Do(rewritten(call, change))
    return stmt


def walk(node: Any) -> Iterator[Any]:
    """A node and everything in it."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        kind = one.__class__
        if kind is tuple:
            waiting.extend(reversed(one))
            continue
        if kind not in _parts:
            _parts[kind] = _parts_of(kind)
        names = _parts[kind]
        if names is not None:
            yield one
            waiting.extend([getattr(one, name) for name in names])


def _parts_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a class of nodes, last first; None for what is not a node."""
    if not is_dataclass(kind) or issubclass(kind, low.Type):
        return None
    return tuple(field.name for field in reversed(fields(kind)))


def is_pure(expr: low.Expr) -> bool:
    """Whether nothing happens when an expression is worked out: it calls nothing but what the header offers (its names
    begin alike), and tells no function where something lies that it could change."""
    return not any(
        isinstance(part, low.Address)
        or (isinstance(part, low.Call) and (not part.function.startswith("rw_") or part.function in _writing()))
        for part in walk(expr)
    )


@cache
def _writing() -> frozenset[str]:
    """The functions of the header that are told where something lies and may change it."""
    prototypes = PROTOTYPE.findall(HEADER.read_text(encoding="utf-8"))
    return frozenset(name for name, params in prototypes if re.search(r"(^|, )(?!const )\w+\*", params))
