"""A group that is asked about now and then is flooded from the node in question, instead of finding all groups again
after every change.

chain(c).liberties > 0                              ->  any(d in chain(c): … is not empty)
{d in grid where chain(d) == chain(c)}              ->  {d in grid where d in chain(c)}

That is worth it where a network does not simply grow (analyse/growing.py), so that a change means finding it afresh,
and where few groups are asked about before the next change: in what a move does, not in loops over many cells, scores
or ranges of choices. A flood follows joins one way only: they must hold in both directions, as the ways between
neighbours do under a condition that does not tell the two apart. A network that nobody asks any more is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.conditions import NONE, SOME, is_there, only_where, opposite, parts_of
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.growing import growing_state, is_mutual
from rulewright.compiler.analyse.rewrite import bound_slots, renumbered, rewritten, rewritten_program
from rulewright.compiler.optimise.functions import NewFunctions
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size
from rulewright.runtime.walking import nodes

FEW = 8  # groups that a loop asks about


def flood_networks(program: ir.Program) -> ir.Program:
    """The program with flood fills in place of some questions about networks."""
    if not program.networks:
        return program
    flooded = _Flooded(program)
    changed = rewritten_program(program, flooded.changed)
    if not flooded.functions.made:
        return program
    changed = replace(changed, functions=(*changed.functions, *flooded.functions.made))
    left = tuple(one for one in changed.networks if one.name not in flooded.groups or _is_mentioned(one.name, changed))
    return replace(changed, networks=left)


def _is_mentioned(network: str, program: ir.Program) -> bool:
    """Whether there is a value that may be one of its groups."""
    kinds: set[Any] = {kind for record in program.records.values() for _, kind in record.fields}
    others = tuple(one for one in program.networks if one.name != network)
    code = (program.functions, program.procs, program.blocks, program.decisions, program.scores, program.rank)
    whole = (program.states, others, code, program.invariants, program.shows)
    kinds |= {getattr(node, "type", None) for node in nodes(whole)}
    return any(_has_groups(kind, network) for kind in kinds)


def _has_groups(kind: Any, network: str) -> bool:
    return kind == ir.Group(network) or hasattr(kind, "item") and _has_groups(kind.item, network)


class _Flooded:
    """The functions that flood, made as they are needed."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.faulting = Faulting(program)
        self.networks = {one.name: one for one in map(_filtered, program.networks) if self._is_fit(one)}
        self.often = {id(node) for tree in _asked_often(program) for node in nodes(tree)}
        self.functions = NewFunctions(program)
        self.groups: dict[str, ir.Function] = {}
        self.totals: dict[tuple[str, str], ir.Function] = {}
        self.some: dict[int, ir.Function] = {}  # by the number of the function that counts

    def changed(self, node: Any) -> Any:
        """A question about a network, as one about a flood fill."""
        match node:
            case _ if id(node) in self.often:
                return node
            case ir.TallyOf(name, tally, ir.GroupOf(_, asked), None) if name in self.networks:
                total = self._total(self.networks[name], tally)
                return node if total is None else ir.Call(total.number, (asked,), total.result.type)
            case ir.Op(sign, (ir.Call(number, args), ir.Const(value))) if number in self.some:
                has = ir.Call(self.some[number].number, args, ir.Truth())
                if (sign, value) in SOME:
                    return has
                return opposite(has) if (sign, value) in NONE else node
            case ir.Fold(gens=(gen,)):
                return replace(node, gens=(self._within_group(gen),))
        return node

    # ------------------------------------------------ which networks

    def _is_fit(self, network: ir.Network) -> bool:
        """Whether groups can be flooded, and whether that is worth it."""
        if self.faulting.network(network.name) or bound_slots(network.where):
            return False
        match network.joins:
            case ir.Fold(
                "set",
                (ir.Gen(slot, _, ir.Op("neighbours" | "surroundings", (ir.Local(0),)), clauses),),
                ir.Local(joined),
            ) if joined == slot and isinstance(network.over, ir.Cell):
                conditions = tuple(condition for _, condition in clauses)
                mutual = is_mutual(self.program.boards[network.over.board])
                same = _in_order(conditions) == _in_order(renumbered(conditions, {0: slot, slot: 0}))
                grows = growing_state(network, self.program, self.faulting.facts.reads) is not None
                return mutual and same and only_where(clauses) and not grows
        return False

    # ------------------------------------------------ the functions

    def _make(self, name: str, network: ir.Network, result: ir.Expr, *slots: ir.Slot) -> ir.Function:
        about = (ir.Slot("node", network.over), *slots)
        return self.functions.add(ir.Function(-1, name, 1, about, (), result, False, network.place))

    def _group(self, network: ir.Network, asked: ir.Expr) -> ir.Expr:
        """The nodes of a group, as a set; of what is no node, none."""
        kind, node = ir.SetOf(network.over), ir.Local(0, network.over)
        if network.name not in self.groups:
            start = ir.If(network.where, node, ir.Const(0, network.over), network.over)
            following = _beyond(network.joins)
            assert isinstance(following, ir.Fold)
            (gen,) = following.gens
            is_node = renumbered(network.where, {0: gen.slot})
            gens = (replace(gen, clauses=(*gen.clauses, ("where", is_node))),)
            flood = ir.Reach(start, 1, replace(following, gens=gens), None, kind)
            self.groups[network.name] = self._make(network.name, network, flood, *network.slots)
        return ir.Call(self.groups[network.name].number, (asked,), kind)

    def _total(self, network: ir.Network, name: str) -> ir.Function | None:
        """The function that counts different things in the group of a node, if they are in sets."""
        tally = next(one for one in network.tallies if one.name == name)
        if not tally.distinct or not isinstance(tally.value.type, ir.SetOf):
            return None
        if (network.name, name) not in self.totals:
            kind = ir.Number(0, domain_size(tally.value.type.item, self.program))
            item, node = tally.value.type.item, ir.Local(0, network.over)
            near, last = _beyond(tally.value), len(network.slots) + 1
            each = ir.Gen(1, network.over, self._group(network, node))
            slots = (*network.slots, ir.Slot("counted", item))
            every = ir.Fold("set", (each, ir.Gen(last, item, near)), ir.Local(last, item), tally.value.type)
            total = self._make(name, network, ir.Op("size", (every,), kind), *slots)
            some = ir.Fold("any", (each,), is_there(near), ir.Truth())
            self.some[total.number] = self._make(f"any_{name}", network, some, *network.slots)
            self.totals[network.name, name] = total
        return self.totals[network.name, name]

    # ------------------------------------------------ all nodes of a group

    def _within_group(self, gen: ir.Gen) -> ir.Gen:
        """What runs over the cells in the group of another runs over that group; if the other is no node, over all that
        are none either."""
        conditions = [part for _, clause in gen.clauses for part in parts_of(clause)]
        found = [(part, *pair) for part in conditions if (pair := self._other(part, gen)) is not None]
        if not found or self.faulting.may(tuple(conditions)) or not only_where(gen.clauses):
            return gen
        part, network, other = found[0]
        is_node = renumbered(network.where, {0: other.slot})
        is_none = opposite(renumbered(network.where, {0: gen.slot}))
        conditions[conditions.index(part)] = ir.Or((is_node, is_none))
        both = ir.Op("meet", (gen.source, self._group(network, other)), gen.source.type)
        source = ir.If(is_node, both, gen.source, gen.source.type)
        return replace(gen, source=source, clauses=tuple(("where", condition) for condition in conditions))

    def _other(self, condition: ir.Expr, gen: ir.Gen) -> tuple[ir.Network, ir.Local] | None:
        """The network and the node of which a condition says that the element of a loop is in its group."""
        match condition:
            case ir.Op("eq", (ir.GroupOf(name, ir.Local(one)), ir.GroupOf(_, ir.Local(two)))):
                if name in self.networks and gen.source.type == ir.SetOf(self.networks[name].over):
                    if gen.slot in (one, two) and one != two:
                        network = self.networks[name]
                        return network, ir.Local(one + two - gen.slot, network.over)
        return None


