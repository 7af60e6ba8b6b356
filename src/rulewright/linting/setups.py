"""What compiling a game in other ways tells: options that change nothing, variants that are the game they change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.compiler.front import Bound, Compiled, Listeners, remake
from rulewright.compiler.syntax.definition import Definition, read_definition
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, Problems
from rulewright.compiler.syntax.source import Source, Span
from rulewright.fuzz.settings import values_of
from rulewright.mutation.equivalent import same_program
from rulewright.runtime import ir
from rulewright.runtime.files import read_text


def setup_lints(definition: Definition, game: Compiled) -> Iterator[Problem]:
    """Options all of whose values make the same program, however many play; a variant that makes the program of its
    game."""
    low, high = game.world.seat_range()
    for name, option in game.world.option_decls.items():
        values = values_of(option.type.span.text, game.program)
        if all(_is_idle(definition, name, values, seats) for seats in range(low, high + 1)):
            text = f"the option '{name}' changes nothing: all its values make the same game"
            yield Problem("RW954", option.name_span, text, "what should depend on it?", warning=True)
    yield from _same_as_its_game(definition, game)


def _is_idle(definition: Definition, name: str, values: list[str], seats: int) -> bool:
    """Whether several values of an option make the same program for so many players."""
    made = list(_programs(definition, name, values, seats))
    return len(made) > 1 and all(_bare(one) == _bare(made[0]) for one in made[1:])


def _programs(definition: Definition, name: str, values: list[str], seats: int) -> Iterator[ir.Program]:
    for value in values:
        try:
            yield remake(definition, Bound({name: value}, seats), Listeners()).program
        except DefinitionError:
            continue  # a value that does not go with the others


def _bare(program: ir.Program) -> ir.Program:
    """A program without its name and how its options are set."""
    return replace(program, name="", title="", options={}, rules=())


def _same_as_its_game(definition: Definition, game: Compiled) -> Iterator[Problem]:
    if len(definition.files) < 2:
        return
    below = read_definition(definition.files[-2], Problems())
    assert below is not None
    low, high = game.world.seat_range()
    for seats in range(low, high + 1):
        try:
            theirs = remake(below, Bound({}, seats), Listeners()).program
        except DefinitionError:
            return
        ours = remake(definition, Bound({}, seats), Listeners()).program
        if not same_program(_bare(ours), _bare(theirs)):
            return
    file = definition.files[-1]
    span = Span(Source(str(file), read_text(file)))
    yield Problem(
        "RW958", span, f"this variant is the game it changes, '{below.name}'", "which rule should differ?", warning=True
    )
