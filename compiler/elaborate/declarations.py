"""What a game declares, by name."""

from __future__ import annotations

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Span

SEATS_MAX = 16


def _as_range(node: ast.Expr) -> str:
    """The way out where a number of players is written `2-4`."""
    match node:
        case ast.Binary("-", ast.Number(low), ast.Number(high)) if low < high:
            return f"write 'players {low}..{high}'"
        case _:
            return ""


class Declarations:
    """The declarations of a game, as written. Names that are declared twice, or not at all, are problems."""

    def __init__(self, game: ast.Game, problems: Problems) -> None:
        self.game, self.problems = game, problems
        self.enum_decls: dict[str, ast.Enum] = {}
        self.record_decls: dict[str, ast.Record] = {}
        self.table_decls: dict[str, ast.Table] = {}
        self.board_decls: dict[str, ast.Board] = {}
        self.option_decls: dict[str, ast.Option] = {}
        self.state_decls: dict[str, ast.State] = {}
        self.network_decls: dict[str, ast.Network] = {}
        self.score_decls: dict[str, ast.Score] = {}
        self.defs: dict[str, list[ast.Def]] = {}
        self.actions: dict[str, ast.Action] = {}
        self.claims: list[ast.Claim] = []
        self.invariants: list[ast.Invariant] = []
        self.rank: ast.Rank | None = None
        self.shows: dict[str, ast.Show] = {}
        self.hides: list[ast.Hide] = []
        self.play: ast.Play | None = None
        self.title: ast.Title | None = None
        self.players_decl: ast.Players | None = None
        self._names: dict[tuple[str, str], Span] = {}
        for declaration in game.declarations:
            self._declare(declaration)
        self._check_needed()

    def _declare(self, declaration: ast.Declaration) -> None:
        match declaration:
            case ast.Title():
                self.title = declaration
            case ast.Players():
                self.players_decl = declaration
            case ast.Option(name):
                if self._is_new("value", name, declaration.name_span):
                    self.option_decls[name] = declaration
            case ast.Claim():
                self.claims.append(declaration)
            case ast.Enum(name):
                if self._is_new("type", name, declaration.name_span):
                    self.enum_decls[name] = declaration
            case ast.Record(name):
                if self._is_new("type", name, declaration.name_span):
                    self.record_decls[name] = declaration
            case ast.Table(name):
                if self._is_new("type", name, declaration.name_span):
                    self.table_decls[name] = declaration
            case ast.Board(name):
                if self._is_new("value", name, declaration.name_span):
                    self.board_decls[name] = declaration
            case ast.State(state_names):
                for one, span in zip(state_names, declaration.name_spans):
                    if self._is_new("value", one, span):
                        self.state_decls[one] = declaration
            case ast.Network(name):
                if self._is_new("value", name, declaration.name_span):
                    self.network_decls[name] = declaration
            case ast.Def(name):
                if name in self.defs or self._is_new("value", name, declaration.name_span):
                    self.defs.setdefault(name, []).append(declaration)
            case ast.Action(name):
                if self._is_new("verb", name, declaration.name_span):
                    self.actions[name] = declaration
            case ast.Score(name):
                if self._is_new("value", name, declaration.name_span):
                    self.score_decls[name] = declaration
            case ast.Rank():
                if self.rank is not None:
                    self.problems.error("RW202", declaration.span, "the ranking is declared twice")
                self.rank = declaration
            case ast.Invariant():
                self.invariants.append(declaration)
            case ast.Show(name):
                if self._is_new("show", name, declaration.name_span):
                    self.shows[name] = declaration
            case ast.Hide():
                self.hides.append(declaration)
            case ast.Play():
                if self.play is not None:
                    self.problems.error("RW202", declaration.span, "'play' is declared twice", "a game has one telling")
                self.play = declaration

    def _is_new(self, space: str, name: str, span: Span) -> bool:
        """Whether a name is free in its space, which it is not from now on."""
        if (space, name) in self._names:
            first = self._names[space, name]
            place = f"line {first.line}" if first.source is span.source else str(first)
            self.problems.error("RW202", span, f"'{name}' is declared twice", f"it is declared first in {place}")
            return False
        self._names[space, name] = span
        return True

    def _check_needed(self) -> None:
        if self.play is None:
            self.problems.error(
                "RW210", self.game.span, "the game has no telling", "add a block that begins with 'play'"
            )
        if self.players_decl is None:
            self.problems.error(
                "RW211",
                self.game.span,
                "the game does not say for how many players it is",
                "add a line like 'players 2' or 'players 2..4'",
            )

    def seat_range(self) -> tuple[int, int]:
        """The least and the greatest number of seats."""
        match self.players_decl.count if self.players_decl else None:
            case ast.Number(value):
                low, high = value, value
            case ast.Range(ast.Number(value), ast.Number(top)):
                low, high = value, top
            case None:
                return 1, 1
            case other:
                self.problems.error(
                    "RW213", other.span, "the number of players is a number or a range like 2..4", _as_range(other)
                )
                return 1, 1
        assert self.players_decl is not None
        if low > high:
            hint = "the smaller number comes first"
            self.problems.error("RW213", self.players_decl.span, f"there is no number from {low} to {high}", hint)
            return 1, 1
        if not 1 <= low <= high <= SEATS_MAX:
            self.problems.error("RW213", self.players_decl.span, f"a game has 1 to {SEATS_MAX} players")
            return 1, 1
        return low, high

    def column_decl(self, table: str, column: str) -> ast.Column | None:
        """The declaration of a column, or None."""
        for declaration in self.table_decls[table].columns:
            if column in declaration.names:
                return declaration
        return None
