"""A step carried out while somebody watches: every change of a state, with the line that made it, and the rules that
were reached, in the order they come. Look-aheads count for nothing. The closures are those of the interpreter, each
with a look before and after."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.position import ReferencePosition
from rulewright.runtime.reference.storage import from_bytes
from rulewright.runtime.reference.world import Evaluate, Execute, Prepared, Slots, World


@dataclass(frozen=True, slots=True)
class Change:
    """An element of a state (by its flat place) that changed, and the line that did it; line 0: what was drawn is
    gone, by one of several lines."""

    where: ir.Where
    state: int
    place: int
    before: Any
    after: Any


class Reached(set[str]):
    """Rule ids in the order in which they were reached."""

    def __init__(self) -> None:
        super().__init__()
        self.order: dict[str, None] = {}

    def update(self, *others: Any) -> None:
        for other in others:
            self.order |= dict.fromkeys(other)
            super().update(other)


@dataclass
class Watched:
    """What a step did."""

    changes: list[Change] = field(default_factory=list)
    reached: Reached = field(default_factory=Reached)


class _Watch:
    """The tracer: looks at the states that a statement may write."""

    def __init__(self) -> None:
        self.log: list[Change] = []

    def expression(self, code: Prepared, node: ir.Expr, made: Evaluate) -> Evaluate:
        return made

    def touched(self, rules: tuple[str, ...], played: bool) -> None:
        pass

    def statement(self, code: Prepared, stmt: ir.Stmt, made: Execute) -> Execute:
        written = _written(stmt)
        if written is None:
            return made
        number, where = code.state_number[written[0]], written[1]

        def watched(w: World, s: Slots) -> bool:
            if w.trial is not None:
                return made(w, s)
            before = w.values[number][:]
            leaves = made(w, s)
            self.log += changes(where, number, before, w.values[number])
            return leaves

        return watched


def _written(stmt: ir.Stmt) -> tuple[str, ir.Where] | None:
    """The state that a statement writes to, and its line."""
    match stmt:
        case ir.Store(ir.Place(str(state), where=where)) | ir.Mutate(_, ir.Place(str(state), where=where)):
            return state, where
        case ir.Fill(state, _, where) | ir.Reset(state, _, where) | ir.StoreWhole(state, _, where):
            return state, where
        case ir.TakeFirst(_, ir.Place(str(state)), guard):
            return state, guard.where
    return None


def changes(where: ir.Where, state: int, before: list[Any], after: list[Any]) -> list[Change]:
    """The elements of a state that differ."""
    if before == after:
        return []
    pairs = enumerate(zip(before, after, strict=True))
    return [Change(where, state, place, one, other) for place, (one, other) in pairs if one != other]


class Watcher:
    """Carries out steps of one program under watch."""

    def __init__(self, program: ir.Program) -> None:
        self._program = program
        self._watch = _Watch()
        self._code = Code(program, False, self._watch)

    def position(self, data: bytes, seed: int, counter: int) -> ReferencePosition:
        """The position that some bytes hold."""
        return ReferencePosition(self._code, from_bytes(self._code, data, seed, counter, True))

    def step(self, data: bytes, seed: int, counter: int, raw: tuple[Any, ...]) -> Watched:
        """What a move, or an outcome of chance, does in a position."""
        position, found = self.position(data, seed, counter), Watched()
        before = from_bytes(self._code, data, seed, counter, True).values
        position.reached = found.reached
        self._watch.log = found.changes
        rests_at = position.point
        if position.decision < 0:
            position.play_chance(raw[0])
        else:
            position.play_known(raw)
        self._drawn(found, before, from_bytes(self._code, position.to_bytes(), seed, counter, True).values, rests_at)
        return found

    def _drawn(self, found: Watched, before: list[list[Any]], after: list[list[Any]], rests_at: int) -> None:
        """What no statement did: something was drawn from a zone, where the game rested or by a line on the
        way."""
        known = {(one.state, one.place) for one in found.changes}
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            for change in changes(self._draws(number, rests_at), number, one, other):
                if (change.state, change.place) not in known:
                    found.changes.insert(0, change)

    def _draws(self, number: int, rests_at: int) -> ir.Where:
        """The line that draws from a state: the one where the game rested, else the only one there is."""
        name = self._program.states[number].name
        lines = {
            at: block.end.guard.where
            for at, block in enumerate(self._program.blocks)
            if isinstance(block.end, ir.Chance) and block.end.zone is not None and block.end.zone.state == name
        }
        places = set(lines.values())
        return lines.get(rests_at) or (places.pop() if len(places) == 1 else ir.Where())
