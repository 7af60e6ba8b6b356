"""Legal moves of a decision: the whole list, whether there is any, and whether one given move is legal."""

from __future__ import annotations

from functools import partial

from rulewright.compiler.analyse.conditions import only_where
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.decisions.candidates import any_candidate, generate, has_lead, judged
from rulewright.compiler.lower.decisions.prepared import Asked, Passed, unpacked
from rulewright.compiler.lower.decisions.trials import BEGIN, TRIAL, any_tried, begin_trials, trial_condition, tried
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

# ---------------------------------------------------------------- the whole list


def list_legal(asked_: Asked, out: low.Expr, passed: Passed | None = None) -> low.Stmt:
    """A call that lists the legal moves: options as written, `pass` last, parameters as nested loops."""
    name = asked_.function("void", f"legal_d{asked_.number}", partial(_legal, asked_), "Moves* out")
    return low.do(name, *(passed or asked_.passed), out)


def _legal(asked_: Asked, lines: Lines) -> None:
    kinds = asked_.kinds
    (start,) = lines.local("int", "start")
    (above,) = lines.local("bint", "above", value=low.FALSE)
    begin_trials(asked_, range(len(asked_.options)), lines)
    for place in (*kinds.others, *kinds.passes):
        with lines.under(*([low.negate(above)] if place in kinds.named else [])):
            _legal_option(asked_, place, lines)
        if kinds.named and place in kinds.plain and place in kinds.others:
            lines.set(above, low.either(above, low.gt(low.path("out.count"), start)))


def _legal_option(asked_: Asked, place: int, lines: Lines) -> None:
    start, out = low.names("start", "out")
    lines.set(start, low.member(out, "count"))
    lines.add(low.do(generate(asked_, place), *asked_.passed, out))
    condition = trial_condition(asked_, place)
    if condition is not None:
        lines.when(condition, low.do("keep_tried", low.STATE, TRIAL, out, start, asked_.number))
    lines.add(*(low.do("keep_preferred", out, start, order) for order in range(asked_.options[place].prefers)))


# ---------------------------------------------------------------- any


def any_legal(asked_: Asked, places: tuple[int, ...], passed: Passed | None = None) -> low.Expr:
    """Whether one of some options has a legal move."""
    write = partial(_any_legal, asked_, places)
    name = asked_.function("bint", f"any_legal_d{asked_.number}", write, key=places)
    return low.call(name, *(passed or asked_.passed))


def none_legal(asked_: Asked, places: tuple[int, ...], passed: Passed) -> low.Expr:
    """Whether none of some options, if there are some, has a legal move."""
    return low.negate(any_legal(asked_, places, passed)) if places else low.TRUE


def _any_legal(asked_: Asked, places: tuple[int, ...], lines: Lines) -> None:
    begin_trials(asked_, places, lines)
    (found,), yes = lines.local("Moves", "found"), low.returns(low.TRUE)
    listed = low.address(found)
    for place in places:
        condition, simple = trial_condition(asked_, place), any_candidate(asked_, place)
        if condition is None:
            lines.when(simple, yes)
            continue
        with lines.block(low.If(condition)):
            lines.add(low.do("no_moves", listed), low.do(generate(asked_, place), *asked_.passed, listed))
            lines.when(low.call("any_tried", low.STATE, TRIAL, listed, asked_.number), yes)
        if condition != low.TRUE:
            with lines.block(low.If(simple), chained=True):
                lines.add(yes)
    lines.add(low.returns(low.FALSE))


# ---------------------------------------------------------------- one given move


def is_legal(asked_: Asked, passed: Passed) -> low.Expr:
    """Whether a move is legal, without making the list where that is possible."""
    name = asked_.function("bint", f"is_legal_d{asked_.number}", partial(_is_legal, asked_), "Move* m")
    return low.call(name, *passed, low.Local("m"))


def _is_legal(asked_: Asked, lines: Lines) -> None:
    lines.local("uint32_t", "noted", value=0)
    if any_tried(asked_, range(len(asked_.options))):
        lines.local("Trial", "trial")
    for place, option in enumerate(asked_.options):
        if _is_direct(option):
            with lines.block(low.If(low.eq(low.path("m.option"), place))):
                _test_option(asked_, place, lines)
    lines.add(low.returns(low.call("is_listed", low.STATE, low.Local("m"))))


def _is_direct(option: ir.Option) -> bool:
    """Whether a move of an option can be judged alone."""
    if option.otherwise or option.silent or option.prefers:
        return False
    return all(
        isinstance(param.source.type, ir.SetOf | ir.Between)
        and not (isinstance(param.source, ir.Op) and param.source.op in ("subsets", "splits"))
        and only_where(param.clauses)
        for param in option.params
    )


def _test_option(asked_: Asked, place: int, lines: Lines) -> None:
    m, option, module, scope = low.Local("m"), asked_.options[place], asked_.module, asked_.scope
    tests = [*asked_.available(place)]
    names: list[low.Expr] = []
    for param, given in zip(option.params, unpacked(option, m, module), strict=True):
        value = lines.let(c_type(param.type, module), "a", given)
        names.append(value)
        tests.append(low.within(value - base_of(param.type), size_of(param.type, module)))  # it must be of the type
        scope = scope.bind(param.slot, param.type, value, True)
        within = ir.Op("in", (ir.Local(param.slot, param.type), param.source), ir.Truth())
        tests += [module.lowered(one, scope) for one in (within, *(condition for _, condition in param.clauses))]
    if has_lead(option):
        tests.append(judged(asked_, place, names))
    lines.add(*(low.when(low.negate(test), low.returns(low.FALSE)) for test in tests))
    condition = trial_condition(asked_, place)
    if condition is None:
        lines.add(low.returns(low.TRUE))
    else:
        lines.add(low.when(low.negate(condition), low.returns(low.TRUE)), BEGIN, low.returns(tried(asked_, m)))
