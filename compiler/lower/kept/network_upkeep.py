"""Which networks of parts of cells can be kept up to date, and from what.

Nodes are the parts of a cell (records whose first field is a cell). A network can be kept if what it says of a node is
found near by: whether it is a node depends on its own cell; each value it is joined to depends on its own cell and on
that value's cell, which is the same or a neighbour; a tally looks at the node, its cell, its neighbours or the cells
around. Then

- a cell that gets its first nodes takes no join away and adds only such as lead to it or from it, which are the same
  where joins are mutual (mutual_joins.py);
- a change at a cell changes the tallies of nodes no further away than the tallies look.

A network in which something may fault is found when it is asked for, and faults then. Everything else (a node that goes
away or changes) means finding all afresh.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.compiler.analyse.growing import is_mutual
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.kept.mutual_joins import Seams, mutual_joins
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

NODE, OWN, ELSEWHERE = "node", "own", "elsewhere"  # what a value is, seen from a node
MEMBER = "member"  # of a set in a state only this is asked: whether the node is in it
NEAR = (OWN, "neighbours", "surroundings")  # how far a tally looks
TRUE, FALSE = ir.Const(1, ir.Truth()), ir.Const(0, ir.Truth())

Seen = tuple[Any, ...]  # (what it is, and for cells near by which one)
Reads = set[tuple[str, Seen]]  # (state, which of its elements)


@dataclass(frozen=True, slots=True)
class Upkeep:
    """From what a network is kept: the board, how many parts a cell has, and which states matter for what."""

    board: str
    parts: int
    joining: frozenset[str]  # on cells; nodes and joins depend on them
    counted: frozenset[str]  # on cells; only tallies do
    carried: frozenset[str]  # per node; tallies depend on them
    gathered: frozenset[str]  # sets of nodes; tallies depend on whether the node is in them
    seams: Seams | None  # if joins that lead to a node lead from it too
    looking: tuple[tuple[str, ir.Expr], ...]  # which nodes look at their neighbours, which at the cells around
    by_node: frozenset[str]  # the tallies that a change of a state per node can change
    by_cell: frozenset[str]  # the tallies that a change at a cell can change at nodes that are there already


def upkeep(network: ir.Network, module: Module) -> Upkeep | None:
    """How a network is kept; None if it is found afresh."""
    return module.remember(
        ("upkeep", network.name), lambda: _upkeep(network, module) if module.uses("keep_networks") else None
    )


def _upkeep(network: ir.Network, module: Module) -> Upkeep | None:
    if not isinstance(network.over, ir.Rec) or module.faulting.network(network.name):
        return None
    cell = module.program.records[network.over.record].fields[0][1]
    if not isinstance(cell, ir.Cell) or not is_mutual(module.program.boards[cell.board]):
        return None
    look = _Look(module)
    within = look.reads(network.where, {0: (NODE,)})
    joins = _joining(network.joins, look)
    tallies = [look.reads(tally.value, {0: (NODE,)}) for tally in network.tallies]
    if within is None or joins is None or any(reads is None for reads in tallies):
        return None
    if any(seen != (OWN,) for _, seen in within):
        return None
    joining = {state for state, _ in within | joins}
    counted: set[str] = set()
    carried: set[str] = set()
    gathered: set[str] = set()
    by_node: set[str] = set()
    by_cell: set[str] = set()
    for tally, reads in zip(network.tallies, tallies, strict=True):
        for state, seen in reads or ():
            if seen[0] in (NODE, MEMBER):
                (carried if seen[0] == NODE else gathered).add(state)
                by_node.add(tally.name)
            elif seen[0] in NEAR:
                counted.add(state)
                if seen[0] != OWN or state not in joining:
                    by_cell.add(tally.name)
            else:
                return None
    return Upkeep(
        cell.board,
        size_of(network.over, module) // size_of(cell, module),
        frozenset(joining),
        frozenset(counted - joining),
        frozenset(carried),
        frozenset(gathered),
        mutual_joins(network, module),
        tuple(_looking([tally.value for tally in network.tallies], look)),
        frozenset(by_node),
        frozenset(by_cell),
    )


def _looking(values: list[ir.Expr], look: _Look) -> Iterator[tuple[str, ir.Expr]]:
    """How far some values look, each time with the condition on a node under which one of them does."""
    for reach in NEAR[1:]:
        found = [where for value in values if (where := _where_it_looks(value, reach, look)) != FALSE]
        if found:
            yield reach, found[0] if len(found) == 1 else ir.Or(tuple(found))


def _where_it_looks(value: ir.Expr, reach: str, look: _Look) -> ir.Expr:
    """The condition on a node under which a value looks at the cells near by."""
    body = opened(value, look.module) if isinstance(value, ir.Call) else None
    if body is not None:
        return _where_it_looks(body, reach, look)
    if not any(seen[0] == reach for _, seen in look.reads(value, {0: (NODE,)}) or ()):
        return FALSE
    if isinstance(value, ir.If) and _where_it_looks(value.condition, reach, look) == FALSE:
        yes, no = (_where_it_looks(part, reach, look) for part in (value.then, value.otherwise))
        return TRUE if yes == no == TRUE else ir.If(value.condition, yes, no, ir.Truth())
    return TRUE


def _joining(joins: ir.Expr, look: _Look) -> Reads | None:
    """What joins depend on, if each value depends on the node's cell and its own cell only."""
    match joins:
        case ir.Op("union", (one, two)):
            first, second = _joining(one, look), _joining(two, look)
            return None if first is None or second is None else first | second
        case ir.Fold("set", gens, value) if value is not None:
            pass
        case _:
            return None
    env: dict[int, Seen] = {0: (NODE,)}
    reads: Reads = set()
    for gen in gens:
        found = look.reads((gen.source, tuple(condition for _, condition in gen.clauses)), env)
        if found is None:
            return None
        reads |= found
        env[gen.slot] = look.member(gen.source, env)
    found = look.reads(value, env)
    made = look.seen(value, env, False)
    if found is None or made[0] != "part":
        return None
    target: Seen = made[1]
    if target[0] not in (OWN, "neighbours") or any(seen not in ((OWN,), target) for _, seen in reads | found):
        return None
    return reads | found


