"""Shape scenarios: extra rows, and steps."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import ast
from rulewright.compiler.shape_statements import StatementShaper
from rulewright.compiler.shape_tree import LONGEST_NUMBER, Branch, Leaf, Origin, rule_of, word_or_none, words
from rulewright.compiler.source import Span

CHANCE = -1


def shape_scenarios(origin: Origin, tree: Branch) -> ast.Scenarios:
    """The scenarios of a file."""
    return ScenarioShaper(origin).scenarios(tree)


class ScenarioShaper(StatementShaper):
    """Shapes the scenarios of a file, step by step."""

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
        text = text_span.text
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

    def expect_told(self, tree: Branch) -> ast.ExpectTold:
        seat, text, _ = tree.children
        return ast.ExpectTold(None if seat is None else self.integer(seat), text[1:-1], self.span(tree.meta))


STEPS: dict[str, Callable[[ScenarioShaper, Branch], ast.ScenarioStep]] = {
    "scenario_players": ScenarioShaper.scenario_players,
    "set_option": ScenarioShaper.set_option,
    "seed": ScenarioShaper.seed,
    "given": ScenarioShaper.given,
    "start_at": ScenarioShaper.start_at,
    "play_moves": ScenarioShaper.play_moves,
    "illegal": ScenarioShaper.illegal,
    "legal": ScenarioShaper.legal,
    "moves": ScenarioShaper.moves_are,
    "moves_number": ScenarioShaper.moves_number,
    "expect": ScenarioShaper.expect,
    "expect_to_move": ScenarioShaper.expect_to_move,
    "expect_over": ScenarioShaper.expect_over,
    "expect_winner": ScenarioShaper.expect_winner,
    "expect_hidden": ScenarioShaper.expect_hidden,
    "expect_sees": ScenarioShaper.expect_sees,
    "expect_told": ScenarioShaper.expect_told,
}
