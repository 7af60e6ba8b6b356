"""Decisions: the functions that judge and generate the moves of their options."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.prepared import (
    Asked,
    arg_offsets,
    head_parameters,
    inner_scope,
    pack_arg,
    param_gen,
    passed_on,
)
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.expressions.loops import loop
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.places import Telling, slot_type
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.effort import TOO_MANY, most_moves


def option_parameters(option: ir.Option, module: Module) -> list[str]:
    """The option's own parameters as C parameters."""
    return [f"{c_type(param.type, module)} a{place}" for place, param in enumerate(option.params)]


def judged(asked_: Asked, place: int, values: list[low.Expr], module: Module) -> low.Expr:
    """Whether the leading guards of an option hold for its arguments."""
    return low.call(judge(asked_, place, module), *passed_on(asked_), *values, low.address(low.Local("noted")))


def judge(asked_: Asked, place: int, module: Module) -> str:
    """The function that tells whether the leading guards of an option hold; it notes leading prefers."""
    name = "leads_" + asked_.names[place]
    return module.once(("judge", asked_.number, place), name, lambda fresh: _judge(fresh, asked_, place, module))


def _judge(name: str, asked_: Asked, place: int, module: Module) -> low.Function:
    option = asked_.decision.options[place]
    lines = Lines()
    scope = inner_scope(asked_, module)
    for at, param in enumerate(option.params):
        scope = scope.bind(param.slot, param.type, low.Local(f"a{at}"), param.slot in scope.some)
    telling = Telling(lines, scope, asked_.proc, module, False)
    lines.local("uint32_t", "known", value=0)
    for stmt in option.lead:
        _judge_statement(stmt, telling)
    lines.add(low.assign(low.Local("noted")[0], low.Local("known")), low.returns(low.TRUE))
    parameters = (*head_parameters(asked_, module), *option_parameters(option, module), "uint32_t* noted")
    return lines.function("bint", name, *parameters, inline=True, comment=place_comment(option.where, option.rules))


def _judge_statement(stmt: ir.Stmt, telling: Telling) -> None:
    """A let, a guard or a prefer in front of the first effect."""
    lines, module, slots = telling.lines, telling.module, telling.proc.slots
    match stmt:
        case ir.Assign(slot, value):
            kind = slot_type(slots[slot])
            lowered = low.Local(lines.names.fresh(f"v{slot}", slots[slot].name))
            lines.local(c_type(kind, module), lowered.name)
            lines.add(low.assign(lowered, telling.fitted(value, kind)))
            some = (("p", telling.proc.number), slot) in module.facts.some
            telling.scope = telling.scope.bind(slot, kind, lowered, some)
        case ir.Require(condition, guard):
            lines.note(place_comment(guard.where, guard.rules))
            lines.when(low.negate(telling.lowered(condition)), low.returns(low.FALSE))
        case ir.Prefer(condition, _, order):
            lines.when(telling.lowered(condition), low.assign(low.Local("known"), low.Const(1, "u") << order, "|"))


def each_candidate(
    asked_: Asked,
    place: int,
    scope: Scope,
    lines: Lines,
    module: Module,
    found: Callable[[list[low.Expr]], None],
    lead: bool = True,
) -> None:
    """Nested loops over the ranges of an option; `found` writes what happens to a candidate, given its
    arguments."""
    option = asked_.decision.options[place]
    lines.charges |= module.effort.moves(option)

    def innermost(inner: Scope) -> None:
        values = [inner.values[param.slot] for param in option.params]
        if lead and has_lead(asked_, place):
            with lines.block(low.If(judged(asked_, place, values, module))):
                found(values)
        else:
            found(values)

    def nest(at: int, inner: Scope) -> None:
        if at == len(option.params):
            innermost(inner)
        else:
            loop(param_gen(option.params[at]), inner, lines, module, lambda deeper: nest(at + 1, deeper))

    nest(0, scope)


def has_lead(asked_: Asked, place: int) -> bool:
    """Whether an option has leading guards or prefers."""
    return any(isinstance(stmt, ir.Require | ir.Prefer) for stmt in asked_.decision.options[place].lead)


