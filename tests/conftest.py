"""Options of the test run."""

from __future__ import annotations

import os

import pytest

collect_ignore = ["fixtures"]  # programs with mistakes, and scenarios that must fail


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` plays twenty times as many games; `--update` writes what fixtures expect anew."""
    parser.addoption("--update", action="store_true", help="write the messages and texts that fixtures expect anew")
    parser.addoption("--long", action="store_true", help="play twenty times as many games and count deeper")


def pytest_configure(config: pytest.Config) -> None:
    """Workers of xdist and processes started by tests see the option as a variable of the environment."""
    if config.getoption("--long"):
        os.environ["RULEWRIGHT_LONG"] = "1"
