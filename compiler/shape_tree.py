"""Shape the parser's tree into the syntax tree.

    Tree('binary', [a, +, b])    ->    Binary('+', a, b, span)

Branches of the tree have `data` (the grammar's rule), `children` and `meta` (where); leaves are strings that
know their `type` and where they stand. Optional parts that are absent are None.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.compiler import ast
from rulewright.compiler.source import Source, Span

DEEPEST = 100  # levels of blocks and operators; every later pass may recurse over them
LONGEST_NUMBER = 18  # digits

Branch = Any  # the parser's types stay in parse.py
Leaf = Any
Node = Any


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a text stands in its source: line and column of its first character, counted from 1."""

    source: Source
    line: int = 1
    column: int = 1

    def span(self, place: Any) -> Span:
        """The span of a leaf or of a branch's `meta`, which are counted from the start of the text."""
        down, right = self.line - 1, self.column - 1
        return Span(
            self.source, place.line + down, place.column + right, place.end_line + down, place.end_column + right
        )


class TooDeep(Exception):
    """Nested deeper than anybody can read."""

    def __init__(self, place: Any) -> None:
        super().__init__()
        self.place = place


class TooLong(TooDeep):
    """A number with more digits than any state can hold."""


NO_TAGS = ast.Tags()


def rule_of(branch: Branch) -> str:
    """The rule's name as game.lark has it; lark prefixes what other grammars import."""
    return str(branch.data.removeprefix("game__"))


