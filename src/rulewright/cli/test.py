"""`rulewright test`: scenarios on both backends; see `rulewright.conformance`."""

from __future__ import annotations

from rulewright.conformance import add_arguments
from rulewright.conformance import main as run

EXAMPLE = "example: rulewright test connect_four --backend reference"

__all__ = ["EXAMPLE", "add_arguments", "run"]
