"""The low IR: what a module computes, as data. About 25 kinds of node, between the Program and the text of a module.

Expressions are those of C: a constant, a local, a global (a table, a constant of the header), a member, an element, an
operation, a call. Types are C types, told where something is declared and worked out everywhere else (types.py). What
each node may contain is said and checked in spec.py; printer.py makes text of it. Nodes are never changed, only made
anew.

    count + 1                     Binary("+", Local("count"), Const(1))
    s.m_disc[1] & 0x3FULL         Binary("&", Element(Member(Local("s"), "m_disc"), Const(1)), Const(63, "ULL"))
    if left == 0: fault(s, 7)     If(Compare("==", Local("left"), Const(0)), (Do(Call("fault", …)),))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeAlias

from rulewright.runtime.node import node

# ---------------------------------------------------------------- types


@node
class Type:
    """A C type: a name, and how often it must be dereferenced."""

    name: str
    stars: int = 0
    const: bool = False

    def __str__(self) -> str:
        return f"{'const ' if self.const else ''}{self.name}{'*' * self.stars}"


# ---------------------------------------------------------------- expressions


def _operator(op: str, turned: bool = False) -> Callable[[Expr, Value], Expr]:
    """What Python does for an operator between expressions; `turned`: the number stands in front."""
    if turned:
        return lambda one, other: Binary(op, expr(other), one)
    return lambda one, other: Binary(op, one, expr(other))


class Expr:
    """An expression; operators make larger ones: `a + 1`, `a & ~b`, `table[place]`."""

    __slots__ = ()

    __add__, __radd__ = _operator("+"), _operator("+", True)
    __sub__, __rsub__ = _operator("-"), _operator("-", True)
    __mul__, __rmul__ = _operator("*"), _operator("*", True)
    __lshift__, __rlshift__ = _operator("<<"), _operator("<<", True)
    __rshift__, __floordiv__, __mod__ = _operator(">>"), _operator("//"), _operator("%")
    __and__, __or__, __xor__ = _operator("&"), _operator("|"), _operator("^")

    def __invert__(self) -> Expr:
        return Unary("~", self)

    def __neg__(self) -> Expr:
        return Unary("-", self)

    def __getitem__(self, index: Value) -> Expr:
        return Element(self, expr(index))

    __iter__ = None  # an element is asked for by its place, one by one


@node
class Const(Expr):
    """An integer; `kind` is how C sees it: an int, `u` or `ULL`."""

    value: int
    kind: str = ""


@node
class Local(Expr):
    """A parameter or a declared variable of the function."""

    name: str


@node
class Global(Expr):
    """A table of the module, or a constant of the header: RW_NIL, True, False, NULL."""

    name: str


@node
class Member(Expr):
    """A member of a struct, or of the struct a pointer points to: `s.m_disc` is a field of the position."""

    of: Expr
    name: str


@node
class Element(Expr):
    """An element of an array or of what a pointer points to."""

    of: Expr
    index: Expr


@node
class Unary(Expr):
    """`-`, `~`, `not`."""

    op: str
    of: Expr


@node
class Binary(Expr):
    """`+ - * // % & | ^ << >>`."""

    op: str
    left: Expr
    right: Expr


@node
class Compare(Expr):
    """`== != < <= > >=`."""

    op: str
    left: Expr
    right: Expr


@node
class Logic(Expr):
    """`and`, `or`: one after the other, until it is decided."""

    op: str
    items: tuple[Expr, ...]


@node
class Select(Expr):
    """One of two values."""

    condition: Expr
    then: Expr
    otherwise: Expr


@node
class Cast(Expr):
    """A value as one of another type."""

    type: Type
    of: Expr


@node
class Address(Expr):
    """Where something lies."""

    of: Expr


@node
class Call(Expr):
    """A function of the module or of the header, called."""

    function: str
    args: tuple[Expr, ...]


@node
class SizeOf(Expr):
    """The bytes of a type."""

    type: Type


Value: TypeAlias = Expr | int

# ---------------------------------------------------------------- statements


class Stmt:
    """A statement."""

    __slots__ = ()


Body = tuple[Stmt, ...]


@node
class Declare(Stmt):
    """A variable of a function; an array if it has an extent."""

    type: Type
    name: str
    value: Expr | None = None
    extent: Expr | None = None


@node
class Assign(Stmt):
    """A value put somewhere; with an `op`, into what is there."""

    target: Expr
    value: Expr
    op: str = ""


@node
class If(Stmt):
    """Either, or."""

    condition: Expr
    then: Body = ()
    otherwise: Body = ()


@node
class While(Stmt):
    """As long as a condition holds."""

    condition: Expr
    body: Body = ()


@node
class For(Stmt):
    """A count from `low` to below `high`; the bounds are asked once."""

    name: str
    low: Expr
    high: Expr
    body: Body = ()


@node
class Break(Stmt):
    """The innermost loop ends."""


@node
class Continue(Stmt):
    """The innermost loop goes on with its next turn."""


@node
class Return(Stmt):
    """The function ends."""

    value: Expr | None = None


@node
class Do(Stmt):
    """A call for what it does."""

    call: Expr


@node
class Comment(Stmt):
    """A line for the reader."""

    text: str


# ---------------------------------------------------------------- what a module consists of


@node
class Parameter:
    """A parameter of a function."""

    type: Type
    name: str


@node
class Function:
    """A function; `inline` asks the C compiler to write it where it is called, `known_as` is what rules.h calls it, if
    it does."""

    name: str
    type: Type
    params: tuple[Parameter, ...]
    body: Body
    inline: bool = False
    comment: str = ""
    known_as: str = ""


@node
class Table:
    """A constant, or an array of constants if `extent` is given; `body` is what C calls an initialiser."""

    type: Type
    name: str
    body: str
    extent: int | None = None
    comment: str = ""


@node
class Functions:
    """All functions of a module, as they were lowered or after a pass."""

    functions: tuple[Function, ...]
    checks: tuple[Function, ...]  # called by whoever checks a position, never by fast code


# ---------------------------------------------------------------- making them

TRUE, FALSE, NULL, NIL = Global("True"), Global("False"), Global("NULL"), Global("RW_NIL")
ZERO, ONE = Const(0), Const(1)
STATE = Local("s")


def expr(value: Value) -> Expr:
    """A number as a node; a node as it is."""
    if isinstance(value, bool):
        return TRUE if value else FALSE
    if isinstance(value, int):
        return Const(value)
    if not isinstance(value, Expr):
        raise TypeError(f"no expression: {value!r}")
    return value


def call(function: str, *args: Value) -> Expr:
    """A call."""
    return Call(function, tuple(map(expr, args)))


def names(*given: str) -> tuple[Expr, ...]:
    """Variables by their names."""
    return tuple(map(Local, given))


def path(text: str) -> Expr:
    """A member of a member of a variable: `rng.moves.count`."""
    first, *rest = text.split(".")
    found: Expr = Local(first)
    for one in rest:
        found = Member(found, one)
    return found


def field(name: str) -> Expr:
    """A member of the position."""
    return Member(STATE, name)


def member(of: Expr, *names: str) -> Expr:
    """A member of a struct, or a member of that."""
    for name in names:
        of = Member(of, name)
    return of


def address(of: Expr) -> Expr:
    """Where something lies; where what a pointer points to lies is the pointer."""
    return Address(of)


def cast(kind: str | Type, of: Value) -> Expr:
    """A value as one of another type."""
    return Cast(kind if isinstance(kind, Type) else type_named(kind), expr(of))


@cache
def type_named(text: str) -> Type:
    """A type by what C calls it: `int`, `const Move*`."""
    plain = text.replace(" *", "*").strip()
    const = plain.startswith("const ")
    plain = plain.removeprefix("const ")
    name = plain.rstrip("*")
    return Type(name.strip(), len(plain) - len(name), const)


def _comparison(op: str) -> Callable[[Value, Value], Expr]:
    return lambda left, right: Compare(op, expr(left), expr(right))


eq, ne, lt, le, gt, ge = map(_comparison, ("==", "!=", "<", "<=", ">", ">="))


def within(value: Value, count: int) -> Expr:
    """0 <= value < count, in one comparison."""
    return lt(cast("unsigned int", value), Const(count, "u"))


def beyond(value: Value, count: int) -> Expr:
    """value < 0 or value >= count, in one comparison."""
    return ge(cast("unsigned int", value), Const(count, "u"))


def both(*items: Value) -> Expr:
    """All of some conditions."""
    return _logic("and", items)


def either(*items: Value) -> Expr:
    """Any of some conditions."""
    return _logic("or", items)


def _logic(op: str, items: tuple[Value, ...]) -> Expr:
    found: list[Expr] = []
    for item in map(expr, items):
        found += item.items if isinstance(item, Logic) and item.op == op else (item,)
    if not found:
        return TRUE if op == "and" else FALSE
    return found[0] if len(found) == 1 else Logic(op, tuple(found))


def is_truth(of: Expr) -> bool:
    """Whether a value is surely 0 or 1, and Cython knows it."""
    match of:
        case Compare() | Unary("not") | Global("True" | "False"):
            return True
        case Logic(_, items):
            return all(is_truth(item) for item in items)
    return False


def negate(of: Value) -> Expr:
    """The opposite of a condition."""
    return Unary("not", expr(of))


def select(condition: Value, then: Value, otherwise: Value) -> Expr:
    """`then if condition else otherwise`."""
    return Select(expr(condition), expr(then), expr(otherwise))


def assign(target: Expr, value: Value, op: str = "") -> Stmt:
    """`target = value`."""
    return Assign(target, expr(value), op)


def declare(kind: str, name: str, value: Value | None = None, extent: Value | None = None) -> Declare:
    """A variable of a function."""
    first, room = (None if one is None else expr(one) for one in (value, extent))
    return Declare(type_named(kind), name, first, room)


def when(condition: Value, *then: Stmt) -> Stmt:
    """Statements under a condition."""
    return If(expr(condition), then)


def count(variable: Expr, first: Value, last: Value) -> Stmt:
    """The head of a count from `first` to below `last`."""
    return loop(variable, first, last)


def loop(variable: Expr, first: Value, last: Value, *body: Stmt) -> Stmt:
    """Statements for each number from `first` to below `last`."""
    assert isinstance(variable, Local)
    return For(variable.name, expr(first), expr(last), body)


def fault(site: Value) -> Stmt:
    """A run-time error of this position is noted; the first counts."""
    return do("fault", STATE, site)


def returns(value: Value) -> Stmt:
    """`return value`."""
    return Return(expr(value))


def do(function: str, *args: Value) -> Stmt:
    """A call for what it does."""
    return Do(call(function, *args))


def function(
    kind: str,
    name: str,
    parameters: Iterable[str],
    body: Body,
    inline: bool = False,
    comment: str = "",
    known_as: str = "",
) -> Function:
    """A function; its parameters as C declares them: `const Move* m`."""
    taken = tuple(map(parameter, parameters))
    return Function(name, type_named(kind), taken, body, inline, comment, known_as)


def parameter(declared: str) -> Parameter:
    """A parameter as C declares it."""
    at = max(declared.rfind(" "), declared.rfind("*")) + 1
    return Parameter(type_named(declared[:at]), declared[at:])


def braces(items: Iterable[object]) -> str:
    """A C initialiser."""
    return "{" + ", ".join(map(str, items)) + "}"
