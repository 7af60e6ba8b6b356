"""Networks of parts of cells, kept up to date (see network_upkeep.py for which).

A write only notes the cell. When the network is asked, the noted cells are worked off: new nodes get in, tallies near
by are counted anew, joins are made. The nodes of a group form a ring (`next`), so that two groups become one by
exchanging two links. Of a sum that can change at a node each node's own share is kept, so that a change is carried to
the total; distinct values are counted when asked.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce
from math import prod
from typing import Any

from rulewright.compiler.analyse.rewrite import rewritten as rewritten_ir
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import rewritten
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import bring_up_to_date, network_member, of_network
from rulewright.compiler.lower.kept.mutual_joins import Seams
from rulewright.compiler.lower.kept.near_by import Looking, back_by_way
from rulewright.compiler.lower.kept.network_upkeep import Upkeep, upkeep
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import mask
from rulewright.compiler.lower.masks.every import Every
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.networks.joining import (
    ALONE,
    NO_NODE,
    counted_item,
    each_node,
    each_part,
    each_share,
    no_group,
    node_scope,
    occupied_state,
    tally_head,
    tally_width,
    total_of_group,
    unite,
    unite_with,
)
from rulewright.compiler.lower.networks.totals import (
    can_change,
    in_lane,
    lanes,
    share_array,
    shift_of,
    total_array,
    word_members,
    words_of,
)
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.storage import C_LETTERS
from rulewright.compiler.lower.stored.queries import few_at
from rulewright.compiler.lower.tables import board_table, narrowest, near_table
from rulewright.compiler.lower.types import c_type, constant, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.layout import integer

CELL, NEAR = low.names("cell", "near")  # a noted one, and one beside it
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
    for tally in _apart(network, module):
        width = tally_width(tally, module)
        found.append(("int32_t", network_member(network, safe_name("t_", tally.name)), size * width))
        if can_change(tally, network, module):
            found.append((_share_type(tally), network_member(network, safe_name("own_", tally.name)), size * width))
    return found + word_members(network, size, module)


def _apart(network: ir.Network, module: Module) -> list[ir.TallyRule]:
    """The tallies that share no words."""
    return [tally for tally in network.tallies if tally.name not in lanes(network, module).places]


def _together(network: ir.Network, module: Module) -> list[ir.TallyRule]:
    """Those that do."""
    return [tally for tally in network.tallies if tally.name in lanes(network, module).places]


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
        _join(network, about, module),
        _find(network, about, module),
        _update(network, about, module),
        _note(network),
        *(kept_tally(network, tally, module) for tally in network.tallies),
    ]


def _name(what: str, network: ir.Network) -> str:
    return safe_name(f"net_{what}", network.name)


def _add(network: ir.Network, module: Module) -> low.Function:
    """A node that is new: a group of its own. Unless it is `gathered`, no set holds it of those in _gathered."""
    node = low.Local("node")
    lines, i, count = Lines(), low.Local("i"), of_network(network, "count")
    lines.local("int", "i", value=node - base_of(network.over))
    lines.add(
        low.assign(of_network(network, "parent")[i], low.cast("uint16_t", i)),
        low.assign(of_network(network, "next")[i], low.cast("uint16_t", i)),
        low.assign(of_network(network, "nodes")[count], low.cast("uint16_t", i)),
        low.assign(count, 1, "+"),
    )
    for tally in _apart(network, module):
        totals = total_array(network, tally)
        if tally.distinct:
            _count_again(tally, totals, i, lines, module)
            continue
        with each_share(tally, i, _new_scope(network, module), lines, module) as (scope, place):
            lines.add(low.assign(totals[place], module.lowered(_of_new(tally, network, module), scope)))
            if can_change(tally, network, module):
                lines.add(low.assign(share_array(network, tally)[place], low.cast(_share_type(tally), totals[place])))
    _add_words(network, i, lines, module)
    return lines.function("void", _name("add", network), "S* s", "int node", "bint gathered")


def _add_words(network: ir.Network, node: low.Expr, lines: Lines, module: Module) -> None:
    """What a new node counts for, in the words that tallies share."""
    values: dict[int, low.Expr] = {}
    for tally in _together(network, module):
        number, _, _ = lanes(network, module).places[tally.name]
        for scope, per in _each_value(tally, _new_scope(network, module), module):
            lane = low.cast("uint64_t", module.lowered(_of_new(tally, network, module), scope))
            lane = lane << shift_of(tally, per, network, module)
            values[number] = values[number] | lane if number in values else lane
    shares = dict(words_of("shares", network, node, module))
    for number, word in words_of("sums", network, node, module):
        lines.add(low.assign(word, values[number]))
        if number in shares:
            lines.add(low.assign(shares[number], word))


def _gathered(network: ir.Network, module: Module) -> list[ir.State]:
    """The sets `up to n` of nodes on which tallies depend: that a new cell has no part in them is seen at once."""
    about = upkeep(network, module)
    assert about is not None
    return [state for name in sorted(about.gathered) if (state := module.states[name]).room]


def _holds_part(network: ir.Network, about: Upkeep, module: Module) -> low.Expr:
    """Whether one of them may hold a part of a cell; of such lists what lies behind the last item is 0."""
    found: list[low.Expr] = []
    for state in _gathered(network, module):
        stored, items, _ = few_at(state, low.ZERO, module)
        count = prod(size_of(kind, module) for kind in state.index) * state.room
        among = (low.address(items), count, (CELL - 1) * about.parts, about.parts)
        found.append(low.call(f"rw_few_{stored}_near", *among))
    return low.either(*found) if found else low.FALSE


def _new_scope(network: ir.Network, module: Module) -> Scope:
    return node_scope(network, low.Local("node")).bind(module.slot("gathered"), ir.Truth(), low.Local("gathered"), True)


def _of_new(tally: ir.TallyRule, network: ir.Network, module: Module) -> ir.Expr:
    """What a new node counts for in a tally."""
    names, gathered = (
        {state.name for state in _gathered(network, module)},
        ir.Local(module.slot("gathered"), ir.Truth()),
    )

    def change(node: Any) -> Any:
        match node:
            case ir.Op("in", (ir.Local(0), ir.Read(name))) if name in names:
                return ir.And((gathered, node))
        return node

    found: ir.Expr = rewritten_ir(tally.value, change)
    return found


def _each_value(tally: ir.TallyRule, scope: Scope, module: Module) -> Iterator[tuple[Scope, low.Expr | None]]:
    """The scope of each value that a node has in a tally, and for what it is told, if it is told per something."""
    if tally.index is None:
        yield scope, None
        return
    first = base_of(tally.index)
    for per in range(first, first + tally_width(tally, module)):
        yield scope.bind(tally.index_slot, tally.index, low.Const(per), True), low.Const(per)


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
    for tally in (each for each in _together(network, module) if each.name in tallies):
        number, _, _ = lanes(network, module).places[tally.name]
        for scope, per in _each_value(tally, node_scope(network, node), module):
            now = lines.let("int", "now", module.lowered(tally.value, scope))
            share = in_lane("shares", tally, i, per, network, module)
            more = lines.declare("uint64_t", "more")
            lines.when(
                low.ne(now, share),
                find,
                low.assign(more, low.cast("uint64_t", now - share) << shift_of(tally, per, network, module)),
                *(
                    low.assign(dict(words_of(what, network, place, module))[number], more, "+")
                    for what, place in (("sums", root), ("shares", i))
                ),
            )
    for tally in (each for each in _apart(network, module) if each.name in tallies):
        if tally.distinct:
            lines.add(find)
            _count_again(tally, total_array(network, tally), root, lines, module)
            continue
        with each_share(tally, i, node_scope(network, low.Local("node")), lines, module) as (scope, place):
            total = rewritten(place, lambda part: root if part == i else part)
            share, now = share_array(network, tally)[place], lines.declare("int", "now")
            lines.add(low.assign(now, module.lowered(tally.value, scope)))
            lines.when(
                low.ne(now, share),
                find,
                low.assign(total_array(network, tally)[total], now - share, "+"),
                low.assign(share, low.cast(_share_type(tally), now)),
            )
    return lines.function("void", _name(what, network), "S* s", "int node")


def _merge(network: ir.Network, module: Module) -> list[low.Stmt]:
    """What is done when the groups with the roots a and b become that of a."""
    link, a, b = low.names("link", "a", "b")
    following = of_network(network, "next")
    merge = [
        low.assign(link, following[a]),
        low.assign(following[a], following[b]),
        low.assign(following[b], low.cast("uint16_t", link)),
    ]
    both = zip(words_of("sums", network, a, module), words_of("sums", network, b, module), strict=True)
    merge += [low.assign(one, two, "+") for (_, one), (_, two) in both]
    for tally in _apart(network, module):
        totals, width = total_array(network, tally), tally_width(tally, module)
        for k in range(width):
            one, two = (totals[root * width + k] if width > 1 else totals[root] for root in (a, b))
            merge.append(low.assign(one, -1) if tally.distinct else low.assign(one, two, "+"))
    return merge


def _join(network: ir.Network, about: Upkeep, module: Module) -> low.Function:
    """A node is joined to everything it names; if there is a cell `toward`, to what is there."""
    node, lines = low.Local("node"), Lines()
    if about.seams is not None:
        return _join_along(about.seams, network, module)
    lines.local("int", "i", value=node - base_of(network.over))
    lines.local("int", "a", "b", "link")
    unite(network, node_scope(network, node), lines, module, _merge(network, module), low.Local("toward"))
    return lines.function("void", _name("join", network), "S* s", "int node", "int toward")


def _join_along(seams: Seams, network: ir.Network, module: Module) -> low.Function:
    """All parts of a cell are joined to the parts of cells beside it, seam by seam; only where something lies there."""
    lines, i, other = Lines(), *low.names("i", "other")
    lines.local("int", "i", "other", "a", "b", "link")
    first, home = min(seams.members), seams.own.type
    assert isinstance(home, ir.Cell) and isinstance(network.over, ir.Rec)
    here, base, size = ir.Local(module.slot("home"), home), base_of(network.over), size_of(network.over, module)
    scope = node_scope(network, low.ZERO).bind(here.slot, home, CELL, True)
    part = rewritten_ir(seams.part, lambda node: here if node == seams.own else node)
    is_some = ir.Op("not", (ir.Op("is_empty", (part,), ir.Truth()),), ir.Truth())
    own = mask(is_some, Every(seams.gen.slot, ir.Number(first, max(seams.members)), scope, module))
    toward = _seams_with_something(seams, home, network, scope, module)
    left = lines.let("uint64_t", "left", toward if own is None else toward & own)
    slot = lines.declare("int", f"x{seams.gen.slot}")

    def lowered(expr: ir.Expr) -> low.Expr:
        moved = rewritten_ir(expr, lambda node: here if node == seams.own else node)
        return module.lowered(moved, scope.bind(seams.gen.slot, seams.gen.type, slot, True)) - base

    with lines.block(low.While(left)):
        lines.set(slot, low.call("rw_lowest", left) + first if first else low.call("rw_lowest", left))
        lines.set(left, left - 1, "&")
        lines.set(i, lowered(ir.Op("record", (here, part), network.over, network.over.record)))
        lines.set(other, lowered(seams.other))
        is_node = low.both(low.within(i, size), low.ne(of_network(network, "parent")[i], NO_NODE))
        with lines.block(low.If(low.both(is_node, low.within(other, size)))):
            unite_with(other, network, lines, _merge(network, module))
    return lines.function("void", _name("join", network), "S* s", "int cell")


def _seams_with_something(seams: Seams, home: ir.Cell, network: ir.Network, scope: Scope, module: Module) -> low.Expr:
    """The seams of a cell as bits, without those toward cells that have no nodes."""
    first, state = min(seams.members), occupied_state(network, module)
    ways, there = board_table(home.board, "ways", module), ir.Local(module.slot("beside"), home)
    several, found = len(module.program.boards[home.board].ways), list[low.Expr]()
    for way in sorted(set(seams.ways) - {0}):
        led = zip(seams.members, seams.ways, strict=True)
        bits: low.Expr = low.Const(sum(1 << member - first for member, its_way in led if its_way == way), "ULL")
        if state is not None:
            beside = scope.bind(there.slot, home, ways[CELL * several + (way - 1)], False)
            held = ir.Read(state, (there,), module.states[state].type)
            vacant = module.lowered(ir.Op("is_empty", (held,), ir.Truth()), beside)
            bits = low.select(vacant, low.Const(0, "ULL"), bits)
        found.append(bits)
    return reduce(operator.or_, found) if found else low.Const(0, "ULL")


def _find(network: ir.Network, about: Upkeep, module: Module) -> low.Function:
    """Everything afresh."""
    lines = Lines()
    (k,) = lines.local("int", "k")
    lines.add(*(low.assign(of_network(network, what), 0) for what in ("stale", "noted", "count")))
    lines.add(low.do("memset", of_network(network, "parent"), 255, 2 * size_of(network.over, module)))
    add = _name("add", network)
    each_node(network, lines, module, lambda inner: lines.add(low.do(add, low.STATE, inner.values[0], low.TRUE)))
    found = of_network(network, "nodes")[k]
    if about.seams is None:
        with lines.block(low.count(k, 0, of_network(network, "count"))):
            lines.add(low.do(_name("join", network), low.STATE, found + base_of(network.over), low.ZERO))
    else:  # the nodes of a cell come one after the other
        home, before = lines.declare("int", "home"), lines.let("int", "before", 0)
        with lines.block(low.count(k, 0, of_network(network, "count"))):
            lines.set(home, low.cast("int", found) // about.parts + 1)
            lines.when(low.ne(home, before), low.do(_name("join", network), low.STATE, home))
            lines.set(before, home)
    return lines.function("void", _name("find", network), "S* s", comment=place_comment(network.place))


def _update(network: ir.Network, about: Upkeep, module: Module) -> low.Function:
    """The noted cells are worked off; a cell that had nodes before means finding all afresh."""
    lines = Lines()
    k, n, _, _ = lines.local("int", "k", "n", "cell", "near")
    noted, cells, stale = (of_network(network, what) for what in ("noted", "cells", "stale"))
    is_new, parent = low.If(cells[k] & 1), of_network(network, "parent")
    had_none = low.call("rw_all_absent", low.address(parent[(CELL - 1) * about.parts]), about.parts)
    with lines.block(low.If(low.negate(stale))), _each_noted(network, noted, lines), lines.block(is_new):
        lines.when(low.negate(had_none), low.assign(stale, 1))
    lines.when(stale, low.do(_name("find", network), low.STATE), low.Return())
    lines.add(low.assign(n, noted), low.assign(noted, 0))

    def each(at: low.Expr, where: ir.Expr, do: Callable[[low.Expr], low.Stmt], around: Scope = ALONE) -> None:
        each_part(network, at, where, lines, module, lambda inner: lines.add(do(inner.values[0])), around)

    def again(node: low.Expr) -> low.Stmt:
        return low.do(_name("resurvey", network), low.STATE, node)

    with _each_noted(network, n, lines), lines.block(is_new):
        gathered = lines.let("bint", "gathered", _holds_part(network, about, module))
        each(CELL, network.where, lambda node: low.do(_name("add", network), low.STATE, node, gathered))
    if about.by_cell:
        with _each_noted(network, n, lines):
            with lines.block(low.If(low.negate(cells[k] & 1))):
                each(CELL, network.where, again)
            for looking in about.looking:
                is_looking = ir.If(network.where, looking.where, ir.Const(0, ir.Truth()), ir.Truth())
                with _each_looking(looking, about, lines, module) as around:
                    each(NEAR, is_looking, again, around)
    with _each_noted(network, n, lines), lines.block(is_new):
        if about.seams is not None:
            lines.add(low.do(_name("join", network), low.STATE, CELL))
        else:
            each(CELL, network.where, lambda node: low.do(_name("join", network), low.STATE, node, low.ZERO))
            with _each_near("neighbours", about, lines, module):
                each(NEAR, network.where, lambda node: low.do(_name("join", network), low.STATE, node, CELL))
    return lines.function("void", _name("update", network), "S* s")


@contextmanager
def _each_noted(network: ir.Network, count: low.Expr, lines: Lines) -> Iterator[None]:
    """A loop over the noted cells."""
    k = low.Local("k")
    with lines.block(low.count(k, 0, count)):
        lines.add(low.assign(CELL, of_network(network, "cells")[k] >> 1))
        yield


@contextmanager
def _each_near(what: str, about: Upkeep, lines: Lines, module: Module) -> Iterator[None]:
    """A loop over the cells next to or around a noted cell."""
    table, most = near_table(about.board, what, module)
    at = lines.declare("int", "at")
    with lines.block(low.count(at, CELL * most, CELL * most + most)):
        lines.add(low.assign(NEAR, table[at]))
        lines.when(low.eq(NEAR, 0), low.Break())
        yield


@contextmanager
def _each_looking(looking: Looking, about: Upkeep, lines: Lines, module: Module) -> Iterator[Scope]:
    """A loop over the cells near a noted cell, and the scope in which is told from which side they are looked at."""
    back = back_by_way(about.board, module)
    if looking.toward is None or back is None:
        with _each_near(looking.reach, about, lines, module):
            yield ALONE
        return
    ways, count, way = board_table(about.board, "ways", module), len(back), lines.declare("int", "way")
    toward = module.constant(narrowest(list(back)), low.braces(back), count, "T_back")[way]
    with lines.block(low.count(way, 0, count)):
        lines.add(low.assign(NEAR, ways[CELL * count + way]))
        lines.when(low.eq(NEAR, 0), low.Continue())
        yield ALONE.bind(looking.toward.slot, looking.toward.type, low.cast("int", toward), True, Choice(back, way))


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
    if tally.name in lanes(network, module).places:
        group, per = low.names("group", "per")
        lines.when(low.either(*no_group(network, tally, module, bool(total))), low.returns(0))
        lines.add(low.returns(in_lane("sums", tally, group - 1, per if tally.index else None, network, module)))
        return lines.function("int", *tally_head(network, tally, total), inline=True)
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
