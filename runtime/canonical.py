"""A program without its words: the form that two definitions share which differ only in names, comments, rule ids,
reasons, the order of declarations, and what is declared and never used. Its fingerprint names a version of the rules in
saved games.

What is met first on the way from `play`, the score sheet and the ranking has the lowest number, whatever it is called.
What the compiler worked out (which locals live on, what may fail) is left out: it follows from the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from typing import Any

from rulewright.runtime import ir

FORM = 1  # of the form itself: fingerprints of another one cannot be compared
Form = Any  # numbers, texts and tuples of them

_WORDS = {"name", "names", "rules", "reason", "text", "title", "guard", "preposition", "number", "where"}
_DERIVED: dict[type, set[str]] = {
    ir.Block: {"proc", "needs", "fails", "scoped", "live", "kept"},
    ir.Option: {"rest_needs", "rest_fails", "sure", "prefers"},
    ir.Param: {"sure"},
    ir.Chance: {"sure"},
    ir.TakeFirst: {"sure"},
    ir.CallProc: {"idle"},
    ir.Decision: {"proc", "block"},
    ir.Require: {"guard"},
    ir.Prefer: {"guard"},
}
_NAMED = {"enum": "enums", "board": "boards", "table": "tables", "record": "records", "network": "networks"}
_BLOCKS: set[tuple[type, str]] = {
    (ir.Jump, "to"),
    (ir.Branch, "then"),
    (ir.Branch, "otherwise"),
    (ir.Chance, "to"),
    (ir.CallProc, "to"),
    (ir.CallRules, "to"),
    (ir.Option, "entry"),
    (ir.Decision, "skip"),
    (ir.Decision, "join"),
    (ir.Decision, "after"),
    (ir.Decision, "bodies_end"),
}
_WHOLE_TYPES = (
    ir.Const,
    ir.State,
    ir.Param,
    ir.Record,
    ir.ColumnData,
    ir.Gen,
)  # whose values depend on the ends of ranges


def fingerprint(program: ir.Program) -> str:
    """Tells rules apart, not how they are told: `1-` and sixteen letters."""
    return f"{FORM}-{blake2b(repr(canonical(program)).encode(), digest_size=8).hexdigest()}"


def canonical(program: ir.Program) -> Form:
    """The program as nested tuples without any of the author's words."""
    return _Canon(program).whole()


