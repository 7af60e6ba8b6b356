"""What is told on the way from a step to the next rest, and after which steps that may be: only those need to be played
again for its lines, since positions do not hold them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.procedures import callees_of, cells_of, texts_of
from rulewright.runtime.walking import nodes, straight_on


class Telling(NamedTuple):
    """Whether something may be told at all (before the first rest, too), and the decisions and points of chance after
    which it may be before the next rest."""

    anything: bool
    decisions: frozenset[int]
    chances: frozenset[int]

    def may_follow(self, decision: int, point: int) -> bool:
        """Whether something may be told on the way to the next rest, from a decision or (-1) from a point of chance."""
        return decision in self.decisions if decision >= 0 else point in self.chances


def telling_of(program: ir.Program) -> Telling:
    """Where a program tells something."""
    blocks = _telling_blocks(program)
    decisions = frozenset(one.number for one in program.decisions if not blocks.isdisjoint(_behind(one)))
    ends = ((block.number, block.end) for block in program.blocks)
    chances = frozenset(number for number, end in ends if isinstance(end, ir.Chance) and end.to in blocks)
    return Telling(bool(blocks), decisions, chances)


def _telling_blocks(program: ir.Program) -> set[int]:
    """The blocks from which the flow may come to where something is told, without anybody being asked."""
    before: dict[int, list[int]] = defaultdict(list)
    returns = _returns(program)
    for block in program.blocks:
        for to in (*_following(block, program), *(returns[block.proc] if isinstance(block.end, ir.Return) else ())):
            before[to].append(block.number)
    loud = _loud(program)
    waiting = [one.number for one in program.blocks if _is_loud((one.body, one.end), loud, program)]
    found = set(waiting)
    while waiting:
        for number in before[waiting.pop()]:
            if number not in found:
                found.add(number)
                waiting.append(number)
    return found


def _loud(program: ir.Program) -> set[int]:
    """The procedures that tell something themselves, or by what they call."""
    found = {proc for proc, text in enumerate(texts_of(program)) if any(map(_tells, nodes(text)))}
    callees, size = callees_of(program), -1
    while size != (size := len(found)):
        found |= {proc for proc, called in enumerate(callees) if not found.isdisjoint(called)}
    return found


def _is_loud(text: Any, loud: set[int], program: ir.Program) -> bool:
    """Whether a block tells something, itself or by calling what never suspends."""
    return any(
        _tells(node) or any(one in loud and not program.procs[one].suspends for one in _called(node, program))
        for node in nodes(text)
    )


def _called(node: Any, program: ir.Program) -> tuple[int, ...]:
    """The procedures that a node may call."""
    match node:
        case ir.CallProc(proc) | ir.Invoke(proc):
            return (proc,)
        case ir.CallRules(rules, args) | ir.InvokeRules(rules, args):
            return cells_of(program, rules, args)
    return ()


def _tells(node: Any) -> bool:
    """Whether something is told here; a card that is known to lie on a pile is, since no event of chance says it."""
    match node:
        case ir.Chance(zone=ir.Place(type=ir.PileOf()), seen=seen):
            return seen is not None
        case _:
            return isinstance(node, ir.Tell)


def _following(block: ir.Block, program: ir.Program) -> Iterator[int]:
    """Where a block goes on without anybody being asked, into procedures that it calls, but not back out of its own."""
    yield from straight_on(block.end)
    yield from (program.procs[proc].entry for proc in _called(block.end, program) if program.procs[proc].suspends)
    if isinstance(block.end, ir.Ask):
        decision = program.decisions[block.end.decision]
        yield from (point for point in (decision.skip,) if point is not None)
        yield from (option.entry for option in decision.options if option.silent or decision.forced)


def _behind(decision: ir.Decision) -> Iterator[int]:
    """Where the flow goes on when a decision has been made."""
    yield from (decision.after,) if decision.pending else (option.entry for option in decision.options)


def _returns(program: ir.Program) -> dict[int, set[int]]:
    """Where each procedure comes back to whoever called it, or was lent its options."""
    found: dict[int, set[int]] = defaultdict(set)
    for block in program.blocks:
        if isinstance(block.end, ir.CallProc | ir.CallRules):
            for proc in _called(block.end, program):
                found[proc].add(block.end.to)
    for decision in program.decisions:
        for option in decision.options:
            for proc, _, back in option.lent_by:
                found[proc].add(back)
    return found
