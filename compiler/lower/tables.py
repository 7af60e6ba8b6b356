"""Constant tables: columns of the author's tables, and values computed while compiling.

An expression that reads nothing that changes, and depends only on a few locals with small domains, is evaluated here
for every combination of them (by the reference interpreter, so that its meaning is the same) and becomes a look-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Any, Literal

from rulewright.compiler.analyse.computing import Computed, Computing
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import rewritten
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.types import c_type, constant, converted, initialiser, is_scalar, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import base_of, counts_from_one
from rulewright.runtime.walking import nodes

LARGEST = 5000  # entries of one computed table
FEW = 32  # constants that an argument can be, for which a function gets a version of its own
CHEAP = {"add", "sub", "neg", "eq", "ne", "lt", "le", "gt", "ge", "not", "is_empty", "min", "max", "in", "gap", "pick"}
Domain = Choice  # what a local can be: its values in order, and the place of the present one


def domain_of(slot: int, scope: Scope, module: Module) -> Domain | None:
    """The domain of a local, if it is small and known."""
    if slot in scope.choices or slot not in scope.values:
        return scope.choices.get(slot)
    kind, value = scope.types[slot], scope.values[slot]
    match kind:
        case ir.Number(least, high, False) if high - least < LARGEST:
            count = high - least + 1
            return Domain(tuple(range(least, high + 1)), low.call("rw_place", value - least if least else value, count))
        case ir.Truth():
            return Domain((0, 1), low.ne(value, 0))
        case ir.SetOf(item) if size_of(item, module) <= 8:
            return Domain(tuple(range(1 << size_of(item, module))), value)
        case _ if counts_from_one(kind) and size_of(kind, module) < LARGEST:
            least = 1 if slot in scope.some else 0
            return Domain(tuple(range(least, size_of(kind, module) + 1)), value - least if least else value)
    return None


def combinations(slots: list[int], scope: Scope, module: Module) -> tuple[list[Domain], int] | None:
    """The domains of some locals and how many combinations there are; None if one is unknown or there are too many."""
    domains, count = [], 1
    for slot in slots:
        domain = domain_of(slot, scope, module)
        if domain is None:
            return None
        domains.append(domain)
        count *= len(domain.values)
        if count > LARGEST:
            return None
    return domains, count


def flat_index(domains: list[Domain]) -> low.Expr:
    """The place of the present combination."""
    found: low.Expr = low.ZERO
    for place, domain in enumerate(domains):
        found = domain.index if place == 0 else found * len(domain.values) + domain.index
    return found


# ---------------------------------------------------------------- evaluation while compiling


def evaluated(expr: ir.Expr, slots: list[int], domains: list[Domain], count: int, module: Module) -> list[Any] | None:
    """The value of an expression for every one of `count` combinations; None if it is not static, so that nobody knows
    it yet, if it cannot be computed, or if the module would have too many table entries."""

    def within_budget() -> list[Any] | None:
        constants, values = module.written.constants, None
        spent = constants.computed
        if constants.affords(count) and module.facts.is_static(expr):
            compute, combined = computing(expr, module), product(*(domain.values for domain in domains))
            try:
                values = [compute(dict(zip(slots, combination, strict=True))) for combination in combined]
            except Fault:
                pass
        constants.computed = spent + len(values or ())
        return values

    key = ("values", expr, tuple((slot, domain.values) for slot, domain in zip(slots, domains, strict=True)))
    return module.remember(key, within_budget)


def computing(expr: ir.Expr, module: Module) -> Computed:
    """A static expression worked out while compiling, by the values of locals."""
    return _computing(module).of(expr)


@remembered
def _computing(module: Module) -> Computing:
    return Computing(module.program)


def tabulated(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """A look-up that stands for an expression, where that is possible and worth it."""
    if not module.uses("tables") or isinstance(expr, ir.Const | ir.Local | ir.Read):
        return None
    if not _fits_table(expr.type, module) or not _is_worth_it(expr) or not module.facts.is_static(expr):
        return None
    return computed_table(expr, scope, module)


def computed_table(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """A look-up that stands for a static expression, where its locals have few values."""
    found = static_values(expr, free_slots(expr), None, scope, module)
    return None if found is None else lookup(found[0], expr.type, found[1], module, table_name("values", scope))


def static_values(
    expr: ir.Expr, slots: list[int], last: tuple[int, Domain] | None, scope: Scope, module: Module
) -> tuple[list[Any], low.Expr] | None:
    """The values of a static expression for every combination of some locals (and of one more, innermost), and the
    place of the present one."""
    found = combinations(slots, scope, module)
    if found is None:
        return None
    domains, count = found
    index = flat_index(domains)
    if last is not None:
        slots, domains, count = [*slots, last[0]], [*domains, last[1]], count * len(last[1].values)
    values = evaluated(expr, slots, domains, count, module) if count <= 4 * LARGEST else None
    return None if values is None else (values, index)


def static_choice(expr: ir.Expr, scope: Scope, module: Module) -> Choice | None:
    """An expression that is one of a few constants: which they are, and the place of the present one."""
    if isinstance(expr, ir.Local):
        return scope.choices.get(expr.slot)
    slots = free_slots(expr)
    found = combinations(slots, scope, module) if module.facts.is_static(expr) else None
    if found is None or found[1] > FEW:
        return None
    values = evaluated(expr, slots, *found, module)
    return None if values is None else Choice(tuple(values), flat_index(found[0]))


def lookup(values: list[Any], kind: ir.Type, index: low.Expr, module: Module, name: str) -> low.Expr:
    """One of some constants, by its place."""
    if all(value == values[0] for value in values):
        return constant(values[0], kind, module)
    if is_scalar(kind) and not isinstance(kind, ir.Mark) and ir.NIL not in values:
        first, step = int(values[0]), int(values[1] - values[0])
        if all(value == first + place * step for place, value in enumerate(values)):
            place = rewritten(index, _as_it_is)  # computed sooner than looked up; nothing is read, so any place will do
            return first - place if step == -1 else place * step + first
    if isinstance(kind, ir.SetOf) and size_of(kind.item, module) <= 31:
        return low.cast("uint64_t", numbers_table(values, module, name)[index])
    held = table(values, kind, module, name)
    return low.cast("int", held[index]) if is_scalar(kind) else held[index]


def _as_it_is(index: low.Expr) -> low.Expr:
    match index:
        case low.Call("rw_place", (place, _)):
            return place
    return index


def table_name(what: str, scope: Scope) -> str:
    """What a table is called after: what it holds, and the line for which it does."""
    return f"T_{what}_line_{int(scope.where.line)}" if scope.where.line else f"T_{what}"


def table(values: list[Any], kind: ir.Type, module: Module, name: str) -> low.Expr:
    """A constant array."""
    held = narrowest(values) if is_scalar(kind) and not isinstance(kind, ir.Mark) else c_type(kind, module)
    return module.constant(held, low.braces(initialiser(value, kind, module) for value in values), len(values), name)


def numbers_table(values: Sequence[int], module: Module, name: str) -> low.Expr:
    """A constant array of numbers."""
    return module.constant(narrowest(values), low.braces(values), len(values), name)


def narrowest(values: Sequence[int]) -> str:
    """The smallest C type that holds all the numbers."""
    least_one, high = min(values), max(values)
    for name, least, most in (("uint8_t", 0, 255), ("int8_t", -128, 127), ("int16_t", -32768, 32767)):
        if least <= least_one and high <= most:
            return name
    return "int32_t"


def _fits_table(kind: ir.Type, module: Module) -> bool:
    if isinstance(kind, ir.SetOf):
        return set_words(kind.item, module) <= 8
    return is_scalar(kind) and not isinstance(kind, ir.Mark)


def _is_worth_it(expr: ir.Expr) -> bool:
    """Whether an expression is more than a few instructions."""
    cost = 0
    for node in nodes(expr):
        match node:
            case ir.Fold() | ir.Call() | ir.Reach() | ir.Steps() | ir.Formula():
                return True
            case ir.Op(op):
                cost += 1 if op in CHEAP else 3
            case ir.If():
                cost += 2
    return cost >= 3


# ---------------------------------------------------------------- columns


def column(node: ir.Column, scope: Scope, module: Module) -> low.Expr:
    """A data column of a row; place 0 of each table holds the nothing."""
    data = module.program.tables[node.table].columns[node.column]
    assert isinstance(data, ir.ColumnData)
    at = module.lowered(node.row, scope)
    held = _column_table(node.table, node.column, module)
    if data.per is not None and node.index is not None:
        index = module.lowered(node.index, scope) - base_of(data.per)
        at = low.call("rw_place_in", at, index, size_of(data.per, module))
    value = held[at]
    if is_scalar(data.type) and not isinstance(data.type, ir.Mark):
        value = low.cast("int", value)
    return converted(value, data.type, node.type, module)


@remembered
def _column_table(of: str, column: str, module: Module) -> low.Expr:
    """The values of a column, row by row; of one with an index all that belong to a row."""
    data = module.program.tables[of].columns[column]
    assert isinstance(data, ir.ColumnData)
    values = data.values
    if data.per is not None:
        size = size_of(data.per, module)
        rows = ([*given[:size], *[data.nothing] * (size - len(given))] for given in data.values)
        values = tuple(chain.from_iterable(rows))
    return table([data.nothing, *values], data.type, module, safe_name("T", f"{of}_{column}"))


# ---------------------------------------------------------------- boards


BoardTable = Literal["first", "second", "neighbours", "surroundings", "ways", "places"]


@remembered
def board_table(board: str, what: BoardTable, module: Module) -> low.Expr:
    """A table by cell (0 is none), by cell and direction ('ways'), or of the cells by their coordinates ('places')."""
    about, name = module.program.boards[board], safe_name("T", f"{board}_{what}")
    match what:
        case "first" | "second":
            return table([0, *getattr(about, what)], ir.Number(-999, 999), module, name)
        case "neighbours" | "surroundings":
            masks = [cell_mask(near) for near in getattr(about, what)]
            return table([0, *masks], ir.SetOf(ir.Cell(board)), module, name)
        case "ways":
            flat = [0] * len(about.ways) + [cell for near in about.neighbours for cell in near]
        case "places":
            flat = list(_cells_by_place(about))
    return table(flat, ir.Number(0, len(about.names)), module, name)


def near_table(board: str, what: str, module: Module) -> tuple[low.Expr, int]:
    """The cells next to or around each cell as lists of equal length, ascending, 0 behind the last; and that length."""
    about = module.program.boards[board]
    near = about.neighbours if what == "neighbours" else about.surroundings
    lists = [[], *(sorted({cell for cell in cells if cell}) for cells in near)]
    most = max(1, *(len(cells) for cells in lists))
    flat = [cell for cells in lists for cell in (*cells, *([0] * (most - len(cells))))]
    return table(flat, ir.Number(0, len(about.names)), module, safe_name("T", f"{board}_{what}_listed")), most


def cell_mask(cells: tuple[int, ...]) -> int:
    """A set of cells as a mask; none left out."""
    return sum(1 << (cell - 1) for cell in set(cells) if cell)


def _cells_by_place(board: ir.Board) -> Iterator[int]:
    """The cell at each pair of coordinates, first coordinate outermost."""
    known = {place: cell for cell, place in enumerate(zip(board.first, board.second, strict=True), 1)}
    for first in range(board.low[0], board.high[0] + 1):
        for second in range(board.low[1], board.high[1] + 1):
            yield known.get((first, second), 0)


def cell_function(board: str, module: Module) -> str:
    """The function from coordinates to a cell, wrapping where the board does."""
    about, places = module.program.boards[board], board_table(board, "places", module)
    sizes = [last - first + 1 for first, last in zip(about.low, about.high, strict=True)]
    a, b = low.names("a", "b")
    body, outside = [], []
    for axis, first, size, wraps in zip((a, b), about.low, sizes, about.wrap, strict=True):
        place = axis - first
        body.append(low.assign(axis, low.call("rw_mod", place, size) if wraps else place))
        outside.append(low.beyond(axis, size))
    body += [low.when(low.either(*outside), low.returns(0)), low.returns(places[a * sizes[1] + b])]
    return module.helper(("cell_at", board), safe_name("cell_at", board), "int", ("int a", "int b"), *body)


def stepped(board: str, cell: low.Expr, step: low.Expr, module: Module) -> low.Expr:
    """The cell that a step leads to from a cell, if there are both."""
    first, second = board_table(board, "first", module), board_table(board, "second", module)
    across, along = low.call("rw_step_first", step), low.call("rw_step_second", step)
    return low.call(cell_function(board, module), first[cell] + across, second[cell] + along)
