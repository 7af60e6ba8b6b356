"""`show` and `hide`: how boards, tables and enums look in a terminal. Nothing of it touches the rules."""

from __future__ import annotations

from rulewright.compiler.elaborate.context import Context
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.placing import COLOURS, FORMS, is_companion, lies_on

ASKED = "asked"  # what the cell or row is called in the expression that asks a def about it


def shows_of(world: World) -> tuple[ir.Show, ...]:
    """What the game says about drawing its boards and enums."""
    found = []
    for declaration in world.shows.values():
        if declaration.name in world.board_decls:
            if _is_made(world, declaration.name):
                found.append(_board(world, declaration))
        elif declaration.name in world.enum_decls:
            found.append(_enum(world, declaration))
        elif declaration.name in world.table_decls:
            found.append(_table(world, declaration))
        else:
            hint = did_you_mean(declaration.name, [*world.board_decls, *world.table_decls, *world.enum_decls])
            message = f"there is no board, table or enum named '{declaration.name}' to show"
            _wrong(world, declaration.name_span, message, hint)
    return tuple(found)


def _is_made(world: World, board: str) -> bool:
    """Whether a board could be made; what is wrong with it has been said elsewhere."""
    try:
        world.board(board)
    except Reported:
        return False
    return True


def hides_of(world: World) -> tuple[str, ...]:
    """The states that are not printed."""
    for declaration in world.hides:
        for name, span in zip(declaration.names, declaration.name_spans):
            if name not in world.state_decls:
                _wrong(world, span, f"there is no state named '{name}' to hide", did_you_mean(name, world.state_decls))
    return tuple(name for declaration in world.hides for name in declaration.names)


def _wrong(world: World, span: Span, message: str, hint: str = "") -> None:
    world.problems.error("RW222", span, message, hint)


def _enum(world: World, node: ast.Show) -> ir.Show:
    members = [member.name for member in world.enum_decls[node.name].members]
    for layer in node.layers:
        if layer.name not in members:
            _wrong(world, layer.span, f"{node.name} has no member '{layer.name}'", did_you_mean(layer.name, members))
        elif layer.form not in COLOURS:
            hint = f"write '{layer.name} as red'; there are {', '.join(COLOURS)}"
            _wrong(world, layer.span, f"'{layer.name}' needs a colour", hint)
    return ir.Show(node.name, tuple(ir.Layer(layer.name, layer.form or "") for layer in node.layers))


def _table(world: World, node: ast.Show) -> ir.Show:
    """A table laid out by its first two columns; others mark rows, defs say which rows are there, states what stands on
    them."""
    columns = {name: column for column in world.table_decls[node.name].columns for name in column.names}
    named = [layer for layer in node.layers if layer.name in columns]
    if len(named) < 2:
        _wrong(
            world, node.span, f"{node.name} is laid out by two of its columns", "name the one across, then the one down"
        )
    for layer in named[2:]:
        if not isinstance(columns[layer.name].type, ast.YesNoType):
            _wrong(world, layer.span, f"the column '{layer.name}' does not say yes or no", "such a column marks rows")
    layers = [ir.Layer(layer.name) if layer in named else _on_row(world, node.name, layer) for layer in node.layers]
    return ir.Show(node.name, tuple(layers))


def _on_row(world: World, table: str, node: ast.Layer) -> ir.Layer:
    kind = ir.Row(table)
    state = world.draft.states.get(node.name)
    if state is not None:
        if state.index != (kind,) and (state.index or state.type != ir.SetOf(kind)):
            _wrong(
                world,
                node.span,
                f"the state '{node.name}' does not lie on the rows of {table}",
                f"it should be per {table}",
            )
        return ir.Layer(node.name)
    if node.name in world.defs and len(world.defs[node.name][0].parameters) == 1:
        return _asked(world, kind, node)
    message = f"{table} has no column '{node.name}', and there is no state, and no def with one parameter, of this name"
    _wrong(world, node.span, message, did_you_mean(node.name, [*world.draft.states, *world.defs]))
    return ir.Layer(node.name)


def _board(world: World, node: ast.Show) -> ir.Show:
    return ir.Show(node.name, tuple(_layer(world, node.name, layer) for layer in node.layers))


def _layer(world: World, board: str, node: ast.Layer) -> ir.Layer:
    if node.form is not None and node.form not in FORMS:
        hint = f"there {'is' if len(FORMS) == 1 else 'are'} {', '.join(FORMS)}"
        _wrong(world, node.span, f"nothing is drawn as '{node.form}'", hint)
    state = world.draft.states.get(node.name)
    if state is not None:
        others = tuple(world.draft.states.values())
        if not lies_on(state, board, world.draft, others) and not is_companion(state, board, others):
            hint = f"its index or its value should have to do with the cells of {board}"
            _wrong(world, node.span, f"the state '{node.name}' does not lie on {board}", hint)
    elif node.name in world.defs and len(world.defs[node.name][0].parameters) == 1:
        return _asked(world, ir.Cell(board), node, world.usage.def_uses_you(node.name))
    else:
        known = [
            *world.draft.states,
            *(name for name, clauses in world.defs.items() if len(clauses[0].parameters) == 1),
        ]
        message = f"there is no state, and no def with one parameter, named '{node.name}'"
        _wrong(world, node.span, message, did_you_mean(node.name, known))
    return ir.Layer(node.name, node.form or "")


def _asked(world: World, kind: ir.Type, node: ast.Layer, uses_you: bool = False) -> ir.Layer:
    """A def that is asked about every cell or row; one that uses `you`, about the cells of each player."""
    ctx = Context(world)
    ctx.bind(ASKED, kind)
    if uses_you:
        ctx.bind("you", ir.Seat())
    call = ast.Call(node.name, (ast.Name(ASKED, node.span),), node.span, node.span)
    try:
        value = ctx.elaborate(call, None)
    except Reported:
        return ir.Layer(node.name, node.form or "")
    return ir.Layer(node.name, node.form or "", tuple(ctx.slots), value, uses_you)
