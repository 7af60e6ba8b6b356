"""Expressions: from the syntax tree to typed IR. Names are resolved, constants folded, types inferred."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.elaborate import access, aggregates, calls, operators
from rulewright.compiler.elaborate.context import Context, where
from rulewright.compiler.elaborate.fit import check_constant, fit, range_of, settle, together, which_one, wrong
from rulewright.compiler.elaborate.types import Nil, Void, describe, foretold, holding, is_wide
from rulewright.compiler.syntax import ast  # each knows one family of expressions
from rulewright.runtime import ir
from rulewright.runtime.domain import join

__all__ = ["Context", "elaborate", "loose", "where"]


def elaborate(ctx: Context, node: ast.Expr, expected: ir.Type | None) -> ir.Expr:
    """The expression in IR; of the expected type, if one is given."""
    expr = loose(ctx, node, expected)
    if expected is None:
        return expr
    expr = fit(ctx, expr, expected, node.span)
    _tell(ctx, node, expr)
    return expr


def loose(ctx: Context, node: ast.Expr, hint: ir.Type | None) -> ir.Expr:
    """The expression in IR, where `hint` only helps to understand it."""
    ctx.world.budget.elaborate(node.span)
    expr = _of_family(ctx, node, hint)
    if isinstance(expr.type, ir.SetOf | ir.BagOf) and is_wide(expr.type.item):
        text = "it is not clear how large the numbers in this set can be"
        wrong(ctx, "RW309", node.span, text, "limit them with min, max or mod")
    _tell(ctx, node, expr)
    return expr


def _tell(ctx: Context, node: ast.Expr, expr: ir.Expr) -> None:
    """Whoever listens hears what an expression is, and what became of it."""
    if ctx.world.given.seen is not None:
        ctx.world.given.seen(node, expr.type)
    if ctx.world.given.noted is not None:
        ctx.world.given.noted(node, expr)


def _of_family(ctx: Context, node: ast.Expr, hint: ir.Type | None) -> ir.Expr:
    match node:
        case ast.Number(value):
            if value > 2**31 - 1:
                ctx.world.too_large(node.span)
            return ir.Const(value, ir.Number(value, value))
        case ast.Constant("none"):
            return ir.Const(0, Nil())  # type: ignore[arg-type]
        case ast.Constant(word):
            return ir.Const(int(word == "yes"), ir.Truth())
        case ast.Name():
            return access.name(ctx, node, hint)
        case ast.Yours() | ast.At():
            return access.indexed(ctx, node)
        case ast.Attribute():
            return access.attribute(ctx, node)
        case ast.FormulaCall():
            return access.formula(ctx, node)
        case ast.Tuple():
            return _tuple(ctx, node, hint)
        case ast.SetOf():
            return _set(ctx, node, hint)
        case ast.Comprehension():
            return aggregates.comprehension(ctx, node, hint)
        case ast.Aggregate():
            return aggregates.aggregate(ctx, node, hint)
        case ast.Extreme():
            return aggregates.extreme(ctx, node)
        case ast.Conditional():
            return _conditional(ctx, node, hint)
        case ast.Function():
            example = "as in in_line(cell, 3, c => mark[c] == you)"
            return wrong(ctx, "RW324", node.span, "a function can only be an argument of a def", example)
        case ast.Logic():
            return operators.logic(ctx, node)
        case ast.Negation(item):
            return operators.negation(operators.truth(ctx, item))
        case ast.Can():
            return calls.can(ctx, node)
        case ast.Compare():
            return operators.compare(ctx, node)
        case ast.Member():
            return operators.member(ctx, node)
        case ast.IsEmpty():
            return operators.is_empty(ctx, node)
        case ast.Binary():
            return operators.binary(ctx, node, hint)
        case ast.Minus():
            return operators.minus(ctx, node, hint)
        case ast.Range():
            return _range(ctx, node, hint)
        case ast.Amount():
            return _amount(ctx, node, hint)
        case ast.Call():
            return calls.call(ctx, node)


def _tuple(ctx: Context, node: ast.Tuple, hint: ir.Type | None) -> ir.Expr:
    if len(node.items) != 2:
        wrong(ctx, "RW325", node.span, "a cell or a step has two coordinates")
    first, second = (elaborate(ctx, item, None) for item in node.items)
    if not isinstance(first.type, ir.Number) or not isinstance(second.type, ir.Number):
        braces = "a set, bag or list is written in braces: {a, b}"
        wrong(ctx, "RW325", node.span, "a cell or a step has two numbers", braces)
    first, second = (operators.present(item, part.span) for item, part in zip((first, second), node.items))
    if isinstance(hint, ir.Cell):
        expr = operators.folded(ctx, ir.Op("cell_at", (first, second), hint, hint.board))
        if isinstance(expr, ir.Const) and expr.value == 0:
            board = ctx.world.board(hint.board)
            axes = zip(board.axes, board.low, board.high)
            reach = ", ".join(f"{axis} {low}..{high}" for axis, low, high in axes)
            wrong(ctx, "RW326", node.span, f"this cell is not on the board '{hint.board}'", f"the board has {reach}")
        return expr
    for item, part in zip((first, second), node.items):
        if isinstance(item, ir.Const) and abs(item.value) > ir.STEP_REACH:
            wrong(ctx, "RW359", part.span, f"a step goes at most {ir.STEP_REACH} far")
    return operators.folded(ctx, ir.Op("make_step", (first, second), ir.Step()))


def _set(ctx: Context, node: ast.SetOf, hint: ir.Type | None) -> ir.Expr:
    if not node.items:
        return ir.Const(0, Void())  # type: ignore[arg-type]
    item_hint = foretold(hint)
    items = [loose(ctx, item, item_hint) for item in node.items]
    if item_hint is not None:
        items = [fit(ctx, item, item_hint, part.span) for item, part in zip(items, node.items)]
        kind = item_hint
        for item, part in zip(items, node.items):
            if isinstance(hint, ir.ListOf):
                check_constant(ctx, item, item_hint, part.span)
            kind = holding(kind, item.type)
    else:
        kind = settle(ctx, items[0], node.items[0].span).type
        for at in range(1, len(items)):
            _, items[at], kind = together(ctx, ir.Const(0, kind), items[at], (node.items[0].span, node.items[at].span))
    if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Between):
        wrong(ctx, "RW307", node.span, f"a set cannot hold {describe(kind)}")
    if isinstance(kind, ir.Number) and item_hint is None:
        for item in items:
            kind = join(kind, item.type)
        if is_wide(kind):
            wrong(ctx, "RW309", node.span, "the numbers in this set lie too far apart")
    if isinstance(hint, ir.BagOf):
        return operators.folded(ctx, ir.Op("bag", tuple(items), ir.BagOf(kind, hint.capacity)))
    if isinstance(hint, ir.ListOf):
        return operators.folded(ctx, ir.Op("list", tuple(items), ir.ListOf(kind, max(hint.capacity, len(items)))))
    return operators.folded(ctx, ir.Op("set", tuple(items), ir.SetOf(kind)))


def _conditional(ctx: Context, node: ast.Conditional, hint: ir.Type | None) -> ir.Expr:
    condition = operators.truth(ctx, node.condition)
    then = loose(ctx, node.then, hint)
    otherwise = loose(ctx, node.otherwise, hint)
    if hint is None and then.type != otherwise.type:  # one branch may tell how to read the other: cells or steps
        if then.type in (ir.Step(), ir.SetOf(ir.Step())):
            then = loose(ctx, node.then, otherwise.type)
        elif otherwise.type in (ir.Step(), ir.SetOf(ir.Step())):
            otherwise = loose(ctx, node.otherwise, then.type)
    then, otherwise, kind = together(ctx, then, otherwise, (node.then.span, node.otherwise.span))
    if isinstance(condition, ir.Const):
        return then if condition.value else otherwise
    return ir.If(condition, then, otherwise, kind)


def _range(ctx: Context, node: ast.Range, hint: ir.Type | None) -> ir.Expr:
    if node.low is not None and node.high is not None:
        low = loose(ctx, node.low, None)
        high = loose(ctx, node.high, low.type)
        if isinstance(low.type, ir.Member | ir.Row | ir.Cell) and low.type == high.type:
            return operators.folded(ctx, ir.Op("range", (low, high), ir.SetOf(low.type)))
        for end, part in ((low, node.low), (high, node.high)):
            if isinstance(end, ir.Whole):
                which_one(ctx, end.state, part.span)
        if not isinstance(low.type, ir.Number) or not isinstance(high.type, ir.Number):
            wrong(
                ctx,
                "RW301",
                node.span,
                f"a range goes from a number to a number, not from {describe(low.type)} to {describe(high.type)}",
            )
        low, high = operators.present(low, node.low.span), operators.present(high, node.high.span)
        if isinstance(hint, ir.SetOf | ir.BagOf) and isinstance(hint.item, ir.Number) and not is_wide(hint.item):
            plain = operators.folded(ctx, range_of(low, high, hint.item, node.span))
            assert isinstance(plain.type, ir.SetOf)
            if plain.type.item == hint.item and isinstance(low, ir.Const) and isinstance(high, ir.Const):
                for end, part in ((low, node.low), (high, node.high)) if low.value <= high.value else ():
                    check_constant(ctx, end, hint.item, part.span)
            whole = plain.type if isinstance(hint, ir.SetOf) else replace(hint, item=plain.type.item)
            return fit(ctx, plain, whole, node.span)
        return ir.Op("between", (low, high), ir.Between())
    low = ir.Const(1, ir.Number(1, 1)) if node.low is None else operators.number(ctx, node.low)
    high = ir.Const(ir.MANY, ir.Number(ir.MANY, ir.MANY)) if node.high is None else operators.number(ctx, node.high)
    return ir.Op("between", (low, high), ir.Between())


def _amount(ctx: Context, node: ast.Amount, hint: ir.Type | None) -> ir.Expr:
    count = operators.number(ctx, node.number)
    item_hint = foretold(hint) if isinstance(hint, ir.BagOf) else None
    item = settle(ctx, loose(ctx, node.item, item_hint), node.item.span)
    if item_hint is not None:
        item = fit(ctx, item, item_hint, node.item.span)
    kind = holding(item_hint, item.type) if item_hint is not None else item.type
    if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Between | ir.Truth):
        wrong(ctx, "RW327", node.span, f"an amount is so many of one thing, not of {describe(kind)}")
    if isinstance(kind, ir.Ring):
        alone = "a number stands alone: 'coins[you] -= 3'"
        wrong(
            ctx, "RW327", node.span, f"an amount is so many of one thing, but '{node.item.span.text}' is a state", alone
        )
    if is_wide(kind):
        advice = "limit it with min, max or mod"
        wrong(ctx, "RW309", node.item.span, "it is not clear how large the number in this amount can be", advice)
    return operators.folded(ctx, ir.Op("amount", (count, item), ir.BagOf(kind, 65535)))
