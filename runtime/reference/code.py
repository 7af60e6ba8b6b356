"""One program made into closures, piece by piece as they are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cached_property, partial, reduce
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.circles import asked_again, circles, endless_places
from rulewright.runtime.domain import domain_size, nothing
from rulewright.runtime.effort import INTERPRETED, Effort, most_moves
from rulewright.runtime.layout import Layout, layout_of
from rulewright.runtime.reached import resting_points, return_points
from rulewright.runtime.reference import decide, flow
from rulewright.runtime.reference.evaluate import evaluator
from rulewright.runtime.reference.execute import sequence
from rulewright.runtime.reference.foresight import foresight
from rulewright.runtime.reference.networks import Grouping, network_finder
from rulewright.runtime.reference.options import Asking, asking_of
from rulewright.runtime.reference.shortcuts import Shortcuts
from rulewright.runtime.reference.world import (
    Evaluate,
    Execute,
    Failure,
    FunctionCode,
    Hopeful,
    Reason,
    Slots,
    Tracer,
    World,
    long_work,
)
from rulewright.runtime.values import numbers
from rulewright.runtime.values.lattice import Lattice
from rulewright.runtime.words import Words

NOTHING = nullcontext()
REMEMBERED = 100_000  # expressions kept that are asked from outside


class Code:
    """A program and the closures made of it so far."""

    def __init__(self, program: ir.Program, plain: bool = False, tracer: Tracer | None = None) -> None:
        """`plain`: the meaning and nothing else; without the shortcuts that make it usable. `tracer`: who is told what
        is computed."""
        self.program, self.tracer = program, tracer
        self.layout: Layout = layout_of(program)
        self.words = Words(program)
        self.state_number = {state.name: number for number, state in enumerate(program.states)}
        self.row_rules: dict[int, tuple[str, ...]] = {
            one.proc: (rule,) for one in program.snippets if (rule := program.tables[one.table].rules[one.row - 1])
        }  # by procedure: the rule of the row whose rules it carries out
        self.stretches: list[flow.Stretch | None] = [None] * len(program.blocks)
        self.effort = Effort(program, INTERPRETED)
        self.most_moves = most_moves(program)
        self.endless_places = endless_places(program)
        self.circling = frozenset().union(*circles(program))
        self.asked_again = asked_again(program)
        self._asked: dict[int, tuple[ir.Expr, Evaluate]] = {}
        self._functions: list[FunctionCode | None] = [None] * len(program.functions)
        self._bodies: dict[int, Execute] = {}
        self._askings: dict[int, Asking] = {}
        self._networks: dict[str, Callable[[World], Grouping]] = {}
        self._lattices: dict[str, Lattice] = {}
        self._scores: dict[str, Callable[[World, int], int]] = {}
        self.sharing: Shortcuts | None = None if plain else Shortcuts(self)
        self._blank_slots = [[_blank(slot, program) for slot in proc.slots] for proc in program.procs]
        self._passing = [
            [(number, _blank(slot, program)) for number, slot in enumerate(proc.slots) if not slot.framed]
            for proc in program.procs
        ]

    @cached_property
    def resting_points(self) -> frozenset[int]:
        """Where a game can rest."""
        return resting_points(self.program)

    @cached_property
    def return_points(self) -> frozenset[int]:
        """Where a procedure can come back to another."""
        return return_points(self.program)

    # ------------------------------------------------------------ expressions and functions

    def expression(self, node: ir.Expr) -> Evaluate:
        """The closure that computes an expression."""
        made = evaluator(self, node)
        return made if self.tracer is None else self.tracer.expression(self, node, made)

    def expressions(self, nodes: tuple[ir.Expr, ...]) -> list[Evaluate]:
        """The closures that compute some expressions."""
        return [self.expression(node) for node in nodes]

    def asked_expression(self, node: ir.Expr) -> Evaluate:
        """As `expression`, for those asked from outside again and again: the closure is kept as long as the program."""
        if id(node) not in self._asked:
            if len(self._asked) >= REMEMBERED:
                self._asked.clear()
            self._asked[id(node)] = (node, self.expression(node))
        return self._asked[id(node)][1]

    def function(self, number: int) -> FunctionCode:
        """A function of the program."""
        return self._functions[number] or self._make_function(number)

    def _make_function(self, number: int) -> FunctionCode:
        function = self.program.functions[number]
        made = _counted(self._plain_function(function), self.effort.call(number), function.where)
        self._functions[number] = made if self.sharing is None else self.sharing.function(function, made)
        return self._functions[number] or made

    def _plain_function(self, function: ir.Function) -> FunctionCode:
        lets = [(let.slot, self.expression(let.value)) for let in function.lets]
        result = self.expression(function.result)
        rest = [_blank(slot, self.program) for slot in function.slots[function.params :]]

        def compute(w: World, args: tuple[Any, ...]) -> Any:
            slots = [*args, *rest]
            try:
                for slot, value in lets:
                    slots[slot] = value(w, slots)
                return result(w, slots)
            except Fault as fault:
                fault.within(function.name)
                raise

        return compute

    def network(self, name: str) -> Callable[[World], Grouping]:
        """The groups of a network."""
        if name not in self._networks:
            found = network_finder(self, name)
            self._networks[name] = found if self.sharing is None else self.sharing.network(name, found)
        return self._networks[name]

    def lattice(self, board: str) -> Lattice:
        """A board made ready."""
        if board not in self._lattices:
            self._lattices[board] = Lattice(self.program.boards[board])
        return self._lattices[board]

    # ------------------------------------------------------------ procedures, blocks, decisions

    def initial_values(self) -> list[list[Any]]:
        """The elements of every state at the start."""
        found = []
        for state in self.program.states:
            count = 1
            for index in state.index:
                count *= domain_size(index, self.program)
            found.append([state.initial] * count)
        return found

    def frame_slots(self, proc: int, args: list[Any]) -> Slots:
        """The locals of a procedure that begins."""
        slots = self._blank_slots[proc][:]
        given = args[: self.program.procs[proc].params]
        slots[: len(given)] = given
        return slots

    def blank_slots(self, slots: tuple[ir.Slot, ...], values: Sequence[Any]) -> Slots:
        """Locals of their own for an expression or for statements; `values` are those of the first."""
        return [*values, *(_blank(slot, self.program) for slot in slots[len(values) :])]

    def passing_slots(self, proc: int) -> list[tuple[int, Any]]:
        """The locals that do not survive a rest, and what is left of them."""
        return self._passing[proc]

    def body(self, proc: int) -> Execute:
        """The statements of a procedure that never suspends."""
        if proc not in self._bodies:
            procedure = self.program.procs[proc]
            self._bodies[proc] = sequence(self, procedure.body, procedure.slots)
        return self._bodies[proc]

    def carry_out(self, w: World, proc: int, args: list[Any]) -> None:
        """Run a procedure that never suspends."""
        units = self.effort.invocation(proc)
        w.reach(self.row_rules.get(proc, ()))
        try:
            with long_work(w, units, self.program.procs[proc].where) if units else NOTHING:
                self.body(proc)(w, self.frame_slots(proc, args))
        except Fault as fault:
            fault.within(self.program.procs[proc].name)
            raise

    def can(self, w: World, proc: int, args: list[Any]) -> int:
        """Is there a way through a procedure?"""
        ask = partial(decide.can, self, w, proc, args)
        return ask() if self.sharing is None else self.sharing.can(w, proc, args, ask)

    def hopeful(self, decision: ir.Decision, option: ir.Option) -> Hopeful | None:
        """A quick look before the trial of an option."""
        return None if self.sharing is None else foresight(self, decision, option)

    def arrive(self, w: World, s: Slots, decision: int) -> int:
        """The flow comes to a decision."""
        return decide.arrive(w, s, self.asking(decision))

    def snippet_proc(self, snippet: int) -> int:
        """The procedure of a snippet; an empty one cannot be done."""
        if not snippet:
            raise Failure([Reason((), "there is nothing to do: the rules are empty", ir.Where())])
        return self.program.snippets[snippet - 1].proc

    def stretch(self, block: int) -> flow.Stretch:
        """A block made ready."""
        made = self.stretches[block]
        if made is None:
            made = self.stretches[block] = flow.stretch(self, self.program.blocks[block])
        return made

    def asking(self, decision: int) -> Asking:
        """A decision made ready."""
        if decision not in self._askings:
            self._askings[decision] = asking_of(self, self.program.decisions[decision])
        return self._askings[decision]

    # ------------------------------------------------------------ scores

    def score(self, w: World, name: str, seat: int) -> int:
        """A score line of a player, or their `total`."""
        if name not in self._scores:
            for line in self.program.scores:
                self._scores[line.name] = self._line(line)
        if name in self._scores:
            return self._scores[name](w, seat)
        return reduce(numbers.add, (self._scores[line.name](w, seat) for line in self.program.scores), 0)

    def _line(self, line: ir.Score) -> Callable[[World, int], int]:
        if line.value is None:
            number = self.state_number[line.name]
            shared = not self.program.states[number].index
            return lambda w, seat: w.values[number][0 if shared else seat - 1] if seat else 0
        value, slots = self.expression(line.value), self.blank_slots(line.slots, ())
        return lambda w, seat: value(w, _seated(slots, seat)) if seat else 0

    def ranked_first(self, w: World) -> int:
        """The set of players who share the top of the ranking; in a game played together nobody wins."""
        if self.program.together:
            return 0
        standing = self.standing(w)
        best = max(standing)
        return sum(1 << seat for seat, keys in enumerate(standing) if keys == best)

    def standing(self, w: World) -> list[list[int]]:
        """By what the seats are ranked, seat by seat: the keys of `rank by`, else the total."""
        keys = [(self.asked_expression(key.value), self.blank_slots(key.slots, ())) for key in self.program.rank]
        return [
            [value(w, _seated(slots, seat)) for value, slots in keys] or [self.score(w, "total", seat)]
            for seat in range(1, self.program.seats + 1)
        ]


def _blank(slot: ir.Slot, program: ir.Program) -> Any:
    empty = nothing(slot.type, program)
    return empty if slot.count == 1 else (empty,) * slot.count


def _seated(slots: Slots, seat: int) -> Slots:
    return [seat, *slots[1:]]


def _counted(plain: FunctionCode, units: int, where: ir.Where) -> FunctionCode:
    """A function whose calls are counted, if it is no cheap one."""
    if not units:
        return plain

    def compute(w: World, args: tuple[Any, ...]) -> Any:
        with long_work(w, units, where):
            return plain(w, args)

    return compute
