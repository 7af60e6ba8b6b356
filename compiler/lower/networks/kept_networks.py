"""Networks of parts of cells, kept up to date (see network_upkeep.py for which).

A write only notes the cell. When the network is asked, the noted cells are worked off: new nodes get in, tallies near
by are counted anew, joins are made. The nodes of a group form a ring (`next`), so that two groups become one by
exchanging two links. Of a sum each node's own share is kept, so that a change is carried to the total; distinct values
are counted when asked.
"""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import rewritten
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import bring_up_to_date, network_member, of_network
from rulewright.compiler.lower.kept.network_upkeep import Upkeep, upkeep
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.networks.joining import (
    NO_NODE,
    counted_item,
    each_node,
    each_share,
    is_vacant,
    node_scope,
    occupied_state,
    tally_head,
    tally_width,
    total_of_group,
    unite,
)
from rulewright.compiler.lower.storage import C_LETTERS
from rulewright.compiler.lower.tables import near_table
from rulewright.compiler.lower.types import c_type, constant, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.layout import integer

NOTED = 12  # cells that are worked off together; after more changes all is found afresh


def kept_members(network: ir.Network, module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    size = max(2, size_of(network.over, module))  # what there is one of is not an array
    found = [
        ("uint8_t", network_member(network, "stale"), 1),
        ("uint8_t", network_member(network, "noted"), 1),
        ("uint32_t", network_member(network, "cells"), NOTED),
        ("int32_t", network_member(network, "count"), 1),
        *(("uint16_t", network_member(network, name), size) for name in ("parent", "nodes", "next")),
    ]
    for tally in network.tallies:
        width = tally_width(tally, module)
        found.append(("int32_t", network_member(network, safe_name("t", tally.name)), size * width))
        if not tally.distinct:
            found.append((_share_type(tally), network_member(network, safe_name("own", tally.name)), size * width))
    return found


def _totals(network: ir.Network, tally: ir.TallyRule) -> low.Expr:
    return of_network(network, safe_name("t", tally.name))


def _shares(network: ir.Network, tally: ir.TallyRule) -> low.Expr:
    return of_network(network, safe_name("own", tally.name))


def _share_type(tally: ir.TallyRule) -> str:
    kind = tally.value.type
    return C_LETTERS[integer(kind.low, kind.high)[1]] if isinstance(kind, ir.Number) else "int32_t"


def kept_functions(network: ir.Network, module: Module) -> list[low.Function]:
    """Everything that keeps a network: adding a node, counting it anew, joining it, finding, updating, noting,
    tallies."""
    about = upkeep(network, module)
    assert about is not None
    return [
        _add(network, module),
        _recount("recount", about.by_node, network, module),
        _recount("resurvey", about.by_cell, network, module),
        _join(network, module),
        _find(network, module),
        *_update(network, about, module),
        _note(network),
        *(kept_tally(network, tally, module) for tally in network.tallies),
    ]


def _name(what: str, network: ir.Network) -> str:
    return safe_name(f"net_{what}", network.name)


def _add(network: ir.Network, module: Module) -> low.Function:
    """A node that is new: a group of its own."""
    node = low.Local("node")
    lines, i, count = Lines(), low.Local("i"), of_network(network, "count")
    lines.local("int", "i", value=node - base_of(network.over))
    lines.add(
        low.assign(of_network(network, "parent")[i], low.cast("uint16_t", i)),
        low.assign(of_network(network, "next")[i], low.cast("uint16_t", i)),
        low.assign(of_network(network, "nodes")[count], low.cast("uint16_t", i)),
        low.assign(count, 1, "+"),
    )
    for tally in network.tallies:
        totals = _totals(network, tally)
        if tally.distinct:
            _count_again(tally, totals, i, lines, module)
            continue
        with each_share(tally, i, node_scope(network, low.Local("node")), lines, module) as (scope, place):
            share = _shares(network, tally)[place]
            lines.add(low.assign(share, module.lowered(tally.value, scope)), low.assign(totals[place], share))
    return lines.function("void", _name("add", network), "S* s", "int node")


def _count_again(tally: ir.TallyRule, totals: low.Expr, node: low.Expr, lines: Lines, module: Module) -> None:
    """Different values are counted when they are asked for."""
    width = tally_width(tally, module)
    lines.add(*(low.assign(totals[node * width + k], -1) for k in range(width)))


def _recount(what: str, tallies: frozenset[str], network: ir.Network, module: Module) -> low.Function:
    """What a node counts for in some tallies may have changed."""
    node = low.Local("node")
    lines, i, root, parent = Lines(), *low.names("i", "root"), of_network(network, "parent")
    lines.local("int", "i", value=node - base_of(network.over))
    lines.local("int", "root")
    size = size_of(network.over, module)
    lines.when(low.either(of_network(network, "stale"), low.beyond(i, size), low.eq(parent[i], NO_NODE)), low.Return())
    find = low.assign(root, low.call("rw_root", parent, i))
    for tally in network.tallies:
        if tally.name not in tallies:
            continue
        if tally.distinct:
            lines.add(find)
            _count_again(tally, _totals(network, tally), root, lines, module)
            continue
        with each_share(tally, i, node_scope(network, low.Local("node")), lines, module) as (scope, place):
            total = rewritten(place, lambda part: root if part == i else part)
            share, now = _shares(network, tally)[place], lines.declare("int", "now")
            lines.add(low.assign(now, module.lowered(tally.value, scope)))
            lines.when(
                low.ne(now, share),
                find,
                low.assign(_totals(network, tally)[total], now - share, "+"),
                low.assign(share, low.cast(_share_type(tally), now)),
            )
    return lines.function("void", _name(what, network), "S* s", "int node")


def _join(network: ir.Network, module: Module) -> low.Function:
    """A node is joined to everything it names; if there is a cell `toward`, to what is there."""
    node = low.Local("node")
    link, a, b = low.names("link", "a", "b")
    lines = Lines()
    following = of_network(network, "next")
    lines.local("int", "i", value=node - base_of(network.over))
    lines.local("int", "a", "b", "link")
    merge = [
        low.assign(link, following[a]),
        low.assign(following[a], following[b]),
        low.assign(following[b], low.cast("uint16_t", link)),
    ]
    for tally in network.tallies:
        totals, width = (_totals(network, tally), tally_width(tally, module))
        for k in range(width):
            one, two = (totals[root * width + k] if width > 1 else totals[root] for root in (a, b))
            merge.append(low.assign(one, -1) if tally.distinct else low.assign(one, two, "+"))
    unite(network, node_scope(network, low.Local("node")), lines, module, merge, low.Local("toward"))
    return lines.function("void", _name("join", network), "S* s", "int node", "int toward")


def _find(network: ir.Network, module: Module) -> low.Function:
    """Everything afresh."""
    k = low.Local("k")
    lines = Lines()
    lines.local("int", "node", "k")
    lines.add(*(low.assign(of_network(network, what), 0) for what in ("stale", "noted", "count")))
    lines.add(low.do("memset", of_network(network, "parent"), 255, 2 * size_of(network.over, module)))
    each_node(
        network, lines, module, lambda inner: lines.add(low.do(_name("add", network), low.STATE, inner.values[0]))
    )
    with lines.block(low.count(k, 0, of_network(network, "count"))):
        node = of_network(network, "nodes")[k] + base_of(network.over)
        lines.add(low.do(_name("join", network), low.STATE, node, 0))
    return lines.function("void", _name("find", network), "S* s", comment=place_comment(network.place))


def _update(network: ir.Network, about: Upkeep, module: Module) -> list[low.Function]:
    """The noted cells are worked off; a cell that had nodes before means finding all afresh."""
    cell, k, n = low.names("cell", "k", "n")
    lines, node = Lines(), low.Local("node")
    lines.local("int", "k", "n", "cell", "node")
    noted, cells, stale = (of_network(network, what) for what in ("noted", "cells", "stale"))
    nodes = low.count(node, (cell - 1) * about.parts + 1, cell * about.parts + 1)
    is_node = low.If(low.ne(of_network(network, "parent")[node - base_of(network.over)], NO_NODE))
    with lines.block(low.If(low.negate(stale))), lines.block(low.count(k, 0, noted)), lines.block(low.If(cells[k] & 1)):
        lines.add(low.assign(cell, cells[k] >> 1))
        with lines.block(nodes), lines.block(is_node):
            lines.add(low.assign(stale, 1))
    lines.when(stale, low.do(_name("find", network), low.STATE), low.Return())
    lines.add(low.assign(n, noted), low.assign(noted, 0))
    with lines.block(low.count(k, 0, n)), lines.block(low.If(cells[k] & 1)):
        lines.add(low.assign(cell, cells[k] >> 1))
        with lines.block(nodes), lines.block(low.If(module.lowered(network.where, node_scope(network, node)))):
            lines.add(low.do(_name("add", network), low.STATE, node))
    with lines.block(low.count(k, 0, n)):
        lines.when(low.negate(cells[k] & 1), low.do(_name("resurvey_at", network), low.STATE, cells[k] >> 1))
        if about.reach != "own":
            again = low.do(_name("resurvey_at", network), low.STATE, cell)
            _near(about.reach, again, network, about, lines, module)
    with lines.block(low.count(k, 0, n)), lines.block(low.If(cells[k] & 1)):
        lines.add(low.do(_name("join_at", network), low.STATE, cells[k] >> 1, 0))
        join = low.do(_name("join_at", network), low.STATE, cell, cells[k] >> 1)
        _near("neighbours", join, network, about, lines, module)
    made = lines.function("void", _name("update", network), "S* s")
    return [
        _at_cell("resurvey", (), nodes, is_node, network, module),
        _at_cell("join", ("toward",), nodes, is_node, network, module),
        made,
    ]


def _at_cell(
    what: str, more: tuple[str, ...], nodes: low.Stmt, is_node: low.Stmt, network: ir.Network, module: Module
) -> low.Function:
    """Something done to every node of a cell, which may be told of another cell."""
    lines = Lines()
    (node,) = lines.local("int", "node")
    sparse = occupied_state(network, module)
    if sparse is not None:
        lines.when(is_vacant(sparse, low.Local("cell") - 1, module), low.Return())
    with lines.block(nodes), lines.block(is_node):
        lines.add(low.do(_name(what, network), low.STATE, node, *low.names(*more)))
    parameters = (f"int {one}" for one in ("cell", *more))
    return lines.function("void", _name(f"{what}_at", network), "S* s", *parameters, inline=True)


def _near(what: str, inside: low.Stmt, network: ir.Network, about: Upkeep, lines: Lines, module: Module) -> None:
    """A statement for each cell next to or around a noted cell."""
    cell = low.Local("cell")
    table, most = near_table(about.board, what, module)
    at, noted = lines.declare("int", "at"), of_network(network, "cells")[low.Local("k")] >> 1
    with lines.block(low.count(at, noted * most, noted * most + most)):
        lines.add(low.assign(cell, table[at]), low.when(low.eq(cell, 0), low.Break()), inside)


def _note(network: ir.Network) -> low.Function:
    """A cell has changed; `joins` 1: in what nodes and joins depend on."""
    cell, joins, k = low.names("cell", "joins", "k")
    lines = Lines()
    noted, cells, stale = (of_network(network, what) for what in ("noted", "cells", "stale"))
    lines.local("int", "k")
    lines.add(
        low.when(stale, low.Return()),
        low.loop(
            k,
            0,
            noted,
            low.when(low.eq(cells[k] >> 1, low.cast("uint32_t", cell)), low.assign(cells[k], joins, "|"), low.Return()),
        ),
        low.when(low.eq(noted, NOTED), low.assign(stale, 1), low.Return()),
        low.assign(cells[noted], low.cast("uint32_t", cell) * 2 + joins),
        low.assign(noted, 1, "+"),
    )
    return lines.function("void", _name("note", network), "S* s", "int cell", "int joins", inline=True)


def kept_tally(network: ir.Network, tally: ir.TallyRule, module: Module, total: str = "") -> low.Function:
    """A tally of a group; distinct values are counted along the ring of its nodes, until something changes."""
    lines = Lines()
    if not total:
        bring_up_to_date(network, lines, module)
    kept = total_of_group(network, tally, lines, module, bool(total))
    if tally.distinct:
        with lines.block(low.If(low.lt(kept, 0))):
            _count_distinct(network, tally, kept, lines, module)
    lines.add(low.returns(kept))
    return lines.function("int", *tally_head(network, tally, total), inline=True)


def _count_distinct(network: ir.Network, tally: ir.TallyRule, total: low.Expr, lines: Lines, module: Module) -> None:
    group, i = low.names("group", "i")
    item, node, seen = counted_item(tally), *low.names("node", "seen")
    lines.local(c_type(ir.SetOf(item), module), "seen")
    lines.local("int", "i", "node")
    scope = node_scope(network, node)
    if tally.index is not None:
        scope = scope.bind(tally.index_slot, tally.index, low.Local("per"), True)
    lines.add(low.assign(seen, constant(0, ir.SetOf(item), module)), low.assign(i, group - 1))
    with lines.block(low.While(low.TRUE)):
        lines.add(low.assign(node, i + base_of(network.over)), sets.join_in(seen, tally.value, item, scope, module))
        lines.add(low.assign(i, of_network(network, "next")[i]))
        lines.when(low.eq(i, group - 1), low.Break())
    lines.add(low.assign(total, sets.size(seen, item, module)))
