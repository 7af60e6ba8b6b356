"""Mutants that are the same game: proved so, or marked so with a reason in `equivalent.yaml` beside the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.compiler.pipeline import program_to_text
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
    return Proving(game).same(changed)


class Proving:
    """Proves mutants to be the same game. What the game itself comes to is worked out once for each way to set it
    up."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program

    def same(self, changed: ir.Program) -> str:
        """How a changed program is proved to be the same; empty if that is not clear."""
        if self.program == changed:
            return "the same program"
        if _apart(self.program) == _apart(changed) and self._module == program_to_text(changed):
            return "the same module"
        return ""

    @cached_property
    def _module(self) -> str:
        """The whole text: the functions of the low IR alone say nothing of what was worked out before."""
        return program_to_text(self.program)


def _apart(program: ir.Program) -> list[object]:
    """All of which a module tells nothing: components, states and who sees them, what players read."""
    components = (program.seats, program.together, program.enums, program.records, program.tables, program.boards)
    return [*components, program.options, program.states, *_words(program)]


def _words(program: ir.Program) -> Iterator[object]:
    for node in nodes((program.guards, program.procs, program.blocks, program.decisions)):
        match node:
            case ir.Guard():
                yield node.rules, node.reason
            case ir.Tell():
                yield node.text, node.seen
            case ir.Chance():
                yield node.name, node.seen
