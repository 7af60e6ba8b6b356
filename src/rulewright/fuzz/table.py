"""A setting of a game with both backends at hand, and games as plain lists of steps."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from rulewright.fuzz.settings import Setting
from rulewright.runtime.backend import CHANCE, DECIDE, Backend, Position
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.reference.position import ReferencePosition
from rulewright.runtime.seating import Seating


class Step(NamedTuple):
    """A move, or an outcome of chance, and where in the rules it is made."""

    point: int
    decision: int  # -1: chance
    raw: tuple[Any, ...]


class Table:
    """Where a setting is played: by the compiled module where there is one, beside it by the reference."""

    def __init__(self, setting: Setting, seating: Seating) -> None:
        self.setting, self.seating = setting, seating
        self.compiled: Backend | None = seating.backend if seating.kind == "compiled" else None
        self.mirrored: tuple[Position, ReferencePosition] | None = None  # a position and the same on the reference
        self.hides = has_secrets(seating.program)  # from somebody; found once: in an open game it walks all rules

    def new(self, seed: int) -> Position:
        """A fresh game whose chance is played like moves, on the faster backend."""
        return self.seating.backend.new(seed, True)

    def mirror(self, position: Position) -> ReferencePosition:
        """The same position on the reference, which finds its moves once, however often they are asked for."""
        if self.mirrored is None or self.mirrored[0] is not position:
            self.mirrored = position, self.seating.read(position)
        return self.mirrored[1]

    def possible(self, position: Position) -> list[Step]:
        """All that can happen next."""
        raws = self.seating.raw_moves(position)
        return [Step(position.point, position.decision if position.kind == DECIDE else -1, raw) for raw in raws]

    def any_step(self, position: Position, rng: random.Random) -> Step:
        """Something that can happen next: any move, chance as it falls."""
        if position.kind == CHANCE:
            outcomes = position.outcomes()
            value = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            return Step(position.point, -1, (value,))
        return Step(position.point, position.decision, rng.choice(position.moves()))

    def fits(self, position: Position, step: Step) -> bool:
        """Whether a step can be made in a position."""
        if position.point != step.point:
            return False
        if position.kind == CHANCE:
            return step.decision < 0 and any(value == step.raw[0] for value, _ in position.outcomes())
        return position.kind == DECIDE and position.decision == step.decision and position.is_legal(step.raw)

    def make(self, position: Position, step: Step) -> None:
        """Carry out a step."""
        if step.decision < 0:
            position.play_chance(step.raw[0])
        else:
            position.play(step.raw)

    def words(self, step: Step) -> str:
        """A step as the game writes it."""
        notation = self.seating.notation
        if step.decision < 0:
            return notation.write_chance(step.point, step.raw[0])
        return notation.write(step.decision, step.raw)
