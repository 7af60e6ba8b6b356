"""Generators and what is made of them: sets, counts, sums, extremes."""

from __future__ import annotations

from contextlib import ExitStack
from typing import assert_never

from rulewright.compiler.elaborate import operators
from rulewright.compiler.elaborate.context import Context, where
from rulewright.compiler.elaborate.fit import fit, settle, which_one, wrong
from rulewright.compiler.elaborate.types import (
    ANY_NUMBER,
    INT_HIGH,
    MOST_OF_A_KIND,
    describe,
    foretold,
    holding,
    is_wide,
    item_of,
)
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES, Aggregate, Gathered, Needs
from rulewright.runtime.domain import domain_size

FEW_NUMBERS = 4096  # different ones that can be counted apart
NEVER_TWICE = ("ray", "clockwise", "counterclockwise", "subsets", "splits")  # lists that hold nothing twice


def source(ctx: Context, node: ast.Expr, name: str = "") -> tuple[ir.Expr, ir.Type]:
    """Something to walk over by the variable `name`, and the type of its elements: `you` goes through players only."""
    expr = settle(ctx, ctx.walk(node), node.span)
    if name == "you" and isinstance(item_of(expr.type), ir.Number):
        expr = settle(ctx, ctx.elaborate(node, ir.SetOf(ir.Seat())), node.span)
    if isinstance(expr.type, ir.Between):
        if isinstance(expr, ir.Op) and expr.op == "between":
            low, high = (arg.type for arg in expr.args)
            assert isinstance(low, ir.Number) and isinstance(high, ir.Number)
            if high.high >= ir.MANY and isinstance(node, ast.Range) and node.high is None:
                wrong(ctx, "RW331", node.span, "this range has no end", "write its last number, as in 1..9")
            return expr, ir.Number(low.low, max(low.low, high.high))
        return expr, ANY_NUMBER
    kind = item_of(expr.type)
    if kind is None or isinstance(expr.type, ir.PileOf):
        hint = (
            f"to count up to it, write 1..{' '.join(node.span.text.split())}"
            if isinstance(expr.type, ir.Number)
            else ""
        )
        wrong(
            ctx,
            "RW332",
            node.span,
            f"one cannot go through {describe(expr.type)}",
            hint or "a set, bag, list, range or type is needed",
        )
    return expr, kind


def generator(ctx: Context, node: ast.Generator | ast.Ranging) -> ir.Gen:
    """`x in S where P`; binds x in the current scope."""
    expr, kind = source(ctx, node.source, node.name)
    if node.name != "you" and node.name in ctx.scopes[-1]:
        wrong(ctx, "RW219", node.span, f"'{node.name}' is bound twice")
    slot = ctx.bind(node.name, kind)
    clauses = []
    for clause in node.clauses:
        if (
            clause.word != "where"
            and isinstance(expr.type, ir.SetOf | ir.BagOf)
            and not isinstance(node.source, ast.Range)
        ):
            wrong(
                ctx,
                "RW333",
                clause.span,
                f"'{clause.word}' needs an order, but {describe(expr.type)} has none",
                "use 'where', or walk along a ray or a list",
            )
        clauses.append((clause.word, operators.truth(ctx, clause.condition)))
    kept = tuple(
        (word, condition)
        for word, condition in clauses
        if not (word == "where" and condition == ir.Const(1, ir.Truth()))
    )
    return ir.Gen(slot, kind, expr, kept)


def _generators(ctx: Context, nodes: tuple[ast.Generator, ...], scopes: ExitStack) -> tuple[ir.Gen, ...]:
    gens = []
    for node in nodes:
        scopes.enter_context(ctx.scope())
        gens.append(generator(ctx, node))
    return tuple(gens)


def kinds(expr: ir.Expr) -> ir.Expr:
    """Of a bag the set of its different members; anything else as it is."""
    return ir.Op("bag_set", (expr,), ir.SetOf(expr.type.item)) if isinstance(expr.type, ir.BagOf) else expr


def different(expr: ir.Expr) -> ir.Expr:
    """A range without the copies of what it offers already."""
    may_repeat = isinstance(expr.type, ir.ListOf) and not (isinstance(expr, ir.Op) and expr.op in NEVER_TWICE)
    return ir.Op("distinct", (expr,), expr.type) if may_repeat else kinds(expr)


def _each_once(gens: tuple[ir.Gen, ...]) -> tuple[ir.Gen, ...]:
    """Generators whose elements need not come twice, because what is made of them would not change."""
    return tuple(ir.Gen(gen.slot, gen.type, kinds(gen.source), gen.clauses) for gen in gens)


