"""The typed IR: what the compiler makes and both backends carry out. Frozen data, no behaviour.

A `Program` is one game with its options and its number of seats bound. The interpreter walks it; `emit` prints it as
Cython. The meaning of every node is stated here once, in its docstring.

**Values.** Every value is made of integers:

| type | value |
|---|---|
| Number | the integer itself; `none` of an optional Number is `NIL` |
| Truth | 0 or 1 |
| Member, Seat, Way, Cell, Row, Rec, Group, Rules | 1..n, and 0 for none (seat 0 of the author is 1 here) |
| Step | `step_code(dx, dy)` |
| Mark | a 64-bit fingerprint |
| SetOf | bit mask over the item's indices (`index` below) |
| BagOf | tuple of counts, one per item index |
| ListOf | tuple of items, first = front = top |
| PileOf | (top: tuple of items, middle: tuple of counts, bottom: tuple of items) |
| Ring | tuple of items; reading wraps around |
| Between | (low, high), an open end is `MANY` |

**Index of a value**: v - 1 for the 1..n types, v - low for a Number, v itself for Truth and Step. Sets, bags and arrays
are ordered by it, and loops over sets and bags run in that order; a bag shows each copy, one after the other.

**Nothing.** `nothing(type)`: 0 for all 1..n types, Truth, Step and Mark; 0 or the bound nearest to 0 for a Number; NIL
for an optional Number; empty collections; (0, 0) for Between.

**Where nothing is.** A Number index outside gives nothing of the type that is read, an optional one if that can happen.
Reading through none (an index of another type that is 0) gives nothing of the element type; of a Number that cannot be
0, again that of the type that is read (`through_none`).
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

from rulewright.runtime.node import node
from rulewright.runtime.where import Where as Where

NIL = -(2**31)  # none of an optional Number
MANY = 2**31 - 1  # the open end of `2..`
NAMED = "named"  # data of `item`: the place in a ring was given by a 1..n value, which may be none
STEP_REACH = 63  # a step moves at most this far along an axis
STEP_CODES = 128 * 128
SEEN_BY = ("all", "owner", "others", "count", "none")  # who sees a state
BY_SEAT = ("owner", "others")  # of these it depends on whose it is


def step_code(first: int, second: int) -> int:
    """The integer that stands for the step (first, second)."""
    return (first + 64) * 128 + (second + 64)


def step_of(code: int) -> tuple[int, int]:
    """The step that an integer stands for."""
    return code // 128 - 64, code % 128 - 64


# ---------------------------------------------------------------- types


@node
class Number:
    low: int
    high: int
    optional: bool = False


@node
class Truth:
    pass


@node
class Member:
    """A member of an enum (or of an anonymous choice)."""

    enum: str


@node
class Seat:
    """A player. Cyclic."""


@node
class Way:
    """A direction of a board. Cyclic."""

    board: str


@node
class Cell:
    board: str


@node
class Row:
    table: str


@node
class Rec:
    """A record: mixed radix of its fields' indices, first field most significant, plus 1. A record one of whose 1..n
    fields is none is none itself."""

    record: str


@node
class Step:
    """A pair of differences; `step_code`."""


@node
class Mark:
    """A fingerprint of some states."""


@node
class Rules:
    """A snippet: 1.. is an index into `Program.snippets` plus 1."""


@node
class Group:
    """A group of a network, named by the value of its first node (lowest index)."""

    network: str


@node
class Between:
    """A range as a value: `2..`, `up to 3`."""


@node
class SetOf:
    item: Type


@node
class BagOf:
    """`capacity` bounds the total; each count is at most 255 when stored."""

    item: Type
    capacity: int = 255


@node
class ListOf:
    item: Type
    capacity: int


@node
class PileOf:
    """`capacity` bounds each of the two known ends."""

    item: Type
    capacity: int


@node
class Ring:
    size: int
    item: Type


Type = (
    Number
    | Truth
    | Member
    | Seat
    | Way
    | Cell
    | Row
    | Rec
    | Step
    | Mark
    | Rules
    | Group
    | Between
    | SetOf
    | BagOf
    | ListOf
    | PileOf
    | Ring
)


# ---------------------------------------------------------------- components


@node
class Enum:
    """`anonymous` enums come from choice types; their name is made up."""

    name: str
    members: tuple[str, ...]
    letters: tuple[str, ...]  # '' where a member has none
    anonymous: bool = False


@node
class Record:
    name: str
    fields: tuple[tuple[str, Type], ...]


@node
class ColumnData:
    """A data column. `values[row - 1]`; with `per`, each is a tuple by the index of `per`. `nothing` is read through
    none."""

    name: str
    type: Type
    values: tuple[Any, ...]
    nothing: Any
    per: Type | None = None


@node
class FormulaColumn:
    """A formula column: for each row the function that computes it (0-based index into Program.functions), or -1 for
    the default. Functions take `this`, then the column's parameters, then `you` if `uses_you`."""

    name: str
    type: Type
    functions: tuple[int, ...]
    default: Any
    parameters: tuple[Type, ...]
    uses_you: bool


