"""Whether runs along rays from a cell are long enough together: some cells around it, which are known, are all good.

any(s in half: 1 + count(x in ray(c, s) while good(x)) + count(x in ray(c, back(s)) while good(x)) >= 4)
    ->  one of a few constant sets, by c, lies within the set of good cells

Where good(c) is asked besides, c is in all of these sets.
"""

from __future__ import annotations

from itertools import product

from rulewright.compiler.analyse.conditions import is_there
from rulewright.compiler.analyse.rewrite import free_slots, substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened, unrolled
from rulewright.compiler.lower.masks.conditions import mask
from rulewright.compiler.lower.masks.every import Every
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import cell_mask, static_values, table, table_name
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir

MOST = 16  # sets that are looked at for one cell
CELLS = 63  # of a board: one bit is left for
NEVER = (1 << 64) - 1  # a set that lies within none

Ray = tuple[int, ...]


def in_windows(node: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """A condition on the runs from a cell as one on sets of cells; None where that does not fit."""
    said = opened(node, module) if isinstance(node, ir.Call) else node
    fold, *besides = said.items if isinstance(said, ir.And) else (said,)
    if said is None or not isinstance(fold, ir.Fold) or not module.uses("windows") or module.faulting.may(said):
        return None
    ways = _ways(unrolled(fold, module, steps=True), module)
    gens = [gen for _, runs in ways for gen in runs]
    if not gens or module.effort.is_long(fold):
        return None
    first, cells = gens[0], free_slots(gens[0].source)
    good = {substituted(gen.clauses[0][1], {gen.slot: ir.Local(first.slot, first.type)}) for gen in gens}
    alike = len(good) == 1 and all(gen.type == first.type and free_slots(gen.source) == cells for gen in gens)
    if not alike or size_of(first.type, module) > CELLS:
        return None
    inside = scope.bind(first.slot, first.type, low.ZERO, True)
    good_one = good.pop()
    held = mask(good_one, Every(first.slot, first.type, inside, module))
    rays: dict[ir.Expr, list[Ray]] = {}
    place: low.Expr = low.ZERO
    for gen in gens:
        found = static_values(gen.source, cells, None, scope, module)
        if found is None:
            return None
        rays[gen.source], place = found
    windows = [
        sorted({one for wanted, runs in ways for one in _windows(wanted, [rays[run.source][at] for run in runs])})
        for at in range(len(rays[first.source]))
    ]
    if besides:
        middles = _middles(besides, good_one, first, cells, scope, module)
        if middles is None:
            return None
        windows = [sorted({one | middle for one in some}) for some, middle in zip(windows, middles, strict=True)]
    return None if held is None else _any_within(windows, place, held, first.type, scope, module)


def _ways(condition: ir.Expr | None, module: Module) -> list[tuple[int, list[ir.Gen]]]:
    """The conditions on runs of which one must hold, if all are such."""
    found = [_runs(part, module) for part in condition.items] if isinstance(condition, ir.Or) else []
    ways = [way for way in found if way is not None]
    return ways if len(ways) == len(found) else []


def _runs(condition: ir.Expr, module: Module) -> tuple[int, list[ir.Gen]] | None:
    """How many cells are wanted in all, and the runs of which they are, if a condition says that."""
    match condition:
        case ir.Op("ge", (total, ir.Const(wanted))):
            pass
        case _:
            return None
    runs, waiting = [], [total]
    while waiting:
        match waiting.pop():
            case ir.Op("add", args):
                waiting += args
            case ir.Const(number, ir.Number()):
                wanted -= number
            case ir.Call() as call if (body := opened(call, module)) is not None:
                waiting.append(body)
            case ir.Fold("count", (ir.Gen(source=ir.Op("ray"), clauses=(("while", _),)) as gen,), None):
                runs.append(gen)
            case _:
                return None
    return wanted, runs


def _middles(
    besides: list[ir.Expr], good: ir.Expr, first: ir.Gen, slots: list[int], scope: Scope, module: Module
) -> list[int] | None:
    """What must be good besides, at every place: the cell from which the rays go, if nothing else is asked."""
    if len(slots) != 1:
        return None
    cell = ir.Local(slots[0], first.type)
    good_itself, there = substituted(good, {first.slot: cell}), is_there(cell)
    found = static_values(cell, slots, None, scope, module)
    if found is None or good_itself not in besides or not {*besides} <= {good_itself, there}:
        return None
    cells = found[0]
    return None if 0 in cells and there not in besides else [cell_mask((cell,)) or NEVER for cell in cells]


def _windows(wanted: int, rays: list[Ray]) -> list[int]:
    """The least sets of cells that make runs along rays so long in all."""
    lengths = product(*(range(len(ray) + 1) for ray in rays))
    return [
        cell_mask(tuple(cell for ray, length in zip(rays, chosen, strict=True) for cell in ray[:length]))
        for chosen in lengths
        if sum(chosen) == max(wanted, 0)
    ]


def _any_within(
    windows: list[list[int]], place: low.Expr, held: low.Expr, cell: ir.Type, scope: Scope, module: Module
) -> low.Expr | None:
    """Whether one of the sets at a place lies within another."""
    width = max(map(len, windows))
    if not 0 < width <= MOST:
        return None
    flat = [window for some in windows for window in (*some, *(NEVER for _ in range(width - len(some))))]
    every = table(flat, ir.SetOf(cell), module, table_name("windows", scope))
    return low.call("rw_any_within", low.address(every[place * width]), width, held)
