"""Shape statements: lines, and those with blocks below them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.shape.expressions import ExpressionShaper
from rulewright.compiler.syntax.shape.tree import NO_TAGS, Branch, Origin, rule_of, word_or_none
from rulewright.compiler.syntax.source import Span

NAMED = re.compile(r"\{([A-Za-z_]\w*)\}")  # a name in the braces of a text


def shape_rules(origin: Origin, tree: Branch) -> tuple[ast.Statement, ...]:
    """The statements of a `rules` cell."""
    return StatementShaper(origin).block(tree)


class StatementShaper(ExpressionShaper):
    """Shapes blocks, lines and statements."""

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
        name, zone, seen = tree.children
        return ast.Draw(str(name), self.expr(zone), tags, self.span(tree.meta), self.seen_by(seen))

    def roll(self, tree: Branch, tags: ast.Tags) -> ast.Roll:
        name, source, seen = tree.children
        return ast.Roll(str(name), self.expr(source), tags, self.span(tree.meta), self.seen_by(seen))

    def seen_by(self, tree: Branch | None) -> ast.SeenBy | None:
        if tree is None:
            return None
        (who,) = tree.children
        return ast.SeenBy(None if who == "all" else self.expr(who), self.span(tree.meta))

    def tell(self, tree: Branch, tags: ast.Tags) -> ast.Tell:
        who, text = tree.children
        span = self.span(text)
        named = tuple(
            ast.Name(
                found[1],
                Span(span.source, span.line, span.column + found.start(1), span.line, span.column + found.end(1)),
            )
            for found in NAMED.finditer(text)
        )
        return ast.Tell(self.maybe(who), text[1:-1], named, tags, self.span(tree.meta), span)

    def either(self, tree: Branch, tags: ast.Tags) -> ast.Either:
        sides = tuple(self.simple(side, NO_TAGS) for side in tree.children)
        return ast.Either(sides, tags, self.span(tree.meta))

    def may_do(self, tree: Branch, tags: ast.Tags) -> ast.MayDo:
        return ast.MayDo(self.simple(tree.children[0], NO_TAGS), tags, self.span(tree.meta))

    def does(self, tree: Branch, tags: ast.Tags) -> ast.Does:
        subject, effect = tree.children
        return ast.Does(self.expr(subject), self.simple(effect, NO_TAGS), tags, self.span(tree.meta))

    def sequence(self, tree: Branch, tags: ast.Tags) -> ast.Sequence:
        statements = tuple(self.simple(part, NO_TAGS) for part in tree.children)
        return ast.Sequence(statements, tags, self.span(tree.meta))

    # ---------------------------------------------------------------- statements with blocks

    def compound(self, rule: str, tree: Branch) -> ast.Statement:
        self.descend(tree)
        shaped = COMPOUND[rule](self, tree)
        self.depth -= 1
        return shaped

    def if_(self, tree: Branch) -> ast.If:
        condition, tags, body, *others = tree.children
        branches = [(self.expr(condition), self.block(body))]
        open_lines = []
        for branch in others[:-1]:
            condition, said, body = branch.children
            branches.append((self.expr(condition), self.block(body)))
            open_lines.append(self.tags(said).openly_span)
        otherwise = self.block(others[-1].children[1]) if others[-1] else ()
        openly = tuple(span for span in open_lines if span is not None)
        return ast.If(tuple(branches), otherwise, self.tags(tags), self.span(tree.meta), openly)

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
        if head is None:
            return ast.Alternative(None, (), self.block(body), True, self.tags(tags), self.span(tree.meta))
        return replace(self.alternative(head, self.tags(tags), body), otherwise=True, span=self.span(tree.meta))

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


SIMPLE: dict[str, Callable[[StatementShaper, Branch, ast.Tags], ast.Statement]] = {
    "let": StatementShaper.let,
    "var": StatementShaper.var,
    "assign": StatementShaper.assign,
    "require": StatementShaper.require,
    "prefer": StatementShaper.prefer,
    "finish": StatementShaper.finish,
    "stop": StatementShaper.stop,
    "draw": StatementShaper.draw,
    "roll": StatementShaper.roll,
    "tell": StatementShaper.tell,
    "either": StatementShaper.either,
    "command": StatementShaper.command,
    "do": StatementShaper.do,
    "may_do": StatementShaper.may_do,
    "does": StatementShaper.does,
    "sequence": StatementShaper.sequence,
}

REPETITIONS = {"forever": "forever", "repeat": "times", "repeat_while": "while", "repeat_possible": "possible"}

COMPOUND: dict[str, Callable[[StatementShaper, Branch], ast.Statement]] = {
    "if": StatementShaper.if_,
    "for": StatementShaper.for_,
    "phase": StatementShaper.phase,
    "choose": StatementShaper.choose,
    "choose_among": StatementShaper.choose_among,
    "may": StatementShaper.may,
    "may_among": StatementShaper.may_among,
    **dict.fromkeys(REPETITIONS, StatementShaper.repeat),
}
