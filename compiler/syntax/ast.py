"""The syntax tree: frozen dataclasses named after the grammar's rules, each with its span.

Nothing here is resolved: a `Name` may be a state, a member, a row or a local. `elaborate` decides.
"""

from __future__ import annotations

from rulewright.compiler.syntax.source import Span
from rulewright.runtime.node import node

# ---------------------------------------------------------------- rule ids


@node
class Tags:
    """Rule ids (`FJ-13`, without the @) and the reason at the end of a line."""

    rules: tuple[str, ...] = ()
    reason: str | None = None
    spans: tuple[Span, ...] = ()  # of each rule id
    reason_span: Span | None = None  # with its quotes
    openly_span: Span | None = None  # where the word `openly` stands


# ---------------------------------------------------------------- expressions


@node
class Name:
    name: str
    span: Span


@node
class Yours:
    """`your x`, which is `x[you]`."""

    name: str
    span: Span


@node
class Number:
    value: int
    span: Span


@node
class Constant:
    """`yes`, `no` or `none`."""

    word: str
    span: Span


@node
class Tuple:
    """`(0, 1)`: a cell or a step, by context."""

    items: tuple[Expr, ...]
    span: Span


@node
class SetOf:
    """`{a, b}`; `{}` has no items."""

    items: tuple[Expr, ...]
    span: Span


@node
class Clause:
    """`where`, `while` or `until` with its condition."""

    word: str
    condition: Expr
    span: Span


@node
class Generator:
    """`x in S where P`."""

    name: str
    source: Expr
    clauses: tuple[Clause, ...]
    span: Span


@node
class Comprehension:
    """`{x in S where P}` (item None) or `{f(x) for x in S where P}`."""

    item: Expr | None
    generators: tuple[Generator, ...]
    span: Span


@node
class Aggregate:
    """`count(x in S where P)`, `sum(x in S: e)`; `operator` is the word."""

    operator: str
    generators: tuple[Generator, ...]
    value: Expr | None
    span: Span


@node
class Extreme:
    """An aggregate word over plain values: `max(1, x)`, `count(hand)`, `first(best)`."""

    operator: str
    items: tuple[Expr, ...]
    span: Span


@node
class Conditional:
    condition: Expr
    then: Expr
    otherwise: Expr
    span: Span


@node
class Function:
    """`x => e`; only ever an argument."""

    parameter: str
    body: Expr
    span: Span


@node
class Logic:
    """`a and b`, `a or b`; operator is the word."""

    operator: str
    items: tuple[Expr, ...]
    span: Span


@node
class Negation:
    """`not e`."""

    item: Expr
    span: Span


@node
class Can:
    """`can place t`, `can do deed`."""

    effect: Command | Do
    span: Span


@node
class Compare:
    operator: str  # == != < <= > >=
    left: Expr
    right: Expr
    span: Span


@node
class Member:
    """`x in S`, or `x not in S` when negated."""

    item: Expr
    collection: Expr
    negated: bool
    span: Span


@node
class IsEmpty:
    """`x is empty`, or `x is not empty` when negated."""

    item: Expr
    negated: bool
    span: Span


@node
class Binary:
    """`+ - * div mod | &`."""

    operator: str
    left: Expr
    right: Expr
    span: Span


@node
class Minus:
    """Unary minus."""

    item: Expr
    span: Span


@node
class Range:
    """`a..b`; `low` None is `up to b` (1..b), `high` None is `a..` or `at least a`."""

    low: Expr | None
    high: Expr | None
    span: Span


@node
class Amount:
    """`3 tomato`, `n of good`."""

    number: Expr
    item: Expr
    span: Span


@node
class Attribute:
    item: Expr
    name: str
    span: Span
    name_span: Span


@node
class FormulaCall:
    """`card.cheaper(step)`."""

    item: Expr
    name: str
    arguments: tuple[Expr, ...]
    span: Span
    name_span: Span


@node
class At:
    """`x[i, j]`."""

    item: Expr
    indices: tuple[Expr, ...]
    span: Span


@node
class Call:
    """`f(a, b)`."""

    name: str
    arguments: tuple[Expr, ...]
    span: Span
    name_span: Span


