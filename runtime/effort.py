"""How much work a computation can be at the worst, so that what could go on for hours is counted while it is done.

Counted are statements, each element of a loop and each call of a function, unless the whole loop or call is cheap: then it costs nothing.
What is cheap and how elements are counted is each backend's own affair (a compiled loop may look at sixty cells at once): the brake ends
what would never come back, it is no part of the meaning of a game.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

WORK = 5_000_000  # units without asking anybody
PER_STATEMENT = 5  # units: a million statements are too many
PER_MOVE = 5  # units of a listed move, so that no list of moves fills the memory
CHUNK = 50_000  # units after which a module looks up: has the user interrupted?
TRIAL_STEPS = 10_000  # decisions met in look-aheads, for one move or one `can`
TRIAL_DEPTH = 400  # decisions of a look-ahead that follow one another
MOST = 10**18
TOO_DEEP = f"looking ahead takes too long: more than {TRIAL_STEPS:,} decisions, {TRIAL_DEPTH} one after the other, or a million steps"
TOO_LONG = "the rules go on for more than a million steps without asking anybody"


class Effort:
    """The worst cost of the expressions of a program, in steps; what takes at most `cheap` steps is not counted."""

    def __init__(self, program: ir.Program, cheap: int) -> None:
        self._program, self._cheap = program, cheap
        self._known: dict[int, tuple[Any, int]] = {}
        self._functions: dict[int, int] = {}

    def of(self, node: Any) -> int:
        """The steps of an expression at the worst."""
        if id(node) not in self._known:
            self._known[id(node)] = (node, min(MOST, self._cost(node)))
        return self._known[id(node)][1]

    def call(self, number: int) -> int:
        """What a call of a function is counted as; 0 if it is cheap."""
        return int(self._function(number) > self._cheap)

    def is_dear(self, stmt: ir.Stmt) -> bool:
        """Whether a statement is not cheap."""
        return self.of(stmt) > self._cheap

    def loops(self, gens: tuple[ir.Gen, ...], value: ir.Expr | None, units: int = 1) -> dict[int, int]:
        """What each element of nested loops is counted as, by slot; cheap loops are left out."""
        costs = self._nested(gens, value)
        return {gen.slot: units for gen, cost in zip(gens, costs, strict=False) if cost > self._cheap}

    def _nested(self, gens: tuple[ir.Gen, ...], value: ir.Expr | None) -> list[int]:
        """The steps of nested loops, outermost first, and of what is computed inside them."""
        costs = [self.of(value) if value is not None else 1]
        for gen in reversed(gens):
            body = costs[0] + sum(self.of(condition) for _, condition in gen.clauses)
            costs.insert(0, min(MOST, self._size(gen) * body + self.of(gen.source)))
        return costs

    def moves(self, option: ir.Option) -> dict[int, int]:
        """What each value of an option's parameters is counted as when its moves are listed."""
        gens = tuple(ir.Gen(param.slot, param.type, param.source, param.clauses) for param in option.params)
        return self.loops(gens, None, PER_MOVE)

    def fill(self, node: ir.Reach | ir.Steps) -> int:
        """What each element of a flood fill is counted as; 0 if the whole of it is cheap."""
        return int(self.of(node) > self._cheap)

    def _function(self, number: int) -> int:
        if number not in self._functions:
            function = self._program.functions[number]
            self._functions[number] = min(MOST, sum(self.of(let.value) for let in function.lets) + self.of(function.result))
        return self._functions[number]

    def _cost(self, node: Any) -> int:
        match node:
            case tuple():
                return sum(self.of(item) for item in node)
            case ir.Const() | ir.Local():
                return 1
            case ir.Call(number, args):
                return self._function(number) + self.of(args)
            case ir.Formula(table, column, row, args):
                data = self._program.tables[table].columns[column]
                numbers = [number for number in getattr(data, "functions", ()) if number >= 0]
                return max((self._function(number) for number in numbers), default=0) + self.of(row) + self.of(args)
            case ir.Fold(_, gens, value):
                return self._nested(gens, value)[0]
            case ir.ForEach(gen, body):
                return self._size(gen) * (self.of(body) + sum(self.of(condition) for _, condition in gen.clauses))
            case ir.Loop() | ir.Invoke() | ir.InvokeRules() | ir.Can():
                return self._cheap  # whatever they do, they count for themselves, but not how often they are begun
            case ir.Reach(next=following) | ir.Steps(next=following):
                assert isinstance(following.type, ir.SetOf)
                return domain_size(following.type.item, self._program) * self.of(following)
        if not is_dataclass(node):
            return 0
        return 1 + sum(self.of(getattr(node, each.name)) for each in fields(node) if _has_parts(getattr(node, each.name)))

    def _size(self, gen: ir.Gen) -> int:
        match gen.source:
            case ir.Op("subsets", args):
                item = args[0].type
                assert isinstance(item, ir.SetOf)
                return int(min(MOST, 2 ** min(60, domain_size(item.item, self._program))))
            case ir.Op("splits"):
                return MOST
            case ir.Op("between", (ir.Const(int(low)), ir.Const(int(high)))):
                return max(0, high - low + 1)
            case ir.Const(int(members), ir.SetOf()):
                return members.bit_count()
            case ir.Const((int(low), int(high)), ir.Between()):
                return max(0, high - low + 1)
        match gen.source.type:
            case ir.ListOf(_, capacity):
                return capacity
            case ir.Ring(size, _):
                return size
            case ir.SetOf(item):
                return domain_size(item, self._program)
            case ir.BagOf(item, capacity):
                return min(capacity, 255 * domain_size(item, self._program))
            case ir.Between():
                return ir.MANY
            case _:
                return 1


def _has_parts(value: Any) -> bool:
    return isinstance(value, tuple) or is_dataclass(value) and not isinstance(value, type)
