"""A run of scenarios as text for people and as JSON for programs."""

from __future__ import annotations

import json
import textwrap

from rulewright.conformance.model import Coverage, Report


def as_json(report: Report) -> str:
    """The run in the shape that programs rely on."""
    return json.dumps(
        {
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
        },
        indent=2,
        ensure_ascii=False,
    )


def as_text(report: Report) -> str:
    """The run as it is printed: every failure, the table of rules, one closing line."""
    parts = [failure.message for failure in report.failures]
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


def closing_line(report: Report) -> str:
    """How many passed and failed, and on what."""
    on = f" on {' and '.join(report.backends)}" if report.backends else ""
    total = report.passed + report.failed
    if not total:
        return "no scenarios found"
    if report.failed:
        return f"{report.failed} failed, {report.passed} passed{on}"
    return f"{report.passed} passed{on}"
