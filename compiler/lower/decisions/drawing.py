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

from functools import partial

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.decisions import drawable
from rulewright.compiler.lower.decisions.after_choice import made_to_see
from rulewright.compiler.lower.decisions.candidates import NOTED, SURE, generate, has_lead, judged, move_of
from rulewright.compiler.lower.decisions.drawn_ranges import Range, counted, held_range, member_of, prepared, size_now
from rulewright.compiler.lower.decisions.legal_moves import any_legal, list_legal
from rulewright.compiler.lower.decisions.prepared import Asked, param_gen
from rulewright.compiler.lower.decisions.trials import any_tried, begin_trials, trial_condition, tried
from rulewright.compiler.lower.expressions.loops import nested
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.values import from_index
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir

COUNT, ITEMS = low.path("rng.moves.count"), low.path("rng.moves.items")
LISTED = low.address(low.path("rng.moves"))  # where a playout lists moves
AT, K, M, TOTAL = low.names("at", "k", "m", "total")
TRIES = 40
SOME_TRIES = 16  # where all candidates are listed quickly,
CROWD = 256  # and there are not so many
MANY = 10  # options among which one is drawn directly
Clauses = tuple[tuple[str, ir.Expr], ...]


def sample(asked_: Asked) -> str:
    """The function that draws a move: 1, or 0 if there is none; 2 if there is only `pass` and the decision is passed
    over."""
    return asked_.function("int", f"sample_d{asked_.number}", partial(_sample, asked_), "Sampler* rng", "Move* m")


def _sample(asked_: Asked, lines: Lines) -> None:
    options, module = asked_.options, asked_.module
    lines.local("uint32_t", "noted", value=0)
    lines.local("int", "k")
    places = [place for place, option in enumerate(options) if not option.silent and not option.otherwise]
    begin_trials(asked_, places, lines)
    prefers = any(options[place].prefers for place in places)
    direct = (
        module.uses("draw_directly")
        and 0 < len(places) <= MANY
        and all(
            drawable.is_direct(asked_, place) and not drawable.may_fault(options[place], module) for place in places
        )
        and drawable.pays([options[place] for place in places], module)
    )
    if direct and (not prefers or drawable.prefers_alone(options, places)):
        _draw_directly(asked_, places, lines)
    if direct and all(drawable.is_certain(asked_, place) for place in places):
        lines.add(low.returns(0))
    elif prefers or not drawable.otherwise_last(options):
        _draw_from_list(asked_, lines)
    else:
        _draw_from_candidates(asked_, places, lines)


def below(count: low.Expr) -> low.Expr:
    """A random number."""
    return low.call("rw_below", low.address(low.path("rng.state")), count)


def _draw_from_list(asked_: Asked, lines: Lines) -> None:
    """From the list of legal moves."""
    lines.add(low.assign(COUNT, 0), list_legal(asked_, LISTED))
    lines.when(low.eq(COUNT, 0), low.returns(0))
    lines.add(low.assign(K, below(COUNT)), low.assign(M[0], ITEMS[K]), low.returns(1))


def _draw_from_candidates(asked_: Asked, places: list[int], lines: Lines) -> None:
    """From the list of candidates, striking out those that a trial refuses; then whatever is legal otherwise."""
    options, others = asked_.options, low.Local("others")
    only = asked_.decision.skip is not None and any(options[place].is_pass for place in places)
    lines.set(COUNT, 0)
    for place in sorted(places, key=lambda place: options[place].is_pass):
        if only and options[place].is_pass and all(one.name != "others" for one in lines.declared):
            lines.let("int", "others", COUNT)
        lines.add(low.do(generate(asked_, place), *asked_.passed, LISTED))
    found = low.returns(low.select(low.eq(others, 0), 2, 1) if only else 1)
    conditions = {place: trial_condition(asked_, place) for place in places}
    needed = [(place, condition) for place, condition in conditions.items() if condition is not None]
    wanted = [low.both(low.eq(low.member(M, "option"), place), condition) for place, condition in needed]
    with lines.block(low.While(low.gt(COUNT, 0))):
        lines.add(low.assign(K, below(COUNT)), low.assign(M[0], ITEMS[K]))
        if not wanted:
            lines.add(found)
        else:
            lines.when(low.either(low.negate(low.either(*wanted)), tried(asked_, M)), found)
            lines.add(low.assign(COUNT, 1, "-"), low.assign(ITEMS[K], ITEMS[COUNT]))
    if any(option.otherwise and not option.silent for option in options):
        _draw_from_list(asked_, lines)
    else:
        lines.add(low.returns(0))


