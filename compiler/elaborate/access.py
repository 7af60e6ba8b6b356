"""Names, indices and attributes: what a word stands for and what lies behind it."""

from __future__ import annotations

import re

from rulewright.compiler.elaborate import defs, operators
from rulewright.compiler.elaborate.context import Broken, Closure, Context, Variable
from rulewright.compiler.elaborate.declared_types import find_type, named_type
from rulewright.compiler.elaborate.fit import confined, fit, settle, which_one, wrong
from rulewright.compiler.elaborate.types import ANY_NUMBER, Unsure, describe, optional, through_none, widened
from rulewright.compiler.syntax import ast, foreign
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean, so_many
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one, domain_size

MENTIONED = 12  # members of an enum that a hint lists
CELL = re.compile("[a-z]{1,2}[0-9]{1,3}")
CHOICE_OF_WORDS = re.compile(r"\b(\w+)\s+in\s+([a-z]\w*(?:\s*\|\s*[a-z]\w*)+)")


def name(ctx: Context, node: ast.Name, hint: ir.Type | None, unknown: str = "") -> ir.Expr:
    """What a single word stands for: a local, then anything declared. `unknown` is a way out if it is nothing at
    all."""
    world, word = ctx.world, node.name
    match ctx.find(word):
        case Variable(slot, kind):
            return ir.Local(slot, kind)
        case ir.Const() as const:
            return const
        case Broken():
            raise Reported
        case Closure():
            wrong(ctx, "RW324", node.span, f"'{word}' is a function; give it an argument")
    if word == "you":
        wrong(
            ctx,
            "RW203",
            node.span,
            "nobody is acting here, so 'you' means nobody",
            ctx.without_you,
        )
    if isinstance(hint, ir.Member) and word in world.draft.enums[hint.enum].members:
        return ir.Const(world.draft.enums[hint.enum].members.index(word) + 1, hint)
    if word in world.option_decls:
        option = world.option(word)
        if isinstance(option.type, ir.Number) and not option.type.optional:
            return ir.Const(option.value, ir.Number(option.value, option.value))
        return ir.Const(option.value, option.type)
    if word in world.state_decls:
        return _state(ctx, word, (), node)
    if word in world.score_decls or word == "total":
        return _score(ctx, word, (), node)
    if word in world.defs:
        return defs.call_def(ctx, word, (), node.span)
    return _component(ctx, node, hint, unknown)


def _component(ctx: Context, node: ast.Name, wanted: ir.Type | None, unknown: str) -> ir.Expr:
    world, word = ctx.world, node.name
    if word == "players":
        return operators.folded(ctx, ir.Op("whole", (), ir.SetOf(ir.Seat())))
    if word == "winners":
        return ir.Winners(ir.SetOf(ir.Seat()))
    if word in world.network_decls:
        world.network_over(word)
        return ir.Groups(word, ir.SetOf(ir.Group(word)))
    if word in world.members:
        found = world.members[word]
        if len(found) > 1:
            return ir.Const(0, Unsure(word))  # type: ignore[arg-type]
        return ir.Const(found[0][1], ir.Member(found[0][0]))
    if word in world.rows:
        table, row = world.rows[word]
        return ir.Const(row, ir.Row(table))
    kind = find_type(world, word)
    if kind is not None:
        return ir.Op("whole", (), ir.SetOf(kind))
    way = world.find_way(word, wanted)
    if way is not None:
        return ir.Const(way[1], ir.Way(way[0]))
    cell = world.find_cell(word, wanted)
    if cell is not None:
        return ir.Const(cell[1], ir.Cell(cell[0]))
    hint = _choice_of_words(ctx, node) or _way_out(ctx, word, wanted) or unknown
    wrong(ctx, "RW201", node.span, f"there is nothing named '{word}' here", hint)


def _choice_of_words(ctx: Context, node: ast.Name) -> str:
    """The way out where a range is words that mean nothing: `way in left | right`."""
    known = [*ctx.world.value_names(), *_locals(ctx)]
    for told in CHOICE_OF_WORDS.finditer(node.span.source.line_text(node.span.line)):
        words = [word.strip() for word in told[2].split("|")]
        is_here = told.start(2) < node.span.column <= told.end(2)
        if is_here and not any(word in known or did_you_mean(word, known) for word in words):
            return foreign.choice_of_words(told[1], told[2])
    return ""


