"""The core functions: reach, steps, ray, distance, and the others every game has."""

from __future__ import annotations

from collections.abc import Callable
from math import lcm

from rulewright.compiler.elaborate import aggregates, operators
from rulewright.compiler.elaborate.context import Context, Variable
from rulewright.compiler.elaborate.declared_types import find_type
from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.fit import fit, settle, wrong
from rulewright.compiler.elaborate.types import describe
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import so_many
from rulewright.runtime import ir


def _arguments(ctx: Context, node: ast.Call, low: int, high: int) -> None:
    if not low <= len(node.arguments) <= high:
        text = so_many(low, "argument") if low == high else f"{low} or {high} arguments"
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes {text}, not {len(node.arguments)}")


def _cell(ctx: Context, node: ast.Expr) -> ir.Expr:
    boards = list(ctx.world.board_decls)
    hint = find_type(ctx.world, boards[0]) if len(boards) == 1 else None
    expr = ctx.elaborate(node, None) if not isinstance(node, ast.Tuple) else ctx.loose(node, hint)
    if not isinstance(expr.type, ir.Cell):
        wrong(ctx, "RW301", node.span, f"a cell is needed here, but this is {describe(expr.type)}")
    return expr


def _flood(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 3)
    start = settle(ctx, ctx.elaborate(node.arguments[0], None), node.arguments[0].span)
    begun = start.type.item if isinstance(start.type, ir.SetOf) else start.type
    slot, following = _next(ctx, node.arguments[1], begun)
    limit = operators.number(ctx, node.arguments[2]) if len(node.arguments) == 3 else None
    item = following.type.item if isinstance(following.type, ir.SetOf) else begun
    return ir.Reach(start, slot, following, limit, ir.SetOf(item))


def _next(ctx: Context, node: ast.Expr, kind: ir.Type) -> tuple[int, ir.Expr]:
    if not isinstance(node, ast.Function):
        wrong(ctx, "RW324", node.span, "a function like 'x => x.neighbours' is needed here")
    if isinstance(kind, ir.Number):
        kind = ir.Number(kind.low, kind.high)
    with ctx.scope():
        slot = ctx.bind(node.parameter, kind)
        body = ctx.loose(node.body, ir.SetOf(kind) if not isinstance(kind, ir.Number) else None)
    if isinstance(body.type, ir.SetOf) and isinstance(body.type.item, ir.Number) and isinstance(kind, ir.Number):
        wide = ir.Number(min(kind.low, body.type.item.low), max(kind.high, body.type.item.high))
        ctx.slots[slot] = ir.Slot(node.parameter, wide)
        with ctx.scope():
            ctx.scopes[-1][node.parameter] = Variable(slot, wide)
            body = ctx.elaborate(node.body, ir.SetOf(wide))
        return slot, body
    return slot, fit(ctx, body, ir.SetOf(kind), node.body.span)


def _path(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 3, 3)
    start, goal = (settle(ctx, ctx.elaborate(one, None), one.span) for one in node.arguments[:2])
    slot, following = _next(ctx, node.arguments[2], start.type)
    return ir.Steps(start, goal, slot, following, ir.Number(0, 65535, True))


def _ray(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 3)
    cell = _cell(ctx, node.arguments[0])
    assert isinstance(cell.type, ir.Cell)
    step = operators.step_of(ctx, ctx.loose(node.arguments[1], ir.Step()))
    step = fit(ctx, step, ir.Step(), node.arguments[1].span)
    args = (cell, step) if len(node.arguments) == 2 else (cell, step, operators.number(ctx, node.arguments[2]))
    board = ctx.world.board(cell.type.board)
    sides = (board.high[0] - board.low[0] + 1, board.high[1] - board.low[1] + 1)
    longest = lcm(*sides) if all(board.wrap) else max(sides)  # on a torus a slanting ray passes the same row again
    return ir.Op("ray", args, ir.ListOf(cell.type, longest), cell.type.board)


def _distance(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 2)
    one, other = _cell(ctx, node.arguments[0]), _cell(ctx, node.arguments[1])
    assert isinstance(one.type, ir.Cell)
    return operators.folded(ctx, ir.Op("distance", (one, other), ir.Number(0, 512), one.type.board))


