"""Expressions as closures of the world and the locals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.chance import mix64
from rulewright.runtime.domain import base_of, domain_size, nothing, through_none
from rulewright.runtime.layout import pack_state
from rulewright.runtime.reference import loops
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.indexing import OUTSIDE, flat_index
from rulewright.runtime.reference.primitives import operation
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World


def evaluator(code: Prepared, node: ir.Expr) -> Evaluate:
    """The closure that computes an expression."""
    match node:
        case ir.Const(value):
            return lambda w, s: value
        case ir.Local(slot):
            return lambda w, s: s[slot]
        case ir.Read():
            return _read(code, node)
        case ir.Whole(state):
            number = code.state_number[state]
            return lambda w, s: tuple(w.values[number])
        case ir.Op():
            return operation(code, node)
        case ir.And(items):
            return _lazily(code.expressions(items), 0)
        case ir.Or(items):
            return _lazily(code.expressions(items), 1)
        case ir.If():
            return _if(code, node)
        case ir.Column():
            return _column(code, node)
        case ir.Formula():
            return _formula(code, node)
        case ir.Fold():
            return loops.fold(code, node)
        case ir.Call(number, args):
            return _call(code, number, args, node.type)
        case ir.Reach():
            return loops.reach(code, node)
        case ir.Steps():
            return loops.steps(code, node)
        case ir.Can():
            return _can(code, node)
        case ir.GroupOf() | ir.TallyOf() | ir.Groups():
            return _network(code, node)
        case ir.ScoreOf(score, seat):
            whose = code.expression(seat)
            return lambda w, s: code.score(w, score, whose(w, s))
        case ir.Winners():
            return lambda w, s: w.winners
        case ir.Fingerprint():
            return _fingerprint(code, node)


def _lazily(parts: list[Evaluate], settling: int) -> Evaluate:
    """The first part that settles it, from left to right: a false one for `and`, a true one for `or`."""

    def compute(w: World, s: Slots) -> int:
        for part in parts:
            if part(w, s) == settling:
                return settling
        return 1 - settling

    return compute


def _if(code: Prepared, node: ir.If) -> Evaluate:
    condition = code.expression(node.condition)
    then = fit(code.expression(node.then), node.then.type, node.type, code.program)
    otherwise = fit(code.expression(node.otherwise), node.otherwise.type, node.type, code.program)
    return lambda w, s: then(w, s) if condition(w, s) else otherwise(w, s)


# ---------------------------------------------------------------- states


def _read(code: Prepared, node: ir.Read) -> Evaluate:
    number = code.state_number[node.state]
    state = code.program.states[number]
    if not state.index:
        return lambda w, s: w.values[number][0]
    outside, empty = nothing(node.type, code.program), through_none(state.type, node.type, code.program)
    if len(node.index) == 1:
        is_number = isinstance(state.index[0], ir.Number)
        return _read_single(code, number, node.index[0], state.index[0], outside if is_number else empty)
    where = flat_index(code, node.index, state.index)

    def read(w: World, s: Slots) -> Any:
        at = where(w, s)
        return w.values[number][at] if at >= 0 else outside if at == OUTSIDE else empty

    return read


def _read_single(code: Prepared, number: int, index: ir.Expr, kind: ir.Type, empty: Any) -> Evaluate:
    """The commonest read, without a closure in between."""
    value, base, size = code.expression(index), base_of(kind), domain_size(kind, code.program)

    def read(w: World, s: Slots) -> Any:
        at = value(w, s) - base
        return w.values[number][at] if 0 <= at < size else empty

    return read


def _fingerprint(code: Prepared, node: ir.Fingerprint) -> Evaluate:
    numbers = [code.state_number[name] for name in node.states]
    values = [(code.expression(value), _words(value.type, code.program)) for value in node.values]

    def compute(w: World, s: Slots) -> int:
        mark = 0x9E3779B97F4A7C15
        for number in numbers:
            state = code.program.states[number]
            data = pack_state(w.values[number], state, code.layout.by_name[state.name], code.program)
            for at in range(0, len(data), 8):
                mark = mix64(mark ^ int.from_bytes(data[at : at + 8], "little"))
        for evaluate, words in values:
            for word in words(evaluate(w, s)):
                mark = mix64(mark ^ word)
        return mark

    return compute


def _words(kind: ir.Type, program: ir.Program) -> Callable[[Any], list[int]]:
    """A value as the 64-bit words a fingerprint is made of."""
    last = 2**64 - 1
    match kind:
        case ir.SetOf(item):
            count = (domain_size(item, program) + 63) // 64
            return lambda mask: [mask >> (64 * word) & last for word in range(count)]
        case ir.BagOf():
            return lambda bag: list(bag)
        case ir.ListOf(item, capacity):
            return lambda items: [len(items), *(value & last for value in items), *([0] * (capacity - len(items)))]
        case ir.PileOf(item, capacity):
            end = _words(ir.ListOf(item, capacity), program)
            return lambda pile: [*end(pile[0]), *pile[1], *end(pile[2])]
        case ir.Ring() | ir.Between():
            return lambda items: [value & last for value in items]
        case _:
            return lambda value: [value & last]


# ---------------------------------------------------------------- tables and functions


def _column(code: Prepared, node: ir.Column) -> Evaluate:
    column = code.program.tables[node.table].columns[node.column]
    assert isinstance(column, ir.ColumnData)
    row, values, empty = code.expression(node.row), column.values, column.nothing
    if column.per is None or node.index is None:

        def plain(w: World, s: Slots) -> Any:
            at = row(w, s)
            return values[at - 1] if at else empty

        return plain
    index, base, size = (
        code.expression(node.index),
        base_of(column.per),
        domain_size(column.per, code.program),
    )

    def indexed(w: World, s: Slots) -> Any:
        at, place = row(w, s), index(w, s) - base
        return values[at - 1][place] if at and 0 <= place < size else empty

    return indexed


def _formula(code: Prepared, node: ir.Formula) -> Evaluate:
    column = code.program.tables[node.table].columns[node.column]
    assert isinstance(column, ir.FormulaColumn)
    row, args, functions, default = (
        code.expression(node.row),
        code.expressions(node.args),
        column.functions,
        column.default,
    )

    def formula(w: World, s: Slots) -> Any:
        this = row(w, s)
        # asked for even where the row has no formula: a fault among them is always told
        given = [arg(w, s) for arg in args]
        if not this or functions[this - 1] < 0:
            return default
        return code.function(functions[this - 1])(w, (this, *given))

    return formula


def _call(code: Prepared, number: int, args: tuple[ir.Expr, ...], kind: ir.Type) -> Evaluate:
    function = code.program.functions[number]
    parts = arguments(code, args, function.slots)

    def call(w: World, s: Slots) -> Any:
        return code.function(number)(w, tuple([part(w, s) for part in parts]))

    return fit(call, function.result.type, kind, code.program)


def arguments(code: Prepared, args: tuple[ir.Expr, ...], slots: tuple[ir.Slot, ...]) -> list[Evaluate]:
    """Arguments as the parameters' types count them."""
    return [
        fit(code.expression(arg), arg.type, slot.type, code.program) for arg, slot in zip(args, slots, strict=False)
    ]


