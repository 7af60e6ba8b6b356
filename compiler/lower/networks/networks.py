"""Networks: found afresh when asked after a change, or kept up to date (see after_write.py); groups and tallies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import bring_up_to_date, kept_state, network_member, of_network
from rulewright.compiler.lower.kept.network_upkeep import upkeep
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name, safe_pair
from rulewright.compiler.lower.networks.joining import (
    NO_NODE,
    become_one,
    counted_item,
    each_node,
    each_share,
    no_group,
    node_scope,
    tally_head,
    tally_name,
    tally_width,
    total_of_group,
    unite,
)
from rulewright.compiler.lower.networks.kept_networks import kept_functions, kept_members, kept_tally
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, constant, converted, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def network_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    found = []
    for network in module.program.networks:
        if upkeep(network, module) is not None:
            found += kept_members(network, module)
            continue
        size = max(2, size_of(network.over, module))  # what there is one of is not an array
        found.append(("uint8_t", network_member(network, "stale"), 1))
        found.append(("uint16_t", network_member(network, "parent"), size))
        found.append(("uint16_t", network_member(network, "nodes"), size))
        found.append(("int32_t", network_member(network, "count"), 1))
        for tally in network.tallies:
            found.append(("uint8_t", network_member(network, safe_name("counted_", tally.name)), 1))
            found.append(
                ("int32_t", network_member(network, safe_name("t_", tally.name)), size * tally_width(tally, module))
            )
    return found


def group_of(node: ir.GroupOf, scope: Scope, module: Module) -> low.Expr:
    """The group of a node."""
    return low.call(safe_name("net_group", node.network), low.STATE, module.lowered(node.node, scope))


def tally_of(node: ir.TallyOf, scope: Scope, module: Module) -> low.Expr:
    """A tally of a group."""
    index = () if node.index is None else (module.lowered(node.index, scope),)
    name = tally_name(node.network, node.tally)
    held = isinstance(node.group, ir.Local) and node.group.slot in scope.groups
    if (held or isinstance(node.group, ir.GroupOf)) and not module.faulting.network(node.network):
        name = module.once(("total", name), f"total_{name}", lambda found: _total(node, found, module))
    return low.call(name, low.STATE, module.lowered(node.group, scope), *index)


def _total(node: ir.TallyOf, name: str, module: Module) -> low.Function:
    """The function that tells a tally of the group that a node was just said to be in."""
    network = next(one for one in module.program.networks if one.name == node.network)
    tally = next(one for one in network.tallies if one.name == node.tally)
    return (_tally if upkeep(network, module) is None else kept_tally)(network, tally, module, name)


def groups(node: ir.Groups, module: Module) -> low.Expr:
    """All groups."""
    return low.call(safe_name("net_groups", node.network), low.STATE)


def network_functions(module: Module) -> list[low.Function]:
    """Everything about the networks of a program."""
    found = []
    for network in module.program.networks:
        found.append(_group(network, module))
        found.append(_groups(network, module))
        if upkeep(network, module) is not None:
            found += kept_functions(network, module)
            continue
        found.append(_refresh(network, module))
        for tally in network.tallies:
            if module.faulting.may(tally.value):
                found.append(_tally_of_one(network, tally, module))
            else:
                found.append(_count(network, tally, module))
                found.append(_tally(network, tally, module))
        if kept_state(network, module) is not None:
            found.append(_keep(network, module))
    return found


def _refresh(network: ir.Network, module: Module) -> low.Function:
    """Union-find over all nodes; the root of a group is its first node."""
    i, k, n, node = low.names("i", "k", "n", "node")
    lines, base = Lines(), base_of(network.over)
    parent, nodes = of_network(network, "parent"), of_network(network, "nodes")
    lines.local("int", "i", "a", "b", "node", "k")
    lines.local("int", "n", value=0)
    lines.add(
        low.assign(of_network(network, "stale"), 0), low.do("memset", parent, 255, 2 * size_of(network.over, module))
    )

    def found(inner: Scope) -> None:
        place = inner.values[0] - base
        lines.add(
            low.assign(parent[place], low.cast("uint16_t", place)),
            low.assign(nodes[n], low.cast("uint16_t", place)),
            low.assign(n, 1, "+"),
        )

    each_node(network, lines, module, found)
    lines.add(low.assign(of_network(network, "count"), n))
    with lines.block(low.count(k, 0, n)):
        lines.add(low.assign(i, nodes[k]), low.assign(node, i + base))
        unite(network, node_scope(network, low.Local("node")), lines, module, [])
    for tally in network.tallies:
        lines.add(low.assign(of_network(network, safe_name("counted_", tally.name)), 0))
        if kept_state(network, module) is not None:
            lines.add(low.do(_count_name(network, tally), low.STATE))
    if module.faulting.may(
        (network.where, network.joins)
    ):  # nothing was found then: who asks again meets the fault again
        lines.add(low.assign(of_network(network, "stale"), low.ne(low.field("r_fault"), 0)))
    return lines.function("void", safe_name("net_find", network.name), "S* s", comment=place_comment(network.place))


def _group(network: ir.Network, module: Module) -> low.Function:
    node = low.Local("node")
    lines, parent = Lines(), of_network(network, "parent")
    base, size = base_of(network.over), size_of(network.over, module)
    bring_up_to_date(network, lines, module)
    lines.add(
        low.when(low.either(low.beyond(node - base, size), low.eq(parent[node - base], NO_NODE)), low.returns(0)),
        low.returns(low.call("rw_root", parent, node - base) + 1),
    )
    return lines.function("int", safe_name("net_group", network.name), "S* s", "int node", inline=True)


def _groups(network: ir.Network, module: Module) -> low.Function:
    lines, parent = Lines(), of_network(network, "parent")
    item, i, r = ir.Group(network.name), *low.names("i", "r")
    kind = c_type(ir.SetOf(item), module)
    lines.local(kind, "r", value=constant(0, ir.SetOf(item), module))
    lines.local("int", "i", "k")
    bring_up_to_date(network, lines, module)
    with _each_listed(network, lines):
        one_word = set_words(item, module) == 1
        put = low.assign(r, low.call("rw_bit", i), "|") if one_word else sets.put(r, i, item, module)
        lines.when(low.eq(parent[i], i), put)
    lines.add(low.returns(r))
    return lines.function(kind, safe_name("net_groups", network.name), "S* s")


def _count_name(network: ir.Network, tally: ir.TallyRule) -> str:
    return safe_pair("net_count", network.name, tally.name)


def _count(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    """Counts one tally for every group."""
    i = low.Local("i")
    lines = Lines()
    width = tally_width(tally, module)
    totals = of_network(network, safe_name("t_", tally.name))
    lines.add(low.assign(of_network(network, safe_name("counted_", tally.name)), 1))
    lines.local("int", "i", "k", "root", "node")
    with _each_listed(network, lines):
        lines.add(
            low.assign(totals[i], 0) if width == 1 else low.do("memset", low.address(totals[i * width]), 0, width * 4)
        )
    scope = node_scope(network, low.Local("node"))
    if tally.distinct:
        _count_distinct(network, tally, totals, scope, lines, module)
    else:
        _count_sum(network, tally, totals, scope, lines, module)
    return lines.function("void", _count_name(network, tally), "S* s")


@contextmanager
def _each_listed(network: ir.Network, lines: Lines) -> Iterator[None]:
    """A loop over the nodes that were found, i the index of each."""
    k = low.Local("k")
    with lines.block(low.count(k, 0, of_network(network, "count"))):
        lines.add(low.assign(low.Local("i"), of_network(network, "nodes")[k]))
        yield


def _count_sum(
    network: ir.Network, tally: ir.TallyRule, totals: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    i, node, root = low.names("i", "node", "root")
    with _each_listed(network, lines):
        lines.add(
            low.assign(root, low.call("rw_root", of_network(network, "parent"), i)),
            low.assign(node, i + base_of(network.over)),
        )
        with each_share(tally, low.Local("root"), scope, lines, module) as (inner, place):
            lines.add(low.assign(totals[place], module.lowered(tally.value, inner), "+"))


def _count_distinct(
    network: ir.Network, tally: ir.TallyRule, totals: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    """Group by group, along chains of their nodes, with one set for the values seen."""
    at, following, last, node, root = low.names("at", "following", "last", "node", "root")
    parent, base, size = of_network(network, "parent"), base_of(network.over), size_of(network.over, module)
    item, seen, i = counted_item(tally), *low.names("seen", "i")
    none = constant(0, ir.SetOf(item), module)
    lines.local("uint16_t", "following", "last", extent=size)
    lines.local(c_type(ir.SetOf(item), module), "seen")
    lines.local("int", "at")
    with _each_listed(network, lines):
        lines.add(
            low.assign(root, low.call("rw_root", parent, i)),
            low.assign(following[i], NO_NODE),
            low.when(low.ne(root, i), low.assign(following[last[root]], low.cast("uint16_t", i))),
            low.assign(last[root], low.cast("uint16_t", i)),
        )
    with _each_listed(network, lines), lines.block(low.If(low.eq(parent[i], i))):
        with each_share(tally, i, scope, lines, module) as (inner, place):
            lines.add(low.assign(seen, none), low.assign(at, i))
            with lines.block(low.While(low.ne(at, NO_NODE))):
                lines.add(low.assign(node, at + base), sets.join_in(seen, tally.value, item, inner, module))
                lines.add(low.assign(at, following[at]))
            lines.add(low.assign(totals[place], sets.size(seen, item, module)))


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module, total: str = "") -> low.Function:
    lines = Lines()
    if not total:
        bring_up_to_date(network, lines, module)
    counted = of_network(network, safe_name("counted_", tally.name))
    lines.when(low.negate(counted), low.do(_count_name(network, tally), low.STATE))
    lines.add(low.returns(total_of_group(network, tally, lines, module, bool(total))))
    return lines.function("int", *tally_head(network, tally, total), inline=True)


def _tally_of_one(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    """A tally whose value may fault: counted for the one group that is asked for, each time."""
    group, i = low.names("group", "i")
    lines, item, node, seen, total = Lines(), counted_item(tally), *low.names("node", "seen", "total")
    lines.local("int", "i", "k", "node")
    lines.local("int", "total", value=0)
    bring_up_to_date(network, lines, module)
    lines.when(low.either(*no_group(network, tally, module)), low.returns(0))
    scope = node_scope(network, node)
    if tally.index is not None:
        scope = scope.bind(tally.index_slot, tally.index, low.Local("per"), True)
    if tally.distinct:
        lines.local(c_type(ir.SetOf(item), module), "seen")
        lines.add(low.assign(seen, constant(0, ir.SetOf(item), module)))
    with (
        _each_listed(network, lines),
        lines.block(low.If(low.eq(low.call("rw_root", of_network(network, "parent"), i), group - 1))),
    ):
        lines.add(low.assign(node, i + base_of(network.over)))
        if tally.distinct:
            lines.add(sets.join_in(seen, tally.value, item, scope, module))
        else:
            lines.add(low.assign(total, module.lowered(tally.value, scope), "+"))
    lines.add(low.returns(sets.size(seen, item, module) if tally.distinct else total))
    return lines.function("int", *tally_head(network, tally), inline=True)


def _keep(network: ir.Network, module: Module) -> low.Function:
    """Called after the state has been written: a new node is joined, anything else means finding all afresh."""
    node, old, value = low.names("node", "old", "value")
    lines, a, b, i = Lines(), *low.names("a", "b", "i")
    stale, count = of_network(network, "stale"), of_network(network, "count")
    lines.local("int", "i", value=node - 1)
    lines.local("int", "a", "b")
    lines.add(
        low.when(low.either(low.eq(old, value), stale), low.Return()),
        low.when(low.either(low.ne(old, 0), low.eq(value, 0)), low.assign(stale, 1), low.Return()),
        low.assign(of_network(network, "parent")[i], low.cast("uint16_t", i)),
        low.assign(of_network(network, "nodes")[count], low.cast("uint16_t", i)),
        low.assign(count, 1, "+"),
    )
    scope = node_scope(network, low.Local("node"))
    merge: list[low.Stmt] = []
    for tally in network.tallies:
        totals = of_network(network, safe_name("t_", tally.name))
        lines.add(low.assign(totals[i], module.lowered(tally.value, scope)))
        merge.append(low.assign(totals[a], totals[b], "+"))
    _join_neighbours(network, scope, lines, module, merge)
    return lines.function(
        "void", safe_name("net_keep", network.name), "S* s", "int node", "int old", "int value", inline=True
    )


def _join_neighbours(network: ir.Network, scope: Scope, lines: Lines, module: Module, merge: list[low.Stmt]) -> None:
    """Join the new node i to its neighbours of the same value. Those that are neighbours of one it was joined to are
    joined with that."""
    a, b, i = low.names("a", "b", "i")
    match network.joins:
        case ir.Fold("set", (ir.Gen(source=neighbours),)):
            pass
        case _:
            raise AssertionError(network.joins)  # kept_state has looked
    kind, base = ir.SetOf(network.over), base_of(network.over)
    left, other = lines.declare(c_type(kind, module), "left"), lines.declare("int", "other")
    parent = of_network(network, "parent")
    lines.add(low.assign(left, converted(module.lowered(network.joins, scope), network.joins.type, kind, module)))
    beside = module.lowered(neighbours, node_scope(network, other + base))
    lines.add(low.assign(a, i))
    with lines.block(low.While(low.TRUE)):
        lines.add(low.assign(other, sets.take(left, network.over, module)))
        lines.when(low.lt(other, 0), low.Break())
        lines.add(low.assign(left, sets.without(left, beside, network.over, module)))
        lines.add(low.assign(b, low.call("rw_root", parent, other)))
        become_one(network, lines, merge)
    lines.add(low.assign(parent[i], low.cast("uint16_t", a)))  # it is most likely to be asked about
