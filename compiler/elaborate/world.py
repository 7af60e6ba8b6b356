"""The declared things of one game with options and seats bound: looked up by name, made when first asked for.

The world knows names, and what was made of them; *how* a board, a state or an expression is made stands in `Makers`,
which `begin.py` puts together. So the files that make things know the world, and the world knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from rulewright import library
from rulewright.compiler.elaborate.budget import Budget
from rulewright.compiler.elaborate.cells import RowText
from rulewright.compiler.elaborate.declarations import Declarations
from rulewright.compiler.elaborate.draft import Draft, OptionValue
from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW
from rulewright.compiler.elaborate.usage import Usage
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems, Reported, did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.values.lattice import Lattice

MEMBERS_MAX = 1000
BOARDS_MAX = 32


@dataclass(frozen=True)
class Makers:
    """How each kind of thing is made. The first argument is the world, or the context in which an expression stands."""

    option: Callable[[World, ast.Option], OptionValue]
    board: Callable[[World, ast.Board], ir.Board]
    record: Callable[[World, ast.Record], ir.Record]
    state: Callable[[World, str, ast.State], ir.State]
    rows: Callable[[World, ast.Table], list[RowText]]
    column: Callable[[World, str, str, ast.Column], ir.ColumnData | ir.FormulaColumn]
    type: Callable[[World, ast.TypeExpr], ir.Type]
    named_type: Callable[[World, str, Span], ir.Type]
    expression: Callable[..., ir.Expr]  # (context, node, expected type)
    loose_expression: Callable[..., ir.Expr]  # (context, node, hint)


@dataclass(frozen=True)
class Given:
    """What a game is compiled with besides its text."""

    folder: Path
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    extra_rows: tuple[ast.ExtraRow, ...] = ()
    changed_rows: tuple[ast.AddRows | ast.DropRows | ast.NewColumn, ...] = ()
    seen: Callable[[ast.Expr, object], None] | None = None  # told the type of every expression: for editors
    noted: Callable[[ast.Expr, ir.Expr], None] | None = None  # told what became of every expression: for coverage


@dataclass
class MadeFunctions:
    """The functions that were made of defs: by name and argument types; how many of each def; which are being made."""

    made: dict[tuple[str, tuple[ir.Type, ...]], ir.Function] = field(default_factory=dict)
    count: dict[str, int] = field(default_factory=dict)
    busy: list[str] = field(default_factory=list)


class World(Declarations):
    """Everything declared. Problems are collected; a failed look-up raises `Reported`."""

    def __init__(self, game: ast.Game, name: str, given: Given, problems: Problems, makers: Makers) -> None:
        super().__init__(game, problems)
        self.given, self.make, self.budget = given, makers, Budget(problems)
        together = bool(self.players_decl and self.players_decl.together)
        title = self.title.text if self.title else name
        self.draft = Draft(name, title, self._count_seats(given.seats), together)
        self.usage = Usage(self, self.draft)
        self.functions = MadeFunctions()
        self.can: Callable[..., ir.Expr] | None = (
            None  # (context, node): what `can` asks; none until procedures are made
        )
        self.members: dict[str, list[tuple[str, int]]] = {}
        self.rows: dict[str, tuple[str, int]] = {}
        self.unread_tables: set[str] = set()  # whose files cannot be read, so that their rows are not known
        self._busy: set[str] = set()
        self._cells: dict[str, tuple[str, int]] = {}
        self._lattices: dict[str, Lattice] = {}
        self._make_enums()
        self._load_tables()

    def _count_seats(self, wanted: int | None) -> int:
        low, high = self.seat_range()
        if wanted is None:
            return low
        if not low <= wanted <= high and self.players_decl is not None:
            text = f"{low} players" if low == high else f"{low} to {high} players"
            self.problems.error("RW212", self.players_decl.span, f"this game is for {text}, not for {wanted}")
            return low
        return wanted

    def _make_enums(self) -> None:
        for name, declaration in self.enum_decls.items():
            if len(declaration.members) > MEMBERS_MAX:
                message = f"the enum {name} has {len(declaration.members)} members, more than {MEMBERS_MAX}"
                self.problems.error("RW374", declaration.name_span, message, "make it a table")
            seen: set[str] = set()
            letters: set[str] = set()
            for member in declaration.members:
                if member.name in seen:
                    self.problems.error("RW202", member.span, f"'{member.name}' stands twice in {name}")
                if member.letter and member.letter in letters:
                    self.problems.error(
                        "RW214",
                        member.span,
                        f"two members of {name} have the letter '{member.letter}'",
                        "give each its own",
                    )
                seen.add(member.name)
                letters.add(member.letter or "")
            self.add_enum(
                name, tuple(m.name for m in declaration.members), tuple(m.letter or "" for m in declaration.members)
            )

    def add_enum(self, name: str, members: tuple[str, ...], letters: tuple[str, ...], anonymous: bool = False) -> None:
        """One more enum, declared or (anonymous) written where its type is needed."""
        self.draft.enums[name] = ir.Enum(name, members, letters, anonymous)
        for index, member in enumerate(members):
            self.members.setdefault(member, []).append((name, index + 1))

    def _load_tables(self) -> None:
        for extra in self.given.extra_rows:
            if extra.table not in self.table_decls:
                hint = did_you_mean(extra.table, self.table_decls)
                self.problems.error("RW815", extra.span, f"the game has no table '{extra.table}'", hint)
        for name, declaration in self.table_decls.items():
            rows = self.draft.rows[name] = self.make.rows(self, declaration)
            ids = tuple(row.id for row in rows)
            self.draft.tables[name] = ir.Table(
                name, ids, tuple(row.title or row.id for row in rows), tuple(row.rule for row in rows), {}
            )
            for index, row in enumerate(ids):
                self.rows[row] = (name, index + 1)

    def too_large(self, span: Span) -> NoReturn:
        """A number beyond what the game can compute with."""
        self.problems.error("RW305", span, "this number is too large", f"numbers lie between {INT_LOW} and {INT_HIGH}")
        raise Reported

    @contextmanager
    def resolving(self, name: str, span: Span) -> Iterator[None]:
        """Guards against a thing that needs itself to be resolved."""
        if name in self._busy:
            self.problems.error("RW204", span, f"'{name}' depends on itself")
            raise Reported
        self._busy.add(name)
        try:
            yield
        finally:
            self._busy.discard(name)

    # ------------------------------------------------------------ options, boards, records, states

    def option(self, name: str) -> OptionValue:
        """An option as bound."""
        if name not in self.draft.options:
            declaration = self.option_decls[name]
            with self.resolving(name, declaration.name_span):
                self.draft.options[name] = self.make.option(self, declaration)
        return self.draft.options[name]

    def board(self, name: str) -> ir.Board:
        """A board by name, made when first asked for."""
        if name in self.draft.boards:
            return self.draft.boards[name]
        declaration = self.board_decls[name]
        if len(self.draft.boards) == BOARDS_MAX:
            hint = "a board for each player is one board, with states 'per Player'"
            self.problems.error("RW375", declaration.name_span, f"a game has at most {BOARDS_MAX} boards", hint)
            raise Reported
        with self.resolving(name, declaration.name_span):
            self.draft.boards[name] = self.make.board(self, declaration)
        board = self.draft.boards[name]
        for index, cell in enumerate(board.names):
            if cell.isalnum():
                self._cells.setdefault(cell, (name, index + 1))
        return board

    def lattice(self, name: str) -> Lattice:
        """A board with what can be computed on it."""
        if name not in self._lattices:
            self._lattices[name] = Lattice(self.board(name))
        return self._lattices[name]

    def record(self, name: str) -> ir.Record:
        """A record by name."""
        if name not in self.draft.records:
            declaration = self.record_decls[name]
            with self.resolving(name, declaration.name_span):
                self.draft.records[name] = self.make.record(self, declaration)
        return self.draft.records[name]

    def state(self, name: str) -> ir.State:
        """A state (or the tally of a score line) by name."""
        if name in self.draft.states:
            return self.draft.states[name]
        if name in self.score_decls:
            self.draft.states[name] = ir.State(
                name, ir.Number(-1_000_000, 1_000_000), () if self.draft.together else (ir.Seat(),), 0, "all", True
            )
            return self.draft.states[name]
        declaration = self.state_decls[name]
        with self.resolving(name, declaration.span):
            self.draft.states[name] = self.make.state(self, name, declaration)
        return self.draft.states[name]

    def network_over(self, name: str) -> ir.Type:
        """What the nodes of a network are."""
        for known in self.draft.networks:
            if known.name == name:
                return known.over
        declaration = self.network_decls[name]
        over = self.make.named_type(self, declaration.over, declaration.span)
        unknown = ir.Const(0, ir.Truth())
        self.draft.networks.append(ir.Network(name, over, (), unknown, unknown, ()))
        return over

    def column_data(self, table: str, column: str) -> ir.ColumnData | ir.FormulaColumn:
        """The data or formulas of a column, read when first asked for."""
        if column not in self.draft.tables[table].columns:
            declaration = self.column_decl(table, column)
            assert declaration is not None
            with self.resolving(f"{table}.{column}", declaration.span):
                made = self.make.column(self, table, column, declaration)
            self.draft.add_column(table, made)
        return self.draft.tables[table].columns[column]

    def column_type(self, table: str, column: str) -> tuple[ir.Type, ir.Type | None, tuple[tuple[str, ir.Type], ...]]:
        """Type, `per` type and parameters of a column."""
        declaration = self.column_decl(table, column)
        assert declaration is not None
        per = self.make.named_type(self, declaration.per, declaration.span) if declaration.per else None
        kinds = tuple((one.name, self.make.type(self, one.type)) for one in declaration.parameters)
        return self.make.type(self, declaration.type), per, kinds

    def display(self, path: Path) -> Path:
        """A file of the game, or of a variant elsewhere, as messages name it: like the game's own file, where it is
        beside it."""
        shown = Path(self.game.span.source.name).parent / path.name
        return shown if library.resolved(shown) == path else library.shown(path)

    def find_cell(self, name: str, wanted: ir.Type | None = None) -> tuple[str, int] | None:
        """A cell such as e4 by its name: of the board that is wanted, if it has one, or else of the first that has."""
        for board in self._known_boards():
            if wanted == ir.Cell(board.name) and name in board.names:
                return board.name, board.names.index(name) + 1
        return self._cells.get(name)

    def find_way(self, name: str, wanted: ir.Type | None = None) -> tuple[str, int] | None:
        """A direction such as NE by its name: of the board that is wanted, if it has one, or else of the first that
        has."""
        for board in sorted(self._known_boards(), key=lambda board: wanted != ir.Way(board.name)):
            for index, (way, _, _) in enumerate(board.ways):
                if way == name:
                    return board.name, index + 1
        return None

    def _known_boards(self) -> list[ir.Board]:
        """The boards; while something is being resolved (an option a board's size may need), only those made
        already."""
        return [self.board(name) for name in self.board_decls if not self._busy or name in self.draft.boards]

    def value_names(self) -> Iterator[str]:
        """All names that can stand for a value, for suggestions."""
        yield from self.state_decls
        yield from self.score_decls
        yield from self.option_decls
        yield from self.defs
        yield from self.board_decls
        yield from self.members
        yield from self.rows
        yield from self.enum_decls
        yield from self.table_decls
        yield from self.record_decls
        yield from self.network_decls
        yield from ("players", "winners", "you", "yes", "no", "none", "total")
