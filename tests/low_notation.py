"""Low nodes from text: what `low/printer.py` prints, read back. Fixtures of passes and expectations are written in it.

A name that begins with a capital is a global, any other a local.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.lines import Line, assembled

TOKEN = re.compile(
    r"\s*(?:(?P<number>0x[0-9A-Fa-f]+(?:ULL)?|\d+(?:ULL|u)?)|(?P<name>[A-Za-z_]\w*)|(?P<sign>//=?|<<=?|>>=?|[-+*&|^%<>=!]=|[-+*/%&|^~<>=()\[\],.:]))"
)
BINARY = {"|": 5, "^": 6, "&": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "//": 10, "%": 10}
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
HEAD = re.compile(
    r'(?:cdef )?(?P<inline>inline )?(?P<type>.*?[ *])(?P<name>\w+)(?: "(?P<known>\w+)")?\((?P<params>.*)\)(?: noexcept'
    r" nogil)?:?$"
)
DECLARATION = re.compile(r"cdef (?P<type>.*?[ *])(?P<name>\w+)(?:\[(?P<extent>[^\]]*)\])?(?: = (?P<value>.*))?$")
CONTROL = re.compile(r"(if|elif|while|else|for)\b(.*):$")


class NotLow(Exception):
    """The text is none of low notation: a mistake of ours."""


# ---------------------------------------------------------------- expressions


@lru_cache(maxsize=50_000)
def expression(text: str) -> low.Expr:
    """An expression."""
    reader = _Reader(text)
    found = reader.select()
    reader.end()
    return found


class _Reader:
    """A text, token by token."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.tokens: list[str] = []
        at, text = 0, text.rstrip()
        while at < len(text):
            found = TOKEN.match(text, at)
            if found is None:
                raise NotLow(f"{text!r} at {at}")
            self.tokens.append(found[0].strip())
            at = found.end()

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self) -> str:
        found = self.peek()
        self.at += 1
        return found

    def take(self, wanted: str) -> bool:
        if self.peek() != wanted:
            return False
        self.at += 1
        return True

    def need(self, wanted: str) -> None:
        if not self.take(wanted):
            raise NotLow(f"{self.text!r}: {wanted} is missing before {' '.join(self.tokens[self.at :])!r}")

    def end(self) -> None:
        if self.at < len(self.tokens):
            raise NotLow(f"{self.text!r}: what is {' '.join(self.tokens[self.at :])!r}?")

    def select(self) -> low.Expr:
        then = self.logic("or")
        if not self.take("if"):
            return then
        condition = self.logic("or")
        self.need("else")
        return low.Select(condition, then, self.select())

    def logic(self, op: str) -> low.Expr:
        items = [self.logic("and") if op == "or" else self.negation()]
        while self.take(op):
            items.append(self.logic("and") if op == "or" else self.negation())
        return low.both(*items) if op == "and" else low.either(*items)

    def negation(self) -> low.Expr:
        return low.negate(self.negation()) if self.take("not") else self.comparison()

    def comparison(self) -> low.Expr:
        left = self.binary(5)
        if self.peek() not in COMPARISONS:
            return left
        op = self.next()
        return low.Compare(op, left, self.binary(5))

    def binary(self, least: int) -> low.Expr:
        left = self.unary()
        while BINARY.get(self.peek(), 0) >= least:
            op = self.next()
            left = low.Binary(op, left, self.binary(BINARY[op] + 1))
        return left

    def unary(self) -> low.Expr:
        match self.peek():
            case "-":
                self.next()
                of = self.unary()
                return low.Const(-of.value, of.kind) if isinstance(of, low.Const) else low.Unary("-", of)
            case "~":
                self.next()
                return low.Unary("~", self.unary())
            case "&":
                self.next()
                return low.Address(self.unary())
            case "<":
                self.next()
                kind = self.type()
                self.need(">")
                return low.Cast(kind, self.unary())
        return self.postfix()

    def type(self) -> low.Type:
        words, stars = [], 0
        while self.peek() not in (">", ")", "*", ""):
            words.append(self.next())
        while self.take("*"):
            stars += 1
        const = words[0] == "const"
        return low.Type(" ".join(words[1:] if const else words), stars, const)

    def postfix(self) -> low.Expr:
        found = self.atom()
        while self.peek() in (".", "[", "("):
            match self.next():
                case ".":
                    found = low.Member(found, self.next())
                case "[":
                    found = low.Element(found, self.select())
                    self.need("]")
                case "(":
                    if not isinstance(found, low.Local | low.Global):
                        raise NotLow(f"{self.text!r}: only what has a name can be called")
                    found = low.Call(found.name, self.arguments())
        return found

    def arguments(self) -> tuple[low.Expr, ...]:
        found: list[low.Expr] = []
        while not self.take(")"):
            found.append(self.select())
            if self.peek() != ")":
                self.need(",")
        return tuple(found)

    def atom(self) -> low.Expr:
        token = self.next()
        if token == "(":
            found = self.select()
            self.need(")")
            return found
        if token == "sizeof":
            self.need("(")
            found = low.SizeOf(self.type())
            self.need(")")
            return found
        if token[:1].isdigit():
            return _number(token)
        if token[:1].isalpha() or token[:1] == "_":
            return low.Global(token) if token[0].isupper() else low.Local(token)
        raise NotLow(f"{self.text!r}: what is {token!r}?")


