"""Two games played in step: every move and every outcome of chance is made in both."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from rulewright.difference.pairing import Difference, Pairing
from rulewright.fuzz.failure import Failed, Kind
from rulewright.fuzz.table import Step
from rulewright.runtime.backend import CHANCE, DECIDE, Fault, Position
from rulewright.runtime.seating import Seating


class Pair:
    """A position of each game; as far as can be seen, they do not differ."""

    __slots__ = ("one", "other")

    def __init__(self, one: Position, other: Position) -> None:
        self.one, self.other = one, other

    @property
    def kind(self) -> int:
        return self.one.kind

    def to_bytes(self) -> bytes:
        return self.one.to_bytes() + self.other.to_bytes()


class Differs(Failed):
    """The two games differ here."""

    def __init__(self, found: Difference) -> None:
        self.difference = found
        super().__init__(Kind.DIFFERENCE, "", found.sentence)


class Lockstep:
    """Both games at one table, as the searches of `fuzz` take it. Steps are those of the first game."""

    def __init__(self, one: Seating, other: Seating) -> None:
        self.one, self.other = one, other
        self.pairing = Pairing(one, other)

    def new(self, seed: int) -> Pair:
        """Both games at their first rest, nothing compared yet; raises Differs if only one of them comes so far."""
        return _both(lambda: self.one.backend.new(seed, True), lambda: self.other.backend.new(seed, True))

    def possible(self, pair: Pair) -> list[Step]:
        """All that can happen next."""
        raws = self.one.raw_moves(pair.one)
        decision = pair.one.decision if pair.kind == DECIDE else -1
        return [Step(pair.one.point, decision, raw) for raw in raws]

    def any_step(self, pair: Pair, rng: random.Random) -> Step:
        """Something that can happen next: chance as it falls; half of the time an option first, so that rare ones come
        up."""
        if pair.kind == CHANCE:
            outcomes = pair.one.outcomes()
            value = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            return Step(pair.one.point, -1, (value,))
        moves = pair.one.moves()
        raw = rng.choice(moves)
        if rng.random() < 0.5 and moves[0][0] != moves[-1][0]:
            option = rng.choice(sorted({move[0] for move in moves}))
            raw = rng.choice([move for move in moves if move[0] == option])
        return Step(pair.one.point, pair.one.decision, raw)

    def fits(self, pair: Pair, step: Step) -> bool:
        """Whether a step can be made in both games."""
        position = pair.one
        if position.point != step.point:
            return False
        if position.kind == CHANCE:
            return step.decision < 0 and any(value == step.raw[0] for value, _ in position.outcomes())
        return position.kind == DECIDE and position.decision == step.decision and position.is_legal(step.raw)

    def probe(self, pair: Pair, step: Step | None) -> Pair:
        """Both games after a step (None: none, at the start); raises Differs where they are not the same any more."""
        if step is not None:
            pair = self._made(pair, step)
        found = self.pairing.difference(pair.one, pair.other)
        if found is not None:
            raise Differs(found)
        return pair

    def _made(self, pair: Pair, step: Step) -> Pair:
        raw = self.pairing.translate(pair.one, pair.other, step.raw)
        if raw is None:
            text = self.words(step)
            raise Differs(Difference("moves", f"legal in A only: {text}", f"legal {text}"))
        return _both(lambda: self.one.step(pair.one, step.raw), lambda: self.other.step(pair.other, raw))

    def words(self, step: Step) -> str:
        """A step as the first game writes it."""
        notation = self.one.notation
        if step.decision < 0:
            return notation.write_chance(step.point, step.raw[0])
        return notation.write(step.decision, step.raw)


def _both(one: Callable[[], Position], other: Callable[[], Position]) -> Pair:
    """What comes of both games; Differs if a rule goes wrong in one of them, its fault if in both: then there is
    nothing to tell apart."""
    after: list[Any] = []
    for come_of in (one, other):
        try:
            after.append(come_of())
        except Fault as fault:
            after.append(fault)
    faults = [one if isinstance(one, Fault) else None for one in after]
    if faults[0] and faults[1]:
        raise faults[0]
    for side, wrong, expect in zip("AB", faults, (None, ""), strict=True):
        if wrong:
            raise Differs(Difference("position", f"a rule goes wrong in {side} only: {wrong}", expect))
    return Pair(*after)