class Shaper:
    """Shapes one text. Methods are named after the grammar's rules, or their aliases."""

    def __init__(self, origin: Origin) -> None:
        self.span = origin.span
        self.depth = 0

    # ---------------------------------------------------------------- files

    def game(self, tree: Branch) -> ast.Game:
        return ast.Game(tuple(self.declaration(child) for child in tree.children), self.span(tree.meta))

    def rules(self, tree: Branch) -> tuple[ast.Statement, ...]:
        return self.block(tree)

    def formula(self, tree: Branch) -> ast.Expr:
        return self.expr(tree.children[0])

    def tags(self, tree: Branch) -> ast.Tags:
        if not tree.children:
            return NO_TAGS
        rules = [leaf for leaf in tree.children if leaf[0] == "@"]
        spans = tuple(map(self.span, rules))
        named = tuple(leaf[1:] for leaf in rules)
        if len(rules) == len(tree.children):
            return ast.Tags(named, None, spans)
        reason = tree.children[-1]
        return ast.Tags(named, reason[1:-1], spans, self.span(reason))

    # ---------------------------------------------------------------- declarations

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

    # ---------------------------------------------------------------- types

    def type_expr(self, node: Node) -> ast.TypeExpr:
        if isinstance(node, str):
            return self.type_word(node)
        span = self.span(node.meta)
        match rule_of(node), node.children:
            case "span", [low, high]:
                return ast.RangeType(self.expr(low), self.expr(high), span)
            case "optional", [item]:
                return ast.OptionalType(self.type_expr(item), span)
            case "choice_type", members:
                return ast.ChoiceType(words(members), span)
            case "ring", [size, item]:
                return ast.RingType(self.integer(size), self.type_expr(item), span)
            case _, [word, item]:
                return ast.CollectionType(str(word), self.type_expr(item), None, span)
            case _, [word, item, capacity]:
                return ast.CollectionType(str(word), self.type_expr(item), self.maybe(capacity), span)
            case _:
                raise AssertionError(node.data)

    def type_word(self, leaf: Leaf) -> ast.TypeExpr:
        match leaf.type.removeprefix("game__"):
            case "YES_NO":
                return ast.YesNoType(self.span(leaf))
            case "RULES":
                return ast.RulesType(self.span(leaf))
            case _:
                return ast.NamedType(str(leaf), self.span(leaf))

    # ---------------------------------------------------------------- statements

    def block(self, tree: Branch | None) -> tuple[ast.Statement, ...]:
        """The statements of a block, of a rules cell, or none."""
        if tree is None:
            return ()
        statements: list[ast.Statement] = []
        for child in tree.children:
            rule = rule_of(child)
            if rule == "line":
                statements += self.line(child)
            else:
                statements.append(self.compound(rule, child))
        return tuple(statements)

    def line(self, tree: Branch) -> tuple[ast.Statement, ...]:
        """The statements of one line; the tags at its end belong to each."""
        *parts, tags_tree = tree.children
        tags = self.tags(tags_tree)
        return tuple(self.simple(part, tags) for part in parts)

    def simple(self, tree: Branch, tags: ast.Tags) -> ast.Statement:
        self.descend(tree)
        shaped = SIMPLE[rule_of(tree)](self, tree, tags)
        self.depth -= 1
        return shaped

    def let(self, tree: Branch, tags: ast.Tags) -> ast.Let:
        name, value = tree.children
        return ast.Let(str(name), self.expr(value), tags, self.span(tree.meta))

    def var(self, tree: Branch, tags: ast.Tags) -> ast.Var:
        name, type_, value = tree.children
        annotation = self.type_expr(type_) if type_ is not None else None
        return ast.Var(str(name), annotation, self.expr(value), tags, self.span(tree.meta))

    def assign(self, tree: Branch, tags: ast.Tags) -> ast.Assign:
        path, operator, value = tree.children
        return ast.Assign(self.expr(path), str(operator), self.expr(value), tags, self.span(tree.meta))

    def require(self, tree: Branch, tags: ast.Tags) -> ast.Require:
        return ast.Require(self.expr(tree.children[0]), tags, self.span(tree.meta))

    def prefer(self, tree: Branch, tags: ast.Tags) -> ast.Prefer:
        return ast.Prefer(self.expr(tree.children[0]), tags, self.span(tree.meta))

    def finish(self, tree: Branch, tags: ast.Tags) -> ast.Finish:
        return ast.Finish(self.maybe(tree.children[0]), tags, self.span(tree.meta))

    def stop(self, tree: Branch, tags: ast.Tags) -> ast.Stop:
        return ast.Stop(tags, self.span(tree.meta))

    def draw(self, tree: Branch, tags: ast.Tags) -> ast.Draw:
        name, zone = tree.children
        return ast.Draw(str(name), self.expr(zone), tags, self.span(tree.meta))

    def roll(self, tree: Branch, tags: ast.Tags) -> ast.Roll:
        name, source = tree.children
        return ast.Roll(str(name), self.expr(source), tags, self.span(tree.meta))

    def either(self, tree: Branch, tags: ast.Tags) -> ast.Either:
        sides = tuple(self.simple(side, NO_TAGS) for side in tree.children)
        return ast.Either(sides, tags, self.span(tree.meta))

    def command(self, tree: Branch, tags: ast.Tags) -> ast.Command:
        name, phrase = tree.children
        arguments = self.phrase(phrase) if phrase is not None else ()
        return ast.Command(str(name), arguments, tags, self.span(tree.meta), self.span(name))

    def phrase(self, tree: Branch) -> tuple[ast.Argument, ...]:
        """`t at (0, 0) turned 2`: values, each with the preposition before it."""
        arguments: list[ast.Argument] = []
        preposition = None
        for child in tree.children:
            if getattr(child, "type", "").removeprefix("game__") in ("PREPOSITION", "ON"):
                preposition = child
                continue
            value = self.expr(child)
            span = self.span(preposition).to(value.span) if preposition else value.span
            arguments.append(ast.Argument(word_or_none(preposition), value, span))
            preposition = None
        return tuple(arguments)

    def do(self, tree: Branch, tags: ast.Tags) -> ast.Do:
        path, arguments = tree.children
        return ast.Do(self.expr(path), self.arguments(arguments), tags, self.span(tree.meta))

    def may_do(self, tree: Branch, tags: ast.Tags) -> ast.MayDo:
        return ast.MayDo(self.simple(tree.children[0], NO_TAGS), tags, self.span(tree.meta))

    def does(self, tree: Branch, tags: ast.Tags) -> ast.Does:
        subject, effect = tree.children
        return ast.Does(self.expr(subject), self.simple(effect, NO_TAGS), tags, self.span(tree.meta))

    def sequence(self, tree: Branch, tags: ast.Tags) -> ast.Sequence:
        statements = tuple(self.simple(part, NO_TAGS) for part in tree.children)
        return ast.Sequence(statements, tags, self.span(tree.meta))

    def compound(self, rule: str, tree: Branch) -> ast.Statement:
        self.descend(tree)
        shaped = COMPOUND[rule](self, tree)
        self.depth -= 1
        return shaped

    def if_(self, tree: Branch) -> ast.If:
        condition, tags, body, *others = tree.children
        branches = [(self.expr(condition), self.block(body))]
        for branch in others[:-1]:
            condition, _, body = branch.children
            branches.append((self.expr(condition), self.block(body)))
        otherwise = self.block(others[-1].children[1]) if others[-1] else ()
        return ast.If(tuple(branches), otherwise, self.tags(tags), self.span(tree.meta))

    def for_(self, tree: Branch) -> ast.For:
        name, source, clauses, tags, body = tree.children
        return ast.For(
            str(name),
            self.expr(source),
            self.clauses(clauses),
            self.block(body),
            self.tags(tags),
            self.span(tree.meta),
        )

    def repeat(self, tree: Branch) -> ast.Repeat:
        *value, tags, body = tree.children
        kind = REPETITIONS[rule_of(tree)]
        times = self.expr(value[0]) if value else None
        return ast.Repeat(kind, times, self.block(body), self.tags(tags), self.span(tree.meta))

    def phase(self, tree: Branch) -> ast.Phase:
        name, tags, body = tree.children
        return ast.Phase(str(name), self.block(body), self.tags(tags), self.span(tree.meta))

    def choose(self, tree: Branch) -> ast.Choice:
        subject, secretly, option, forced, tags_tree, body = tree.children
        tags = self.tags(tags_tree)
        alternative = self.alternative(option, tags, body)
        return ast.Choice(
            self.expr(subject),
            False,
            secretly is not None,
            forced is not None,
            (alternative,),
            tags,
            self.span(tree.meta),
        )

    def choose_among(self, tree: Branch) -> ast.Choice:
        subject, secretly, forced, tags, options = tree.children
        return ast.Choice(
            self.expr(subject),
            False,
            secretly is not None,
            forced is not None,
            self.alternatives(options),
            self.tags(tags),
            self.span(tree.meta),
        )

    def may(self, tree: Branch) -> ast.Choice:
        subject, option, forced, tags_tree, body = tree.children
        tags = self.tags(tags_tree)
        alternative = self.alternative(option, tags, body)
        return ast.Choice(
            self.expr(subject), True, False, forced is not None, (alternative,), tags, self.span(tree.meta)
        )

    def may_among(self, tree: Branch) -> ast.Choice:
        subject, forced, tags, options = tree.children
        return ast.Choice(
            self.expr(subject),
            True,
            False,
            forced is not None,
            self.alternatives(options),
            self.tags(tags),
            self.span(tree.meta),
        )

    def alternatives(self, tree: Branch) -> tuple[ast.Alternative, ...]:
        return tuple(map(self.option_block, tree.children))

    def option_block(self, tree: Branch) -> ast.Alternative:
        head, tags, body = tree.children
        if rule_of(tree) == "option_block":
            return self.alternative(head, self.tags(tags), body)
        return ast.Alternative(word_or_none(head), (), self.block(body), True, self.tags(tags), self.span(tree.meta))

    def alternative(self, tree: Branch, tags: ast.Tags, body: Branch | None) -> ast.Alternative:
        name, *ranges = tree.children
        shaped = tuple(self.ranging(ranging) for ranging in ranges if ranging is not None)
        return ast.Alternative(str(name), shaped, self.block(body), False, tags, self.span(tree.meta))

    def ranging(self, tree: Branch) -> ast.Ranging:
        preposition, name, source, clauses, tags = tree.children
        return ast.Ranging(
            word_or_none(preposition),
            str(name),
            self.expr(source),
            self.clauses(clauses),
            self.tags(tags),
            self.span(tree.meta),
        )

    # ---------------------------------------------------------------- expressions

    def expr(self, node: Node) -> ast.Expr:
        if isinstance(node, str):
            return self.word(node)
        self.descend(node)
        shaped = EXPRESSIONS[rule_of(node)](self, node)
        self.depth -= 1
        return shaped

    def exprs(self, nodes: list[Node]) -> tuple[ast.Expr, ...]:
        return tuple([self.expr(node) for node in nodes])

    def maybe(self, node: Node | None) -> ast.Expr | None:
        return None if node is None else self.expr(node)

    def word(self, leaf: Leaf) -> ast.Expr:
        match leaf.type.removeprefix("game__"):
            case "NAME":
                return ast.Name(str(leaf), self.span(leaf))
            case "INT":
                return ast.Number(self.integer(leaf), self.span(leaf))
            case _:
                return ast.Constant(str(leaf), self.span(leaf))

    def integer(self, leaf: Leaf) -> int:
        if len(leaf) > LONGEST_NUMBER:
            raise TooLong(leaf)
        return int(leaf)

    def group(self, tree: Branch) -> ast.Expr:
        return self.expr(tree.children[0])

    def yours(self, tree: Branch) -> ast.Yours:
        return ast.Yours(str(tree.children[0]), self.span(tree.meta))

    def tuple_(self, tree: Branch) -> ast.Tuple:
        return ast.Tuple(self.exprs(tree.children), self.span(tree.meta))

    def set_(self, tree: Branch) -> ast.SetOf:
        return ast.SetOf(self.exprs(tree.children), self.span(tree.meta))

    def filter_(self, tree: Branch) -> ast.Comprehension:
        return ast.Comprehension(None, self.generators(tree.children[0]), self.span(tree.meta))

    def map_(self, tree: Branch) -> ast.Comprehension:
        item, generators = tree.children
        return ast.Comprehension(self.expr(item), self.generators(generators), self.span(tree.meta))

    def generators(self, tree: Branch) -> tuple[ast.Generator, ...]:
        return tuple(map(self.generator, tree.children))

    def generator(self, tree: Branch) -> ast.Generator:
        name, source, clauses = tree.children
        return ast.Generator(str(name), self.expr(source), self.clauses(clauses), self.span(tree.meta))

    def clauses(self, tree: Branch) -> tuple[ast.Clause, ...]:
        return tuple(map(self.clause, tree.children))

    def clause(self, tree: Branch) -> ast.Clause:
        word, condition = tree.children
        return ast.Clause(str(word), self.expr(condition), self.span(tree.meta))

    def aggregate(self, tree: Branch) -> ast.Aggregate:
        operator, generators, value = tree.children
        return ast.Aggregate(str(operator), self.generators(generators), self.maybe(value), self.span(tree.meta))

    def extreme(self, tree: Branch) -> ast.Extreme:
        operator, *items = tree.children
        return ast.Extreme(str(operator), self.exprs(items), self.span(tree.meta))

    def conditional(self, tree: Branch) -> ast.Conditional:
        condition, then, otherwise = tree.children
        return ast.Conditional(self.expr(condition), self.expr(then), self.expr(otherwise), self.span(tree.meta))

    def function(self, tree: Branch) -> ast.Function:
        parameter, body = tree.children
        return ast.Function(str(parameter), self.expr(body), self.span(tree.meta))

    def and_test(self, tree: Branch) -> ast.Logic:
        return ast.Logic("and", self.exprs(tree.children), self.span(tree.meta))

    def or_test(self, tree: Branch) -> ast.Logic:
        return ast.Logic("or", self.exprs(tree.children), self.span(tree.meta))

    def negation(self, tree: Branch) -> ast.Negation:
        return ast.Negation(self.expr(tree.children[0]), self.span(tree.meta))

    def can(self, tree: Branch) -> ast.Can:
        effect = tree.children[0]
        shaped = self.do(effect, NO_TAGS) if rule_of(effect) == "do" else self.command(effect, NO_TAGS)
        return ast.Can(shaped, self.span(tree.meta))

    def compare(self, tree: Branch) -> ast.Compare:
        left, operator, right = tree.children
        return ast.Compare(str(operator), self.expr(left), self.expr(right), self.span(tree.meta))

    def in_(self, tree: Branch) -> ast.Member:
        item, collection = tree.children
        return ast.Member(self.expr(item), self.expr(collection), False, self.span(tree.meta))

    def not_in(self, tree: Branch) -> ast.Member:
        item, collection = tree.children
        return ast.Member(self.expr(item), self.expr(collection), True, self.span(tree.meta))

    def is_empty(self, tree: Branch) -> ast.IsEmpty:
        return ast.IsEmpty(self.expr(tree.children[0]), False, self.span(tree.meta))

    def is_filled(self, tree: Branch) -> ast.IsEmpty:
        return ast.IsEmpty(self.expr(tree.children[0]), True, self.span(tree.meta))

    def binary(self, tree: Branch) -> ast.Binary:
        left, operator, right = tree.children
        return ast.Binary(str(operator), self.expr(left), self.expr(right), self.span(tree.meta))

    def minus(self, tree: Branch) -> ast.Minus:
        return ast.Minus(self.expr(tree.children[0]), self.span(tree.meta))

    def range_(self, tree: Branch) -> ast.Range:
        low, high = tree.children
        return ast.Range(self.expr(low), self.maybe(high), self.span(tree.meta))

    def at_least(self, tree: Branch) -> ast.Range:
        return ast.Range(self.expr(tree.children[0]), None, self.span(tree.meta))

    def up_to(self, tree: Branch) -> ast.Range:
        return ast.Range(None, self.expr(tree.children[0]), self.span(tree.meta))

    def amount(self, tree: Branch) -> ast.Amount:
        number, item = tree.children
        return ast.Amount(self.expr(number), self.expr(item), self.span(tree.meta))

    def attribute(self, tree: Branch) -> ast.Attribute:
        item, name = tree.children
        return ast.Attribute(self.expr(item), str(name), self.span(tree.meta), self.span(name))

    def formula_call(self, tree: Branch) -> ast.FormulaCall:
        item, name, arguments = tree.children
        return ast.FormulaCall(
            self.expr(item), str(name), self.arguments(arguments), self.span(tree.meta), self.span(name)
        )

    def at(self, tree: Branch) -> ast.At:
        item, *indices = tree.children
        return ast.At(self.expr(item), self.exprs(indices), self.span(tree.meta))

    def call(self, tree: Branch) -> ast.Call:
        name, arguments = tree.children
        return ast.Call(str(name), self.arguments(arguments), self.span(tree.meta), self.span(name))

    def arguments(self, tree: Branch | None) -> tuple[ast.Expr, ...]:
        if tree is None or tree.children[0] is None:
            return ()
        return self.exprs(tree.children)

    def descend(self, tree: Branch) -> None:
        """One level deeper; whoever calls this comes up again unless it fails."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooDeep(tree.meta)

    # ---------------------------------------------------------------- variants

    def variant(self, tree: Branch) -> ast.Variant:
        header, *patches = tree.children
        title, of, _ = header.children
        parts = [part for line in tree.children for part in line.children if not isinstance(part, str)]
        tags = tuple(self.tags(part) for part in parts if rule_of(part) == "tags")
        return ast.Variant(
            title[1:-1], str(of), tuple(map(self.patch, patches)), tags, self.span(tree.meta), self.span(of)
        )

    def patch(self, tree: Branch) -> ast.Patch:
        span = self.span(tree.meta)
        match rule_of(tree), tree.children:
            case "set_option", [name, value, _]:
                return ast.SetOption(str(name), self.expr(value), span)
            case "drop_rule", [rule, _]:
                return ast.DropRule(str(rule), span)
            case "replace_rule", [rule, line]:
                return ast.ReplaceRule(str(rule), self.line(line), span)
            case "replace_named", [declaration]:
                shaped = self.declaration(declaration)
                return ast.ReplaceNamed(shaped, span)
            case "replace_option", [action, option, _, body]:
                return ast.ReplaceOption(str(action), str(option), self.block(body), span)
            case "extend_option", [action, option, _, body]:
                return ast.ExtendOption(str(action), str(option), self.block(body), span)
            case "around", [word, action, _, body]:
                return ast.Around(str(word), str(action), self.block(body), span)
            case "add_rows", [table, file, _]:
                return ast.AddRows(str(table), file[1:-1], span)
            case "drop_rows", [table, *rows, _]:
                return ast.DropRows(str(table), words(rows), span)
            case "new", [declaration]:
                return ast.New(self.declaration(declaration), span)
            case _:
                raise AssertionError(tree.data)

    # ---------------------------------------------------------------- scenarios

    def scenarios(self, tree: Branch) -> ast.Scenarios:
        header, *parts = tree.children
        game, _ = header.children
        return ast.Scenarios(
            str(game),
            tuple(self.row(part) for part in parts if part.data == "row"),
            tuple(self.scenario(part) for part in parts if part.data == "scenario"),
            self.span(tree.meta),
            self.span(game),
        )

    def row(self, tree: Branch) -> ast.ExtraRow:
        table, identifier, *entries, _ = tree.children
        return ast.ExtraRow(str(table), str(identifier), tuple(map(self.entry, entries)), self.span(tree.meta))

    def entry(self, tree: Branch) -> ast.RowEntry:
        column, key, value = tree.children
        text_span = self.span(value if isinstance(value, str) else value.meta)
        text = between(text_span)
        if text.startswith('"'):
            text = text[1:-1]
            text_span = Span(
                text_span.source, text_span.line, text_span.column + 1, text_span.end_line, text_span.end_column - 1
            )
        return ast.RowEntry(str(column), word_or_none(key), text, self.span(tree.meta), text_span)

    def scenario(self, tree: Branch) -> ast.Scenario:
        title, covers, steps = tree.children
        rules = words(covers.children) if covers else ()
        return ast.Scenario(title[1:-1], rules, tuple(map(self.step, steps.children)), self.span(tree.meta))

    def step(self, tree: Branch) -> ast.ScenarioStep:
        return STEPS[rule_of(tree)](self, tree)

    def scenario_players(self, tree: Branch) -> ast.ScenarioPlayers:
        return ast.ScenarioPlayers(self.integer(tree.children[0]), self.span(tree.meta))

    def set_option(self, tree: Branch) -> ast.SetOption:
        name, value = tree.children
        return ast.SetOption(str(name), self.expr(value), self.span(tree.meta))

    def seed(self, tree: Branch) -> ast.Seed:
        return ast.Seed(self.integer(tree.children[0]), self.span(tree.meta))

    def given(self, tree: Branch) -> ast.Given:
        return ast.Given(self.block(tree.children[0]), self.span(tree.meta))

    def start_at(self, tree: Branch) -> ast.StartAt:
        phase, *bindings = tree.children
        shaped = tuple(self.binding(binding) for binding in bindings if binding is not None)
        return ast.StartAt(str(phase), shaped, self.span(tree.meta))

    def binding(self, tree: Branch) -> tuple[str, ast.Expr]:
        name, value = tree.children
        return str(name), self.expr(value)

    def play_moves(self, tree: Branch) -> ast.PlayMoves:
        return ast.PlayMoves(self.moves(tree.children[0]), self.span(tree.meta))

    def moves_are(self, tree: Branch) -> ast.MovesAre:
        return ast.MovesAre(self.moves(tree.children[0]), None, self.span(tree.meta))

    def moves_number(self, tree: Branch) -> ast.MovesAre:
        return ast.MovesAre((), self.integer(tree.children[0]), self.span(tree.meta))

    def moves(self, tree: Branch) -> tuple[ast.Move, ...]:
        """The moves of a list, whose children are seats and texts in turn."""
        return tuple(map(self.move, tree.children[::2], tree.children[1::2]))

    def move(self, seat: Leaf | None, text: Leaf) -> ast.Move:
        return ast.Move(None if seat is None else self.seat(seat), str(text), self.span(text))

    def seat(self, leaf: Leaf) -> int:
        """`1:` or `chance:`, or the same without the colon."""
        word = leaf.rstrip(": \t")
        return CHANCE if word == "chance" else int(word[:LONGEST_NUMBER])

    def illegal(self, tree: Branch) -> ast.Illegal:
        seat, text, because = tree.children
        return ast.Illegal(self.move(seat, text), word_or_none(because), self.span(tree.meta))

    def legal(self, tree: Branch) -> ast.Legal:
        return ast.Legal(self.move(*tree.children), self.span(tree.meta))

    def expect(self, tree: Branch) -> ast.Expect:
        condition, tags = tree.children
        return ast.Expect(self.expr(condition), self.tags(tags), self.span(tree.meta))

    def expect_to_move(self, tree: Branch) -> ast.ExpectToMove:
        return ast.ExpectToMove(self.seat(tree.children[0]), self.span(tree.meta))

    def expect_over(self, tree: Branch) -> ast.ExpectOver:
        return ast.ExpectOver(self.span(tree.meta))

    def expect_winner(self, tree: Branch) -> ast.ExpectWinner:
        return ast.ExpectWinner(self.expr(tree.children[0]), self.span(tree.meta))

    def expect_hidden(self, tree: Branch) -> ast.ExpectSees:
        seat, path, *_ = tree.children
        return ast.ExpectSees(self.integer(seat), self.expr(path), True, None, self.span(tree.meta))

    def expect_sees(self, tree: Branch) -> ast.ExpectSees:
        seat, path, value, _ = tree.children
        return ast.ExpectSees(self.integer(seat), self.expr(path), False, self.expr(value), self.span(tree.meta))


CHANCE = -1


# ---------------------------------------------------------------- small things


def words(leaves: list[Leaf]) -> tuple[str, ...]:
    return tuple(map(str, leaves))


def word_or_none(leaf: Leaf | None) -> str | None:
    return None if leaf is None else str(leaf)


def joined_tags(first: ast.Tags, second: ast.Tags) -> ast.Tags:
    """The tags of two lines that make one declaration."""
    if second is NO_TAGS:
        return first
    reason = first if first.reason else second
    return ast.Tags(first.rules + second.rules, reason.reason, first.spans + second.spans, reason.reason_span)


def between(span: Span) -> str:
    """The text of a span, as written."""
    starts = span.source.line_starts
    return span.source.text[starts[span.line - 1] + span.column - 1 : starts[span.end_line - 1] + span.end_column - 1]


# ---------------------------------------------------------------- which rule is shaped by what

DECLARATIONS: dict[str, Callable[[Shaper, Branch], ast.Declaration]] = {
    "title": Shaper.title,
    "players": Shaper.players,
    "option": Shaper.option,
    "claim": Shaper.claim,
    "enum": Shaper.enum,
    "record": Shaper.record,
    "table": Shaper.table,
    "board": Shaper.board,
    "state": Shaper.state,
    "network": Shaper.network,
    "def": Shaper.def_,
    "def_block": Shaper.def_block,
    "action": Shaper.action,
    "score": Shaper.score,
    "rank": Shaper.rank,
    "invariant": Shaper.invariant,
    "show": Shaper.show,
    "hide": Shaper.hide,
    "play": Shaper.play,
}

SIMPLE: dict[str, Callable[[Shaper, Branch, ast.Tags], ast.Statement]] = {
    "let": Shaper.let,
    "var": Shaper.var,
    "assign": Shaper.assign,
    "require": Shaper.require,
    "prefer": Shaper.prefer,
    "finish": Shaper.finish,
    "stop": Shaper.stop,
    "draw": Shaper.draw,
    "roll": Shaper.roll,
    "either": Shaper.either,
    "command": Shaper.command,
    "do": Shaper.do,
    "may_do": Shaper.may_do,
    "does": Shaper.does,
    "sequence": Shaper.sequence,
}

REPETITIONS = {"forever": "forever", "repeat": "times", "repeat_while": "while", "repeat_possible": "possible"}

COMPOUND: dict[str, Callable[[Shaper, Branch], ast.Statement]] = {
    "if": Shaper.if_,
    "for": Shaper.for_,
    "phase": Shaper.phase,
    "choose": Shaper.choose,
    "choose_among": Shaper.choose_among,
    "may": Shaper.may,
    "may_among": Shaper.may_among,
    **dict.fromkeys(REPETITIONS, Shaper.repeat),
}

EXPRESSIONS: dict[str, Callable[[Shaper, Branch], ast.Expr]] = {
    "group": Shaper.group,
    "yours": Shaper.yours,
    "tuple": Shaper.tuple_,
    "set": Shaper.set_,
    "filter": Shaper.filter_,
    "map": Shaper.map_,
    "aggregate": Shaper.aggregate,
    "extreme": Shaper.extreme,
    "conditional": Shaper.conditional,
    "function": Shaper.function,
    "and_test": Shaper.and_test,
    "or_test": Shaper.or_test,
    "negation": Shaper.negation,
    "can": Shaper.can,
    "compare": Shaper.compare,
    "in": Shaper.in_,
    "not_in": Shaper.not_in,
    "is_empty": Shaper.is_empty,
    "is_filled": Shaper.is_filled,
    "binary": Shaper.binary,
    "minus": Shaper.minus,
    "range": Shaper.range_,
    "at_least": Shaper.at_least,
    "up_to": Shaper.up_to,
    "amount": Shaper.amount,
    "attribute": Shaper.attribute,
    "formula_call": Shaper.formula_call,
    "at": Shaper.at,
    "call": Shaper.call,
}

STEPS: dict[str, Callable[[Shaper, Branch], ast.ScenarioStep]] = {
    "scenario_players": Shaper.scenario_players,
    "set_option": Shaper.set_option,
    "seed": Shaper.seed,
    "given": Shaper.given,
    "start_at": Shaper.start_at,
    "play_moves": Shaper.play_moves,
    "illegal": Shaper.illegal,
    "legal": Shaper.legal,
    "moves": Shaper.moves_are,
    "moves_number": Shaper.moves_number,
    "expect": Shaper.expect,
    "expect_to_move": Shaper.expect_to_move,
    "expect_over": Shaper.expect_over,
    "expect_winner": Shaper.expect_winner,
    "expect_hidden": Shaper.expect_hidden,
    "expect_sees": Shaper.expect_sees,
}
