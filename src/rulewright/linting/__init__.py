"""Lints: what is not wrong in a definition, but perhaps not meant (`rulewright check --lint`).

compiler/check/lints.py   what the text alone tells: columns and states never read, decisions without a choice, guards
                          asked twice
setups                    what compiling tells: options that change nothing, variants that are their game
played                    what scenarios and random games tell: rules that never fire, conditions that never decide,
                          scores of zero
reasons                   findings that are meant, with a reason, in `lint.yaml` beside the game
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright import library
from rulewright.compiler.check.lints import lints
from rulewright.compiler.front import Bound, Compiled, Listeners, remake
from rulewright.compiler.syntax.definition import Definition, read_definition
from rulewright.compiler.syntax.diagnostics import Problem, Problems
from rulewright.conformance.find import Found
from rulewright.linting.played import played_lints
from rulewright.linting.reasons import marked_in, why_marked
from rulewright.linting.setups import setup_lints
from rulewright.runtime.files import read_text

GAMES, SECONDS = 40, 20.0


@dataclass(frozen=True)
class Effort:
    """How much is played, at most."""

    games: int = GAMES
    seconds: float = SECONDS
    seed: int = 1


@dataclass(frozen=True)
class Linted:
    """What was found, and what was found but is meant, with its reason."""

    findings: list[Problem]
    meant: list[tuple[Problem, str]]


def lint(
    path: Path,
    effort: Effort = Effort(),
    without: frozenset[str] = frozenset(),
    say: Callable[[str], None] = lambda _: None,
) -> Linted:
    """Every finding in a game or variant, but for the codes left out; DefinitionError if it has mistakes."""
    path = library.find(str(path))
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    game = remake(definition, Bound({}), Listeners())
    marked = marked_in(Found(path.stem, path).folder)
    found = sorted(
        (one for one in _findings(path, definition, game, effort, say) if one.code not in without),
        key=lambda one: (one.span.source.name, one.span.line, one.code),
    )
    own = [one for one in found if one.span.source.name in {str(definition.files[-1])}]
    meant = [(one, why) for one in own if (why := why_marked(one, marked))]
    return Linted([one for one in own if not why_marked(one, marked)], meant)


def _findings(
    path: Path, definition: Definition, game: Compiled, effort: Effort, say: Callable[[str], None]
) -> Iterator[Problem]:
    looks = " ".join(read_text(file) for file in library.look_files(path))
    yield from lints(game.world, game.program, looks)
    yield from setup_lints(definition, game)
    yield from played_lints(path, definition, game, effort.games, effort.seconds, effort.seed, say)
