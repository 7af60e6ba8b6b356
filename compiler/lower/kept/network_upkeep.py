"""Which networks of parts of cells can be kept up to date, and from what.

Nodes are the parts of a cell (records whose first field is a cell). A network can be kept if what it says of a node is
found near by: whether it is a node depends on its own cell; each value it is joined to depends on its own cell and on
that value's cell, which is the same or a neighbour; a tally looks at the node, its cell, its neighbours or the cells
around. Then

- a cell that gets its first nodes takes no join away and adds only such as lead to it or from it, which are the same
  where joins are mutual (mutual_joins.py);
- a change at a cell changes the tallies of nodes no further away than the tallies look.

A network in which something may fault is found when it is asked for, and faults then. Everything else (a node that goes
away or changes) means finding all afresh.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.analyse.growing import is_mutual
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.mutual_joins import Seams, mutual_joins
from rulewright.compiler.lower.kept.near_by import MEMBER, NEAR, NODE, OWN, Look, Looking, Reads, Seen, looking
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir


@dataclass(frozen=True, slots=True)
class Upkeep:
    """From what a network is kept: the board, how many parts a cell has, and which states matter for what."""

    board: str
    parts: int
    joining: frozenset[str]  # on cells; nodes and joins depend on them
    counted: frozenset[str]  # on cells; only tallies do
    carried: frozenset[str]  # per node; tallies depend on them
    gathered: frozenset[str]  # sets of nodes; tallies depend on whether the node is in them
    seams: Seams | None  # if joins that lead to a node lead from it too
    looking: tuple[Looking, ...]  # which nodes look at their neighbours, which at the cells around
    by_node: frozenset[str]  # the tallies that a change of a state per node can change
    by_cell: frozenset[str]  # the tallies that a change at a cell can change at nodes that are there already


def upkeep(network: ir.Network, module: Module) -> Upkeep | None:
    """How a network is kept; None if it is found afresh."""
    return module.remember(
        ("upkeep", network.name), lambda: _upkeep(network, module) if module.uses("keep_networks") else None
    )


def _upkeep(network: ir.Network, module: Module) -> Upkeep | None:
    if not isinstance(network.over, ir.Rec) or module.faulting.network(network.name):
        return None
    cell = module.program.records[network.over.record].fields[0][1]
    if not isinstance(cell, ir.Cell) or not is_mutual(module.program.boards[cell.board]):
        return None
    look = Look(module)
    within = look.reads(network.where, {0: (NODE,)})
    joins = _joining(network.joins, look)
    tallies = [look.reads(tally.value, {0: (NODE,)}) for tally in network.tallies]
    if within is None or joins is None or any(reads is None for reads in tallies):
        return None
    if any(seen != (OWN,) for _, seen in within):
        return None
    joining = {state for state, _ in within | joins}
    counted: set[str] = set()
    carried: set[str] = set()
    gathered: set[str] = set()
    by_node: set[str] = set()
    by_cell: set[str] = set()
    for tally, reads in zip(network.tallies, tallies, strict=True):
        for state, seen in reads or ():
            if seen[0] in (NODE, MEMBER):
                (carried if seen[0] == NODE else gathered).add(state)
                by_node.add(tally.name)
            elif seen[0] in NEAR:
                counted.add(state)
                if seen[0] != OWN or state not in joining:
                    by_cell.add(tally.name)
            else:
                return None
    return Upkeep(
        cell.board,
        size_of(network.over, module) // size_of(cell, module),
        frozenset(joining),
        frozenset(counted - joining),
        frozenset(carried),
        frozenset(gathered),
        mutual_joins(network, module),
        tuple(looking([tally.value for tally in network.tallies], cell.board, look)),
        frozenset(by_node),
        frozenset(by_cell),
    )


def _joining(joins: ir.Expr, look: Look) -> Reads | None:
    """What joins depend on, if each value depends on the node's cell and its own cell only."""
    match joins:
        case ir.Op("union", (one, two)):
            first, second = _joining(one, look), _joining(two, look)
            return None if first is None or second is None else first | second
        case ir.Fold("set", gens, value) if value is not None:
            pass
        case _:
            return None
    env: dict[int, Seen] = {0: (NODE,)}
    reads: Reads = set()
    for gen in gens:
        found = look.reads((gen.source, tuple(condition for _, condition in gen.clauses)), env)
        if found is None:
            return None
        reads |= found
        env[gen.slot] = look.member(gen.source, env)
    found = look.reads(value, env)
    made = look.seen(value, env, False)
    if found is None or made[0] != "part":
        return None
    target: Seen = made[1]
    if target[0] not in (OWN, "neighbours") or any(seen not in ((OWN,), target) for _, seen in reads | found):
        return None
    return reads | found
