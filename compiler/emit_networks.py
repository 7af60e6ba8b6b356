"""Networks: found afresh when asked after a change, or kept up to date (see emit_hooks); groups and tallies."""

from __future__ import annotations

from contextlib import AbstractContextManager

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_hooks import kept_state, network_member
from rulewright.compiler.emit_joining import NO_NODE, each_node, node_scope, tally_name, tally_width, unite
from rulewright.compiler.emit_kept_networks import kept_functions, kept_members
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_types import base_of, c_type, constant, set_words, size_of
from rulewright.compiler.emit_upkeep import upkeep
from rulewright.runtime import ir


def network_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    found = []
    for network in module.program.networks:
        if upkeep(network, module) is not None:
            found += kept_members(network, module)
            continue
        size = size_of(network.over, module)
        found.append(("uint8_t", network_member(network, "stale"), 1))
        found.append(("uint16_t", network_member(network, "parent"), size))
        found.append(("uint16_t", network_member(network, "nodes"), size))
        found.append(("int32_t", network_member(network, "count"), 1))
        for tally in network.tallies:
            found.append(("uint8_t", network_member(network, safe_name("counted", tally.name)), 1))
            found.append(("int32_t", network_member(network, safe_name("t", tally.name)), size * tally_width(tally, module)))
    return found


def group_of(node: ir.GroupOf, scope: Scope, module: Module) -> str:
    """The group of a node."""
    return f"{safe_name('net_group', node.network)}(s, {module.text(node.node, scope)})"


def tally_of(node: ir.TallyOf, scope: Scope, module: Module) -> str:
    """A tally of a group."""
    index = "" if node.index is None else f", {module.text(node.index, scope)}"
    return f"{tally_name(node.network, node.tally)}(s, {module.text(node.group, scope)}{index})"


def groups(node: ir.Groups, module: Module) -> str:
    """All groups."""
    return f"{safe_name('net_groups', node.network)}(s)"


def network_functions(module: Module) -> list[str]:
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
            found.append(_count(network, tally, module))
            found.append(_tally(network, tally, module))
        if kept_state(network, module) is not None:
            found.append(_keep(network, module))
    return found


def _refresh(network: ir.Network, module: Module) -> str:
    """Union-find over all nodes; the root of a group is its first node."""
    lines = Lines()
    parent, nodes = f"s.{network_member(network, 'parent')}", f"s.{network_member(network, 'nodes')}"
    count = f"s.{network_member(network, 'count')}"
    base, size = base_of(network.over), size_of(network.over, module)
    lines.declared += ["cdef int i", "cdef int a", "cdef int b", "cdef int node", "cdef int k", "cdef int n = 0"]
    lines.add(f"s.{network_member(network, 'stale')} = 0", f"memset({parent}, 255, {2 * size})")

    def found(inner: Scope) -> None:
        place = inner.texts[0]
        lines.add(f"{parent}[{place} - {base}] = <uint16_t>({place} - {base})", f"{nodes}[n] = <uint16_t>({place} - {base})", "n += 1")

    each_node(network, lines, module, found)
    lines.add(f"{count} = n")
    with lines.block("for k in range(n)"):
        lines.add(f"i = {nodes}[k]", f"node = i + {base}")
        unite(network, node_scope(network, "node"), lines, module, [])
    for tally in network.tallies:
        lines.add(f"s.{network_member(network, safe_name('counted', tally.name))} = 0")
        if kept_state(network, module) is not None:
            lines.add(f"{_count_name(network, tally)}(s)")
    return lines.text(f"cdef void {safe_name('net_find', network.name)}(S* s) noexcept nogil", place_comment(network.place))


def _fresh(network: ir.Network, module: Module) -> str:
    stale = f"s.{network_member(network, 'stale')}"
    if upkeep(network, module) is not None:
        return f"if {stale} or s.{network_member(network, 'noted')}:\n        {safe_name('net_update', network.name)}(s)"
    return f"if {stale}:\n        {safe_name('net_find', network.name)}(s)"


