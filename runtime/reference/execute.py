"""Statements as closures of the world and the locals. A statement never suspends; it may fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.reference import loops
from rulewright.runtime.reference.changes import change
from rulewright.runtime.reference.evaluate import arguments
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.indexing import flat_index
from rulewright.runtime.reference.places import spot, state_checker, through_none
from rulewright.runtime.reference.world import (
    Evaluate,
    Execute,
    Failure,
    Prepared,
    Reason,
    Slots,
    Told,
    Tracer,
    World,
    long_work,
    spend,
)

NOT_MET = "a requirement is not met"
NOTHING_LEFT = "there is nothing left to take"


def executor(code: Prepared, stmt: ir.Stmt, slots: tuple[ir.Slot, ...]) -> Execute:
    """The closure that carries out a statement; it yields True where the innermost loop is left."""
    made = _executor(code, stmt, slots)
    if code.tracer is not None:
        made = code.tracer.statement(code, stmt, made)
    match stmt:
        case (
            ir.Store(ir.Place(where=where))
            | ir.Mutate(_, ir.Place(where=where))
            | ir.Require(guard=ir.Guard(where=where))
        ):
            return _placed(made, where) if code.effort.is_dear(stmt) else made
    return made


def _placed(execute: Execute, where: ir.Where) -> Execute:
    """A statement that can take long: what takes too long in an expression is told with its place."""

    def run(w: World, s: Slots) -> bool:
        try:
            return execute(w, s)
        except Fault as fault:
            if fault.where.line:
                raise
            raise fault.at(where) from None

    return run


def _executor(code: Prepared, stmt: ir.Stmt, slots: tuple[ir.Slot, ...]) -> Execute:
    match stmt:
        case ir.Assign() | ir.Store() | ir.Fill() | ir.Reset() | ir.StoreWhole() | ir.Mutate():
            return _plain(code, stmt, slots)
        case ir.When(condition, then, otherwise):
            holds, yes, no = code.expression(condition), sequence(code, then, slots), sequence(code, otherwise, slots)
            return lambda w, s: yes(w, s) if holds(w, s) else no(w, s)
        case ir.ForEach():
            return _for_each(code, stmt, slots)
        case ir.Loop():
            return _loop(code, stmt, slots)
        case ir.Break():
            return lambda w, s: True
        case ir.Invoke() | ir.InvokeRules():
            return _invoke(code, stmt)
        case ir.Require() | ir.Prefer():
            return _guard(code, stmt)
        case ir.TakeFirst():
            return _take_first(code, stmt, slots)
        case ir.Tell():
            return _tell(code, stmt)
        case ir.Touch(rules):
            return _touch(rules) if code.tracer is None else _traced_touch(code.tracer, rules)


def _touch(rules: tuple[str, ...]) -> Execute:
    def touch(w: World, s: Slots) -> bool:
        w.reach(rules)
        return False

    return touch


def _traced_touch(tracer: Tracer, rules: tuple[str, ...]) -> Execute:
    plain = _touch(rules)

    def touch(w: World, s: Slots) -> bool:
        tracer.touched(rules, w.trial is None)
        return plain(w, s)

    return touch


def _tell(code: Prepared, stmt: ir.Tell) -> Execute:
    """Nothing but a line for whoever listens: it takes no effort, and where a value cannot be had the line goes without
    it."""
    seen, values = code.expression(stmt.seen), [(code.expression(value), value.type) for value in stmt.values]

    def tell(w: World, s: Slots) -> bool:
        if w.told is not None and w.trial is None:
            spent = w.meter.spent
            text = code.words.sentence(stmt.text, [(_if_possible(value, w, s), kind) for value, kind in values])
            w.told.append(Told(_if_possible(seen, w, s) or 0, text))
            w.meter.spent = spent
        return False

    return tell


def _if_possible(value: Evaluate, w: World, s: Slots) -> Any:
    try:
        return value(w, s)
    except Fault:
        return None


def sequence(code: Prepared, stmts: tuple[ir.Stmt, ...], slots: tuple[ir.Slot, ...]) -> Execute:
    """Statements one after the other."""
    steps = [executor(code, stmt, slots) for stmt in stmts]
    if len(steps) == 1:
        return steps[0]

    def run(w: World, s: Slots) -> bool:
        return any(step(w, s) for step in steps)  # `any` stops at the first that leaves the loop

    return run


# ---------------------------------------------------------------- storing

Action = Callable[[World, Slots], None]


def _plain(code: Prepared, stmt: ir.Stmt, slots: tuple[ir.Slot, ...]) -> Execute:
    action = _storing(code, stmt, slots)

    def run(w: World, s: Slots) -> bool:
        action(w, s)
        return False

    return run


def _storing(code: Prepared, stmt: ir.Stmt, slots: tuple[ir.Slot, ...]) -> Action:
    match stmt:
        case ir.Assign(slot, value):
            return _assign(slot, fit(code.expression(value), value.type, slots[slot].type, code.program))
        case ir.Store(place, value):
            target, compute = (
                spot(code, place, slots),
                fit(code.expression(value), value.type, place.type, code.program),
            )
            return lambda w, s: target.write(w, s, compute(w, s))
        case ir.Fill(state, value, where):
            return _fill(code, state, value, where)
        case ir.Reset(state, index, where):
            return _reset(code, state, index, where)
        case ir.StoreWhole(state, value, where):
            return _store_whole(code, state, value, where)
        case ir.Mutate(op, place, args):
            return change(code, op, spot(code, place, slots), args)
    raise ValueError(f"{stmt} stores nothing")


def _assign(slot: int, value: Evaluate) -> Action:
    def run(w: World, s: Slots) -> None:
        s[slot] = value(w, s)

    return run


def _fill(code: Prepared, name: str, value: ir.Expr, where: ir.Where) -> Action:
    number = code.state_number[name]
    kind = code.program.states[number].type
    compute, check = (
        fit(code.expression(value), value.type, kind, code.program),
        state_checker(code.program.states[number], where),
    )

    def run(w: World, s: Slots) -> None:
        filling = compute(w, s)
        if check is not None:
            check(filling)
        elements = w.elements(number)
        elements[:] = [filling] * len(elements)

    return run


def _store_whole(code: Prepared, name: str, value: ir.Expr, where: ir.Where) -> Action:
    number = code.state_number[name]
    compute, check = code.expression(value), state_checker(code.program.states[number], where)

    def run(w: World, s: Slots) -> None:
        values = compute(w, s)
        if check is not None:
            for one in values:
                check(one)
        w.elements(number)[:] = values

    return run


def _reset(code: Prepared, name: str, index: tuple[ir.Expr, ...] | None, where: ir.Where) -> Action:
    number = code.state_number[name]
    state = code.program.states[number]
    if index is None:

        def reset_all(w: World, s: Slots) -> None:
            elements = w.elements(number)
            elements[:] = [state.initial] * len(elements)

        return reset_all
    place = flat_index(code, index, state.index)

    def reset_one(w: World, s: Slots) -> None:
        at = place(w, s)
        if at < 0:
            raise through_none(name, where)
        w.elements(number)[at] = state.initial

    return reset_one


# ---------------------------------------------------------------- loops and calls


def _for_each(code: Prepared, stmt: ir.ForEach, slots: tuple[ir.Slot, ...]) -> Execute:
    gen = stmt.gen
    loop, body = loops.each(code, gen), sequence(code, stmt.body, slots)
    units = code.effort.pass_of(stmt.body)

    def run(w: World, s: Slots) -> bool:
        for _ in loop(w, s):
            spend(w, units)
            if body(w, s):
                break
        return False

    return _named(run, stmt.where) if code.effort.is_dear(stmt) else run


def _named(execute: Execute, where: ir.Where) -> Execute:
    """A loop that can take long: if it takes too long, it is named, and not what stands in it."""

    def run(w: World, s: Slots) -> bool:
        with long_work(w, 0, where):
            return execute(w, s)

    return run


def _loop(code: Prepared, stmt: ir.Loop, slots: tuple[ir.Slot, ...]) -> Execute:
    condition, body = code.expression(stmt.condition), sequence(code, stmt.body, slots)
    units, where = code.effort.pass_of(stmt.body), stmt.where

    def run(w: World, s: Slots) -> bool:
        while condition(w, s):
            spend(w, units, where)
            if body(w, s):
                break
        return False

    return _named(run, where)


def _invoke(code: Prepared, stmt: ir.Invoke | ir.InvokeRules) -> Execute:
    match stmt:
        case ir.Invoke(number, args):
            parts = arguments(code, args, code.program.procs[number].slots)

            def call(w: World, s: Slots) -> bool:
                code.carry_out(w, number, [part(w, s) for part in parts])
                return False

            return call
        case ir.InvokeRules(rules, args):
            snippet, given = code.expression(rules), code.expressions(args)

            def call_rules(w: World, s: Slots) -> bool:
                chosen, values = snippet(w, s), [part(w, s) for part in given]
                code.carry_out(w, code.snippet_proc(chosen), values)
                return False

            return call_rules


# ---------------------------------------------------------------- guards


def reason_of(code: Prepared, guard: ir.Guard) -> Callable[[World, Slots, str], Reason]:
    """The reason a guard gives, its `{}` filled in; a look-ahead nobody listens to gets it unfilled."""
    values = [(code.expression(value), value.type) for value in guard.values]

    def tell(w: World, s: Slots, default: str) -> Reason:
        text = guard.reason or default
        if values and w.telling:
            text = code.words.sentence(text, [(value(w, s), kind) for value, kind in values])
        return Reason(guard.rules, text, guard.where)

    return tell


def _guard(code: Prepared, stmt: ir.Require | ir.Prefer) -> Execute:
    condition, guard = code.expression(stmt.condition), stmt.guard
    if isinstance(stmt, ir.Prefer):
        order, number = stmt.order, guard.number

        def prefer(w: World, s: Slots) -> bool:
            if w.trial is None:
                w.reach(guard.rules)
            elif w.trial.wanted.get(number) == order and order not in w.noted:
                w.noted[order] = condition(w, s)
            return False

        return prefer
    tell = reason_of(code, guard)

    def require(w: World, s: Slots) -> bool:
        if not condition(w, s):
            raise Failure([tell(w, s, NOT_MET)])
        w.reach(guard.rules)
        return False

    return require


def _take_first(code: Prepared, stmt: ir.TakeFirst, slots: tuple[ir.Slot, ...]) -> Execute:
    zone, slot, tell = spot(code, stmt.zone, slots), stmt.slot, reason_of(code, stmt.guard)

    def take(w: World, s: Slots) -> bool:
        items: tuple[Any, ...] = zone.read(w, s)
        if not items:
            raise Failure([tell(w, s, NOTHING_LEFT)], "RW603")
        zone.write(w, s, items[1:])
        s[slot] = items[0]
        return False

    return take
