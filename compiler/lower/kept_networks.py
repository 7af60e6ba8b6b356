"""Networks of parts of cells, kept up to date (see upkeep.py for which).

A write only notes the cell. When the network is asked, the noted cells are worked off: new nodes get in, tallies near by are
counted anew, joins are made. The nodes of a group form a ring (`next`), so that two groups become one by exchanging two links.
Of a sum each node's own share is kept, so that a change is carried to the total; distinct values are counted when asked.
"""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.read import quoted
from rulewright.compiler.low.rewrite import rewritten
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.after_write import network_member
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.joining import NO_NODE, each_node, node_scope, tally_name, tally_width, unite
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.storage import C_LETTERS
from rulewright.compiler.lower.tables import near_table
from rulewright.compiler.lower.types import c_type, constant, size_of
from rulewright.compiler.lower.upkeep import Upkeep, upkeep
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
        found.append(("int32_t", _totals(network, tally), size * width))
        if not tally.distinct:
            found.append((_share_type(tally), _shares(network, tally), size * width))
    return found


def _totals(network: ir.Network, tally: ir.TallyRule) -> str:
    return network_member(network, safe_name("t", tally.name))


def _shares(network: ir.Network, tally: ir.TallyRule) -> str:
    return network_member(network, safe_name("own", tally.name))


def _share_type(tally: ir.TallyRule) -> str:
    kind = tally.value.type
    return C_LETTERS[integer(kind.low, kind.high)[1]] if isinstance(kind, ir.Number) else "int32_t"


def kept_functions(network: ir.Network, module: Module) -> list[low.Function]:
    """Everything that keeps a network: adding a node, counting it anew, joining it, finding, updating, noting, tallies."""
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
        *(_tally(network, tally, module) for tally in network.tallies),
    ]


def _name(what: str, network: ir.Network) -> str:
    return safe_name(f"net_{what}", network.name)


def _parent(network: ir.Network) -> low.Expr:
    return low.field(network_member(network, "parent"))


def _each_share(
    tally: ir.TallyRule, scope: Scope, lines: Lines, module: Module, node: low.Expr
) -> tuple[Scope, low.Expr]:
    """The scope in which a tally's value is told, and the place of the share; a loop is opened for a tally per something."""
    if tally.index is None:
        return scope, node
    width, first = tally_width(tally, module), base_of(tally.index)
    per = lines.declare("int", "per")
    lines.add(low.count(per, first, first + width))
    lines.depth += 1
    return (scope.bind(tally.index_slot, tally.index, per, True), node * width + per - first)


def _add(network: ir.Network, module: Module) -> low.Function:
    """A node that is new: a group of its own."""
    i = low.Local("i")
    lines = Lines()
    nodes, count = (low.field(network_member(network, "nodes")), low.field(network_member(network, "count")))
    lines.declared.append(f"cdef int i = node - {base_of(network.over)}")
    lines.add(
        low.assign(_parent(network)[i], low.cast("uint16_t", i)),
        low.assign(low.field(network_member(network, "next"))[i], low.cast("uint16_t", i)),
    )
    lines.add(low.assign(nodes[count], low.cast("uint16_t", i)), low.assign(count, 1, "+"))
    for tally in network.tallies:
        depth = lines.depth
        if tally.distinct:
            width = tally_width(tally, module)
            lines.add(*(low.assign(low.field(_totals(network, tally))[i * width + k], -1) for k in range(width)))
            continue
        scope, place = _each_share(tally, node_scope(network, low.Local("node")), lines, module, i)
        lines.add(low.assign(low.field(_shares(network, tally))[place], module.text(tally.value, scope)))
        lines.add(low.assign(low.field(_totals(network, tally))[place], low.field(_shares(network, tally))[place]))
        lines.depth = depth
    return lines.function(f"void {_name('add', network)}(S* s, int node)")


