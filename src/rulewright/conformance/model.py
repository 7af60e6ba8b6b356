"""What a run of scenarios yields, as plain data: it travels between processes and into `--json`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Span
from rulewright.runtime.travelling import Travelling

COMPILED, REFERENCE = "compiled", "reference"
BACKENDS = {"both": (REFERENCE, COMPILED), COMPILED: (COMPILED,), REFERENCE: (REFERENCE,)}
CHANCE_SEAT = -1  # how a scenario's syntax tree writes `chance`


class ScenarioError(Travelling):
    """The scenario itself is mistaken: it names something that is not there."""

    def __init__(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.problem = Problem(code, span, message, hint)
        super().__init__(self.problem.render())


class Unmet(Travelling):
    """The game does something else than the scenario expects; `lines` are labelled findings."""

    def __init__(self, span: Span, sentence: str, lines: Iterable[tuple[str, str]] = ()) -> None:
        self.span, self.sentence, self.lines = span, sentence, tuple(lines)
        super().__init__(sentence)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a scenario (or, with an empty title, a whole file) did not pass, as the author reads it."""

    scenario: str
    file: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One scenario on one backend."""

    scenario: str
    file: str
    line: int
    game: str
    covers: tuple[str, ...]
    backend: str
    failure: Failure | None = None
    rows: tuple[tuple[str, str], ...] = ()  # rows with rules that it names: (table, id)


@dataclass(frozen=True, slots=True)
class FileResult:
    """All scenarios of one file on all backends asked for; `broken` is what is wrong with the file or parts of it."""

    file: str
    game: str
    outcomes: tuple[Outcome, ...] = ()
    broken: tuple[Failure, ...] = ()
    rules: tuple[str, ...] = ()  # ids that stand in the definition, for games without a rulebook
    rows: tuple[tuple[str, str], ...] = ()  # the rows with rules of the game, those of the file too


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which rules of one game some scenario shows."""

    game: str
    total: int
    covered: int
    uncovered: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowCoverage:
    """The passing scenarios that name a row, as `file:line "title"`."""

    game: str
    table: str
    row: str
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The whole run."""

    passed: int
    failures: tuple[Failure, ...]
    coverage: tuple[Coverage, ...]
    rows: tuple[RowCoverage, ...] = ()
    backends: tuple[str, ...] = ()

    @property
    def failed(self) -> int:
        return len(self.failures)
