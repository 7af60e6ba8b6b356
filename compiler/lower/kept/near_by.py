"""What expressions about a part of a cell look at: the part, its cell, cells near by, or something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compiler.analyse.rewrite import free_slots, rewritten
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.kept.mutual_joins import ways_back
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

NODE, OWN, ELSEWHERE = "node", "own", "elsewhere"  # what a value is, seen from a node
MEMBER = "member"  # of a set in a state only this is asked: whether the node is in it
NEAR = (OWN, "neighbours", "surroundings")  # how far a tally looks
TRUE, FALSE = ir.Const(1, ir.Truth()), ir.Const(0, ir.Truth())

Seen = tuple[Any, ...]  # (what it is, and for cells near by which one)
Reads = set[tuple[str, Seen]]  # (state, which of its elements)


@dataclass(frozen=True, slots=True)
class Looking:
    """Which nodes look how far; if only those count that look a certain way, `toward` is the local that says which."""

    reach: str
    where: ir.Expr
    toward: ir.Local | None = None


def looking(values: list[ir.Expr], board: str, look: Look) -> Iterator[Looking]:
    """How far some values look, each time with the condition on a node under which one of them does."""
    toward = ir.Local(look.module.slot("toward"), ir.Way(board)) if back_by_way(board, look.module) else None
    for reach in NEAR[1:]:
        along = toward if reach == "neighbours" else None
        found = [where for value in values if (where := _where_it_looks(value, reach, along, look)) != FALSE]
        if found:
            where = found[0] if len(found) == 1 else ir.Or(tuple(found))
            yield Looking(reach, where, along if along is not None and along.slot in free_slots(where) else None)


def back_by_way(board: str, module: Module) -> tuple[int, ...] | None:
    """For each way the one that always leads back; None if one has none."""
    pairs, count = dict(sorted(ways_back(board, module))), len(module.program.boards[board].ways)
    return tuple(pairs[way] for way in range(1, count + 1)) if len(pairs) == count else None


def _where_it_looks(value: ir.Expr, reach: str, toward: ir.Local | None, look: Look) -> ir.Expr:
    """The condition on a node under which a value looks at the cells near by, or at the one that lies `toward`."""
    body = opened(value, look.module) if isinstance(value, ir.Call) else None
    if body is not None:
        return _where_it_looks(body, reach, toward, look)
    if not any(seen[0] == reach for _, seen in look.reads(value, {0: (NODE,)}) or ()):
        return FALSE
    if isinstance(value, ir.If) and _where_it_looks(value.condition, reach, None, look) == FALSE:
        yes, no = (_where_it_looks(part, reach, toward, look) for part in (value.then, value.otherwise))
        return TRUE if yes == no == TRUE else ir.If(value.condition, yes, no, ir.Truth())
    along = _along(value, toward, look) if isinstance(value, ir.Fold) and toward is not None else None
    return TRUE if along is None else along


def _along(fold: ir.Fold, toward: ir.Local, look: Look) -> ir.Expr | None:
    """The condition on a node under which an aggregate looks at the cell that lies `toward`: one of its elements, which
    nothing else keeps out, leads there. None if it looks in other ways too."""
    fold = _opened_all(fold, look.module)
    gens, asked = list[ir.Gen](), [] if fold.value is None else [fold.value]
    for gen in fold.gens:
        if any(clause != "where" for clause, _ in gen.clauses):
            return None
        parts = [part for _, each in gen.clauses for part in (each.items if isinstance(each, ir.And) else (each,))]
        asked += [gen.source, *parts]
        gens.append(replace(gen, clauses=tuple(("where", part) for part in parts if not look.afar(part))))
    known, ways = {0, *(gen.slot for gen in fold.gens)}, list[ir.Expr]()
    for part in filter(look.afar, asked):
        found = [node for node in nodes(part) if look.goes_beside(node)]
        at_home = rewritten(part, lambda node: node.args[0] if look.goes_beside(node) else node)
        ways += [node.args[1] for node in found]
        if look.afar((at_home, tuple(ways))) or not known.issuperset(free_slots(tuple(ways))):
            return None
    leads = tuple(ir.Op("eq", (way, toward), ir.Truth()) for way in dict.fromkeys(ways))
    return ir.Fold("any", tuple(gens), leads[0] if len(leads) == 1 else ir.Or(leads), ir.Truth())


def _opened_all(expr: Any, module: Module) -> Any:
    """An expression with what functions say in place of their calls."""

    def change(node: Any) -> Any:
        body = opened(node, module) if isinstance(node, ir.Call) else None
        return node if body is None else _opened_all(body, module)

    return rewritten(expr, change)


class Look:
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

    def afar(self, part: Any) -> bool:
        """Whether anything but the node and its cell may be looked at."""
        reads = self.reads(part, {0: (NODE,)})
        return reads is None or any(seen[0] not in (NODE, MEMBER, OWN) for _, seen in reads)

    def goes_beside(self, node: Any) -> bool:
        """Whether this is a cell beside the node's, by a way."""
        return isinstance(node, ir.Op) and node.op == "go" and self.seen(node.args[0], {0: (NODE,)}, False) == (OWN,)

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
