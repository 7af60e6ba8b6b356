"""What well-formed IR is. Run after every pass in tests, so that a pass that breaks a program is named at once."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.runtime import ir
from rulewright.runtime.walking import nodes


class Malformed(Exception):
    """A program that no backend could carry out: a mistake of the compiler, never of an author."""


def verify(program: ir.Program) -> None:
    """Raise Malformed if the program is not well-formed."""
    found = next(faults(program), None)
    if found is not None:
        raise Malformed(found)


def faults(program: ir.Program) -> Iterator[str]:
    """Everything that is wrong with a program."""
    for number, function in enumerate(program.functions):
        if function.number != number:
            yield f"function {number} is numbered {function.number}"
        yield from _expressions((function.lets, function.result), function.slots, program, function.name)
    for number, proc in enumerate(program.procs):
        if proc.number != number:
            yield f"procedure {number} is numbered {proc.number}"
        yield from _expressions(proc.body, proc.slots, program, proc.name)
    for number, block in enumerate(program.blocks):
        if block.number != number:
            yield f"block {number} is numbered {block.number}"
        slots = program.procs[block.proc].slots
        yield from _expressions((block.body, block.end), slots, program, f"block {number}")
        for to in _targets(block.end):
            if not 0 <= to < len(program.blocks) or program.blocks[to].proc != block.proc:
                yield f"block {number} goes to block {to} of another procedure"
    for decision in program.decisions:
        yield from _decision(decision, program)
    for network in program.networks:
        parts = (network.where, network.joins, tuple(tally.value for tally in network.tallies))
        yield from _expressions(parts, network.slots, program, network.name)
    for score in program.scores:
        yield from _expressions((score.value,), score.slots, program, score.name)


def _targets(end: ir.End) -> Iterator[int]:
    match end:
        case ir.Jump(to):
            yield to
        case ir.Branch(_, then, otherwise):
            yield from (then, otherwise)
        case ir.Chance(to=to) | ir.CallProc(to=to) | ir.CallRules(to=to):
            yield to


def _decision(decision: ir.Decision, program: ir.Program) -> Iterator[str]:
    where = f"decision {decision.number}"
    slots = program.procs[decision.proc].slots
    end = program.blocks[decision.block].end
    if end != ir.Ask(decision.number):
        yield f"{where} is not asked by its block {decision.block}"
    yield from _expressions((decision.actor,), slots, program, where)
    for option in decision.options:
        parts = (option.params, option.lead, option.available, option.sure)
        yield from _expressions(parts, slots, program, f"{where}, option {option.name}")
        if not all(isinstance(one, ir.Assign | ir.Require | ir.Prefer) for one in option.lead):
            yield f"{where}, option {option.name}: an effect among its leading guards"


def _expressions(tree: object, slots: tuple[ir.Slot, ...], program: ir.Program, where: str) -> Iterator[str]:
    states = {state.name: state for state in program.states}
    for node in nodes(tree):
        match node:
            case ir.Local(slot) | ir.Assign(slot) | ir.Gen(slot):
                if not 0 <= slot < len(slots):
                    yield f"{where}: no local {slot}"
            case ir.Op(op):
                if op not in ir.OPS:
                    yield f"{where}: unknown operation '{op}'"
            case ir.Read(state, index):
                if state not in states or len(index) != len(states[state].index):
                    yield f"{where}: '{state}' read with {len(index)} indices"
            case ir.Call(function, args):
                if function >= len(program.functions) or len(args) != program.functions[function].params:
                    yield f"{where}: function {function} called with {len(args)} arguments"
            case ir.Invoke(proc, args) | ir.CallProc(proc, args):
                if proc >= len(program.procs) or len(args) != program.procs[proc].params:
                    yield f"{where}: procedure {proc} called with {len(args)} arguments"
            case ir.And(items) | ir.Or(items):
                if not all(isinstance(item.type, ir.Truth) for item in items):
                    yield f"{where}: a condition that is no yes or no"
