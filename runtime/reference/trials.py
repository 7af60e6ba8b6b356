"""When a trial has succeeded."""

from __future__ import annotations

from rulewright.runtime import completing
from rulewright.runtime.reference.world import Trial, World


def settled(w: World) -> bool:
    """Whether a trial has succeeded: nothing on the chain of frames can fail, and every prefer is noted."""
    trial, blocks = w.trial, w.code.program.blocks
    assert trial is not None
    if w.block == trial.bodies_end and len(w.frames) == trial.depth:
        return True
    if trial.whole:
        return not blocks[w.block].fails and not any(blocks[frame.back].fails for frame in w.frames[1:])
    if chain_needs(w):
        return False
    return len(w.noted) >= trial.prefers or _has_left(w, trial)


def chain_needs(w: World) -> bool:
    """Whether something that must be completed, here or in a calling procedure, can still fail."""
    return completing.chain_needs(w.code.program.blocks, _backs(w), w.block)


def calls_need(w: World, more: tuple[int, ...] = ()) -> tuple[bool, bool]:
    """Of the return blocks on the chain of frames (and `more` behind them): whether something in one that must be
    completed can fail, and whether one stands in a scope, so that everything called from there must be carried
    through."""
    return completing.calls_need(w.code.program.blocks, (*_backs(w), *more))


def _backs(w: World) -> list[int]:
    return [frame.back for frame in w.frames[1:]]


def _has_left(w: World, trial: Trial) -> bool:
    """Whether the flow is behind the tried option."""
    return len(w.frames) < trial.depth or (len(w.frames) == trial.depth and w.block == trial.join)