def comprehension(ctx: Context, node: ast.Comprehension, hint: ir.Type | None) -> ir.Expr:
    """`{x in S where P}`, `{f(x) for x in S}`: a set, or a bag with every copy where a bag is wanted."""
    item_hint = foretold(hint) if isinstance(hint, ir.SetOf | ir.BagOf) else None
    with ExitStack() as scopes:
        gens = _generators(ctx, node.generators, scopes)
        if node.item is None:
            value: ir.Expr = ir.Local(gens[0].slot, gens[0].type)
        else:
            value = settle(ctx, ctx.loose(node.item, item_hint), node.item.span)
            if item_hint is not None and not isinstance(item_hint, ir.Number):
                value = fit(ctx, value, item_hint, node.item.span)
    kind = value.type
    if isinstance(kind, ir.Number):
        kind = _bounded(ctx, node, kind, item_hint)
    if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Between | ir.Mark):
        wrong(ctx, "RW307", node.span, f"a set cannot hold {describe(kind)}")
    if isinstance(hint, ir.BagOf) and not _comes_once(node, gens):
        copy = ir.Op("amount", (ir.Const(1, ir.Number(1, 1)), value), ir.BagOf(kind, 65535))
        return ir.Fold("sum", gens, copy, copy.type, where(node.span))
    gens = _each_once(gens)
    found: ir.Expr = ir.Fold("set", gens, value, ir.SetOf(kind))
    if node.item is None and len(gens) == 1 and not gens[0].clauses and isinstance(gens[0].source.type, ir.SetOf):
        found, kind = gens[0].source, gens[0].source.type.item
    return fit(ctx, found, ir.BagOf(kind, 65535), node.span) if isinstance(hint, ir.BagOf) else found


def _comes_once(node: ast.Comprehension, gens: tuple[ir.Gen, ...]) -> bool:
    """Whether nothing can come up twice: a set without copies is filtered."""
    return node.item is None and len(gens) == 1 and isinstance(gens[0].source.type, ir.SetOf | ir.Between)


def _bounded(ctx: Context, node: ast.Comprehension, kind: ir.Number, item_hint: ir.Type | None) -> ir.Number:
    if isinstance(item_hint, ir.Number):
        held = holding(item_hint, kind)
        assert isinstance(held, ir.Number)
        return held
    if is_wide(kind):
        wrong(
            ctx,
            "RW309",
            node.span,
            "it is not clear how large the numbers in this set can be",
            "limit them with min, max or mod",
        )
    return ir.Number(kind.low, kind.high)


def aggregate(ctx: Context, node: ast.Aggregate, hint: ir.Type | None) -> ir.Expr:
    """`count(x in S where P)`, `sum(x in S: e)`, `most(p in players: e)` …"""
    row = AGGREGATES[node.operator]
    with ExitStack() as scopes:
        gens = _generators(ctx, node.generators, scopes)
        if node.value is None and row.name == "any":
            return ir.Fold("any", _each_once(gens), ir.Const(1, ir.Truth()), ir.Truth())
        value = _value(ctx, node, row, gens, hint)
    if row.pairs and item_of(gens[0].type) is not None:
        wrong(ctx, "RW307", node.span, f"'{row.name}' is a set, which cannot hold {describe(gens[0].type)}")
    if not row.copies:
        gens = _each_once(gens)
    if row.name == "count" and len(gens) == 1 and not gens[0].clauses and isinstance(gens[0].source.type, ir.BagOf):
        return ir.Op("size", (gens[0].source,), ir.Number(0, 65535))
    most = 1
    for gen in gens:
        most = min(INT_HIGH, most * _most(ctx, gen))
    kind = row.type(Gathered(gens[0].type if value is None else value.type, gens[0].type, most))
    return ir.Fold(row.name, gens, value, kind, where(node.span) if row.computes else ir.Where())


def _value(
    ctx: Context, node: ast.Aggregate, row: Aggregate, gens: tuple[ir.Gen, ...], hint: ir.Type | None
) -> ir.Expr | None:
    if row.rule.takes(0):
        if node.value is not None:
            wrong(ctx, "RW334", node.span, f"'{row.name}' takes no value", "write the condition after 'where'")
        return None
    if node.value is None:
        if row.needs:
            form = f"write {row.name}(x in … : value)"
            wrong(ctx, "RW334", node.span, f"'{row.name}' needs a value after a colon", form)
        return ir.Local(gens[0].slot, gens[0].type)
    if row.needs is Needs.CONDITIONS:
        return operators.truth(ctx, node.value)
    value = settle(ctx, ctx.loose(node.value, hint if row.alike else None), node.value.span)
    if isinstance(value, ir.Whole):
        which_one(ctx, value.state, node.value.span)
    _check_value(ctx, row, value.type, node.value.span)
    return operators.present(value, node.value.span) if row.needs else value


