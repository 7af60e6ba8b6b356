"""Plainer words for the same: what is known while compiling is worked out, what says nothing is left out.

if not (not a):                  ->  if a:
if True: b                       ->  b
(a == 1) == 0                    ->  a != 1
x * 1 + 0                        ->  x
2 - (x - 1)                      ->  3 - x
0x7FULL & ~(0x7FULL & ~a)        ->  0x7FULL & a
while a: return 1                ->  if a: return 1
&(<int*>a)[0]                    ->  <int*>a
a = a + b                        ->  a += b
a = 3u                           ->  a = 3
if a == b: return True           ->  return a == b
return False
cdef int a                       ->  cdef int a = 1
a = 1
"""

from __future__ import annotations

from dataclasses import replace
from operator import add, and_, eq, ge, gt, le, lshift, lt, mul, ne, or_, rshift, sub

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import is_pure, rewritten, rewritten_body, walk
from rulewright.compiler.low.spec import with_own
from rulewright.compiler.low.types import BINT, Surroundings

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
COMPARED = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
COMPUTED = {"+": add, "-": sub, "*": mul, "&": and_, "|": or_, ">>": rshift, "<<": lshift}
INTO = ("+", "-", "*", "&", "|", "^")  # what is also written as += and so on
INT = range(-(2**31) + 1, 2**31)
NATURAL = range(2**31)


def tidy(module: low.Functions, around: Surroundings) -> low.Functions:
    """The module with every function in plainer words."""
    truths = {name for name, (kind, _) in with_own(module, around).functions.items() if kind == BINT}
    functions, checks = (tuple(_tidied(one, truths) for one in some) for some in (module.functions, module.checks))
    return replace(module, functions=functions, checks=checks)


def _tidied(function: low.Function, truths: set[str]) -> low.Function:
    told = truths if function.type == BINT else set()
    body = rewritten_body(function.body, _expression, lambda some: _returned(_body(some), told))
    return replace(function, body=_declared(body))


# ---------------------------------------------------------------- expressions


def _expression(expr: low.Expr) -> low.Expr:
    """An expression whose parts are plain already."""
    match expr:
        case low.Unary("not", of):
            return _opposite(of)
        case low.Unary("~", low.Unary("~", of)):
            return of
        case low.Unary("-", low.Const(value, "")):
            return low.Const(-value)
        case low.Compare(op, low.Const(a, kind), low.Const(b, other)) if not kind and not other or min(a, b) >= 0:
            return _told(COMPARED[op](a, b))
        case low.Compare("==" | "!=" as op, low.Compare() as truth, low.Const(0)):
            return truth if op == "!=" else _opposite(truth)
        case low.Logic():
            return _logic(expr)
        case low.Select(condition, then, otherwise):
            return _select(_truth(condition), then, otherwise)
        case low.Binary():
            return _binary(expr)
        case low.Call("rw_min" | "rw_max" as name, (low.Const(a), low.Const(b))) if a in NATURAL and b in NATURAL:
            return low.Const(min(a, b) if name == "rw_min" else max(a, b))
        case low.Cast(low.Type("int", 0), low.Const(value, "")) if value in INT:
            return low.Const(value)
        case low.Cast(low.Type("unsigned int", 0), low.Const(value, "")) if value >= 0 and value in INT:
            return low.Const(value, "u")
        case low.Cast(kind, low.Cast(inner, of)) if kind == inner or kind.stars and inner.stars:
            return low.Cast(kind, of)
        case low.Address(low.Element(low.Cast() | low.Local() as pointer, low.Const(0))):
            return pointer
    return expr


def _known(condition: low.Expr) -> bool | None:
    """Whether a condition holds, if that is known."""
    match condition:
        case low.Global("True" | "False" as name):
            return name == "True"
        case low.Const(value):
            return value != 0
    return None


def _told(truth: bool) -> low.Expr:
    return low.TRUE if truth else low.FALSE


def _opposite(of: low.Expr) -> low.Expr:
    known = _known(of)
    if known is not None:
        return _told(not known)
    match of:
        case low.Unary("not", inner) if low.is_truth(inner):
            return inner
        case low.Compare(op, left, right):
            return low.Compare(OPPOSITE[op], left, right)
    return low.Unary("not", of)


