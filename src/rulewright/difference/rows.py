"""What is written differently in the rows of tables, cell by cell, as it stands in their files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rulewright.compiler.elaborate.cells import Cell, Raw, RowText
from rulewright.difference.change import Change
from rulewright.difference.clauses import Clause, place_of, tokens
from rulewright.difference.pairing import same_value
from rulewright.runtime import ir
from rulewright.runtime.words import Words

TABLE = "table"
MOST_NAMED = 8  # rows, where their order is told


class Sheet(NamedTuple):
    """A table: as compiled, as written, and the words for its values."""

    table: ir.Table
    rows: list[RowText]
    words: Words


def row_changes(
    ours: Sheet, theirs: Sheet, clauses: tuple[Clause, ...], translated: Callable[[str], str]
) -> Iterator[Change]:
    """Rows that came, went or changed, cell by cell, or stand in another order; a row without a rule id goes by those
    of its column and its table. `translated` is a text of the first game in the words of the second."""
    title = f"{TABLE} {ours.table.name}"
    of_table = clauses[0].rules if clauses else ()
    of_columns = {tokens(clause.text)[0]: clause.rules for clause in clauses[1:]}
    there = {identity: number for number, identity in enumerate(theirs.table.ids)}
    for number, identity in enumerate(ours.table.ids):
        rules = _rules_of(ours, number) or of_table
        if identity not in there:
            yield Change(title, rules, _whole(identity, ours.rows[number]), "", place_of(ours.rows[number].span))
            continue
        places = [place_of(row.span) for row in (ours.rows[number], theirs.rows[there[identity]])]
        for column in {**ours.table.columns, **theirs.table.columns}:
            texts = _cells(ours, theirs, number, there[identity], column, translated)
            if texts is not None:
                both = [f"{identity}.{column} = {text}" if text else "" for text in texts]
                yield Change(title, tuple(dict.fromkeys((*rules, *of_columns.get(column, ())))), *both, *places)
    for identity, number in there.items():
        if identity not in ours.table.ids:
            rules = _rules_of(theirs, number) or of_table
            row = theirs.rows[number]
            yield Change(title, rules, "", _whole(identity, row), "", place_of(row.span))
    orders = [[one for one in ids if one in there and one in ours.table.ids] for ids in (ours.table.ids, there)]
    if orders[0] != orders[1]:
        yield Change(title, of_table, *(f"the rows in the order {_some(order)}" for order in orders))


def _rules_of(sheet: Sheet, row: int) -> tuple[str, ...]:
    return tuple(filter(None, (sheet.table.rules[row],)))


def _cells(
    ours: Sheet, theirs: Sheet, here: int, there: int, column: str, translated: Callable[[str], str]
) -> tuple[str, str] | None:
    """A cell in both games if it differs. One that is not written says what its column says of it."""
    written = _text(ours.rows[here].cells.get(column)), _text(theirs.rows[there].cells.get(column))
    columns = ours.table.columns.get(column), theirs.table.columns.get(column)
    values = _value(ours, here, columns[0]), _value(theirs, there, columns[1])
    if None in columns or None in values:
        same = tokens(translated(written[0])) == tokens(written[1])
        return None if same else written
    if same_value(*values):
        return None
    return written if all(written) and written[0] != written[1] else (values[0] or "", values[1] or "")


def _value(sheet: Sheet, row: int, column: ir.ColumnData | ir.FormulaColumn | None) -> str | None:
    """What a cell holds; None where that is rules or a formula, which are what is written."""
    if not isinstance(column, ir.ColumnData) or isinstance(column.type, ir.Rules):
        return None
    value = column.values[row]
    if column.per is not None:
        return "[" + ", ".join(sheet.words.write(one, column.type) for one in value) + "]"
    return sheet.words.write(value, column.type)


def _text(raw: Raw | None) -> str:
    """A cell as it is written, in one line."""
    match raw:
        case Cell():
            return " ".join(raw.text.split())
        case list():
            return f"[{', '.join(_text(one) for one in raw)}]"
        case dict():
            return f"{{{', '.join(f'{key}: {_text(one)}' for key, one in raw.items())}}}"
    return ""


def _whole(identity: str, row: RowText) -> str:
    named = [f"name = {row.title}"] if row.title not in ("", row.id) else []
    cells = [*named, *(f"{column} = {_text(raw)}" for column, raw in row.cells.items())]
    return f"row {identity}" + (f": {', '.join(cells)}" if cells else "")


def _some(names: list[str]) -> str:
    return ", ".join([*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])])
