"""A set of steps put together while playing is a part of a few constant ones: loops run over those, and ask which are
in it.

for s in (if king[a] then all_four else {(1, ahead(you)), (-1, ahead(you))})
    ->  for s in all_four where (if king[a] then yes else s == (1, ahead(you)) or s == (-1, ahead(you)))

Where constant steps lead to is a table, or a shift of all cells at once. A set that may fault stays as it is. Steps in
all directions lead to what lies around:

{c + s for s in eight_ways}  ->  c.surroundings
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

from rulewright.compiler.analyse.computing import Computing
from rulewright.compiler.analyse.conditions import NO, YES, only_where, opposite
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import (
    bound_slots,
    free_slots,
    rewritten,
    rewritten_program,
    substituted,
)
from rulewright.compiler.optimise.simplify import simpler
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import bits_of, counts_from_one, domain_size, values_of
from rulewright.runtime.values.lattice import Lattice
from rulewright.runtime.walking import nodes

MOST = 16  # steps over which a loop runs instead
COMBINATIONS = 64  # of the values of locals on which a step depends
STEPS = ir.SetOf(ir.Step())


def known_steps(program: ir.Program) -> ir.Program:
    """The program with loops over a few constant steps in place of loops over sets of them."""
    known = _Known(program)
    return rewritten_program(program, known.changed)


class _Known:
    """What is known of sets of steps in one program."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.faulting = Faulting(program)
        self.computing = Computing(program)
        self.words: dict[tuple[int, str], str | None] = {}

    def changed(self, node: Any) -> Any:
        """What runs over a set of steps runs over all steps that can be in it."""
        match node:
            case ir.Fold(
                "set", (ir.Gen(slot, _, ir.Const(steps), ()),), ir.Op("step", (cell, ir.Local(led)), kind, board)
            ) if slot == led and slot not in free_slots(cell) and (around := self._around(int(steps), board)):
                return ir.Op(around, (cell,), ir.SetOf(kind), board)
            case ir.Fold():
                return replace(node, gens=tuple(self._widened(gen) for gen in node.gens))
            case ir.Param():
                return self._widened(node)
            case ir.ForEach(gen, body) if self.faulting.facts.is_static(gen.source) and not _changes(body, gen.source):
                return replace(node, gen=self._widened(gen))
        return node

    def _around(self, steps: int, board: str) -> str | None:
        """What some steps lead to from every cell, if there is a word for it."""
        if (steps, board) not in self.words:
            fitting = (word for word in ("neighbours", "surroundings") if self._leads_to(word, steps, board))
            self.words[steps, board] = next(fitting, None)
        return self.words[steps, board]

    def _leads_to(self, word: str, steps: int, board: str) -> bool:
        near, lattice = getattr(self.program.boards[board], word), Lattice(self.program.boards[board])
        led = ({lattice.step(cell, step) for step in bits_of(steps)} for cell, _ in enumerate(near, 1))
        return all(there | {0} == {0, *cells} for there, cells in zip(led, near, strict=True))

    def _widened(self, node: Any) -> Any:
        if node.source.type != STEPS or isinstance(node.source, ir.Const):
            return node
        steps = self._possible(node.source)
        if steps is None or not 0 < len(steps) <= MOST or self.faulting.may(node.source):
            return node
        test = rewritten(self._is_in(ir.Local(node.slot, node.type), node.source, steps), simpler)
        clauses = node.clauses if test == YES else (("where", test), *node.clauses)
        return replace(node, source=ir.Const(sum(1 << step for step in steps), STEPS), clauses=clauses)

    def _possible(self, source: ir.Expr) -> set[int] | None:
        """All steps that a set can hold; None if they are not known."""
        match source:
            case ir.Const(value):
                return set(bits_of(value))
            case ir.Op("set", args):
                return _all([self._values(arg) for arg in args])
            case ir.Op("union", (one, two)) | ir.If(_, one, two):
                return _all([self._possible(one), self._possible(two)])
            case ir.Op("meet" | "without", (one, two)):
                return self._possible(one) if self._possible(two) is not None else None
            case ir.Fold("set", (gen,), ir.Local(slot)) if slot == gen.slot and only_where(gen.clauses):
                return self._possible(gen.source)
            case ir.Call() if (body := self._body(source)) is not None:
                return self._possible(body)
        return None

    def _is_in(self, step: ir.Local, source: ir.Expr, among: set[int]) -> ir.Expr:
        """The condition that a step, one of some, is in a set."""

        def within(part: ir.Expr) -> ir.Expr:
            return self._is_in(step, part, among)

        match source:
            case ir.Const():
                held = self._possible(source) or set()
                return YES if among <= held else _any([_is(step, ir.Const(one, ir.Step())) for one in sorted(held)])
            case ir.Op("set", args):
                return _any([_is(step, arg) for arg in args])
            case ir.Op("union", (one, two)):
                return ir.Or((within(one), within(two)))
            case ir.Op("meet", (one, two)):
                return ir.And((within(one), within(two)))
            case ir.Op("without", (one, two)):
                return ir.And((within(one), opposite(within(two))))
            case ir.If(condition, one, two):
                return ir.If(condition, within(one), within(two), ir.Truth())
            case ir.Fold(_, (gen,)):
                tests = [substituted(condition, {gen.slot: step}) for _, condition in gen.clauses]
                return ir.And((within(gen.source), *tests))
        assert isinstance(source, ir.Call)
        body = self._body(source)
        assert body is not None
        return within(body)

    def _body(self, call: ir.Call) -> ir.Expr | None:
        """What a def says of its arguments, if it says it in one expression and none of them is computed twice."""
        function = self.program.functions[call.function]
        plain = all(isinstance(arg, ir.Local | ir.Const) for arg in call.args)
        fitting = all(arg.type == about.type for arg, about in zip(call.args, function.slots, strict=False))
        if function.lets or not plain or not fitting or bound_slots(function.result):
            return None
        found: ir.Expr = substituted(function.result, dict(enumerate(call.args)))
        return found

    def _values(self, step: ir.Expr) -> set[int] | None:
        """All values of a step that depends on a few locals, and on parts of the position that have few values."""
        made: dict[ir.Expr, int] = {}
        first = 1 + max((*free_slots(step), *bound_slots(step)), default=0)
        step = rewritten(step, lambda node: _as_local(node, made, first))
        if not self.faulting.facts.is_static(step):
            return None
        kinds = {node.slot: node.type for node in nodes(step) if isinstance(node, ir.Local)}
        slots = free_slots(step)
        domains = [_domain(kinds[slot], self.program) for slot in slots]
        if any(domain is None for domain in domains):
            return None
        combinations = list(product(*(domain or () for domain in domains)))
        if len(combinations) > COMBINATIONS:
            return None
        compute = self.computing.of(step)
        try:
            return {compute(dict(zip(slots, values))) for values in combinations} - {0}
        except Fault:
            return None


