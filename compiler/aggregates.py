"""Generators and what is made of them: sets, counts, sums, extremes."""

from __future__ import annotations

from contextlib import ExitStack

from rulewright.compiler import ast, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Context, where
from rulewright.compiler.fit import fit, say, settle, which_one, wrong
from rulewright.compiler.types import ANY_NUMBER, INT_HIGH, INT_LOW, MOST_MEMBERS, MOST_OF_A_KIND, holding, item_of
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

NEVER_TWICE = ("ray", "clockwise", "counterclockwise", "subsets", "splits")  # lists that hold nothing twice


def source(ctx: Context, node: ast.Expr, name: str = "") -> tuple[ir.Expr, ir.Type]:
    """Something to walk over by the variable `name`, and the type of its elements: `you` goes through players only."""
    expr = settle(ctx, ex.elaborate(ctx, node, None), node.span)
    if name == "you" and isinstance(item_of(expr.type), ir.Number):
        expr = settle(ctx, ex.elaborate(ctx, node, ir.SetOf(ir.Seat())), node.span)
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
        hint = f"to count up to it, write 1..{_written(node)}" if isinstance(expr.type, ir.Number) else ""
        wrong(
            ctx,
            "RW332",
            node.span,
            f"one cannot go through {say(ctx, expr.type)}",
            hint or "a set, bag, list, range or type is needed",
        )
    return expr, kind


def _written(node: ast.Expr) -> str:
    span = node.span
    return (
        span.source.line_text(span.line)[span.column - 1 : span.end_column - 1] if span.line == span.end_line else "…"
    )


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
                f"'{clause.word}' needs an order, but {say(ctx, expr.type)} has none",
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
    """`{x in S where P}`, `{f(x) for x in S}`."""
    item_hint = hint.item if isinstance(hint, ir.SetOf | ir.BagOf) else None
    with ExitStack() as scopes:
        gens = _generators(ctx, node.generators, scopes)
        if node.item is None:
            value: ir.Expr = ir.Local(gens[0].slot, gens[0].type)
        else:
            value = settle(ctx, ex.loose(ctx, node.item, item_hint), node.item.span)
            if item_hint is not None and not isinstance(item_hint, ir.Number):
                value = fit(ctx, value, item_hint, node.item.span)
    kind = value.type
    if isinstance(kind, ir.Number):
        kind = _bounded(ctx, node, kind, item_hint)
    if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Between | ir.Mark):
        wrong(ctx, "RW307", node.span, f"a set cannot hold {say(ctx, kind)}")
    gens = _each_once(gens)
    fold = ir.Fold("set", gens, value, ir.SetOf(kind))
    if node.item is None and len(gens) == 1 and not gens[0].clauses and isinstance(gens[0].source.type, ir.SetOf):
        return gens[0].source
    return fold


def _bounded(ctx: Context, node: ast.Comprehension, kind: ir.Number, item_hint: ir.Type | None) -> ir.Number:
    if isinstance(item_hint, ir.Number):
        held = holding(item_hint, kind)
        assert isinstance(held, ir.Number)
        return held
    if kind.high - kind.low > MOST_MEMBERS:
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
    operator = node.operator
    needs_value = operator in ("sum", "any", "all", "min", "max", "union", "most", "least")
    with ExitStack() as scopes:
        gens = _generators(ctx, node.generators, scopes)
        if node.value is None and needs_value:
            if operator in ("any",):
                return _not_empty(_each_once(gens))
            wrong(
                ctx,
                "RW334",
                node.span,
                f"'{operator}' needs a value after a colon",
                f"write {operator}(x in … : value)",
            )
        if node.value is not None and operator == "count":
            wrong(ctx, "RW334", node.span, "'count' takes no value", "write the condition after 'where'")
        value = _value(ctx, node, gens, hint)
    if operator not in ("count", "sum"):
        gens = _each_once(gens)
    if operator == "count" and len(gens) == 1 and not gens[0].clauses and isinstance(gens[0].source.type, ir.BagOf):
        return ir.Op("size", (gens[0].source,), ir.Number(0, 65535))
    return ir.Fold(operator, gens, value, _result(ctx, operator, gens, value), where(node.span) if operator == "sum" else ir.Where())


