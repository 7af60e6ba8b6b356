"""Conditions over whole boards as bit masks, instead of loops over cells.

    count(c in grid where disc[c] == you)            ->  size of the plane of `you`
    first(c in grid where c.column == k and …)       ->  lowest bit of (constant mask of k) & …
    {c in ray(cell, s) while disc[c] == other}       ->  (constant ray of cell and s) up to its first bit not in a plane

A lowering at emission: the meaning stays, so the interpreter need not know of it, and it can be switched off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import abstracted, constants, opened, unrolled
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.beside_cells import seen_beside
from rulewright.compiler.lower.masks.lanes import lanes
from rulewright.compiler.lower.masks.not_empty import inhabited
from rulewright.compiler.lower.masks.rays import along
from rulewright.compiler.lower.masks.shifts import Move, moved, moves_of
from rulewright.compiler.lower.own_function import lifted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.states import kind_of, plane_unit, plane_words, state_named
from rulewright.compiler.lower.stored.values import from_index
from rulewright.compiler.lower.tables import Domain, combinations, lookup, static_values, table_name
from rulewright.compiler.lower.types import c_type, converted, nothing_of, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of
from rulewright.runtime.walking import nodes

Clauses = tuple[tuple[str, ir.Expr], ...]
FEW_ASKED = 4  # constants of which a condition is asked at once
LONG = 120  # nodes of a mask that is not repeated wherever it is asked for
WIDEST = 8  # words of a mask that is still handled whole
TURNS = 12  # so few values: one table for a whole condition before one for each of its parts


@dataclass(frozen=True, slots=True)
class Ray:
    """A list of cells as a mask, and whether it climbs in index (1 or 0)."""

    mask: low.Expr
    up: low.Expr
    board: str


def fold_by_masks(node: ir.Fold, scope: Scope, module: Module) -> low.Expr | None:
    """An aggregate over one generator as an expression of masks; None where that does not fit."""
    if not module.uses("masks") or len(node.gens) != 1:
        return None
    gen = node.gens[0]
    ray = ray_of(gen.source, scope, module)
    if ray is not None:
        return _over_ray(node, gen, ray, scope, module)
    numbers = _few_numbers(gen, scope, module)
    if numbers is not None:
        source, kind = numbers
        found, rest = _met(source, gen, kind, scope, module)
        if rest and found is not None and node.op == "count":
            return _counted_of_few(found, gen, rest, kind, scope, module)
        return None if rest or found is None else _judge(node, gen, found, low.ONE, kind, scope, module)
    if not is_maskable(gen.source, module):
        return None
    value, rest = narrowed(gen, scope, module)
    if rest:
        return None
    assert isinstance(gen.source.type, ir.SetOf)
    return _judge(node, gen, value, low.ONE, gen.source.type.item, scope, module)


def _counted_of_few(
    found: low.Expr, gen: ir.Gen, rest: Clauses, kind: ir.Number, scope: Scope, module: Module
) -> low.Expr | None:
    """How many of a few constants in a mask meet what is left of the clauses, which is asked of all of them: in which
    of them it holds cannot be foretold. None where that does not fit."""
    values = constants(gen.source, module, steps=False)
    if values is None or len(values) > FEW_ASKED or any(clause != "where" for clause, _ in rest):
        return None
    for _, condition in rest:
        held: low.Expr | None = None
        for value in values:
            one = _asked(substituted(condition, {gen.slot: ir.Const(value, gen.type)}), scope, module)
            if one is None:
                return None
            bit = low.cast("uint64_t", one) << (value - kind.low)
            held = bit if held is None else held | bit
        found = found if held is None else found & held
    return sets.size(found, kind, module)


def _asked(condition: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """Whether a condition holds, as 0 or 1, without branches; None if it may fault or takes long."""
    match condition:
        case ir.And((first, *others)) | ir.Or((first, *others)):
            found = _asked(first, scope, module)
            for other in others:
                more = _asked(other, scope, module)
                if found is None or more is None:
                    return None
                found = found & more if isinstance(condition, ir.And) else found | more
            return found
        case ir.Op("not", (inner,)):
            found = _asked(inner, scope, module)
            return None if found is None else low.eq(found, 0)
        case ir.Call() as call if not module.facts.is_static(call):
            body = opened(call, module)
            return None if body is None else _asked(body, scope, module)
    quick = not any(isinstance(part, ir.Fold | ir.Reach | ir.Call) for part in nodes(condition))
    if module.faulting.may(condition) or not quick and not module.facts.is_static(condition):
        return None
    truth = module.lowered(condition, scope)
    return truth if isinstance(truth, low.Compare) else low.ne(truth, 0)


def numbers_mask(
    gen: ir.Gen, scope: Scope, module: Module
) -> tuple[low.Expr, ir.Number, tuple[tuple[str, ir.Expr], ...]] | None:
    """A run or set of a few numbers, met with those of its leading `where` clauses that are masks, as a mask of one
    word; its type; the other clauses. None where nothing is gained."""
    if not module.uses("masks") or not gen.clauses or gen.clauses[0][0] != "where":
        return None
    numbers = _few_numbers(gen, scope, module)
    if numbers is None:
        return None
    source, kind = numbers
    found, clauses = _met(source, gen, kind, scope, module)
    return None if found is None or found == source else (found, kind, clauses)


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
            ends = (module.lowered(end, scope) - kind.low for end in (first, last))
            return low.call("rw_range", *ends, size_of(kind, module)), kind
        case ir.Const((first, last)):
            return low.call("rw_range", first - kind.low, last - kind.low, size_of(kind, module)), kind
        case _ if isinstance(gen.source.type, ir.SetOf) and bag_of_kinds(gen.source) is None:
            return module.lowered(gen.source, scope), kind
    return None


def run_mask(gen: ir.Gen, scope: Scope, module: Module) -> tuple[low.Expr, tuple[tuple[str, ir.Expr], ...]]:
    """A run of a few numbers as a mask, met with those of its leading `where` clauses that are masks; the other
    clauses."""
    assert isinstance(gen.source, ir.Op) and isinstance(gen.type, ir.Number)
    ends = (module.lowered(end, scope) - gen.type.low for end in gen.source.args)
    source = low.call("rw_range", *ends, size_of(gen.type, module))
    found, clauses = _met(source, gen, gen.type, scope, module)
    return found or source, clauses


def is_maskable(source: ir.Expr, module: Module) -> bool:
    """Whether what is drawn from a set can be narrowed by masks."""
    kind = source.type
    if bag_of_kinds(source) is not None:  # is walked where it lies
        return False
    if not isinstance(kind, ir.SetOf) or isinstance(kind.item, ir.Number | ir.Step | ir.Truth):
        return False
    return set_words(kind.item, module) <= WIDEST


def _judge(
    node: ir.Fold, gen: ir.Gen, value: low.Expr, up: low.Expr, item: ir.Type, scope: Scope, module: Module
) -> low.Expr | None:
    """What an aggregate makes of the elements in a mask."""
    itself = isinstance(node.value, ir.Local) and node.value.slot == gen.slot
    match node.op:
        case "count":
            return sets.size(value, item, module)
        case "set" if itself:
            return converted(value, ir.SetOf(item), node.type, module)
        case "min" | "max" if itself and isinstance(item, ir.Number):
            name = "rw_least" if node.op == "min" else "rw_greatest"
            return low.call(name, value, item.low, nothing_of(node.type, module))
        case "first" if itself:
            return from_index(sets.lowest(_nearest(value, up, item, module), item, module), item)
        case "any" | "all":
            assert node.value is not None
            holds = mask(node.value, gen.slot, item, scope, module)
            if holds is None:
                return None
            if node.op == "any":
                return low.negate(sets.is_nothing(sets.both(value, holds, item, module), item, module))
            return sets.is_nothing(sets.without(value, holds, item, module), item, module)
    return None


def _nearest(value: low.Expr, up: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    return value if up == low.ONE else low.call(sets.call("nearest", item, module), value, up)


def narrowed(gen: ir.Gen, scope: Scope, module: Module) -> tuple[low.Expr, tuple[tuple[str, ir.Expr], ...]]:
    """The source of a generator over a set, met with those of its leading `where` clauses that are masks; the other
    clauses."""
    assert isinstance(gen.source.type, ir.SetOf)
    item, source = gen.source.type.item, module.lowered(gen.source, scope)
    is_whole = isinstance(gen.source, ir.Op) and gen.source.op == "whole" or source == sets.full(item, module)
    if not module.uses("masks") or not is_maskable(gen.source, module):
        return source, gen.clauses
    found, clauses = _met(None if is_whole else source, gen, item, scope, module)
    return found or source, clauses


def _met(
    found: low.Expr | None, gen: ir.Gen, item: ir.Type, scope: Scope, module: Module
) -> tuple[low.Expr | None, tuple[tuple[str, ir.Expr], ...]]:
    """A set (None: everything) met with the leading `where` clauses that are masks; the clauses that are left."""
    clauses = gen.clauses
    together, at_once = _beside_and_itself(gen, item, scope, module)
    if at_once is not None:
        found = at_once if found is None else sets.both(found, at_once, item, module)
    while clauses and clauses[0][0] == "where":
        parts = [part for part in _parts(clauses[0][1], module) if part not in together]
        kept: list[ir.Expr] = []
        for part in parts:
            value = None if kept else mask(part, gen.slot, item, scope, module)
            if value is None:
                kept.append(part)
            else:
                found = value if found is None else sets.both(found, value, item, module)
        if kept:
            return found, (("where", ir.And(tuple(kept)) if len(kept) > 1 else kept[0]), *clauses[1:])
        clauses = clauses[1:]
    return found, clauses


def _beside_and_itself(
    gen: ir.Gen, item: ir.Type, scope: Scope, module: Module
) -> tuple[list[ir.Expr], low.Expr | None]:
    """What must hold of what lies beside a cell and what of that cell itself, if both are asked; as one mask."""
    parts: list[ir.Expr] = []
    for clause, condition in gen.clauses:
        if clause != "where" or module.faulting.may(condition):
            break
        parts += _parts(condition, module)
    if len(parts) < 2 or size_of(item, module) > TURNS:
        return [], None
    for part in parts:
        fold = opened(part, module) if isinstance(part, ir.Call) else part
        written = unrolled(fold, module, steps=module.uses("shifts")) if isinstance(fold, ir.Fold) else None
        if isinstance(written, ir.And):
            for other in parts:
                differs = other is not part and gen.slot in free_slots(other)
                found = seen_beside(written, gen.slot, item, scope, module, (other,)) if differs else None
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


def mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """The set of all values of a slot for which a condition holds, lowered; None if it cannot be had at once. What may
    fault cannot: there may be no value of which it is asked."""
    return None if module.faulting.may(condition) else _mask(condition, slot, item, scope, module)


def _mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    if slot not in free_slots(condition):
        if isinstance(condition, ir.Const):
            return sets.full(item, module) if condition.value else sets.empty(item, module)
        return _all_or_none(module.lowered(condition, scope), item, module)
    if isinstance(condition, ir.Or | ir.Call) and size_of(item, module) <= TURNS:
        whole = _abstract_mask(condition, slot, item, scope, module)
        if whole is not None:
            return whole
    match condition:
        case ir.And(items) | ir.Or(items):
            join = sets.both if isinstance(condition, ir.And) else sets.either
            return _joined([_mask(one, slot, item, scope, module) for one in items], join, item, module)
        case ir.Op("not", (ir.Op("is_empty", (source,)),)) if isinstance(source.type, ir.SetOf):
            some = inhabited(source, module)
            return None if some is None else _mask(some, slot, item, scope, module)
        case ir.Op("not", (inner,)):
            return _complement(_mask(inner, slot, item, scope, module), item, module)
        case ir.Op("ne", (left, right)):
            return _complement(_mask(ir.Op("eq", (left, right), ir.Truth()), slot, item, scope, module), item, module)
        case ir.Op("is_empty", (source,)) if isinstance(source.type, ir.SetOf):
            some = inhabited(source, module)
            return None if some is None else _complement(_mask(some, slot, item, scope, module), item, module)
        case ir.If(test, then, otherwise):
            no = ir.Op("not", (test,), ir.Truth())
            return _mask(ir.Or((ir.And((test, then)), ir.And((no, otherwise)))), slot, item, scope, module)
        case ir.Fold("all" | "any"):
            written = unrolled(condition, module, steps=module.uses("shifts"))
            if isinstance(written, ir.And | ir.Or):
                few = size_of(item, module) <= TURNS
                kept = seen_beside(written, slot, item, scope, module) if few else None
                return kept or _shared(condition, written, slot, item, scope, module)
    return (
        _element_mask(condition, slot, item, scope, module)
        or lanes(condition, slot, item, scope, module)
        or along(condition, slot, item, scope, module, lambda inner, bound: _mask(inner, bound, item, scope, module))
        or _static_mask(condition, slot, item, scope, module)
        or _inlined_mask(condition, slot, item, scope, module)
        or _abstract_mask(condition, slot, item, scope, module)
    )


def _shared(
    condition: ir.Expr, written: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module
) -> low.Expr | None:
    """The mask of a condition that was written out: a function of its own if it is long, which all who ask for it
    share."""
    value = _mask(written, slot, item, scope, module)
    if value is None or sum(1 for _ in walk(value)) <= LONG:
        return value
    everything = ir.Op("whole", (), ir.SetOf(item))
    gathered = ir.Gen(slot, item, everything, (("where", condition),))
    cells = ir.Fold("set", (gathered,), ir.Local(slot, item), ir.SetOf(item))

    def write(inner: Scope, lines: Lines) -> None:
        found = _mask(written, slot, item, inner, module)
        assert found is not None
        lines.add(low.returns(found))

    return lifted(cells, "mask", scope, module, write)


def _all_or_none(condition: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The mask of a condition that is the same for all."""
    if condition in (low.TRUE, low.FALSE, low.ZERO, low.ONE):
        return sets.full(item, module) if condition in (low.TRUE, low.ONE) else sets.empty(item, module)
    return low.select(condition, sets.full(item, module), sets.empty(item, module))


