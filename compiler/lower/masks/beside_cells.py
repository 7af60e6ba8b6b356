"""A condition on a few values and on what lies beside a cell is looked up by a number that is kept of the cell.

all(d in Direction where tile[cell + d] is not empty: hand.edges[d - k] == edge(cell + d, d + 2))      for all turns k
    each of four directions shows one of four things (seen_beside.py): eight bits for each cell, written anew when
    something is laid beside it (cell_numbers.py)
    ->  a table by hand and these bits of the turns k for which it holds
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import product
from math import prod
from operator import and_, or_
from typing import Any

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.cell_numbers import Kept, reader
from rulewright.compiler.lower.kept.seen_beside import Look, look, look_at_itself
from rulewright.compiler.lower.masks.every import Every
from rulewright.compiler.lower.tables import flat_index
from rulewright.runtime import ir

ROOM = (32768, 8192)  # entries of a table by what is beside a cell, if there is one or if there are two of them
SHARES = 2  # tables for one condition: in more it is looked up no sooner than the cells are looked at
FEWEST = 3  # cells to look at, for the same reason
WIDEST = 32  # bits of a number
Join = Callable[[Any, Any], Any]  # `and_` or `or_`, of numbers and of expressions


def seen_beside(condition: ir.And | ir.Or, every: Every, *itself: ir.Expr) -> low.Expr | None:
    """The mask of a condition that was written out, looked up by what lies beside a cell; None where it does not fit.
    With it go parts of a condition, which must hold as well, that ask what the cell itself always is."""
    scope, module = every.scope, every.module
    if not module.uses("keep_beside") or len(condition.items) < FEWEST:
        return None
    spent = module.written.constants.computed
    looks: list[Look] = []
    for part in (*condition.items, *itself):
        if len(looks) < len(condition.items):
            found = look(part, every.slot, every.item, scope, module)
        else:
            found = look_at_itself(part, every.slot, every.item, looks[0], scope, module)
        module.written.constants.computed = spent  # what is computed to tell things apart is no table
        if found is None or _entries([found] * -(len(condition.items) // -SHARES)) > ROOM[-1]:  # the others are alike
            return None
        looks.append(found)
    kept, shared = _together(looks), _shared_out(looks)
    if kept is None or shared is None or not _is_affordable(kept, shared, module):
        return None
    read = reader(kept, module)
    if read is None:
        return None
    join, shift, masks = and_ if isinstance(condition, ir.And) else or_, 0, []
    number = low.call(read, low.STATE, scope.values[looks[0].cell])
    for some in shared:
        here = number >> shift if shift else number
        shift += _bits(some)
        here = here & (1 << _bits(some)) - 1 if shift < _bits(looks) else here
        masks.append(_looked_up(some, here, join, every))
    return reduce(join, masks)


def _together(looks: list[Look]) -> Kept | None:
    """All that some looks see, if they look from one cell and something lies where all see something."""
    same = {(one.cell, one.sources.board, one.sources.holding) for one in looks}
    if len(same) > 1 or _bits(looks) > WIDEST:
        return None
    sources = [one.sources for one in looks]
    return Kept(
        looks[0].sources.board,
        looks[0].sources.holding,
        tuple(one.sight for one in looks),
        frozenset().union(*(one.on_board for one in sources)),
        frozenset().union(*(one.through for one in sources)),
        frozenset().union(*(one.besides for one in sources)),
    )


def _bits(looks: list[Look]) -> int:
    return sum(one.sight.bits for one in looks)


def _shared_out(looks: list[Look]) -> list[list[Look]] | None:
    """The looks in as few shares as there must be for their tables to be small."""
    for count in range(1, SHARES + 1):
        ends = [len(looks) * k // count for k in range(count + 1)]
        shares = [looks[begin:end] for begin, end in zip(ends, ends[1:], strict=False)]
        if all(_entries(some) <= ROOM[count - 1] for some in shares):
            return shares
    return None


def _entries(looks: list[Look]) -> int:
    """The entries of the table of some looks."""
    others = {expr: len(domain.values) for one in looks for expr, domain in one.others}
    return prod(others.values()) << _bits(looks)


def _is_affordable(kept: Kept, shared: list[list[Look]], module: Module) -> bool:
    """Whether the module has room for tables, which are counted when they come up first."""

    def counted() -> bool:
        entries = sum(map(_entries, shared))
        constants, fits = module.written.constants, module.written.constants.affords(entries)
        constants.computed += entries if fits else 0
        return fits

    others = tuple(expr for some in shared for one in some for expr, _ in one.others)
    return module.remember(("beside", kept, others), counted)


def _looked_up(looks: list[Look], here: low.Expr, join: Join, every: Every) -> low.Expr:
    """The mask of some looks together, by what they see here."""
    domains = {expr: domain for one in looks for expr, domain in one.others}
    sizes = {expr: len(domain.values) for expr, domain in domains.items()}
    rows = tuple((one.rows, tuple(expr for expr, _ in one.others), one.sight.bits) for one in looks)
    key = ("beside", rows, tuple(sizes.items()), join)
    masks = every.module.remember(key, lambda: _masks(looks, sizes, join))
    index = here * prod(sizes.values()) + flat_index(list(domains.values())) if domains else here
    return every.looked_up(masks, index, "beside")


def _masks(looks: list[Look], sizes: dict[ir.Expr, int], join: Join) -> list[int]:
    """The entries of the table of some looks, by what they see and by what else they depend on: of all that could be
    seen little ever is, so that few parts of the table are used."""
    found: list[list[int]] = []
    for values in product(*map(range, sizes.values())):
        place = dict(zip(sizes, values, strict=True))
        masks = [-1 if join is and_ else 0]
        for one in looks:
            flat = 0
            for expr, _ in one.others:
                flat = flat * sizes[expr] + place[expr]
            things = [row[flat] for row in one.rows] + [0] * ((1 << one.sight.bits) - len(one.rows))
            masks = [join(mask, thing) for thing in things for mask in masks]
        found.append(masks)
    return [mask for seen in zip(*found, strict=True) for mask in seen]
