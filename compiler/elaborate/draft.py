"""A program that is being made: what has been resolved of it so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rulewright.compiler.elaborate.cells import RowText
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir


@dataclass
class SnippetDraft:
    """A cell of a rules column, before its procedure is made."""

    table: str
    row: int
    column: str
    text: str
    statements: tuple[ast.Statement, ...]
    parameters: tuple[tuple[str, ir.Type], ...]
    span: Span


@dataclass
class OptionValue:
    """An option as bound: its type and value."""

    type: ir.Type
    value: Any
    tags: ast.Tags
    span: Span


@dataclass
class Draft:
    """What a program is made of, as far as it is known; it has the sizes of types (`runtime.domain.Components`)."""

    name: str
    title: str
    seats: int
    together: bool
    options: dict[str, OptionValue] = field(default_factory=dict)
    enums: dict[str, ir.Enum] = field(default_factory=dict)
    records: dict[str, ir.Record] = field(default_factory=dict)
    tables: dict[str, ir.Table] = field(default_factory=dict)
    boards: dict[str, ir.Board] = field(default_factory=dict)
    states: dict[str, ir.State] = field(default_factory=dict)
    networks: list[ir.Network] = field(default_factory=list)
    functions: list[ir.Function] = field(default_factory=list)
    snippets: list[SnippetDraft] = field(default_factory=list)
    rows: dict[str, list[RowText]] = field(default_factory=dict)  # of each table, as written

    def add_column(self, table: str, column: ir.ColumnData | ir.FormulaColumn) -> None:
        """One more column of a table."""
        made = self.tables[table]
        self.tables[table] = replace(made, columns={**made.columns, column.name: column})
