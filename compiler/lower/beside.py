"""What a cell has beside it, kept as a number, by which a condition on it is looked up.

all(d in Direction where tile[cell + d] is not empty: hand.edges[d - k] == edge(cell + d, d + 2))      for all turns k
    of what lies at cell + N only this matters: nothing, or which of three edges it shows; so at E, S and W
    ->  eight bits for each cell, written anew when something is laid beside it,
        and a table by hand and these bits of the turns k for which it holds

It fits an `all` or `any` that is written out if each of its parts looks at one cell, the same step away from all cells,
and sees one of a few things there: in states on the board, in states indexed by what these hold, in states that have
nothing to do with cells. Where a certain one of the states on the board holds nothing, nothing must be seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from rulewright.compiler.analyse.rewrite import free_slots, rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.abstract import changing_parts, opened_within, unrolled
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.tables import (
    BUDGET,
    LARGEST,
    Domain,
    combinations,
    domain_of,
    evaluated,
    flat_text,
    lookup,
    table_name,
)
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one, nothing
from rulewright.runtime.walking import nodes

ROOM = 8192  # entries of a table by what is beside a cell
FEWEST = 2  # cells to look at: one is looked at as quickly as a number
WIDEST = 32  # bits of a number

NEAR, SIGHT = low.names("near", "cell")
Row = tuple[int, ...]  # a mask for each combination of what else a condition depends on


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen one step away: parts of a condition as expressions of the cell there, and by their values which of a
    few things that is; 0 is nothing. `back` leads from there to where it is seen from."""

    back: tuple[int, ...]
    parts: tuple[ir.Expr, ...]
    things: tuple[int, ...]

    @property
    def bits(self) -> int:
        """Bits that tell the things apart."""
        return max(self.things).bit_length()


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of each cell of a board: the sights of its number, from the lowest bits on, and the states they
    depend on."""

    board: str
    sights: tuple[Sight, ...]
    holding: str  # the state that holds nothing where nothing is seen
    on_board: frozenset[str]
    through: tuple[tuple[str, str], ...]  # (indexed by what one on the board holds, that one)
    besides: frozenset[str]  # that have nothing to do with cells


@dataclass(frozen=True, slots=True)
class Look:
    """A part of a condition: from which cell it looks, what it sees, and by the number of that a row of masks."""

    cell: int
    seen: Kept
    others: tuple[tuple[ir.Expr, Domain], ...]
    rows: tuple[Row, ...]


# ---------------------------------------------------------------- conditions


def seen_beside(
    condition: ir.And | ir.Or, slot: int, item: ir.Type, scope: Scope, module: Module
) -> low.Expr | None:
    """The mask of a condition that was written out, looked up by what lies beside a cell; None where it does not
    fit."""
    if not module.uses("keep_beside") or len(condition.items) < FEWEST:
        return None
    spent = module.table_entries
    looks: list[Look] = []
    for part in condition.items:
        look = _look(part, slot, item, scope, module)
        module.table_entries = spent  # what is computed to tell things apart is no table
        if look is None or look.cell != (looks or [look])[0].cell:
            return None
        looks.append(look)
    kept = _together(looks)
    if kept is None or sum(sight.bits for sight in kept.sights) > WIDEST:
        return None
    known: list[Kept] = module.remember("beside", list)
    if kept not in known and module.remember("beside is closed", lambda: False):
        return None
    shared = _shared_out(looks)
    if len(shared) == len(looks) or not _is_affordable(kept, shared, module):
        return None
    if kept not in known:
        known.append(kept)
    number = low.call(_reader(known.index(kept), module), low.STATE, scope.texts[looks[0].cell])
    found: low.Expr | None = None
    shift = 0
    for some in shared:
        text = _looked_up(some, number >> shift if shift else number, isinstance(condition, ir.And), item, scope, module)
        found = text if found is None else found & text if isinstance(condition, ir.And) else found | text
        shift += sum(look.seen.sights[0].bits for look in some)
    return found


def _together(looks: list[Look]) -> Kept | None:
    """All that some looks see from one cell."""
    first = looks[0].seen
    if any((look.seen.board, look.seen.holding) != (first.board, first.holding) for look in looks):
        return None
    return Kept(
        first.board,
        tuple(look.seen.sights[0] for look in looks),
        first.holding,
        frozenset().union(*(look.seen.on_board for look in looks)),
        tuple(sorted({pair for look in looks for pair in look.seen.through})),
        frozenset().union(*(look.seen.besides for look in looks)),
    )


def _entries(looks: list[Look]) -> int:
    """The entries of the table of some looks."""
    others = {expr: len(domain.values) for look in looks for expr, domain in look.others}
    return prod(others.values()) << sum(look.seen.sights[0].bits for look in looks)


def _is_affordable(kept: Kept, shared: list[list[Look]], module: Module) -> bool:
    """Whether the module has room for tables, which are counted when they come up first."""

    def counted() -> bool:
        entries = sum(map(_entries, shared))
        fits = module.table_entries + entries <= BUDGET
        module.table_entries += entries if fits else 0
        return fits

    others = tuple(expr for some in shared for look in some for expr, _ in look.others)
    return module.remember(("beside", kept, others), counted)


def _shared_out(looks: list[Look]) -> list[list[Look]]:
    """The looks in as few shares as there must be for their tables to be small."""
    for count in range(1, len(looks) + 1):
        ends = [len(looks) * k // count for k in range(count + 1)]
        shares = [looks[begin:end] for begin, end in zip(ends, ends[1:], strict=False)]
        if all(_entries(some) <= ROOM for some in shares):
            break
    return shares


def _looked_up(
    looks: list[Look], number: low.Expr, every: bool, item: ir.Type, scope: Scope, module: Module
) -> low.Expr:
    """The mask of some looks together, by the lowest bits of a number."""
    others = {expr: domain for look in looks for expr, domain in look.others}
    widths = [look.seen.sights[0].bits for look in looks]
    masks: list[int] = []
    for values in product(*(range(len(domain.values)) for domain in others.values())):
        place = dict(zip(others, values, strict=True))
        rows = [[row[_flat(look, place)] for row in look.rows] for look in looks]
        for things in product(*(range(1 << width) for width in reversed(widths))):
            found = [row[thing] if thing < len(row) else 0 for row, thing in zip(rows, reversed(things), strict=True)]
            mask = found[0]
            for one in found[1:]:
                mask = mask & one if every else mask | one
            masks.append(mask)
    low_bits = number & (1 << sum(widths)) - 1
    index = flat_text(list(others.values())) * (1 << sum(widths)) + low_bits if others else low_bits
    return lookup(masks, ir.SetOf(item), index, module, table_name("beside", scope))


def _flat(look: Look, place: dict[ir.Expr, int]) -> int:
    """The place of a combination in the rows of a look."""
    found = 0
    for expr, domain in look.others:
        found = found * len(domain.values) + place[expr]
    return found


# ---------------------------------------------------------------- what is seen


def _look(part: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> Look | None:
    """A part of a condition as a look from a cell; None if it is none."""
    free = free_slots(part)
    cells = [one for one in free if one != slot and isinstance(scope.types.get(one), ir.Cell)]
    found = changing_parts(part, frozenset(free) - frozenset(cells), scope, module) if len(cells) == 1 else None
    if found is None:
        return None
    result, made = found
    (cell,) = cells
    near = {changing: local for changing, local in made.items() if cell in free_slots(changing)}
    seen = _seen(tuple(near), cell, scope, module)
    if seen is None:
        return None
    kept, values = seen
    wide = scope
    for changing, local in made.items():
        text = low.ZERO if changing in near else module.text(changing, scope)
        wide = wide.bind(local, changing.type, text, False)
    others = [one for one in free_slots(result) if one != slot and one not in near.values()]
    slots = [*near.values(), *others]
    combined = combinations(slots, wide, module) if all(one in wide.texts for one in slots) else None
    if combined is None:
        return None
    domains, count = combined
    members = Domain(tuple(range(base_of(item), base_of(item) + size_of(item, module))), low.ZERO)
    truths = (
        evaluated(result, [*slots, slot], [*domains, members], count * len(members.values), module)
        if count * len(members.values) <= 4 * LARGEST
        else None
    )
    if truths is None:
        return None
    width = len(members.values)
    masks = [
        sum(1 << i for i, holds in enumerate(truths[start : start + width]) if holds)
        for start in range(0, len(truths), width)
    ]
    each = prod(len(domain.values) for domain in domains[len(near) :])
    rows = [tuple(masks[start : start + each]) for start in range(0, len(masks), each)]
    sight = _told_apart(kept, values, rows, domains[: len(near)], module)
    if sight is None:
        return None
    told, kinds = sight
    expressions = {local: changing for changing, local in made.items()}
    return Look(
        cell,
        told,
        tuple(
            (expressions.get(one, ir.Local(one, wide.types[one])), domain)
            for one, domain in zip(others, domains[len(near) :], strict=True)
        ),
        kinds,
    )


@dataclass(frozen=True, slots=True)
class _Values:
    """What the parts of a sight can be: by the values of all the states that they read."""

    leaves: tuple[ir.Read, ...]
    combinations: tuple[tuple[int, ...], ...]  # of what is read
    parts: tuple[tuple[int, ...], ...]  # what that makes of the parts


def _seen(parts: tuple[ir.Expr, ...], cell: int, scope: Scope, module: Module) -> tuple[Kept, _Values] | None:
    """What parts of a condition that depend on a cell see, if that is one step away; without telling it apart."""
    kind = scope.types[cell]
    assert isinstance(kind, ir.Cell)
    steps = {
        read.index[0]
        for read in nodes(parts)
        if isinstance(read, ir.Read) and read.index and free_slots(read.index[0]) == [cell]
    }
    steps = {step for step in steps if module.facts.is_static(step)}
    if len(steps) != 1:
        return None
    (step,) = steps
    back = _back(step, kind, module)
    there = ir.Local(module.slot("beside"), kind)
    moved = tuple(rewritten(part, lambda node: there if node == step else node) for part in parts)
    if back is None or any(free_slots(part) != [there.slot] for part in moved):
        return None
    return _read(moved, there, back, module)


def _back(step: ir.Expr, kind: ir.Cell, module: Module) -> tuple[int, ...] | None:
    """For each cell the one from which a step leads there (0: none); None if there may be several."""
    match step:
        case ir.Op("go", (ir.Local(), ir.Const(int(way)))) if way:
            reached = [near[way - 1] for near in module.program.boards[kind.board].neighbours]
        case _:
            return None
    found = [0] * (len(reached) + 1)
    for start, end in enumerate(reached, 1):
        if end and found[end]:
            return None
        if end:
            found[end] = start
    return tuple(found)


def _read(
    parts: tuple[ir.Expr, ...], there: ir.Local, back: tuple[int, ...], module: Module
) -> tuple[Kept, _Values] | None:
    """Which states parts read, and every value that this can give them."""
    on_board, through, besides = set[str](), set[tuple[str, str]](), set[str]()
    for node in nodes(parts):
        match node:
            case ir.Read(name, (index,)) if index == there:
                on_board.add(name)
            case ir.Read(name, (ir.Read(holder, (index,), kind),)) if index == there and counts_from_one(kind):
                through.add((name, holder))
            case ir.Read(name, index) if there.slot not in free_slots(index):
                besides.add(name)
            case ir.Read():
                return None
            case _ if isinstance(node, ir.Expr) and not _asks_only_by_reads(node, module):
                return None
    states = {*on_board, *besides, *(name for name, _ in through)}
    if not states <= watched(module):
        return None
    leaves: dict[ir.Read, int] = {}

    def as_local(node: ir.Expr) -> ir.Expr:
        if not isinstance(node, ir.Read):
            return node
        return ir.Local(leaves.setdefault(node, module.slot("leaf", len(leaves))), node.type)

    plain = [rewritten(part, as_local) for part in parts]
    scope = Scope()
    for read, slot in leaves.items():
        scope = scope.bind(slot, read.type, low.ZERO, False)
    combined = combinations(list(leaves.values()), scope, module)
    if combined is None:
        return None
    domains, count = combined
    values = [evaluated(part, list(leaves.values()), domains, count, module) for part in plain]
    if any(one is None for one in values):
        return None
    kept = Kept(
        there.type.board if isinstance(there.type, ir.Cell) else "",
        (Sight(back, parts, ()),),
        "",
        frozenset(on_board),
        tuple(sorted(through)),
        frozenset(besides),
    )
    of_parts = tuple(zip(*(one for one in values if one is not None), strict=True))
    return kept, _Values(tuple(leaves), tuple(product(*(domain.values for domain in domains))), of_parts)


def _asks_only_by_reads(node: ir.Expr, module: Module) -> bool:
    """Whether a node depends on states by what stands in it, not by itself."""
    match node:
        case ir.Call(number):
            return not module.facts.reads.by_function(number)
        case ir.Op() | ir.If() | ir.And() | ir.Or() | ir.Fold() | ir.Column():
            return True
    return module.facts.is_static(node)


def _told_apart(
    kept: Kept, values: _Values, rows: list[Row], domains: list[Domain], module: Module
) -> tuple[Kept, tuple[Row, ...]] | None:
    """A sight with its things, those with the same row being one, and the rows of these."""

    def row_of(parts: tuple[int, ...]) -> int:
        place = 0
        for value, domain in zip(parts, domains, strict=True):
            place = place * len(domain.values) + domain.values.index(value)
        return place

    (sight,) = kept.sights
    places = [row_of(parts) for parts in values.parts]
    for leaf, read in enumerate(values.leaves):
        none = nothing(read.type, module.program)
        empty = {place for place, held in zip(places, values.combinations, strict=True) if held[leaf] == none}
        if read.state in kept.on_board and len({rows[place] for place in empty}) == 1 and counts_from_one(read.type):
            break
    else:
        return None
    told: dict[Row, int] = {rows[empty.pop()]: 0}
    things = [0] * len(rows)
    for place in sorted(set(places)):
        things[place] = told.setdefault(rows[place], len(told))
    sights = (Sight(sight.back, sight.parts, tuple(things)),)
    return Kept(kept.board, sights, read.state, kept.on_board, kept.through, kept.besides), tuple(told)


# ---------------------------------------------------------------- what is written


def watched(module: Module) -> frozenset[str]:
    """The states whose writes are told, since they may be seen beside a cell."""
    return module.remember("watched", lambda: frozenset(_watched(module)) if module.uses("keep_beside") else frozenset())


def _watched(module: Module) -> Iterator[str]:
    for fold in nodes(module.program):
        if isinstance(fold, ir.Fold) and fold.op in ("all", "any") and unrolled(fold, module, steps=True) is not None:
            within = opened_within(fold, module)
            if any(isinstance(read, ir.Read) and _is_stepped(read) for read in nodes(within)):
                states = (module.states[name] for name in module.facts.reads.within(within) if name in module.states)
                yield from (one.name for one in states if module.layout.by_name[one.name].encoding.kind == "scalar")


def _is_stepped(read: ir.Read) -> bool:
    """Whether a state is read at another cell than one that is named."""
    return any(isinstance(index.type, ir.Cell) and not isinstance(index, ir.Local) for index in read.index)


def on_write(state: str, index: low.Expr, module: Module) -> list[low.Stmt]:
    """Statements after an element of a state has been written."""
    return [low.do(safe_name("wrote", state), low.STATE, index)] if state in watched(module) else []


def on_fill(state: str | None, module: Module) -> list[low.Stmt]:
    """Statements after a whole state (None: every state) has been written."""
    told = watched(module) if state is None else watched(module) & {state}
    return [low.do("forget_beside", low.STATE)] if told else []


# ---------------------------------------------------------------- what is kept


def _member(number: int, what: str) -> str:
    return f"b_{what}_{number}"


def _of(number: int, what: str) -> low.Expr:
    return low.field(_member(number, what))


def _all_kept(module: Module) -> list[Kept]:
    return module.remember("beside", list)


def _c_type(kept: Kept) -> str:
    bits = sum(sight.bits for sight in kept.sights)
    return "uint8_t" if bits <= 8 else "uint16_t" if bits <= 16 else "uint32_t"


def beside_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    found = []
    for number, kept in enumerate(_all_kept(module)):
        found.append((_c_type(kept), _member(number, "cells"), len(kept.sights[0].back)))
        found.append(("uint8_t", _member(number, "stale"), 1))
        if kept.through:
            found.append(("uint8_t", _member(number, "several"), 1))
        for holder in _holders(kept):
            found.append(("uint16_t", _member(number, safe_name("at", holder)), _values_of(holder, module)))
    return found


def stale_members(module: Module) -> list[str]:
    """The members that say whether what is kept must be found afresh."""
    return [_member(number, "stale") for number, _ in enumerate(_all_kept(module))]


def _holders(kept: Kept) -> list[str]:
    """The states on the board by what which others are indexed."""
    return sorted({holder for _, holder in kept.through})


def _values_of(state: str, module: Module) -> int:
    return size_of(module.states[state].type, module) + 1


def _reader(number: int, module: Module) -> str:
    """The function that tells the number of a cell."""
    return module.helper(
        ("beside", number),
        f"beside_{number}",
        "inline int(S* s, int cell)",
        f"if {_of(number, 'stale')}:",
        f"    find_beside_{number}(s)",
        f"return <int>{_of(number, 'cells')}[cell]",
    )


def beside_functions(module: Module) -> list[low.Function]:
    """The functions that keep what lies beside cells. From now on no more is kept."""
    module.memory["beside is closed"] = True
    if not watched(module):
        return []
    forget = Lines()
    forget.add(*(low.assign(_of(number, "stale"), 1) for number, _ in enumerate(_all_kept(module))))
    made = [_wrote(state, module) for state in sorted(watched(module))]
    for number, kept in enumerate(_all_kept(module)):
        made += [_show(number, kept, module), _find(number, kept, module)]
    return [*made, forget.function("void forget_beside(S* s)")]


def _wrote(state: str, module: Module) -> low.Function:
    """An element of a state has been written."""
    lines, index = Lines(), low.Local("index")
    for number, kept in enumerate(_all_kept(module)):
        stale = _of(number, "stale")
        holders = [holder for name, holder in kept.through if name == state]
        if state in kept.besides:
            lines.add(low.assign(stale, 1))
        elif state in kept.on_board and holders:
            lines.add(low.assign(stale, 1))
        elif state in kept.on_board:
            lines.when(low.negate(stale), low.do(f"show_beside_{number}", low.STATE, index))
        for holder in holders if state not in kept.on_board | kept.besides else ():
            at = _of(number, safe_name("at", holder))[index]
            held = _held(holder, low.Local("near"), kept, module)
            near = lines.declare("int", "near") if "cdef int near" not in lines.declared else NEAR
            lines.when(_of(number, "several"), low.assign(stale, 1))
            with lines.block(low.If(low.negate(stale))):
                lines.add(low.assign(near, at))
                lines.when(
                    low.both(low.ne(near, 0), low.eq(held, index)), low.do(f"show_beside_{number}", low.STATE, near)
                )
    return lines.function(f"inline void {safe_name('wrote', state)}(S* s, int index)")


def _held(state: str, cell: low.Expr, kept: Kept, module: Module) -> low.Expr:
    """What a state on the board holds at a cell."""
    there = ir.Local(module.slot("beside"), ir.Cell(kept.board))
    scope = Scope(pure=True).bind(there.slot, there.type, cell, True)
    return module.text(ir.Read(state, (there,), module.states[state].type), scope)


def _show(number: int, kept: Kept, module: Module) -> low.Function:
    """What lies at a cell is shown to those beside it."""
    lines, cells = Lines(), _of(number, "cells")
    there = module.slot("beside")
    scope = Scope(pure=True).bind(there, ir.Cell(kept.board), NEAR, True)
    lines.declared.append("cdef int cell")
    shift = 0
    for sight in kept.sights:
        wide = scope
        for place, part in enumerate(sight.parts):
            wide = wide.bind(module.slot("shown", place), part.type, module.text(part, scope), False)
        domains = [domain_of(module.slot("shown", place), wide, module) for place, _ in enumerate(sight.parts)]
        index = flat_text([domain for domain in domains if domain is not None])
        thing = lookup(list(sight.things), ir.Number(0, max(sight.things)), index, module, "T_things")
        back = lookup(list(sight.back), ir.Number(0, len(sight.back) - 1), NEAR, module, "T_back")
        lines.add(low.assign(SIGHT, back))
        field = ((1 << sight.bits) - 1) << shift
        shifted = thing << shift if shift else thing
        lines.when(
            low.ne(SIGHT, 0),
            low.assign(cells[SIGHT], low.cast(_c_type(kept), cells[SIGHT] & ~low.Const(field) | shifted)),
        )
        shift += sight.bits
    for holder in _holders(kept):
        _note_where(number, holder, kept, lines, module)
    return lines.function(f"void show_beside_{number}(S* s, int near)")


def _note_where(number: int, holder: str, kept: Kept, lines: Lines, module: Module) -> None:
    """Where a value lies, as long as no two cells hold the same."""
    held = _held(holder, NEAR, kept, module)
    at = _of(number, safe_name("at", holder))[held]
    lines.add(low.assign(SIGHT, at))
    lines.when(
        low.both(low.ne(held, 0), low.ne(SIGHT, 0), low.ne(SIGHT, NEAR), low.eq(_held(holder, SIGHT, kept, module), held)),
        low.assign(_of(number, "several"), 1),
    )
    lines.add(low.assign(at, low.cast("uint16_t", NEAR)))


def _find(number: int, kept: Kept, module: Module) -> low.Function:
    """All afresh: nothing is seen but where something lies."""
    lines, cells = Lines(), _of(number, "cells")
    size = len(kept.sights[0].back)
    lines.declared.append("cdef int near")
    lines.add(low.assign(_of(number, "stale"), 0))
    lines.add(low.do("memset", cells, 0, size * int(_c_type(kept)[4:-2]) // 8))
    if kept.through:
        lines.add(low.assign(_of(number, "several"), 0))
    for holder in _holders(kept):
        lines.add(low.do("memset", _of(number, safe_name("at", holder)), 0, 2 * _values_of(holder, module)))
    with lines.block(low.count(NEAR, 1, size)):
        lines.when(_held(kept.holding, NEAR, kept, module), low.do(f"show_beside_{number}", low.STATE, NEAR))
    return lines.function(f"void find_beside_{number}(S* s)")