Expr = (
    Name
    | Yours
    | Number
    | Constant
    | Tuple
    | SetOf
    | Comprehension
    | Aggregate
    | Extreme
    | Conditional
    | Function
    | Logic
    | Negation
    | Can
    | Compare
    | Member
    | IsEmpty
    | Binary
    | Minus
    | Range
    | Amount
    | Attribute
    | FormulaCall
    | At
    | Call
)


# ---------------------------------------------------------------- types


@node
class NamedType:
    name: str
    span: Span


@node
class RangeType:
    low: Expr
    high: Expr
    span: Span


@node
class ChoiceType:
    """`later | never`: an enum without a name."""

    members: tuple[str, ...]
    span: Span


@node
class YesNoType:
    span: Span


@node
class RulesType:
    span: Span


@node
class CollectionType:
    """`set of T`, `bag of T up to n`, `list of T up to n`, `pile of T`; `word` is the first word."""

    word: str
    item: TypeExpr
    capacity: Expr | None
    span: Span


@node
class RingType:
    """`6 of Terrain`."""

    size: int
    item: TypeExpr
    span: Span


@node
class OptionalType:
    """`T?`."""

    item: TypeExpr
    span: Span


TypeExpr = NamedType | RangeType | ChoiceType | YesNoType | RulesType | CollectionType | RingType | OptionalType


# ---------------------------------------------------------------- statements


@node
class Let:
    name: str
    value: Expr
    tags: Tags
    span: Span


@node
class Var:
    name: str
    type: TypeExpr | None
    value: Expr
    tags: Tags
    span: Span


@node
class Assign:
    """`path = e`, `path += e`, `path -= e`."""

    path: Expr  # Name, Yours, Attribute or At
    operator: str
    value: Expr
    tags: Tags
    span: Span


@node
class Require:
    condition: Expr
    tags: Tags
    span: Span


@node
class Prefer:
    condition: Expr
    tags: Tags
    span: Span


@node
class Finish:
    winners: Expr | None
    tags: Tags
    span: Span


@node
class Stop:
    tags: Tags
    span: Span


@node
class SeenBy:
    """`seen by you` behind a draw or a roll; `who` is None for all."""

    who: Expr | None
    span: Span


@node
class Draw:
    name: str
    zone: Expr
    tags: Tags
    span: Span
    seen: SeenBy | None = None


@node
class Roll:
    name: str
    source: Expr
    tags: Tags
    span: Span
    seen: SeenBy | None = None


@node
class Tell:
    """`tell you "the top card is {card}"`; `who` is None for all. `named` are the names in braces."""

    who: Expr | None
    text: str
    named: tuple[Name, ...]
    tags: Tags
    span: Span
    text_span: Span


@node
class Argument:
    """One argument of a phrase with the preposition before it, if any."""

    preposition: str | None
    value: Expr
    span: Span


