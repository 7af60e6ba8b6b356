"""Flood fills, what is asked of them, and shortest paths: round by round, each round the cells next to the last; in
large sets one by one, from a list of what was reached.

any(x in reach(c, …): free(x))     ->  each cell is asked as soon as it is reached
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.compiler.analyse.conditions import only_where, opposite
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.counting import count
from rulewright.compiler.lower.expressions.loops import loop, nested
from rulewright.compiler.lower.expressions.unmade_sets import Gens, ways_of
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.own_function import fitted, lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, constant, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

LONGEST = 1 << 14  # members of a list that lies on the stack
FOUND, EDGE, MORE = low.names("found", "edge", "more")


def asked_early(node: ir.Fold, scope: Scope, module: Module) -> low.Expr | None:
    """`any` and `all` over what a flood fill reaches end with the first cell that decides; None if it does not fit."""
    if node.op not in ("any", "all") or len(node.gens) != 1 or node.value is None or not module.uses("early_fills"):
        return None
    (gen,) = node.gens
    fill = opened(gen.source, module) if isinstance(gen.source, ir.Call) else gen.source
    if not isinstance(fill, ir.Reach) or fill.limit is not None or not only_where(gen.clauses):
        return None
    if module.faulting.may((gen.clauses, node.value, fill.next)):
        return None
    conditions = (*(condition for _, condition in gen.clauses), node.value)
    wanted: ir.Expr = ir.And(conditions) if len(conditions) > 1 else node.value
    if node.op == "all":
        wanted = ir.And((*conditions[:-1], opposite(node.value)))

    def write(scope: Scope, lines: Lines) -> None:
        for inner in _Fill(fill, scope, lines, module).reach(fill):
            seen = inner.bind(gen.slot, gen.type, inner.values[fill.slot], True)
            lines.when(module.lowered(wanted, seen), low.returns(node.op == "any"))
        lines.add(low.returns(node.op == "all"))

    over = ir.Gen(gen.slot, gen.type, fill, gen.clauses)
    return lifted(ir.Fold(node.op, (over,), node.value, node.type), node.op, scope, module, write)


def reach(node: ir.Reach, scope: Scope, module: Module) -> low.Expr:
    """A flood fill, round by round."""

    def write(inner: Scope, lines: Lines) -> None:
        list(_Fill(node, inner, lines, module).reach(node))
        lines.add(low.returns(FOUND))

    return lifted(node, "reach", scope, module, write)


def steps(node: ir.Steps, scope: Scope, module: Module) -> low.Expr:
    """The length of a shortest path, round by round."""
    return lifted(node, "steps", scope, module, lambda inner, lines: _Fill(node, inner, lines, module).steps(node))


@dataclass(frozen=True, slots=True)
class _Fill:
    """A flood fill while its function is written: what it reaches is in `found`. Where something can be asked of each
    cell that is reached, its scope is yielded."""

    node: ir.Reach | ir.Steps
    scope: Scope
    lines: Lines
    module: Module

    @property
    def item(self) -> ir.Type:
        """What is reached: a set of these."""
        kind = self.node.type if isinstance(self.node, ir.Reach) else self.node.next.type
        assert isinstance(kind, ir.SetOf)
        return kind.item

    @property
    def kind(self) -> str:
        """The C type of what is reached."""
        return c_type(ir.SetOf(self.item), self.module)

    def reach(self, node: ir.Reach) -> Iterator[Scope]:
        """Statements that fill `found`."""
        lines, module = self.lines, self.module
        lines.charges = {node.slot: module.effort.fill(node, self.scope.within)}
        near = ir.Gen(module.slot("near"), self.item, node.next)
        ways = ways_of((near,), module)
        listed = ways != [(near,)] and node.limit is None and size_of(self.item, module) <= LONGEST
        if listed and not module.faulting.may(node.next):
            yield from self.one_by_one(near.slot, ways)
            return
        self.begin()
        condition, rounds = low.negate(sets.is_nothing(EDGE, self.item, module)), None
        if node.limit is not None:
            (rounds,) = lines.local("int", "rounds")
            lines.set(rounds, module.lowered(node.limit, self.scope))
            condition = low.both(condition, low.gt(rounds, 0))
        with lines.block(low.While(condition)):
            lines.add(low.assign(rounds, 1, "-") if rounds is not None else None)
            yield from self.spread()

    def one_by_one(self, slot: int, ways: list[Gens]) -> Iterator[Scope]:
        """Of a large set: what was reached is listed and followed once, in all `ways`, to what it leads to, `slot`."""
        lines, module, item, base = self.lines, self.module, self.item, base_of(self.item)
        size = size_of(item, module)
        (items,) = lines.local("uint16_t", "items", extent=size)
        reached, following = lines.local("int", "reached", "following", value=0)
        lines.local(self.kind, "found")
        lines.set(FOUND, constant(0, ir.SetOf(item), module))
        (index,) = lines.local("int", "index")

        def reach_it(value: low.Expr) -> None:
            lines.set(index, value - base)
            is_new = low.both(low.within(index, size), low.negate(sets.has(FOUND, index, item, module)))
            with lines.block(low.If(is_new)):
                lines.add(sets.put(FOUND, index, item, module))
                lines.add(low.assign(items[reached], low.cast("uint16_t", index)), low.assign(reached, 1, "+"))

        start = self.node.start
        begin = start if isinstance(start.type, ir.SetOf) else ir.Op("set", (start,), ir.SetOf(item))
        first = ir.Gen(module.slot("first"), item, begin)
        for gens in ways_of((first,), module):
            for inner in nested(gens, self.scope, lines, module):
                reach_it(inner.values[first.slot])
        here = lines.declare("int", f"x{self.node.slot}")
        with lines.block(low.While(low.lt(following, reached))):
            lines.add(low.assign(here, items[following] + base), low.assign(following, 1, "+"))
            count(lines.charges.get(self.node.slot, 0), lines, self.scope.where, module)
            inner = self.scope.bind(self.node.slot, item, here, True)
            yield inner
            for gens in ways:
                for deeper in nested(gens, inner, lines, module):
                    reach_it(deeper.values[slot])

    def begin(self) -> None:
        """What the fill begins with is all that was found, and the edge."""
        start, item, module = self.node.start, self.item, self.module
        self.lines.local(self.kind, "found", "edge", "more")
        if isinstance(start.type, ir.SetOf):
            edge = fitted(start, ir.SetOf(item), self.scope, module)
        else:
            edge = sets.single(module.lowered(start, self.scope), item, module)
        self.lines.add(low.assign(EDGE, edge), low.assign(FOUND, EDGE))

    def spread(self) -> Iterator[Scope]:
        """One round: everything next to the edge that is new becomes the edge."""
        lines, module, item, kind = self.lines, self.module, self.item, ir.SetOf(self.item)
        lines.set(MORE, constant(0, kind, module))
        edge = module.slot("edge")
        gen = ir.Gen(self.node.slot, item, ir.Local(edge, kind))
        for inner in loop(gen, self.scope.bind(edge, kind, EDGE, True), lines, module):
            yield inner
            lines.set(MORE, sets.either(MORE, fitted(self.node.next, kind, inner, module), item, module))
        lines.set(EDGE, sets.without(MORE, FOUND, item, module))
        lines.set(FOUND, sets.either(FOUND, EDGE, item, module))

    def steps(self, node: ir.Steps) -> None:
        """Statements that return how many rounds it takes to reach the goal."""
        lines, module, item = self.lines, self.module, self.item
        lines.charges = {node.slot: module.effort.fill(node, self.scope.within)}
        self.begin()
        (wanted,) = lines.local(self.kind, "wanted")
        (rounds,) = lines.local("int", "rounds", value=0)
        lines.set(wanted, sets.single(module.lowered(node.goal, self.scope), item, module))
        lines.when(sets.is_nothing(wanted, item, module), low.returns(low.NIL))
        with lines.block(low.While(low.negate(sets.is_nothing(EDGE, item, module)))):
            met = sets.both(EDGE, wanted, item, module)
            lines.when(low.negate(sets.is_nothing(met, item, module)), low.returns(rounds))
            lines.set(rounds, 1, "+")
            list(self.spread())
        lines.add(low.returns(low.NIL))
