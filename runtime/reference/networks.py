"""Networks: groups and tallies, found afresh from the states whenever they have changed."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, domain_size, nothing
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World
from rulewright.runtime.values.collections import bits


class Grouping:
    """The groups of one network in one position. Nodes are indices; a group is its first node's index plus 1."""

    def __init__(self, plan: NetworkPlan, members: dict[int, list[int]]) -> None:
        self.plan = plan
        self.members = members
        self.of = {node: group for group, nodes in members.items() for node in nodes}
        self.all_groups = sum(1 << (group - 1) for group in members)
        self._tallies: dict[tuple[str, int, int | None], int] = {}

    def group_of(self, value: int) -> int:
        """The group of a node; none if the value is no node."""
        return self.of.get(value - self.plan.base, 0)

    def tally(self, w: World, name: str, group: int, index: int | None) -> int:
        """A tally of a group; 0 through none."""
        if group not in self.members:
            return 0
        key = (name, group, index)
        if key not in self._tallies:
            self._tallies[key] = self.plan.count(w, name, self.members[group], index)
        return self._tallies[key]


class NetworkPlan:
    """How the groups and tallies of a network are found."""

    def __init__(self, code: Prepared, network: ir.Network) -> None:
        self.base, self.size = base_of(network.over), domain_size(network.over, code.program)
        self.blank: Slots = [nothing(slot.type, code.program) for slot in network.slots]
        self.where = code.expression(network.where)
        self.joins = fit(code.expression(network.joins), network.joins.type, ir.SetOf(network.over), code.program)
        self.tallies = {
            rule.name: (rule, _distinct_mask(code, rule), code.expression(rule.value)) for rule in network.tallies
        }
        self.index_bases = {
            rule.name: (base_of(rule.index), domain_size(rule.index, code.program))
            for rule in network.tallies
            if rule.index is not None
        }

    def find(self, w: World) -> Grouping:
        """The groups as the states are now."""
        slots = self.blank[:]
        parent: dict[int, int] = {}
        for node in range(self.size):
            slots[0] = node + self.base
            if self.where(w, slots):
                parent[node] = node
        for node in parent:
            slots[0] = node + self.base
            for other in bits(self.joins(w, slots)):
                if other in parent:
                    one, two = _root(parent, node), _root(parent, other)
                    parent[max(one, two)] = min(one, two)
        members: dict[int, list[int]] = {}
        for node in parent:
            members.setdefault(_root(parent, node) + 1, []).append(node)
        return Grouping(self, members)

    def count(self, w: World, name: str, nodes: list[int], index: int | None) -> int:
        """A tally over some nodes."""
        rule, mask_of, value = self.tallies[name]
        slots = self.blank[:]
        if index is not None:
            base, size = self.index_bases[name]
            if not 0 <= index - base < size:
                return 0
            slots[rule.index_slot] = index
        total = mask = 0
        for node in nodes:
            slots[0] = node + self.base
            if mask_of is None:
                total += value(w, slots)
            else:
                mask |= mask_of(w, slots)
        return total if mask_of is None else mask.bit_count()


def _root(parent: dict[int, int], node: int) -> int:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


def _distinct_mask(code: Prepared, rule: ir.TallyRule) -> Evaluate | None:
    """For a distinct tally: the value as a set, so that different values are members."""
    if not rule.distinct:
        return None
    value, kind = code.expression(rule.value), rule.value.type
    if isinstance(kind, ir.SetOf):
        return value
    base, size = base_of(kind), domain_size(kind, code.program)

    def mask(w: World, s: Slots) -> int:
        at = value(w, s) - base
        return 1 << at if 0 <= at < size else 0

    return mask


def network_finder(code: Prepared, name: str) -> Callable[[World], Grouping]:
    """What finds the groups of a network as the states are now."""
    return NetworkPlan(code, next(network for network in code.program.networks if network.name == name)).find
