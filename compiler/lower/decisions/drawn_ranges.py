"""The ranges of an option, made ready to be drawn from: as sets, as lists, as runs, counted or not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.drawable import (
    is_asked_late,
    is_large,
    is_run,
    is_split,
    members_of,
    most_of,
    taken_of,
)
from rulewright.compiler.lower.decisions.prepared import Asked, param_gen
from rulewright.compiler.lower.expressions.loops import nested, split_over
from rulewright.compiler.lower.kept.cell_numbers import found_before
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import is_maskable, mask, narrowed, numbers_mask, run_mask
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import few_items, few_state
from rulewright.compiler.lower.stored.values import from_index, pointer
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.members import constant_ends

AT_ONCE = 4  # members more than there are that a list has room for: RW_AT_ONCE in rulewright.h
QUICK = 150  # nodes of a set that is found for every choice before it


@dataclass(frozen=True, slots=True)
class Range:
    """A parameter's range: its set (nothing if it depends on earlier parameters), how many places it counts for,
    and what is still to be tested."""

    held: low.Expr
    item: ir.Type
    most: int | None  # None: its present size
    count: low.Expr  # either
    clauses: tuple[tuple[str, ir.Expr], ...]
    subsets: bool = False  # all subsets of the set, not its members
    taken: low.Expr | None = None  # how many members those subsets must have
    listed: bool = False  # what is held is an array of indices
    strikes: bool = False  # a member of the array is struck out when nothing can follow it
    size: low.Expr = low.ZERO  # of that array
    sums: low.Expr | None = None  # for each member of the array, how many pairs with what follows there are before it
    follows: bool = False  # its place is what is left when such a pair is found
    split: tuple[low.Expr, ...] = ()  # of ways to split a number: how many there are, and among whom


def prepared(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> tuple[list[Range], low.Expr]:
    """The ranges that can be made before anything is drawn, and how many places an option counts for."""
    option = asked_.decision.options[place]
    made: list[Range] = []
    factors: list[low.Expr] = []
    earlier: set[int] = set()
    for param in option.params:
        ends = constant_ends(param.source)
        depends = earlier & set(free_slots((param.source, tuple(c for _, c in param.clauses))))
        numbers = None if depends else numbers_mask(param_gen(param), scope, module)
        if numbers is not None:
            found, kind, clauses = numbers
            held = lines.declare(c_type(ir.SetOf(kind), module), f"range{param.slot}")
            size = lines.declare("uint32_t", f"size{param.slot}")
            lines.add(low.assign(held, found), low.assign(size, sets.size(held, kind, module)))
            made.append(Range(held, kind, None, size, clauses))
            factors.append(size)
            earlier.add(param.slot)
            continue
        if ends is not None:
            constant = low.Const(max(0, ends[1] - ends[0] + 1))
            made.append(Range(low.Const(ends[0]), param.source.type, None, constant, param.clauses))
            factors.append(constant)
            earlier.add(param.slot)
            continue
        if is_split(param):
            made.append(_split(param, scope, lines, module))
            factors.append(made[-1].count)
            continue
        if is_run(param, module):
            most = size_of(param.type, module)
            made.append(Range(low.ZERO, param.type, most, low.Const(most), param.clauses))
            factors.append(low.Const(most))
            earlier.add(param.slot)
            continue
        members = members_of(param)
        assert members is not None and isinstance(members.type, ir.SetOf)
        item, subsets = members.type.item, members is not param.source
        earlier.add(param.slot)
        if depends:
            most = most_of(param, members, module)
            made.append(Range(low.ZERO, item, most, low.Const(most), param.clauses, subsets))
            factors.append(low.Const(most))
            continue
        if isinstance(param.source, ir.Read) and few_state(param.source, module) is not None:
            items, count = few_items(param.source, scope, lines, module)
            made.append(Range(items, item, None, count, param.clauses, listed=True))
            factors.append(count)
            continue
        size = lines.declare("uint32_t", f"size{param.slot}")
        factors.append(size)
        if not subsets and is_large(option, param, module):
            made.append(_list(param, size, scope, lines, module))
            continue
        held, clauses = held_range(param, scope, lines, module)
        made.append(Range(held, item, None, size, clauses, subsets, _taken(param, scope, lines, module)))
        lines.set(size, size_now(made[-1], held, module))
    if made and made[0].strikes and len(made) == 2 and module.uses("count_moves"):  # pairs are whole moves
        _weigh(option, made, factors, scope, lines, module)
    weight = lines.declare("uint32_t", f"weight{place}")
    product: low.Expr = low.ONE
    for factor in factors:
        product = factor if product == low.ONE else product * factor
    if option.available is not None and not is_asked_late(option, module):
        product = low.select(module.lowered(option.available, scope), product, 0)
    lines.add(low.assign(weight, product))
    return made, weight


def _taken(param: ir.Param, scope: Scope, lines: Lines, module: Module) -> low.Expr | None:
    """How many members subsets must have, kept in a variable."""
    size = taken_of(param)
    return None if size is None else lines.let("int", f"taken{param.slot}", module.lowered(size, scope))


def _list(param: ir.Param, size: low.Expr, scope: Scope, lines: Lines, module: Module) -> Range:
    """Statements that list the members of a set and assign how many there are."""
    assert isinstance(param.source.type, ir.SetOf)
    item, clauses = param.source.type.item, param.clauses
    lying = None if is_maskable(param.source, module) else pointer(param.source, scope, module)
    always = None if lying is None else _always(param, scope, module)
    if lying is None:
        held, clauses = held_range(param, scope, lines, module)
        lying = low.address(held)
    if always is not None:
        clauses = clauses[1:]
    items = low.Local(lines.names.fresh(f"items{param.slot}"))
    lines.local("uint16_t", items.name, extent=size_of(item, module) + AT_ONCE)
    words = low.cast("const uint64_t*", lying)
    among = words if always is None else low.cast("const uint64_t*", low.address(always))
    lines.add(low.assign(size, low.call("rw_members", words, among, set_words(item, module), items)))
    return Range(items, item, None, size, clauses, listed=True, strikes=True)


def _always(param: ir.Param, scope: Scope, module: Module) -> low.Expr | None:
    """What holds for the first clause of a range at any time, as a mask; None if that is not known."""
    match param.clauses:
        case (("where", condition), *_) if module.uses("masks") and module.facts.is_static(condition):
            assert isinstance(param.source.type, ir.SetOf)
            alone = free_slots(condition) == [param.slot]
            return mask(condition, param.slot, param.source.type.item, scope, module) if alone else None
    return None


def _weigh(
    option: ir.Option, made: list[Range], factors: list[low.Expr], scope: Scope, lines: Lines, module: Module
) -> None:
    """If what can follow each member of a list is found quickly, it is counted for all of them, and pairs are drawn."""
    (first, second), given, k = option.params[:2], made[0], low.Local("k")
    following = param_gen(second)
    tried = numbers_mask(following, scope.bind(first.slot, first.type, low.Local("member"), True), module)
    if tried is None or _nodes(tried[0], {one.name: one for one in module.functions}) > QUICK:
        return
    size, pairs = given.count, lines.declare("uint32_t", f"pairs{first.slot}")
    member = lines.declare(c_type(first.type, module), f"a{first.slot}")
    sums = low.Local(lines.names.fresh(f"sums{first.slot}"))
    lines.local("uint32_t", sums.name, extent=size_of(given.item, module))
    inner = scope.bind(first.slot, first.type, member, True)
    numbers = numbers_mask(following, inner, module)
    assert numbers is not None
    found, kind, clauses = numbers
    before, found = found_before(found, module)
    lines.add(*before, low.assign(pairs, 0))
    depth = lines.depth
    with lines.block(low.count(k, 0, size)):
        lines.add(low.assign(sums[k], pairs), low.assign(member, from_index(given.held[k], given.item)))
        for _, condition in given.clauses:
            lines.add(low.If(module.lowered(condition, inner)))
            lines.depth += 1
        lines.add(low.assign(pairs, sets.size(found, kind, module), "+"))
        lines.depth = depth + 1
    made[:2] = [
        replace(given, count=pairs, clauses=(), strikes=False, sums=sums, size=size),
        Range(low.ZERO, kind, None, low.ONE, clauses, follows=True),
    ]
    factors[:2] = [pairs]


def _nodes(of: low.Expr | low.Function, functions: dict[str, low.Function]) -> int:
    """How much there is to do for an expression, with the functions that it calls; very much if there is a loop."""
    found = 0
    for part in walk(of):
        found += QUICK + 1 if isinstance(part, low.For | low.While) else 1
        if isinstance(part, low.Call) and part.function in functions and found <= QUICK:
            found += _nodes(functions[part.function], functions)
    return found


def _split(param: ir.Param, scope: Scope, lines: Lines, module: Module) -> Range:
    """Statements that count the ways to split a number; none if they are too many, which a list must tell."""
    assert isinstance(param.source, ir.Op)
    size, ways = lines.declare("uint32_t", f"size{param.slot}"), lines.declare("rw_ways", f"ways{param.slot}")
    among = split_over(param_gen(param), param.source, scope, lines, module)
    lines.add(low.assign(size, low.call("rw_split_ways", low.address(ways), *among)))
    over, _, members, amount = among
    return Range(low.ZERO, param.type, None, size, param.clauses, split=(low.address(ways), over, members, amount))


def counted(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> tuple[list[Range], low.Expr]:
    """Statements that count the candidates of an option; no ranges, and how many places it counts for."""
    option = asked_.decision.options[place]
    last = param_gen(option.params[-1])
    weight = lines.declare("uint32_t", f"weight{place}")
    lines.add(low.assign(weight, 0))
    depth = lines.depth
    if option.available is not None:
        lines.add(low.If(module.lowered(option.available, scope)))
        lines.depth += 1
    for inner in nested(tuple(map(param_gen, option.params[:-1])), scope, lines, module):
        assert isinstance(last.source.type, ir.SetOf)
        found = narrowed(last, inner, module)[0]
        lines.add(low.assign(weight, sets.size(found, last.source.type.item, module), "+"))
    lines.depth = depth
    return [], weight


def held_range(
    param: ir.Param, scope: Scope, lines: Lines, module: Module
) -> tuple[low.Expr, tuple[tuple[str, ir.Expr], ...]]:
    """Statements that keep the set of a range in a variable: its name, and what is still to be tested."""
    members = members_of(param)
    kind = ir.SetOf(param.type) if members is None else members.type
    held = lines.declare(c_type(kind, module), f"range{param.slot}")
    numbers = numbers_mask(param_gen(param), scope, module)
    if numbers is not None:
        value, _, clauses = numbers
    elif members is None:
        value, clauses = run_mask(param_gen(param), scope, module)
    elif members is param.source:
        value, clauses = narrowed(param_gen(param), scope, module)
    else:
        value, clauses = module.lowered(members, scope), param.clauses
    lines.add(low.assign(held, value))
    return held, clauses


def size_now(given: Range, held: low.Expr, module: Module) -> low.Expr:
    """How many values a range has."""
    size = sets.size(held, given.item, module)
    if given.taken is not None:
        return low.call("rw_ways_to_take", given.taken, size)
    return low.Const(1, "u") << size if given.subsets else size


def member_of(item: ir.Type, held: low.Expr, module: Module) -> low.Expr:
    """The member number k of a range."""
    k = low.Local("k")
    if isinstance(item, ir.Between):
        return held + k
    return from_index(sets.nth(held, k, item, module), item)
