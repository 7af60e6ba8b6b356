"""Where a game can come to: what the options of a game leave out stands in its program, but nothing leads there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.runtime import ir
from rulewright.runtime.procedures import cells_of
from rulewright.runtime.walking import straight_on


def reached_blocks(program: ir.Program, begun: Iterable[int] = (0,)) -> frozenset[int]:
    """The blocks that can be come to from where some procedures begin."""
    waiting = [number for proc in begun for number in _entry(proc, program)]
    found = set[int]()
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            waiting += straight_on(program.blocks[number].end)
            waiting += _elsewhere(program.blocks[number].end, program)
    return frozenset(found)


def resting_points(program: ir.Program) -> frozenset[int]:
    """The blocks at which a game can rest: somebody is asked there, or chance decides."""
    ends = {number: program.blocks[number].end for number in reached_blocks(program)}
    return frozenset(number for number, end in ends.items() if isinstance(end, ir.Ask | ir.Chance))


def return_points(program: ir.Program) -> frozenset[int]:
    """The blocks at which procedures come back to whoever called them; no frame names another."""
    ends = [program.blocks[number].end for number in reached_blocks(program)]
    return frozenset(end.to for end in ends if isinstance(end, ir.CallProc | ir.CallRules))


def _entry(proc: int, program: ir.Program) -> list[int]:
    return [program.procs[proc].entry] if program.procs[proc].suspends else []


def _elsewhere(end: ir.End | None, program: ir.Program) -> Iterator[int]:
    """Where a block leads besides straight on: into procedures, and to what is decided."""
    match end:
        case ir.CallProc(proc):
            yield from _entry(proc, program)
        case ir.CallRules(rules, args):
            for proc in cells_of(program, rules, args):
                yield from _entry(proc, program)
        case ir.Ask(number):
            decision = program.decisions[number]
            if decision.skip is not None:
                yield decision.skip
            if decision.pending:
                yield decision.after
            for option in decision.options:
                yield option.entry
                for lender, _, back in option.lent_by:
                    yield from (*_entry(lender, program), back)