def _way_out(ctx: Context, word: str, wanted: ir.Type | None) -> str:
    """What to write instead of a word that means nothing."""
    world = ctx.world
    if word in world.actions:
        return f"'{word}' is an action; it stands on a line of its own"
    this = ctx.find("this")
    if isinstance(this, ir.Const) and isinstance(this.type, ir.Row) and world.column_decl(this.type.table, word):
        return f"write 'this.{word}'"
    if isinstance(wanted, ir.Number) and not wanted.optional and word in foreign.NOTHINGS:
        return f"here stands {describe(wanted)}"
    if word in foreign.VALUES:
        return foreign.VALUES[word]
    if isinstance(wanted, ir.Truth):
        return "here stands yes or no"
    if near := did_you_mean(word, [*world.value_names(), *_locals(ctx)]):
        return near
    if isinstance(wanted, ir.Member):
        members = world.draft.enums[wanted.enum].members
        return f"here stands one of {', '.join(members)}" if len(members) <= MENTIONED else ""
    if isinstance(wanted, ir.Number) and wanted != ANY_NUMBER:
        return f"here stands {describe(wanted)}"
    if CELL.fullmatch(word):
        ends = [f"'{board.name}' has {board.names[0]} to {board.names[-1]}" for board in world.draft.boards.values()]
        return f"the board {', '.join(ends)}" if len(ends) == 1 else ""
    return ""


def _locals(ctx: Context) -> list[str]:
    return [name for scope in ctx.scopes for name in scope]


def parts(ctx: Context, node: ast.Expr) -> tuple[ast.Expr, list[ast.Expr]]:
    """The root of a path and all its indices: `card[you][c]` is `card` with you and c; `your x` is `x` with you."""
    indices: list[ast.Expr] = []
    while isinstance(node, ast.At):
        indices = [*node.indices, *indices]
        node = node.item
    if isinstance(node, ast.Yours):
        _check_yours(ctx, node)
        return ast.Name(node.name, node.span), [ast.Name("you", node.span), *indices]
    return node, indices


def _check_yours(ctx: Context, node: ast.Yours) -> None:
    """`your deck` is the deck of a player: there must be one for each."""
    if ctx.find(node.name) is not None or node.name not in ctx.world.state_decls:
        return
    index = ctx.world.state(node.name).index
    if not index or not isinstance(index[0], ir.Seat):
        hint = f"'{node.name}' is one for all: write '{node.name}', or declare it 'per Player'"
        if ir.Seat() in index:
            hint = f"its first index is no Player: write {node.name}[…]"
        wrong(ctx, "RW328", node.span, f"'your {node.name}' needs a state for each player", hint)


def indexed(ctx: Context, node: ast.At | ast.Yours) -> ir.Expr:
    """`x[i, j]`: an element of a state, the count of an item, an item of a list or ring, a cell of a column per T."""
    root, indices = parts(ctx, node)
    if isinstance(root, ast.Name) and ctx.find(root.name) is None:
        if root.name in ctx.world.state_decls:
            return _state(ctx, root.name, tuple(indices), node)
        if root.name in ctx.world.score_decls or root.name == "total":
            return _score(ctx, root.name, tuple(indices), node)
        if isinstance(node, ast.Yours):
            wrong(
                ctx,
                "RW328",
                node.span,
                f"'your {root.name}' needs a state for each player",
                did_you_mean(root.name, ctx.world.state_decls),
            )
    if isinstance(root, ast.Attribute):
        base = attribute(ctx, root, indices[0])
        return _inside(ctx, base, indices[1:], node) if indices[1:] else base
    return _inside(ctx, settle(ctx, ctx.elaborate(root, None), root.span), indices, node)


def state_index(ctx: Context, state: ir.State, indices: tuple[ast.Expr, ...], node: ast.Expr) -> tuple[ir.Expr, ...]:
    """The index expressions of a state, fitted to its index types."""
    if len(indices) < len(state.index):
        which_one(ctx, state.name, node.span)
    for one, kind in zip(indices, state.index):
        if isinstance(kind, ir.Number):
            check_inside(ctx, one, kind.low, kind.high)
    return tuple(ctx.elaborate(one, _plain(kind)) for one, kind in zip(indices, state.index))


LAST_OF_LIST = "the last of a list is 'l[count(l) - 1]'"


