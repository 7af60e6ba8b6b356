"""What legal low IR is: of each node, what it may contain. Checked after every pass in tests, and with `--verify`.

Member      of a struct, or of a pointer to one, that has it          Address   of something that lies somewhere
Element     of an array or a pointer; by a number                     Call      of a known function, with what it takes
Unary …     of numbers (`not`: of numbers or pointers)                Assign    to what lies somewhere, what fits
Compare     of two numbers or two pointers                            Return    what the function returns
Select      between values of one kind                                Break, Continue   in a loop only
Function    that tells something: it returns it wherever it ends
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low import types
from rulewright.compiler.low.printer import text

UNARY = ("-", "~")
BINARY = ("+", "-", "*", "//", "%", "&", "|", "^", "<<", ">>")
COMPARED = ("==", "!=", "<", "<=", ">", ">=")


class NotLegal(Exception):
    """Low IR that must not be: a mistake of ours."""


def verify_low(module: low.Functions, around: types.Surroundings) -> None:
    """Every node of a module checked; NotLegal says which is wrong."""
    functions = (*module.functions, *module.checks)
    known = with_own(module, around)
    twice = [name for name, times in Counter(one.name for one in functions).items() if times > 1]
    if twice:
        raise NotLegal(f"functions that are there twice: {', '.join(sorted(twice))}")
    for function in functions:
        Check(function, known).all()


def with_own(module: low.Functions, around: types.Surroundings) -> types.Surroundings:
    """What the functions of a module can refer to: what surrounds them, and each other."""
    functions = (*module.functions, *module.checks)
    own = {one.name: (one.type, tuple(param.type for param in one.params)) for one in functions}
    return replace(around, functions=around.functions | own)


class Check:
    """One function, what it knows, and the types of what it computes."""

    def __init__(self, function: low.Function, around: types.Surroundings) -> None:
        self.function, self.around = function, around
        self.names = {param.name: param.type for param in function.params}
        self.types: dict[int, tuple[low.Expr, low.Type]] = {}  # by identity: each is kept as long as it is known

    def all(self) -> None:
        self.declarations(self.function.body)
        self.body(self.function.body, False)
        self.need(self.function.type == types.VOID or _surely_returns(self.function.body), "it may end without telling")

    def declarations(self, body: low.Body) -> None:
        for stmt in body:
            if isinstance(stmt, low.Declare):
                self.need(stmt.name not in self.names, f"{stmt.name} is declared twice")
                kind = stmt.type
                self.need(types.is_scalar(kind) or kind.name in self.around.structs, f"there is no type {kind}")
                self.names[stmt.name] = low.Type(kind.name, kind.stars + (stmt.extent is not None), kind.const)

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise NotLegal(f"in {self.function.name}: {what}")

    def body(self, body: low.Body, looping: bool) -> None:
        for stmt in body:
            self.statement(stmt, looping)

    def statement(self, stmt: low.Stmt, looping: bool) -> None:
        match stmt:
            case low.Declare(kind, _, low.Expr() as value):
                self.fits(value, kind)
            case low.Assign(target, value, op):
                self.need(_is_place(target), f"{text(target)} cannot be assigned to")
                self.fits(value, self.type(target))
                self.need(not op or op in BINARY, f"there is no {op}=")
            case low.If(condition, then, otherwise):
                self.condition(condition)
                self.body(then, looping)
                self.body(otherwise, looping)
            case low.While(condition, body):
                self.condition(condition)
                self.body(body, True)
            case low.For(name, first, last, body):
                self.need(types.is_integer(self.names.get(name, types.VOID)), f"{name} cannot count")
                self.number(first)
                self.number(last)
                self.body(body, True)
            case low.Break() | low.Continue():
                self.need(looping, "a loop is left where there is none")
            case low.Return(None):
                self.need(self.function.type == types.VOID, "nothing is returned")
            case low.Return(low.Expr() as value):
                self.fits(value, self.function.type)
            case low.Do(call):
                self.need(isinstance(call, low.Call), f"{text(call)} does nothing")
                self.type(call)

    def fits(self, value: low.Expr, wanted: low.Type) -> None:
        given = self.type(value)
        self.need(types.fits(given, wanted), f"{text(value)} is of type {given}, and {wanted} is wanted")

    def number(self, expr: low.Expr) -> low.Type:
        self.need(types.is_integer(self.type(expr)), f"{text(expr)} is no number")
        return self.type(expr)

    def condition(self, expr: low.Expr) -> None:
        self.need(types.is_scalar(self.type(expr)), f"{text(expr)} is no condition")

    def type(self, expr: low.Expr) -> low.Type:
        """The type of an expression, all of whose parts are checked."""
        if id(expr) not in self.types:
            self.types[id(expr)] = expr, self.checked(expr)
        return self.types[id(expr)][1]

    def known(self, names: dict[str, low.Type], name: str) -> low.Type:
        self.need(name in names, f"nothing here is called {name}")
        return names[name]

    def checked(self, expr: low.Expr) -> low.Type:
        """The same, worked out: what it consists of is looked at."""
        match expr:
            case low.Const(_, kind):
                return {"": types.INT, "u": types.UNSIGNED, "ULL": types.LONG}[kind]
            case low.Local(name):
                return self.known(self.names, name)
            case low.Global(name):
                return self.known(self.around.globals, name)
            case low.SizeOf():
                return types.SIZE
            case low.Member(of, name):
                owner = self.type(of)
                members = self.around.structs.get(owner.name, {})
                self.need(owner.stars <= 1 and name in members, f"{text(of)} has no {name}")
                return members[name]
            case low.Element(of, index):
                self.need(self.type(of).stars > 0, f"{text(of)} has no elements")
                self.number(index)
                return types.pointing(self.type(of), -1)
            case low.Unary("not", of):
                self.condition(of)
                return types.BINT
            case low.Unary(op, of):
                self.need(op in UNARY, f"there is no {op}")
                return types.promoted(self.number(of))
            case low.Binary(op, left, right):
                self.need(op in BINARY, f"there is no {op}")
                one = self.type(left) if op in ("+", "-") and self.type(left).stars else self.number(left)
                other = self.number(right)
                return types.promoted(one) if op in ("<<", ">>") else types.joined(one, other)
            case low.Compare(op, left, right):
                self.need(op in COMPARED, f"there is no {op}")
                one, other = self.type(left), self.type(right)
                self.need(types.is_scalar(one) and types.fits(one, other), f"{text(expr)} compares {one} and {other}")
                return types.BINT
            case low.Logic(op, items):
                self.need(op in ("and", "or") and len(items) > 1, f"{text(expr)} is no {op}")
                for item in items:
                    self.condition(item)
                return types.BINT
            case low.Select(condition, then, otherwise):
                self.condition(condition)
                one, other = self.type(then), self.type(otherwise)
                self.need(types.fits(one, other), f"{text(expr)} is {one} or {other}")
                return types.joined(one, other) if types.is_integer(one) else one
            case low.Cast(kind, of):
                given = self.type(of)
                self.need(types.is_scalar(given) and types.is_scalar(kind), f"{given} cannot be cast to {kind}")
                return kind
            case low.Address(of):
                self.need(_is_place(of), f"{text(of)} lies nowhere")
                return types.pointing(self.type(of), 1)
            case low.Call(function, args):
                return self.call(function, args)
        raise NotLegal(repr(expr))

    def call(self, function: str, args: tuple[low.Expr, ...]) -> low.Type:
        self.need(function in self.around.functions, f"no function is called {function}")
        found, wanted = self.around.functions[function]
        self.need(len(args) == len(wanted), f"{function} takes {len(wanted)}, not {len(args)}")
        for arg, kind in zip(args, wanted, strict=True):
            self.fits(arg, kind)
        return found


def _surely_returns(body: low.Body) -> bool:
    """Whether nothing gets behind these statements."""
    match body[-1:]:
        case (low.Return(),):
            return True
        case (low.If(_, then, otherwise),):
            return _surely_returns(then) and _surely_returns(otherwise)
        case (low.While(low.Global("True") | low.Const(1), within),):
            return not _is_left(within)
    return False


def _is_left(body: low.Body) -> bool:
    """Whether a loop of these statements is left by a break of its own."""
    for stmt in body:
        match stmt:
            case low.Break():
                return True
            case low.If(_, then, otherwise) if _is_left(then) or _is_left(otherwise):
                return True
    return False


def _is_place(expr: low.Expr) -> bool:
    """Whether something lies somewhere, so that it can be assigned to."""
    match expr:
        case low.Local() | low.Global() | low.Element():
            return True
        case low.Member(of):
            return _is_place(of) or isinstance(of, low.Cast | low.Call)
    return False
