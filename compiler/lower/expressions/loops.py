"""Loops over generators: sets, bags, lists, rings, ranges, rays, subsets and splits, with their clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.counting import count
from rulewright.compiler.lower.expressions.witnesses import witnesses
from rulewright.compiler.lower.kept.after_write import bring_up_to_date, of_network
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import narrowed, numbers_mask
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.storage import item_offset, list_parts, state_location
from rulewright.compiler.lower.stored.bounded_sets import few_items, few_state
from rulewright.compiler.lower.stored.states import flat_function, index_values, state_named
from rulewright.compiler.lower.stored.values import pointer
from rulewright.compiler.lower.tables import narrowest, near_table
from rulewright.compiler.lower.types import c_type, converted, is_scalar, set_words, size_of
from rulewright.compiler.lower.written import braces
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, value_at

WORD = 64  # bits
Body = Callable[[Scope], None]
Clauses = tuple[tuple[str, ir.Expr], ...]


def loop(
    gen: ir.Gen, scope: Scope, lines: Lines, module: Module, body: Body, weighed: bool = False, steady: bool = True
) -> None:
    """A loop over a generator; `body` writes what happens to each element. If it is `weighed`, each kind in a bag comes
    up once, and `copies` of its scope says how many there are. Unless the clauses are `steady`, they are asked of each
    element as it comes up, since what happens to one may change the answer for the next."""
    clauses = gen.clauses
    source: ir.Expr = gen.source
    value = None
    if _is_large_single(source, module):
        _single(gen, scope, lines, module, lambda inner: judged(clauses, inner, lines, module, body))
        return
    numbers = numbers_mask(gen, scope, module) if steady else None
    if numbers is not None:
        value, kind, clauses = numbers
        _set(gen, value, kind, scope, lines, module, lambda inner: judged(clauses, inner, lines, module, body))
        return
    if steady and _is_narrow_set(source) and not is_listed(source, module):
        value, clauses = narrowed(gen, scope, module)

    def inside(inner: Scope) -> None:
        count(lines.charges.get(gen.slot, 0), lines, scope.where, module, times=copies(inner))
        judged(clauses, inner, lines, module, body)

    if isinstance(source.type, ir.BagOf) and weighed:
        _kinds(gen, source, scope, lines, module, inside, weighed)
    else:
        _elements(gen, value, scope, lines, module, inside)


def _is_large_single(source: ir.Expr, module: Module) -> bool:
    """A set with one value, or none if that is none, which would take several words."""
    match source:
        case ir.Op("set", (one,), ir.SetOf(item)) if is_scalar(one.type):
            return set_words(item, module) > 1
    return False


def _single(gen: ir.Gen, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    assert isinstance(gen.source, ir.Op) and isinstance(gen.source.type, ir.SetOf)
    item, name = gen.source.type.item, _variable(gen, "int", lines)
    one = lines.declare("int", f"one{gen.slot}")
    lines.add(low.assign(one, module.lowered(gen.source.args[0], scope)))
    is_there = low.within(sets.index(one, item), size_of(item, module))
    with lines.block(low.count(name, one, low.select(is_there, one + 1, one))):
        inside(scope.bind(gen.slot, gen.type, name, True))


def copies(scope: Scope) -> low.Expr:
    """How often the present elements of weighed loops come up."""
    found: low.Expr = low.ONE
    for value in scope.copies:
        found = low.cast("int64_t", value) if found == low.ONE else found * low.cast("int64_t", value)
    return found


def _is_narrow_set(source: ir.Expr) -> bool:
    """Sets whose loops gain from masks: not runs of numbers and not constant steps, which have loops of their own."""
    if (
        not isinstance(source.type, ir.SetOf)
        or isinstance(source.type.item, ir.Number | ir.Step)
        or bag_of_kinds(source) is not None
    ):
        return False
    return not (isinstance(source, ir.Op) and source.op in ("subsets", "splits"))


def is_listed(source: ir.Expr, module: Module) -> bool:
    """Cells around a cell of a large board: a short list is looped over more quickly than a long set."""
    if (
        not isinstance(source, ir.Op)
        or source.op not in ("neighbours", "surroundings")
        or not module.uses("listed_neighbours")
    ):
        return False
    return set_words(ir.Cell(source.data), module) > 2


def judged(clauses: Clauses, scope: Scope, lines: Lines, module: Module, body: Body) -> None:
    """The clauses of an element in order, then the body; an `until` that holds ends the loop after it."""
    depth = lines.depth
    last = None
    if any(clause == "until" for clause, _ in clauses):
        last = lines.declare("bint", "last")
        lines.add(low.assign(last, low.FALSE))
    for clause, condition in clauses:
        value = module.lowered(condition, scope)
        match clause:
            case "where":
                lines.add(low.If(value))
                lines.depth += 1
            case "while":
                lines.when(low.negate(value), low.Break())
            case _:
                assert last is not None
                lines.when(value, low.assign(last, low.TRUE))
    body(scope)
    lines.depth = depth
    if last is not None:
        lines.when(last, low.Break())


def _elements(gen: ir.Gen, value: low.Expr | None, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    source, kind = gen.source, gen.source.type
    match kind:
        case _ if isinstance(source, ir.Op) and source.op in ("subsets", "splits"):
            _special(gen, source, scope, lines, module, inside)
        case ir.SetOf(item) if isinstance(source, ir.Groups) and lines.in_any_order and set_words(item, module) > 1:
            _groups(gen, source, scope, lines, module, inside)
        case ir.SetOf(ir.Number(least, most)) if isinstance(source, ir.Op) and source.op == "range" and not source.data:
            first, last = (module.lowered(arg, scope) for arg in source.args)
            _count(gen, low.call("rw_max", first, least), low.call("rw_min", last, most), scope, lines, inside)
        case ir.SetOf() if value is None and (bag := bag_of_kinds(source)) is not None:
            _kinds(gen, bag, scope, lines, module, inside)
        case ir.SetOf() if value is None and isinstance(source, ir.Op) and is_listed(source, module):
            _listed(gen, source, scope, lines, module, inside)
        case ir.SetOf(item) if (
            isinstance(source, ir.Op) and source.op == "whole" and value in (None, sets.full(item, module))
        ):
            _count(
                gen, low.expr(base_of(item)), low.expr(base_of(item) + size_of(item, module) - 1), scope, lines, inside
            )
        case ir.SetOf(item) if value is None and isinstance(source, ir.Const):
            _constant_set(gen, source, item, scope, lines, module, inside)
        case ir.SetOf(item) if value in (None, module.lowered(source, scope)) and few_state(source, module) is not None:
            assert isinstance(source, ir.Read)
            _few(gen, source, item, scope, lines, module, inside)
        case ir.SetOf(item) if value in (None, module.lowered(source, scope)) and _lies_still(source, scope, module):
            _in_place(gen, item, scope, lines, module, inside)
        case ir.SetOf(item):
            _set(gen, value if value is not None else module.lowered(source, scope), item, scope, lines, module, inside)
        case ir.BagOf():
            _copies(gen, source, scope, lines, module, inside)
        case ir.ListOf() if isinstance(source, ir.Op) and source.op == "ray":
            _ray(gen, source, scope, lines, module, inside)
        case ir.ListOf() if isinstance(source, ir.Op) and source.op in ("clockwise", "counterclockwise"):
            _round(gen, source, scope, lines, module, inside)
        case ir.ListOf() | ir.Ring():
            _items(gen, scope, lines, module, inside)
        case ir.Between() if isinstance(source, ir.Const):
            _count(gen, low.expr(source.value[0]), low.expr(source.value[1]), scope, lines, inside)
        case ir.Between():
            ends = lines.declare("rw_between", "ends")
            lines.add(low.assign(ends, module.lowered(source, scope)))
            _count(gen, low.member(ends, "low"), low.member(ends, "high"), scope, lines, inside)
        case _:
            number = module.lowered(source, scope)
            _count(gen, number, number, scope, lines, inside)


def _variable(gen: ir.Gen, kind: str, lines: Lines) -> low.Expr:
    return lines.declare(kind, f"x{gen.slot}")


def _count(gen: ir.Gen, first: low.Expr, last: low.Expr, scope: Scope, lines: Lines, inside: Body) -> None:
    name = _variable(gen, "int", lines)
    with lines.block(low.count(name, first, last + 1)):
        inside(scope.bind(gen.slot, gen.type, name, True))


def _round(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Once around the table from a seat on; from none there is nothing to go around."""
    start, place, name = lines.declare("int", "start"), lines.declare("int", "k"), _variable(gen, "int", lines)
    seats = module.program.seats
    by = place if source.op == "clockwise" else -place
    lines.add(low.assign(start, module.lowered(source.args[0], scope)))
    with lines.block(low.count(place, 0, low.select(start, seats, 0))):
        lines.add(low.assign(name, low.call("rw_turn", start, by, seats)))
        inside(scope.bind(gen.slot, gen.type, name, True))


