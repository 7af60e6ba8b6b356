"""`@node`: frozen data for the syntax tree and the IR, made quickly.

A dataclass with slots whose equality, hash and text are shared functions: `dataclass(frozen=True)` writes and compiles
six functions per class, which for two hundred classes takes longer than checking a game. That nodes are never changed
is seen to by mypy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Node = TypeVar("Node")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(cls: type[Node]) -> type[Node]:
    """The class as frozen data, compared by its fields."""
    made: Any = dataclass(slots=True, repr=False, eq=False)(cls)
    names = [each.name for each in fields(made) if each.compare]
    values = attrgetter(*names) if names else lambda _: ()

    def is_equal(self: Any, other: object) -> bool:
        return bool(values(self) == values(other)) if other.__class__ is made else NotImplemented

    made.__eq__ = is_equal
    made.__hash__ = lambda self: hash((made, values(self)))
    made.__repr__ = _text
    return made  # type: ignore[no-any-return]


def _text(self: Any) -> str:
    shown = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__name__}({shown})"


def values_of(*names: str) -> Callable[[Any], tuple[Any, ...]]:
    """What reads some fields off a node: the quickest way there is, since trees are walked over again and again."""
    match names:
        case ():
            return lambda _: ()
        case (name,):
            only = attrgetter(name)
            return lambda node: (only(node),)
    return attrgetter(*names)
