"""The module being written: the program and what is known about it, what was collected, what was found out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.names import Names
from rulewright.compiler.lower.scope import Scope
from rulewright.runtime import ir
from rulewright.runtime.effort import COMPILED, Effort
from rulewright.runtime.layout import Layout
from rulewright.runtime.walking import nodes

LARGE = 200  # blocks
BUDGET = 150_000  # entries of all computed tables of a module
Found = TypeVar("Found")


@dataclass(slots=True)
class Module:
    """A module being written. What is collected grows meanwhile, each kind apart, in the order in which it comes up:
    which is the same every time. All else stays as it is."""

    program: ir.Program
    layout: Layout
    facts: Facts
    ways: frozenset[str]  # what is done only for speed, by name (ways.py)
    lowering: Callable[[ir.Expr, Scope, Module], low.Expr]  # of any expression: each kind asks for its parts here
    effort: Effort = field(init=False)
    faulting: Faulting = field(init=False)
    states: dict[str, ir.State] = field(init=False)  # by name
    memory: dict[Hashable, Any] = field(default_factory=dict)  # see `remember` and `part`
    names: Names = field(default_factory=Names)  # of functions and tables
    functions: list[low.Function] = field(default_factory=list)  # that came up while others were written
    known: dict[Hashable, str] = field(default_factory=dict)  # their names, by what they are for
    shapes: dict[str, str] = field(default_factory=dict)  # C types and functions, and the macro calls that define them
    tables: dict[tuple[str, int | None, str], low.Table] = field(default_factory=dict)  # one for all uses of the same
    computed: int = 0  # entries that were computed for tables
    sites: dict[tuple[str, str, ir.Where], int] = field(default_factory=dict)  # of run-time errors, from 1 on
    slots: dict[tuple[Hashable, ...], int] = field(default_factory=dict)  # added to the program's, by what they are for
    first_slot: int = field(init=False)

    def __post_init__(self) -> None:
        self.effort = Effort(self.program, COMPILED)
        self.faulting = Faulting(self.program, self.facts)
        self.states = {state.name: state for state in self.program.states}
        taken = (getattr(node, "slot", None) for node in nodes(self.program))
        self.first_slot = 2 + max((slot for slot in taken if slot is not None), default=0)

    def uses(self, way: str) -> bool:
        """Whether something is done that is only for speed."""
        return way in self.ways

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

    def remember(self, key: Hashable, make: Callable[[], Found]) -> Found:
        """What has been found out about `key`, worked out on first use."""
        if key not in self.memory:
            self.memory[key] = make()
        found: Found = self.memory[key]
        return found

    def part(self, kind: Callable[[], Found]) -> Found:
        """What one file of lowering collects for itself, in a class of its own."""
        return self.remember(kind, kind)

    # ---------------------------------------------------------------- what is collected

    def slot(self, *what: Hashable) -> int:
        """The number of a local that no procedure or function has; for the same purpose always the same."""
        return self.slots.setdefault(what, self.first_slot + len(self.slots))

    def fresh_slot(self) -> int:
        """The number of a local that nobody has yet."""
        return self.slot("fresh", len(self.slots))

    def fault(self, code: str, message: str, where: ir.Where) -> int:
        """The number of a run-time error at a place."""
        return self.sites.setdefault((code, message, where), len(self.sites) + 1)

    def misfit(self, where: ir.Where, full: bool = False) -> int:
        """The fault of a value that does not fit its place, or of too many."""
        return self.fault("RW604" if full else "RW601", "a value does not fit its place", where)

    def once(self, key: Hashable, name: str, make: Callable[[str], low.Function]) -> str:
        """The function for `key`, written on first use; its name."""
        if key not in self.known:
            fresh = self.names.fresh(name)
            self.known[key] = fresh
            self.functions.append(make(fresh))
        return self.known[key]

    def helper(
        self, key: Hashable, name: str, kind: str, parameters: tuple[str, ...], *body: low.Stmt, inline: bool = True
    ) -> str:
        """A small function, written on first use; its name."""
        return self.once(key, name, lambda fresh: low.function(kind, fresh, parameters, body, inline))

    def shape(self, name: str, macro: str) -> str:
        """What a macro of the header defines, by its name; it is called on first use."""
        self.shapes.setdefault(name, macro)
        return name

    def constant(self, c_type: str, body: str, extent: int | None, name: str) -> low.Expr:
        """A constant of C type `c_type` (an array if `extent` is given) with an initialiser of numbers."""
        key = (c_type, extent, body)
        if key not in self.tables:
            self.tables[key] = low.Table(low.type_named(c_type), self.names.fresh(name), body, extent)
        return low.Global(self.tables[key].name)

    def affords(self, entries: int) -> bool:
        """Whether there is room for so many computed entries more."""
        return self.computed + entries <= BUDGET


def remembered(find: Callable[[Module], Found]) -> Callable[[Module], Found]:
    """What is found out about a module, worked out on first use."""

    @wraps(find)
    def found(module: Module) -> Found:
        return module.remember(find, lambda: find(module))

    return found
