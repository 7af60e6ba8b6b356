"""A variable that is one known value for good, or another such variable, is not needed: the value stands where it was.

cdef int a = 3                                  ->  return x + 3
return x + a
cdef rw_between ends = rw_between_of(1, 7)      ->  for k in range(1, 7 + 1): ...
for k in range(ends.low, ends.high + 1): ...
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import ChangeExpr, is_pure, rewritten_body, walk
from rulewright.compiler.low.types import Surroundings

KINDS = {"int": "", "bint": "", "uint32_t": "u", "unsigned int": "u", "uint64_t": "ULL"}  # of constants, by type
ENDS = "rw_between_of"
Types = dict[str, low.Type]


def known_values(module: low.Functions, around: Surroundings) -> low.Functions:
    """The module without variables for what is known anyway."""
    functions, checks = (tuple(map(_told, some)) for some in (module.functions, module.checks))
    return replace(module, functions=functions, checks=checks)


def _told(function: low.Function) -> low.Function:
    """A function without one such variable after the other: what one is may be known as soon as another is."""
    while (found := _first_known(function)) is not None:
        name, value = found
        left = tuple(stmt for stmt in function.body if _given(stmt)[0] != name)
        function = replace(function, body=rewritten_body(left, _put(name, value), lambda body: body))
    return function


def _first_known(function: low.Function) -> tuple[str, low.Expr] | None:
    """The first variable that is one known value from a statement of the function itself on, and the value."""
    settled = _settled(function)
    for stmt in function.body:
        name, value = _given(stmt)
        if name in settled and value is not None and (same := _same(value, settled[name], settled)) is not None:
            return name, same
    return None


def _given(stmt: low.Stmt) -> tuple[str, low.Expr | None]:
    """The variable that a statement declares or sets, and to what."""
    match stmt:
        case low.Declare(name=name, value=value):
            return name, value
        case low.Assign(low.Local(name), value, ""):
            return name, value
    return "", None


def _settled(function: low.Function) -> Types:
    """The variables that are set once, as parameters are by the caller, with their types: nobody is told where they
    lie."""
    types = {one.name: one.type for one in function.params}
    times, lent = Counter(types.keys()), set[str]()
    for part in walk(function.body):
        match part:
            case low.Declare(kind, name, value, extent):
                types[name] = kind
                times[name] += 2 if extent is not None else value is not None
            case low.Assign(low.Local(name)):
                times[name] += 1
            case low.For(name):
                times[name] += 2
            case low.Assign(place) | low.Address(place):
                lent |= {one.name for one in walk(place) if isinstance(one, low.Local)}
    return {name: kind for name, kind in types.items() if times[name] == 1 and name not in lent}


def _same(value: low.Expr, kind: low.Type, settled: Types) -> low.Expr | None:
    """What may stand for a variable of a type that is set to a value; None if the value may be another one later."""
    match value:
        case low.Const(number, "") if kind.name in KINDS and (number >= 0 or not KINDS[kind.name]):
            return low.Const(number, KINDS[kind.name])
        case low.Const(_, of_kind) if of_kind and of_kind == KINDS.get(kind.name):
            return value
        case low.Global("True" | "False") if kind.name == "bint":
            return value
        case low.Local(name) if settled.get(name) == kind:
            return value
        case low.Call(function=name, args=args) if name == ENDS and all(isinstance(one, low.Const) for one in args):
            return value
    return None


def _put(name: str, value: low.Expr) -> ChangeExpr:
    """What puts a value where a variable was asked for."""

    def put(expr: low.Expr) -> low.Expr:
        match expr:
            case low.Local(asked) if asked == name:
                return value
            case low.Member(low.Call(function=called, args=ends), end) if called == ENDS and all(map(is_pure, ends)):
                return ends[end == "high"]
        return expr

    return put
