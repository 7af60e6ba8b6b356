"""Rows of tables that carry rules (cards, spaces, events …), and the scenarios that name them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import takewhile

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.conformance.model import Outcome, RowCoverage
from rulewright.runtime import ir

Row = tuple[str, str]  # table, id
_WORD = re.compile(r"#.*|\w+")


def rows_with_rules(program: ir.Program) -> tuple[Row, ...]:
    """The rows of every table with a column of rules or formulas: what somebody wrote must be shown to work."""
    return tuple((table.name, row) for table in program.tables.values() if _has_rules(table) for row in table.ids)


def _has_rules(table: ir.Table) -> bool:
    return any(isinstance(column, ir.FormulaColumn) or _are_rules(column.type) for column in table.columns.values())


def _are_rules(kind: ir.Type) -> bool:
    return isinstance(kind, ir.Rules) or (isinstance(kind, ir.ListOf) and isinstance(kind.item, ir.Rules))


def named_rows(tree: ast.Scenarios, rows: Iterable[Row]) -> dict[int, tuple[Row, ...]]:
    """By the line of each scenario: the rows that its steps name, those of its positions too (titles and comments do
    not count)."""
    positions = {position.title: position for position in tree.positions}
    found = {}
    for scenario in tree.scenarios:
        words, start = _words_below(scenario.span), scenario.start
        seen: set[str] = set()
        while start is not None and start.position in positions and start.position not in seen:
            seen.add(start.position)
            words |= _words_below(positions[start.position].span)
            start = positions[start.position].start
        found[scenario.line] = tuple(row for row in rows if row[1] in words)
    return found


def _words_below(span: Span) -> set[str]:
    """The words of the block below a line."""
    lines = span.source.text.splitlines()[span.line :]
    block = takewhile(lambda line: not line or line[0] in " #", lines)
    return {word for line in block for word in _WORD.findall(line)}


def rows_covered(rows: Iterable[Row], game: str, passed: Iterable[Outcome]) -> tuple[RowCoverage, ...]:
    """For each row the passing scenarios that name it; first those whose title begins with its id."""
    shown: dict[Row, list[Outcome]] = defaultdict(list)
    for outcome in passed:
        for row in outcome.rows:
            shown[row].append(outcome)

    def lines(row: Row) -> tuple[str, ...]:
        inside = sorted(shown[row], key=lambda one: not re.match(rf"{row[1]}\b", one.scenario))
        return tuple(dict.fromkeys(f'{one.file}:{one.line} "{one.scenario}"' for one in inside))

    return tuple(RowCoverage(game, table, row, lines((table, row))) for table, row in rows)
