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

from collections.abc import Callable
from functools import partial

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.decisions import drawable
from rulewright.compiler.lower.decisions.after_choice import made_to_see
from rulewright.compiler.lower.decisions.candidates import NOTED, SURE, generate, has_lead, judged, move_of
from rulewright.compiler.lower.decisions.drawn_ranges import (
    K,
    Range,
    counted,
    held_range,
    member_of,
    prepared,
    product_of,
)
from rulewright.compiler.lower.decisions.legal_moves import any_legal, list_legal
from rulewright.compiler.lower.decisions.prepared import Asked, param_gen
from rulewright.compiler.lower.decisions.trials import (
    any_tried,
    begin_trials,
    leading_prefers,
    prefers_late,
    trial_condition,
    tried,
)
from rulewright.compiler.lower.expressions.loops import nested
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.every import Clauses, item_of
from rulewright.compiler.lower.stored.places import Telling
from rulewright.compiler.lower.types import c_type

COUNT = low.path("rng.moves.count")
LISTED = low.address(low.path("rng.moves"))  # where a playout lists moves
AT, M, TOTAL = low.names("at", "m", "total")
TRIES = 40
SOME_TRIES = 16  # where all candidates are listed quickly,
CROWD = 256  # and there are not so many
Draw = Callable[[], None]


def sample(asked_: Asked) -> str:
    """The function that draws a move: 1, or 0 if there is none; 2 if there is only `pass` and the decision is passed
    over."""
    return asked_.function("int", f"sample_d{asked_.number}", partial(_sample, asked_), "Sampler* rng", "Move* m")


def _sample(asked_: Asked, lines: Lines) -> None:
    kinds, places = asked_.kinds, asked_.kinds.plain
    lines.local("uint32_t", "noted", value=0)
    lines.local("int", "k")
    begin_trials(asked_, places, lines)
    prefers, direct = any(asked_.options[place].prefers for place in places), drawable.draws_directly(asked_)
    if direct and (not prefers or len(places) == 1 and not prefers_late(asked_.options[places[0]])):
        _draw_directly(asked_, lines)
    if direct and all(drawable.is_certain(asked_, place) for place in places):
        lines.add(low.returns(0))
    elif prefers or not drawable.otherwise_last(kinds):
        _draw_from_list(asked_, lines)
    else:
        _draw_from_candidates(asked_, lines)


def draw_listed(into: low.Expr) -> low.Expr:
    """One of the moves that were listed is drawn; whether there is any."""
    return low.call("draw_listed", low.Local("rng"), into)


def _draw_from_list(asked_: Asked, lines: Lines) -> None:
    """From the list of legal moves."""
    lines.add(low.assign(COUNT, 0), list_legal(asked_, LISTED))
    lines.add(low.returns(draw_listed(M)))


def _draw_from_candidates(asked_: Asked, lines: Lines) -> None:
    """From the list of candidates, striking out those that a trial refuses; then whatever is legal otherwise."""
    kinds, only = asked_.kinds, asked_.decision.skip is not None and asked_.kinds.passes
    lines.set(COUNT, 0)
    others: low.Expr = low.ZERO
    for place in sorted(kinds.plain, key=kinds.passes.__contains__):
        if only and place == kinds.passes[0]:
            others = lines.let("int", "others", COUNT)
        lines.add(low.do(generate(asked_, place), *asked_.passed, LISTED))
    found = low.returns(low.select(low.eq(others, 0), 2, 1) if only else 1)
    conditions = {place: trial_condition(asked_, place) for place in kinds.plain}
    needed = [(place, condition) for place, condition in conditions.items() if condition is not None]
    wanted = [low.both(low.eq(low.member(M, "option"), place), condition) for place, condition in needed]
    with lines.block(low.While(draw_listed(M))):
        lines.when(low.either(low.negate(low.either(*wanted)), tried(asked_, M)) if wanted else low.TRUE, found)
        lines.add(low.do("strike", low.Local("rng")))
    if kinds.named:
        _draw_from_list(asked_, lines)
    else:
        lines.add(low.returns(0))


# ---------------------------------------------------------------- directly


def _draw_directly(asked_: Asked, lines: Lines) -> None:
    """Candidate after candidate from the ranges, until one is legal."""
    lines.local("uint32_t", "at", "total")
    (count,) = lines.local("int", "tries")
    places = asked_.kinds.plain
    telling = Telling(lines, asked_.scope, asked_.proc, asked_.module, False)
    drawn = [_made_ready(asked_, place, telling) for place in places]
    weights = [weight for weight, _, _ in drawn]
    lines.set(TOTAL, sum(weights[1:], weights[0]))
    with lines.block(low.If(low.ne(TOTAL, 0))):
        quickly = any(drawable.is_listed_quickly(asked_, place) for place in places)
        tries = low.select(low.ge(TOTAL, CROWD), TRIES, SOME_TRIES) if quickly else low.call("rw_min", TRIES, TOTAL)
        if all(drawable.is_certain(asked_, place) for place in places):
            tries = low.ONE
        strikes = [made[0].count for _, made, _ in drawn if made and made[0].strikes]
        once = not made_to_see(asked_.number, telling.module).isdisjoint(places)  # if it is taken back, that was a try
        with lines.block(low.count(count, low.path("rng.taken_back") if once else 0, sum(strikes, tries))):
            if any_tried(asked_, places):  # how often a move is tried is chance, and counts for nothing
                lines.add(low.do("rested", low.STATE))
            lines.set(AT, low.call("rw_below", low.address(low.path("rng.state")), TOTAL))
            with lines.under():
                for weight, _, draw in drawn[:-1]:
                    with lines.block(low.If(low.lt(AT, weight))):
                        draw()
                    lines.begin_otherwise()
                    lines.set(AT, weight, "-")
                drawn[-1][-1]()


