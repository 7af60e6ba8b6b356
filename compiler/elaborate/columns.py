"""Columns of tables: their cells as data, formulas or rules, typed by the definition."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.cells import NUMBER, Cell, Raw, RowText, first_span, parse_cell
from rulewright.compiler.elaborate.constants import NotConstant, constant
from rulewright.compiler.elaborate.context import Context, Variable, where
from rulewright.compiler.elaborate.draft import SnippetDraft
from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.types import overfull, through_none
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, index_of, nothing

CELLS_MAX = 1_000_000


def read_column(world: World, table: str, name: str, declaration: ast.Column) -> ir.ColumnData | ir.FormulaColumn:
    """All cells of a column: data, or formulas if one of them is not constant."""
    return _ColumnReader(world, table, name, declaration).read()


class _ColumnReader:
    def __init__(self, world: World, table: str, name: str, declaration: ast.Column) -> None:
        self.world, self.table, self.name, self.declaration = world, table, name, declaration
        self.kind, self.per, self.parameters = world.column_type(table, name)
        self.read_as = self.kind if declaration.default is not None else through_none(self.kind)
        self.without: list[RowText] = []  # the rows that lack a cell they need

    @property
    def is_rules(self) -> bool:
        return isinstance(self.kind, ir.Rules) or (
            isinstance(self.kind, ir.ListOf) and isinstance(self.kind.item, ir.Rules)
        )

    def read(self) -> ir.ColumnData | ir.FormulaColumn:
        found = self.data_or_formulas()
        self.tell_missing()
        return found

    def data_or_formulas(self) -> ir.ColumnData | ir.FormulaColumn:
        default = self.default()
        rows = self.world.draft.rows[self.table]
        if not self.is_rules and self.per is None:
            formulas = self.formulas(rows, default)
            if formulas is not None:
                return formulas
        values = []
        for number, row in enumerate(rows):
            values.append(self.row_value(number + 1, row, default))
        return ir.ColumnData(self.name, self.read_as, tuple(values), default, self.per)

    def default(self) -> Any:
        if self.declaration.default is not None:
            value, _ = evaluate(self.world, self.declaration.default, self.kind)
            return value
        return nothing(self.read_as, self.world.draft)

    def required(self) -> bool:
        """Whether a row must have this cell: there is no default and the type has no none."""
        if self.declaration.default is not None or self.is_rules or self.per is not None:
            return False
        if isinstance(self.declaration.type, ast.OptionalType):
            return False
        return not isinstance(self.kind, ir.SetOf | ir.BagOf | ir.ListOf)

    def row_value(self, number: int, row: RowText, default: Any) -> Any:
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
            self.without.append(row)

    def tell_missing(self) -> None:
        """All rows without this cell at once."""
        if not self.without:
            return
        first, ids = self.without[0], [f"'{row.id}'" for row in self.without]
        message = f"the row {ids[0]} has no '{self.name}'"
        if len(ids) > 1:
            told = ", ".join([*ids[:3], "…"] if len(ids) > 4 else ids)
            message = f"{len(ids)} rows have no '{self.name}': {told}"
        default = {ir.Truth: "no", ir.Number: str(nothing(self.kind, self.world.draft))}.get(type(self.kind), "…")
        hint = f"every row needs it, unless the column has a default, such as '= {default}'"
        if self.declaration.span.source is not self.world.game.span.source:
            hint = f"give the new column a default in {self.declaration.span}"
        self.world.problems.error("RW351", first.span, message, hint)

    def per_values(self, number: int, row: RowText, raw: Raw | None, default: Any) -> tuple[Any, ...]:
        assert self.per is not None
        size = domain_size(self.per, self.world.draft)
        if size * len(self.world.draft.rows[self.table]) > CELLS_MAX:
            message = f"the column '{self.name}' has {size:,} cells in each row, too many"
            self.world.problems.error("RW346", self.declaration.span, message)
            raise Reported
        values = [default] * size
        if raw is None:
            return tuple(values)
        if not isinstance(raw, dict):
            self.world.problems.error(
                "RW352",
                first_span(raw) or row.span,
                f"'{self.name}' needs a mapping",
                f"write {{key: value}}, since the column is per {self.declaration.per}",
            )
            return tuple(values)
        for key, one in raw.items():
            at = self.key(key, first_span(one) or row.span)
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
                found = self.world.draft.enums[enum]
                for words in (found.members, found.letters):
                    if text in words:
                        return words.index(text)
                hint = did_you_mean(text, found.members)
                self.world.problems.error("RW353", span.word_before(text), f"'{text}' is not a member of {enum}", hint)
                return None
            case ir.Row(table):
                ids = self.world.draft.tables[table].ids
                if text in ids:
                    return ids.index(text)
            case ir.Number(low, high) if NUMBER.fullmatch(text) and low <= int(text) <= high:
                return int(text) - low
            case ir.Seat() if NUMBER.fullmatch(text) and 0 <= int(text) < self.world.draft.seats:
                return int(text)
        self.world.problems.error("RW353", span.word_before(text), f"'{text}' is not a key of '{self.name}'")
        return None

    # ------------------------------------------------------------ one cell

    def value(self, number: int, row: RowText, raw: Raw, kind: ir.Type) -> Any:
        if isinstance(kind, ir.Rules):
            return self.snippet(number, row, raw)
        if isinstance(raw, dict) and not raw:  # an empty collection is written {} or []
            raw = []
        if isinstance(raw, list):
            if isinstance(kind, ir.ListOf):
                items = tuple(self.value(number, row, one, kind.item) for one in raw)
                self.check_room(items, kind, first_span(raw) or row.span)
                return items
            if isinstance(kind, ir.Ring):
                return self.ring(
                    [self.value(number, row, one, kind.item) for one in raw], kind, first_span(raw) or row.span
                )
            if isinstance(kind, ir.SetOf | ir.BagOf):
                found = self.collect([self.value(number, row, one, kind.item) for one in raw], kind)
                self.check_room(found, kind, first_span(raw) or row.span)
                return found
        if isinstance(raw, Cell):
            letters = self.letters(raw, kind)
            if letters is not None:
                self.check_room(letters, kind, raw.span)
                return letters
            if isinstance(kind, ir.Ring):
                message, hint = f"'{raw.text}' is not {kind.size} values", "write them in brackets: [a, b, …]"
                self.world.problems.error("RW355", raw.span, message, hint)
                raise Reported
            return self.expression(row, raw, kind)
        hint = "for several values declare the column as 'list of …' or 'set of …'"
        self.world.problems.error(
            "RW352", first_span(raw) or row.span, f"a single value is needed in '{self.name}'", hint
        )
        raise Reported

    def ring(self, items: list[Any], kind: ir.Ring, span: Span) -> tuple[Any, ...]:
        if len(items) != kind.size:
            self.world.problems.error("RW355", span, f"{kind.size} values are needed here, not {len(items)}")
            raise Reported
        return tuple(items)

    def collect(self, items: list[Any], kind: ir.SetOf | ir.BagOf) -> Any:
        counts = [0] * domain_size(kind.item, self.world.draft)
        for item in items:
            if index_of(item, kind.item) >= 0:
                counts[index_of(item, kind.item)] += 1
        return tuple(counts) if isinstance(kind, ir.BagOf) else sum(1 << i for i, count in enumerate(counts) if count)

    def letters(self, cell: Cell, kind: ir.Type) -> Any:
        """Letters of an enum run together: `FFMSSM`, `b-b b-b`; None if the cell is not written so."""
        item = kind.item if isinstance(kind, ir.Ring | ir.SetOf | ir.ListOf | ir.BagOf) else kind
        if not isinstance(item, ir.Member):
            return None
        enum = self.world.draft.enums[item.enum]
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
        node = parse_cell(row, cell, False, self.world.problems)
        if node is None:
            raise Reported
        value, _ = evaluate(self.world, node, kind)
        self.check_range(value, kind, cell)
        self.check_room(value, kind, cell.span)
        return value

    def check_range(self, value: Any, kind: ir.Type, cell: Cell) -> None:
        if isinstance(kind, ir.Number) and value != ir.NIL and not kind.low <= value <= kind.high:
            self.world.problems.error(
                "RW356", cell.span, f"{value} is outside {kind.low}..{kind.high}, the range of '{self.name}'"
            )
            raise Reported

    def check_room(self, value: Any, kind: ir.Type, span: Span) -> None:
        message = overfull(value, kind)
        if message:
            self.world.problems.error("RW354", span, message)
            raise Reported

    # ------------------------------------------------------------ rules and formulas

    def snippet(self, number: int, row: RowText, raw: Raw) -> int:
        if not isinstance(raw, Cell):
            self.world.problems.error("RW352", first_span(raw) or row.span, f"'{self.name}' holds rules: write a text")
            raise Reported
        if not raw.text.strip():
            return 0
        statements = parse_cell(row, raw, True, self.world.problems)
        if statements is None:
            raise Reported
        text = " ".join(raw.text.split())
        self.world.draft.snippets.append(
            SnippetDraft(self.table, number, self.name, text, statements, self.parameters, raw.span)
        )
        return len(self.world.draft.snippets)

    def formulas(self, rows: list[RowText], default: Any) -> ir.FormulaColumn | None:
        """The column as formulas, or None if every cell is constant."""
        written = [(number + 1, row, row.cells[self.name]) for number, row in enumerate(rows) if self.name in row.cells]
        cells = [
            (number, row, raw)
            for number, row, raw in written
            if isinstance(raw, Cell) and self.letters_quiet(raw) is None
        ]
        if not self.parameters and not any(self.is_formula(row, raw) for _, row, raw in cells):
            return None
        parsed = [parse_cell(row, raw, False, self.world.problems) for _, row, raw in cells]
        uses_you = any(node is not None and self.world.usage.uses_you(node) for node in parsed)
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
            self.name, self.read_as, tuple(functions), default, tuple(kind for _, kind in self.parameters), uses_you
        )

    def letters_quiet(self, cell: Cell) -> Any:
        return self.letters(cell, self.kind) if not isinstance(self.kind, ir.Ring) else 0

    def is_formula(self, row: RowText, cell: Cell) -> bool:
        """Whether a cell of a column without parameters reads the state."""
        node = parse_cell(row, cell, False, self.world.problems)
        if node is None or isinstance(node, ast.Number | ast.Constant):
            return False
        ctx = Context(self.world)
        ctx.scopes[-1]["you"] = Variable(ctx.add_slot("you", ir.Seat()), ir.Seat())
        ctx.scopes[-1]["this"] = ir.Const(1, ir.Row(self.table))
        with self.world.problems.apart():
            try:
                constant(ctx.elaborate(node, self.kind), self.world)
            except NotConstant:
                return True
            except Reported:  # what is wrong is told when the cell is read: with a player who acts, if it asks for one
                return self.world.usage.uses_you(node)
        return False

    def formula(self, number: int, row: RowText, cell: Cell, uses_you: bool) -> int:
        node = parse_cell(row, cell, False, self.world.problems)
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
        result = ctx.elaborate(node, self.kind)
        if isinstance(result, ir.Const):
            self.check_range(result.value, self.kind, cell)
        function = ir.Function(
            len(self.world.draft.functions),
            f"{self.table}_{self.name}_{row.id}",
            params,
            tuple(ctx.slots),
            (),
            result,
            uses_you,
            where(cell.span),
        )
        self.world.draft.functions.append(function)
        return function.number