def check_inside(ctx: Context, node: ast.Expr, low: int, high: int, last: str = "") -> None:
    """Warn of a number that is written as an index and lies outside: there is never anything. `last` says where the
    last is that is there, for who counts from the end."""
    match node:
        case ast.Number(value):
            hint = f"the first is {low}, the last {high}"
        case ast.Minus(ast.Number(number)):
            value, hint = -number, last or f"the first is {low}, the last {high}"
        case _:
            return
    if not low <= value <= high:
        ctx.world.problems.warn("RW913", node.span, f"there is never anything at {value}", hint)


def _plain(kind: ir.Type) -> ir.Type:
    return ANY_NUMBER if isinstance(kind, ir.Number) else kind


def _state(ctx: Context, word: str, indices: tuple[ast.Expr, ...], node: ast.Expr) -> ir.Expr:
    state = ctx.world.state(word)
    if not indices and state.index:
        count = 1
        for kind in state.index:
            count *= domain_size(kind, ctx.world.draft)
        return ir.Whole(word, ir.Ring(count, state.type))
    index = state_index(ctx, state, indices, node)
    read = read_state(state, index)
    rest = list(indices[len(index) :])
    return _inside(ctx, read, rest, node) if rest else read


def read_state(state: ir.State, index: tuple[ir.Expr, ...]) -> ir.Read:
    """An element of a state. A number is none where a number among the indices is no place."""
    kind = state.type
    for one, place in zip(index, state.index):
        match one.type, place:
            case ir.Number(low, high, False), ir.Number(least, most) if least <= low and high <= most:
                continue
            case _, ir.Number():
                kind = optional(kind)
            case _ if not (isinstance(one, ir.Const) and one.value or isinstance(place, ir.Truth)):
                kind = through_none(kind)
    return ir.Read(state.name, index, kind)


def _score(ctx: Context, word: str, indices: tuple[ast.Expr, ...], node: ast.Expr) -> ir.Expr:
    if ctx.world.draft.together:
        seat: ir.Expr = ir.Const(1, ir.Seat())
    elif indices:
        seat = ctx.elaborate(indices[0], ir.Seat())
    else:
        seat = ctx.you() or wrong(ctx, "RW203", node.span, f"'{word}' of which player?", f"write {word}[p]")
    if word != "total" and ctx.world.score_decls[word].value is None:
        return ir.Read(word, () if ctx.world.draft.together else (seat,), ctx.world.state(word).type)
    return ir.ScoreOf(word, seat, ANY_NUMBER)


def _inside(ctx: Context, base: ir.Expr, indices: list[ast.Expr], node: ast.Expr) -> ir.Expr:
    expr = base
    for one in indices:
        match expr.type:
            case ir.BagOf(item):
                expr = ir.Op("count_of", (expr, ctx.elaborate(one, item)), ir.Number(0, 65535))
            case ir.ListOf(item, capacity):
                check_inside(ctx, one, 0, capacity - 1, LAST_OF_LIST)
                expr = ir.Op("item", (expr, ordinal(ctx, ctx.elaborate(one, None), one)), optional(item))
            case ir.Ring(_, item):
                at = ctx.elaborate(one, None)
                named = ir.NAMED if counts_from_one(at.type) else None
                place = operators.present(ordinal(ctx, at, one), one.span)  # it wraps: that is computing
                expr = ir.Op("item", (expr, place), item, named)
            case _:
                hint = "write c.column or c.row" if isinstance(expr.type, ir.Cell) else ""
                hint = "a seat is called by its number: 0, 1 …" if expr.type == ir.SetOf(ir.Seat()) else hint
                hint = "of a pile 'top(p)' and 'bottom(p)' are known" if isinstance(expr.type, ir.PileOf) else hint
                wrong(ctx, "RW329", node.span, f"{describe(expr.type)} has nothing in brackets", hint)
    return expr


def ordinal(ctx: Context, expr: ir.Expr, node: ast.Expr) -> ir.Expr:
    """A value as a position counted from 0."""
    if counts_from_one(expr.type):
        size = domain_size(expr.type, ctx.world.draft)
        return operators.folded(ctx, ir.Op("gap", (expr, ir.Const(1, expr.type)), ir.Number(-1, size - 1)))
    if not isinstance(expr.type, ir.Number):
        wrong(ctx, "RW301", node.span, f"a position is needed here, but this is {describe(expr.type)}")
    return expr


# ---------------------------------------------------------------- attributes


