"""Sampling: one legal move of a decision, exactly uniformly, without a list where that is possible.

Directly: a candidate is drawn uniformly from the product of the ranges and accepted if it is legal. A range that
depends on an earlier parameter counts as large as it can ever be; a place beyond its present size is a rejection. If
that is too large, what the last parameter can be is counted for each choice of the others, and counted off again to the
place that was drawn. Where something is preferred, only what satisfies it is accepted: as soon as there is such a move,
nothing else is legal. After a number of rejections, and where an option does not fit, all candidates are listed and
drawn from; a drawn one that a trial refuses is struck out. So is a member of a large set, listed once, after which
nothing can be chosen. Either way every legal move is equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.asked import (
    Asked,
    head_parameters,
    inner_scope,
    param_gen,
    passed_on,
)
from rulewright.compiler.lower.bounded_sets import few_items, few_state
from rulewright.compiler.lower.chosen import made_to_see
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.decisions import generate, has_lead, judged, move_of
from rulewright.compiler.lower.loops import nested, split_over
from rulewright.compiler.lower.masks import is_maskable, narrowed, numbers_mask, run_mask
from rulewright.compiler.lower.moves import any_legal, legal, tried
from rulewright.compiler.lower.trials import trial_condition
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.compiler.lower.values import from_index, pointer
from rulewright.runtime import ir

LISTED = low.address(low.path("rng.moves"))  # where a playout lists moves
TRIES = 40
SOME_TRIES = 16  # where all candidates are listed quickly,
CROWD = 256  # and there are not so many
MANY = 10  # options among which one is drawn directly
PLENTY = 24  # so many candidates are not listed in order to draw one of them
SMALL = 12  # a dependent range that can never be larger is drawn from by rejection
COUNTED = 4  # words of sets that are counted
QUICK = 150  # nodes of a set that is found for every choice before it
WIDE = 1024  # words of a set whose members are counted in less time than candidates are listed
LARGE = (
    4,
    256,
)  # more words than the first: the members are listed once and drawn from the list, which lies on the stack


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
    listed: bool = False  # what is held is an array of indices
    strikes: bool = False  # a member of the array is struck out when nothing can follow it
    size: low.Expr = low.ZERO  # of that array
    sums: low.Expr | None = None  # for each member of the array, how many pairs with what follows there are before it
    follows: bool = False  # its place is what is left when such a pair is found
    split: tuple[low.Expr, ...] = ()  # of ways to split a number: how many there are, and among whom


def sample(asked_: Asked, module: Module) -> str:
    """The function that draws a move: 1, or 0 if there is none; 2 if there is only `pass` and the decision is passed
    over."""
    return module.once(
        ("sample", asked_.number), f"sample_d{asked_.number}", lambda fresh: _sample(fresh, asked_, module)
    )


def _sample(name: str, asked_: Asked, module: Module) -> low.Function:
    options = asked_.decision.options
    lines = Lines()
    lines.declared += ["cdef uint32_t noted = 0", "cdef int k"]
    places = [place for place, option in enumerate(options) if not option.silent and not option.otherwise]
    if any(trial_condition(asked_, place, module) for place in places):
        lines.declared.append("cdef Trial trial")
        lines.add(low.do("begin_trial", low.address(low.Local("trial")), low.FALSE))
    prefers = any(options[place].prefers for place in places)
    direct = (
        module.uses("draw_directly")
        and 0 < len(places) <= MANY
        and all(_is_direct(asked_, place, module) and not _may_fault(options[place], module) for place in places)
        and _pays(asked_, places, module)
    )
    if direct and (not prefers or _prefers_alone(options, places)):
        _draw_directly(asked_, places, lines, module)
    if direct and all(_is_certain(asked_, place, module) for place in places):
        lines.add(low.returns(0))
    elif prefers or not _otherwise_last(options):
        _draw_from_list(asked_, lines, module)
    else:
        _draw_from_candidates(asked_, places, lines, module)
    return lines.function(f"int {name}({head_parameters(asked_, module)}, Sampler* rng, Move* m)")


def _may_fault(option: ir.Option, module: Module) -> bool:
    """Whether asking if a candidate is legal may fault: then every candidate is asked, as it is where moves are
    listed."""
    return module.faulting_besides_trials.may((option.available, option.params, option.lead))


def _prefers_alone(options: tuple[ir.Option, ...], places: list[int]) -> bool:
    """Whether there is one option, all of whose prefers are known before its body begins."""
    return len(places) == 1 and len(_leading_prefers(options[places[0]])) == options[places[0]].prefers


def _leading_prefers(option: ir.Option) -> list[int]:
    return [stmt.order for stmt in option.lead if isinstance(stmt, ir.Prefer)]


def _is_certain(asked_: Asked, place: int, module: Module) -> bool:
    """Whether the one candidate of an option is legal where the option is available, so that the first draw counts."""
    option = asked_.decision.options[place]
    named = any(one.otherwise and not one.silent for one in asked_.decision.options)
    late = _is_asked_late(option, module)
    return not (named or late or option.params or has_lead(asked_, place) or trial_condition(asked_, place, module))


def _is_asked_late(option: ir.Option, module: Module) -> bool:
    """Whether it is dear to know if an option is there: then it is asked only when a candidate of it was drawn."""
    return option.available is not None and module.effort.is_long(option.available)


def _pays(asked_: Asked, places: list[int], module: Module) -> bool:
    """Whether drawing directly is worth its text: in a large program only where there is much to draw from."""
    return not module.compact or any(
        _candidates_of(asked_.decision.options[place], module) >= PLENTY for place in places
    )


def _candidates_of(option: ir.Option, module: Module) -> int:
    """How many candidates an option can have, if nothing but the types of its parameters counts."""
    most = 1
    for param in option.params:
        kind = param.source.type
        if _is_split(param):
            most *= PLENTY
        most *= size_of(kind.item, module) if isinstance(kind, ir.SetOf) and bag_of_kinds(param.source) is None else 1
    return most


def _otherwise_last(options: tuple[ir.Option, ...]) -> bool:
    """Whether no named `otherwise` can be legal beside other moves."""
    named = [place for place, option in enumerate(options) if option.otherwise and not option.silent]
    if not named:
        return True
    plain = [place for place, option in enumerate(options) if not option.otherwise]
    return not any(options[place].is_pass for place in plain) and all(place < named[0] for place in plain)


def _draw_from_list(asked_: Asked, lines: Lines, module: Module) -> None:
    """From the list of legal moves."""
    lines.add("rng.moves.count = 0", low.do(legal(asked_, module), *passed_on(asked_), LISTED))
    lines.write("""
        if rng.moves.count == 0:
            return 0
        k = rw_below(&rng.state, rng.moves.count)
        m[0] = rng.moves.items[k]
        return 1
    """)


def _draw_from_candidates(asked_: Asked, places: list[int], lines: Lines, module: Module) -> None:
    """From the list of candidates, striking out those that a trial refuses; then whatever is legal otherwise."""
    options, m = asked_.decision.options, low.Local("m")
    only = asked_.decision.skip is not None and any(options[place].is_pass for place in places)
    lines.add("rng.moves.count = 0")
    for place in sorted(places, key=lambda place: options[place].is_pass):
        if only and options[place].is_pass and "cdef int others" not in lines.declared:
            lines.declared.append("cdef int others")
            lines.add("others = rng.moves.count")
        lines.add(low.do(generate(asked_, place, module), *passed_on(asked_), LISTED))
    found = "return 2 if others == 0 else 1" if only else "return 1"
    conditions = [trial_condition(asked_, place, module) for place in places]
    with lines.block("while rng.moves.count > 0"):
        lines.add("k = rw_below(&rng.state, rng.moves.count)", "m[0] = rng.moves.items[k]")
        wanted = [
            low.both(low.eq(low.member(m, "option"), place), condition)
            for place, condition in zip(places, conditions, strict=True)
            if condition is not None
        ]
        if not wanted:
            lines.add(found)
        else:
            with lines.block(low.If(low.either(low.negate(low.either(*wanted)), tried(asked_, m)))):
                lines.add(found)
            lines.add("rng.moves.count -= 1", "rng.moves.items[k] = rng.moves.items[rng.moves.count]")
    if any(option.otherwise and not option.silent for option in asked_.decision.options):
        _draw_from_list(asked_, lines, module)
    else:
        lines.add(low.returns(0))


# ---------------------------------------------------------------- directly


def _is_direct(asked_: Asked, place: int, module: Module) -> bool:
    """Whether candidates of an option can be drawn from its ranges."""
    if _is_counted(asked_, place, module):
        return True
    option = asked_.decision.options[place]
    most = 1
    for number, param in enumerate(option.params):
        if any(clause != "where" for clause, _ in param.clauses):
            return False
        ends = _constant_ends(param.source)
        if ends is not None:
            most *= max(0, ends[1] - ends[0] + 1)
            continue
        if _is_split(param) and len(option.params) == len(asked_.decision.options) == 1:
            continue
        if _is_run(param, module):
            most *= size_of(param.type, module)
            continue
        members = _members(param)
        if members is None:
            return False
        assert isinstance(members.type, ir.SetOf)
        if set_words(members.type.item, module) > (1 if members is not param.source else WIDE):
            return False
        earlier = {one.slot for one in option.params[:number]}
        if earlier & set(free_slots((param.source, tuple(c for _, c in param.clauses)))):
            size = _most(param, members, module)
            if size > SMALL:
                return False
        else:
            size = size_of(members.type.item, module) if members is param.source else _most(param, members, module)
        most *= size
    return most < 2**24


def _is_counted(asked_: Asked, place: int, module: Module) -> bool:
    """Whether candidates of an option are counted: sets, of which one is large and follows from what was chosen
    before."""
    option = asked_.decision.options[place]
    if not module.uses("count_moves") or len(option.params) < 2 or module.compact:
        return False
    if any(one.otherwise and not one.silent for one in asked_.decision.options):
        return False
    for param in option.params:
        if _members(param) is not param.source or any(clause != "where" for clause, _ in param.clauses):
            return False
        assert isinstance(param.source.type, ir.SetOf)
        if set_words(param.source.type.item, module) > COUNTED or module.effort.is_long(param.source):
            return False  # what is dear is not found twice
    return any(
        {one.slot for one in option.params[:number]}
        & set(free_slots((param.source, *(one for _, one in param.clauses))))
        and most_members(param.source, module) > SMALL
        for number, param in enumerate(option.params)
    )


def _constant_ends(source: ir.Expr) -> tuple[int, int] | None:
    """The ends of a range of numbers that is always the same."""
    match source:
        case ir.Const((int(low), int(high)), ir.Between()) | ir.Op(
            "between", (ir.Const(int(low)), ir.Const(int(high)))
        ):
            return low, high
    return None


def _is_run(param: ir.Param, module: Module) -> bool:
    """Whether a range is a run of a few numbers whose ends change."""
    if not isinstance(param.source, ir.Op) or param.source.op != "between" or not module.uses("masks"):
        return False
    return isinstance(param.type, ir.Number) and not param.type.optional and size_of(param.type, module) <= SMALL


def _is_split(param: ir.Param) -> bool:
    """Whether a range is that of all ways to split a number."""
    return isinstance(param.source, ir.Op) and param.source.op == "splits"


def _is_listed_quickly(asked_: Asked, place: int, module: Module) -> bool:
    """Whether all values of a parameter that fit the earlier ones are found at once; then a list costs no more than
    some rejections."""
    scope = inner_scope(asked_, module)
    for number, param in enumerate(asked_.decision.options[place].params):
        if number and numbers_mask(param_gen(param), scope, module) is not None:
            return True
        scope = scope.bind(param.slot, param.type, low.Local(f"a{param.slot}"), True)
    return False


def _members(param: ir.Param) -> ir.Expr | None:
    """The set whose members, or whose subsets, a range consists of; None if it is no such range."""
    match param.source:
        case ir.Op("subsets", (members,)) if isinstance(members.type, ir.SetOf):
            return members
        case ir.Op("subsets" | "splits"):
            return None
    if bag_of_kinds(param.source) is not None:
        return None  # few of very many: they are listed sooner than found by chance
    return param.source if isinstance(param.source.type, ir.SetOf) else None


def _most(param: ir.Param, members: ir.Expr, module: Module) -> int:
    """How large a range can ever be."""
    most = most_members(members, module)
    return most if members is param.source else 1 << most


def most_members(source: ir.Expr, module: Module) -> int:
    """How many members a set can ever have."""
    assert isinstance(source.type, ir.SetOf)
    size = size_of(source.type.item, module)
    match source:
        case ir.Const(value):
            return int(value).bit_count()
        case ir.Op("set", args):
            return min(size, len(args))
        case ir.Op("meet", (one, two)):
            return min(most_members(one, module), most_members(two, module))
        case ir.Op("union", (one, two)):
            return min(size, most_members(one, module) + most_members(two, module))
        case ir.Op("without", (one, _)):
            return most_members(one, module)
        case ir.Op("neighbours" | "surroundings", _, _, board):
            about = module.program.boards[board]
            near = about.neighbours if source.op == "neighbours" else about.surroundings
            return max((sum(1 for cell in cells if cell) for cells in near), default=0)
        case ir.If(_, then, otherwise):
            return max(most_members(then, module), most_members(otherwise, module))
        case ir.Call(number):
            result = module.program.functions[number].result
            return most_members(result, module) if isinstance(result.type, ir.SetOf) else size
        case ir.Fold("set", gens):
            found = 1
            for gen in gens:
                ends = _constant_ends(gen.source)
                if ends is not None:
                    found *= max(0, ends[1] - ends[0] + 1)
                else:
                    found *= most_members(gen.source, module) if isinstance(gen.source.type, ir.SetOf) else size
            return min(size, found)
    return size


def _draw_directly(asked_: Asked, places: list[int], lines: Lines, module: Module) -> None:
    """Candidate after candidate from the ranges, until one is legal."""
    total, at = low.names("total", "at")
    lines.declared += ["cdef uint32_t at", "cdef uint32_t total", "cdef int tries"]
    scope = inner_scope(asked_, module)
    weights, ranges = [], []
    for place in places:
        prepare = _count if _is_counted(asked_, place, module) else _prepare
        made, weight = prepare(asked_, place, scope, lines, module)
        ranges.append(made)
        weights.append(weight)
    lines.add(low.assign(total, sum(weights[1:], weights[0])))
    with lines.block(low.If(low.ne(total, 0))):
        quickly = any(_is_listed_quickly(asked_, place, module) for place in places)
        tries = low.select(low.ge(total, CROWD), TRIES, SOME_TRIES) if quickly else low.call("rw_min", TRIES, total)
        if all(_is_certain(asked_, place, module) for place in places):
            tries = low.ONE
        looks_ahead = any(trial_condition(asked_, place, module) for place in places)
        strikes = [made[0].count for made in ranges if made and made[0].strikes]
        once = any(made_to_see(asked_, place, module) for place in places)  # and if it is taken back, that was a try
        begin = low.path("rng.taken_back") if once else low.ZERO
        with lines.block(low.count(low.Local("tries"), begin, sum(strikes, tries))):
            if looks_ahead:  # how often a move is tried is chance, and counts for nothing
                lines.add(low.do("rested", low.STATE))
            lines.add(low.assign(at, low.call("rw_below", low.address(low.path("rng.state")), total)))
            for number, place in enumerate(places):
                last = number == len(places) - 1
                if not last:
                    lines.add(low.If(low.lt(at, weights[number])))
                    lines.depth += 1
                if _is_counted(asked_, place, module):
                    _counted_off(asked_, place, scope, lines, module)
                else:
                    _candidate(asked_, place, ranges[number], weights[number], scope, lines, module)
                if not last:
                    lines.depth -= 1
                    lines.add("else:")
                    lines.depth += 1
                    lines.add(low.assign(at, weights[number], "-"))
            lines.depth -= len(places) - 1


def _prepare(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> tuple[list[Range], low.Expr]:
    """The ranges that can be made before anything is drawn, and how many places an option counts for."""
    option = asked_.decision.options[place]
    made: list[Range] = []
    factors: list[low.Expr] = []
    earlier: set[int] = set()
    for param in option.params:
        ends = _constant_ends(param.source)
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
        if _is_split(param):
            made.append(_split(param, scope, lines, module))
            factors.append(made[-1].count)
            continue
        if _is_run(param, module):
            most = size_of(param.type, module)
            made.append(Range(low.ZERO, param.type, most, low.Const(most), param.clauses))
            factors.append(low.Const(most))
            earlier.add(param.slot)
            continue
        members = _members(param)
        assert members is not None and isinstance(members.type, ir.SetOf)
        item, subsets = members.type.item, members is not param.source
        earlier.add(param.slot)
        if depends:
            most = _most(param, members, module)
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
        if not subsets and _is_large(option, param, module):
            made.append(_list(param, size, scope, lines, module))
            continue
        held, clauses = _hold(param, scope, lines, module)
        made.append(Range(held, item, None, size, clauses, subsets))
        lines.add(low.assign(size, _size(made[-1], held, module)))
    if made and made[0].strikes and module.uses("count_moves"):
        _weigh(option, made, factors, scope, lines, module)
    weight = lines.declare("uint32_t", f"weight{place}")
    product: low.Expr = low.ONE
    for factor in factors:
        product = factor if product == low.ONE else product * factor
    if option.available is not None and not _is_asked_late(option, module):
        product = low.select(module.lowered(option.available, scope), product, 0)
    lines.add(low.assign(weight, product))
    return made, weight


def _is_large(option: ir.Option, param: ir.Param, module: Module) -> bool:
    """Whether the members of a set are listed before one is drawn: it has many words, and what is chosen after may not
    be there."""
    assert isinstance(param.source.type, ir.SetOf)
    least, most = LARGE
    return len(option.params) > 1 and least < set_words(param.source.type.item, module) <= most


def _list(param: ir.Param, size: low.Expr, scope: Scope, lines: Lines, module: Module) -> Range:
    """Statements that list the members of a set and assign how many there are."""
    assert isinstance(param.source.type, ir.SetOf)
    item, clauses = param.source.type.item, param.clauses
    lying = None if is_maskable(param.source, module) else pointer(param.source, scope, module)
    if lying is None:
        held, clauses = _hold(param, scope, lines, module)
        lying = low.address(held)
    items = low.Local(lines.names.fresh(f"items{param.slot}"))
    lines.declared.append(f"cdef uint16_t {items.name}[{size_of(item, module)}]")
    words = low.cast("const uint64_t*", lying)
    lines.add(low.assign(size, low.call("rw_members", words, set_words(item, module), items)))
    return Range(items, item, None, size, clauses, listed=True, strikes=True)


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
    lines.declared.append(f"cdef uint32_t {sums.name}[{size_of(given.item, module)}]")
    inner = scope.bind(first.slot, first.type, member, True)
    numbers = numbers_mask(following, inner, module)
    assert numbers is not None
    found, kind, clauses = numbers
    lines.add(low.assign(pairs, 0))
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


def _count(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> tuple[list[Range], low.Expr]:
    """Statements that count the candidates of an option; no ranges, and how many places it counts for."""
    option = asked_.decision.options[place]
    last = param_gen(option.params[-1])
    weight = lines.declare("uint32_t", f"weight{place}")
    lines.add(low.assign(weight, 0))

    def add(inner: Scope) -> None:
        assert isinstance(last.source.type, ir.SetOf)
        found = narrowed(last, inner, module)[0]
        lines.add(low.assign(weight, sets.size(found, last.source.type.item, module), "+"))

    others = tuple(param_gen(param) for param in option.params[:-1])
    if option.available is None:
        nested(others, scope, lines, module, add)
    else:
        with lines.block(low.If(module.lowered(option.available, scope))):
            nested(others, scope, lines, module, add)
    return [], weight


def _counted_off(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> None:
    """Statements that go to candidate number `at`, and return 1 with it if it is legal; it is not looked for any
    further if not."""
    option = asked_.decision.options[place]
    last = option.params[-1]
    assert isinstance(last.source.type, ir.SetOf)
    item, at, k = last.source.type.item, low.Local("at"), low.Local("k")
    value = lines.declare(c_type(last.type, module), f"a{last.slot}")

    def look(inner: Scope) -> None:
        held, clauses = _hold(last, inner, lines, module)
        lines.add(low.assign(k, sets.size(held, item, module)))
        with lines.block(low.If(low.lt(at, k))):
            lines.add(low.assign(k, at), low.assign(value, _member(item, held, module)))
            names = [inner.values[param.slot] for param in option.params[:-1]]
            depth = lines.depth
            _accepted(
                asked_, place, [*names, value], inner.bind(last.slot, last.type, value, True), clauses, lines, module
            )
            lines.depth = depth
            lines.add(low.assign(at, low.Local("total")))
        with lines.block("else"):
            lines.add(low.assign(at, k, "-"))

    nested(tuple(param_gen(param) for param in option.params[:-1]), scope, lines, module, look)


def _hold(
    param: ir.Param, scope: Scope, lines: Lines, module: Module
) -> tuple[low.Expr, tuple[tuple[str, ir.Expr], ...]]:
    """Statements that keep the set of a range in a variable: its name, and what is still to be tested."""
    members = _members(param)
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


def _size(given: Range, held: low.Expr, module: Module) -> low.Expr:
    """How many values a range has."""
    size = sets.size(held, given.item, module)
    return low.Const(1, "u") << size if given.subsets else size


def _member(item: ir.Type, held: low.Expr, module: Module) -> low.Expr:
    """The member number k of a range."""
    k = low.Local("k")
    if isinstance(item, ir.Between):
        return held + k
    return from_index(sets.nth(held, k, item, module), item)


def _candidate(
    asked_: Asked, place: int, ranges: list[Range], weight: low.Expr, scope: Scope, lines: Lines, module: Module
) -> None:
    """Statements that draw one candidate from place `at`, and return 1 with it if it is legal."""
    k = low.Local("k")
    option = asked_.decision.options[place]
    depth = lines.depth
    names: list[low.Expr] = []
    clauses: tuple[tuple[str, ir.Expr], ...] = ()
    for number, (param, given) in enumerate(zip(option.params, ranges, strict=True)):
        value = lines.declare(c_type(param.type, module), f"a{param.slot}")
        names.append(value)
        last = param is option.params[-1]
        held, clauses = given.held, given.clauses
        if given.most is not None or given.follows:
            held, clauses = _hold(param, scope, lines, module)
        if not given.follows:
            rest = last or number == 0 and len(option.params) == 2 and given.sums is not None
            lines.add(low.assign(k, low.Local("at") if rest else low.Local("at") % given.count))
            if not rest:
                lines.add(low.assign(low.Local("at"), low.Local("at") // given.count))
        if given.most is not None:
            if len(names) == 2 and ranges[0].strikes:
                with lines.block(low.If(low.eq(_size(given, held, module), 0))):
                    _strike(ranges, weight, lines)
            lines.add(low.If(low.lt(k, _size(given, held, module))))
            lines.depth += 1
        if given.strikes:
            lines.add(low.assign(lines.declare("int", "drawn"), k))
        if given.sums is not None:
            drawn = lines.declare("int", "drawn")
            lines.add(low.assign(drawn, low.call("rw_share", given.sums, given.size, k)))
            lines.add(low.assign(k, given.sums[drawn], "-"), low.assign(value, from_index(held[drawn], given.item)))
        elif given.split:
            lines.add(low.do("rw_split_nth", low.member(value, "n"), *given.split, k))
        elif given.listed:
            lines.add(low.assign(value, from_index(held[k], given.item)))
        elif given.subsets:
            lines.add(low.do("rw_deposit", low.address(value), low.address(held), 1, k))
        else:
            lines.add(low.assign(value, _member(given.item, held, module)))
        scope = scope.bind(param.slot, param.type, value, True)
        for _, condition in () if last else clauses:
            if given.strikes:
                with lines.block(low.If(low.negate(module.lowered(condition, scope)))):
                    _strike(ranges, weight, lines)
            else:
                lines.add(low.If(module.lowered(condition, scope)))
                lines.depth += 1
    _accepted(asked_, place, names, scope, clauses, lines, module)
    lines.depth = depth


def _strike(ranges: list[Range], weight: low.Expr, lines: Lines) -> None:
    """Statements that take the member of the first range that was drawn out of its list, and go on to the next draw."""
    items, size = ranges[0].held, ranges[0].count
    following: low.Expr = low.ONE
    for given in ranges[1:]:
        following = given.count if following == low.ONE else following * given.count
    total = low.Local("total")
    lines.add(low.assign(size, 1, "-"), low.assign(items[low.Local("drawn")], items[size]))
    lines.add(low.assign(weight, following, "-"), low.assign(total, following, "-"))
    lines.when(low.eq(total, 0), low.Break())
    lines.add(low.Continue())


def _accepted(
    asked_: Asked,
    place: int,
    names: list[low.Expr],
    scope: Scope,
    clauses: tuple[tuple[str, ir.Expr], ...],
    lines: Lines,
    module: Module,
) -> None:
    """Statements that return 1 with a candidate if what is still to be tested holds and it is legal."""
    option, m = asked_.decision.options[place], low.Local("m")
    late = (option.available,) if option.available is not None and _is_asked_late(option, module) else ()
    for condition in (*late, *(condition for _, condition in clauses)):
        lines.add(low.If(module.lowered(condition, scope)))
        lines.depth += 1
    if has_lead(asked_, place):
        preferred = sum(1 << order for order in _leading_prefers(option))
        satisfied = low.eq(low.Local("noted"), low.Const(preferred, "u")) if preferred else low.TRUE
        lines.add(low.If(low.both(judged(asked_, place, names, module), satisfied)))
        lines.depth += 1
    lines.add(*move_of(asked_, place, m, names, module))
    options = asked_.decision.options
    named = [at for at, one in enumerate(options) if one.otherwise and not one.silent]
    above = tuple(
        at for at, one in enumerate(options) if named and at < named[0] and not one.otherwise and not one.is_pass
    )
    if named and place not in above:
        # beside this one an `otherwise` may be legal, if nothing above that is: then the list decides
        legal_above = low.call(any_legal(asked_, above, module), *passed_on(asked_)) if above else low.FALSE
        lines.when(low.negate(legal_above), low.Break())
    needed = trial_condition(asked_, place, module)
    if needed is None:
        lines.add(low.returns(1))
    else:
        sure = (
            low.ZERO if option.sure is None else low.select(module.lowered(option.sure, scope), low.Global("SURE"), 0)
        )
        lines.add(low.assign(low.member(m, "noted"), sure))
        if made_to_see(asked_, place, module):
            first = low.eq(low.Local("tries"), 0)
            lines.when(
                low.both(first, low.call("made_to_see", low.STATE, low.Local("rng"), asked_.number)), low.returns(1)
            )
        test = tried(asked_, m)
        lines.when(low.either(low.negate(needed), test), low.returns(1))
