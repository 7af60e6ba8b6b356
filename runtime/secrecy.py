"""Which locals and score lines may tell what somebody must not see.

A local is secret if a value that comes from a state not seen by all can flow into it: by assignment, by a loop, by a draw,
or as an argument. What a player chooses openly is public.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from rulewright.runtime import ir

COMPILERS_OWN = {"you", "times_left", "times_made", "times_most", "times_least", "still_to_choose", "everybody"}

Key = tuple[str, int]  # ('proc', number), ('function', number), …: whose slots are meant
Slot = tuple[Key, int]


class Secrets(NamedTuple):
    """The locals that everybody may see, as (procedure, slot); the score lines that nobody may see before the end;
    the chance points whose outcome is not seen by all; and the defs that may not be drawn."""

    public_locals: frozenset[tuple[int, int]]
    scores: frozenset[str]
    draws: frozenset[int]
    layers: frozenset[str] = frozenset()


def secrets_of(program: ir.Program) -> Secrets:
    """What may be shown of a program's locals, and what must not of its score lines and draws."""
    hidden = frozenset(state.name for state in program.states if state.seen != "all")
    search = _Search(program, hidden)
    if hidden:
        search.run()
    secret = {(key[1], slot) for key, slot in search.slots if key[0] == "proc"}
    scores = frozenset(
        score.name
        for number, score in enumerate(program.scores)
        if hidden and (score.name in hidden or (score.value and search.tells(score.value, ("score", number))))
    )
    draws = frozenset(
        block.number
        for block in program.blocks
        if isinstance(block.end, ir.Chance) and (block.proc, block.end.slot) in secret
    )
    layers = frozenset(
        layer.name
        for show in program.shows
        for layer in show.layers
        if layer.value is not None and search.tells(layer.value, ("layer", 0))
    )
    pending = {(decision.proc, slot) for decision in program.decisions for slot in decision.pending}
    named = {
        (proc.number, number)
        for proc in program.procs
        for number, slot in enumerate(proc.slots)
        if slot.framed and not _is_made_up(slot.name, proc)
    }
    return Secrets(frozenset(named - secret - pending), scores, draws, layers)


def _is_made_up(name: str, proc: ir.Proc) -> bool:
    """Whether the compiler, not the author, named a local: the books it keeps of loops and choices."""
    if name in COMPILERS_OWN or not name.isidentifier():
        return True
    return any(name in (f"rest_of_{slot.name}", f"last_{slot.name}") for slot in proc.slots)


class _Search:
    """Grows the set of secret slots and functions until nothing new is found."""

    def __init__(self, program: ir.Program, hidden: frozenset[str]) -> None:
        self.program, self.hidden = program, hidden
        self.slots: set[Slot] = set()
        self.functions: set[int] = set()
        self.networks: set[str] = set()

    def run(self) -> None:
        size = -1
        while size != (size := len(self.slots) + len(self.functions) + len(self.networks)):
            self._once()

    def _once(self) -> None:
        for function in self.program.functions:
            key = ("function", function.number)
            self._flow((function.lets, function.result), key)
            if self.tells(function.result, key):
                self.functions.add(function.number)
        for number, network in enumerate(self.program.networks):
            if self.tells((network.where, network.joins, network.tallies), ("network", number)):
                self.networks.add(network.name)
        for proc in self.program.procs:
            self._flow(proc.body, ("proc", proc.number))
        for block in self.program.blocks:
            self._flow((block.body, block.end), ("proc", block.proc))
        for decision in self.program.decisions:
            for option in decision.options:
                self._flow(option.lead, ("proc", decision.proc))

    def _flow(self, node: Any, key: Key) -> None:
        for one in _nodes(node):
            match one:
                case ir.Assign(slot, value) | ir.Gen(slot, _, value):
                    self._mark(key, slot, value)
                case ir.TakeFirst(slot, zone):
                    self._mark(key, slot, zone)
                case ir.Chance(_, slot, zone, source):
                    self._mark(key, slot, (zone, source))
                case ir.Store(ir.Place(None, int(slot)), value) | ir.Mutate(_, ir.Place(None, int(slot)), value):
                    self._mark(key, slot, value)
                case ir.CallProc(proc, args) | ir.Invoke(proc, args):
                    self._mark_arguments(key, proc, args)
                case ir.CallRules(_, args) | ir.InvokeRules(_, args):
                    for snippet in self.program.snippets:
                        self._mark_arguments(key, snippet.proc, args)

    def _mark(self, key: Key, slot: int, value: Any) -> None:
        if self.tells(value, key):
            self.slots.add((key, slot))

    def _mark_arguments(self, key: Key, proc: int, args: tuple[ir.Expr, ...]) -> None:
        for slot, argument in enumerate(args):
            if self.tells(argument, key):
                self.slots.add((("proc", proc), slot))

    def tells(self, node: Any, key: Key) -> bool:
        """Whether the value of an expression can depend on something hidden."""
        return any(self._is_secret(one, key) for one in _nodes(node))

    def _is_secret(self, node: Any, key: Key) -> bool:
        match node:
            case ir.Read(state) | ir.Whole(state) | ir.Place(str(state)):
                return state in self.hidden
            case ir.Fingerprint(states):
                return not self.hidden.isdisjoint(states)
            case ir.Local(slot):
                return (key, slot) in self.slots
            case ir.Call(function):
                return function in self.functions
            case ir.Formula(table, column):
                found = self.program.tables[table].columns[column]
                return isinstance(found, ir.FormulaColumn) and not self.functions.isdisjoint(found.functions)
            case ir.GroupOf(network) | ir.TallyOf(network) | ir.Groups(network):
                return network in self.networks
            case ir.Can() | ir.ScoreOf():
                return True  # they look at everything
            case _:
                return False


def _nodes(node: Any) -> Iterator[Any]:
    """A piece of the program and everything in it (types and places in the text left out)."""
    if isinstance(node, tuple) and not isinstance(node, ir.Where):
        for one in node:
            yield from _nodes(one)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            if field.name not in ("type", "where"):
                yield from _nodes(getattr(node, field.name))