def _recount(what: str, tallies: frozenset[str], network: ir.Network, module: Module) -> low.Function:
    """What a node counts for in some tallies may have changed."""
    i, root = low.names("i", "root")
    lines = Lines()
    lines.declared += [f"cdef int i = node - {base_of(network.over)}", "cdef int root"]
    size = size_of(network.over, module)
    lines.when(
        low.either(
            low.field(network_member(network, "stale")),
            low.ge(low.cast("unsigned int", i), low.Const(size, "u")),
            low.eq(_parent(network)[i], NO_NODE),
        ),
        low.Return(),
    )
    lines.add(low.assign(root, low.call("rw_root", _parent(network), i)))
    for tally in network.tallies:
        depth, width = lines.depth, tally_width(tally, module)
        if tally.name not in tallies:
            continue
        if tally.distinct:
            lines.add(*(low.assign(low.field(_totals(network, tally))[root * width + k], -1) for k in range(width)))
            continue
        scope, place = _each_share(tally, node_scope(network, low.Local("node")), lines, module, i)
        total = rewritten(place, lambda part: root if part == i else part)
        share, now = (low.field(_shares(network, tally))[place], lines.declare("int", "now"))
        lines.add(low.assign(now, module.text(tally.value, scope)))
        lines.add(
            low.assign(low.field(_totals(network, tally))[total], now - share, "+"),
            low.assign(share, low.cast(_share_type(tally), now)),
        )
        lines.depth = depth
    return lines.function(f"void {_name(what, network)}(S* s, int node)")


def _join(network: ir.Network, module: Module) -> low.Function:
    """A node is joined to everything it names."""
    link, a, b = low.names("link", "a", "b")
    lines = Lines()
    following = low.field(network_member(network, "next"))
    lines.declared += [f"cdef int i = node - {base_of(network.over)}", "cdef int a", "cdef int b", "cdef int link"]
    merge = [
        low.assign(link, following[a]),
        low.assign(following[a], following[b]),
        low.assign(following[b], low.cast("uint16_t", link)),
    ]
    for tally in network.tallies:
        totals, width = (low.field(_totals(network, tally)), tally_width(tally, module))
        for k in range(width):
            one, two = (totals[root * width + k] if width > 1 else totals[root] for root in (a, b))
            merge.append(low.assign(one, -1) if tally.distinct else low.assign(one, two, "+"))
    unite(network, node_scope(network, low.Local("node")), lines, module, merge)
    return lines.function(f"void {_name('join', network)}(S* s, int node)")


def _find(network: ir.Network, module: Module) -> low.Function:
    """Everything afresh."""
    k = low.Local("k")
    lines = Lines()
    lines.declared += ["cdef int node", "cdef int k"]
    count = low.field(network_member(network, "count"))
    lines.add(
        low.assign(low.field(network_member(network, "stale")), 0),
        low.assign(low.field(network_member(network, "noted")), 0),
        low.assign(count, 0),
    )
    lines.add(low.do("memset", _parent(network), 255, 2 * size_of(network.over, module)))
    each_node(network, lines, module, lambda inner: lines.add(low.do(_name("add", network), low.STATE, inner.texts[0])))
    with lines.block(low.count(k, 0, count)):
        lines.add(
            low.do(
                _name("join", network),
                low.STATE,
                low.field(network_member(network, "nodes"))[k] + base_of(network.over),
            )
        )
    return lines.function(f"void {_name('find', network)}(S* s)", place_comment(network.place))


def _update(network: ir.Network, about: Upkeep, module: Module) -> list[low.Function]:
    """The noted cells are worked off; a cell that had nodes before means finding all afresh."""
    k, cell, n, node = low.names("k", "cell", "n", "node")
    lines = Lines()
    lines.declared += ["cdef int k", "cdef int n", "cdef int cell", "cdef int node"]
    noted, cells = (low.field(network_member(network, "noted")), low.field(network_member(network, "cells")))
    nodes = f"for node in range((cell - 1) * {about.parts} + 1, cell * {about.parts} + 1)"
    is_node = f"if {_parent(network)}[node - {base_of(network.over)}] != {NO_NODE}"
    with lines.block(
        low.If(low.negate(low.field(network_member(network, "stale"))))
    ):  # else not even what is noted means anything
        with lines.block(low.count(k, 0, noted)), lines.block(low.If(cells[k] & 1)):
            lines.add(low.assign(cell, cells[k] >> 1))
            with lines.block(nodes), lines.block(is_node):
                lines.add(low.assign(low.field(network_member(network, "stale")), 1))
    lines.when(low.field(network_member(network, "stale")), low.do(_name("find", network), low.STATE), low.Return())
    lines.add(low.assign(n, noted), low.assign(noted, 0))
    with lines.block(low.count(k, 0, n)), lines.block(low.If(cells[k] & 1)):
        lines.add(low.assign(cell, cells[k] >> 1))
        with (
            lines.block(nodes),
            lines.block(low.If(module.text(network.where, node_scope(network, node)))),
        ):
            lines.add(low.do(_name("add", network), low.STATE, node))
    with lines.block(low.count(k, 0, n)):
        lines.when(low.negate(cells[k] & 1), low.do(_name("resurvey_at", network), low.STATE, cells[k] >> 1))
        if about.reach != "own":
            _near(
                cells[k] >> 1,
                about.reach,
                about.board,
                lines,
                module,
                low.do(_name("resurvey_at", network), low.STATE, cell),
            )
    with lines.block(low.count(k, 0, n)), lines.block(low.If(cells[k] & 1)):
        lines.add(low.do(_name("join_at", network), low.STATE, cells[k] >> 1))
        _near(
            cells[k] >> 1,
            "neighbours",
            about.board,
            lines,
            module,
            low.do(_name("join_at", network), low.STATE, cell),
        )
    made = lines.function(f"void {_name('update', network)}(S* s)")
    helpers = [
        quoted(
            f"cdef inline void {_name(f'{what}_at', network)}(S* s, int cell) noexcept nogil:\n    cdef int node\n    {nodes}:\n"
            f"        {is_node}:\n            {_name(what, network)}(s, node)\n"
        )
        for what in ("resurvey", "join")
    ]
    return [*helpers, made]


