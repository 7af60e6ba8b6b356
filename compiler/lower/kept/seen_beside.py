"""What a condition sees beside a cell: parts of it that look at one cell, the same step away from all cells.

hand.edges[N - k] == edge(cell + N, S)  or  tile[cell + N] is empty        for some turns k
    of tile and turn at cell + N only this matters: nothing, or which of three edges they show
    ->  four things, and for each of them, by hand, the turns k for which it holds

meets_coast(hand, cell, k)
    of the cell itself only this matters, at any time: that the coast is not beside it, or which of three edges it shows
    ->  four things again, that are kept with the others so that all of it is looked up at once

What is there may be seen in states on the board, in states indexed by what one of these holds, and, where that one
holds certain values, in states that have nothing to do with cells. Where it holds nothing, nothing is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from math import prod

from rulewright.compiler.analyse.rewrite import free_slots, rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import changing_parts, opened, opened_within, unrolled
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import LARGEST, Domain, combinations, evaluated
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one, nothing
from rulewright.runtime.walking import nodes

FEW_HOLD = 8  # values with which something matters that has nothing to do with cells

Row = tuple[int, ...]  # a mask for each combination of what else a condition depends on
Values = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen in a direction: parts of a condition as expressions of the cell there, and by the values of what
    they read the number of the thing that it is; 0 is nothing. In no direction: what a cell always is, by cell."""

    way: int
    parts: tuple[ir.Expr, ...]
    read: tuple[ir.Read, ...] = ()  # one may be an index of a later one, as the local `leaf_slot`
    things: tuple[int, ...] = ()

    @property
    def stays(self) -> bool:
        """Whether it never changes."""
        return self.way == 0

    @property
    def bits(self) -> int:
        """Bits that tell the things apart."""
        return max(self.things).bit_length()


@dataclass(frozen=True, slots=True)
class Sources:
    """The states in which things are seen."""

    board: str
    holding: str  # the one on the board that holds nothing where nothing is seen; "" as long as it is not known
    on_board: frozenset[str]
    through: frozenset[str]  # indexed by what that one holds
    besides: frozenset[tuple[str, int]]  # that have nothing to do with cells, each with a value of that one


