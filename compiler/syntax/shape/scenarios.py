"""Shape scenarios: extra rows, positions, and steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.shape.statements import StatementShaper
from rulewright.compiler.syntax.shape.tree import (
    LONGEST_NUMBER,
    Branch,
    Leaf,
    Origin,
    TooLong,
    rule_of,
    word_or_none,
    words,
)
from rulewright.compiler.syntax.source import Span

CHANCE = -1
MOST_MOVES = 10_000  # of one `play`, those of `repeat` counted as often as they are made


Part = ast.ExtraRow | ast.Without | ast.Borrowed | ast.NamedPosition | ast.Scenario


@dataclass(frozen=True, slots=True)
class Header:
    """`scenarios for NAME`."""

    game: str
    span: Span


def shape_part(origin: Origin, tree: Branch) -> Header | Part:
    """One part of a file of scenarios: what begins at the left margin."""
    return ScenarioShaper(origin).part(tree.children[0])


class ScenarioShaper(StatementShaper):
    """Shapes the parts of a file, step by step."""

    def part(self, tree: Branch) -> Header | Part:
        match tree.data:
            case "header":
                return Header(str(tree.children[0]), self.span(tree.children[0]))
            case "row":
                return self.row(tree)
            case "without":
                return self.without(tree)
            case "borrowed":
                return ast.Borrowed(tree.children[0][1:-1], self.span(tree.children[0]))
            case "position":
                return self.position(tree)
        return self.scenario(tree)

    def row(self, tree: Branch) -> ast.ExtraRow:
        table, identifier, *entries, _ = tree.children
        return ast.ExtraRow(str(table), str(identifier), tuple(map(self.entry, entries)), self.span(tree.meta))

    def entry(self, tree: Branch) -> ast.RowEntry:
        column, key, value = tree.children
        text, text_span = self.cell_text(value)
        return ast.RowEntry(str(column), word_or_none(key), text, self.span(tree.meta), text_span)

    def position(self, tree: Branch) -> ast.NamedPosition:
        title, start, steps = tree.children
        return ast.NamedPosition(title[1:-1], self.start(start), self.steps(steps), self.span(tree.meta))

    def scenario(self, tree: Branch) -> ast.Scenario:
        title, start, covers, steps = tree.children
        rules = words(covers.children) if covers else ()
        return ast.Scenario(title[1:-1], rules, self.start(start), self.steps(steps), self.span(tree.meta))

    def start(self, title: Leaf | None) -> ast.Start | None:
        return None if title is None else ast.Start(title[1:-1], self.span(title))

    def steps(self, tree: Branch) -> tuple[ast.ScenarioStep, ...]:
        return tuple(map(self.step, tree.children))

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

    def finally_given(self, tree: Branch) -> ast.Finally:
        return ast.Finally(self.block(tree.children[0]), self.span(tree.meta))

    def start_at(self, tree: Branch) -> ast.StartAt:
        phase, *bindings = tree.children
        shaped = tuple(self.binding(binding) for binding in bindings if binding is not None)
        return ast.StartAt(str(phase), shaped, self.span(tree.meta))

    def binding(self, tree: Branch) -> tuple[str, ast.Expr]:
        name, value = tree.children
        return str(name), self.expr(value)

    def without(self, tree: Branch) -> ast.Without:
        return ast.Without(tree.children[0][1:-1], self.span(tree.meta))

    def rejected(self, tree: Branch) -> ast.Rejected:
        return ast.Rejected(word_or_none(tree.children[0]), self.span(tree.meta))

    def play_moves(self, tree: Branch) -> ast.PlayMoves:
        return ast.PlayMoves(tuple(self.played(tree.children[0])), self.span(tree.meta))

    def played(self, tree: Branch) -> list[ast.Move]:
        """The moves of a block, those of `repeat` as often as it says."""
        moves: list[ast.Move] = []
        for line in tree.children:
            if line.data == "turn":
                moves.append(self.move(*line.children))
                continue
            self.descend(line)
            times = self.integer(line.children[0])
            once = self.played(line.children[1])
            if len(moves) + times * len(once) > MOST_MOVES:
                raise TooLong(line.children[0], f"one 'play' makes at most {MOST_MOVES:,} moves")
            moves += times * once
            self.depth -= 1
        return moves

    def moves_are(self, tree: Branch) -> ast.MovesAre:
        like, _, listed = tree.children
        return ast.MovesAre(self.moves(listed), None, self.pattern(like), self.span(tree.meta))

    def moves_number(self, tree: Branch) -> ast.MovesAre:
        number, like, _ = tree.children
        return ast.MovesAre((), self.integer(number), self.pattern(like), self.span(tree.meta))

    def pattern(self, text: Leaf | None) -> ast.Move | None:
        return None if text is None else self.move(None, text)

    def moves(self, tree: Branch) -> tuple[ast.Move, ...]:
        """The moves of a list, whose children are seats and texts in turn."""
        return tuple(map(self.move, tree.children[::2], tree.children[1::2]))

    def move(self, seat: Leaf | None, text: Leaf, because: Leaf | None = None) -> ast.Move:
        return ast.Move(None if seat is None else self.seat(seat), str(text), self.span(text), word_or_none(because))

    def seat(self, leaf: Leaf) -> int:
        """`1:` or `chance:`, or the same without the colon."""
        word = leaf.rstrip(": \t")
        return CHANCE if word == "chance" else int(word[:LONGEST_NUMBER])

    def illegal(self, tree: Branch) -> ast.Illegal:
        seat, text, because, _ = tree.children
        return ast.Illegal(self.move(seat, text), word_or_none(because), self.span(tree.meta))

    def legal(self, tree: Branch) -> ast.Legal:
        seat, text, _ = tree.children
        return ast.Legal(self.move(seat, text), self.span(tree.meta))

    def expect(self, tree: Branch) -> ast.Expect:
        seat, condition, tags = tree.children
        you = None if seat is None else self.seat(seat)
        return ast.Expect(you, self.expr(condition), self.tags(tags), self.span(tree.meta))

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

    def expect_forced(self, tree: Branch) -> ast.ExpectForced:
        seat, text, _ = tree.children
        return ast.ExpectForced(self.move(seat, text), self.span(tree.meta))

    def expect_told(self, tree: Branch) -> ast.ExpectTold:
        seat, text, _ = tree.children
        return ast.ExpectTold(None if seat is None else self.integer(seat), text[1:-1], self.span(tree.meta))


STEPS: dict[str, Callable[[ScenarioShaper, Branch], ast.ScenarioStep]] = {
    "scenario_players": ScenarioShaper.scenario_players,
    "set_option": ScenarioShaper.set_option,
    "seed": ScenarioShaper.seed,
    "without": ScenarioShaper.without,
    "given": ScenarioShaper.given,
    "finally_given": ScenarioShaper.finally_given,
    "start_at": ScenarioShaper.start_at,
    "rejected": ScenarioShaper.rejected,
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
    "expect_forced": ScenarioShaper.expect_forced,
    "expect_told": ScenarioShaper.expect_told,
}
