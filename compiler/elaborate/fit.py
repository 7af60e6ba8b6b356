"""Make an expression fit the type that is wanted: the few conversions there are, all without loss."""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

from rulewright.compiler.elaborate.context import Context, where
from rulewright.compiler.elaborate.types import Nil, Unsure, Void, describe, is_wide, item_of, overfull
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.domain import alike, join, nothing
from rulewright.runtime.values.conversion import conversion


def wrong(ctx: Context, code: str, span: Span, message: str, hint: str = "") -> NoReturn:
    """Note a problem and give up what led to it."""
    ctx.world.problems.error(code, span, message, hint)
    raise Reported


def fit(ctx: Context, expr: ir.Expr, wanted: ir.Type, span: Span) -> ir.Expr:
    """The expression as a value of the wanted type."""
    have: object = expr.type
    match have, wanted:
        case Nil(), _:
            return _none(ctx, wanted, span)
        case Void(), ir.SetOf() | ir.BagOf() | ir.ListOf() | ir.PileOf():
            return ir.Const(nothing(wanted, ctx.world.draft), wanted)
        case Unsure(word), ir.Member(enum):
            members = ctx.world.draft.enums[enum].members
            if word in members:
                return ir.Const(members.index(word) + 1, wanted)
        case ir.Number(), ir.Seat() if isinstance(expr, ir.Const):
            return _seat(ctx, expr, span)
        case _, _ if isinstance(expr, ir.If) and not alike(have, wanted):
            return ir.If(
                expr.condition, fit(ctx, expr.then, wanted, span), fit(ctx, expr.otherwise, wanted, span), wanted
            )
        case ir.Between(), ir.SetOf(ir.Number() as item) if isinstance(expr, ir.Op) and expr.op == "between":
            return fit(ctx, range_of(expr.args[0], expr.args[1], item, span), wanted, span)
        case ir.Number(), ir.Between():
            return ir.Op("between", (expr, expr), ir.Between())
        case (ir.SetOf(a), ir.SetOf(b)) | (ir.BagOf(a), ir.BagOf(b)) if isinstance(a, ir.Number) and isinstance(
            b, ir.Number
        ):
            return expr if a == b else _recast(ctx, expr, wanted, span)
        case ir.SetOf(a), ir.BagOf(b) if alike(a, b):
            inner = fit(ctx, expr, ir.SetOf(b), span)
            return ir.Op("set_bag", (inner,), wanted)
        case ((ir.BagOf(a) | ir.ListOf(a)), ir.SetOf(b)) if alike(a, b):
            plain = ir.Op("bag_set", (expr,), ir.SetOf(a))
            return fit(ctx, plain, wanted, span)
        case ir.ListOf(a), ir.BagOf(b) if alike(a, b):
            return fit(ctx, ir.Op("list_bag", (expr,), ir.BagOf(a, 65535)), wanted, span)
        case ir.ListOf(a, longest), ir.ListOf(b, room) if alike(a, b) and longest > room:
            return _shortened(ctx, expr, ir.ListOf(a, room), span)
        case ir.PileOf(a, longest), ir.PileOf(b, room) if a == b and longest > room:
            return _shortened(ctx, expr, wanted, span)
        case _ if alike(have, wanted) and not (isinstance(have, ir.Ring) and isinstance(wanted, ir.Ring)):
            return expr
        case ir.Ring(_, a), ir.Ring(_, b) if alike(have, wanted) and holds(b, a):
            return expr
    if isinstance(expr, ir.Whole) and not isinstance(wanted, ir.Ring):
        which_one(ctx, expr.state, span)
    wrong(
        ctx, "RW301", span, f"{describe(wanted)} is needed here, but this is {describe(have)}", _instead(have, wanted)
    )


def which_one(ctx: Context, name: str, span: Span) -> NoReturn:
    """A state with indices was named without them."""
    wanted = ", ".join(describe(kind) for kind in ctx.world.state(name).index)
    hint = f"in brackets stands which one: {wanted}"
    wrong(ctx, "RW339", span, f"'{name}' has a value for each of several things", hint)


