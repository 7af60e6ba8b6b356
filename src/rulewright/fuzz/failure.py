"""What can be wrong with a game, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rulewright.fuzz.settings import Setting
from rulewright.fuzz.table import Step
from rulewright.runtime.backend import Fault


class Kind(StrEnum):
    """In what way a game fails."""

    FAULT = "a rule goes wrong"
    INVARIANT = "an invariant is broken"
    DIVERGENCE = "the backends disagree"
    LEAK = "a secret is told"
    ENDLESS = "the game does not end"
    DIFFERENCE = "two games differ"


class Failed(Exception):
    """Something is wrong here. `what` tells failures of one kind apart; `message` is for the author; `further` are
    steps from where it was looked for to where it shows."""

    def __init__(self, kind: Kind, what: str, message: str, fault: Fault | None = None) -> None:
        self.kind, self.what, self.message, self.fault = kind, what, message, fault
        self.further: tuple[Step, ...] = ()
        super().__init__(message)

    def is_like(self, other: Failed) -> bool:
        """Whether two failures are the same mistake as far as can be seen."""
        return (self.kind, self.what) == (other.kind, other.what)


@dataclass(frozen=True)
class Failure:
    """A game that fails: what is wrong, where, and the steps that lead there."""

    found: Failed
    setting: Setting
    seed: int
    steps: tuple[Step, ...]

    def shortened(self, found: Failed, steps: tuple[Step, ...]) -> Failure:
        return replace(self, found=found, steps=steps)
