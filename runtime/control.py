"""Which blocks of a procedure run only because a branch went one way: control dependence, by post-dominators.

A way that only ends the game is left out: what follows an `if … finish` is no more hidden than the game's going on. A
loop without end is taken to leave where it begins anew, so that what stands behind an `if` in it does not depend on the
`if`.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.runtime import ir
from rulewright.runtime.walking import successors

EXIT = -1


def dependents(program: ir.Program) -> dict[int, list[int]]:
    """For each block that can go on in several ways, the blocks that run or not depending on the way."""
    by_proc: dict[int, list[ir.Block]] = {}
    for block in program.blocks:
        by_proc.setdefault(block.proc, []).append(block)
    found: dict[int, list[int]] = {}
    for blocks in by_proc.values():
        found |= _dependents(blocks, program)
    return found


def _successors(block: ir.Block, program: ir.Program) -> Iterator[int]:
    yield from successors(block.end, program.decisions)
    if isinstance(block.end, ir.Return):
        yield EXIT


def _dependents(blocks: list[ir.Block], program: ir.Program) -> dict[int, list[int]]:
    graph = {block.number: list(dict.fromkeys(_successors(block, program))) for block in blocks}
    ending = _only_ending(graph)
    for block in blocks:
        if block.number in ending:
            graph[block.number] = [EXIT]
        elif isinstance(block.end, ir.Ask) or (isinstance(block.end, ir.Branch) and block.end.where.line):
            graph[block.number] = [to for to in graph[block.number] if to not in ending]
    _give_exits(graph)
    behind = _post_dominators(graph)
    found = {}
    for number, after in graph.items():
        if len(after) > 1:
            some = set().union(*(behind[to] for to in after if to != EXIT))
            found[number] = sorted(some - (behind[number] - {number}) - {EXIT})
    return found


def _only_ending(graph: dict[int, list[int]]) -> set[int]:
    """The blocks from which the game can only end."""
    ending: set[int] = set()
    size = -1
    while size != (size := len(ending)):
        ending |= {number for number, after in graph.items() if all(to in ending for to in after)}
    return ending


def _give_exits(graph: dict[int, list[int]]) -> None:
    """Where a loop goes on for ever, the block it begins anew with may also leave."""
    while stuck := sorted(graph.keys() - _leading_to(EXIT, graph)):
        first = min((number for number in stuck if number in _leading_to(number, graph)), default=stuck[0])
        graph[first].append(EXIT)


def _leading_to(goal: int, graph: dict[int, list[int]]) -> set[int]:
    """The blocks from which a block can be reached in one step or more."""
    found = {number for number, after in graph.items() if goal in after}
    size = -1
    while size != (size := len(found)):
        found |= {number for number, after in graph.items() if not found.isdisjoint(after)}
    return found


def _post_dominators(graph: dict[int, list[int]]) -> dict[int, set[int]]:
    """The blocks that every way from a block to the exit comes by, itself included."""
    every = {*graph, EXIT}
    behind = {number: set(every) for number in graph} | {EXIT: {EXIT}}
    changed = True
    while changed:
        changed = False
        for number in sorted(graph, reverse=True):
            now = {number} | set.intersection(*(behind[to] for to in graph[number]))
            if now != behind[number]:
                behind[number], changed = now, True
    return behind
