"""What scenarios and random games tell: rules that never fire, conditions that never decide, scores that stay at zero.

What a scenario shows is no finding; random games, with all numbers of players and values of options, show what
scenarios do not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.compiler.check.lints import worthless
from rulewright.compiler.elaborate.context import marker
from rulewright.compiler.elaborate.mentions import nodes_of
from rulewright.compiler.front import Compiled, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem
from rulewright.compiler.syntax.source import Span
from rulewright.conformance.meeting import meetings_of
from rulewright.conformance.places import places_of
from rulewright.conformance.tracing import FAILED, HELD, Key, Origins, Trace
from rulewright.mutation.setups import setups_of
from rulewright.runtime import ir
from rulewright.runtime.backend import DECIDE, OVER, Fault
from rulewright.runtime.interpret import ReferenceBackend

LONGEST = 600  # decisions of one game


@dataclass
class Seen:
    """What was met so far, how conditions came out, and which score lines were not zero."""

    met: dict[Key, int] = field(default_factory=dict)
    traceable: set[Key] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    scored: set[str] = field(default_factory=set)
    games: int = 0

    def add(self, met: dict[Key, int]) -> None:
        for key, how in met.items():
            self.met[key] = self.met.get(key, 0) | how


def played_lints(
    path: Path,
    definition: Definition,
    game: Compiled,
    games: int,
    seconds: float,
    seed: int,
    say: Callable[[str], None],
) -> Iterator[Problem]:
    """Every finding."""
    seen = Seen()
    meetings = meetings_of(definition, path, say)
    seen.traceable |= meetings.traceable
    for one in meetings.found:
        seen.add(one.met)
        seen.rules |= one.rules
        seen.scored |= one.scored
    _play(definition, game, seen, games, seconds, seed, say)
    yield from _never_fires(definition, seen)
    yield from _never_decides(definition, seen)
    for line in game.program.scores:
        if line.name not in seen.scored and not (isinstance(line.value, ir.Const) and not line.value.value):
            if game.world.score_decls[line.name].span.source.name == str(definition.files[-1]):
                yield worthless(game.world, line.name)


# ---------------------------------------------------------------- random games


def _play(
    definition: Definition,
    game: Compiled,
    seen: Seen,
    games: int,
    seconds: float,
    seed: int,
    say: Callable[[str], None],
) -> None:
    end = time.process_time() + seconds
    setups = list(setups_of(game))
    chooser = random.Random(seed)
    for number in range(games):
        if time.process_time() > end:
            return
        say(f"{definition.name}: random game {number + 1} of {games}")
        origins = Origins()
        try:
            made = remake(definition, setups[number % len(setups)], Listeners(noted=origins.noted)).program
        except DefinitionError:
            continue  # options that do not go together
        origins.statements(made)
        seen.traceable |= origins.traceable
        _one_game(made, origins, seen, chooser, end)


def _one_game(program: ir.Program, origins: Origins, seen: Seen, chooser: random.Random, end: float) -> None:
    trace = Trace(origins=origins.keys)
    try:
        position = ReferenceBackend(program, tracer=trace).new(chooser.getrandbits(32), False)
        position.reached = seen.rules
        for _ in range(LONGEST):
            if position.kind != DECIDE or time.process_time() > end:
                break
            position.play(chooser.choice(position.moves()))
        scores = zip(program.scores, position.scores(), strict=True)
        seen.scored |= {line.name for line, values in scores if any(values)}
        seen.games += position.kind == OVER
    except Fault:
        pass  # `fuzz` tells what goes wrong
    seen.add(trace.met)


# ---------------------------------------------------------------- findings


def _never_fires(definition: Definition, seen: Seen) -> Iterator[Problem]:
    """Rules none of whose lines was met."""
    by_rule: dict[str, list[Span]] = {}
    fired = set(seen.rules)
    for place in places_of(definition):
        if place.key in seen.traceable:
            for rule in place.rules:
                by_rule.setdefault(rule, []).append(place.span)
                if place.key in seen.met:
                    fired.add(rule)
    for rule, spans in by_rule.items():
        if rule not in fired:
            told = f"the rule {rule} never fires: no scenario and no random game came here"
            yield Problem("RW951", spans[0], told, "can it, at all? then a scenario should show it", warning=True)


def _never_decides(definition: Definition, seen: Seen) -> Iterator[Problem]:
    """Guards that are never false, conditions of `if` that are always or never true."""
    for node in (node for one in definition.game.declarations for node in nodes_of(one)):
        match node:
            case ast.Require(condition):
                conditions = [condition]
            case ast.If(branches):
                conditions = [condition for condition, _ in branches]
            case _:
                continue
        for condition in conditions:
            how = seen.met.get(marker(condition.span), 0) if marker(condition.span) in seen.traceable else 0
            if how & HELD and not how & FAILED:
                hint = "show what it forbids in a scenario, or leave it out"
                yield Problem(
                    "RW952", condition.span, "this always holds: it was never false in play", hint, warning=True
                )
            elif how & FAILED and not how & HELD:
                hint = "show in a scenario that it can hold"
                yield Problem(
                    "RW953", condition.span, "this never holds: it was never true in play", hint, warning=True
                )
