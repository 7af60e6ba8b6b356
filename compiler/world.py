"""The declared things of one game with options and seats bound: looked up by name, resolved when first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from rulewright import library
from rulewright.compiler import ast
from rulewright.compiler.boards import declared_board
from rulewright.compiler.cells import RowText
from rulewright.compiler.columns import SnippetDraft, read_column
from rulewright.compiler.constants import NotConstant, TooLarge, TooMuch, constant
from rulewright.compiler.context import Context
from rulewright.compiler.declarations import Declarations
from rulewright.compiler.declared_types import named_type, type_of
from rulewright.compiler.defs import DefMaker
from rulewright.compiler.diagnostics import Problems, Reported, did_you_mean
from rulewright.compiler.expressions import elaborate
from rulewright.compiler.parse import parse_formula
from rulewright.compiler.source import Source, Span
from rulewright.compiler.states import declared_record, declared_state
from rulewright.compiler.tables import load_table
from rulewright.compiler.types import INT_HIGH, INT_LOW
from rulewright.runtime import ir
from rulewright.runtime.reference.lattice import Lattice

if TYPE_CHECKING:
    from rulewright.compiler.tell import Teller

MEMBERS_MAX = 1000
BOARDS_MAX = 32
EFFORT_MAX = 100_000  # expressions elaborated; the largest shipped game takes some thousand


@dataclass
class OptionValue:
    """An option as bound: its type and value."""

    type: ir.Type
    value: Any
    tags: ast.Tags
    span: Span


class World(Declarations):
    """Everything declared. Problems are collected; a failed look-up raises `Reported`."""

    def __init__(
        self,
        game: ast.Game,
        *,
        name: str,
        folder: Path,
        seats: int | None,
        options: dict[str, ast.Expr | Any],
        problems: Problems,
        extra_rows: tuple[ast.ExtraRow, ...] = (),
        changed_rows: tuple[ast.AddRows | ast.DropRows | ast.NewColumn, ...] = (),
    ) -> None:
        super().__init__(game, problems)
        self.name, self.folder = name, folder
        self.given_options, self.extra_rows, self.changed_rows = options, extra_rows, changed_rows
        self.states: dict[str, ir.State] = {}
        self.bounded: ast.TypeExpr | None = None  # the type of the state that is being resolved
        self.options: dict[str, OptionValue] = {}
        self.members: dict[str, list[tuple[str, int]]] = {}
        self.rows: dict[str, tuple[str, int]] = {}
        self.functions: list[ir.Function] = []
        self.snippets: list[SnippetDraft] = []
        self.anonymous: dict[str, tuple[str, ...]] = {}
        self.table_rows: dict[str, list[RowText]] = {}
        self.unread_tables: set[str] = set()  # whose files cannot be read, so that their rows are not known
        self.maker = DefMaker(self)
        self.teller: Teller | None = None  # none until the game is told
        self.constant_steps = 0
        self.effort = 0
        self._busy: set[str] = set()
        self._columns: dict[tuple[str, str], ir.ColumnData | ir.FormulaColumn] = {}
        self._networks: dict[str, ir.Type] = {}
        self._cells: dict[str, tuple[str, int]] = {}
        self._lattices: dict[str, Lattice] = {}
        self.seats = self._count_seats(seats)
        self.components = ir.Program(
            name=name, title=self.title.text if self.title else name, seats=self.seats,
            together=bool(self.players_decl and self.players_decl.together), options={}, enums={}, records={}, tables={},
            boards={}, states=(), networks=(), functions=(), procs=(), snippets=(), blocks=(), decisions=(), guards=(),
            scores=(), rank=(), invariants=(), phases=(), rules=(),
        )  # fmt: skip
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
        self.components.enums[name] = ir.Enum(name, members, letters, anonymous)
        if anonymous:
            self.anonymous[name] = members
        for index, member in enumerate(members):
            self.members.setdefault(member, []).append((name, index + 1))

    def _load_tables(self) -> None:
        for extra in self.extra_rows:
            if extra.table not in self.table_decls:
                hint = did_you_mean(extra.table, self.table_decls)
                self.problems.error("RW815", extra.span, f"the game has no table '{extra.table}'", hint)
        for name, declaration in self.table_decls.items():
            rows = load_table(self, declaration)
            self.table_rows[name] = rows
            ids = tuple(row.id for row in rows)
            self.components.tables[name] = ir.Table(
                name, ids, tuple(row.title or row.id for row in rows), tuple(row.rule for row in rows), {}
            )
            for index, row in enumerate(ids):
                self.rows[row] = (name, index + 1)

    # ------------------------------------------------------------ constants

    def evaluate(self, node: ast.Expr, expected: ir.Type | None = None) -> tuple[Any, ir.Type]:
        """The value and type of an expression that must be known when compiling."""
        expr = elaborate(Context(self), node, expected)
        try:
            return constant(expr, self), expr.type
        except TooMuch:
            hint = "let it range over less, or compute it while the game is played"
            self.problems.error("RW372", node.span, "this takes too long to compute before the game begins", hint)
            raise Reported from None
        except TooLarge:
            self.too_large(node.span)
        except NotConstant:
            self.problems.error(
                "RW310",
                node.span,
                "this must be known before the game begins",
                "only options, numbers, members and tables may be used here",
            )
            raise Reported from None

    def too_large(self, span: Span) -> NoReturn:
        """A number beyond what the game can compute with."""
        self.problems.error("RW305", span, "this number is too large", f"numbers lie between {INT_LOW} and {INT_HIGH}")
        raise Reported

    def spend(self, span: Span) -> None:
        """Count the effort of compiling; each use of a def with other types is elaborated anew, which can explode."""
        self.effort += 1
        if self.effort <= EFFORT_MAX:
            return
        if self.effort == EFFORT_MAX + 1:
            hint = "defs that call defs several times, each with functions as arguments, grow with every level"
            self.problems.error("RW373", span, "this game grows too large while it is compiled", hint)
        raise Reported

    def option(self, name: str) -> OptionValue:
        """An option as bound."""
        if name in self.options:
            return self.options[name]
        declaration = self.option_decls[name]
        with self.resolving(name, declaration.name_span):
            kind = type_of(self, declaration.type)
            given = self.given_options.get(name)
            if (
                given is not None
                and not isinstance(given, ast.Name | ast.Number)
                and isinstance(given, int | str | bool)
            ):
                given = literal(given, declaration.span)
            value, _ = self.evaluate(given if given is not None else declaration.default, kind)
            self._check_option(name, kind, value, given if given is not None else declaration.default)
        self.options[name] = OptionValue(kind, value, declaration.tags, declaration.span)
        return self.options[name]

    def _check_option(self, name: str, kind: ir.Type, value: Any, node: ast.Expr) -> None:
        if isinstance(kind, ir.Number) and not (kind.low <= value <= kind.high or (kind.optional and value == ir.NIL)):
            self.problems.error(
                "RW320", node.span, f"the option '{name}' is a number from {kind.low} to {kind.high}, not {value}"
            )
            raise Reported

    def resolving(self, name: str, span: Span) -> _Resolving:
        """Guards against a thing that needs itself to be resolved."""
        return _Resolving(self, name, span)

    # ------------------------------------------------------------ boards, records, states

    def board(self, name: str) -> ir.Board:
        """A board by name, made when first asked for."""
        if name in self.components.boards:
            return self.components.boards[name]
        declaration = self.board_decls[name]
        if len(self.components.boards) == BOARDS_MAX:
            hint = "a board for each player is one board, with states 'per Player'"
            self.problems.error("RW375", declaration.name_span, f"a game has at most {BOARDS_MAX} boards", hint)
            raise Reported
        with self.resolving(name, declaration.name_span):
            self.components.boards[name] = declared_board(self, declaration)
        board = self.components.boards[name]
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
        if name not in self.components.records:
            declaration = self.record_decls[name]
            with self.resolving(name, declaration.name_span):
                self.components.records[name] = declared_record(self, declaration)
        return self.components.records[name]

    def state(self, name: str) -> ir.State:
        """A state (or the tally of a score line) by name."""
        if name in self.states:
            return self.states[name]
        if name in self.score_decls:
            self.states[name] = ir.State(
                name, ir.Number(-1_000_000, 1_000_000), () if self.components.together else (ir.Seat(),), 0, "all", True
            )
            return self.states[name]
        declaration = self.state_decls[name]
        with self.resolving(name, declaration.span):
            self.states[name] = declared_state(self, name, declaration)
        return self.states[name]

    def network_over(self, name: str) -> ir.Type:
        """What the nodes of a network are."""
        if name not in self._networks:
            declaration = self.network_decls[name]
            self._networks[name] = named_type(self, declaration.over, declaration.span)
            draft = ir.Network(name, self._networks[name], (), ir.Const(0, ir.Truth()), ir.Const(0, ir.Truth()), ())
            self.components = replace(self.components, networks=(*self.components.networks, draft))
        return self._networks[name]

    def column_data(self, table: str, column: str) -> ir.ColumnData | ir.FormulaColumn:
        """The data or formulas of a column, read when first asked for."""
        key = (table, column)
        if key not in self._columns:
            declaration = self.column_decl(table, column)
            assert declaration is not None
            with self.resolving(f"{table}.{column}", declaration.span):
                self._columns[key] = read_column(self, table, column, declaration)
            self.components.tables[table].columns[column] = self._columns[key]
        return self._columns[key]

    def column_type(self, table: str, column: str) -> tuple[ir.Type, ir.Type | None, tuple[tuple[str, ir.Type], ...]]:
        """Type, `per` type and parameters of a column."""
        declaration = self.column_decl(table, column)
        assert declaration is not None
        per = named_type(self, declaration.per, declaration.span) if declaration.per else None
        return (
            type_of(self, declaration.type),
            per,
            tuple((p.name, type_of(self, p.type)) for p in declaration.parameters),
        )

    def display(self, path: Path) -> Path:
        """A file of the game, or of a variant elsewhere, as messages name it: like the game's own file, where it is beside it."""
        shown = Path(self.game.span.source.name).parent / path.name
        return shown if library.resolved(shown) == path else library.shown(path)

    def find_cell(self, name: str) -> tuple[str, int] | None:
        """A cell such as e4 by its name."""
        self._known_boards()
        return self._cells.get(name)

    def find_way(self, name: str) -> tuple[str, int] | None:
        """A direction such as NE by its name."""
        for board in self._known_boards():
            for index, (way, _, _) in enumerate(board.ways):
                if way == name:
                    return board.name, index + 1
        return None

    def _known_boards(self) -> list[ir.Board]:
        """The boards; while something is being resolved (an option a board's size may need), only those made already."""
        return [self.board(name) for name in self.board_decls if not self._busy or name in self.components.boards]

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


class _Resolving:
    def __init__(self, world: World, name: str, span: Span) -> None:
        self.world, self.name, self.span = world, name, span

    def __enter__(self) -> None:
        if self.name in self.world._busy:
            self.world.problems.error("RW204", self.span, f"'{self.name}' depends on itself")
            raise Reported
        self.world._busy.add(self.name)

    def __exit__(self, *_: object) -> None:
        self.world._busy.discard(self.name)


def literal(value: int | str | bool, span: Span) -> ast.Expr:
    """A Python value given for an option as an expression."""
    if isinstance(value, bool):
        return ast.Constant("yes" if value else "no", span)
    if isinstance(value, int):
        return ast.Number(value, span) if value >= 0 else ast.Minus(ast.Number(-value, span), span)
    problems = Problems()
    parsed = parse_formula(value, Source("option", value), 1, 1, problems)
    problems.raise_if_any()
    assert parsed is not None
    return parsed
