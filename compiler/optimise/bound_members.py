"""Where a loop asks of each element whether a value is in a set of it, what can be in that set at all is asked first.

any(a in men: c in covers(a, man[a]))    ->  any(a in men: c in widest_covers(a, man[a]) and c in covers(a, man[a]))

The widest set follows from the parameters alone, so it is looked up: conditions that read the position are left out,
and what depends on a few values of it is joined over all of them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import product
from typing import Any

from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import bound_slots, free_slots, rewritten, rewritten_program
from rulewright.compiler.optimise.functions import NewFunctions
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one, domain_size, values_of
from rulewright.runtime.walking import nodes

LARGEST = 5_000  # sets that are looked up
FEW = 8  # combinations of what is read


def bound_members(program: ir.Program) -> ir.Program:
    """The program with questions that are asked first."""
    bounds = _Bounds(program)
    changed = rewritten_program(program, bounds.changed)
    made = bounds.functions.made
    return replace(changed, functions=(*changed.functions, *made)) if made else program


class _Bounds:
    """The functions that tell the widest sets, made as they are needed."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.faulting = Faulting(program)
        self.functions = NewFunctions(program)
        self.known: dict[int, ir.Function | None] = {}

    def changed(self, node: Any) -> Any:
        """A loop that asks first."""
        match node:
            case ir.Fold("any", (ir.Gen(slot),), ir.Op("in", (item, ir.Call(number, args) as call)) as asked):
                if slot in free_slots(item) or slot not in free_slots(call) or not self._is_looked_up(number):
                    return node
                widest = None if self.faulting.may(node) else self._widest_function(number)
                if widest is None:
                    return node
                first = replace(asked, args=(item, ir.Call(widest.number, args, call.type)))
                return replace(node, value=ir.And((first, asked)))
        return node

    def _is_looked_up(self, number: int) -> bool:
        """Whether a set that follows from the parameters of a function is looked up: it changes now, and would not."""
        function, count = self.program.functions[number], 1
        for about in function.slots[: function.params]:
            if not counts_from_one(about.type):
                return False
            count *= domain_size(about.type, self.program) + 1
        return count <= LARGEST and not self.faulting.facts.is_static(function.result)

    def _widest_function(self, number: int) -> ir.Function | None:
        if number not in self.known:
            function = self.program.functions[number]
            self.known[number] = None
            result = None if function.lets else self._widest(function.result)
            if result is not None:
                widest = replace(function, name=f"widest_{function.name}", result=result)
                self.known[number] = self.functions.add(widest)
        return self.known[number]

    def _widest(self, made: ir.Expr) -> ir.Expr | None:
        """A set that holds all that another one can ever hold; None if none is known."""
        if self.faulting.facts.is_static(made):
            return made
        match made:
            case _ if not isinstance(made.type, ir.SetOf):
                return None
            case ir.Op("union", (one, two)):
                return self._joined(made.type, one, two)
            case ir.Op("meet" | "without", (one, _)):
                return self._widest(one)
            case ir.If(condition, then, otherwise) if self.faulting.facts.is_static(condition):
                parts = self._all_widest(then, otherwise)
                return None if parts is None else replace(made, then=parts[0], otherwise=parts[1])
            case ir.If(_, then, otherwise):
                return self._joined(made.type, then, otherwise)
            case ir.Call(number, args) if self.faulting.facts.is_static(args):
                widest = self._widest_function(number)
                return None if widest is None else replace(made, function=widest.number)
            case ir.Fold("set" | "union" as op, gens, value) if value is not None:
                return self._widest_fold(made, gens, value, op)
        return self._over_all_values(made)

    def _all_widest(self, *made: ir.Expr) -> list[ir.Expr] | None:
        found = [wider for one in made if (wider := self._widest(one)) is not None]
        return found if len(found) == len(made) else None

    def _joined(self, kind: ir.Type, one: ir.Expr, two: ir.Expr) -> ir.Expr | None:
        parts = self._all_widest(one, two)
        return None if parts is None else ir.Op("union", tuple(parts), kind)

    def _widest_fold(self, fold: ir.Fold, gens: tuple[ir.Gen, ...], value: ir.Expr, op: str) -> ir.Expr | None:
        """All that loops can come to: conditions that read the position may hold or not."""
        widest = self._widest(value) if op == "union" else value
        sources = self._all_widest(*(gen.source for gen in gens))
        if sources is None or not self.faulting.facts.is_static((widest, tuple(sources))):
            return None
        wider = tuple(
            replace(gen, source=source, clauses=tuple(one for one in gen.clauses if self._is_kept(one)))
            for gen, source in zip(gens, sources, strict=True)
        )
        return None if widest is None else replace(fold, gens=wider, value=widest)

    def _is_kept(self, clause: tuple[str, ir.Expr]) -> bool:
        return clause[0] == "where" and self.faulting.facts.is_static(clause[1])

    def _over_all_values(self, made: ir.Expr) -> ir.Expr | None:
        """A set that depends on a few things that are read, joined over all that they can be."""
        reads = {node: None for node in nodes(made) if isinstance(node, ir.Read)}
        domains = [_values(read.type, self.program) for read in reads]
        combinations = list(product(*(domain or () for domain in domains)))
        if bound_slots(made) or None in domains or not 0 < len(combinations) <= FEW:
            return None
        found: list[ir.Expr] = [_with(made, dict(zip(reads, values, strict=True))) for values in combinations]
        if not self.faulting.facts.is_static(tuple(found)):
            return None
        return reduce(lambda one, two: ir.Op("union", (one, two), made.type), found)


def _with(tree: ir.Expr, values: dict[ir.Read, ir.Const]) -> Any:
    """An expression in which something is known that is read."""
    return rewritten(tree, lambda node: values.get(node, node) if isinstance(node, ir.Read) else node)


def _values(kind: ir.Type, program: ir.Program) -> list[ir.Const] | None:
    """What something can be, if that is little."""
    if not counts_from_one(kind) or domain_size(kind, program) >= FEW:
        return None
    return [ir.Const(value, kind) for value in values_of(kind, program)]
