"""Aggregates: what is made of generators. Each is a small function of its own."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.fills import asked_early
from rulewright.compiler.lower.expressions.loops import copies, is_listed, nested
from rulewright.compiler.lower.expressions.numbers import TOO_LARGE
from rulewright.compiler.lower.expressions.unmade_sets import Gens, is_in_any_order, walked
from rulewright.compiler.lower.few_values import unrolled
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import WIDEST, fold_by_masks
from rulewright.compiler.lower.own_function import fitted, lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, constant, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.walking import nodes

Change = Callable[[low.Expr, low.Expr, ir.Type, Module], low.Stmt]
WRITTEN_OUT = 48  # nodes of a condition over a few constants that is written out instead of looped over


def fold(node: ir.Fold, scope: Scope, module: Module) -> low.Expr:
    """An aggregate: by masks where that is possible, else a function with loops."""
    masked = fold_by_masks(node, scope, module)
    if masked is not None:
        return masked
    early = asked_early(node, scope, module)
    if early is not None:
        return early
    written = unrolled(node, module)
    if written is not None and sum(1 for _ in nodes(written)) <= WRITTEN_OUT:
        return module.lowered(written, scope)
    return lifted(node, node.op, scope, module, lambda inner, lines: _aggregate(node, inner, lines, module))


def _aggregate(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    n = low.Local("n")
    lines.charges = module.effort.loops(node.gens, node.value, scope.within)
    ways = walked(node, module)
    lines.in_any_order = is_in_any_order(node, module)
    for gens in ways if ways != [node.gens] else ():
        lines.charges |= module.effort.loops(gens, node.value, scope.within)
    kind = c_type(node.type, module)
    value = node.value
    match node.op:
        case "count":
            lines.local("int", "n", value=0)
            nested(
                node.gens,
                scope,
                lines,
                module,
                lambda inner: lines.add(low.assign(n, copies(inner), "+")),
                weighed=True,
            )
            lines.add(low.returns(n))
        case "any" | "all":
            assert value is not None
            if node.op == "any" and module.uses("masks"):
                for gens in ways:
                    among = (*gens[:-1], _among(gens[-1], value))
                    nested(among, scope, lines, module, lambda inner: lines.add(low.returns(low.TRUE)))
                lines.add(low.returns(low.FALSE))
                return
            wanted, other = (low.TRUE, low.FALSE) if node.op == "any" else (low.FALSE, low.TRUE)

            def decide(inner: Scope) -> None:
                holds = module.lowered(value, inner)
                lines.when(holds if node.op == "any" else low.negate(holds), low.returns(wanted))

            for gens in ways:
                nested(gens, scope, lines, module, decide)
            lines.add(low.returns(other))
        case "first":
            assert value is not None
            nested(
                node.gens,
                scope,
                lines,
                module,
                lambda inner: lines.add(low.returns(fitted(value, node.type, inner, module))),
            )
            lines.add(low.returns(nothing_of(node.type, module)))
        case "sum":
            _sum(node, kind, scope, lines, module)
        case "median":
            _median(node, scope, lines, module)
        case "min" | "max":
            _extreme(node, scope, lines, module)
        case "set" | "union":
            _gather(node, ways, kind, scope, lines, module)
        case "most" | "least":
            _best(node, kind, scope, lines, module)
        case other:
            raise AssertionError(f"'{other}' is not lowered")


def _among(gen: ir.Gen, value: ir.Expr) -> ir.Gen:
    """The generator of those elements for which a value holds: as a clause it may become a mask."""
    return ir.Gen(gen.slot, gen.type, gen.source, (*gen.clauses, ("where", value)))


def weighed(value: low.Expr, scope: Scope) -> low.Expr:
    """What is added for each kind in a bag."""
    return value if copies(scope) == low.ONE else copies(scope) * value


def _better(sign: str) -> low.If:
    """The head of what happens to a value that is the best so far."""
    return low.If(low.either(low.negate(low.Local("found")), low.Compare(sign, low.Local("value"), low.Local("best"))))


def _sum(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    index, r = low.names("index", "r")
    value = node.value
    assert value is not None
    if isinstance(node.type, ir.BagOf):
        lines.local(kind, "r", value=low.call(f"{kind}_none"))
        if isinstance(value, ir.Op) and value.op == "amount" and value.type == node.type:
            item, size = node.type.item, size_of(node.type.item, module)
            lines.local("int", "index", "count")

            def put_in(inner: Scope) -> None:
                count, what = (module.lowered(arg, inner) for arg in value.args)
                lines.add(low.assign(index, what - base_of(item)), low.assign(low.Local("count"), count))
                lines.when(
                    low.both(low.ge(index, 0), low.lt(index, size), low.gt(low.Local("count"), 0)),
                    low.assign(low.member(r, "n")[index], weighed(low.Local("count"), inner), "+"),
                )

            nested(node.gens, scope, lines, module, put_in, weighed=True)
            lines.add(low.returns(r))
            return
        nested(
            node.gens,
            scope,
            lines,
            module,
            lambda inner: lines.add(low.assign(r, low.call(f"{kind}_add", r, fitted(value, node.type, inner, module)))),
        )
        lines.add(low.returns(r))
        return
    assert isinstance(node.type, ir.Number)
    exact = INT_LOW < node.type.low and node.type.high < INT_HIGH
    lines.local("int" if exact else "int64_t", "r", value=0)
    nested(
        node.gens,
        scope,
        lines,
        module,
        lambda inner: lines.add(low.assign(r, weighed(module.lowered(value, inner.at(node.where)), inner), "+")),
        weighed=True,
    )
    lines.add(
        low.returns(r)
        if exact
        else low.returns(low.call("int32", low.STATE, r, module.fault("RW605", TOO_LARGE, node.where)))
    )


def _median(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    """How often each number comes, then the first that has half of them up to it."""
    value = node.value
    assert value is not None and isinstance(value.type, ir.Number)
    least, size = value.type.low, value.type.high - value.type.low + 1
    (counts,) = lines.local("int", "counts", extent=size)
    (half,) = lines.local("int", "half", value=0)
    (place,) = lines.local("int", "place")
    with lines.block(low.count(place, 0, size)):
        lines.set(counts[place], 0)

    def count(inner: Scope) -> None:
        # a value that faults may be any number
        at = low.call("rw_place", module.lowered(value, inner.at(node.where)) - least, size)
        lines.add(low.assign(counts[at], copies(inner), "+"), low.assign(half, copies(inner), "+"))

    nested(node.gens, scope, lines, module, count, weighed=True)
    with lines.block(low.If(low.gt(half, 0))):
        lines.set(half, (half + 1) // 2)
        with lines.block(low.count(place, 0, size)):
            lines.set(half, counts[place], "-")
            lines.when(low.le(half, 0), low.returns(place + least))
    lines.add(low.returns(nothing_of(node.type, module)))


def _extreme(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    best = low.Local("best")
    value = node.value
    assert value is not None
    kind = c_type(node.type, module)
    lines.local(kind, "best", value=nothing_of(node.type, module))
    lines.local(kind, "value")
    lines.local("bint", "found", value=low.FALSE)

    def compare(inner: Scope) -> None:
        lines.set(low.Local("value"), module.lowered(value, inner))
        with lines.block(_better("<" if node.op == "min" else ">")):
            lines.add(low.assign(best, low.Local("value")), low.assign(low.Local("found"), low.TRUE))

    nested(node.gens, scope, lines, module, compare)
    lines.add(low.returns(best))


def _gather(node: ir.Fold, ways: list[Gens], kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    r = low.Local("r")
    assert node.value is not None and isinstance(node.type, ir.SetOf)
    lines.local(kind, "r", value=constant(0, node.type, module))
    _each_into(r, node, ways, sets.put, scope, lines, module)
    lines.add(low.returns(r))


def _each_into(
    r: low.Expr, node: ir.Fold, ways: list[Gens], change: Change, scope: Scope, lines: Lines, module: Module
) -> None:
    """Statements that put each member of a set that is being made into a variable, or take it out."""
    assert node.value is not None and isinstance(node.type, ir.SetOf)
    value: ir.Expr = node.value
    item = node.type.item
    if node.op == "union" and is_listed(value, module):
        # a few cells around each of some: one by one, and not as sets of the whole board
        around = ir.Gen(module.slot("around"), item, value)
        ways, value = [(*gens, around) for gens in ways], ir.Local(around.slot, item)

    def join_in(inner: Scope) -> None:
        lowered = fitted(value, node.type, inner, module)
        join = sets.either if change is sets.put else sets.without
        lines.set(r, join(r, lowered, item, module))

    def one(inner: Scope) -> None:
        lines.add(change(r, module.lowered(value, inner) - base_of(item), item, module))

    for gens in ways:
        nested(gens, scope, lines, module, join_in if isinstance(value.type, ir.SetOf) else one)


def without_each(node: ir.Op, scope: Scope, module: Module) -> low.Expr | None:
    """A large set without the members of another that is being made: they are taken out as they come up, and the other
    is not made. None where that does not fit."""
    one, two = node.args
    if not module.uses("unmade_sets") or not isinstance(two, ir.Fold) or two.op not in ("set", "union"):
        return None
    assert isinstance(node.type, ir.SetOf)
    if one.type != node.type or two.type != node.type or set_words(node.type.item, module) <= WIDEST:
        return None

    def write(inner: Scope, lines: Lines) -> None:
        lines.local(c_type(node.type, module), "r", value=constant(0, node.type, module))
        for part, change in ((one, sets.put), (two, sets.drop)):
            if isinstance(part, ir.Fold) and part.op in ("set", "union"):
                lines.charges |= module.effort.loops(part.gens, part.value, inner.within)
                _each_into(low.Local("r"), part, [part.gens], change, inner, lines, module)
            else:
                lines.set(low.Local("r"), module.lowered(part, inner))
        lines.add(low.returns(low.Local("r")))

    return lifted(node, "without", scope, module, write)


def _best(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    best, r = low.names("best", "r")
    value, gen = node.value, node.gens[0]
    assert value is not None and isinstance(node.type, ir.SetOf)
    item = node.type.item
    none = constant(0, node.type, module)
    lines.local(kind, "r", value=none)
    lines.local("int", "best", value=0)
    lines.local("int", "value")
    lines.local("bint", "found", value=low.FALSE)

    def compare(inner: Scope) -> None:
        lines.set(low.Local("value"), module.lowered(value, inner))
        with lines.block(_better(">" if node.op == "most" else "<")):
            lines.add(
                low.assign(best, low.Local("value")), low.assign(low.Local("found"), low.TRUE), low.assign(r, none)
            )
        lines.when(low.eq(low.Local("value"), best), sets.put(r, inner.values[gen.slot] - base_of(item), item, module))

    nested(node.gens, scope, lines, module, compare)
    lines.add(low.returns(r))