def _rotations(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 2)
    ring = ctx.elaborate(node.arguments[0], None)
    if not isinstance(ring.type, ir.Ring):
        wrong(ctx, "RW301", node.arguments[0].span, f"'rotations' needs a ring, but this is {describe(ring.type)}")
    step = 1
    if len(node.arguments) == 2:
        step, _ = evaluate(ctx.world, node.arguments[1], ir.Number(1, ring.type.size))
    if step < 1 or ring.type.size % step:
        fits = ", ".join(str(n) for n in range(1, ring.type.size + 1) if ring.type.size % n == 0)
        wrong(ctx, "RW337", node.span, f"a ring of {ring.type.size} cannot be turned by {step}", f"it can by {fits}")
    return ir.Op("rotations", (ring,), ir.SetOf(ir.Number(0, ring.type.size // step - 1)), step)


def _walked(ctx: Context, node: ast.Call) -> None:
    """Subsets and splits are made one after the other: they are gone through or chosen among, and never kept."""
    if ctx.walked is not node:
        things = "sets" if node.name == "subsets" else "bags"
        wrong(
            ctx,
            "RW307",
            node.span,
            f"'{node.name}' tells many {things}, which nothing can hold",
            f"go through them, 'count(x in {node.name}(…))' or 'for x in {node.name}(…)', or let somebody choose one",
        )


def _subsets(ctx: Context, node: ast.Call) -> ir.Expr:
    _walked(ctx, node)
    _arguments(ctx, node, 1, 2)
    collection = settle(ctx, ctx.elaborate(node.arguments[0], None), node.span)
    kind = collection.type
    if isinstance(kind, ir.Between):
        _, item = aggregates.source(ctx, node.arguments[0])
        collection = ctx.elaborate(node.arguments[0], ir.SetOf(item))
    elif isinstance(kind, ir.ListOf | ir.BagOf):
        collection = fit(ctx, collection, ir.SetOf(kind.item), node.span)
    elif not isinstance(kind, ir.SetOf):
        wrong(ctx, "RW332", node.arguments[0].span, f"'subsets' needs a set, but this is {describe(kind)}")
    rest = (operators.number(ctx, node.arguments[1]),) if len(node.arguments) == 2 else ()
    return ir.Op("subsets", (collection, *rest), ir.ListOf(collection.type, 1))


def _kinds(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 1)
    items = settle(ctx, ctx.elaborate(node.arguments[0], None), node.arguments[0].span)
    match items.type:
        case ir.BagOf(item) | ir.ListOf(item):
            return operators.folded(ctx, ir.Op("bag_set", (items,), ir.SetOf(item)))
        case ir.SetOf():
            return items
    hint = "of a pile 'unknown(p)' is the bag of what is not known, 'known_top(p)' and 'known_bottom(p)' are lists"
    message = f"'kinds' needs a bag or list, but this is {describe(items.type)}"
    wrong(ctx, "RW332", node.arguments[0].span, message, hint if isinstance(items.type, ir.PileOf) else "")


def _pile(ctx: Context, node: ast.Call) -> tuple[ir.Expr, ir.PileOf]:
    _arguments(ctx, node, 1, 1)
    pile = ctx.elaborate(node.arguments[0], None)
    if not isinstance(pile.type, ir.PileOf):
        hint = "the first of a list is 'l[0]'" if isinstance(pile.type, ir.ListOf) else ""
        hint = "a bag has no order: 'draw x from' it" if isinstance(pile.type, ir.BagOf) else hint
        message = f"'{node.name}' needs a pile, but this is {describe(pile.type)}"
        wrong(ctx, "RW332", node.arguments[0].span, message, hint)
    return pile, pile.type


def _known(ctx: Context, node: ast.Call) -> ir.Expr:
    pile, kind = _pile(ctx, node)
    return ir.Op(node.name, (pile,), ir.ListOf(kind.item, 2 * kind.capacity))


def _end_of_pile(ctx: Context, node: ast.Call) -> ir.Expr:
    pile, kind = _pile(ctx, node)
    cards = ir.Op(f"known_{node.name}", (pile,), ir.ListOf(kind.item, 2 * kind.capacity))
    item = kind.item
    return ir.Op("first", (cards,), ir.Number(item.low, item.high, True) if isinstance(item, ir.Number) else item)


def _unknown(ctx: Context, node: ast.Call) -> ir.Expr:
    pile, kind = _pile(ctx, node)
    return ir.Op("unknown", (pile,), ir.BagOf(kind.item, 65535))


def _splits(ctx: Context, node: ast.Call) -> ir.Expr:
    _walked(ctx, node)
    _arguments(ctx, node, 3, 3)
    total = operators.number(ctx, node.arguments[0])
    targets, item = aggregates.source(ctx, node.arguments[1])
    if isinstance(targets.type, ir.Between):
        targets = ctx.elaborate(node.arguments[1], ir.SetOf(item))
    targets = fit(ctx, targets, ir.SetOf(item), node.arguments[1].span)
    function = node.arguments[2]
    if not isinstance(function, ast.Function):
        wrong(ctx, "RW324", function.span, "a function like 'x => 3' is needed here")
    with ctx.scope():
        slot = ctx.bind(function.parameter, item)
        cap = operators.number(ctx, function.body)
    caps = ir.Fold(
        "sum",
        (ir.Gen(slot, item, targets),),
        ir.Op("amount", (cap, ir.Local(slot, item)), ir.BagOf(item, 65535)),
        ir.BagOf(item, 65535),
    )
    return ir.Op("splits", (total, targets, caps), ir.ListOf(ir.BagOf(item, 65535), 1))


def _order(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 1)
    seat = ctx.elaborate(node.arguments[0], ir.Seat())
    return ir.Op(node.name, (seat,), ir.ListOf(ir.Seat(), ctx.world.draft.seats))


def _turns(ctx: Context, node: ast.Call) -> ir.Expr:
    wrong(
        ctx,
        "RW338",
        node.span,
        "'turns' goes on for ever: it can only stand after 'for … in'",
        "use clockwise(p) for one round of the table",
    )


def _index(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 2)
    items = ctx.elaborate(node.arguments[0], None)
    if not isinstance(items.type, ir.ListOf):
        wrong(ctx, "RW332", node.arguments[0].span, f"'index' needs a list, but this is {describe(items.type)}")
    item = ctx.elaborate(node.arguments[1], items.type.item)
    return ir.Op("index_of", (items, item), ir.Number(0, items.type.capacity, True))


def _fingerprint(ctx: Context, node: ast.Call) -> ir.Expr:
    states, values = [], []
    for one in node.arguments:
        if isinstance(one, ast.Name) and one.name in ctx.world.state_decls and ctx.find(one.name) is None:
            states.append(ctx.world.state(one.name).name)
        else:
            values.append(settle(ctx, ctx.elaborate(one, None), one.span))
    return ir.Fingerprint(tuple(states), tuple(values), ir.Mark())


def _absolute(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 1)
    item = operators.number(ctx, node.arguments[0])
    assert isinstance(item.type, ir.Number)
    negative = operators.negative(ctx, item)
    return operators.folded(
        ctx, ir.Op("max", (item, negative), ir.Number(0, max(abs(item.type.low), abs(item.type.high))))
    )


CORE: dict[str, Callable[[Context, ast.Call], ir.Expr]] = {
    "reach": _flood,
    "steps": _path,
    "ray": _ray,
    "distance": _distance,
    "rotations": _rotations,
    "kinds": _kinds,
    "top": _end_of_pile,
    "bottom": _end_of_pile,
    "known_top": _known,
    "known_bottom": _known,
    "unknown": _unknown,
    "subsets": _subsets,
    "splits": _splits,
    "clockwise": _order,
    "counterclockwise": _order,
    "turns": _turns,
    "index": _index,
    "fingerprint": _fingerprint,
    "abs": _absolute,
}

# common words: a game's own def of that name counts instead
YIELDING = ("kinds", "top", "bottom", "known_top", "known_bottom", "unknown")
