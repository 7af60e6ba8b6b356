"""Games in the shapes that other libraries want. Each needs the extra of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rulewright.runtime.errors import OptionError


def library(name: str, extra: str) -> Any:
    """A module of another library, or an error that says how to get it."""
    try:
        return import_module(name)
    except ImportError:
        raise OptionError(f"This needs {extra}: pip install 'rulewright[{extra}]'.") from None
