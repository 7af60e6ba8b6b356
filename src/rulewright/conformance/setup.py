"""How a scenario begins: players, options, seed, what is given and where the telling starts."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import ast
from rulewright.compiler.source import Span
from rulewright.conformance.model import ScenarioError

DEFAULT_SEED = 1
LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Setup:
    """The leading steps of a scenario, by kind, and the steps that are carried out after them."""

    players: ast.ScenarioPlayers | None
    options: tuple[ast.SetOption, ...]
    seed: ast.Seed | None
    given: ast.Given | None
    start: ast.StartAt | None
    steps: tuple[ast.ScenarioStep, ...]
    span: Span

    @property
    def seed_value(self) -> int:
        return self.seed.value if self.seed else DEFAULT_SEED


def setup_of(scenario: ast.Scenario) -> Setup:
    """The setup of a scenario; raises RW807 where a step of it stands twice or too late."""
    leading: dict[str, ast.ScenarioPlayers | ast.Seed | ast.Given | ast.StartAt] = {}
    options: dict[str, ast.SetOption] = {}
    rest: list[ast.ScenarioStep] = []
    for step in scenario.steps:
        match step:
            case ast.ScenarioPlayers() | ast.Seed() | ast.Given() | ast.StartAt():
                word = _word(step)
                _insist(step, word, bool(rest), word in leading)
                leading[word] = step
            case ast.SetOption(name=name):
                _insist(step, f"set {name}", bool(rest), name in options)
                options[name] = step
            case _:
                rest.append(step)
    players, seed = leading.get("players"), leading.get("seed")
    given, start = leading.get("given"), leading.get("start at")
    assert players is None or isinstance(players, ast.ScenarioPlayers)
    assert seed is None or isinstance(seed, ast.Seed)
    assert given is None or isinstance(given, ast.Given)
    assert start is None or isinstance(start, ast.StartAt)
    if seed and seed.value > LARGEST_SEED:
        raise ScenarioError("RW810", seed.span, "this seed is too large", f"a seed is a number up to {LARGEST_SEED}")
    return Setup(players, tuple(options.values()), seed, given, start, tuple(rest), scenario.span)


def _word(step: ast.ScenarioPlayers | ast.Seed | ast.Given | ast.StartAt) -> str:
    match step:
        case ast.ScenarioPlayers():
            return "players"
        case ast.Seed():
            return "seed"
        case ast.Given():
            return "given"
        case ast.StartAt():
            return "start at"


def _insist(step: ast.ScenarioStep, word: str, late: bool, twice: bool) -> None:
    """`players`, `set`, `seed`, `given` and `start at` come first, each once."""
    if late:
        hint = "players, set, seed, given and start at stand before the first move and the first expectation"
        raise ScenarioError("RW807", step.span, f"'{word}' comes too late: the game has already begun", hint)
    if twice:
        raise ScenarioError("RW807", step.span, f"'{word}' stands twice in this scenario", "keep one of the two")
