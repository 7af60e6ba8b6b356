"""What goes round in circles: blocks that are come to again without anybody being asked, procedures that call or ask of
themselves, by way of cells of rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.procedures import callees_of, cells_of, texts_of
from rulewright.runtime.walking import nodes, straight_on

_Asked = tuple[set[int], set[int]]  # procedures of which it is asked, functions that are called
ANY = -1  # in place of a function: any of them may be called, and whatever they ask for


def circles(program: ir.Program) -> list[set[int]]:
    """The sets of blocks that can be come to again and again without anybody being asked."""
    return _circles([list(_following(block, program)) for block in program.blocks])


def asked_again(program: ir.Program) -> dict[int, ir.Where]:
    """The procedures that may come to themselves again, called or asked of by `can`; each with the first place of its
    circle."""
    asking = _Asking(program)
    called = zip(callees_of(program), texts_of(program), strict=True)
    following = [sorted(callees | asking.by(text)) for callees, text in called]
    found: dict[int, ir.Where] = {}
    for circle in _circles(following):
        first = min(
            (program.procs[proc].where for proc in circle), key=lambda where: (where.file, where.line, where.column)
        )
        found |= dict.fromkeys(circle, first)
    return found


class _Asking:
    """Of which procedures it is asked whether they can be carried out; each text is read once."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self._functions: dict[int, _Asked] = {}

    def by(self, text: Any) -> set[int]:
        """What the text of a procedure asks, itself or by the functions it calls."""
        found, seen = set[int](), set[int]()
        waiting = [self._asked(text)]
        while waiting:
            asked, called = waiting.pop()
            found |= asked
            for number in called - seen:
                seen.add(number)
                waiting.append(self._function(number))
        return found

    def _function(self, number: int) -> _Asked:
        if number not in self._functions:
            program = self.program
            whole = (program.functions, program.scores, program.rank, program.networks)
            one = whole if number == ANY else (program.functions[number].lets, program.functions[number].result)
            self._functions[number] = self._asked(one)
        return self._functions[number]

    def _asked(self, text: Any) -> _Asked:
        asked, called = set[int](), set[int]()
        for node in nodes(text):
            match node:
                case ir.Can(int() as number):
                    asked.add(number)
                case ir.Can(None, rules, args):
                    asked.update(cells_of(self.program, rules, args))
                case ir.Call(number):
                    called.add(number)
                case ir.Formula() | ir.ScoreOf() | ir.Winners() | ir.GroupOf() | ir.TallyOf() | ir.Groups():
                    called.add(ANY)
        return asked, called


def _circles(following: list[list[int]]) -> list[set[int]]:
    """The sets of numbers that follow one another round and round."""
    leading: list[list[int]] = [[] for _ in following]
    for number, targets in enumerate(following):
        for to in targets:
            leading[to].append(number)
    found, done = [], set[int]()
    for start in reversed(_finishing(following)):
        if start not in done:
            circle = _reached(start, leading, done)
            if len(circle) > 1 or start in following[start]:
                found.append(circle)
    return found


def _finishing(following: list[list[int]]) -> list[int]:
    """Blocks in the order in which a walk along all edges leaves them for good."""
    order: list[int] = []
    seen: set[int] = set()
    for start in range(len(following)):
        path = [(start, iter(following[start]))] if start not in seen else []
        seen.add(start)
        while path:
            number, targets = path[-1]
            to = next((to for to in targets if to not in seen), None)
            if to is None:
                order.append(number)
                path.pop()
            else:
                seen.add(to)
                path.append((to, iter(following[to])))
    return order


def _reached(start: int, leading: list[list[int]], done: set[int]) -> set[int]:
    waiting, found = [start], {start}
    done.add(start)
    while waiting:
        for number in leading[waiting.pop()]:
            if number not in done:
                done.add(number)
                found.add(number)
                waiting.append(number)
    return found


def endless_places(program: ir.Program) -> list[ir.Where]:
    """For each block what is named if the rules go on without end there: the outermost loop around it in which nobody
    is asked, or its procedure."""
    places = [program.procs[block.proc].where for block in program.blocks]
    for circle in circles(program):
        heads = [program.blocks[number].where for number in circle if program.blocks[number].where.line]
        for number in circle if heads else ():
            places[number] = min(heads, key=lambda head: (head.file, head.line, head.column))
    return places


def _following(block: ir.Block, program: ir.Program) -> Iterator[int]:
    """Where a block goes on, into procedures too, without anybody being asked."""
    yield from straight_on(block.end)
    match block.end:
        case ir.CallProc(number):
            yield program.procs[number].entry
        case ir.CallRules():
            yield from (program.procs[snippet.proc].entry for snippet in program.snippets)
        case ir.Ask(number):
            decision = program.decisions[number]
            yield from (point for point in (decision.skip,) if point is not None)
            yield from (option.entry for option in decision.options if option.silent or decision.forced)
