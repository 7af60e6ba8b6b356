"""What is asked of the cells some steps away is asked of those cells, and the steps are not walked through.

count(s in {(1, 0), (0, 1)} where mark[c + s] == you)  ->  count(n in {c + s for s in …} where mark[n] == you)
any(x in -1..1, y in -1..1: mark[c + (x, y)] == you)   ->  any(n in {c + s for s in {(-1, -1), …}}: mark[n] == you)

The cells are a set that is looked up, and a condition on them one on all of them at once. Steps that lead off the board
lead to none: it must be clear that the condition does not hold there (of `all`: that it does). No two of the steps may
lead to the same cell.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

from rulewright.compiler.analyse.computing import Computing
from rulewright.compiler.analyse.conditions import NO, YES, only_where, parts_of
from rulewright.compiler.analyse.facts import Facts, Owner
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import bound_slots, free_slots, rewritten, uses_of
from rulewright.compiler.optimise.simplify import simpler
from rulewright.runtime import ir
from rulewright.runtime.domain import bits_of, counts_from_one
from rulewright.runtime.members import constant_ends
from rulewright.runtime.values.lattice import Lattice
from rulewright.runtime.walking import nodes

MOST = 25  # steps
STEPS = ir.SetOf(ir.Step())


def step_cells(program: ir.Program) -> ir.Program:
    """The program with such questions in its defs and procedures."""
    faulting = Faulting(program)
    functions: list[ir.Function] = []
    procs: list[ir.Proc] = []
    blocks, decisions = program.blocks, program.decisions
    constants = _Constants(program)
    for function in program.functions:
        asker = _Asker(program, faulting, constants, ("f", function.number), function.slots)
        lets, result = rewritten((function.lets, function.result), asker.changed)
        functions.append(replace(function, lets=lets, result=result, slots=tuple(asker.slots)))
    for proc in program.procs:
        asker = _Asker(program, faulting, constants, ("p", proc.number), proc.slots)
        body = rewritten(proc.body, asker.changed)
        blocks = tuple(rewritten(one, asker.changed) if one.proc == proc.number else one for one in blocks)
        decisions = tuple(rewritten(one, asker.changed) if one.proc == proc.number else one for one in decisions)
        procs.append(replace(proc, body=body, slots=tuple(asker.slots)))
    return replace(program, functions=tuple(functions), procs=tuple(procs), blocks=blocks, decisions=decisions)


class _Asker:
    """A def or a procedure in which something is asked."""

    def __init__(
        self, program: ir.Program, faulting: Faulting, constants: _Constants, owner: Owner, slots: tuple[ir.Slot, ...]
    ) -> None:
        self.program, self.faulting, self.constants, self.slots = program, faulting, constants, list(slots)
        self.known = faulting.facts.knower(owner)

    def changed(self, node: Any) -> Any:
        match node:
            case ir.Fold("count" | "any" | "all") if not self.faulting.may(node):
                found = self._of_cells(self._by_steps(node))
                return node if found is None else found
        return node

    def _of_cells(self, node: ir.Fold) -> ir.Fold | None:
        """The same, asked of the cells to which steps lead."""
        match node.gens:
            case (ir.Gen(slot, _, ir.Const(steps, kind), clauses),) if kind == STEPS and only_where(clauses):
                led = _led(slot, (clauses, node.value))
                if led is None or not self._lead_apart(steps, led.data):
                    return None
                conditions = tuple(condition for _, condition in clauses)
                return self._asked(node, led) if self._off_the_board(node.op, conditions, node.value, led) else None
        return None

    def _by_steps(self, node: ir.Fold) -> ir.Fold:
        """The same with a step that is put together of constant numbers in place of them."""
        slots = {gen.slot for gen in node.gens}
        conditions = [part for gen in node.gens for _, one in gen.clauses for part in parts_of(one)]
        wanted = node.value
        if node.op == "any" and wanted is not None:
            *more, wanted = sorted(parts_of(wanted), key=lambda of: any(_is_step_of(one, slots) for one in nodes(of)))
            conditions += more
        steps = [one for one in nodes((tuple(conditions), wanted)) if _is_step_of(one, slots)]
        if not steps or any(one != steps[0] for one in steps) or not all(only_where(gen.clauses) for gen in node.gens):
            return node
        told = [one for one in conditions if set(free_slots(one)) <= slots and steps[0] not in nodes(one)]
        values = self.constants.values(node.gens, tuple(told), steps[0])
        step = ir.Local(len(self.slots), ir.Step())
        asked = tuple(("where", one) for one in conditions if one not in told)
        clauses, value = rewritten((asked, wanted), lambda part: step if part == steps[0] else part)
        if values is None or len(values) > len(set(values)) or slots & set(free_slots((clauses, value))):
            return node
        self.slots.append(ir.Slot("s", ir.Step()))
        source = ir.Const(sum(1 << one for one in values), STEPS)
        return replace(node, gens=(ir.Gen(step.slot, step.type, source, clauses),), value=value)

    def _asked(self, node: ir.Fold, led: ir.Op) -> ir.Fold:
        (gen,), cell = node.gens, ir.Local(len(self.slots), led.type)
        self.slots.append(ir.Slot(self.slots[gen.slot].name, led.type))
        clauses, value = rewritten((gen.clauses, node.value), lambda part: cell if part == led else part)
        cells = ir.Fold("set", (replace(gen, clauses=()),), led, ir.SetOf(led.type))
        return replace(node, gens=(ir.Gen(cell.slot, led.type, cells, clauses),), value=value)

    def _lead_apart(self, steps: int, board: str) -> bool:
        """Whether a few steps lead to different cells, wherever they begin."""
        if not 0 < steps.bit_count() <= MOST:
            return False
        lattice = Lattice(self.program.boards[board])
        for cell, _ in enumerate(self.program.boards[board].first, 1):
            there = [one for step in bits_of(steps) if (one := lattice.step(cell, step))]
            if len(there) != len(set(there)):
                return False
        return True

    def _off_the_board(self, op: str, conditions: tuple[ir.Expr, ...], value: ir.Expr | None, led: ir.Op) -> bool:
        """Whether nothing comes of a step that leads off the board."""
        if any(self._at_none(condition, led) == NO for condition in conditions):
            return True
        if value is None:
            return False
        return self._at_none(value, led) == (YES if op == "all" else NO)

    def _at_none(self, condition: ir.Expr, led: ir.Op) -> ir.Expr:
        """A condition of a cell that is none, simpler if it can be."""
        none = ir.Const(0, led.type)
        found: ir.Expr = rewritten(rewritten(condition, lambda part: none if part == led else part), self._of_none)
        return found

    def _of_none(self, node: Any) -> Any:
        match node:
            case ir.Read(_, index, kind) if counts_from_one(kind) or isinstance(kind, ir.Truth):
                return ir.Const(0, kind) if any(map(_is_none, index)) else node
            case ir.Op("is_empty", (one,)) if _is_none(one):
                return YES
            case ir.Op("in", (one, _)) if _is_none(one):
                return NO
            case ir.Op(("eq" | "ne") as op, (one, two)) if _is_none(one) and self._is_some(two):
                return NO if op == "eq" else YES
            case ir.Op(("eq" | "ne") as op, (one, two)) if _is_none(two) and self._is_some(one):
                return NO if op == "eq" else YES
            case ir.And(items) if NO in items:
                return NO
            case ir.Or(items) if YES in items:
                return YES
        return simpler(node)

    def _is_some(self, expr: ir.Expr) -> bool:
        return counts_from_one(expr.type) and self.faulting.facts.is_some(expr, self.known)


class _Constants:
    """What follows from constants alone, computed."""

    def __init__(self, program: ir.Program) -> None:
        self.facts, self.computing = Facts(program), Computing(program)

    def values(self, gens: tuple[ir.Gen, ...], conditions: tuple[ir.Expr, ...], step: ir.Expr) -> list[int] | None:
        """What a step is for all that some loops go through where conditions hold; None if that is not known."""
        ranges = [constant_ends(gen.source) for gen in gens]
        asked, slots = (*conditions, step), [gen.slot for gen in gens]
        if None in ranges or bound_slots(asked) or not set(free_slots(asked)) <= set(slots):
            return None
        if not self.facts.is_static(asked) or prod(len(one or ()) for one in ranges) > 2 * MOST:
            return None
        holds, compute = self.computing.of(ir.And((YES, *conditions))), self.computing.of(step)
        rounds = (dict(zip(slots, values)) for values in product(*(one or () for one in ranges)))
        return [compute(values) for values in rounds if holds(values)]


def _is_step_of(node: Any, slots: set[int]) -> bool:
    """Whether something is a step that follows from some locals."""
    used = set(free_slots(node)) if isinstance(node, ir.Op) and node.type == ir.Step() else set()
    return bool(used) and used <= slots


def _is_none(expr: ir.Expr) -> bool:
    return isinstance(expr, ir.Const) and counts_from_one(expr.type) and expr.value == 0


def _led(slot: int, within: Any) -> ir.Op | None:
    """Where a step leads to, if nothing else is asked of it."""
    led = [
        node
        for node in nodes(within)
        if isinstance(node, ir.Op) and node.op == "step" and getattr(node.args[1], "slot", None) == slot
    ]
    if not led or len(led) != uses_of(slot, within) or any(one != led[0] for one in led):
        return None
    begins = {node.slot for node in nodes(led[0].args[0]) if hasattr(node, "slot")}
    return None if begins & {slot, *bound_slots(within)} else led[0]
