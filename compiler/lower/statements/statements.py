"""Statements as lines of Cython. None of them suspends; one that fails returns 1."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.facts import shown_some
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.counting import begin_long, begin_named, count
from rulewright.compiler.lower.expressions.calls import arguments
from rulewright.compiler.lower.expressions.in_order import operands_first
from rulewright.compiler.lower.expressions.loops import loop
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.statements.bulk_writes import written_at_once
from rulewright.compiler.lower.statements.changes import mutate, take_first
from rulewright.compiler.lower.statements.joined_conditions import joined
from rulewright.compiler.lower.statements.late_sets import made_late
from rulewright.compiler.lower.statements.strides import stride_of, take
from rulewright.compiler.lower.stored import places
from rulewright.compiler.lower.stored.bags import copy_bag
from rulewright.compiler.lower.stored.places import Telling, assign_slot, drop_first, misfit, refused, slot_type
from rulewright.compiler.lower.stored.states import filler, index_values, setter
from rulewright.compiler.lower.stored.whole_states import store_whole
from rulewright.compiler.lower.types import c_type, constant, converted
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING, nodes, prefers_of

NOT_MET = "the rules got stuck: a requirement is not met"
EMPTY_RULES = "the rules got stuck: there is nothing to do: the rules are empty"


def statements(stmts: tuple[ir.Stmt, ...], telling: Telling) -> None:
    """Statements one after the other."""
    waiting = list(stmts)
    while waiting:
        stmt = waiting.pop(0)
        late = made_late(stmt, waiting[0], telling) if waiting else None
        if late is not None:
            waiting[0] = late
        else:
            statement(stmt, telling)


def statement(stmt: ir.Stmt, telling: Telling) -> None:
    """One statement; what it refuses to do ends with it."""
    depth = telling.lines.depth
    stmt, telling = operands_first(stmt, telling)
    lines, module = telling.lines, telling.module
    match stmt:
        case ir.Assign(slot, ir.Op("tail", (ir.Local(same),))) if slot == same and drop_first(telling, slot):
            pass
        case ir.Assign(slot, value):
            assign_slot(telling, slot, telling.fitted(value, slot_type(telling.proc.slots[slot])))
        case ir.Store(place, value):
            here = _at(telling, place.where)
            lines.note(place_comment(place.where))
            if not copy_bag(place, value, here):
                places.write_place(place, here.fitted(value, place.type), value.type, here)
        case ir.Fill(state, value, where):
            _fill(state, value, where, _at(telling, where))
        case ir.Reset(state, index, where):
            _reset(state, index, where, _at(telling, where))
        case ir.StoreWhole(state, value, where):
            site = module.misfit(where, full=module.states[state].room > 0)
            lines.add(low.do(store_whole(state, module), low.STATE, telling.lowered(value), site))
        case ir.Mutate(_, place):
            lines.note(place_comment(place.where))
            mutate(stmt, _at(telling, place.where))
        case ir.When(condition, then, otherwise):
            with lines.block(low.If(joined(condition, telling.scope, module))):
                statements(then, _where(condition, True, then, telling))
            if otherwise:
                with lines.otherwise():
                    statements(otherwise, _where(condition, False, otherwise, telling))
        case ir.ForEach():
            _for_each(stmt, telling)
        case ir.Loop():
            _loop(stmt, telling)
        case ir.Break():
            lines.add(low.Break())
        case ir.Invoke(number, args):
            _invoke(number, args, telling)
        case ir.InvokeRules(rules, args):
            _invoke_rules(rules, args, telling)
        case ir.Require(condition, guard):
            lines.note(place_comment(guard.where, guard.rules))
            broken = low.negate(_at(telling, guard.where).lowered(condition))
            if telling.known_legal and _is_saved(condition, telling):
                asked = low.eq(low.Local("rng"), low.NULL)
                broken = low.both(low.either(asked, low.path("rng.seeing")) if telling.seeing else asked, broken)
            with lines.block(low.If(broken)):
                telling.fail(module.fault("RW608", NOT_MET, guard.where))
        case ir.Prefer():
            _prefer(stmt, telling)
        case ir.TakeFirst():
            take_first(stmt, telling)
        case ir.Touch():
            pass
    lines.depth = depth


def _is_saved(condition: ir.Expr, telling: Telling) -> bool:
    """Whether something is saved where a guard is known to hold and not asked. All that is dear in it may be computed
    right behind the guards: the C compiler does that once for both."""
    if isinstance(condition, ir.Const) or telling.module.faulting.may(condition):
        return False
    dear, behind = (
        {one for one in nodes(of) if isinstance(one, ir.Call | ir.Fold | ir.Reach)}
        for of in (condition, telling.behind)
    )
    return not (dear and dear <= behind)


def _loop(stmt: ir.Loop, telling: Telling) -> None:
    lines, inside = telling.lines, telling.among(replace(telling.scope, within=True))
    stride = stride_of(stmt, telling)
    ending = begin_named(lines, stmt.where, telling.module)
    with lines.block(low.While(inside.lowered(stmt.condition))):
        if stride is not None:
            take(stride, telling.module.effort.pass_of(stmt.body), inside)
        _spend(stmt.body, stmt.where, telling)
        statements(stmt.body, inside)
    lines.add(ending)


def _spend(body: tuple[ir.Stmt, ...], where: ir.Where, telling: Telling) -> None:
    """The statements of a loop are counted each time around."""
    count(telling.module.effort.pass_of(body), telling.lines, where, telling.module)


def _where(condition: ir.Expr, holds: bool, body: tuple[ir.Stmt, ...], telling: Telling) -> Telling:
    """The same where a condition holds, or does not: locals that it shows not to be none, as long as the statements
    there leave them alone."""
    changed = _state_use(telling.module).assigned(body)
    shown = shown_some(condition, holds) - changed
    return replace(telling, scope=replace(telling.scope, some=telling.scope.some | shown)) if shown else telling


@remembered
def _state_use(module: Module) -> StateUse:
    return StateUse(module.program, module.faulting)


def _at(telling: Telling, where: ir.Where) -> Telling:
    return telling.among(telling.scope.at(where))


def _fill(name: str, value: ir.Expr, where: ir.Where, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    state = module.states[name]
    held = lines.let(c_type(state.type, module), "held", telling.fitted(value, state.type))
    site = module.misfit(where, full=state.room > 0)
    tests = misfit(held, value.type, state.type, module) if isinstance(state.type, ir.Number) else None
    if tests is not None:
        refused(tests, site, telling)
    lines.add(low.do(filler(state, module), low.STATE, held, site))


def _reset(name: str, index: tuple[ir.Expr, ...] | None, where: ir.Where, telling: Telling) -> None:
    module = telling.module
    state = module.states[name]
    value = constant(state.initial, state.type, module)
    if index is None:
        telling.lines.add(low.do(filler(state, module), low.STATE, value, 0))
        return
    site = places.through_none(where, module)
    values, _ = index_values(state, index, telling.scope, module)
    telling.lines.add(low.do(setter(state, module), low.STATE, *values, value, site))


def _for_each(stmt: ir.ForEach, telling: Telling) -> None:
    if written_at_once(stmt, telling):
        return
    counted = telling.module.effort.is_dear(stmt, telling.scope.within)
    ending = begin_named(telling.lines, stmt.where, telling.module) if counted else None
    steady = _is_steady(stmt, telling.module)
    for inner in loop(stmt.gen, telling.scope, telling.lines, telling.module, steady=steady):
        if counted:
            _spend(stmt.body, telling.scope.where, telling)
        statements(stmt.body, telling.among(replace(inner, within=True) if counted else inner))
    telling.lines.add(ending)


def _is_steady(stmt: ir.ForEach, module: Module) -> bool:
    """Whether nothing that a loop does changes what its clauses say of the elements that are still to come."""
    conditions = tuple(condition for _, condition in stmt.gen.clauses)
    read = module.facts.reads.within(conditions)
    use = _state_use(module)
    written = frozenset().union(*map(use.writes, stmt.body))
    assigned = frozenset().union(*map(use.assigned, stmt.body))
    return not (read & written or assigned & set(free_slots(conditions)) or EVERYTHING in read and written)


# ---------------------------------------------------------------- procedures that never suspend


def _invoke(number: int, args: tuple[ir.Expr, ...], telling: Telling) -> None:
    proc = telling.module.program.procs[number]
    values = arguments(args[: proc.params], proc.slots, telling.scope, telling.module)
    _called(low.call(procedure(number, telling.module), low.STATE, low.Local("t"), *values), proc.can_fail, telling)


def _called(call: low.Expr, can_fail: bool, telling: Telling) -> None:
    if can_fail:
        telling.lines.when(call, low.returns(1))
    else:
        telling.lines.add(low.Do(call))


def procedure(number: int, module: Module) -> str:
    """The function of a procedure that never suspends: 0 if it was carried out, 1 if it failed."""
    proc = module.program.procs[number]
    return module.once(("proc", number), safe_name("do", proc.name), lambda name: _procedure(name, proc, module))


def _procedure(name: str, proc: ir.Proc, module: Module) -> low.Function:
    lines = Lines()
    within = ("p", proc.number) in module.effort.within
    scope = Scope(where=proc.where, some=module.facts.some_slots(("p", proc.number), len(proc.slots)), within=within)
    parameters = ["S* s", "Trial* t"]
    held = {}
    for slot, about in enumerate(proc.slots):
        kind, value = c_type(slot_type(about), module), lines.names.fresh(f"v{slot}", about.name)
        held[slot] = low.Local(value), slot_type(about)
        if slot < proc.params:
            parameters.append(f"{kind} {value}")
        else:
            lines.local(kind, value)
    ending = begin_long(module.effort.invocation(proc.number), lines, proc.where, module, low.returns(1))
    statements(proc.body, Telling(lines, scope.holding(held), proc, module, False))
    lines.add(ending, low.returns(0))
    return lines.function("int", name, *parameters, comment=place_comment(proc.where))


def _invoke_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], telling: Telling) -> None:
    module = telling.module
    numbers = snippets_of(rules, args, module, suspending=False)
    kinds = tuple(arg.type for arg in args)
    key = ("rules", tuple(numbers), kinds)
    name = module.once(key, "do_rules", lambda fresh: _rules_switch(fresh, numbers, kinds, module))
    values = [telling.lowered(arg) for arg in args]
    _called(low.call(name, low.STATE, low.Local("t"), telling.lowered(rules), *values), True, telling)


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
        if len(args) >= proc.params and all(_compatible(arg.type, slot.type) for arg, slot in pairs):
            found.append(number)
    return found


def passed_to(number: int, kinds: tuple[ir.Type, ...], module: Module) -> tuple[ir.Proc, list[low.Expr]]:
    """The procedure of a snippet, and what it takes of parameters a0, a1 … of these types."""
    proc = module.program.procs[module.program.snippets[number - 1].proc]
    pairs = enumerate(zip(kinds, proc.slots[: proc.params], strict=False))
    return proc, [converted(low.Local(f"a{place}"), kind, slot.type, module) for place, (kind, slot) in pairs]


def _compatible(given: ir.Type, wanted: ir.Type) -> bool:
    """Whether a value of one type can be handed over as one of another."""
    if isinstance(given, ir.Number) and isinstance(wanted, ir.Between):
        return True
    plain = (ir.SetOf, ir.BagOf, ir.ListOf, ir.Ring, ir.Between, ir.PileOf, ir.Mark)
    if isinstance(given, plain) or isinstance(wanted, plain):
        return type(given) is type(wanted)
    return True


def _rules_switch(name: str, numbers: list[int], kinds: tuple[ir.Type, ...], module: Module) -> low.Function:
    """Carries out one of some snippets; an empty one fails."""
    lines, cases = Lines(), []
    for number in numbers:
        proc, passed = passed_to(number, kinds, module)
        done = low.call(procedure(proc.number, module), low.STATE, low.Local("t"), *passed)
        cases.append((number, low.returns(done)))
    lines.switch(low.Local("rules"), cases)
    lines.add(low.assign(low.field("r_failure"), module.fault("RW608", EMPTY_RULES, ir.Where())), low.returns(1))
    parameters = [f"{c_type(kind, module)} a{place}" for place, kind in enumerate(kinds)]
    return lines.function("int", name, "S* s", "Trial* t", "int rules", *parameters)


def _prefer(stmt: ir.Prefer, telling: Telling) -> None:
    """Noted in a trial of an option to which it belongs, once."""
    t = low.Local("t")
    wanted = _owners(telling.module).get((stmt.guard.number, stmt.order), ())
    if not wanted:
        return
    lines, order = telling.lines, stmt.order
    option = low.member(t, "option")
    options = low.either(*(low.eq(option, number) for number in wanted))
    with lines.block(low.If(low.both(low.ne(t, low.NULL), options, low.negate(low.field("r_known") >> order & 1)))):
        lines.set(low.field("r_known"), low.Const(1, "u") << order, "|")
        lines.when(telling.lowered(stmt.condition), low.assign(low.field("r_true"), low.Const(1, "u") << order, "|"))


@remembered
def _owners(module: Module) -> dict[tuple[int, int], tuple[int, ...]]:
    """For each prefer (guard, order) the options to which it belongs."""
    program = module.program
    owners: dict[tuple[int, int], list[int]] = {}
    number = 0
    for decision in program.decisions:
        for option in decision.options:
            for key in {(prefer.guard.number, prefer.order): None for prefer in prefers_of(program, decision, option)}:
                owners.setdefault(key, []).append(number)
            number += 1
    return {key: tuple(options) for key, options in owners.items()}