def _can(code: Prepared, node: ir.Can) -> Evaluate:
    if node.proc is not None:
        number, parts = node.proc, arguments(code, node.args, code.program.procs[node.proc].slots)
        return lambda w, s: code.can(w, number, [part(w, s) for part in parts])
    assert node.rules is not None
    rules, args = code.expression(node.rules), code.expressions(node.args)

    def can(w: World, s: Slots) -> int:
        snippet, given = rules(w, s), [arg(w, s) for arg in args]
        return code.can(w, code.program.snippets[snippet - 1].proc, given) if snippet else 0

    return can


def _network(code: Prepared, node: ir.GroupOf | ir.TallyOf | ir.Groups) -> Evaluate:
    match node:
        case ir.Groups(name):
            find = code.network(name)
            return lambda w, s: find(w).all_groups
        case ir.GroupOf(name, of):
            find, value = code.network(name), code.expression(of)

            def group_of(w: World, s: Slots) -> Any:
                at = value(w, s)
                return find(w).group_of(at)

            return group_of
        case ir.TallyOf(name, tally, of, per):
            find, group = code.network(name), code.expression(of)
            index = None if per is None else code.expression(per)

            def tally_of(w: World, s: Slots) -> Any:
                which, at = group(w, s), None if index is None else index(w, s)
                return find(w).tally(w, tally, which, at)

            return tally_of
    raise ValueError(f"no network in {node}")
