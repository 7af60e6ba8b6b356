"""Networks: found afresh when asked after a change, or kept up to date (see emit_hooks); groups and tallies."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_hooks import kept_state, network_member
from rulewright.compiler.emit_loops import loop, nested
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_states import state_named
from rulewright.compiler.emit_types import (
    base_of,
    c_type,
    constant,
    converted,
    is_scalar,
    nothing_text,
    set_words,
    size_of,
)
from rulewright.compiler.emit_walk import bound_slots, substituted
from rulewright.compiler.emit_whole import flat_load
from rulewright.runtime import ir

NO_NODE = 65535


def network_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    found = []
    for network in module.program.networks:
        size = size_of(network.over, module)
        found.append(("uint8_t", network_member(network, "stale"), 1))
        found.append(("uint16_t", network_member(network, "parent"), size))
        found.append(("uint16_t", network_member(network, "nodes"), size))
        found.append(("int32_t", network_member(network, "count"), 1))
        for tally in network.tallies:
            found.append(("uint8_t", network_member(network, safe_name("counted", tally.name)), 1))
            found.append(("int32_t", network_member(network, safe_name("t", tally.name)), size * _width(tally, module)))
    return found


def _width(tally: ir.TallyRule, module: Module) -> int:
    return size_of(tally.index, module) if tally.index is not None else 1


def _named(name: str, module: Module) -> ir.Network:
    return next(network for network in module.program.networks if network.name == name)


def group_of(node: ir.GroupOf, scope: Scope, module: Module) -> str:
    """The group of a node."""
    return f"{safe_name('net_group', node.network)}(s, {module.text(node.node, scope)})"


def tally_of(node: ir.TallyOf, scope: Scope, module: Module) -> str:
    """A tally of a group."""
    index = "" if node.index is None else f", {module.text(node.index, scope)}"
    return f"{_tally_name(node.network, node.tally)}(s, {module.text(node.group, scope)}{index})"


def groups(node: ir.Groups, module: Module) -> str:
    """All groups."""
    return f"{safe_name('net_groups', node.network)}(s)"


def _tally_name(network: str, tally: str) -> str:
    return safe_name("net_tally", f"{network}_{tally}")


def network_functions(module: Module) -> list[str]:
    """Everything about the networks of a program."""
    found = []
    for network in module.program.networks:
        found.append(_refresh(network, module))
        found.append(_group(network, module))
        found.append(_groups(network, module))
        for tally in network.tallies:
            found.append(_count(network, tally, module))
            found.append(_tally(network, tally, module))
        if kept_state(network, module) is not None:
            found.append(_keep(network, module))
    return found


def _scope(network: ir.Network, node: str) -> Scope:
    scope = Scope(where=network.place, pure=True)
    for slot, about in enumerate(network.slots):
        scope.texts[slot], scope.types[slot] = f"v{slot}", about.type
    return scope.bind(0, network.over, node, True)


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

    _each_node(network, lines, module, found)
    lines.add(f"{count} = n")
    with lines.block("for k in range(n)"):
        lines.add(f"i = {nodes}[k]", f"node = i + {base}")
        _unite(network, _scope(network, "node"), lines, module, [])
    for tally in network.tallies:
        lines.add(f"s.{network_member(network, safe_name('counted', tally.name))} = 0")
        if kept_state(network, module) is not None:
            lines.add(f"{_count_name(network, tally)}(s)")
    return lines.text(f"cdef void {safe_name('net_find', network.name)}(S* s) noexcept nogil", place_comment(network.place))


def _each_node(network: ir.Network, lines: Lines, module: Module, found: Callable[[Scope], None]) -> None:
    """A loop over the nodes, ascending. Parts of cells that hold nothing are not even looked at."""
    everything = ir.Op("whole", (), ir.SetOf(network.over))
    sparse = occupied_state(network, module)
    if sparse is None:
        gen = ir.Gen(0, network.over, everything, (("where", network.where),))
        loop(gen, _scope(network, "node"), lines, module, found)
        return
    state = state_named(sparse, module)
    cells = size_of(state.index[0], module)
    parts = size_of(network.over, module) // cells
    lines.declared.append("cdef int cell")
    with lines.block(f"for cell in range({cells})"):
        with lines.block(f"if {flat_load(state, 'cell', module)} != {nothing_text(state.type, module)}"):
            with lines.block(f"for node in range(cell * {parts} + 1, cell * {parts} + {parts + 1})"):
                scope = _scope(network, "node")
                with lines.block(f"if {module.text(network.where, scope)}"):
                    found(scope)


def _unite(network: ir.Network, scope: Scope, lines: Lines, module: Module, merge: list[str]) -> None:
    """Join node i to everything `joins` names; `merge` are statements for roots a < b that become one."""
    parent = f"s.{network_member(network, 'parent')}"
    base, size = base_of(network.over), size_of(network.over, module)

    def join(other: str) -> None:
        with lines.block(f"if {parent}[{other}] != {NO_NODE}"):
            lines.add(f"a = rw_root({parent}, i)", f"b = rw_root({parent}, {other})")
            with lines.block("if a > b"):
                lines.add("a, b = b, a")
            with lines.block("if a != b"):
                lines.add(f"{parent}[b] = <uint16_t>a", *merge)

    joins, kind = network.joins, ir.SetOf(network.over)
    if isinstance(joins, ir.Fold) and joins.op == "set" and joins.value is not None and set_words(network.over, module) > 1:
        value = joins.value
        lines.declared.append("cdef int other")

        def each(inner: Scope) -> None:
            lines.add(f"other = {module.text(value, inner)} - {base}")
            with lines.block(f"if <unsigned int>other < {size}u"):
                join("other")

        nested(joins.gens, scope, lines, module, each)
        return
    slot = len(network.slots) + 1000
    text = converted(module.text(joins, scope), joins.type, kind, module)
    wide = scope.bind(slot + 1, kind, text, True)
    gen = ir.Gen(slot, network.over, ir.Local(slot + 1, kind))
    loop(gen, wide, lines, module, lambda inner: join(f"{inner.texts[slot]} - {base}"))


def occupied_state(network: ir.Network, module: Module) -> str | None:
    """The state that holds something on every cell that has a node, where nodes are parts of cells."""
    if not module.lowering or not isinstance(network.over, ir.Rec):
        return None
    fields = module.program.records[network.over.record].fields
    if not isinstance(fields[0][1], ir.Cell):
        return None
    cell = ir.Op("field", (ir.Local(0, network.over),), fields[0][1], (network.over.record, 0))
    for name in sorted(module.facts.network_reads(network.name)):
        if state_named(name, module).index == (fields[0][1],) and _is_false(network.where, name, cell, module):
            return name
    return None


def _is_false(expr: ir.Expr, state: str, cell: ir.Op, module: Module) -> bool:
    """Whether a condition surely does not hold where the state holds nothing on the cell."""
    match expr:
        case ir.Const(value):
            return not value
        case ir.And(items):
            return any(_is_false(item, state, cell, module) for item in items)
        case ir.Or(items):
            return all(_is_false(item, state, cell, module) for item in items)
        case ir.Op("not", (ir.Op("is_empty", (inner,)),)) if is_scalar(inner.type) and not isinstance(inner.type, ir.Number):
            return _is_nothing(inner, state, cell, module)
        case ir.Op("in", (inner, _)) if is_scalar(inner.type) and not isinstance(inner.type, ir.Number | ir.Truth):
            return _is_nothing(inner, state, cell, module)
    return False


def _is_nothing(expr: ir.Expr, state: str, cell: ir.Op, module: Module) -> bool:
    """Whether a value is surely 0 where the state holds nothing on the cell."""
    match expr:
        case ir.Const(value):
            return bool(value == 0)
        case ir.Read(name, (index,)):
            return name == state and index == cell
        case ir.Column(table, column, row):
            data = module.program.tables[table].columns[column]
            return isinstance(data, ir.ColumnData) and data.nothing == 0 and _is_nothing(row, state, cell, module)
        case ir.Call(number, args):
            function = module.program.functions[number]
            if function.lets or bound_slots(function.result):
                return False
            return _is_nothing(substituted(function.result, dict(enumerate(args))), state, cell, module)
    return False


def _fresh(network: ir.Network) -> str:
    return f"if s.{network_member(network, 'stale')}:\n        {safe_name('net_find', network.name)}(s)"


def _group(network: ir.Network, module: Module) -> str:
    parent = f"s.{network_member(network, 'parent')}"
    base, size = base_of(network.over), size_of(network.over, module)
    return (
        f"cdef inline int {safe_name('net_group', network.name)}(S* s, int node) noexcept nogil:\n    {_fresh(network)}\n"
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
        f"    cdef {kind} r = {constant(0, ir.SetOf(item), module)}\n    cdef int i\n    cdef int k\n    {_fresh(network)}\n"
        f"    for k in range(s.{network_member(network, 'count')}):\n        i = s.{network_member(network, 'nodes')}[k]\n"
        f"        if {parent}[i] == i:\n            {put}\n    return r\n"
    )


def _count_name(network: ir.Network, tally: ir.TallyRule) -> str:
    return safe_name("net_count", f"{network.name}_{tally.name}")


def _count(network: ir.Network, tally: ir.TallyRule, module: Module) -> str:
    """Counts one tally for every group."""
    lines = Lines()
    width = _width(tally, module)
    totals = f"s.{network_member(network, safe_name('t', tally.name))}"
    lines.add(f"s.{network_member(network, safe_name('counted', tally.name))} = 1")
    lines.declared += ["cdef int i", "cdef int k", "cdef int root", "cdef int node"]
    with _each_listed(network, lines):
        lines.add(f"{totals}[i] = 0" if width == 1 else f"memset(&{totals}[i * {width}], 0, {width * 4})")
    scope = _scope(network, "node")
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
    base, width = base_of(network.over), _width(tally, module)
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
    base, size, width = base_of(network.over), size_of(network.over, module), _width(tally, module)
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
            lines.add(f"seen = {sets.either('seen', _as_set(value, item, inner, module), item, module)}")
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


def _as_set(value: ir.Expr, item: ir.Type, scope: Scope, module: Module) -> str:
    text = module.text(value, scope)
    if isinstance(value.type, ir.SetOf):
        return text
    return f"{sets.call('single', item, module)}({text} - {base_of(item)}, {size_of(item, module)})"


def _tally(network: ir.Network, tally: ir.TallyRule, module: Module) -> str:
    parent, size, width = f"s.{network_member(network, 'parent')}", size_of(network.over, module), _width(tally, module)
    totals = f"s.{network_member(network, safe_name('t', tally.name))}"
    extra = ", int per" if tally.index is not None else ""
    place = "group - 1" if tally.index is None else f"(group - 1) * {width} + per - {base_of(tally.index)}"
    outside = "" if tally.index is None else f" or <unsigned int>(per - {base_of(tally.index)}) >= {width}u"
    return (
        f"cdef inline int {_tally_name(network.name, tally.name)}(S* s, int group{extra}) noexcept nogil:\n"
        f"    {_fresh(network)}\n    if not s.{network_member(network, safe_name('counted', tally.name))}:\n"
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
    scope = _scope(network, "node")
    merge = []
    for tally in network.tallies:
        totals = f"s.{network_member(network, safe_name('t', tally.name))}"
        lines.add(f"{totals}[i] = {module.text(tally.value, scope)}")
        merge.append(f"{totals}[a] += {totals}[b]")
    _unite(network, scope, lines, module, merge)
    return lines.text(f"cdef inline void {safe_name('net_keep', network.name)}(S* s, int node, int old, int value) noexcept nogil")
