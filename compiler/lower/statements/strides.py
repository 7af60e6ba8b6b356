"""Loops that only count are taken many rounds at once.

A loop that counts a local down to nothing, goes from one constant thing to the next and adds constants to bytes on the
way does the same whenever it begins at the same place with the same number of rounds to go. What up to `ROUNDS` rounds
add, and where they end, is looked up; one addition of all bytes stands for them. Where a byte would become too large,
or time has run out, the loop itself goes on, round by round, and tells what is wrong.

    repeat while hand > 0
        hand -= 1
        pit = next_pit(pit)
        beans[pit] += 1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from rulewright.compiler.analyse.computing import Computed
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.kept.after_write import lines_on_write
from rulewright.compiler.lower.stored.places import Telling, assign_slot
from rulewright.compiler.lower.tables import combinations, computing, flat_index, numbers_table, table_name
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.layout import Field

ROUNDS = 8  # taken at once, at most
SPAN = 48  # bytes from the first that is added to up to the last; behind a position there is more room than that
LARGEST = 32_768  # bytes of a table
BYTES = 16  # that are added at once
TOO_MUCH = 255  # for any byte that counts
Values = dict[int, int]  # of locals, by slot


class Unfit(Exception):
    """A loop that does more than count."""


@dataclass(frozen=True, slots=True)
class Stride:
    """How a loop is taken many rounds at once: the local that it counts down, those that go along, where the bytes are,
    and by what begins it what is added and where it ends."""

    counter: int
    carried: tuple[int, ...]
    offset: int
    width: int
    row: low.Expr
    added: low.Expr
    most: low.Expr
    ends: tuple[low.Expr, ...]


def stride_of(loop: ir.Loop, telling: Telling) -> Stride | None:
    """How a loop can be taken many rounds at once, if it can."""
    if not telling.module.uses("strides"):
        return None
    match loop.condition:
        case ir.Op("gt", (ir.Local(counter, ir.Number(low=least)), ir.Const(0))) if least <= 0:  # it can get there
            try:
                return _Finding(loop.body, counter, telling).stride()
            except Unfit:
                return None
    return None


def take(stride: Stride, units: int, telling: Telling) -> None:
    """Statements at the head of a round: many are taken at once, if nothing stands against it."""
    lines, counter = telling.lines, telling.scope.values[stride.counter]
    rounds, row = lines.declare("int", "rounds"), lines.declare("int", "row")
    lines.add(
        low.assign(rounds, low.call("rw_min", counter, ROUNDS)), low.assign(row, stride.row * ROUNDS + rounds - 1)
    )
    spent, first = low.field("r_spent"), low.cast("uint8_t*", low.STATE) + stride.offset
    rows = low.address(stride.added[row * stride.width])
    fits = low.call("rw_add_bytes", first, rows, low.address(stride.most[0]), stride.width)
    with lines.block(low.If(low.both(low.le(spent + units * rounds, low.field("r_alarm")), fits))):
        lines.set(spent, units * rounds, "+")
        assign_slot(telling, stride.counter, counter - rounds)
        for slot, ends in zip(stride.carried, stride.ends, strict=True):
            assign_slot(telling, slot, low.cast("int", ends[row]))
        lines.add(low.Continue())


def _counts_down(stmt: ir.Stmt, counter: int) -> bool:
    match stmt:
        case ir.Assign(slot, ir.Op("sub", (ir.Local(same), ir.Const(1)))) | ir.Store(
            ir.Place(None, int() as slot), ir.Op("sub", (ir.Local(same), ir.Const(1)))
        ):
            return slot == same == counter
    return False


class _Finding:
    """A loop carried out while compiling, from everywhere it can begin."""

    def __init__(self, body: tuple[ir.Stmt, ...], counter: int, telling: Telling) -> None:
        self.body = tuple(stmt for stmt in body if not _counts_down(stmt, counter))
        self.counter, self.module, self.scope = counter, telling.module, telling.scope
        self.fields: dict[str, Field] = {}
        self.computed: dict[ir.Expr, Computed] = {}
        self.assigned: dict[int, ir.Type] = {}
        self._look_at(self.body)
        if len(self.body) != len(body) - 1 or counter in self.assigned or not self.fields:
            raise Unfit

    def stride(self) -> Stride:
        """What is added and where it ends, for everything that it can begin with."""
        asked = [slot for expr in self.computed for slot in free_slots(expr)]
        slots = list(dict.fromkeys([*self.assigned, *asked]))
        found = combinations(slots, self.scope, self.module) if self.counter not in asked else None
        offset = min(field.offset for field in self.fields.values())
        span = max(field.offset + field.size for field in self.fields.values()) - offset
        width = -(-span // BYTES) * BYTES
        if found is None or span > SPAN or found[1] * ROUNDS * width > LARGEST:
            raise Unfit
        domains, _ = found
        added: list[int] = []
        ends: dict[int, list[int]] = {slot: [] for slot in self.assigned}
        for combination in product(*(domain.values for domain in domains)):
            for values, sums in self._rounds(dict(zip(slots, combination, strict=True)), offset, width):
                added += sums
                for slot, kept in ends.items():
                    kept.append(values[slot])
        most = [255] * width
        for name, field in self.fields.items():
            kind = self.module.states[name].type
            assert isinstance(kind, ir.Number)
            first = field.offset - offset
            most[first : first + field.size] = [kind.high] * field.size
        tables = self._constant("added", added), self._constant("most", most)
        places = tuple(self._constant("ends", values) for values in ends.values())
        return Stride(self.counter, tuple(ends), offset, width, flat_index(domains), *tables, places)

    def _constant(self, what: str, values: list[int]) -> low.Expr:
        return numbers_table(values, self.module, table_name(what, self.scope))

    # ------------------------------------------------ what a round does

    def _look_at(self, body: Sequence[ir.Stmt]) -> None:
        """Whether a round does nothing else; what it assigns, adds to and must work out."""
        for stmt in body:
            match stmt:
                case ir.Touch():
                    pass
                case ir.When(condition, then, otherwise):
                    self._compute(condition)
                    self._look_at((*then, *otherwise))
                case ir.Assign(slot, value) | ir.Store(ir.Place(None, int() as slot, (), None), value):
                    self._compute(value)
                    self.assigned[slot] = self.scope.types[slot]
                case ir.Store(
                    ir.Place(str() as name, _, index, None), ir.Op("add", (ir.Read(other, same), ir.Const(n)))
                ):
                    if (name, index) != (other, same) or not 0 < n < TOO_MUCH // ROUNDS:
                        raise Unfit
                    self._adds(name, index)
                case _:
                    raise Unfit

    def _compute(self, expr: ir.Expr) -> None:
        if not self.module.facts.is_static(expr):
            raise Unfit
        self.computed[expr] = computing(expr, self.module)

    def _adds(self, name: str, index: tuple[ir.Expr, ...]) -> None:
        state, field = self.module.states[name], self.module.layout.by_name[name]
        match state.type, field.encoding.kind, field.encoding.parts:
            case ir.Number(least, most, False), "scalar", ((1, 1, "B"),) if 0 <= least and most < TOO_MUCH:
                for expr in index:
                    self._compute(expr)
                self.fields[name] = field
                if not lines_on_write(name, low.ZERO, self.module):
                    return
        raise Unfit

    # ------------------------------------------------ rounds carried out

    def _rounds(self, values: Values, offset: int, width: int) -> Iterator[tuple[Values, list[int]]]:
        """After one round, two rounds and so on: the locals, and what has been added. What cannot be is never taken:
        too much is added."""
        sums = [0] * width
        going = True
        for _ in range(ROUNDS):
            if going:
                try:
                    self._round(self.body, values, sums, offset)
                except (Fault, Unfit):
                    going, sums = False, [TOO_MUCH] * width
            yield values, list(sums)

    def _round(self, body: Sequence[ir.Stmt], values: Values, sums: list[int], offset: int) -> None:
        for stmt in body:
            match stmt:
                case ir.When(condition, then, otherwise):
                    self._round(then if self.computed[condition](values) else otherwise, values, sums, offset)
                case ir.Assign(slot, value) | ir.Store(ir.Place(None, int() as slot), value):
                    found, kind = self.computed[value](values), self.assigned[slot]
                    if isinstance(kind, ir.Number) and not kind.low <= found <= kind.high:
                        raise Unfit
                    values[slot] = found
                case ir.Store(ir.Place(str() as name, _, index), ir.Op(_, (_, ir.Const(n)))):
                    at = self.fields[name].offset - offset + self._place(name, index, values)
                    sums[at] = min(TOO_MUCH, sums[at] + n)

    def _place(self, name: str, index: tuple[ir.Expr, ...], values: Values) -> int:
        flat = 0
        for expr, kind in zip(index, self.module.states[name].index, strict=True):
            size, at = domain_size(kind, self.module.program), self.computed[expr](values) - base_of(kind)
            if not 0 <= at < size:
                raise Unfit
            flat = flat * size + at
        return flat