def _not_empty(gens: tuple[ir.Gen, ...]) -> ir.Expr:
    return ir.Fold("any", gens, ir.Const(1, ir.Truth()), ir.Truth())


def _value(ctx: Context, node: ast.Aggregate, gens: tuple[ir.Gen, ...], hint: ir.Type | None) -> ir.Expr | None:
    operator = node.operator
    if operator == "count":
        return None
    if node.value is None:
        return ir.Local(gens[0].slot, gens[0].type)
    if operator in ("any", "all"):
        return operators.truth(ctx, node.value)
    value = settle(ctx, ex.loose(ctx, node.value, hint if operator in ("sum", "union") else None), node.value.span)
    if operator == "sum" and not isinstance(value.type, ir.Number | ir.BagOf):
        wrong(
            ctx,
            "RW335",
            node.value.span,
            f"only numbers and bags can be added, not {say(ctx, value.type)}",
            "to count, write count(… where …)",
        )
    if operator == "union" and not isinstance(value.type, ir.SetOf):
        wrong(ctx, "RW335", node.value.span, f"'union' joins sets, but this is {say(ctx, value.type)}")
    if isinstance(value, ir.Whole):
        which_one(ctx, value.state, node.value.span)
    if operator in ("most", "least", "min", "max") and item_of(value.type) is not None:
        wrong(ctx, "RW319", node.value.span, f"{say(ctx, value.type)} cannot be ordered")
    return value


def _result(ctx: Context, operator: str, gens: tuple[ir.Gen, ...], value: ir.Expr | None) -> ir.Type:
    match operator:
        case "count":
            most = 1
            for gen in gens:
                most = min(INT_HIGH, most * _most(ctx, gen))
            return ir.Number(0, most)
        case "any" | "all":
            return ir.Truth()
        case "most" | "least":
            return ir.SetOf(gens[0].type)
    assert value is not None
    kind = value.type
    match operator, kind:
        case "sum", ir.Number(low, high):
            most = 1
            for gen in gens:
                most = min(INT_HIGH, most * _most(ctx, gen))
            return ir.Number(max(INT_LOW, min(0, low * most)), min(INT_HIGH, max(0, high * most)))
        case "sum", ir.BagOf(item):
            return ir.BagOf(item, 65535)
        case "first", ir.Number(low, high):
            return ir.Number(low, high, True)
        case (("min" | "max"), ir.Number(low, high)):
            return ir.Number(min(0, low), max(0, high))
        case _:
            return kind


def _most(ctx: Context, gen: ir.Gen) -> int:
    """How many elements a generator can have."""
    match gen.source.type:
        case ir.ListOf(_, capacity):
            return capacity
        case ir.Ring(size, _):
            return size
        case ir.BagOf(item, capacity):
            return min(capacity, MOST_OF_A_KIND * domain_size(item, ctx.world.components))
        case _:
            return min(INT_HIGH, domain_size(gen.type, ctx.world.components))


def extreme(ctx: Context, node: ast.Extreme) -> ir.Expr:
    """`max(1, x)`, `count(hand)`, `first(best)`."""
    operator = node.operator
    if operator in ("count", "first", "union") and len(node.items) == 1:
        item = settle(ctx, ex.elaborate(ctx, node.items[0], None), node.items[0].span)
        kind = item_of(item.type)
        if kind is None or (operator == "first" and isinstance(item.type, ir.PileOf)):
            hint = "it counts already: leave 'count' out" if isinstance(item.type, ir.Number) and operator == "count" else ""
            message = f"'{operator}' needs a set, bag or list, but this is {say(ctx, item.type)}"
            wrong(ctx, "RW332", node.items[0].span, message, hint)
        if operator == "count":
            return operators.folded(ctx, ir.Op("size", (item,), ir.Number(0, 65535)))
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
    """How to go through a state that has a value for each player."""
    match node.items:
        case (ast.Name(name),) if name in ctx.world.state_decls and ir.Seat() in ctx.world.state(name).index[:1]:
            return f"write {node.operator}(p in players: {name}[p])"
        case _:
            return ""
