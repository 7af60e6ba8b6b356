"""Findings that are meant: `lint.yaml` beside the game says which, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import Unreadable, read_text

FILE = "lint.yaml"
Marked = dict[tuple[str, str], str]  # code, line: why


def marked_in(folder: Path) -> Marked:
    """What the author of a game means as it is."""
    import yaml

    path = folder / FILE
    try:
        entries = yaml.safe_load(read_text(path)) or []
    except Unreadable:
        return {}
    except yaml.YAMLError:
        raise OptionError(f"'{path}' is not YAML.") from None
    if not isinstance(entries, list):
        raise OptionError(f"'{path}' should be a list of {{code: …, line: …, why: …}}.")
    return dict(_entry(one, path) for one in entries)


def _entry(entry: Any, path: Path) -> tuple[tuple[str, str], str]:
    if not isinstance(entry, dict) or not all(entry.get(word) for word in ("code", "line", "why")):
        raise OptionError(f"'{path}': an entry is {{code: …, line: …, why: …}}, not {entry!r}.")
    return (str(entry["code"]), _plain(str(entry["line"]))), _plain(str(entry["why"]))


def why_marked(problem: Problem, marked: Marked) -> str:
    """Why a finding is meant; empty if nobody said so."""
    line = problem.span.source.line_text(problem.span.line).split("#")[0]
    return marked.get((problem.code, _plain(line)), "")


def _plain(text: str) -> str:
    return " ".join(text.split())
