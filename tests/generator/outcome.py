"""What came of an act: its result, or the fault with code and place, so that two can be compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime.backend import Fault


def outcome(act: Callable[..., Any], *arguments: Any) -> Any:
    """What an act returns, or its fault: the code and the place."""
    try:
        return act(*arguments)
    except Fault as fault:
        return ("fault", fault.code, fault.where.file, fault.where.line, fault.where.column)


def is_fault(result: Any) -> bool:
    """Whether an outcome is a fault."""
    return isinstance(result, tuple) and len(result) == 5 and result[0] == "fault"
