"""Cells of tables that can be changed: numbers, words, letters run together, and the rules and formulas in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compiler.elaborate.cells import Cell, Raw, RowText
from rulewright.compiler.syntax import ast
from rulewright.runtime import ir


@dataclass(frozen=True)
class Written:
    """A cell with what it is parsed to; None where it is letters of an enum run together."""

    cell: Cell
    key: Any
    parsed: Any


def cells_of(row: RowText, column: str) -> Iterator[Written]:
    """The cells that a row has in a column, those of a mapping or list one by one."""
    parsed = {key[:3]: (key, value) for key, value in row.parsed.items()}
    for cell in _leaves(row.cells.get(column)):
        key, tree = parsed.get((cell.line, cell.column, cell.text), (None, None))
        yield Written(cell, key, tree)


def _leaves(raw: Raw | None) -> Iterator[Cell]:
    match raw:
        case Cell():
            yield raw
        case list():
            for one in raw:
                yield from _leaves(one)
        case dict():
            for one in raw.values():
                yield from _leaves(one)


def with_tree(row: RowText, key: Any, tree: Any) -> RowText:
    """The row with a cell that says something else."""
    return replace(row, parsed={**row.parsed, key: tree})


def with_text(row: RowText, cell: Cell, text: str) -> RowText:
    """The row with a cell in which something else is written."""
    cells = {name: _put(raw, cell, replace(cell, text=text)) for name, raw in row.cells.items()}
    return replace(row, cells=cells)


def _put(raw: Raw, cell: Cell, instead: Cell) -> Raw:
    match raw:
        case Cell():
            return instead if raw is cell else raw
        case list():
            return [_put(one, cell, instead) for one in raw]
        case dict():
            return {name: _put(one, cell, instead) for name, one in raw.items()}


def other_letters(cell: Cell, kind: ir.Type, enums: dict[str, ir.Enum], row: int) -> str | None:
    """Letters of an enum with one of them replaced by the next one; which one differs from row to row."""
    item = kind.item if isinstance(kind, ir.Ring | ir.SetOf | ir.ListOf | ir.BagOf) else kind
    if not isinstance(item, ir.Member):
        return None
    letters = [one for one in enums[item.enum].letters if one]
    places = [at for at, one in enumerate(cell.text) if one in letters]
    if len(letters) < 2 or not places:
        return None
    at = places[row % len(places)]
    other = letters[(letters.index(cell.text[at]) + 1) % len(letters)]
    return cell.text[:at] + other + cell.text[at + 1 :]


def is_rules(tree: Any) -> bool:
    """Whether a cell holds statements."""
    return isinstance(tree, tuple) or isinstance(tree, ast.Statement)
