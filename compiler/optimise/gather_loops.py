"""A loop that only gathers something in locals is an aggregate, and a loop of guards is one guard.

friends = 0                                        friends = count(n in neighbours(c) where mark[n] == you)
for n in neighbours(c)                        ->
    if mark[n] == you
        friends += 1

found = no; for n in S: if P(n): found = yes; stop    ->  found = any(n in S: P(n))
at = none; for n in S: if P(n): at = n; stop          ->  at = first(n in S where P(n))
for n in S: require P(n)                              ->  require all(n in S: P(n))

Guards behind such a loop are then foreseen, and the aggregate may be had of all cells at once. What may fault stays a
loop, and so does what looks at a local while it gathers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compiler.analyse.conditions import NO, YES, opposite
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import Stmts, free_slots, is_local, rewritten_rows, substituted
from rulewright.compiler.elaborate.types import INT_HIGH
from rulewright.compiler.optimise.simplify import simpler
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one
from rulewright.runtime.members import constant_ends, most_members
from rulewright.runtime.walking import nodes


def gather_loops(program: ir.Program) -> ir.Program:
    """The program with aggregates in place of such loops."""
    faulting = Faulting(program)
    parts: dict[int, list[Any]] = {proc.number: [proc.body] for proc in program.procs}
    for block in program.blocks:
        parts[block.proc].append(block)
    for decision in program.decisions:
        parts[decision.proc].append(decision)
    loops = {number: _Loops(program, faulting, _names(tuple(texts))) for number, texts in parts.items()}
    procs = tuple(replace(proc, body=loops[proc.number].changed(proc.body)) for proc in program.procs)
    blocks = tuple(replace(block, body=loops[block.proc].changed(block.body)) for block in program.blocks)
    return replace(program, procs=procs, blocks=blocks)


def _names(parts: Any) -> frozenset[int]:
    """The locals that are names for a value inside of one loop."""
    given = Counter(
        node.slot for node in nodes(parts) if isinstance(getattr(node, "slot", None), int) and not _is_use(node)
    )
    used, found = _uses(parts), set()
    for node in nodes(parts):
        if isinstance(node, ir.ForEach):
            inside = _uses(node.body)
            named = {stmt.slot for stmt in node.body if isinstance(stmt, ir.Assign)}
            found |= {slot for slot in named if given[slot] == 1 and inside[slot] == used[slot]}
    return frozenset(found)


def _is_use(node: Any) -> bool:
    return isinstance(node, ir.Local)


def _uses(part: Any) -> Counter[int]:
    return Counter(node.slot for node in nodes(part) if _is_use(node))


@dataclass(frozen=True, slots=True)
class _Gathered:
    """What comes of a local, made of what it was before."""

    slot: int
    value: Callable[[ir.Expr], ir.Expr | None]
    otherwise: ir.Stmt | None  # where it is not known what it was


@dataclass(frozen=True, slots=True)
class _Loops:
    """The loops of one procedure; its locals that only name values."""

    program: ir.Program
    faulting: Faulting
    names: frozenset[int]

    def changed(self, stmts: Stmts) -> Stmts:
        return rewritten_rows(stmts, self._gathered)

    def _gathered(self, stmts: Stmts) -> Stmts:
        done: list[ir.Stmt] = []
        for stmt in stmts:
            found = self._told(stmt) if isinstance(stmt, ir.ForEach) else None
            told = [stmt] if found is None else [self._behind(done, one) for one in found]
            if any(one is None for one in told) or sum(isinstance(one, ir.Store) for one in told) > 1:
                told = [stmt]  # of two numbers that may become too large the loop tells which does first
            done += [one for one in told if one is not None]
        return tuple(done)

    def _behind(self, done: list[ir.Stmt], found: _Gathered | ir.Require) -> ir.Stmt | None:
        """What a loop gathers as a statement behind others; None if it must stay a loop."""
        if isinstance(found, ir.Require):
            return found
        for stmt in reversed(done):
            match stmt:
                case ir.Assign(slot, ir.Const() as before) if slot == found.slot:
                    value = found.value(before)
                    return found.otherwise if value is None else ir.Assign(slot, value)
                case ir.Assign(slot, value) if slot != found.slot and found.slot not in free_slots(value):
                    continue
            break
        return found.otherwise

    # ------------------------------------------------ one loop

    def _told(self, loop: ir.ForEach) -> list[_Gathered | ir.Require] | None:
        """What a loop gathers, statement by statement."""
        gen, body = self._opened(loop)
        stops = bool(body) and isinstance(body[-1], ir.Break)
        found = [self._one(gen, stmt, stops) for stmt in (body[:-1] if stops else body)]
        told = [one for one in found if one is not None]
        slots = [one.slot for one in told if isinstance(one, _Gathered)]
        asked = [*free_slots(gen), *(slot for stmt in body for slot in _asked(stmt))]
        if not told or len(told) < len(found) or len(slots) > len(set(slots)) or set(slots) & set(asked):
            return None
        if any(isinstance(one, ir.Require) for one in told) and len(told) > 1:
            return None  # a guard that is not met leaves the others as they were
        return None if self.faulting.may((gen, *map(_values, body))) else told

    def _opened(self, loop: ir.ForEach) -> tuple[ir.Gen, Stmts]:
        """A loop whose conditions are its clauses, without names for values."""
        gen, body = loop.gen, loop.body
        while True:
            match body:
                case (ir.Assign(slot, value), _, *_) if slot in self.names and not self.faulting.may(value):
                    body = substituted(body[1:], {slot: value})
                case (ir.When(condition, then, ()),):
                    gen, body = replace(gen, clauses=(*gen.clauses, ("where", condition))), then
                case _:
                    return gen, body

    def _one(self, gen: ir.Gen, stmt: ir.Stmt, stops: bool) -> _Gathered | ir.Require | None:
        match stmt:
            case ir.Store(ir.Place(None, int() as slot, (), None, ir.Number() as kind), ir.Op("add", (old, more))) if (
                is_local(old, slot) and not stops
            ):
                return self._added(gen, stmt, slot, kind, more)
            case ir.Assign(slot, ir.Or((old, condition))) if is_local(old, slot) and not stops:
                return _truth(replace(gen, clauses=(*gen.clauses, ("where", condition))), slot, YES)
            case ir.Assign(slot, ir.Const(type=ir.Truth()) as value):
                return _truth(gen, slot, value)
            case ir.Assign(slot, ir.Local(told) as value) if told == gen.slot and stops:
                first = ir.Fold("first", (gen,), value, gen.type)
                return _Gathered(slot, lambda before: first if _is_none(before, gen.type) else None, None)
            case ir.Require(condition, guard) if not stops and not set(free_slots(guard.values)) & {gen.slot}:
                return replace(stmt, condition=ir.Fold("all", (gen,), condition, ir.Truth()))
        return None

    def _added(self, gen: ir.Gen, stmt: ir.Store, slot: int, kind: ir.Number, more: ir.Expr) -> _Gathered | None:
        """A number to which something is added in each round."""
        times, each = self._most(gen.source), more.type
        if times is None or not isinstance(each, ir.Number) or each.optional or each.low < 0 or kind.optional:
            return None
        most = times * each.high
        if kind.high + most >= INT_HIGH:
            return None
        total = simpler(ir.Fold("sum", (gen,), more, ir.Number(0, most)))

        def value(before: ir.Expr) -> ir.Expr | None:
            assert isinstance(before, ir.Const)
            return total if before.value == 0 and most <= kind.high else None

        summed = ir.Op("add", (ir.Local(slot, kind), total), ir.Number(kind.low, kind.high + most))
        return _Gathered(slot, value, replace(stmt, value=summed))

    def _most(self, source: ir.Expr) -> int | None:
        """How often a loop comes round at the most."""
        match source.type:
            case ir.SetOf():
                return most_members(source, self.program)
            case ir.ListOf(capacity=most) | ir.BagOf(capacity=most) | ir.Ring(most):
                return most
        ends = constant_ends(source)
        return None if ends is None else len(ends)


def _truth(gen: ir.Gen, slot: int, value: ir.Const) -> _Gathered:
    """Whether something came up."""
    condition: ir.Expr = YES
    if gen.clauses and gen.clauses[-1][0] == "where":
        gen, condition = replace(gen, clauses=gen.clauses[:-1]), gen.clauses[-1][1]
    came: ir.Expr = ir.Fold("any", (gen,), condition, ir.Truth())
    told = came if value == YES else opposite(came)
    old = ir.Local(slot, ir.Truth())
    joined = ir.Or((old, told)) if value == YES else ir.And((old, told))
    unseen = NO if value == YES else YES
    return _Gathered(slot, lambda before: told if before == unseen else None, ir.Assign(slot, joined))


def _asked(stmt: ir.Stmt) -> list[int]:
    """The locals that a statement looks at, but for the one in which it gathers."""
    match stmt:
        case ir.Store(_, ir.Op(_, (_, more))):
            return free_slots(more)
        case ir.Assign(_, ir.Or((_, condition))):
            return free_slots(condition)
    return free_slots(_values(stmt))


def _values(stmt: ir.Stmt) -> Any:
    """What a statement computes in each round, but for what it adds to."""
    match stmt:
        case ir.Store(_, ir.Op(_, (_, more))):
            return more
        case ir.Assign(_, value):
            return value
        case ir.Require(condition):
            return condition
    return ()


def _is_none(expr: ir.Expr, kind: ir.Type) -> bool:
    return counts_from_one(kind) and expr == ir.Const(0, kind)
