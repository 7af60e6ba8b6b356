"""Networks: found afresh when asked after a change, or kept up to date (see after_write.py); groups and tallies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.read import quoted
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.after_write import kept_state, network_member
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.joining import NO_NODE, each_node, node_scope, tally_name, tally_width, unite
from rulewright.compiler.lower.kept_networks import kept_functions, kept_members
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.types import c_type, constant, set_words, size_of
from rulewright.compiler.lower.upkeep import upkeep
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
            found.append(("uint8_t", network_member(network, safe_name("counted", tally.name)), 1))
            found.append(
                ("int32_t", network_member(network, safe_name("t", tally.name)), size * tally_width(tally, module))
            )
    return found


def group_of(node: ir.GroupOf, scope: Scope, module: Module) -> low.Expr:
    """The group of a node."""
    return low.call(safe_name("net_group", node.network), low.STATE, module.text(node.node, scope))


def tally_of(node: ir.TallyOf, scope: Scope, module: Module) -> low.Expr:
    """A tally of a group."""
    index = () if node.index is None else (module.text(node.index, scope),)
    return low.call(tally_name(node.network, node.tally), low.STATE, module.text(node.group, scope), *index)


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
    n, k, i, node = low.names("n", "k", "i", "node")
    lines = Lines()
    parent, nodes = (low.field(network_member(network, "parent")), low.field(network_member(network, "nodes")))
    count = low.field(network_member(network, "count"))
    base, size = base_of(network.over), size_of(network.over, module)
    lines.declared += ["cdef int i", "cdef int a", "cdef int b", "cdef int node", "cdef int k", "cdef int n = 0"]
    lines.add(low.assign(low.field(network_member(network, "stale")), 0), low.do("memset", parent, 255, 2 * size))

    def found(inner: Scope) -> None:
        place = inner.texts[0]
        lines.add(
            low.assign(parent[place - base], low.cast("uint16_t", place - base)),
            low.assign(nodes[n], low.cast("uint16_t", place - base)),
            low.assign(n, 1, "+"),
        )

    each_node(network, lines, module, found)
    lines.add(low.assign(count, n))
    with lines.block(low.count(k, 0, n)):
        lines.add(low.assign(i, nodes[k]), low.assign(node, i + base))
        unite(network, node_scope(network, node), lines, module, [])
    for tally in network.tallies:
        lines.add(low.assign(low.field(network_member(network, safe_name("counted", tally.name))), 0))
        if kept_state(network, module) is not None:
            lines.add(low.do(_count_name(network, tally), low.STATE))
    if module.faulting.may(
        (network.where, network.joins)
    ):  # nothing was found then: who asks again meets the fault again
        lines.add(low.assign(low.field(network_member(network, "stale")), low.ne(low.field("r_fault"), 0)))
    return lines.function(f"void {safe_name('net_find', network.name)}(S* s)", place_comment(network.place))


def _fresh(network: ir.Network, module: Module) -> str:
    stale = low.field(network_member(network, "stale"))
    if upkeep(network, module) is not None:
        return (
            f"if {stale} or s.{network_member(network, 'noted')}:\n        {safe_name('net_update', network.name)}(s)"
        )
    return f"if {stale}:\n        {safe_name('net_find', network.name)}(s)"


def _group(network: ir.Network, module: Module) -> low.Function:
    parent = low.field(network_member(network, "parent"))
    base, size = base_of(network.over), size_of(network.over, module)
    return quoted(
        f"cdef inline int {safe_name('net_group', network.name)}(S* s, int node) noexcept nogil:\n    {_fresh(network, module)}\n"
        f"    if <unsigned int>(node - {base}) >= {size}u or {parent}[node - {base}] == {NO_NODE}:\n        return 0\n"
        f"    return rw_root({parent}, node - {base}) + 1\n"
    )


def _groups(network: ir.Network, module: Module) -> low.Function:
    parent = low.field(network_member(network, "parent"))
    item = ir.Group(network.name)
    kind, size = c_type(ir.SetOf(item), module), size_of(network.over, module)
    put = (
        "r |= rw_bit(i)"
        if set_words(item, module) == 1
        else low.call(f"{kind}_put", low.address(low.Local("r")), low.Local("i"), size)
    )
    return quoted(
        f"cdef {kind} {safe_name('net_groups', network.name)}(S* s) noexcept nogil:\n"
        f"    cdef {kind} r = {constant(0, ir.SetOf(item), module)}\n    cdef int i\n    cdef int k\n    {_fresh(network, module)}\n"
        f"    for k in range(s.{network_member(network, 'count')}):\n        i = s.{network_member(network, 'nodes')}[k]\n"
        f"        if {parent}[i] == i:\n            {put}\n    return r\n"
    )


def _count_name(network: ir.Network, tally: ir.TallyRule) -> str:
    return safe_name("net_count", f"{network.name}_{tally.name}")


def _count(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    """Counts one tally for every group."""
    i = low.Local("i")
    lines = Lines()
    width = tally_width(tally, module)
    totals = low.field(network_member(network, safe_name("t", tally.name)))
    lines.add(low.assign(low.field(network_member(network, safe_name("counted", tally.name))), 1))
    lines.declared += ["cdef int i", "cdef int k", "cdef int root", "cdef int node"]
    with _each_listed(network, lines):
        lines.add(
            low.assign(totals[i], 0) if width == 1 else low.do("memset", low.address(totals[i * width]), 0, width * 4)
        )
    scope = node_scope(network, low.Local("node"))
    if tally.distinct:
        _count_distinct(network, tally, totals, scope, lines, module)
    else:
        _count_sum(network, tally, totals, scope, lines, module)
    return lines.function(f"void {_count_name(network, tally)}(S* s)")


def _each_index(tally: ir.TallyRule, scope: Scope, lines: Lines, module: Module) -> tuple[Scope, low.Expr]:
    """The scope with the index of a tally `per` something bound, and the text of its place; the caller opens the loop."""
    if tally.index is None:
        return scope, low.ZERO
    name = lines.declare("int", "per")
    return (scope.bind(tally.index_slot, tally.index, name, True), name - base_of(tally.index))


@contextmanager
def _each_listed(network: ir.Network, lines: Lines) -> Iterator[None]:
    """A loop over the nodes that were found, i the index of each."""
    k = low.Local("k")
    with lines.block(low.count(k, 0, low.field(network_member(network, "count")))):
        lines.add(low.assign(low.Local("i"), low.field(network_member(network, "nodes"))[k]))
        yield


def _count_sum(
    network: ir.Network, tally: ir.TallyRule, totals: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    root, i = low.names("root", "i")
    parent = low.field(network_member(network, "parent"))
    base, width = base_of(network.over), tally_width(tally, module)
    inner, place = _each_index(tally, scope, lines, module)
    with _each_listed(network, lines):
        lines.add(
            low.assign(root, low.call("rw_root", parent, i)),
            low.assign(low.Local("node"), i + base),
        )
        if tally.index is None:
            lines.add(low.assign(totals[root], module.text(tally.value, inner), "+"))
        else:
            first = base_of(tally.index)
            with lines.block(low.count(low.Local("per"), first, first + width)):
                lines.add(low.assign(totals[root * width + place], module.text(tally.value, inner), "+"))


def _count_distinct(
    network: ir.Network, tally: ir.TallyRule, totals: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    """Group by group, along chains of their nodes, with one set for the values seen."""
    root, i, following, last, seen, at = low.names("root", "i", "following", "last", "seen", "at")
    parent = low.field(network_member(network, "parent"))
    base, size, width = base_of(network.over), size_of(network.over, module), tally_width(tally, module)
    value = tally.value
    item = value.type.item if isinstance(value.type, ir.SetOf) else value.type
    kind = c_type(ir.SetOf(item), module)
    lines.declared += [
        f"cdef uint16_t following[{size}]",
        f"cdef uint16_t last[{size}]",
        f"cdef {kind} seen",
        "cdef int at",
    ]
    inner, place = _each_index(tally, scope, lines, module)
    with _each_listed(network, lines):
        lines.add(
            low.assign(root, low.call("rw_root", parent, i)),
            low.assign(following[i], NO_NODE),
        )
        lines.when(low.ne(root, i), low.assign(following[last[root]], low.cast("uint16_t", i)))
        lines.add(low.assign(last[root], low.cast("uint16_t", i)))

    def count(total: low.Expr) -> None:
        lines.add(
            low.assign(seen, constant(0, ir.SetOf(item), module)),
            low.assign(at, i),
        )
        with lines.block(low.While(low.ne(at, NO_NODE))):
            lines.add(low.assign(low.Local("node"), at + base))
            lines.add(sets.join_in(seen, value, item, inner, module))
            lines.add(low.assign(at, following[at]))
        lines.add(low.assign(total, sets.size(seen, item, module)))

    with _each_listed(network, lines):
        with lines.block(low.If(low.eq(parent[i], i))):
            if tally.index is None:
                count(totals[i])
            else:
                first = base_of(tally.index)
                with lines.block(low.count(low.Local("per"), first, first + width)):
                    count(totals[i * width + place])


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    parent, size, width = (
        low.field(network_member(network, "parent")),
        size_of(network.over, module),
        tally_width(tally, module),
    )
    totals = low.field(network_member(network, safe_name("t", tally.name)))
    extra = ", int per" if tally.index is not None else ""
    place = (
        "group - 1"
        if tally.index is None
        else (low.Local("group") - 1) * width + low.Local("per") - base_of(tally.index)
    )
    outside = "" if tally.index is None else f" or <unsigned int>(per - {base_of(tally.index)}) >= {width}u"
    return quoted(
        f"cdef inline int {tally_name(network.name, tally.name)}(S* s, int group{extra}) noexcept nogil:\n"
        f"    {_fresh(network, module)}\n    if not s.{network_member(network, safe_name('counted', tally.name))}:\n"
        f"        {_count_name(network, tally)}(s)\n"
        f"    if <unsigned int>(group - 1) >= {size}u or {parent}[group - 1] != group - 1{outside}:\n        return 0\n"
        f"    return {totals}[{place}]\n"
    )


def _tally_of_one(network: ir.Network, tally: ir.TallyRule, module: Module) -> low.Function:
    """A tally whose value may fault: counted for the one group that is asked for, each time."""
    i, k, node, group, per, total, seen = low.names("i", "k", "node", "group", "per", "total", "seen")
    parent, base = low.field(network_member(network, "parent")), base_of(network.over)
    lines = Lines()
    lines.declared += ["cdef int i", "cdef int k", "cdef int node", "cdef int total = 0"]
    lines.when(low.field(network_member(network, "stale")), low.do(safe_name("net_find", network.name), low.STATE))
    size, scope, extra = size_of(network.over, module), node_scope(network, node), ""
    nowhere = [
        low.ge(low.cast("unsigned int", group - 1), low.Const(size, "u")),
        low.ne(parent[group - 1], group - 1),
    ]
    if tally.index is not None:
        scope, extra = scope.bind(tally.index_slot, tally.index, per, True), ", int per"
        width = low.Const(tally_width(tally, module), "u")
        nowhere.append(low.ge(low.cast("unsigned int", per - base_of(tally.index)), width))
    lines.when(low.either(*nowhere), low.returns(0))
    value = tally.value
    item = value.type.item if isinstance(value.type, ir.SetOf) else value.type
    if tally.distinct:
        lines.declared.append(f"cdef {c_type(ir.SetOf(item), module)} seen")
        lines.add(low.assign(seen, constant(0, ir.SetOf(item), module)))
    with _each_listed(network, lines), lines.block(low.If(low.eq(low.call("rw_root", parent, i), group - 1))):
        lines.add(low.assign(node, i + base))
        if tally.distinct:
            lines.add(sets.join_in(seen, value, item, scope, module))
        else:
            lines.add(low.assign(total, module.text(value, scope), "+"))
    lines.add(low.returns(sets.size(seen, item, module) if tally.distinct else total))
    return lines.function(f"int {tally_name(network.name, tally.name)}(S* s, int group{extra})")


def _keep(network: ir.Network, module: Module) -> low.Function:
    """Called after the state has been written: a new node is joined, anything else means finding all afresh."""
    old, value, i = low.names("old", "value", "i")
    lines = Lines()
    stale, parent = (low.field(network_member(network, "stale")), low.field(network_member(network, "parent")))
    lines.when(low.either(low.eq(old, value), stale), low.Return())
    lines.when(low.either(low.ne(old, 0), low.eq(value, 0)), low.assign(stale, 1), low.Return())
    lines.declared += ["cdef int i = node - 1", "cdef int a", "cdef int b"]
    lines.add(low.assign(parent[i], low.cast("uint16_t", i)))
    nodes, count = (low.field(network_member(network, "nodes")), low.field(network_member(network, "count")))
    lines.add(low.assign(nodes[count], low.cast("uint16_t", i)), low.assign(count, 1, "+"))
    scope = node_scope(network, low.Local("node"))
    merge: list[low.Stmt] = []
    for tally in network.tallies:
        totals = low.field(network_member(network, safe_name("t", tally.name)))
        lines.add(low.assign(totals[i], module.text(tally.value, scope)))
        merge.append(low.assign(totals[low.Local("a")], totals[low.Local("b")], "+"))
    unite(network, scope, lines, module, merge)
    return lines.function(f"inline void {safe_name('net_keep', network.name)}(S* s, int node, int old, int value)")
