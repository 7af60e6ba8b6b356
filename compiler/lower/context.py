"""The module being written: the program and what is known about it, what was collected, what was found out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.written import Written
from rulewright.runtime import ir
from rulewright.runtime.effort import COMPILED, Effort
from rulewright.runtime.layout import Layout

LARGE = 200  # blocks
Found = TypeVar("Found")
Given = ParamSpec("Given")


@dataclass(slots=True)
class Module:
    """A module being written. `written` and `memory` grow meanwhile, all else stays as it is."""

    program: ir.Program
    layout: Layout
    facts: Facts
    ways: frozenset[str]  # what is done only for speed, by name (ways.py)
    lowering: Callable[[ir.Expr, Scope, Module], low.Expr]  # of any expression: each kind asks for its parts here
    effort: Effort = field(init=False)
    faulting: Faulting = field(init=False)
    states: dict[str, ir.State] = field(init=False)  # by name
    written: Written = field(init=False)
    memory: dict[Hashable, Any] = field(default_factory=dict)  # see `remember` and `part`

    def __post_init__(self) -> None:
        self.effort = Effort(self.program, COMPILED)
        self.faulting = Faulting(self.program, self.facts)
        self.states = {state.name: state for state in self.program.states}
        self.written = Written(self.program)

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

    # ---------------------------------------------------------------- what is collected, see written.py

    def slot(self, *what: Hashable) -> int:
        """The number of a local that no procedure or function has; for the same purpose always the same."""
        return self.written.slots.slot(*what)

    def fresh_slot(self) -> int:
        """The number of a local that nobody has yet."""
        return self.written.slots.fresh()

    def fault(self, code: str, message: str, where: ir.Where) -> int:
        """The number of a run-time error at a place."""
        return self.written.faults.site(code, message, where)

    def misfit(self, where: ir.Where, full: bool = False) -> int:
        """The fault of a value that does not fit its place, or of too many."""
        return self.fault("RW604" if full else "RW601", "a value does not fit its place", where)

    def once(self, key: Hashable, name: str, make: Callable[[str], low.Function]) -> str:
        """The function for `key`, written on first use; its name."""
        return self.written.functions.once(key, name, make)

    def helper(
        self, key: Hashable, name: str, kind: str, parameters: tuple[str, ...], *body: low.Stmt, inline: bool = True
    ) -> str:
        """A small function, written on first use; its name."""
        return self.once(key, name, lambda fresh: low.function(kind, fresh, parameters, body, inline))

    def shape(self, name: str, macro: str) -> str:
        """What a macro of the header defines, by its name; it is called on first use."""
        self.written.shapes.setdefault(name, macro)
        return name

    def constant(self, c_type: str, body: str, extent: int | None, name: str) -> low.Expr:
        """A constant of C type `c_type` (an array if `extent` is given) with an initialiser of numbers."""
        return self.written.constants.constant(c_type, body, extent, name)


def remembered(find: Callable[Given, Found]) -> Callable[Given, Found]:
    """What is found out about a module, the last argument, and whatever else is given, worked out on first use."""

    @wraps(find)
    def found(*args: Given.args, **named: Given.kwargs) -> Found:
        *about, module = args
        assert isinstance(module, Module)
        return module.remember((find, *about), lambda: find(*args, **named))

    return found
