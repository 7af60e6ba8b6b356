"""Casts that change nothing are left out: a value that is handed over becomes what is wanted there anyway, and C
computes with small numbers as with `int`.

cdef int a = <int>s.m_turn          ->  cdef int a = s.m_turn
m.args[0] = <uint64_t><int64_t>a    ->  m.args[0] = a
if <int>s.m_turn == 0:              ->  if s.m_turn == 0:
0xFFFFFFFFFFFFFFFFULL & ~a          ->  ~a
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low import types
from rulewright.compiler.low.rewrite import rewritten_body
from rulewright.compiler.low.spec import Check, with_own

SIZES = {"int": (32, True), "unsigned int": (32, False), "size_t": (64, False), "char": (8, True)} | {
    f"{loose}{sign}int{bits}_t": (bits, not sign)
    for loose in ("", "rw_loose_")
    for sign in ("", "u")
    for bits in (8, 16, 32, 64)
}  # bits, and whether there is a sign; truths are left alone: Cython treats them in its own way

EVERY = 2**64 - 1


def drop_casts(module: low.Functions, around: types.Surroundings) -> low.Functions:
    """The module without casts that change nothing."""
    known = with_own(module, around)
    functions, checks = (
        tuple(_Casts(Check(one, known)).without() for one in some) for some in (module.functions, module.checks)
    )
    return replace(module, functions=functions, checks=checks)


class _Casts:
    """The casts of one function."""

    def __init__(self, check: Check) -> None:
        self.check, self.function = check, check.function

    def without(self) -> low.Function:
        self.check.declarations(self.function.body)
        return replace(self.function, body=rewritten_body(self.function.body, self.expression, self.body))

    def expression(self, expr: low.Expr) -> low.Expr:
        """An expression, whose parts are plain already."""
        match expr:
            case low.Local() | low.Const() | low.Member():
                return expr
            case low.Unary(op, low.Cast() as of):
                return low.Unary(op, self.plain(of))
            case low.Binary("&", low.Const(value, "ULL"), other) if (
                value == EVERY and self.check.type(other) == types.LONG
            ):
                return other
            case low.Binary(op, left, right) if isinstance(left, low.Cast) or isinstance(right, low.Cast):
                return low.Binary(op, self.plain(left), self.plain(right))
            case low.Compare(op, left, right) if isinstance(left, low.Cast) or isinstance(right, low.Cast):
                return low.Compare(op, self.plain(left), self.plain(right))
            case low.Element(of, low.Cast() as index):
                return low.Element(of, self.plain(index))
            case low.Select(condition, then, otherwise):
                return low.Select(self.condition(condition), then, otherwise)
            case low.Cast(kind, of):
                return low.Cast(kind, self.handed(of, kind))
            case low.Call(function, args):
                _, wanted = self.check.around.functions[function]
                return low.Call(function, tuple(map(self.handed, args, wanted)))
        return expr

    def body(self, body: low.Body) -> low.Body:
        return tuple(map(self.statement, body))

    def statement(self, stmt: low.Stmt) -> low.Stmt:
        match stmt:
            case low.Declare(kind, name, low.Expr() as value):
                return low.Declare(kind, name, self.handed(value, kind), stmt.extent)
            case low.Assign(target, value, ""):
                return low.Assign(target, self.handed(value, self.check.type(target)))
            case low.Assign(target, value, op):
                return low.Assign(target, self.plain(value), op)
            case low.Return(low.Expr() as value):
                return low.Return(self.handed(value, self.function.type))
            case low.If(condition, then, otherwise):
                return low.If(self.condition(condition), then, otherwise)
            case low.While(condition, body):
                return low.While(self.condition(condition), body)
        return stmt

    def condition(self, expr: low.Expr) -> low.Expr:
        """What is only asked whether it is 0."""
        if isinstance(expr, low.Logic):
            return low.Logic(expr.op, tuple(map(self.condition, expr.items)))
        return self.plain(expr)

    def handed(self, expr: low.Expr, wanted: low.Type) -> low.Expr:
        """What is made a value of a type where it is handed over."""
        expr = self.plain(expr)
        match expr:
            case low.Const(0, "ULL") if wanted.name in SIZES and not wanted.stars:
                return low.ZERO
            case low.Cast(kind, of) if not _is_truth(of):
                given = self.check.type(of)
                if all(one.name in SIZES and not one.stars for one in (wanted, kind, given)) and (
                    _bits(kind) >= _bits(wanted) or _holds(kind, given)
                ):
                    return self.handed(of, wanted)
        return expr

    def plain(self, expr: low.Expr) -> low.Expr:
        """Part of a computation, or of something larger: what C makes of it is what it was cast to."""
        match expr:
            case low.Cast(kind, of) if not _is_truth(of):
                given = self.check.type(of)
                if given == kind or kind == types.INT and not given.stars and _holds(kind, given):
                    return self.plain(of)
        return expr


def _bits(kind: low.Type) -> int:
    return SIZES[kind.name][0]


def _holds(kind: low.Type, given: low.Type) -> bool:
    """Whether a type has all values of another."""
    if given.name not in SIZES:
        return False
    (bits, signed), (needed, negative) = SIZES[kind.name], SIZES[given.name]
    return bits >= needed if signed == negative else signed and bits > needed


def _is_truth(of: low.Expr) -> bool:
    """Whether Cython may see a truth, of which it makes an object beside numbers."""
    match of:
        case low.Logic():
            return True
        case low.Select(_, then, otherwise):
            return _is_truth(then) or _is_truth(otherwise)
    return low.is_truth(of)