@node
class Command:
    """`lay t at (0, 0) turned 2`: an action, or one of add remove put clear shuffle."""

    name: str
    arguments: tuple[Argument, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Do:
    """`do card.when[moment]`, `do c.immediate(cell)`."""

    path: Expr
    arguments: tuple[Expr, ...]
    tags: Tags
    span: Span


@node
class MayDo:
    effect: Statement
    tags: Tags
    span: Span


@node
class Does:
    subject: Expr
    effect: Statement
    tags: Tags
    span: Span


@node
class Either:
    """`A or B`; each side is a statement."""

    sides: tuple[Statement, ...]
    tags: Tags
    span: Span


@node
class Sequence:
    """`(a; b)`."""

    statements: tuple[Statement, ...]
    tags: Tags
    span: Span


@node
class If:
    branches: tuple[tuple[Expr, tuple[Statement, ...]], ...]
    otherwise: tuple[Statement, ...]
    tags: Tags
    span: Span
    openly_spans: tuple[Span, ...] = ()  # where the word stands behind an `elif`


@node
class For:
    name: str
    source: Expr
    clauses: tuple[Clause, ...]
    body: tuple[Statement, ...]
    tags: Tags
    span: Span


@node
class Repeat:
    """kind: 'forever', 'times' (count is a number or range), 'while' (condition), 'possible'."""

    kind: str
    value: Expr | None
    body: tuple[Statement, ...]
    tags: Tags
    span: Span


@node
class Phase:
    name: str
    body: tuple[Statement, ...]
    tags: Tags
    span: Span


@node
class Ranging:
    """One parameter of an option: `at cell in sites(1)`."""

    preposition: str | None
    name: str
    source: Expr
    clauses: tuple[Clause, ...]
    tags: Tags
    span: Span


@node
class Alternative:
    """One option of a decision; `otherwise` options may have no name."""

    name: str | None
    ranges: tuple[Ranging, ...]
    body: tuple[Statement, ...]
    otherwise: bool
    tags: Tags
    span: Span


@node
class Choice:
    """`you choose …`, `you may …`, `players choose secretly …`."""

    subject: Expr
    may: bool
    secretly: bool
    forced: bool  # `unless forced`
    alternatives: tuple[Alternative, ...]
    tags: Tags
    span: Span


Effect = Command | Do | MayDo | Does | Either | Sequence
Statement = (
    Let
    | Var
    | Assign
    | Require
    | Prefer
    | Finish
    | Stop
    | Draw
    | Roll
    | Tell
    | Effect
    | If
    | For
    | Repeat
    | Phase
    | Choice
)


# ---------------------------------------------------------------- declarations


@node
class Title:
    text: str
    tags: Tags
    span: Span


@node
class Players:
    count: Expr  # a Number or a Range
    together: bool
    tags: Tags
    span: Span


@node
class Option:
    name: str
    type: TypeExpr
    default: Expr
    tags: Tags
    span: Span
    name_span: Span


@node
class Claim:
    """A top-level `require` between options."""

    condition: Expr
    tags: Tags
    span: Span


@node
class EnumMember:
    name: str
    letter: str | None
    span: Span


@node
class Enum:
    name: str
    members: tuple[EnumMember, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Field:
    """A field of a record or a parameter of a column."""

    name: str
    type: TypeExpr
    default: Expr | None
    span: Span


@node
class Record:
    name: str
    fields: tuple[Field, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Column:
    """One column line; several names share a type. `per` names an index type."""

    names: tuple[str, ...]
    parameters: tuple[Field, ...]
    type: TypeExpr
    per: str | None
    default: Expr | None
    tags: Tags
    span: Span


@node
class Table:
    name: str
    file: str
    columns: tuple[Column, ...]
    tags: Tags
    span: Span
    name_span: Span
    file_span: Span


@node
class SizedShape:
    """`square 8 by 8`; `wrap` says which of `columns`, `rows` or `both` close to a ring."""

    lattice: str  # its row in `lattices.py`
    width: Expr
    height: Expr
    span: Span
    wrap: str | None = None


@node
class GrowingShape:
    """`hex growing within 20`."""

    lattice: str
    within: Expr
    span: Span


@node
class AxesShape:
    """`square of row 1..12, column 0..60`; each axis is (name, range)."""

    lattice: str
    axes: tuple[tuple[str, Expr], tuple[str, Expr]]
    span: Span


@node
class DirectionStep:
    """`NE (1, -1)`."""

    name: str
    first: Expr
    second: Expr
    span: Span


@node
class Board:
    name: str
    shape: SizedShape | GrowingShape | AxesShape
    directions: tuple[DirectionStep, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class State:
    """`indices` are types in the order written; `on land` is the named type `land`."""

    names: tuple[str, ...]
    type: TypeExpr
    indices: tuple[TypeExpr, ...]
    initial: Expr | None
    seen: str | None  # all, owner, count, none
    tags: Tags
    span: Span
    name_spans: tuple[Span, ...]


@node
class Tally:
    """`settlers per p in Player = e`."""

    name: str
    index_name: str | None
    index_type: str | None
    value: Expr
    tags: Tags
    span: Span


@node
class Network:
    name: str
    node: str
    over: str
    where: Expr | None
    joins: Expr
    tallies: tuple[Tally, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Parameter:
    """A parameter of a def or action; `constant` is set when a clause matches a number."""

    preposition: str | None
    name: str
    type: TypeExpr | None
    default: Expr | None
    constant: int | None
    span: Span


@node
class Def:
    name: str
    parameters: tuple[Parameter, ...]
    lets: tuple[Let, ...]
    result: Expr
    tags: Tags
    span: Span
    name_span: Span


@node
class Action:
    name: str
    parameters: tuple[Parameter, ...]
    body: tuple[Statement, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Score:
    name: str
    value: Expr | None
    tags: Tags
    span: Span
    name_span: Span


@node
class Rank:
    keys: tuple[Expr, ...]
    tags: Tags
    span: Span


@node
class Invariant:
    text: str
    condition: Expr
    tags: Tags
    span: Span


@node
class Layer:
    """One name after `show BOARD:` or `show ENUM:`, and the word after its `as`."""

    name: str
    form: str | None
    span: Span


@node
class Show:
    name: str
    layers: tuple[Layer, ...]
    tags: Tags
    span: Span
    name_span: Span


@node
class Hide:
    names: tuple[str, ...]
    tags: Tags
    span: Span
    name_spans: tuple[Span, ...]


@node
class Play:
    body: tuple[Statement, ...]
    tags: Tags
    span: Span


Declaration = (
    Title
    | Players
    | Option
    | Claim
    | Enum
    | Record
    | Table
    | Board
    | State
    | Network
    | Def
    | Action
    | Score
    | Rank
    | Invariant
    | Show
    | Hide
    | Play
)


@node
class Game:
    """A whole `.game` file."""

    declarations: tuple[Declaration, ...]
    span: Span


# ---------------------------------------------------------------- variants


@node
class SetOption:
    """`set option = value`, in variants and scenarios."""

    name: str
    value: Expr
    span: Span


@node
class DropRule:
    rule: str
    span: Span


@node
class ReplaceRule:
    """`replace TT-2 with STATEMENT`."""

    rule: str
    statements: tuple[Statement, ...]
    span: Span


@node
class ReplaceNamed:
    """`replace def …`, `replace board …`: same name and, for defs and actions, as many parameters."""

    declaration: Declaration
    span: Span


@node
class ReplaceOption:
    """`replace play.drop` and a block: the guards and effects of an option, its parameters stay."""

    action: str
    option: str
    body: tuple[Statement, ...]
    span: Span


@node
class ExtendOption:
    """`extend place_worker.place` and a block: guards and effects after an option's own guards."""

    action: str
    option: str
    body: tuple[Statement, ...]
    span: Span


@node
class Around:
    """`before NAME` / `after NAME` and a block."""

    word: str  # before, after
    action: str
    body: tuple[Statement, ...]
    span: Span


@node
class AddRows:
    table: str
    file: str
    span: Span


@node
class DropRows:
    table: str
    rows: tuple[str, ...]
    span: Span


@node
class NewCell:
    """`Mill = 3`, `Mill.evening = "gain 2"`: a cell of a new column; text is as in RowEntry."""

    row: str
    key: str | None
    text: str
    span: Span
    text_span: Span


@node
class NewColumn:
    """`new column Card.weight: 0..9 = 1`, with the cells of some rows below it."""

    table: str
    column: Column
    cells: tuple[NewCell, ...]
    span: Span


@node
class New:
    declaration: Declaration
    span: Span


Patch = (
    SetOption
    | DropRule
    | ReplaceRule
    | ReplaceNamed
    | ReplaceOption
    | ExtendOption
    | Around
    | AddRows
    | DropRows
    | NewColumn
    | New
)


@node
class Variant:
    """A whole `.variant` file."""

    title: str
    of: str
    patches: tuple[Patch, ...]
    tags: tuple[Tags, ...]  # of its lines; what stands inside of patches has its own
    span: Span
    of_span: Span


# ---------------------------------------------------------------- scenarios


@node
class RowEntry:
    """`wedges = MFMMMM`, `when.immediately = "seed at least 2"`; text is set for quoted rules and formulas."""

    column: str
    key: str | None
    text: str  # the cell as written, to be read like a YAML cell
    span: Span
    text_span: Span


@node
class ExtraRow:
    table: str
    id: str
    entries: tuple[RowEntry, ...]
    span: Span


@node
class ScenarioPlayers:
    count: int
    span: Span


@node
class Seed:
    value: int
    span: Span


@node
class Without:
    """`without invariant "never two"`: it need not hold."""

    invariant: str
    span: Span


@node
class Given:
    body: tuple[Statement, ...]
    span: Span


@node
class Finally:
    """Statements that are carried out after all that is given, by whoever begins with the position."""

    body: tuple[Statement, ...]
    span: Span


@node
class StartAt:
    phase: str
    bindings: tuple[tuple[str, Expr], ...]
    span: Span


@node
class Rejected:
    """`rejected because FJ-3`: the game refuses to begin like this."""

    because: str | None
    span: Span


@node
class Move:
    """A move as written; `seat` is a seat number, -1 for chance, or None if not said. A text with `*` is a pattern: the
    star stands for anything. `because`: a rule that fires when it is made."""

    seat: int | None
    text: str
    span: Span
    because: str | None = None


@node
class PlayMoves:
    moves: tuple[Move, ...]
    span: Span


@node
class Illegal:
    move: Move
    because: str | None
    span: Span


@node
class Legal:
    move: Move
    span: Span


@node
class MovesAre:
    """`moves` and the complete list, or `moves N` and only their number; `like`: only of those that match a pattern."""

    moves: tuple[Move, ...]
    number: int | None
    like: Move | None
    span: Span


@node
class Expect:
    seat: int | None  # who `you` is
    condition: Expr
    tags: Tags
    span: Span


@node
class ExpectToMove:
    """`expect to move 1`; -1 is chance."""

    seat: int
    span: Span


@node
class ExpectOver:
    span: Span


@node
class ExpectWinner:
    winners: Expr
    span: Span


@node
class ExpectSees:
    """`expect seat 1 sees hand[0] hidden`, or `… sees hand[1] == king`: `hidden` or a condition on the seen value."""

    seat: int
    path: Expr
    hidden: bool
    value: Expr | None
    span: Span


@node
class ExpectTold:
    """`expect told 1 "the card is a king"`: a line in the log of a seat; of all without a seat."""

    seat: int | None
    text: str
    span: Span


@node
class ExpectForced:
    """`expect forced 0: take 3`: this was done without asking, after the last move."""

    move: Move
    span: Span


ScenarioStep = (
    ScenarioPlayers
    | SetOption
    | Seed
    | Without
    | Given
    | Finally
    | StartAt
    | Rejected
    | PlayMoves
    | Illegal
    | Legal
    | MovesAre
    | Expect
    | ExpectToMove
    | ExpectOver
    | ExpectWinner
    | ExpectSees
    | ExpectTold
    | ExpectForced
)


@node
class Start:
    """`from "two farms"`: the position that a scenario, or another position, begins with."""

    position: str
    span: Span


@node
class NamedPosition:
    """`position "two farms"`: steps that scenarios begin with."""

    title: str
    start: Start | None
    steps: tuple[ScenarioStep, ...]
    span: Span


@node
class Example:
    """The row of a table of examples that a scenario was made with."""

    text: str
    span: Span


@node
class Scenario:
    title: str
    covers: tuple[str, ...]
    start: Start | None
    steps: tuple[ScenarioStep, ...]
    span: Span
    example: Example | None = None

    @property
    def line(self) -> int:
        """The line that is this scenario's alone: of its title, or of its example."""
        return self.example.span.line if self.example else self.span.line


@node
class Borrowed:
    """`positions from "table.scenario"`: a scenario may begin with the positions of that file, too."""

    file: str
    span: Span


@node
class Scenarios:
    """A whole `.scenario` file; `game` may also name a variant."""

    game: str
    rows: tuple[ExtraRow, ...]
    without: tuple[Without, ...]
    borrowed: tuple[Borrowed, ...]
    positions: tuple[NamedPosition, ...]
    scenarios: tuple[Scenario, ...]
    span: Span
    game_span: Span
