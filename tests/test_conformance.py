"""Scenarios: how they are found, carried out, reported and held against the rules of a game."""

from __future__ import annotations

import json

from rulewright.conformance.coverage import report_of
from rulewright.conformance.model import Failure, FileResult, Outcome
from rulewright.conformance.report import as_json, as_text
from rulewright.conformance.rulebook import rule_ids

RULES = """# Rules of a game

- **TT-1** Two players.
* **TT-2**: One board. See **TT-9**.
1. **TT-3** Three in a row.
  - **TT-4a** A nested rule.
| Id | Rule |
|---|---|
| FJ-13 | A tile touches two tiles. |
| **FJ-14** | Terrain matches, see FJ-13. |
Text about TT-7 and **TT-8**.
- **TT-1** said again
"""


def outcome(title: str, line: int, backend: str, covers: tuple[str, ...], message: str = "") -> Outcome:
    failure = Failure(title, "a.scenario", line + 1, message) if message else None
    return Outcome(title, "a.scenario", line, "toy", covers, backend, failure)


def result(*outcomes: Outcome) -> FileResult:
    return FileResult("a.scenario", "toy", outcomes)


def test_rule_ids_stand_at_the_start_of_bullets_and_rows() -> None:
    assert rule_ids(RULES) == ("TT-1", "TT-2", "TT-3", "TT-4a", "FJ-13", "FJ-14")


def test_a_rule_counts_only_if_its_scenario_passes_everywhere() -> None:
    outcomes = result(
        outcome("one", 1, "reference", ("A-1",)),
        outcome("one", 1, "compiled", ("A-1",)),
        outcome("two", 5, "reference", ("A-2",)),
        outcome("two", 5, "compiled", ("A-2",), "differs"),
    )
    report = report_of([outcomes], {"toy": ("A-1", "A-2", "A-3")})
    assert (report.passed, report.failed) == (1, 1)
    assert report.failures[0].message == "differs\n  backend: only compiled"
    (line,) = report.coverage
    assert (line.game, line.total, line.covered, line.uncovered) == ("toy", 3, 1, ("A-2", "A-3"))


def test_what_fails_alike_on_both_backends_is_told_once() -> None:
    both = [outcome("two", 5, backend, (), "no") for backend in ("reference", "compiled")]
    report = report_of([result(*both)], {})
    assert [failure.message for failure in report.failures] == ["no"]


def test_json_has_the_agreed_shape_and_nothing_else() -> None:
    report = report_of([result(outcome("one", 1, "reference", ("A-1",), "no"))], {"toy": ("A-1",)})
    assert json.loads(as_json(report)) == {
        "passed": 0,
        "failed": 1,
        "failures": [{"scenario": "one", "file": "a.scenario", "line": 2, "message": "no"}],
        "rules": {"toy": {"total": 1, "covered": 0, "uncovered": ["A-1"]}},
    }


def test_the_text_report_ends_with_the_table_and_the_count() -> None:
    passing = result(outcome("one", 1, "reference", ("A-1",)))
    assert as_text(report_of([passing], {"toy": ("A-1", "A-2")})) == (
        "game  rules  covered  not covered\ntoy       2        1  A-2\n\n1 passed"
    )


def test_a_file_that_cannot_be_read_counts_as_a_failure() -> None:
    broken = FileResult("b.scenario", "", broken=Failure("", "b.scenario", 1, "what is this"))
    report = report_of([broken], {})
    assert (report.passed, report.failed) == (0, 1)
    assert as_text(report) == "what is this\n\n1 failed, 0 passed"
