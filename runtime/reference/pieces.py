"""Where points come from: a score expression taken apart into the terms of its sums, each with what it is for.

sum(n in your locations: your card[n].points)      3 for n = 4 (Orchard), 1 for n = 7 (Hedge)
2 * count(c in near(Hill) where …)                 2 for d4, 2 for d5
store[you]                                         read from a state: who asks can look up when it changed

What is worked out from states into which whoever asks may not look, though he may know how much lies there, is one
piece.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.indexing import flat_index
from rulewright.runtime.reference.loops import each, nested
from rulewright.runtime.reference.world import Slots, World
from rulewright.runtime.walking import StatesRead, nodes

MOST = 400  # pieces of one line
DEEP = 24  # defs within defs


@dataclass(frozen=True, slots=True)
class Piece:
    """Some points and what they are for; `read` is the element of a state (name, flat place) they were read from."""

    points: int
    things: tuple[str, ...] = ()
    read: tuple[str, int] | None = None


def pieces_of(code: Code, w: World, line: ir.Score, seat: int, covered: frozenset[str]) -> list[Piece]:
    """The pieces of a line of the sheet for a seat (from 1); those that are worth nothing are left out. What is read of
    `covered` states is not taken apart."""
    if line.value is None:
        state = next(one for one in code.program.states if one.name == line.name)
        return [Piece(code.score(w, line.name, seat), (), (line.name, seat - 1 if state.index else 0))]
    slots = code.blank_slots(line.slots, ())
    slots[0] = seat
    try:
        found = list(_Taking(code, w, covered).apart(line.value, slots, 1, DEEP))
    except (Fault, _TooMany):
        found = []
    total = code.score(w, line.name, seat)
    return _joined(found) if sum(one.points for one in found) == total else [Piece(total)]


def _joined(found: list[Piece]) -> list[Piece]:
    """Pieces for the same are one piece; nothing for nothing."""
    sums: dict[tuple[Any, Any], int] = {}
    for one in found:
        sums[one.things, one.read] = sums.get((one.things, one.read), 0) + one.points
    return [Piece(points, *key) for key, points in sums.items() if points]


class _TooMany(Exception):
    pass


class _Taking:
    def __init__(self, code: Code, w: World, covered: frozenset[str]) -> None:
        self.code, self.w, self.words, self.left = code, w, code.words, MOST
        self.covered, self.states_read = covered, StatesRead(code.program)

    def value(self, expr: ir.Expr, slots: Slots) -> Any:
        return self.code.expression(expr)(self.w, slots)

    def apart(self, expr: ir.Expr, slots: Slots, factor: int, deep: int) -> Iterator[Piece]:
        """The terms of an expression, each as often as it counts."""
        self.left -= 1
        if self.left < 0:
            raise _TooMany
        match expr:
            case ir.Op("add", (one, other)):
                yield from self.apart(one, slots, factor, deep)
                yield from self.apart(other, slots, factor, deep)
            case ir.Op("sub", (one, other)):
                yield from self.apart(one, slots, factor, deep)
                yield from self.apart(other, slots, -factor, deep)
            case ir.Op("neg", (one,)):
                yield from self.apart(one, slots, -factor, deep)
            case ir.Op("mul", (one, other)) if not isinstance(one, ir.Const) and isinstance(other, ir.Const):
                yield from self.apart(one, slots, factor * other.value, deep)
            case ir.Op("mul", (one, other)):
                yield from self.apart(other, slots, factor * self.value(one, slots), deep)
            case ir.If(condition, then, otherwise):
                yield from self.apart(then if self.value(condition, slots) else otherwise, slots, factor, deep)
            case _ if not self.covered.isdisjoint(self.states_read.within(expr)):
                points = self.value(expr, slots)
                yield Piece(factor * (0 if points == ir.NIL else points))
            case ir.Fold("sum" | "count", gens, value):
                yield from self._each(gens, value, slots, factor, deep)
            case ir.Op("size", (held,)):
                yield from self._members(held, slots, factor)
            case ir.Call(number, args) if deep:
                yield from self._call(number, [self.value(one, slots) for one in args], factor, deep - 1)
            case ir.Formula(table, column, row, args) if deep:
                yield from self._formula(table, column, self.value(row, slots), args, slots, factor, deep - 1)
            case ir.Read() if isinstance(expr.type, ir.Number):
                yield self._read(expr, slots, factor)
            case _:
                points = self.value(expr, slots)
                yield Piece(factor * (0 if points == ir.NIL else points), self._rows(expr, slots))

    def _each(
        self, gens: tuple[ir.Gen, ...], value: ir.Expr | None, slots: Slots, factor: int, deep: int
    ) -> Iterator[Piece]:
        for _ in nested([each(self.code, gen) for gen in gens])(self.w, slots):
            told = tuple(self.words.told(slots[gen.slot], gen.type) for gen in gens)
            if value is None or isinstance(value.type, ir.Truth):
                yield Piece(factor, told)
                continue
            for piece in self.apart(value, slots[:], factor, deep):
                more = tuple(thing for thing in (*self._rows(value, slots), *piece.things) if thing not in told)
                yield replace(piece, things=(*told, *dict.fromkeys(more)), read=None)

    def _members(self, held: ir.Expr, slots: Slots, factor: int) -> Iterator[Piece]:
        """What is counted, one by one."""
        value = self.value(held, slots)
        match held.type:
            case ir.SetOf(item):
                yield from (Piece(factor, (self.words.told(one, item),)) for one in self.words.members(value, item))
            case ir.BagOf(item):
                counted = self.words.counts(value, item)
                yield from (Piece(factor * count, (self.words.told(one, item),)) for one, count in counted)
            case ir.ListOf(item):
                yield from (Piece(factor, (self.words.told(one, item),)) for one in value)
            case _:
                yield Piece(factor * self.value(ir.Op("size", (held,), ir.Number(0, ir.MANY)), slots))

    def _call(self, number: int, values: list[Any], factor: int, deep: int) -> Iterator[Piece]:
        function = self.code.program.functions[number]
        slots = self.code.blank_slots(function.slots, values)
        for let in function.lets:
            slots[let.slot] = self.value(let.value, slots)
        yield from self.apart(function.result, slots, factor, deep)

    def _formula(
        self, table: str, name: str, row: int, args: tuple[ir.Expr, ...], slots: Slots, factor: int, deep: int
    ) -> Iterator[Piece]:
        column = self.code.program.tables[table].columns[name]
        assert isinstance(column, ir.FormulaColumn)
        title = (self.words.told(row, ir.Row(table)),) if row else ()
        number = column.functions[row - 1] if row else -1
        if number < 0:
            yield Piece(factor * (0 if column.default == ir.NIL else column.default), title)
            return
        for piece in self._call(number, [row, *(self.value(one, slots) for one in args)], factor, deep):
            yield replace(piece, things=tuple(dict.fromkeys((*title, *piece.things))))

    def _read(self, expr: ir.Read, slots: Slots, factor: int) -> Piece:
        state = next(one for one in self.code.program.states if one.name == expr.state)
        place = flat_index(self.code, expr.index, state.index)(self.w, slots) if state.index else 0
        points = self.value(expr, slots)
        read = (expr.state, place) if factor == 1 and place >= 0 else None
        return Piece(factor * (0 if points == ir.NIL else points), (), read)

    def _rows(self, expr: ir.Expr, slots: Slots) -> tuple[str, ...]:
        """The rows of tables that an expression asks about, told with their titles."""
        found: dict[str, None] = {}
        for node in nodes(expr):
            if isinstance(node, ir.Column | ir.Formula) and not isinstance(node.row, ir.Const):
                if all(one.slot < len(slots) for one in nodes(node.row) if isinstance(one, ir.Local)):
                    row = self.value(node.row, slots)
                    if row:
                        found[self.words.told(row, ir.Row(node.table))] = None
        return tuple(found)
