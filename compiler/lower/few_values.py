"""Conditions whose changing parts have few values: those parts become locals, so that the rest is computed while
compiling.

all(d in Direction where tile[cell + d] is not empty: hand.edges[d - k] == edge(cell + d, d + 2))      for all turns k
    N:  tile[cell + N] is empty  or  hand.edges[N - k] == x        with x = edge(cell + N, S), one of four
    ->  a table by hand and x of the turns k for which it holds, and the same for E, S, W
"""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Any

from rulewright.compiler.analyse.conditions import only_where, opposite
from rulewright.compiler.analyse.rewrite import bound_slots, free_slots, renumbered, rewritten, substituted
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import domain_of
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, bits_of, counts_from_one
from rulewright.runtime.walking import EVERYTHING, nodes

FEW_VALUES = 256  # a changing part with more cannot be tabulated
FEW_MEMBERS = 7  # a set over so many can
UNROLLED = 8  # members of a constant set over which a condition is written out
LONGEST = 60  # expressions of a function that is opened


def opened(call: ir.Call, module: Module, lets: bool = False) -> ir.Expr | None:
    """The body of a function in place of its call, its own locals renamed; None where that does not fit. With `lets`,
    what it names for itself stands in place of the names, as often as they are used."""
    function = module.program.functions[call.function]
    if function.lets and not lets:
        return None
    body = function.result
    for let in reversed(function.lets):
        body = substituted(body, {let.slot: let.value})
    if sum(isinstance(part, ir.Expr) for part in nodes(body)) > LONGEST:
        return None
    if any(arg.type != about.type for arg, about in zip(call.args, function.slots, strict=False)):
        return None
    inner = sorted(bound_slots(body))
    # the same numbers every time, so that equal conditions stay equal; functions do not call themselves
    body = renumbered(body, {slot: module.slot("opened", function.number, slot) for slot in inner})
    found: ir.Expr = substituted(body, dict(enumerate(call.args)))
    return found if found.type == call.type else None


def unrolled(fold: ir.Fold, module: Module, steps: bool = False) -> ir.Expr | None:
    """`all` and `any` over a few constants written out; None where that does not fit. Over steps only if it is wanted:
    a loop looks up where they lead."""
    if fold.op not in ("all", "any") or fold.value is None or not module.uses("unroll"):
        return None
    parts: list[ir.Expr] = [fold.value]
    for gen in reversed(fold.gens):
        values = constants(gen.source, module, steps)
        if values is None or not only_where(gen.clauses) or len(values) * len(parts) > UNROLLED:
            return None
        for _, condition in reversed(gen.clauses):
            parts = [_guarded(condition, part, fold.op) for part in parts]
        parts = [substituted(part, {gen.slot: ir.Const(value, gen.type)}) for value in values for part in parts]
    return ir.And(tuple(parts)) if fold.op == "all" else ir.Or(tuple(parts))


def _guarded(condition: ir.Expr, part: ir.Expr, op: str) -> ir.Expr:
    if op == "any":
        return ir.And((condition, part))
    return ir.Or((opposite(condition), part))


def constants(source: ir.Expr, module: Module, steps: bool) -> list[int] | None:
    """The members of a constant set of a few."""
    if not isinstance(source.type, ir.SetOf) or isinstance(source.type.item, ir.Step) and not steps:
        return None
    item = source.type.item
    match source:
        case ir.Const(value):
            mask = int(value)
        case ir.Op("whole"):
            mask = (1 << size_of(item, module)) - 1
        case _:
            return None
    if mask.bit_count() > UNROLLED:
        return None
    return [place + base_of(item) for place in bits_of(mask)]


def abstracted(
    expr: ir.Expr, bound: frozenset[int], scope: Scope, module: Module, *, leaves: bool = False
) -> tuple[ir.Expr, Scope] | None:
    """The expression with its changing parts as locals, and the scope that knows them; None if one has too many values.
    Parts that depend on the locals in `bound` stay. The parts are as large as can be, or (`leaves`) as small."""
    found = changing_parts(expr, bound, scope, module, leaves=leaves)
    if found is None:
        return None
    result, made = found
    wide = scope
    for part, slot in made.items():
        wide = wide.bind(slot, part.type, module.lowered(part, scope), False)
    return result, wide


