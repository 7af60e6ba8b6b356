"""A pytest plugin: every scenario of a `*.scenario` file is a test, once on each backend.

Enabled by `pytest_plugins = ["rulewright.conformance.plugin"]` or `-p rulewright.conformance.plugin`; the backend is
chosen with `--scenario-backend`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from rulewright.compiler.syntax import ast
    from rulewright.conformance.run import Book


class ScenarioFailed(Exception):
    """A scenario that did not pass; its text is the whole message."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--scenario-backend`."""
    group = parser.getgroup("rulewright")
    group.addoption(
        "--scenario-backend",
        choices=("both", "compiled", "reference"),
        default="both",
        help="where *.scenario files are played",
    )


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Takes `*.scenario` files."""
    if file_path.suffix == ".scenario":
        collector: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
        return collector
    return None


class ScenarioFile(pytest.File):
    """A scenario file; its items share the parsed book and its compiled programs."""

    def collect(self) -> Iterator[pytest.Item]:
        """One item per scenario and backend; a file that cannot be read is told without a traceback."""
        from rulewright.conformance.message import problem_of  # pytest starts quickly where there are no scenarios
        from rulewright.conformance.model import BACKENDS
        from rulewright.conformance.run import MISTAKES, available, first_span, open_book

        try:
            book = open_book(self.path)
        except MISTAKES as mistake:
            _, told, _ = problem_of(mistake, first_span(str(self.path), self.path))
            raise self.CollectError(told) from None
        if book.unreadable:
            raise self.CollectError("\n\n".join(problem.render() for problem in book.unreadable))
        backends, _ = available(BACKENDS[self.config.getoption("--scenario-backend")])
        for scenario in book.tree.scenarios:
            for backend in backends:
                item: pytest.Item = ScenarioItem.from_parent(
                    self, name=f"{scenario.title} [{backend}]", book=book, scenario=scenario, backend=backend
                )
                yield item


class ScenarioItem(pytest.Item):
    """One scenario on one backend."""

    def __init__(self, *, book: Book, scenario: ast.Scenario, backend: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.book, self.scenario, self.backend = book, scenario, backend

    def runtest(self) -> None:
        """Carries the scenario out."""
        from rulewright.conformance.run import run_scenario

        failure = run_scenario(self.book, self.scenario, self.backend).failure
        if failure:
            raise ScenarioFailed(failure.message)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The scenario's own message instead of a traceback."""
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """File, line and name."""
        return self.path, self.scenario.line - 1, self.name
