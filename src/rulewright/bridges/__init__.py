"""Games in the shapes that other libraries want. Each needs the extra of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rulewright.runtime.arguments import number_of
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted

UTILITIES, RENDER_MODES = ("win", "score"), (None, "ansi")


def library(name: str, extra: str) -> Any:
    """A module of another library, or an error that says how to get it."""
    try:
        return import_module(name)
    except ImportError:
        raise OptionError(f"This needs {extra}: pip install 'rulewright[{extra}]'.") from None


def check_terms(utility: str, render_mode: str | None = None) -> None:
    """What an environment can be asked for."""
    if utility not in UTILITIES:
        raise OptionError(f"utility is 'win' or 'score', not {quoted(repr(utility))}.")
    if render_mode not in RENDER_MODES:
        raise OptionError(f"render_mode is 'ansi' or nothing, not {quoted(repr(render_mode))}.")


def action_of(given: Any) -> int:
    """The number of a move, as other libraries hand it over: one of numpy's, say."""
    number = number_of(given)
    if number is None:
        raise OptionError(f"An action is a whole number, not {quoted(repr(given))}.")
    return number
