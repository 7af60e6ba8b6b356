"""What emission shares: the module being written, scopes of locals, and lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import Names
from rulewright.runtime import ir
from rulewright.runtime.effort import COMPILED, TOO_LONG, WORK, Effort
from rulewright.runtime.layout import Layout
from rulewright.runtime.reached import reached_blocks
from rulewright.runtime.walking import nodes, prefers_of

LARGE = 200  # blocks
BREAK = low.Break()


@dataclass(frozen=True, slots=True)
class Choice:
    """A local that runs over a constant collection: its possible values, and the place in it."""

    values: tuple[int, ...]
    index: low.Expr


@dataclass(frozen=True, slots=True)
class Scope:
    """The locals one can see: value and type by slot, which of them are never none, and which run over constants."""

    values: Mapping[int, low.Expr] = field(default_factory=dict)
    types: Mapping[int, ir.Type] = field(default_factory=dict)
    some: frozenset[int] = frozenset()
    choices: Mapping[int, Choice] = field(default_factory=dict)
    where: ir.Where = ir.Where()
    within: bool = False  # this is part of something long, in which more is counted (runtime/effort.py)
    copies: tuple[low.Expr, ...] = ()  # of a weighed loop over a bag: how many of the present element there are
    pure: bool = False  # nothing is written while this is evaluated, so states may be looped over in place

    def bind(self, slot: int, kind: ir.Type, value: low.Expr, some: bool, choice: Choice | None = None) -> Scope:
        """This scope with one more local."""
        choices = {other: c for other, c in self.choices.items() if other != slot}
        if choice is not None:
            choices[slot] = choice
        return replace(
            self,
            values={**self.values, slot: value},
            types={**self.types, slot: kind},
            some=self.some | {slot} if some else self.some - {slot},
            choices=choices,
        )

    def holding(self, found: Mapping[int, tuple[low.Expr, ir.Type]]) -> Scope:
        """This scope with more locals: value and type by slot. Which are never none it knows already."""
        values = {slot: value for slot, (value, _) in found.items()}
        types = {slot: kind for slot, (_, kind) in found.items()}
        return replace(self, values={**self.values, **values}, types={**self.types, **types})

    def at(self, where: ir.Where) -> Scope:
        """This scope at a place of the author's text."""
        return replace(self, where=where) if where.line else self


Found = TypeVar("Found")


