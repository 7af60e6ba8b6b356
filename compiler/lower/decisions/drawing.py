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

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.after_choice import made_to_see
from rulewright.compiler.lower.decisions.candidates import generate, has_lead, judged, move_of
from rulewright.compiler.lower.decisions.drawable import (
    is_asked_late,
    is_certain,
    is_counted,
    is_direct,
    is_listed_quickly,
    leading_prefers,
    may_fault,
    otherwise_last,
    pays,
    prefers_alone,
)
from rulewright.compiler.lower.decisions.drawn_ranges import Range, counted, held_range, member_of, prepared, size_now
from rulewright.compiler.lower.decisions.legal_moves import any_legal, legal, tried
from rulewright.compiler.lower.decisions.prepared import Asked, head_parameters, inner_scope, param_gen, passed_on
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.expressions.loops import nested
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.values import from_index
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir

LISTED = low.address(low.path("rng.moves"))  # where a playout lists moves
TRIES = 40
SOME_TRIES = 16  # where all candidates are listed quickly,
CROWD = 256  # and there are not so many
MANY = 10  # options among which one is drawn directly


def sample(asked_: Asked, module: Module) -> str:
    """The function that draws a move: 1, or 0 if there is none; 2 if there is only `pass` and the decision is passed
    over."""
    return module.once(
        ("sample", asked_.number), f"sample_d{asked_.number}", lambda fresh: _sample(fresh, asked_, module)
    )


def _sample(name: str, asked_: Asked, module: Module) -> low.Function:
    options = asked_.decision.options
    lines = Lines()
    lines.local("uint32_t", "noted", value=0)
    lines.local("int", "k")
    places = [place for place, option in enumerate(options) if not option.silent and not option.otherwise]
    if any(trial_condition(asked_, place, module) for place in places):
        lines.local("Trial", "trial")
        lines.add(low.do("begin_trial", low.address(low.Local("trial")), low.FALSE))
    prefers = any(options[place].prefers for place in places)
    direct = (
        module.uses("draw_directly")
        and 0 < len(places) <= MANY
        and all(is_direct(asked_, place, module) and not may_fault(options[place], module) for place in places)
        and pays(asked_, places, module)
    )
    if direct and (not prefers or prefers_alone(options, places)):
        _draw_directly(asked_, places, lines, module)
    if direct and all(is_certain(asked_, place, module) for place in places):
        lines.add(low.returns(0))
    elif prefers or not otherwise_last(options):
        _draw_from_list(asked_, lines, module)
    else:
        _draw_from_candidates(asked_, places, lines, module)
    return lines.function("int", name, *head_parameters(asked_, module), "Sampler* rng", "Move* m")


def _draw_from_list(asked_: Asked, lines: Lines, module: Module) -> None:
    """From the list of legal moves."""
    k, m = low.names("k", "m")
    lines.add(low.assign(low.path("rng.moves.count"), 0), low.do(legal(asked_, module), *passed_on(asked_), LISTED))
    lines.add(
        low.when(low.eq(low.path("rng.moves.count"), 0), low.returns(0)),
        low.assign(k, low.call("rw_below", low.address(low.path("rng.state")), low.path("rng.moves.count"))),
        low.assign(m[0], low.path("rng.moves.items")[k]),
        low.returns(1),
    )


def _draw_from_candidates(asked_: Asked, places: list[int], lines: Lines, module: Module) -> None:
    """From the list of candidates, striking out those that a trial refuses; then whatever is legal otherwise."""
    k, others = low.names("k", "others")
    options, m = asked_.decision.options, low.Local("m")
    only = asked_.decision.skip is not None and any(options[place].is_pass for place in places)
    lines.add(low.assign(low.path("rng.moves.count"), 0))
    for place in sorted(places, key=lambda place: options[place].is_pass):
        if only and options[place].is_pass and all(one.name != "others" for one in lines.declared):
            lines.local("int", "others")
            lines.add(low.assign(others, low.path("rng.moves.count")))
        lines.add(low.do(generate(asked_, place, module), *passed_on(asked_), LISTED))
    found = low.returns(low.select(low.eq(others, 0), 2, 1) if only else 1)
    conditions = [trial_condition(asked_, place, module) for place in places]
    with lines.block(low.While(low.gt(low.path("rng.moves.count"), 0))):
        lines.add(
            low.assign(k, low.call("rw_below", low.address(low.path("rng.state")), low.path("rng.moves.count"))),
            low.assign(m[0], low.path("rng.moves.items")[k]),
        )
        wanted = [
            low.both(low.eq(low.member(m, "option"), place), condition)
            for place, condition in zip(places, conditions, strict=True)
            if condition is not None
        ]
        if not wanted:
            lines.add(found)
        else:
            lines.when(low.either(low.negate(low.either(*wanted)), tried(asked_, m)), found)
            lines.add(
                low.assign(low.path("rng.moves.count"), 1, "-"),
                low.assign(low.path("rng.moves.items")[k], low.path("rng.moves.items")[low.path("rng.moves.count")]),
            )
    if any(option.otherwise and not option.silent for option in asked_.decision.options):
        _draw_from_list(asked_, lines, module)
    else:
        lines.add(low.returns(0))


