"""Aggregates: what is made of generators. Each is a small function of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.fills import asked_early
from rulewright.compiler.lower.expressions.loops import copies, is_listed, nested
from rulewright.compiler.lower.expressions.named_values import named_once
from rulewright.compiler.lower.expressions.numbers import TOO_LARGE
from rulewright.compiler.lower.expressions.unmade_sets import Gens, is_in_any_order, walked
from rulewright.compiler.lower.few_values import unrolled
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import WIDEST, fold_by_masks
from rulewright.compiler.lower.own_function import fitted, lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, constant, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.walking import nodes

Change = Callable[[low.Expr, low.Expr, ir.Type, Module], low.Stmt]
WRITTEN_OUT = 48  # nodes of a condition over a few constants that is written out instead of looped over


def fold(node: ir.Fold, scope: Scope, module: Module) -> low.Expr:
    """An aggregate: by masks where that is possible, else a function with loops."""
    asks_around = any(isinstance(part, ir.Fold) for part in nodes((node.gens[0].clauses, node.value)))
    ways = (asked_early, fold_by_masks) if asks_around else (fold_by_masks, asked_early)  # early where it takes long
    for way in ways:
        found = way(node, scope, module)
        if found is not None:
            return found
    written = unrolled(node, module)
    if written is not None and sum(1 for _ in nodes(written)) <= WRITTEN_OUT:
        return module.lowered(written, scope)

    def write(inner: Scope, lines: Lines) -> None:
        _Aggregate(named_once(node, module), c_type(node.type, module), inner, lines, module).write()

    return lifted(node, node.op, scope, module, write)


def without_each(node: ir.Op, scope: Scope, module: Module) -> low.Expr | None:
    """A large set without the members of another that is being made: they are taken out as they come up, and the other
    is not made. None where that does not fit."""
    one, two = node.args
    if not module.uses("unmade_sets") or not isinstance(two, ir.Fold) or two.op not in ("set", "union"):
        return None
    assert isinstance(node.type, ir.SetOf)
    if one.type != node.type or two.type != node.type or set_words(node.type.item, module) <= WIDEST:
        return None

    def write(inner: Scope, lines: Lines) -> None:
        kind = c_type(node.type, module)
        (r,) = lines.local(kind, "r", value=constant(0, node.type, module))
        for part, change in ((one, sets.put), (two, sets.drop)):
            if isinstance(part, ir.Fold) and part.op in ("set", "union"):
                lines.charges |= module.effort.loops(part.gens, part.value, inner.within)
                _Aggregate(part, kind, inner, lines, module).each_into(r, [part.gens], change)
            else:
                lines.set(r, module.lowered(part, inner))
        lines.add(low.returns(r))

    return lifted(node, "without", scope, module, write)


def _weighed(value: low.Expr, scope: Scope) -> low.Expr:
    """What is added for each kind in a bag."""
    return value if copies(scope) == low.ONE else copies(scope) * value


@dataclass(frozen=True, slots=True)
class _Aggregate:
    """An aggregate while its function is written; `kind` is the C type of what it returns."""

    node: ir.Fold
    kind: str
    scope: Scope
    lines: Lines
    module: Module

    @property
    def value(self) -> ir.Expr:
        """What is found for each element."""
        assert self.node.value is not None
        return self.node.value

    def each(self, weighed: bool = False) -> Iterator[Scope]:
        """The loops, where what happens to an element is written; `weighed`: each kind in a bag comes up once."""
        return nested(self.node.gens, self.scope, self.lines, self.module, weighed)

    def write(self) -> None:
        """All of the function."""
        node, lines, loops = self.node, self.lines, self.module.effort.loops
        ways = walked(node, self.module)
        lines.in_any_order = is_in_any_order(node, self.module)
        for gens in (node.gens, *ways):
            lines.charges |= loops(gens, node.value, self.scope.within)
        match node.op:
            case "count":
                (found,) = lines.local("int", "n", value=0)
                for inner in self.each(weighed=True):
                    lines.set(found, copies(inner), "+")
            case "any" | "all":
                found = self.decide(ways)
            case "first":
                for inner in self.each():
                    lines.add(low.returns(fitted(self.value, node.type, inner, self.module)))
                found = nothing_of(node.type, self.module)
            case "sum":
                found = self.bags() if isinstance(node.type, ir.BagOf) else self.sum()
            case "median":
                found = self.median()
            case "min" | "max" | "most" | "least":
                found = self.best()
            case "set" | "union":
                (found,) = lines.local(self.kind, "r", value=constant(0, node.type, self.module))
                self.each_into(found, ways, sets.put)
            case other:
                raise AssertionError(f"'{other}' is not lowered")
        lines.add(low.returns(found))

    def decide(self, ways: list[Gens]) -> low.Expr:
        """any, all: the first element that decides ends it."""
        lines, module, is_any = self.lines, self.module, self.node.op == "any"
        by_masks = is_any and module.uses("masks")
        for gens in ways:
            if by_masks:  # as a clause it may become a mask
                gens = (*gens[:-1], replace(gens[-1], clauses=(*gens[-1].clauses, ("where", self.value))))
            for inner in nested(gens, self.scope, lines, module):
                if by_masks:
                    lines.add(low.returns(low.TRUE))
                else:
                    holds = module.lowered(self.value, inner)
                    lines.when(holds if is_any else low.negate(holds), low.returns(is_any))
        return low.expr(not is_any)

    def sum(self) -> low.Expr:
        """Of numbers."""
        node, lines, module = self.node, self.lines, self.module
        assert isinstance(node.type, ir.Number)
        exact = INT_LOW < node.type.low and node.type.high < INT_HIGH
        (r,) = lines.local("int" if exact else "int64_t", "r", value=0)
        for inner in self.each(weighed=True):
            lines.set(r, _weighed(module.lowered(self.value, inner.at(node.where)), inner), "+")
        return r if exact else low.call("int32", low.STATE, r, module.fault("RW605", TOO_LARGE, node.where))

    def bags(self) -> low.Expr:
        """The sum of bags; so many of a kind are added to its count."""
        lines, module, value, kind = self.lines, self.module, self.value, self.node.type
        assert isinstance(kind, ir.BagOf)
        (r,) = lines.local(self.kind, "r", value=low.call(f"{self.kind}_none"))
        if not (isinstance(value, ir.Op) and value.op == "amount" and value.type == kind):
            for inner in self.each():
                lines.set(r, low.call(f"{self.kind}_add", r, fitted(value, kind, inner, module)))
            return r
        index, count = lines.local("int", "index", "count")
        for inner in self.each(weighed=True):
            so_many, what = (module.lowered(arg, inner) for arg in value.args)
            lines.add(low.assign(index, what - base_of(kind.item)), low.assign(count, so_many))
            is_one = low.both(low.ge(index, 0), low.lt(index, size_of(kind.item, module)), low.gt(count, 0))
            lines.when(is_one, low.assign(low.member(r, "n")[index], _weighed(count, inner), "+"))
        return r

    def median(self) -> low.Expr:
        """How often each number comes, then the first that has half of them up to it."""
        lines, module, value = self.lines, self.module, self.value
        assert isinstance(value.type, ir.Number)
        least, size = value.type.low, value.type.high - value.type.low + 1
        (counts,) = lines.local("int", "counts", extent=size)
        (half,) = lines.local("int", "half", value=0)
        (place,) = lines.local("int", "place")
        with lines.block(low.count(place, 0, size)):
            lines.set(counts[place], 0)
        for inner in self.each(weighed=True):  # a value that faults may be any number
            at = low.call("rw_place", module.lowered(value, inner.at(self.node.where)) - least, size)
            lines.add(low.assign(counts[at], copies(inner), "+"), low.assign(half, copies(inner), "+"))
        with lines.block(low.If(low.gt(half, 0))):
            lines.set(half, (half + 1) // 2)
            with lines.block(low.count(place, 0, size)):
                lines.set(half, counts[place], "-")
                lines.when(low.le(half, 0), low.returns(place + least))
        return nothing_of(self.node.type, module)

    def best(self) -> low.Expr:
        """min, max: the best value; most, least: the elements that have it."""
        node, lines, module, none = self.node, self.lines, self.module, nothing_of(self.node.type, self.module)
        kind, first, r = self.kind, none, None
        if node.op in ("most", "least"):
            kind, first, (r,) = "int", low.ZERO, lines.local(self.kind, "r", value=none)
        (best,) = lines.local(kind, "best", value=first)
        (value,) = lines.local(kind, "value")
        (found,) = lines.local("bint", "found", value=low.FALSE)
        sign = "<" if node.op in ("min", "least") else ">"
        for inner in self.each():
            lines.set(value, module.lowered(self.value, inner))
            with lines.block(low.If(low.either(low.negate(found), low.Compare(sign, value, best)))):
                lines.add(low.assign(best, value), low.assign(found, low.TRUE))
                lines.add(low.assign(r, none) if r is not None else None)
            if r is not None:
                assert isinstance(node.type, ir.SetOf)
                at = inner.values[node.gens[0].slot] - base_of(node.type.item)
                lines.when(low.eq(value, best), sets.put(r, at, node.type.item, module))
        return best if r is None else r

    def each_into(self, r: low.Expr, ways: list[Gens], change: Change) -> None:
        """Statements that put each member of a set that is being made into a variable, or take it out."""
        node, lines, module, value = self.node, self.lines, self.module, self.value
        assert isinstance(node.type, ir.SetOf)
        item = node.type.item
        if node.op == "union" and is_listed(value, module):
            # a few cells around each of some: one by one, and not as sets of the whole board
            around = ir.Gen(module.slot("around"), item, value)
            ways, value = [(*gens, around) for gens in ways], ir.Local(around.slot, item)
        join = sets.either if change is sets.put else sets.without
        for inner in (inner for gens in ways for inner in nested(gens, self.scope, lines, module)):
            if isinstance(value.type, ir.SetOf):
                lines.set(r, join(r, fitted(value, node.type, inner, module), item, module))
            else:
                lines.add(change(r, module.lowered(value, inner) - base_of(item), item, module))
