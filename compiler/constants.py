"""Evaluate expressions that read no state: option defaults, board sizes, table cells, folded conditions.

1 + 2            ->  3
if no then a else b  ->  b
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, index_of, nothing, value_at
from rulewright.runtime.reference import containers
from rulewright.runtime.reference.arithmetic import COMPUTING, comparison, emptiness, field_reader
from rulewright.runtime.reference.fitting import conversion
from rulewright.runtime.reference.lattice import add_steps, bounded_step, scale_step, subtract_steps

if TYPE_CHECKING:
    from rulewright.compiler.world import World


class NotConstant(Exception):
    """The expression reads something that is not known when compiling."""


class TooMuch(NotConstant):
    """The expression takes longer to compute than a compiler should take."""


class TooLarge(NotConstant):
    """A number on the way to the value has more than 32 bits."""


STEPS_MAX = 200_000  # parts and elements looked at for one constant
WORLD_STEPS_MAX = 4_000_000  # for all constants of a game


def constant(expr: ir.Expr, world: World, env: dict[int, Any] | None = None) -> Any:
    """The value of an expression, or NotConstant."""
    steps = _Steps(min(STEPS_MAX, WORLD_STEPS_MAX - world.constant_steps))
    try:
        return _Evaluator(world, env or {}, steps).value(expr)
    finally:
        world.constant_steps += steps.taken


class _Steps:
    """Counts the effort of one constant, so that no definition can keep the compiler busy for ever."""

    def __init__(self, most: int) -> None:
        self.most, self.taken = most, 0

    def take(self, count: int = 1) -> None:
        self.taken += count
        if self.taken > self.most:
            self.taken = self.most
            raise TooMuch


_NUMBERS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "eq": lambda a, b: int(a == b),
    "ne": lambda a, b: int(a != b),
    "lt": lambda a, b: int(a < b),
    "le": lambda a, b: int(a <= b),
    "gt": lambda a, b: int(a > b),
    "ge": lambda a, b: int(a >= b),
}


_STEPS: dict[str, Callable[[int, int], int]] = {
    "make_step": bounded_step,
    "step_add": add_steps,
    "step_sub": subtract_steps,
    "step_scale": scale_step,
}


class _Evaluator:
    """Walks one expression with the values of its locals."""

    def __init__(self, world: World, env: dict[int, Any], steps: _Steps) -> None:
        self.world, self.env, self.steps = world, env, steps

    @property
    def program(self) -> ir.Program:
        return self.world.components

    def value(self, expr: ir.Expr) -> Any:
        self.steps.take()
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
            case ir.Op(op, args, kind, data):
                return self.operation(op, args, kind, data)
            case ir.Column(table, column, row, index):
                return self.column(table, column, row, index)
            case ir.Fold():
                return self.fold(expr)
            case ir.Call(function, args):
                called = self.world.functions[function]
                env = dict(enumerate(self.value(arg) for arg in args))
                inner = _Evaluator(self.world, env, self.steps)
                for let in called.lets:
                    env[let.slot] = inner.value(let.value)
                return inner.value(called.result)
            case _:
                raise NotConstant

    def operation(self, op: str, args: tuple[ir.Expr, ...], kind: ir.Type, data: Any) -> Any:
        values = [self.value(arg) for arg in args]
        types = [arg.type for arg in args]
        if op in ("le", "lt", "ge", "gt") and isinstance(types[0], ir.BagOf | ir.SetOf):
            return comparison(op, types[0])(*values)
        if op in COMPUTING and ir.NIL in values:
            raise NotConstant
        if op in _NUMBERS:
            result = _NUMBERS[op](values[0], values[1])
            if abs(result) > ir.MANY:
                raise TooLarge
            return result
        match op:
            case "div" | "mod":
                if values[1] == 0:
                    raise NotConstant
                return values[0] // values[1] if op == "div" else values[0] % values[1]
            case "neg":
                return -values[0]
            case "min":
                return min(values)
            case "max":
                return max(values)
            case "not":
                return int(not values[0])
            case "is_empty":
                return emptiness(types[0])(values[0])
            case "range":
                return self.mask(range(values[0], values[1] + 1), kind)
            case "set":
                return self.mask((v for v, t in zip(values, types) if index_of(v, t) >= 0), kind)
            case "whole":
                assert isinstance(kind, ir.SetOf)
                return (1 << self.size(kind.item)) - 1
            case "union" | "meet" | "without":
                a, b = values
                return a | b if op == "union" else a & b if op == "meet" else a & ~b
            case "in":
                return int(values[0] in set(self.elements(values[1], types[1])))
            case "size":
                return (
                    sum(1 for _ in self.elements(values[0], types[0]))
                    if not isinstance(types[0], ir.BagOf)
                    else sum(values[0])
                )
            case "amount":
                assert isinstance(kind, ir.BagOf)
                counts = [0] * self.size(kind.item)
                at = index_of(values[1], kind.item)
                if 0 <= at < len(counts):
                    counts[at] = max(0, values[0])
                return tuple(counts)
            case "bag":
                assert isinstance(kind, ir.BagOf)
                self.size(kind.item)
                return containers.bag_maker(kind, self.program)(*values)
            case "bag_add":
                return tuple(a + b for a, b in zip(values[0], values[1]))
            case "bag_sub":
                return tuple(max(0, a - b) for a, b in zip(values[0], values[1]))
            case "set_bag":
                assert isinstance(kind, ir.BagOf)
                return tuple(int(letter) for letter in f"{values[0]:0{self.size(kind.item)}b}"[::-1])
            case "list":
                return tuple(values)
            case "distinct":
                return tuple(dict.fromkeys(values[0]))
            case "between":
                return (values[0], values[1])
            case "make_step" | "step_add" | "step_sub" | "step_scale":
                return _STEPS[op](values[0], values[1])
            case (
                "cell_at"
                | "first_of"
                | "second_of"
                | "go"
                | "step"
                | "way_step"
                | "neighbours"
                | "surroundings"
                | "distance"
            ):
                return getattr(self.world.lattice(data), op)(*values)
            case "field":
                record, number = data
                return field_reader(record, number, self.program)(values[0])
            case "shift":
                moved = values[0] + values[1]
                return moved if values[0] and 1 <= moved <= domain_size(kind, self.program) else 0
            case "turn":
                size = domain_size(kind, self.program)
                return (values[0] - 1 + values[1]) % size + 1 if values[0] else 0
            case "gap":
                return values[0] - values[1]
            case "count_of":
                return containers.count_of(types[0])(*values)
            case "bag_set":
                return containers.as_set(types[0], kind, self.program)(*values)
            case "recast":
                convert = conversion(types[0], kind, self.program)
                return values[0] if convert is None else convert(values[0])
            case "first":
                for item in self.elements(values[0], types[0]):
                    return item
                return nothing(kind, self.program)
            case "record":
                return self.record(data, values)
            case _:
                raise NotConstant

    def size(self, kind: ir.Type) -> int:
        """The size of a domain that is about to be written out."""
        size = domain_size(kind, self.program)
        self.steps.take(size // 8)
        return size

    def record(self, name: str, values: list[Any]) -> int:
        code = 0
        for value, (_, kind) in zip(values, self.program.records[name].fields):
            index = index_of(value, kind)
            size = domain_size(kind, self.program)
            if not 0 <= index < size:
                return 0
            code = code * size + index
        return code + 1

    def mask(self, values: Any, kind: ir.Type) -> int:
        assert isinstance(kind, ir.SetOf)
        size = self.size(kind.item)
        bits = bytearray(size // 8 + 1)
        for value in values:
            self.steps.take()
            index = index_of(value, kind.item)
            if 0 <= index < size:
                bits[index // 8] |= 1 << index % 8
        return int.from_bytes(bits, "little")

    def elements(self, value: Any, kind: ir.Type) -> Iterator[Any]:
        for element in self.unpacked(value, kind):
            self.steps.take()
            yield element

    @staticmethod
    def unpacked(value: Any, kind: ir.Type) -> Iterator[Any]:
        match kind:
            case ir.SetOf(item):
                return (value_at(i, item) for i, letter in enumerate(f"{value:b}"[::-1]) if letter == "1")
            case ir.BagOf(item):
                return (value_at(i, item) for i, count in enumerate(value) for _ in range(count))
            case ir.ListOf() | ir.Ring():
                return iter(value)
            case ir.Between():
                return iter(range(value[0], value[1] + 1))
            case _:
                raise NotConstant

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

    def fold(self, fold: ir.Fold) -> Any:
        found = list(self.walk(fold.gens, fold))
        match fold.op:
            case "count":
                return len(found)
            case "any":
                return int(any(found))
            case "all":
                return int(all(found))
            case "sum" if not isinstance(fold.type, ir.BagOf):
                return sum(found)
            case "min" | "max":
                return (min if fold.op == "min" else max)(found) if found else nothing(fold.type, self.program)
            case "first":
                return found[0] if found else nothing(fold.type, self.program)
            case "set":
                return self.mask(found, fold.type)
            case "union":
                result = 0
                for one in found:
                    result |= one
                return result
            case _:
                raise NotConstant

    def walk(self, gens: tuple[ir.Gen, ...], fold: ir.Fold) -> Iterator[Any]:
        if not gens:
            yield self.value(fold.value) if fold.value is not None else 1
            return
        gen = gens[0]
        for item in self.elements(self.value(gen.source), gen.source.type):
            self.env[gen.slot] = item
            verdict = self.clauses(gen)
            if verdict in ("take", "last"):
                yield from self.walk(gens[1:], fold)
            if verdict in ("end", "last"):
                return

    def clauses(self, gen: ir.Gen) -> str:
        verdict = "take"
        for word, condition in gen.clauses:
            holds = self.value(condition)
            if word == "where" and not holds:
                return "end" if verdict == "last" else "skip"
            if word == "while" and not holds:
                return "end"
            if word == "until" and holds:
                verdict = "last"
        return verdict
