"""How much work a computation can be at the worst, so that what could go on for hours is counted while it is done.

Counted are statements, each element of a loop, each call of a function or a procedure and each listed move, in one
account for a move and all its look-aheads. A loop or call that can never take more than a few steps is counted with
what it stands in. Compiled code does not count at all where the whole (the outermost loop, a procedure, blocks in a
circle) can never take long: such code is as fast as if nothing were counted, and the two accounts differ by that much.
Results that the interpreter remembers cost what it took to find them.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.circles import circles
from rulewright.runtime.domain import domain_size
from rulewright.runtime.members import constant_ends, most_members
from rulewright.runtime.walking import nodes

WORK = 5_000_000  # units without asking anybody
PER_STATEMENT = 5  # units: a million statements are too many
PER_MOVE = 5  # units of a listed move, so that no list of moves fills the memory


class Grain(NamedTuple):
    """How finely a backend counts: what takes no more than `fine` steps is counted with what it stands in, and what
    takes no more than `brief` steps in all is not counted at all."""

    fine: int
    brief: int


INTERPRETED = Grain(64, 64)
COMPILED = Grain(4096, 100_000)
STEPS = 8  # as one unit
CHUNK = 50_000  # units after which a module looks up: has the user interrupted?
TRIAL_STEPS = 10_000  # decisions met in look-aheads, for one move or one `can`
TRIAL_DEPTH = 400  # decisions of a look-ahead that follow one another
MOST = 10**18
MOVES = 100_000  # in one list,
MOVE_BYTES = 1 << 28  # which does not take more memory
TOO_MANY = "there are more than {:,} moves to choose from here"
TOO_DEEP = (
    f"looking ahead takes too long: more than {TRIAL_STEPS:,} decisions, {TRIAL_DEPTH} one after the other, or a"
    " million steps"
)
ASKED = 64  # times that rules may ask, one within the other, whether they can be carried out
ASKED_AGAIN = f"whether this can be carried out is asked again and again within itself, more than {ASKED} times"
TOO_LONG = "the rules go on for more than a million steps without asking anybody"


class Effort:
    """The worst cost of expressions, statements, functions and procedures of a program, in steps."""

    def __init__(self, program: ir.Program, grain: Grain) -> None:
        self._program = program
        self._fine, self._brief = grain
        self._known: dict[int, tuple[Any, int]] = {}
        self._bodies: dict[tuple[str, int], int] = {}

    def of(self, node: Any) -> int:
        """The steps of an expression or a statement at the worst."""
        if id(node) not in self._known:
            self._known[id(node)] = (node, min(MOST, self._cost(node)))
        return self._known[id(node)][1]

    @cached_property
    def within(self) -> set[tuple[str, int]]:
        """The functions, procedures and blocks ('f', 'p', 'b' and a number) that are part of something long: what is
        called from there, and whatever goes round in circles without anybody being asked."""
        found: set[tuple[str, int]] = set()
        waiting: list[Any] = [self._program.blocks[number] for circle in circles(self._program) for number in circle]
        waiting += [node for node in nodes(_tellings(self._program)) if self._is_long(node)]
        for number in range(len(self._program.procs)):
            if self._body("p", number) > self._brief:
                found.add(("p", number))
                waiting.append(self._program.procs[number].body)
        while waiting:
            root = waiting.pop()
            if isinstance(root, ir.Block):
                found.add(("b", root.number))
                root = (root.body, root.end)
            for kind, number in self._called(root) - found:
                found.add((kind, number))
                function = self._program.functions[number] if kind == "f" else None
                waiting.append((function.lets, function.result) if function else self._program.procs[number].body)
        return found

    def _is_long(self, node: Any) -> bool:
        match node:
            case ir.Fold() | ir.ForEach() | ir.Reach() | ir.Steps() | ir.Loop():
                return isinstance(node, ir.Loop) or self.of(node) > self._brief
            case ir.Option():
                return self.lists_long(node)
        return False

    def _called(self, root: Any) -> set[tuple[str, int]]:
        found: set[tuple[str, int]] = set()
        for node in nodes(root):
            match node:
                case ir.Call(number):
                    found.add(("f", number))
                case ir.Formula(table, column):
                    data = self._program.tables[table].columns[column]
                    found |= {("f", number) for number in getattr(data, "functions", ()) if number >= 0}
                case ir.Invoke(number):
                    found.add(("p", number))
                case ir.InvokeRules():
                    found |= {("p", snippet.proc) for snippet in self._program.snippets}
        return found

    def call(self, number: int) -> int:
        """What a call of a function is counted as; 0 if it is cheap."""
        if self._body("f", number) <= self._least(("f", number) in self.within):
            return 0
        function = self._program.functions[number]
        return self._units((*(let.value for let in function.lets), function.result))

    def invocation(self, number: int) -> int:
        """What carrying out a procedure that never suspends is counted as; 0 if it is cheap."""
        if self._body("p", number) <= self._least(("p", number) in self.within):
            return 0
        return self.pass_of(self._program.procs[number].body)

    def pass_of(self, body: tuple[ir.Stmt, ...]) -> int:
        """What carrying out some statements once is counted as."""
        return (1 + self._statements(body)) * PER_STATEMENT + self._units(body)

    def _statements(self, body: tuple[ir.Stmt, ...]) -> int:
        """How many statements are carried out, as far as they do not count for themselves."""
        found = len(body)
        for stmt in body:
            match stmt:
                case ir.Invoke(number) if self.of(stmt) <= self._fine:
                    found += self._statements(self._program.procs[number].body)
                case ir.When(_, then, otherwise) if self.of(stmt) <= self._fine:
                    found += max(self._statements(then), self._statements(otherwise))
                case ir.ForEach(gen, inner) if self.of(stmt) <= self._fine:
                    found += self._size(gen) * (1 + self._statements(inner))
        return found

    def _units(self, parts: tuple[Any, ...]) -> int:
        """What a call or a pass is counted as: whatever in it is not counted by itself."""
        return 1 + sum(cost for part in parts if (cost := self.of(part)) <= self._fine) // STEPS

    def is_dear(self, stmt: ir.Stmt, within: bool = True) -> bool:
        """Whether a statement is counted, given whether it stands in something long."""
        return self.of(stmt) > self._least(within)

    def is_long(self, node: Any) -> bool:
        """Whether what stands in an expression or a statement is part of something long."""
        return self.of(node) > self._brief

    def lists_long(self, option: ir.Option) -> bool:
        """Whether going through the ranges of an option can take long."""
        return self._nested(_gens(option), None)[0] > self._brief

    def loops(
        self, gens: tuple[ir.Gen, ...], value: ir.Expr | None, within: bool = True, units: int = 1
    ) -> dict[int, int]:
        """What each element of nested loops is counted as, by slot; cheap loops are left out."""
        costs = self._nested(gens, value)
        least = self._least(within or costs[0] > self._brief)
        found = {}
        for gen, cost, inner in zip(gens, costs[:-1], costs[1:], strict=True):
            if cost > least:
                inside = inner if inner <= least else 0
                clauses = self._units(tuple(condition for _, condition in gen.clauses))
                found[gen.slot] = units * self._weight(gen) + clauses - 1 + inside // STEPS
        return found

    def _weight(self, gen: ir.Gen) -> int:
        """How many elements of other loops one of this is worth: subsets and splits are made member by member."""
        match gen.source:
            case ir.Op("subsets" | "splits", args):
                kind = next((arg.type.item for arg in args if isinstance(arg.type, ir.SetOf)), None)
                return 1 + domain_size(kind, self._program) // STEPS if kind is not None else 1
        return 1

    def _least(self, within: bool) -> int:
        """What takes no more steps is not counted."""
        return self._fine if within else self._brief

    def _nested(self, gens: tuple[ir.Gen, ...], value: ir.Expr | None) -> list[int]:
        """The steps of nested loops, outermost first, and of what is computed inside them."""
        costs = [self.of(value) if value is not None else 1]
        for gen in reversed(gens):
            body = costs[0] + sum(self.of(condition) for _, condition in gen.clauses)
            costs.insert(0, min(MOST, self._size(gen) * body + self.of(gen.source)))
        return costs

    def moves(self, option: ir.Option) -> dict[int, int]:
        """What each value of an option's parameters is counted as when its moves are listed."""
        return self.loops(_gens(option), None, False, PER_MOVE)

    def fill(self, node: ir.Reach | ir.Steps, within: bool = True) -> int:
        """What each element of a flood fill is counted as; 0 if the whole of it is cheap."""
        return int(self.of(node) > self._least(within))

    def _body(self, kind: str, number: int) -> int:
        """The steps of a function or procedure at the worst; one that can call itself may take any number."""
        if (kind, number) not in self._bodies:
            self._bodies[kind, number] = MOST
            function = self._program.functions[number] if kind == "f" else None
            parts = (
                (*(let.value for let in function.lets), function.result)
                if function
                else self._program.procs[number].body
            )
            self._bodies[kind, number] = min(MOST, sum(self.of(part) for part in parts))
        return self._bodies[kind, number]

    def _cost(self, node: Any) -> int:
        match node:
            case tuple():
                return sum(self.of(item) for item in node)
            case ir.Const() | ir.Local():
                return 1
            case ir.Call(number, args):
                return 1 + self._body("f", number) + self.of(args)
            case ir.Formula(table, column, row, args):
                data = self._program.tables[table].columns[column]
                numbers = [number for number in getattr(data, "functions", ()) if number >= 0]
                return (
                    1 + max((self._body("f", number) for number in numbers), default=0) + self.of(row) + self.of(args)
                )
            case ir.Fold(_, gens, value):
                return self._nested(gens, value)[0]
            case ir.ForEach(gen, body):
                return self._size(gen) * (self.of(body) + sum(self.of(condition) for _, condition in gen.clauses))
            case ir.Invoke(number, args):
                return 1 + self._body("p", number) + self.of(args)
            case ir.InvokeRules(rules, args):
                called = {snippet.proc for snippet in self._program.snippets}
                return (
                    1 + max((self._body("p", number) for number in called), default=0) + self.of(rules) + self.of(args)
                )
            case ir.Loop() | ir.Can():
                return self._brief  # whatever they do, they count for themselves, but not how often they are begun
            case ir.Reach(next=following) | ir.Steps(next=following):
                assert isinstance(following.type, ir.SetOf)
                return domain_size(following.type.item, self._program) * self.of(following)
        names = _fields_of(node.__class__)
        if names is None:
            return 0
        return 1 + sum(self.of(part) for name in names if _has_parts(part := getattr(node, name)))

    def _size(self, gen: ir.Gen) -> int:
        match gen.source:
            case ir.Op("subsets", args):
                item = args[0].type
                assert isinstance(item, ir.SetOf)
                return int(min(MOST, 2 ** min(60, domain_size(item.item, self._program))))
            case ir.Op("splits"):
                return MOST
        ends = constant_ends(gen.source)
        if ends is not None:
            return len(ends)
        match gen.source.type:
            case ir.ListOf(_, capacity):
                return capacity
            case ir.Ring(size, _):
                return size
            case ir.SetOf():
                return most_members(gen.source, self._program)
            case ir.BagOf(item, capacity):
                return min(capacity, 255 * domain_size(item, self._program))
            case ir.Between():
                return ir.MANY
            case _:
                return 1


@cache
def _fields_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a class of nodes; None for what is not a node."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


def _has_parts(value: Any) -> bool:
    return isinstance(value, tuple) or _fields_of(value.__class__) is not None


def most_moves(program: ir.Program) -> int:
    """How many moves a list may hold: fewer where a move is large."""
    sizes = [
        sum(_move_bytes(param.type, program) for param in option.params)
        for d in program.decisions
        for option in d.options
    ]
    return min(MOVES, MOVE_BYTES // (16 + max(sizes, default=0)))


def _move_bytes(kind: ir.Type, program: ir.Program) -> int:
    match kind:
        case ir.SetOf(item):
            return (domain_size(item, program) + 63) // 64 * 8
        case ir.BagOf(item):
            return (domain_size(item, program) + 7) // 8 * 8
    return 8


def _gens(option: ir.Option) -> tuple[ir.Gen, ...]:
    return tuple(ir.Gen(param.slot, param.type, param.source, param.clauses) for param in option.params)


def _tellings(program: ir.Program) -> tuple[Any, ...]:
    """All that is told of a game."""
    return (
        program.functions,
        program.procs,
        program.blocks,
        program.decisions,
        program.networks,
        program.scores,
        program.rank,
        program.invariants,
    )
