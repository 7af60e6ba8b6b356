"""Conditions over whole boards as bit masks, instead of loops over cells.

    count(c in grid where disc[c] == you)            ->  size of the plane of `you`
    first(c in grid where c.column == k and …)       ->  lowest bit of (constant mask of k) & …
    {c in ray(cell, s) while disc[c] == other}       ->  (constant ray of cell and s) up to its first bit not in a plane

The meaning stays, so the interpreter need not know of it, and it can be switched off.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial, reduce
from itertools import pairwise
from operator import and_, or_

from rulewright.compiler.analyse.conditions import only_where, opposite
from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import abstracted, constants, opened, unrolled
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.beside_cells import seen_beside
from rulewright.compiler.lower.masks.every import Clauses, Every, item_of
from rulewright.compiler.lower.masks.lanes import lanes
from rulewright.compiler.lower.masks.not_empty import inhabited
from rulewright.compiler.lower.masks.rays import along
from rulewright.compiler.lower.masks.shifts import Shift, moved, shifts_among, shifts_of
from rulewright.compiler.lower.own_function import lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.states import kind_of, plane_unit, plane_words, surely_inside
from rulewright.compiler.lower.stored.values import from_index
from rulewright.compiler.lower.tables import cell_mask, combinations, lookup, static_values, table, table_name
from rulewright.compiler.lower.types import c_type, converted, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.walking import nodes

FEW_ASKED = 4  # constants of which a condition is asked at once
LONG = 120  # nodes of a mask that is not repeated wherever it is asked for
WIDEST = 8  # words of a mask that is still handled whole
TURNS = 12  # so few values: one table for a whole condition before one for each of its parts


def fold_by_masks(node: ir.Fold, scope: Scope, module: Module) -> low.Expr | None:
    """An aggregate over one generator as an expression of masks; None where that does not fit."""
    if not module.uses("masks") or len(node.gens) != 1:
        return None
    gen = node.gens[0]
    ray, numbers = _ray(gen.source, scope, module), _few_numbers(gen, scope, module)
    if ray is not None:
        return _over_ray(node, gen, *ray, scope, module)
    if numbers is not None:
        every = Every(gen.slot, numbers[1], scope, module)
        found, rest = _met(numbers[0], gen.clauses, every)
        if rest and node.op == "count":
            return _counted_of_few(found, gen, rest, numbers[1].low, every)
    elif is_maskable(gen.source, module):
        every = Every(gen.slot, item_of(gen.source), scope, module)
        found, rest = narrowed(gen, scope, module)
    else:
        return None
    return None if rest else _judge(node, found, low.ONE, every)


def _counted_of_few(found: low.Expr, gen: ir.Gen, rest: Clauses, least: int, every: Every) -> low.Expr | None:
    """How many of a few constants in a mask meet what is left of the clauses, which is asked of all of them: in which
    of them it holds cannot be foretold. None where that does not fit."""
    values = constants(gen.source, every.module, steps=False)
    if values is None or len(values) > FEW_ASKED or not only_where(rest):
        return None
    for _, condition in rest:
        asked = [substituted(condition, {gen.slot: ir.Const(value, gen.type)}) for value in values]
        truths = [truth for one in asked if (truth := _asked(one, every.scope, every.module)) is not None]
        if len(truths) < len(values):
            return None
        bits = [low.cast("uint64_t", one) << value - least for one, value in zip(truths, values, strict=True)]
        found = found & reduce(or_, bits) if bits else found
    return sets.size(found, every.item, every.module)


def _asked(condition: ir.Expr | None, scope: Scope, module: Module) -> low.Expr | None:
    """Whether a condition holds, as 0 or 1, without branches; None if it may fault or takes long."""
    match condition:
        case None:
            return None
        case ir.And(items) | ir.Or(items):
            parts = [_asked(item, scope, module) for item in items]
            found = [part for part in parts if part is not None]
            join = and_ if isinstance(condition, ir.And) else or_
            return reduce(join, found) if len(found) == len(parts) else None
        case ir.Op("not", (inner,)):
            holds = _asked(inner, scope, module)
            return None if holds is None else low.eq(holds, 0)
        case ir.Call() if not module.facts.is_static(condition):
            return _asked(opened(condition, module), scope, module)
    quick = not any(isinstance(part, ir.Fold | ir.Reach | ir.Call) for part in nodes(condition))
    if module.faulting.may(condition) or not quick and not module.facts.is_static(condition):
        return None
    truth = module.lowered(condition, scope)
    return truth if isinstance(truth, low.Compare) else low.ne(truth, 0)


def numbers_mask(gen: ir.Gen, scope: Scope, module: Module) -> tuple[low.Expr, ir.Number, Clauses] | None:
    """A run or set of a few numbers, met with those of its leading `where` clauses that are masks, as a mask of one
    word; its type; the other clauses. None where nothing is gained."""
    if not module.uses("masks") or not gen.clauses or gen.clauses[0][0] != "where":
        return None
    numbers = _few_numbers(gen, scope, module)
    if numbers is None:
        return None
    source, kind = numbers
    found, clauses = _met(source, gen.clauses, Every(gen.slot, kind, scope, module))
    return None if found == source else (found, kind, clauses)


def _few_numbers(gen: ir.Gen, scope: Scope, module: Module) -> tuple[low.Expr, ir.Number] | None:
    """A run or set of a few numbers as a mask of one word, and its type."""
    kind = gen.source.type.item if isinstance(gen.source.type, ir.SetOf) else gen.type
    if not isinstance(kind, ir.Number) or kind.optional or size_of(kind, module) > 64:
        return None
    match gen.source:
        case ir.Op("subsets" | "splits"):
            return None
        case ir.Op("between" | "range", (first, last), data=None) if not (
            module.faulting.may(first) and module.faulting.may(last)  # else they are found in order
        ):
            return run_mask(module.lowered(first, scope), module.lowered(last, scope), kind, module), kind
        case ir.Const((first, last)):
            return run_mask(first, last, kind, module), kind
        case _ if isinstance(gen.source.type, ir.SetOf) and bag_of_kinds(gen.source) is None:
            return module.lowered(gen.source, scope), kind
    return None


def run_mask(first: low.Value, last: low.Value, kind: ir.Number, module: Module) -> low.Expr:
    """All numbers from one to another as a mask."""
    return low.call("rw_range", first - kind.low, last - kind.low, size_of(kind, module))


def is_maskable(source: ir.Expr, module: Module) -> bool:
    """Whether what is drawn from a set can be narrowed by masks."""
    kind = source.type
    if bag_of_kinds(source) is not None:  # is walked where it lies
        return False
    if not isinstance(kind, ir.SetOf) or isinstance(kind.item, ir.Number | ir.Step | ir.Truth):
        return False
    return set_words(kind.item, module) <= WIDEST


def _judge(node: ir.Fold, value: low.Expr, up: low.Expr, every: Every) -> low.Expr | None:
    """What an aggregate makes of the elements in a mask."""
    item, module = every.item, every.module
    itself = isinstance(node.value, ir.Local) and node.value.slot == every.slot
    match node.op:
        case "count":
            return sets.size(value, item, module)
        case "set" if itself:
            return converted(value, ir.SetOf(item), node.type, module)
        case "min" | "max" if itself and isinstance(item, ir.Number):
            name = "rw_least" if node.op == "min" else "rw_greatest"
            return low.call(name, value, item.low, nothing_of(node.type, module))
        case "first" if itself:
            nearest = value if up == low.ONE else low.call(sets.call("nearest", item, module), value, up)
            return from_index(sets.lowest(nearest, item, module), item)
        case "any" | "all":
            assert node.value is not None
            holds = mask(node.value, every)
            if holds is None:
                return None
            if node.op == "any":
                return low.negate(sets.is_nothing(every.both(value, holds), item, module))
            return sets.is_nothing(every.without(value, holds), item, module)
    return None


def narrowed(gen: ir.Gen, scope: Scope, module: Module) -> tuple[low.Expr, Clauses]:
    """The source of a generator over a set, met with those of its leading `where` clauses that are masks; the other
    clauses."""
    source, everything = module.lowered(gen.source, scope), sets.full(item_of(gen.source), module)
    if not module.uses("masks") or not is_maskable(gen.source, module):
        return source, gen.clauses
    is_whole = isinstance(gen.source, ir.Op) and gen.source.op == "whole"
    return _met(everything if is_whole else source, gen.clauses, Every(gen.slot, item_of(gen.source), scope, module))


def _met(found: low.Expr, clauses: Clauses, every: Every) -> tuple[low.Expr, Clauses]:
    """A set met with the leading `where` clauses that are masks; the clauses that are left."""
    together, at_once = _beside_and_itself(clauses, every)
    if at_once is not None:
        found = every.both(found, at_once)
    while clauses and clauses[0][0] == "where":
        kept = [part for part in _parts(clauses[0][1], every.module) if part not in together]
        while kept and (value := mask(kept[0], every)) is not None:
            found, kept = every.both(found, value), kept[1:]
        if kept:
            return found, (("where", ir.And(tuple(kept)) if len(kept) > 1 else kept[0]), *clauses[1:])
        clauses = clauses[1:]
    return found, clauses


def _beside_and_itself(clauses: Clauses, every: Every) -> tuple[list[ir.Expr], low.Expr | None]:
    """What must hold of what lies beside a cell and what of that cell itself, if both are asked; as one mask."""
    module, parts = every.module, list[ir.Expr]()
    for clause, condition in clauses:
        if clause != "where" or module.faulting.may(condition):
            break
        parts += _parts(condition, module)
    if len(parts) < 2 or every.size > TURNS:
        return [], None
    for part in parts:
        fold = opened(part, module) if isinstance(part, ir.Call) else part
        written = unrolled(fold, module, steps=module.uses("shifts")) if isinstance(fold, ir.Fold) else None
        if isinstance(written, ir.And):
            for other in parts:
                differs = other is not part and every.are_in(other)
                found = seen_beside(written, every, other) if differs else None
                if found is not None:
                    return [part, other], found
    return [], None


def _parts(condition: ir.Expr, module: Module) -> list[ir.Expr]:
    """What must hold for a condition to hold, one by one."""
    if isinstance(condition, ir.And):
        return [part for item in condition.items for part in _parts(item, module)]
    body = opened(condition, module) if isinstance(condition, ir.Call) else None
    return [condition] if not isinstance(body, ir.And) else _parts(body, module)


# ---------------------------------------------------------------- conditions


def mask(condition: ir.Expr, every: Every) -> low.Expr | None:
    """The set of all values of a slot for which a condition holds, lowered; None if it cannot be had at once. What may
    fault cannot be had: there may be no value of which it is asked."""
    return None if every.module.faulting.may(condition) else _mask(condition, every)


def _mask(condition: ir.Expr | None, every: Every) -> low.Expr | None:
    if condition is None:
        return None
    module, few = every.module, every.size <= TURNS
    if not every.are_in(condition):
        same = module.lowered(condition, every.scope)
        if same in (low.TRUE, low.FALSE, low.ZERO, low.ONE):
            return every.full if same in (low.TRUE, low.ONE) else every.empty
        return low.select(same, every.full, every.empty)
    if isinstance(condition, ir.Or | ir.Call) and few:
        whole = _abstract_mask(condition, every)
        if whole is not None:
            return whole
    match condition:
        case ir.And(items) | ir.Or(items):
            parts = [_mask(item, every) for item in items]
            found = [part for part in parts if part is not None]
            join = every.both if isinstance(condition, ir.And) else every.either
            return reduce(join, found) if len(found) == len(parts) else None
        case ir.Op("not", (ir.Op("is_empty", (source,)),)) if isinstance(source.type, ir.SetOf):
            return _mask(inhabited(source, module), every)
        case ir.Op("is_empty", (source,)) if isinstance(source.type, ir.SetOf):
            return _complement(_mask(inhabited(source, module), every), every)
        case ir.Op("not", (inner,)):
            return _complement(_mask(inner, every), every)
        case ir.Op("ne", sides):
            return _complement(_mask(ir.Op("eq", sides, ir.Truth()), every), every)
        case ir.If(test, then, otherwise):
            return _mask(ir.Or((ir.And((test, then)), ir.And((opposite(test), otherwise)))), every)
        case ir.Fold("all" | "any"):
            written = unrolled(condition, module, steps=module.uses("shifts"))
            if isinstance(written, ir.And | ir.Or):
                kept = seen_beside(written, every) if few else None
                return kept or _shared(condition, written, every)
            around = _around(condition, every)
            if around is not None:
                return around
    return (
        _element_mask(condition, every)
        or lanes(condition, every)
        or along(condition, every, partial(_of_another, every))
        or _static_mask(condition, every)
        or _mask(opened(condition, module, lets=True) if isinstance(condition, ir.Call) else None, every)
        or _abstract_mask(condition, every)
    )


def _around(condition: ir.Fold, every: Every) -> low.Expr | None:
    """What is asked of the cells some constant steps away, whichever cell they are."""
    gen, value, is_all = condition.gens[0], condition.value, condition.op == "all"
    if len(condition.gens) > 1 or value is None or not only_where(gen.clauses):
        return None
    wanted = opposite(value) if is_all else value
    near, asked = list[ir.Expr](), list[ir.Expr]()
    for part in _parts(ir.And((*(one for _, one in gen.clauses), wanted)), every.module):
        (near if every.are_in(part) else asked).append(part)
    itself = ir.Local(gen.slot, gen.type)
    cells = ir.Gen(gen.slot, gen.type, gen.source, tuple(("where", part) for part in near))
    shifts = shifts_among(ir.Fold("set", (cells,), itself, ir.SetOf(gen.type)) if near else gen.source, every)
    there = None if shifts is None or not asked else _of_another(every, ir.And(tuple(asked)), gen.slot)
    if there is None:
        return None
    found = moved(there, shifts, every)
    return _complement(found, every) if is_all else found


def _of_another(every: Every, condition: ir.Expr, slot: int) -> low.Expr | None:
    """The mask of a condition on another slot with the same values; None if it asks about the first as well."""
    return None if every.are_in(condition) else _mask(condition, replace(every, slot=slot))


def _shared(condition: ir.Expr, written: ir.Expr, every: Every) -> low.Expr | None:
    """The mask of a condition that was written out: a function of its own if it is long, which all who ask for it
    share."""
    value = _mask(written, every)
    if value is None or sum(1 for _ in walk(value)) <= LONG:
        return value
    cells = ir.SetOf(every.item)
    gathered = ir.Gen(every.slot, every.item, ir.Op("whole", (), cells), (("where", condition),))
    fold = ir.Fold("set", (gathered,), ir.Local(every.slot, every.item), cells)

    def write(inner: Scope, lines: Lines) -> None:
        found = _mask(written, replace(every, scope=inner))
        assert found is not None
        lines.add(low.returns(found))

    return lifted(fold, "mask", every.scope, every.module, write)


def _complement(value: low.Expr | None, every: Every) -> low.Expr | None:
    return None if value is None else every.without(every.full, value)


def _element_mask(condition: ir.Expr, every: Every) -> low.Expr | None:
    """Tests of `state[x]`, and of x itself."""
    module = every.module
    match condition:
        case ir.Op("is_empty", (ir.Read() as element,)):
            return _plane(element, ir.Const(0, element.type), every)
        case ir.Op("eq", (ir.Read() as element, value)) if not every.are_in(value):
            return _plane(element, value, every)
        case ir.Op("eq", (value, ir.Read() as element)) if not every.are_in(value):
            return _plane(element, value, every)
        case ir.Read(name, (_,)) if kind_of(module.states[name], module) == "bits":
            shifts = _shifts(condition, every)
            found = _plane_bits(module.states[name], low.ZERO, module)
            return None if shifts == () else moved(found, shifts, every)
        case ir.Read(name, (row, _)) if kind_of(module.states[name], module) == "bits" and not every.are_in(row):
            shifts = _shifts(condition, every)
            return None if shifts == () or every.words > 1 else moved(_row_bits(name, row, every), shifts, every)
        case ir.Read(name, (_, column)) if kind_of(module.states[name], module) == "bits" and not every.are_in(column):
            shifts = _shifts(condition, every, 0)
            return None if shifts == () or every.words > 1 else moved(_column_bits(name, column, every), shifts, every)
        case ir.Op("in", (ir.Local(slot), source)) if slot == every.slot and not every.are_in(source):
            return module.lowered(source, every.scope) if source.type == ir.SetOf(every.item) else None
        case ir.Op("eq", (ir.Local(slot), value)) if slot == every.slot and not every.are_in(value):
            return sets.single(module.lowered(value, every.scope), every.item, module)
    return None


def _shifts(element: ir.Read, every: Every, at: int = -1) -> tuple[Shift, ...] | None:
    """How the cells of a state, which are its last index or another one, lie to those of a slot: None if they are the
    same, nothing if it is not known."""
    index = element.index[at]
    if every.module.states[element.state].index[at] != every.item:
        return ()
    if isinstance(index, ir.Local):
        return None if index.slot == every.slot else ()
    return shifts_of(index, every) or ()


def _plane(element: ir.Read, value: ir.Expr, every: Every) -> low.Expr | None:
    """The cells where a state kept as planes has a value."""
    module = every.module
    state = module.states[element.state]
    shifts = _shifts(element, every) if kind_of(state, module) == "planes" else ()  # which have one index
    if shifts == ():
        return None
    if value == ir.Const(0, value.type):
        return _complement(moved(_occupied(state, module), shifts, every), every)
    lowered = module.lowered(value, every.scope)
    if module.is_some(value, every.scope):
        plane = low.Const(value.value - 1) if isinstance(value, ir.Const) else lowered - 1
        return moved(_plane_bits(state, plane, module), shifts, every)
    if shifts is not None:
        return None
    name = module.helper(
        ("plane", state.name),
        "plane",
        c_type(ir.SetOf(state.index[0]), module),
        ("S* s", "int value"),
        low.when(low.eq(low.Local("value"), 0), low.returns(every.without(every.full, _occupied(state, module)))),
        low.returns(_plane_bits(state, low.Local("value") - 1, module)),
    )
    return low.call(name, low.STATE, lowered)


def _plane_bits(state: ir.State, plane: low.Expr, module: Module) -> low.Expr:
    unit = plane_unit(state, plane, low.ZERO, module)
    each, _ = plane_words(state, module)
    return low.cast("uint64_t", unit) if each == 1 else low.cast(f"rw_set{each}*", low.address(unit))[0]


def _row_bits(name: str, row: ir.Expr, every: Every) -> low.Expr:
    """A row of a yes/no state with two indices, the second of which is that of a few cells or rows."""
    module = every.module
    state, (kind, _) = module.states[name], module.states[name].index
    at = module.lowered(row, every.scope) - base_of(kind)
    unit, full = plane_unit(state, low.ZERO, low.ZERO, module), every.full
    if module.layout.by_name[name].encoding.parts[0][0] == 1:
        found = low.cast("uint64_t", unit) >> at * every.size & full
    else:
        found = low.call("rw_bits_row", low.address(unit), at * every.size, every.size)
    return _if_inside(row, kind, found, every)


def _column_bits(name: str, column: ir.Expr, every: Every) -> low.Expr:
    """A column of a yes/no state with two indices, the first of which is that of a few cells or rows."""
    module = every.module
    state, (_, kind) = module.states[name], module.states[name].index
    width = size_of(kind, module)
    count = (every.size * width + 63) // 64
    columns = [sum(1 << place * width + at for place in range(every.size)) for at in range(width)]
    masks = table([mask >> 64 * k for mask in columns for k in range(count)], ir.Mark(), module, "T_columns")
    at = module.lowered(column, every.scope) - base_of(kind)
    unit = plane_unit(state, low.ZERO, low.ZERO, module)
    if module.layout.by_name[name].encoding.parts[0][0] == 1:
        found = low.call("rw_gathered", low.cast("uint64_t", unit), masks[at])
    else:
        found = low.call("rw_bits_column", low.address(unit), low.address(masks[at * count]), count)
    return _if_inside(column, kind, found, every)


def _if_inside(index: ir.Expr, kind: ir.Type, found: low.Expr, every: Every) -> low.Expr:
    """What was found at an index, nothing if it is none."""
    if surely_inside(index, kind, every.scope, every.module):
        return found
    at = every.module.lowered(index, every.scope) - base_of(kind)
    return low.select(low.within(at, size_of(kind, every.module)), found, every.empty)


def _occupied(state: ir.State, module: Module) -> low.Expr:
    """The cells where a state is not none."""
    item = state.index[0]
    c_type(ir.SetOf(item), module)
    value = _plane_bits(state, low.ZERO, module)
    for plane in range(1, size_of(state.type, module)):
        value = sets.either(value, _plane_bits(state, low.Const(plane), module), item, module)
    return value


def _static_mask(condition: ir.Expr, every: Every) -> low.Expr | None:
    """A condition that reads nothing that changes: a constant mask for each combination of the other locals."""
    found = every.rows(condition) if every.module.facts.is_static(condition) else None
    if found is None:
        return None
    masks = [sum(1 << place for place, holds in enumerate(row) if holds) for row in found[0]]
    return every.looked_up(masks, found[1], "masks")


def _abstract_mask(condition: ir.Expr, every: Every) -> low.Expr | None:
    """A condition that depends on few-valued parts of the position: a constant mask for each combination of their
    values."""
    for leaves in (False, True):
        found = abstracted(condition, frozenset((every.slot,)), every.scope, every.module, leaves=leaves)
        value = None if found is None else _static_mask(found[0], replace(every, scope=found[1]))
        if value is not None:
            return value
    return None


# ---------------------------------------------------------------- rays


def _ray(source: ir.Expr, scope: Scope, module: Module) -> tuple[low.Expr, low.Expr] | None:
    """A ray whose step and length are static, as a constant mask by its cell and step; and whether it climbs in index,
    1 or 0."""
    if not isinstance(source, ir.Op) or source.op != "ray" or not module.facts.is_static(source):
        return None
    slots, item = free_slots(source), ir.Cell(source.data)
    found = static_values(source, slots, None, scope, module) if set_words(item, module) <= WIDEST else None
    if found is None:
        return None
    values, index = found
    climbs = [{int(a < b) for a, b in pairwise(ray)} for ray in values]  # nothing if it is too short to tell
    if any(len(ways) > 1 for ways in climbs):
        return None
    masks = lookup([cell_mask(ray) for ray in values], ir.SetOf(item), index, module, table_name("masks", scope))
    return masks, _direction(climbs, slots, index, scope, module)


def _direction(climbs: list[set[int]], slots: list[int], index: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """Whether rays climb, lowered: a constant, or a look-up by as little as possible."""
    together = set[int]().union(*climbs)
    if len(together) < 2:
        return low.Const(min(together, default=1))
    found = combinations(slots, scope, module)
    assert found is not None
    stride = len(climbs)
    for domain in found[0]:
        count = len(domain.values)
        stride //= count
        by_value: list[set[int]] = [set() for _ in domain.values]
        for place, ways in enumerate(climbs):
            by_value[place // stride % count] |= ways
        if all(len(ways) < 2 for ways in by_value):
            climbs, index = by_value, domain.index
            break
    values = [min(ways, default=1) for ways in climbs]
    return lookup(values, ir.Truth(), index, module, table_name("climbs", scope))


def _over_ray(
    node: ir.Fold, gen: ir.Gen, value: low.Expr, up: low.Expr, scope: Scope, module: Module
) -> low.Expr | None:
    """An aggregate over a ray: all its `where`s, or a single `while` or `until`, must be masks."""
    assert isinstance(gen.source, ir.Op)
    item = ir.Cell(gen.source.data)
    every = Every(gen.slot, item, scope.bind(gen.slot, item, low.ZERO, True), module)
    for clause, condition in gen.clauses:
        fits = clause == "where" or clause in ("while", "until") and len(gen.clauses) == 1
        holds = mask(condition, every) if fits else None
        if holds is None:
            return None
        if clause == "where":
            value = every.both(value, holds)
        else:
            value = low.call(sets.call("run" if clause == "while" else "until", item, module), value, holds, up)
    return _judge(node, value, up, every)