def _group(network: ir.Network, module: Module) -> str:
    parent = f"s.{network_member(network, 'parent')}"
    base, size = base_of(network.over), size_of(network.over, module)
    return (
        f"cdef inline int {safe_name('net_group', network.name)}(S* s, int node) noexcept nogil:\n    {_fresh(network, module)}\n"
        f"    if <unsigned int>(node - {base}) >= {size}u or {parent}[node - {base}] == {NO_NODE}:\n        return 0\n"
        f"    return rw_root({parent}, node - {base}) + 1\n"
    )


def _groups(network: ir.Network, module: Module) -> str:
    parent = f"s.{network_member(network, 'parent')}"
    item = ir.Group(network.name)
    kind, size = c_type(ir.SetOf(item), module), size_of(network.over, module)
    put = "r |= rw_bit(i)" if set_words(item, module) == 1 else f"{kind}_put(&r, i, {size})"
    return (
        f"cdef {kind} {safe_name('net_groups', network.name)}(S* s) noexcept nogil:\n"
        f"    cdef {kind} r = {constant(0, ir.SetOf(item), module)}\n    cdef int i\n    cdef int k\n    {_fresh(network, module)}\n"
        f"    for k in range(s.{network_member(network, 'count')}):\n        i = s.{network_member(network, 'nodes')}[k]\n"
        f"        if {parent}[i] == i:\n            {put}\n    return r\n"
    )


def _count_name(network: ir.Network, tally: ir.TallyRule) -> str:
    return safe_name("net_count", f"{network.name}_{tally.name}")


def _count(network: ir.Network, tally: ir.TallyRule, module: Module) -> str:
    """Counts one tally for every group."""
    lines = Lines()
    width = tally_width(tally, module)
    totals = f"s.{network_member(network, safe_name('t', tally.name))}"
    lines.add(f"s.{network_member(network, safe_name('counted', tally.name))} = 1")
    lines.declared += ["cdef int i", "cdef int k", "cdef int root", "cdef int node"]
    with _each_listed(network, lines):
        lines.add(f"{totals}[i] = 0" if width == 1 else f"memset(&{totals}[i * {width}], 0, {width * 4})")
    scope = node_scope(network, "node")
    if tally.distinct:
        _count_distinct(network, tally, totals, scope, lines, module)
    else:
        _count_sum(network, tally, totals, scope, lines, module)
    return lines.text(f"cdef void {_count_name(network, tally)}(S* s) noexcept nogil")


def _each_index(tally: ir.TallyRule, scope: Scope, lines: Lines, module: Module) -> tuple[Scope, str]:
    """The scope with the index of a tally `per` something bound, and the text of its place; the caller opens the loop."""
    if tally.index is None:
        return scope, "0"
    name = lines.declare("int", "per")
    return scope.bind(tally.index_slot, tally.index, name, True), f"{name} - {base_of(tally.index)}"


def _each_listed(network: ir.Network, lines: Lines) -> AbstractContextManager[None]:
    """A loop over the nodes that were found, i the index of each."""
    lines.add(f"for k in range(s.{network_member(network, 'count')}):", f"    i = s.{network_member(network, 'nodes')}[k]")
    return lines.inside()


def _count_sum(
    network: ir.Network, tally: ir.TallyRule, totals: str, scope: Scope, lines: Lines, module: Module
) -> None:
    parent = f"s.{network_member(network, 'parent')}"
    base, width = base_of(network.over), tally_width(tally, module)
    inner, place = _each_index(tally, scope, lines, module)
    with _each_listed(network, lines):
        lines.add(f"root = rw_root({parent}, i)", f"node = i + {base}")
        if tally.index is None:
            lines.add(f"{totals}[root] += {module.text(tally.value, inner)}")
        else:
            first = base_of(tally.index)
            with lines.block(f"for per in range({first}, {first + width})"):
                lines.add(f"{totals}[root * {width} + {place}] += {module.text(tally.value, inner)}")


