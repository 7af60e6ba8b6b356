"""Flood fills, what is asked of them, and shortest paths: round by round, each round the cells next to the last; in
large sets one by one, from a list of what was reached.

any(x in reach(c, …): free(x))     ->  each cell is asked as soon as it is reached
"""

from __future__ import annotations

from collections.abc import Callable

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

Judge = Callable[[Scope], None]
LONGEST = 1 << 14  # members of a list that lies on the stack


def asked_early(node: ir.Fold, scope: Scope, module: Module) -> low.Expr | None:
    """`any` and `all` over what a flood fill reaches end with the first cell that decides; None where that does not
    fit."""
    if node.op not in ("any", "all") or len(node.gens) != 1 or node.value is None or not module.uses("early_fills"):
        return None
    (gen,) = node.gens
    source = opened(gen.source, module) if isinstance(gen.source, ir.Call) else gen.source
    if (
        not isinstance(source, ir.Reach)
        or source.limit is not None
        or any(clause != "where" for clause, _ in gen.clauses)
    ):
        return None
    if module.faulting.may((gen.clauses, node.value, source.next)):
        return None
    fill = source
    return lifted(
        ir.Fold(node.op, (ir.Gen(gen.slot, gen.type, fill, gen.clauses),), node.value, node.type),
        node.op,
        scope,
        module,
        lambda inner, lines: _asked_early(node, gen, fill, inner, lines, module),
    )


def _asked_early(node: ir.Fold, gen: ir.Gen, fill: ir.Reach, scope: Scope, lines: Lines, module: Module) -> None:
    assert node.value is not None
    conditions = (*(condition for _, condition in gen.clauses), node.value)
    wanted: ir.Expr = ir.And(conditions) if len(conditions) > 1 else node.value
    if node.op == "all":
        wanted = ir.And((*conditions[:-1], ir.Op("not", (node.value,), ir.Truth())))
    deciding, other = (low.TRUE, low.FALSE) if node.op == "any" else (low.FALSE, low.TRUE)

    def judge(inner: Scope) -> None:
        seen = inner.bind(gen.slot, gen.type, inner.values[fill.slot], True)
        lines.when(module.lowered(wanted, seen), low.returns(deciding))

    _fill(fill, scope, lines, module, judge)
    lines.add(low.returns(other))


def reach(node: ir.Reach, scope: Scope, module: Module) -> low.Expr:
    """A flood fill, round by round."""
    return lifted(node, "reach", scope, module, lambda inner, lines: _reach(node, inner, lines, module))


def _reach(node: ir.Reach, scope: Scope, lines: Lines, module: Module) -> None:
    _fill(node, scope, lines, module)
    lines.add(low.returns(low.Local("found")))


def _fill(node: ir.Reach, scope: Scope, lines: Lines, module: Module, judge: Judge | None = None) -> None:
    """Statements that fill `found`; `judge` writes what is asked of each cell that is reached."""
    rounds = low.Local("rounds")
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    near = ir.Gen(module.slot("near"), item, node.next)
    ways = ways_of((near,), module)
    listed = ways != [(near,)] and node.limit is None and size_of(item, module) <= LONGEST
    if listed and not module.faulting.may(node.next):
        _fill_one_by_one(node, near.slot, ways, item, scope, lines, module, judge)
        return
    _begin_fill(node.start, item, scope, lines, module)
    condition = low.negate(sets.is_nothing(low.Local("edge"), item, module))
    if node.limit is not None:
        lines.local("int", "rounds")
        lines.set(rounds, module.lowered(node.limit, scope))
        condition = low.both(condition, low.gt(rounds, 0))
    with lines.block(low.While(condition)):
        if node.limit is not None:
            lines.set(rounds, 1, "-")
        _spread(node.slot, node.next, item, scope, lines, module, judge)


