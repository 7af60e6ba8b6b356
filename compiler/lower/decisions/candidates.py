"""Decisions: the functions that judge and generate the moves of their options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.decisions.prepared import Asked, arg_offsets, counts_at, pack_arg, param_gen
from rulewright.compiler.lower.decisions.trials import leading_prefers, trial_condition
from rulewright.compiler.lower.expressions.loops import nested
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment
from rulewright.compiler.lower.stored.places import Telling, slot_type
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.effort import TOO_MANY, most_moves

Found = Callable[[list[low.Expr]], None]  # writes what happens to a candidate, given its arguments
NOTED, SURE = low.Local("noted"), low.Global("SURE")


def judged(asked_: Asked, place: int, values: list[low.Expr]) -> low.Expr:
    """Whether the leading guards of an option hold for its arguments; leading prefers, if there are some, are noted."""
    option, name = asked_.options[place], "leads_" + asked_.names[place]
    own = [f"{c_type(param.type, asked_.module)} a{at}" for at, param in enumerate(option.params)]
    notes = (low.address(NOTED),) if leading_prefers(option) else ()
    write, comment = partial(_judge, asked_, place), place_comment(option.where, option.rules)
    takes = (*own, *("uint32_t* noted" for _ in notes))
    function = asked_.function("bint", name, write, *takes, inline=True, comment=comment)
    return low.call(function, *asked_.passed, *values, *notes)


def _judge(asked_: Asked, place: int, lines: Lines) -> None:
    option, scope = asked_.options[place], asked_.scope
    for at, param in enumerate(option.params):
        scope = scope.bind(param.slot, param.type, low.Local(f"a{at}"), param.slot in scope.some)
    telling = Telling(lines, scope, asked_.proc, asked_.module, False)
    lines.add(low.assign(NOTED[0], 0) if leading_prefers(option) else None)
    for stmt in option.lead:
        _judge_statement(stmt, telling)
    lines.add(low.returns(low.TRUE))


def _judge_statement(stmt: ir.Stmt, telling: Telling) -> None:
    """A let, a guard or a prefer in front of the first effect."""
    lines, module, slots = telling.lines, telling.module, telling.proc.slots
    match stmt:
        case ir.Assign(slot, value):
            kind = slot_type(slots[slot])
            lowered = lines.declare(c_type(kind, module), f"v{slot}", slots[slot].name)
            lines.set(lowered, telling.fitted(value, kind))
            some = (("p", telling.proc.number), slot) in module.facts.some
            telling.scope = telling.scope.bind(slot, kind, lowered, some)
        case ir.Require(condition, guard):
            lines.note(place_comment(guard.where, guard.rules))
            lines.when(low.negate(telling.lowered(condition)), low.returns(low.FALSE))
        case ir.Prefer(condition, _, order):
            lines.when(telling.lowered(condition), low.assign(NOTED[0], low.Const(1, "u") << order, "|"))


def each_candidate(asked_: Asked, place: int, lines: Lines, found: Found, lead: bool = True) -> None:
    """Nested loops over the ranges of an option."""
    option, module = asked_.options[place], asked_.module
    lines.charges |= module.effort.moves(option)
    for inner in nested(tuple(map(param_gen, option.params)), asked_.scope, lines, module):
        values = [inner.values[param.slot] for param in option.params]
        with lines.under(*([judged(asked_, place, values)] if lead and has_lead(option) else [])):
            found(values)


def has_lead(option: ir.Option) -> bool:
    """Whether an option has leading guards or prefers."""
    return any(isinstance(stmt, ir.Require | ir.Prefer) for stmt in option.lead)


def move_of(
    asked_: Asked, place: int, m: low.Expr, values: list[low.Expr], lines: Lines | None = None
) -> Iterator[low.Stmt]:
    """Statements that make a move of the arguments of an option. Of a move that is empty so far, in a loop of these
    `lines`, only the members among which something was split are written."""
    option, module = asked_.options[place], asked_.module
    yield low.assign(low.member(m, "option"), place)
    for value, param, offset in zip(values, option.params, arg_offsets(option, module), strict=True):
        if lines is not None and param.slot in lines.splits:
            yield low.do("rw_split_store", counts_at(low.member(m, "args")[offset]), *lines.splits[param.slot])
        else:
            yield pack_arg(m, offset, value, param.type, module)


def generate(asked_: Asked, place: int) -> str:
    """The function that appends the candidates of an option (in their ranges, leading guards met) to a list of
    moves."""
    option, name = asked_.options[place], "generate_" + asked_.names[place]
    comment = place_comment(option.where, option.rules)
    return asked_.function("void", name, partial(_generate, asked_, place), "Moves* out", comment=comment)


def _generate(asked_: Asked, place: int, lines: Lines) -> None:
    option, module, scope = asked_.options[place], asked_.module, asked_.scope
    (m,) = lines.local("Move*", "m")
    lines.local("uint32_t", "noted", value=0)
    for is_there in asked_.available(place):
        lines.when(low.negate(is_there), low.Return())
    many = TOO_MANY.format(most_moves(module.program))
    if option.params:
        lines.set(low.field("r_listed"), module.fault("RW613", many, asked_.decision.where))
    noted: low.Expr = NOTED
    sure = option.sure if trial_condition(asked_, place) is not None else None
    if sure is not None and {param.slot for param in option.params}.isdisjoint(free_slots(sure)):
        noted = NOTED | lines.let("uint32_t", "sure", low.select(module.lowered(sure, scope), SURE, 0))
        sure = None

    def found(values: list[low.Expr]) -> None:
        lines.set(m, low.call("another", low.STATE, low.Local("out")))
        lines.add(low.assign(low.member(m, "noted"), noted), *move_of(asked_, place, m, values, lines))
        if sure is not None:
            bound = scope
            for value, param in zip(values, option.params, strict=True):
                bound = bound.bind(param.slot, param.type, value, True)
            lines.when(module.lowered(sure, bound), low.assign(low.member(m, "noted"), SURE, "|"))

    each_candidate(asked_, place, lines, found)


def any_candidate(asked_: Asked, place: int) -> low.Expr:
    """Whether an option has a candidate; no trial is made."""
    name, write = "any_" + asked_.names[place], partial(_any_candidate, asked_, place)
    return low.call(asked_.function("bint", name, write, inline=True), *asked_.passed)


def _any_candidate(asked_: Asked, place: int, lines: Lines) -> None:
    lines.local("uint32_t", "noted", value=0)
    for is_there in asked_.available(place):
        lines.when(low.negate(is_there), low.returns(low.FALSE))
    each_candidate(asked_, place, lines, lambda values: lines.add(low.returns(low.TRUE)))
    if lines.lines[-1:] != [(0, False, low.returns(low.TRUE))]:
        lines.add(low.returns(low.FALSE))
