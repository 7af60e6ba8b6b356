"""Legal moves of a decision: the whole list, whether there is any, and whether one given move is legal."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.candidates import any_candidate, generate, has_lead, judged
from rulewright.compiler.lower.decisions.prepared import (
    Asked,
    arg_offsets,
    head_parameters,
    inner_scope,
    passed_on,
    unpack_arg,
)
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def tried(asked_: Asked, move: low.Expr) -> low.Expr:
    """A trial of a move on a copy; it notes which prefers the move satisfies."""
    return low.call("tried", low.STATE, low.address(low.Local("trial")), move, asked_.number)


# ---------------------------------------------------------------- the whole list


def legal(asked_: Asked, module: Module) -> str:
    """The function that lists the legal moves: options as written, `pass` last, parameters as nested loops."""
    return module.once(("legal", asked_.number), f"legal_d{asked_.number}", lambda fresh: _legal(fresh, asked_, module))


def _legal(name: str, asked_: Asked, module: Module) -> low.Function:
    above = low.Local("above")
    lines = Lines()
    lines.local("int", "start")
    lines.local("bint", "above", value=low.FALSE)
    if any(trial_condition(asked_, place, module) for place in range(len(asked_.names))):
        lines.local("Trial", "trial")
        lines.add(low.do("begin_trial", low.address(low.Local("trial")), low.FALSE))
    options = asked_.decision.options
    places = [place for place, option in enumerate(options) if not option.silent]
    places.sort(key=lambda place: options[place].is_pass)
    later_otherwise = any(option.otherwise and not option.silent for option in options)
    for place in places:
        if options[place].otherwise:
            with lines.block(low.If(low.negate(above))):
                _legal_option(asked_, place, lines, module)
        else:
            _legal_option(asked_, place, lines, module)
            if later_otherwise and not options[place].is_pass:
                lines.add(low.assign(above, low.either(above, low.gt(low.path("out.count"), low.Local("start")))))
    return lines.function("void", name, *head_parameters(asked_, module), "Moves* out")


def _legal_option(asked_: Asked, place: int, lines: Lines, module: Module) -> None:
    start, out = low.names("start", "out")
    option = asked_.decision.options[place]
    lines.add(
        low.assign(start, low.member(out, "count")), low.do(generate(asked_, place, module), *passed_on(asked_), out)
    )
    condition = trial_condition(asked_, place, module)
    if condition is not None:
        lines.when(
            condition, low.do("keep_tried", low.STATE, low.address(low.Local("trial")), out, start, asked_.number)
        )
    for order in range(option.prefers):
        lines.add(low.do("keep_preferred", out, start, order))


# ---------------------------------------------------------------- any


def any_legal(asked_: Asked, places: tuple[int, ...], module: Module) -> str:
    """The function that tells whether one of some options has a legal move."""
    key = ("any legal", asked_.number, places)
    return module.once(key, f"any_legal_d{asked_.number}", lambda fresh: _any_legal(fresh, asked_, places, module))


def _any_legal(name: str, asked_: Asked, places: tuple[int, ...], module: Module) -> low.Function:
    found, i = low.names("found", "i")
    lines = Lines()
    conditions = {place: trial_condition(asked_, place, module) for place in places}
    if any(conditions.values()):
        lines.local("Trial", "trial")
        lines.local("Moves", "found")
        lines.local("int", "i")
        lines.add(low.do("begin_trial", low.address(low.Local("trial")), low.FALSE))
    for place in places:
        condition = conditions[place]
        simple = low.call(any_candidate(asked_, place, module), *passed_on(asked_))
        if condition is None:
            lines.when(simple, low.returns(low.TRUE))
            continue
        with lines.block(low.If(condition)):
            lines.add(
                low.do("no_moves", low.address(found)),
                low.do(generate(asked_, place, module), *passed_on(asked_), low.address(found)),
            )
            with lines.block(low.count(i, 0, low.member(found, "count"))):
                lines.when(
                    tried(asked_, low.address(low.member(found, "items")[i])),
                    low.do("drop", low.address(found)),
                    low.returns(low.TRUE),
                )
            lines.add(low.do("drop", low.address(found)))
        if condition != low.TRUE:
            with lines.block(low.If(simple), chained=True):
                lines.add(low.returns(low.TRUE))
    lines.add(low.returns(low.FALSE))
    return lines.function("bint", name, *head_parameters(asked_, module))


# ---------------------------------------------------------------- one given move


def is_legal(asked_: Asked, module: Module) -> str:
    """The function that tells whether a move is legal, without making the list where that is possible."""
    return module.once(
        ("is legal", asked_.number), f"is_legal_d{asked_.number}", lambda fresh: _is_legal(fresh, asked_, module)
    )


def _is_legal(name: str, asked_: Asked, module: Module) -> low.Function:
    m, all_moves, found = low.names("m", "all_moves", "found")
    lines = Lines()
    lines.local("Moves", "all_moves")
    lines.local("bint", "found")
    lines.local("uint32_t", "noted", value=0)
    if any(trial_condition(asked_, place, module) for place in range(len(asked_.names))):
        lines.local("Trial", "trial")
    for place, option in enumerate(asked_.decision.options):
        if not _is_direct(option):
            continue
        with lines.block(low.If(low.eq(low.member(m, "option"), place))):
            _test_option(asked_, place, lines, module)
    lines.add(
        low.do("no_moves", low.address(all_moves)),
        low.do(legal(asked_, module), *passed_on(asked_), low.address(all_moves)),
    )
    lines.add(
        low.assign(found, low.call("has_move", low.address(all_moves), m)),
        low.do("drop", low.address(all_moves)),
        low.returns(found),
    )
    return lines.function("bint", name, *head_parameters(asked_, module), "Move* m")


def _is_direct(option: ir.Option) -> bool:
    """Whether a move of an option can be judged alone."""
    if option.otherwise or option.silent or option.prefers:
        return False
    return all(
        isinstance(param.source.type, ir.SetOf | ir.Between)
        and not (isinstance(param.source, ir.Op) and param.source.op in ("subsets", "splits"))
        and all(clause == "where" for clause, _ in param.clauses)
        for param in option.params
    )


def _test_option(asked_: Asked, place: int, lines: Lines, module: Module) -> None:
    m = low.Local("m")
    option = asked_.decision.options[place]
    scope: Scope = inner_scope(asked_, module)
    tests = [] if option.available is None else [module.lowered(option.available, scope)]
    names: list[low.Expr] = []
    for param, offset in zip(option.params, arg_offsets(option, module), strict=True):
        value = lines.declare(c_type(param.type, module), "a")
        names.append(value)
        lines.add(low.assign(value, unpack_arg(m, offset, param.type, module)))
        first, count = base_of(param.type), size_of(param.type, module)
        tests.append(low.within(value - first, count))  # whatever comes, it must be of the type
        bound = scope.bind(param.slot, param.type, value, True)
        tests.append(module.lowered(ir.Op("in", (ir.Local(param.slot, param.type), param.source), ir.Truth()), bound))
        scope = bound
        tests += [module.lowered(condition, scope) for _, condition in param.clauses]
    if has_lead(asked_, place):
        tests.append(judged(asked_, place, names, module))
    for test in tests:
        lines.when(low.negate(test), low.returns(low.FALSE))
    condition = trial_condition(asked_, place, module)
    if condition is None:
        lines.add(low.returns(low.TRUE))
        return
    lines.when(low.negate(condition), low.returns(low.TRUE))
    lines.add(low.do("begin_trial", low.address(low.Local("trial")), low.FALSE), low.returns(tried(asked_, m)))