def _instead(have: object, wanted: ir.Type) -> str:
    """A way from one type to another that an author may have had in mind."""
    match have, wanted:
        case _, ir.PileOf():
            return "a pile begins empty: 'put' things 'onto' it, then 'shuffle' it"
        case ir.Number(), ir.Cell():
            return "a cell has two coordinates, as in (2, 3), or a name such as b3"
        case (ir.Step(), ir.Cell(board)) | (ir.Cell(board), ir.Step()):
            made = f"'def spot(c: {board}) = c' makes one of it, 'spot((2, 3))'"
            return f"a pair is a step where nothing asks for a cell: {made}"
        case ir.Number(), ir.Seat():
            return "a player is no number: 'for p in players', 'p + 1' is the next; a parameter says so: 'f(p: Player)'"
        case ir.Number(), ir.Truth():
            return "write yes or no, or compare: 'n > 0'"
        case ir.Truth(), ir.Number():
            return "write 'if c then 1 else 0'"
        case ir.SetOf(item) | ir.BagOf(item), ir.ListOf(other) if alike(item, other):
            return "a list has an order: 'add' one after the other to it"
        case ir.SetOf(item), _ if alike(item, wanted):
            return "this is a set: 'first(…)' is one of its members"
        case ir.ListOf(item), _ if alike(item, wanted):
            return "this is a list: 'l[0]' is its first; 'for x in l' goes through it"
        case _, ir.SetOf(item) if alike(have, item):
            return "in braces it is a set: {x}"
        case _, ir.BagOf(item) | ir.ListOf(item) if alike(have, item):
            return "one thing is added with 'add x to s'; in braces it is a bag or list: {x}"
        case ir.BagOf(item), _ if alike(item, wanted):
            return "amounts are added: 3 ruby + 2 pearl"
        case _:
            return ""


def check_constant(ctx: Context, value: ir.Expr, kind: ir.Type, span: Span) -> None:
    """A constant number must be one that the type has."""
    if isinstance(value, ir.Const) and isinstance(kind, ir.Number) and value.value != ir.NIL:
        if not kind.low <= value.value <= kind.high:
            hint = "widen the range where it is declared, or give another number"
            wrong(ctx, "RW302", span, f"{value.value} is outside {kind.low}..{kind.high}", hint)


def confined(ctx: Context, expr: ir.Expr, wanted: ir.Type, name: str, span: Span) -> ir.Expr:
    """What is passed for a parameter whose type is declared: a number is of that range, which is tested at run time
    where it is not known."""
    given = expr.type
    if not isinstance(wanted, ir.Number) or not isinstance(given, ir.Number) or given == wanted:
        return expr
    if expr == ir.Const(ir.NIL, given) and wanted.optional:
        return expr
    check_constant(ctx, expr, wanted, span)
    if given.high < wanted.low or given.low > wanted.high:
        text = f"'{name}' is {wanted.low}..{wanted.high}, but this is {given.low}..{given.high}"
        wrong(ctx, "RW302", span, text, "widen the range where it is declared, or give another number")
    inside = wanted.low <= given.low and given.high <= wanted.high and (wanted.optional or not given.optional)
    return expr if inside else ir.Op("within", (expr,), wanted, name, where(span))


def range_of(low: ir.Expr, high: ir.Expr, wanted: ir.Number, span: Span) -> ir.Op:
    """The set of the numbers of a range: of those that are wanted if there can be no others or too many to tell, else
    of all there can be."""
    assert isinstance(low.type, ir.Number) and isinstance(high.type, ir.Number)
    least, most = low.type.low, max(low.type.low, high.type.high)
    fits = wanted.low <= least and most <= wanted.high
    if not fits and is_wide(ir.Number(least, most)):
        return ir.Op("range", (low, high), ir.SetOf(wanted), True, where(span))
    return ir.Op("range", (low, high), ir.SetOf(wanted if fits else ir.Number(least, most)))


def loosened(expr: ir.Expr) -> ir.Expr:
    """A set of numbers of which those that have no room do not matter: they are taken away."""
    match expr:
        case ir.Op("recast" | "range", data=True):
            return replace(expr, data=None, where=ir.Where())
        case ir.If(_, then, otherwise):
            return replace(expr, then=loosened(then), otherwise=loosened(otherwise))
    return expr


def _recast(ctx: Context, expr: ir.Expr, wanted: ir.Type, span: Span) -> ir.Expr:
    """A set or bag of numbers over another range. All of it must have room there: a constant now, anything else when it
    is known."""
    given, item = item_of(expr.type), item_of(wanted)
    assert isinstance(given, ir.Number) and isinstance(item, ir.Number)
    if not isinstance(expr, ir.Const):
        strict = given.low < item.low or item.high < given.high
        return ir.Op("recast", (expr,), wanted, strict or None, where(span) if strict else ir.Where())
    count = expr.value.bit_length() if isinstance(expr.type, ir.SetOf) else len(expr.value)
    for at in range(count):
        if expr.value >> at & 1 if isinstance(expr.type, ir.SetOf) else expr.value[at]:
            check_constant(ctx, ir.Const(at + given.low, item), item, span)
    convert = conversion(expr.type, wanted, ctx.world.draft)
    return ir.Const(expr.value if convert is None else convert(expr.value), wanted)


def holds(wide: ir.Type, narrow: ir.Type) -> bool:
    """Whether whatever is an item of a ring can be one of another just as it lies there."""
    match wide, narrow:
        case ir.Number(low, high, optional), ir.Number(least, most, may_be_none):
            return low <= least and most <= high and (optional or not may_be_none)
    return wide == narrow