def changing_parts(
    expr: ir.Expr, bound: frozenset[int], scope: Scope, module: Module, *, leaves: bool = False
) -> tuple[ir.Expr, dict[ir.Expr, int]] | None:
    """The same, and the parts themselves, each with the local that stands for it."""
    made: dict[ir.Expr, int] = {}
    expr = opened_within(expr, module)
    bound |= frozenset(bound_slots(expr))

    def is_taken(part: Any) -> bool:
        if not isinstance(part, ir.Expr) or not has_few_values(part.type, module) or _has_fewer_within(part, module):
            return False
        return _is_hard(part, scope, module) and not bound & set(free_slots(part))

    def taken(part: ir.Expr) -> ir.Expr:
        return ir.Local(made.setdefault(part, module.slot("made", len(made))), part.type)

    def visited(node: Any) -> Any:
        if isinstance(node, tuple) and not isinstance(node, ir.Where):
            return tuple(map(visited, node))
        if isinstance(node, ir.Const) or not hasattr(node, "__dataclass_fields__"):
            return node
        if (not leaves or isinstance(node, ir.Read)) and is_taken(node):
            return taken(node)
        seen = replace(node, **{name: visited(getattr(node, name)) for name in node.__dataclass_fields__})
        is_leaf = leaves and is_taken(seen) and not any(slot in free_slots(seen) for slot in made.values())
        return taken(seen) if is_leaf else seen

    result: ir.Expr = visited(expr)
    if not module.facts.is_static(result) or not made or expr in made:
        return None
    return None if any(EVERYTHING in module.facts.reads.within(part) for part in made) else (result, made)


def _has_fewer_within(expr: ir.Expr, module: Module) -> bool:
    """Whether what an expression reads has no more values than the expression itself: 3 * turn[cell]."""
    reads = {part for part in nodes(expr) if isinstance(part, ir.Read)}
    if expr in reads or not reads or not all(has_few_values(read.type, module) for read in reads):
        return False
    at_most = prod(_values_of(read.type, module) for read in reads)
    return at_most <= _values_of(expr.type, module) and module.facts.is_static(_without(expr, reads, module))


def _without(expr: ir.Expr, reads: set[ir.Read], module: Module) -> ir.Expr:
    """An expression in which locals stand for what it reads."""
    found: ir.Expr = rewritten(expr, lambda node: ir.Local(module.slot("read"), node.type) if node in reads else node)
    return found


def opened_within(expr: ir.Expr, module: Module) -> ir.Expr:
    """The expression with calls of functions that read states replaced by what they say."""

    def change(node: Any) -> Any:
        if isinstance(node, ir.Call) and module.facts.reads.by_function(node.function):
            body = opened(node, module)
            return node if body is None else opened_within(body, module)
        return node

    found: ir.Expr = rewritten(expr, change)
    return found


def _is_hard(node: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether a part cannot be computed while compiling: it reads a state, or depends on a local with many values."""

    def has_many(slot: int) -> bool:
        if slot in scope.values and domain_of(slot, scope, module) is None:
            return True
        kind = scope.types.get(slot)
        return kind is not None and counts_from_one(kind) and size_of(kind, module) > FEW_VALUES

    return not module.facts.is_static(node) or any(map(has_many, free_slots(node)))


def _values_of(kind: ir.Type, module: Module) -> int:
    """How many values a type with few of them has."""
    match kind:
        case ir.Number(low, high):
            return high - low + 1
        case ir.Truth():
            return 2
        case ir.SetOf(item):
            return 1 << size_of(item, module)
    return size_of(kind, module) + 1


def has_few_values(kind: ir.Type, module: Module) -> bool:
    """Whether a value can be the place in a table."""
    match kind:
        case ir.Number(low, high, False):
            return high - low < FEW_VALUES
        case ir.Truth():
            return True
        case ir.SetOf(item):
            return size_of(item, module) <= FEW_MEMBERS
        case _:
            return counts_from_one(kind) and size_of(kind, module) < FEW_VALUES