class _Canon:
    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.met: dict[tuple[str, Any], int] = {}
        self.waiting: list[tuple[str, Any]] = []
        self.made: list[Form] = []
        self.states = {state.name: state for state in program.states}
        self.networks = {network.name: network for network in program.networks}
        self.describe: dict[str, Callable[[Any], Form]] = {
            "procs": lambda number: self._procedure(program.procs[number]),
            "functions": lambda number: self._function(program.functions[number]),
            "blocks": lambda number: self.form(program.blocks[number]),
            "decisions": lambda number: self.form(program.decisions[number]),
            "states": lambda name: self.form(self.states[name]),
            "enums": lambda name: len(program.enums[name].members),
            "records": lambda name: tuple(self.kind(one, True) for _, one in program.records[name].fields),
            "tables": lambda name: len(program.tables[name].ids),
            "columns": lambda name: self._column(*name),
            "boards": lambda name: self._board(program.boards[name]),
            "networks": lambda name: self._network(self.networks[name]),
            "scores": self._score,
            "snippets": lambda number: self.refer("procs", program.snippets[number].proc),
        }

    def whole(self) -> Form:
        program = self.program
        head = (
            program.seats,
            program.together,
            self.refer("procs", 0),
            tuple(self.refer("scores", score.name) for score in program.scores),
            tuple(self.form(key.value) for key in program.rank),
            tuple(self.refer("snippets", number) for number in range(len(program.snippets))),
        )
        while self.waiting:
            space, key = self.waiting.pop(0)
            self.made.append((space, self.describe[space](key)))
        return head, tuple(self.made)

    def refer(self, space: str, key: Any) -> Form:
        """The number of something, which is described when its turn comes."""
        if space == "blocks":
            key = self._behind(key)
        if (space, key) not in self.met:
            self.met[space, key] = len(self.met)
            self.waiting.append((space, key))
        return self.met[space, key]

    def _behind(self, number: int) -> int:
        """The block that a block without anything in it leads to."""
        seen = set()
        while number >= 0 and number not in seen:
            seen.add(number)
            block = self.program.blocks[number]
            if block.body or not isinstance(block.end, ir.Jump):
                break
            number = block.end.to
        return number

    # ------------------------------------------------------------ nodes

    def form(self, node: Any) -> Form:
        """A node, or what stands in one."""
        if isinstance(node, tuple):
            return tuple(self.form(one) for one in node if not isinstance(one, ir.Touch))
        if node.__class__ in _TYPES:
            return self.kind(node)
        if not hasattr(node, "__dataclass_fields__"):
            return node
        parts = (self._part(node, name, getattr(node, name)) for name in _parts(node.__class__))
        return node.__class__.__name__, *parts

    def _part(self, node: Any, name: str, value: Any) -> Form:
        if isinstance(value, ir.Where) or value is None:
            return None
        if name == "type":
            return self.kind(value, isinstance(node, _WHOLE_TYPES))
        if (node.__class__, name) in _BLOCKS:
            return self.refer("blocks", value) if value >= 0 else -1
        if isinstance(value, int) and name in ("function", "proc", "decision"):
            return self.refer(f"{name}s", value)
        if isinstance(value, str):
            return self._named(node, name, value)
        if name == "states":
            return tuple(self.refer("states", one) for one in value)
        if name == "index" and isinstance(node, ir.State):
            return tuple(self.kind(one, True) for one in value)
        if name == "lent_by":
            return tuple((self.refer("procs", p), self.form(args), self.refer("blocks", to)) for p, args, to in value)
        return self.form(value)

    def _named(self, node: Any, name: str, value: str) -> Form:
        """A name of the author as a number, a word of the IR as itself."""
        if name == "state":
            return self.refer("states", value)
        if name == "column":
            return self.refer("columns", (node.table, value))
        if name == "score":
            return self.refer("scores", value) if value != "total" else "total"
        if name == "tally":
            tallies = [tally.name for tally in self.networks[node.network].tallies]
            return tallies.index(value)
        if name in _NAMED:
            return self.refer(_NAMED[name], value)
        if isinstance(node, ir.Op) and name == "data":
            for space in _NAMED.values():
                if value in (self.networks if space == "networks" else getattr(self.program, space)):
                    return self.refer(space, value)
        return value

    def kind(self, one: Any, whole: bool = False) -> Form:
        """A type; the ends of a range and room only where values depend on them."""
        match one:
            case ir.Number(low, high, optional):
                return ("Number", low, high, optional) if whole else ("Number", optional)
            case ir.SetOf(item) | ir.BagOf(item) | ir.ListOf(item) | ir.PileOf(item) | ir.Ring(_, item):
                room = (getattr(one, "capacity", None), getattr(one, "size", None)) if whole else ()
                return (one.__class__.__name__, self.kind(item, True), *room)
            case None:
                return None
        named = [self.refer(_NAMED[name], getattr(one, name)) for name in _parts(one.__class__)]
        return (one.__class__.__name__, *named)

    # ------------------------------------------------------------ what is described once

    def _procedure(self, proc: ir.Proc) -> Form:
        kinds = tuple(self.kind(slot.type) for slot in proc.slots[: proc.params])
        return proc.params, kinds, self.refer("blocks", proc.entry) if proc.suspends else self.form(proc.body)

    def _function(self, function: ir.Function) -> Form:
        kinds = tuple(self.kind(slot.type) for slot in function.slots[: function.params])
        return function.params, kinds, self.form(function.lets), self.form(function.result)

    def _column(self, table: str, name: str) -> Form:
        column = self.program.tables[table].columns[name]
        if isinstance(column, ir.FormulaColumn):
            functions = tuple(self.refer("functions", one) if one >= 0 else -1 for one in column.functions)
            return functions, column.default, self.kind(column.type), column.uses_you
        per = self.kind(column.per) if column.per is not None else None
        return column.values, column.nothing, self.kind(column.type, True), per

    def _board(self, board: ir.Board) -> Form:
        ways = tuple(way[1:] for way in board.ways)
        sides = (board.lattice, board.low, board.high, board.wrap, board.second_major)
        return *sides, ways, board.first, board.second, board.neighbours

    def _network(self, network: ir.Network) -> Form:
        tallies = tuple(self.form(tally) for tally in network.tallies)
        return self.kind(network.over, True), self.form(network.where), self.form(network.joins), tallies

    def _score(self, name: str) -> Form:
        score = next(one for one in self.program.scores if one.name == name)
        return self.refer("states", name) if score.value is None else self.form(score.value)


_TYPES = frozenset(ir.Type.__args__)


@cache
def _parts(kind: type) -> tuple[str, ...]:
    """The fields of a class of nodes that say what is done."""
    left_out = _DERIVED.get(kind, set()) | (_WORDS if kind not in _WITH_RULES else _WORDS - {"rules"})
    return tuple(field.name for field in fields(kind) if field.name not in left_out)


_WITH_RULES = {ir.Can, ir.CallRules, ir.InvokeRules}  # whose `rules` are not ids but a snippet
