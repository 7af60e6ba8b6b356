"""Tables: their rows as written in YAML. Every mistake is shown in the YAML file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rulewright import library
from rulewright.compiler.elaborate.cells import Cell, Raw, RowText, first_span
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import did_you_mean
from rulewright.compiler.syntax.mistakes import control_character
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime.files import NotUTF8, TooLarge, Unreadable, read_text
from rulewright.runtime.printable import CONTROL, quoted

ROWS_MAX = 2000
BYTES_MAX = 1_000_000
DEPTH_MAX = 8
RESERVED = ("id", "name", "rule")
WORDS_OF_ALL = ("you", "this", "none", "yes", "no")  # they are never the name of a value, wherever they stand


def load_table(world: World, declaration: ast.Table) -> list[RowText]:
    """The rows of a table: of its file, without those a variant takes out, with those that it or a scenario adds."""
    files = [(declaration.file, declaration.file_span)]
    dropped: dict[str, Span] = {}
    for change in world.given.changed_rows:
        if isinstance(change, ast.AddRows) and change.table == declaration.name:
            files.append((change.file, change.span))
        if isinstance(change, ast.DropRows) and change.table == declaration.name:
            dropped |= {row: change.span for row in change.rows}
    rows: list[RowText] = []
    for file, span in files:
        found = _read_file(world, file, span)
        if found is None:
            world.unread_tables.add(declaration.name)
        rows += found or []
    known = {row.id for row in rows}
    for row, span in dropped.items():
        if row not in known:
            world.problems.error(
                "RW701", span, f"the table {declaration.name} has no row '{row}'", did_you_mean(row, known)
            )
    rows = [row for row in rows if row.id not in dropped]
    for change in world.given.changed_rows:
        if isinstance(change, ast.NewColumn) and change.table == declaration.name:
            _fill_column(world, change, {row.id: row for row in rows})
    rows += [_extra_row(world, extra) for extra in world.given.extra_rows if extra.table == declaration.name]
    _check_rows(world, declaration, rows)
    return rows


def _fill_column(world: World, new: ast.NewColumn, rows: dict[str, RowText]) -> None:
    """The cells that a variant writes below a new column."""
    for cell in new.cells:
        if cell.row not in rows:
            text, known = f"the table {new.table} has no row '{cell.row}'", list(rows)
            world.problems.error("RW701", cell.span, text, did_you_mean(cell.row, known))
        else:
            _put_cell(world, rows[cell.row].cells, new.column.names[0], cell)


def _extra_row(world: World, extra: ast.ExtraRow) -> RowText:
    cells: dict[str, Raw] = {}
    for entry in extra.entries:
        _put_cell(world, cells, entry.column, entry)
    return RowText(extra.id, "", "", cells, extra.span)


def _put_cell(world: World, cells: dict[str, Raw], column: str, entry: ast.RowEntry | ast.NewCell) -> None:
    """A cell that stands in a variant or a scenario, into its row."""
    at = entry.text_span
    cell = Cell(entry.text, at.source, at.line, at.column, len(entry.text))
    inner = cells.get(column, {})
    twice = column in cells if entry.key is None or not isinstance(inner, dict) else entry.key in inner
    if twice:
        world.problems.error("RW349", entry.span, f"the column '{column}' stands twice in this row")
    elif entry.key is None:
        cells[column] = cell
    else:
        assert isinstance(inner, dict)
        cells[column] = {**inner, entry.key: cell}


def _check_rows(world: World, declaration: ast.Table, rows: list[RowText]) -> None:
    known = {name for column in declaration.columns for name in column.names}
    seen: dict[str, RowText] = {}
    for row in rows:
        if row.id in WORDS_OF_ALL:
            world.problems.error("RW220", row.span, f"'{row.id}' is a word of the language", "choose another id")
        if row.id in seen:
            other = seen[row.id].span
            world.problems.error(
                "RW340",
                row.span,
                f"two rows of {declaration.name} have the id '{row.id}'",
                f"the other stands in {other}",
            )
        elif row.id in world.rows:
            hint = "an id is a name of the game: give this row another"
            text = f"the id '{row.id}' stands in the table {world.rows[row.id][0]} already"
            world.problems.error("RW340", row.span, text, hint)
        seen[row.id] = row
        for name, raw in row.cells.items():
            if name not in known:
                world.problems.error(
                    "RW341",
                    (first_span(raw) or row.span).word_before(name),
                    f"the table {declaration.name} has no column '{name}'",
                    did_you_mean(name, [*known, *RESERVED])
                    or f"declare it below 'table {declaration.name}'; a variant adds a column with 'new column'",
                )
    if not rows and not world.problems.errors:
        world.problems.error("RW342", declaration.file_span, f"the table {declaration.name} has no rows")


# ---------------------------------------------------------------- YAML


def _read_file(world: World, file: str, span: Span) -> list[RowText] | None:
    folders = (Path(span.source.name).parent, world.given.folder)
    paths = library.table_paths(file, folders)
    if not paths:
        hint = 'a table lies beside the game, as in from "cards.yaml"'
        world.problems.error("RW343", span, f"'{quoted(file)}' is not a YAML file in the game's folder", hint)
        return None
    path = next((path for path in paths if os.path.isfile(path)), paths[-1])
    try:
        text = read_text(path, BYTES_MAX)
    except NotUTF8 as why:
        world.problems.error("RW124", span, f"'{quoted(file)}' {why}", "save it as UTF-8")
        return None
    except Unreadable as why:
        if os.path.lexists(path):
            code = "RW346" if isinstance(why, TooLarge) else "RW715"
            world.problems.error(code, span, f"'{quoted(file)}' {why}", "a table is an ordinary file of text")
            return None
        known = {found.name for folder in folders if folder.is_dir() for found in folder.glob("*.y*ml")}
        hint = did_you_mean(file, known) or (
            f"there is {quoted(', '.join(sorted(known)))}" if known else "write it beside the game"
        )
        world.problems.error("RW344", span, f"there is no file '{quoted(file)}' in the game's folder", hint)
        return None
    return _parse_rows(world, Source(str(world.display(path)), text))


def _parse_rows(world: World, source: Source) -> list[RowText] | None:
    import yaml

    start = Span(source, 1, 1, 1, 2)
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        depth = 0
        for event in yaml.parse(source.text, Loader=loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEPTH_MAX:
                world.problems.error("RW348", _mark(source, event.start_mark), "this cell is nested too deeply")
                return None
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                world.problems.error(
                    "RW347", _mark(source, event.start_mark), "anchors and aliases are not allowed in tables"
                )
                return None
        node = yaml.compose(source.text, Loader=loader)
    except yaml.YAMLError as error:
        world.problems.error(
            "RW345",
            _problem_span(error, source),
            f"this is not YAML: {_plain_problem(error, source)}",
            "texts with : , [ ] { } # need quotes",
        )
        return None
    except (RecursionError, ValueError):
        world.problems.error("RW345", start, "this is not YAML that a table can be made of")
        return None
    if node is None:
        return []
    if not isinstance(node, yaml.SequenceNode):
        world.problems.error("RW348", start, "a table is a list of rows", "begin each row with '- id: …'")
        return None
    rows = []
    for item in node.value[:ROWS_MAX]:
        row = _row(world, source, item)
        if row is not None:
            rows.append(row)
    if len(node.value) > ROWS_MAX:
        beyond = _mark(source, node.value[ROWS_MAX].start_mark)
        world.problems.error("RW346", beyond, f"a table has at most {ROWS_MAX} rows, and this one {len(node.value)}")
    return rows


def _plain_problem(error: Any, source: Source) -> str:
    """What the YAML reader found, in the author's words."""
    text, mark = str(getattr(error, "problem", "") or ""), getattr(error, "problem_mark", None)
    if mark is not None and source.line_text(min(mark.line + 1, len(source.line_starts)))[mark.column :].startswith(
        "\t"
    ):
        return "a tab stands where spaces are needed"
    return next((words for part, words in YAML_PROBLEMS if part in text), "something is out of place")


