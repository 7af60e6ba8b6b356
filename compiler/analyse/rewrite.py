"""Changing trees of IR: nodes are frozen, so a changed tree is a new tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

_LEAVES = (ir.Where, ir.Const, ir.Local, ir.Guard)
_SAID = ("int", "str", "bool", "Type", "Where", "Guard", "tuple[int, ...]", "tuple[str, ...]")  # no expression in them

Stmts = tuple[ir.Stmt, ...]

_parts: dict[type, tuple[str, ...] | None] = {}


def rewritten(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every expression and statement changed, innermost first."""
    kind = node.__class__
    if kind is tuple:
        items = tuple([rewritten(item, change) for item in node])
        return node if all(a is b for a, b in zip(items, node)) else items
    if kind not in _parts:
        _parts[kind] = _parts_of(kind)
    names = _parts[kind]
    if names is None:
        return node
    parts = {}
    for name in names:
        old = getattr(node, name)
        new = rewritten(old, change)
        if new is not old:
            parts[name] = new
    return change(replace(node, **parts) if parts else node)


def _parts_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a class of nodes; None for what is not a node."""
    if not is_dataclass(kind) or issubclass(kind, ir.Type):
        return None
    if issubclass(kind, _LEAVES):
        return ()
    return tuple(field.name for field in fields(kind) if field.type not in _SAID)


def rewritten_program(program: ir.Program, change: Callable[[Any], Any]) -> ir.Program:
    """The program with every expression and statement of its code changed."""
    parts = {
        name: rewritten(getattr(program, name), change)
        for name in ("networks", "functions", "procs", "blocks", "decisions", "scores", "rank", "invariants", "shows")
    }
    return replace(program, **parts)


def rewritten_rows(stmts: Stmts, change: Callable[[Stmts], Stmts]) -> Stmts:
    """Statements changed row by row, the innermost rows first."""

    def within(node: Any) -> Any:
        match node:
            case ir.When(_, then, otherwise):
                return replace(node, then=change(then), otherwise=change(otherwise))
            case ir.ForEach(_, body) | ir.Loop(_, body):
                return replace(node, body=change(body))
        return node

    return change(rewritten(stmts, within))


# ---------------------------------------------------------------- locals


def is_local(node: Any, slot: int) -> bool:
    """Whether something is that local."""
    return isinstance(node, ir.Local) and node.slot == slot


def uses_of(slot: int, tree: Any) -> int:
    """How often a local is asked for."""
    return sum(is_local(node, slot) for node in nodes(tree))


def bound_slots(tree: Any) -> set[int]:
    """Slots that generators and flood fills inside a tree bind."""
    return {node.slot for node in nodes(tree) if isinstance(node, ir.Gen | ir.Reach | ir.Steps)}


def free_slots(tree: Any) -> list[int]:
    """Slots a tree uses and does not bind itself, ascending."""
    used = {node.slot for node in nodes(tree) if isinstance(node, ir.Local)}
    return sorted(used - bound_slots(tree))


def substituted(tree: Any, values: dict[int, ir.Expr]) -> Any:
    """The tree with free locals replaced."""
    return rewritten(tree, lambda node: values.get(node.slot, node) if isinstance(node, ir.Local) else node)


def renumbered(tree: Any, fresh: dict[int, int]) -> Any:
    """The tree with some of its locals renumbered, where they are bound and where they are used."""

    def change(node: Any) -> Any:
        slot = getattr(node, "slot", None)
        return replace(node, slot=fresh[slot]) if slot in fresh else node

    return rewritten(tree, change)
