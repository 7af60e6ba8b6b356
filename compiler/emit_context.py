"""What emission shares: the module being written, scopes of locals, and lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from rulewright.compiler.emit_facts import Facts
from rulewright.compiler.emit_names import Names
from rulewright.runtime import ir
from rulewright.runtime.effort import COMPILED, TOO_LONG, WORK, Effort
from rulewright.runtime.layout import Layout

LARGE = 200  # blocks
INLINED = 12  # a function with more lines is not asked to be inlined


@dataclass(frozen=True, slots=True)
class Choice:
    """A local that runs over a constant collection: its possible values, and the text of the place in it."""

    values: tuple[int, ...]
    index: str


@dataclass(frozen=True, slots=True)
class Scope:
    """The locals one can see: text and type by slot, which of them are never none, and which run over constants."""

    texts: dict[int, str] = field(default_factory=dict)
    types: dict[int, ir.Type] = field(default_factory=dict)
    some: frozenset[int] = frozenset()
    choices: dict[int, Choice] = field(default_factory=dict)
    where: ir.Where = ir.Where()
    within: bool = False  # this is part of something long, in which more is counted (runtime/effort.py)
    pure: bool = False  # nothing is written while this is evaluated, so states may be looped over in place

    def bind(self, slot: int, kind: ir.Type, text: str, some: bool, choice: Choice | None = None) -> Scope:
        """This scope with one more local."""
        choices = {other: c for other, c in self.choices.items() if other != slot}
        if choice is not None:
            choices[slot] = choice
        return replace(
            self,
            texts={**self.texts, slot: text},
            types={**self.types, slot: kind},
            some=self.some | {slot} if some else self.some - {slot},
            choices=choices,
        )

    def at(self, where: ir.Where) -> Scope:
        """This scope at a place of the author's text."""
        return replace(self, where=where) if where.line else self


class Lines:
    """The body of a function: statements at their depth, declarations kept apart for its top."""

    def __init__(self) -> None:
        self.declared: list[str] = []
        self.lines: list[str] = []
        self.depth = 0
        self.names = Names()
        self.charges: dict[int, int] = {}  # slot of a loop -> what each of its elements is counted as

    def add(self, *lines: str) -> None:
        """Statements at the present depth."""
        self.lines.extend("    " * self.depth + line for line in lines if line)

    def declare(self, kind: str, name: str, hint: str = "") -> str:
        """A C local of its own, declared at the top."""
        found = self.names.fresh(name, hint)
        self.declared.append(f"cdef {kind} {found}")
        return found

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Statements under `head:`."""
        self.add(head + ":")
        self.depth += 1
        before = len(self.lines)
        yield
        if len(self.lines) == before:
            self.add("pass")
        self.depth -= 1

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Statements one deeper, under a head that is written already."""
        self.depth += 1
        yield
        self.depth -= 1

    def text(self, head: str, comment: str = "") -> str:
        """The finished function."""
        if len(self.lines) > INLINED:
            head = head.replace("cdef inline ", "cdef ", 1)  # the C compiler knows better
        top = [head + ":"]
        if comment:
            top.append("    " + comment)
        body = ["    " + line for line in (*self.declared, *self.lines)]
        return "\n".join((*top, *(body or ["    pass"]))) + "\n"


Text = Callable[[ir.Expr, Scope], str]
Found = TypeVar("Found")


@dataclass(slots=True)
class Module:
    """A module being written. Collected in the order in which things come up, which is the same every time."""

    program: ir.Program
    layout: Layout
    facts: Facts
    lowering: bool  # masks, tables: only for speed
    names: Names = field(default_factory=Names)
    texts: Text = field(default=lambda expr, scope: "")
    shapes: dict[str, tuple[str, ...]] = field(default_factory=dict)  # C type -> the macro call that defines it
    declarations: dict[str, str] = field(default_factory=dict)  # C type -> how Cython is told of it
    tables: dict[str, str] = field(default_factory=dict)  # C text of a constant -> its name
    table_lines: list[str] = field(default_factory=list)
    table_externs: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    known: dict[Any, str] = field(default_factory=dict)  # what has been emitted already, by what it is
    faults: dict[tuple[str, str, ir.Where], int] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)  # layout field -> member name
    cache: dict[Any, Any] = field(default_factory=dict)
    effort: Effort = field(init=False)

    def __post_init__(self) -> None:
        self.effort = Effort(self.program, COMPILED)

    @property
    def compact(self) -> bool:
        """Whether the program is so large that the time to build it counts more than the last bit of speed."""
        return len(self.program.blocks) > LARGE

    def text(self, expr: ir.Expr, scope: Scope) -> str:
        """An expression as Cython text."""
        return self.texts(expr, scope)

    def fault(self, code: str, message: str, where: ir.Where) -> int:
        """The number of a run-time error at a place."""
        return self.faults.setdefault((code, message, where), len(self.faults) + 1)

    def count(self, units: int, lines: Lines, where: ir.Where, leave: str = "break", times: str = "1") -> None:
        """Expensive computation is counted; too much of it is a fault."""
        if units:
            spent = str(units) if times == "1" else f"<int>({WORK + 1} if {times} > {WORK // units} else {units} * {times})"
            lines.add(f"s.r_spent += {spent}")
            with lines.block(f"if s.r_spent > s.r_alarm and alarmed(s, {self.fault('RW611', TOO_LONG, where)})"):
                lines.add(leave)

    def begin_long(self, units: int, lines: Lines, where: ir.Where, leave: str) -> str:
        """The head of a function that can take long: it is counted, and named if it takes too long, unless another is that called
        it. The statement that ends it."""
        if not units:
            return ""
        outer = lines.declare("int", "outer")
        lines.add(f"{outer} = s.r_place")
        with lines.block(f"if {outer} == 0"):
            lines.add(f"s.r_place = {self.fault('RW611', TOO_LONG, where)}")
        self.count(units, lines, where, leave)
        return f"s.r_place = {outer}"

    def once(self, key: Any, name: str, make: Callable[[str], str]) -> str:
        """The function for `key`, written on first use; its name."""
        if key not in self.known:
            fresh = self.names.fresh(name)
            self.known[key] = fresh
            self.functions.append(make(fresh))
        return self.known[key]

    def remember(self, key: Any, make: Callable[[], Found]) -> Found:
        """What has been found out about `key`, worked out on first use."""
        if key not in self.cache:
            self.cache[key] = make()
        found: Found = self.cache[key]
        return found

    def constant(self, c_type: str, body: str, extent: str = "", prefix: str = "K") -> str:
        """A constant of C type `c_type` (an array if `extent` is given) with an initialiser of numbers; its name."""
        key = f"{c_type}{extent}={body}"
        if key not in self.tables:
            name = self.names.fresh(prefix, str(len(self.tables) + 1))
            self.tables[key] = name
            self.table_lines.append(f"static const {c_type} {name}{extent} = {body};")
            self.table_externs.append(f"const {c_type} {name}{extent}")
        return self.tables[key]


def braces(items: Iterable[object]) -> str:
    """A C initialiser."""
    return "{" + ", ".join(str(item) for item in items) + "}"
