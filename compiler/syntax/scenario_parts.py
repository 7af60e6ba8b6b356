"""A file of scenarios as text: its parts, each read by itself so that a mistake in one does not stop the others, and
tables of examples, where every row makes a scenario of its own.

    scenario "<n> stones"           ->      scenario "1 stones"         and     scenario "3 stones"
        moves <n>                               moves 1                             moves 3
        examples
            n
            1
            3
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.compiler.syntax.ast import Example
from rulewright.compiler.syntax.diagnostics import Problem, did_you_mean
from rulewright.compiler.syntax.source import Source, Span

PART = re.compile(r"^(?=[^\s#)\]}])", re.MULTILINE)  # whatever begins at the left margin
TITLE = re.compile(r'"[^"\n]*"')
TABLE = re.compile(r"^( +)examples[ \t]*(?:#.*)?$", re.MULTILINE)
HOLE = re.compile(r"<([a-z]\w*)>")
CELL = re.compile(r"\S+(?: \S+)*")  # cells are two blanks or more apart
MOST_EXAMPLES = 1000


@dataclass(frozen=True, slots=True)
class Part:
    """A text to be read by itself; it begins at a line of `source`. `named`: its example shows in its title."""

    source: Source
    line: int
    text: str
    example: Example | None = None
    named: bool = False


def parts(source: Source, text: str) -> Iterator[Part | Problem]:
    """The parts of a file in order; those with examples once for each of them, or what is wrong with the table."""
    starts = [match.start() for match in PART.finditer(text)]
    if not starts or re.search(r"^[ \t]*[^\s#]", text[: starts[0]], re.MULTILINE):
        starts.insert(0, 0)
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        line = text.count("\n", 0, start) + 1
        chunk = text[start:end]
        table = TABLE.search(chunk) if chunk.startswith("scenario ") else None
        if table is None:
            yield Part(source, line, chunk)
        else:
            yield from _examples(source, text, start, chunk, table)


def _examples(source: Source, text: str, start: int, chunk: str, table: re.Match[str]) -> Iterator[Part | Problem]:
    first = text.count("\n", 0, start) + 1
    head = first + chunk.count("\n", 0, table.start())
    rows, length = _rows(chunk[table.start() :].splitlines(), head, len(table[1]))
    body = chunk.splitlines(keepends=True)
    at = head - first
    template = "".join([*body[:at], *("\n" * length), *body[at + length :]])
    if len(rows) < 2 or len(rows) > MOST_EXAMPLES:
        where = Span(source, head, len(table[1]) + 1, head, len(table[1]) + 1 + len("examples"))
        told = "this table has no examples" if len(rows) < 2 else f"this table has more than {MOST_EXAMPLES} examples"
        yield Problem("RW817", where, told, "the first line names the columns, each further line is an example")
        return
    columns = [name for name, _ in rows[0][1]]
    title = TITLE.search(template)
    named = bool(title and HOLE.search(title[0]))
    wrong = list(_wrong_holes(source, first, template, rows[0]))
    yield from wrong
    for line, cells in rows[1:] if not wrong else ():
        where = Span(source, line, cells[0][1], line, cells[-1][1] + len(cells[-1][0]))
        if len(cells) != len(columns):
            told = f"this example has {len(cells)} cells; the columns are {', '.join(columns)}"
            yield Problem("RW817", where, told, "cells are separated by two blanks or more")
            continue
        values = dict(zip(columns, (cell for cell, _ in cells), strict=True))
        filled = HOLE.sub(lambda hole, values=values: values[hole[1]], template)  # type: ignore[misc]
        whole = Source(source.name, text[:start] + filled + text[start + len(chunk) :])
        told = ", ".join(f"{name} = {value}" for name, value in values.items())
        yield Part(whole, first, filled, Example(told, where), named)


Row = tuple[int, list[tuple[str, int]]]  # its line, and its cells with their columns


def _rows(lines: list[str], head: int, indent: int) -> tuple[list[Row], int]:
    """The rows of a table whose first line is that of the word `examples`, and how many lines it takes."""
    rows: list[Row] = []
    length = 1
    for number, line in enumerate(lines[1:], start=1):
        code = line.split("#")[0].rstrip()
        if code and len(code) - len(code.lstrip()) <= indent:
            break
        length = number + 1
        if code:
            rows.append((head + number, [(cell[0], cell.start() + 1) for cell in CELL.finditer(code)]))
    return rows, length


def _wrong_holes(source: Source, first: int, template: str, header: Row) -> Iterator[Problem]:
    """A name in angle brackets that is no column, and a column that no name asks for."""
    columns = [name for name, _ in header[1]]
    used = set()
    for number, line in enumerate(template.splitlines()):
        for hole in HOLE.finditer(line):
            used.add(hole[1])
            if hole[1] not in columns:
                where = Span(source, first + number, hole.start() + 1, first + number, hole.end() + 1)
                yield Problem(
                    "RW818", where, f"the examples have no column '{hole[1]}'", did_you_mean(hole[1], columns)
                )
    for name, column in header[1]:
        if name not in used:
            where = Span(source, header[0], column, header[0], column + len(name))
            yield Problem(
                "RW818", where, f"the column '{name}' is not used", f"write <{name}> where its cells shall stand"
            )
