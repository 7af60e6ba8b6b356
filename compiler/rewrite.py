"""The one tree walker that passes share: nodes are frozen, so a changed tree is a new tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.runtime import ir

_LEAVES = (ir.Where, ir.Const, ir.Local, ir.Guard)
_TYPES = (
    ir.Number, ir.Truth, ir.Member, ir.Seat, ir.Way, ir.Cell, ir.Row, ir.Rec, ir.Step, ir.Mark, ir.Rules, ir.Group,
    ir.Between, ir.SetOf, ir.BagOf, ir.ListOf, ir.PileOf, ir.Ring,
)  # fmt: skip


def rewritten(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every expression and statement changed, innermost first."""
    if isinstance(node, tuple):
        items = tuple(rewritten(item, change) for item in node)
        return node if all(a is b for a, b in zip(items, node)) else items
    if not is_dataclass(node) or isinstance(node, type) or isinstance(node, _TYPES):
        return node
    if isinstance(node, _LEAVES):
        return change(node)
    parts = {}
    for field in fields(node):
        old = getattr(node, field.name)
        new = rewritten(old, change)
        if new is not old:
            parts[field.name] = new
    return change(replace(node, **parts) if parts else node)


def nodes(tree: Any) -> Iterator[Any]:
    """Every expression and statement in a tree, outermost first."""
    if isinstance(tree, tuple):
        for item in tree:
            yield from nodes(item)
    elif is_dataclass(tree) and not isinstance(tree, type) and not isinstance(tree, _TYPES):
        yield tree
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


def rewritten_program(program: ir.Program, change: Callable[[Any], Any]) -> ir.Program:
    """The program with every expression and statement of its code changed."""
    parts = {
        name: rewritten(getattr(program, name), change)
        for name in ("networks", "functions", "procs", "blocks", "decisions", "scores", "rank", "invariants", "shows")
    }
    return replace(program, **parts)
