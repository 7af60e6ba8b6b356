"""Walking the IR: the nodes of a tree, what a piece of it reads, the blocks and prefers of an option, where blocks go
on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.node import values_of

EVERYTHING = "#everything"  # read by what depends on more than some states: `can`, scores, winners
_LEAVES = ("int", "str", "bool", "Type", "Where", "tuple[int, ...]", "tuple[str, ...]")  # types that hold no nodes
Parts = Callable[[Any], tuple[Any, ...]]  # what is read off a node
_within: dict[type, Parts | None] = {}


def nodes(tree: Any) -> Iterator[Any]:
    """Every expression, statement, generator, place and so on within a tree, itself included, outermost first."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        kind = node.__class__
        if kind is tuple:
            waiting.extend(reversed(node))
            continue
        if kind not in _within:
            names = names_within(kind)
            _within[kind] = None if names is None else values_of(*reversed(names))  # last first
        parts = _within[kind]
        if parts is not None:
            yield node
            waiting.extend(parts(node))


def names_within(kind: type) -> tuple[str, ...] | None:
    """The fields of a class in which there may be nodes; None for what is not a node."""
    if not is_dataclass(kind) or issubclass(kind, ir.Type | ir.Where):
        return None
    return () if kind is ir.Const else tuple(field.name for field in fields(kind) if field.type not in _LEAVES)


class StatesRead:
    """Which states a piece of IR reads, through functions and networks. Answers about one program, computed once."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self._functions: dict[int, frozenset[str]] = {}
        self._networks: dict[str, frozenset[str]] = {}

    def within(self, tree: Any) -> frozenset[str]:
        """The states read; EVERYTHING among them where it may be any of them, and more."""
        found: set[str] = set()
        for node in nodes(tree):
            match node:
                case ir.Read(state) | ir.Whole(state):
                    found.add(state)
                case ir.Call(function):
                    found |= self.by_function(function)
                case ir.Formula(table, column):
                    data = self.program.tables[table].columns[column]
                    assert isinstance(data, ir.FormulaColumn)
                    for function in data.functions:
                        if function >= 0:
                            found |= self.by_function(function)
                case ir.GroupOf(network) | ir.TallyOf(network) | ir.Groups(network):
                    found |= self.by_network(network)
                case ir.ScoreOf() | ir.Winners() | ir.Can() | ir.Op("surely" | "possibly"):
                    found.add(EVERYTHING)
                case ir.Fingerprint(states):
                    found.update(states)
        return frozenset(found)

    def by_function(self, number: int) -> frozenset[str]:
        """What a function reads."""
        if number not in self._functions:
            function = self.program.functions[number]
            self._functions[number] = frozenset()
            self._functions[number] = self.within((function.lets, function.result))
        return self._functions[number]

    def by_network(self, name: str) -> frozenset[str]:
        """What a network is made from."""
        if name not in self._networks:
            network = next(network for network in self.program.networks if network.name == name)
            self._networks[name] = frozenset()
            self._networks[name] = self.within((network.where, network.joins, network.tallies))
        return self._networks[name]


# ---------------------------------------------------------------- whose prefers


def prefers_of(program: ir.Program, decision: ir.Decision, option: ir.Option) -> list[ir.Prefer]:
    """The prefers of an option: in its lead and in the blocks of its body, not those of options met on the way."""
    if not option.prefers:
        return []
    found = [stmt for stmt in option.lead if isinstance(stmt, ir.Prefer)]
    seen, waiting = {decision.join}, [option.entry]
    while waiting:
        number = waiting.pop()
        if number not in seen:
            seen.add(number)
            found += _prefers_within(program, program.blocks[number].body)
            waiting += _following(program, program.blocks[number].end)
    return found


def _prefers_within(program: ir.Program, stmts: tuple[ir.Stmt, ...]) -> Iterator[ir.Prefer]:
    for node in nodes(stmts):
        match node:
            case ir.Prefer():
                yield node
            case ir.Invoke(proc):
                yield from _prefers_within(program, program.procs[proc].body)


def _following(program: ir.Program, end: ir.End) -> list[int]:
    """The blocks that follow in the same option."""
    match end:
        case ir.CallProc(proc, _, to):
            return [program.procs[proc].entry, to]
        case ir.Ask(number):
            return [program.decisions[number].join]
    return list(straight_on(end))


# ---------------------------------------------------------------- where blocks go on


def straight_on(end: ir.End | None) -> tuple[int, ...]:
    """The blocks of the same procedure where a block goes on by itself; where a decision leads is another matter."""
    match end:
        case ir.Jump(to) | ir.Chance(to=to) | ir.CallProc(to=to) | ir.CallRules(to=to):
            return (to,)
        case ir.Branch(_, then, otherwise):
            return (then, otherwise)
    return ()


def successors(end: ir.End | None, decisions: Sequence[ir.Decision]) -> Iterator[int]:
    """The blocks of the same procedure where a block can go on, whatever is decided."""
    yield from straight_on(end)
    if isinstance(end, ir.Ask):
        decision = decisions[end.decision]
        if decision.skip is not None:
            yield decision.skip
        if decision.pending:
            yield decision.after
        else:
            yield from (one.lent_by[0][2] if one.lent_by else one.entry for one in decision.options)