@dataclass(frozen=True, slots=True)
class Look:
    """A part of a condition: from which cell it looks, what it sees, what else it depends on, and for each thing a
    mask by that."""

    cell: int
    sight: Sight
    sources: Sources
    others: tuple[tuple[ir.Expr, Domain], ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class _Seen:
    """Everything that can be seen: what the states that are read can be, and what that makes of the parts."""

    sight: Sight
    sources: Sources
    leaves: tuple[ir.Read, ...]
    held: tuple[Values, ...]
    parts: tuple[Values, ...]


def look(part: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> Look | None:
    """A part of a condition on a slot as a look from a cell; None if it is none."""
    cells = [one for one in free_slots(part) if one != slot and isinstance(scope.types.get(one), ir.Cell)]
    taken = _taken_apart(part, cells[0], scope, module) if len(cells) == 1 else None
    seen = None if taken is None else _seen(taken.near, cells[0], scope, module)
    if taken is None or seen is None:
        return None
    depends = _depends(taken, slot, scope, module)
    if depends is None:
        return None
    slots, domains, others = depends
    told = module.remember(
        ("told apart", seen.sight, taken.result, slots, tuple(domain.values for domain in domains), slot, item),
        lambda: _told_apart(seen, taken.result, slots, domains, slot, item, module),
    )
    return None if told is None else Look(cells[0], told[0], told[1], others, told[2])


def look_at_itself(part: ir.Expr, slot: int, item: ir.Type, beside: Look, scope: Scope, module: Module) -> Look | None:
    """A part of a condition on a slot as what the cell, from which another look goes, always is; None if it is not."""
    body = opened(part, module) if isinstance(part, ir.Call) else part
    taken = None if body is None else _taken_apart(body, beside.cell, scope, module)
    if (
        taken is None
        or not taken.near
        or not all(module.facts.is_static(one) and free_slots(one) == [beside.cell] for one in taken.near)
    ):
        return None
    depends = _depends(taken, slot, scope, module)
    if depends is None:
        return None
    slots, domains, others = depends
    cells = Domain(tuple(range(size_of(scope.types[beside.cell], module) + 1)), low.ZERO)
    values = [evaluated(one, [beside.cell], [cells], len(cells.values), module) for one in taken.near]
    rows = _rows(taken.result, slots, domains, len(taken.near), slot, item, module)
    known = zip(values, domains, strict=False)  # of no cell it may be nothing, which has no place
    if rows is None or not all(found is not None and set(found) <= set(domain.values) for found, domain in known):
        return None
    by_cell = [rows[_place(held, domains)] for held in zip(*values, strict=True)]
    told = {row: number for number, row in enumerate(dict.fromkeys(by_cell))}
    sight = Sight(0, taken.near, things=tuple(told[row] for row in by_cell))
    sources = Sources(beside.sources.board, beside.sources.holding, frozenset(), frozenset(), frozenset())
    return Look(beside.cell, sight, sources, others, tuple(told))


@dataclass(frozen=True, slots=True)
class _Apart:
    """A part of a condition with locals for what changes in it, and which of that depends on the cell."""

    result: ir.Expr
    made: dict[ir.Expr, int]
    near: tuple[ir.Expr, ...]


def _taken_apart(part: ir.Expr, cell: int, scope: Scope, module: Module) -> _Apart | None:
    found = changing_parts(part, frozenset(free_slots(part)) - {cell}, scope, module)
    if found is None:
        return None
    return _Apart(*found, tuple(one for one in found[1] if cell in free_slots(one)))


def _depends(
    taken: _Apart, slot: int, scope: Scope, module: Module
) -> tuple[tuple[int, ...], list[Domain], tuple[tuple[ir.Expr, Domain], ...]] | None:
    """The locals that a part of a condition depends on and what they can be, those for what depends on the cell first;
    and what the others stand for. None if that is not known or too much."""
    wide, near = scope, [taken.made[one] for one in taken.near]
    for changing, local in taken.made.items():
        value = low.ZERO if local in near else module.lowered(changing, scope)
        wide = wide.bind(local, changing.type, value, False)
    others = [one for one in free_slots(taken.result) if one != slot and one not in near]
    slots = (*near, *others)
    combined = combinations(list(slots), wide, module) if all(one in wide.values for one in slots) else None
    if combined is None:
        return None
    domains, _ = combined
    expressions = {local: changing for changing, local in taken.made.items()}
    stand_for = (expressions.get(one, ir.Local(one, wide.types[one])) for one in others)
    return slots, domains, tuple(zip(stand_for, domains[len(near) :], strict=True))


# ---------------------------------------------------------------- what is read


def _seen(parts: tuple[ir.Expr, ...], cell: int, scope: Scope, module: Module) -> _Seen | None:
    """What parts of a condition that depend on a cell see, if that is one step away; not yet told apart."""
    kind = scope.types[cell]
    assert isinstance(kind, ir.Cell)
    steps = {read.index[0] for read in nodes(parts) if isinstance(read, ir.Read) and _is_stepped(read)}
    match list(steps):
        case [ir.Op("go", (ir.Local(start), ir.Const(int(way)))) as step] if start == cell and way:
            pass
        case _:
            return None
    there = ir.Local(module.slot("beside"), kind)
    moved = tuple(rewritten(part, lambda node: there if node == step else node) for part in parts)
    if way_back(kind.board, way, module) is None or any(free_slots(part) != [there.slot] for part in moved):
        return None
    return module.remember(("seen", way, moved), lambda: _read(Sight(way, moved), there, module))


def _is_stepped(read: ir.Read) -> bool:
    """Whether a state is read at a cell that is found from another."""
    return any(isinstance(index, ir.Op) and isinstance(index.type, ir.Cell) for index in read.index)


def way_back(board: str, way: int, module: Module) -> list[int] | None:
    """For each cell (0: none) the one from which a way leads there; None if there are several."""
    reached = [near[way - 1] for near in module.program.boards[board].neighbours]
    found = [0] * (len(reached) + 1)
    for start, end in enumerate(reached, 1):
        if end:
            found[end] = start
    return found if sum(map(bool, found)) == sum(map(bool, reached)) else None


def _read(sight: Sight, there: ir.Local, module: Module) -> _Seen | None:
    """Which states a sight reads, and every value that this can give its parts."""
    on_board, through, besides, holders = set[str](), set[str](), set[str](), set[str]()
    for node in nodes(sight.parts):
        match node:
            case ir.Read(name, (index,)) if index == there:
                on_board.add(name)
            case ir.Read(name, (ir.Read(holder, (index,), kind),)) if index == there and counts_from_one(kind):
                through.add(name)
                holders.add(holder)
            case ir.Read(name, index) if there.slot not in free_slots(index):
                besides.add(name)
            case _ if isinstance(node, ir.Expr) and not _asks_only_by_reads(node, module):
                return None
    states = on_board | through | besides
    if len(states) < len(on_board) + len(through) + len(besides) or len(holders) > 1 or not states <= watched(module):
        return None
    leaves: dict[ir.Read, int] = {}

    def as_local(node: ir.Expr) -> ir.Expr:
        if not isinstance(node, ir.Read):
            return node
        return ir.Local(leaves.setdefault(node, leaf_slot(len(leaves), module)), node.type)

    plain = [rewritten(part, as_local) for part in sight.parts]
    scope, slots = Scope(), list(leaves.values())
    for read, slot in leaves.items():
        scope = scope.bind(slot, read.type, low.ZERO, False)
    combined = combinations(slots, scope, module)
    if combined is None:
        return None
    domains, count = combined
    values = [found for part in plain if (found := evaluated(part, slots, domains, count, module)) is not None]
    if len(values) < len(plain):
        return None
    assert isinstance(there.type, ir.Cell)
    pairs = frozenset((name, 0) for name in besides)
    holding = next(iter(holders), "")
    sources = Sources(there.type.board, holding, frozenset(on_board), frozenset(through), pairs)
    held = tuple(product(*(domain.values for domain in domains)))
    return _Seen(sight, sources, tuple(leaves), held, tuple(zip(*values, strict=True)))


def leaf_slot(place: int, module: Module) -> int:
    """The local that stands for what is read."""
    return module.slot("leaf", place)


def _asks_only_by_reads(node: ir.Expr, module: Module) -> bool:
    """Whether a node depends on states by what stands in it, not by itself."""
    match node:
        case ir.Call(number):
            return not module.facts.reads.by_function(number)
        case ir.Op() | ir.If() | ir.And() | ir.Or() | ir.Fold() | ir.Column():
            return True
    return module.facts.is_static(node)


# ---------------------------------------------------------------- what is told apart


def _rows(
    result: ir.Expr, slots: Values, domains: list[Domain], near: int, slot: int, item: ir.Type, module: Module
) -> list[Row] | None:
    """The row of each combination of what depends on the cell; `slots` begin with so many for that."""
    size, several = size_of(item, module), prod(len(domain.values) for domain in domains)
    if several * size > 4 * LARGEST:
        return None
    members = Domain(tuple(range(base_of(item), base_of(item) + size)), low.ZERO)
    truths = evaluated(result, [*slots, slot], [*domains, members], several * size, module)
    if truths is None:
        return None
    masks = [sum(1 << k for k in range(size) if truths[at + k]) for at in range(0, len(truths), size)]
    each = len(masks) // prod(len(domain.values) for domain in domains[:near])
    return [tuple(masks[at : at + each]) for at in range(0, len(masks), each)]


def _told_apart(
    seen: _Seen, result: ir.Expr, slots: Values, domains: list[Domain], slot: int, item: ir.Type, module: Module
) -> tuple[Sight, Sources, tuple[Row, ...]] | None:
    """The things that a condition tells apart: what has the same row is one. `slots` begin with those of the parts."""
    parts = domains[: len(seen.sight.parts)]
    rows = _rows(result, slots, domains, len(parts), slot, item, module)
    if rows is None:
        return None
    places = [_place(values, parts) for values in seen.parts]
    first = _first(seen, [rows[place] for place in places], module)
    if first is None:
        return None
    leaf, none = first
    told: dict[Row, int] = {none: 0}
    things = [0] * len(rows)
    for place in sorted(set(places)):
        things[place] = told.setdefault(rows[place], len(told))
    by_read = tuple(things[place] for place in places)
    matters = _matters(leaf, seen, by_read)
    if len(matters) > FEW_HOLD:
        return None
    sources = replace(seen.sources, holding=seen.leaves[leaf].state, besides=matters)
    return replace(seen.sight, read=seen.leaves, things=by_read), sources, tuple(told)


def _place(values: Values, domains: list[Domain]) -> int:
    """The place of a combination of values, by the first of some domains."""
    found = 0
    for value, domain in zip(values, domains, strict=False):
        found = found * len(domain.values) + domain.values.index(value)
    return found


def _first(seen: _Seen, rows: list[Row], module: Module) -> tuple[int, Row] | None:
    """Which state on the board tells that there is nothing to see, and the row of that."""
    for leaf, read in enumerate(seen.leaves):
        none = nothing(read.type, module.program)
        empty = {row for row, held in zip(rows, seen.held, strict=True) if held[leaf] == none}
        fits = read.state == seen.sources.holding if seen.sources.holding else read.state in seen.sources.on_board
        if fits and counts_from_one(read.type) and len(empty) == 1:
            return leaf, empty.pop()
    return None


def _matters(first: int, seen: _Seen, things: tuple[int, ...]) -> frozenset[tuple[str, int]]:
    """With which values of the first state another, which has nothing to do with cells, makes a difference."""
    found = set()
    for leaf, read in enumerate(seen.leaves):
        if (read.state, 0) in seen.sources.besides:
            by_rest: dict[Values, int] = {}
            for held, thing in zip(seen.held, things, strict=True):
                if by_rest.setdefault((*held[:leaf], *held[leaf + 1 :], held[first]), thing) != thing:
                    found.add((read.state, held[first]))
    return frozenset(found)


# ---------------------------------------------------------------- what may be seen


def watched(module: Module) -> frozenset[str]:
    """The states that may be seen beside a cell, whose writes are told."""
    used = module.uses("keep_beside")
    return module.remember("watched", lambda: frozenset(_watched(module)) if used else frozenset())


def _watched(module: Module) -> Iterator[str]:
    for fold in nodes(module.program):
        if isinstance(fold, ir.Fold) and fold.op in ("all", "any") and unrolled(fold, module, steps=True) is not None:
            within = opened_within(fold, module)
            if any(isinstance(read, ir.Read) and _is_stepped(read) for read in nodes(within)):
                states = module.facts.reads.within(within) & module.states.keys()
                yield from (name for name in states if module.layout.by_name[name].encoding.kind == "scalar")
