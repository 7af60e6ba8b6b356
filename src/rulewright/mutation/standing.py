"""Variants that stand on a game: their scenarios show its rules, too, where a variant leaves them as they are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition, read_definition, read_source
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_variant
from rulewright.compiler.syntax.patch import apply_variant
from rulewright.conformance.find import NotFound, find_game, header_name, scenario_files


@dataclass(frozen=True)
class Standing:
    """A variant of a game: its definition, and what it and those between say, the lowest first."""

    path: Path
    definition: Definition
    patches: tuple[ast.Variant, ...]

    def on(self, game: ast.Game) -> Definition:
        """The variant of a changed game; DefinitionError where it finds no more what it changes."""
        problems = Problems()
        for variant in self.patches:
            game, _, _ = apply_variant(game, variant, problems)
        problems.raise_if_any()
        return replace(self.definition, game=game)


def standing_on(definition: Definition, path: Path) -> list[Standing]:
    """The variants of a game that have scenarios beside its own."""
    found: dict[str, Standing] = {}
    for file in scenario_files([str(path)]):
        name = header_name(file)
        if name and name != definition.name and name not in found:
            one = _standing(definition, name, file)
            found |= {name: one} if one is not None else {}
    return list(found.values())


def _standing(definition: Definition, name: str, file: Path) -> Standing | None:
    try:
        path = find_game(name, file).path
    except NotFound:
        return None
    problems = Problems()
    variant = read_definition(path, problems)
    if variant is None or problems.found:
        return None
    above = len(definition.files)
    if [*map(library.resolved, variant.files[:above])] != [*map(library.resolved, definition.files)]:
        return None
    sources = [read_source(one, problems) for one in variant.files[above:]]
    patches = [parse_variant(source, problems) for source in sources if source is not None]
    return Standing(path, variant, tuple(one for one in patches if one is not None)) if patches else None