def _count_distinct(
    network: ir.Network, tally: ir.TallyRule, totals: str, scope: Scope, lines: Lines, module: Module
) -> None:
    """Group by group, along chains of their nodes, with one set for the values seen."""
    parent = f"s.{network_member(network, 'parent')}"
    base, size, width = base_of(network.over), size_of(network.over, module), tally_width(tally, module)
    value = tally.value
    item = value.type.item if isinstance(value.type, ir.SetOf) else value.type
    kind = c_type(ir.SetOf(item), module)
    lines.declared += [f"cdef uint16_t following[{size}]", f"cdef uint16_t last[{size}]", f"cdef {kind} seen", "cdef int at"]
    inner, place = _each_index(tally, scope, lines, module)
    with _each_listed(network, lines):
        lines.add(f"root = rw_root({parent}, i)", f"following[i] = {NO_NODE}")
        with lines.block("if root != i"):
            lines.add("following[last[root]] = <uint16_t>i")
        lines.add("last[root] = <uint16_t>i")

    def count(total: str) -> None:
        lines.add(f"seen = {constant(0, ir.SetOf(item), module)}", "at = i")
        with lines.block(f"while at != {NO_NODE}"):
            lines.add(f"node = at + {base}")
            lines.add(sets.join_in("seen", value, item, inner, module))
            lines.add("at = following[at]")
        lines.add(f"{total} = {sets.size('seen', item, module)}")

    with _each_listed(network, lines):
        with lines.block(f"if {parent}[i] == i"):
            if tally.index is None:
                count(f"{totals}[i]")
            else:
                first = base_of(tally.index)
                with lines.block(f"for per in range({first}, {first + width})"):
                    count(f"{totals}[i * {width} + {place}]")


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module) -> str:
    parent, size, width = f"s.{network_member(network, 'parent')}", size_of(network.over, module), tally_width(tally, module)
    totals = f"s.{network_member(network, safe_name('t', tally.name))}"
    extra = ", int per" if tally.index is not None else ""
    place = "group - 1" if tally.index is None else f"(group - 1) * {width} + per - {base_of(tally.index)}"
    outside = "" if tally.index is None else f" or <unsigned int>(per - {base_of(tally.index)}) >= {width}u"
    return (
        f"cdef inline int {tally_name(network.name, tally.name)}(S* s, int group{extra}) noexcept nogil:\n"
        f"    {_fresh(network, module)}\n    if not s.{network_member(network, safe_name('counted', tally.name))}:\n"
        f"        {_count_name(network, tally)}(s)\n"
        f"    if <unsigned int>(group - 1) >= {size}u or {parent}[group - 1] != group - 1{outside}:\n        return 0\n"
        f"    return {totals}[{place}]\n"
    )


def _keep(network: ir.Network, module: Module) -> str:
    """Called after the state has been written: a new node is joined, anything else means finding all afresh."""
    lines = Lines()
    stale, parent = f"s.{network_member(network, 'stale')}", f"s.{network_member(network, 'parent')}"
    with lines.block(f"if old == value or {stale}"):
        lines.add("return")
    with lines.block("if old != 0 or value == 0"):
        lines.add(f"{stale} = 1", "return")
    lines.declared += ["cdef int i = node - 1", "cdef int a", "cdef int b"]
    lines.add(f"{parent}[i] = <uint16_t>i")
    nodes, count = f"s.{network_member(network, 'nodes')}", f"s.{network_member(network, 'count')}"
    lines.add(f"{nodes}[{count}] = <uint16_t>i", f"{count} += 1")
    scope = node_scope(network, "node")
    merge = []
    for tally in network.tallies:
        totals = f"s.{network_member(network, safe_name('t', tally.name))}"
        lines.add(f"{totals}[i] = {module.text(tally.value, scope)}")
        merge.append(f"{totals}[a] += {totals}[b]")
    unite(network, scope, lines, module, merge)
    return lines.text(f"cdef inline void {safe_name('net_keep', network.name)}(S* s, int node, int old, int value) noexcept nogil")
