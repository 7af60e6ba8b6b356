"""A shortcut for trials: the guards at the head of an option's body are judged before anything is copied.

A trial would run the same statements in the same order up to the first effect, so a guard that is false here makes it
fail there. `lead` covers the guards of the body itself; this goes on into the procedures the body begins with."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.reference.evaluate import arguments
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.world import Evaluate, Hopeful, Prepared, Slots, World


def foresight(code: Prepared, decision: ir.Decision, option: ir.Option) -> Hopeful | None:
    """Whether a trial of the option is worth it, judged in the locals of the asking procedure; None where nothing is
    to be foreseen."""
    if option.lent_by or option.silent:
        return None
    rest = _after_lead(_straight(code.program, option.entry), option.lead)
    if not rest or not isinstance(rest[0], ir.Invoke):
        return None
    head, _ = _head(code, rest, code.program.procs[decision.proc].slots)
    return _all(head) if head else None


def _straight(program: ir.Program, entry: int) -> tuple[ir.Stmt, ...]:
    """The statements from a block on, as long as one block simply follows another."""
    found: tuple[ir.Stmt, ...] = ()
    seen: set[int] = set()
    while entry not in seen:
        seen.add(entry)
        block = program.blocks[entry]
        found += block.body
        if isinstance(block.end, ir.Jump):
            entry = block.end.to
    return found


def _after_lead(body: tuple[ir.Stmt, ...], lead: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """The statements after the leading guards, which have been judged already."""
    judged = 0
    for number, stmt in enumerate(body):
        if judged < len(lead) and stmt == lead[judged]:
            judged += 1
        elif not isinstance(stmt, ir.Touch):
            return body[number:]
    return ()


def _all(steps: list[Hopeful]) -> Hopeful:
    return lambda w, s: all(step(w, s) for step in steps)


def _head(code: Prepared, stmts: tuple[ir.Stmt, ...], slots: tuple[ir.Slot, ...]) -> tuple[list[Hopeful], bool]:
    """The statements up to the first effect, and whether there is none."""
    steps: list[Hopeful] = []
    for stmt in stmts:
        match stmt:
            case ir.Touch() | ir.Prefer() | ir.Tell():
                continue
            case ir.Require(condition):
                steps.append(_requires(code.expression(condition)))
            case ir.Assign(slot, value):
                steps.append(_assigns(slot, fit(code.expression(value), value.type, slots[slot].type, code.program)))
            case ir.Invoke(proc, args):
                step, harmless = _invokes(code, proc, args)
                steps.append(step)
                if not harmless:
                    return steps, False
            case _:
                return steps, False
    return steps, True


def _requires(condition: Evaluate) -> Hopeful:
    return lambda w, s: bool(condition(w, s))


def _assigns(slot: int, value: Evaluate) -> Hopeful:
    def assign(w: World, s: Slots) -> bool:
        s[slot] = value(w, s)
        return True

    return assign


def _invokes(code: Prepared, proc: int, args: tuple[ir.Expr, ...]) -> tuple[Hopeful, bool]:
    procedure = code.program.procs[proc]
    parts = arguments(code, args, procedure.slots)
    steps, harmless = _head(code, procedure.body, procedure.slots)

    def invoke(w: World, s: Slots) -> bool:
        slots = code.frame_slots(proc, [part(w, s) for part in parts])
        return all(step(w, slots) for step in steps)

    return invoke, harmless
