"""Coverage as data: for every rule, line, condition, value of an option and cell of a table, which scenarios come to
it, and in which of them it decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rulewright import library
from rulewright.compiler.front import describe
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition, read_definition
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Source
from rulewright.conformance.find import Found
from rulewright.conformance.meeting import Meeting, Meetings, meetings_of
from rulewright.conformance.places import BRANCH, DONE, GUARD, Place, places_of
from rulewright.conformance.rows import named_rows
from rulewright.conformance.run import own_rules
from rulewright.conformance.setup import setup_of
from rulewright.conformance.tracing import FAILED, HELD, PLAYED
from rulewright.fuzz.settings import values_of
from rulewright.rules_text import rules_by_id

DECIDES, MET, UNMET, NOTHING = "decides", "met", "not met", ""


@dataclass
class Shown:
    """By their number: the scenarios that come to something, and those in which it decides."""

    met: set[int] = field(default_factory=set)
    decides: set[int] = field(default_factory=set)

    @property
    def state(self) -> str:
        return DECIDES if self.decides else MET if self.met else UNMET

    def add(self, other: Shown) -> None:
        self.met |= other.met
        self.decides |= other.decides


Cells = dict[str, dict[str, dict[str, Shown]]]  # table, row, column


@dataclass
class Line:
    """A line of the definition: who comes to it, and what is known of its conditions."""

    text: str
    rules: tuple[str, ...] = ()
    shown: Shown | None = None  # None: nothing happens there
    remarks: list[str] = field(default_factory=list)

    @property
    def state(self) -> str:
        if self.shown is None:
            return NOTHING
        return MET if self.remarks and self.shown.met else self.shown.state


@dataclass(frozen=True)
class Covered:
    """The coverage of one game."""

    game: str
    file: str
    scenarios: tuple[str, ...]  # `file:line "title"`
    failed: tuple[int, ...]
    lines: tuple[Line, ...]
    rules: dict[str, Shown]
    options: dict[str, dict[str, Shown]]
    cells: Cells
    rulebook: dict[str, str]

    def count(self, state: str) -> int:
        """How many lines are so."""
        return sum(line.state == state for line in self.lines)


def covered(path: Path, say: Callable[[str], None] = lambda _: None) -> Covered:
    """The coverage of a game or variant by its own scenarios; DefinitionError if it has mistakes."""
    path = library.find(str(path))
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    return covered_by(definition, path, meetings_of(definition, path, say))


def covered_by(definition: Definition, path: Path, meetings: Meetings) -> Covered:
    """The coverage of a game by what its scenarios meet."""
    found = meetings.found
    places = places_of(definition)
    shown = {place: shown_at(place, found) for place in places}
    source = _source_of(definition)
    return Covered(
        definition.name,
        str(library.shown(path)),
        tuple(one.title for one in found),
        tuple(number for number, one in enumerate(found) if one.failed),
        _lines(source, places, shown, meetings),
        _rules(path, places, shown, found),
        _options(path, meetings),
        _cells(meetings),
        {rule: text.text for rule, text in rules_by_id(path).items()},
    )


def shown_at(place: Place, meetings: Iterable[Meeting]) -> Shown:
    """Who comes to a place, and where it decides."""
    shown = Shown()
    wanted = {DONE: PLAYED, GUARD: FAILED, BRANCH: HELD}.get(place.role, PLAYED | HELD | FAILED)
    for number, one in enumerate(meetings):
        how = one.met.get(place.key, 0)
        if how:
            shown.met.add(number)
        if how & wanted:
            shown.decides.add(number)
    return shown


def _source_of(definition: Definition) -> Source:
    own = str(definition.files[-1])
    for declaration in definition.game.declarations:
        if declaration.span.source.name == own:
            return declaration.span.source
    return Source(own, Path(own).read_text(encoding="utf-8"))


def _lines(source: Source, places: list[Place], shown: dict[Place, Shown], meetings: Meetings) -> tuple[Line, ...]:
    lines = [Line(text) for text in source.text.splitlines()]
    for place in places:
        if place.key not in meetings.traceable:
            continue  # settled before the game begins
        line = lines[place.span.line - 1]
        line.rules = tuple(dict.fromkeys((*line.rules, *place.rules)))
        line.shown = line.shown or Shown()
        line.shown.add(shown[place])
        if place.is_condition and shown[place].met:
            line.remarks += _remarks(place, meetings.found)
    return tuple(lines)


def _remarks(place: Place, meetings: tuple[Meeting, ...]) -> list[str]:
    """What never came of a condition."""
    how = 0
    for one in meetings:
        how |= one.met.get(place.key, 0)
    text = " ".join(place.span.text.split())
    return [f"'{text}' {word}" for flag, word in ((HELD, "never holds"), (FAILED, "always holds")) if not how & flag]


def _rules(
    path: Path, places: list[Place], shown: dict[Place, Shown], meetings: tuple[Meeting, ...]
) -> dict[str, Shown]:
    """Of the rules of a game, or those that a variant adds: who reaches each, or shows it."""
    found: dict[str, Shown] = {rule: Shown() for rule in own_rules(Found(path.stem, path))}
    for place in places:
        for rule in place.rules:
            found.setdefault(rule, Shown()).add(shown[place])
    for number, one in enumerate(meetings):
        for rule in found.keys() & one.rules:
            found[rule].met.add(number)
        for rule in found.keys() & {*one.scenario.covers, *_named_as_reason(one)}:
            found[rule].add(Shown({number}, {number}))
    return found


def _named_as_reason(meeting: Meeting) -> set[str]:
    """The rules after `because` of a scenario."""
    steps = setup_of(meeting.scenario, meeting.book.tree).steps if not meeting.failed else ()
    return {one.because for one in steps if isinstance(one, ast.Illegal | ast.Rejected) and one.because}


def _options(path: Path, meetings: Meetings) -> dict[str, dict[str, Shown]]:
    """Who plays with each value of each option; it decides where a scenario sets it."""
    found: dict[str, dict[str, Shown]] = {}
    for name, (kind, default, *_) in describe(path).options.items():
        found[name] = {value: Shown() for value in dict.fromkeys((default, *values_of(kind, meetings.program)))}
    for number, one in enumerate(meetings.found):
        chosen = {step.name for step in setup_of(one.scenario, one.book.tree).options} if not one.failed else set()
        for name, value in one.options.items():
            shown = found[name].setdefault(value, Shown())
            shown.add(Shown({number}, {number} if name in chosen else set()))
    return found


def _cells(meetings: Meetings) -> Cells:
    """Who reads each cell of the tables; it decides where a scenario names its row."""
    tables = meetings.program.tables
    found: Cells = {
        name: {row: {column: Shown() for column in table.columns} for row in table.ids}
        for name, table in tables.items()
    }
    rows = [(name, row) for name, table in tables.items() for row in table.ids]
    for number, one in enumerate(meetings.found):
        named = named_rows(one.book.tree, rows).get(one.scenario.line, ())
        for table, row, column in one.cells:
            shown = found[table].setdefault(row, {}).setdefault(column, Shown())
            shown.add(Shown({number}, {number} if (table, row) in named else set()))
    return found
