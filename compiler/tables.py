"""Tables: YAML rows and their cells, typed by the definition. Every mistake is shown in the YAML file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.compiler import ast
from rulewright.compiler.constants import NotConstant, constant
from rulewright.compiler.context import Context, Variable, where
from rulewright.compiler.diagnostics import did_you_mean
from rulewright.compiler.source import Source, Span
from rulewright.compiler.types import overfull
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, index_of, nothing

if TYPE_CHECKING:
    from rulewright.compiler.world import World

ROWS_MAX = 2000
BYTES_MAX = 1_000_000
DEPTH_MAX = 8
CELLS_MAX = 1_000_000
RESERVED = ("id", "name", "rule")
NUMBER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Cell:
    """A cell as written: its text and where the text begins."""

    text: str
    source: Source
    line: int
    column: int
    length: int = 1

    @property
    def span(self) -> Span:
        return Span(self.source, self.line, self.column, self.line, self.column + max(1, self.length))


Raw = Cell | list["Raw"] | dict[str, "Raw"]


@dataclass
class RowText:
    """A row before its cells are read."""

    id: str
    title: str
    rule: str
    cells: dict[str, Raw]
    span: Span
    parsed: dict[Any, Any] = field(default_factory=dict)


def load_table(world: World, declaration: ast.Table) -> list[RowText]:
    """The rows of a table: of its file, without those a variant takes out, with those that it or a scenario adds."""
    files = [(declaration.file, declaration.file_span)]
    dropped: dict[str, Span] = {}
    for change in world.changed_rows:
        if isinstance(change, ast.AddRows) and change.table == declaration.name:
            files.append((change.file, change.span))
        if isinstance(change, ast.DropRows) and change.table == declaration.name:
            dropped |= {row: change.span for row in change.rows}
    rows: list[RowText] = []
    for file, span in files:
        found = _read_file(world, declaration, file, span)
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
    rows += [_extra_row(world, extra) for extra in world.extra_rows if extra.table == declaration.name]
    _check_rows(world, declaration, rows)
    return rows


def _extra_row(world: World, extra: ast.ExtraRow) -> RowText:
    cells: dict[str, Raw] = {}
    for entry in extra.entries:
        at = entry.text_span
        cell = Cell(entry.text, at.source, at.line, at.column, len(entry.text))
        inner = cells.get(entry.column, {})
        twice = entry.column in cells if entry.key is None or not isinstance(inner, dict) else entry.key in inner
        if twice:
            world.problems.error("RW349", entry.span, f"the column '{entry.column}' stands twice in this row")
        elif entry.key is None:
            cells[entry.column] = cell
        else:
            assert isinstance(inner, dict)
            cells[entry.column] = {**inner, entry.key: cell}
    return RowText(extra.id, "", "", cells, extra.span)


def _check_rows(world: World, declaration: ast.Table, rows: list[RowText]) -> None:
    known = {name for column in declaration.columns for name in column.names}
    seen: dict[str, RowText] = {}
    for row in rows:
        if row.id in seen:
            other = seen[row.id].span
            world.problems.error(
                "RW340", row.span, f"two rows of {declaration.name} have the id '{row.id}'", f"the other stands in {other}"
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
                    _key_span(name, _first_span(raw) or row.span),
                    f"the table {declaration.name} has no column '{name}'",
                    did_you_mean(name, [*known, *RESERVED]),
                )
    if not rows and not world.problems.errors:
        world.problems.error("RW342", declaration.file_span, f"the table {declaration.name} has no rows")


def _first_span(raw: Raw) -> Span | None:
    match raw:
        case Cell():
            return raw.span
        case list():
            return _first_span(raw[0]) if raw else None
        case dict():
            return next((_first_span(one) for one in raw.values()), None)


def _key_span(key: str, value: Span) -> Span:
    """Where the key in `key: value` stands, if it stands on the same line."""
    at = value.source.line_text(value.line).rfind(key, 0, value.column - 1)
    return Span(value.source, value.line, at + 1, value.line, at + 1 + len(key)) if at >= 0 and key else value


# ---------------------------------------------------------------- YAML


def _read_file(world: World, declaration: ast.Table, file: str, span: Span) -> list[RowText] | None:
    path = _path_of(world, file.replace("\0", ""), span)
    if path is None:
        hint = "a table lies beside the game, as in from \"cards.yaml\""
        world.problems.error("RW343", span, f"'{file}' is not a YAML file in the game's folder", hint)
        return None
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        folders = (Path(span.source.name).parent, world.folder)
        known = [found.name for folder in folders if folder.is_dir() for found in folder.glob("*.y*ml")]
        hint = did_you_mean(file, known) or (f"there is {', '.join(sorted(set(known)))}" if known else "write it beside the game")
        world.problems.error("RW344", span, f"there is no file '{file}' in the game's folder", hint)
        return None
    except UnicodeDecodeError:
        world.problems.error("RW124", span, f"'{file}' is not written in UTF-8", "save it as UTF-8")
        return None
    return _parse_rows(world, Source(str(world.display(path)), text), span)


def _path_of(world: World, file: str, span: Span) -> Path | None:
    """A file beside the text that names it (a variant may lie elsewhere than its game), else in the game's folder; None if it
    is none of theirs."""
    folders = [folder.resolve() for folder in (Path(span.source.name).parent, world.folder)]
    paths = [path for folder in folders if (path := (folder / file).resolve()).is_relative_to(folder)]
    if not paths or paths[-1].suffix not in (".yaml", ".yml"):
        return None
    return next((path for path in paths if path.is_file()), paths[-1])


def _parse_rows(world: World, source: Source, span: Span) -> list[RowText] | None:
    import yaml

    start = Span(source, 1, 1, 1, 2)
    if len(source.text) > BYTES_MAX:
        world.problems.error("RW346", start, "this table is larger than a megabyte")
        return None
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
            text = source.line_text(line) if line <= len(source.line_starts) else ""
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


# ---------------------------------------------------------------- columns


def formula_cells(world: World, table: str, name: str, declaration: ast.Column) -> Iterator[Any]:
    """The parsed cells of a column that could be formulas or rules, for questions asked before types are known."""
    from rulewright.compiler.diagnostics import Problems

    is_rules = _is_rules(declaration.type)
    for row in world.table_rows.get(table, []):
        raw = row.cells.get(name)
        for cell in _all_cells(raw):
            parsed = _parse(world, row, cell, is_rules, Problems())
            if parsed is not None:
                yield parsed


def _is_rules(node: ast.TypeExpr) -> bool:
    if isinstance(node, ast.CollectionType):
        return isinstance(node.item, ast.RulesType)
    return isinstance(node, ast.RulesType)


def _all_cells(raw: Raw | None) -> Iterator[Cell]:
    match raw:
        case Cell():
            yield raw
        case list():
            for one in raw:
                yield from _all_cells(one)
        case dict():
            for one in raw.values():
                yield from _all_cells(one)


def _parse(world: World, row: RowText, cell: Cell, is_rules: bool, problems: Any) -> Any:
    """A cell as statements or as an expression, parsed once."""
    from rulewright.compiler.parse import parse_formula, parse_rules

    key = (cell.line, cell.column, cell.text, is_rules)
    if key not in row.parsed:
        simple = None if is_rules else _simple(cell)
        if simple is not None:
            row.parsed[key] = simple
        else:
            parse = parse_rules if is_rules else parse_formula
            result = parse(cell.text, cell.source, cell.line, cell.column, problems)
            if result is None:
                return None
            row.parsed[key] = result
    return row.parsed[key]


def _simple(cell: Cell) -> ast.Expr | None:
    """Plain numbers and words, read without the parser."""
    text = cell.text
    if NUMBER.fullmatch(text) and text[0] != "-":
        return ast.Number(int(text), cell.span)
    if text in ("yes", "no", "none"):
        return ast.Constant(text, cell.span)
    if text.isascii() and text.isidentifier():
        return ast.Name(text, cell.span)
    return None


def read_column(world: World, table: str, name: str, declaration: ast.Column) -> ir.ColumnData | ir.FormulaColumn:
    """All cells of a column: data, or formulas if one of them is not constant."""
    return _ColumnReader(world, table, name, declaration).read()


class _ColumnReader:
    def __init__(self, world: World, table: str, name: str, declaration: ast.Column) -> None:
        self.world, self.table, self.name, self.declaration = world, table, name, declaration
        self.kind, self.per, self.parameters = world.column_type(table, name)
        self.functions: list[int] = []
        self.dynamic = bool(self.parameters) and not self.is_rules
        self.uses_you = False

    @property
    def is_rules(self) -> bool:
        return isinstance(self.kind, ir.Rules) or (
            isinstance(self.kind, ir.ListOf) and isinstance(self.kind.item, ir.Rules)
        )

    def read(self) -> ir.ColumnData | ir.FormulaColumn:
        default = self.default()
        rows = self.world.table_rows[self.table]
        if not self.is_rules and self.per is None:
            formulas = self.formulas(rows, default)
            if formulas is not None:
                return formulas
        values = []
        for number, row in enumerate(rows):
            values.append(self.row_value(number + 1, row, default))
        return ir.ColumnData(self.name, self.kind, tuple(values), default, self.per)

    def default(self) -> Any:
        if self.declaration.default is not None:
            value, _ = self.world.evaluate(self.declaration.default, self.kind)
            return value
        return nothing(self.kind, self.world.components)

    def required(self) -> bool:
        """Whether a row must have this cell: there is no default and the type has no none."""
        if self.declaration.default is not None or self.is_rules or self.per is not None:
            return False
        if isinstance(self.declaration.type, ast.OptionalType):
            return False
        return not isinstance(self.kind, ir.SetOf | ir.BagOf | ir.ListOf)

    def row_value(self, number: int, row: RowText, default: Any) -> Any:
        from rulewright.compiler.world import Reported

        raw = row.cells.get(self.name)
        if self.per is not None:
            return self.per_values(number, row, raw, default)
        if raw is None:
            if self.required():
                self.missing(row)
            return default
        try:
            return self.value(number, row, raw, self.kind)
        except Reported:
            return default

    def missing(self, row: RowText) -> None:
        """A row without this cell; a misspelled column of the row has been told already."""
        known = {name for column in self.world.table_decls[self.table].columns for name in column.names}
        if not any(did_you_mean(name, [self.name]) for name in row.cells if name not in known):
            hint = "every row needs it, since the column has no default"
            self.world.problems.error("RW351", row.span, f"the row '{row.id}' has no '{self.name}'", hint)

    def per_values(self, number: int, row: RowText, raw: Raw | None, default: Any) -> tuple[Any, ...]:
        from rulewright.compiler.world import Reported

        assert self.per is not None
        size = domain_size(self.per, self.world.components)
        if size * len(self.world.table_rows[self.table]) > CELLS_MAX:
            message = f"the column '{self.name}' has {size:,} cells in each row, too many"
            self.world.problems.error("RW346", self.declaration.span, message)
            raise Reported
        values = [default] * size
        if raw is None:
            return tuple(values)
        if not isinstance(raw, dict):
            self.world.problems.error(
                "RW352",
                _first_span(raw) or row.span,
                f"'{self.name}' needs a mapping",
                f"write {{key: value}}, since the column is per {self.declaration.per}",
            )
            return tuple(values)
        for key, one in raw.items():
            at = self.key(key, _first_span(one) or row.span)
            if at is None:
                continue
            try:
                values[at] = self.value(number, row, one, self.kind)
            except Reported:
                continue
        return tuple(values)

    def key(self, text: str, span: Span) -> int | None:
        """The index a key of a `per` cell stands for."""
        match self.per:
            case ir.Member(enum):
                found = self.world.components.enums[enum]
                for words in (found.members, found.letters):
                    if text in words:
                        return words.index(text)
                hint = did_you_mean(text, found.members)
                self.world.problems.error("RW353", _key_span(text, span), f"'{text}' is not a member of {enum}", hint)
                return None
            case ir.Row(table):
                ids = self.world.components.tables[table].ids
                if text in ids:
                    return ids.index(text)
            case ir.Number(low, high) if NUMBER.fullmatch(text) and low <= int(text) <= high:
                return int(text) - low
            case ir.Seat() if NUMBER.fullmatch(text) and 0 <= int(text) < self.world.components.seats:
                return int(text)
        self.world.problems.error("RW353", _key_span(text, span), f"'{text}' is not a key of '{self.name}'")
        return None

    # ------------------------------------------------------------ one cell

    def value(self, number: int, row: RowText, raw: Raw, kind: ir.Type) -> Any:
        from rulewright.compiler.world import Reported

        if isinstance(kind, ir.Rules):
            return self.snippet(number, row, raw)
        if isinstance(raw, dict) and not raw:  # an empty collection is written {} or []
            raw = []
        if isinstance(raw, list):
            if isinstance(kind, ir.ListOf):
                items = tuple(self.value(number, row, one, kind.item) for one in raw)
                self.check_room(items, kind, _first_span(raw) or row.span)
                return items
            if isinstance(kind, ir.SetOf | ir.BagOf):
                found = self.collect([self.value(number, row, one, kind.item) for one in raw], kind)
                self.check_room(found, kind, _first_span(raw) or row.span)
                return found
        if isinstance(raw, Cell):
            letters = self.letters(raw, kind)
            if letters is not None:
                self.check_room(letters, kind, raw.span)
                return letters
            return self.expression(row, raw, kind)
        hint = "for several values declare the column as 'list of …' or 'set of …'"
        self.world.problems.error(
            "RW352", _first_span(raw) or row.span, f"a single value is needed in '{self.name}'", hint
        )
        raise Reported

    def collect(self, items: list[Any], kind: ir.SetOf | ir.BagOf) -> Any:
        counts = [0] * domain_size(kind.item, self.world.components)
        for item in items:
            if index_of(item, kind.item) >= 0:
                counts[index_of(item, kind.item)] += 1
        return tuple(counts) if isinstance(kind, ir.BagOf) else sum(1 << i for i, count in enumerate(counts) if count)

    def letters(self, cell: Cell, kind: ir.Type) -> Any:
        """Letters of an enum run together: `FFMSSM`, `b-b b-b`; None if the cell is not written so."""
        from rulewright.compiler.world import Reported

        item = kind.item if isinstance(kind, ir.Ring | ir.SetOf | ir.ListOf | ir.BagOf) else kind
        if not isinstance(item, ir.Member):
            return None
        enum = self.world.components.enums[item.enum]
        text = "".join(cell.text.split())
        if not text or not all(one == "-" or one in enum.letters for one in text):
            if isinstance(kind, ir.Ring):
                self.world.problems.error(
                    "RW355",
                    cell.span,
                    f"'{cell.text}' is not {kind.size} letters of {item.enum}",
                    f"its letters are {' '.join(x for x in enum.letters if x)}",
                )
                raise Reported
            return None
        codes = tuple(0 if one == "-" else enum.letters.index(one) + 1 for one in text)
        match kind:
            case ir.Member() if len(codes) == 1:
                return codes[0]
            case ir.Ring(size):
                if len(codes) != size:
                    self.world.problems.error("RW355", cell.span, f"{size} letters are needed here, not {len(codes)}")
                    raise Reported
                return codes
            case ir.SetOf() | ir.BagOf():
                return self.collect([code for code in codes if code], kind)
            case ir.ListOf():
                return codes
            case _:
                return None

    def expression(self, row: RowText, cell: Cell, kind: ir.Type) -> Any:
        from rulewright.compiler.world import Reported

        node = _parse(self.world, row, cell, False, self.world.problems)
        if node is None:
            raise Reported
        value, _ = self.world.evaluate(node, kind)
        self.check_range(value, kind, cell)
        self.check_room(value, kind, cell.span)
        return value

    def check_range(self, value: Any, kind: ir.Type, cell: Cell) -> None:
        from rulewright.compiler.world import Reported

        if isinstance(kind, ir.Number) and value != ir.NIL and not kind.low <= value <= kind.high:
            self.world.problems.error(
                "RW356", cell.span, f"{value} is outside {kind.low}..{kind.high}, the range of '{self.name}'"
            )
            raise Reported

    def check_room(self, value: Any, kind: ir.Type, span: Span) -> None:
        from rulewright.compiler.world import Reported

        message = overfull(value, kind)
        if message:
            self.world.problems.error("RW354", span, message)
            raise Reported

    # ------------------------------------------------------------ rules and formulas

    def snippet(self, number: int, row: RowText, raw: Raw) -> int:
        from rulewright.compiler.world import Reported, SnippetDraft

        if not isinstance(raw, Cell):
            self.world.problems.error("RW352", _first_span(raw) or row.span, f"'{self.name}' holds rules: write a text")
            raise Reported
        if not raw.text.strip():
            return 0
        statements = _parse(self.world, row, raw, True, self.world.problems)
        if statements is None:
            raise Reported
        text = " ".join(raw.text.split())
        self.world.snippets.append(
            SnippetDraft(self.table, number, self.name, text, statements, self.parameters, raw.span)
        )
        return len(self.world.snippets)

    def formulas(self, rows: list[RowText], default: Any) -> ir.FormulaColumn | None:
        """The column as formulas, or None if every cell is constant."""
        from rulewright.compiler.calls import DefMaker, _maker
        from rulewright.compiler.world import Reported

        written = [(number + 1, row, row.cells[self.name]) for number, row in enumerate(rows) if self.name in row.cells]
        cells = [
            (number, row, raw)
            for number, row, raw in written
            if isinstance(raw, Cell) and self.letters_quiet(raw) is None
        ]
        if not self.parameters and not any(self.is_formula(row, raw) for _, row, raw in cells):
            return None
        maker: DefMaker = _maker(Context(self.world))
        parsed = [_parse(self.world, row, raw, False, self.world.problems) for _, row, raw in cells]
        uses_you = any(node is not None and maker.usage.uses_you(node) for node in parsed)
        functions = [-1] * len(rows)
        for number, row, raw in cells:
            try:
                functions[number - 1] = self.formula(number, row, raw, uses_you)
            except Reported:
                continue
        for number, row in enumerate(rows):
            if functions[number] < 0 and self.name not in row.cells and self.required():
                self.missing(row)
        return ir.FormulaColumn(
            self.name, self.kind, tuple(functions), default, tuple(kind for _, kind in self.parameters), uses_you
        )

    def letters_quiet(self, cell: Cell) -> Any:
        return self.letters(cell, self.kind) if not isinstance(self.kind, ir.Ring) else 0

    def is_formula(self, row: RowText, cell: Cell) -> bool:
        """Whether a cell of a column without parameters reads the state."""
        from rulewright.compiler.diagnostics import Problems
        from rulewright.compiler.expressions import elaborate
        from rulewright.compiler.world import Reported

        node = _parse(self.world, row, cell, False, self.world.problems)
        if node is None or isinstance(node, ast.Number | ast.Constant):
            return False
        kept, self.world.problems = self.world.problems, Problems()
        try:
            ctx = Context(self.world)
            ctx.scopes[-1]["you"] = Variable(ctx.add_slot("you", ir.Seat()), ir.Seat())
            ctx.scopes[-1]["this"] = ir.Const(1, ir.Row(self.table))
            constant(elaborate(ctx, node, self.kind), self.world)
        except NotConstant:
            return True
        except Reported:
            return False
        finally:
            self.world.problems = kept
        return False

    def formula(self, number: int, row: RowText, cell: Cell, uses_you: bool) -> int:
        from rulewright.compiler.expressions import elaborate
        from rulewright.compiler.world import Reported

        node = _parse(self.world, row, cell, False, self.world.problems)
        if node is None:
            raise Reported
        ctx = Context(self.world)
        ctx.add_slot("this", ir.Row(self.table))
        ctx.scopes[-1]["this"] = ir.Const(number, ir.Row(self.table))
        for name, kind in self.parameters:
            ctx.bind(name, kind)
        params = len(ctx.slots)
        if uses_you:
            ctx.bind("you", ir.Seat())
            params += 1
        result = elaborate(ctx, node, self.kind)
        if isinstance(result, ir.Const):
            self.check_range(result.value, self.kind, cell)
        function = ir.Function(
            len(self.world.functions),
            f"{self.table}_{self.name}_{row.id}",
            params,
            tuple(ctx.slots),
            (),
            result,
            uses_you,
            where(cell.span),
        )
        self.world.functions.append(function)
        return function.number