def _shortened(ctx: Context, expr: ir.Expr, wanted: ir.ListOf | ir.PileOf, span: Span) -> ir.Expr:
    """A list or pile where there is less room than it may need: a constant is looked at now, anything else when it is
    known."""
    if not isinstance(expr, ir.Const):
        return ir.Op("room_for", (expr,), wanted, where=where(span))
    if message := overfull(expr.value, wanted):
        wrong(ctx, "RW302", span, message, "widen 'up to' where it is declared")
    return replace(expr, type=wanted)


def _none(ctx: Context, wanted: ir.Type, span: Span) -> ir.Expr:
    if isinstance(wanted, ir.Number) and not wanted.optional:
        wrong(
            ctx,
            "RW315",
            span,
            f"'none' is not possible here: {describe(wanted)} is needed",
            "write the type with '?' if it may be none",
        )
    if isinstance(wanted, ir.Truth | ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Between):
        wrong(ctx, "RW315", span, f"'none' is not {describe(wanted)}", "an empty collection is {}")
    return ir.Const(nothing(wanted, ctx.world.draft), wanted)


def _seat(ctx: Context, expr: ir.Const, span: Span) -> ir.Expr:
    if is_absent(ctx, expr.value):
        return ir.Const(0, ir.Seat())
    if not 0 <= expr.value < ctx.world.draft.seats:
        wrong(ctx, "RW316", span, f"there is no seat {expr.value}: seats are 0 to {ctx.world.draft.seats - 1}")
    return ir.Const(expr.value + 1, ir.Seat())


def is_absent(ctx: Context, seat: int) -> bool:
    """Whether a number is that of a seat which the game has with more players than now: nobody sits there."""
    return ctx.world.draft.seats <= seat < ctx.world.seat_range()[1]


def settle(ctx: Context, expr: ir.Expr, span: Span, holder: str = "the variable") -> ir.Expr:
    """The expression, whose type must be known by now; `holder` is what could say it."""
    match expr.type:
        case Nil() | Void():
            wrong(ctx, "RW317", span, "it is not clear what kind of nothing this is", f"give {holder} a type")
        case Unsure(word):
            enums = " and of ".join(enum for enum, _ in ctx.world.members[word])
            hint = f"compare it with a value of the enum that is meant, or give {holder} a type"
            wrong(ctx, "RW206", span, f"'{word}' is a member of {enums}; it is not clear which is meant", hint)
    return expr


def together(ctx: Context, one: ir.Expr, other: ir.Expr, spans: tuple[Span, Span]) -> tuple[ir.Expr, ir.Expr, ir.Type]:
    """Two expressions brought to one type: the branches of an `if`, the sides of a comparison."""
    a: object = one.type
    b: object = other.type
    if isinstance(a, Nil | Void | Unsure) and not isinstance(b, Nil | Void | Unsure):
        fitted = fit(ctx, one, _may_be_none(other.type, a), spans[0])
        return fitted, other, fitted.type
    if isinstance(b, Nil | Void | Unsure) and not isinstance(a, Nil | Void | Unsure):
        fitted = fit(ctx, other, _may_be_none(one.type, b), spans[1])
        return one, fitted, fitted.type
    if isinstance(a, ir.Number) and isinstance(b, ir.Seat):
        return fit(ctx, one, other.type, spans[0]), other, other.type
    if isinstance(a, ir.Number) and isinstance(b, ir.Between):
        return fit(ctx, one, other.type, spans[0]), other, other.type
    if isinstance(a, ir.Between) and isinstance(b, ir.SetOf) or isinstance(b, ir.Between) and isinstance(a, ir.SetOf):
        one, other = _as_set(one), _as_set(other)
        a, b = one.type, other.type
    if alike(a, b):
        both = join(one.type, other.type)
        if item_of(both) is not None:
            return fit(ctx, one, both, spans[0]), fit(ctx, other, both, spans[1]), both
        return one, other, both
    fitted = fit(ctx, other, one.type, spans[1])
    return one, fitted, one.type


def _as_set(expr: ir.Expr) -> ir.Expr:
    """A written range as a set of its numbers."""
    if isinstance(expr, ir.Op) and expr.op == "between":
        low, high = expr.args[0].type, expr.args[1].type
        assert isinstance(low, ir.Number) and isinstance(high, ir.Number)
        if high.high - low.low <= 65535:
            return ir.Op("range", expr.args, ir.SetOf(ir.Number(low.low, max(low.low, high.high))))
    return expr


def _may_be_none(kind: ir.Type, other: object) -> ir.Type:
    """A number beside `none` is an optional number."""
    if isinstance(kind, ir.Number) and isinstance(other, Nil):
        return ir.Number(kind.low, kind.high, True)
    return kind