def _check_value(ctx: Context, row: Aggregate, kind: ir.Type, span: Span) -> None:
    """The values of an aggregate are of a kind that it can gather."""
    match row.needs:
        case None | Needs.CONDITIONS:
            pass
        case Needs.NUMBERS_OR_BAGS:
            if not isinstance(kind, ir.Number | ir.BagOf):
                hint = "to count, write count(… where …)"
                wrong(ctx, "RW335", span, f"only numbers and bags can be added, not {describe(kind)}", hint)
        case Needs.FEW_NUMBERS:
            if not isinstance(kind, ir.Number):
                wrong(ctx, "RW335", span, f"'{row.name}' needs numbers, but this is {describe(kind)}")
            if kind.high - kind.low >= FEW_NUMBERS:
                text = f"'{row.name}' needs numbers of a range of at most {FEW_NUMBERS:,}"
                wrong(ctx, "RW309", span, text, "limit them with min, max or mod")
        case Needs.SETS:
            if not isinstance(kind, ir.SetOf):
                wrong(ctx, "RW335", span, f"'{row.name}' joins sets, but this is {describe(kind)}")
        case Needs.ORDER:
            if item_of(kind) is not None:
                wrong(ctx, "RW319", span, f"{describe(kind)} cannot be ordered")
        case forgotten:
            assert_never(forgotten)


def _most_held(ctx: Context, kind: ir.Type) -> int:
    """How many members a collection can have; of records there may be more than of anything else."""
    return max(65535, domain_size(kind.item, ctx.world.draft)) if isinstance(kind, ir.SetOf) else 65535


def _most(ctx: Context, gen: ir.Gen) -> int:
    """How many elements a generator can have."""
    match gen.source, gen.type:
        case ir.Op("subsets"), ir.SetOf(item):
            return min(INT_HIGH, 1 << min(31, domain_size(item, ctx.world.draft)))
        case ir.Op("splits"), _:
            return INT_HIGH
    match gen.source.type:
        case ir.ListOf(_, capacity):
            return capacity
        case ir.Ring(size, _):
            return size
        case ir.BagOf(item, capacity):
            return min(capacity, MOST_OF_A_KIND * domain_size(item, ctx.world.draft))
        case _:
            return min(INT_HIGH, domain_size(gen.type, ctx.world.draft))


def extreme(ctx: Context, node: ast.Extreme) -> ir.Expr:
    """`max(1, x)`, `count(hand)`, `first(best)`."""
    operator = node.operator
    if operator in ("count", "first", "union") and len(node.items) == 1:
        item = settle(ctx, ctx.elaborate(node.items[0], None), node.items[0].span)
        kind = item_of(item.type)
        if kind is None or (operator == "first" and isinstance(item.type, ir.PileOf)):
            hint = (
                "it counts already: leave 'count' out"
                if isinstance(item.type, ir.Number) and operator == "count"
                else ""
            )
            message = f"'{operator}' needs a set, bag or list, but this is {describe(item.type)}"
            wrong(ctx, "RW332", node.items[0].span, message, hint)
        if operator == "count":
            if isinstance(item, ir.Whole):  # there are always so many of them
                which_one(ctx, item.state, node.items[0].span)
            return operators.folded(ctx, ir.Op("size", (item,), ir.Number(0, _most_held(ctx, item.type))))
        if operator == "first":
            if isinstance(item.type, ir.Between):
                return ir.Op("low", (item,), ANY_NUMBER)
            return ir.Op(
                "first", (item,), ir.Number(kind.low, kind.high, True) if isinstance(kind, ir.Number) else kind
            )
    if operator in ("min", "max") and len(node.items) >= 2:
        items = [operators.number(ctx, item) for item in node.items]
        kinds = [item.type for item in items if isinstance(item.type, ir.Number)]
        choose = min if operator == "min" else max
        bounds = ir.Number(choose(kind.low for kind in kinds), choose(kind.high for kind in kinds))
        return operators.folded(ctx, ir.Op(operator, tuple(items), bounds))
    wrong(ctx, "RW334", node.span, f"'{operator}' is used as {operator}(x in … : value)", _of_each(ctx, node))


def _of_each(ctx: Context, node: ast.Extreme) -> str:
    """How to go through a state that has a value for each player, or through a collection."""
    match node.items:
        case (ast.Name(name),) if name in ctx.world.state_decls and ir.Seat() in ctx.world.state(name).index[:1]:
            return f"write {node.operator}(p in players: {name}[p])"
        case (one,) if item_of(ctx.elaborate(one, None).type) is not None:
            return f"write {node.operator}(x in {one.span.text}: …)"
        case _:
            return ""
