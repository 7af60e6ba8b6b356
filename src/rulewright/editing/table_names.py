"""Names in the rows of a table: ids declare rows, columns and the texts in cells mention what the game declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml

from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_formula, parse_rules
from rulewright.compiler.syntax.source import Source, Span
from rulewright.editing.naming import Declared, Finder, Names
from rulewright.editing.visits import VISITS

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
PLAIN = ("name", "rule")  # columns of every table that hold no text of the language
DEEPEST = 4


def names_of_rows(source: Source, table: str, columns: tuple[Declared, ...]) -> Names | None:
    """The names in a file of rows; None if it is no YAML."""
    try:
        tree = yaml.compose(source.text, Loader=LOADER)
    except (yaml.YAMLError, RecursionError, ValueError):
        return None
    finder = Finder(VISITS)
    details = {column.name: column.detail for column in columns if column.owner == table}
    for row in tree.value if isinstance(tree, yaml.SequenceNode) else ():
        if isinstance(row, yaml.MappingNode):
            _row(finder, source, table, details, row)
    return finder.names()


def _row(finder: Finder, source: Source, table: str, details: dict[str, str], row: Any) -> None:
    for key, value in row.value:
        at = _start(source, key)
        if at is None:
            continue
        if key.value == "id":
            if (span := _start(source, value)) is not None:
                finder.declare("row", value.value, span, span, table)
        elif key.value not in PLAIN:
            finder.mention(key.value, ("column",), at, table)
            for one in _cells(finder, source, value, 0):
                _cell(finder, source, one, details.get(key.value, ""))


def _cells(finder: Finder, source: Source, node: Any, depth: int) -> Iterator[Any]:
    """The single cells of a nested one; its keys are members of what the column is `per`."""
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode) and depth < DEEPEST:
        for one in node.value:
            yield from _cells(finder, source, one, depth + 1)
    elif isinstance(node, yaml.MappingNode) and depth < DEEPEST:
        for key, value in node.value:
            if (at := _start(source, key)) is not None:
                finder.mention(key.value, ("member", "row"), at)
            yield from _cells(finder, source, value, depth + 1)


def _cell(finder: Finder, source: Source, node: Any, detail: str) -> None:
    span = _start(source, node)
    if span is None:
        return
    parse: Any = parse_rules if "rules" in detail else parse_formula
    tree = parse(node.value, source, span.line, span.column, Problems())
    if tree is not None:
        with finder.scope():
            finder.scopes[-1].update(_parameters(detail))
            finder.visit(tree)


def _parameters(detail: str) -> dict[str, str]:
    """The parameters of a column, which its cells may use: `cheaper(step: 1..250): 0..3` has `step`."""
    inner = detail.partition("(")[2].rpartition(")")[0]
    return {part.partition(":")[0].strip(): detail for part in inner.split(",") if ":" in part}


def _start(source: Source, node: Any) -> Span | None:
    """Where the text of a scalar begins; its end is only right if it stands on one line."""
    if not isinstance(node, yaml.ScalarNode):
        return None
    line, column = node.start_mark.line + 1, node.start_mark.column + 1
    if node.style in ("'", '"'):
        column += 1
    elif node.style in ("|", ">"):
        line += 1
        text = source.line_text(line) if line <= len(source.line_starts) else ""
        column = len(text) - len(text.lstrip()) + 1
    return Span(source, line, column, line, column + len(node.value))