def _truth(expr: low.Expr) -> low.Expr:
    """A condition, of which only counts whether it holds."""
    match expr:
        case low.Unary("not", low.Unary("not", inner)):
            return _truth(inner)
        case low.Unary("not", low.Logic(op, items)) if all(
            isinstance(one, low.Unary) and one.op == "not" for one in items
        ):
            return low.Logic("or" if op == "and" else "and", tuple(_truth(_opposite(item)) for item in items))
        case low.Compare("!=", low.Call() as asked, low.Const(0)):
            return asked
        case low.Logic(op, items):
            return low.Logic(op, tuple(_truth(item) for item in items))
    return expr


def _logic(expr: low.Logic) -> low.Expr:
    """`and`, `or` without what is known; what stands before the part that decides is still asked."""
    decides = expr.op == "or"
    kept: list[low.Expr] = []
    for item in expr.items:
        known = _known(item)
        if known is None:
            kept += item.items if isinstance(item, low.Logic) and item.op == expr.op else (item,)
        elif known is decides:
            kept.append(_told(decides))
            break
    if not kept:
        return _told(not decides)
    last_known = len(expr.items) > 1 if len(kept) == 1 else _known(expr.items[-1]) is not None
    if last_known and not low.is_truth(kept[-1]):  # what came last was 0 or 1
        kept[-1] = low.Compare("!=", kept[-1], low.ZERO)
    return kept[0] if len(kept) == 1 else low.Logic(expr.op, tuple(kept))


def _select(condition: low.Expr, then: low.Expr, otherwise: low.Expr) -> low.Expr:
    known = _known(condition)
    if known is not None:
        return then if known else otherwise
    match condition:
        case low.Unary("not", inner):
            return low.Select(inner, otherwise, then)
    return low.Select(condition, then, otherwise)


def _binary(expr: low.Binary) -> low.Expr:
    match expr:
        case low.Binary(op, low.Const(a, ""), low.Const(b, "")) if op in COMPUTED and (
            op[0] not in "<>" or 0 <= b < 31
        ):
            found = COMPUTED[op](a, b)
            return low.Const(found) if found in INT else expr
        case low.Binary("+" | "-" | "<<" | ">>", left, low.Const(0, "")):
            return left
        case low.Binary("*" | "//", left, low.Const(1, "")):
            return left
        case low.Binary("+", low.Const(0, ""), right) | low.Binary("*", low.Const(1, ""), right):
            return right
        case low.Binary("*", low.Const(0, ""), other) | low.Binary("*", other, low.Const(0, "")) if is_pure(other):
            return low.ZERO
        case low.Binary("+" | "-", low.Binary("+" | "-", inner, low.Const(a, "")), low.Const(b, "")):
            assert isinstance(expr.left, low.Binary)
            by = (a if expr.left.op == "+" else -a) + (b if expr.op == "+" else -b)
            if by in INT:
                return inner if by == 0 else inner + by if by > 0 else inner - -by
        case low.Binary("+" | "-" as op, low.Binary("-", low.Const(a, ""), inner), low.Const(b, "")):
            first = COMPUTED[op](a, b)
            if first in INT:
                return low.Binary("-", low.Const(first), inner)
        case low.Binary("-", low.Const(a, ""), low.Binary("-", inner, low.Const(b, ""))) if a + b in INT:
            return low.Binary("-", low.Const(a + b), inner)
        case low.Binary("&"):
            return _met(expr)
    return expr


def _met(expr: low.Binary) -> low.Expr:
    """Masks within masks."""
    match expr:
        case low.Binary(_, low.Const(a, "ULL"), low.Const(b, "ULL")):
            return low.Const(a & b, "ULL")
        case low.Binary(_, low.Const(a, "ULL"), low.Unary("~", low.Const(b, "ULL"))):
            return low.Const(a & ~b, "ULL")
        case low.Binary(_, low.Const() as mask, low.Unary("~", low.Binary("&", low.Const() as inner, other))):
            if inner == mask:
                return _met(low.Binary("&", mask, _expression(low.Unary("~", other))))
        case low.Binary(_, low.Const(a, "ULL"), low.Binary("&", low.Const(b, "ULL"), other)):
            return low.Binary("&", low.Const(a & b, "ULL"), other)
        case low.Binary(_, low.Binary("&", low.Const(a, "ULL"), one), low.Binary("&", low.Const(b, "ULL"), two)):
            if a == b:
                return low.Binary("&", low.Const(a, "ULL"), low.Binary("&", one, two))
    return expr


