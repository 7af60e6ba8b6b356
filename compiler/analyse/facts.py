"""What is known about a program: which locals are never none, and what each expression reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.taken import entered_with, taken, uncleared
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one
from rulewright.runtime.walking import StatesRead, nodes

Owner = tuple[str, int]  # ('f', function) or ('p', procedure)
Definition = tuple[Owner, Owner, int, ir.Expr | bool]  # (whose expression, whose slot, slot, what it gets)


def bag_of_kinds(source: ir.Expr) -> ir.Expr | None:
    """The bag, if an expression is the set of its kinds: it is asked and walked where it lies, and no set is made."""
    match source:
        case ir.Op("bag_set", (bag,), ir.SetOf(item)) if isinstance(bag.type, ir.BagOf) and bag.type.item == item:
            return bag
    return None


def shown_some(condition: ir.Expr, holds: bool) -> frozenset[int]:
    """The locals that are surely not none where a condition holds, or where it does not."""
    match condition:
        case ir.Op("is_empty", (ir.Local(slot, kind),)) if not holds:
            is_one = counts_from_one(kind) or isinstance(kind, ir.Number)  # of a collection it says another thing
            return frozenset({slot}) if is_one else frozenset()
        case ir.Op("not", (inner,)):
            return shown_some(inner, not holds)
        case ir.And(items) if holds:
            return frozenset().union(*(shown_some(item, True) for item in items))
        case ir.Or(items) if not holds:
            return frozenset().union(*(shown_some(item, False) for item in items))
    return frozenset()


class Facts:
    """Answers about one program, computed once."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.reads = StatesRead(program)
        self.states = {state.name: state for state in program.states}
        self.some: set[tuple[Owner, int]] = set()
        self.some_results: set[int] = set()
        self._find_some()

    def is_static(self, node: Any) -> bool:
        """Whether a piece of IR reads nothing that changes, except locals."""
        return not self.reads.within(node)

    # ------------------------------------------------ what is never none

    def is_some(self, expr: ir.Expr, known: Callable[[int], bool]) -> bool:
        """Whether a value of a 1..n type, or a number, is surely not none."""
        match expr:
            case _ if isinstance(expr.type, ir.Number) and not expr.type.optional:
                return True
            case ir.Const(value, kind):
                return bool(value != (ir.NIL if isinstance(kind, ir.Number) else 0))
            case ir.Local(slot):
                return known(slot)
            case ir.Read(name, index, ir.Number()):
                state = self.states[name]
                inside = (self.is_inside(one, kind, known) for one, kind in zip(index, state.index, strict=True))
                return not _is_optional(state.type) and all(inside)
            case ir.Column(table, column, row, None, ir.Number()):
                data = self.program.tables[table].columns[column]
                return isinstance(data, ir.ColumnData) and ir.NIL not in data.values and self.is_some(row, known)
            case ir.Op("field", (record,), ir.Number(), (name, number)):
                kind = self.program.records[name].fields[number][1]
                return not _is_optional(kind) and self.is_some(record, known)
            case ir.Op("turn", args):
                return self.is_some(args[0], known)
            case ir.If(_, then, otherwise):
                return self.is_some(then, known) and self.is_some(otherwise, known)
            case ir.Call(function):
                return function in self.some_results
            case _:
                return False

    def is_inside(self, index: ir.Expr, kind: ir.Type, known: Callable[[int], bool]) -> bool:
        """Whether a value is surely a place of an index of type `kind`."""
        match kind, index.type:
            case ir.Number(low, high), ir.Number(least, most):
                return low <= least and most <= high and self.is_some(index, known)
            case ir.Truth(), ir.Truth():
                return True
            case ir.Number(), _:
                return False
            case _:
                return self.is_some(index, known)

    def has_some_items(self, source: ir.Expr, known: Callable[[int], bool]) -> bool:
        """Whether a generator over the source never yields none."""
        match source.type:
            case ir.SetOf() | ir.BagOf() | ir.Between():
                return True
            case ir.ListOf():
                match source:
                    case ir.Read() | ir.Op("list" | "ray" | "clockwise" | "counterclockwise"):
                        return True
                    case ir.Op("distinct" | "tail", (inner,)):
                        return self.has_some_items(inner, known)
                    case ir.If(_, then, otherwise):
                        return self.has_some_items(then, known) and self.has_some_items(otherwise, known)
                    case ir.Call(function):
                        result = self.program.functions[function].result
                        return self.has_some_items(result, self.knower(("f", function)))
                    case ir.Local(slot):
                        return known(slot)
        return False

    def _find_some(self) -> None:
        """The greatest set of slots for which every definition is never none."""
        every = list(_definitions(self.program))
        definitions = [one for one in every if one[3] is not True]
        self.some = {(owner, slot) for _, owner, slot, _ in every}
        self.some_results = {
            f.number
            for f in self.program.functions
            if counts_from_one(f.result.type) or isinstance(f.result.type, ir.Number)
        }
        changed = True
        while changed:
            changed = False
            for user, owner, slot, value in definitions:
                if (owner, slot) in self.some and not self._defines_some(user, value):
                    self.some.discard((owner, slot))
                    changed = True
            for number in sorted(self.some_results):
                result = self.program.functions[number].result
                if not self.is_some(result, self.knower(("f", number))):
                    self.some_results.discard(number)
                    changed = True

    def _defines_some(self, user: Owner, value: ir.Expr | bool) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value.type, ir.SetOf | ir.BagOf | ir.ListOf | ir.Between):
            return self.has_some_items(value, self.knower(user))
        return self.is_some(value, self.knower(user))

    def knower(self, owner: Owner) -> Callable[[int], bool]:
        """Which slots of a function or procedure are never none."""
        return lambda slot: (owner, slot) in self.some

    def some_slots(self, owner: Owner, count: int) -> frozenset[int]:
        """The slots of an owner that are never none."""
        return frozenset(slot for slot in range(count) if (owner, slot) in self.some)


