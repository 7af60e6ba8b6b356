"""The locals one can see where an expression is lowered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rulewright.compiler.low import nodes as low
from rulewright.runtime import ir


@dataclass(frozen=True, slots=True)
class Choice:
    """A local that runs over a constant collection: its possible values, and the place in it."""

    values: tuple[int, ...]
    index: low.Expr


@dataclass(frozen=True, slots=True)
class Scope:
    """The locals one can see: value and type by slot, which of them are never none, and which run over constants."""

    values: Mapping[int, low.Expr] = field(default_factory=dict)
    types: Mapping[int, ir.Type] = field(default_factory=dict)
    some: frozenset[int] = frozenset()
    choices: Mapping[int, Choice] = field(default_factory=dict)
    where: ir.Where = ir.Where()
    within: bool = False  # this is part of something long, in which more is counted (runtime/effort.py)
    copies: tuple[low.Expr, ...] = ()  # of a weighed loop over a bag: how many of the present element there are
    groups: frozenset[int] = frozenset()  # locals that hold a group of a network that was just found
    pure: bool = False  # nothing is written while this is evaluated, so states may be looped over in place

    def bind(self, slot: int, kind: ir.Type, value: low.Expr, some: bool, choice: Choice | None = None) -> Scope:
        """This scope with one more local."""
        choices = {other: c for other, c in self.choices.items() if other != slot}
        if choice is not None:
            choices[slot] = choice
        return replace(
            self,
            values={**self.values, slot: value},
            types={**self.types, slot: kind},
            some=self.some | {slot} if some else self.some - {slot},
            choices=choices,
            groups=self.groups - {slot},
        )

    def just_found(self, slot: int) -> Scope:
        """This scope, in which a local holds a group that was just found; nothing that is written makes it another."""
        return replace(self, groups=self.groups | {slot}) if self.pure else self

    def holding(self, found: Mapping[int, tuple[low.Expr, ir.Type]]) -> Scope:
        """This scope with more locals: value and type by slot. Which are never none it knows already."""
        values = {slot: value for slot, (value, _) in found.items()}
        types = {slot: kind for slot, (_, kind) in found.items()}
        return replace(self, values={**self.values, **values}, types={**self.types, **types})

    def at(self, where: ir.Where) -> Scope:
        """This scope at a place of the author's text."""
        return replace(self, where=where) if where.line else self