class _Look:
    """What expressions are, seen from a node, and which elements of states they read."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.fresh = 0

    def seen(self, expr: ir.Expr, env: dict[int, Seen], called: bool) -> Seen:
        """What a value is: the node, its cell, a cell near by, a part of one of these, or something else."""
        match expr:
            case ir.Local(slot):
                return env.get(slot, (ELSEWHERE,))
            case ir.Op("field", (record,), _, (_, 0)):
                inner = self.seen(record, env, called)
                return (OWN,) if inner == (NODE,) else inner[1] if inner[0] == "part" else (ELSEWHERE,)
            case ir.Op("go", (cell, _)) if self.seen(cell, env, called) == (OWN,):
                return ("neighbours", self._which(expr, called))
            case ir.Op("record", args):
                return ("part", self.seen(args[0], env, called))
            case ir.Op("pick", (inner,)):
                return self.seen(inner, env, called)
            case ir.Call(number, args):
                function = self.module.program.functions[number]
                if function.lets:
                    return (ELSEWHERE,)
                return self.seen(
                    function.result, {slot: self.seen(arg, env, called) for slot, arg in enumerate(args)}, True
                )
        return (ELSEWHERE,)

    def _which(self, expr: ir.Expr, called: bool) -> Any:
        """What tells cells near by apart. Inside a function equal words can mean different cells."""
        if not called:
            return expr
        self.fresh += 1
        return self.fresh

    def member(self, source: ir.Expr, env: dict[int, Seen]) -> Seen:
        """What the members of a set are."""
        match source:
            case ir.Op("neighbours" | "surroundings" as which, (cell,)) if self.seen(cell, env, True) == (OWN,):
                self.fresh += 1
                return (which, self.fresh)
        return (ELSEWHERE,)

    def reads(self, node: Any, env: dict[int, Seen], called: bool = False) -> Reads | None:
        """The elements that are read; None if something is asked that cannot be followed."""
        found: Reads = set()
        env = dict(env)
        for part in nodes(node):
            match part:
                case ir.Gen(slot, _, source):
                    member = self.member(source, env)
                    env[slot] = member if env.get(slot, member)[0] == member[0] else (ELSEWHERE,)
                case ir.Reach(_, slot) | ir.Steps(_, _, slot):
                    env[slot] = (ELSEWHERE,)
        asked = set()  # reads of sets, by identity, of which only membership is asked
        for part in nodes(node):
            match part:
                case ir.Op("in", (item, ir.Read(state) as source)) if self.seen(item, env, called) == (NODE,):
                    asked.add(id(source))
                    found.add((state, (MEMBER,)))
                case ir.Read() if id(part) in asked:
                    pass
                case ir.Read(state, index) if index:
                    found.add((state, self.seen(index[0], env, called)))
                case ir.Call(number, args):
                    function = self.module.program.functions[number]
                    inner = {slot: self.seen(arg, env, called) for slot, arg in enumerate(args)}
                    for let in function.lets:
                        inner[let.slot] = (ELSEWHERE,)
                    further = self.reads((function.lets, function.result), inner, True)
                    if further is None:
                        return None
                    found |= further
                case (
                    ir.Read()
                    | ir.Whole()
                    | ir.Formula()
                    | ir.GroupOf()
                    | ir.TallyOf()
                    | ir.Groups()
                    | ir.ScoreOf()
                    | ir.Winners()
                    | ir.Can()
                    | ir.Fingerprint()
                ):
                    return None
        return found
