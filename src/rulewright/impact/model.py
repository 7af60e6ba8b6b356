"""What a change does, part by part, as plain data: it travels between processes and into `--json`. Each part says how
far it looked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.difference.report import Found


@dataclass(frozen=True)
class Noticing:
    """A scenario that passed before and fails now, and what it says."""

    file: str
    line: int
    title: str
    covers: tuple[str, ...]
    says: str

    @property
    def name(self) -> str:
        return f'{self.file}:{self.line} "{self.title}"'


@dataclass(frozen=True)
class Scenarios:
    """The scenarios of the game by today's rules: `failed_before` is how many fail by the old ones, too."""

    noticing: tuple[Noticing, ...] = ()
    run: int = 0
    total: int = 0
    failed_before: int = 0


SAME, OTHERWISE, REFUSED, PINNED, BROKEN = "goes as before", "goes otherwise", "is refused", "is pinned", "was broken"


@dataclass(frozen=True)
class SavedGame:
    """A saved game under the new rules. `step` is the first move (or outcome of chance) after which it differs, 0: from
    the start; `rules` those of the changed rules that fire at it, or the ones that refuse it. `first`: where one that
    is refused has differed before that."""

    file: str
    outcome: str
    moves: int = 0
    step: int = 0
    move: str = ""
    rules: tuple[str, ...] = ()
    says: str = ""
    first: SavedGame | None = None


@dataclass(frozen=True)
class Saves:
    """The saved games that were played again, of those that there are."""

    games: tuple[SavedGame, ...] = ()
    total: int = 0

    def of(self, *outcomes: str) -> list[SavedGame]:
        """Those with such an outcome."""
        return [one for one in self.games if one.outcome in outcomes]


@dataclass(frozen=True)
class Slip:
    """A slip of the pen in a changed rule that no scenario notices."""

    file: str
    line: int
    rules: tuple[str, ...]
    sentence: str
    differs: str = ""
    witness: tuple[str, ...] = ()


@dataclass(frozen=True)
class Survivors:
    """Mutants of the changed rules: how many were tried, noticed, and are games of their own."""

    slips: tuple[Slip, ...] = ()
    noticed: int = 0
    tried: int = 0
    total: int = 0


@dataclass(frozen=True)
class Used:
    """How often something is used in a game before and after, and the interval of the difference."""

    kind: str  # `options`, `rules`, or what a table or board is called
    name: str
    before: float
    after: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out that nothing changed."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Balance:
    """Games before and after with the same seeds: figures with their intervals, lengths and totals game by game, what
    is used."""

    games: int = 0
    players: str = "random"
    figures: dict[str, dict[str, float]] = field(default_factory=dict)
    lengths: tuple[list[int], list[int]] = ((), ())  # type: ignore[assignment]
    totals: tuple[list[float], list[float]] = ((), ())  # type: ignore[assignment]
    used: tuple[Used, ...] = ()
    wrong: tuple[str, ...] = ()  # in how many games a rule goes wrong before and after, where it does

    @property
    def many(self) -> str:
        return f"{self.games:,} game{'' if self.games == 1 else 's'}"


@dataclass(frozen=True)
class Impact:
    """All parts."""

    found: Found
    scenarios: Scenarios
    saves: Saves
    survivors: Survivors
    balance: Balance
    seconds: float
    backend: str
    against: str
    notes: tuple[str, ...] = ()  # what was left out, and why

    @property
    def same(self) -> bool:
        """Whether only words differ."""
        return self.found.structure.same


Parts = dict[str, Any]  # by name, what is known of it so far