# ---------------------------------------------------------------- directly


def _draw_directly(asked_: Asked, places: list[int], lines: Lines) -> None:
    """Candidate after candidate from the ranges, until one is legal."""
    lines.local("uint32_t", "at", "total")
    (count,) = lines.local("int", "tries")
    scope, module = asked_.scope, asked_.module
    drawn = []
    for place in places:
        prepare = counted if drawable.is_counted(asked_, place) else prepared
        drawn.append((place, *prepare(asked_, place, scope, lines, module)))
    weights = [weight for _, _, weight in drawn]
    lines.set(TOTAL, sum(weights[1:], weights[0]))
    with lines.block(low.If(low.ne(TOTAL, 0))):
        quickly = any(drawable.is_listed_quickly(asked_, place) for place in places)
        tries = low.select(low.ge(TOTAL, CROWD), TRIES, SOME_TRIES) if quickly else low.call("rw_min", TRIES, TOTAL)
        if all(drawable.is_certain(asked_, place) for place in places):
            tries = low.ONE
        strikes = [made[0].count for _, made, _ in drawn if made and made[0].strikes]
        once = not made_to_see(asked_).isdisjoint(places)  # and if it is taken back, that was a try
        with lines.block(low.count(count, low.path("rng.taken_back") if once else 0, sum(strikes, tries))):
            if any_tried(asked_, places):  # how often a move is tried is chance, and counts for nothing
                lines.add(low.do("rested", low.STATE))
            lines.set(AT, below(TOTAL))
            depth = lines.depth
            for place, made, weight in drawn:
                last = place == places[-1]
                if not last:
                    lines.add(low.If(low.lt(AT, weight)))
                    lines.depth += 1
                if drawable.is_counted(asked_, place):
                    _counted_off(asked_, place, scope, lines)
                else:
                    _candidate(asked_, place, made, weight, scope, lines)
                if not last:
                    lines.depth -= 1
                    lines.begin_otherwise()
                    lines.set(AT, weight, "-")
            lines.depth = depth


def _counted_off(asked_: Asked, place: int, scope: Scope, lines: Lines) -> None:
    """Statements that go to candidate number `at`, and return 1 with it if it is legal; it is not looked for any
    further if not."""
    module, (*others, last) = asked_.module, asked_.options[place].params
    assert isinstance(last.source.type, ir.SetOf)
    item = last.source.type.item
    value = lines.declare(c_type(last.type, module), f"a{last.slot}")
    for inner in nested(tuple(map(param_gen, others)), scope, lines, module):
        held, clauses = held_range(last, inner, lines, module)
        lines.set(K, sets.size(held, item, module))
        with lines.block(low.If(low.lt(AT, K))):
            lines.add(low.assign(K, AT), low.assign(value, member_of(item, held, module)))
            names = [*(inner.values[param.slot] for param in others), value]
            depth = lines.depth
            _accepted(asked_, place, names, inner.bind(last.slot, last.type, value, True), clauses, lines)
            lines.depth = depth
            lines.set(AT, TOTAL)
        with lines.otherwise():
            lines.set(AT, K, "-")


