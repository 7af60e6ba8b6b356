"""What is made of generators: aggregates, flood fills, shortest paths. Each is a small function of its own."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_abstract import unrolled
from rulewright.compiler.emit_context import Choice, Lines, Module, Scope
from rulewright.compiler.emit_loops import copies, is_listed, loop, nested, put
from rulewright.compiler.emit_masks import fold_by_masks
from rulewright.compiler.emit_names import place_comment
from rulewright.compiler.emit_numbers import TOO_LARGE, int32, number
from rulewright.compiler.emit_types import base_of, c_type, constant, converted, nothing_text, size_of
from rulewright.compiler.rewrite import free_slots
from rulewright.compiler.types import INT_HIGH, INT_LOW
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

WRITTEN_OUT = 48  # nodes of a condition over a few constants that is written out instead of looped over
AROUND = 60_000  # the local that runs over the cells around one


def fold(node: ir.Fold, scope: Scope, module: Module) -> str:
    """An aggregate: by masks where that is possible, else a function with loops."""
    masked = fold_by_masks(node, scope, module)
    if masked is not None:
        return masked
    written = unrolled(node, module)
    if written is not None and sum(1 for _ in nodes(written)) <= WRITTEN_OUT:
        return module.text(written, scope)
    return lifted(node, node.op, scope, module, lambda inner, lines: _aggregate(node, inner, lines, module))


def lifted(
    node: ir.Expr, name: str, scope: Scope, module: Module, write: Callable[[Scope, Lines], None]
) -> str:
    """A call of a function of its own, made for an expression; its free locals are the parameters."""
    free = free_slots(node)
    choices = [slot for slot in free if slot in scope.choices]
    some = frozenset(slot for slot in free if slot in scope.some)
    within = scope.within or module.effort.is_long(node)
    kinds, values = tuple((slot, scope.types[slot]) for slot in free), tuple(scope.choices[slot].values for slot in choices)
    key = ("lifted", node, kinds, some, values, within)
    if key not in module.known:
        lines = Lines()
        inner = Scope(where=scope.where, pure=True, some=some, within=within)
        parameters = ["S* s"]
        for slot in free:
            text = lines.names.fresh(f"v{slot}")
            inner.texts[slot], inner.types[slot] = text, scope.types[slot]
            parameters.append(f"{c_type(scope.types[slot], module)} {text}")
            if slot in scope.choices:
                inner.choices[slot] = Choice(scope.choices[slot].values, lines.names.fresh(f"k{slot}"))
                parameters.append(f"int {inner.choices[slot].index}")
        write(inner, lines)
        fresh = module.names.fresh(name, f"line_{scope.where.line}" if scope.where.line else "")
        head = f"cdef inline {c_type(node.type, module)} {fresh}({', '.join(parameters)}) noexcept nogil"
        module.functions.append(lines.text(head, place_comment(scope.where)))
        module.known[key] = fresh
    passed = ["s"]
    for slot in free:
        passed.append(scope.texts[slot])
        if slot in scope.choices:
            passed.append(scope.choices[slot].index)
    return f"{module.known[key]}({', '.join(passed)})"


def _aggregate(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    lines.charges = module.effort.loops(node.gens, node.value, scope.within)
    kind = c_type(node.type, module)
    value = node.value
    match node.op:
        case "count":
            lines.declared.append("cdef int n = 0")
            nested(node.gens, scope, lines, module, lambda inner: lines.add(f"n += {copies(inner)}"), weighed=True)
            lines.add("return n")
        case "any" | "all":
            assert value is not None
            if node.op == "any" and module.lowering:
                nested((*node.gens[:-1], _among(node.gens[-1], value)), scope, lines, module, lambda inner: lines.add("return True"))
                lines.add("return False")
                return
            test, wanted = ("", "True") if node.op == "any" else ("not ", "False")

            def decide(inner: Scope) -> None:
                with lines.block(f"if {test}{module.text(value, inner)}"):
                    lines.add(f"return {wanted}")

            nested(node.gens, scope, lines, module, decide)
            lines.add(f"return {'False' if node.op == 'any' else 'True'}")
        case "first":
            assert value is not None
            nested(node.gens, scope, lines, module, lambda inner: lines.add(f"return {_fitted(value, node.type, inner, module)}"))
            lines.add(f"return {nothing_text(node.type, module)}")
        case "sum":
            _sum(node, kind, scope, lines, module)
        case "min" | "max":
            _extreme(node, scope, lines, module)
        case "set" | "union":
            _gather(node, kind, scope, lines, module)
        case "most" | "least":
            _best(node, kind, scope, lines, module)
        case _:
            assert value is not None
            lines.declared.append(f"cdef {kind} r = {kind}_none()")
            nested(node.gens, scope, lines, module, lambda inner: lines.add(f"{kind}_put(&r, {module.text(value, inner)})"))
            lines.add("return r")


def _among(gen: ir.Gen, value: ir.Expr) -> ir.Gen:
    """The generator of those elements for which a value holds: as a clause it may become a mask."""
    return ir.Gen(gen.slot, gen.type, gen.source, (*gen.clauses, ("where", value)))


def _fitted(value: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> str:
    return converted(module.text(value, scope), value.type, kind, module)


def times(scope: Scope) -> str:
    """The factor of what is added for each kind in a bag."""
    return "" if copies(scope) == "1" else f"{copies(scope)} * "


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
                lines.add(f"index = {what} - {base_of(item)}", f"count = {count}")
                lines.add(f"if index >= 0 and index < {size} and count > 0:", f"    r.n[index] += {times(inner)}count")

            nested(node.gens, scope, lines, module, put_in, weighed=True)
            lines.add("return r")
            return
        nested(node.gens, scope, lines, module, lambda inner: lines.add(f"r = {kind}_add(r, {_fitted(value, node.type, inner, module)})"))
        lines.add("return r")
        return
    assert isinstance(node.type, ir.Number)
    exact = INT_LOW < node.type.low and node.type.high < INT_HIGH
    lines.declared.append(f"cdef {'int' if exact else 'int64_t'} r = 0")
    nested(node.gens, scope, lines, module, lambda inner: lines.add(
        f"r += {times(inner)}{number(value, inner.at(node.where), module)}"
    ), weighed=True)  # fmt: skip
    lines.add("return r" if exact else f"return {int32(module)}(s, r, {module.fault('RW605', TOO_LARGE, node.where)})")


def _extreme(node: ir.Fold, scope: Scope, lines: Lines, module: Module) -> None:
    value = node.value
    assert value is not None
    kind = c_type(node.type, module)
    lines.declared += [f"cdef {kind} best = {nothing_text(node.type, module)}", f"cdef {kind} value", "cdef bint found = False"]

    def compare(inner: Scope) -> None:
        lines.add(f"value = {module.text(value, inner)}")
        with lines.block(f"if not found or value {'<' if node.op == 'min' else '>'} best"):
            lines.add("best = value", "found = True")

    nested(node.gens, scope, lines, module, compare)
    lines.add("return best")


def _gather(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    value = node.value
    assert value is not None and isinstance(node.type, ir.SetOf)
    item = node.type.item
    lines.declared.append(f"cdef {kind} r = {constant(0, node.type, module)}")
    if node.op == "set":
        nested(node.gens, scope, lines, module, lambda inner: lines.add(put("r", f"{module.text(value, inner)} - {base_of(item)}", item, module)))
    elif is_listed(value, module):  # a few cells around each of some: one by one, and not as sets of the whole board
        around = ir.Gen(AROUND, item, value)
        single = ir.Local(AROUND, item)
        nested((*node.gens, around), scope, lines, module, lambda inner: lines.add(
            put("r", f"{module.text(single, inner)} - {base_of(item)}", item, module)
        ))  # fmt: skip
    else:
        nested(node.gens, scope, lines, module, lambda inner: lines.add(
            f"r = {sets.either('r', _fitted(value, node.type, inner, module), item, module)}"
        ))  # fmt: skip
    lines.add("return r")


def _best(node: ir.Fold, kind: str, scope: Scope, lines: Lines, module: Module) -> None:
    value, gen = node.value, node.gens[0]
    assert value is not None and isinstance(node.type, ir.SetOf)
    item = node.type.item
    none = constant(0, node.type, module)
    lines.declared += [f"cdef {kind} r = {none}", "cdef int best = 0", "cdef int value", "cdef bint found = False"]

    def compare(inner: Scope) -> None:
        lines.add(f"value = {module.text(value, inner)}")
        with lines.block(f"if not found or value {'>' if node.op == 'most' else '<'} best"):
            lines.add("best = value", "found = True", f"r = {none}")
        with lines.block("if value == best"):
            lines.add(put("r", f"{inner.texts[gen.slot]} - {base_of(item)}", item, module))

    nested(node.gens, scope, lines, module, compare)
    lines.add("return r")


# ---------------------------------------------------------------- paths


def reach(node: ir.Reach, scope: Scope, module: Module) -> str:
    """A flood fill, round by round."""
    return lifted(node, "reach", scope, module, lambda inner, lines: _reach(node, inner, lines, module))


def _reach(node: ir.Reach, scope: Scope, lines: Lines, module: Module) -> None:
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    _begin_fill(node.start, item, scope, lines, module)
    condition = f"not {sets.is_nothing('edge', item, module)}"
    if node.limit is not None:
        lines.declared.append("cdef int rounds")
        lines.add(f"rounds = {module.text(node.limit, scope)}")
        condition += " and rounds > 0"
    with lines.block(f"while {condition}"):
        if node.limit is not None:
            lines.add("rounds -= 1")
        _spread(node.slot, node.next, item, scope, lines, module)
    lines.add("return found")


def _begin_fill(start: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module) -> None:
    kind = c_type(ir.SetOf(item), module)
    lines.declared += [f"cdef {kind} found", f"cdef {kind} edge", f"cdef {kind} more"]
    index = f"{module.text(start, scope)} - {base_of(item)}"
    lines.add(f"edge = {sets.call('single', item, module)}({index}, {size_of(item, module)})", "found = edge")


def _spread(slot: int, following: ir.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module) -> None:
    """One round: everything next to the edge that is new becomes the edge."""
    lines.add(f"more = {constant(0, ir.SetOf(item), module)}")
    gen = ir.Gen(slot, item, ir.Local(-1, ir.SetOf(item)))
    wide = scope.bind(-1, ir.SetOf(item), "edge", True)
    loop(gen, wide, lines, module, lambda inner: lines.add(
        f"more = {sets.either('more', _fitted(following, ir.SetOf(item), inner, module), item, module)}"
    ))  # fmt: skip
    lines.add(f"edge = {sets.without('more', 'found', item, module)}")
    lines.add(f"found = {sets.either('found', 'edge', item, module)}")


def steps(node: ir.Steps, scope: Scope, module: Module) -> str:
    """The length of a shortest path, round by round."""
    return lifted(node, "steps", scope, module, lambda inner, lines: _steps(node, inner, lines, module))


def _steps(node: ir.Steps, scope: Scope, lines: Lines, module: Module) -> None:
    assert isinstance(node.next.type, ir.SetOf)
    item = node.next.type.item
    kind = c_type(node.next.type, module)
    lines.charges = {node.slot: module.effort.fill(node, scope.within)}
    _begin_fill(node.start, item, scope, lines, module)
    lines.declared += [f"cdef {kind} wanted", "cdef int rounds = 0"]
    index = f"{module.text(node.goal, scope)} - {base_of(item)}"
    lines.add(f"wanted = {sets.call('single', item, module)}({index}, {size_of(item, module)})")
    with lines.block(f"if {sets.is_nothing('wanted', item, module)}"):
        lines.add("return RW_NIL")
    with lines.block(f"while not {sets.is_nothing('edge', item, module)}"):
        with lines.block(f"if not {sets.is_nothing(sets.both('edge', 'wanted', item, module), item, module)}"):
            lines.add("return rounds")
        lines.add("rounds += 1")
        _spread(node.slot, node.next, item, scope, lines, module)
    lines.add("return RW_NIL")