def _definitions(program: ir.Program) -> Iterator[Definition]:
    """Everything that gives a slot a value. A collection stands for its items."""
    for number in sorted(_reached(program)):
        function = program.functions[number]
        yield from _in_node(("f", number), (function.lets, function.result), program)
    for proc in program.procs:
        yield from _in_node(("p", proc.number), proc.body, program)
    held = entered_with(program)
    for block in program.blocks:
        owner, body = ("p", block.proc), uncleared(block)
        first = taken(block, held.get(block.number))
        if first is not None:
            yield owner, owner, *first
            body = body[1:]
        yield from _in_node(owner, (body, block.end), program)
    for decision in program.decisions:
        yield from _in_decision(decision, program)
    yield ("other", 0), ("other", 0), 0, True  # the node of a network, the player of a line of the sheet
    others = (program.networks, program.scores, program.rank, program.invariants)
    yield from _in_node(("other", 0), others, program)


def _reached(program: ir.Program) -> set[int]:
    """The functions that somebody calls: where calls were replaced by what they say, the others are left behind."""
    found: set[int] = set()
    new = _called(replace(program, functions=()), program)
    new |= {number for one in program.foreseen.values() for number in (one.sure, one.possible) if number >= 0}
    while new:
        found |= new
        bodies = tuple((program.functions[number].lets, program.functions[number].result) for number in new)
        new = _called(bodies, program) - found
    return found


def _called(node: Any, program: ir.Program) -> set[int]:
    found: set[int] = set()
    for part in nodes(node):
        match part:
            case ir.Call(number):
                found.add(number)
            case ir.Formula(table, column):
                about = program.tables[table].columns[column]
                assert isinstance(about, ir.FormulaColumn)
                found |= {number for number in about.functions if number >= 0}
    return found


def _in_decision(decision: ir.Decision, program: ir.Program) -> Iterator[Definition]:
    owner = ("p", decision.proc)
    yield owner, owner, decision.bind_you, decision.actor
    yield from _in_node(owner, decision.actor, program)
    for slot in decision.pending:
        yield owner, owner, slot, False
    for option in decision.options:
        yield from _in_node(owner, (option.params, option.lead, option.available, option.sure), program)
        at = owner
        for proc, args, _ in option.lent_by:
            for slot, value in enumerate(args):
                yield at, ("p", proc), slot, value
            at = ("p", proc)
        for param in option.params:
            yield owner, owner, param.slot, param.source
        for param, slot in zip(option.params, option.hand_over, strict=False):
            yield owner, at, slot, param.source


def _in_node(owner: Owner, node: Any, program: ir.Program) -> Iterator[Definition]:
    for part in nodes(node):
        match part:
            case ir.Gen(slot, _, source):
                yield owner, owner, slot, source
            case ir.Reach(_, slot) | ir.Steps(_, _, slot):
                yield owner, owner, slot, True
            case ir.Assign(slot, value):
                yield owner, owner, slot, _given(value)
            case ir.Store(ir.Place(_, int() as slot, _, None), value):
                yield owner, owner, slot, _given(value)
            case ir.TakeFirst(slot) | ir.Chance(_, slot):
                yield owner, owner, slot, True
            case ir.Call(number, args):
                yield from _arguments(owner, ("f", number), args)
            case ir.Formula():
                yield from _formula_arguments(owner, part, program)
            case ir.Invoke(number, args) | ir.CallProc(number, args) | ir.Can(int() as number, _, args):
                yield from _arguments(owner, ("p", number), args)
            case (
                ir.InvokeRules(_, args)
                | ir.CallRules(_, args)
                | ir.Can(None, _, args)
                | ir.Op("surely" | "possibly", (_, *args))
            ):
                for snippet in program.snippets:
                    yield from _arguments(owner, ("p", snippet.proc), tuple(args))
                    yield from _foreseen_arguments(owner, snippet.proc, tuple(args), program)


def _foreseen_arguments(user: Owner, proc: int, args: tuple[ir.Expr, ...], program: ir.Program) -> Iterator[Definition]:
    if proc in program.foreseen:
        for number in (program.foreseen[proc].sure, program.foreseen[proc].possible):
            yield from _arguments(user, ("f", number), args)


def _is_optional(kind: ir.Type) -> bool:
    return isinstance(kind, ir.Number) and kind.optional


def _given(value: ir.Expr) -> ir.Expr | bool:
    """What a local gets: of a list it counts whether its items are never none, which nothing is asked of other
    collections."""
    return False if isinstance(value.type, ir.SetOf | ir.BagOf | ir.Between) else value


def _arguments(user: Owner, owner: Owner, args: tuple[ir.Expr, ...]) -> Iterator[Definition]:
    for slot, value in enumerate(args):
        yield user, owner, slot, _given(value)


def _formula_arguments(user: Owner, formula: ir.Formula, program: ir.Program) -> Iterator[Definition]:
    column = program.tables[formula.table].columns[formula.column]
    assert isinstance(column, ir.FormulaColumn)
    for number in sorted(set(column.functions)):
        if number >= 0:
            yield user, ("f", number), 0, True  # `this` is the row, which is not none where its function is called
            for slot, value in enumerate(formula.args):
                yield user, ("f", number), slot + 1, _given(value)