def _filtered(network: ir.Network) -> ir.Network:
    """A network that joins all neighbours, as one that joins some of them."""
    match network.joins:
        case ir.Op("neighbours" | "surroundings", _, ir.SetOf(item) as kind):
            slot = len(network.slots)
            joins = ir.Fold("set", (ir.Gen(slot, item, network.joins),), ir.Local(slot, item), kind)
            return replace(network, slots=(*network.slots, ir.Slot("joined", item)), joins=joins)
    return network


def _beyond(tree: Any) -> Any:
    """What a network says of its node, in a function that has a node of its own before."""
    return renumbered(tree, {node.slot: node.slot + 1 for node in nodes(tree) if hasattr(node, "slot")})


def _in_order(tree: Any) -> Any:
    """A condition in which it makes no difference what is said first."""

    def change(node: Any) -> Any:
        match node:
            case ir.Op("eq" | "ne", args):
                return replace(node, args=tuple(sorted(args, key=repr)))
            case ir.And(items) | ir.Or(items):
                return replace(node, items=tuple(sorted(items, key=repr)))
        return node

    return rewritten(tree, change)


def _asked_often(program: ir.Program) -> Iterator[Any]:
    """Parts of the rules that are carried out many times before anything changes."""
    yield program.networks, program.functions, program.decisions, program.scores, program.rank, program.invariants
    yield program.shows
    for node in nodes((program.procs, program.blocks)):
        match node:
            case ir.Fold(_, gens, value):
                for at, gen in enumerate(gens):
                    if not _is_short(gen.source):
                        yield gen.clauses, gens[at + 1 :], value
                        break
            case ir.ForEach(gen, body) if not _is_short(gen.source):
                yield gen.clauses, body
            case ir.Loop(condition, body):
                yield condition, body


def _is_short(source: ir.Expr) -> bool:
    match source:
        case ir.Op("neighbours" | "surroundings"):
            return True
        case ir.Op("set", args):
            return len(args) <= FEW
    return False