def _joined(parts: list[low.Expr | None], join: Any, item: ir.Type, module: Module) -> low.Expr | None:
    found: low.Expr | None = None
    for part in parts:
        if part is None:
            return None
        found = part if found is None else join(found, part, item, module)
    return found


def _complement(value: low.Expr | None, item: ir.Type, module: Module) -> low.Expr | None:
    return None if value is None else sets.without(sets.full(item, module), value, item, module)


def _element_mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """Tests of `state[x]`, and of x itself."""
    match condition:
        case ir.Op("is_empty", (ir.Read() as element,)):
            return _plane(element, ir.Const(0, element.type), slot, item, scope, module)
        case ir.Op("eq", (ir.Read() as element, value)) if slot not in free_slots(value):
            return _plane(element, value, slot, item, scope, module)
        case ir.Op("eq", (value, ir.Read() as element)) if slot not in free_slots(value):
            return _plane(element, value, slot, item, scope, module)
        case ir.Read(name, (index,)) if kind_of(state_named(name, module), module) == "bits":
            moves = _moves(condition, slot, item, scope, module)
            found = _plane_bits(state_named(name, module), low.ZERO, module)
            return None if moves == () else moved(found, moves, item, module)
        case ir.Op("in", (ir.Local(index), source)) if index == slot and slot not in free_slots(source):
            if source.type == ir.SetOf(item):
                return module.lowered(source, scope)
        case ir.Op("eq", (ir.Local(index), value)) if index == slot and slot not in free_slots(value):
            return sets.single(module.lowered(value, scope), item, module)
    return None