@dataclass(slots=True)
class Module:
    """A module being written. Collected in the order in which things come up, which is the same every time."""

    program: ir.Program
    layout: Layout
    facts: Facts
    ways: frozenset[str]  # what is done only for speed, by name (ways.py)
    lowering: Callable[[ir.Expr, Scope, Module], low.Expr]  # of any expression: each kind asks for its parts here
    names: Names = field(default_factory=Names)
    shapes: dict[str, str] = field(default_factory=dict)  # C type or function -> the macro call that defines it
    tables: dict[tuple[str, int | None, str], low.Table] = field(default_factory=dict)
    functions: list[low.Function] = field(default_factory=list)
    known: dict[Any, str] = field(default_factory=dict)  # what has been emitted already, by what it is
    faults: dict[tuple[str, str, ir.Where], int] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)  # layout field -> member name
    entries: dict[tuple[str, int, int], int] = field(default_factory=dict)  # from outside into the flow -> its point
    given: dict[tuple[str, ...], str] = field(default_factory=dict)  # C types of arguments -> the struct of them
    table_entries: int = 0
    slots: dict[Any, int] = field(default_factory=dict)  # locals that lowering adds, by what they are for
    memory: dict[Any, Any] = field(default_factory=dict)  # see `remember`
    effort: Effort = field(init=False)
    faulting: Faulting = field(init=False)
    faulting_besides_trials: Faulting = field(init=False)
    asked_again: dict[int, ir.Where] = field(init=False)
    states: dict[str, ir.State] = field(init=False)
    prefers: dict[tuple[int, int], tuple[int, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.effort = Effort(self.program, COMPILED)
        self.faulting = Faulting(self.program, self.facts)
        self.faulting_besides_trials = self.faulting.besides_trials()
        self.asked_again = self.faulting.asked_again
        self.states = {state.name: state for state in self.program.states}
        self.prefers = prefer_owners(self.program)

    def uses(self, way: str) -> bool:
        """Whether something is done that is only for speed."""
        return way in self.ways

    @property
    def reached(self) -> frozenset[int]:
        """The numbers of the blocks that are written."""
        return self.remember("reached", self._reached)

    def _reached(self) -> frozenset[int]:
        if not self.uses("reached_only"):
            return frozenset(range(len(self.program.blocks)))
        tried = {one.proc for one in nodes(self.program) if isinstance(one, ir.Can) and one.proc is not None}
        return reached_blocks(self.program, {0, *tried, *(snippet.proc for snippet in self.program.snippets)})

    @property
    def reached_blocks(self) -> list[ir.Block]:
        """The blocks that are written."""
        blocks = self.program.blocks
        return self.remember("reached blocks", lambda: [block for block in blocks if block.number in self.reached])

    @property
    def asked_somewhere(self) -> list[ir.Decision]:
        """The decisions that are written."""
        every = self.program.decisions
        return self.remember("asked somewhere", lambda: [one for one in every if one.block in self.reached])

    @property
    def compact(self) -> bool:
        """Whether the program is so large that the time to build it counts more than the last bit of speed."""
        return len(self.program.blocks) > LARGE

    def lowered(self, expr: ir.Expr, scope: Scope) -> low.Expr:
        """An expression as a node."""
        return self.lowering(expr, scope, self)

    def is_some(self, expr: ir.Expr, scope: Scope) -> bool:
        """Whether an expression is surely not none."""
        return self.facts.is_some(expr, lambda slot: slot in scope.some)

    def slot(self, *what: Any) -> int:
        """The number of a local that no procedure or function has; for the same purpose always the same."""
        if not self.slots:
            taken = (getattr(node, "slot", None) for node in nodes(self.program))
            self.slots[()] = 1 + max((slot for slot in taken if slot is not None), default=0)
        return self.slots.setdefault(what, self.slots[()] + len(self.slots))

    def fresh_slot(self) -> int:
        """The number of a local that nobody has yet."""
        return self.slot("fresh", len(self.slots))

    def fault(self, code: str, message: str, where: ir.Where) -> int:
        """The number of a run-time error at a place."""
        return self.faults.setdefault((code, message, where), len(self.faults) + 1)

    def count(
        self, units: int, lines: Lines, where: ir.Where, leave: low.Stmt = BREAK, times: low.Expr = low.ONE
    ) -> None:
        """Expensive computation is counted; too much of it is a fault."""
        if not units:
            return
        spent: low.Expr = low.Const(units)
        if times != low.ONE:
            spent = low.cast("int", low.select(low.gt(times, WORK // units), WORK + 1, units * times))
        lines.add(low.assign(low.field("r_spent"), spent, "+"))
        site = self.fault("RW611", TOO_LONG, where)
        lines.when(
            low.both(low.gt(low.field("r_spent"), low.field("r_alarm")), low.call("alarmed", low.STATE, site)), leave
        )

    def begin_long(self, units: int, lines: Lines, where: ir.Where, leave: low.Stmt) -> low.Stmt | None:
        """The head of a function that can take long: it is counted, and named if it takes too long, unless another is
        that called it. The statement that ends it."""
        if not units:
            return None
        ending = self.begin_named(lines, where)
        self.count(units, lines, where, leave)
        return ending

    def begin_named(self, lines: Lines, where: ir.Where) -> low.Stmt:
        """Here begins what is named if it takes too long. The statement that ends it."""
        outer = lines.declare("int", "outer")
        lines.add(low.assign(outer, low.field("r_place")))
        lines.when(low.eq(outer, 0), low.assign(low.field("r_place"), self.fault("RW611", TOO_LONG, where)))
        return low.assign(low.field("r_place"), outer)

    def once(self, key: Any, name: str, make: Callable[[str], low.Function]) -> str:
        """The function for `key`, written on first use; its name."""
        if key not in self.known:
            fresh = self.names.fresh(name)
            self.known[key] = fresh
            self.functions.append(make(fresh))
        return self.known[key]

    def helper(
        self, key: Any, name: str, kind: str, parameters: tuple[str, ...], *body: low.Stmt, inline: bool = True
    ) -> str:
        """A small function, written on first use; its name."""
        return self.once(key, name, lambda fresh: low.function(kind, fresh, parameters, body, inline))

    def shape(self, name: str, macro: str) -> str:
        """What a macro of the header defines, by its name; it is called on first use."""
        self.shapes.setdefault(name, macro)
        return name

    def remember(self, key: Any, make: Callable[[], Found]) -> Found:
        """What has been found out about `key`, worked out on first use."""
        if key not in self.memory:
            self.memory[key] = make()
        found: Found = self.memory[key]
        return found

    def constant(self, c_type: str, body: str, extent: int | None, name: str) -> low.Expr:
        """A constant of C type `c_type` (an array if `extent` is given) with an initialiser of numbers."""
        key = (c_type, extent, body)
        if key not in self.tables:
            self.tables[key] = low.Table(low.type_named(c_type), self.names.fresh(name), body, extent)
        return low.Global(self.tables[key].name)


def prefer_owners(program: ir.Program) -> dict[tuple[int, int], tuple[int, ...]]:
    """For each prefer (guard, order) the options to which it belongs."""
    owners: dict[tuple[int, int], list[int]] = {}
    number = 0
    for decision in program.decisions:
        for option in decision.options:
            for key in {(prefer.guard.number, prefer.order): None for prefer in prefers_of(program, decision, option)}:
                owners.setdefault(key, []).append(number)
            number += 1
    return {key: tuple(options) for key, options in owners.items()}


def braces(items: Iterable[object]) -> str:
    """A C initialiser."""
    return "{" + ", ".join(str(item) for item in items) + "}"
