"""Low nodes as Cython text, with no more parentheses than needed and in lines a person can read."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from rulewright.compiler.low import nodes as low

WIDTH = 118
STEP = "    "
MANY, SHORT = 6, 24  # more parts than this, all as short as that, share lines

# how strongly an operator binds, as in Python
SELECT, OR, AND, NOT, COMPARE = 0, 1, 2, 3, 4
BINDS = {"|": 5, "^": 6, "&": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "//": 10, "%": 10}
UNARY, POSTFIX = 11, 12


def function_text(function: low.Function) -> str:
    """A whole function."""
    parameters = [f"{one.type} {one.name}" for one in function.params]
    known = f' "{function.known_as}"' if function.known_as else ""
    head = f"cdef {'inline ' if function.inline else ''}{function.type} {function.name}{known}"
    flat = f"{head}({', '.join(parameters)}) noexcept nogil:"
    if len(flat) > WIDTH:
        commas = [f"{one}," for one in parameters[:-1]]
        flat = "\n".join((f"{head}(", *_filled([*commas, parameters[-1]], STEP), ") noexcept nogil:"))
    lines = [flat]
    if function.comment:
        lines.append(f"{STEP}# {function.comment}")
    lines += _block(function.body, STEP)
    return "\n".join(lines) + "\n"


def table_head(table: low.Table) -> str:
    """How C and Cython are told of a constant."""
    return f"const {table.type} {table.name}" + (f"[{table.extent}]" if table.extent is not None else "")


def table_lines(table: low.Table) -> list[str]:
    """A constant in C."""
    flat = f"static {table_head(table)} = {table.body};"
    return textwrap.wrap(flat, WIDTH - 4, subsequent_indent=STEP, break_long_words=False, break_on_hyphens=False)


def _filled(parts: list[str], indent: str) -> Iterator[str]:
    """As many parts to a line as fit."""
    line = indent
    for part in parts:
        if len(line) > len(indent) and len(line) + len(part) + 1 > WIDTH:
            yield line
            line = indent
        line += part if line == indent else f" {part}"
    yield line


# ---------------------------------------------------------------- statements


def _block(body: low.Body, indent: str) -> list[str]:
    lines = [line for stmt in body for line in statement_lines(stmt, indent)]
    if all(isinstance(stmt, low.Comment) for stmt in body):
        lines.append(f"{indent}pass")
    return lines


def statement_lines(stmt: low.Stmt, indent: str = "") -> list[str]:
    """A statement at its depth."""
    match stmt:
        case low.Declare(kind, name, value, extent):
            head = f"{indent}cdef {kind} {name}" + (f"[{text(extent)}]" if extent is not None else "")
            return _broken(f"{head} = ", value, "") if value is not None else [head]
        case low.Assign(target, value, op):
            return _broken(f"{indent}{text(target)} {op}= ", value, "")
        case low.If():
            return _if(stmt, indent, "if")
        case low.While(condition, body):
            return [*_broken(f"{indent}while ", condition, ":"), *_block(body, indent + STEP)]
        case low.For(name, first, last, body):
            bounds = text(last) if first == low.ZERO else f"{text(first)}, {text(last)}"
            return [f"{indent}for {name} in range({bounds}):", *_block(body, indent + STEP)]
        case low.Break():
            return [f"{indent}break"]
        case low.Continue():
            return [f"{indent}continue"]
        case low.Return(None):
            return [f"{indent}return"]
        case low.Return(low.Expr() as result):
            return _broken(f"{indent}return ", result, "")
        case low.Do(call):
            return _broken(indent, call, "")
        case low.Comment(words):
            return [f"{indent}# {words}"]
    raise TypeError(stmt)


def _if(stmt: low.If, indent: str, word: str) -> list[str]:
    lines = [*_broken(f"{indent}{word} ", stmt.condition, ":"), *_block(stmt.then, indent + STEP)]
    match stmt.otherwise:
        case ():
            return lines
        case (low.If() as other,):
            return [*lines, *_if(other, indent, "elif")]
    return [*lines, f"{indent}else:", *_block(stmt.otherwise, indent + STEP)]


# ---------------------------------------------------------------- expressions


def text(expr: low.Expr, least: int = SELECT) -> str:
    """An expression on one line; in parentheses if it binds less strongly than `least`."""
    shown, binds = _shown(expr)
    return f"({shown})" if binds < least else shown


def _shown(expr: low.Expr) -> tuple[str, int]:
    """An expression on one line, and how strongly it binds."""
    match expr:
        case low.Const(value, kind):
            shown = f"0x{value & (2**64 - 1):X}ULL" if kind == "ULL" else f"{value}{kind}"
            return shown, UNARY if value < 0 else POSTFIX
        case low.Local(name) | low.Global(name):
            return name, POSTFIX
        case low.Member(of, name):
            return f"{text(of, POSTFIX)}.{name}", POSTFIX
        case low.SizeOf(kind):
            return f"sizeof({kind})", POSTFIX
        case low.Unary("not", of):
            return f"not {text(of, NOT)}", NOT
        case low.Unary(op, of):
            return f"{op}{text(_number(of), UNARY)}", UNARY
        case low.Cast(kind, of):
            return f"<{kind}>{text(_number(of), UNARY)}", UNARY
        case low.Address(of):
            return f"&{text(of, UNARY)}", UNARY
    opening, parts, closing, binds = _parts(expr)
    flat = " ".join([f"{lead}{text(part, least)}{tail}" for lead, part, tail, least in parts])
    return (flat if opening == "(" else f"{opening}{flat}{closing}"), binds


def _number(of: low.Expr) -> low.Expr:
    """Part of a computation. Of `and` and `or` between truths and numbers, or of one or the other, Cython would make an
    object there; handed to a function that takes a number it is one."""
    match of:
        case low.Logic(_, items):
            mixed = not all(low.is_truth(item) for item in items)
        case low.Select():
            mixed = len({low.is_truth(value) for value in _values(of)}) > 1
        case _:
            mixed = False
    return low.call("rw_truth", of) if mixed else of


def _values(of: low.Expr) -> list[low.Expr]:
    """All that a choice between values can come to."""
    return [*_values(of.then), *_values(of.otherwise)] if isinstance(of, low.Select) else [of]


# ---------------------------------------------------------------- long lines


def _broken(before: str, expr: low.Expr, after: str, least: int = SELECT) -> list[str]:
    """`before expr after`, on several lines if one is too long for it."""
    flat = f"{before}{text(expr, least)}{after}"
    if len(flat) <= WIDTH:
        return [flat]
    match expr:
        case low.Unary("not", of):
            opening, closing = ("(", ")") if NOT < least else ("", "")
            return _broken(f"{before}{opening}not ", of, f"{closing}{after}", UNARY)
        case low.Unary(op, of):
            return _broken(f"{before}{op}", _number(of), after, UNARY)
        case low.Cast(kind, of):
            return _broken(f"{before}<{kind}>", _number(of), after, UNARY)
        case low.Const() | low.Local() | low.Global() | low.Member() | low.SizeOf() | low.Address() | low.Call(_, ()):
            return [flat]
    opening, items, closing, _ = _parts(expr)
    outer = before[: len(before) - len(before.lstrip())]
    if len(items) == 1 and len(f"{outer}{STEP}{text(items[0][1])}") > WIDTH:
        alone = items[0][1]  # it stands in brackets already
        items = _parts(alone)[1] if isinstance(alone, low.Logic | low.Binary | low.Compare | low.Select) else items
    return [f"{before}{opening}", *_listed(items, outer + STEP), f"{outer}{closing}{after}"]


def _listed(items: list[Part], indent: str) -> Iterator[str]:
    """Each of some parts on a line of its own, but with what it is chosen for, and many short ones side by side."""
    shown = [f"{lead}{text(item, binds)}{tail}" for lead, item, tail, binds in items]
    if len(items) > MANY and max(map(len, shown)) <= SHORT:
        yield from _filled(shown, indent)
        return
    number = 0
    while number < len(items):
        lead, item, tail, binds = items[number]
        pair = f"{indent}{' '.join(shown[number : number + 2])}"
        if number + 1 < len(items) and items[number + 1][0] == "if " and len(pair) <= WIDTH:
            yield pair
            number += 1
        else:
            yield from _broken(f"{indent}{lead}", item, tail, binds)
        number += 1


Part = tuple[str, low.Expr, str, int]  # what stands before it, it, what stands behind it, how strongly it must bind


def _parts(expr: low.Expr) -> tuple[str, list[Part], str, int]:
    """How an expression is broken: what opens it, its parts, what closes it; brackets are left out on one line, where
    it binds so strongly."""
    match expr:
        case low.Call(function, args):
            commas = (*("," for _ in args[1:]), "")
            parts = [("", arg, comma, SELECT) for arg, comma in zip(args, commas, strict=False)]
            return f"{function}(", parts, ")", POSTFIX
        case low.Element(of, index):
            return f"{text(of, POSTFIX)}[", [("", _number(index), "", SELECT)], "]", POSTFIX
        case low.Logic(op, items):
            binds = AND if op == "and" else OR
            parts = [(f"{op} " if number else "", item, "", binds + 1) for number, item in enumerate(items)]
            return "(", parts, ")", binds
        case low.Binary(op):
            binds = BINDS[op]
            first, *rest = map(_number, _chain(expr, op))
            return "(", [("", first, "", binds), *((f"{op} ", one, "", binds + 1) for one in rest)], ")", binds
        case low.Compare(op, left, right):
            one, other = _number(left), _number(right)
            return "(", [("", one, "", COMPARE + 1), (f"{op} ", other, "", COMPARE + 1)], ")", COMPARE
        case low.Select(condition, then, otherwise):
            parts = [("", then, "", OR), ("if ", condition, "", OR)]
            while isinstance(otherwise, low.Select):
                parts += [("else ", otherwise.then, "", OR), ("if ", otherwise.condition, "", OR)]
                otherwise = otherwise.otherwise
            return "(", [*parts, ("else ", otherwise, "", SELECT)], ")", SELECT
    raise TypeError(expr)


def _chain(expr: low.Expr, op: str) -> list[low.Expr]:
    """`a | b | c` as its parts."""
    if isinstance(expr, low.Binary) and expr.op == op:
        return [*_chain(expr.left, op), expr.right]
    return [expr]
