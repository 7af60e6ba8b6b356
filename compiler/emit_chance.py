"""Chance: arriving at a draw or a roll, what can come of it, and what happens when it has come."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_bags import Bag, bag_at, tell
from rulewright.compiler.emit_collections import from_index
from rulewright.compiler.emit_context import Lines, Module
from rulewright.compiler.emit_places import Telling, assign_slot, flow_scope, read_container, write_container
from rulewright.compiler.emit_search import uses_trials
from rulewright.compiler.emit_storage import field_member
from rulewright.compiler.emit_types import base_of, c_type, set_words, size_of
from rulewright.runtime import ir


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
            lines.add(f"{total} = {sets.size(zone.held, item, module)}")
        case ir.BagOf():
            lines.add(f"{total} = {zone.bag.total() if zone.bag else f'{c_type(kind, module)}_size({zone.held})'}")
        case ir.PileOf(item):
            _take_known(zone.held, chance, kind, telling)
            lines.add(f"{total} = {c_type(ir.BagOf(item), module)}_size({zone.held}.middle)")
    with lines.block(f"if {total} == 0"):
        telling.fail(module.fault("RW603", "the rules got stuck: there is nothing left to take", chance.guard.where))
    if uses_trials(module):
        with lines.block("if t != NULL"):
            lines.add("return 0")
    lines.add(f"s.{field_member('#actor', module)} = 0")
    with lines.block("if s.r_explicit and rng == NULL"):
        lines.add(f"s.{field_member('#point', module)} = {block}", "rested(s)", "return 0")
    _draw(zone, total, chance, kind, telling)


@dataclass(frozen=True, slots=True)
class Zone:
    """What is drawn from: the variable that holds it, or the bag where it lies; and the text of its counts, if it has some."""

    held: str
    counts: str = ""
    bag: Bag | None = None


def _zone(chance: ir.Chance, telling: Telling) -> Zone:
    lines, kind = telling.lines, _kind(chance)
    bag = bag_at(chance.zone, telling) if chance.zone is not None else None
    if bag is not None:
        return Zone("", bag.counts, bag)
    held = lines.declare(c_type(kind, telling.module), "held")
    if chance.zone is None:
        assert chance.source is not None
        lines.add(f"{held} = {telling.text(chance.source)}")
        return Zone(held)
    lines.add(f"{held} = {read_container(chance.zone, telling)}")
    return Zone(held, f"{held}.n" if isinstance(kind, ir.BagOf) else f"{held}.middle.n")


def _take_known(held: str, chance: ir.Chance, kind: ir.PileOf, telling: Telling) -> None:
    """The known card on top of a pile, or at the bottom of one that has nothing else."""
    lines, module = telling.lines, telling.module
    assert chance.zone is not None
    end, bag = c_type(ir.ListOf(kind.item, kind.capacity), module), c_type(ir.BagOf(kind.item), module)
    known = lines.declare(c_type(kind.item, module), "known")
    word = "if"
    for part, condition in (
        ("top", f"{held}.top.length > 0"),
        ("bottom", f"{held}.bottom.length > 0 and {bag}_is_empty({held}.middle)"),
    ):
        with lines.block(f"{word} {condition}"):
            lines.add(f"{known} = {held}.{part}.items[0]", f"{end}_cut(&{held}.{part}, 0)")
            write_container(chance.zone, held, telling)
            assign_slot(telling, chance.slot, known)
            lines.add(f"point = {chance.to}", "continue")
        word = "elif"


def _draw(zone: Zone, total: str, chance: ir.Chance, kind: ir.BagOf | ir.PileOf | ir.SetOf, telling: Telling) -> None:
    """The outcome that the seed and the number of chance events so far give."""
    lines, module = telling.lines, telling.module
    left, index = lines.declare("int", "left"), lines.declare("int", "index")
    lines.add(f"{left} = <int>rw_bounded(rw_random64(s.r_seed, s.r_counter), {total})", "s.r_counter += 1")
    if isinstance(kind, ir.SetOf):
        name = c_type(kind, module)
        nth = f"rw_nth({zone.held}, {left})" if set_words(kind.item, module) == 1 else f"{name}_nth(&{zone.held}, {left})"
        lines.add(f"{index} = {nth}")
    else:
        lines.add(f"{index} = 0")
        with lines.block(f"while {left} >= {zone.counts}[{index}]"):
            lines.add(f"{left} -= {zone.counts}[{index}]", f"{index} += 1")
        _remove(zone, index, chance, telling)
    assign_slot(telling, chance.slot, from_index(index, kind.item, module))
    lines.add(f"point = {chance.to}")


def _remove(zone: Zone, index: str, chance: ir.Chance, telling: Telling) -> None:
    assert chance.zone is not None
    telling.lines.add(f"{zone.counts}[{index}] -= 1")
    if zone.bag is not None:
        tell(chance.zone, zone.bag, telling)
    else:
        write_container(chance.zone, zone.held, telling)


def happen(chance: ir.Chance, telling: Telling) -> None:
    """An outcome that was told (the first argument of a move): counted, removed from its zone, bound."""
    lines, module, kind = telling.lines, telling.module, _kind(chance)
    index = lines.declare("int", "index")
    lines.add("s.r_counter += 1", f"{index} = (<int><int64_t>(<Move*>given).args[0]) - {base_of(kind.item)}")
    if not isinstance(kind, ir.SetOf):
        _remove(_zone(chance, telling), index, chance, telling)
    assign_slot(telling, chance.slot, from_index(index, kind.item, module))
    lines.add(f"point = {chance.to}")


def outcomes_function(module: Module) -> str:
    """The function that lists what chance can bring at the block where the flow rests: values and weights, how many."""
    lines = Lines()
    lines.declared += ["cdef int n = 0", "cdef int i"]
    point = f"s.{field_member('#point', module)}"
    word = "if"
    for block in module.program.blocks:
        if isinstance(block.end, ir.Chance):
            with lines.block(f"{word} {point} == {block.number}"):
                _outcomes(block.end, module.program.procs[block.proc], lines, module)
            word = "elif"
    lines.add("return n")
    return lines.text("cdef int outcomes_of(S* s, int* values, int* weights) noexcept nogil")


def _outcomes(chance: ir.Chance, proc: ir.Proc, lines: Lines, module: Module) -> None:
    kind = _kind(chance)
    telling = Telling(lines, flow_scope(proc, None, module), proc, module, True)
    size, base, zone = size_of(kind.item, module), base_of(kind.item), _zone(chance, telling)
    if isinstance(kind, ir.SetOf):
        held = zone.held
        test = f"rw_has({held}, i, {size})" if set_words(kind.item, module) == 1 else f"{c_type(kind, module)}_has(&{held}, i, {size})"
        weight = "1"
    else:
        test, weight = f"{zone.counts}[i] != 0", f"{zone.counts}[i]"
    with lines.block(f"for i in range({size})"):
        with lines.block(f"if {test}"):
            lines.add(f"values[n] = i + {base}", f"weights[n] = {weight}", "n += 1")


def most_outcomes(module: Module) -> int:
    """How many outcomes a chance event can have."""
    kinds = [_kind(block.end) for block in module.program.blocks if isinstance(block.end, ir.Chance)]
    return max((size_of(kind.item, module) for kind in kinds), default=1)
