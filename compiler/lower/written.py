"""What is collected while a module is written, each kind apart, in the order in which it comes up: which is the same
every time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.header import shared_names
from rulewright.compiler.lower.names import Names
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

BUDGET = 150_000  # entries of all computed tables of a module


@dataclass(slots=True)
class Functions:
    """Functions that come up while others are written, and by what they are known."""

    names: Names
    written: list[low.Function] = field(default_factory=list)
    known: dict[Hashable, str] = field(default_factory=dict)

    def once(self, key: Hashable, name: str, make: Callable[[str], low.Function]) -> str:
        """The function for `key`, written on first use; its name."""
        if key not in self.known:
            fresh = self.names.fresh(name)
            self.known[key] = fresh
            self.written.append(make(fresh))
        return self.known[key]


@dataclass(slots=True)
class Constants:
    """Constant tables, one for all uses of the same numbers, and how many entries were computed for them."""

    names: Names
    tables: dict[tuple[str, int | None, str], low.Table] = field(default_factory=dict)
    computed: int = 0

    def constant(self, c_type: str, body: str, extent: int | None, name: str) -> low.Expr:
        """A constant of C type `c_type` (an array if `extent` is given) with an initialiser of numbers."""
        key = (c_type, extent, body)
        if key not in self.tables:
            self.tables[key] = low.Table(low.type_named(c_type), self.names.fresh(name), body, extent)
        return low.Global(self.tables[key].name)

    def affords(self, entries: int) -> bool:
        """Whether there is room for so many computed entries more."""
        return self.computed + entries <= BUDGET


@dataclass(slots=True)
class Faults:
    """Run-time errors by their places, numbered from 1 on."""

    sites: dict[tuple[str, str, ir.Where], int] = field(default_factory=dict)

    def site(self, code: str, message: str, where: ir.Where) -> int:
        """The number of a run-time error at a place."""
        return self.sites.setdefault((code, message, where), len(self.sites) + 1)


class Slots:
    """Locals that lowering adds to those of the program, by what they are for."""

    def __init__(self, program: ir.Program) -> None:
        taken = (getattr(node, "slot", None) for node in nodes(program))
        self.first = 2 + max((slot for slot in taken if slot is not None), default=0)
        self.known: dict[tuple[Hashable, ...], int] = {}

    def slot(self, *what: Hashable) -> int:
        """The number of a local that no procedure or function has; for the same purpose always the same."""
        return self.known.setdefault(what, self.first + len(self.known))

    def fresh(self) -> int:
        """The number of a local that nobody has yet."""
        return self.slot("fresh", len(self.known))


class Written:
    """All of it. Functions and constants have names of their own; `shapes` are C types and functions, each with the
    macro call that defines it."""

    def __init__(self, program: ir.Program) -> None:
        self.names = Names(shared_names())
        self.functions = Functions(self.names)
        self.constants = Constants(self.names)
        self.faults = Faults()
        self.slots = Slots(program)
        self.shapes: dict[str, str] = {}
