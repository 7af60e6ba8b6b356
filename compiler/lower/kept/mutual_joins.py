"""Whether joins of parts of cells are mutual: what one names names it too. Then a new cell is joined from its own side,
seam by seam: a seam tells the way, which part of the cell is joined and which part of the cell there.

{Segment(s.cell + side(i), mark_at(s.cell + side(i), facing(i))) for i in 0..11 where mark_at(s.cell, i) == s.mark}
    each i must have a partner: its way leads back, and whatever lies on a cell, the part that the one names there is
    the part that the other asks for, both ways round
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.compiler.analyse.rewrite import free_slots, rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened_within
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import Domain, combinations, evaluated
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

WORD = 64  # seams have room in one


@dataclass(frozen=True, slots=True)
class Seams:
    """Mutual joins: the members of a generator, the way of each, and as expressions of a member and a node the node's
    cell, the part of it that is joined, and what it is joined to."""

    gen: ir.Gen
    members: tuple[int, ...]
    ways: tuple[int, ...]
    own: ir.Expr
    part: ir.Expr
    other: ir.Expr


def mutual_joins(network: ir.Network, module: Module) -> Seams | None:
    """The joins of a network over records of a cell and a part of it; None if it is not sure that they are mutual."""
    node = ir.Local(0, network.over)
    match network.joins:
        case ir.Fold(
            "set",
            (ir.Gen(_, _, source, (("where", ir.Op("eq", (one, two))),)) as gen,),
            ir.Op(
                "record", (ir.Op("go", (ir.Op("field", (start,), data=(_, 0)) as own, way)) as there, named)
            ) as other,
        ) if start == node:
            pass
        case _:
            return None
    asked, part = (two, one) if isinstance(one, ir.Op) and one.op == "field" else (one, two)
    members = _members(source, module)
    if not (isinstance(part, ir.Op) and part.op == "field" and part.args == (node,) and part.data[1] == 1):
        return None
    if not members or max(members) - min(members) >= WORD or not isinstance(way.type, ir.Way):
        return None
    spent, among = module.written.constants.computed, (gen, members)
    ways = _by_states(way, None, among, module)
    asks, names = _by_states(asked, own, among, module), _by_states(named, there, among, module)
    module.written.constants.computed = spent  # what is computed to be compared is no table
    if ways is None or asks is None or names is None:
        return None
    back = ways_back(way.type.board, module)
    mutual = all(
        any((here[0], there[0]) in back and asks[j] == names[i] and names[j] == asks[i] for j, there in enumerate(ways))
        for i, here in enumerate(ways)
    )
    return Seams(gen, members, tuple(one[0] for one in ways), own, asked, other) if mutual else None


def _members(source: ir.Expr, module: Module) -> tuple[int, ...] | None:
    """The members of a constant set or run."""
    match source:
        case ir.Op("between", (ir.Const(first), ir.Const(last))):
            return tuple(range(first, last + 1))
        case ir.Op("whole", type=ir.SetOf(item)):
            return tuple(range(base_of(item), base_of(item) + size_of(item, module)))
        case ir.Const(int(mask), ir.SetOf(item)):
            return tuple(i + base_of(item) for i in range(mask.bit_length()) if mask >> i & 1)
    return None


def _by_states(
    expr: ir.Expr, cell: ir.Expr | None, among: tuple[ir.Gen, tuple[int, ...]], module: Module
) -> list[tuple[Any, ...]] | None:
    """What an expression is for each member, each time for all that states can hold on a cell, and behind that which
    states; None if it depends on anything else."""
    gen, members = among
    read: dict[str, ir.Local] = {}

    def as_local(node: Any) -> Any:
        if isinstance(node, ir.Read) and node.index == (cell,):
            return read.setdefault(node.state, ir.Local(module.slot("lying", node.state), node.type))
        return node

    plain: ir.Expr = rewritten(opened_within(expr, module), as_local)
    states, scope = sorted(read), Scope()
    lying = [read[state].slot for state in states]
    if not {gen.slot, *lying} >= set(free_slots(plain)) or not module.facts.is_static(plain):
        return None
    for state in states:
        scope = scope.bind(read[state].slot, read[state].type, low.ZERO, False)
    found = combinations(lying, scope, module)
    if found is None:
        return None
    domains, count = found
    values = evaluated(plain, [gen.slot, *lying], [Domain(members, low.ZERO), *domains], count * len(members), module)
    return None if values is None else [(*values[k * count : (k + 1) * count], *states) for k in range(len(members))]


def ways_back(board: str, module: Module) -> set[tuple[int, int]]:
    """The pairs of ways of which one always leads back from where the other has led."""
    near = module.program.boards[board].neighbours
    ways = range(1, len(near[0]) + 1)
    return {
        (one, two)
        for one in ways
        for two in ways
        if all(near[cells[one - 1] - 1][two - 1] == cell for cell, cells in enumerate(near, 1) if cells[one - 1])
    }
