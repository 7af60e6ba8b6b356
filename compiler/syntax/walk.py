"""Walking the syntax tree: the parts of a node, all of them, and the rule ids that stand in a tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.runtime.node import values_of

_LEAVES = ("int", "str", "bool", "Span")  # fields of these types hold no nodes


def children(node: Any) -> Iterator[Any]:
    """The direct parts of a node that are nodes themselves, or tuples; ids and reasons are left out."""
    for part in node if node.__class__ is tuple else _values(node.__class__)(node):
        if part.__class__ is tuple or _is_node(part.__class__):
            yield part


def everything(tree: Any) -> Iterator[Any]:
    """A tree and all nodes in it, in order."""
    yield tree
    for part in children(tree):
        yield from everything(part)


def tagged(tree: Any) -> Iterator[tuple[str, Span]]:
    """The rule ids in a tree, in order, and where they stand."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if node.__class__ is tuple:
            waiting.extend(reversed(node))
        elif node.__class__ is ast.Tags:
            yield from zip(node.rules, node.spans)
        else:
            waiting.extend(reversed(_values(node.__class__)(node)))


@cache
def _is_node(kind: type) -> bool:
    return is_dataclass(kind) and kind not in (Span, ast.Tags)


@cache
def _values(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """What reads off a node what may be other nodes, or ids; nothing off what is no node."""
    return values_of(*(field.name for field in fields(kind) if field.type not in _LEAVES) if _is_node(kind) else ())
