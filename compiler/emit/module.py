"""A lowered program as the text of a Cython module: everything is gathered, then laid out by the template.

The same program yields the same text, byte for byte. No text of a definition becomes code: see names.py.
"""

from __future__ import annotations

import re
import textwrap
from functools import cache
from pathlib import Path

import jinja2

from rulewright.compiler.emit.face_tables import face_tables
from rulewright.compiler.emit.shapes import declarations
from rulewright.compiler.emit.struct import is_found_afresh, members, numbers
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.printer import WIDTH, function_text, table_head, table_lines
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.entries import given_structs, passed_members
from rulewright.compiler.lower.kept.after_write import network_member
from rulewright.compiler.lower.kept.cell_numbers import stale_members
from rulewright.compiler.lower.names import safe_comment
from rulewright.compiler.lower.scores import RANKED, totals_by

TEMPLATES = Path(__file__).resolve().parent / "templates"
NATIVE = Path(__file__).resolve().parents[2] / "runtime" / "native"
INCLUDED = re.compile(r'^include "(\w+\.pxi)"$', re.MULTILINE)


def module_text(stages: list[low.Module], module: Module) -> str:
    """The text of the last stage. What any of them calls is declared, so that each can be checked against the same
    text."""
    template = _environment().get_template("module.pyx.jinja")
    called = {node.function for node in walk(stages[0]) if isinstance(node, low.Call)}
    functions, checks = (tuple(map(function_text, some)) for some in (stages[-1].functions, stages[-1].checks))
    return template.render(_position(module), **_constants(module, called), functions=functions, checks=checks)


def with_shared(text: str) -> str:
    """A module's text with the files that it includes."""
    return INCLUDED.sub(lambda found: (NATIVE / found[1]).read_text(encoding="utf-8"), text)


@cache
def _environment() -> jinja2.Environment:
    """One for all modules: it keeps the templates that it has read."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _position(module: Module) -> dict[str, object]:
    program = module.program
    within, packed = members(module)
    listed = ", ".join(f"{name} = {value}" for name, value in numbers(module).items())
    kept = [*(network_member(network, "stale") for network in program.networks), *stale_members(module)]
    stale = [f"(s)->{member} = 1" for member in kept]
    stale += [f"(s)->{RANKED} = 0"] if totals_by(module) is not None else []
    return {
        "title": safe_comment(program.title),
        "seats": program.seats,
        "members": within,
        "packed": packed,
        "plain": module.layout.size,
        "numbers": textwrap.wrap(listed, WIDTH - 8),
        "forget": f"({', '.join(stale)})" if stale and is_found_afresh(module) else "((void)0)",
        "compact": module.compact,
    }


def _constants(module: Module, called: set[str]) -> dict[str, object]:
    about = face_tables(module)  # first: faults come up here, too
    tables = [*module.written.constants.tables.values(), *about]
    faults = [
        (ascii((code, message))[1:-1], ascii((where.file, int(where.line), int(where.column)))[1:-1])
        for code, message, where in module.written.faults.sites
    ]
    return {
        "shapes": list(module.written.shapes.values()),
        "declarations": list(declarations(module.written.shapes.values(), called)),
        "tables": [line for one in tables for line in table_lines(one)],
        "externs": [table_head(one) for one in tables],
        "structs": given_structs(module),
        "passed": passed_members(module),
        "faults": faults,
    }
