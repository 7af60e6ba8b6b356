"""Legal moves of a decision: the whole list, whether there is any, and whether one given move is legal."""

from __future__ import annotations

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_decisions import (
    Asked,
    any_candidate,
    arg_offsets,
    generate,
    has_lead,
    head_parameters,
    inner_scope,
    judge,
    passed_on,
    unpack_arg,
)  # fmt: skip
from rulewright.compiler.emit_search import trial_condition
from rulewright.compiler.emit_types import base_of, c_type, size_of
from rulewright.runtime import ir


def tried(asked_: Asked, move: str) -> str:
    """A trial of a move on a copy; it notes which prefers the move satisfies."""
    return f"tried(s, &trial, {move}, {asked_.number})"


# ---------------------------------------------------------------- the whole list


def legal(asked_: Asked, module: Module) -> str:
    """The function that lists the legal moves: options as written, `pass` last, parameters as nested loops."""
    return module.once(("legal", asked_.number), f"legal_d{asked_.number}", lambda fresh: _legal(fresh, asked_, module))


def _legal(name: str, asked_: Asked, module: Module) -> str:
    lines = Lines()
    lines.declared += ["cdef int start", "cdef bint above = False"]
    if any(trial_condition(asked_, place, module) for place in range(len(asked_.names))):
        lines.declared.append("cdef Trial trial")
        lines.add("begin_trial(&trial, False)")
    options = asked_.decision.options
    places = [place for place, option in enumerate(options) if not option.silent]
    places.sort(key=lambda place: options[place].is_pass)
    later_otherwise = any(option.otherwise and not option.silent for option in options)
    for place in places:
        if options[place].otherwise:
            with lines.block("if not above"):
                _legal_option(asked_, place, lines, module)
        else:
            _legal_option(asked_, place, lines, module)
            if later_otherwise and not options[place].is_pass:
                lines.add("above = above or out.count > start")
    return lines.text(f"cdef void {name}({head_parameters(asked_, module)}, Moves* out) noexcept nogil")


def _legal_option(asked_: Asked, place: int, lines: Lines, module: Module) -> None:
    option = asked_.decision.options[place]
    lines.add("start = out.count", f"{generate(asked_, place, module)}({passed_on(asked_)}, out)")
    condition = trial_condition(asked_, place, module)
    if condition is not None:
        with lines.block(f"if {condition}"):
            lines.add(f"keep_tried(s, &trial, out, start, {asked_.number})")
    for order in range(option.prefers):
        lines.add(f"keep_preferred(out, start, {order})")


# ---------------------------------------------------------------- any


def any_legal(asked_: Asked, places: tuple[int, ...], module: Module) -> str:
    """The function that tells whether one of some options has a legal move."""
    key = ("any legal", asked_.number, places)
    return module.once(key, f"any_legal_d{asked_.number}", lambda fresh: _any_legal(fresh, asked_, places, module))


def _any_legal(name: str, asked_: Asked, places: tuple[int, ...], module: Module) -> str:
    lines = Lines()
    if module.compact and set(places) == {p for p, option in enumerate(asked_.decision.options) if not option.silent}:
        return _any_in_list(name, asked_, module)
    conditions = {place: trial_condition(asked_, place, module) for place in places}
    if any(conditions.values()):
        lines.declared += ["cdef Trial trial", "cdef Moves found", "cdef int i"]
        lines.add("begin_trial(&trial, False)")
    for place in places:
        condition = conditions[place]
        simple = f"{any_candidate(asked_, place, module)}({passed_on(asked_)})"
        if condition is None:
            with lines.block(f"if {simple}"):
                lines.add("return True")
            continue
        with lines.block(f"if {condition}"):
            lines.add("no_moves(&found)", f"{generate(asked_, place, module)}({passed_on(asked_)}, &found)")
            with lines.block("for i in range(found.count)"):
                with lines.block(f"if {tried(asked_, '&found.items[i]')}"):
                    lines.add("drop(&found)", "return True")
            lines.add("drop(&found)")
        if condition != "True":
            with lines.block(f"elif {simple}"):
                lines.add("return True")
    lines.add("return False")
    return lines.text(f"cdef bint {name}({head_parameters(asked_, module)}) noexcept nogil")


def _any_in_list(name: str, asked_: Asked, module: Module) -> str:
    """The same by way of the whole list: more work, less text."""
    return (
        f"cdef bint {name}({head_parameters(asked_, module)}) noexcept nogil:\n    cdef Moves found\n    no_moves(&found)\n"
        f"    {legal(asked_, module)}({passed_on(asked_)}, &found)\n    drop(&found)\n    return found.count > 0\n"
    )


# ---------------------------------------------------------------- one given move


def is_legal(asked_: Asked, module: Module) -> str:
    """The function that tells whether a move is legal, without making the list where that is possible."""
    return module.once(("is legal", asked_.number), f"is_legal_d{asked_.number}", lambda fresh: _is_legal(fresh, asked_, module))


def _is_legal(name: str, asked_: Asked, module: Module) -> str:
    lines = Lines()
    lines.declared += ["cdef Moves all_moves", "cdef bint found", "cdef uint32_t noted = 0"]
    if any(trial_condition(asked_, place, module) for place in range(len(asked_.names))):
        lines.declared.append("cdef Trial trial")
    for place, option in enumerate(asked_.decision.options):
        if not _is_direct(option):
            continue
        with lines.block(f"if m.option == {place}"):
            _test_option(asked_, place, lines, module)
    lines.add("no_moves(&all_moves)", f"{legal(asked_, module)}({passed_on(asked_)}, &all_moves)")
    lines.add("found = has_move(&all_moves, m)", "drop(&all_moves)", "return found")
    return lines.text(f"cdef bint {name}({head_parameters(asked_, module)}, Move* m) noexcept nogil")


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
    option = asked_.decision.options[place]
    scope: Scope = inner_scope(asked_, module)
    tests = [] if option.available is None else [module.text(option.available, scope)]
    names = []
    for param, offset in zip(option.params, arg_offsets(option, module), strict=True):
        text = lines.declare(c_type(param.type, module), "a")
        names.append(text)
        lines.add(f"{text} = {unpack_arg('m', offset, param.type, module)}")
        first, count = base_of(param.type), size_of(param.type, module)
        tests.append(f"(<unsigned int>({text} - {first}) < {count}u)")  # whatever comes, it must be of the type
        bound = scope.bind(param.slot, param.type, text, True)
        tests.append(module.text(ir.Op("in", (ir.Local(param.slot, param.type), param.source), ir.Truth()), bound))
        scope = bound
        tests += [module.text(condition, scope) for _, condition in param.clauses]
    if has_lead(asked_, place):
        tests.append(f"{judge(asked_, place, module)}({', '.join((passed_on(asked_), *names, '&noted'))})")
    for test in tests:
        with lines.block(f"if not {test}"):
            lines.add("return False")
    condition = trial_condition(asked_, place, module)
    if condition is None:
        lines.add("return True")
        return
    with lines.block(f"if not {condition}"):
        lines.add("return True")
    lines.add("begin_trial(&trial, False)", f"return {tried(asked_, 'm')}")
