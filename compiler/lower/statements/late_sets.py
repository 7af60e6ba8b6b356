"""A large set that is only used where it is not empty is made there.

let done = {feature(s) for s in concerned where …}     ->      if any(s in concerned where …: feature(s) is there)
if done is not empty                                               let done = {feature(s) for s in concerned where …}
    …                                                              …

Whether there is a member is seen sooner than a set of thousands is cleared, filled and looked through; it is found
twice where there is one.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.rewrite import uses_of
from rulewright.compiler.lower.masks.conditions import WIDEST
from rulewright.compiler.lower.masks.not_empty import inhabited
from rulewright.compiler.lower.stored.places import Telling
from rulewright.compiler.lower.types import set_words
from rulewright.runtime import ir


def made_late(first: ir.Stmt, second: ir.Stmt, telling: Telling) -> ir.Stmt | None:
    """What can stand for two statements; None if they must be made one after the other."""
    match first, second:
        case (ir.Assign(slot, source), ir.When(ir.Op("not", (ir.Op("is_empty", (ir.Local(asked),)),)), _, ())) if (
            slot == asked and isinstance(source.type, ir.SetOf)
        ):
            pass
        case _:
            return None
    module = telling.module
    if not module.uses("late_sets") or telling.proc.suspends or set_words(source.type.item, module) <= WIDEST:
        return None
    some = None if module.faulting.may(source) else inhabited(source, module)
    if some is None or uses_of(slot, telling.proc.body) != uses_of(slot, second):
        return None
    return replace(second, condition=some, then=(first, *second.then))
