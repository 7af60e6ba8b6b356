"""Shape types, expressions, and the effects that `can` asks about."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.shape.tree import (
    NO_TAGS,
    Branch,
    Leaf,
    Node,
    Origin,
    Shaper,
    rule_of,
    word_or_none,
    words,
)
from rulewright.compiler.syntax.source import Span


def shape_formula(origin: Origin, tree: Branch) -> ast.Expr:
    """The expression in a cell."""
    return ExpressionShaper(origin).expr(tree.children[0])


class ExpressionShaper(Shaper):
    """Shapes types and expressions."""

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

    def cell_text(self, value: Branch | str) -> tuple[str, Span]:
        """A cell that stands in a variant or a scenario, to be read like one of YAML; quotes are not part of it."""
        span = self.span(value if isinstance(value, str) else value.meta)
        if not span.text.startswith('"'):
            return span.text, span
        return span.text[1:-1], Span(span.source, span.line, span.column + 1, span.end_line, span.end_column - 1)

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

    # ---------------------------------------------------------------- effects

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


EXPRESSIONS: dict[str, Callable[[ExpressionShaper, Branch], ast.Expr]] = {
    "group": ExpressionShaper.group,
    "yours": ExpressionShaper.yours,
    "tuple": ExpressionShaper.tuple_,
    "set": ExpressionShaper.set_,
    "filter": ExpressionShaper.filter_,
    "map": ExpressionShaper.map_,
    "aggregate": ExpressionShaper.aggregate,
    "extreme": ExpressionShaper.extreme,
    "conditional": ExpressionShaper.conditional,
    "function": ExpressionShaper.function,
    "and_test": ExpressionShaper.and_test,
    "or_test": ExpressionShaper.or_test,
    "negation": ExpressionShaper.negation,
    "can": ExpressionShaper.can,
    "compare": ExpressionShaper.compare,
    "in": ExpressionShaper.in_,
    "not_in": ExpressionShaper.not_in,
    "is_empty": ExpressionShaper.is_empty,
    "is_filled": ExpressionShaper.is_filled,
    "binary": ExpressionShaper.binary,
    "minus": ExpressionShaper.minus,
    "range": ExpressionShaper.range_,
    "at_least": ExpressionShaper.at_least,
    "up_to": ExpressionShaper.up_to,
    "amount": ExpressionShaper.amount,
    "attribute": ExpressionShaper.attribute,
    "formula_call": ExpressionShaper.formula_call,
    "at": ExpressionShaper.at,
    "call": ExpressionShaper.call,
}
