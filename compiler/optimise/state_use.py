"""Which states a piece of IR reads and writes, through functions and procedures; which statements can fail, and which
fault."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.analyse.failing import can_fail
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING, StatesRead, nodes


class StateUse:
    """Answers about one program, computed once."""

    def __init__(self, program: ir.Program, faulting: Faulting | None = None) -> None:
        self.program = program
        self.all_states = frozenset(state.name for state in program.states)
        self.reads = StatesRead(program)
        self.faulting = faulting or Faulting(program)
        self.asked_again = self.faulting.asked_again
        self._procs: dict[int, frozenset[str]] = {}
        self._asking: dict[int, bool] = {}

    def writes(self, stmt: ir.Stmt) -> frozenset[str]:
        """The states a statement writes."""
        found: set[str] = set()
        for node in nodes(stmt):
            match node:
                case ir.Place(str() as state) | ir.Fill(state) | ir.Reset(state) | ir.StoreWhole(state):
                    found.add(state)
                case ir.Invoke(number):
                    found |= self._proc_writes(number)
                case ir.InvokeRules():
                    found |= self.all_states
        return frozenset(found)

    def asks_again(self, part: Any) -> bool:
        """Whether an effect or a value asks what can be done where such questions may lead to themselves: only a trial
        finds that there is no end, and tells it."""
        if not self.asked_again:
            return False
        called = [node.proc for node in nodes(part) if isinstance(node, ir.Invoke)]
        return EVERYTHING in self.reads.within(part) or any(map(self._proc_asks, called))

    def _proc_asks(self, number: int) -> bool:
        if number not in self._asking:
            self._asking[number] = False  # while it is being found out
            self._asking[number] = self.asks_again(self.program.procs[number].body)
        return self._asking[number]

    def _proc_writes(self, number: int) -> frozenset[str]:
        if number not in self._procs:
            self._procs[number] = frozenset()
            found = [self.writes(stmt) for stmt in self.program.procs[number].body]
            self._procs[number] = frozenset().union(*found)
        return self._procs[number]

    def assigned(self, stmt: ir.Stmt | tuple[ir.Stmt, ...]) -> frozenset[int]:
        """The locals a statement, or several, may change."""
        found = set()
        for node in nodes(stmt):
            match node:
                case ir.Assign(slot) | ir.TakeFirst(slot) | ir.Place(_, int() as slot) | ir.Gen(slot):
                    found.add(slot)
        return frozenset(found)

    def can_fail(self, stmt: ir.Stmt) -> bool:
        """Whether a statement can fail."""
        return can_fail(stmt, self.program.procs)