def attribute(ctx: Context, node: ast.Attribute, index: ast.Expr | None = None) -> ir.Expr:
    """`tile.edges`, `cell.row`, `spot.cell`, `area.tiles`."""
    item = settle(ctx, ctx.elaborate(node.item, _only_cell(ctx, node)), node.item.span)
    match item.type:
        case ir.Cell(board):
            expr = _of_cell(ctx, node, item, ctx.world.board(board))
        case ir.Row(table):
            return column(ctx, node, item, table, index)
        case ir.Rec(record):
            expr = _of_record(ctx, node, item, record)
        case ir.Group(network):
            return _of_group(ctx, node, item, network, index)
        case kind:
            wrong(ctx, "RW330", node.name_span, f"{describe(kind)} has no '{node.name}'", _instead(ctx, node, kind))
    return expr if index is None else _inside(ctx, expr, [index], node)


def _only_cell(ctx: Context, node: ast.Attribute) -> ir.Type | None:
    """What `(6, 1)` is before a point: a cell, if there is only one board; a step has nothing behind a point."""
    boards = list(ctx.world.board_decls)
    return ir.Cell(boards[0]) if isinstance(node.item, ast.Tuple) and len(boards) == 1 else None


def _instead(ctx: Context, node: ast.Attribute | ast.FormulaCall, kind: ir.Type) -> str:
    """What to write instead of something with a point."""
    item = node.item.span.text
    if node.name in ctx.world.state_decls:
        return f"write '{node.name}[{item}]'"
    if isinstance(kind, ir.SetOf) and node.name in ctx.world.members:
        return f"write '{node.name}' alone"
    if isinstance(kind, ir.Cell) and node.name in ("neighbours", "surroundings"):
        return f"write '{item}.{node.name}', without brackets"
    if isinstance(kind, ir.Step):
        return "two numbers in brackets are a step; give the cell a name first, with 'let' or a def"
    if isinstance(node, ast.Attribute) and isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf):
        several = f"it holds several: go through it, 'x in {item}', and ask 'x.{node.name}'"
        return foreign.MEMBERS.get(node.name, several).format(item)
    return foreign.MEMBERS.get(node.name, "").format(item)


def _of_cell(ctx: Context, node: ast.Attribute, item: ir.Expr, board: ir.Board) -> ir.Expr:
    for at, axis in enumerate(board.axes):
        if node.name == axis:
            low, high = board.low[at], board.high[at]
            kind = ir.Number(min(0, low), max(0, high))
            return operators.folded(ctx, ir.Op("first_of" if at == 0 else "second_of", (item,), kind, board.name))
    if node.name in ("neighbours", "surroundings"):
        return operators.folded(ctx, ir.Op(node.name, (item,), ir.SetOf(item.type), board.name))
    known = [*board.axes, "neighbours", "surroundings"]
    wrong(
        ctx,
        "RW330",
        node.name_span,
        f"a cell has no '{node.name}'",
        foreign.MEMBERS.get(node.name) or did_you_mean(node.name, known) or f"it has {', '.join(known)}",
    )


def _of_record(ctx: Context, node: ast.Attribute, item: ir.Expr, record: str) -> ir.Expr:
    fields = ctx.world.record(record).fields
    for at, (field, kind) in enumerate(fields):
        if field == node.name:
            there = isinstance(item, ir.Const) and item.value
            return ir.Op("field", (item,), kind if there else through_none(kind), (record, at))
    wrong(
        ctx,
        "RW330",
        node.name_span,
        f"a {record} has no '{node.name}'",
        did_you_mean(node.name, [f for f, _ in fields]),
    )


def _of_group(ctx: Context, node: ast.Attribute, item: ir.Expr, network: str, index: ast.Expr | None) -> ir.Expr:
    declaration = ctx.world.network_decls[network]
    if node.name == "first":
        first = ir.Op("pick", (item,), ctx.world.network_over(network))
        return first if index is None else _inside(ctx, first, [index], node)
    for tally in declaration.tallies:
        if tally.name == node.name:
            if (index is None) != (tally.index_type is None):
                wrong(
                    ctx,
                    "RW339",
                    node.span,
                    f"'{tally.name}' needs {'nothing' if index is not None else tally.index_type} in brackets",
                )
            at = None
            if index is not None and tally.index_type is not None:
                at = ctx.elaborate(index, named_type(ctx.world, tally.index_type, tally.span))
            return ir.TallyOf(network, tally.name, item, at, ir.Number(-1_000_000, 1_000_000))
    known = ["first", *(tally.name for tally in declaration.tallies)]
    hint = did_you_mean(node.name, known) or f"it has {', '.join(known)}"
    wrong(ctx, "RW330", node.name_span, f"a group of {network} has no '{node.name}'", hint)


