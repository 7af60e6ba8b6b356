"""Decisions and options made ready: ranges, leading guards, lenders, and which prefers belong to an option."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.runtime import ir
from rulewright.runtime.reference import loops
from rulewright.runtime.reference.evaluate import arguments
from rulewright.runtime.reference.execute import NOT_MET, reason_of
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.world import Evaluate, Hopeful, Prepared, Reason, Slots, World
from rulewright.runtime.walking import prefers_of


@dataclass(frozen=True, slots=True)
class LeadStep:
    """One leading statement. `passes` carries it out and says whether the way goes on; `tell` why it does not."""

    passes: Callable[[World, Slots, dict[int, int]], bool]
    tell: Callable[[World, Slots], Reason] | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """An option made ready."""

    number: int
    option: ir.Option
    available: Evaluate | None
    loops: tuple[loops.Each, ...]
    lead: tuple[LeadStep, ...]
    leading_prefers: int
    hopeful: Hopeful | None  # a quick look before a trial
    lenders: tuple[tuple[int, list[Evaluate], int], ...]
    prefer_orders: dict[int, int]  # guard number -> order
    prefer_guards: dict[int, ir.Guard]  # by order


@dataclass(frozen=True, slots=True)
class Asking:
    """A decision made ready."""

    decision: ir.Decision
    actor: Evaluate
    choices: tuple[Choice, ...]
    silent: int | None  # the option that simply happens, if there is one

    def pending_slots(self, number: int) -> tuple[int, ...]:
        """Where a secret choice of an option is kept: its number, then its arguments."""
        pending, options = self.decision.pending, self.decision.options
        start, length = 1, len(options[number].params)
        if len(pending) == 1 + sum(len(option.params) for option in options):
            start += sum(len(option.params) for option in options[:number])
        return (pending[0], *pending[start : start + length])


def asking_of(code: Prepared, decision: ir.Decision) -> Asking:
    """A decision as closures."""
    choices = tuple(_choice(code, decision, number, option) for number, option in enumerate(decision.options))
    silent = next((number for number, option in enumerate(decision.options) if option.silent), None)
    return Asking(decision, code.expression(decision.actor), choices, silent)


def _choice(code: Prepared, decision: ir.Decision, number: int, option: ir.Option) -> Choice:
    slots = code.program.procs[decision.proc].slots
    prefers = {prefer.guard.number: prefer for prefer in prefers_of(code.program, decision, option)}
    charges = code.effort.moves(option)
    return Choice(
        number,
        option,
        code.expression(option.available) if option.available is not None else None,
        tuple(loops.each(code, param, charges.get(param.slot, 0), decision.where) for param in option.params),
        tuple(_lead_step(code, stmt, slots) for stmt in option.lead if not isinstance(stmt, ir.Touch)),
        sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer)),
        code.hopeful(decision, option),
        tuple(
            (proc, arguments(code, args, code.program.procs[proc].slots), back) for proc, args, back in option.lent_by
        ),
        {guard: prefer.order for guard, prefer in prefers.items()},
        {prefer.order: prefer.guard for prefer in prefers.values()},
    )


def _lead_step(code: Prepared, stmt: ir.Stmt, slots: tuple[ir.Slot, ...]) -> LeadStep:
    match stmt:
        case ir.Assign(slot, value):
            return LeadStep(_assigns(slot, fit(code.expression(value), value.type, slots[slot].type, code.program)))
        case ir.Require(condition, guard):
            tell = reason_of(code, guard)
            return LeadStep(_requires(code.expression(condition)), lambda w, s: tell(w, s, NOT_MET))
        case ir.Prefer(condition, _, order):
            return LeadStep(_prefer(code.expression(condition), order))
    raise ValueError(f"{stmt} does not lead an option")


def _assigns(slot: int, value: Evaluate) -> Callable[[World, Slots, dict[int, int]], bool]:
    def passes(w: World, s: Slots, noted: dict[int, int]) -> bool:
        s[slot] = value(w, s)
        return True

    return passes


def _requires(condition: Evaluate) -> Callable[[World, Slots, dict[int, int]], bool]:
    return lambda w, s, noted: bool(condition(w, s))


def _prefer(condition: Evaluate, order: int) -> Callable[[World, Slots, dict[int, int]], bool]:
    def passes(w: World, s: Slots, noted: dict[int, int]) -> bool:
        noted[order] = condition(w, s)
        return True

    return passes
