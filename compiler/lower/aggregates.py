"""What is made of generators: aggregates, flood fills, shortest paths. Each is a small function of its own."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.abstract import unrolled
from rulewright.compiler.lower.context import Choice, Lines, Module, Scope
from rulewright.compiler.lower.loops import copies, is_listed, loop, nested, put
from rulewright.compiler.lower.masks import fold_by_masks
from rulewright.compiler.lower.names import place_comment
from rulewright.compiler.lower.numbers import TOO_LARGE, int32, number
from rulewright.compiler.lower.types import c_type, constant, converted, nothing_text, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.walking import nodes

WRITTEN_OUT = 48  # nodes of a condition over a few constants that is written out instead of looped over


def fold(node: ir.Fold, scope: Scope, module: Module) -> low.Expr:
    """An aggregate: by masks where that is possible, else a function with loops."""
    masked = fold_by_masks(node, scope, module)
    if masked is not None:
        return masked
    written = unrolled(node, module)
    if written is not None and sum(1 for _ in nodes(written)) <= WRITTEN_OUT:
        return module.text(written, scope)
    return lifted(node, node.op, scope, module, lambda inner, lines: _aggregate(node, inner, lines, module))


def lifted(node: ir.Expr, name: str, scope: Scope, module: Module, write: Callable[[Scope, Lines], None]) -> low.Expr:
    """A call of a function of its own, made for an expression; its free locals are the parameters."""
    free = free_slots(node)
    choices = [slot for slot in free if slot in scope.choices]
    some = frozenset(slot for slot in free if slot in scope.some)
    within = scope.within or module.effort.is_long(node)
    kinds, values = (
        tuple((slot, scope.types[slot]) for slot in free),
        tuple(scope.choices[slot].values for slot in choices),
    )
    key = ("lifted", node, kinds, some, values, within)
    if key not in module.known:
        lines = Lines()
        inner = Scope(where=scope.where, pure=True, some=some, within=within)
        parameters = ["S* s"]
        for slot in free:
            text = low.Local(lines.names.fresh(f"v{slot}"))
            inner.texts[slot], inner.types[slot] = text, scope.types[slot]
            parameters.append(f"{c_type(scope.types[slot], module)} {text.name}")
            if slot in scope.choices:
                inner.choices[slot] = Choice(scope.choices[slot].values, low.Local(lines.names.fresh(f"k{slot}")))
                parameters.append(f"int {inner.choices[slot].index}")
        write(inner, lines)
        fresh = module.names.fresh(name, f"line_{scope.where.line}" if scope.where.line else "")
        head = f"cdef inline {c_type(node.type, module)} {fresh}({', '.join(parameters)}) noexcept nogil"
        module.functions.append(lines.function(head, place_comment(scope.where)))
        module.known[key] = fresh
    passed: list[low.Expr] = [low.STATE]
    for slot in free:
        passed.append(scope.texts[slot])
        if slot in scope.choices:
            passed.append(scope.choices[slot].index)
    return low.call(module.known[key], *passed)


def _aggregate(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    lines.charges = module.effort.loops(node.gens, node.value, scope.within)
    kind = c_type(node.type, module)
    value = node.value
    match node.op:
        case "count":
            lines.declared.append("cdef int n = 0")
            nested(
                node.gens,
                scope,
                lines,
                module,
                lambda inner: lines.add(low.assign(low.Local("n"), copies(inner), "+")),
                weighed=True,
            )
            lines.add(low.returns(low.Local("n")))
        case "any" | "all":
            assert value is not None
            if node.op == "any" and module.uses("masks"):
                nested(
                    (*node.gens[:-1], _among(node.gens[-1], value)),
                    scope,
                    lines,
                    module,
                    lambda inner: lines.add(low.returns(low.TRUE)),
                )
                lines.add(low.returns(low.FALSE))
                return
            wanted, other = (low.TRUE, low.FALSE) if node.op == "any" else (low.FALSE, low.TRUE)

            def decide(inner: Scope) -> None:
                holds = module.text(value, inner)
                with lines.block(low.If(holds if node.op == "any" else low.negate(holds))):
                    lines.add(low.returns(wanted))

            nested(node.gens, scope, lines, module, decide)
            lines.add(low.returns(other))
        case "first":
            assert value is not None
            nested(
                node.gens,
                scope,
                lines,
                module,
                lambda inner: lines.add(low.returns(_fitted(value, node.type, inner, module))),
            )
            lines.add(low.returns(nothing_text(node.type, module)))
        case "sum":
            _sum(node, kind, scope, lines, module)
        case "median":
            _median(node, scope, lines, module)
        case "min" | "max":
            _extreme(node, scope, lines, module)
        case "set" | "union":
            _gather(node, kind, scope, lines, module)
        case "most" | "least":
            _best(node, kind, scope, lines, module)
        case _:
            assert value is not None
            lines.declared.append(f"cdef {kind} r = {kind}_none()")
            nested(
                node.gens,
                scope,
                lines,
                module,
                lambda inner: lines.add(low.do(f"{kind}_put", low.address(low.Local("r")), module.text(value, inner))),
            )
            lines.add(low.returns(low.Local("r")))


def _among(gen: ir.Gen, value: ir.Expr) -> ir.Gen:
    """The generator of those elements for which a value holds: as a clause it may become a mask."""
    return ir.Gen(gen.slot, gen.type, gen.source, (*gen.clauses, ("where", value)))


def _fitted(value: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    return converted(module.text(value, scope), value.type, kind, module)


def weighed(value: low.Expr, scope: Scope) -> low.Expr:
    """What is added for each kind in a bag."""
    return value if copies(scope) == low.ONE else copies(scope) * value


def _better(sign: str) -> low.If:
    """The head of what happens to a value that is the best so far."""
    return low.If(low.either(low.negate(low.Local("found")), low.Compare(sign, low.Local("value"), low.Local("best"))))


def _sum(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    value = node.value
    assert value is not None
    if isinstance(node.type, ir.BagOf):
        lines.declared.append(f"cdef {kind} r = {kind}_none()")
        if isinstance(value, ir.Op) and value.op == "amount" and value.type == node.type:
            item, size = node.type.item, size_of(node.type.item, module)
            lines.declared += ["cdef int index", "cdef int count"]

            def put_in(inner: Scope) -> None:
                count, what = (module.text(arg, inner) for arg in value.args)
                lines.add(low.assign(low.Local("index"), what - base_of(item)), low.assign(low.Local("count"), count))
                with lines.block(
                    low.If(
                        low.both(
                            low.ge(low.Local("index"), 0),
                            low.lt(low.Local("index"), size),
                            low.gt(low.Local("count"), 0),
                        )
                    )
                ):
                    lines.add(
                        low.assign(
                            low.member(low.Local("r"), "n")[low.Local("index")], weighed(low.Local("count"), inner), "+"
                        )
                    )

            nested(node.gens, scope, lines, module, put_in, weighed=True)
            lines.add(low.returns(low.Local("r")))
            return
        nested(
            node.gens,
            scope,
            lines,
            module,
            lambda inner: lines.add(
                low.assign(
                    low.Local("r"), low.call(f"{kind}_add", low.Local("r"), _fitted(value, node.type, inner, module))
                )
            ),
        )
        lines.add(low.returns(low.Local("r")))
        return
    assert isinstance(node.type, ir.Number)
    exact = INT_LOW < node.type.low and node.type.high < INT_HIGH
    lines.declared.append(f"cdef {'int' if exact else 'int64_t'} r = 0")
    nested(
        node.gens,
        scope,
        lines,
        module,
        lambda inner: lines.add(
            low.assign(low.Local("r"), weighed(number(value, inner.at(node.where), module), inner), "+")
        ),
        weighed=True,
    )
    lines.add(
        low.returns(low.Local("r"))
        if exact
        else low.returns(
            low.call(int32(module), low.STATE, low.Local("r"), module.fault("RW605", TOO_LARGE, node.where))
        )
    )


def _median(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    """How often each number comes, then the first that has half of them up to it."""
    value = node.value
    assert value is not None and isinstance(value.type, ir.Number)
    low, size = value.type.low, value.type.high - value.type.low + 1
    lines.declared += [f"cdef int counts[{size}]", "cdef int half = 0", "cdef int place"]
    with lines.block(f"for place in range({size})"):
        lines.add("counts[place] = 0")

    def count(inner: Scope) -> None:
        # a value that faults may be any number
        at = f"rw_place({number(value, inner.at(node.where), module)} - {low}, {size})"
        lines.add(f"counts[{at}] += {copies(inner)}")
        lines.add(f"half += {copies(inner)}")

    nested(node.gens, scope, lines, module, count, weighed=True)
    with lines.block("if half > 0"):
        lines.add("half = (half + 1) // 2")
        with lines.block(f"for place in range({size})"):
            lines.add("half -= counts[place]")
            with lines.block("if half <= 0"):
                lines.add(f"return place + {low}")
    lines.add(f"return {nothing_text(node.type, module)}")


def _extreme(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    value = node.value
    assert value is not None
    kind = c_type(node.type, module)
    lines.declared += [
        f"cdef {kind} best = {nothing_text(node.type, module)}",
        f"cdef {kind} value",
        "cdef bint found = False",
    ]

    def compare(inner: Scope) -> None:
        lines.add(low.assign(low.Local("value"), module.text(value, inner)))
        with lines.block(_better("<" if node.op == "min" else ">")):
            lines.add(low.assign(low.Local("best"), low.Local("value")), low.assign(low.Local("found"), low.TRUE))

    nested(node.gens, scope, lines, module, compare)
    lines.add(low.returns(low.Local("best")))


def _gather(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    value = node.value
    assert value is not None and isinstance(node.type, ir.SetOf)
    item = node.type.item
    lines.declared.append(f"cdef {kind} r = {constant(0, node.type, module)}")
    if node.op == "set":
        nested(
            node.gens,
            scope,
            lines,
            module,
            lambda inner: lines.add(put(low.Local("r"), module.text(value, inner) - base_of(item), item, module)),
        )
    elif is_listed(value, module):  # a few cells around each of some: one by one, and not as sets of the whole board
        slot = module.slot("around")
        around = ir.Gen(slot, item, value)
        single = ir.Local(slot, item)
        nested(
            (*node.gens, around),
            scope,
            lines,
            module,
            lambda inner: lines.add(put(low.Local("r"), module.text(single, inner) - base_of(item), item, module)),
        )
    else:
        nested(
            node.gens,
            scope,
            lines,
            module,
            lambda inner: lines.add(
                low.assign(
                    low.Local("r"), sets.either(low.Local("r"), _fitted(value, node.type, inner, module), item, module)
                )
            ),
        )
    lines.add(low.returns(low.Local("r")))


def _best(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    value, gen = node.value, node.gens[0]
    assert value is not None and isinstance(node.type, ir.SetOf)
    item = node.type.item
    none = constant(0, node.type, module)
    lines.declared += [f"cdef {kind} r = {none}", "cdef int best = 0", "cdef int value", "cdef bint found = False"]

    def compare(inner: Scope) -> None:
        lines.add(low.assign(low.Local("value"), module.text(value, inner)))
        with lines.block(_better(">" if node.op == "most" else "<")):
            lines.add(
                low.assign(low.Local("best"), low.Local("value")),
                low.assign(low.Local("found"), low.TRUE),
                low.assign(low.Local("r"), none),
            )
        with lines.block(low.If(low.eq(low.Local("value"), low.Local("best")))):
            lines.add(put(low.Local("r"), inner.texts[gen.slot] - base_of(item), item, module))

    nested(node.gens, scope, lines, module, compare)
    lines.add(low.returns(low.Local("r")))


# ---------------------------------------------------------------- paths


def reach(node: ir.Reach, scope: Scope, module: Module) -> low.Expr:
    """A flood fill, round by round."""
    return lifted(node, "reach", scope, module, lambda inner, lines: _reach(node, inner, lines, module))


def _reach(node: ir.Reach, scope: Scope, lines: Lines, module: Module) -> None:
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    _begin_fill(node.start, item, scope, lines, module)
    condition = low.negate(sets.is_nothing(low.Local("edge"), item, module))
    if node.limit is not None:
        lines.declared.append("cdef int rounds")
        lines.add(low.assign(low.Local("rounds"), module.text(node.limit, scope)))
        condition = low.both(condition, low.gt(low.Local("rounds"), 0))
    with lines.block(low.While(condition)):
        if node.limit is not None:
            lines.add(low.assign(low.Local("rounds"), 1, "-"))
        _spread(node.slot, node.next, item, scope, lines, module)
    lines.add(low.returns(low.Local("found")))


def _begin_fill(start: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module) -> None:
    kind = c_type(ir.SetOf(item), module)
    lines.declared += [f"cdef {kind} found", f"cdef {kind} edge", f"cdef {kind} more"]
    if isinstance(start.type, ir.SetOf):
        edge = _fitted(start, ir.SetOf(item), scope, module)
    else:
        index = module.text(start, scope) - base_of(item)
        edge = low.call(sets.call("single", item, module), index, size_of(item, module))
    lines.add(low.assign(low.Local("edge"), edge), low.assign(low.Local("found"), low.Local("edge")))


def _spread(slot: int, following: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module) -> None:
    """One round: everything next to the edge that is new becomes the edge."""
    lines.add(low.assign(low.Local("more"), constant(0, ir.SetOf(item), module)))
    edge = module.slot("edge")
    gen = ir.Gen(slot, item, ir.Local(edge, ir.SetOf(item)))
    wide = scope.bind(edge, ir.SetOf(item), low.Local("edge"), True)
    loop(
        gen,
        wide,
        lines,
        module,
        lambda inner: lines.add(
            low.assign(
                low.Local("more"),
                sets.either(low.Local("more"), _fitted(following, ir.SetOf(item), inner, module), item, module),
            )
        ),
    )
    lines.add(low.assign(low.Local("edge"), sets.without(low.Local("more"), low.Local("found"), item, module)))
    lines.add(low.assign(low.Local("found"), sets.either(low.Local("found"), low.Local("edge"), item, module)))


def steps(node: ir.Steps, scope: Scope, module: Module) -> low.Expr:
    """The length of a shortest path, round by round."""
    return lifted(node, "steps", scope, module, lambda inner, lines: _steps(node, inner, lines, module))


def _steps(node: ir.Steps, scope: Scope, lines: Lines, module: Module) -> None:
    assert isinstance(node.next.type, ir.SetOf)
    item = node.next.type.item
    kind = c_type(node.next.type, module)
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    _begin_fill(node.start, item, scope, lines, module)
    lines.declared += [f"cdef {kind} wanted", "cdef int rounds = 0"]
    index = module.text(node.goal, scope) - base_of(item)
    lines.add(
        low.assign(low.Local("wanted"), low.call(sets.call("single", item, module), index, size_of(item, module)))
    )
    with lines.block(low.If(sets.is_nothing(low.Local("wanted"), item, module))):
        lines.add(low.returns(low.NIL))
    with lines.block(low.While(low.negate(sets.is_nothing(low.Local("edge"), item, module)))):
        with lines.block(
            low.If(
                low.negate(
                    sets.is_nothing(sets.both(low.Local("edge"), low.Local("wanted"), item, module), item, module)
                )
            )
        ):
            lines.add(low.returns(low.Local("rounds")))
        lines.add(low.assign(low.Local("rounds"), 1, "+"))
        _spread(node.slot, node.next, item, scope, lines, module)
    lines.add(low.returns(low.NIL))
