"""How a scenario begins: players, options, seed, what is given and where the telling starts, after the positions it
refines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.conformance.model import ScenarioError

DEFAULT_SEED = 1
LARGEST_SEED = 2**64 - 1
Leading = ast.ScenarioPlayers | ast.Seed | ast.Given | ast.Finally | ast.StartAt
Found = TypeVar("Found", ast.ScenarioPlayers, ast.Seed, ast.StartAt)
WORDS: dict[type, str] = {
    ast.ScenarioPlayers: "players",
    ast.Seed: "seed",
    ast.Given: "given",
    ast.Finally: "finally",
    ast.StartAt: "start at",
}


@dataclass(frozen=True, slots=True)
class Setup:
    """The leading steps of a scenario and of the positions it begins with, by kind, and the steps that are carried out
    after them. What is given is carried out block by block, what comes `finally` after everything else."""

    players: ast.ScenarioPlayers | None
    options: tuple[ast.SetOption, ...]
    seed: ast.Seed | None
    without: tuple[ast.Without, ...]
    given: tuple[ast.Given | ast.Finally, ...]
    start: ast.StartAt | None
    rejected: ast.Rejected | None
    steps: tuple[ast.ScenarioStep, ...]
    span: Span

    @property
    def seed_value(self) -> int:
        return self.seed.value if self.seed else DEFAULT_SEED

    @property
    def begins_at(self) -> Span:
        """Where the author looks if something is wrong with the beginning: what is given last, the start, or the
        title."""
        given = [step for step in self.given if isinstance(step, ast.Given)] or self.given
        return given[-1].span if given else self.start.span if self.start else self.span


def setup_of(scenario: ast.Scenario, file: ast.Scenarios) -> Setup:
    """The setup of a scenario; raises RW807 where a step of it stands twice or too late, RW819 for a position that is
    not there."""
    found = _Leading()
    for steps in (*_positions(scenario.start, file.positions), scenario.steps):
        found.take(steps)
    seed = found.last(ast.Seed)
    if seed and seed.value > LARGEST_SEED:
        raise ScenarioError("RW810", seed.span, "this seed is too large", f"a seed is a number up to {LARGEST_SEED}")
    rejected = next((step for step in found.rest if isinstance(step, ast.Rejected)), None)
    if rejected and len(found.rest) > 1:
        other = next(step for step in found.rest if step is not rejected)
        raise ScenarioError(
            "RW807", other.span, "where the game is rejected nothing else can happen", "make it a scenario of its own"
        )
    return Setup(
        found.last(ast.ScenarioPlayers),
        tuple(found.options.values()),
        seed,
        (*file.without, *found.without),
        (*found.given, *found.finally_given),
        found.last(ast.StartAt),
        rejected,
        tuple(found.rest),
        scenario.span,
    )


class _Leading:
    """The steps of a scenario and its positions, sorted by kind; what stands in a later block refines the earlier
    ones."""

    def __init__(self) -> None:
        self.leading: dict[type, Leading] = {}
        self.options: dict[str, ast.SetOption] = {}
        self.without: list[ast.Without] = []
        self.given: list[ast.Given] = []
        self.finally_given: list[ast.Finally] = []
        self.rest: list[ast.ScenarioStep] = []
        self.played_before = self.begun = False  # moves or expectations of earlier blocks, and of this one

    def take(self, steps: Iterable[ast.ScenarioStep]) -> None:
        """The steps of one block, in which each leading step stands at most once."""
        seen: set[str] = set()
        self.played_before = bool(self.rest)
        self.begun = False
        for step in steps:
            match step:
                case ast.ScenarioPlayers() | ast.Seed() | ast.Given() | ast.Finally() | ast.StartAt():
                    self._insist(step, WORDS[type(step)], seen)
                    self.leading[type(step)] = step
                    self.given += [step] if isinstance(step, ast.Given) else []
                    self.finally_given += [step] if isinstance(step, ast.Finally) else []
                case ast.SetOption(name=name):
                    self._insist(step, f"set {name}", seen)
                    self.options[name] = step
                case ast.Without(invariant=invariant):
                    self._insist(step, f'without invariant "{invariant}"', seen)
                    self.without.append(step)
                case _:
                    self.begun = True
                    self.rest.append(step)

    def last(self, kind: type[Found]) -> Found | None:
        """The step of a kind that counts."""
        found = self.leading.get(kind)
        assert found is None or isinstance(found, kind)
        return found

    def _insist(self, step: ast.ScenarioStep, word: str, seen: set[str]) -> None:
        """What says how a scenario begins comes first, each once. Players, options and the seed are those of the whole
        scenario; what is given would have to be there before the moves of its position."""
        if self.played_before and isinstance(step, ast.Given | ast.Finally | ast.StartAt):
            sentence = f"'{word}' comes too late: the position that the scenario begins with has made moves"
            raise ScenarioError("RW807", step.span, sentence, "let the position give where things are, and not play")
        if self.begun:
            hint = (
                "players, set, seed, without, given, finally and start at stand before the first move and the first"
                " expectation"
            )
            raise ScenarioError("RW807", step.span, f"'{word}' comes too late: the game has already begun", hint)
        if word in seen:
            raise ScenarioError("RW807", step.span, f"'{word}' stands twice in this scenario", "keep one of the two")
        seen.add(word)


def _positions(start: ast.Start | None, positions: tuple[ast.NamedPosition, ...]) -> list[tuple[ast.ScenarioStep, ...]]:
    """The steps of the positions that a scenario begins with, the first one first."""
    by_title = {position.title: position for position in positions}
    found: list[tuple[ast.ScenarioStep, ...]] = []
    seen: set[str] = set()
    while start is not None:
        position = by_title.get(start.position)
        if position is None:
            hint = (
                did_you_mean(start.position, by_title)
                or 'a position of this file is written: position "…", and its steps below'
            )
            raise ScenarioError("RW819", start.span, f"there is no position '{start.position}' in this file", hint)
        if start.position in seen:
            raise ScenarioError("RW819", start.span, f"the position '{start.position}' begins with itself")
        seen.add(start.position)
        found.insert(0, position.steps)
        start = position.start
    return found
