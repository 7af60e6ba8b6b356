"""The ranges of an option, made ready to be drawn from: as sets, as lists, as runs, counted or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions import drawable
from rulewright.compiler.lower.decisions.prepared import Asked, param_gen
from rulewright.compiler.lower.expressions.loops import nested, split_over
from rulewright.compiler.lower.kept.cell_numbers import found_before
from rulewright.compiler.lower.masks.conditions import is_maskable, mask, narrowed, numbers_mask, run_mask
from rulewright.compiler.lower.masks.every import Clauses, Every, item_of
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.places import Telling
from rulewright.compiler.lower.stored.queries import few_items, few_state
from rulewright.compiler.lower.stored.values import from_index, pointer
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.members import constant_ends

AT_ONCE = 4  # members more than there are that a list has room for: RW_AT_ONCE in rulewright.h
QUICK = 150  # nodes of a set that is found for every choice before it
K = low.Local("k")  # the number of the value that is drawn from a range
Pick = Callable[[low.Expr, low.Expr], low.Body]  # puts value number k, of what is held, somewhere
Size = Callable[[low.Expr], low.Expr]  # how many values what is held has


@dataclass(frozen=True, slots=True)
class Range:
    """A parameter's range: its set, how many places it counts for, and what is still to be tested."""

    held: low.Expr
    count: low.Expr
    clauses: Clauses
    pick: Pick
    size: Size | None = None  # if it depends on earlier parameters: it counts for as many as there can ever be
    strikes: bool = False  # what is held is a list; a member is struck out when nothing can follow it
    follows: bool = False  # its place is what is left when a pair of a value before it and one of its own is found


def prepared(asked_: Asked, place: int, telling: Telling) -> tuple[list[Range], low.Expr]:
    """The ranges that can be made before anything is drawn, and how many places an option counts for."""
    option, module = asked_.options[place], asked_.module
    made = [_made_ready(param, option, telling) for param in option.params]
    if len(made) == 2 and made[0].strikes and module.uses("count_moves"):  # pairs are whole moves
        made = _weighed(option, made, telling) or made
    weight = telling.lines.declare("uint32_t", f"weight{place}")
    places = product_of(made)
    for available in () if drawable.is_asked_late(option, module) else asked_.available(place):
        places = low.select(available, places, 0)
    telling.lines.set(weight, places)
    return made, weight


def product_of(ranges: list[Range]) -> low.Expr:
    """How many places some ranges count for together."""
    found: low.Expr = low.ONE
    for one in ranges:
        found = found if one.follows else one.count if found == low.ONE else found * one.count
    return found


def _made_ready(param: ir.Param, option: ir.Option, telling: Telling) -> Range:
    """The range of a parameter, by what it is."""
    lines, module = telling.lines, telling.module
    form, depends = _form(param, module), drawable.depends_on_earlier(option, param)
    if not depends and numbers_mask(param_gen(param), telling.scope, module) is not None:
        held, clauses = held_range(param, telling)
        pick, size = _picked(form, None, module)
        return Range(held, lines.let("uint32_t", f"size{param.slot}", size(held)), clauses, pick)
    ends, most = constant_ends(param.source), low.Const(form.most)
    if ends is not None:
        return Range(low.Const(ends.start), most, param.clauses, lambda value, held: (low.assign(value, held + K),))
    if form.kind == "split":
        return _split(param, telling)
    if depends or form.kind == "run":
        return Range(low.ZERO, most, param.clauses, *_picked(form, None, module))
    if isinstance(param.source, ir.Read) and few_state(param.source, module) is not None:
        return Range(*few_items(param.source, telling.scope, lines, module), param.clauses, _listed(form.item))
    count = lines.declare("uint32_t", f"size{param.slot}")
    if form.kind == "members" and drawable.is_large(option, param, module):
        return _list(param, count, telling)
    held, clauses = held_range(param, telling)
    taken = None if form.taken is None else lines.let("int", f"taken{param.slot}", telling.lowered(form.taken))
    pick, size = _picked(form, taken, module)
    lines.set(count, size(held))
    return Range(held, count, clauses, pick)


def _form(param: ir.Param, module: Module) -> drawable.Form:
    form = drawable.form_of(param, module)
    assert form is not None
    return form


def _picked(form: drawable.Form, taken: low.Expr | None, module: Module) -> tuple[Pick, Size]:
    """How value number k is found among the members of a set, or among its subsets, all or those with so many members;
    and how many values there are."""

    def size(held: low.Expr) -> low.Expr:
        return sets.size(held, form.item, module)

    if form.kind != "subsets":
        return lambda value, held: (low.assign(value, member_of(form.item, held, module)),), size
    if taken is None:
        return (
            lambda value, held: (low.do("rw_deposit", low.address(value), low.address(held), 1, K),),
            lambda held: low.Const(1, "u") << size(held),
        )
    return (
        lambda value, held: (low.assign(value, low.call("rw_subset_nth", held, taken, K)),),
        lambda held: low.call("rw_ways_to_take", taken, size(held)),
    )


def _listed(item: ir.Type) -> Pick:
    """How value number k is found in a list."""
    return lambda value, held: (low.assign(value, from_index(held[K], item)),)


def _list(param: ir.Param, size: low.Expr, telling: Telling) -> Range:
    """Statements that list the members of a set and assign how many there are."""
    lines, scope, module = telling.lines, telling.scope, telling.module
    item, clauses = item_of(param.source), param.clauses
    lying = None if is_maskable(param.source, module) else pointer(param.source, scope, module)
    always = None if lying is None else _always(param, scope, module)
    if lying is None:
        held, clauses = held_range(param, telling)
        lying = low.address(held)
    if always is not None:
        clauses = clauses[1:]
    (items,) = lines.local("uint16_t", lines.names.fresh(f"items{param.slot}"), extent=size_of(item, module) + AT_ONCE)
    words = low.cast("const uint64_t*", lying)
    among = words if always is None else low.cast("const uint64_t*", low.address(always))
    lines.set(size, low.call("rw_members", words, among, set_words(item, module), items))
    return Range(items, size, clauses, _listed(item), strikes=True)


