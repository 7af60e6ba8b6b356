"""Operators: arithmetic on numbers, seats, members, cells, steps, sets and bags; comparison; membership."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.elaborate.constants import NotConstant, constant
from rulewright.compiler.elaborate.context import Context, where
from rulewright.compiler.elaborate.fit import fit, is_absent, settle, together, which_one, wrong
from rulewright.compiler.elaborate.types import (
    ANY_NUMBER,
    Nil,
    Unsure,
    Void,
    can_fault,
    clamp,
    describe,
    item_of,
    reach,
)
from rulewright.compiler.syntax import ast, foreign
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

TRUTH = ir.Truth()
ANY = ANY_NUMBER
BELOW, ABOVE = ("ne", "lt", "le"), ("ne", "gt", "ge")  # how a seat compares with one that is not there; the other way


def folded(ctx: Context, expr: ir.Expr) -> ir.Expr:
    """An operation or a call as a constant if all its arguments are."""
    if isinstance(expr, ir.Op | ir.Call) and all(isinstance(arg, ir.Const) for arg in expr.args):
        try:
            value = constant(expr, ctx.world)
        except NotConstant:
            return expr
        kind = ir.Number(value, value) if isinstance(expr.type, ir.Number) and value != ir.NIL else expr.type
        return ir.Const(value, kind)
    return expr


def truth(ctx: Context, node: ast.Expr) -> ir.Expr:
    """A condition."""
    expr = ctx.elaborate(node, None)
    if not isinstance(expr.type, ir.Truth):
        wrong(
            ctx,
            "RW318",
            node.span,
            f"a condition is needed here, but this is {describe(expr.type)}",
            "compare it, or ask 'is empty'",
        )
    return expr


def number(ctx: Context, node: ast.Expr) -> ir.Expr:
    """A plain number."""
    return _as_number(ctx, ctx.elaborate(node, None), node.span)


def _as_number(ctx: Context, expr: ir.Expr, span: Span) -> ir.Expr:
    if isinstance(expr, ir.Whole):
        which_one(ctx, expr.state, span)
    if not isinstance(expr.type, ir.Number):
        wrong(ctx, "RW301", span, f"a number is needed here, but this is {describe(expr.type)}")
    return present(expr, span)


def present(expr: ir.Expr, span: Span) -> ir.Expr:
    """What is computed with or ordered by: a number that is none is a fault there. Anything else stays as it is."""
    if isinstance(expr.type, ir.Number) and expr.type.optional:
        return ir.Op("present", (expr,), replace(expr.type, optional=False), where=where(span))
    return expr


def negation(item: ir.Expr) -> ir.Expr:
    """`not item`, folded."""
    if isinstance(item, ir.Const):
        return ir.Const(int(not item.value), TRUTH)
    return ir.Op("not", (item,), TRUTH)


def logic(ctx: Context, node: ast.Logic) -> ir.Expr:
    """`and`, `or`: constants decide or vanish."""
    deciding = 0 if node.operator == "and" else 1
    items: list[ir.Expr] = []
    for item in node.items:
        expr = truth(ctx, item)
        if isinstance(expr, ir.Const):
            if expr.value == deciding:
                return expr if not items else _joined(node.operator, [*items, expr])
            continue
        items.append(expr)
    return _joined(node.operator, items)


def _joined(operator: str, items: list[ir.Expr]) -> ir.Expr:
    if not items:
        return ir.Const(1 if operator == "and" else 0, TRUTH)
    deciding = 0 if operator == "and" else 1
    if isinstance(items[-1], ir.Const) and items[-1].value == deciding:
        return items[-1]
    if len(items) == 1:
        return items[0]
    return ir.And(tuple(items)) if operator == "and" else ir.Or(tuple(items))


def compare(ctx: Context, node: ast.Compare) -> ir.Expr:
    """`== != < <= > >=`."""
    if isinstance(node.left, ast.Compare) and node.operator not in ("==", "!="):
        both = f"'{node.left.span.text} and {node.left.right.span.text} {node.operator} {node.right.span.text}'"
        wrong(ctx, "RW319", node.span, "two comparisons stand in a row", f"write {both}")
    left = ctx.elaborate(node.left, None)
    hint = None if isinstance(left.type, Nil | Void | Unsure | ir.Seat) else left.type
    right = ctx.loose(node.right, hint)
    word = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}[node.operator]
    match left, left.type, right, right.type:
        case _, ir.Seat(), ir.Const(seat), ir.Number() if is_absent(ctx, seat):
            return ir.Const(int(word in BELOW), TRUTH)
        case ir.Const(seat), ir.Number(), _, ir.Seat() if is_absent(ctx, seat):
            return ir.Const(int(word in ABOVE), TRUTH)
    for side, other, span in ((left, right, node.left.span), (right, left, node.right.span)):
        if isinstance(side, ir.Whole) and not isinstance(other.type, ir.Ring):
            which_one(ctx, side.state, span)
    left, right, kind = together(ctx, left, right, (node.left.span, node.right.span))
    settle(ctx, left, node.left.span)
    if word not in ("eq", "ne") and not isinstance(
        kind, ir.Number | ir.Member | ir.Seat | ir.Row | ir.Way | ir.SetOf | ir.BagOf
    ):
        wrong(
            ctx,
            "RW319",
            node.span,
            f"{describe(kind)} cannot be compared with '{node.operator}'",
            "it can only be equal or not",
        )
    if word not in ("eq", "ne"):
        left, right = present(left, node.left.span), present(right, node.right.span)
    return folded(ctx, ir.Op(word, (left, right), TRUTH))


def member(ctx: Context, node: ast.Member) -> ir.Expr:
    """`x in S`, `x not in S`."""
    expr = _member(ctx, node)
    return negation(expr) if node.negated else expr


def _member(ctx: Context, node: ast.Member) -> ir.Expr:
    if isinstance(node.collection, ast.Range) and node.collection.low is not None and node.collection.high is not None:
        item = ctx.elaborate(node.item, None)
        if isinstance(item.type, ir.Number):
            low, high = number(ctx, node.collection.low), number(ctx, node.collection.high)
            checks = (folded(ctx, ir.Op("ge", (item, low), TRUTH)), folded(ctx, ir.Op("le", (item, high), TRUTH)))
            return _joined("and", [c for c in checks if not (isinstance(c, ir.Const) and c.value)])
    if isinstance(node.collection, ast.SetOf) and node.collection.items:
        item = settle(ctx, ctx.elaborate(node.item, None), node.item.span)
        if isinstance(item.type, ir.Number):
            return folded(ctx, ir.Op("in", (item, ctx.loose(node.collection, ir.SetOf(item.type))), TRUTH))
        collection = ctx.elaborate(node.collection, ir.SetOf(item.type))
    else:
        collection = ctx.elaborate(node.collection, None)
    kind = item_of(collection.type)
    if kind is None or isinstance(collection.type, ir.PileOf):
        hint = "a set is written in braces: {a, b}" if isinstance(node.collection, ast.Tuple) else ""
        if isinstance(collection.type, ir.PileOf):
            hint = "of a pile 'known_top(p)', 'known_bottom(p)' and 'unknown(p)' tell what is in it"
        message = f"'in' needs a set, bag or list, but this is {describe(collection.type)}"
        wrong(ctx, "RW332", node.collection.span, message, hint)
    if isinstance(collection, ir.Whole) and item_of(kind) is not None:
        which_one(ctx, collection.state, node.collection.span)
    item = ctx.elaborate(node.item, kind)
    return folded(ctx, ir.Op("in", (item, collection), TRUTH))


def is_empty(ctx: Context, node: ast.IsEmpty) -> ir.Expr:
    """`is empty`, `is not empty`."""
    item = settle(ctx, ctx.elaborate(node.item, None), node.item.span)
    kind = item.type
    if isinstance(item, ir.Whole):  # there are always so many of them
        which_one(ctx, item.state, node.item.span)
    if isinstance(kind, ir.Truth) or (isinstance(kind, ir.Number) and not kind.optional):
        wrong(
            ctx,
            "RW358",
            node.span,
            f"{describe(kind)} is never empty",
            "only what may be none, and collections, can be empty",
        )
    expr = folded(ctx, ir.Op("is_empty", (item,), TRUTH))
    return negation(expr) if node.negated else expr


def binary(ctx: Context, node: ast.Binary, expected: ir.Type | None) -> ir.Expr:
    """`+ - * div mod | &`."""
    hint = expected if isinstance(expected, ir.SetOf | ir.BagOf | ir.ListOf | ir.Step) else None
    named = isinstance(node.left, ast.Name) and isinstance(expected, ir.Cell | ir.Way)  # of the board that is wanted
    left = ctx.loose(node.left, expected if named else hint)
    right_hint = _right_hint(left.type, node, hint)
    right = ctx.loose(node.right, right_hint)
    found = _binary(ctx, node, present(left, node.left.span), present(right, node.right.span))
    if found is None:
        message = f"'{node.operator}' does not go with {describe(left.type)} and {describe(right.type)}"
        wrong(ctx, "RW323", node.span, message, _instead(left.type, right.type))
    return folded(ctx, found)


def _instead(left: object, right: object) -> str:
    """What was perhaps meant by an operator between two types."""
    match left, right:
        case ir.Cell(), ir.Number():
            return foreign.WAYS
        case ir.Cell(board), ir.Way(other) if board != other:
            return f"that is a direction of '{other}'; on '{board}' say a step such as (1, 0)"
        case ir.BagOf(), ir.Member() | ir.Row():
            return "say how many of it: '1 of x'"
        case ir.Member() | ir.Row(), ir.Member() | ir.Row():
            return "several of them are a set, '{a, b}', or amounts, '1 a + 1 b'"
        case ir.Seat(), ir.Number():
            return "a player is no number: say which of them is meant, as in 'if p == 0 or p == 2 then … else …'"
        case ir.Number(), ir.Member() | ir.Row():
            return "an amount is 'n of x', or '2 coin' with a plain number"
        case _:
            return ""


def _right_hint(left: object, node: ast.Binary, hint: ir.Type | None) -> ir.Type | None:
    if isinstance(left, ir.Cell) and isinstance(node.right, ast.Tuple):
        return ir.Step()
    if isinstance(left, ir.Cell) and isinstance(node.right, ast.Name | ast.Binary | ast.Minus):
        return ir.Way(left.board)
    if isinstance(left, ir.SetOf | ir.BagOf | ir.Step):
        return left
    if isinstance(left, ir.Member) and isinstance(node.right, ast.Name) and node.operator == "-":
        return left  # the distance of two members: of one enum
    return hint


def _binary(ctx: Context, node: ast.Binary, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    operator = node.operator
    match left.type, right.type:
        case ir.Number(), ir.Number():
            return arithmetic(operator, left, right, node.span)
        case ((ir.Seat() | ir.Way()), ir.Number()) if operator in ("+", "-"):
            return ir.Op("turn", (left, _signed(ctx, right, operator)), left.type)
        case ((ir.Member() | ir.Row()), ir.Number()) if operator in ("+", "-"):
            return ir.Op("shift", (left, _signed(ctx, right, operator)), left.type)
        case ((ir.Member() | ir.Row() | ir.Seat() | ir.Way()), _) if operator == "-" and left.type == right.type:
            size = domain_size(left.type, ctx.world.draft)
            return ir.Op("gap", (left, right), ir.Number(-size, size))
        case ir.Cell(board), ir.Way(other) if operator == "+" and board == other:
            return ir.Op("go", (left, right), left.type, board)
        case ir.Cell(board), ir.Step() if operator in ("+", "-"):
            return ir.Op("step", (left, right if operator == "+" else back(ctx, right)), left.type, board)
        case ir.Cell(board), ir.Way(other) if operator == "-" and board == other:
            return ir.Op("step", (left, back(ctx, right)), left.type, board)
        case ((ir.Step() | ir.Way()), (ir.Step() | ir.Way())) if operator in ("+", "-"):
            args = (step_of(ctx, left), step_of(ctx, right))
            return ir.Op("step_add" if operator == "+" else "step_sub", args, ir.Step())
        case ((ir.Step() | ir.Way()), ir.Number()) if operator == "*":
            return ir.Op("step_scale", (step_of(ctx, left), right), ir.Step())
        case _:
            return _collections(ctx, node, left, right)


def step_of(ctx: Context, expr: ir.Expr) -> ir.Expr:
    """A step as it is, a direction as its step."""
    if isinstance(expr.type, ir.Way):
        return folded(ctx, ir.Op("way_step", (expr,), ir.Step(), expr.type.board))
    return expr


def minus(ctx: Context, node: ast.Minus, hint: ir.Type | None) -> ir.Expr:
    """`-n`, or a step the other way."""
    expr = ctx.loose(node.item, hint if isinstance(hint, ir.Step | ir.Way) else None)
    if isinstance(expr.type, ir.Step | ir.Way):
        return back(ctx, expr)
    return negative(ctx, _as_number(ctx, expr, node.item.span))


def back(ctx: Context, step: ir.Expr) -> ir.Expr:
    """`-step`"""
    return folded(ctx, ir.Op("step_scale", (step_of(ctx, step), ir.Const(-1, ir.Number(-1, -1))), ir.Step()))


def _signed(ctx: Context, expr: ir.Expr, operator: str) -> ir.Expr:
    return expr if operator == "+" else negative(ctx, expr)


def negative(ctx: Context, expr: ir.Expr) -> ir.Expr:
    """`-n`"""
    assert isinstance(expr.type, ir.Number)
    return folded(ctx, ir.Op("neg", (expr,), clamp(-expr.type.high, -expr.type.low)))


ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "div": "div", "mod": "mod"}


def arithmetic(operator: str, left: ir.Expr, right: ir.Expr, span: Span) -> ir.Expr | None:
    """`+ - * div mod` of two numbers; it has a place if it may have no result."""
    assert isinstance(left.type, ir.Number) and isinstance(right.type, ir.Number)
    op = ARITHMETIC.get(operator)
    if op is None:
        return None
    place = where(span) if can_fault(op, left.type, right.type) else ir.Where()
    return ir.Op(op, (left, right), clamp(*reach(op, left.type, right.type)), where=place)


def _collections(ctx: Context, node: ast.Binary, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    plain = (Nil, Unsure)
    if (
        isinstance(left.type, plain)
        or isinstance(right.type, plain)
        or item_of(left.type) is None
        and item_of(right.type) is None
    ):
        if not (isinstance(left.type, Void) and isinstance(right.type, Void)):
            return None
    if item_of(right.type) is None and not isinstance(right.type, Void):
        return None
    if isinstance(left.type, ir.SetOf) and isinstance(right.type, ir.BagOf | ir.ListOf):
        right = fit(ctx, right, ir.SetOf(item_of(right.type) or left.type.item), node.right.span)
    if isinstance(left.type, ir.ListOf):
        left = fit(ctx, left, ir.SetOf(left.type.item), node.left.span)
    left, right, kind = together(ctx, left, right, (node.left.span, node.right.span))
    match kind, node.operator:
        case ir.SetOf(), "+" | "|":
            return ir.Op("union", (left, right), kind)
        case ir.SetOf(), "&":
            return ir.Op("meet", (left, right), kind)
        case ir.SetOf(), "-":
            return ir.Op("without", (left, right), kind)
        case ir.BagOf(), "+":
            return ir.Op("bag_add", (left, right), ir.BagOf(kind.item, 65535))
        case ir.BagOf(), "-":
            return ir.Op("bag_sub", (left, right), kind)
        case ir.BagOf(), "&":
            return ir.Op("bag_meet", (left, right), kind)
        case ir.BagOf(), "|":
            return ir.Op("bag_join", (left, right), kind)
        case _:
            return None
