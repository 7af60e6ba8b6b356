"""Shape games: their declarations."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.shape.statements import StatementShaper
from rulewright.compiler.syntax.shape.tree import Branch, Origin, joined_tags, rule_of, word_or_none, words


def shape_game(origin: Origin, tree: Branch) -> ast.Game:
    """A game, or the library."""
    return DeclarationShaper(origin).game(tree)


def shape_declarations(origin: Origin, tree: Branch) -> tuple[ast.Declaration, ...]:
    """The declarations of a game, or of a part of one."""
    return shape_game(origin, tree).declarations


class DeclarationShaper(StatementShaper):
    """Shapes a game, declaration by declaration."""

    def game(self, tree: Branch) -> ast.Game:
        return ast.Game(tuple(self.declaration(child) for child in tree.children), self.span(tree.meta))

    def declaration(self, tree: Branch) -> ast.Declaration:
        return DECLARATIONS[rule_of(tree)](self, tree)

    def title(self, tree: Branch) -> ast.Title:
        text, tags = tree.children
        return ast.Title(text[1:-1], self.tags(tags), self.span(tree.meta))

    def players(self, tree: Branch) -> ast.Players:
        count, together, tags = tree.children
        return ast.Players(self.expr(count), together is not None, self.tags(tags), self.span(tree.meta))

    def option(self, tree: Branch) -> ast.Option:
        name, type_, default, tags = tree.children
        return ast.Option(
            str(name), self.type_expr(type_), self.expr(default), self.tags(tags), self.span(tree.meta), self.span(name)
        )

    def claim(self, tree: Branch) -> ast.Claim:
        condition, tags = tree.children
        return ast.Claim(self.expr(condition), self.tags(tags), self.span(tree.meta))

    def enum(self, tree: Branch) -> ast.Enum:
        name, *members, tags = tree.children
        return ast.Enum(
            str(name), tuple(map(self.member, members)), self.tags(tags), self.span(tree.meta), self.span(name)
        )

    def member(self, tree: Branch) -> ast.EnumMember:
        name, letter = tree.children
        return ast.EnumMember(str(name), word_or_none(letter), self.span(tree.meta))

    def record(self, tree: Branch) -> ast.Record:
        name, fields, tags = tree.children
        return ast.Record(str(name), self.fields(fields), self.tags(tags), self.span(tree.meta), self.span(name))

    def fields(self, tree: Branch | None) -> tuple[ast.Field, ...]:
        return tuple(map(self.field, tree.children)) if tree else ()

    def field(self, tree: Branch) -> ast.Field:
        name, type_, default = tree.children
        return ast.Field(str(name), self.type_expr(type_), self.maybe(default), self.span(tree.meta))

    def table(self, tree: Branch) -> ast.Table:
        name, file, tags, columns = tree.children
        shaped = tuple(map(self.column, columns.children))
        return ast.Table(
            str(name), file[1:-1], shaped, self.tags(tags), self.span(tree.meta), self.span(name), self.span(file)
        )

    def column(self, tree: Branch) -> ast.Column:
        names, fields, type_, per, default, tags = tree.children
        return ast.Column(
            words(names.children),
            self.fields(fields),
            self.type_expr(type_),
            word_or_none(per),
            self.maybe(default),
            self.tags(tags),
            self.span(tree.meta),
        )

    def board(self, tree: Branch) -> ast.Board:
        name, shape, tags, directions = tree.children
        steps = tuple(map(self.direction, directions.children)) if directions else ()
        return ast.Board(str(name), self.shape(shape), steps, self.tags(tags), self.span(tree.meta), self.span(name))

    def shape(self, tree: Branch) -> ast.SizedShape | ast.GrowingShape | ast.AxesShape:
        lattice, *parts = tree.children
        span = self.span(tree.meta)
        match rule_of(tree), parts:
            case "sized", [width, height, wrap]:
                return ast.SizedShape(str(lattice), self.expr(width), self.expr(height), span, word_or_none(wrap))
            case "growing", [within]:
                return ast.GrowingShape(str(lattice), self.expr(within), span)
            case _, [first, second]:
                return ast.AxesShape(str(lattice), (self.axis(first), self.axis(second)), span)
            case _:
                raise AssertionError(tree.data)

    def axis(self, tree: Branch) -> tuple[str, ast.Expr]:
        name, extent = tree.children
        return str(name), self.expr(extent)

    def direction(self, tree: Branch) -> ast.DirectionStep:
        name, first, second = tree.children
        return ast.DirectionStep(str(name), self.expr(first), self.expr(second), self.span(tree.meta))

    def state(self, tree: Branch) -> ast.State:
        names, type_, indices, initial, seen, tags = tree.children
        return ast.State(
            words(names.children),
            self.type_expr(type_),
            tuple(map(self.type_expr, indices.children)),
            self.maybe(initial),
            word_or_none(seen),
            self.tags(tags),
            self.span(tree.meta),
            tuple(map(self.span, names.children)),
        )

    def network(self, tree: Branch) -> ast.Network:
        name, node, over, where, tags, links = tree.children
        joins, *tallies = links.children
        return ast.Network(
            str(name),
            str(node),
            str(over),
            self.maybe(where),
            self.expr(joins.children[0]),
            tuple(map(self.tally, tallies)),
            joined_tags(self.tags(tags), self.tags(joins.children[1])),
            self.span(tree.meta),
            self.span(name),
        )

    def tally(self, tree: Branch) -> ast.Tally:
        name, index_name, index_type, value, tags = tree.children
        return ast.Tally(
            str(name),
            word_or_none(index_name),
            word_or_none(index_type),
            self.expr(value),
            self.tags(tags),
            self.span(tree.meta),
        )

    def def_(self, tree: Branch) -> ast.Def:
        name, parameters, result, tags = tree.children
        return ast.Def(
            str(name),
            self.parameters(parameters),
            (),
            self.expr(result),
            self.tags(tags),
            self.span(tree.meta),
            self.span(name),
        )

    def def_block(self, tree: Branch) -> ast.Def:
        name, parameters, tags, body = tree.children
        *lets, result, result_tags = body.children
        return ast.Def(
            str(name),
            self.parameters(parameters),
            tuple(map(self.let_line, lets)),
            self.expr(result),
            joined_tags(self.tags(tags), self.tags(result_tags)),
            self.span(tree.meta),
            self.span(name),
        )

    def let_line(self, tree: Branch) -> ast.Let:
        name, value, tags = tree.children
        return ast.Let(str(name), self.expr(value), self.tags(tags), self.span(tree.meta))

    def action(self, tree: Branch) -> ast.Action:
        name, parameters, tags, body = tree.children
        return ast.Action(
            str(name),
            self.parameters(parameters),
            self.block(body),
            self.tags(tags),
            self.span(tree.meta),
            self.span(name),
        )

    def parameters(self, tree: Branch | None) -> tuple[ast.Parameter, ...]:
        return tuple(map(self.parameter, tree.children)) if tree else ()

    def parameter(self, tree: Branch) -> ast.Parameter:
        span = self.span(tree.meta)
        match rule_of(tree):
            case "constant_parameter":
                number = self.integer(tree.children[0])
                return ast.Parameter(None, str(number), None, None, number, span)
            case "minus_parameter":
                number = -self.integer(tree.children[0])
                return ast.Parameter(None, str(number), None, None, number, span)
            case _:
                preposition, name, type_, default = tree.children
                annotation = self.type_expr(type_) if type_ is not None else None
                return ast.Parameter(word_or_none(preposition), str(name), annotation, self.maybe(default), None, span)

    def score(self, tree: Branch) -> ast.Score:
        name, value, tags = tree.children
        return ast.Score(str(name), self.maybe(value), self.tags(tags), self.span(tree.meta), self.span(name))

    def rank(self, tree: Branch) -> ast.Rank:
        *keys, tags = tree.children
        return ast.Rank(self.exprs(keys), self.tags(tags), self.span(tree.meta))

    def invariant(self, tree: Branch) -> ast.Invariant:
        text, condition, tags = tree.children
        return ast.Invariant(text[1:-1], self.expr(condition), self.tags(tags), self.span(tree.meta))

    def show(self, tree: Branch) -> ast.Show:
        name, *layers, tags = tree.children
        return ast.Show(
            str(name), tuple(map(self.layer, layers)), self.tags(tags), self.span(tree.meta), self.span(name)
        )

    def layer(self, tree: Branch) -> ast.Layer:
        name, form = tree.children
        return ast.Layer(str(name), word_or_none(form), self.span(tree.meta))

    def hide(self, tree: Branch) -> ast.Hide:
        names, tags = tree.children
        spans = tuple(map(self.span, names.children))
        return ast.Hide(words(names.children), self.tags(tags), self.span(tree.meta), spans)

    def play(self, tree: Branch) -> ast.Play:
        tags, body = tree.children
        return ast.Play(self.block(body), self.tags(tags), self.span(tree.meta))


DECLARATIONS: dict[str, Callable[[DeclarationShaper, Branch], ast.Declaration]] = {
    "title": DeclarationShaper.title,
    "players": DeclarationShaper.players,
    "option": DeclarationShaper.option,
    "claim": DeclarationShaper.claim,
    "enum": DeclarationShaper.enum,
    "record": DeclarationShaper.record,
    "table": DeclarationShaper.table,
    "board": DeclarationShaper.board,
    "state": DeclarationShaper.state,
    "network": DeclarationShaper.network,
    "def": DeclarationShaper.def_,
    "def_block": DeclarationShaper.def_block,
    "action": DeclarationShaper.action,
    "score": DeclarationShaper.score,
    "rank": DeclarationShaper.rank,
    "invariant": DeclarationShaper.invariant,
    "show": DeclarationShaper.show,
    "hide": DeclarationShaper.hide,
    "play": DeclarationShaper.play,
}
