"""Conformance: scenarios of a game carried out on both backends and held against its numbered rules.

    *.scenario -> parsed book -> machines (one per options and seats) -> steps -> outcomes -> coverage -> report
"""

from __future__ import annotations

from rulewright.conformance.command import add_arguments, main, test_files

__all__ = ["add_arguments", "main", "test_files"]
