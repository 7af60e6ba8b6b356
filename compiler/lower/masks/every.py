"""Every value of a local at once, and sets of them: what masks are about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import Domain, lookup, static_values, table_name
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

Clauses = tuple[tuple[str, ir.Expr], ...]
Rows = tuple[list[list[Any]], low.Expr]


@dataclass(frozen=True, slots=True)
class Every:
    """All values of a slot, in a scope; a mask holds some of them."""

    slot: int
    item: ir.Type
    scope: Scope
    module: Module

    @property
    def size(self) -> int:
        """How many there are."""
        return size_of(self.item, self.module)

    @property
    def words(self) -> int:
        """How many words a mask has."""
        return set_words(self.item, self.module)

    @property
    def full(self) -> low.Expr:
        """The mask of all of them."""
        return sets.full(self.item, self.module)

    @property
    def empty(self) -> low.Expr:
        """The mask of none of them."""
        return sets.empty(self.item, self.module)

    def both(self, one: low.Expr, two: low.Expr) -> low.Expr:
        """What is in both of two masks."""
        return sets.both(one, two, self.item, self.module)

    def either(self, one: low.Expr, two: low.Expr) -> low.Expr:
        """What is in one of two masks."""
        return sets.either(one, two, self.item, self.module)

    def without(self, one: low.Expr, two: low.Expr) -> low.Expr:
        """What is only in the first of two masks."""
        return sets.without(one, two, self.item, self.module)

    def are_in(self, expr: ir.Expr) -> bool:
        """Whether an expression depends on which value it is."""
        return self.slot in free_slots(expr)

    def rows(self, expr: ir.Expr) -> Rows | None:
        """What a static expression is for each value, in a row for each combination of what else it depends on; and
        the place of the present row."""
        base = base_of(self.item)
        return rows_by(expr, self.slot, tuple(range(base, base + self.size)), self.scope, self.module)

    def looked_up(self, masks: list[int], place: low.Expr, what: str) -> low.Expr:
        """One of some constant masks, by its place."""
        return lookup(masks, ir.SetOf(self.item), place, self.module, table_name(what, self.scope))


def item_of(source: ir.Expr) -> ir.Type:
    """What a set is a set of."""
    assert isinstance(source.type, ir.SetOf)
    return source.type.item


def rows_by(expr: ir.Expr, slot: int, values: tuple[int, ...], scope: Scope, module: Module) -> Rows | None:
    """What a static expression is for some values of a slot, in a row for each combination of the other locals; and the
    place of the present row."""
    others = [number for number in free_slots(expr) if number != slot]
    found = static_values(expr, others, (slot, Domain(values, low.ZERO)), scope, module)
    if found is None:
        return None
    flat, place = found
    return [flat[start : start + len(values)] for start in range(0, len(flat), len(values))], place
