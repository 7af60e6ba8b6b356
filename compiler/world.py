"""The declared things of one game with options and seats bound: looked up by name, resolved when first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from rulewright import library
from rulewright.compiler import ast
from rulewright.compiler.boards import CELLS_MAX, SIDE_MAX, make_board
from rulewright.compiler.constants import NotConstant, TooLarge, TooMuch, constant
from rulewright.compiler.diagnostics import Problems, did_you_mean
from rulewright.compiler.source import Source, Span
from rulewright.compiler.types import INT_HIGH, INT_LOW, describe, overfull
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing
from rulewright.runtime.reference.lattice import Lattice

if TYPE_CHECKING:
    from rulewright.compiler.tables import RowText

SEATS_MAX = 16
RECORD_MAX = 2**20
SET_MAX = 65536
LIST_MAX = 4096
RING_MAX = 64
MEMBERS_MAX = 1000
BOARDS_MAX = 32
EFFORT_MAX = 100_000  # expressions elaborated; the largest shipped game takes some thousand


class Reported(Exception):
    """A problem has been noted; what led to it is given up."""


@dataclass
class OptionValue:
    """An option as bound: its type and value."""

    type: ir.Type
    value: Any
    tags: ast.Tags
    span: Span


@dataclass
class SnippetDraft:
    """A cell of a rules column, before its procedure is made."""

    table: str
    row: int
    column: str
    text: str
    statements: tuple[ast.Statement, ...]
    parameters: tuple[tuple[str, ir.Type], ...]
    span: Span


class World:
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
        changed_rows: tuple[ast.AddRows | ast.DropRows, ...] = (),
    ) -> None:
        self.game, self.name, self.folder, self.problems = game, name, folder, problems
        self.given_options, self.extra_rows, self.changed_rows = options, extra_rows, changed_rows
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
        self.constant_steps = 0
        self.effort = 0
        self._busy: set[str] = set()
        self._columns: dict[tuple[str, str], ir.ColumnData | ir.FormulaColumn] = {}
        self._networks: dict[str, ir.Type] = {}
        self._cells: dict[str, tuple[str, int]] = {}
        self._lattices: dict[str, Lattice] = {}
        self._types: dict[int, ir.Type] = {}
        self._collect()
        self.seats = self._count_seats(seats)
        self.components = ir.Program(
            name=name, title=self.title.text if self.title else name, seats=self.seats,
            together=bool(self.players_decl and self.players_decl.together), options={}, enums={}, records={}, tables={},
            boards={}, states=(), networks=(), functions=(), procs=(), snippets=(), blocks=(), decisions=(), guards=(),
            scores=(), rank=(), invariants=(), phases=(), rules=(),
        )  # fmt: skip
        self._make_enums()
        self._load_tables()

    # ------------------------------------------------------------ collecting

    def _collect(self) -> None:
        names: dict[tuple[str, str], Span] = {}

        def declare(space: str, name: str, span: Span) -> bool:
            if (space, name) in names:
                first = names[space, name]
                place = f"line {first.line}" if first.source is span.source else str(first)
                self.problems.error("RW202", span, f"'{name}' is declared twice", f"it is declared first in {place}")
                return False
            names[space, name] = span
            return True

        for declaration in self.game.declarations:
            match declaration:
                case ast.Title():
                    self.title = declaration
                case ast.Players():
                    self.players_decl = declaration
                case ast.Option(name):
                    if declare("value", name, declaration.name_span):
                        self.option_decls[name] = declaration
                case ast.Claim():
                    self.claims.append(declaration)
                case ast.Enum(name):
                    if declare("type", name, declaration.name_span):
                        self.enum_decls[name] = declaration
                case ast.Record(name):
                    if declare("type", name, declaration.name_span):
                        self.record_decls[name] = declaration
                case ast.Table(name):
                    if declare("type", name, declaration.name_span):
                        self.table_decls[name] = declaration
                case ast.Board(name):
                    if declare("value", name, declaration.name_span):
                        self.board_decls[name] = declaration
                case ast.State(state_names):
                    for one, span in zip(state_names, declaration.name_spans):
                        if declare("value", one, span):
                            self.state_decls[one] = declaration
                case ast.Network(name):
                    if declare("value", name, declaration.name_span):
                        self.network_decls[name] = declaration
                case ast.Def(name):
                    if name in self.defs or declare("value", name, declaration.name_span):
                        self.defs.setdefault(name, []).append(declaration)
                case ast.Action(name):
                    if declare("verb", name, declaration.name_span):
                        self.actions[name] = declaration
                case ast.Score(name):
                    if declare("value", name, declaration.name_span):
                        self.score_decls[name] = declaration
                case ast.Rank():
                    if self.rank is not None:
                        self.problems.error("RW202", declaration.span, "the ranking is declared twice")
                    self.rank = declaration
                case ast.Invariant():
                    self.invariants.append(declaration)
                case ast.Show(name):
                    if declare("show", name, declaration.name_span):
                        self.shows[name] = declaration
                case ast.Hide():
                    self.hides.append(declaration)
                case ast.Play():
                    if self.play is not None:
                        self.problems.error(
                            "RW202", declaration.span, "'play' is declared twice", "a game has one telling"
                        )
                    self.play = declaration
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

    def _count_seats(self, wanted: int | None) -> int:
        low, high = self.seat_range()
        if wanted is None:
            return low
        if not low <= wanted <= high and self.players_decl is not None:
            text = f"{low} players" if low == high else f"{low} to {high} players"
            self.problems.error("RW212", self.players_decl.span, f"this game is for {text}, not for {wanted}")
            return low
        return wanted

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
                self.problems.error("RW213", other.span, "the number of players is a number or a range like 2..4")
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
            self._add_enum(
                name, tuple(m.name for m in declaration.members), tuple(m.letter or "" for m in declaration.members)
            )

    def _add_enum(self, name: str, members: tuple[str, ...], letters: tuple[str, ...], anonymous: bool = False) -> None:
        self.components.enums[name] = ir.Enum(name, members, letters, anonymous)
        if anonymous:
            self.anonymous[name] = members
        for index, member in enumerate(members):
            self.members.setdefault(member, []).append((name, index + 1))

    def _load_tables(self) -> None:
        from rulewright.compiler.tables import load_table

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

    # ------------------------------------------------------------ types

    def type_of(self, node: ast.TypeExpr) -> ir.Type:
        """The type that a type expression names."""
        match node:
            case ast.NamedType(name):
                return self.named_type(name, node.span)
            case ast.RangeType(low, high):
                return self.range_type(low, high, node.span)
            case ast.ChoiceType(members):
                name = "|".join(members)
                if name not in self.components.enums:
                    self._add_enum(name, members, ("",) * len(members), anonymous=True)
                return ir.Member(name)
            case ast.YesNoType():
                return ir.Truth()
            case ast.RulesType():
                return ir.Rules()
            case ast.CollectionType():
                return self.collection_type(node)
            case ast.RingType(size, item):
                if not 1 <= size <= RING_MAX:
                    self.problems.error("RW367", node.span, f"a ring has 1 to {RING_MAX} items, not {size}")
                    raise Reported
                return ir.Ring(size, self.type_of(item))
            case ast.OptionalType(item):
                inner = self.type_of(item)
                return replace(inner, optional=True) if isinstance(inner, ir.Number) else inner

    def named_type(self, name: str, span: Span) -> ir.Type:
        """A type by its name."""
        found = self.find_type(name)
        if found is None:
            known = [*self.enum_decls, *self.record_decls, *self.table_decls, *self.board_decls]
            known += ["Player", "Direction", "rules", "fingerprint"]
            self.problems.error("RW205", span, f"there is no type named '{name}'", did_you_mean(name, known))
            raise Reported
        return found

    def find_type(self, name: str) -> ir.Type | None:
        """The type with a name, or None."""
        if name == "Player":
            return ir.Seat()
        if name == "fingerprint":
            return ir.Mark()
        if name == "Direction" and len(self.board_decls) >= 1:
            return ir.Way(self.board(next(iter(self.board_decls))).name)
        if name in self.enum_decls:
            return ir.Member(name)
        if name in self.record_decls:
            self.record(name)
            return ir.Rec(name)
        if name in self.table_decls:
            return ir.Row(name)
        if name in self.board_decls:
            self.board(name)
            return ir.Cell(name)
        return None

    def type_like(self, name: str) -> ir.Type | None:
        """The type a parameter has by its name: `house` is a House, `cell` a cell of the only board."""
        for known in (*self.enum_decls, *self.table_decls, *self.record_decls):
            if known.lower() == name.replace("_", "").lower():
                return self.find_type(known)
        if name == "cell" and len(self.board_decls) == 1:
            return self.find_type(next(iter(self.board_decls)))
        if name in ("player", "seat"):
            return ir.Seat()
        return None

    def parameter_types(self, parameters: tuple[ast.Parameter, ...]) -> tuple[ir.Type, ...] | None:
        """The types of parameters by annotation or name; None if one of them tells nothing."""
        kinds = [self.type_of(p.type) if p.type is not None else self.type_like(p.name) for p in parameters]
        known = tuple(kind for kind in kinds if kind is not None)
        return known if len(known) == len(kinds) else None

    def range_type(self, low: ast.Expr, high: ast.Expr, span: Span) -> ir.Type:
        """`0..20`, or a run of an enum such as `village..stream`."""
        first, last = self.evaluate(low), self.evaluate(high)
        match first[1], last[1]:
            case ir.Member(enum), ir.Member(other) if enum == other:
                return ir.Member(enum)
            case ir.Number(), ir.Number():
                if first[0] > last[0]:
                    self.problems.error(
                        "RW306", span, f"the range {first[0]}..{last[0]} is empty", "the smaller number comes first"
                    )
                    raise Reported
                if first[0] < INT_LOW or last[0] > INT_HIGH:
                    self.too_large(span)
                return ir.Number(first[0], last[0])
            case _:
                self.problems.error(
                    "RW301",
                    span,
                    "a range goes from one number to another, or from one member of an enum to a later one",
                )
                raise Reported

    def collection_type(self, node: ast.CollectionType) -> ir.Type:
        item = self.type_of(node.item)
        if not isinstance(
            item, ir.Number | ir.Truth | ir.Member | ir.Seat | ir.Way | ir.Cell | ir.Row | ir.Rec | ir.Rules | ir.Mark
        ):
            self.problems.error(
                "RW307", node.span, f"a {node.word} cannot hold {describe(item)}", "collections hold single things"
            )
            raise Reported
        if isinstance(item, ir.Mark) and node.word != "list":
            self.problems.error("RW307", node.span, f"a {node.word} cannot hold fingerprints", "use a list")
            raise Reported
        capacity = None
        if node.capacity is not None:
            capacity, kind = self.evaluate(node.capacity)
            if not isinstance(kind, ir.Number) or not 1 <= capacity <= LIST_MAX:
                self.problems.error("RW308", node.capacity.span, f"'up to' needs a number from 1 to {LIST_MAX}")
                raise Reported
        if not isinstance(item, ir.Rules | ir.Mark) and domain_size(item, self.components) > SET_MAX:
            self.problems.error(
                "RW309",
                node.span,
                f"a {node.word} cannot be over {domain_size(item, self.components):,} different values",
                f"at most {SET_MAX:,} are possible",
            )
            raise Reported
        match node.word:
            case "set":
                if capacity is not None and node is not self.bounded:
                    self.problems.error("RW308", node.span, "only a set that is a state has a bound", "leave out 'up to'")
                    raise Reported
                return ir.SetOf(item)
            case "bag":
                return ir.BagOf(item, capacity or 65535)
            case "list":
                if capacity is None:
                    self.problems.error("RW303", node.span, "a list needs a bound", "write 'list of X up to 10'")
                    raise Reported
                return ir.ListOf(item, capacity)
            case _:
                return ir.PileOf(item, min(domain_size(item, self.components), 255))

    # ------------------------------------------------------------ constants

    def evaluate(self, node: ast.Expr, expected: ir.Type | None = None) -> tuple[Any, ir.Type]:
        """The value and type of an expression that must be known when compiling."""
        from rulewright.compiler.expressions import Context, elaborate

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
            kind = self.type_of(declaration.type)
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
            self.components.boards[name] = self._make_board(declaration)
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

    def _make_board(self, declaration: ast.Board) -> ir.Board:
        def number(node: ast.Expr) -> int:
            value, kind = self.evaluate(node)
            if not isinstance(kind, ir.Number):
                self.problems.error("RW301", node.span, f"the size of a board is a number, not {describe(kind)}")
                raise Reported
            return int(value)

        ways = tuple((d.name, number(d.first), number(d.second)) for d in declaration.directions)
        shape = declaration.shape
        match shape:
            case ast.SizedShape(lattice, width, height):
                wide, high = number(width), number(height)
                self._check_cells(shape.span, wide, high)
                wrap = (shape.wrap in ("columns", "both"), shape.wrap in ("rows", "both"))
                return make_board(
                    declaration.name, lattice, ("column", "row"), ((1, wide), (1, high)), ways=ways, wrap=wrap
                )
            case ast.GrowingShape(lattice, within):
                reach = number(within)
                self._check_cells(shape.span, 2 * reach + 1, 2 * reach + 1)
                axes = ("q", "r") if lattice == "hex" else ("column", "row")
                return make_board(
                    declaration.name, lattice, axes, ((-reach, reach), (-reach, reach)), ways=ways, sized=False
                )
            case ast.AxesShape(lattice, ((first, range0), (second, range1))):
                ends = []
                for node in (range0, range1):
                    if not isinstance(node, ast.Range) or node.low is None or node.high is None:
                        self.problems.error("RW311", node.span, "an axis has a range like 1..12")
                        raise Reported
                    ends.append((number(node.low), number(node.high)))
                self._check_cells(shape.span, ends[0][1] - ends[0][0] + 1, ends[1][1] - ends[1][0] + 1)
                return make_board(
                    declaration.name,
                    lattice,
                    (first, second),
                    (ends[0], ends[1]),
                    ways=ways,
                    sized=False,
                    second_major=False,
                )

    def _check_cells(self, span: Span, wide: int, high: int) -> None:
        if wide < 1 or high < 1 or wide * high > CELLS_MAX or max(wide, high) > SIDE_MAX:
            self.problems.error(
                "RW311",
                span,
                f"a board of {wide} by {high} is not possible",
                f"a board has at least one cell, at most {CELLS_MAX}, and no side over {SIDE_MAX}",
            )
            raise Reported

    def record(self, name: str) -> ir.Record:
        """A record by name."""
        if name not in self.components.records:
            declaration = self.record_decls[name]
            with self.resolving(name, declaration.name_span):
                fields = tuple((field.name, self.type_of(field.type)) for field in declaration.fields)
                size = 1
                for field, (_, kind) in zip(declaration.fields, fields):
                    if not isinstance(
                        kind, ir.Number | ir.Truth | ir.Member | ir.Seat | ir.Way | ir.Cell | ir.Row | ir.Rec
                    ):
                        self.problems.error(
                            "RW312",
                            field.span,
                            f"a field of a record cannot be {describe(kind)}",
                            "fields are single things",
                        )
                        raise Reported
                    size *= domain_size(kind, self.components)
                if size > RECORD_MAX:
                    self.problems.error(
                        "RW370",
                        declaration.span,
                        f"the record {name} has {size:,} different values, more than {RECORD_MAX:,}",
                        "give its fields smaller ranges",
                    )
                    raise Reported
                self.components.records[name] = ir.Record(name, fields)
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
            self.bounded = declaration.type
            kind = self.type_of(declaration.type)
            if isinstance(kind, ir.Ring | ir.Rules):
                hint = "use an index, as in 'state edge: Player? per 0..5'" if isinstance(kind, ir.Ring) else ""
                self.problems.error("RW313", declaration.span, f"a state cannot be {describe(kind)}", hint)
                raise Reported
            index = tuple(self.type_of(one) for one in declaration.indices)
            self._check_index(declaration, index)
            initial = nothing(kind, self.components)
            if declaration.initial is not None:
                initial, _ = self.evaluate(declaration.initial, kind)
                self._check_initial(declaration, kind, initial)
            seen = declaration.seen or "all"
            if seen == "owner" and ir.Seat() not in index:
                self.problems.error(
                    "RW501",
                    declaration.span,
                    f"'{name}' is seen by its owner, but it is not per Player",
                    "add 'per Player', or say 'seen by count'",
                )
            room = self._room(declaration, kind, initial)
        self.states[name] = ir.State(name, kind, index, initial, seen, room=room)
        return self.states[name]

    def _room(self, declaration: ast.State, kind: ir.Type, initial: Any) -> int:
        """The bound of a set, 0 without one."""
        wanted = declaration.type
        if not isinstance(kind, ir.SetOf) or not isinstance(wanted, ast.CollectionType) or wanted.capacity is None:
            return 0
        room: int = self.evaluate(wanted.capacity)[0]
        if int(initial).bit_count() > room:
            self.problems.error("RW308", declaration.span, f"this set begins with more than {room} members")
            raise Reported
        return room

    def _check_index(self, declaration: ast.State, index: tuple[ir.Type, ...]) -> None:
        size = 1
        for kind in index:
            if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Rules | ir.Mark):
                self.problems.error("RW314", declaration.span, f"a state cannot be indexed by {describe(kind)}")
                raise Reported
            size *= domain_size(kind, self.components)
        if size > 65536:
            hint = "index it by smaller ranges"
            self.problems.error("RW371", declaration.span, f"this state has {size:,} elements, more than 65,536", hint)
            raise Reported

    def _check_initial(self, declaration: ast.State, kind: ir.Type, value: Any) -> None:
        if isinstance(kind, ir.Number) and value != ir.NIL and not kind.low <= value <= kind.high:
            assert declaration.initial is not None
            hint = f"widen the range, or begin with {kind.low}"
            self.problems.error("RW302", declaration.initial.span, f"{value} is outside {kind.low}..{kind.high}", hint)
        elif message := overfull(value, kind):
            assert declaration.initial is not None
            self.problems.error("RW302", declaration.initial.span, message, "widen 'up to', or begin with fewer")

    def network_over(self, name: str) -> ir.Type:
        """What the nodes of a network are."""
        if name not in self._networks:
            declaration = self.network_decls[name]
            self._networks[name] = self.named_type(declaration.over, declaration.span)
            draft = ir.Network(name, self._networks[name], (), ir.Const(0, ir.Truth()), ir.Const(0, ir.Truth()), ())
            self.components = replace(self.components, networks=(*self.components.networks, draft))
        return self._networks[name]

    def column_data(self, table: str, column: str) -> ir.ColumnData | ir.FormulaColumn:
        """The data or formulas of a column, read when first asked for."""
        from rulewright.compiler.tables import read_column

        key = (table, column)
        if key not in self._columns:
            declaration = self.column_decl(table, column)
            assert declaration is not None
            with self.resolving(f"{table}.{column}", declaration.span):
                self._columns[key] = read_column(self, table, column, declaration)
            self.components.tables[table].columns[column] = self._columns[key]
        return self._columns[key]

    def column_decl(self, table: str, column: str) -> ast.Column | None:
        """The declaration of a column, or None."""
        for declaration in self.table_decls[table].columns:
            if column in declaration.names:
                return declaration
        return None

    def column_type(self, table: str, column: str) -> tuple[ir.Type, ir.Type | None, tuple[tuple[str, ir.Type], ...]]:
        """Type, `per` type and parameters of a column."""
        declaration = self.column_decl(table, column)
        assert declaration is not None
        per = self.named_type(declaration.per, declaration.span) if declaration.per else None
        return (
            self.type_of(declaration.type),
            per,
            tuple((p.name, self.type_of(p.type)) for p in declaration.parameters),
        )

    def display(self, path: Path) -> Path:
        """A file of the game, or of a variant elsewhere, as messages name it: like the game's own file, where it is beside it."""
        shown = Path(self.game.span.source.name).parent / path.name
        return shown if shown.resolve() == path else library.shown(path)

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
    from rulewright.compiler.diagnostics import Problems
    from rulewright.compiler.parse import parse_formula

    problems = Problems()
    parsed = parse_formula(value, Source("option", value), 1, 1, problems)
    problems.raise_if_any()
    assert parsed is not None
    return parsed
