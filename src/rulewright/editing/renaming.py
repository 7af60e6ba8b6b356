"""Renaming a declared thing in every text of its game. What would not compile afterwards is refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax.source import Span
from rulewright.editing.asking import scope_at
from rulewright.editing.moments import moment
from rulewright.editing.names import Scope, Thing, Types, place_of
from rulewright.editing.problems import check
from rulewright.editing.scenarios import types_in
from rulewright.editing.texts import DEFINITIONS, definition_of, family_of, source_of, stack_of
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.files import unsaved

CAPITAL = ("enum", "record", "table")


class CannotRename(RulewrightError):
    """Why something keeps its name, in a sentence."""


@dataclass(frozen=True)
class Edit:
    """A stretch of a text and what shall stand there."""

    path: Path
    span: Span
    text: str


def renameable_at(path: Path, line: int, column: int) -> Span | None:
    """The name at a place, if it can have another."""
    found = scope_at(path).at(line, column)
    return found[0] if found and len(found[1]) == 1 else None


def rename_at(path: Path, line: int, column: int, name: str) -> list[Edit]:
    """The edits that give the thing at a place another name; CannotRename with the reason if it cannot be done."""
    scope = scope_at(path)
    found = scope.at(line, column)
    if found is None or not found[1]:
        raise CannotRename("Here stands nothing that is declared in this game.")
    if len(found[1]) > 1:
        raise CannotRename(
            f"It is not clear which '{found[1][0].name}' is meant here: mend the mistakes of the text first."
        )
    thing = found[1][0]
    _check_name(thing, name, scope)
    edits = [Edit(one, span, name) for one, span in _places(thing, scope)]
    _check_meaning(thing, name, scope, edits)
    return edits


def _check_name(thing: Thing, name: str, scope: Scope) -> None:
    if not name.isidentifier() or not name.isascii():
        raise CannotRename("A name is made of letters, digits and _, and does not begin with a digit.")
    if thing.kind in CAPITAL and not name[0].isupper():
        raise CannotRename("A type begins with a capital letter.")
    same = [one for one in scope.things.get(name, {}) if one.kind == thing.kind and one.owner == thing.owner]
    if same and thing.kind != "local":
        place = scope.declarations(same[0])[0].span
        raise CannotRename(f"There is '{name}' already: {place}.")


def _places(thing: Thing, scope: Scope) -> Iterable[tuple[Path, Span]]:
    """Where a thing stands; where that is not clear it is refused."""
    if thing.kind == "local":
        texts = [scope.path]
    else:
        texts = family_of(scope.definition) if scope.definition else [scope.path]
    for path in texts:
        if path != thing.home and thing.home.suffix in DEFINITIONS and thing.home not in _reach(path):
            continue
        yield from ((path, span) for span in _places_in(thing, path))


def _places_in(thing: Thing, path: Path) -> list[Span]:
    definition = definition_of(path)
    types: Types = check(definition).types if definition else {}
    scope = Scope(path, types)
    mentions = [one for one in scope.own.mentioned if one.name == thing.name]
    if path.suffix == ".scenario" and any(len(scope.meant(one)) > 1 for one in mentions):
        scope.types = types_in(path)
    found = {place_of(one.span): one.span for one in scope.declarations(thing) if one in scope.own.declared}
    for mention in mentions:
        meant = scope.meant(mention)
        if thing in meant and len(meant) > 1:
            raise CannotRename(f"It is not clear which '{thing.name}' is meant in {mention.span}.")
        if thing in meant:
            found[place_of(mention.span)] = mention.span
    return list(found.values())


def _reach(path: Path) -> tuple[Path, ...]:
    definition = definition_of(path)
    return stack_of(definition) if definition else ()


def _check_meaning(thing: Thing, name: str, scope: Scope, edits: list[Edit]) -> None:
    """Nothing that was understood before may be misunderstood after it."""
    touched = {edit.path for edit in edits}
    definitions = [one for one in touched if one.suffix in DEFINITIONS]
    definitions += [scope.definition] if scope.definition and scope.definition not in definitions else []
    before = {one: _mistakes(one) for one in definitions}
    with unsaved({str(library.resolved(path)): changed(path, edits) for path in touched}), moment():
        for one, mistakes in before.items():
            new = _mistakes(one)
            if len(new) > len(mistakes):
                raise CannotRename(f"With the name '{name}' the game would be misunderstood: {new[0]}")


def _mistakes(definition: Path) -> list[str]:
    found = [one for each in check(definition).problems.values() for one in each if not one.warning]
    return [f"{one.span}: {one.message}" for one in found]


def changed(path: Path, edits: Iterable[Edit]) -> str:
    """A text with edits applied to it."""
    source = source_of(path)
    text = source.text
    own = [one for one in edits if one.path == path]
    for edit in sorted(own, key=lambda one: (one.span.line, one.span.column), reverse=True):
        start = source.line_starts[edit.span.line - 1] + edit.span.column - 1
        end = source.line_starts[edit.span.end_line - 1] + edit.span.end_column - 1
        text = text[:start] + edit.text + text[end:]
    return text
