"""Positions that a scenario file takes from other files: `positions from "table.scenario"`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import read_source
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_scenarios


def with_borrowed(tree: ast.Scenarios, path: Path, problems: Problems) -> ast.Scenarios:
    """The file with all positions within its reach; its own come last, so that they count where titles are equal."""
    return replace(tree, positions=_positions(tree, path, problems, {library.resolved(path)}))


def _positions(tree: ast.Scenarios, path: Path, problems: Problems, seen: set[Path]) -> tuple[ast.NamedPosition, ...]:
    found: list[ast.NamedPosition] = []
    for borrowed in tree.borrowed:
        other = library.resolved(path.parent / borrowed.file)
        if other in seen:
            continue
        seen.add(other)
        if other.suffix != ".scenario":
            hint = "name a file that ends with .scenario"
            problems.error("RW819", borrowed.span, f"'{borrowed.file}' is no file of scenarios", hint)
            continue
        if not other.is_file():
            hint = "the name of a file of scenarios, as seen from the folder of this one"
            problems.error("RW819", borrowed.span, f"there is no file '{borrowed.file}' to take positions from", hint)
            continue
        source = read_source(library.shown(other), problems)
        lender = parse_scenarios(source, problems) if source else None
        found += _positions(lender, other, problems, seen) if lender else ()
    return (*found, *tree.positions)
