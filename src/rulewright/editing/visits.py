"""How each kind of node declares and mentions names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.editing.naming import CALLS, MOVES, OPTION, PARTS, TYPES, VALUES, WORD, Finder, Names, Visit, word_in


def names_in(trees: Iterable[Any]) -> Names:
    """The names in some trees of one text."""
    finder = Finder(VISITS)
    for tree in trees:
        finder.visit(tree)
    return finder.names()


# ---------------------------------------------------------------- expressions


def _name(finder: Finder, node: ast.Name | ast.NamedType) -> None:
    finder.word(node.name, node.span, VALUES if isinstance(node, ast.Name) else TYPES)


def _yours(finder: Finder, node: ast.Yours) -> None:
    finder.word(node.name, word_in(node.span, node.name, 1))


def _attribute(finder: Finder, node: ast.Attribute | ast.FormulaCall) -> None:
    finder.parts(node)
    finder.mention(node.name, PARTS, node.name_span, of=node.item.span)


def _call(finder: Finder, node: ast.Call) -> None:
    finder.word(node.name, node.name_span, CALLS)
    finder.parts(node)


def _command(finder: Finder, node: ast.Command) -> None:
    finder.mention(node.name, ("action",), node.name_span)
    finder.parts(node)


def _comprehension(finder: Finder, node: ast.Comprehension | ast.Aggregate) -> None:
    with finder.scope():
        finder.generators(node.generators)
        finder.parts(node, node.generators)


def _function(finder: Finder, node: ast.Function) -> None:
    with finder.scope():
        finder.local(node.parameter, word_in(node.span, node.parameter), node.span)
        finder.visit(node.body)


def _choice_type(finder: Finder, node: ast.ChoiceType) -> None:
    for at, member in enumerate(node.members):
        span = word_in(node.span, member, at)
        finder.declare("member", member, span, node.span, "|".join(node.members))


# ---------------------------------------------------------------- statements


def _binding(finder: Finder, node: ast.Let | ast.Var | ast.Draw | ast.Roll) -> None:
    finder.parts(node)
    finder.local(node.name, word_in(node.span, node.name, 1), node.span)


def _for(finder: Finder, node: ast.For) -> None:
    finder.visit(node.source)
    with finder.scope():
        finder.local(node.name, word_in(node.span, node.name, 1), node.span)
        finder.visit(node.clauses)
        finder.statements(node.body)


def _phase(finder: Finder, node: ast.Phase) -> None:
    finder.declare("phase", node.name, word_in(node.span, node.name, 1), node.span)
    finder.parts(node)


def _alternative(finder: Finder, node: ast.Alternative) -> None:
    if node.name is not None:
        finder.declare("choice", node.name, word_in(node.span, node.name), node.span)
    with finder.scope():
        for one in node.ranges:
            finder.visit(one.source)
            finder.local(one.name, word_in(one.span, one.name, 1 if one.preposition else 0), one.span)
            finder.visit(one.clauses)
            finder.reason(one)
        finder.statements(node.body)
        finder.reason(node)


# ---------------------------------------------------------------- declarations


def _plain(kind: str) -> Visit:
    def visit(finder: Finder, node: Any) -> None:
        finder.declare(kind, node.name, node.name_span, node.span)
        finder.parts(node)

    return visit


def _enum(finder: Finder, node: ast.Enum) -> None:
    finder.declare("enum", node.name, node.name_span, node.span)
    for member in node.members:
        finder.declare("member", member.name, word_in(member.span, member.name), member.span, node.name)


def _record(finder: Finder, node: ast.Record) -> None:
    finder.declare("record", node.name, node.name_span, node.span)
    finder.fields(node.fields, node.name)


def _table(finder: Finder, node: ast.Table) -> None:
    finder.declare("table", node.name, node.name_span, node.span)
    for column in node.columns:
        _column(finder, column, node.name)


def _column(finder: Finder, node: ast.Column, table: str) -> None:
    for at, name in enumerate(node.names):
        finder.declare("column", name, word_in(node.span, name, at), node.span, table)
    with finder.scope():
        finder.fields(node.parameters, "")
        if node.per is not None:
            finder.mention(node.per, TYPES, _last_word(node.span, node.per))
        finder.parts(node, node.parameters)


def _board(finder: Finder, node: ast.Board) -> None:
    finder.declare("board", node.name, node.name_span, node.span)
    if isinstance(node.shape, ast.AxesShape):
        for name, _ in node.shape.axes:
            finder.declare("axis", name, word_in(node.shape.span, name), node.shape.span, node.name)
    for one in node.directions:
        finder.declare("direction", one.name, word_in(one.span, one.name), one.span, node.name)
    finder.parts(node)


def _state(finder: Finder, node: ast.State) -> None:
    for name, span in zip(node.names, node.name_spans):
        finder.declare("state", name, span, node.span)
    finder.parts(node)


def _network(finder: Finder, node: ast.Network) -> None:
    finder.declare("network", node.name, node.name_span, node.span)
    with finder.scope():
        finder.local(node.node, word_in(node.span, node.node, 3), node.span)
        finder.mention(node.over, TYPES, word_in(node.span, node.over, 5))
        finder.parts(node, node.tallies)
        for tally in node.tallies:
            finder.declare("tally", tally.name, word_in(tally.span, tally.name), tally.span, node.name)
            with finder.scope():
                if tally.index_name is not None and tally.index_type is not None:
                    finder.local(tally.index_name, word_in(tally.span, tally.index_name, 2), tally.span)
                    finder.mention(tally.index_type, TYPES, word_in(tally.span, tally.index_type, 4))
                finder.parts(tally)


def _def(finder: Finder, node: ast.Def) -> None:
    finder.declare("def", node.name, node.name_span, node.span)
    with finder.scope():
        finder.parameters(node.parameters)
        finder.statements(node.lets)
        finder.visit(node.result)
        finder.reason(node)


def _action(finder: Finder, node: ast.Action) -> None:
    finder.declare("action", node.name, node.name_span, node.span)
    with finder.scope():
        finder.parameters(node.parameters)
        finder.statements(node.body)


def _show(finder: Finder, node: ast.Show) -> None:
    finder.mention(node.name, TYPES, node.name_span)
    for layer in node.layers:
        finder.mention(layer.name, (*VALUES, "column"), word_in(layer.span, layer.name))


def _hide(finder: Finder, node: ast.Hide) -> None:
    for name, span in zip(node.names, node.name_spans):
        finder.mention(name, VALUES, span)


def _last_word(span: Span, word: str) -> Span:
    found = [one for one in WORD.finditer(span.text) if one[0] == word]
    if not found or span.line != span.end_line:
        return span
    column = span.column + found[-1].start()
    return Span(span.source, span.line, column, span.line, column + len(word))


# ---------------------------------------------------------------- variants and scenarios


def _set_option(finder: Finder, node: ast.SetOption) -> None:
    finder.mention(node.name, ("option",), word_in(node.span, node.name, 1))
    if isinstance(node.value, ast.Name):
        finder.mention(node.value.name, VALUES, node.value.span, OPTION + node.name)
    else:
        finder.visit(node.value)


def _change_option(finder: Finder, node: ast.ReplaceOption | ast.ExtendOption) -> None:
    finder.mention(node.action, ("action",), word_in(node.span, node.action, 1))
    finder.mention(node.option, ("choice",), word_in(node.span, node.option, 2))
    finder.visit(node.body)


def _around(finder: Finder, node: ast.Around) -> None:
    finder.mention(node.action, ("action",), word_in(node.span, node.action, 1))
    finder.visit(node.body)


def _add_rows(finder: Finder, node: ast.AddRows) -> None:
    finder.mention(node.table, ("table",), word_in(node.span, node.table, 1))


def _drop_rows(finder: Finder, node: ast.DropRows) -> None:
    finder.mention(node.table, ("table",), word_in(node.span, node.table, 1))
    for at, row in enumerate(node.rows):
        finder.mention(row, ("row",), word_in(node.span, row, 2 + at), node.table)


def _new_column(finder: Finder, node: ast.NewColumn) -> None:
    finder.mention(node.table, ("table",), word_in(node.span, node.table, 2))
    _column(finder, node.column, node.table)
    for cell in node.cells:
        finder.mention(cell.row, ("row",), word_in(cell.span, cell.row), node.table)


def _extra_row(finder: Finder, node: ast.ExtraRow) -> None:
    finder.mention(node.table, ("table",), word_in(node.span, node.table, 1))
    finder.declare("row", node.id, word_in(node.span, node.id, 2), node.span, node.table)
    for entry in node.entries:
        finder.mention(entry.column, ("column",), word_in(entry.span, entry.column), node.table)
        if entry.key is not None:
            finder.mention(entry.key, ("member", "row"), word_in(entry.span, entry.key, 1))


def _start_at(finder: Finder, node: ast.StartAt) -> None:
    finder.mention(node.phase, ("phase",), word_in(node.span, node.phase, 2))
    for name, value in node.bindings:
        finder.mention(name, ("state",), value.span.word_before(name))
        finder.visit(value)


def _move(finder: Finder, node: ast.Move) -> None:
    """The words of a move: the first names an option, the others are values."""
    at = node.span.text.find(node.text)
    if at < 0 or node.span.line != node.span.end_line:
        return
    for found in WORD.finditer(node.text):
        column = node.span.column + at + found.start()
        span = Span(node.span.source, node.span.line, column, node.span.line, column + len(found[0]))
        finder.mention(found[0], MOVES if found.start() == 0 else (*MOVES[1:], "choice"), span)


VISITS: dict[type, Visit] = {
    ast.Name: _name,
    ast.NamedType: _name,
    ast.Yours: _yours,
    ast.Attribute: _attribute,
    ast.FormulaCall: _attribute,
    ast.Call: _call,
    ast.Command: _command,
    ast.Comprehension: _comprehension,
    ast.Aggregate: _comprehension,
    ast.Function: _function,
    ast.ChoiceType: _choice_type,
    ast.Let: _binding,
    ast.Var: _binding,
    ast.Draw: _binding,
    ast.Roll: _binding,
    ast.For: _for,
    ast.Phase: _phase,
    ast.Alternative: _alternative,
    ast.Option: _plain("option"),
    ast.Score: _plain("score"),
    ast.Enum: _enum,
    ast.Record: _record,
    ast.Table: _table,
    ast.Board: _board,
    ast.State: _state,
    ast.Network: _network,
    ast.Def: _def,
    ast.Action: _action,
    ast.Show: _show,
    ast.Hide: _hide,
    ast.SetOption: _set_option,
    ast.ReplaceOption: _change_option,
    ast.ExtendOption: _change_option,
    ast.Around: _around,
    ast.AddRows: _add_rows,
    ast.DropRows: _drop_rows,
    ast.NewColumn: _new_column,
    ast.ExtraRow: _extra_row,
    ast.StartAt: _start_at,
    ast.Move: _move,
}
