"""Evaluate expressions that read no state: option defaults, board sizes, table cells, folded conditions.

1 + 2            ->  3
if no then a else b  ->  b
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulewright.compiler.elaborate.budget import Exhausted
from rulewright.compiler.elaborate.world import World
from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import domain_size, index_of, join
from rulewright.runtime.ops import OPERATORS, Alike, Site
from rulewright.runtime.values.clauses import ENDS, LAST, SKIPPED, judge
from rulewright.runtime.values.collections import walk
from rulewright.runtime.values.conversion import as_type
from rulewright.runtime.values.numbers import Overflow


class NotConstant(Exception):
    """The expression reads something that is not known when compiling."""


class TooMuch(NotConstant):
    """The expression takes longer to compute than a compiler should take."""


class TooLarge(NotConstant):
    """A number on the way to the value has more than 32 bits."""


def constant(expr: ir.Expr, world: World, env: dict[int, Any] | None = None) -> Any:
    """The value of an expression, or NotConstant."""
    world.budget.begin_constant()
    try:
        return _Evaluator(world, env or {}).value(expr)
    except Exhausted:
        raise TooMuch from None


class _Evaluator:
    """Walks one expression with the values of its locals."""

    def __init__(self, world: World, env: dict[int, Any]) -> None:
        self.world, self.env, self.program, self.budget = world, env, world.draft, world.budget

    def value(self, expr: ir.Expr) -> Any:
        self.budget.compute()
        match expr:
            case ir.Const(value):
                return value
            case ir.Local(slot):
                if slot not in self.env:
                    raise NotConstant
                return self.env[slot]
            case ir.If(condition, then, otherwise):
                return self.value(then if self.value(condition) else otherwise)
            case ir.And(items):
                return int(all(self.value(item) for item in items))
            case ir.Or(items):
                return int(any(self.value(item) for item in items))
            case ir.Op():
                return self.operation(expr)
            case ir.Column(table, column, row, index):
                return self.column(table, column, row, index)
            case ir.Fold():
                return self.fold(expr)
            case ir.Call(function, args):
                called = self.program.functions[function]
                env = dict(enumerate(self.value(arg) for arg in args))
                inner = _Evaluator(self.world, env)
                for let in called.lets:
                    env[let.slot] = inner.value(let.value)
                return inner.value(called.result)
            case _:
                raise NotConstant

    def operation(self, node: ir.Op) -> Any:
        """An operator, as its row has it."""
        row, kinds = OPERATORS[node.op], tuple(arg.type for arg in node.args)
        meaning = row.meaning
        if meaning is None or not row.foldable:
            raise NotConstant
        values = [self.value(arg) for arg in node.args]
        if not row.board:  # those of boards are there already
            self.charge(node.type)
        if row.alike:
            wanted = node.type if row.alike is Alike.AS_RESULT else join(*kinds)
            values = [as_type(kind, wanted, self.program)(value) for value, kind in zip(values, kinds)]
        site = Site(kinds, node.type, node.data, self.program, self.world.lattice)
        return _computed(lambda: meaning(site)(*values))

    def charge(self, kind: ir.Type) -> None:
        """The effort of writing out a set, by words, or a bag, by counts."""
        match kind:
            case ir.SetOf(item):
                self.budget.compute(domain_size(item, self.program) // 64)
            case ir.BagOf(item):
                self.budget.compute(domain_size(item, self.program))

    def column(self, table: str, column: str, row: ir.Expr, index: ir.Expr | None) -> Any:
        at = self.value(row)
        data = self.world.column_data(table, column)
        if not isinstance(data, ir.ColumnData):
            raise NotConstant
        value = data.values[at - 1] if at else data.nothing
        if index is not None and at:
            assert data.per is not None
            position = index_of(self.value(index), data.per)
            return value[position] if 0 <= position < len(value) else data.nothing
        return value

    def fold(self, node: ir.Fold) -> Any:
        """An aggregate, as its row has it."""
        row = AGGREGATES[node.op]
        self.charge(node.type)
        operands = () if node.value is None else (node.value.type, node.gens[0].type)[: 1 + row.pairs]
        gather = row.meaning(Site(operands, node.type, None, self.program, self.world.lattice))
        slot = node.gens[0].slot
        values = self.walk(node.gens, node)
        return _computed(lambda: gather((value, self.env[slot]) for value in values) if row.pairs else gather(values))

    def walk(self, gens: tuple[ir.Gen, ...], fold: ir.Fold) -> Iterator[Any]:
        """The values of an aggregate, for each combination of elements."""
        if not gens:
            yield self.gathered(fold)
            return
        gen = gens[0]
        for item in walk(gen.source.type)(self.value(gen.source)):
            self.budget.compute()
            self.env[gen.slot] = item
            verdict = judge(gen.clauses, self.value)
            if verdict == ENDS:
                return
            if verdict != SKIPPED:
                yield from self.walk(gens[1:], fold)
            if verdict == LAST:
                return

    def gathered(self, fold: ir.Fold) -> Any:
        if fold.value is None:
            return None
        value = self.value(fold.value)
        return as_type(fold.value.type, fold.type, self.program)(value) if AGGREGATES[fold.op].alike else value


def _computed(compute: Callable[[], Any]) -> Any:
    """What is computed; what has no result is no constant."""
    try:
        return compute()
    except Overflow:
        raise TooLarge from None
    except Fault:
        raise NotConstant from None