def _fill_one_by_one(
    node: ir.Reach,
    slot: int,
    ways: list[Gens],
    item: ir.Type,
    scope: Scope,
    lines: Lines,
    module: Module,
    judge: Judge | None,
) -> None:
    """Of a large set: a list of what was reached, each element followed once; `slot` is what it leads to, in one of the
    `ways`."""
    found, reached, following = low.names("found", "reached", "following")
    size, base = size_of(item, module), base_of(item)
    lines.local("uint16_t", "items", extent=size)
    lines.local("int", "reached", value=0)
    lines.local("int", "following", value=0)
    lines.local(c_type(ir.SetOf(item), module), "found")
    lines.set(found, constant(0, ir.SetOf(item), module))
    lines.local("int", "index")
    index, items = low.names("index", "items")

    def reach_it(value: low.Expr) -> None:
        lines.set(index, value - base)
        is_new = low.both(low.within(index, size), low.negate(sets.has(found, index, item, module)))
        with lines.block(low.If(is_new)):
            lines.add(sets.put(found, index, item, module))
            lines.add(low.assign(items[reached], low.cast("uint16_t", index)), low.assign(reached, 1, "+"))

    begin = node.start if isinstance(node.start.type, ir.SetOf) else ir.Op("set", (node.start,), ir.SetOf(item))
    first = ir.Gen(module.slot("first"), item, begin)
    for gens in ways_of((first,), module):
        nested(gens, scope, lines, module, lambda inner: reach_it(inner.values[first.slot]))
    here = lines.declare("int", f"x{node.slot}")
    with lines.block(low.While(low.lt(following, reached))):
        lines.add(low.assign(here, items[following] + base), low.assign(following, 1, "+"))
        count(lines.charges.get(node.slot, 0), lines, scope.where, module)
        inner = scope.bind(node.slot, item, here, True)
        if judge is not None:
            judge(inner)
        for gens in ways:
            nested(gens, inner, lines, module, lambda deeper: reach_it(deeper.values[slot]))


def _begin_fill(start: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module) -> None:
    kind = c_type(ir.SetOf(item), module)
    lines.local(kind, "found", "edge", "more")
    if isinstance(start.type, ir.SetOf):
        edge = fitted(start, ir.SetOf(item), scope, module)
    else:
        edge = sets.single(module.lowered(start, scope), item, module)
    lines.add(low.assign(low.Local("edge"), edge), low.assign(low.Local("found"), low.Local("edge")))


def _spread(
    slot: int, following: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module, judge: Judge | None = None
) -> None:
    """One round: everything next to the edge that is new becomes the edge."""
    more, found = low.names("more", "found")
    lines.set(more, constant(0, ir.SetOf(item), module))
    edge = module.slot("edge")
    gen = ir.Gen(slot, item, ir.Local(edge, ir.SetOf(item)))
    wide = scope.bind(edge, ir.SetOf(item), low.Local("edge"), True)

    def reached(inner: Scope) -> None:
        if judge is not None:
            judge(inner)
        near = fitted(following, ir.SetOf(item), inner, module)
        lines.set(more, sets.either(more, near, item, module))

    loop(gen, wide, lines, module, reached)
    lines.set(low.Local("edge"), sets.without(more, found, item, module))
    lines.set(found, sets.either(found, low.Local("edge"), item, module))


def steps(node: ir.Steps, scope: Scope, module: Module) -> low.Expr:
    """The length of a shortest path, round by round."""
    return lifted(node, "steps", scope, module, lambda inner, lines: _steps(node, inner, lines, module))


def _steps(node: ir.Steps, scope: Scope, lines: Lines, module: Module) -> None:
    wanted, edge, rounds = low.names("wanted", "edge", "rounds")
    assert isinstance(node.next.type, ir.SetOf)
    item = node.next.type.item
    kind = c_type(node.next.type, module)
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    _begin_fill(node.start, item, scope, lines, module)
    lines.local(kind, "wanted")
    lines.local("int", "rounds", value=0)
    lines.set(wanted, sets.single(module.lowered(node.goal, scope), item, module))
    lines.when(sets.is_nothing(wanted, item, module), low.returns(low.NIL))
    with lines.block(low.While(low.negate(sets.is_nothing(edge, item, module)))):
        lines.when(
            low.negate(sets.is_nothing(sets.both(edge, wanted, item, module), item, module)), low.returns(rounds)
        )
        lines.set(rounds, 1, "+")
        _spread(node.slot, node.next, item, scope, lines, module)
    lines.add(low.returns(low.NIL))
