"""Cells of tables as written: where they stand, and what the parser makes of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_formula, parse_rules
from rulewright.compiler.syntax.source import Source, Span

NUMBER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Cell:
    """A cell as written: its text and where the text begins."""

    text: str
    source: Source
    line: int
    column: int
    length: int = 1

    @property
    def span(self) -> Span:
        return Span(self.source, self.line, self.column, self.line, self.column + max(1, self.length))


Raw = Cell | list["Raw"] | dict[str, "Raw"]


@dataclass
class RowText:
    """A row before its cells are read."""

    id: str
    title: str
    rule: str
    cells: dict[str, Raw]
    span: Span
    parsed: dict[Any, Any] = field(default_factory=dict)


def first_span(raw: Raw) -> Span | None:
    """Where the first of nested cells stands, if there is one."""
    match raw:
        case Cell():
            return raw.span
        case list():
            return first_span(raw[0]) if raw else None
        case dict():
            return next((first_span(one) for one in raw.values()), None)


# ---------------------------------------------------------------- parsing


def formula_cells(rows: list[RowText], name: str, declaration: ast.Column) -> Iterator[Any]:
    """The parsed cells of a column that could be formulas or rules, for questions asked before types are known."""
    is_rules = _is_rules(declaration.type)
    for row in rows:
        raw = row.cells.get(name)
        for cell in _all_cells(raw):
            parsed = parse_cell(row, cell, is_rules, Problems())
            if parsed is not None:
                yield parsed


def _is_rules(node: ast.TypeExpr) -> bool:
    if isinstance(node, ast.CollectionType):
        return isinstance(node.item, ast.RulesType)
    return isinstance(node, ast.RulesType)


def _all_cells(raw: Raw | None) -> Iterator[Cell]:
    match raw:
        case Cell():
            yield raw
        case list():
            for one in raw:
                yield from _all_cells(one)
        case dict():
            for one in raw.values():
                yield from _all_cells(one)


def parse_cell(row: RowText, cell: Cell, is_rules: bool, problems: Problems) -> Any:
    """A cell as statements or as an expression, parsed once."""
    key = (cell.line, cell.column, cell.text, is_rules)
    if key not in row.parsed:
        simple = None if is_rules else _simple(cell)
        if simple is not None:
            row.parsed[key] = simple
        else:
            parse = parse_rules if is_rules else parse_formula
            result = parse(cell.text, _source(cell), cell.line, cell.column, problems)
            if result is None:
                return None
            row.parsed[key] = result
    return row.parsed[key]


def _source(cell: Cell) -> Source:
    """The text that spans of a cell point into: its file. Where the escapes and folded lines of YAML make the cell read
    otherwise than it is written, a text of its own, in which it stands at its place."""
    lines = cell.text.split("\n")
    rows = ((cell.source.line_text(number), part) for number, part in enumerate(lines, cell.line) if part)
    if all(row.startswith(part, cell.column - 1) for row, part in rows):
        return cell.source
    indent = " " * (cell.column - 1)
    return Source(cell.source.name, "\n" * (cell.line - 1) + "\n".join(indent + line for line in lines))


def _simple(cell: Cell) -> ast.Expr | None:
    """Plain numbers and words, read without the parser."""
    text = cell.text
    if NUMBER.fullmatch(text) and text[0] != "-":
        return ast.Number(int(text), cell.span)
    if text in ("yes", "no", "none"):
        return ast.Constant(text, cell.span)
    if text.isascii() and text.isidentifier():
        return ast.Name(text, cell.span)
    return None
