"""Looking through IR: children of an expression, free locals, what is read, substitution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.runtime import ir

EXPRESSIONS = (
    ir.Const, ir.Local, ir.Read, ir.Whole, ir.Op, ir.And, ir.Or, ir.If, ir.Column, ir.Formula, ir.Fold, ir.Call, ir.Reach,
    ir.Steps, ir.Can, ir.GroupOf, ir.TallyOf, ir.Groups, ir.ScoreOf, ir.Winners, ir.Fingerprint,
)  # fmt: skip


def walk(node: Any) -> Iterator[Any]:
    """Every expression, statement, generator, option and place within a node, itself included."""
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        if isinstance(node, ir.Const):
            return
        for each in fields(node):
            value = getattr(node, each.name)
            if isinstance(value, tuple) or is_dataclass(value):
                yield from walk(value)


def bound_slots(expr: Any) -> set[int]:
    """Slots that generators and flood fills inside an expression bind."""
    return {node.slot for node in walk(expr) if isinstance(node, ir.Gen | ir.Reach | ir.Steps)}


def free_slots(expr: Any) -> list[int]:
    """Slots an expression uses and does not bind itself, ascending."""
    used = {node.slot for node in walk(expr) if isinstance(node, ir.Local)}
    return sorted(used - bound_slots(expr))


def replaced(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with every expression in it rewritten, innermost first."""
    if isinstance(node, tuple):
        return tuple(replaced(item, change) for item in node)
    if not is_dataclass(node) or isinstance(node, type | ir.Const | ir.Where):
        return change(node) if isinstance(node, ir.Const) else node
    changes = {}
    for each in fields(node):
        value = getattr(node, each.name)
        if isinstance(value, tuple) or is_dataclass(value):
            new = replaced(value, change)
            if new is not value and new != value:
                changes[each.name] = new
    result = replace(node, **changes) if changes else node
    return change(result) if isinstance(result, EXPRESSIONS) else result


def substituted(expr: Any, values: dict[int, ir.Expr]) -> Any:
    """The expression with free locals replaced."""
    return replaced(expr, lambda node: values.get(node.slot, node) if isinstance(node, ir.Local) else node)


def renumbered(node: Any, fresh: dict[int, int]) -> Any:
    """A piece of IR with some of its locals renumbered, where they are bound and where they are used."""
    if isinstance(node, ir.Where | ir.Const):
        return node
    if isinstance(node, tuple):
        return tuple(renumbered(item, fresh) for item in node)
    if not hasattr(node, "__dataclass_fields__"):
        return node
    renamed = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if name == "slot" and value in fresh:
            renamed[name] = fresh[value]
        elif isinstance(value, tuple) or hasattr(value, "__dataclass_fields__"):
            renamed[name] = renumbered(value, fresh)
    return replace(node, **renamed)
