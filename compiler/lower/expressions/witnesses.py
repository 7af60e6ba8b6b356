"""Groups of a network that count only if one of a few nodes is in them: those nodes are walked, not all groups.

sum(f in feature where … and you in majority(f): …)
    majority(f) is of claimants(f), and these are {p in players where f.settlers[p] > 0}
    settlers per p = if s in settled[p] then 1 else 0
    ->  every such f is the group of one of the few members of settled[you]
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.stored.queries import few_state
from rulewright.runtime import ir


def witnesses(gen: ir.Gen, network: ir.Network, known: set[int], module: Module) -> ir.Read | None:
    """A set `up to n` in a state, told by locals that are known, that has a node of every group for which the clauses
    of a generator hold; None if there is none."""
    for clause, condition in gen.clauses:
        for part in _implied(condition, module) if clause == "where" else ():
            found = _nodes_of(part, gen, network, module)
            if found is not None and known.issuperset(free_slots(found)):
                return found
    return None


def _implied(condition: ir.Expr, module: Module) -> Iterator[ir.Expr]:
    """What surely holds where a condition holds."""
    match condition:
        case ir.And(items):
            for item in items:
                yield from _implied(item, module)
        case ir.Call() as call if (body := opened(call, module)) is not None:
            yield from _implied(body, module)
        case ir.Op("in", (one, ir.Call() as call)) if (body := opened(call, module)) is not None:
            yield from _implied(ir.Op("in", (one, body), condition.type), module)
        case ir.Op("in", (one, ir.Fold("most" | "least" | "set" as op, (gen,), value))):
            if op != "set" or isinstance(value, ir.Local) and value.slot == gen.slot:
                yield from _implied(ir.Op("in", (one, gen.source), condition.type), module)
                for clause, further in gen.clauses:
                    if clause == "where":
                        yield from _implied(substituted(further, {gen.slot: one}), module)
        case _:
            yield condition


def _nodes_of(condition: ir.Expr, gen: ir.Gen, network: ir.Network, module: Module) -> ir.Read | None:
    """The few nodes of which one must be in a group, if a condition says that a tally counts any of them."""
    match condition:
        case ir.Op("gt", (ir.TallyOf(name, tally, ir.Local(slot), index), ir.Const(least))) if slot == gen.slot:
            if name != network.name or least < 0:
                return None
        case _:
            return None
    rule = next(one for one in network.tallies if one.name == tally)
    match rule.value:
        case ir.If(ir.Op("in", (ir.Local(0), ir.Read() as read)), _, ir.Const(0)) if not rule.distinct:
            per = {} if index is None else {rule.index_slot: index}
            found: ir.Read = substituted(read, per)
            return found if few_state(found, module) is not None and 0 not in free_slots(read) else None
    return None
