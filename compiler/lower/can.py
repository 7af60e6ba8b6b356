"""`can`, and what is foreseen of it: whether there is a way through a procedure, or through the rules an expression
yields."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.entries import entry_point, given_struct, push
from rulewright.compiler.lower.expressions.calls import arguments, function_name
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.statements.statements import passed_to, procedure, snippets_of
from rulewright.compiler.lower.stored.places import slot_type
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.effort import ASKED_AGAIN
from rulewright.runtime.walking import EVERYTHING


def can(node: ir.Can, scope: Scope, module: Module) -> low.Expr:
    """Is there a way through?"""
    if node.proc is not None:
        proc = module.program.procs[node.proc]
        if not proc.can_fail and not module.faulting.may(node.args):
            return low.TRUE
        values = arguments(node.args[: proc.params], proc.slots, scope, module)
        return low.call(can_procedure(node.proc, module), low.STATE, *values)
    assert node.rules is not None
    return by_snippet("can", node.rules, node.args, (), scope, module)


def can_procedure(number: int, module: Module) -> str:
    """The function that tries a procedure on a copy."""
    proc = module.program.procs[number]
    return module.once(("can", number), safe_name("can", proc.name), lambda name: _can_procedure(name, proc, module))


def _can_procedure(name: str, proc: ir.Proc, module: Module) -> low.Function:
    lines, again = Lines(), module.faulting.asked_again.get(proc.number)
    (room,) = lines.local("Room", "room")
    (trial,), (failed,) = lines.local("Trial", "trial"), lines.local("bint", "failed")
    site = 0 if again is None else module.fault("RW609", ASKED_AGAIN, again)
    begin = low.call("begin_can", low.STATE, low.address(room), low.address(trial), site)
    (c,) = lines.local("S*", "c", value=begin)
    names = low.names(*(f"a{slot}" for slot in range(proc.params)))
    lines.when(low.eq(c, low.NULL), low.returns(low.FALSE))
    if proc.suspends:
        point = entry_point("begin", proc.number, module)
        (given,) = lines.local(given_struct(proc.number, module), "given")
        lines.add(*(low.assign(low.member(given, f"a{slot}"), name) for slot, name in enumerate(names)))
        lines.add(low.do("clear_frames", c), low.Do(push(proc.number, c, 0, module)))
        lines.set(failed, low.call("run", c, low.address(trial), low.NULL, point, low.address(given)))
    else:
        lines.set(failed, low.call(procedure(proc.number, module), c, low.address(trial), *names))
    lines.add(low.returns(low.call("end_can", low.STATE, c, failed)))
    kinds = [c_type(slot_type(slot), module) for slot in proc.slots[: proc.params]]
    return lines.function("bint", name, "S* s", *(f"{kind} a{slot}" for slot, kind in enumerate(kinds)))


# ---------------------------------------------------------------- of the snippet that an expression yields


def by_snippet(
    what: str, rules: ir.Expr, args: tuple[ir.Expr, ...], written: tuple[str, ...], scope: Scope, module: Module
) -> low.Expr:
    """`can`, or what is foreseen of it: `surely`, `possibly`."""
    numbers = snippets_of(rules, args, module, None)
    kinds = tuple(arg.type for arg in args)
    key = (what, tuple(numbers), kinds, written)
    name = module.once(key, f"{what}_rules", lambda fresh: _rules_switch(fresh, what, numbers, kinds, written, module))
    values = [module.lowered(arg, scope) for arg in args]
    return low.call(name, low.STATE, module.lowered(rules, scope), *values)


def _rules_switch(
    name: str, what: str, numbers: list[int], kinds: tuple[ir.Type, ...], written: tuple[str, ...], module: Module
) -> low.Function:
    """By the number of the snippet; those with the same answer stand together."""
    lines = Lines()
    answers: dict[low.Body, list[int]] = {}
    for number in numbers:
        proc, passed = passed_to(number, kinds, module)
        answers.setdefault(_answer(what, proc, (low.STATE, *passed), written, module), []).append(number)
    answers.pop((low.returns(low.FALSE),), None)
    for place, (answer, those) in enumerate(answers.items()):
        asked_for = low.either(*(low.eq(low.Local("rules"), number) for number in those))
        with lines.block(low.If(asked_for), chained=place > 0):
            lines.add(*answer)
    lines.add(low.returns(low.FALSE))
    parameters = [f"{c_type(kind, module)} a{place}" for place, kind in enumerate(kinds)]
    return lines.function("bint", name, "S* s", "int rules", *parameters)


def _answer(
    what: str, proc: ir.Proc, passed: tuple[low.Expr, ...], written: tuple[str, ...], module: Module
) -> low.Body:
    """What is said of a snippet: whether it `can` be carried out, or what is foreseen of that, unless it may have
    changed since."""
    known = module.program.foreseen.get(proc.number, ir.UNKNOWN)
    touched = bool(written) and (EVERYTHING in known.reads or not known.reads.isdisjoint(written))

    def told(function: int) -> low.Expr:
        if function < 0:
            return low.TRUE if function == ir.ALWAYS else low.FALSE
        return low.call(function_name(function, module), *passed)

    if what == "surely":
        return (low.returns(told(ir.NEVER if touched else known.sure)),)
    if what == "possibly":
        return (low.returns(told(ir.ALWAYS if touched else known.possible)),)
    if not proc.can_fail:
        return (low.returns(low.TRUE),)
    if known.sure == known.possible:
        return (low.returns(told(known.sure)),)
    found: list[low.Stmt] = []
    if known.sure != ir.NEVER:
        found.append(low.when(told(known.sure), low.returns(low.TRUE)))
    if known.possible != ir.ALWAYS:
        found.append(low.when(low.negate(told(known.possible)), low.returns(low.FALSE)))
    return (*found, low.returns(low.call(can_procedure(proc.number, module), *passed)))
