"""Something that is written differently."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Change:
    """Something that was added, removed (the other text is empty) or changed, and the rule ids that stand there."""

    where: str  # `action place`, `option diagonal`, `table Tile`
    rules: tuple[str, ...]
    before: str
    after: str
    place_before: str = ""  # file:line
    place_after: str = ""

    @property
    def word(self) -> str:
        return "changed" if self.before and self.after else "removed" if self.before else "added"
