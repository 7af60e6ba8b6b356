"""A run of scenarios as text for people and as JSON for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable

from rulewright.conformance.covered_text import as_data
from rulewright.conformance.covering import Covered
from rulewright.conformance.model import Coverage, Report, RowCoverage


def as_json(report: Report, table: bool = False, games: Iterable[Covered] = ()) -> str:
    """The run in the shape that programs rely on; on request with the tables of rows, and with what is met."""
    shown: dict[str, object] = {
        "passed": report.passed,
        "failed": report.failed,
        "failures": [
            {"scenario": one.scenario, "file": one.file, "line": one.line, "message": one.message}
            for one in report.failures
        ],
        "rules": {
            one.game: {"total": one.total, "covered": one.covered, "uncovered": list(one.uncovered)}
            for one in report.coverage
        },
    }
    if table:
        shown["tables"] = {
            game: {table: {one.row: list(one.scenarios) for one in rows} for table, rows in tables.items()}
            for game, tables in _by_table(report.rows).items()
        }
    if met := {one.game: as_data(one) for one in games}:
        shown["coverage"] = met
    return json.dumps(shown, indent=2, ensure_ascii=False)


def as_text(report: Report, table: bool = False) -> str:
    """The run as it is printed: every failure, on request the table of rows, the table of rules, one closing line."""
    parts = [failure.message for failure in report.failures]
    if table:
        parts += [row_table(rows) for tables in _by_table(report.rows).values() for rows in tables.values()]
    if report.coverage:
        parts.append(coverage_table(report.coverage))
    parts.append(closing_line(report))
    return "\n\n".join(parts)


def coverage_table(coverage: tuple[Coverage, ...]) -> str:
    """Per game: rules, covered, and the ids no passing scenario shows."""
    width = max(len("game"), *(len(one.game) for one in coverage))
    lines = [f"{'game':<{width}}  rules  covered  not covered"]
    for one in coverage:
        start = f"{one.game:<{width}}  {one.total:>5}  {one.covered:>7}  "
        wrapped = textwrap.wrap(", ".join(one.uncovered) or "-", width=max(40, 116 - len(start)))
        lines.append(start + wrapped[0])
        lines += [" " * len(start) + more for more in wrapped[1:]]
    return "\n".join(lines)


def row_table(rows: list[RowCoverage]) -> str:
    """Every row of a table with the scenario that shows it."""
    width = max(len(one.row) for one in rows)
    lines = [f"{rows[0].game}: {rows[0].table}, {sum(bool(one.scenarios) for one in rows)} of {len(rows)} rows shown"]
    for one in rows:
        first, *others = one.scenarios or ("-",)
        lines.append(f"  {one.row:<{width}}  {first}" + (f" and {len(others)} more" if others else ""))
    return "\n".join(lines)


def _by_table(rows: tuple[RowCoverage, ...]) -> dict[str, dict[str, list[RowCoverage]]]:
    found: dict[str, dict[str, list[RowCoverage]]] = {}
    for one in rows:
        found.setdefault(one.game, {}).setdefault(one.table, []).append(one)
    return found


def closing_line(report: Report) -> str:
    """How many passed and failed, and on what."""
    on = f" on {' and '.join(report.backends)}" if report.backends else ""
    total = report.passed + report.failed
    if not total:
        return "no scenarios found"
    if report.failed:
        return f"{report.failed} failed, {report.passed} passed{on}"
    return f"{report.passed} passed{on}"
