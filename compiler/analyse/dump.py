"""Stages of the compiler as text to read: the syntax tree and the IR, node by node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir

WIDTH = 116
LEFT_OUT = (Span, ir.Where)  # where a thing was written does not help to read it


def dump(node: Any) -> str:
    """Any frozen data as indented text: on one line where it fits."""
    return "\n".join(_lines(node, 0))


def _lines(node: Any, depth: int) -> Iterator[str]:
    pad = "  " * depth
    short = _inline(node)
    if len(short) + len(pad) <= WIDTH:
        yield pad + short
        return
    match node:
        case dict():
            for name, value in node.items():
                yield from _labelled(str(name), value, depth)
        case tuple() | list():
            for value in node:
                yield from _lines(value, depth)
        case _ if is_dataclass(node):
            yield f"{pad}{type(node).__name__}"
            for name, value in _parts(node):
                yield from _labelled(name, value, depth + 1)
        case _:
            yield pad + short


def _labelled(name: str, value: Any, depth: int) -> Iterator[str]:
    pad = "  " * depth
    short = _inline(value)
    if len(short) + len(name) + len(pad) + 2 <= WIDTH or isinstance(value, str | int):
        yield f"{pad}{name}: {short}"
    else:
        yield f"{pad}{name}:"
        yield from _lines(value, depth + 1)


def _parts(node: Any) -> list[tuple[str, Any]]:
    """The fields worth showing: not places, not what is empty."""
    values = ((field.name, getattr(node, field.name)) for field in fields(node))
    return [(name, value) for name, value in values if not isinstance(value, LEFT_OUT) and not _is_empty(value)]


def _is_empty(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, tuple | dict | str) and not value)


def _inline(node: Any) -> str:
    match node:
        case str() | int() | None:
            return repr(node)
        case tuple() | list():
            return "[" + ", ".join(_inline(value) for value in node if not isinstance(value, LEFT_OUT)) + "]"
        case dict():
            return "{" + ", ".join(f"{name}: {_inline(value)}" for name, value in node.items()) + "}"
        case _ if is_dataclass(node):
            return (
                f"{type(node).__name__}(" + ", ".join(f"{name}={_inline(value)}" for name, value in _parts(node)) + ")"
            )
        case _:
            return str(node)
