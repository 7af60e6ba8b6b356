"""What must still be completed on a chain of calls, as `ir.Block` states it: the one definition behind the reference's
trials, the passes and what `lower/decisions/looking_ahead.py` decides at compile time. The emitted `calls_need` walks
the frames of a position by the same rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.runtime import ir


def calls_need(blocks: Sequence[ir.Block], backs: Iterable[int], within: bool = False) -> tuple[bool, bool]:
    """Of blocks where calling procedures go on, outermost first: whether something in one that must be completed can
    fail, and whether one stands in a scope, so that everything called from there must be carried through (`within`:
    already before)."""
    for number in backs:
        block = blocks[number]
        if block.fails if within else block.needs:
            return True, True
        within = within or block.scoped
    return False, within


def chain_needs(blocks: Sequence[ir.Block], backs: Iterable[int], number: int, within: bool = False) -> bool:
    """Whether something that must be completed can fail, from a block on or in a calling procedure."""
    needed, within = calls_need(blocks, backs, within)
    return needed or (blocks[number].fails if within else blocks[number].needs)
