"""Statements as lines of Cython. None of them suspends; one that fails returns 1."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.emit_bags import copy_bag
from rulewright.compiler.emit_changes import mutate, take_first
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_expressions import arguments
from rulewright.compiler.emit_loops import loop
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_places import Telling, assign_slot, misfit, slot_type, write_place
from rulewright.compiler.emit_states import filler, index_texts, setter, state_named
from rulewright.compiler.emit_types import c_type, constant, converted
from rulewright.compiler.emit_whole import store_whole
from rulewright.runtime import ir

NOT_MET = "the rules got stuck: a requirement is not met"


def statements(stmts: tuple[ir.Stmt, ...], telling: Telling) -> None:
    """Statements one after the other."""
    for stmt in stmts:
        statement(stmt, telling)


def statement(stmt: ir.Stmt, telling: Telling) -> None:
    """One statement."""
    lines, module = telling.lines, telling.module
    match stmt:
        case ir.Assign(slot, value):
            assign_slot(telling, slot, telling.fitted(value, slot_type(telling.proc.slots[slot])))
        case ir.Store(place, value):
            here = _at(telling, place.where)
            _source(place.where, lines)
            if not copy_bag(place, value, here):
                write_place(place, here.fitted(value, place.type), value.type, here)
        case ir.Fill(state, value, where):
            _fill(state, value, where, _at(telling, where))
        case ir.Reset(state, index, where):
            _reset(state, index, where, _at(telling, where))
        case ir.StoreWhole(state, value, where):
            site = module.fault("RW601", "a value does not fit its place", where)
            lines.add(f"{store_whole(state, module)}(s, {telling.text(value)}, {site})")
        case ir.Mutate(_, place):
            _source(place.where, lines)
            mutate(stmt, _at(telling, place.where))
        case ir.When(condition, then, otherwise):
            with lines.block(f"if {telling.text(condition)}"):
                statements(then, telling)
            if otherwise:
                with lines.block("else"):
                    statements(otherwise, telling)
        case ir.ForEach():
            _for_each(stmt, telling)
        case ir.Loop(condition, body, where):
            inside = _within(telling, telling.scope)
            with lines.block(f"while {inside.text(condition)}"):
                _spend(body, where, telling)
                statements(body, inside)
        case ir.Break():
            lines.add("break")
        case ir.Invoke(number, args):
            _invoke(number, args, telling)
        case ir.InvokeRules(rules, args):
            _invoke_rules(rules, args, telling)
        case ir.Require(condition, guard):
            _source(guard.where, lines, guard.rules)
            with lines.block(f"if not {_at(telling, guard.where).text(condition)}"):
                telling.fail(module.fault("RW608", NOT_MET, guard.where))
        case ir.Prefer():
            _prefer(stmt, telling)
        case ir.TakeFirst():
            take_first(stmt, telling)
        case ir.Touch():
            pass


def _spend(body: tuple[ir.Stmt, ...], where: ir.Where, telling: Telling) -> None:
    """The statements of a loop are counted each time around."""
    telling.module.count(telling.module.effort.pass_of(body), telling.lines, where)


def _within(telling: Telling, scope: Scope) -> Telling:
    """The same in a part of something long."""
    return Telling(telling.lines, replace(scope, within=True), telling.proc, telling.module, telling.in_flow)


def _at(telling: Telling, where: ir.Where) -> Telling:
    return Telling(telling.lines, telling.scope.at(where), telling.proc, telling.module, telling.in_flow)


def _source(where: ir.Where, lines: Lines, rules: tuple[str, ...] = ()) -> None:
    lines.add(place_comment(where, rules))


def _fill(name: str, value: ir.Expr, where: ir.Where, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    state = state_named(name, module)
    held = lines.declare(c_type(state.type, module), "held")
    lines.add(f"{held} = {telling.fitted(value, state.type)}")
    site = module.fault("RW604" if state.room else "RW601", "a value does not fit its place", where)
    tests = misfit(held, value.type, state.type, module) if isinstance(state.type, ir.Number) else None
    if tests is None:
        lines.add(f"{filler(state, module)}(s, {held}, {site})")
        return
    with lines.block(f"if {tests}"):
        lines.add(f"fault(s, {site})")
    with lines.block("else"):
        lines.add(f"{filler(state, module)}(s, {held}, {site})")


def _reset(name: str, index: tuple[ir.Expr, ...] | None, where: ir.Where, telling: Telling) -> None:
    module = telling.module
    state = state_named(name, module)
    value = constant(state.initial, state.type, module)
    if index is None:
        telling.lines.add(f"{filler(state, module)}(s, {value}, 0)")
        return
    site = module.fault("RW602", "something is written through none: there is no such place", where)
    texts, _ = index_texts(state, index, telling.scope, module)
    telling.lines.add(f"{setter(state, module)}(s{texts}, {value}, {site})")


def _for_each(stmt: ir.ForEach, telling: Telling) -> None:
    counted = telling.module.effort.is_dear(stmt, telling.scope.within)

    def body(inner: Scope) -> None:
        if counted:
            _spend(stmt.body, telling.scope.where, telling)
            statements(stmt.body, _within(telling, inner))
        else:
            statements(stmt.body, Telling(telling.lines, inner, telling.proc, telling.module, telling.in_flow))

    loop(stmt.gen, telling.scope, telling.lines, telling.module, body)


# ---------------------------------------------------------------- procedures that never suspend


def _invoke(number: int, args: tuple[ir.Expr, ...], telling: Telling) -> None:
    proc = telling.module.program.procs[number]
    texts = arguments(args[: proc.params], proc.slots, telling.scope, telling.module)
    _called(f"{procedure(number, telling.module)}({', '.join(('s', 't', *texts))})", proc.can_fail, telling)


def _called(call: str, can_fail: bool, telling: Telling) -> None:
    if not can_fail:
        telling.lines.add(call)
        return
    with telling.lines.block(f"if {call}"):
        telling.lines.add("return 1")


def procedure(number: int, module: Module) -> str:
    """The function of a procedure that never suspends: 0 if it was carried out, 1 if it failed."""
    proc = module.program.procs[number]
    return module.once(("proc", number), safe_name("do", proc.name), lambda name: _procedure(name, proc, module))


def _procedure(name: str, proc: ir.Proc, module: Module) -> str:
    lines = Lines()
    within = ("p", proc.number) in module.effort.within
    scope = Scope(where=proc.where, some=module.facts.some_slots(("p", proc.number), len(proc.slots)), within=within)
    parameters = ["S* s", "Trial* t"]
    for slot, about in enumerate(proc.slots):
        kind = c_type(slot_type(about), module)
        text = lines.names.fresh(f"v{slot}", about.name)
        scope.texts[slot], scope.types[slot] = text, slot_type(about)
        if slot < proc.params:
            parameters.append(f"{kind} {text}")
        else:
            lines.declared.append(f"cdef {kind} {text}")
    ending = module.begin_long(module.effort.invocation(proc.number), lines, proc.where, "return 1")
    statements(proc.body, Telling(lines, scope, proc, module, False))
    lines.add(ending, "return 0")
    head = f"cdef int {name}({', '.join(parameters)}) noexcept nogil"
    return lines.text(head, place_comment(proc.where))


def _invoke_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], telling: Telling) -> None:
    module = telling.module
    numbers = snippets_of(rules, args, module, suspending=False)
    kinds = tuple(arg.type for arg in args)
    key = ("rules", tuple(numbers), kinds)
    name = module.once(key, "do_rules", lambda fresh: _rules_switch(fresh, numbers, kinds, module))
    texts = [telling.text(arg) for arg in args]
    _called(f"{name}({', '.join(('s', 't', telling.text(rules), *texts))})", True, telling)


def snippets_of(rules: ir.Expr, args: tuple[ir.Expr, ...], module: Module, suspending: bool | None) -> list[int]:
    """The snippets (from 1) that a `rules` expression can yield, as far as its column and the arguments tell."""
    found = []
    for number, snippet in enumerate(module.program.snippets, 1):
        proc = module.program.procs[snippet.proc]
        if suspending is not None and proc.suspends != suspending:
            continue
        if isinstance(rules, ir.Column) and (snippet.table, snippet.column) != (rules.table, rules.column):
            continue
        pairs = zip(args, proc.slots[: proc.params], strict=False)
        if len(args) >= proc.params and all(_compatible(arg.type, slot.type, module) for arg, slot in pairs):
            found.append(number)
    return found


def _compatible(given: ir.Type, wanted: ir.Type, module: Module) -> bool:
    """Whether a value of one type can be handed over as one of another."""
    if isinstance(given, ir.Number) and isinstance(wanted, ir.Between):
        return True
    plain = (ir.SetOf, ir.BagOf, ir.ListOf, ir.Ring, ir.Between, ir.PileOf, ir.Mark)
    if isinstance(given, plain) or isinstance(wanted, plain):
        return type(given) is type(wanted)
    return True


def _rules_switch(name: str, numbers: list[int], kinds: tuple[ir.Type, ...], module: Module) -> str:
    """Carries out one of some snippets; an empty one fails."""
    lines = Lines()
    word = "if"
    for number in numbers:
        proc = module.program.procs[module.program.snippets[number - 1].proc]
        passed = [
            converted(f"a{place}", kind, slot.type, module)
            for place, (kind, slot) in enumerate(zip(kinds, proc.slots[: proc.params], strict=False))
        ]
        with lines.block(f"{word} rules == {number}"):
            lines.add(f"return {procedure(proc.number, module)}({', '.join(('s', 't', *passed))})")
        word = "elif"
    lines.add("return 1")
    parameters = [f"{c_type(kind, module)} a{place}" for place, kind in enumerate(kinds)]
    return lines.text(f"cdef int {name}({', '.join(('S* s', 'Trial* t', 'int rules', *parameters))}) noexcept nogil")


def _prefer(stmt: ir.Prefer, telling: Telling) -> None:
    """Noted in a trial of an option to which it belongs, once."""
    wanted = telling.module.cache.get("prefers", {}).get((stmt.guard.number, stmt.order), ())
    if not wanted:
        return
    lines, order = telling.lines, stmt.order
    options = " or ".join(f"t.option == {option}" for option in wanted)
    with lines.block(f"if t != NULL and ({options}) and not s.r_known >> {order} & 1"):
        lines.add(f"s.r_known |= 1u << {order}")
        with lines.block(f"if {telling.text(stmt.condition)}"):
            lines.add(f"s.r_true |= 1u << {order}")