def _changes(body: tuple[ir.Stmt, ...], source: ir.Expr) -> bool:
    """Whether a loop gives a local another value on which its source depends; the source is taken when it begins."""
    given = {node.slot for node in nodes(body) if isinstance(node, ir.Assign | ir.Place | ir.TakeFirst)}
    return bool(given & set(free_slots(source)))


def _as_local(node: Any, made: dict[ir.Expr, int], first: int) -> Any:
    """What is read from the position as a local, which can be anything of its type."""
    return ir.Local(made.setdefault(node, first + len(made)), node.type) if isinstance(node, ir.Read) else node


def _domain(kind: ir.Type, program: ir.Program) -> range | None:
    """The values of a local, if they are few."""
    plain = isinstance(kind, ir.Truth) or isinstance(kind, ir.Number) and not kind.optional
    if not (plain or counts_from_one(kind)) or domain_size(kind, program) > COMBINATIONS:
        return None
    return values_of(kind, program)


def _all(parts: list[set[int] | None]) -> set[int] | None:
    found: set[int] = set()
    for part in parts:
        if part is None:
            return None
        found |= part
    return found


def _is(step: ir.Local, other: ir.Expr) -> ir.Expr:
    return ir.Op("eq", (step, other), ir.Truth())


def _any(tests: list[ir.Expr]) -> ir.Expr:
    return NO if not tests else tests[0] if len(tests) == 1 else ir.Or(tuple(tests))
