"""When a trial has succeeded."""

from __future__ import annotations

from rulewright.runtime.reference.world import Trial, World


def settled(w: World) -> bool:
    """Whether a trial has succeeded: nothing on the chain of frames can fail, and every prefer is noted."""
    trial, blocks = w.trial, w.code.program.blocks
    assert trial is not None
    if trial.whole:
        return not blocks[w.block].fails and not any(blocks[frame.back].fails for frame in w.frames[1:])
    if chain_needs(w):
        return False
    return len(w.noted) >= trial.prefers or _has_left(w, trial)


def chain_needs(w: World) -> bool:
    """Whether something that must be completed, here or in a calling procedure, can still fail."""
    needed, within = calls_need(w)
    block = w.code.program.blocks[w.block]
    return needed or (block.fails if within else block.needs)


def calls_need(w: World, more: tuple[int, ...] = ()) -> tuple[bool, bool]:
    """Of the return blocks on the chain of frames (and `more` behind them): whether something in one that must be completed
    can fail, and whether one stands in a scope, so that everything called from there must be carried through."""
    blocks = w.code.program.blocks
    within = False
    for number in (*(frame.back for frame in w.frames[1:]), *more):
        block = blocks[number]
        if block.fails if within else block.needs:
            return True, True
        within = within or block.scoped
    return False, within


def _has_left(w: World, trial: Trial) -> bool:
    """Whether the flow is behind the tried option."""
    return len(w.frames) < trial.depth or (len(w.frames) == trial.depth and w.block == trial.join)