# ---------------------------------------------------------------- directly


def _draw_directly(asked_: Asked, places: list[int], lines: Lines, module: Module) -> None:
    """Candidate after candidate from the ranges, until one is legal."""
    total, at = low.names("total", "at")
    lines.local("uint32_t", "at", "total")
    lines.local("int", "tries")
    scope = inner_scope(asked_, module)
    weights, ranges = [], []
    for place in places:
        prepare = counted if is_counted(asked_, place, module) else prepared
        made, weight = prepare(asked_, place, scope, lines, module)
        ranges.append(made)
        weights.append(weight)
    lines.add(low.assign(total, sum(weights[1:], weights[0])))
    with lines.block(low.If(low.ne(total, 0))):
        quickly = any(is_listed_quickly(asked_, place, module) for place in places)
        tries = low.select(low.ge(total, CROWD), TRIES, SOME_TRIES) if quickly else low.call("rw_min", TRIES, total)
        if all(is_certain(asked_, place, module) for place in places):
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
                if is_counted(asked_, place, module):
                    _counted_off(asked_, place, scope, lines, module)
                else:
                    _candidate(asked_, place, ranges[number], weights[number], scope, lines, module)
                if not last:
                    lines.depth -= 1
                    lines.begin_otherwise()
                    lines.add(low.assign(at, weights[number], "-"))
            lines.depth -= len(places) - 1


def _counted_off(asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module) -> None:
    """Statements that go to candidate number `at`, and return 1 with it if it is legal; it is not looked for any
    further if not."""
    option = asked_.decision.options[place]
    last = option.params[-1]
    assert isinstance(last.source.type, ir.SetOf)
    item, at, k = last.source.type.item, low.Local("at"), low.Local("k")
    value = lines.declare(c_type(last.type, module), f"a{last.slot}")

    def look(inner: Scope) -> None:
        held, clauses = held_range(last, inner, lines, module)
        lines.add(low.assign(k, sets.size(held, item, module)))
        with lines.block(low.If(low.lt(at, k))):
            lines.add(low.assign(k, at), low.assign(value, member_of(item, held, module)))
            names = [inner.values[param.slot] for param in option.params[:-1]]
            depth = lines.depth
            _accepted(
                asked_, place, [*names, value], inner.bind(last.slot, last.type, value, True), clauses, lines, module
            )
            lines.depth = depth
            lines.add(low.assign(at, low.Local("total")))
        with lines.otherwise():
            lines.add(low.assign(at, k, "-"))

    nested(tuple(param_gen(param) for param in option.params[:-1]), scope, lines, module, look)


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
            held, clauses = held_range(param, scope, lines, module)
        if not given.follows:
            rest = last or number == 0 and len(option.params) == 2 and given.sums is not None
            lines.add(low.assign(k, low.Local("at") if rest else low.Local("at") % given.count))
            if not rest:
                lines.add(low.assign(low.Local("at"), low.Local("at") // given.count))
        if given.most is not None:
            if len(names) == 2 and ranges[0].strikes:
                with lines.block(low.If(low.eq(size_now(given, held, module), 0))):
                    _strike(ranges, weight, lines)
            lines.add(low.If(low.lt(k, size_now(given, held, module))))
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
        elif given.taken is not None:
            lines.set(value, low.call("rw_subset_nth", held, given.taken, k))
        elif given.subsets:
            lines.add(low.do("rw_deposit", low.address(value), low.address(held), 1, k))
        else:
            lines.add(low.assign(value, member_of(given.item, held, module)))
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
    late = (option.available,) if option.available is not None and is_asked_late(option, module) else ()
    for condition in (*late, *(condition for _, condition in clauses)):
        lines.add(low.If(module.lowered(condition, scope)))
        lines.depth += 1
    if has_lead(asked_, place):
        preferred = sum(1 << order for order in leading_prefers(option))
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