def move_of(
    asked_: Asked, place: int, m: low.Expr, values: list[low.Expr], module: Module, lines: Lines | None = None
) -> Iterator[low.Stmt]:
    """Statements that make a move of the arguments of an option. Of a move that is empty so far, in a loop of these
    `lines`, only the members among which something was split are written."""
    option = asked_.decision.options[place]
    yield low.assign(low.member(m, "option"), place)
    for value, param, offset in zip(values, option.params, arg_offsets(option, module), strict=True):
        if lines is not None and param.slot in lines.splits:
            at = low.cast("uint8_t*", low.address(low.member(m, "args")[offset]))
            yield low.do("rw_split_store", at, *lines.splits[param.slot])
        else:
            yield pack_arg(m, offset, value, param.type, module)


def generate(asked_: Asked, place: int, module: Module) -> str:
    """The function that appends the candidates of an option (in their ranges, leading guards met) to a list of
    moves."""
    name = "generate_" + asked_.names[place]
    return module.once(("generate", asked_.number, place), name, lambda fresh: _generate(fresh, asked_, place, module))


def _generate(name: str, asked_: Asked, place: int, module: Module) -> low.Function:
    noted, m = low.names("noted", "m")
    option = asked_.decision.options[place]
    lines = Lines()
    lines.local("Move*", "m")
    lines.local("uint32_t", "noted", value=0)
    scope = inner_scope(asked_, module)
    _stop_unless_available(option, scope, lines, module, low.Return())
    many = TOO_MANY.format(most_moves(module.program))
    if option.params:
        lines.add(low.assign(low.field("r_listed"), module.fault("RW613", many, asked_.decision.where)))
    sure: low.Expr = noted
    told = option.sure is not None and trial_condition(asked_, place, module) is not None
    if told and option.sure is not None:
        depends = set(free_slots(option.sure)) & {param.slot for param in option.params}
        if not depends:
            lines.local("uint32_t", "sure")
            lines.add(
                low.assign(low.Local("sure"), low.select(module.lowered(option.sure, scope), low.Global("SURE"), 0))
            )
            sure = noted | low.Local("sure")

    def found(values: list[low.Expr]) -> None:
        lines.add(low.assign(m, low.call("another", low.STATE, low.Local("out"))))
        lines.add(low.assign(low.member(m, "noted"), sure), *move_of(asked_, place, m, values, module, lines))
        if told and option.sure is not None and sure == noted:
            bound = scope
            for value, param in zip(values, option.params, strict=True):
                bound = bound.bind(param.slot, param.type, value, True)
            lines.when(module.lowered(option.sure, bound), low.assign(low.member(m, "noted"), low.Global("SURE"), "|"))

    each_candidate(asked_, place, scope, lines, module, found)
    parameters = (*head_parameters(asked_, module), "Moves* out")
    return lines.function("void", name, *parameters, comment=place_comment(option.where, option.rules))


def _stop_unless_available(option: ir.Option, scope: Scope, lines: Lines, module: Module, stop: low.Stmt) -> None:
    if option.available is not None:
        lines.when(low.negate(module.lowered(option.available, scope)), stop)


def any_candidate(asked_: Asked, place: int, module: Module) -> str:
    """The function that tells whether an option has a candidate; no trial is made."""
    name = "any_" + asked_.names[place]
    return module.once(("any", asked_.number, place), name, lambda fresh: _any_candidate(fresh, asked_, place, module))


def _any_candidate(name: str, asked_: Asked, place: int, module: Module) -> low.Function:
    option = asked_.decision.options[place]
    lines = Lines()
    lines.local("uint32_t", "noted", value=0)
    scope = inner_scope(asked_, module)
    _stop_unless_available(option, scope, lines, module, low.returns(low.FALSE))
    each_candidate(asked_, place, scope, lines, module, lambda values: lines.add(low.returns(low.TRUE)))
    if lines.lines[-1:] != [(0, False, low.returns(low.TRUE))]:
        lines.add(low.returns(low.FALSE))
    return lines.function("bint", name, *head_parameters(asked_, module), inline=True)
