"""What may fault: expressions without a result for some numbers, effects that do not fit everywhere.

A fault must come at the same place on both backends. So a pass moves, repeats or leaves out only what cannot fault, and
nothing across what can.
"""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Any

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW
from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.circles import asked_again
from rulewright.runtime.walking import nodes


class Faulting:
    """What may fault in one program."""

    def __init__(self, program: ir.Program, facts: Facts | None = None) -> None:
        self.program = program
        self.trials = True
        self._facts = facts
        self.states = {state.name: state for state in program.states}
        self._known: dict[Any, bool] = {}

    @cached_property
    def facts(self) -> Facts:
        """What is known of the program."""
        return self._facts or Facts(self.program)

    @cached_property
    def asked_again(self) -> dict[int, ir.Where]:
        """The procedures that may come to themselves again."""
        return asked_again(self.program)

    def besides_trials(self) -> Faulting:
        """The same, but a question whether something can be done is taken to have an answer: what goes wrong on the way
        of a trial counts as a way."""
        other = copy(self)
        other.trials, other._known = False, {}
        return other

    def may(self, part: Any) -> bool:
        """Whether an expression (or any of a tuple of them) may have no result."""
        found = list(nodes(part))
        ways = {id(inner) for node in found if isinstance(node, ir.Op) and node.op == "way" for inner in nodes(node)}
        return any(self._endless(node) if id(node) in ways else self._node(node) for node in found)

    def way(self, condition: ir.Expr) -> ir.Expr:
        """A condition that was foreseen: where it faults, so would a trial, which counts as a way."""
        return ir.Op("way", (condition,), ir.Truth()) if self.may(condition) else condition

    def network(self, name: str) -> bool:
        """Whether anything in a network may fault."""
        return self._once(("network", name), lambda: self._network(name))

    def effect(self, stmt: ir.Stmt, proc: int) -> bool:
        """Whether a statement of a procedure may fault, guards not counted."""
        match stmt:
            case ir.Touch() | ir.Break() | ir.Require() | ir.Prefer():
                return False
            case ir.Assign(_, value):
                return self.may(value)
            case ir.When(condition, then, otherwise):
                return self.may(condition) or any(self.effect(one, proc) for one in (*then, *otherwise))
            case ir.Store(place, value):
                return not self._is_there(place, proc) or self.may(value) or not self._fits(place, value)
            case ir.Mutate(op, place, args) if isinstance(place.type, ir.SetOf) and not self._is_bounded(place):
                fits = op != "add" or self._is_within(args[0], place.type.item, proc)
                return not self._is_there(place, proc) or self.may(args) or not fits
            case ir.Reset(state, index):
                return index is not None and not self._is_index(index, self.states[state].index, proc)
            case ir.Invoke(number, args):
                inner = self.program.procs[number]
                return self.may(args) or self._once(
                    ("proc", number), lambda: any(self.effect(one, number) for one in inner.body)
                )
        return True

    def _is_there(self, place: ir.Place, proc: int) -> bool:
        """Whether a place is surely not reached through none."""
        if place.element is not None or place.state is None:
            return place.element is None and not place.index
        return self._is_index(place.index, self.states[place.state].index, proc)

    def _is_index(self, index: tuple[ir.Expr, ...], kinds: tuple[ir.Type, ...], proc: int) -> bool:
        return all(
            self._is_within(value, kind, proc) for value, kind in zip(index, kinds, strict=True)
        ) and not self.may(index)

    def _is_within(self, value: ir.Expr, kind: ir.Type, proc: int) -> bool:
        return self.facts.is_inside(value, kind, self.facts.knower(("p", proc)))

    def _is_bounded(self, place: ir.Place) -> bool:
        return place.state is not None and self.states[place.state].room > 0

    def _fits(self, place: ir.Place, value: ir.Expr) -> bool:
        match place.type, value.type:
            case ir.Number(low, high, optional), ir.Number(least, most, may_be_none):
                return low <= least and most <= high and (optional or not may_be_none)
            case ((ir.BagOf() | ir.ListOf() | ir.PileOf()), _):
                return False
        return not self._is_bounded(place)

    def _node(self, node: Any) -> bool:
        match node:
            case ir.Op(where=place) if place.line:
                return True
            case ir.Fold(op, _, _, ir.Number(low, high)) if AGGREGATES[op].computes:
                return low <= INT_LOW or high >= INT_HIGH
            case ir.Call(number):
                return self._once(("function", number), lambda: self._function(number))
            case ir.Formula(table, column):
                data = self.program.tables[table].columns[column]
                return any(
                    self._node(ir.Call(number, (), ir.Truth()))
                    for number in getattr(data, "functions", ())
                    if number >= 0
                )
            case ir.Can():
                return self.trials
            case ir.GroupOf(network) | ir.TallyOf(network) | ir.Groups(network):
                return self.network(network)
            case ir.ScoreOf():
                return True
        return False

    def _endless(self, node: Any) -> bool:
        """Whether a question may lead to itself again: that is told at once, and counts as no way."""
        match node:
            case ir.Can(int() as number):
                return self.trials and number in self.asked_again
            case ir.Can(None):
                return self.trials and any(snippet.proc in self.asked_again for snippet in self.program.snippets)
            case ir.Call(number):
                function = self.program.functions[number]
                return self._once(
                    ("endless", number),
                    lambda: any(
                        map(self._endless, nodes((tuple(let.value for let in function.lets), function.result)))
                    ),
                )
        return False

    def _once(self, key: Any, find: Any) -> bool:
        if key not in self._known:
            self._known[key] = True  # while it is being found out
            self._known[key] = find()
        return self._known[key]

    def _function(self, number: int) -> bool:
        function = self.program.functions[number]
        return self.may((tuple(let.value for let in function.lets), function.result))

    def _network(self, name: str) -> bool:
        network = next(network for network in self.program.networks if network.name == name)
        return self.may((network.where, network.joins, tuple(tally.value for tally in network.tallies)))