def _constant_set(
    gen: ir.Gen, source: ir.Const, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body
) -> None:
    """A constant set is a constant array, or a plain count if it has no gaps."""
    values = tuple(value_at(i, item) for i in range(source.value.bit_length()) if source.value >> i & 1)
    if values and not isinstance(item, ir.Step) and values[-1] - values[0] + 1 == len(values):
        _count(gen, low.expr(values[0]), low.expr(values[-1]), scope, lines, inside)
        return
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    if not values:
        return
    table = module.constant(narrowest(list(values)), braces(values), len(values), "T_values")
    with lines.block(low.count(place, 0, len(values))):
        lines.add(low.assign(name, table[place]))
        inside(scope.bind(gen.slot, gen.type, name, True, Choice(values, place)))


def _listed(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    name, place, start = (
        _variable(gen, "int", lines),
        lines.declare("int", f"k{gen.slot}"),
        lines.declare("int", f"at{gen.slot}"),
    )
    table, most = near_table(source.data, source.op, module)
    lines.add(low.assign(start, module.lowered(source.args[0], scope) * most))
    with lines.block(low.count(place, start, start + most)):
        lines.add(low.assign(name, table[place]))
        lines.when(low.eq(name, 0), low.Break())
        inside(scope.bind(gen.slot, gen.type, name, True))


def _few(gen: ir.Gen, source: ir.Read, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A set `up to n` of a state: its members as they are listed there."""
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    items, count = few_items(source, scope, lines, module)
    with lines.block(low.count(place, 0, count)):
        lines.add(low.assign(name, items[place] + base_of(item)))
        inside(scope.bind(gen.slot, gen.type, name, True))


def _lies_still(source: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether a large set lies somewhere in memory and stays as it is while the loop runs, so that no copy is
    needed."""
    assert isinstance(source.type, ir.SetOf)
    if set_words(source.type.item, module) == 1 or not scope.pure and not isinstance(source, ir.Const | ir.Column):
        return False
    return pointer(source, scope, module) is not None


def _in_place(gen: ir.Gen, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A large set where it lies."""
    kind = c_type(ir.SetOf(item), module)
    held = lines.declare(f"const {kind}*", f"in{gen.slot}")
    address = pointer(gen.source, scope, module)
    assert address is not None
    lines.add(low.assign(held, address))
    _members(gen, held, item, scope, lines, module, inside)


def _groups(gen: ir.Gen, source: ir.Groups, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """The groups of a network, as their first nodes come in the list of all nodes, or those of a few nodes."""
    network = next(one for one in module.program.networks if one.name == source.network)
    few = witnesses(gen, network, set(scope.values), module)
    at, name = lines.declare("int", f"at{gen.slot}"), _variable(gen, "int", lines)
    if few is not None:
        _groups_of(few, network, at, name, scope, lines, module)
        with lines.inside(), lines.inside():
            inside(scope.bind(gen.slot, gen.type, name, True))
        return
    bring_up_to_date(network, lines, module)
    with lines.block(low.count(at, 0, of_network(network, "count"))):
        lines.add(low.assign(name, of_network(network, "nodes")[at] + 1))
        with lines.block(low.If(low.eq(of_network(network, "parent")[name - 1], name - 1))):
            inside(scope.bind(gen.slot, gen.type, name, True))


def _groups_of(
    few: ir.Read, network: ir.Network, at: low.Expr, name: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    """The heads of a loop over the groups of a few nodes and of what is done once for each."""
    items, count = few_items(few, scope, lines, module)
    again, k = lines.declare("bint", "again"), lines.declare("int", "k")
    (groups,) = lines.local("int", lines.names.fresh("before"), extent=state_named(few.state, module).room)
    lines.add(low.count(at, 0, count))
    with lines.inside():
        node = items[at] + base_of(network.over)
        lines.add(low.assign(name, low.call(safe_name("net_group", network.name), low.STATE, node)))
        lines.add(low.assign(groups[at], name), low.assign(again, low.eq(name, 0)))
        with lines.block(low.count(k, 0, at)):
            lines.when(low.eq(groups[k], name), low.assign(again, low.TRUE))
        lines.add(low.If(low.negate(again)))


def _set(gen: ir.Gen, value: low.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    left = lines.declare(c_type(ir.SetOf(item), module), f"left{gen.slot}")
    lines.add(low.assign(left, value))
    if set_words(item, module) == 1:
        name, base = _variable(gen, "int", lines), base_of(item)
        with lines.block(low.While(left)):
            lines.add(
                low.assign(name, low.call("rw_lowest", left) + base)
                if base
                else low.assign(name, low.call("rw_lowest", left))
            )
            lines.add(low.assign(left, left - 1, "&"))
            inside(scope.bind(gen.slot, gen.type, name, True))
        return
    _members(gen, low.address(left), item, scope, lines, module, inside)


def _members(
    gen: ir.Gen, held: low.Expr, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body
) -> None:
    """The members of a set of several words; `held` is its address."""
    name, base, place = _variable(gen, "int", lines), base_of(item), lines.declare("int", f"k{gen.slot}")
    lines.add(low.assign(place, -1))
    with lines.block(low.While(low.TRUE)):
        lines.add(low.assign(place, low.call(f"{c_type(ir.SetOf(item), module)}_after", held, place)))
        lines.when(low.lt(place, 0), low.Break())
        lines.add(low.assign(name, place + base))
        inside(scope.bind(gen.slot, gen.type, name, True))


def _kinds(
    gen: ir.Gen, bag: ir.Expr, scope: Scope, lines: Lines, module: Module, inside: Body, weighed: bool = False
) -> None:
    """The different members of a bag."""
    assert isinstance(bag.type, ir.BagOf)
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    member, size = _counts(gen, bag, place, scope, lines, module)
    with lines.block(low.count(place, 0, size)):
        with lines.block(low.If(low.ne(member, 0))):
            lines.add(low.assign(name, place + base_of(bag.type.item)))
            inner = scope.bind(gen.slot, gen.type, name, True)
            inside(replace(inner, copies=(*inner.copies, member)) if weighed else inner)


def _copies(gen: ir.Gen, bag: ir.Expr, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Every member of a bag as often as it is there. One loop, so that its body can leave it."""
    assert isinstance(bag.type, ir.BagOf)
    name, place, left = (
        _variable(gen, "int", lines),
        lines.declare("int", f"k{gen.slot}"),
        lines.declare("int", f"left{gen.slot}"),
    )
    member, size = _counts(gen, bag, place, scope, lines, module)
    lines.add(low.assign(place, -1), low.assign(left, 0))
    with lines.block(low.While(low.TRUE)):
        with lines.block(low.While(low.both(low.le(left, 0), low.lt(place + 1, size)))):
            lines.add(low.assign(place, 1, "+"), low.assign(left, member))
        lines.when(low.le(left, 0), low.Break())
        lines.add(low.assign(left, 1, "-"), low.assign(name, place + base_of(bag.type.item)))
        inside(scope.bind(gen.slot, gen.type, name, True))


def _counts(
    gen: ir.Gen, bag: ir.Expr, place: low.Expr, scope: Scope, lines: Lines, module: Module
) -> tuple[low.Expr, low.Expr]:
    """The count at `place` in a bag, and how many places there are; in the state itself if it stays as it is
    meanwhile."""
    assert isinstance(bag.type, ir.BagOf)
    size: low.Expr = low.Const(size_of(bag.type.item, module))
    if scope.pure and isinstance(bag, ir.Read) and bag.type == state_named(bag.state, module).type:
        at = _flat_index(gen, bag, scope, lines, module)
        member = low.cast("uint8_t*", low.address(state_location(bag.state, at, module).parts[0]))[place]
        return (member, low.select(low.ge(at, 0), size, 0) if bag.index else size)
    held = lines.declare(c_type(bag.type, module), f"held{gen.slot}")
    lines.add(low.assign(held, module.lowered(bag, scope)))
    return (low.member(held, "n")[place], size)


def _flat_index(gen: ir.Gen, source: ir.Read, scope: Scope, lines: Lines, module: Module) -> low.Expr:
    """Where a collection that is looped over in place begins; -1 through none."""
    if not source.index:
        return low.ZERO
    at, state = lines.declare("int", f"at{gen.slot}"), state_named(source.state, module)
    values, _ = index_values(state, source.index, scope, module)
    lines.add(low.assign(at, low.call(flat_function(state, module), *values)))
    return at


def _items(gen: ir.Gen, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A list or ring in order. What is offered once only is marked as it comes up, where a word has room for the
    marks."""
    source, kind = gen.source, gen.source.type
    assert isinstance(kind, ir.ListOf | ir.Ring)
    marked = _can_be_marked(source, scope, module)
    if marked:
        assert isinstance(source, ir.Op)
        source = source.args[0]
    name = _variable(gen, c_type(kind.item, module), lines)
    place = lines.declare("int", f"k{gen.slot}")
    some = module.facts.has_some_items(source, lambda slot: slot in scope.some)
    if scope.pure and isinstance(source, ir.Read) and source.type == kind and isinstance(kind, ir.ListOf):
        at = _flat_index(gen, source, scope, lines, module)
        location = state_location(source.state, at, module)
        stored, items, length = list_parts(location.encoding, location.parts, 0)
        length = low.select(low.ge(at, 0), length, 0) if source.index else length
        offset = item_offset(kind.item)
        item = low.cast(f"{stored}*", low.address(items))[place]
        item = item + offset if offset else item
    else:
        held = lines.declare(c_type(kind, module), f"held{gen.slot}")
        lines.add(low.assign(held, module.lowered(source, scope)))
        item, length = (
            low.member(held, "items")[place],
            low.member(held, "length") if isinstance(kind, ir.ListOf) else low.Const(kind.size),
        )
    seen = lines.declare("uint64_t", f"seen{gen.slot}") if marked else None
    if seen:
        lines.add(low.assign(seen, 0))
    with lines.block(low.count(place, 0, length)):
        lines.add(low.assign(name, item))
        if seen:
            mark = low.cast("uint64_t", 1) << name - base_of(kind.item)
            lines.when(seen & mark, low.Continue())
            lines.add(low.assign(seen, mark, "|"))
        inside(scope.bind(gen.slot, gen.type, name, some))


def _can_be_marked(source: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether a loop over the different items of a list can do without a list of its own."""
    if not (isinstance(source, ir.Op) and source.op == "distinct" and isinstance(source.type, ir.ListOf)):
        return False
    some = module.facts.has_some_items(source.args[0], lambda slot: slot in scope.some)
    return some and source.args[0].type == source.type and size_of(source.type.item, module) <= WORD


def _ray(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Cell after cell, without making the list."""
    name = _variable(gen, "int", lines)
    start = lines.declare("int", f"start{gen.slot}")
    cell = ir.Cell(source.data)
    lines.add(low.assign(start, module.lowered(source.args[0], scope)), low.assign(name, start))
    taken = None
    if len(source.args) == 3:
        taken = lines.declare("int", f"taken{gen.slot}")
        lines.add(low.assign(taken, module.lowered(source.args[2], scope)))
    inner = scope.bind(gen.slot, cell, name, True)
    before = scope.bind(gen.slot, cell, name, module.is_some(source.args[0], scope))  # the first step is from the start
    step = ir.Op("step", (ir.Local(gen.slot, cell), source.args[1]), cell, source.data)
    with lines.block(low.While(low.TRUE)):
        lines.add(low.assign(name, module.lowered(step, before)))
        ends = low.either(low.eq(name, 0), low.eq(name, start))
        lines.when(low.either(ends, low.le(taken, 0)) if taken else ends, low.Break())
        if taken:
            lines.add(low.assign(taken, 1, "-"))
        inside(inner)


def _special(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """All subsets of a set, or all ways to split a number."""
    kind = c_type(gen.type, module)
    name = _variable(gen, kind, lines)
    if source.op == "splits":
        _splits(gen, source, name, scope, lines, module, inside)
        return
    of = source.args[0].type
    assert isinstance(of, ir.SetOf)
    words = set_words(of.item, module)
    whole, coming = lines.declare(kind, f"of{gen.slot}"), lines.declare(kind, f"next{gen.slot}")
    more, sizes = lines.declare("bint", f"more{gen.slot}"), low.call("rw_between_of", 0, low.Const(words * 64))
    lines.add(low.assign(whole, converted(module.lowered(source.args[0], scope), of, gen.type, module)))
    if len(source.args) == 2:
        sizes = lines.declare("rw_between", f"sizes{gen.slot}")
        size = converted(module.lowered(source.args[1], scope), source.args[1].type, ir.Between(), module)
        lines.add(low.assign(sizes, size))
    at, of_all = (low.address(one) if words == 1 else low.member(one, "w") for one in (coming, whole))
    lines.add(low.assign(more, low.call("rw_first_subset", at, of_all, words, sizes)))
    with lines.block(low.While(more)):
        # the next one is found before the body, which may leave this turn of the loop early
        lines.add(low.assign(name, coming), low.assign(more, low.call("rw_next_subset", at, of_all, words, sizes)))
        inside(scope.bind(gen.slot, gen.type, name, True))


def _splits(
    gen: ir.Gen, source: ir.Op, name: low.Expr, scope: Scope, lines: Lines, module: Module, inside: Body
) -> None:
    over, most, size, amount = split_over(gen, source, scope, lines, module)
    begun = lines.declare("int", f"begun{gen.slot}")
    lines.add(low.assign(begun, 0))
    lines.splits[gen.slot] = (low.member(name, "n"), over, size, amount)
    way = low.call("rw_split", low.member(name, "n"), over, most, size, amount, low.address(begun))
    with lines.block(low.While(way)):
        inside(scope.bind(gen.slot, gen.type, name, True))


def split_over(
    gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module
) -> tuple[low.Expr, low.Expr, low.Expr, low.Expr]:
    """Statements that find among whom a number is split: the members, how much each can get at most, how many there
    could be, and the number."""
    total, members, caps = source.args
    assert isinstance(gen.type, ir.BagOf) and isinstance(members.type, ir.SetOf)
    item = gen.type.item
    kind = ir.SetOf(item)
    mask, most = (
        lines.declare(c_type(kind, module), f"over{gen.slot}"),
        lines.declare(c_type(gen.type, module), f"caps{gen.slot}"),
    )
    amount = lines.declare("int", f"total{gen.slot}")
    lines.add(low.assign(amount, module.lowered(total, scope)))
    with lines.block(low.If(low.ne(amount, 0))):  # else there is one way, whatever the members are
        lines.add(low.assign(mask, converted(module.lowered(members, scope), members.type, kind, module)))
        if members.type == kind:  # what each holds is mostly asked of the same members
            slot = module.slot("members", gen.slot)
            caps = rewritten(caps, lambda node: ir.Local(slot, kind) if node == members else node)
            scope_of_caps = scope.bind(slot, kind, mask, True)
        else:
            scope_of_caps = scope
        lines.add(low.assign(most, converted(module.lowered(caps, scope_of_caps), caps.type, gen.type, module)))
    over = low.address(mask) if set_words(item, module) == 1 else low.member(mask, "w")
    return over, low.member(most, "n"), low.Const(size_of(item, module)), amount


def nested(
    gens: tuple[ir.Gen, ...], scope: Scope, lines: Lines, module: Module, body: Body, weighed: bool = False
) -> None:
    """Loops within loops, the first the outermost."""
    if not gens:
        body(scope)
        return
    loop(gens[0], scope, lines, module, lambda inner: nested(gens[1:], inner, lines, module, body, weighed), weighed)