def _moves(element: ir.Read, slot: int, item: ir.Type, scope: Scope, module: Module) -> tuple[Move, ...] | None:
    """How the cells of a state lie to those of a slot: None if they are the same, nothing if it is not known."""
    (index,) = element.index
    if state_named(element.state, module).index != (item,):
        return ()
    if isinstance(index, ir.Local):
        return None if index.slot == slot else ()
    return moves_of(index, slot, item, scope, module) or ()


def _plane(element: ir.Read, value: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """The cells where a state kept as planes has a value."""
    state = state_named(element.state, module)
    moves = _moves(element, slot, item, scope, module) if kind_of(state, module) == "planes" else ()
    if moves == ():
        return None
    if isinstance(value, ir.Const):
        if value.value:
            return moved(_plane_bits(state, low.Const(value.value - 1), module), moves, item, module)
        if moves is None:
            return _vacant(state, module)
        return _complement(moved(_occupied(state, module), moves, item, module), item, module)
    lowered = module.lowered(value, scope)
    if module.is_some(value, scope):
        return moved(_plane_bits(state, lowered - 1, module), moves, item, module)
    if moves is not None:
        return None
    kind = c_type(ir.SetOf(state.index[0]), module)
    name = module.helper(
        ("plane", state.name),
        "plane",
        kind,
        ("S* s", "int value"),
        low.when(low.eq(low.Local("value"), 0), low.returns(_vacant(state, module))),
        low.returns(_plane_bits(state, low.Local("value") - 1, module)),
    )
    return low.call(name, low.STATE, lowered)


def _plane_bits(state: ir.State, plane: low.Expr, module: Module) -> low.Expr:
    unit = plane_unit(state, plane, low.ZERO, module)
    each, _ = plane_words(state, module)
    return low.cast("uint64_t", unit) if each == 1 else low.cast(f"rw_set{each}*", low.address(unit))[0]


def _vacant(state: ir.State, module: Module) -> low.Expr:
    """The cells where a state is none."""
    item = state.index[0]
    return sets.without(sets.full(item, module), _occupied(state, module), item, module)


def _occupied(state: ir.State, module: Module) -> low.Expr:
    """The cells where a state is not none."""
    item = state.index[0]
    c_type(ir.SetOf(item), module)
    value = _plane_bits(state, low.ZERO, module)
    for plane in range(1, size_of(state.type, module)):
        value = sets.either(value, _plane_bits(state, low.Const(plane), module), item, module)
    return value


def _static_mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """A condition that reads nothing that changes: a constant mask for each combination of the other locals."""
    if not module.facts.is_static(condition):
        return None
    others = [number for number in free_slots(condition) if number != slot]
    size = size_of(item, module)
    members = Domain(tuple(range(base_of(item), base_of(item) + size)), low.ZERO)
    found = static_values(condition, others, (slot, members), scope, module)
    if found is None:
        return None
    values, index = found
    masks = [
        sum(1 << i for i, holds in enumerate(values[start : start + size]) if holds)
        for start in range(0, len(values), size)
    ]
    return lookup(masks, ir.SetOf(item), index, module, table_name("masks", scope))


def _inlined_mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """A call of a plain function is judged by what it says."""
    body = opened(condition, module, lets=True) if isinstance(condition, ir.Call) else None
    return None if body is None else _mask(body, slot, item, scope, module)


def _abstract_mask(condition: ir.Expr, slot: int, item: ir.Type, scope: Scope, module: Module) -> low.Expr | None:
    """A condition that depends on few-valued parts of the position: a constant mask for each combination of their
    values."""
    for leaves in (False, True):
        found = abstracted(condition, frozenset((slot,)), scope, module, leaves=leaves)
        value = None if found is None else _static_mask(found[0], slot, item, found[1], module)
        if value is not None:
            return value
    return None


# ---------------------------------------------------------------- rays


def ray_of(source: ir.Expr, scope: Scope, module: Module) -> Ray | None:
    """A ray whose step and length are static, as a constant mask by its cell and step."""
    if not isinstance(source, ir.Op) or source.op != "ray" or not module.facts.is_static(source):
        return None
    item = ir.Cell(source.data)
    if set_words(item, module) > WIDEST:
        return None
    slots = free_slots(source)
    found = static_values(source, slots, None, scope, module)
    if found is None:
        return None
    values, index = found
    climbs = [_climbs(ray) for ray in values]
    if any(climb is None for climb in climbs):
        return None
    masks = [sum(1 << (cell - 1) for cell in ray) for ray in values]
    return Ray(
        lookup(masks, ir.SetOf(item), index, module, table_name("masks", scope)),
        _direction(climbs, slots, index, scope, module),
        source.data,
    )


def _climbs(ray: tuple[int, ...]) -> int | None:
    """1 if the cells of a ray ascend, 0 if they descend, 2 if it is too short to tell, None if neither."""
    if len(ray) < 2:
        return 2
    if all(a < b for a, b in zip(ray, ray[1:], strict=False)):
        return 1
    return 0 if all(a > b for a, b in zip(ray, ray[1:], strict=False)) else None


def _direction(climbs: list[int | None], slots: list[int], index: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """Whether rays climb, lowered: a constant, or a look-up by as little as possible."""
    told = {climb for climb in climbs if climb != 2}
    if len(told) <= 1:
        return low.Const(told.pop() or 0) if told else low.ONE
    found = combinations(slots, scope, module)
    assert found is not None
    domains, stride = found[0], len(climbs)
    for domain in domains:
        stride //= len(domain.values)
        by_value: list[set[int | None]] = [set() for _ in domain.values]
        for place, climb in enumerate(climbs):
            if climb != 2:
                by_value[place // stride % len(domain.values)].add(climb)
        if all(len(seen) <= 1 for seen in by_value):
            return lookup(
                [seen.pop() if seen else 1 for seen in by_value],
                ir.Truth(),
                domain.index,
                module,
                table_name("climbs", scope),
            )
    return lookup(
        [1 if climb == 2 else climb for climb in climbs], ir.Truth(), index, module, table_name("climbs", scope)
    )


def _over_ray(node: ir.Fold, gen: ir.Gen, ray: Ray, scope: Scope, module: Module) -> low.Expr | None:
    """An aggregate over a ray: all its `where`s, or a single `while` or `until`, must be masks."""
    item = ir.Cell(ray.board)
    value = ray.mask
    inner = scope.bind(gen.slot, item, low.ZERO, True)
    if len(gen.clauses) == 1 and gen.clauses[0][0] in ("while", "until"):
        clause, condition = gen.clauses[0]
        holds = mask(condition, gen.slot, item, inner, module)
        if holds is None:
            return None
        value = low.call(sets.call("run" if clause == "while" else "until", item, module), value, holds, ray.up)
    else:
        for clause, condition in gen.clauses:
            holds = mask(condition, gen.slot, item, inner, module) if clause == "where" else None
            if holds is None:
                return None
            value = sets.both(value, holds, item, module)
    return _judge(node, gen, value, ray.up, item, inner, module)
