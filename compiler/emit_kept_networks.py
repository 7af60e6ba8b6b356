"""Networks of parts of cells, kept up to date (see emit_upkeep for which).

A write only notes the cell. When the network is asked, the noted cells are worked off: new nodes get in, tallies near by are
counted anew, joins are made. The nodes of a group form a ring (`next`), so that two groups become one by exchanging two links.
Of a sum each node's own share is kept, so that a change is carried to the total; distinct values are counted when asked.
"""

from __future__ import annotations

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_hooks import network_member
from rulewright.compiler.emit_joining import NO_NODE, each_node, node_scope, tally_name, tally_width, unite
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_storage import C_LETTERS
from rulewright.compiler.emit_tables import near_table
from rulewright.compiler.emit_types import base_of, c_type, constant, size_of
from rulewright.compiler.emit_upkeep import Upkeep, upkeep
from rulewright.runtime import ir
from rulewright.runtime.layout import integer

NOTED = 12  # cells that are worked off together; after more changes all is found afresh


def kept_members(network: ir.Network, module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    size = size_of(network.over, module)
    found = [
        ("uint8_t", network_member(network, "stale"), 1), ("uint8_t", network_member(network, "noted"), 1),
        ("uint32_t", network_member(network, "cells"), NOTED), ("int32_t", network_member(network, "count"), 1),
        *(("uint16_t", network_member(network, name), size) for name in ("parent", "nodes", "next")),
    ]  # fmt: skip
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


def kept_functions(network: ir.Network, module: Module) -> list[str]:
    """Everything that keeps a network: adding a node, counting it anew, joining it, finding, updating, noting, tallies."""
    about = upkeep(network, module)
    assert about is not None
    return [
        _add(network, module), _recount("recount", about.by_node, network, module),
        _recount("resurvey", about.by_cell, network, module), _join(network, module), _find(network, module),
        _update(network, about, module), _note(network), *(_tally(network, tally, module) for tally in network.tallies),
    ]  # fmt: skip


def _name(what: str, network: ir.Network) -> str:
    return safe_name(f"net_{what}", network.name)


def _parent(network: ir.Network) -> str:
    return f"s.{network_member(network, 'parent')}"


def _each_share(tally: ir.TallyRule, scope: Scope, lines: Lines, module: Module, node: str) -> tuple[Scope, str]:
    """The scope in which a tally's value is told, and the place of the share; a loop is opened for a tally per something."""
    if tally.index is None:
        return scope, node
    width, first = tally_width(tally, module), base_of(tally.index)
    per = lines.declare("int", "per")
    lines.add(f"for {per} in range({first}, {first + width}):")
    lines.depth += 1
    return scope.bind(tally.index_slot, tally.index, per, True), f"{node} * {width} + {per} - {first}"


def _add(network: ir.Network, module: Module) -> str:
    """A node that is new: a group of its own."""
    lines = Lines()
    nodes, count = f"s.{network_member(network, 'nodes')}", f"s.{network_member(network, 'count')}"
    lines.declared.append(f"cdef int i = node - {base_of(network.over)}")
    lines.add(f"{_parent(network)}[i] = <uint16_t>i", f"s.{network_member(network, 'next')}[i] = <uint16_t>i")
    lines.add(f"{nodes}[{count}] = <uint16_t>i", f"{count} += 1")
    for tally in network.tallies:
        depth = lines.depth
        if tally.distinct:
            width = tally_width(tally, module)
            lines.add(*(f"s.{_totals(network, tally)}[i * {width} + {k}] = -1" for k in range(width)))
            continue
        scope, place = _each_share(tally, node_scope(network, "node"), lines, module, "i")
        lines.add(f"s.{_shares(network, tally)}[{place}] = {module.text(tally.value, scope)}")
        lines.add(f"s.{_totals(network, tally)}[{place}] = s.{_shares(network, tally)}[{place}]")
        lines.depth = depth
    return lines.text(f"cdef void {_name('add', network)}(S* s, int node) noexcept nogil")


def _recount(what: str, tallies: frozenset[str], network: ir.Network, module: Module) -> str:
    """What a node counts for in some tallies may have changed."""
    lines = Lines()
    lines.declared += [f"cdef int i = node - {base_of(network.over)}", "cdef int root"]
    size = size_of(network.over, module)
    with lines.block(f"if s.{network_member(network, 'stale')} or <unsigned int>i >= {size}u or {_parent(network)}[i] == {NO_NODE}"):
        lines.add("return")
    lines.add(f"root = rw_root({_parent(network)}, i)")
    for tally in network.tallies:
        depth, width = lines.depth, tally_width(tally, module)
        if tally.name not in tallies:
            continue
        if tally.distinct:
            lines.add(*(f"s.{_totals(network, tally)}[root * {width} + {k}] = -1" for k in range(width)))
            continue
        scope, place = _each_share(tally, node_scope(network, "node"), lines, module, "i")
        share, now = f"s.{_shares(network, tally)}[{place}]", lines.declare("int", "now")
        lines.add(f"{now} = {module.text(tally.value, scope)}")
        lines.add(f"s.{_totals(network, tally)}[root{place[1:]}] += {now} - {share}", f"{share} = <{_share_type(tally)}>{now}")
        lines.depth = depth
    return lines.text(f"cdef void {_name(what, network)}(S* s, int node) noexcept nogil")


def _join(network: ir.Network, module: Module) -> str:
    """A node is joined to everything it names."""
    lines = Lines()
    following = f"s.{network_member(network, 'next')}"
    lines.declared += [f"cdef int i = node - {base_of(network.over)}", "cdef int a", "cdef int b", "cdef int link"]
    merge = [f"link = {following}[a]", f"{following}[a] = {following}[b]", f"{following}[b] = <uint16_t>link"]
    for tally in network.tallies:
        totals, width = f"s.{_totals(network, tally)}", tally_width(tally, module)
        for k in range(width):
            one, two = (f"{totals}[{root} * {width} + {k}]" if width > 1 else f"{totals}[{root}]" for root in "ab")
            merge.append(f"{one} = -1" if tally.distinct else f"{one} += {two}")
    unite(network, node_scope(network, "node"), lines, module, merge)
    return lines.text(f"cdef void {_name('join', network)}(S* s, int node) noexcept nogil")


def _find(network: ir.Network, module: Module) -> str:
    """Everything afresh."""
    lines = Lines()
    lines.declared += ["cdef int node", "cdef int k"]
    count = f"s.{network_member(network, 'count')}"
    lines.add(f"s.{network_member(network, 'stale')} = 0", f"s.{network_member(network, 'noted')} = 0", f"{count} = 0")
    lines.add(f"memset({_parent(network)}, 255, {2 * size_of(network.over, module)})")
    each_node(network, lines, module, lambda inner: lines.add(f"{_name('add', network)}(s, {inner.texts[0]})"))
    with lines.block(f"for k in range({count})"):
        lines.add(f"{_name('join', network)}(s, s.{network_member(network, 'nodes')}[k] + {base_of(network.over)})")
    return lines.text(f"cdef void {_name('find', network)}(S* s) noexcept nogil", place_comment(network.place))


def _update(network: ir.Network, about: Upkeep, module: Module) -> str:
    """The noted cells are worked off; a cell that had nodes before means finding all afresh."""
    lines = Lines()
    lines.declared += ["cdef int k", "cdef int n", "cdef int cell", "cdef int node"]
    noted, cells = f"s.{network_member(network, 'noted')}", f"s.{network_member(network, 'cells')}"
    nodes = f"for node in range((cell - 1) * {about.parts} + 1, cell * {about.parts} + 1)"
    is_node = f"if {_parent(network)}[node - {base_of(network.over)}] != {NO_NODE}"
    with lines.block(f"if not s.{network_member(network, 'stale')}"):  # else not even what is noted means anything
        with lines.block(f"for k in range({noted})"), lines.block(f"if {cells}[k] & 1"):
            lines.add(f"cell = {cells}[k] >> 1")
            with lines.block(nodes), lines.block(is_node):
                lines.add(f"s.{network_member(network, 'stale')} = 1")
    with lines.block(f"if s.{network_member(network, 'stale')}"):
        lines.add(f"{_name('find', network)}(s)", "return")
    lines.add(f"n = {noted}", f"{noted} = 0")
    with lines.block("for k in range(n)"), lines.block(f"if {cells}[k] & 1"):
        lines.add(f"cell = {cells}[k] >> 1")
        with lines.block(nodes), lines.block(f"if {module.text(network.where, node_scope(network, 'node'))}"):
            lines.add(f"{_name('add', network)}(s, node)")
    with lines.block("for k in range(n)"):
        with lines.block(f"if not {cells}[k] & 1"):
            lines.add(f"{_name('resurvey_at', network)}(s, {cells}[k] >> 1)")
        if about.reach != "own":
            _near(f"{cells}[k] >> 1", about.reach, about.board, lines, module, f"{_name('resurvey_at', network)}(s, cell)")
    with lines.block("for k in range(n)"), lines.block(f"if {cells}[k] & 1"):
        lines.add(f"{_name('join_at', network)}(s, {cells}[k] >> 1)")
        _near(f"{cells}[k] >> 1", "neighbours", about.board, lines, module, f"{_name('join_at', network)}(s, cell)")
    made = lines.text(f"cdef void {_name('update', network)}(S* s) noexcept nogil")
    helpers = [
        f"cdef inline void {_name(f'{what}_at', network)}(S* s, int cell) noexcept nogil:\n    cdef int node\n    {nodes}:\n"
        f"        {is_node}:\n            {_name(what, network)}(s, node)\n"
        for what in ("resurvey", "join")
    ]
    return "\n\n".join((*helpers, made))


def _near(cell: str, what: str, board: str, lines: Lines, module: Module, inside: str) -> None:
    """A statement for each cell next to or around a cell."""
    table, most = near_table(board, what, module)
    at = lines.declare("int", "at")
    with lines.block(f"for {at} in range(({cell}) * {most}, ({cell}) * {most} + {most})"):
        lines.add(f"cell = {table}[{at}]")
        with lines.block("if cell == 0"):
            lines.add("break")
        lines.add(inside)


def _note(network: ir.Network) -> str:
    """A cell has changed; `joins` 1: in what nodes and joins depend on."""
    noted, cells = f"s.{network_member(network, 'noted')}", f"s.{network_member(network, 'cells')}"
    stale = f"s.{network_member(network, 'stale')}"
    return (
        f"cdef inline void {_name('note', network)}(S* s, int cell, int joins) noexcept nogil:\n    cdef int k\n"
        f"    if {stale}:\n        return\n    for k in range({noted}):\n        if {cells}[k] >> 1 == <uint32_t>cell:\n"
        f"            {cells}[k] |= joins\n            return\n    if {noted} == {NOTED}:\n        {stale} = 1\n        return\n"
        f"    {cells}[{noted}] = <uint32_t>cell * 2 + joins\n    {noted} += 1\n"
    )


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module) -> str:
    """A tally of a group; distinct values are counted along the ring of its nodes, until something changes."""
    size, width = size_of(network.over, module), tally_width(tally, module)
    lines = Lines()
    first = base_of(tally.index) if tally.index is not None else 0
    extra = "" if tally.index is None else ", int per"
    outside = "" if tally.index is None else f" or <unsigned int>(per - {first}) >= {width}u"
    with lines.block(f"if s.{network_member(network, 'stale')} or s.{network_member(network, 'noted')}"):
        lines.add(f"{_name('update', network)}(s)")
    with lines.block(f"if <unsigned int>(group - 1) >= {size}u or {_parent(network)}[group - 1] != group - 1{outside}"):
        lines.add("return 0")
    total = f"s.{_totals(network, tally)}[{'group - 1' if tally.index is None else f'(group - 1) * {width} + per - {first}'}]"
    if tally.distinct:
        with lines.block(f"if {total} < 0"):
            _count_distinct(network, tally, total, lines, module)
    lines.add(f"return {total}")
    return lines.text(f"cdef inline int {tally_name(network.name, tally.name)}(S* s, int group{extra}) noexcept nogil")


def _count_distinct(network: ir.Network, tally: ir.TallyRule, total: str, lines: Lines, module: Module) -> None:
    value, base = tally.value, base_of(network.over)
    item = value.type.item if isinstance(value.type, ir.SetOf) else value.type
    lines.declared += [f"cdef {c_type(ir.SetOf(item), module)} seen", "cdef int i", "cdef int node"]
    scope = node_scope(network, "node")
    if tally.index is not None:
        scope = scope.bind(tally.index_slot, tally.index, "per", True)
    lines.add(f"seen = {constant(0, ir.SetOf(item), module)}", "i = group - 1")
    with lines.block("while True"):
        lines.add(f"node = i + {base}", sets.join_in("seen", value, item, scope, module))
        lines.add(f"i = s.{network_member(network, 'next')}[i]")
        with lines.block("if i == group - 1"):
            lines.add("break")
    lines.add(f"{total} = {sets.size('seen', item, module)}")
