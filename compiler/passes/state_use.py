"""Which states a piece of IR reads and writes, through functions and procedures; and which statements can fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.compiler.flow import nested
from rulewright.compiler.rewrite import nodes
from rulewright.runtime import ir

EVERYTHING = "#everything"


class StateUse:
    """Answers about one program, computed once."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.all_states = frozenset(state.name for state in program.states)
        self._functions: dict[int, frozenset[str]] = {}
        self._procs: dict[int, frozenset[str]] = {}

    def reads(self, tree: Any) -> frozenset[str]:
        """The states read."""
        return frozenset(self._reads(tree))

    def _reads(self, tree: Any) -> Iterator[str]:
        for node in nodes(tree):
            match node:
                case ir.Read(state) | ir.Whole(state):
                    yield state
                case ir.Call(number):
                    yield from self.function_reads(number)
                case ir.Formula(table, column):
                    data = self.program.tables[table].columns[column]
                    assert isinstance(data, ir.FormulaColumn)
                    for number in data.functions:
                        if number >= 0:
                            yield from self.function_reads(number)
                case ir.Fingerprint(states):
                    yield from states
                case ir.GroupOf() | ir.TallyOf() | ir.Groups() | ir.ScoreOf() | ir.Winners() | ir.Can():
                    yield EVERYTHING
                case ir.Op("surely" | "possibly"):
                    yield EVERYTHING

    def function_reads(self, number: int) -> frozenset[str]:
        """The states a function reads."""
        if number not in self._functions:
            function = self.program.functions[number]
            self._functions[number] = frozenset()
            self._functions[number] = self.reads((function.lets, function.result))
        return self._functions[number]

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

    def _proc_writes(self, number: int) -> frozenset[str]:
        if number not in self._procs:
            self._procs[number] = frozenset()
            found = [self.writes(stmt) for stmt in self.program.procs[number].body]
            self._procs[number] = frozenset().union(*found)
        return self._procs[number]

    def assigned(self, stmt: ir.Stmt) -> frozenset[int]:
        """The locals a statement may change."""
        found = set()
        for node in nodes(stmt):
            match node:
                case ir.Assign(slot) | ir.TakeFirst(slot) | ir.Place(_, int() as slot) | ir.Gen(slot):
                    found.add(slot)
        return frozenset(found)

    def can_fail(self, stmt: ir.Stmt) -> bool:
        """Whether a statement can fail."""
        match stmt:
            case ir.Require(condition):
                return not (isinstance(condition, ir.Const) and condition.value)
            case ir.TakeFirst(sure=sure):
                return not sure
            case ir.InvokeRules():
                return True
            case ir.Invoke(proc):
                return self.program.procs[proc].can_fail
            case _:
                return any(self.can_fail(inner) for body in nested(stmt) for inner in body)
