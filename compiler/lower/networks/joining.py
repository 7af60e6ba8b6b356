"""Nodes of a network and what they are joined to: the loops that finding it afresh and keeping it share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.rewrite import bound_slots, rewritten, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.loops import loop, nested
from rulewright.compiler.lower.few_values import opened_within
from rulewright.compiler.lower.held_cells import each_held
from rulewright.compiler.lower.kept.after_write import of_network
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name, safe_pair
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.states import flat_load
from rulewright.compiler.lower.stored.values import equal
from rulewright.compiler.lower.types import converted, is_scalar, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

NO_NODE = 65535
ALONE = Scope()


def tally_width(tally: ir.TallyRule, module: Module) -> int:
    return size_of(tally.index, module) if tally.index is not None else 1


def tally_name(network: str, tally: str) -> str:
    return safe_pair("net_tally", network, tally)


def tally_head(network: ir.Network, tally: ir.TallyRule, total: str = "") -> list[str]:
    """The name and the parameters of the function that tells a tally of a group; `total`: its name, if it is asked of
    none and of groups that were just found only."""
    return [total or tally_name(network.name, tally.name), "S* s", "int group", *(["int per"] if tally.index else [])]


def counted_item(tally: ir.TallyRule) -> ir.Type:
    """What is counted by a tally of different values."""
    return tally.value.type.item if isinstance(tally.value.type, ir.SetOf) else tally.value.type


def no_group(network: ir.Network, tally: ir.TallyRule, module: Module, just_found: bool = False) -> list[low.Expr]:
    """The conditions under which there is no such group to tell a tally of."""
    group, per = low.names("group", "per")
    size = low.Const(size_of(network.over, module), "u")
    tests = (
        [low.eq(group, 0)]
        if just_found
        else [
            low.ge(low.cast("unsigned int", group - 1), size),
            low.ne(of_network(network, "parent")[group - 1], group - 1),
        ]
    )
    if tally.index is not None:
        width = low.Const(tally_width(tally, module), "u")
        tests.append(low.ge(low.cast("unsigned int", per - base_of(tally.index)), width))
    return tests


def total_of_group(
    network: ir.Network, tally: ir.TallyRule, lines: Lines, module: Module, just_found: bool
) -> low.Expr:
    """Statements that return 0 for what is no group; the total of one that is."""
    lines.when(low.either(*no_group(network, tally, module, just_found)), low.returns(0))
    group, per = low.names("group", "per")
    place = group - 1
    if tally.index is not None:
        place = place * tally_width(tally, module) + per - base_of(tally.index)
    return of_network(network, safe_name("t_", tally.name))[place]


@contextmanager
def each_share(
    tally: ir.TallyRule, node: low.Expr, scope: Scope, lines: Lines, module: Module
) -> Iterator[tuple[Scope, low.Expr]]:
    """The scope in which a tally's value is told, and the place of a node's share; in a loop for a tally per
    something."""
    if tally.index is None:
        yield scope, node
        return
    width, first = tally_width(tally, module), base_of(tally.index)
    per = lines.declare("int", "per")
    with lines.block(low.count(per, first, first + width)):
        yield scope.bind(tally.index_slot, tally.index, per, True), node * width + per - first


def node_scope(network: ir.Network, node: low.Expr, around: Scope = ALONE) -> Scope:
    """The locals of a network, of which the first is the node, and those around."""
    held = {slot: (low.Local(f"v{slot}"), about.type) for slot, about in enumerate(network.slots)}
    return replace(around, where=network.place, pure=True).holding(held).bind(0, network.over, node, True)


def each_node(network: ir.Network, lines: Lines, module: Module, found: Callable[[Scope], None]) -> None:
    """A loop over the nodes, ascending. Parts of cells that hold nothing are not even looked at."""
    sparse = occupied_state(network, module)
    if sparse is None:
        everything = ir.Op("whole", (), ir.SetOf(network.over))
        gen = ir.Gen(0, network.over, everything, (("where", network.where),))
        for inner in loop(gen, node_scope(network, low.Local("node")), lines, module):
            found(inner)
        return
    cell = lines.declare("int", "cell")
    with each_held(sparse, cell, low.negate(is_vacant(sparse, cell - 1, module)), lines, module):
        each_part(network, cell, network.where, lines, module, found)


def each_part(
    network: ir.Network,
    cell: low.Expr,
    condition: ir.Expr,
    lines: Lines,
    module: Module,
    found: Callable[[Scope], None],
    around: Scope = ALONE,
) -> None:
    """A loop over the parts of a cell, ascending, for which a condition on them as nodes holds: looked up for all of
    them at once where that is possible."""
    assert isinstance(network.over, ir.Rec)
    (_, home), *others = module.program.records[network.over.record].fields
    node, parts = lines.declare("int", "node"), size_of(network.over, module) // size_of(home, module)
    scope = node_scope(network, node, around)
    first = cell * parts - (parts - 1)
    if len(others) != 1:
        with lines.block(low.count(node, first, first + parts)), lines.block(low.If(module.lowered(condition, scope))):
            found(scope)
        return
    kind, here, part = others[0][1], ir.Local(module.slot("home"), home), module.slot("part")
    made = ir.Op("record", (here, ir.Local(part, kind)), network.over, network.over.record)

    def of_parts(piece: Any) -> Any:
        match piece:
            case ir.Op("field", (ir.Op("record", args),), data=(_, number)):
                return args[number]
        return piece

    asked = rewritten(substituted(opened_within(condition, module), {0: made}), of_parts)
    gen = ir.Gen(part, kind, ir.Op("whole", (), ir.SetOf(kind)), (("where", asked),))
    for inner in loop(gen, scope.bind(here.slot, home, cell, True), lines, module):
        lines.add(low.assign(node, first - base_of(kind) + inner.values[part]))
        found(scope)


def unite(
    network: ir.Network,
    scope: Scope,
    lines: Lines,
    module: Module,
    merge: list[low.Stmt],
    toward: low.Expr | None = None,
) -> None:
    """Join node i to everything `joins` names; `merge` are statements for roots a < b that become one. If there is a
    cell `toward`, only to what is on it: what is elsewhere is not even found."""
    base, size = base_of(network.over), size_of(network.over, module)

    def join(other: low.Expr) -> None:
        unite_with(other, network, lines, merge)

    joins, kind = network.joins, ir.SetOf(network.over)
    if (
        isinstance(joins, ir.Fold)
        and joins.op == "set"
        and joins.value is not None
        and set_words(network.over, module) > 1
    ):
        value = joins.value
        lines.local("int", "other")
        for inner in nested(joins.gens, scope, lines, module):
            depth = lines.depth
            if toward is not None and isinstance(value, ir.Op) and value.op == "record":
                lines.add(low.If(low.either(low.eq(toward, 0), low.eq(module.lowered(value.args[0], inner), toward))))
                lines.depth += 1
            lines.add(low.assign(low.Local("other"), module.lowered(value, inner) - base))
            with lines.block(low.If(low.within(low.Local("other"), size))):
                join(low.Local("other"))
            lines.depth = depth
        return
    slot, whole = module.slot("joined"), module.slot("joins")
    lowered = converted(module.lowered(joins, scope), joins.type, kind, module)
    wide = scope.bind(whole, kind, lowered, True)
    gen = ir.Gen(slot, network.over, ir.Local(whole, kind))
    for inner in loop(gen, wide, lines, module):
        join(inner.values[slot] - base)


def unite_with(other: low.Expr, network: ir.Network, lines: Lines, merge: list[low.Stmt]) -> None:
    """Statements that join node i to another, if that is one; `merge` as above."""
    i, a, b = low.names("i", "a", "b")
    parent = of_network(network, "parent")
    with lines.block(low.If(low.ne(parent[other], NO_NODE))):
        lines.add(low.assign(a, low.call("rw_root", parent, i)), low.assign(b, low.call("rw_root", parent, other)))
        become_one(network, lines, merge)


def become_one(network: ir.Network, lines: Lines, merge: list[low.Stmt]) -> None:
    """Statements that make one group of those with the roots a and b, unless they are the same: a is the lesser then,
    and `merge` brings together what is known of both."""
    a, b = low.names("a", "b")
    with lines.block(low.If(low.ne(a, b))):
        lower = lines.let("int", "lower", low.call("rw_min", a, b))
        lines.add(
            low.assign(b, low.call("rw_max", a, b)),
            low.assign(a, lower),
            low.assign(of_network(network, "parent")[b], low.cast("uint16_t", a)),
            *merge,
        )


def occupied_state(network: ir.Network, module: Module) -> str | None:
    """The state that holds something on every cell that has a node, where nodes are parts of cells."""
    if not module.uses("occupied_cells") or not isinstance(network.over, ir.Rec) or module.faulting.may(network.where):
        return None
    fields = module.program.records[network.over.record].fields
    if not isinstance(fields[0][1], ir.Cell):
        return None
    cell = ir.Op("field", (ir.Local(0, network.over),), fields[0][1], (network.over.record, 0))
    for name in sorted(module.facts.reads.by_network(network.name)):
        if module.states[name].index == (fields[0][1],) and _is_false(network.where, name, cell, module):
            return name
    return None


def is_vacant(name: str, index: low.Expr, module: Module) -> low.Expr:
    """Whether such a state holds nothing on the cell with an index."""
    state = module.states[name]
    return equal(flat_load(state, index, module), nothing_of(state.type, module), state.type, module)


def _is_false(expr: ir.Expr, state: str, cell: ir.Op, module: Module) -> bool:
    """Whether a condition surely does not hold where the state holds nothing on the cell."""
    match expr:
        case ir.Const(value):
            return not value
        case ir.And(items):
            return any(_is_false(item, state, cell, module) for item in items)
        case ir.Or(items):
            return all(_is_false(item, state, cell, module) for item in items)
        case ir.Op("not", (ir.Op("is_empty", (inner,)),)) if is_scalar(inner.type) and not isinstance(
            inner.type, ir.Number
        ):
            return _is_nothing(inner, state, cell, module)
        case ir.Op("in", (inner, _)) if is_scalar(inner.type) and not isinstance(inner.type, ir.Number | ir.Truth):
            return _is_nothing(inner, state, cell, module)
    return False


def _is_nothing(expr: ir.Expr, state: str, cell: ir.Op, module: Module) -> bool:
    """Whether a value is surely 0 where the state holds nothing on the cell."""
    match expr:
        case ir.Const(value):
            return bool(value == 0)
        case ir.Read(name, (index,)):
            return name == state and index == cell
        case ir.Column(table, column, row):
            data = module.program.tables[table].columns[column]
            return isinstance(data, ir.ColumnData) and data.nothing == 0 and _is_nothing(row, state, cell, module)
        case ir.Call(number, args):
            function = module.program.functions[number]
            if function.lets or bound_slots(function.result):
                return False
            return _is_nothing(substituted(function.result, dict(enumerate(args))), state, cell, module)
    return False