def _problem_span(error: Any, source: Source) -> Span:
    """Where the YAML reader stopped; if that is the end of the text, where what it read began."""
    span = _mark(source, getattr(error, "problem_mark", None))
    began = getattr(error, "context_mark", None)
    return span if began is None or source.line_text(span.line).strip() else _mark(source, began)


YAML_PROBLEMS = (
    ("mapping values are not allowed", "a ':' stands where none can"),
    ("expected ',' or ']'", "a ',' or ']' is missing"),
    ("expected ',' or '}'", "a ',' or '}' is missing"),
    ("expected ':'", "a ':' is missing"),
    ("expected '-'", "a row that begins with '-' is missing"),
    ("expected key", "a column is missing, or indented otherwise than the one before"),
    ("unexpected end of stream", "a text in quotes has no end"),
    ("cannot start any token", "a text that begins with this character needs quotes"),
    ("escape character", "in double quotes '\\' begins a sign of its own; use single quotes"),
    ("another document", "a table is one list; remove the line '---'"),
)


def _mark(source: Source, mark: Any) -> Span:
    if mark is None:
        return Span(source, 1, 1, 1, 2)
    line = min(mark.line + 1, len(source.line_starts))
    return Span(source, line, mark.column + 1, line, mark.column + 2)


def _row(world: World, source: Source, node: Any) -> RowText | None:
    import yaml

    span = _mark(source, node.start_mark)
    if not isinstance(node, yaml.MappingNode):
        world.problems.error("RW348", span, "a row is a mapping of columns to cells", "write '- {id: a, copies: 2}'")
        return None
    cells: dict[str, Raw] = {}
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            world.problems.error("RW348", _mark(source, key.start_mark), "the name of a column is a word")
            continue
        if key.value in cells:
            world.problems.error(
                "RW349", _mark(source, key.start_mark), f"the column '{key.value}' stands twice in this row"
            )
        raw = _raw(source, value, 0)
        if raw is None:
            world.problems.error("RW348", _mark(source, value.start_mark), "this cell is nested too deeply")
            continue
        if letter := CONTROL.search(key.value + _all_text(raw)):
            at = _mark(source, key.start_mark)
            problem = control_character(letter[0], at)
            world.problems.error(problem.code, at, problem.message, problem.hint)
            continue
        cells[key.value] = raw
    name = cells.pop("id", None)
    if not isinstance(name, Cell) or not name.text.isidentifier() or not name.text.isascii():
        at = name.span if isinstance(name, Cell) else span
        world.problems.error(
            "RW350",
            at,
            "a row needs an id of letters, digits and _",
            "an id is a name of the language; 'name' may hold any text",
        )
        return None
    title, rule = cells.pop("name", None), cells.pop("rule", None)
    return RowText(
        name.text,
        title.text if isinstance(title, Cell) else "",
        rule.text if isinstance(rule, Cell) else "",
        cells,
        name.span,
    )


def _all_text(raw: Raw) -> str:
    """Everything that is written in a cell."""
    match raw:
        case Cell(text=text):
            return text
        case dict():
            return "".join(name + _all_text(inner) for name, inner in raw.items())
        case _:
            return "".join(map(_all_text, raw))


def _raw(source: Source, node: Any, depth: int) -> Raw | None:
    import yaml

    if depth > 4:
        return None
    if isinstance(node, yaml.ScalarNode):
        line, column = node.start_mark.line + 1, node.start_mark.column + 1
        if node.style in ("'", '"'):
            column += 1
        elif node.style in ("|", ">"):
            line += 1
            text = source.line_text(line)
            column = len(text) - len(text.lstrip()) + 1
        length = len(node.value) if "\n" not in node.value else 1
        return Cell(node.value, source, line, column, length)
    if isinstance(node, yaml.SequenceNode):
        items = [_raw(source, item, depth + 1) for item in node.value]
        return [item for item in items if item is not None]
    result: dict[str, Raw] = {}
    for key, value in node.value:
        raw = _raw(source, value, depth + 1)
        if isinstance(key, yaml.ScalarNode) and raw is not None:
            result[key.value] = raw
    return result
