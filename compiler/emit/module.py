"""A lowered program as the text of a Cython module: everything is gathered, then laid out by the template.

The same program yields the same text, byte for byte. No text of a definition becomes code: see names.py.
"""

from __future__ import annotations

import textwrap
from functools import cache
from pathlib import Path

import jinja2

from rulewright.compiler.emit.face_tables import face_tables
from rulewright.compiler.emit.shapes import declarations
from rulewright.compiler.emit.struct import is_found_afresh, members, numbers
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.header import with_shared
from rulewright.compiler.low.printer import WIDTH, function_text, table_head, table_lines
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.low.types import Surroundings, surroundings
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.entries import given_structs, passed_members
from rulewright.compiler.lower.kept.after_write import network_member
from rulewright.compiler.lower.kept.cell_numbers import stale_members
from rulewright.compiler.lower.names import safe_comment
from rulewright.compiler.lower.scores import RANKED, TOTALS, totals_by

TEMPLATES = Path(__file__).resolve().parent / "templates"
NOTHING = "((void)0)"


def module_text(stages: list[low.Functions], module: Module) -> str:
    """The text of the last stage. What any of them calls is declared, so that each can be checked against the same
    text."""
    about = _about(module, stages[0])
    functions, checks = (tuple(map(function_text, some)) for some in (stages[-1].functions, stages[-1].checks))
    return _template().render(about, functions=functions, checks=checks)


def declared(lowered: low.Functions, module: Module) -> Surroundings:
    """What the functions of a module can refer to, but themselves: of its text all that is not theirs is read."""
    text = _template().render(_about(module, lowered) | {"tables": ()}, functions=(), checks=())
    return surroundings(with_shared(text))


@cache
def _template() -> jinja2.Template:
    """One for all modules."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    return environment.get_template("module.pyx.jinja")


def _about(module: Module, lowered: low.Functions) -> dict[str, object]:
    """All that surrounds functions."""
    called = {node.function for node in walk(lowered) if isinstance(node, low.Call)}
    return _position(module) | _constants(module, called)


def _position(module: Module) -> dict[str, object]:
    program = module.program
    within, packed = members(module)
    listed = ", ".join(f"{name} = {value}" for name, value in numbers(module).items())
    kept = [*(network_member(network, "stale") for network in program.networks), *stale_members(module)]
    stale = [f"(s)->{member} = 1" for member in kept]
    total, keep_total = totals_by(module), NOTHING
    if total is not None:
        stale.append(f"(s)->{RANKED} = 0")
        keep_total = f"((s)->{TOTALS}[(seat) - 1] = (keys)[{total}], (s)->{RANKED} |= (seat) == SEATS)"
    return {
        "title": safe_comment(program.title),
        "seats": program.seats,
        "members": within,
        "packed": packed,
        "plain": module.layout.size,
        "numbers": textwrap.wrap(listed, WIDTH - 8),
        "forget": f"({', '.join(stale)})" if stale and is_found_afresh(module) else NOTHING,
        "keep_total": keep_total,
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
        "read_by_header": [table_head(one) for one in about],
        "externs": [table_head(one) for one in tables],
        "tables": [line for one in tables for line in table_lines(one)],
        "structs": given_structs(module),
        "passed": passed_members(module),
        "faults": faults,
    }
