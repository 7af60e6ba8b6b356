"""`rulewright bench`: speed beside OpenSpiel, C by hand and the interpreter; see `rulewright.bench`."""

from __future__ import annotations

from rulewright.bench import add_arguments
from rulewright.bench import main as run

EXAMPLE = "example: rulewright bench connect_four othello --json"

__all__ = ["EXAMPLE", "add_arguments", "run"]
