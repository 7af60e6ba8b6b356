"""What a row of a table is, in a few words."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import ir


def description(row: int, kind: ir.Row, program: ir.Program) -> str:
    """What a row is, in a few words: its title if it has one, otherwise the rules that stand in its cells, as people
    read."""
    table = program.tables[kind.table]
    if table.titles[row - 1] != table.ids[row - 1]:
        return table.titles[row - 1]
    return rules_text(row, kind, program)


def rules_text(row: int, kind: ir.Row, program: ir.Program) -> str:
    """The rules that stand in the cells of a row, as people read."""
    table = program.tables[kind.table]
    texts = [_rules(column, row, program) for column in table.columns.values() if isinstance(column, ir.ColumnData)]
    return "; ".join(text for text in texts if text).replace("_", " ")


def _rules(column: ir.ColumnData, row: int, program: ir.Program) -> str:
    value: Any = column.values[row - 1]
    if column.per is not None:
        return _by_name(column, value, program) if column.type == ir.Rules() else ""
    match column.type:
        case ir.Rules() if value:
            return str(program.snippets[value - 1].text)
        case ir.ListOf(ir.Rules()):
            return ", ".join(program.snippets[one - 1].text for one in value)
        case _:
            return ""


def _by_name(column: ir.ColumnData, values: tuple[int, ...], program: ir.Program) -> str:
    """Rules by a name, such as the moment when they are carried out."""
    assert column.per is not None
    names = program.enums[column.per.enum].members if isinstance(column.per, ir.Member) else ()
    said = [(name, program.snippets[one - 1].text) for name, one in zip(names, values) if one]
    return "; ".join(f"{name}: {text}" for name, text in said)