def _near(cell: low.Expr, what: str, board: str, lines: Lines, module: Module, inside: low.Stmt) -> None:
    """A statement for each cell next to or around a cell."""
    table, most = near_table(board, what, module)
    at = lines.declare("int", "at")
    with lines.block(low.count(at, cell * most, cell * most + most)):
        lines.add(low.assign(low.Local("cell"), table[at]))
        lines.when(low.eq(low.Local("cell"), 0), low.Break())
        lines.add(inside)


def _note(network: ir.Network) -> low.Function:
    """A cell has changed; `joins` 1: in what nodes and joins depend on."""
    noted, cells = (low.field(network_member(network, "noted")), low.field(network_member(network, "cells")))
    stale = low.field(network_member(network, "stale"))
    return quoted(
        f"cdef inline void {_name('note', network)}(S* s, int cell, int joins) noexcept nogil:\n    cdef int k\n"
        f"    if {stale}:\n        return\n    for k in range({noted}):\n        if {cells}[k] >> 1 == <uint32_t>cell:\n"
        f"            {cells}[k] |= joins\n            return\n    if {noted} == {NOTED}:\n        {stale} = 1\n        return\n"
        f"    {cells}[{noted}] = <uint32_t>cell * 2 + joins\n    {noted} += 1\n"
    )


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    """A tally of a group; distinct values are counted along the ring of its nodes, until something changes."""
    per, group = low.names("per", "group")
    size, width = size_of(network.over, module), tally_width(tally, module)
    lines = Lines()
    first = base_of(tally.index) if tally.index is not None else 0
    extra = "" if tally.index is None else ", int per"
    outside = low.FALSE if tally.index is None else low.ge(low.cast("unsigned int", per - first), low.Const(width, "u"))
    lines.when(
        low.either(low.field(network_member(network, "stale")), low.field(network_member(network, "noted"))),
        low.do(_name("update", network), low.STATE),
    )
    lines.when(
        low.either(
            low.ge(low.cast("unsigned int", group - 1), low.Const(size, "u")),
            low.ne(_parent(network)[group - 1], group - 1),
            outside,
        ),
        low.returns(0),
    )
    place = group - 1
    total = low.field(_totals(network, tally))[place if tally.index is None else place * width + per - first]
    if tally.distinct:
        with lines.block(low.If(low.lt(total, 0))):
            _count_distinct(network, tally, total, lines, module)
    lines.add(low.returns(total))
    return lines.function(f"inline int {tally_name(network.name, tally.name)}(S* s, int group{extra})")


def _count_distinct(network: ir.Network, tally: ir.TallyRule, total: low.Expr, lines: Lines, module: Module) -> None:
    node, seen, i, group = low.names("node", "seen", "i", "group")
    value, base = tally.value, base_of(network.over)
    item = value.type.item if isinstance(value.type, ir.SetOf) else value.type
    lines.declared += [f"cdef {c_type(ir.SetOf(item), module)} seen", "cdef int i", "cdef int node"]
    scope = node_scope(network, node)
    if tally.index is not None:
        scope = scope.bind(tally.index_slot, tally.index, low.Local("per"), True)
    lines.add(
        low.assign(seen, constant(0, ir.SetOf(item), module)),
        low.assign(i, group - 1),
    )
    with lines.block(low.While(low.TRUE)):
        lines.add(
            low.assign(node, i + base),
            sets.join_in(seen, value, item, scope, module),
        )
        lines.add(low.assign(i, low.field(network_member(network, "next"))[i]))
        lines.when(low.eq(i, group - 1), low.Break())
    lines.add(low.assign(total, sets.size(seen, item, module)))