def _number(token: str) -> low.Const:
    if token.endswith("ULL"):
        return low.Const(int(token[:-3], 0), "ULL")
    if token.endswith("u"):
        return low.Const(int(token[:-1], 0), "u")
    return low.Const(int(token, 0))


# ---------------------------------------------------------------- statements


def statement(line: str) -> low.Stmt | None:
    """One line: a statement, or the head of one with nothing under it; None stands for `else`."""
    line = line.strip()
    if line.startswith("#"):
        return low.Comment(line[1:].strip())
    found = CONTROL.match(line)
    if found:
        return _head(found[1], found[2].strip())
    if line.startswith("cdef "):
        return _declaration(line)
    word, _, rest = line.partition(" ")
    match word:
        case "return":
            return low.Return(expression(rest) if rest else None)
        case "break":
            return low.Break()
        case "continue":
            return low.Continue()
    return _effect(line)


def _head(word: str, rest: str) -> low.Stmt | None:
    match word:
        case "else":
            return None
        case "elif" | "if":
            return low.If(expression(rest))
        case "while":
            return low.While(expression(rest))
    name, _, bounds = rest.partition(" in ")
    given = expression(bounds)
    assert isinstance(given, low.Call) and given.function == "range", rest
    *first, last = given.args
    return low.For(name, first[0] if first else low.ZERO, last)


def _declaration(line: str) -> low.Stmt:
    found = DECLARATION.match(line)
    if found is None:
        raise NotLow(line)
    value, extent = found["value"], found["extent"]
    return low.Declare(
        low.type_named(found["type"]),
        found["name"],
        expression(value) if value else None,
        expression(extent) if extent else None,
    )


def _effect(line: str) -> low.Stmt:
    reader = _Reader(line)
    target = reader.select()
    sign = reader.next()
    if not sign:
        return low.Do(target)
    if not sign.endswith("="):
        raise NotLow(line)
    value = reader.select()
    reader.end()
    return low.Assign(target, value, sign[:-1])


# ---------------------------------------------------------------- functions


def quoted(text: str) -> low.Function:
    """A function in low notation."""
    head, *rest = text.rstrip().splitlines()
    made = function_head(head)
    comment = ""
    if rest and rest[0].strip().startswith("#"):
        comment = rest.pop(0).strip()[1:].strip()
    return replace(made, body=body(rest), comment=comment)


def function_head(head: str) -> low.Function:
    """A function with nothing in it. All are `cdef` and `noexcept nogil`, which need not be said."""
    found = HEAD.match(head)
    if found is None:
        raise NotLow(head)
    params = tuple(low.parameter(one.strip()) for one in found["params"].split(",") if one.strip())
    kind, inline = low.type_named(found["type"]), found["inline"] is not None
    return low.Function(found["name"], kind, params, (), inline, known_as=found["known"] or "")


def body(lines: list[str]) -> low.Body:
    """Statements by their indentation."""
    found: list[Line] = []
    for line in lines:
        if line.strip() and line.strip() != "pass":
            depth = (len(line) - len(line.lstrip())) // 4
            for one in _several(line.strip()):
                found.append((depth, one.startswith("elif "), statement(one)))
    return assembled(found)


def _several(line: str) -> list[str]:
    """`cdef int i, j` as two."""
    if not line.startswith("cdef ") or "," not in line or "=" in line or "(" in line:
        return [line]
    first, *names = line.split(",")
    kind = first[: max(first.rfind(" "), first.rfind("*")) + 1]
    return [first, *(f"{kind}{name.strip()}" for name in names)]
