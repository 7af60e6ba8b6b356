"""Generators and what is made of them: aggregates, flood fills, shortest paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.ops import Site
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.primitives import placed
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World, spend
from rulewright.runtime.values import collections
from rulewright.runtime.values.clauses import ENDS, LAST, SKIPPED, judge

Each = Callable[[World, Slots], Iterator[Any]]


def each(code: Prepared, gen: ir.Gen | ir.Param, units: int = 0, where: ir.Where = ir.Where()) -> Each:
    """A loop: binds the slot to each element that passes the clauses, and yields it; each is counted as `units` of
    effort."""
    slot, clauses = gen.slot, gen.clauses
    elements = _counted(_elements(code, gen.source), units, where)
    if not clauses:
        return _plain_loop(slot, elements)
    tests = [(word, code.expression(condition)) for word, condition in clauses]
    if len(tests) == 1 and tests[0][0] == "where":
        return _filtered_loop(slot, elements, tests[0][1])

    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            verdict = judge(tests, lambda condition: condition(w, s))
            if verdict == ENDS:
                return
            if verdict != SKIPPED:
                yield element
            if verdict == LAST:
                return

    return loop


def _elements(code: Prepared, source: ir.Expr) -> Callable[[World, Slots], Iterable[Any]]:
    match source:
        case ir.Op("subsets" | "splits"):
            return _special_range(code, source)
        case _:
            evaluate, walk = code.expression(source), collections.walk(source.type)
            if code.sharing is not None:
                walk = code.sharing.walk(source.type, walk)
            return lambda w, s: walk(evaluate(w, s))


def _counted(
    elements: Callable[[World, Slots], Iterable[Any]], units: int, where: ir.Where
) -> Callable[[World, Slots], Iterable[Any]]:
    if not units:
        return elements

    def counted(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            spend(w, units, where)
            yield element

    return counted


def _plain_loop(slot: int, elements: Callable[[World, Slots], Iterable[Any]]) -> Each:
    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            yield element

    return loop


def _filtered_loop(slot: int, elements: Callable[[World, Slots], Iterable[Any]], condition: Evaluate) -> Each:
    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            if condition(w, s):
                yield element

    return loop


def _special_range(code: Prepared, source: ir.Op) -> Callable[[World, Slots], Iterable[Any]]:
    args = [code.expression(arg) for arg in source.args]
    if source.op == "splits":
        total, members, caps = args
        return lambda w, s: collections.splits(total(w, s), list(collections.bits(members(w, s))), caps(w, s))
    if len(args) == 1:
        return lambda w, s: collections.subsets(args[0](w, s), None)
    sizes = fit(args[1], source.args[1].type, ir.Between(), code.program)
    return lambda w, s: collections.subsets(args[0](w, s), sizes(w, s))


def nested(loops: list[Each]) -> Each:
    """Loops within loops, the first the outermost; yields once for each combination."""
    if len(loops) == 1:
        return loops[0]
    outer, inner = loops[0], nested(loops[1:])

    def loop(w: World, s: Slots) -> Iterator[Any]:
        for _ in outer(w, s):
            yield from inner(w, s)

    return loop


def fold(code: Prepared, node: ir.Fold) -> Evaluate:
    """An aggregate: what its row makes of the values, which are computed as they are asked for."""
    row = AGGREGATES[node.op]
    charges = code.effort.loops(node.gens, node.value)
    loop = nested([each(code, gen, charges.get(gen.slot, 0)) for gen in node.gens])
    slot, element = node.gens[0].slot, node.gens[0].type
    operands = () if node.value is None else (node.value.type, element) if row.pairs else (node.value.type,)
    gather = row.meaning(Site(operands, node.type, None, code.program, code.lattice))
    if node.value is None:
        return lambda w, s: gather(loop(w, s))
    value = code.expression(node.value)
    if row.alike:
        value = fit(value, node.value.type, node.type, code.program)
    if row.pairs:
        return lambda w, s: gather((value(w, s), s[slot]) for _ in loop(w, s))
    compute: Evaluate = lambda w, s: gather(value(w, s) for _ in loop(w, s))  # noqa: E731
    return placed(compute, node.where) if row.computes else compute


# ---------------------------------------------------------------- paths


def reach(code: Prepared, node: ir.Reach) -> Evaluate:
    """A flood fill, round by round."""
    assert isinstance(node.type, ir.SetOf)
    slot = node.slot
    following = fit(code.expression(node.next), node.next.type, node.type, code.program)
    limit = code.expression(node.limit) if node.limit is not None else None
    base, size, units = (
        base_of(node.type.item),
        domain_size(node.type.item, code.program),
        code.effort.fill(node),
    )
    around = _around(following, slot, base, units)
    start = _as_set(code, node.start, node.type, base, size)

    def fill(w: World, s: Slots) -> int:
        found: int = start(w, s)
        edge = found
        rounds = limit(w, s) if limit is not None else ir.MANY
        while edge and rounds > 0:
            edge = around(w, s, edge) & ~found
            found |= edge
            rounds -= 1
        return found

    return fill


def _as_set(code: Prepared, start: ir.Expr, kind: ir.SetOf, base: int, size: int) -> Evaluate:
    """Where a flood fill begins: a set as it is, an element as a set of one."""
    value = code.expression(start)
    if isinstance(start.type, ir.SetOf):
        return fit(value, start.type, kind, code.program)
    return lambda w, s: collections.set_of((value(w, s),), base, size)


def steps(code: Prepared, node: ir.Steps) -> Evaluate:
    """The length of a shortest path, round by round."""
    item = node.next.type
    assert isinstance(item, ir.SetOf)
    start, goal, slot = code.expression(node.start), code.expression(node.goal), node.slot
    following = code.expression(node.next)
    base, size, units = base_of(item.item), domain_size(item.item, code.program), code.effort.fill(node)
    around = _around(following, slot, base, units)

    def length(w: World, s: Slots) -> int:
        found = edge = collections.set_of((start(w, s),), base, size)
        wanted = collections.set_of((goal(w, s),), base, size)
        rounds = 0
        while edge and wanted:
            if edge & wanted:
                return rounds
            edge = around(w, s, edge) & ~found
            found |= edge
            rounds += 1
        return ir.NIL

    return length


def _around(following: Evaluate, slot: int, base: int, units: int) -> Callable[[World, Slots, int], int]:
    """All that follows the members of a set, which `slot` takes one by one."""

    def around(w: World, s: Slots, edge: int) -> int:
        more = 0
        for index in collections.bits(edge):
            spend(w, units)
            s[slot] = index + base
            more |= following(w, s)
        return more

    return around
