"""Mutants that are the same game: proved so, or marked so with a reason in `equivalent.yaml` beside the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.compiler.emit.module import emit_low
from rulewright.compiler.passes import chosen
from rulewright.mutation.mutant import Mutant
from rulewright.runtime import ir
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import Unreadable, read_text
from rulewright.runtime.walking import nodes

FILE = "equivalent.yaml"
Marked = dict[tuple[str, str, str], str]  # line, before, after: why


def marked_in(folder: Path) -> Marked:
    """The mutants that the author of a game has looked at, and why each changes nothing."""
    import yaml

    path = folder / FILE
    try:
        entries = yaml.safe_load(read_text(path)) or []
    except Unreadable:
        return {}
    except yaml.YAMLError:
        raise OptionError(f"'{path}' is not YAML.") from None
    if not isinstance(entries, list):
        raise OptionError(f"'{path}' should be a list of {{line: …, before: …, after: …, why: …}}.")
    return dict(_entry(one, path) for one in entries)


def _entry(entry: Any, path: Path) -> tuple[tuple[str, str, str], str]:
    wanted = ("line", "before", "after", "why")
    if not isinstance(entry, dict) or not all(isinstance(entry.get(word, ""), str | int) for word in wanted):
        raise OptionError(f"'{path}': an entry is {{line: …, before: …, after: …, why: …}}, not {entry!r}.")
    line, before, after, why = (" ".join(str(entry.get(word, "")).split()) for word in wanted)
    if not line or not before or not why:
        raise OptionError(f"'{path}': the entry of '{line or before}' needs a line, what stands there before, and why.")
    return (line, before, after), why


def why_marked(mutant: Mutant, marked: Marked) -> str:
    """The reason by which a mutant is marked as the same game; empty if it is not."""
    return marked.get((mutant.line, mutant.before, mutant.after), "")


def same_program(game: ir.Program, changed: ir.Program) -> str:
    """How two programs are proved to be the same; empty if that is not clear."""
    if game == changed:
        return "the same program"
    if _words(game) == _words(changed) and _low(game) == _low(changed):
        return "the same low IR"
    return ""


def _low(program: ir.Program) -> str:
    return emit_low(program, chosen())


def _words(program: ir.Program) -> list[object]:
    """What players read, of which the low IR knows nothing: reasons, and what is told."""
    return [
        (node.rules, node.reason) if isinstance(node, ir.Guard) else (node.text, node.seen)
        for node in nodes((program.guards, program.procs, program.blocks, program.decisions))
        if isinstance(node, ir.Guard | ir.Tell)
    ]