@node
class Table:
    name: str
    ids: tuple[str, ...]
    titles: tuple[str, ...]  # the `name` of each row, or its id
    rules: tuple[str, ...]  # the `rule` of each row, or ''
    columns: dict[str, ColumnData | FormulaColumn]


@node
class Board:
    """A lattice. Cells are 1..n. `first` and `second` are the two coordinates of each cell (cell c at [c - 1]). `ways`
    are (name, first difference, second difference); `neighbours[c - 1][w - 1]` is a cell or 0; `names[c - 1]` is how
    the cell is printed; `surroundings[c - 1]` the cells around (eight on a square, six on a hex, twelve on a
    triangle)."""

    name: str
    lattice: str  # its row in `lattices.py`
    axes: tuple[str, str]
    low: tuple[int, int]
    high: tuple[int, int]
    wrap: tuple[bool, bool]
    first: tuple[int, ...]
    second: tuple[int, ...]
    names: tuple[str, ...]
    ways: tuple[tuple[str, int, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    surroundings: tuple[tuple[int, ...], ...]
    sized: bool  # False for growing boards
    second_major: bool  # True: index = (second - low) * width + (first - low); False: the other way round


@node
class State:
    """A changing thing. `index` are the types it is indexed by; `initial` is the value of every element at the
    start. Its owner is the seat in the first Seat index."""

    name: str
    type: Type
    index: tuple[Type, ...]
    initial: Any
    seen: str = "all"  # one of SEEN_BY
    score: bool = False  # a tally declared by `score NAME`
    room: int = 0  # of a set: how many members it can have at once (more is RW604); 0: as many as there are values


# ---------------------------------------------------------------- expressions


@node
class Const:
    value: Any
    type: Type


@node
class Local:
    """A local of the current function or procedure, by slot."""

    slot: int
    type: Type


@node
class Read:
    """A state element; fewer indices than the state has are not allowed. Where nothing is: see above, the Numbers among
    the indices first."""

    state: str
    index: tuple[Expr, ...]
    type: Type


@node
class Whole:
    """All elements of an indexed state in flat index order, as a Ring of its elements; read with `Op('item')`, written
    back with StoreWhole."""

    state: str
    type: Type


@node
class Op:
    """An operator; `runtime/ops.py` has a row for each. `data` is a name (board, record, network) or a constant some of
    them need."""

    op: str
    args: tuple[Expr, ...]
    type: Type
    data: Any = None
    where: Where = Where()  # of arithmetic that may have no result


@node
class And:
    """Lazy, left to right."""

    items: tuple[Expr, ...]
    type: Type = Truth()


@node
class Or:
    """Lazy, left to right."""

    items: tuple[Expr, ...]
    type: Type = Truth()


@node
class If:
    condition: Expr
    then: Expr
    otherwise: Expr
    type: Type


@node
class Column:
    """A data column of a row; `index` for a `per` column. Through none: the column's nothing."""

    table: str
    column: str
    row: Expr
    index: Expr | None
    type: Type


@node
class Formula:
    """A formula column of a row. `args` are the parameters and then `you` if the column uses it."""

    table: str
    column: str
    row: Expr
    args: tuple[Expr, ...]
    type: Type


@node
class Gen:
    """A generator: `slot` runs over `source`: a SetOf (by index), BagOf (by index, each member as often as it is
    there), ListOf, Ring (in order) or Between/range expression. Clauses, tested in order for each element: 'where'
    skips it, 'while' ends the loop before it when false, 'until' ends the loop after it when true."""

    slot: int
    type: Type
    source: Expr
    clauses: tuple[tuple[str, Expr], ...] = ()


@node
class Fold:
    """An aggregate over nested generators (the first is the outermost); `runtime/aggregates.py` has a row for each."""

    op: str
    gens: tuple[Gen, ...]
    value: Expr | None
    type: Type
    where: Where = Where()


@node
class Call:
    """A function of the program. `args` include `you` last if the function uses it."""

    function: int
    args: tuple[Expr, ...]
    type: Type


@node
class Reach:
    """Flood fill: the set of everything reached from `start` (an element or a set, included; none gives {}) by
    repeatedly taking `next` (a set of the same items, `slot` bound to the element), within `limit` rounds if given."""

    start: Expr
    slot: int
    next: Expr
    limit: Expr | None
    type: Type


@node
class Steps:
    """Length of a shortest path from `start` to `goal` by `next`; NIL if there is none or an end is none."""

    start: Expr
    goal: Expr
    slot: int
    next: Expr
    type: Type


@node
class Can:
    """Is there a way through the procedure (or the snippet that `rules` yields) with these arguments? Changes
    nothing."""

    proc: int | None
    rules: Expr | None
    args: tuple[Expr, ...]
    type: Type = Truth()


@node
class GroupOf:
    """The group of a node; none if the value is no node."""

    network: str
    node: Expr
    type: Type


@node
class TallyOf:
    """A tally of a group (`index` for a tally `per` something); 0 through none."""

    network: str
    tally: str
    group: Expr
    index: Expr | None
    type: Type


@node
class Groups:
    """All groups of a network as a set of their first nodes (SetOf Group)."""

    network: str
    type: Type


@node
class ScoreOf:
    """A score line of a player; `total` is their sum. Winners are as set when this is read at the end."""

    score: str
    seat: Expr
    type: Type


@node
class Winners:
    """The set of winners named by `finish`, or found by ranking."""

    type: Type


@node
class Fingerprint:
    """A 64-bit hash of whole states and of values: start h = 0x9E3779B97F4A7C15; for each word v, h = mix64(h ^ v) with
    the splitmix64 finaliser: x ^= x >> 30; x *= 0xBF58476D1CE4E5B9; x ^= x >> 27; x *= 0x94D049BB133111EB; x ^= x >>
    31. The words of a state are its bytes as `runtime/layout.py` lays them out, eight at a time, the first the lowest,
    the last ones filled up with 0. Those of a value: scalars as unsigned 64-bit two's complement, sets as 64-bit words
    from low to high, number of words by domain size, bags count by count, lists length then items padded with 0 to
    capacity."""

    states: tuple[str, ...]
    values: tuple[Expr, ...]
    type: Type


Expr = (
    Const
    | Local
    | Read
    | Whole
    | Op
    | And
    | Or
    | If
    | Column
    | Formula
    | Fold
    | Call
    | Reach
    | Steps
    | Can
    | GroupOf
    | TallyOf
    | Groups
    | ScoreOf
    | Winners
    | Fingerprint
)


# ---------------------------------------------------------------- statements inside a block (never suspend)


@node
class Place:
    """Where something is stored: a state element (`state`, `index`) or a local (`slot`), and then perhaps an `element`
    of it (the count of an item of a bag, an item of a list, by value). Writing through none is run-time error RW602."""

    state: str | None
    slot: int | None
    index: tuple[Expr, ...]
    element: Expr | None
    type: Type  # of what is stored there
    where: Where


@node
class Guard:
    """A `require` or `prefer` line: what the runtime says when it is not met. `reason` may hold `{}` filled by
    `values`."""

    number: int  # its place in Program.guards
    rules: tuple[str, ...]
    reason: str
    where: Where
    values: tuple[Expr, ...] = ()


@node
class Assign:
    """A local gets a value."""

    slot: int
    value: Expr
    where: Where = Where()  # of what the author wrote


@node
class Store:
    """A place gets a value. A Number outside the range of the place's type is run-time error RW601. Bags: each count
    0..255 and total within capacity."""

    place: Place
    value: Expr


@node
class Fill:
    """Every element of an indexed state gets the value."""

    state: str
    value: Expr
    where: Where


@node
class Reset:
    """`clear s`: a state (all elements, or the one indexed) back to its initial value."""

    state: str
    index: tuple[Expr, ...] | None
    where: Where


@node
class StoreWhole:
    """Every element of an indexed state from a Whole value."""

    state: str
    value: Expr
    where: Where


@node
class Mutate:
    """Change of a collection in place. op:
    add(x)           set, bag, list (at the end)
    remove(x)        of a set (absent: no change), bag, list (first occurrence); absent in bag or list: RW603
    put_top(x), put_bottom(x)   list (front, end), pile
    put_at(x, i)     list, before position i (clamped to 0..length)
    shuffle          pile: everything into the middle
    plus(b), minus(b)           sets and bags: += and -= (bag minus below 0: RW603)
    take_first       only through Draw
    A full list or pile end is RW604. add or put of none is RW602."""

    op: str
    place: Place
    args: tuple[Expr, ...]


@node
class When:
    """if / else."""

    condition: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...] = ()
    where: Where = Where()


@node
class ForEach:
    """The source is taken when the loop begins; clauses are tested as each element comes up."""

    gen: Gen
    body: tuple[Stmt, ...]
    where: Where = Where()


@node
class Loop:
    """Repeat while the condition holds."""

    condition: Expr
    body: tuple[Stmt, ...]
    where: Where


@node
class Break:
    """Leaves the innermost ForEach or Loop."""


@node
class Invoke:
    """A procedure that never suspends. Its failing fails the caller."""

    proc: int
    args: tuple[Expr, ...]
    where: Where = Where()


@node
class InvokeRules:
    """A snippet (known never to suspend, in any row), with arguments. An empty one fails."""

    rules: Expr
    args: tuple[Expr, ...]
    where: Where = Where()


@node
class Require:
    """Fails here if the condition is false."""

    condition: Expr
    guard: Guard


@node
class Prefer:
    """Notes whether the condition holds; the decision filters by it. `order` counts within the option."""

    condition: Expr
    guard: Guard
    order: int


@node
class TakeFirst:
    """`draw x from list`: the front of a list into a local, removed. Empty: fails (in the telling: RW603)."""

    slot: int
    zone: Place
    guard: Guard
    sure: bool = False  # proved never to find the list empty


@node
class Tell:
    """A line in the log of the players `seen` (a set of Seats), its `{}` filled by `values`. Changes nothing, costs
    nothing and cannot fail; not carried out in a look-ahead, and only where somebody reads the log: on the reference
    backend, which plays a step again for it. Compiled code has nothing of it."""

    seen: Expr
    text: str
    values: tuple[Expr, ...]
    where: Where


@node
class Touch:
    """A rule id is reached here (coverage); nothing in fast code."""

    rules: tuple[str, ...]


Stmt = (
    Assign
    | Store
    | Fill
    | Reset
    | StoreWhole
    | Mutate
    | When
    | ForEach
    | Loop
    | Break
    | Invoke
    | InvokeRules
    | Require
    | Prefer
    | TakeFirst
    | Tell
    | Touch
)


# ---------------------------------------------------------------- flow


@node
class Jump:
    to: int


@node
class Branch:
    condition: Expr
    then: int
    otherwise: int
    where: Where = Where()


@node
class Ask:
    """The flow rests here until the actor of the decision has chosen; it goes on at the chosen option's `entry`.

    On arrival, in this order:
    1. If the decision has `skip` (a block), has no `pass` option or an available one, and no option other than `pass`
    is
       legal: go there, nobody is asked.
    2. If it has a silent `otherwise` (an option without name) and nothing above it is legal: go to its entry.
    3. If `forced` and exactly one move is legal: carry it out silently.
    4. Otherwise rest.
    A resting decision without a legal move is run-time error RW606 ('stuck')."""

    decision: int


@node
class Chance:
    """kind 'draw': an element at random from the bag or pile `zone`, weighted by counts, removed and bound to `slot`.
    (A pile: its known top first, which is no chance; then the middle by chance; then the bottom.) Empty: fails, in the
    telling RW603. kind 'roll': an element of the set `source`, uniformly; empty likewise.

    Sampling: outcomes in index order with integer weights w; total W; r = random number below W made by
    `bounded(random64(seed, counter), W)` (see runtime/chance.py); the outcome is the first whose cumulative weight
    exceeds r; counter += 1 for every Chance with W > 0, even if there is only one outcome."""

    kind: str
    slot: int
    zone: Place | None
    source: Expr | None
    to: int
    name: str  # how its moves are called: 'draw' or 'roll'
    guard: Guard
    sure: bool = False  # proved never to find the zone empty
    seen: Expr | None = (
        None  # the players (a set of Seats) who see what comes up; None: as hidden as what it is taken from
    )


@node
class CallProc:
    """Push a frame for the procedure, go to its entry; `to` is where its Return comes back."""

    proc: int
    args: tuple[Expr, ...]
    to: int
    idle: Expr | None = None  # made by passes: where it holds, it would come back without having done or asked anything
    where: Where = Where()


@node
class CallRules:
    """As CallProc for the snippet that `rules` yields; an empty one fails."""

    rules: Expr
    args: tuple[Expr, ...]
    to: int
    where: Where = Where()


@node
class Return:
    """Pop the frame and go on where the caller said. Returning from `play` finishes the game by ranking."""


@node
class Finish:
    """The game is over. `winners`: None = by ranking; else a set of Seats (may be empty: nobody)."""

    winners: Expr | None
    rules: tuple[str, ...]


End = Jump | Branch | Ask | Chance | CallProc | CallRules | Return | Finish


@node
class Block:
    """Straight code and how it ends. `number` is the program point stored in states; blocks are numbered over the whole
    program. `needs`: inside an option's body (or a counted choice) of this procedure, and something from the start of
    this block to the end of that scope can still fail. `fails`: something from here to the end of the procedure can.
    `scoped`: it stands in such a scope.

    What must still be completed, on a chain of frames, outermost first: each frame counts by the block it will go on in
    (its return block; the innermost by the block it is in). Until a `scoped` block has been met on the way in, a block
    counts by its `needs`; behind one, everything called must be carried through, so it counts by its `fails`.

    `where`: of the loop whose head it is. `live`: the framed locals that count when the flow comes back here from a
    called procedure; `kept`: those that count while it rests at the end of this block."""

    number: int
    proc: int
    body: tuple[Stmt, ...]
    end: End
    needs: bool = False
    fails: bool = False
    scoped: bool = False
    where: Where = Where()
    live: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


@node
class Param:
    """A parameter of an option. `source` is its range: a SetOf, ListOf or Between expression or Op subsets/splits (of a
    bag its kinds, of a list its different items: two copies are the same move); it may use earlier parameters' slots.
    Clauses as in Gen. `guard` says why something else cannot be chosen."""

    name: str
    preposition: str
    slot: int
    type: Type
    source: Expr
    clauses: tuple[tuple[str, Expr], ...] = ()
    guard: Guard = Guard(0, (), "", Where())
    sure: bool = False  # proved never to be empty


@node
class Option:
    """One option. `lead` are the leading lets and guards of its body (Assign, Require, Prefer: pure), which `entry`
    runs again. `available` None or a condition (of `pass` in ranged repeats). `label`: a snippet side of `or` prints
    this text. `lent_by`: calls to make before entry (`or` lending): each (proc, args, return block); the slots of
    params, `lead` and ranges are those of the *asking* procedure, and `hand_over` gives for each param the slot it has
    in the procedure that lends it."""

    name: str
    params: tuple[Param, ...]
    lead: tuple[Stmt, ...]
    entry: int
    otherwise: bool = False
    silent: bool = False
    available: Expr | None = None
    is_pass: bool = False
    rules: tuple[str, ...] = ()
    prefers: int = 0  # number of Prefer statements it may run
    rest_needs: bool = False  # `needs` of the block behind `lead` (of `pass`: of its entry)
    rest_fails: bool = False  # `fails` of that block, for when a calling procedure stands in a scope
    sure: Expr | None = None  # made by passes: where it holds, only calling procedures can still make a trial needed
    lent_by: tuple[tuple[int, tuple[Expr, ...], int], ...] = ()
    hand_over: tuple[int, ...] = ()
    where: Where = Where()


@node
class Decision:
    """Somebody is asked. `actor` yields a Seat. Legal moves, in order: options as written, parameters as nested loops.

    A move is legal if its parameters are in their ranges, its option is available, `lead` does not fail, and the trial
    succeeds, where one is needed: where the option `rest_needs` (`rest_fails`, if a return block on the chain of frames
    is `scoped`), or a return block on the chain has something to be completed (see Block). The trial: on a copy, enter
    the option and go on (trying the options of decisions met on the way, `pass` first, depth first) until nothing on
    the chain of frames is left that must be completed and can fail (success) or something fails. A trial that meets one
    of the faults RW601 to RW605 succeeds: they are told when the move is made. `otherwise` options count only if no
    option above them (not itself otherwise) has a legal move. Prefer: among the legal moves of one option, for each
    prefer in order: if some satisfy it, the others are not legal.

    `bind_you`: slot that gets the actor when the move is made. Secret decisions: `pending` set; `actor` is the seat
    whose turn it is to choose; playing a move stores option and args into the frame (slots in `pending`: first the
    option index, then one per parameter, each a tuple by seat index) instead of entering the option and goes to
    `after`. Such a move is judged by its own body alone, which ends at `bodies_end`: what the others will choose is
    unknown. A single player's choice that others do not see is `unseen`."""

    number: int
    proc: int
    block: int  # the block that ends with Ask
    actor: Expr
    bind_you: int
    options: tuple[Option, ...]
    skip: int | None = None
    forced: bool = False
    join: int = 0  # the block after the decision
    pending: tuple[int, ...] = ()
    after: int = 0
    rules: tuple[str, ...] = ()
    where: Where = Where()
    reason: str = ""  # what to say where it must be answered and cannot be
    bodies_end: int = -1  # of a secret decision: the block behind the body of each option
    unseen: bool = False  # of one player: the others learn only that a choice was made


@node
class Slot:
    """A local. `framed`: it lives over a suspension, so it is part of the frame (and of the state's bytes). `keeps`: no
    author has named it, it is for the 'rest' of a collection or the 'last' number that a loop goes through (in the slot
    behind its variable), for the 'times' of a repeat, or for who must still be 'asked'."""

    name: str
    type: Type
    framed: bool = False
    count: int = 1  # > 1: an array by seat index (pending secret choices)
    keeps: str = ""


@node
class Proc:
    """`play`, an action or a snippet. `slots[:params]` are its parameters; `you` is among them if it is used.
    `suspends`: it has blocks (`entry`); otherwise it is the plain statements `body`."""

    number: int
    name: str
    params: int
    slots: tuple[Slot, ...]
    suspends: bool
    entry: int
    body: tuple[Stmt, ...]
    uses_you: bool
    can_fail: bool
    where: Where = Where()
    text: str = ""  # of a snippet: as written
    some: tuple[int, ...] = ()  # framed locals of 1..n types that are never none while they count


@node
class Snippet:
    """A cell of a rules column."""

    proc: int
    table: str
    row: int
    column: str
    text: str


@node
class Function:
    """A def: `slots[:params]` are its parameters (`you` last if used); `lets` are carried out, then `result` is the
    value."""

    number: int
    name: str
    params: int
    slots: tuple[Slot, ...]
    lets: tuple[Assign, ...]
    result: Expr
    uses_you: bool
    where: Where = Where()


@node
class TallyRule:
    """A tally: sum of `value` over the nodes, or (`distinct`) the number of different values / members of set values.
    `index_slot` runs over `index` for a tally per something."""

    name: str
    value: Expr
    distinct: bool
    index: Type | None = None
    index_slot: int = -1


@node
class Network:
    """Maximal joined sets of nodes. A node is a value of `over` for which `where` holds (slot 0 is the node);
    `joins` yields a set of values joined to it (in either direction; values that are no nodes are ignored)."""

    name: str
    over: Type
    slots: tuple[Slot, ...]
    where: Expr
    joins: Expr
    tallies: tuple[TallyRule, ...]
    place: Where = Where()


@node
class Score:
    """A line of the sheet. `value` is None for a tally kept in the state of the same name; slot 0 is the player."""

    name: str
    slots: tuple[Slot, ...]
    value: Expr | None
    rules: tuple[str, ...] = ()


@node
class RankKey:
    """A ranking key, larger first; slot 0 is the player."""

    slots: tuple[Slot, ...]
    value: Expr
    rules: tuple[str, ...] = ()  # of the line that it stands on


@node
class Invariant:
    text: str
    slots: tuple[Slot, ...]
    condition: Expr
    where: Where = Where()


@node
class Layer:
    """Something drawn: a state or a column by its name, a member of an enum, or a def, whose `value` has the cell or
    row in slot 0 and, if it asks about somebody's own board, the player in slot 1. `form` is the word after `as`."""

    name: str
    form: str = ""
    slots: tuple[Slot, ...] = ()
    value: Expr | None = None
    uses_you: bool = False


@node
class Show:
    """How a board is drawn (layers from the bottom to the top), a table (two columns, then layers), or an enum (members
    with their colours)."""

    name: str
    layers: tuple[Layer, ...]


@node
class PhaseEntry:
    """How to begin at a phase: for each procedure from `play` inwards, statements that set its locals as on the first
    pass of the enclosing loops, and the block to return to from the next inner call (for the innermost: the phase's
    block)."""

    name: str
    path: tuple[tuple[int, tuple[Stmt, ...], int], ...]


ALWAYS, NEVER = -1, -2


@node
class Foreseen:
    """What is known of carrying out a procedure without trying it: functions of its parameters (or ALWAYS, NEVER) that
    tell whether it can `sure`ly be done, and whether that is `possible`; and the states they read."""

    sure: int
    possible: int
    reads: frozenset[str] = frozenset()


UNKNOWN = Foreseen(NEVER, ALWAYS)


@node
class Program:
    """One game with options and seats bound."""

    name: str
    title: str
    seats: int
    together: bool
    options: dict[str, str]  # how each option is set, printed
    enums: dict[str, Enum]
    records: dict[str, Record]
    tables: dict[str, Table]
    boards: dict[str, Board]
    states: tuple[State, ...]
    networks: tuple[Network, ...]
    functions: tuple[Function, ...]
    procs: tuple[Proc, ...]  # 0 is play
    snippets: tuple[Snippet, ...]
    blocks: tuple[Block, ...]
    decisions: tuple[Decision, ...]
    guards: tuple[Guard, ...]
    scores: tuple[Score, ...]
    rank: tuple[RankKey, ...]
    invariants: tuple[Invariant, ...]
    phases: tuple[PhaseEntry, ...]
    rules: tuple[str, ...]  # every rule id that stands in the definition
    shows: tuple[Show, ...] = ()
    hides: tuple[str, ...] = ()  # states and locals that are not worth printing
    openly: frozenset[Where] = frozenset()  # the lines (column 0) by which the author means secrets to be told
    foreseen: dict[int, Foreseen] = field(default_factory=dict)  # made by passes: by procedure