def _check_column(ctx: Context, node: ast.Attribute | ast.FormulaCall, table: str) -> None:
    if ctx.world.column_decl(table, node.name) is None:
        known = [name for column in ctx.world.table_decls[table].columns for name in column.names]
        message = f"the table {table} has no column '{node.name}'"
        wrong(ctx, "RW330", node.name_span, message, did_you_mean(node.name, known))


def column(ctx: Context, node: ast.Attribute, row: ir.Expr, table: str, index: ast.Expr | None) -> ir.Expr:
    """A column of a row."""
    _check_column(ctx, node, table)
    kind, per, parameters = ctx.world.column_type(table, node.name)
    if parameters and not isinstance(kind, ir.Rules):
        wrong(
            ctx,
            "RW304",
            node.span,
            f"the column '{node.name}' needs {so_many(len(parameters), 'argument')}",
            f"write {node.name}({', '.join(p for p, _ in parameters)})",
        )
    data = ctx.world.column_data(table, node.name)
    if isinstance(data, ir.FormulaColumn):
        return _formula(ctx, node, row, table, data, ())
    if per is not None:
        if index is None:
            wrong(ctx, "RW339", node.span, f"the column '{node.name}' is per {describe(per)}", f"write {node.name}[…]")
        at = ctx.elaborate(index, per)
        return ir.Column(table, node.name, row, at, data.type)
    expr = _constant_column(ctx, ir.Column(table, node.name, row, None, data.type))
    return expr if index is None else _inside(ctx, expr, [index], node)


def _constant_column(ctx: Context, expr: ir.Column) -> ir.Expr:
    if isinstance(expr.row, ir.Const):
        data = ctx.world.column_data(expr.table, expr.column)
        assert isinstance(data, ir.ColumnData)
        value = data.values[expr.row.value - 1] if expr.row.value else data.nothing
        kind = ir.Number(value, value) if isinstance(expr.type, ir.Number) and value != ir.NIL else expr.type
        return ir.Const(value, kind)
    return expr


def formula(ctx: Context, node: ast.FormulaCall) -> ir.Expr:
    """`card.cheaper(step)`."""
    row = settle(ctx, ctx.elaborate(node.item, None), node.item.span)
    if not isinstance(row.type, ir.Row):
        hint = _instead(ctx, node, row.type)
        wrong(ctx, "RW330", node.name_span, f"{describe(row.type)} has no '{node.name}'", hint)
    table = row.type.table
    _check_column(ctx, node, table)
    _, _, parameters = ctx.world.column_type(table, node.name)
    if len(parameters) != len(node.arguments):
        wrong(
            ctx,
            "RW304",
            node.span,
            f"the column '{node.name}' takes {so_many(len(parameters), 'argument')}, not {len(node.arguments)}",
        )
    args = tuple(
        confined(ctx, ctx.elaborate(one, widened(kind)), kind, name, one.span)
        for one, (name, kind) in zip(node.arguments, parameters)
    )
    data = ctx.world.column_data(table, node.name)
    if isinstance(data, ir.ColumnData):
        return _constant_column(ctx, ir.Column(table, node.name, row, None, data.type))
    plain = ast.Attribute(node.item, node.name, node.span, node.name_span)
    return _formula(ctx, plain, row, table, data, args)


def _formula(
    ctx: Context, node: ast.Attribute, row: ir.Expr, table: str, data: ir.FormulaColumn, args: tuple[ir.Expr, ...]
) -> ir.Expr:
    if data.uses_you:
        message = f"'{node.name}' asks about the player who acts, but nobody acts here"
        you = ctx.you() or wrong(ctx, "RW203", node.span, message, ctx.without_you)
        args = (*args, you)
    return ir.Formula(table, node.name, row, args, data.type)


def fitted(ctx: Context, node: ast.Expr, kind: ir.Type) -> ir.Expr:
    """An expression of a type; shorthand for callers in other files."""
    return fit(ctx, ctx.loose(node, kind), kind, node.span)
