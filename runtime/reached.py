"""Where a game can come to: what the options of a game leave out stands in its program, but nothing leads there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.runtime import ir
from rulewright.runtime.procedures import cells_of
from rulewright.runtime.walking import successors


def reached_blocks(program: ir.Program, begun: Iterable[int] = (0,)) -> frozenset[int]:
    """The blocks that can be come to from where some procedures begin."""
    waiting = [number for proc in begun for number in _entry(proc, program)]
    found = set[int]()
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            end = program.blocks[number].end
            waiting += [*successors(end, program.decisions), *_inside(end, program)]
    return frozenset(found)


def resting_points(program: ir.Program) -> frozenset[int]:
    """The blocks at which a game can rest: somebody is asked there, or chance decides."""
    ends = {number: program.blocks[number].end for number in reached_blocks(program)}
    return frozenset(number for number, end in ends.items() if isinstance(end, ir.Ask | ir.Chance))


def return_points(program: ir.Program) -> frozenset[int]:
    """The blocks at which procedures come back to whoever called them, or was lent their options; no frame names
    another."""
    return frozenset(
        back for number in reached_blocks(program) for back in _come_back_to(program.blocks[number].end, program)
    )


def _come_back_to(end: ir.End | None, program: ir.Program) -> Iterator[int]:
    match end:
        case ir.CallProc(to=back) | ir.CallRules(to=back):
            yield back
        case ir.Ask(number):
            yield from (back for option in program.decisions[number].options for _, _, back in option.lent_by)


def _entry(proc: int, program: ir.Program) -> list[int]:
    return [program.procs[proc].entry] if program.procs[proc].suspends else []


def _inside(end: ir.End | None, program: ir.Program) -> Iterator[int]:
    """Where a block leads in other procedures: those that it calls, and those that lend options to a decision."""
    match end:
        case ir.CallProc(proc):
            yield from _entry(proc, program)
        case ir.CallRules(rules, args):
            for proc in cells_of(program, rules, args):
                yield from _entry(proc, program)
        case ir.Ask(number):
            for option in program.decisions[number].options:
                for lender, _, back in option.lent_by:
                    yield from (*_entry(lender, program), back, option.entry)