def _candidate(asked_: Asked, place: int, ranges: list[Range], weight: low.Expr, scope: Scope, lines: Lines) -> None:
    """Statements that draw one candidate from place `at`, and return 1 with it if it is legal."""
    module, params = asked_.module, asked_.options[place].params
    depth = lines.depth
    names: list[low.Expr] = []
    clauses: Clauses = ()
    for number, (param, given) in enumerate(zip(params, ranges, strict=True)):
        value = lines.declare(c_type(param.type, module), f"a{param.slot}")
        names.append(value)
        last = param is params[-1]
        held, clauses = given.held, given.clauses
        if given.most is not None or given.follows:
            held, clauses = held_range(param, scope, lines, module)
        if not given.follows:
            rest = last or number == 0 and len(params) == 2 and given.sums is not None
            lines.set(K, AT if rest else AT % given.count)
            if not rest:
                lines.set(AT, AT // given.count)
        if given.most is not None:
            if number == 1 and ranges[0].strikes:
                with lines.block(low.If(low.eq(size_now(given, held, module), 0))):
                    _strike(ranges, weight, lines)
            lines.add(low.If(low.lt(K, size_now(given, held, module))))
            lines.depth += 1
        if given.strikes:
            lines.let("int", "drawn", K)
        if given.sums is not None:
            drawn = lines.let("int", "drawn", low.call("rw_share", given.sums, given.size, K))
            lines.add(low.assign(K, given.sums[drawn], "-"), low.assign(value, from_index(held[drawn], given.item)))
        elif given.split:
            lines.add(low.do("rw_split_nth", low.member(value, "n"), *given.split, K))
        elif given.taken is not None:
            lines.set(value, low.call("rw_subset_nth", held, given.taken, K))
        elif given.subsets:
            lines.add(low.do("rw_deposit", low.address(value), low.address(held), 1, K))
        else:
            lines.set(value, from_index(held[K], given.item) if given.listed else member_of(given.item, held, module))
        scope = scope.bind(param.slot, param.type, value, True)
        for _, condition in () if last else clauses:
            if given.strikes:
                with lines.block(low.If(low.negate(module.lowered(condition, scope)))):
                    _strike(ranges, weight, lines)
            else:
                lines.add(low.If(module.lowered(condition, scope)))
                lines.depth += 1
    _accepted(asked_, place, names, scope, clauses, lines)
    lines.depth = depth


def _strike(ranges: list[Range], weight: low.Expr, lines: Lines) -> None:
    """Statements that take the member of the first range that was drawn out of its list, and go on to the next draw."""
    items, size = ranges[0].held, ranges[0].count
    following: low.Expr = low.ONE
    for given in ranges[1:]:
        following = given.count if following == low.ONE else following * given.count
    lines.add(low.assign(size, 1, "-"), low.assign(items[low.Local("drawn")], items[size]))
    lines.add(low.assign(weight, following, "-"), low.assign(TOTAL, following, "-"))
    lines.when(low.eq(TOTAL, 0), low.Break())
    lines.add(low.Continue())


def _accepted(asked_: Asked, place: int, names: list[low.Expr], scope: Scope, clauses: Clauses, lines: Lines) -> None:
    """Statements that return 1 with a candidate if what is still to be tested holds and it is legal."""
    options, option, module = asked_.options, asked_.options[place], asked_.module
    late = (option.available,) if option.available is not None and drawable.is_asked_late(option, module) else ()
    tests = [module.lowered(condition, scope) for condition in (*late, *(condition for _, condition in clauses))]
    if has_lead(option):
        preferred = sum(1 << order for order in drawable.leading_prefers(option))
        satisfied = low.eq(NOTED, low.Const(preferred, "u")) if preferred else low.TRUE
        tests.append(low.both(judged(asked_, place, names), satisfied))
    for test in tests:
        lines.add(low.If(test))
        lines.depth += 1
    lines.add(*move_of(asked_, place, M, names))
    named = [at for at, one in enumerate(options) if one.otherwise and not one.silent]
    before = enumerate(options[: named[0]] if named else ())
    above = tuple(at for at, one in before if not one.otherwise and not one.is_pass)
    if named and place not in above:
        # beside this one an `otherwise` may be legal, if nothing above that is: then the list decides
        lines.when(low.negate(any_legal(asked_, above) if above else low.FALSE), low.Break())
    needed = trial_condition(asked_, place)
    if needed is None:
        lines.add(low.returns(1))
        return
    sure = low.ZERO if option.sure is None else low.select(module.lowered(option.sure, scope), SURE, 0)
    lines.set(low.member(M, "noted"), sure)
    if place in made_to_see(asked_):
        see = low.call("made_to_see", low.STATE, low.Local("rng"), asked_.number)
        lines.when(low.both(low.eq(low.Local("tries"), 0), see), low.returns(1))
    lines.when(low.either(low.negate(needed), tried(asked_, M)), low.returns(1))
