"""What can be changed in a text: for each node of the syntax tree the other nodes that could stand there by mistake.

A change is one slip of a pen: a line left out, a number off by one, another comparison, the other player, the next
colour. Whether it makes sense where it stands is for the compiler to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.runtime import ir

COMPARISONS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "div": "*", "mod": "div", "|": "&", "&": "|"}
OF_SETS = {"+": "&", "|": "&", "&": "|"}
WORDS = {"any": "all", "all": "any", "min": "max", "max": "min", "first": "last", "last": "first"}
LEFT_OUT = (ast.Assign, ast.Require, ast.Prefer, ast.Finish, ast.Stop, ast.Tell, ast.Command, ast.Do, ast.Does)
ASKED = (ast.Call, ast.Name, ast.Yours, ast.At, ast.Attribute, ast.FormulaCall, ast.Can)
MOST_DROPPED = 4  # members of one set that are left out, one after the other


@dataclass(frozen=True, slots=True)
class Change:
    """What stands instead of a node, None if it is left out; `text` as the author would have written it."""

    kind: str
    instead: Any
    text: str


@dataclass(frozen=True)
class Known:
    """What the compiler knows of the nodes of a definition: what became of an expression, and the words of a type."""

    became: Callable[[ast.Expr], ir.Expr | None]
    members: Callable[[ir.Type], tuple[str, ...]]


def changes(node: Any, parent: Any, known: Known) -> Iterator[Change]:
    """Every change of a node that stands in another."""
    if isinstance(node, ast.Expr):
        yield from _of_expression(node, known)
    elif isinstance(node, LEFT_OUT):
        yield Change("left out", None, "")
    match node:
        case ast.Assign(operator="+=" | "-=" as operator):
            other = "-=" if operator == "+=" else "+="
            yield Change(
                "arithmetic", replace(node, operator=other), f"{node.path.span.text} {other} {node.value.span.text}"
            )
        case ast.Clause():
            yield Change("clause", None, "")
        case ast.Alternative() if isinstance(parent, ast.Choice) and len(parent.alternatives) > 1:
            yield Change("option", None, "")
        case ast.Choice(may=True):
            yield Change("may", replace(node, may=False), _first_line(node).replace("may ", "", 1))
        case ast.Choice(forced=True):
            yield Change("forced", replace(node, forced=False), _first_line(node).replace(" unless forced", "", 1))
        case ast.MayDo(effect):
            yield Change("may", effect, effect.span.text)
        case ast.Either(sides) if len(sides) == 2:
            for side in sides:
                yield Change("option", side, side.span.text)


def _of_expression(node: ast.Expr, known: Known) -> Iterator[Change]:
    span, text = node.span, node.span.text
    found = known.became(node)
    match node:
        case ast.Number(value):
            yield Change("constant", ast.Number(value + 1, span), str(value + 1))
            if value:
                yield Change("constant", ast.Number(value - 1, span), str(value - 1))
        case ast.Constant("yes" | "no" as word):
            other = "no" if word == "yes" else "yes"
            yield Change("constant", ast.Constant(other, span), other)
        case ast.Compare(operator, left, right):
            for other in COMPARISONS[operator]:
                yield Change("comparison", replace(node, operator=other), f"{left.span.text} {other} {right.span.text}")
        case ast.Logic(operator, items):
            yield from _logic(node, operator, items)
        case ast.Negation(item):
            yield Change("negation", item, item.span.text)
        case ast.Member(negated=negated) | ast.IsEmpty(negated=negated):
            yield Change("negation", replace(node, negated=not negated), _turned(text, negated, node))
        case ast.Conditional(condition, then, otherwise):
            turned = f"if {condition.span.text} then {otherwise.span.text} else {then.span.text}"
            yield Change("negation", replace(node, then=otherwise, otherwise=then), turned)
        case ast.Binary(operator, left, right):
            yield from _binary(node, operator, left, right, found)
        case ast.Minus(item):
            yield Change("arithmetic", item, item.span.text)
        case ast.Range(low, high):
            yield from _range(node, low, high)
        case ast.SetOf(items) if len(items) > 1:
            for item in items[:MOST_DROPPED]:
                rest = tuple(one for one in items if one is not item)
                yield Change("constant", ast.SetOf(rest, span), f"{{{', '.join(one.span.text for one in rest)}}}")
        case ast.Aggregate(operator=operator) | ast.Extreme(operator=operator) if operator in WORDS:
            other = WORDS[operator]
            yield Change("aggregate", replace(node, operator=other), other + text.removeprefix(operator))
        case ast.Name():
            yield from _word(node, found, known)
        case ast.Yours(name):
            next_one = _next_player(ast.Name("you", span))
            yield Change("player", ast.At(ast.Name(name, span), (next_one,), span), f"{name}[you + 1]")
    if isinstance(node, ASKED) and found is not None and isinstance(found.type, ir.Truth):
        yield Change("negation", ast.Negation(node, span), f"not {text}")


def _logic(node: ast.Logic, operator: str, items: tuple[ast.Expr, ...]) -> Iterator[Change]:
    other = "or" if operator == "and" else "and"
    yield Change("logic", replace(node, operator=other), f" {other} ".join(item.span.text for item in items))
    for item in items:
        rest = tuple(one for one in items if one is not item)
        left = rest[0] if len(rest) == 1 else replace(node, items=rest)
        yield Change("condition", left, f" {operator} ".join(one.span.text for one in rest))


def _binary(
    node: ast.Binary, operator: str, left: ast.Expr, right: ast.Expr, found: ir.Expr | None
) -> Iterator[Change]:
    is_set = found is not None and isinstance(found.type, ir.SetOf | ir.BagOf)
    other = (OF_SETS if is_set else ARITHMETIC).get(operator)
    if other is not None:
        yield Change("arithmetic", replace(node, operator=other), f"{left.span.text} {other} {right.span.text}")
    if is_set and operator == "-":
        yield Change("arithmetic", left, left.span.text)


def _range(node: ast.Range, low: ast.Expr | None, high: ast.Expr | None) -> Iterator[Change]:
    """The ends of a range that are no plain numbers, which are changed as such."""
    if low is not None and not isinstance(low, ast.Number):
        after = ast.Binary("+", low, ast.Number(1, low.span), low.span)
        yield Change(
            "range",
            replace(node, low=after),
            f"({low.span.text} + 1)..{high.span.text if high is not None else ''}",
        )
    if high is not None and not isinstance(high, ast.Number):
        before = ast.Binary("-", high, ast.Number(1, high.span), high.span)
        yield Change(
            "range", replace(node, high=before), f"{low.span.text if low is not None else ''}..({high.span.text} - 1)"
        )


def _word(node: ast.Name, found: ir.Expr | None, known: Known) -> Iterator[Change]:
    """A player becomes the next one, a member of an enum, a row or a direction the one that follows it."""
    if found is None:
        return
    if isinstance(found.type, ir.Seat):
        yield Change("player", _next_player(node), f"{node.name} + 1")
    elif isinstance(found, ir.Const):
        words = known.members(found.type)
        if node.name in words and len(words) > 1:
            other = words[(words.index(node.name) + 1) % len(words)]
            yield Change("constant", ast.Name(other, node.span), other)


def _next_player(node: ast.Expr) -> ast.Expr:
    return ast.Binary("+", node, ast.Number(1, node.span), node.span)


def _turned(text: str, negated: bool, node: ast.Member | ast.IsEmpty) -> str:
    if isinstance(node, ast.Member):
        word = "in" if negated else "not in"
        return f"{node.item.span.text} {word} {node.collection.span.text}"
    return f"{node.item.span.text} is {'' if negated else 'not '}empty"


def _first_line(node: Any) -> str:
    return str(node.span.text).splitlines()[0]
