"""Where elaboration begins: a world that knows how everything is made."""

from __future__ import annotations

from rulewright.compiler.elaborate.boards import declared_board
from rulewright.compiler.elaborate.columns import read_column
from rulewright.compiler.elaborate.declared_types import named_type, type_of
from rulewright.compiler.elaborate.expressions import elaborate, loose
from rulewright.compiler.elaborate.options import bound_option
from rulewright.compiler.elaborate.states import declared_record, declared_state
from rulewright.compiler.elaborate.tables import load_table
from rulewright.compiler.elaborate.world import Given, Makers, World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems

MAKERS = Makers(
    option=bound_option,
    board=declared_board,
    record=declared_record,
    state=declared_state,
    rows=load_table,
    column=read_column,
    type=type_of,
    named_type=named_type,
    expression=elaborate,
    loose_expression=loose,
)


def new_world(game: ast.Game, name: str, given: Given, problems: Problems, makers: Makers = MAKERS) -> World:
    """The world of a game: its declarations, to be resolved as they are asked for."""
    return World(game, name, given, problems, makers)