def _made_ready(asked_: Asked, place: int, telling: Telling) -> tuple[low.Expr, list[Range], Draw]:
    """Statements that make an option ready to be drawn from: how many places it counts for, its ranges, and what
    writes statements that go to candidate number `at`, and return 1 with it if it is legal."""
    if drawable.is_counted(asked_, place):
        return counted(asked_, place, telling), [], partial(_count_off, asked_, place, telling)
    ranges, weight = prepared(asked_, place, telling)
    return weight, ranges, partial(_candidate, asked_, place, ranges, weight, telling)


def _count_off(asked_: Asked, place: int, telling: Telling) -> None:
    """What is not legal there is not looked for any further."""
    lines, module, (*others, last) = telling.lines, asked_.module, asked_.options[place].params
    item, value = item_of(last.source), lines.declare(c_type(last.type, module), f"a{last.slot}")

    for inner in nested(tuple(map(param_gen, others)), telling.scope, lines, module):
        held, clauses = held_range(last, telling.among(inner))
        lines.set(K, sets.size(held, item, module))
        with lines.block(low.If(low.lt(AT, K))):
            lines.add(low.assign(K, AT), low.assign(value, member_of(item, held, module)))
            names = [*(inner.values[param.slot] for param in others), value]
            with lines.under():
                _accept(asked_, place, names, telling.among(inner.bind(last.slot, last.type, value, True)), clauses)
            lines.set(AT, TOTAL)
        with lines.otherwise():
            lines.set(AT, K, "-")


def _candidate(asked_: Asked, place: int, ranges: list[Range], weight: low.Expr, telling: Telling) -> None:
    """Value after value, each of the range of a parameter."""
    lines, module, params = telling.lines, asked_.module, asked_.options[place].params
    names: list[low.Expr] = []
    clauses: Clauses = ()
    with lines.under():
        for param, given, behind in zip(params, ranges, (*ranges[1:], None), strict=False):
            value = lines.declare(c_type(param.type, module), f"a{param.slot}")
            held, clauses = given.held, given.clauses
            if given.size is not None or given.follows:
                held, clauses = held_range(param, telling)
            if behind is None or behind.follows:
                lines.add(None if given.follows else low.assign(K, AT))
            else:
                lines.add(low.assign(K, AT % given.count), low.assign(AT, AT // given.count))
            if given.size is not None:
                if len(names) == 1 and ranges[0].strikes:
                    with lines.block(low.If(low.eq(given.size(held), 0))):
                        _strike(ranges, weight, lines)
                lines.begin(low.lt(K, given.size(held)))
            if given.strikes:
                lines.let("int", "drawn", K)
            lines.add(*given.pick(value, held))
            telling = telling.among(telling.scope.bind(param.slot, param.type, value, True))
            names.append(value)
            for _, condition in () if behind is None else clauses:
                if given.strikes:
                    with lines.block(low.If(low.negate(telling.lowered(condition)))):
                        _strike(ranges, weight, lines)
                else:
                    lines.begin(telling.lowered(condition))
        _accept(asked_, place, names, telling, clauses)


def _strike(ranges: list[Range], weight: low.Expr, lines: Lines) -> None:
    """Statements that take the member of the first range that was drawn out of its list, and go on to the next draw."""
    items, size, places = ranges[0].held, ranges[0].count, product_of(ranges[1:])
    lines.add(low.assign(size, 1, "-"), low.assign(items[low.Local("drawn")], items[size]))
    lines.add(low.assign(weight, places, "-"), low.assign(TOTAL, places, "-"))
    lines.when(low.eq(TOTAL, 0), low.Break())
    lines.add(low.Continue())


def _accept(asked_: Asked, place: int, names: list[low.Expr], telling: Telling, clauses: Clauses) -> None:
    """Statements that return 1 with a candidate if what is still to be tested holds and it is legal."""
    lines, kinds, option = telling.lines, asked_.kinds, asked_.options[place]
    late = asked_.available(place) if drawable.is_asked_late(option, asked_.module) else ()
    tests = [*late, *(telling.lowered(condition) for _, condition in clauses)]
    if has_lead(option):
        preferred = sum(1 << order for order in leading_prefers(option))
        satisfied = low.eq(NOTED, low.Const(preferred, "u")) if preferred else low.TRUE
        tests.append(low.both(judged(asked_, place, names), satisfied))
    for test in tests:
        lines.begin(test)
    lines.add(*move_of(asked_, place, M, names))
    above = kinds.above_of(kinds.named[0]) if kinds.named else ()
    if kinds.named and place not in above:
        # beside this one an `otherwise` may be legal, if nothing above that is: then the list decides
        lines.when(low.negate(any_legal(asked_, above) if above else low.FALSE), low.Break())
    needed = trial_condition(asked_, place)
    if needed is None:
        lines.add(low.returns(1))
        return
    sure = low.ZERO if option.sure is None else low.select(telling.lowered(option.sure), SURE, 0)
    lines.set(low.member(M, "noted"), sure)
    if place in made_to_see(asked_.number, asked_.module):
        see = low.call("made_to_see", low.STATE, low.Local("rng"), asked_.number)
        lines.when(low.both(low.eq(low.Local("tries"), 0), see), low.returns(1))
    lines.when(low.either(low.negate(needed), tried(asked_, M)), low.returns(1))
