"""Chance: arriving at a draw or a roll, what can come of it, and what happens when it has come."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.arriving import GIVEN, rest
from rulewright.compiler.lower.decisions.prepared import unpack_arg
from rulewright.compiler.lower.decisions.trials import TRYING, uses_trials
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.reached import written_blocks
from rulewright.compiler.lower.stored.bags import Bag, bag_at
from rulewright.compiler.lower.stored.lists import LyingList
from rulewright.compiler.lower.stored.piles import pile_at
from rulewright.compiler.lower.stored.places import Telling, assign_slot, container, flow_scope, tell, write_container
from rulewright.compiler.lower.stored.values import from_index
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

COUNTER = low.field("r_counter")  # of chance events


def _kind(chance: ir.Chance) -> ir.BagOf | ir.PileOf | ir.SetOf:
    kind = chance.zone.type if chance.zone is not None else chance.source.type if chance.source is not None else None
    assert isinstance(kind, ir.BagOf | ir.PileOf | ir.SetOf)
    return kind


def arrive_at_chance(block: int, chance: ir.Chance, telling: Telling) -> None:
    """A known card is taken, a random one is drawn, or the flow rests."""
    lines, module, kind = telling.lines, telling.module, _kind(chance)
    total = lines.declare("int", "total")
    zone = _zone(chance, telling)
    match kind:
        case ir.SetOf(item):
            lines.set(total, sets.size(zone.held, item, module))
        case ir.BagOf():
            lines.set(total, zone.bag.total() if zone.bag else low.call(f"{c_type(kind, module)}_size", zone.held))
        case ir.PileOf(item) if zone.bag is not None:
            lines.set(total, zone.bag.total())
            _take_lying(zone.ends, total, chance, telling)
        case ir.PileOf(item):
            _take_known(zone.held, chance, kind, telling)
            middle = low.member(zone.held, "middle")
            lines.set(total, low.call(f"{c_type(ir.BagOf(item), module)}_size", middle))
    with lines.block(low.If(low.eq(total, 0))):
        telling.fail(module.fault("RW603", "the rules got stuck: there is nothing left to take", chance.guard.where))
    if uses_trials(module):
        lines.when(TRYING, low.returns(0))
    lines.set(low.field("r_actor"), 0)
    with lines.block(low.If(low.both(low.field("r_explicit"), low.eq(low.Local("rng"), low.NULL)))):
        rest(block, telling)
    _draw(zone, total, chance, telling)


@dataclass(frozen=True, slots=True)
class Zone:
    """What is drawn from: the variable that holds it, or the bag (of a pile the middle, and its known ends) where it
    lies; and its counts, if it has some."""

    held: low.Expr
    counts: low.Expr = low.ZERO
    bag: Bag | None = None
    ends: tuple[LyingList, ...] = ()


def _zone(chance: ir.Chance, telling: Telling) -> Zone:
    lines, kind = telling.lines, _kind(chance)
    bag = bag_at(chance.zone, telling) if chance.zone is not None else None
    if bag is not None:
        return Zone(low.ZERO, bag.counts, bag)
    pile = pile_at(chance.zone, telling) if chance.zone is not None else None
    if pile is not None:
        return Zone(low.ZERO, pile.middle.counts, pile.middle, (pile.top, pile.bottom))
    held = lines.declare(c_type(kind, telling.module), "held")
    if chance.zone is None:
        assert chance.source is not None
        lines.set(held, telling.lowered(chance.source))
        return Zone(held)
    lines.set(held, container(chance.zone, telling)[0])
    return Zone(held, low.member(held, "n") if isinstance(kind, ir.BagOf) else low.member(held, "middle", "n"))


def _take_known(held: low.Expr, chance: ir.Chance, kind: ir.PileOf, telling: Telling) -> None:
    """The known card on top of a pile, or at the bottom of one that has nothing else."""
    lines, module = telling.lines, telling.module
    assert chance.zone is not None
    end, bag = c_type(ir.ListOf(kind.item, kind.capacity), module), c_type(ir.BagOf(kind.item), module)
    known = lines.declare(c_type(kind.item, module), "known")
    top, bottom, middle = (low.member(held, part) for part in ("top", "bottom", "middle"))
    for part in (top, bottom):
        is_there = low.gt(low.member(part, "length"), 0)
        if part is bottom:
            is_there = low.both(is_there, low.call(f"{bag}_is_empty", middle))
        with lines.block(low.If(is_there), chained=part is bottom):
            lines.set(known, low.member(part, "items")[0])
            lines.add(low.do(f"{end}_cut", low.address(part), 0))
            write_container(chance.zone, held, telling)
            _come(chance, known, telling)
            lines.add(low.Continue())


def _take_lying(ends: tuple[LyingList, ...], others: low.Expr, chance: ir.Chance, telling: Telling) -> None:
    """The same where the pile lies; `others` are those in its middle."""
    lines, (top, bottom) = telling.lines, ends
    assert chance.zone is not None
    known = lines.declare(c_type(top.item, telling.module), "known")
    for end in (top, bottom):
        is_there = low.gt(end.size(), 0)
        with lines.block(low.If(low.both(is_there, low.eq(others, 0)) if end is bottom else is_there)):
            lines.add(low.assign(known, end.at(low.ZERO)), end.cut(low.ZERO))
            tell(chance.zone, end.flat, telling)
            _come(chance, known, telling)
            lines.add(low.Continue())


def _come(chance: ir.Chance, value: low.Expr, telling: Telling) -> None:
    """An outcome is bound, and the flow goes on."""
    assign_slot(telling, chance.slot, value)
    telling.lines.set(low.Local("point"), chance.to)


def _draw(zone: Zone, total: low.Expr, chance: ir.Chance, telling: Telling) -> None:
    """The outcome that the seed and the number of chance events so far give."""
    lines, module, kind = telling.lines, telling.module, _kind(chance)
    left, index = lines.declare("int", "left"), lines.declare("int", "index")
    random = low.call("rw_random64", low.field("r_seed"), COUNTER)
    lines.set(left, low.cast("int", low.call("rw_bounded", random, total)))
    lines.set(COUNTER, 1, "+")
    if isinstance(kind, ir.SetOf):
        lines.set(index, sets.nth(zone.held, left, kind.item, module))
    elif zone.bag is not None:
        lines.set(index, low.call("rw_bytes_pick", zone.counts, size_of(kind.item, module), left))
    else:
        lines.set(index, 0)
        with lines.block(low.While(low.ge(left, zone.counts[index]))):
            lines.add(low.assign(left, zone.counts[index], "-"), low.assign(index, 1, "+"))
    _remove(zone, index, chance, telling)
    _come(chance, from_index(index, kind.item), telling)


def _remove(zone: Zone, index: low.Expr, chance: ir.Chance, telling: Telling) -> None:
    """What was drawn is taken out of its zone; a roll leaves everything as it is."""
    if isinstance(_kind(chance), ir.SetOf):
        return
    assert chance.zone is not None
    telling.lines.set(zone.counts[index], 1, "-")
    if zone.bag is not None:
        tell(chance.zone, zone.bag.flat, telling)
    else:
        write_container(chance.zone, zone.held, telling)


def happen(chance: ir.Chance, telling: Telling) -> None:
    """An outcome that was told (the first argument of a move): counted, removed from its zone, bound."""
    lines, kind = telling.lines, _kind(chance)
    index = lines.declare("int", "index")
    lines.set(COUNTER, 1, "+")
    lines.set(index, unpack_arg(GIVEN, 0, kind.item, telling.module) - base_of(kind.item))
    if not isinstance(kind, ir.SetOf):
        _remove(_zone(chance, telling), index, chance, telling)
    _come(chance, from_index(index, kind.item), telling)


def outcomes_function(module: Module) -> low.Function:
    """The function that lists what chance can bring at the block where the flow rests: values and weights, how many."""
    lines = Lines()
    lines.local("int", "n", value=0)
    lines.local("int", "i")
    point = low.field("r_point")
    events = {block.number: block for block in written_blocks(module) if isinstance(block.end, ir.Chance)}
    for number in lines.cases(point, events):
        _outcomes(events[number], lines, module)
    lines.add(low.returns(low.Local("n")))
    return lines.function("int", "outcomes_of", "S* s", "int* values", "int* weights", known_as="rules_outcomes")


def _outcomes(block: ir.Block, lines: Lines, module: Module) -> None:
    i, n, values, weights = low.names("i", "n", "values", "weights")
    chance, proc = block.end, module.program.procs[block.proc]
    assert isinstance(chance, ir.Chance)
    kind = _kind(chance)
    zone = _zone(chance, Telling(lines, flow_scope(proc, None, module), proc, module, True))
    if isinstance(kind, ir.SetOf):
        weight: low.Expr = low.ONE
        test = sets.has(zone.held, i, kind.item, module)
    else:
        weight = zone.bag.count(i) if zone.bag is not None else zone.counts[i]
        test = low.ne(weight, 0)
    told = (low.assign(values[n], i + base_of(kind.item)), low.assign(weights[n], weight), low.assign(n, 1, "+"))
    lines.add(low.loop(i, 0, size_of(kind.item, module), low.when(test, *told)))


def most_outcomes(module: Module) -> int:
    """How many outcomes a chance event can have."""
    kinds = [_kind(block.end) for block in module.program.blocks if isinstance(block.end, ir.Chance)]
    return max((size_of(kind.item, module) for kind in kinds), default=1)