# ---------------------------------------------------------------- statements


def _body(body: low.Body) -> low.Body:
    """Statements without those that are never reached or do nothing."""
    found: list[low.Stmt] = []
    for stmt in body:
        found += _statement(stmt)
        if found and isinstance(found[-1], low.Return | low.Break | low.Continue):
            break
    return tuple(found)


def _statement(stmt: low.Stmt) -> low.Body:
    match stmt:
        case low.If(condition, then, otherwise):
            return _if(_truth(rewritten(_truth(condition), _expression)), then, otherwise)
        case low.While(condition, body):
            condition = _truth(condition)
            if _known(condition) is False:
                return ()
            return _if(condition, body, ()) if _ends_at_once(body) else (low.While(condition, body),)
        case low.For(name, low.Const(first), low.Const(last), body) if first < last and _ends_at_once(body):
            return low.Assign(low.Local(name), low.Const(first)), *body
        case low.Declare(value=low.Const(value, kind)) | low.Assign(value=low.Const(value, kind), op="") if kind:
            return (replace(stmt, value=low.Const(value)) if value in NATURAL else stmt,)
        case low.Assign(target, low.Binary(op, left, right), "") if op in INTO and left == target and is_pure(target):
            return (low.Assign(target, right, op),)
    return (stmt,)


def _if(condition: low.Expr, then: low.Body, otherwise: low.Body) -> low.Body:
    known = _known(condition)
    if known is not None:
        return then if known else otherwise
    if not then and not otherwise:
        if is_pure(condition):
            return ()
        return (low.Do(condition),) if isinstance(condition, low.Call) else (low.If(condition),)
    if not then:
        return (low.If(_truth(_opposite(condition)), otherwise),)
    reads_as_elif = len(otherwise) == 1 and isinstance(otherwise[0], low.If)
    if isinstance(condition, low.Unary) and condition.op == "not" and otherwise and not reads_as_elif:
        return (low.If(condition.of, otherwise, then),)
    return (low.If(condition, then, otherwise),)


def _returned(body: low.Body, truths: set[str]) -> low.Body:
    """Statements that end by asking for a truth and returning it, as its return; what functions in `truths` tell may be
    returned for one."""
    match body:
        case (*before, low.If(asked, (low.Return(low.Global(one)),), ()), low.Return(low.Global(other))) if {
            one,
            other,
        } == {"True", "False"}:
            told = asked if one == "True" else _truth(_opposite(asked))
            if low.is_truth(told) or isinstance(told, low.Call) and told.function in truths:
                return *before, low.Return(told)
    return body


def _declared(body: low.Body) -> low.Body:
    """The statements of a function, whose variables are declared with their first values where nothing that mentions
    them stands before: only a statement of the function itself may declare."""
    bare = {one.name: one for one in body if isinstance(one, low.Declare) and one.value is None and one.extent is None}
    unmentioned, moved = set(bare), dict[int, low.Stmt]()
    for number, stmt in enumerate(body):
        if not unmentioned:
            break
        match stmt:
            case low.Assign(low.Local(name), value, "") if name in unmentioned and name not in _mentioned(value):
                moved[number] = replace(bare.pop(name), value=value)
        unmentioned -= _mentioned(stmt)
    if not moved:
        return body
    return tuple(
        moved.get(number, stmt)
        for number, stmt in enumerate(body)
        if not isinstance(stmt, low.Declare) or stmt.value is not None or stmt.extent is not None or stmt.name in bare
    )


def _mentioned(part: low.Stmt | low.Expr) -> set[str]:
    """The variables that something is about."""
    return {one.name for one in walk(part) if isinstance(one, low.Local | low.For)}


def _ends_at_once(body: low.Body) -> bool:
    """Whether a loop never comes to a second turn, since its first ends by returning."""
    left = (part for part in walk(body) if isinstance(part, low.Continue | low.Break))
    return bool(body) and isinstance(body[-1], low.Return) and next(left, None) is None