def _always(param: ir.Param, scope: Scope, module: Module) -> low.Expr | None:
    """What holds for the first clause of a range at any time, as a mask; None if that is not known."""
    match param.clauses:
        case (("where", condition), *_) if module.uses("masks") and module.facts.is_static(condition):
            alone = free_slots(condition) == [param.slot]
            return mask(condition, Every(param.slot, item_of(param.source), scope, module)) if alone else None
    return None


def _weighed(option: ir.Option, made: list[Range], telling: Telling) -> list[Range] | None:
    """If what can follow each member of a list is found quickly, it is counted for all of them, and pairs are drawn."""
    lines, scope, module = telling.lines, telling.scope, telling.module
    (first, second), given = option.params, made[0]

    def numbers(member: low.Expr) -> tuple[low.Expr, ir.Number, Clauses] | None:
        return numbers_mask(param_gen(second), scope.bind(first.slot, first.type, member, True), module)

    tried = numbers(low.Local("member"))
    if tried is None or _nodes(tried[0], {one.name: one for one in module.written.functions.written}) > QUICK:
        return None
    item, size, pairs = item_of(first.source), given.count, lines.declare("uint32_t", f"pairs{first.slot}")
    member = lines.declare(c_type(first.type, module), f"a{first.slot}")
    (sums,) = lines.local("uint32_t", lines.names.fresh(f"sums{first.slot}"), extent=size_of(item, module))
    found = numbers(member)
    assert found is not None
    before, pairing = found_before(found[0], module)
    lines.add(*before, low.assign(pairs, 0))
    inner = scope.bind(first.slot, first.type, member, True)
    with lines.block(low.count(K, 0, size)):
        lines.add(low.assign(sums[K], pairs), low.assign(member, from_index(given.held[K], item)))
        with lines.under(*(module.lowered(condition, inner) for _, condition in given.clauses)):
            lines.set(pairs, sets.size(pairing, found[1], module), "+")

    def pick(value: low.Expr, held: low.Expr) -> low.Body:
        drawn = lines.let("int", "drawn", low.call("rw_share", sums, size, K))
        return low.assign(K, sums[drawn], "-"), low.assign(value, from_index(held[drawn], item))

    pair = replace(given, count=pairs, clauses=(), pick=pick, strikes=False)
    return [pair, Range(low.ZERO, low.ONE, found[2], _picked(_form(second, module), None, module)[0], follows=True)]


def _nodes(of: low.Expr | low.Function, functions: dict[str, low.Function]) -> int:
    """How much there is to do for an expression, with the functions that it calls; very much if there is a loop."""
    found = 0
    for part in walk(of):
        found += QUICK + 1 if isinstance(part, low.For | low.While) else 1
        if isinstance(part, low.Call) and part.function in functions and found <= QUICK:
            found += _nodes(functions[part.function], functions)
    return found


def _split(param: ir.Param, telling: Telling) -> Range:
    """Statements that count the ways to split a number; none if they are too many, which a list must tell."""
    lines = telling.lines
    size, ways = lines.declare("uint32_t", f"size{param.slot}"), lines.declare("rw_ways", f"ways{param.slot}")
    assert isinstance(param.source, ir.Op)
    among = split_over(param_gen(param), param.source, telling.scope, lines, telling.module)
    lines.set(size, low.call("rw_split_ways", low.address(ways), *among))
    over, _, members, amount = among
    split = low.address(ways), over, members, amount, K
    return Range(
        low.ZERO, size, param.clauses, lambda value, _: (low.do("rw_split_nth", low.member(value, "n"), *split),)
    )


def counted(asked_: Asked, place: int, telling: Telling) -> low.Expr:
    """Statements that count the candidates of an option; how many places it counts for."""
    lines, module, (*others, last) = telling.lines, asked_.module, map(param_gen, asked_.options[place].params)
    weight = lines.let("uint32_t", f"weight{place}", 0)

    with lines.under(*asked_.available(place)):
        for inner in nested(tuple(others), telling.scope, lines, module):
            lines.set(weight, sets.size(narrowed(last, inner, module)[0], item_of(last.source), module), "+")
    return weight


def held_range(param: ir.Param, telling: Telling) -> tuple[low.Expr, Clauses]:
    """Statements that keep the set of a range in a variable: its name, and what is still to be tested."""
    gen, scope, module, form = param_gen(param), telling.scope, telling.module, _form(param, telling.module)
    held = telling.lines.declare(c_type(ir.SetOf(form.item), module), f"range{param.slot}")
    numbers, clauses = numbers_mask(gen, scope, module), param.clauses
    if numbers is not None:
        value, _, clauses = numbers
    elif form.kind == "run":
        assert isinstance(param.source, ir.Op) and isinstance(param.type, ir.Number)
        first, last = map(telling.lowered, param.source.args)
        value = run_mask(first, last, param.type, module)
    elif form.kind == "members":
        value, clauses = narrowed(gen, scope, module)
    else:
        value = module.lowered(form.members, scope)
    telling.lines.set(held, value)
    return held, clauses


def member_of(item: ir.Type, held: low.Expr, module: Module) -> low.Expr:
    """The member number k of a set."""
    return from_index(sets.nth(held, K, item, module), item)
